# Worte der beiden Spielzeug-Spiele (nur für Tests).
toy-over = Das Spiel ist aus.
toy-no-over = Das Spiel ist aus.
toy-do-rematch = Fang ein neues an.
toy-ended-rounds = Alle Runden sind gespielt.
toy-ended-vote = Ihr habt das Spiel beendet.
toy-ended-supply = Der Vorrat ist leer.
toy-ended-robots = Kein Roboter ist übrig.

toy-bid-card = Karte { $card }
toy-bid-none = nichts
toy-bid-prompt = { $who }: bietet um { $prize } Punkte
toy-bid-last = Letzte Runde
toy-bid-do-bid = Biete { $card }
toy-bid-do-pass = Passe
toy-bid-hint = { $others ->
    [one] { $others } anderer hat diese Karte noch
   *[other] { $others } andere haben diese Karte noch
}
toy-bid-no-chosen = Du hast gewählt.
toy-bid-do-revise = Nimm deine Wahl zurück, um neu zu wählen.
toy-bid-no-card = Diese Karte hast du nicht auf der Hand.
toy-bid-do-card = Biete eine Karte deiner Hand oder passe.
toy-bid-own = Dein Gebot: { $bid }
toy-bid-hand = Deine Hand: { $cards }
toy-bid-board = Preis { $prize }, übertragen { $stake }, noch { $coming }
toy-bid-seat = { $who }: { $points } Punkte, { $cards } Karten{ $chosen ->
    [0] {""}
   *[other] , hat gewählt
}
toy-bid-laid = Der erste von { $rounds } Preisen: { $prize }
toy-bid-chose = { $who } hat gewählt.
toy-bid-chose-own = { $who } bietet { $bid }.
toy-bid-shown = { $who } { $bid }
toy-bid-won = { $bids }: { $who } gewinnt { $prize }.
toy-bid-tied = { $bids }: niemand gewinnt { $prize }.
toy-bid-category-prizes = Preise
toy-bid-rules-summary = **Ziel.** Hol dir den Preis mit dem höchsten einzelnen Gebot.
toy-bid-rules-topic-bidding = Bieten
toy-bid-rules-bidding = Alle bieten geheim; das höchste einzelne Gebot gewinnt den Preis.

toy-automa-name = Automa
toy-automa-card = { $card ->
    [0] Sturm
   *[other] Erz { $card }
}
toy-automa-robot = Roboter { $robot }
toy-automa-whose = { $who }
toy-automa-prompt-turn = { $who }: schauen, graben oder rasten
toy-automa-prompt-put = { $who } legt Karten zurück
toy-automa-prompt-mine = { $who }: weiter oder aufhören
toy-automa-prompt-lose = { $who } verteilt Treffer
toy-automa-low = Der Vorrat geht aus: noch { $left }
toy-automa-label-peek = Schauen
toy-automa-label-mine = Graben
toy-automa-label-stop = Aufhören
toy-automa-label-rest = Rasten
toy-automa-label-put = { $card } zurücklegen
toy-automa-label-lose = Roboter { $robot } treffen
toy-automa-hint-haul = Ausbeute bisher: { $ore }
toy-automa-no-turn = Du bist nicht am Zug.
toy-automa-do-wait = Warte auf deinen Zug.
toy-automa-no-now = Jetzt nicht.
toy-automa-do-turn = Schauen, graben oder rasten.
toy-automa-do-put = Leg eine Karte zurück, die du hältst.
toy-automa-do-mine = Grab weiter oder hör auf.
toy-automa-do-lose = Triff einen Roboter, der noch steht.
toy-automa-held = Du hältst { $cards }
toy-automa-known = Du kennst oben: { $cards }
toy-automa-robots = Roboter von { $who }: { $health }
toy-automa-seat = { $who }: Erz { $ore }, Roboter { $health }
toy-automa-it = Automa: { $points } Punkte, { $cards } Karten, gesehen { $seen }
toy-automa-gone = Aufgedeckt: { $cards }; noch { $left }, gehalten { $held }
toy-automa-now = Ausbeute { $ore }, Treffer { $hits }, zurückgelegt { $back }
toy-automa-alt = { $lines }
toy-automa-peeked = { $who } schaut { $count } Karten an.
toy-automa-peeked-own = { $who } sieht { $cards }.
toy-automa-put = { $who } legt eine Karte zurück.
toy-automa-put-own = { $who } legt { $card } zurück.
toy-automa-mined = { $who } gräbt { $card } aus.
toy-automa-stormed = Ein Sturm trifft { $who }: { $hits }.
toy-automa-hit = { $who }: Roboter { $robot } ist getroffen.
toy-automa-banked = { $who } sichert { $ore }.
toy-automa-rested = { $who } rastet.
toy-automa-did = Der Automa spielt { $card }, deckt { $turned } auf, bekommt { $points }.
toy-automa-category-ore = Erz
toy-automa-category-robots = Ganze Roboter
toy-automa-rules-summary = **Ziel.** Grab mehr aus als der Automa.
toy-automa-rules-topic-turn = Ein Zug
toy-automa-rules-topic-automa = Der Automa
toy-automa-rules-turn = Schauen, graben oder rasten.
toy-automa-rules-automa = Nach jeder Runde deckt der Automa eine eigene Karte auf.

toy-bid-about = Biete geheim um Preise.
toy-bid-edition = der einzigen Ausgabe
toy-bid-tagline = geheime Gebote
toy-bid-table-name = Toy { $number }
toy-bid-verb-bid = Bieten
toy-bid-verb-pass = Passen
toy-bid-look-board = Tisch
toy-bid-look-hand = Hand
toy-bid-level-easy = leicht
toy-bid-level-steady = solide
toy-bid-preset-standard = Standard
toy-bid-preset-long = Lang
toy-bid-option-rounds = Runden
toy-bid-option-rounds-3 = drei
toy-bid-option-rounds-5 = fünf
toy-bid-option-ties = Gleichstand
toy-bid-option-ties-lost = der Preis verfällt
toy-bid-option-ties-carry = der Preis wird übertragen

toy-automa-about = Grabe gegen einen Automa.
toy-automa-edition = der einzigen Ausgabe
toy-automa-tagline = Bergbau
toy-automa-table-name = Toy { $number }
toy-automa-verb-peek = Schauen
toy-automa-verb-put = Zurücklegen
toy-automa-verb-mine = Graben
toy-automa-verb-stop = Aufhören
toy-automa-verb-lose = Treffer
toy-automa-verb-rest = Rasten
toy-automa-look-board = Tisch
toy-automa-look-known = Was du weißt
toy-automa-look-robots = Roboter
toy-automa-level-easy = leicht
toy-automa-level-steady = solide
toy-automa-preset-standard = Standard
toy-automa-option-level = Automa
toy-automa-option-level-normal = normal
toy-automa-option-level-expert = Experte
toy-why-easy = Er hat gelost.
toy-why-steady = Das tut er hier immer.

# Was Befehle über Verben und ihre Nomen sagen.
toy-bid-verb-bid-about = Biete heimlich eine Karte
toy-bid-verb-pass-about = Biete nichts
toy-bid-slot-card = Eine Karte deiner Hand
toy-automa-verb-peek-about = Sieh dir die obersten Karten des Vorrats an
toy-automa-verb-put-about = Lege eine Karte oben zurück
toy-automa-verb-mine-about = Decke die oberste Karte auf
toy-automa-verb-stop-about = Sichere den Ertrag
toy-automa-verb-lose-about = Lass einen Roboter einen Treffer nehmen
toy-automa-verb-rest-about = Tu nichts
toy-automa-slot-card = Eine der Karten, die du hältst
toy-automa-slot-robot = Einer deiner Roboter
