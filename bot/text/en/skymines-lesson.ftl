### The guided first game of Skymines.

sk-lesson-goal-1 = **The goal:** the most CrypCoin, the money here, after seven rounds. Four companies mine the Moon: Astrogo, Tawac, Skymine and Minerva. Nobody owns them; you get shares of them and make them grow.
sk-lesson-goal-2 = **What counts:** the number of your shares of each company, times what one of them is worth. Your CrypCoin, the tank track (helium-3) and the research track count as well.
sk-lesson-goal-3 = **A share is worth more** the more coins lie open in its company’s station. Pieces that leave the station for the Moon uncover them. That helps everybody who holds shares of this company.
sk-lesson-goal-4 = **A round:** all choose cards in secret, up to three at first. Then one action each, in turn, until all have dropped out.
sk-lesson-goal-5 = **Cards come back late:** those that you used rest, in several decks. Each round you take one of these *resting decks* back.

sk-lesson-symbol-1 = 🗂️ **Action slots:** choose your cards for the round, in secret.
sk-lesson-symbol-2 = ⛏️ **Resources** (titanium, minerals, carbon): get a card of the *display*, the cards on offer, or move on company tracks.
sk-lesson-symbol-3 = ⚡ **Energy:** all of it expands one company: its pieces enter sectors of the Moon (🚩).
sk-lesson-symbol-4 = 📈 **Tracks:** your marker on a company's track shows your shares of it. A *threshold* (orange line) brings CrypCoin and a bonus, a *barrier* (red and white) costs CrypCoin (🪙).
sk-lesson-symbol-5 = 👑 **Majority:** place a bonus marker on a kind of card. Nobody may have more of it face up than you; equal is enough.
sk-lesson-symbol-6 = 📍 **Bonus space:** place a bonus marker to be *first player* of the next round, or for a *bonus tile* (one more card, for that round).
sk-lesson-symbol-7 = 🛒 **Buy a card** for its price and 1, in CrypCoin. 💱 **Sell a card** of your hand: you get its price and 2.
sk-lesson-symbol-8 = 📄 **Take a research plan** for research points. 📡 A research scientist *uploads*: your upload marker moves from plan to plan.
sk-lesson-symbol-9 = 🛢️ **Field scientist:** helium-3, more for each *gas collector* of a company on the Moon, and CrypCoin.
sk-lesson-symbol-10 = 🏁 **Drop out:** your round ends, and a resting deck returns.
sk-lesson-symbol-11 = **titanium 2**: a card of 2 units · **◆A, ◆T, ◆S, ◆M**: a share of the company with this letter
sk-lesson-symbol-12 = ⭐ a good action · ✅ finish what is under way · ⚠ cannot be taken back

sk-lesson-token = **Choose a starting token**, in secret. It brings a bonus at once and *locks* three of your ten cards for now. The one called S09 brings 2 helium-3. They fill your *tank*; from space 6 on it is worth CrypCoin at the end. S01 brings 2 spaces on the track of Astrogo, but locks titanium 2, which you need this round. (The research plan on it comes later.)
sk-lesson-met-tokens = Your three locked cards are your first *resting decks*; each round you take one back. Each of the five action slots has one above it. Grey slots open later, by tank and research.
sk-lesson-plan = **Choose cards** for your three *action slots*; nobody sees them yet. Take strong ones that do different things: titanium 2 gets you a new card, energy 2 expands a company, research 2 does research. If you have the most of a kind, that is a *majority* and brings a bonus. Three kinds are three chances.
sk-lesson-met-revealed = Now you see of which kinds nobody has more than you.
sk-lesson-majority = Now **one action each**, in turn. You have three *bonus markers*, and a bonus space holds one only, so be quick. **Titanium majority:** nobody has more face up than you; equal is enough. It costs the marker, not the card. Your *track marker* moves 2 spaces on the track of Astrogo.
sk-lesson-met-placed = Your **bonus marker** keeps the space for this round, then it comes back to you.
sk-lesson-met-advanced = Your **track marker** moved. The last light box that it has reached says how many shares of this company are yours. Shares worth 0 are normal in the first round.
sk-lesson-second = The same with **energy**: nobody has more face up than you. 2 spaces on the track of Skymine bring a share of it. Place such markers before you use the cards: used cards count no more.
sk-lesson-first = Your third marker, to be **first player** (the flag; closed on a round’s first turn): you begin the next round, too, and you get 1 *research point* at once.
sk-lesson-buy = **Resources:** resource cards of one kind get you one card of the *display*. You pay with the units on your cards (light cubes), not with CrypCoin. Titanium 2 is just enough: at the right the research scientist costs 2. It goes to your hand, for the next round. (Each unit that is left moves you one space on a track.)
sk-lesson-met-used-resources = The card is used: face down until you drop out. The gap in the display stays until the next round.
sk-lesson-expand = **Expand** a company with *all* your energy: pieces leave its station for the Moon, and its shares may be worth more. Take Astrogo: you hold a share of it. *Sectors* are the numbered fields. A thin border costs 1 energy, a double one 2. Begin with sector 3: it costs 1 and brings 1 research point. Behind it lies sector 6.
sk-lesson-met-entered = A piece left its station, the leftmost of a row. If a coin lay under it, a share of this company is worth 1 more now, for everybody.
sk-lesson-enter = 1 energy is left: go on to **sector 6**, which brings a space on the track of Astrogo. What sectors bring comes at the end of the expansion. For the research point of sector 3 take A16: its minerals 2 come back when the round ends.
sk-lesson-upload = **A research scientist at work:** your *upload marker* moves from plan to plan, as long as you have face up what each asks for. Nothing is spent: titanium 2 serves for S09 and for A04. (So research before you use it.) You get what the last plan brings, here a space on the track of Astrogo: your second share. Then the scientist itself brings 2 research points.
sk-lesson-plans = **2 research points,** so two plans: A10 and A08 both ask for carbon 2, which is still in your hand. (Instead of a plan you may take 1 CrypCoin.)
sk-lesson-research = With **research points** you take research plans at once: A and B cost 1, C costs 2. A plan says at its top what it asks for, below what it brings (on buttons behind a colon). The plan called A04 asks for titanium 2, which you have face up, and brings a space on a track. Lay it on *research screen* 1. On 0 lies the plan of your token.
sk-lesson-met-took-plan = The farther you get on the research track, the more it is worth at the end, and research screen 5 opens an action slot.
sk-lesson-met-passed = You passed a **threshold**: it brings CrypCoin, and from your next turn on a lasting bonus of this company is yours.
sk-lesson-drop = Nothing is left to do, so **drop out**: your part of this round is over. You take one resting deck back, here minerals 2. Then each used card rests **above its own slot**, and you miss it for a round at least. (You may *place the used cards yourself*: cards of one deck come back together.)
sk-lesson-met-rested = Your cards rest now. One deck returns each time you drop out.

sk-lesson-free-choose = The **token** brings a bonus and locks three of your cards. Look at which cards you would miss. It is also your first research plan.
sk-lesson-free-plan = **Choose cards** that can do something together: resources for a new card or for tracks, energy for a company whose shares you hold, a scientist for research. Equal kinds help with majorities.
sk-lesson-free-majority = **Majorities** first: the space is open only as long as nobody else has a marker there, and your cards must still lie face up. The cards are not used up.
sk-lesson-free-place = **Bonus spaces** hold one marker each. A *bonus tile* is one more card, for the next round only; it needs no action slot. As first player you begin the next round, and you get 1 research point now.
sk-lesson-free-sell = **Sell** a card of your hand: you get its price and 2 more CrypCoin. You will hardly miss a weak card.
sk-lesson-free-buy = **Buy** a card of the display with CrypCoin instead of units: its price, and 1 for the bonus space.
sk-lesson-free-upload = A **research scientist** moves your upload marker from plan to plan, if you have face up what each asks for; on screen 0 lies that of your token. The last one brings its reward, then come research points.
sk-lesson-free-field = A **field scientist** brings helium-3, which moves you up your tank track, and CrypCoin.
sk-lesson-free-resources = **Resources:** cards of one kind get you one card of the display. Each unit that is left moves you one space on a company track.
sk-lesson-free-energy = **Energy** expands a company, and its shares may be worth more. Choose one whose shares you hold, and sectors whose rewards help you; they come at the end.
sk-lesson-free-enter = Choose the **next sector**: 1 energy across a thin border, 2 across a double one, 1 more where another company stands. All rewards come at the end.
sk-lesson-free-take = **Research points** get you research plans: A and B cost 1, C costs 2. Lay the plan on a *research screen* ahead of your *upload marker*.
sk-lesson-free-advance = **Tracks:** move where the next share or the space behind a *threshold* (an orange line: a lasting bonus) is near, best on the track of a company that grows.
sk-lesson-free-drop = **Drop out** when nothing is left to do. Take the resting deck with the cards that you need most.

sk-lesson-ends = The guided part ends with this round, the first of seven, when everybody has dropped out.
sk-lesson-rest = six more rounds follow, about 45 minutes. Points are counted at the end only, so nobody leads yet.
sk-lesson-points = { $points } CrypCoin

sk-lesson-known-1 = **The goal:** shares times what they are worth. Hold shares of companies that grow, and make them grow.
sk-lesson-known-2 = **A round:** choose cards in secret, then one action each: majorities and bonus spaces first, then the cards, then drop out.
sk-lesson-known-3 = **Cards:** resources get cards or move you on tracks, energy expands a company, research scientists move along plans and get new ones, field scientists fill the tank.
sk-lesson-known-4 = **Resting:** used cards come back deck by deck: think of the next rounds when you choose and drop out.
sk-lesson-known-5 = **A good first round:** all markers placed, several actions for one company, new cards and plans; a fourth action slot in mind (space 8 of the tank track, research screen 5).
sk-lesson-known-6 = **Next:** choose cards that your research plans ask for. **Hint** advises you, and { COMMAND("rules") } explains each topic.

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
sk-legend-border = border: 1 energy
sk-legend-border_double = double: 2 energy
sk-legend-threshold = threshold: bonus behind it
sk-legend-barrier = barrier: you pay
sk-legend-signs = Other signs
sk-legend-scientist = scientist of either kind
sk-legend-any_one = any one resource
sk-legend-plus = one unit more
sk-legend-slot = action slot
sk-legend-face_down = face down
sk-legend-locked = opens later
sk-legend-first_player = first player
