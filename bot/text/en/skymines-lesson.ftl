### The guided first game of Skymines.

sk-lesson-goal-1 = **The goal:** the most CrypCoin, the money here, after seven rounds. Four companies mine the Moon: Astrogo, Tawac, Skymine and Minerva. Nobody owns them; you get shares of them and make them grow.
sk-lesson-goal-2 = **What counts:** the number of your shares of each company, times what one of them is worth. Your CrypCoin, the tank track (helium-3) and the research track count as well.
sk-lesson-goal-3 = **A share is worth more** the more coins lie open in its company’s station. Pieces that leave the station for the Moon uncover them. That helps everybody who holds shares of this company.
sk-lesson-goal-4 = **A round:** all choose cards in secret, up to three at first. Then one action each, in turn, until all have dropped out. New cards come, and the next round begins.
sk-lesson-goal-5 = **Cards come back late:** those that you used rest, in several decks. Each round you take one of these *resting decks* back.

sk-lesson-symbol-1 = 🗂️ **Slots:** choose cards for your action slots, in secret.
sk-lesson-symbol-2 = ⛏️ **Resources** (titanium, minerals, carbon): get a card of the *display*, the cards on offer, or move on company tracks.
sk-lesson-symbol-3 = ⚡ **Energy:** all of it expands one company: its pieces enter sectors of the Moon (🚩).
sk-lesson-symbol-4 = 📈 **Tracks:** your marker on a company's track shows your shares of it.
sk-lesson-symbol-5 = 👑 **Majority:** place a bonus marker on a kind of card. Nobody may have more of it face up than you; equal is enough.
sk-lesson-symbol-6 = 📍 **Bonus space:** place a bonus marker for a *bonus tile* (a card for the next round only) or to act first next round. 🛒 **Buy a card:** you pay its price and 1, in CrypCoin. 💱 **Sell a card** of your hand: you get its price and 2, in CrypCoin.
sk-lesson-symbol-7 = 📄 **Take a research plan** for research points. 📡 A research scientist *uploads*: your upload marker moves along your research plans.
sk-lesson-symbol-8 = 🛢️ **Field scientist:** helium-3 and CrypCoin.
sk-lesson-symbol-9 = 🏁 **Drop out:** your round ends, and a resting deck returns.
sk-lesson-symbol-10 = **titanium 2**: a card of 2 units · **(cost 2)**: 2 units · **for 2**: 2 CrypCoin · **◆A, ◆T, ◆S, ◆M**: a share of the company with this letter
sk-lesson-symbol-11 = 🪙 **Pay** a *barrier*, a striped bar on a track: it costs CrypCoin to pass · ✅ **Finish** what is under way
sk-lesson-symbol-12 = **On the Moon:** gold coin: CrypCoin · green chip: research point · blue bottle: helium-3 · »: a space on that company’s track · white tank on legs: gas collector, more helium-3 for field scientists. A white line costs 1 energy, an orange double one 2.
sk-lesson-symbol-13 = ⭐ a good action · ⚠ cannot be taken back

sk-lesson-token = **Choose a starting token**, in secret. It brings a bonus at once. It locks three of your ten cards for now. And it is your first *research plan*: before the colon what it asks for, after it what it brings. S09 brings 2 helium-3, which fill your tank; a fuller tank is worth more CrypCoin at the end. S02 brings 2 spaces on a track of Tawac, whose shares are worth nothing yet.
sk-lesson-met-tokens = Both tokens are open now. Your three locked cards are your first three *resting decks*: each round you take one deck back.
sk-lesson-plan = **Choose cards** for your three *action slots*, one card in each; nobody sees them yet. Take strong ones that do different things: titanium 2 gets you a new card, carbon 2 moves you on company tracks, energy 2 expands a company. With three kinds you may have the most of three, and each such *majority* brings a bonus. (Two more slots open later.)
sk-lesson-met-revealed = All cards are turned up. What the others chose decides who has the majorities.
sk-lesson-majority = Now **one action each**, in turn. For bonus spaces you have three *bonus markers*. A space holds one marker only, so be quick. **Majority:** nobody may have more titanium face up than you; equal is enough. It costs the marker, not the card, and moves your *track marker* 2 spaces on the track of Astrogo: there the white papers say how many shares are yours.
sk-lesson-met-placed = Your **bonus marker** keeps the space for this round, then it comes back to you.
sk-lesson-met-advanced = Your **track marker** moved along a company’s track. The last white paper that it has reached says how many shares of this company are yours.
sk-lesson-second = The same with **energy**: only you have any face up. 2 spaces on the track of Skymine bring a share of it. Place such markers before you use the cards: used cards are turned down and count no more.
sk-lesson-tile = Your third marker, for your only CrypCoin: the **research tile**. A *bonus tile* is a card for the next round only. It needs no slot: it lies beside your slots and counts as one card more. This one is a research scientist of 1 point.
sk-lesson-buy = **Resources:** resource cards of one kind get you one card of the *display*, the cards on offer. You pay with the units on your cards (grey cubes), not with CrypCoin: the price on the card, and what stands above its column. Titanium 2 pays for the research scientist: 2 for itself, 0 for the right column. It goes to your hand, for the next round.
sk-lesson-met-used-resources = The card is used: it lies face down until you drop out. Its purchase leaves a gap in the display until the next round.
sk-lesson-expand = **Expand** a company with *all* your energy: pieces leave its station for the Moon, and its shares may be worth more. You hold a share of Astrogo and one of Skymine; go on with Astrogo, because a sector there moves you on its track. A white border costs 1 energy, an orange double one 2. *Sectors* are the Moon’s numbered fields: 3 costs 1 and brings 1 research point, and 6 lies next to it. If energy is left, you choose the next sector.
sk-lesson-met-entered = A piece left its station. If a coin lies open where it stood, a share of this company is worth 1 CrypCoin more, for everybody. Places without a coin add nothing.
sk-lesson-enter = 1 energy is left: go on to **sector 6**. It brings a space on the track of Astrogo itself. What the sectors bring comes when the expansion is over. (A station has three columns. *Take from column* changes from which one the next piece comes; it matters where that uncovers a coin.)
sk-lesson-research = **Research points** are spent at once, for research plans: A and B cost 1, C costs 2. (You may take 1 CrypCoin instead of a plan.) Your research track is a row of *research screens*: lay the plan on one ahead of your *upload marker*, an A plan not where *no A* stands. Later a research scientist moves the marker from plan to plan, as long as you have face up what each asks for. A10 asks for carbon 2, which you own.
sk-lesson-met-took-plan = The research plan lies ready. The farther your upload marker gets, the more the research track is worth at the end; research screen 5 opens an action slot.
sk-lesson-units = One card is left: **carbon 2**. Each unit that pays for no card moves a marker one space on a company track. Both for **Astrogo**: its shares are worth something since you expanded it, and space 5 is the last before a *threshold*, an orange line. The next move passes it and brings 1 CrypCoin and a lasting bonus (energy +1). The striped bars are *barriers*: each costs CrypCoin to pass.
sk-lesson-met-passed = You passed a **threshold**: it brings CrypCoin, and from your next turn on a lasting bonus of this company is yours.
sk-lesson-drop = Nothing is left to do, so **drop out**: your part of this round is over. You take one resting deck back: here minerals 2, the strongest. Then each used card rests in the deck **above its own slot**, and you miss it for a round at least. (The buttons that end with *choose where cards rest* let you put them above other slots, so that good cards come back together.)
sk-lesson-met-rested = Your cards rest now. One deck returns each time you drop out.

sk-lesson-free-choose = The **token** brings a bonus and your first research plan, and locks three of your cards. Look at which cards you would miss.
sk-lesson-free-plan = **Choose cards** that can do something together: resources for a new card or for tracks, energy for a company whose shares you hold, a scientist for research. Equal kinds help with majorities.
sk-lesson-free-majority = **Majorities** first: the space is open only as long as nobody else has a marker there, and your cards must still lie face up. The cards are not used up.
sk-lesson-free-place = **Bonus spaces** hold one marker each. A *bonus tile* is a card for the next round; the first player acts first then, and gets 1 research point now.
sk-lesson-free-sell = **Sell** a card of your hand: you get its price and 2 more CrypCoin. You will hardly miss a weak card.
sk-lesson-free-buy = **Buy** a card of the display with CrypCoin instead of units: its price, and 1 for the bonus space.
sk-lesson-free-upload = A **research scientist** moves your upload marker from research plan to research plan, as long as you have face up what each asks for. You get what the last one brings, then research points.
sk-lesson-free-field = A **field scientist** brings helium-3, which moves you up your tank track, and CrypCoin.
sk-lesson-free-resources = **Resources:** cards of one kind get you one card of the display, the cards on offer. Each unit that is left moves you one space on a company track.
sk-lesson-free-energy = **Energy** expands a company, and its shares may be worth more. Choose one of which you have more shares than the others, and sectors whose rewards you can use.
sk-lesson-free-enter = Choose the **next sector**: 1 energy across a white border, 2 across an orange double one, 1 more where another company stands.
sk-lesson-free-take = **Research points** get you research plans: A and B cost 1, C costs 2. Lay the plan on a *research screen* ahead of your *upload marker*. A research scientist moves the marker onto it if you have face up what it asks for.
sk-lesson-free-advance = **Tracks:** move where the next share or a *threshold* (an orange line with a lasting bonus) is near, best on the track of a company that grows.
sk-lesson-free-drop = **Drop out** when nothing is left to do. Take the resting deck with the cards that you need most.

sk-lesson-ends = The guided part ends with this round, the first of seven, when everybody has dropped out.
sk-lesson-rest = six more rounds follow, three quarters of an hour or so. Points are counted at the end only: shares times what they are worth then, CrypCoin, and the tracks. So nobody leads yet; the board shows which companies are worth most.
sk-lesson-points = { $points } CrypCoin

sk-lesson-known-1 = **The goal:** shares times what they are worth. Hold shares of companies that grow, and make them grow.
sk-lesson-known-2 = **A round:** choose cards in secret, then one action each: majorities and bonus spaces first, then the cards, then drop out.
sk-lesson-known-3 = **Cards:** resources get cards or move you on tracks, energy expands a company, scientists do research or fill the tank.
sk-lesson-known-4 = **Resting:** used cards come back deck by deck, so think of the next rounds when you choose cards and when you drop out.
sk-lesson-known-5 = **A good first round:** several actions for the same company, new cards early, and a fourth action slot in mind (space 8 of the tank track, research screen 5).
sk-lesson-known-6 = **Later:** thresholds with lasting bonuses, scientists along your research plans, more slots. When you need more: **Hint** under *More* advises you, and { COMMAND("rules") } explains each topic.

# The legend's picture
sk-legend-companies = Companies
sk-legend-cards = Cards
sk-legend-gains = What you gain
sk-legend-coin = CrypCoin
sk-legend-unit = unit of a resource
sk-legend-helium = helium-3
sk-legend-point = research point
sk-legend-gas = gas collector
sk-legend-step = space on a track
sk-legend-any_company = company of your choice
sk-legend-removed = outpost removed
sk-legend-signs = Other signs
sk-legend-scientist = scientist of either kind
sk-legend-any_one = any one resource
sk-legend-plus = one unit more
sk-legend-slot = action slot
sk-legend-face_down = face down
sk-legend-locked = opens later
sk-legend-first_player = first player
