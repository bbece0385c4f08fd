### Space Missions: jede Ansicht als Text, und ihre Bilder in einem Absatz.

## Der Spielplan

sms-phase-handicap = vor dem ersten Jahr
sms-phase-actions = Aktionen
sms-phase-announce = Missionen ansagen
sms-phase-event = das Ereignis des Jahres
sms-phase-fly = Flüge
sms-phase-complete = nach den Flügen
sms-text-game = **Space Missions, { $year }: { $phase }.** { $prompt }
sms-text-order = **Reihenfolge:** { $who }
sms-text-upper = - Reihenfolge bisher für die nächsten Phasen: { $who }
sms-text-event = **Ereignis des Jahres:** { $event }
sms-text-event-hidden = **Ereignis des Jahres:** noch verdeckt; { $count } im Stapel
sms-text-peeked = - Das nächste Ereignis gesehen hat { $who }
sms-text-next-event = - Du kennst das nächste Ereignis: { $event }
sms-text-past-events = - Ereignisse bisher: { $events }
sms-text-missions = **Missionen**
sms-text-mission = - **{ $mission }** ({ $categories }): { $first } Punkte für den ersten Erfolg, dann { $later }; { $orbit }; mindestens { $fleet }; vorher nötig: { $requires }
sms-text-mission-done = - **{ $mission }** ({ $categories }): schon geglückt, jetzt { $later ->
        [one] { $later } Punkt
       *[other] { $later } Punkte
    } (der erste Erfolg brachte { $first }); { $orbit }; mindestens { $fleet }; vorher nötig: { $requires }
sms-text-mission-flown = { $mission }. **Dieses Jahr: { $who }**
sms-text-step = - Schritt { $step }, { $craft }: { $technologies }
sms-means = { $count ->
        [0] { $fleet }
       *[other] { $fleet } ({ $count } Zusatznutzlast)
    }
sms-text-means = - Du kannst sie fliegen mit { $means }
sms-text-no-means = - Du hast noch kein Fluggerät dafür
sms-text-technology = - { $technology }: Ein kleines Problem behebt { $solve }; unbehoben: { $minor }. Ein großes wird durch { $downgrade } ein kleines; unbehoben: { $major }.
sms-text-bonuses = **Missionsboni des Jahres:** { $fixed }, oder { $tile }
sms-text-bonuses-later = - Statt des zweiten in späteren Jahren: { $bonuses }
sms-bonus-of = { $year } { $bonus }
sms-text-supply = **Vorrat:** { $tokens }; { $astronauts ->
        [one] 1 Astronaut
       *[other] { $astronauts } Astronauten
    }

## Alle am Tisch

sms-text-player = **{ $who }**: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; Erfolge: { $bars }; { $craft }
sms-text-stock = - Plättchen: { $tokens }
sms-text-passed = - Hat dieses Jahr gepasst
sms-text-in-hand = { $count ->
        [one] - 1 Spezialist auf der Hand; offen: { $visible }
       *[other] - { $count } Spezialisten auf der Hand; offen: { $visible }
    }
sms-text-upgrades = - Kleine Probleme, die noch mit neuen Stufen kommen: { $count }
sms-text-decks-fresh = - Technologiestapel: Bekannt ist erst, wie sie beginnen
sms-text-automa = **Der Automa ({ $level })**: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; Erfolge: { $bars }; noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
sms-text-automa-shows = - Sein offener Spezialist, den ein Spion kopieren könnte: { $card }
sms-text-automa-left = - Seine Karten, die noch kommen, Reihenfolge unbekannt: { $cards }
sms-text-automa-past = - Seine Karten bisher: { $cards } (Regeln, Thema 17)
sms-automa-type = Typ { $number }
sms-automa-cards = { $count }-mal { $type }
sms-text-automa-flies = - Der Automa fliegt dieses Jahr { $mission }

## Eigenes Kontrollpult und Spezialisten

sms-text-no-control = Du schaust zu, also hast du weder Kontrollpult noch Karten.
sms-text-control = **Dein Kontrollpult**
sms-text-rocket = - { $craft }: braucht { $fuel } Treibstoff; trägt { $orbits }; Steckplätze: { $slots }
sms-text-satellite = - { $craft }: { $weight } t; Steckplätze: { $slots }
sms-text-capsule = - { $craft }: { $weight } t; { $seats ->
        [one] 1 Sitz
       *[other] { $seats } Sitze
    }; Platz für { $training } Training; Steckplätze: { $slots }
sms-text-decks = **Deine Technologiestapel**, soweit du sie kennst
sms-text-deck = - { $technologies }: { $decks ->
        [one] {""}
       *[other] je{" "}
    }{ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ({ $cards })
sms-text-decks-found = - Zwei der sechs fünften Karten sind kleine Probleme; beide sind bekannt, also sind die anderen vier keins.
sms-text-deck-removed = { $deck }; entfernt: { $removed }
sms-text-deck-known = { $deck }; von oben: { $known }
sms-text-hand = { $count ->
        [one] **Deine Hand: 1 Spezialist.** Mit der letzten Karte musst du passen.
       *[other] **Deine Hand: { $count } Spezialisten**
    }
sms-text-hand-empty = **Deine Hand ist leer.**
sms-text-specialist = - **{ $card }**: { $blocks }
sms-text-played = - Gespielt, zuletzt die neueste: { $cards }
sms-text-copyable = - Ein Spion könnte kopieren: { $cards }
sms-text-block = - In diesem Block kommt noch: { $does }

## Test

sms-text-no-trial = Gerade läuft kein Test.
sms-text-trial-test-1-3 = { $count ->
        [one] **Test ({ $technology }):** 1 Karte ist gezogen. Bis zu drei werden einzeln gezogen; ein Problem darf entfernt werden.
       *[other] **Test ({ $technology }):** { $count } Karten sind gezogen. Bis zu drei werden einzeln gezogen; ein Problem darf entfernt werden.
    }
sms-text-trial-test-2 = { $count ->
        [one] **Test ({ $technology }):** 1 von zwei Karten ist noch zurückzulegen. Kleine Probleme dürfen entfernt werden.
       *[other] **Test ({ $technology }):** { $count } Karten sind gezogen. Kleine Probleme dürfen entfernt werden.
    }
sms-text-trial-cards = - Du hältst: { $cards }

## Flüge

sms-text-no-flight = Auf den Startrampen steht nichts.
sms-text-flight = **{ $who }: { $mission }** mit { $fleet } – { $state }
sms-text-aboard = - An Bord: { $tokens }
sms-text-crew = - Crew: { $crew }
sms-text-drawn = - Schritt { $step }: { $cards }
sms-drawn = { $technology } – { $problem }
sms-drawn-spent = { $card } (ausgegeben: { $tokens })
sms-drawn-suffered = { $card } → { $effects }
sms-flight-waiting = auf der Startrampe
sms-flight-launched = startklar
sms-flight-step = Schritt { $step } von { $steps }
sms-flight-aborted = { $step ->
        [0] wegen des Ereignisses abgebrochen, auf dem Heimweg
       *[other] in Schritt { $step } abgebrochen, auf dem Heimweg
    }
sms-flight-failed = { $step ->
        [0] am Ereignis gescheitert
       *[other] in Schritt { $step } gescheitert
    }
sms-flight-landed = geglückt

## Punkte

sms-text-score = **Punkte bisher**
sms-text-score-line = - { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; Erfolge: { $bars }
sms-text-score-from = { $line }; verdient: { $parts }
sms-text-score-automa = - Der Automa: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; Erfolge: { $bars }
sms-text-scored = **Am Ende** bringen die meisten Erfolge in einer Kategorie { $most } Punkte, die zweitmeisten { $second }.
sms-text-leads = { $count ->
        [one] - { $category }: { $who } mit 1 Erfolg
       *[other] - { $category }: { $who } mit { $count } Erfolgen
    }
sms-text-nobody-leads = - { $categories }: noch kein Erfolg
sms-text-ranking = **Endstand**
sms-text-result = **{ $rank }. { $who }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }**
sms-text-result-line = - { $category }: { $points }
sms-text-result-detail = - { $category }: { $points } ({ $detail })

## Bildbeschreibungen (1024 Zeichen)

sms-alt-board = Space Missions, { $year }, { $phase }. { $prompt } Ereignis: { $event }. Reihenfolge: { $order }. Geglückte Missionen: { $done }. Punkte und Erfolge: { $players }.
sms-alt-player-on-board = { $successes ->
        [one] { $who } { $points } mit 1 Erfolg
       *[other] { $who } { $points } mit { $successes } Erfolgen
    }
sms-alt-control = Dein Kontrollpult. Punkte: { $points } ({ $bars }). Fluggeräte: { $craft }. Plättchen: { $tokens }. Technologiestapel: { $decks }. Startrampe: { $pad }.
sms-alt-face-down = verdeckt
sms-alt-cards-out = Karten des Flugs, die zurückgehen: { $cards }.
sms-alt-deck = { $technology } ({ $cards })
sms-alt-hand = Deine Spezialisten auf der Hand: { $cards }. Gespielt: { $played }.
sms-alt-player = { $player } ({ $bars }). Fluggeräte: { $craft }. Plättchen: { $tokens }. Technologiestapel: { $decks }. Startrampe: { $pad }.
sms-alt-flights = Flüge dieses Jahres: { $flights }.
sms-alt-flight = { $who } fliegt { $mission } – { $state }; Probleme gezogen: { $met }; Crew: { $crew }
sms-alt-met = { $technology } { $count }
sms-alt-mission = { $mission } ({ $categories }): { $first } Punkte für den ersten Erfolg, dann { $later }; { $orbit }; mindestens { $fleet }; vorher nötig: { $requires }. Schritte: { $steps }.
sms-alt-step = { $craft } ({ $technologies })
sms-alt-trial = Test ({ $technology }): { $cards }.
sms-alt-score = Punkte bisher: { $players }.
sms-alt-ranking = Endstand: { $results }.
sms-alt-result = { $rank }. { $who } { $total } ({ $lines })
