### The guided first game of Skymines.

sk-lesson-goal-1 = **The goal:** the most CrypCoin after seven rounds. Four companies mine the Moon: Astrogo, Tawac, Skymine and Minerva. Nobody owns them; you buy shares and make them grow.
sk-lesson-goal-2 = **Points:** the number of your shares of each company, times what one of them is worth. Your coins, the tank track (helium-3) and the research track count as well.
sk-lesson-goal-3 = **A share is dearer** the more pieces have left its company's station for the Moon. That helps everybody who holds shares of it.
sk-lesson-goal-4 = **A round:** all plan cards in secret. Then one action each, in turn, until all have dropped out. New cards come, and the next round begins.
sk-lesson-goal-5 = **Cards come back late:** what you used rests, and you take back one of your resting decks a round.

sk-lesson-symbol-1 = 🗂️ **Plan:** cards for your action slots, in secret.
sk-lesson-symbol-2 = ⛏️ **Resources** (titanium, minerals, carbon): buy a card of the display, or move on company tracks.
sk-lesson-symbol-3 = ⚡ **Energy:** all of it expands one company. 🚩 It enters a sector.
sk-lesson-symbol-4 = 📈 **Tracks:** your marker on a company's track shows your shares of it.
sk-lesson-symbol-5 = 👑 **Majority:** a bonus marker where nobody has more than you.
sk-lesson-symbol-6 = 📍 **Bonus space:** a bonus marker for a tile, the first turn, a purchase or a sale (🛒 💱).
sk-lesson-symbol-7 = 📄 **Take a plan** for research points. 📡 A research scientist goes along your plans.
sk-lesson-symbol-8 = 🛢️ **Field scientist:** helium-3 and coins.
sk-lesson-symbol-9 = 🏁 **Drop out:** your round ends, and a resting deck returns.
sk-lesson-symbol-10 = **titanium 2** is a card of 2 units; **for 2** is its price. ◆A, ◆T, ◆S, ◆M: a share of the company with this letter.
sk-lesson-symbol-11 = 🪙 **Pay** a barrier on a track · ✅ **Finish** what is under way
sk-lesson-symbol-12 = **On the Moon:** gold coin: CrypCoin · green chip: research point · blue can: helium-3 · »: a space on that company's track · white tank on legs: gas collector. A white line costs 1 energy, an orange double one 2.
sk-lesson-symbol-13 = ⭐ a good action · ⚠ cannot be taken back

sk-lesson-token = **Choose a starting token**, in secret. It brings a bonus at once and the first plan of your research track, and locks three of your ten cards for now. S09 brings 2 helium-3 for your tank, which is worth coins at the end; its space 8 brings a fourth action slot.
sk-lesson-met-tokens = Both tokens are open now. Your three locked cards are your three resting decks.
sk-lesson-plan = **Plan:** choose up to three cards, one for each action slot. Take strong ones that do different things: titanium 2 buys a card, carbon 2 moves you on tracks, energy 2 expands a company. Three kinds also give you a chance at three majorities.
sk-lesson-met-revealed = All plans are turned up. What the others planned decides who has the majorities.
sk-lesson-majority = Now **one action each**, in turn. Bonus spaces hold one marker only, so be quick with them. **Majority:** nobody may have more titanium face up than you; equal is enough. It costs a bonus marker, not the card, and brings 2 spaces on the track of Astrogo.
sk-lesson-met-placed = Your **bonus marker** blocks the space for this round, then it returns. With two players everybody has three markers.
sk-lesson-met-advanced = Your **track marker** moved along a company track. The share icons that it reaches are your shares of this company.
sk-lesson-second = The same with **energy**: only you have any face up. 2 spaces on the track of Skymine bring a share of it. Place such markers before you use the cards: used cards are turned down and count no more.
sk-lesson-tile = Your third marker, for your only coin: the **research tile**. In the next round it serves as a research scientist of 1 point, so you have a fourth card then.
sk-lesson-buy = **Resources:** with cards of one kind you may buy one card of the display; prices grow from right to left. Titanium 2 pays for the research scientist. It goes to your hand, for the next round; research pays at the end.
sk-lesson-met-used-resources = The card is used and turned down until you drop out. The place in the display stays empty until the next round.
sk-lesson-expand = **Expand** a company with *all* your energy. Best is one whose shares you hold: Astrogo. A single border costs 1 energy, a double one 2. Sector 3 costs 1 and brings 1 research point, and sector 6 lies next to it.
sk-lesson-met-entered = A piece left its station and uncovers coins there: that makes the company's shares dearer, for everybody.
sk-lesson-enter = 1 energy is left: go on to **sector 6**. It brings a space on the track of Astrogo itself. What the sectors bring comes when the expansion is over.
sk-lesson-research = **Research points** are spent at once: a plan with A or B costs 1. Lay it on a screen ahead of your upload marker. Later a research scientist moves the marker onto it, if you have face up what it asks for. A10 asks for carbon 2, which you own.
sk-lesson-met-took-plan = The plan lies ready. The farther your marker gets on these screens, the more the research track is worth at the end; screen 5 brings an action slot.
sk-lesson-units = One card is left: **carbon 2**. Each unit that you do not spend on a purchase moves a marker one space on a track. Both for **Astrogo**: its shares are worth something since you expanded it, and space 5 is the last before a threshold. The next move passes it and brings a coin and a lasting bonus (energy +1).
sk-lesson-met-passed = You passed a **threshold**: it brings coins, and from your next turn on a lasting bonus of this company is yours.
sk-lesson-drop = Nothing is left to do, so **drop out**. You take one resting deck back: here minerals 2, the strongest. Then your used cards rest, each above its slot, and miss at least a round. Plan so that good cards come back together.
sk-lesson-met-rested = Your cards rest now. One deck returns each time you drop out.

sk-lesson-free-choose = The **token** brings a bonus and your first plan, and locks three of your cards. Look at which cards you would miss.
sk-lesson-free-plan = **Plan** cards that can do something together: resources for a purchase or tracks, energy for a company whose shares you hold, a scientist for research. Equal kinds help with majorities.
sk-lesson-free-majority = **Majorities** first: the space is open only as long as nobody else has a marker there, and your cards must still lie face up. The cards are not used up.
sk-lesson-free-place = **Bonus spaces** hold one marker. Take what helps the next round while it is there.
sk-lesson-free-resources = **Resources:** cards of one kind buy a card of the display; what is left, or all of it, moves you on tracks.
sk-lesson-free-energy = **Energy** makes a company's shares dearer. Choose one of which you have more shares than the others, and sectors whose rewards you can use.
sk-lesson-free-enter = Choose the **next sector**: 1 energy for a single border, 2 for a double one, 1 more where another company stands.
sk-lesson-free-take = **Research points** buy research plans. A plan pays when your research scientist reaches it and you have face up what it asks for: take one that fits your cards, and lay it on the next free screen.
sk-lesson-free-advance = **Tracks:** move where the next share or threshold is near, best on the track of a company that grows.
sk-lesson-free-drop = **Drop out** when nothing is left to do. Take the resting deck with the cards that you need most.

sk-lesson-ends = The guided part ends with this first round, when everybody has dropped out.
sk-lesson-cost = { $next ->
    [behind] 💬 “{ $good }” promised about { $less } CrypCoin more. Never mind: the advice goes on from here.
    [level] 💬 Your choice promises about as much as “{ $good }”.
    [ahead] 💬 Well chosen: it promises about { $less } CrypCoin more than “{ $good }”.
   *[unknown] 💬 The ⭐ was “{ $good }”. Your choice is allowed as well, and the advice goes on from it.
}

sk-lesson-known-1 = **The goal:** shares times what they are worth. Hold shares of companies that grow, and let them grow.
sk-lesson-known-2 = **A round:** plan in secret, then one action each: majorities and bonus spaces first, then the cards, then drop out.
sk-lesson-known-3 = **Cards:** resources buy cards or move you on tracks, energy expands a company, scientists research or fill the tank.
sk-lesson-known-4 = **Resting:** used cards come back deck by deck, so think of the next rounds when you plan and when you drop out.
sk-lesson-known-5 = **A good first round:** several actions for the same company, strong cards bought early, and a fourth slot in mind (tank space 8 or screen 5).
sk-lesson-known-6 = **Later:** thresholds with lasting bonuses, scientists along your plans, more slots. **Rules** and **Hint** tell you the rest when you need it.

# The legend's picture
sk-legend-companies = Companies
sk-legend-cards = Cards
sk-legend-gains = What you gain
sk-legend-coin = CrypCoin
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
sk-legend-locked = not open yet
sk-legend-first_player = first player
