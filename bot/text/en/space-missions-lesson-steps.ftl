### What Space Missions' guided part is, and what each of its steps shows: for the closing page of a learner who missed it.

sms-lesson-part = the first year, 1962, step by step. You may play on after it, to 1969 at the latest.
sms-lesson-mechanic-shows = a specialist with fuel and a backup
sms-lesson-astronaut-shows = training and fuel for later years
sms-lesson-spy-shows = the Spy, who copies a specialist
sms-lesson-major-shows = a major problem, removed in a test
sms-lesson-scientist-shows = the Scientist, who tests, too
sms-lesson-minor-shows = minor problems, removed in a test
sms-lesson-engineer-shows = the Engineer, with fuel or a better craft
sms-lesson-announce-shows = announcing a mission
sms-lesson-load-shows = loading what helps in flight
sms-lesson-launch-shows = the launch, after the event of the year
sms-lesson-solve-shows = a problem in flight, solved with a backup
sms-lesson-bonus-shows = a mission bonus
