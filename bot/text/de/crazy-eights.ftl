### Crazy Eights: alles, was am Tisch gesagt wird. Die Regeln nach Themen stehen in crazy-eights-rules.ftl.

ce-about = Bediene Farbe oder Rang, zieh, wenn du nicht kannst, und wechsle mit einer Acht die Farbe – für 2 bis 4 Leute, etwa 10 Minuten.
ce-tagline = Karten loswerden, Achten sind wild
ce-table-name = { $number ->
    [0] Pik-Ass
    [1] Herz-Ass
    [2] Kreuz-Ass
    [3] Karo-Ass
    [4] Pik-König
    [5] Herz-König
    [6] Kreuz-König
    [7] Karo-König
    [8] Pik-Dame
    [9] Herz-Dame
    [10] Kreuz-Dame
    [11] Karo-Dame
    [12] Pik-Bube
    [13] Herz-Bube
    [14] Kreuz-Bube
    [15] Karo-Bube
    [16] Pik-Zehn
    [17] Herz-Zehn
    [18] Kreuz-Zehn
    [19] Karo-Zehn
    [20] Pik-Acht
    [21] Herz-Acht
    [22] Kreuz-Acht
   *[other] Karo-Acht
}
ce-edition = den üblichen 52 Karten
ce-option-draw = Ziehen
ce-option-draw-three = Du darfst in einem Zug bis zu drei Karten ziehen, bevor du passt.
ce-option-draw-one = Du darfst in einem Zug eine Karte ziehen, bevor du passt.
ce-preset-usual = Üblich

## Verben und was zu ihnen gehört

ce-verb-play = Ausspielen
ce-verb-play-about = Leg eine Karte der verlangten Farbe oder vom Rang der obersten Karte
ce-verb-play-name = ausspielen
ce-verb-eight = Acht
ce-verb-eight-about = Leg eine Acht und nenne die Farbe, die zu bedienen ist
ce-verb-eight-name = acht
ce-verb-draw = Ziehen
ce-verb-draw-about = Zieh eine Karte vom Stapel
ce-verb-draw-name = ziehen
ce-verb-pass = Passen
ce-verb-pass-about = Beende deinen Zug, wenn du nicht mehr ziehen darfst
ce-verb-pass-name = passen
ce-slot-card = eine Karte deiner Hand
ce-slot-card-name = karte
ce-slot-suit = die Farbe, die zu bedienen ist
ce-slot-suit-name = farbe

ce-look-board = Tisch
ce-look-hand = Meine Hand
ce-look-score = Punkte
ce-level-easy = leicht
ce-level-steady = solide
ce-category-hands = Hände

## Was zur Wahl steht

ce-label-play = { $card } ausspielen
ce-label-eight = { $card } ausspielen und { $suit } verlangen
ce-label-draw = Eine Karte ziehen
ce-label-pass = Passen
ce-hint-lay = { $points ->
        [one] Sie zählt 1 Punkt;
       *[other] Sie zählt { $points } Punkte;
    } { $count ->
        [0] du hast keine weitere Karte dieser Farbe
        [one] du hast noch 1 Karte dieser Farbe
       *[other] du hast noch { $count } Karten dieser Farbe
    }
ce-hint-draw = { $left ->
        [one] Du darfst in diesem Zug noch 1-mal ziehen;
       *[other] Du darfst in diesem Zug noch { $left }-mal ziehen;
    } { $stock ->
        [one] 1 Karte ist im Stapel
       *[other] { $stock } Karten sind im Stapel
    }
ce-headline-last = Letzte Karte: { $who }.

## Tisch und Hand in Worten

ce-text-pile = Obenauf liegt { $card }; zu bedienen ist { $suit }.
ce-text-stock = { $count ->
        [0] Der Stapel ist leer.
        [one] Im Stapel ist noch 1 Karte.
       *[other] Im Stapel sind noch { $count } Karten.
    }
ce-text-seat = { $who }: { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
ce-text-left = { $count ->
        [0] { $who } hat keine Karte mehr.
        [one] { $who } hat noch 1 Karte ({ $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }): { $cards }.
       *[other] { $who } hat noch { $count } Karten ({ $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }): { $cards }.
    }
ce-text-no-hand = Du hast an diesem Tisch keine Hand.
ce-text-hand = { $count ->
        [0] Deine Hand ist leer.
        [one] Du hast 1 Karte ({ $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }): { $cards }.
       *[other] Du hast { $count } Karten ({ $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }): { $cards }.
    }
ce-text-playable = { $count ->
        [0] Jetzt passt keine Karte.
       *[other] Jetzt passen: { $cards }.
    }
ce-score-held = { $points ->
        [one] 1 Punkt auf der Hand
       *[other] { $points } Punkte auf der Hand
    }

## Was geschieht

ce-told-dealt = Die Karten sind ausgeteilt, aufgedeckt ist { $card }. { $who } beginnt.
ce-told-hand = { $who } ({ $cards })
ce-told-dealt-open = { $told } Ausgeteilt: { $hands }.
ce-told-laid = { $who } legt { $card }.
ce-told-eight = { $who } legt { $card } und verlangt { $suit }.
ce-told-drew = { $who } zieht eine Karte.
ce-told-drew-known = { $who } zieht { $card }.
ce-told-passed = { $who } passt.
ce-told-ended-out = Die letzte Karte einer Hand ist gelegt: Die Runde ist zu Ende.
ce-told-ended-blocked = Alle haben reihum gepasst: Die Runde ist zu Ende.
ce-told-ended-vote = Der Tisch hat die Runde durch Abstimmung beendet.

## Warum ein Computer es getan hat, oder was ein Tipp vorschlägt

ce-because-play = { $points ->
        [one] So ist 1 Punkt weg,
       *[other] So sind { $points } Punkte weg,
    } { $count ->
        [0] und auf der Hand bleibt keine weitere Karte in { $suit }.
        [one] und auf der Hand bleibt noch 1 Karte in { $suit }.
       *[other] und auf der Hand bleiben noch { $count } Karten in { $suit }.
    }
ce-because-eight = { $points ->
        [one] Eine Acht, die auf der Hand bleibt, zählt 1 Punkt,
       *[other] Eine Acht, die auf der Hand bleibt, zählt { $points } Punkte,
    } { $count ->
        [0] und auf der Hand bleibt keine Karte in { $suit }.
        [one] und auf der Hand bleibt 1 Karte in { $suit }.
       *[other] und auf der Hand bleiben { $count } Karten in { $suit }.
    }
ce-because-wait = So bleiben die Karten für einen späteren Zug.

## Warum etwas nicht geht, und was es möglich machen würde

ce-refuse-over = Die Runde ist zu Ende.
ce-remedy-over = Sieh dir die Endwertung an oder starte eine Revanche.
ce-refuse-not-your-turn = { $who } ist am Zug.
ce-remedy-not-your-turn = Du bist dran, sobald { $who } gelegt oder gepasst hat. Bis dahin kannst du dich umsehen.
ce-refuse-unknown-action = Diese Aktion gibt es in Crazy Eights nicht.
ce-remedy-unknown-action = In deinem Zug spielst du eine Karte oder eine Acht aus, ziehst oder passt.
ce-refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
ce-remedy-not-in-hand = Du hast { $cards }.
ce-refuse-no-match = Diese Karte hat weder die verlangte Farbe noch den Rang der obersten Karte.
ce-remedy-no-match = Spiel { $suit } aus, den Rang von { $top } oder irgendeine Acht.
ce-refuse-name-suit = Mit einer Acht nennst du die Farbe, die zu bedienen ist.
ce-remedy-name-suit = Wähl die Aktion für Achten und dazu eine Farbe.
ce-refuse-no-eight = { $card } ist keine Acht, also verlangst du damit keine Farbe.
ce-remedy-no-eight = Spiel sie wie jede andere Karte aus, wenn sie passt.
ce-refuse-no-suit = So heißt keine Farbe.
ce-remedy-no-suit = Nenne eine von diesen: { $suits }.
ce-refuse-draw-first = Du darfst in diesem Zug noch { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ziehen.
ce-remedy-draw-first = Zieh, oder spiel eine Karte aus, die passt. Passen kannst du, wenn du nicht mehr ziehen darfst.
ce-refuse-drawn-enough = Du hast in diesem Zug { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } gezogen; mehr sind es nicht.
ce-remedy-drawn-enough = Spiel eine Karte aus, die passt, oder passe.
ce-refuse-stock-empty = Der Stapel ist leer.
ce-remedy-stock-empty = Spiel eine Karte aus, die passt, oder passe.

## Bilder. Haltet das kurz: Es steht an engen Stellen.

ce-pic-title = Crazy Eights
ce-pic-follow = bedienen
ce-pic-stock = Stapel
ce-pic-pile = Ablage
ce-pic-over = Die Runde ist zu Ende
ce-pic-turn = { $who } ist am Zug
ce-pic-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ce-pic-playable = { $count ->
        [0] keine Karte passt
        [one] 1 Karte passt
       *[other] { $count } Karten passen
    }

ce-look-known = Was ich weiß
ce-known-eights = Achten
ce-known-pile = Auf dem Ablagestapel ({ $count }): { $cards }.
