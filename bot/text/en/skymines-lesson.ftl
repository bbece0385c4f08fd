### The guided first game of Skymines.

sk-lesson-goal-1 = **The goal:** the most CrypCoin after seven rounds. Four companies mine the Moon: Astrogo, Tawac, Skymine and Minerva. Nobody owns them; you buy shares and make them grow.
sk-lesson-goal-2 = **Points:** the number of your shares of each company, times what one of them is worth. Your coins, the tank track (helium-3) and the research track count as well.
sk-lesson-goal-3 = **A share is dearer** the more pieces have left its company's station for the Moon. That helps everybody who holds shares of it.
sk-lesson-goal-4 = **A round:** all plan cards in secret. Then one action each, in turn, until all have dropped out. New cards come, and the next round begins.
sk-lesson-goal-5 = **Cards come back late:** what you used rests, and you take back one of your resting decks a round.

sk-lesson-symbol-1 = 🗂️ **Plan:** choose cards for your action slots, in secret.
sk-lesson-symbol-2 = ⛏️ **Resources** (titanium, minerals, carbon): buy a card of the display, or move on the company tracks.
sk-lesson-symbol-3 = ⚡ **Energy:** all of it expands one company. 🚩 It enters a sector of the Moon.
sk-lesson-symbol-4 = 📈 **Tracks:** your marker on a company's track shows how many shares you have.
sk-lesson-symbol-5 = 👑 **Majority:** a bonus marker on a space where nobody has more than you.
sk-lesson-symbol-6 = 📍 **Bonus space:** a bonus marker for a tile, the first turn, a purchase or a sale (🛒 💱).
sk-lesson-symbol-7 = 📄 **Take a plan** for research points. 📡 A research scientist goes along your plans.
sk-lesson-symbol-8 = 🛢️ **Field scientist:** helium-3 and coins.
sk-lesson-symbol-9 = 🏁 **Drop out:** your round ends, and a resting deck returns to your hand.
sk-lesson-symbol-10 = **titanium 2** is a card of 2 units; **for 2** is its price. ◆A, ◆T, ◆S, ◆M: a share of the company with this letter.
sk-lesson-symbol-11 = 🪙 **Pay** a barrier on a track · ✅ **Finish** what is under way
sk-lesson-symbol-12 = **On the Moon:** gold coin: CrypCoin · green chip: research point · blue can: helium-3 · »: a space on that company's track · white tank on legs: gas collector. A white line costs 1 energy, an orange double one 2.
sk-lesson-symbol-13 = ⭐ a good action · ⚠ cannot be taken back

sk-lesson-token = **Choose a starting token**, in secret. It does three things: a bonus at once, the first plan of your research track, and it locks three of your ten cards for now. S09 brings 2 helium-3, which fill your tank: at the end the tank is worth coins, and space 8 brings a fourth action slot.
sk-lesson-met-tokens = Both tokens are open now. Your bonus has come, and your three locked cards are your three resting decks.
sk-lesson-plan = **Plan:** choose up to three cards, one for each action slot. The computer does the same in secret. Take the strong ones that do different things: titanium 2 buys a card, carbon 2 moves you on tracks, energy 2 expands a company. Three kinds also give you a chance at three majorities.
sk-lesson-met-revealed = All plans are turned up. Look at what the others planned: it decides who has the majorities.
sk-lesson-majority = Now **one action each**, in turn. Bonus spaces hold one marker only, so be quick with them, and keep your cards for later. **Majority:** nobody may have more titanium face up than you; equal is enough. It costs a bonus marker, not the card. The reward: 2 spaces on the track of Astrogo.
sk-lesson-met-placed = Your marker blocks the space for this round, then it returns. With two players everybody has three markers.
sk-lesson-met-advanced = Your marker moved along a **company track**. The share icons that it reaches are your shares: on space 2 of Astrogo you have the first.
sk-lesson-second = The same with **energy**: only you have any face up. 2 spaces on the track of Skymine bring a share of it, and your energy card is still there to be used. Place such markers before you use the cards: used cards are turned down and count no more.
sk-lesson-tile = Your third marker, for your only coin: the **research tile**. It comes when the round is over and serves for one round, as a research scientist of 1 point. So your next round already has a fourth card.
sk-lesson-buy = **Resources:** with cards of one kind you may buy one card of the display. Prices grow from the right column to the left. Titanium 2 pays for the research scientist. It goes to your hand, for the next round; scientists let you research, which pays at the end.
sk-lesson-met-used-resources = The card is used and turned down; it waits there until you drop out. The place in the display stays empty until the next round.
sk-lesson-expand = **Expand** a company with *all* your energy. Best is one whose shares you hold: Astrogo. A single border costs 1 energy, a double one 2. Sector 3 costs 1 and brings 1 research point, and sector 6 lies next to it.
sk-lesson-met-entered = A piece left its station and uncovers coins there: that is what makes a company's shares dearer, for everybody who has some.
sk-lesson-enter = 1 energy is left: go on to **sector 6**. It brings a space on the track of Astrogo itself. What the sectors bring comes when the expansion is over.
sk-lesson-research = **Research points** are spent at once: a plan with A or B costs 1. Lay it on a screen ahead of your upload marker. Later a research scientist moves the marker onto it, if you have face up what it asks for. A10 asks for carbon 2, which you own.
sk-lesson-met-took-plan = The plan lies ready. The farther your marker gets on these screens, the more the research track is worth at the end; screen 5 brings an action slot.
sk-lesson-units = One card is left: **carbon 2**. There is no need to buy; each unit that is not spent moves a marker one space on a track. Choose it without buying a card.
sk-lesson-tracks = Both units for **Astrogo**: its shares are worth something since you expanded it, and space 5 is the last before a threshold. The next move passes it and brings a coin and a lasting bonus (energy +1).
sk-lesson-met-passed = You passed a **threshold**: it brings coins, and from your next turn on a lasting bonus of this company is yours.
sk-lesson-drop = Nothing is left to do, so **drop out**. You take one resting deck back: here minerals 2, the strongest. Then your used cards rest, each above its slot. They miss at least a round: plan so that good cards lie in the same deck and come back together.
sk-lesson-met-rested = Your cards rest now. One deck returns each time you drop out, so what rests in another deck waits longer.

sk-lesson-free-choose = The **token** brings a bonus and your first plan, and locks three of your cards. Look at which cards you would miss.
sk-lesson-free-plan = **Plan** cards that can do something together: resources for a purchase or tracks, energy for a company whose shares you hold, a scientist for research. Equal kinds help with majorities.
sk-lesson-free-majority = **Majorities** first: the space is open only as long as nobody else has a marker there, and your cards must still lie face up. The cards are not used up.
sk-lesson-free-place = **Bonus spaces** hold one marker. Take what helps the next round while it is there.
sk-lesson-free-resources = **Resources:** cards of one kind buy a card of the display; what is left, or all of it, moves you on tracks.
sk-lesson-free-energy = **Energy** makes a company's shares dearer. Choose one of which you have more shares than the others, and sectors whose rewards you can use.
sk-lesson-free-enter = Choose the **next sector**: 1 energy for a single border, 2 for a double one, 1 more where another company stands.
sk-lesson-free-take = **Research points** buy plans: take one whose demands your cards meet, and lay it on the next free screen.
sk-lesson-free-advance = **Tracks:** move where the next share or threshold is near, best on the track of a company that grows.
sk-lesson-free-drop = **Drop out** when nothing is left to do. Take the resting deck with the cards that you need most.

sk-lesson-known-1 = **The goal:** shares times what they are worth. Hold shares of companies that grow, and let them grow.
sk-lesson-known-2 = **A round:** plan in secret, then one action each: majorities and bonus spaces first, then the cards, then drop out.
sk-lesson-known-3 = **Cards:** resources buy cards or move you on tracks, energy expands a company, scientists research or fill the tank.
sk-lesson-known-4 = **Resting:** used cards come back deck by deck, so think of the next rounds when you plan and when you drop out.
sk-lesson-known-5 = **A good first round:** several actions for the same company, strong cards bought early, and a fourth slot in mind (tank space 8 or screen 5).
sk-lesson-known-6 = **Later:** thresholds with lasting bonuses, scientists along your plans, more slots. **Rules** and **Hint** tell you the rest when you need it.
