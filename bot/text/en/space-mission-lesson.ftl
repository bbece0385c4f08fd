### The guided first game of Space Mission.

sm-lesson-goal-1 = **The goal:** the most points. Eight planets lie in a ring around the Jump Gate, where the spaceships start. You travel to them and take their tiles.
sm-lesson-goal-2 = **Points:** above all tiles. The more you have of one kind, the more each is worth. A station that you build on a planet scores 3. Each jump leaves a probe on the gate; the most probes score 9.
sm-lesson-goal-3 = **A turn:** exactly two of six actions: jump, fly, scan, develop, discover, top up. Most cost cards from your hand.
sm-lesson-goal-4 = **The end:** among a planet's tiles are worthless space tiles. Where nothing else is left, they are turned face up. Once 6 lie face up (with two players), the round is played to its end.

sm-lesson-symbol-1 = 🌀 **Jump** (blue circle on planets and cards): play a card with the planet's number and go there. It leaves a probe on the gate.
sm-lesson-symbol-2 = 📡 **Scan** (green shield): play a card with the number of your planet, look through its tiles, reserve one.
sm-lesson-symbol-3 = 🏗️ **Develop** (two orange triangles): play two cards, one for each landing number, and build a station.
sm-lesson-symbol-4 = 🚀 **Fly** to one of the two neighbouring planets, without a card.
sm-lesson-symbol-5 = 🔎 **Discover:** take a tile at a planet with a station, without a card.
sm-lesson-symbol-6 = 🃏 **Top up:** discard what you like, then draw until you hold five cards.
sm-lesson-symbol-7 = ✋ **Take** a tile: the choice that follows a scan, a development or a discovery.
sm-lesson-symbol-8 = **Cards** show numbers in two of the three colours; you use one of them. **?** stands for any number in its colour.
sm-lesson-symbol-9 = **Minerals** (red, purple, green, blue): how many you have, times how many of your most frequent colour. **Aliens** (brown, blue): the same. Three red and one blue mineral: 4 × 3 = 12.
sm-lesson-symbol-10 = **Matter:** 7 for green and blue together, 2 for one alone. **Water:** 2, 5, 9, 14 for one to four. **Medal:** 3 each. **Space tiles** are worth nothing and cannot be taken.
sm-lesson-symbol-11 = **+2** behind a tile: what it adds to your points now.
sm-lesson-symbol-12 = ⭐ a good action · ⚠ cannot be taken back

sm-lesson-jump = A turn has **two actions**. Your ship is at the gate; only a **jump** leads away: play a card that shows the planet's jump number. The board shows the numbers of every planet: jump (blue), scan (green), landing (orange). A good first turn jumps to a planet that another card can **scan**, that is: look through its tiles. Card 6 (a card’s big number is only its name) shows jump 2, which leads to { sm-planet-duskmoor }; card 47 shows its scan number, 4.
sm-lesson-met-jumped = The card is spent, and your **probe** stays on the gate to the end. Then the most probes there score 9 points, the next 6, 3 and 1.
sm-lesson-scan = Your second action: **scan** { sm-planet-duskmoor } with card 47. You look through all of its tiles, and nobody else sees them. You reserve one for yourself. Besides, you may build a station only where you have scanned.
sm-lesson-met-scanned = Only you have seen these tiles. **More** → *Look* → *A planet* shows later what you left.
sm-lesson-reserve = Which tile? Behind each stands what it adds **now**. Look at what it can become, too. **Water** scores 2, 5, 9 and 14 points for one to four tiles, so every further one is worth more (**More** → *Goal and icons* has the scale of all tiles). It waits face down beside the planet. When somebody builds a station on { sm-planet-duskmoor }, you get it, no matter who builds. If nobody does, it is lost.
sm-lesson-develop = **Develop** { sm-planet-duskmoor }, that is: build a station there. It takes two cards, one for each landing number, here 1 and 3. Card 29 shows landing 1; the **?** on card 59 stands for any landing number. It brings a lot: the station (3 points), the tile that you reserved, and one more tile of your choice.
sm-lesson-met-developed = The station is yours for the rest of the game: 3 points. Each planet gets one only.
sm-lesson-met-received = When a planet is developed, everybody who has reserved tiles there gets them, no matter who built.
sm-lesson-matter = Now your tile for the station. **Matter** scores in pairs: green and blue together 7 points, one alone only 2. Take the green one, and keep an eye out for a blue one.
sm-lesson-discover = Your second action: **discover**. At a planet with a station everybody may take a tile without a card. Use your station before the others come.
sm-lesson-met-discovered = A discovery is the cheapest way to a tile: one action, no card.
sm-lesson-mineral = **Minerals:** how many you have, times how many of your most frequent colour. Three red, two blue and two green: 7 × 3 = 21. **Aliens** score in the same way. So one colour of minerals, again and again, is worth most: begin with red.
sm-lesson-top-up = One card is left. **Top up** is the only way to new ones: discard what you do not want, then draw until you hold five. It costs an action, so play your hand nearly empty first, as you just did.
sm-lesson-again = Look for two cards that fit the same planet: card 14 jumps to { sm-planet-caldera } (jump 4), and card 5 can scan it next turn (scan 1). { sm-planet-caldera } is also next to your station, so the way back will cost no card.
sm-lesson-scan-again = A new turn. **Scan** { sm-planet-caldera } with card 5, even if the computer is here as well: ships never block one another.
sm-lesson-pair = **Blue matter** makes a pair with your green one. The pair scores 7, and you had 2, so this tile adds 5 points: that is the **+5** behind it.
sm-lesson-fly = **Fly** costs no card and leaves no probe; it leads to one of the two neighbours in the ring. { sm-planet-duskmoor } is next door, and your station there has more tiles to discover next turn.
sm-lesson-met-space-revealed = Only space tiles were left on that planet, so they lie face up now. Once 6 lie face up (with two players), the round is the last; the board counts them.

sm-lesson-free-jump = A **jump** costs one card and leaves a probe on the gate. Best is a planet where you can do something next: scan it with another card, or take a tile at a station.
sm-lesson-free-fly = A **flight** to a neighbouring planet costs no card. Fly where you can discover a tile, or where your cards scan or land.
sm-lesson-free-scan = A **scan** costs one card: you look through the tiles and reserve one. You get it once somebody builds a station here. You may build one here yourself from now on.
sm-lesson-free-develop = **Developing** builds a station. It costs two cards, one for each landing number, and brings 3 points, what you have reserved here, and one more tile.
sm-lesson-free-discover = A **discovery** costs no card: this planet has a station, so you look through its tiles and take one.
sm-lesson-free-top-up = **Top up:** discard what is of little use, then draw until you hold five cards. It costs an action, so it is worth most when few cards are left, or when new ones promise more than the buttons below.
sm-lesson-free-take = **Points:** minerals and aliens count together, times your most frequent colour; matter 7 for green and blue, 2 alone; water 2, 5, 9, 14; a medal 3. Choose what goes with your tiles.

sm-lesson-ends = The guided part ends after round { $last }; this is round { $round }.
sm-lesson-cost = { $next ->
    [behind] 💬 “{ $good }” promised about { $less ->
        [one] 1 point
       *[other] { $less } points
    } more. Never mind: the advice goes on from here.
    [level] 💬 Your choice promises about as much as “{ $good }”.
    [ahead] 💬 Well chosen: it promises about { $less ->
        [one] 1 point
       *[other] { $less } points
    } more than “{ $good }”.
    [reason] 💬 The ⭐ was “{ $good }”. { $why }
   *[unknown] 💬 The ⭐ was “{ $good }”. Your choice is allowed as well, and the advice goes on from it.
}

sm-lesson-known-1 = **A turn** is two of six actions. Jump, scan and develop cost cards; fly and discover do not; top up brings new ones.
sm-lesson-known-2 = **A good turn:** two cards for the same planet (jump, then scan); later a station there. Top up when the hand is nearly empty.
sm-lesson-known-3 = **Points:** sets of tiles, 3 for each station, and up to 9 for the most probes on the gate.
sm-lesson-known-4 = **Stations help everybody:** all get what they have reserved there. From then on all may *discover* there: look through the tiles and take one, without a card.
sm-lesson-known-5 = **The end** can come fast: 6 space tiles face up, and the round is the last. What is reserved on planets without a station is lost.

# The legend's picture
sm-legend-numbers = Numbers on planets and cards
sm-legend-jump = jump
sm-legend-scan = scan
sm-legend-land = landing
sm-legend-pieces = Pieces
sm-legend-ship = spaceship
sm-legend-probe = probe
sm-legend-station = station
sm-legend-gate = Jump Gate
sm-legend-tiles = Tiles
sm-legend-planets = Planets
