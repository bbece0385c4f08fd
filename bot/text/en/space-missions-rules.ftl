### The rules of Space Missions in our own words. Refusals cite these paragraphs by number.

sms-rules-summary-1 = **Goal.** Lead a space agency through the 1960s and have the most points. Points come from missions; the first success with each brings most.
sms-rules-summary-2 = **A year**
sms-rules-summary-3 = - **Actions:** in turn, play a specialist and do all actions of one of its blocks: get fuel, enhancements, training or an inspection, test a technology, develop a craft. The first player to pass is first in all that follows.
sms-rules-summary-4 = - **Announce** one of eight missions, if your craft suffice, and load what may help.
sms-rules-summary-5 = - **The event** of the year concerns everybody who flies. You may still call your mission off.
sms-rules-summary-6 = - **Flight:** step by step you draw a card for each technology. A fitting token solves a minor problem; a major one needs two. An abort is a failure, and injured astronauts may be lost.
sms-rules-summary-7 = - **Rewards:** points, and a bonus for everybody who flew.
sms-rules-summary-8 = **Test before you fly:** it shows what waits in your decks, and removes problems for good.
sms-rules-summary-9 = **The end** comes after the last year, or with the year of the first Moon landing; then successes by category are scored.
sms-rules-summary-10 = **A good first year:** test thrust, take fuel and a backup, and fly the simplest mission.

sms-rules-line = - { $what }
sms-rules-line-marked = - { $what } *

sms-rules-topic-goal = 1. What it is about
sms-rules-goal-1 = **1.1** It is { $first }, and you lead a space agency. Year by year you hire specialists, develop craft, test technologies and fly missions, from the first rocket to the first humans on the Moon.
sms-rules-goal-2 = **1.2** Eight missions are open to everybody. Each success brings points, and the first success with a mission brings the most. A failed mission brings a few points; lost astronauts cost some.
sms-rules-goal-3 = **1.3** The game ends after { $last }, or earlier after the year of the first Moon landing. The most points win.

sms-rules-topic-year = 2. A year
sms-rules-year-1 = **2.1** A year has these phases: actions, a new order, announcing missions, shuffling, the event, flights, scoring them, tidying up. Everybody finishes a phase before the next begins, and one player acts at a time.
sms-rules-year-2 = **2.2** Finish what you have begun: while a choice is due, nothing else can be done.
sms-rules-year-3 = **2.3** Everybody begins with { $start } points, a rocket, a satellite and a capsule of level 1, and a lunar module. Before the first year, the second player in the order takes an enhancement of their choice, the third one fuel, and the fourth both.
sms-rules-year-4 = **2.4** At the end of a year you keep at most { $kept } tokens of each kind.

sms-rules-topic-specialists = 3. Specialists
sms-rules-specialists-1 = **3.1** Each year you have all { $count } specialists again and use at most { $most } of them: with one card left you have to pass.
sms-rules-specialists-2 = **3.2** On your turn you play one specialist, choose exactly one of its blocks and do all its actions from top to bottom. Only your newest card lies face up.
sms-rules-specialists-3 = **3.3** Or you pass: you do no more actions this year and take the next place in the order of everything that follows, up to and including next year's actions.
sms-rules-specialists-4 = **3.4** These are the specialists and their blocks:

sms-rules-topic-actions = 4. Actions
sms-rules-actions-1 = **4.1 Enhancement:** take one of your choice: control, thrust, sensor or life-support backup, or extra payload.
sms-rules-actions-2 = **4.2** Tokens come from a common supply. What it lacks cannot be taken; when it runs short, you get what is left.
sms-rules-actions-3 = **4.3 Copy:** use a block of a specialist that lies face up in front of another player, as if you had played it; if you play alone, in front of the Automa.
sms-rules-actions-4 = **4.4** A copied Spy copies nothing.
sms-rules-actions-5 = **4.5 Take back:** one of your played specialists returns to your hand and can be played again.
sms-rules-actions-6 = **4.6** The Spy that you just used cannot be taken back.
sms-rules-actions-7 = **4.7 Fuel, training, inspection:** take one. You never own more than one inspection.
sms-rules-actions-8 = **4.8 Pass:** as in 3.3. **Test:** see topic 5. **Develop:** see topic 6.
sms-rules-actions-9 = **4.9** An action that cannot be done counts as done.

sms-rules-topic-tests = 5. Tests
sms-rules-tests-1 = **5.1** A test looks at cards of one of your technology decks. It shows you what is coming, and it can rid you of problems. Nobody else sees what you draw.
sms-rules-tests-2 = **5.2** The Tester draws one card after another, up to three; stop when you like. Once you have removed or returned a card you draw no more.
sms-rules-tests-3 = **5.3** The Scientist draws two cards at once.
sms-rules-tests-4 = **5.4** Some of what you draw may leave the game for good: with the Tester one major or one minor problem, with the Scientist up to two minor ones. Everybody sees what was removed.
sms-rules-tests-5 = **5.5** Remove before you put the first card back.
sms-rules-tests-6 = **5.6** The rest goes back, each card to any place of its deck. Places matter only for later tests and looks, since a deck is shuffled before a mission uses it.

sms-rules-topic-craft = 6. Craft
sms-rules-craft-1 = **6.1** Rocket, satellite and capsule have three levels each; the lunar module has one. To develop a craft is to raise one of the three by one level.
sms-rules-craft-2 = **6.2** Level 3 is the highest. You can still use all lower levels.
sms-rules-craft-3 = **6.3** A rocket needs its fuel and carries a certain weight, which is less the farther it flies: suborbital, Earth orbit, lunar transit.
sms-rules-craft-4 = **6.4** Satellite, capsule and lunar module have a weight. If it is too much, each extra payload on the rocket carries one ton more, as long as there are slots.
sms-rules-craft-5 = **6.5** Each craft has slots for certain enhancements; a capsule also has seats and places for training.
sms-rules-craft-6 = **6.6** Each upgrade of rocket or capsule shuffles one of your { $upgrades } extra minor problems into your thrust or life-support deck: new craft are less reliable.
sms-rules-craft-7 = **6.7** These are the craft, level by level:

sms-rules-topic-announce = 7. Announcing and loading
sms-rules-announce-1 = **7.1** In the order of play everybody may openly announce one of the eight missions, also one that has been flown before. A player who announces none stays on the ground this year.
sms-rules-announce-2 = **7.2** You may use any level of your craft that you have reached.
sms-rules-announce-3 = **7.3** Each level must be at least the one that the mission asks for.
sms-rules-announce-4 = **7.4** Only craft that the mission asks for are carried; some missions are flown by the rocket alone.
sms-rules-announce-5 = **7.5** Some missions need other successes of yours first.
sms-rules-announce-6 = **7.6** The rocket must be able to carry everything to its orbit, if need be with extra payloads.
sms-rules-announce-7 = **7.7** The rocket needs all its fuel.
sms-rules-announce-8 = **7.8** Each seat takes an astronaut. If they run short, you fly with those there are, but with at least one.
sms-rules-announce-9 = **7.9** Fuel, extra payloads, astronauts and your inspection go aboard by themselves. You choose which of your backups and training tokens to load.
sms-rules-announce-10 = **7.10** A backup needs a slot of its kind, training a place in the capsule. You may also load what the flight cannot use: an event may take it instead of something else.
sms-rules-announce-11 = **7.11** Only what is aboard can help, and everything aboard is gone afterwards.

sms-rules-topic-event = 8. The event
sms-rules-event-1 = **8.1** Once all missions are announced, the event of the year is turned up. It concerns everybody who flies. Where it takes one of several things, you choose which.
sms-rules-event-2 = **8.2** You may call your mission off: you lose the inspection and keep everything else, but get neither points nor a bonus.
sms-rules-event-3 = **8.3** A technical problem or a backup failure hits missions that use its technology: you lose one of the tokens shown, or your inspection. If you have neither, a technical problem makes you abort; a backup failure has no effect.
sms-rules-event-4 = **8.4** An unprotected loss takes the token if it is aboard; the inspection does not help.
sms-rules-event-5 = **8.5** Space sickness injures an astronaut on every manned mission.
sms-rules-event-6 = **8.6** { $pile } of the { $count } events are in the pile: { $removed } of those marked * are in the box, and nobody knows which. The events are:

sms-rules-topic-flight = 9. The flight
sms-rules-flight-1 = **9.1** A flight goes through its steps one after another. In each step a craft is active, and you draw a card for each technology of the step. Backups help only on the active craft.
sms-rules-flight-2 = **9.2** Training comes from the capsule and needs a healthy astronaut.
sms-rules-flight-3 = **9.3** Before the event everybody who flies shuffles the decks that the mission uses.
sms-rules-flight-4 = **9.4** A fitting token solves a minor problem; otherwise its consequence follows. A major problem must first be made minor by a token; another one may then solve it. You never have to spend a token.
sms-rules-flight-5 = **9.5** Abort: the mission has failed. If there are astronauts aboard, the last step is still played to bring them home; otherwise it is over at once.
sms-rules-flight-6 = **9.6** You succeed if you get through all steps without an abort and, on a manned mission, with somebody alive.

sms-rules-topic-technologies = 10. Technologies
sms-rules-technologies-1 = **10.1** Each technology has its own tokens that help, as listed below.
sms-rules-technologies-2 = **10.2** Everybody has a deck of five cards for each of six technologies: one major problem, two minor problems, one card with no problem, and a fifth that is either a minor problem or none.
sms-rules-technologies-3 = **10.3** Of your six fifth cards, two are minor problems and four are no problem; you find out by and by which is which. What problems do, and what helps:

sms-rules-topic-astronauts = 11. Astronauts
sms-rules-astronauts-1 = **11.1** A single injury turns a healthy astronaut to the injured side; only if nobody aboard is healthy does it strike an injured one. As many injuries as there are astronauts are yours to distribute, also two to the same one, and so are losses.
sms-rules-astronauts-2 = **11.2** An astronaut who is injured twice is lost. Each one lost costs { $points } points at once.
sms-rules-astronauts-3 = **11.3** When nobody is left aboard, the mission is over and has failed.

sms-rules-topic-rewards = 12. After the flight
sms-rules-rewards-1 = **12.1** A failure brings as many points as the number of the step in which it first went wrong; none if the event caused it. You may remove one of the cards drawn in the mission from the game.
sms-rules-rewards-2 = **12.2** After the bonus, the drawn cards go back to any places of their decks, all tokens aboard go to the supply, used or not, and your craft come home.
sms-rules-rewards-3 = **12.3** A success brings the points of the mission and counts in its categories. The first success with a mission brings more and, if it is a media mission, counts for media; then the card is turned to its grey side, and from then on it brings the lower points.
sms-rules-rewards-4 = **12.4** Success or not, each healthy astronaut who comes home brings a point, and you take a mission bonus.

sms-rules-topic-bonuses = 13. Mission bonuses
sms-rules-bonuses-1 = **13.1** Each year offers two bonuses, and everybody who flew takes one of them. One of the two always removes a card drawn in the mission, in addition to the removal after a failure.
sms-rules-bonuses-2 = **13.2** Only what can be done is offered. A place at the front puts you into the new order at once: you act first in next year's actions and keep this place, whenever you pass.
sms-rules-bonuses-3 = **13.3** In the year in which the game ends there are no bonuses and no removals, since nothing could come of them; drawn cards go back by themselves.
sms-rules-bonuses-4 = **13.4** You can only look through a deck that has cards; their order stays as it is. These are the bonuses:

sms-rules-topic-end = 14. The end
sms-rules-end-1 = **14.1** When the last year is over, nobody acts any more and the points are counted. The year of the first success with { $mission } is the last one, also if it was the Automa's.
sms-rules-end-2 = **14.2** Otherwise { $last } is the last year.
sms-rules-end-3 = **14.3** Players tied for the most points share the victory.

sms-rules-topic-scoring = 15. Scoring at the end
sms-rules-scoring-1 = **15.1** In each category that is scored, the most successes bring { $most } points and the second most { $second }. Tied players all get them; without a success you get nothing.
sms-rules-scoring-2 = **15.2** Media is always scored. The options of the table decide about lunar, manned and unmanned missions; their successes are counted in any case, since some missions need them.
sms-rules-scoring-3 = **15.3** Points may fall below zero.

sms-rules-topic-media = 16. Media missions
sms-rules-media-1 = **16.1** Some missions draw the eyes of the world: the first success with one of them counts for media, too.
sms-rules-media-2 = **16.2** In first games these are { $missions }. They suit every scoring but manned missions alone, and lunar with unmanned ones; for these, four others are drawn.
sms-rules-media-3 = **16.3** With the other options four or six missions are taken from a line that suits what is scored at the end: one that is drawn, or the one the host chooses. Or all eight count.
sms-rules-media-4 = **16.4** In a line, “5/7” is one of the two: it is drawn, or the host chooses. These are the lines, by what is scored besides media:
sms-rules-media-row = - { $scored }: four from { $four }; six from { $six }
sms-rules-media-alone = nothing
sms-rules-media-line = line { $number } ({ $missions })
sms-rules-media-then = { $one }, { $other }

sms-rules-topic-solo = 17. Alone against the Automa
sms-rules-solo-1 = **17.1** Alone, you play against the Automa with the supply for two. You act second in the first year and begin with an enhancement of your choice. The Automa begins with { $normal } points, as a trainee with { $trainee }.
sms-rules-solo-2 = **17.2** Before each of your specialists it turns up one of its own, which your Spy may copy. You see it before you decide whether to play or to pass: that is how we read “before you play”.
sms-rules-solo-3 = **17.3** The order after the actions: if you took a specialist back, you are second; if you passed with the Spy's action or played fewer than five specialists, you are first. If both or neither, the order stays.
sms-rules-solo-4 = **17.4** After your announcement, its card decides what it flies. It ignores all requirements, always succeeds, and gets one more point for a manned mission.
sms-rules-solo-5 = **17.5** It may snatch first successes from you, and end the game on the Moon.

sms-rules-solo-6 = **17.6** Its card lists one or more choices; the first that fits applies. Each card comes once, in unknown order, and stays face up. If every mission has succeeded already, it flies the last one again. These are its cards by type, and how many of each are in its deck:
sms-rules-automa-type = - { $type }: { $symbols }
sms-rules-automa-deck = - { $level }: { $cards }

sms-rules-topic-edition = 18. This edition
sms-rules-edition-1 = **18.1** Space Missions is a game by Frank Müller, published by tiros-games in 2024. All credit goes to them; if you like it, get the box. It is not *Space Mission* by Matt Worden, which is played here, too.
sms-rules-edition-2 = **18.2** Much of what is printed in the box was never published. The steps of most missions, slots, weights, blocks, events and bonuses are our own edition, fitted to the rules and balanced by simulation.
sms-rules-edition-3 = **18.3** Pictures, words and the names of missions and events are ours, too.
sms-rules-edition-4 = **18.4** A table plays to its end by the rules it began with. At those that began under the first version of these rules, you still choose who takes a single injury (11.1).
