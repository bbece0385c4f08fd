### The rules of Skymines in our own words. Refusals cite these paragraphs by number.

sk-rules-summary-1 = **Goal.** Have the most CrypCoin after seven rounds. What counts at the end: your money, your shares, your tank track and your research track.
sk-rules-summary-2 = **A share** is worth as many CrypCoin as coins show in its company's station. Expanding a company uncovers coins, for all who own its shares.
sk-rules-summary-3 = **A round**
sk-rules-summary-4 = - **Choose cards** for your action slots, all in secret, and turn them up together.
sk-rules-summary-5 = - **Act** in turn, one action each:
sk-rules-summary-6 = {"  "}- **Resources:** cards of one type buy a new card of the display, or move you on the company tracks, which give shares and bonuses.
sk-rules-summary-7 = {"  "}- **Energy:** expand one company, space after space, and gain what the spaces show.
sk-rules-summary-8 = {"  "}- **Research scientist:** move your upload marker along your research plans, and take new ones with research points.
sk-rules-summary-9 = {"  "}- **Field scientist:** helium-3 for your tank track.
sk-rules-summary-10 = {"  "}- **Bonus space:** place a marker, often where you have the majority of something.
sk-rules-summary-11 = - **Drop out:** take one resting deck back to your hand; the used cards go to rest.
sk-rules-summary-12 = **Look ahead:** a used card misses at least a round, so mind above which slot it rests.
sk-rules-summary-13 = **A good first turn:** the resource cards, for a better card of the display.

sk-rules-line-track = - **{ $track }** 1: { $first }. 2: { $second }
sk-rules-line-space = - **{ $space }** { $tiers }

sk-rules-topic-goal = 1. What it is about
sk-rules-goal-1 = **1.1** Four companies mine helium-3 on the Moon: Astrogo, Tawac, Skymine and Minerva. They belong to nobody. You make them grow, buy their shares and do research, and at the end of the seventh round the most CrypCoin win.
sk-rules-goal-2 = **1.2** A share is worth as many CrypCoin as coin icons show in its company's station. Each piece that leaves the station can uncover one. So a player who expands a company makes all of its shares worth more, also those of other players.

sk-rules-topic-turn = 2. Rounds and turns
sk-rules-turn-1 = **2.1** A round has three phases: choice of cards, actions, preparation. In the first all choose cards at the same time. In the Action phase you take turns with one action each, beginning with the first player, until everybody has dropped out.
sk-rules-turn-2 = **2.2** The actions: use resource cards (4), use all energy (5), use a research scientist (6), use a field scientist (7), place a bonus marker (8), drop out (9). You have to act on your turn, but you may drop out at any time.
sk-rules-turn-3 = **2.3** Finish what you have begun: while a choice is due, nothing else can be done. Of what you gain at once, CrypCoin come first, then helium-3, research points and tracks. This order is never worse than another, so the table does not ask.
sk-rules-turn-4 = **2.4** Only cards and tiles that lie face up in your own action area can be used, and only they count for majorities and plans. Resting cards do nothing.
sk-rules-turn-5 = **2.5** A used card is turned down and waits there until you drop out.

sk-rules-topic-planning = 3. The start and the choice of cards
sk-rules-planning-1 = **3.1** Before the first round you choose one of two starting tokens, in secret. It brings a bonus, is the first research plan of your research track, and locks three of your ten cards: at first they are your three resting decks. Everybody begins with 1 CrypCoin.
sk-rules-planning-2 = **3.2** At the start of each round you choose cards of your hand, in secret, at most one for each action slot that is on. Three slots are on at first; helium-3 and research switch on one more each. Fewer cards are allowed, too. On short buttons ◆A stands for a share of Astrogo, ◆T, ◆S and ◆M for those of the others.
sk-rules-planning-3 = **3.3** Single shares have no action and stay in hand. They count all the same.
sk-rules-planning-4 = **3.4** At a table with linked slots you also choose the slot of each card, because it will rest above its own slot. At other tables the order does not matter.
sk-rules-planning-5 = **3.5** When all have chosen, all cards are turned up at the same time. Until then you can take your choice back.

sk-rules-topic-resources = 4. Resources
sk-rules-resources-1 = **4.1** Use one or more face-up cards of one type: titanium, minerals or carbon. Their units are added up.
sk-rules-resources-2 = **4.2** Commands name the cards in the order of your slots, tiles last.
sk-rules-resources-3 = **4.3** You may acquire one card of the display. It goes to your hand.
sk-rules-resources-4 = **4.4** It costs its own price and that of its column (right column 0, middle 1, left 2), and must not cost more than the units that you use. Nothing fills its place before the preparation.
sk-rules-resources-5 = **4.5** With the second bonus of track C1 cards of different types may pay together, but only for a card. Discounts of tracks C1 and D1 add up and apply when such cards are among those that pay.
sk-rules-resources-6 = **4.6** Each unit that is left moves one of your markers on the company tracks; split them as you like. As long as a marker can move without paying, no unit may be given up.

sk-rules-topic-energy = 5. Energy and expansion
sk-rules-energy-1 = **5.1** All your face-up energy cards and tiles are used at once.
sk-rules-energy-2 = **5.2** All the energy goes to one company that has a piece left in its station. If none can enter anything, you may still use the cards; the energy is lost.
sk-rules-energy-3 = **5.3** The company enters one space after another. On the Moon these are sectors: beside its station or beside a sector where it stands already. It never enters a space twice.
sk-rules-energy-4 = **5.4** A single border costs 1 energy, a double one 2. If another company stands there, it costs 1 more, and that piece is ousted. You may stop at any time; the rest is lost.
sk-rules-energy-5 = **5.5** A station has three rows of five pieces. For each entry the leftmost piece of a row leaves the station. Under some of them lies a coin, under the last one two.
sk-rules-energy-6 = **5.6** The table goes on with the row that is emptied most. Before each entry you may name another one, once.
sk-rules-energy-7 = **5.7** At the end you gain what the entered spaces show, all of it as one sum. Then each ousted piece returns to its station: you choose a row, and it takes the rightmost vacant space there, but never the crossed-out one. Where no space is left it is out of the game. If all rows would hide equally many coins, the top one is taken.
sk-rules-energy-8 = **5.8** Some rewards remove an outpost: take the leftmost one of a row of any company. It leaves the game, and its coin shows.

sk-rules-topic-research = 6. Uploading plans
sk-rules-research-1 = **6.1** Use one research scientist. Your upload marker goes forward as many plans as you like, or stays. Then you spend the card's research points (10).
sk-rules-research-2 = **6.2** First you may turn one plan ahead of the marker down for 2 CrypCoin. It can be entered freely then, and brings nothing.
sk-rules-research-3 = **6.3** The marker goes plan by plan, from one research screen to the next. It never enters an empty research screen. Your token's plan comes before research screen 1 and counts as research screen 0.
sk-rules-research-4 = **6.4** To enter a plan you need what it asks for face up. Nothing is used up: the same cards serve all plans. The scientist in use does not count as “another scientist”.
sk-rules-research-5 = **6.5** A special plan asks for CrypCoin instead.
sk-rules-research-6 = **6.6** You gain the reward of the plan on which the marker stops, not of those passed. It cannot pass research screen 15. Research screen 5 switches on an action slot from the next round on.

sk-rules-topic-field = 7. Field scientists
sk-rules-field-1 = **7.1** Use one field scientist. The plain one brings 1 helium-3 and 2 CrypCoin. One of a company brings 2 helium-3 and 1 CrypCoin, and 1 helium-3 more for every two gas collectors of the company.
sk-rules-field-2 = **7.2** Helium-3 moves your marker on the tank track, by one space each. Space 8 switches on an action slot from the next round on. Each space beyond the end, 28, brings 2 CrypCoin.

sk-rules-topic-spaces = 8. Bonus spaces
sk-rules-spaces-1 = **8.1** Place one of your bonus markers on a bonus space in play. With two at the table everybody has three of them, else two.
sk-rules-spaces-2 = **8.2** The space has to be vacant. The marker stays until the round is over, also when you have dropped out.
sk-rules-spaces-3 = **8.3** On a majority space nobody else may have more of what it compares. Equal is enough. Cards are not used up by it.
sk-rules-spaces-4 = **8.4** You also need what the reward asks for, and may take a lower reward. The scientist space asks for a research scientist, and for so many others besides.
sk-rules-spaces-5 = **8.5** First player: you begin the next round, and gain 1 research point. Not on the first turn of a round.
sk-rules-spaces-6 = **8.6** Some spaces have a price. The +1 tile and the research tile cost 1 CrypCoin, the field tile and the energy tile 2.
sk-rules-spaces-7 = **8.7** Buy: pay 1 CrypCoin, and buy a card of the display for CrypCoin instead of units. Sell: a card of your hand goes to the discard pile, and you gain its own price and 2 more. The majority spaces, with what they ask for:

sk-rules-topic-drop = 9. Dropping out
sk-rules-drop-1 = **9.1** When you drop out you take one of your resting decks back to your hand, if you have one. You act no more in this round.
sk-rules-drop-2 = **9.2** In the last round it is the leftmost deck: nothing depends on it any more.
sk-rules-drop-3 = **9.3** Then the cards of your action area rest, one after the other from the left, on top of what lies there. They do so after the deck was taken: a used card misses a round at least.
sk-rules-drop-4 = **9.4** Each card goes to another resting slot.
sk-rules-drop-5 = **9.5** Only slots above action slots that are on can be used, also those switched on in this round.
sk-rules-drop-6 = **9.6** All cards that are left can rest above their own slots with one choice, if those are free.
sk-rules-drop-7 = **9.7** With the deck you say whether each card rests above its own slot, which is usual, or whether you choose the slots. With linked slots, and in the last two rounds, each rests above its own.

sk-rules-topic-plans = 10. Research points and research plans
sk-rules-plans-1 = **10.1** Research points are spent at once, on research plans of the research display, on open special plans, or for CrypCoin, 1 for each point. New plans come at the end of the turn.
sk-rules-plans-2 = **10.2** An A or B plan costs 1 point, a C plan and a special plan 2.
sk-rules-plans-3 = **10.3** You lay a plan as soon as you take it, on any research screen that your marker has not reached, also on another plan, which is then out of play. It can be entered from your next turn on.
sk-rules-plans-4 = **10.4** On an empty research screen with a crossed-out A no A plan can lie: 5, 8, 10, 12, 14 and 15.
sk-rules-plans-5 = **10.5** When your marker is on research screen 15, each point becomes 2 CrypCoin instead. The three plans on the first space of each letter also bring all CrypCoin of the supplement space.
sk-rules-plans-6 = **10.6** In the last round plans are of no use when no player can upload any more. Then each point becomes 1 CrypCoin by itself, unless the supplement space holds 2 or more, the bonus spaces of E2 are in play or Luna plays.

sk-rules-topic-tracks = 11. Company tracks
sk-rules-tracks-1 = **11.1** You have a marker on each company's track. The last share icon that it has reached says how many shares it gives you. At the end it stays, and further spaces are lost.
sk-rules-tracks-2 = **11.2** A barrier between two spaces costs 1 or 2 CrypCoin: pay it, or stop before it and lose the rest of a reward. A move that you choose yourself, with units, pays by itself.
sk-rules-tracks-3 = **11.3** Each track has two thresholds. When you pass one, you and all who have passed it before gain its CrypCoin, and from your next turn on its bonus is yours: a lasting one, or a bonus space.
sk-rules-tracks-4 = **11.4** With both thresholds passed you use the first bonus or the second, never both. On the two spaces of a track you have one marker at most.
sk-rules-tracks-5 = **11.5** E2: discard a card of your hand. Use its action, or pay 2 CrypCoin for any card of the discard pile; the second bonus allows both, first the card of the pile, then the action. Single shares have no action.
sk-rules-tracks-6 = **11.6** Units move markers on any of the four tracks.
sk-rules-tracks-7 = **11.7** The first bonuses of A2 and E2 have two halves. You choose one of them and then do it.
sk-rules-tracks-8 = **11.8** A reward for any track moves one marker as far as it can go. D2 moves markers on the other three tracks, each move on another one.
sk-rules-tracks-9 = **11.9** The action of a discarded card is done by that card alone; no other card joins in. Lasting bonuses and the requirements of plans still count as usual. The bonuses of the ten tracks:

sk-rules-topic-tiles = 12. Bonus tiles
sk-rules-tiles-1 = **12.1** Who has a marker on the space of a tile gets it in the preparation, for one round. The +1 tile can be laid once, before an action of your own turn.
sk-rules-tiles-2 = **12.2** It goes on a face-up resource card and adds a unit. The other tiles are cards without a slot: a research scientist with 1 point, an energy card of 2, and a field scientist with 2 helium-3, and 1 more for each other field scientist that lies face up.

sk-rules-topic-preparation = 13. Preparation
sk-rules-preparation-1 = **13.1** After rounds 1 to 6 one CrypCoin goes to the supplement space, and the next special plan is open. Markers return to you, and reserved tiles come.
sk-rules-preparation-2 = **13.2** What is left of the display's right column goes to the discard pile. Each row slides to the right, and new cards fill the free spaces: deck A first, then B to E. An empty stack stays empty.

sk-rules-topic-scoring = 14. The end
sk-rules-scoring-1 = **14.1** After the Action phase of the seventh round the game is over. Wealth is your CrypCoin, your shares, and what tank track and research track have reached.
sk-rules-scoring-2 = **14.2** Shares are counted on tracks and on all your cards, wherever they lie; each is worth the coins that its company's station shows.
sk-rules-scoring-3 = **14.3** Of the tank and the research track counts the last value that you have reached. Special plans that your marker has entered and that lie face up count besides.
sk-rules-scoring-4 = **14.4** With equal wealth the victory is shared.

sk-rules-topic-missions = 15. Missions
sk-rules-missions-1 = **15.1** An option. One mission lies open, with three or four players two. When you have done the three tasks of your mission, a bonus space of your own opens; nobody else can use it.
sk-rules-missions-2 = **15.2** You link to a mission in play. Others may link to the same one.
sk-rules-missions-3 = **15.3** For that you have to meet one of its tasks, before or after your action. Each task that you meet, then and later, brings 2 CrypCoin and a bonus marker for a single use. This happens by itself; only where there are two missions you choose.
sk-rules-missions-4 = **15.4** The link lasts until the end of the game.

sk-rules-topic-belt = 16. The asteroid belt
sk-rules-belt-1 = **16.1** An option: the other side of the board. The outer rows of a station hold outposts for asteroids, the middle one holds shuttles for the paths between them. A shuttle space is within reach if the company is on an asteroid at one end of its path; a space of an asteroid, if the company is on the asteroid or has a shuttle on a path to it. The paths from its station always count.
sk-rules-belt-2 = **16.2** Spaces of an asteroid are counted from 1. Those that differ in nothing are named once, by the first of them. The log calls asteroids and shuttle spaces *sectors*, by their numbers.
sk-rules-belt-3 = **16.3** A space costs 1 energy, 1 more if the half of the path that is crossed shows an energy icon, and 1 more to oust a piece.
sk-rules-belt-4 = **16.4** An asteroid brings its reward when the company comes there for the first time. Two linked spaces held by one company are a gas collector more.

sk-rules-topic-luna = 17. Luna
sk-rules-luna-1 = **17.1** If you play alone, or if the table wants it, Luna takes part: an opponent made of cards. She acts last, is never the first player, and does what her card says.
sk-rules-luna-2 = **17.2** Each round two of her cards are open and give her numbers for the majority spaces, also after she has passed. Of the others she turns up one on each turn, and passes when none is left.
sk-rules-luna-3 = **17.3** She expands companies free of charge, moves on tracks, keeps cards for their shares, discards plans, and blocks bonus spaces. She pays barriers with what she has, and goes on in any case.
sk-rules-luna-4 = **17.4** Levels 0 to 8 make her stronger. For a first game 0 is a good choice, 1 and 2 are the usual ones. Moved beyond the end of a track she gains 2 CrypCoin for each space.

sk-rules-topic-edition = 18. This edition
sk-rules-edition-1 = **18.1** Skymines is a game by Alexander Pfister and Viktor Kobilke, published by Deep Print Games and Pegasus Spiele in 2022; it builds on *Mombasa* of 2015. All credit goes to them; if you like it, get the box. Words and pictures here are ours.
sk-rules-edition-2 = **18.2** Much of what is printed in the box was never published. Prices, cards, plans, tracks, tasks, and what sectors and asteroids bring are our own edition, fitted to the rules and balanced by simulation.
sk-rules-edition-3 = **18.3** Where the rules left a question open we have decided it. Ours are: a reward for any track stays on one track; plans are laid when they are taken; ousted pieces return to the lowest vacant space, in the belt, too; E2's first bonus is a choice; in the last two rounds each card rests above its own slot.
