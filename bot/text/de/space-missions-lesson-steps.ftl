### Was der geführte Teil von Space Missions ist und was jeder Schritt zeigt: für die letzte Seite, wenn er ausfiel.

sms-lesson-part = Schritt für Schritt das erste Jahr, 1962. Danach kannst du weiterspielen, längstens bis 1969.
sms-lesson-mechanic-shows = ein Spezialist mit Treibstoff und einer Reserve
sms-lesson-astronaut-shows = Training und Treibstoff für spätere Jahre
sms-lesson-spy-shows = der Spion, der einen Spezialisten kopiert
sms-lesson-major-shows = ein großes Problem, im Test entfernt
sms-lesson-scientist-shows = der Wissenschaftler, der auch testet
sms-lesson-minor-shows = kleine Probleme, im Test entfernt
sms-lesson-engineer-shows = der Ingenieur, mit Treibstoff oder einem besseren Fluggerät
sms-lesson-announce-shows = eine Mission ankündigen
sms-lesson-load-shows = laden, was im Flug hilft
sms-lesson-launch-shows = der Start nach dem Ereignis des Jahres
sms-lesson-solve-shows = ein Problem im Flug, mit einer Reserve gelöst
sms-lesson-bonus-shows = ein Missionsbonus
