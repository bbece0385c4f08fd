# Was jedes Spiel sagen kann (bot/games/core/presenter.py und declared.py).
game-your-turn = Du bist am Zug.
game-waits = { $who } ist am Zug.
game-won = { $count ->
        [one] Das Spiel ist zu Ende: { $who } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] Das Spiel ist zu Ende: { $who } gewinnen gemeinsam mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
game-noun-other = { $value }
game-sentences = { $told } { $line }
game-not-scored = Gezählt wird am Ende.
game-place = { $points ->
        [one] { $rank }. { $who }: 1 Punkt.
       *[other] { $rank }. { $who }: { $points } Punkte.
    }
game-score-line = { $category }: { $points }.
game-score-detail = { $category }: { $points } ({ $detail }).
game-why-only = Etwas anderes war nicht möglich.
game-why-whim = Eine Laune: Nachgedacht wurde hier nicht.
game-why-easy = { $because } Mehr als ein erster Blick war es nicht.
game-why-steady = { $because } Die nächstbeste Wahl: „{ $other }“.
game-pic-score = Endstand
game-pic-total = Summe

# Was von jeder Sorte bekannt ist
game-known-about = Gezählt nach dem, was du siehst und gesehen hast.
game-known = **{ $kind }** ({ $total }): { $mine } bei dir, { $seen } gesehen, { $unknown } dir unbekannt
game-known-part = - { $kind } ({ $total }): { $mine } bei dir, { $seen } gesehen, { $unknown } dir unbekannt
