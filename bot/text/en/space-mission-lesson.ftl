### The guided first game of Space Mission.

sm-lesson-goal-1 = **The goal:** the most points. Eight planets lie in a ring around the Jump Gate, where everybody starts. You travel to them and take their tiles.
sm-lesson-goal-2 = **Points** come mostly from tiles; most kinds are worth more, the more of them you have. A station on a planet scores 3. Each jump leaves a *probe*, your marker, at the gate; the most probes score 9.
sm-lesson-goal-3 = **A turn:** exactly two of six actions: jump, fly, scan, develop, discover, top up. Each is explained when it comes. Most cost cards from your hand.
sm-lesson-goal-4 = **The end:** each planet also hides worthless *space tiles*. They are turned face up when nothing else is left there. Once 6 are face up (two players), the round is the last.

sm-lesson-symbol-1 = 🌀 **Jump** (blue circle): play a card with the planet’s number and go there. A probe stays on the gate.
sm-lesson-symbol-2 = 📡 **Scan** (green shield): play a card with your planet’s number, look through its tiles, reserve one.
sm-lesson-symbol-3 = 🏗️ **Develop** (orange triangles, *landing*): play two cards, one for each landing number of the planet, and build a station.
sm-lesson-symbol-4 = 🚀 **Fly** to one of the two neighbouring planets, without a card.
sm-lesson-symbol-5 = 🔎 **Discover:** take a tile at a planet with a station, without a card.
sm-lesson-symbol-6 = 🃏 **Top up:** discard as many cards as you like, or none, then draw until you hold five.
sm-lesson-symbol-7 = ✋ **Take** a tile: the choice that follows a scan, a development or a discovery.
sm-lesson-symbol-8 = **Cards** show numbers in two of the colours; you use one of them. **?** is any number.
sm-lesson-symbol-9 = **Minerals** (red, purple, green, blue): how many you have, times how many of your most frequent colour. Three red and one blue: 4 × 3 = 12. **Aliens** (brown, blue) in the same way, on their own.
sm-lesson-symbol-10 = **Matter:** 7 for green and blue together, 2 alone. **Water:** 2, 5, 9, 14 for one to four. **Medal:** 3 each. **Space tiles:** nothing; nobody can take them.
sm-lesson-symbol-11 = **+2** behind a tile: what it adds to your points as soon as you have it.
sm-lesson-symbol-12 = **Board, at a planet:** tiles left · a player’s letter in an eye: has looked through them; on a tile: has reserved one · pink frame: new since your last turn
sm-lesson-symbol-13 = **Board, at the bottom:** each player’s stations, tiles and cards. At the top: space tiles face up; cards to draw, and cards used.
sm-lesson-symbol-14 = ⭐ a good action · ⚠ cannot be taken back

sm-lesson-jump = A turn has **two actions**. Your ship is at the gate, and only a **jump** leads away: play a card with a planet’s jump number. Each planet shows its numbers: one for jump (blue), one for scan (green), two for landing (orange). Go where another of your cards can **scan**: { sm-planet-thornwild } has scan number 2, and card 6 shows it. Card 50 (50 is only its name) jumps anywhere: its blue **?** is any number.
sm-lesson-met-jumped = The card is spent. (You may jump from planet to planet, too.) Your **probe** stays at the gate to the end: then the most probes score 9 points, the second most 6. In a tie both score 9.
sm-lesson-scan = Your second action: **scan** { sm-planet-thornwild } (scan number 2) with card 6. You look through its tiles, which nobody else sees, and reserve one. It becomes yours once a station stands here. You may build one only where you have scanned.
sm-lesson-met-scanned = Only you have seen these tiles. **More** → *Look* → *A planet* shows them again later.
sm-lesson-reserve = Which tile? A **medal** always scores 3; minerals and aliens start low and grow. The number behind each says what it brings you. It waits face down beside the planet, where nobody can take it from you. You **get** it when somebody builds a station here: you or the computer. Without a station it is lost at the end.
sm-lesson-develop = **Develop** { sm-planet-thornwild }: build a station. It takes two cards, one for each of the planet’s landing numbers (orange), here 1 and 4: card 53 shows 1, card 44 shows 4. You get 3 points, your reserved medal, and another tile.
sm-lesson-met-developed = The station is yours to the end: 3 points. Each planet gets only one, and nobody scans here any more.
sm-lesson-met-received = Now all reserved tiles of this planet go to their owners.
sm-lesson-water = Your tile for the station. **Water** scores 2, 5, 9 or 14 points together for one to four tiles: each further one is worth more. Two lie here: take one now, the other with your next action. (**More** → *Goal and icons* has the points of all tiles.)
sm-lesson-discover = Your second action: **discover**. Where a station stands, everybody may take a tile without a card. So take one before the computer comes here.
sm-lesson-more-water = Your second **water**: two score 5, one scored 2. So it adds 3: that is the **+3** behind it.
sm-lesson-again = Little of worth is left here. You can **jump** from here, too, to any planet that your card fits: card 18 jumps to { sm-planet-hazard } (1). Your last card is good for nothing else now, and so a second **probe** stays at the gate. (*Flying*, without a card and without a probe, comes soon.)
sm-lesson-top-up = Your hand is empty. Only a **top-up** brings new cards: draw until you hold five. (You may discard first what you do not want.) It costs an action, so use it when few cards are left.
sm-lesson-fly = A new turn. **Fly** costs no card and leaves no probe; it leads to a neighbour in the ring. { sm-planet-bluewell } is next door: your new card 42 can scan it (3), and cards 33 and 48 fit its landing numbers 1 and 4. The computer may be there already: ships share a planet.
sm-lesson-scan-again = Flown, so your cards are all there: **scan** { sm-planet-bluewell } with card 42. The computer has reserved a tile here before you; you choose from the rest.
sm-lesson-third-water = A third **water**: three score 9, two score 5, so it adds 4. You get it when somebody builds a station here. The computer has scanned { sm-planet-bluewell }, too, so it may do it.
sm-lesson-met-space-revealed = Only space tiles were left on that planet, so they lie face up now. Once 6 are face up (two players), the round is the last; the board counts them.

sm-lesson-free-jump = You may **jump** from anywhere, to any planet whose jump number one of your cards shows. It costs that card.
sm-lesson-free-fly = A **flight** leads to one of the two neighbours in the ring and leaves no probe on the gate.
sm-lesson-free-scan = A **scan** costs one card, and you look through all tiles of this planet. You get the reserved one once the station stands here, no matter who builds it. Each planet gets only one.
sm-lesson-free-develop = **Developing** costs two cards, one for each landing number, and works only where you have scanned. Each planet gets only one station.
sm-lesson-free-discover = Everybody may **discover** where a station stands, another player’s, too: you look through the tiles and choose one.
sm-lesson-free-top-up = A **top-up** costs an action: you discard as many cards as you like, or none, and draw until you hold five.
sm-lesson-free-take = **Points:** minerals: how many you have, times how many of your most frequent colour (3 red and 1 blue: 4 × 3 = 12); aliens in the same way, on their own. Matter: 7 for both colours, 2 alone; water: 2, 5, 9, 14; a medal: 3.

sm-lesson-ends = The guided part ends after round { $last }; this is round { $round }.
sm-lesson-rest = the game goes on, mostly for about ten more rounds or 20 minutes, sometimes for only five rounds. Still to get: stations, more tiles of your kinds, and 9 points for the most probes.
sm-lesson-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

sm-lesson-known-1 = **A turn** is two of six actions. Jump, scan and develop cost cards; fly and discover do not; top up brings new ones.
sm-lesson-known-2 = **A good turn:** two cards for the same planet (jump, then scan); later a station there. Top up when the hand is nearly empty.
sm-lesson-known-3 = **Points:** tiles, most of all several of a kind; 3 for each station; 9 for the most probes at the gate.
sm-lesson-known-4 = **Stations help everybody:** all get what they have reserved there, and from then on all may *discover* there: take a tile without a card.
sm-lesson-known-5 = **The end** can come fast: at 6 open space tiles. What is reserved on planets without a station is lost.

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
