### The rules of Space Missions in our own words. Refusals cite these paragraphs by number.

sms-rules-line = - { $what }
sms-rules-line-marked = - { $what } *

sms-rules-topic-goal = 1. What it is about
sms-rules-goal-1 = **1.1** It is { $first }, and you lead a space agency. Year by year you hire specialists, develop craft, test technologies and fly missions, from the first rocket to the first humans on the Moon.
sms-rules-goal-2 = **1.2** Eight missions are open to all. Successes bring points, the first one with a mission brings more. A mission that fails brings a little, lost astronauts cost some.
sms-rules-goal-3 = **1.3** After { $last } at the latest, or after the year of the first Moon landing, most points win.

sms-rules-topic-year = 2. A year
sms-rules-year-1 = **2.1** A year has these phases: actions, a new order, announcing missions, shuffling, the event, flights, scoring them, tidying up. Everybody finishes a phase before the next begins, and one seat acts at a time.
sms-rules-year-2 = **2.2** What is begun is finished first: while a choice is due, nothing else can be done.
sms-rules-year-3 = **2.3** Everybody begins with { $start } points, rocket, satellite and capsule of level 1 and a lunar module. Who acts second in the first year gets an enhancement of choice before it, who acts third a fuel, who acts fourth both.
sms-rules-year-4 = **2.4** At the end of a year you keep at most { $kept } tokens of each kind.

sms-rules-topic-specialists = 3. Specialists
sms-rules-specialists-1 = **3.1** Each year you have all { $count } specialists again and use at most { $most } of them: with one card left you have to pass.
sms-rules-specialists-2 = **3.2** On your turn you play one specialist, choose exactly one of its blocks and do all its actions from top to bottom. Only your newest card lies open.
sms-rules-specialists-3 = **3.3** Or you pass: you are out for this year and take the next place in the order of all that follows, up to next year's actions.
sms-rules-specialists-4 = **3.4** These are the specialists and their blocks:

sms-rules-topic-actions = 4. Actions
sms-rules-actions-1 = **4.1 Enhancement:** take one of your choice: control, thrust, sensor or life-support backup, or extra payload.
sms-rules-actions-2 = **4.2** Tokens come from a common supply. What is not there cannot be taken; when it runs short, you get what is left.
sms-rules-actions-3 = **4.3 Copy:** use a block of a specialist that lies open before somebody else, as if you had played it; alone, before the Automa.
sms-rules-actions-4 = **4.4** A copied Spy copies nothing.
sms-rules-actions-5 = **4.5 Take back:** one of your played specialists returns to your hand and can be played again.
sms-rules-actions-6 = **4.6** The Spy that you just used cannot be taken back.
sms-rules-actions-7 = **4.7 Fuel, training, inspection:** take one. You never own more than one inspection.
sms-rules-actions-8 = **4.8 Pass:** as in 3.3. **Test:** see topic 5. **Develop:** see topic 6.
sms-rules-actions-9 = **4.9** An action that cannot be done counts as done.

sms-rules-topic-tests = 5. Tests
sms-rules-tests-1 = **5.1** A test looks at cards of one of your technology decks that has any. It shows you what is coming, and it can rid you of problems. What you draw, nobody else sees.
sms-rules-tests-2 = **5.2** The Tester draws one card after another, up to three; stop when you like. Once you have removed or returned a card you draw no more.
sms-rules-tests-3 = **5.3** The Scientist draws two cards at once.
sms-rules-tests-4 = **5.4** Some of what you drew may leave the game for good: with the Tester one major or one minor problem, with the Scientist up to two minor ones. Everybody sees what was removed.
sms-rules-tests-5 = **5.5** Remove before you put the first card back.
sms-rules-tests-6 = **5.6** The rest goes back, each card to any place of its deck. Places matter for later tests and looks alone, since a deck is shuffled before it is used in a mission.

sms-rules-topic-craft = 6. Craft
sms-rules-craft-1 = **6.1** Rocket, satellite and capsule have three levels each, the lunar module has one. To develop is to raise one of the three by one level.
sms-rules-craft-2 = **6.2** Level 3 is the highest. All lower levels stay yours.
sms-rules-craft-3 = **6.3** A rocket needs its fuel and carries so many tons, less the farther the orbit: suborbital, Earth orbit, lunar transit.
sms-rules-craft-4 = **6.4** Satellite, capsule and lunar module weigh something. Where it is too much, each extra payload on the rocket carries one ton more, as far as there are slots.
sms-rules-craft-5 = **6.5** Each craft has slots for certain enhancements; a capsule also has seats and places for training.
sms-rules-craft-6 = **6.6** Each upgrade of rocket or capsule shuffles one of { $upgrades } minor problems into your thrust or life-support deck: new craft are less tried.
sms-rules-craft-7 = **6.7** These are the craft, level by level:

sms-rules-topic-announce = 7. Announcing and loading
sms-rules-announce-1 = **7.1** In the order of play everybody may announce one of the eight missions, openly. What was flown before can be flown again. Whoever announces nothing stays on the ground this year.
sms-rules-announce-2 = **7.2** You fly with any level of your craft that you have reached.
sms-rules-announce-3 = **7.3** The levels must be at least those that the mission asks for.
sms-rules-announce-4 = **7.4** Only what the mission asks for is carried; some fly the bare rocket.
sms-rules-announce-5 = **7.5** Some missions ask for successes of yours before them.
sms-rules-announce-6 = **7.6** The rocket must be able to carry it to its orbit, if need be with extra payload.
sms-rules-announce-7 = **7.7** The rocket needs all its fuel.
sms-rules-announce-8 = **7.8** An astronaut takes each seat. If they run short, you fly with those there are; you need at least one.
sms-rules-announce-9 = **7.9** Fuel, extra payload, astronauts and your inspection go aboard by themselves. Of the backups and the training that you own you choose what to load.
sms-rules-announce-10 = **7.10** A backup needs a slot of its kind, training a place in the capsule. What no card of the flight asks for may go aboard as well: an event may take it in place of another.
sms-rules-announce-11 = **7.11** Only what is aboard can help, and whatever is aboard is gone afterwards.

sms-rules-topic-event = 8. The event
sms-rules-event-1 = **8.1** Once all missions are announced the event of the year is turned up. It concerns everybody who flies. Where it takes one of several things, you choose which.
sms-rules-event-2 = **8.2** You may call your mission off: the inspection is gone, all else stays yours, and there are neither points nor a bonus.
sms-rules-event-3 = **8.3** A technical problem or a backup failure hits missions that use its technology: you lose one of the tokens shown, or your inspection. If you have neither, a technical problem makes you abort; a backup failure does nothing more.
sms-rules-event-4 = **8.4** An unprotected loss takes the token if it is aboard; the inspection does not help.
sms-rules-event-5 = **8.5** Space sickness injures an astronaut on every manned mission.
sms-rules-event-6 = **8.6** { $pile } of the { $count } events are in the pile: of those marked * { $removed } lie in the box, nobody knows which. The events are:

sms-rules-topic-flight = 9. The flight
sms-rules-flight-1 = **9.1** A flight goes through its steps one after another. In each step a craft is active, and you draw a card for each technology of the step. Backups help only on the active craft.
sms-rules-flight-2 = **9.2** Training comes from the capsule and needs a healthy astronaut.
sms-rules-flight-3 = **9.3** Before the event everybody who flies shuffles the decks that the mission uses.
sms-rules-flight-4 = **9.4** A minor problem is solved by a fitting token; else it has its consequence. A major problem is made minor by a token first, and may then be solved by another. Nothing has to be spent.
sms-rules-flight-5 = **9.5** Abort: the mission has failed. With astronauts aboard the last step is still played, to bring them home; without, it is over at once.
sms-rules-flight-6 = **9.6** Whoever gets through all steps without an abort, and with somebody alive on a manned mission, has succeeded.

sms-rules-topic-technologies = 10. Technologies
sms-rules-technologies-1 = **10.1** Each technology has its own tokens that help, as listed below.
sms-rules-technologies-2 = **10.2** Everybody has a deck of five cards for each of six technologies: one major problem, two minor ones, one card without a problem, and a fifth that is either minor or none.
sms-rules-technologies-3 = **10.3** Of your six fifth cards two are minor problems and four are none; which is which you find out by and by. What problems do and what helps:

sms-rules-topic-astronauts = 11. Astronauts
sms-rules-astronauts-1 = **11.1** A single injury turns a healthy astronaut to the injured side; only if nobody aboard is healthy does it strike an injured one. As many injuries as there are astronauts are yours to distribute, also two to the same one, and so are losses.
sms-rules-astronauts-2 = **11.2** An astronaut who is injured twice is lost. Each one lost costs { $points } points at once.
sms-rules-astronauts-3 = **11.3** When nobody is left aboard, the mission is over and has failed.

sms-rules-topic-rewards = 12. After the flight
sms-rules-rewards-1 = **12.1** A failure brings as many points as the number of the step in which it first went wrong; 0 if the event did it. You may remove one of the cards drawn in it from the game.
sms-rules-rewards-2 = **12.2** After a bonus the drawn cards go back to any places of their decks, all tokens aboard go to the supply, used or not, and the craft come home to you.
sms-rules-rewards-3 = **12.3** A success brings the points of the mission and counts in its categories. The first success with a mission pays more, counts for media if the mission is marked so, and turns the mission grey; from then on it pays the lower points.
sms-rules-rewards-4 = **12.4** Success or not, each healthy astronaut who comes home brings a point, and you take a mission bonus.

sms-rules-topic-bonuses = 13. Mission bonuses
sms-rules-bonuses-1 = **13.1** Each year offers two bonuses; whoever flew takes one of them. One of the two always removes a card drawn in the mission, on top of the removal after a failure.
sms-rules-bonuses-2 = **13.2** Only what can be done is offered. The place at the front: you stand in the new order at once, act first in next year's actions, and keep this place whenever you pass.
sms-rules-bonuses-3 = **13.3** In the year with which the game ends there are no bonuses and no removals any more, since nothing could come of them; drawn cards go back by themselves.
sms-rules-bonuses-4 = **13.4** To look through a deck needs one with cards, and leaves their order as it is. These bonuses exist:

sms-rules-topic-end = 14. The end
sms-rules-end-1 = **14.1** When the last year is done, nobody acts any more and the points are counted. The year in which somebody first succeeds with { $mission } is the last one, also when the Automa did it.
sms-rules-end-2 = **14.2** Otherwise { $last } is the last year.
sms-rules-end-3 = **14.3** Who shares the most points shares the victory.

sms-rules-topic-scoring = 15. Scoring at the end
sms-rules-scoring-1 = **15.1** In each category that is scored, the most successes bring { $most } points and the second most { $second }. Those who tie all get them; without a success there is nothing.
sms-rules-scoring-2 = **15.2** Media is always scored. Options of the table decide about lunar, manned and unmanned missions; all successes are counted in any case, since some missions ask for them.
sms-rules-scoring-3 = **15.3** Points may fall below zero.

sms-rules-topic-media = 16. Media missions
sms-rules-media-1 = **16.1** Some missions draw the eyes of the world: the first success with one of them counts for media, too.
sms-rules-media-2 = **16.2** In first games these are { $missions }. They suit everything but manned missions alone, and lunar with unmanned ones; for these, four others are drawn.
sms-rules-media-3 = **16.3** With the other options four or six missions are taken from a line that suits what is scored at the end: one that is drawn, or the one the host chooses. Or all eight count.
sms-rules-media-4 = **16.4** In a line, “5/7” is one of the two: it is drawn, or the host chooses. These are the lines, by what is scored besides media:
sms-rules-media-row = - { $scored }: four by { $four }; six by { $six }
sms-rules-media-alone = nothing
sms-rules-media-line = line { $number } ({ $missions })
sms-rules-media-then = { $one }, { $other }

sms-rules-topic-solo = 17. Alone against the Automa
sms-rules-solo-1 = **17.1** Alone you play against the Automa with the supply for two. You act second in the first year and begin with an enhancement of your choice. The Automa begins with { $normal } points, as a trainee with { $trainee }.
sms-rules-solo-2 = **17.2** Before each of your specialists it turns up one of its own, which your Spy may copy. You see it before you decide whether to play or to pass: that is how we read “before you play”.
sms-rules-solo-3 = **17.3** The order after the actions: taking a specialist back puts you second; passing by the Spy, or with fewer than five specialists played, puts you first. Both or neither: it stays.
sms-rules-solo-4 = **17.4** When you have announced, its card decides what it flies. It needs nothing, always succeeds, and a manned mission brings it a point more.
sms-rules-solo-5 = **17.5** It may take first successes before you and end the game on the Moon.

sms-rules-solo-6 = **17.6** Its card lists one or more choices; the first that fits is the one. Each card is turned up once, in an order nobody knows, and those turned up stay open. If every mission has succeeded already, it flies the last again. Its cards by type, and how many of each lie in its deck:
sms-rules-automa-type = - { $type }: { $symbols }
sms-rules-automa-deck = - { $level }: { $cards }

sms-rules-topic-edition = 18. This edition
sms-rules-edition-1 = **18.1** Space Missions is a game by Frank Müller, published by tiros-games in 2024. All credit for it goes to them; if you like it, get the box. It is not *Space Mission* by Matt Worden, which is played here, too.
sms-rules-edition-2 = **18.2** Much of what is printed in the box is not to be found in public. The steps of most missions, slots, weights, blocks, events and bonuses here are our own edition, fitted to the rules and balanced by simulation.
sms-rules-edition-3 = **18.3** Pictures, words and the names of missions and events are ours, too.
sms-rules-edition-4 = **18.4** A table plays to its end by the rules it began with. At those that began under the first version of these rules, you still choose who takes a single injury (11.1).
