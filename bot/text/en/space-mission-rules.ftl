### The rules of Space Mission in our own words. Refusals cite these paragraphs by number.

sm-rules-summary-1 = **Goal.** Have the most points: from tiles above all, from stations, and from probes on the Jump Gate.
sm-rules-summary-2 = **A turn** has two actions. Choose from six, in any order, also twice the same:
sm-rules-summary-3 = - 🌀 **Jump** with a card to any planet that has its jump number. It leaves a probe on the gate.
sm-rules-summary-4 = - 🚀 **Fly** to one of the two neighbours in the ring, without a card.
sm-rules-summary-5 = - 📡 **Scan** the planet where you are, with a card: look through its pile and reserve one point tile.
sm-rules-summary-6 = - 🏗️ **Develop** a planet that you have scanned, with two cards for its landing numbers: a station, all reserved tiles go to their owners, and you take one more.
sm-rules-summary-7 = - 🔎 **Discover** at a planet with a station, without a card: take one point tile.
sm-rules-summary-8 = - 🃏 **Top up** your hand to five cards, the only way to get new ones.
sm-rules-summary-9 = **Tiles** are worth more the more you have of a kind. Reserved tiles on planets that nobody develops are lost.
sm-rules-summary-10 = **The end** comes when enough space tiles are face up; the round is played to its end.
sm-rules-summary-11 = **A good first turn:** jump to a planet for which you also hold the scan card, and scan it.

sm-rules-topic-goal = 1. What it is about
sm-rules-goal-1 = **1.1** You are pilots on a ring of eight planets with the Jump Gate in the middle. At each planet lies a pile of eight face-down tiles. You jump to planets, scan them, build stations and carry off the point tiles.
sm-rules-goal-2 = **1.2** Points come from probes on the gate, from stations and above all from tiles. The more tiles of one kind you have, the more each is worth, so watch what you collect – and what the others collect.

sm-rules-topic-turn = 2. Your turn
sm-rules-turn-1 = **2.1** You take turns, seat by seat. The first player is drawn, or the first seat begins: the table's options say which.
sm-rules-turn-2 = **2.2** A turn has exactly two actions. There are six to choose from: top up, jump, fly, scan, develop, discover. Any order is fine, and so is the same one twice.
sm-rules-turn-3 = **2.3** When an action lets you choose a tile, choose it before you do anything else.
sm-rules-turn-4 = **2.4** Cards are played from your hand. Each shows numbers in two of three colours (jump, scan, landing). You use one of the two, then the card goes onto the open discard pile. A “?” stands for any number in its colour.

sm-rules-topic-top-up = 3. Top up
sm-rules-top-up-1 = **3.1** First discard as many cards from your hand as you like, or none.
sm-rules-top-up-2 = **3.2** Then draw until you hold five. This is the only way to get new cards. When the draw pile runs out, the discard pile is shuffled – with the cards you have just discarded – and you draw on. With five cards in hand and nothing discarded, topping up is how you pass.

sm-rules-topic-jump = 4. Jump
sm-rules-jump-1 = **4.1** Play a card with the jump number of the planet you want to go to.
sm-rules-jump-2 = **4.2** You may jump from the gate or from a planet to any other planet with that number. You start at the gate, so your first move is a jump.
sm-rules-jump-3 = **4.3** Each jump leaves one of your probes on the gate for the rest of the game. Probes do not run out.

sm-rules-topic-fly = 5. Fly
sm-rules-fly-1 = **5.1** From a planet you may fly without playing a card and without leaving a probe. You cannot fly from the gate.
sm-rules-fly-2 = **5.2** A flight leads to one of the two neighbouring planets in the ring. The ring closes: the last planet is next to the first.

sm-rules-topic-scan = 6. Scan
sm-rules-scan-1 = **6.1** You scan the planet where your ship is.
sm-rules-scan-2 = **6.2** It must not have a station yet. You may scan the same planet several times.
sm-rules-scan-3 = **6.3** Play a card with the planet's scan number, look through the pile and choose a point tile. It is placed face down beside the planet under your probe: it is reserved. You get it when the planet is developed, by you or by anybody else.
sm-rules-scan-4 = **6.4** If only space tiles are left, you get nothing, but you have scanned the planet. Whether you may look at your reserved tiles later is an option of the table.

sm-rules-topic-develop = 7. Develop
sm-rules-develop-1 = **7.1** You develop the planet where your ship is.
sm-rules-develop-2 = **7.2** Each planet is developed once.
sm-rules-develop-3 = **7.3** You must have scanned this planet yourself first.
sm-rules-develop-4 = **7.4** Play two cards, one for each of the planet's two landing numbers. A landing “?” stands for either, and you may use two of them.
sm-rules-develop-5 = **7.5** You place your station, worth 3 points. All players who have reserved tiles here get them now.
sm-rules-develop-6 = **7.6** Then you look through the pile and take one point tile, if there is one.

sm-rules-topic-discover = 8. Discover
sm-rules-discover-1 = **8.1** If your ship is at a planet with a station – no matter whose – you may look through its pile without a card.
sm-rules-discover-2 = **8.2** You must then take one point tile, so there must be one left.

sm-rules-topic-space = 9. Space tiles
sm-rules-space-1 = **9.1** You choose from the pile of the planet where you are. Reserved tiles are not part of it.
sm-rules-space-2 = **9.2** 16 of the 64 tiles are space tiles. They are worth nothing and cannot be taken.
sm-rules-space-3 = **9.3** When a scan, a development or a discovery leaves only space tiles in a pile, they are turned face up at once. They bring the end closer.
sm-rules-space-4 = **9.4** Everybody can see how many tiles are left on a planet and who has looked through them. What you saw is yours to remember; the notebook option helps.

sm-rules-topic-end = 10. The end
sm-rules-end-1 = **10.1** After the last turn nobody acts any more, and the points are counted.
sm-rules-end-2 = **10.2** The game ends once enough space tiles are face up: 6, 8, 10 or 12 with 2, 3, 4 or 5 players.
sm-rules-end-3 = **10.3** The round is then played to its end, so that everybody has had the same number of turns. The player who brought about the end still has any second action.
sm-rules-end-4 = **10.4** With the other option of the table the game ends once all eight planets are developed: then everybody has one last turn.
sm-rules-end-5 = **10.5** Reserved tiles on planets that are not developed are lost.

sm-rules-topic-scoring = 11. Scoring
sm-rules-scoring-1 = **11.1 Jump Gate:** the most probes score 9 points, then 6, 3, 1 and 0. Tied players all get the points of the better place, and the places after it are skipped. No probe, no points.
sm-rules-scoring-2 = **11.2 Stations:** 3 points each.
sm-rules-scoring-3 = **11.3 Minerals** (16, four colours): the number of all your minerals times the number of your most frequent colour. 3 red, 2 blue and 2 green are 7 × 3 = 21.
sm-rules-scoring-4 = **11.4 Aliens** (10, brown and blue): scored like minerals. 4 brown and 2 blue are 6 × 4 = 24.
sm-rules-scoring-5 = **11.5 Matter** (8, green and blue): 7 points for each pair of green and blue, 2 for each one left over.
sm-rules-scoring-6 = **11.6 Water** (8): 1, 2, 3 or 4 tiles score 2, 5, 9 or 14 points. Every four score 14, and the rest are counted from the start again: 6 tiles are 14 + 5 = 19.
sm-rules-scoring-7 = **11.7 Medals** (6): 3 points each.
sm-rules-scoring-8 = **11.8** The most points win. If there is a tie, the most stations win; if those are tied too, you share the victory.

sm-rules-topic-edition = 12. This edition
sm-rules-edition-1 = **12.1** Space Mission is a game by Matt Worden, published by Schmidt Spiele in 2011, with roots in his Jump Gate. All credit goes to them; if you like it, get the box.
sm-rules-edition-2 = **12.2** The numbers on the cards and planets are our own edition, as the exact list in the box has not been published. Each planet uses each of the numbers 1 to 4 once. 48 cards show every pair of colours with every pair of numbers, 12 more have a “?” beside a number.
sm-rules-edition-3 = **12.3** The names of seven planets, all pictures and all words are our own too. The number of tiles of each colour follows the printed totals: 4 minerals, 5 aliens or 4 matter of each colour.
