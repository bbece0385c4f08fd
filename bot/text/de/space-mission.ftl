### Space Mission: alles, was am Tisch gesagt wird. Die Regeln nach Themen stehen in space-mission-rules.ftl.

sm-about = Spring durchs Gate, scanne Planeten, baue Stationen und bring die besten Funde heim – für 2 bis 5 Piloten, etwa 30 Minuten.
sm-tagline = Jump Gate, Planeten, Stationen
sm-table-name = { $number ->
    [0] Sirius
    [1] Vega
    [2] Rigel
    [3] Altair
    [4] Deneb
    [5] Capella
    [6] Antares
    [7] Spica
    [8] Pollux
    [9] Kastor
    [10] Mira
    [11] Algol
    [12] Prokyon
    [13] Aldebaran
    [14] Arktur
    [15] Canopus
    [16] Regulus
    [17] Bellatrix
    [18] Polaris
    [19] Mizar
    [20] Achernar
    [21] Alkione
    [22] Beteigeuze
   *[other] Fomalhaut
}
sm-edition = unserer eigenen Ausgabe der Karten und Planeten (mehr unter **Regeln**)

## Planeten

sm-planet-freezer = Freezer
sm-planet-hazard = Hazard
sm-planet-glasspoint = Glasspoint
sm-planet-green-heggar = Green Heggar
sm-planet-bluewell = Bluewell
sm-planet-duskmoor = Duskmoor
sm-planet-ruby-red = Ruby Red
sm-planet-thornwild = Thornwild
sm-planet-ironveil = Ironveil
sm-planet-caldera = Caldera
sm-planet-ambera = Ambera
sm-planet-twin-rift = Twin Rift
sm-gate = Jump Gate

## Plättchen

sm-tile-mineral-red = rotes Erz
sm-tile-mineral-purple = lila Erz
sm-tile-mineral-green = grünes Erz
sm-tile-mineral-blue = blaues Erz
sm-tile-alien-brown = brauner Alien
sm-tile-alien-blue = blauer Alien
sm-tile-matter-green = grüne Materie
sm-tile-matter-blue = blaue Materie
sm-tile-water = Wasser
sm-tile-medal = Orden
sm-tile-space = Space-Plättchen

sm-tiles-mineral-red = { $count ->
        [one] 1 rotes Erz
       *[other] { $count } rote Erze
    }
sm-tiles-mineral-purple = { $count ->
        [one] 1 lila Erz
       *[other] { $count } lila Erze
    }
sm-tiles-mineral-green = { $count ->
        [one] 1 grünes Erz
       *[other] { $count } grüne Erze
    }
sm-tiles-mineral-blue = { $count ->
        [one] 1 blaues Erz
       *[other] { $count } blaue Erze
    }
sm-tiles-alien-brown = { $count ->
        [one] 1 brauner Alien
       *[other] { $count } braune Aliens
    }
sm-tiles-alien-blue = { $count ->
        [one] 1 blauer Alien
       *[other] { $count } blaue Aliens
    }
sm-tiles-matter-green = { $count } grüne Materie
sm-tiles-matter-blue = { $count } blaue Materie
sm-tiles-water = { $count } Wasser
sm-tiles-medal = { $count } Orden
sm-tiles-space = { $count } Space-Plättchen
sm-tiles-none = keine Plättchen

## Karten

sm-card = Karte { $number }
sm-card-land = Karte { $number } (Landung { $land })
sm-card-full = { $jump ->
        [none] Karte { $number } (Scan { $scan }, Landung { $land })
       *[other] { $scan ->
            [none] Karte { $number } (Sprung { $jump }, Landung { $land })
           *[other] Karte { $number } (Sprung { $jump }, Scan { $scan })
        }
    }

## Leute und Orte

sm-you = { $who } (du)
sm-player = { $who }
sm-nobody = niemand
sm-at = bei { $planet }
sm-at-gate = am Jump Gate
sm-any-planet = jeder andere Planet
sm-undeveloped = unerschlossen
sm-pile-down = { $count ->
        [one] 1 verdecktes Plättchen
       *[other] { $count } verdeckte Plättchen
    }
sm-pile-space = { $count ->
        [one] nur 1 offenes Space-Plättchen
       *[other] nur { $count } offene Space-Plättchen
    }
sm-pile-empty = keine Plättchen mehr

## Wertung

sm-category-gate = Jump Gate
sm-category-stations = Stationen
sm-category-minerals = Erze
sm-category-aliens = Aliens
sm-category-matter = Materie
sm-category-water = Wasser
sm-category-medals = Orden

## Optionen

sm-option-own-reserved = Deine reservierten Plättchen
sm-option-own-reserved-yes = Du darfst deine reservierten Plättchen jederzeit ansehen (wie auf Yucata).
sm-option-own-reserved-no = Was du reservierst, bleibt auch für dich verdeckt, bis der Planet erschlossen ist (wie im Original).
sm-option-end = Ende des Spiels
sm-option-end-space = Liegen 6, 8, 10 oder 12 Space-Plättchen offen (2 bis 5 Leute), wird die Runde zu Ende gespielt.
sm-option-end-developed = Sind alle acht Planeten erschlossen, haben alle noch einen Zug (wie im älteren Jump Gate).
sm-option-notebook = Notizbuch
sm-option-notebook-off = Keine Notizen: Du merkst dir selbst, was du gesehen hast.
sm-option-notebook-visits = Zu jedem Planeten: was du zuletzt dort getan und liegen gelassen hast und wie viel seither weg ist.
sm-option-notebook-inferences = Letzte Besuche und dazu, welche der liegen gelassenen Plättchen noch da sein müssen.
sm-option-order = Wer beginnt
sm-option-order-random = Wer beginnt, wird ausgelost; dann geht es reihum, wie ihr dazugekommen seid.
sm-option-order-fixed = Der erste Platz beginnt; dann geht es reihum, wie ihr dazugekommen seid.
sm-preset-yucata = Yucata
sm-preset-rulebook = Anleitung

## Verben

sm-verb-jump = Springen
sm-verb-jump-about = Spiel eine Karte mit der Sprungzahl eines Planeten, reise hin, lass eine Sonde am Gate
sm-verb-fly = Fliegen
sm-verb-fly-about = Flieg ohne Karte zu einem der beiden Nachbarplaneten
sm-verb-scan = Scannen
sm-verb-scan-about = Spiel eine Karte mit der Scanzahl des Planeten, sieh den Stapel, reserviere ein Plättchen
sm-verb-develop = Erschließen
sm-verb-develop-about = Spiel zwei Karten mit den Landezahlen des Planeten, baue eine Station, nimm ein Plättchen
sm-verb-discover = Entdecken
sm-verb-discover-about = Nimm ohne Karte ein Plättchen von dem erschlossenen Planeten, bei dem du bist
sm-verb-top-up = Nachschub
sm-verb-top-up-about = Wirf Karten ab, so viele du magst, und zieh auf fünf nach
sm-verb-take = Nehmen
sm-verb-take-about = Wähl das Plättchen nach Scannen, Erschließen oder Entdecken

## Ansichten und Stufen

sm-look-board = Spielplan
sm-look-hand = Meine Hand
sm-look-tiles = Meine Plättchen
sm-look-planet = Ein Planet
sm-look-player = Eine Person
sm-look-pile = Der Stapel zur Auswahl
sm-look-score = Punkte
sm-level-easy = leicht
sm-level-steady = solide
sm-level-strong = stark

## Auf wen der Tisch wartet

sm-prompt-you = Du bist am Zug: Aktion { $action } von 2.
sm-prompt-other = { $who } ist am Zug: Aktion { $action } von 2.
sm-prompt-choose-scan = Wähl das Plättchen von { $planet }, das du reservierst.
sm-prompt-choose-develop = Wähl das Plättchen von { $planet }, das du für deine Station nimmst.
sm-prompt-choose-discover = Wähl das Plättchen von { $planet }, das du nimmst.
sm-prompt-chooses-scan = { $who } reserviert gerade ein Plättchen von { $planet }.
sm-prompt-chooses-develop = { $who } hat { $planet } erschlossen und wählt ein Plättchen.
sm-prompt-chooses-discover = { $who } wählt gerade ein Plättchen von { $planet }.
sm-prompt-nobody = Niemand ist am Zug.
sm-prompt-over = Das Spiel ist zu Ende.
sm-prompt-won = { $count ->
        [one] Das Spiel ist zu Ende: { $who } gewinnt mit { $points } Punkten.
       *[other] Das Spiel ist zu Ende: { $who } gewinnen gemeinsam mit { $points } Punkten.
    }

## Was niemand verpassen darf

sm-headline-last-round = **Letzte Runde!** Nach diesem Zug noch dran: { $who }.
sm-headline-last-turn = **Letzter Zug des Spiels!** Danach werden die Punkte gezählt.
sm-headline-near = { $count ->
        [one] **Das Ende ist nah:** Noch ein offenes Space-Plättchen, dann läuft die letzte Runde.
       *[other] **Das Ende ist nah:** Noch { $count } offene Space-Plättchen, dann läuft die letzte Runde.
    }
sm-headline-thin = Fast leere Stapel: { $planets }.
sm-headline-thin-pile = { $planet } ({ $count })
sm-headline-last-tile = **Das ist hier das letzte Plättchen zur Wahl.** Danach { $count ->
        [one] wird 1 Space-Plättchen
       *[other] werden { $count } Space-Plättchen
    } aufgedeckt.
sm-headline-last-tile-ends = **Das ist hier das letzte Plättchen zur Wahl.** Danach { $count ->
        [one] wird 1 Space-Plättchen
       *[other] werden { $count } Space-Plättchen
    } aufgedeckt, und die letzte Runde beginnt.
sm-headline-here-ends = **Denk ans Ende:** Wählst du jetzt ein Plättchen von { $planet }, { $count ->
        [one] bleibt dort nur 1 Space-Plättchen.
       *[other] bleiben dort nur { $count } Space-Plättchen.
    } Sie werden aufgedeckt, und die letzte Runde beginnt.
sm-headline-one-planet = **Das Ende ist nah:** Sobald { $planet } erschlossen ist, haben alle noch einen Zug.
sm-headline-stalled = Seit mehreren Runden hat sich kein Plättchen bewegt. Ihr könnt das Spiel durch Abstimmung beenden.
sm-meter-space = { $missing ->
        [0] Offene Space-Plättchen: { $up } ({ $needed } beenden das Spiel). Die Runde wird zu Ende gespielt, dann ist Schluss.
        [one] Offene Space-Plättchen: { $up } von { $needed }. Noch eins, dann läuft die letzte Runde.
       *[other] Offene Space-Plättchen: { $up } von { $needed }. Noch { $missing }, dann läuft die letzte Runde.
    }
sm-meter-developed = { $missing ->
        [0] Erschlossene Planeten: alle { $needed }. Die letzten Züge laufen.
        [one] Erschlossene Planeten: { $up } von { $needed }. Noch einer, dann haben alle einen letzten Zug.
       *[other] Erschlossene Planeten: { $up } von { $needed }. Noch { $missing }, dann haben alle einen letzten Zug.
    }

## Knöpfe (80 Zeichen) und Hinweise (100)

sm-label-jump = Mit Karte { $number } zu { $planet } springen
sm-label-fly = Zu { $planet } fliegen
sm-label-scan = { $count ->
        [one] { $planet } ({ $scan }) mit Karte { $number } scannen: letztes Plättchen reservieren
       *[other] { $planet } ({ $scan }) mit Karte { $number } scannen: { $count } Plättchen ansehen, 1 reservieren
    }
sm-label-scan-space = { $planet } ({ $scan }) mit Karte { $number } scannen: nichts zu reservieren
sm-label-scan-plain = Mit Karte { $number } scannen
sm-label-develop = { $planet } mit den Karten { $cards } erschließen
sm-label-develop-plain = Mit den Karten { $cards } erschließen
sm-label-discover = { $count ->
        [one] Bei { $planet } entdecken: das letzte Plättchen nehmen
       *[other] Bei { $planet } entdecken: { $count } Plättchen ansehen, 1 nehmen
    }
sm-label-top-up = Nachschub: { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    } ziehen
sm-label-top-up-discard = Nachschub: { $cards } abwerfen, { $draw } ziehen
sm-label-top-up-pass = Passen: nichts abwerfen, nichts ziehen
sm-label-take = { $points ->
        [one] Nehmen: { $tile } (+1 Punkt)
       *[other] Nehmen: { $tile } (+{ $points } Punkte)
    }
sm-label-take-plain = Nehmen: { $tile }
sm-label-reserve = { $points ->
        [one] Reservieren: { $tile } (+1 Punkt)
       *[other] Reservieren: { $tile } (+{ $points } Punkte)
    }
sm-label-ends = { $action }; damit beginnt die letzte Runde
sm-label-reserve-plain = Reservieren: { $tile }

sm-there-undeveloped = Unerschlossen, { $pile }; Scan { $scan }, Landung { $first } und { $second }
sm-there-scanned = Von dir gescannt, { $pile }; Scan { $scan }, Landung { $first } und { $second }
sm-there-developed = Erschlossen, { $pile }; Scan { $scan }, Landung { $first } und { $second }
sm-hint-scan = Du siehst den Stapel und reservierst ein Plättchen: deins, sobald der Planet erschlossen ist.
sm-hint-scan-space = Hier liegt nur Space: kein Plättchen für dich, aber danach darfst du den Planeten erschließen.
sm-hint-develop = { $reserved ->
        [0] +3 Punkte für die Station; dann siehst du { $count } Plättchen an und nimmst eins.
        [one] +3 Punkte, 1 reserviertes Plättchen wird verteilt; dann siehst du { $count } Plättchen an und nimmst eins.
       *[other] +3 Punkte, { $reserved } reservierte Plättchen werden verteilt; dann siehst du { $count } Plättchen an und nimmst eins.
    }
sm-hint-develop-space = { $reserved ->
        [0] +3 Punkte für die Station; ein Plättchen gibt es hier nicht.
        [one] +3 Punkte, 1 reserviertes Plättchen wird verteilt; vom Stapel gibt es keins.
       *[other] +3 Punkte, { $reserved } reservierte Plättchen werden verteilt; vom Stapel gibt es keins.
    }
sm-hint-discover = Ohne Karte. Du siehst den ganzen Stapel und nimmst ein Plättchen.
sm-hint-top-up = { $deck ->
        [one] Der Nachziehstapel hat 1 Karte.
       *[other] Der Nachziehstapel hat { $deck } Karten.
    }
sm-hint-top-up-shuffle = { $deck ->
        [0] Der Nachziehstapel ist leer: Zuerst wird der Ablagestapel gemischt.
        [one] Der Nachziehstapel hat nur 1 Karte: Danach wird der Ablagestapel gemischt.
       *[other] Der Nachziehstapel hat nur { $deck } Karten: Danach wird der Ablagestapel gemischt.
    }
sm-hint-top-up-pass = Verbraucht eine Aktion und ändert nichts.
sm-hint-take = In diesem Stapel: { $here }. Du hast davon schon: { $own }.

## Werte im Autocomplete (100 Zeichen)

sm-noun-jump = { $card } → { $planets }
sm-noun-planet = { $planet }: { $there }
sm-noun-list = { $items }
sm-noun-keep = { $draw ->
        [0] Nichts abwerfen, nichts ziehen (passen)
       *[other] Nichts abwerfen, { $draw } ziehen
    }
sm-noun-discard = { $cards } abwerfen, { $draw } ziehen
sm-noun-tile = { $points ->
        [one] { $tile } (+1 Punkt), { $here } im Stapel
       *[other] { $tile } (+{ $points } Punkte), { $here } im Stapel
    }
sm-noun-other = { $value }

## Der Spielplan als Text

sm-text-game = **Space Mission, Runde { $round }.** { $prompt }
sm-text-ring = **Der Ring aus { $count } Planeten:** Der letzte liegt neben dem ersten.
sm-text-planet = **{ $place }. { $planet }**: Sprung { $jump }, Scan { $scan }, Landung { $first } und { $second }; zwischen { $before } und { $after }
sm-text-undeveloped = - Unerschlossen; { $pile }; { $seen }
sm-text-developed = - Station: { $who }; { $pile }; { $seen }
sm-seen = gesehen von { $who }
sm-unseen = noch von niemandem gesehen
sm-text-ships = - Schiffe hier: { $who }
sm-text-reserved = - Reserviert für { $who }: { $count } Plättchen
sm-text-reserved-known = - Reserviert für { $who }: { $tiles }
sm-text-visit-scan = - Dein letzter Besuch: gescannt in Runde { $round }. Liegen gelassen: { $left }. { $gone }
sm-text-visit-develop = - Dein letzter Besuch: erschlossen in Runde { $round }. Liegen gelassen: { $left }. { $gone }
sm-text-visit-discover = - Dein letzter Besuch: entdeckt in Runde { $round }. Liegen gelassen: { $left }. { $gone }
sm-gone = { $count ->
        [one] Seither ist ein Plättchen weg: genommen von { $who }.
       *[other] Seither sind { $count } Plättchen weg: genommen von { $who }.
    }
sm-gone-nothing = Seither ist nichts weg.
sm-text-certain = - Sicher noch hier: { $tiles }
sm-text-lies = - Am Ende noch hier: { $tiles }
sm-text-changed = - Neu seit deinem letzten Zug: { $what }
sm-changed-ship = angekommene Schiffe
sm-changed-station = Station
sm-changed-tiles = weniger Plättchen
sm-changed-reserved = reservierte Plättchen
sm-changed-space = offene Space-Plättchen
sm-text-at-the-gate = Noch am Jump Gate: { $who }. Von dort geht es nur per Sprung weiter.
sm-text-players = **{ $count } am Tisch**, in Zugfolge
sm-text-player = **{ $who }** { $where }: { $probes ->
        [one] 1 Sonde am Gate
       *[other] { $probes } Sonden am Gate
    } = { $gate-points ->
        [one] 1 Punkt
       *[other] { $gate-points } Punkte
    }; { $stations ->
        [one] 1 Station
       *[other] { $stations } Stationen
    } = { $station-points } Punkte; { $tiles } Plättchen; { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
sm-text-last-turn = - Letzter Zug: { $moves }
sm-text-last-turn-two = - Letzter Zug: { $first }; dann { $second }
sm-text-no-turn = - Noch kein Zug
sm-text-player-tiles = - Plättchen: { $tiles }
sm-text-player-lost = { $count ->
        [one] - 1 reserviertes Plättchen verfallen
       *[other] - { $count } reservierte Plättchen verfallen
    }
sm-move-jump = Sprung zu { $planet } mit Karte { $cards }
sm-move-fly = Flug zu { $planet }
sm-move-scan = Scan von { $planet } mit Karte { $cards }
sm-move-develop = { $planet } mit den Karten { $cards } erschlossen
sm-move-discover = bei { $planet } entdeckt
sm-move-top-up = Nachschub, { $drawn ->
        [0] keine Karte gezogen
        [one] 1 Karte gezogen
       *[other] { $drawn } Karten gezogen
    }
sm-move-top-up-discard = Nachschub, { $cards } abgeworfen, { $drawn ->
        [0] keine Karte gezogen
        [one] 1 Karte gezogen
       *[other] { $drawn } Karten gezogen
    }
sm-move-space = { $count ->
        [one] { $move }, 1 Space-Plättchen aufgedeckt
       *[other] { $move }, { $count } Space-Plättchen aufgedeckt
    }
sm-text-deck = Nachziehstapel: { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }; Ablagestapel: { $discards ->
        [one] 1 Karte
       *[other] { $discards } Karten
    }.

## Hand

sm-text-no-hand = Du schaust zu und hast deshalb weder Hand noch eigene Plättchen.
sm-text-hand = { $count ->
        [one] **Deine Hand: 1 Karte**
       *[other] **Deine Hand: { $count } Karten**
    }
sm-text-hand-empty = **Deine Hand ist leer.** Mit Nachschub ziehst du Karten.
sm-text-card = - **Karte { $number }**: { $coordinates }
sm-text-card-now = - **Karte { $number }**: { $coordinates }. **Jetzt:** { $uses }
sm-text-card-idle = - **Karte { $number }**: { $coordinates }. Jetzt nicht
sm-coordinate-jump = Sprung { $number } ({ $planets })
sm-coordinate-jump-joker = Sprung { $number } (jeder Planet)
sm-coordinate-jump-nowhere = Sprung { $number } (führt nirgendwohin)
sm-coordinate-scan = Scan { $number } ({ $planets })
sm-coordinate-scan-joker = Scan { $number } (jeder unerschlossene Planet)
sm-coordinate-scan-nowhere = Scan { $number } (kein unerschlossener Planet)
sm-coordinate-land = Landung { $number }
sm-coordinate-land-joker = Landung { $number } (jede Zahl)
sm-use-jump = springen
sm-use-scan = { $planet } scannen
sm-use-develop = { $planet } erschließen

## Eigene Plättchen, Stapel, Punkte

sm-text-tiles = **Deine Plättchen: { $count }**
sm-text-tiles-none = **Du hast noch keine Plättchen.**
sm-text-tiles-line = { $points ->
        [one] - { $tiles }: 1 Punkt
       *[other] - { $tiles }: { $points } Punkte
    }
sm-text-reserved-title = **Für dich reserviert**
sm-text-reserved-none = Für dich ist nichts reserviert.
sm-text-reserved-at = - { $planet }: { $tiles }
sm-text-reserved-hidden = { $count ->
        [one] - { $planet }: 1 Plättchen, verdeckt
       *[other] - { $planet }: { $count } Plättchen, verdeckt
    }
sm-text-next = Eins mehr bringt: { $gains }.
sm-gain = { $tile } +{ $points }
sm-text-pile-scan = **{ $planet }: Wähl ein Plättchen, das du reservierst.** { $count } hier:
sm-text-pile-develop = **{ $planet }: Wähl ein Plättchen für deine Station.** { $count } hier:
sm-text-pile-discover = **{ $planet }: Wähl ein Plättchen, das du nimmst.** { $count } hier:
sm-text-pile-line = - { $tiles }: eins mehr bringt +{ $points }; du hast { $own }
sm-text-pile-line-plain = - { $tiles }
sm-text-pile-space = - { $tiles }: nicht zu nehmen
sm-text-pile-none = Gerade gibt es keinen Stapel zur Auswahl.
sm-text-score = { $total ->
        [one] **Deine Punkte bisher: 1**
       *[other] **Deine Punkte bisher: { $total }**
    }
sm-text-score-line = - { $category }: { $points }
sm-text-public = **Was alle sehen:** Punkte für Gate und Stationen. Die Punkte der Plättchen kommen am Ende dazu.
sm-text-public-line = { $points ->
        [one] - { $who }: 1 Punkt
       *[other] - { $who }: { $points } Punkte
    }, dazu { $tiles } Plättchen
sm-text-ranking = **Endstand**
sm-text-result = { $total ->
        [one] **{ $rank }. { $who }: 1 Punkt**
       *[other] **{ $rank }. { $who }: { $total } Punkte**
    }
sm-text-result-tied = { $stations ->
        [one] **{ $rank }. { $who }: { $total } Punkte** (Gleichstand: 1 Station entscheidet)
       *[other] **{ $rank }. { $who }: { $total } Punkte** (Gleichstand: { $stations } Stationen entscheiden)
    }
sm-text-result-detail = - { $category }: { $points } ({ $detail })

## Wie eine Zeile der Wertung zustande kam

sm-score-gate = { $probes ->
        [one] 1 Sonde, Rang { $place }
       *[other] { $probes } Sonden, Rang { $place }
    }
sm-score-stations = { $count ->
        [one] 1 Station
       *[other] { $count } Stationen
    } zu je 3 Punkten
sm-score-minerals = { $count } insgesamt × { $most } einer Farbe
sm-score-aliens = { $count } insgesamt × { $most } einer Farbe
sm-score-matter = { $pairs ->
        [one] 1 Paar zu 7
       *[other] { $pairs } Paare zu 7
    }, { $singles } einzeln zu 2
sm-score-water = { $count } Plättchen
sm-score-medals = { $count } Orden zu je 3 Punkten

## Bildbeschreibungen (1024 Zeichen)

sm-alt-board = Space Mission, Runde { $round }. { $prompt } { $meter } Planeten im Ring mit restlichen Plättchen: { $planets }. Am Tisch: { $players }.
sm-alt-board-over = Space Mission nach Runde { $round }. { $prompt } Planeten im Ring mit restlichen Plättchen: { $planets }. Am Tisch: { $players }.
sm-alt-planet-in-ring = { $planet } { $state }
sm-alt-left = { $count }
sm-alt-left-station = { $count } mit Station
sm-alt-space = { $count } Space
sm-alt-player-on-board = { $who } { $where } ({ $probes ->
        [one] 1 Sonde
       *[other] { $probes } Sonden
    }, { $stations ->
        [one] 1 Station
       *[other] { $stations } Stationen
    })
sm-alt-hand = { $count ->
        [one] Deine Karte: { $cards }.
       *[other] Deine { $count } Karten: { $cards }.
    }
sm-alt-hand-empty = Keine Karten auf der Hand.
sm-alt-card-now = { $card }: jetzt { $uses }
sm-alt-tiles = Deine { $count } Plättchen: { $tiles }. Für dich reserviert: { $reserved }.
sm-alt-reserved = { $planet }: { $tiles }
sm-alt-reserved-count = { $count } bei { $planet }
sm-alt-planet = { $planet }: Sprung { $jump }, Scan { $scan }, Landung { $first } und { $second }; { $station }; { $pile }. Schiffe: { $ships }. Reserviert: { $reserved }.
sm-alt-station = Station: { $who }
sm-alt-marks = { $count } für { $who }
sm-alt-player = { $player }, { $tiles } Plättchen, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
sm-alt-pile = Plättchen von { $planet } zur Auswahl: { $tiles }.
sm-alt-ranking = Endstand: { $results }.
sm-alt-result = { $rank }. { $who } { $total } ({ $lines })
sm-alt-line = { $category } { $points }
sm-alt-score = Deine Punkte bisher: { $total } ({ $lines }). Für alle offen, Gate und Stationen: { $public }.
sm-alt-score-public = Für alle offene Punkte, Gate und Stationen: { $public }.
sm-alt-public = { $who } { $points }

## Was geschah

sm-told-dealt = Der Ring: { $planets }. { $who } beginnt.
sm-told-dealt-you = { $public } Deine Hand: { $cards }.
sm-told-dealt-open = { $public } Die Hände: { $hands }.
sm-told-hand = { $who } { $cards }
sm-told-top-up = { $who } hat Nachschub genommen und { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } gezogen.
sm-told-top-up-discard = { $who } hat { $cards } abgeworfen und { $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    } gezogen.
sm-told-top-up-pass = { $who } hat Nachschub genommen, ohne zu ziehen.
sm-told-drawn = { $public } Gezogen: { $cards }.
sm-told-reshuffled = Der Ablagestapel wurde gemischt: { $count ->
        [one] 1 Karte ist
       *[other] { $count } Karten sind
    } der neue Nachziehstapel.
sm-told-jumped = { $who } ist mit Karte { $number } (Sprung { $jump }) zu { $planet } gesprungen und hat { $probes ->
        [one] 1 Sonde
       *[other] { $probes } Sonden
    } am Gate.
sm-told-flew = { $who } ist von { $origin } zu { $planet } geflogen.
sm-told-scanned = { $who } hat { $planet } mit Karte { $number } (Scan { $scan }) gescannt.
sm-told-scanned-space = { $who } hat { $planet } mit Karte { $number } (Scan { $scan }) gescannt und nichts zum Reservieren gefunden.
sm-told-developed = { $who } hat { $planet } mit { $cards } erschlossen.
sm-told-discovered = { $who } hat sich die Plättchen von { $planet } angesehen.
sm-told-seen = { $public } Gesehen: { $tiles }.
sm-told-received = { $who } hat { $count ->
        [one] 1 reserviertes Plättchen
       *[other] { $count } reservierte Plättchen
    } von { $planet } erhalten.
sm-told-received-known = { $who } hat von { $planet } die reservierten Plättchen erhalten: { $tiles }.
sm-told-reserved = { $who } hat ein Plättchen von { $planet } reserviert.
sm-told-reserved-known = { $who } hat ein Plättchen von { $planet } reserviert: { $tile }.
sm-told-took = { $who } hat ein Plättchen von { $planet } genommen.
sm-told-took-known = { $who } hat ein Plättchen von { $planet } genommen: { $tile }.
sm-told-space = { $needed ->
        [0] { $planet } zeigt { $count ->
            [one] 1 Space-Plättchen
           *[other] { $count } Space-Plättchen
        }; { $total ->
            [one] 1 liegt
           *[other] { $total } liegen
        } jetzt offen.
       *[other] { $planet } zeigt { $count ->
            [one] 1 Space-Plättchen
           *[other] { $count } Space-Plättchen
        }; { $total ->
            [one] 1 liegt
           *[other] { $total } liegen
        } jetzt offen ({ $needed } beenden das Spiel).
    }
sm-told-last-round = Diese Runde ist die letzte. Nach diesem Zug: { $who }.
sm-told-last-turn = **Das Ende steht fest:** Dies ist der letzte Zug.
sm-told-turn = Runde { $round }: { $who } ist am Zug.
sm-told-ended-space = Das Spiel ist zu Ende: Genug Space-Plättchen liegen offen.
sm-told-ended-developed = Das Spiel ist zu Ende: Alle Planeten sind erschlossen, die letzten Züge sind gespielt.
sm-told-ended-vote = Das Spiel wurde durch Abstimmung beendet.

sm-look-known = Was ich weiß
sm-known-space = Space-Plättchen
sm-known-cards = Karten
sm-known-discards = { $count ->
    [0] Der Ablagestapel ist leer.
   *[other] Auf dem Ablagestapel ({ $count }): { $cards }.
}
