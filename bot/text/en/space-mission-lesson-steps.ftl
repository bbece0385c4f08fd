### What Space Mission's guided part is, and what each of its steps shows: for the closing page of a learner who missed it.

sm-lesson-part = the first four rounds, step by step. You may play on after them.
sm-lesson-jump-shows = a jump to a planet
sm-lesson-scan-shows = a scan: its tiles, seen by you alone
sm-lesson-reserve-shows = a reserved tile
sm-lesson-develop-shows = a station
sm-lesson-water-shows = the tile for a station
sm-lesson-discover-shows = a tile from a planet with a station, without a card
sm-lesson-more-water-shows = tiles that are worth more together
sm-lesson-again-shows = a jump for another probe
sm-lesson-top-up-shows = new cards by a top-up
sm-lesson-fly-shows = a flight to the next planet, without a card
sm-lesson-scan-again-shows = a scan at a planet that the computer has scanned
sm-lesson-third-water-shows = a third tile of a kind
