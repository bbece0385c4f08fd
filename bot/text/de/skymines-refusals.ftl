### Skymines: warum etwas nicht geht und was es möglich macht.
### Schlüssel: refusals_of_boards.py, refusals_of_cards.py, bonus_spaces.py, dropping.py, missions.py, research.py,
### research_points.py, resources.py, rules.py, track_choices.py in bot/games/skymines.

sk-spot-sector = Sektor { $target }
sk-spot-asteroid = Asteroid { $target } Platz { $space }
sk-spot-shuttle = Shuttlefeld { $target }
sk-piece-outpost = keinen Außenposten
sk-piece-shuttle = kein Shuttle

## Züge und geheime Wahl

sk-refuse-over = Das Spiel ist aus.
sk-remedy-over = Schau dir die Wertung an, oder spielt noch einmal.
sk-refuse-not-your-turn = { $who } ist am Zug.
sk-remedy-not-your-turn = Warte, bis { $who } fertig ist; deinen Zug vorbereiten kannst du schon.
sk-refuse-unknown-action = So eine Aktion hat dieses Spiel nicht.
sk-remedy-unknown-action = Wähl einen der Knöpfe, oder lies in den Regeln nach, was ein Zug ist.
sk-refuse-not-now = Das kommt zu einer anderen Zeit.
sk-remedy-not-now = Darauf wartet der Tisch: { $now }
sk-refuse-chosen = Du hast schon gewählt.
sk-remedy-chosen = { $count ->
        [one] { $who } muss noch wählen. Bis dahin kannst du deine Wahl zurücknehmen.
       *[other] { $who } müssen noch wählen. Bis dahin kannst du deine Wahl zurücknehmen.
    }
sk-refuse-no-token = Dieses Startplättchen wurde dir nicht angeboten.
sk-remedy-no-token = Angeboten sind dir { $tokens }.
sk-refuse-plan-first = Zuerst wählst du die Karten für diese Runde.
sk-remedy-plan-first = Wähl bis zu { $slots } Karten deiner Hand; keine ist auch eine Wahl.
sk-refuse-arrange = Deine Karten sind gewählt. Jetzt bekommt jede einen eigenen Platz.
sk-remedy-arrange = Nenn für jede Karte einen anderen Platz, in der Reihenfolge deiner Karten; du hast { $slots } Plätze.
sk-refuse-not-playable = Das kannst du nicht auf einen Aktionsplatz legen: { $cards }.
sk-remedy-not-playable = Dorthin gehören Karten deiner Hand, aber keine einzelnen Anteile. Du hast { $cards }.
sk-refuse-too-many-cards = { $count ->
        [one] 1 Karte ist mehr, als du Plätze hast.
       *[other] { $count } Karten sind mehr, als du Plätze hast.
    }
sk-remedy-too-many-cards = Wähl höchstens { $slots } Karten.
sk-refuse-plan-order = Jede Karte wird einmal genannt, in der Reihenfolge deiner Hand.
sk-remedy-plan-order = Deine Hand: { $cards }.

## Karten der Aktionsfläche

sk-refuse-not-in-area = Diese Karte liegt nicht in deiner Aktionsfläche: { $card }.
sk-remedy-not-in-area = { $count ->
        [0] Keine passende Karte liegt offen. Wähl eine andere Aktion.
       *[other] Nutzen kannst du { $cards }.
    }
sk-refuse-used-card = Diese Karte hast du schon genutzt: { $card }.
sk-remedy-used-card = { $count ->
        [0] Keine andere passende Karte liegt offen. Wähl eine andere Aktion.
       *[other] Nutzen kannst du { $cards }.
    }
sk-refuse-wrong-kind = Diese Karte ist von anderer Art: { $card }. Hier möglich: { $kinds }.
sk-remedy-wrong-kind = { $count ->
        [0] So eine Karte liegt bei dir nicht offen. Wähl eine andere Aktion.
       *[other] Nutzen kannst du { $cards }.
    }
sk-refuse-discarded-alone = Die abgelegte Karte wirkt allein; diese wirkt nicht mit: { $card }.
sk-remedy-discarded-alone = Nutze { $card } und sonst nichts.
sk-refuse-other-card = Diese Aktion passt nicht zu der Karte, die du abgelegt hast: { $card }.
sk-remedy-other-card = Nutze { $card } für das, was die Karte kann.
sk-refuse-perform-due = Du wolltest diese Karte nutzen, also nutze sie jetzt: { $card }.
sk-remedy-perform-due = Wähl, wie du sie nutzt.

## Rohstoffe

sk-refuse-no-resource = Nenn die Rohstoffkarten, die du nutzt.
sk-remedy-no-resource = Wähl eine oder mehrere offene Karten einer Art.
sk-refuse-card-order = Jede Karte wird einmal genannt, in der Reihenfolge deiner Plätze.
sk-remedy-card-order = Nenn sie von links nach rechts, Plättchen zuletzt.
sk-refuse-mixed = Karten verschiedener Art wirken nicht zusammen.
sk-remedy-mixed = Nutze Karten einer Art. Mit dem zweiten Bonus der Leiste C1 dürften sie gemischt eine Karte bezahlen.
sk-refuse-mixed-without-card = Karten verschiedener Art wirken nur zusammen, um eine Karte zu bezahlen.
sk-remedy-mixed-without-card = Nenn die Karte, die du erwirbst, oder nutze Karten einer Art.
sk-refuse-not-displayed = Diese Karte liegt nicht in der Auslage: { $card }.
sk-remedy-not-displayed = Schau in die Auslage und wähl eine ihrer Karten.
sk-refuse-card-too-dear = { $value ->
        [one] Das kostet { $cost }, und du nutzt nur 1 Einheit: { $card }.
       *[other] Das kostet { $cost }, und du nutzt nur { $value } Einheiten: { $card }.
    }
sk-remedy-card-too-dear = { $missing ->
        [one] Dir fehlt 1 Einheit: Nutze mehr Karten, oder wähl eine billigere.
       *[other] Dir fehlen { $missing } Einheiten: Nutze mehr Karten, oder wähl eine billigere.
    }
sk-refuse-units-left = { $left ->
        [one] 1 Einheit ist übrig, und ein Marker kann noch ziehen, ohne zu bezahlen.
       *[other] { $left } Einheiten sind übrig, und ein Marker kann noch ziehen, ohne zu bezahlen.
    }
sk-remedy-units-left = Zieh mit einem deiner Marker.
sk-refuse-not-so-many-units = So weit kannst du nicht ziehen: { $steps }.
sk-remedy-not-so-many-units = { $left ->
        [one] Du hast noch 1 Einheit; sie bewegt einen Marker um 1 Feld.
       *[other] Du hast noch { $left } Einheiten: Wähl 1 bis { $left } Felder.
    }
sk-refuse-no-track = Eine Firma mit diesem Namen gibt es nicht.
sk-remedy-no-track = Wähl Astrogo, Tawac, Skymine oder Minerva.

## Plättchen

sk-refuse-no-plus = Du hast in dieser Runde kein +1-Plättchen.
sk-remedy-no-plus = Ein Bonusmarker auf seinem Feld bringt es für die nächste Runde.
sk-refuse-plus-laid = Dein +1-Plättchen liegt schon hier: { $card }.
sk-remedy-plus-laid = Nutze diese Karte; das Plättchen bleibt in dieser Runde dort.

## Energie und Ausbau

sk-refuse-energy-none = Bei dir liegt keine Energiekarte offen.
sk-remedy-energy-none = Wähl eine andere Aktion, und in einer späteren Runde eine Energiekarte.
sk-refuse-no-company = Nenn eine der vier Firmen.
sk-remedy-no-company = { $count ->
        [0] Gerade ist keine möglich; wo „keine“ angeboten wird, wähl das.
       *[other] Möglich: { $companies }.
    }
sk-refuse-no-pieces = Die Station von { $company } hat für kein erreichbares Feld mehr eine Figur.
sk-remedy-no-pieces = { $count ->
        [0] Gerade kann keine Firma ein Feld betreten.
       *[other] Ausbauen kannst du { $companies }.
    }
sk-refuse-energy-little = { $company } braucht für das billigste Feld { $cost } Energie, du hast { $energy }.
sk-remedy-energy-little = { $count ->
        [0] Deine Energie reicht für keine Firma. Nutzen darfst du sie trotzdem, für keine.
       *[other] Ausbauen kannst du { $companies }.
    }
sk-refuse-no-target = Ein Feld { $number } gibt es nicht.
sk-remedy-no-target = { $count ->
        [0] Gerade lässt sich nichts betreten.
       *[other] Betreten kannst du { $targets }.
    }
sk-refuse-own-piece = Dort steht { $company } schon: { $target }.
sk-remedy-own-piece = { $count ->
        [0] Gerade lässt sich nichts betreten.
       *[other] Betreten kannst du { $targets }.
    }
sk-refuse-out-of-reach = Das kann { $company } nicht erreichen: { $target }.
sk-remedy-out-of-reach = { $count ->
        [0] Gerade lässt sich nichts betreten.
       *[other] Betreten kannst du { $targets }.
    }
sk-refuse-no-piece = Die Station von { $company } hat dafür { $piece } mehr: { $target }.
sk-remedy-no-piece = { $count ->
        [0] Gerade lässt sich nichts betreten.
       *[other] Betreten kannst du { $targets }.
    }
sk-refuse-too-dear = Das kostet { $cost } Energie, und { $energy } ist übrig: { $target }.
sk-remedy-too-dear = { $count ->
        [0] Mit dem Rest lässt sich nichts betreten.
       *[other] Betreten kannst du { $targets }.
    }
sk-refuse-like-another = Für diesen Platz steht ein anderer desselben Asteroiden: { $target }.
sk-remedy-like-another = Nichts unterscheidet sie, also wähl hier: { $targets }.
sk-refuse-no-column = Reihe { $column } kommt dafür nicht infrage.
sk-remedy-no-column = { $count ->
        [0] Hier ist keine Reihe möglich.
       *[other] Möglich: { $columns }.
    }
sk-refuse-column-empty = Reihe { $column } von { $company } ist leer.
sk-remedy-column-empty = { $count ->
        [0] In der Station ist keine solche Figur mehr.
       *[other] Figuren stehen noch in: { $columns }.
    }
sk-refuse-column-full = In Reihe { $column } von { $company } ist kein Platz für eine Figur, die zurückkommt.
sk-remedy-column-full = { $count ->
        [0] In keiner Reihe ist Platz.
       *[other] Platz ist noch in: { $columns }.
    }
sk-refuse-no-outpost-due = { $company } kann jetzt keinen Außenposten setzen, also ist die Reihe gleich.
sk-remedy-no-outpost-due = Betritt ein Shuttlefeld, oder beende den Ausbau.
sk-refuse-column-in-use = Der nächste Außenposten von { $company } kommt ohnehin aus Reihe { $column }.
sk-remedy-column-in-use = Betritt ein Feld, oder nenn eine andere Reihe.
sk-refuse-column-named = Du hast gerade eine Reihe von { $company } genannt.
sk-remedy-column-named = Betritt erst ein Feld.
sk-refuse-same-coins = In jeder Reihe von { $company } würden gleich viele Münzen verdeckt, also braucht es { $column } nicht.
sk-remedy-same-coins = Wähl Reihe { $column }.

## Hochladen

sk-refuse-flip-unpaid = Einen Plan umzudrehen kostet { $price } CrypCoin.
sk-remedy-flip-unpaid = { $missing ->
        [one] Dir fehlt 1 CrypCoin.
       *[other] Dir fehlen { $missing } CrypCoin.
    }
sk-refuse-nothing-to-flip = So weit vor deinem Marker liegt kein offener Plan: { $places }.
sk-remedy-nothing-to-flip = Nenn einen offenen Plan vor dem Marker, oder 0 für keinen.
sk-refuse-last-screen = Weiter als bis zum letzten Forschungsschirm kommt dein Marker nicht.
sk-remedy-last-screen = { $reach ->
        [0] Dort steht er schon; nutze die Karte, ohne hochzuladen.
        [one] Er kann 1 Plan weit vorrücken.
       *[other] Er kann bis zu { $reach } Pläne weit vorrücken.
    }
sk-refuse-empty-screen = Forschungsschirm { $screen } ist leer, und dein Marker kommt nicht daran vorbei.
sk-remedy-empty-screen = { $reach ->
        [0] Leg erst einen Plan dorthin, oder nutze die Karte, ohne hochzuladen.
        [one] Er kann 1 Plan weit vorrücken.
       *[other] Er kann bis zu { $reach } Pläne weit vorrücken.
    }
sk-refuse-requirement = Für Forschungsschirm { $screen } mit { $plan } brauchst du { $lacking }, und so viel liegt bei dir nicht offen.
sk-remedy-requirement = { $reach ->
        [0] Dreh den Plan für 2 CrypCoin um, oder nutze die Karte, ohne hochzuladen.
        [one] Rück 1 Plan weit vor, oder dreh diesen für 2 CrypCoin um.
       *[other] Rück bis zu { $reach } Pläne weit vor, oder dreh diesen für 2 CrypCoin um.
    }
sk-refuse-plan-unpaid = Für { $plan } bezahlst du { $price } CrypCoin.
sk-remedy-plan-unpaid = { $missing ->
        [one] Dir fehlt 1 CrypCoin.
       *[other] Dir fehlen { $missing } CrypCoin.
    }

## Forschungspunkte

sk-refuse-coins-only = Dein Marker ist auf dem letzten Forschungsschirm: Jeder Punkt wird zu { $coins } CrypCoin.
sk-remedy-coins-only = Nimm die CrypCoin.
sk-refuse-plans-useless = In dieser letzten Runde kann niemand mehr hochladen.
sk-remedy-plans-useless = Nimm die CrypCoin.
sk-refuse-not-on-offer = Das ist nicht im Angebot: { $plan }.
sk-remedy-not-on-offer = Wähl einen Plan der Forschungsauslage oder einen offenen Sonderplan.
sk-refuse-points-short = { $left ->
        [one] { $plan } kostet { $price } Punkte, und 1 ist übrig.
       *[other] { $plan } kostet { $price } Punkte, und { $left } sind übrig.
    }
sk-remedy-points-short = Wähl einen A- oder B-Plan, oder CrypCoin.
sk-refuse-no-screen = Forschungsschirm { $screen } gibt es nicht.
sk-remedy-no-screen = Wähl einen Forschungsschirm bis { $last }.
sk-refuse-screen-reached = Dein Marker hat Forschungsschirm { $screen } schon erreicht.
sk-remedy-screen-reached = Wähl Forschungsschirm { $next } oder einen späteren.
sk-refuse-crossed-out = Auf dem leeren Forschungsschirm { $screen } ist ein A durchgestrichen, also kann dort nicht liegen: { $plan }.
sk-remedy-crossed-out = Wähl einen anderen Forschungsschirm, oder überdecke einen Plan.

## Bonusfelder

sk-refuse-no-marker = Du hast in dieser Runde keinen Bonusmarker mehr.
sk-remedy-no-marker = In der nächsten Runde kommen deine Marker zurück.
sk-refuse-no-space = Dieses Bonusfeld ist nicht für diese Aktion.
sk-remedy-no-space = { $count ->
        [0] Jedes Feld dafür ist gerade besetzt, gesperrt oder zu teuer für dich.
       *[other] Einen Marker legen kannst du jetzt auf { $spaces }.
    }
sk-refuse-space-taken = { $who } hat dort einen Marker: { $space }.
sk-remedy-space-taken = { $count ->
        [0] Kein anderes solches Feld ist frei.
       *[other] Für dich noch frei: { $spaces }.
    }
sk-refuse-track-marked = Auf einem der beiden Felder der Leiste { $track } hast du schon einen Marker.
sk-remedy-track-marked = In der nächsten Runde kannst du die Leiste wieder nutzen.
sk-refuse-bonus-locked = Das kannst du noch nicht nutzen: { $space }.
sk-remedy-bonus-locked = Überschreite die Schwelle auf Leiste { $track }; ab deinem nächsten Zug gehört dir der Bonus.
sk-refuse-majority-less = Dafür hast du weniger als { $who }: { $space }.
sk-remedy-majority-less = Du brauchst mindestens { $more }; gleich viel wie die anderen genügt.
sk-refuse-no-tier = Eine Belohnung { $tier } gibt es nicht.
sk-remedy-no-tier = Wähl 1 bis { $count }.
sk-refuse-tier-short = Für Belohnung { $tier } hast du nicht genug: { $space }.
sk-remedy-tier-short = { $best ->
        [0] Du hast für jede seiner Belohnungen zu wenig.
        [one] Wähl Belohnung 1.
       *[other] Wähl eine Belohnung bis { $best }.
    }
sk-refuse-first-turn = Im ersten Zug einer Runde geht das nicht: { $who } hat den Startmarker schon.
sk-remedy-first-turn = Komm in einem späteren Zug wieder.
sk-refuse-buy-nothing = Auf diesem Feld musst du eine Karte kaufen: { $space }.
sk-remedy-buy-nothing = Wähl eine Karte der Auslage.
sk-refuse-card-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
sk-remedy-card-not-in-hand = Auf der Hand hast du { $cards }.
sk-refuse-no-use = Das abzulegen brächte nichts: { $card }.
sk-remedy-no-use = Wähl eine Karte mit Aktion, oder hab { $price } CrypCoin für eine Karte des Ablagestapels.
sk-refuse-space-too-dear = Das kostet { $price } CrypCoin, und du hast { $cash }: { $what }.
sk-remedy-space-too-dear = { $missing ->
        [one] Dir fehlt 1 CrypCoin.
       *[other] Dir fehlen { $missing } CrypCoin.
    }

## Firmenleisten

sk-refuse-track-end = So weit kommt dein Marker nicht: Die Leiste von { $company } ist zu Ende.
sk-remedy-track-end = { $reach ->
        [0] Er steht am Ende; wähl eine andere Leiste.
        [one] Er kann 1 Feld ziehen.
       *[other] Er kann bis zu { $reach } Felder ziehen.
    }
sk-refuse-barrier-unpaid = Die Schranke von { $company } kannst du nicht bezahlen; sie kostet { $price }.
sk-remedy-barrier-unpaid = { $reach ->
        [0] Wähl eine andere Leiste.
        [one] Bis dahin kann dein Marker 1 Feld ziehen.
       *[other] Bis dahin kann dein Marker bis zu { $reach } Felder ziehen.
    }
sk-refuse-no-half = Eine Hälfte { $half } gibt es nicht.
sk-remedy-no-half = Wähl Hälfte 1 oder Hälfte 2.
sk-refuse-not-performed = Diese Karte hat keine Aktion: { $card }.
sk-remedy-not-performed = Kauf stattdessen für { $price } CrypCoin eine Karte des Ablagestapels.
sk-refuse-no-recovery = Eine Karte des Ablagestapels kostet { $price } CrypCoin.
sk-remedy-no-recovery = { $missing ->
        [one] Dir fehlt 1 CrypCoin.
       *[other] Dir fehlen { $missing } CrypCoin.
    }
sk-refuse-not-discarded = Das liegt nicht auf dem Ablagestapel: { $card }.
sk-remedy-not-discarded = Auf dem Stapel: { $cards }.
sk-refuse-track-excluded = { $company } kannst du dafür nicht wählen: Jede Bewegung geht auf eine eigene Leiste, und keine auf die des Bonus.
sk-remedy-track-excluded = Wähl { $companies }.
sk-refuse-track-blocked = Auf der Leiste von { $company } kann dein Marker nicht ziehen.
sk-remedy-track-blocked = Wähl { $companies }.
sk-refuse-other-steps = So lang ist die Bewegung nicht: { $steps }.
sk-remedy-other-steps = { $count ->
        [one] Zieh 1 Feld auf einer Leiste.
       *[other] Zieh alle { $count } Felder auf einer Leiste.
    }

## Aussteigen

sk-refuse-no-deck = { $deck ->
        [0] Ein Stapel ruht, den du nehmen kannst; also nimmst du einen.
       *[other] Auf Platz { $deck } ruht kein Stapel.
    }
sk-remedy-no-deck = { $count ->
        [0] Kein Stapel ist mehr da: Steig ohne einen aus.
       *[other] Nenn den Platz eines Stapels: { $decks }.
    }
sk-refuse-deck-leftmost = In der letzten Runde nimmst du nicht den Stapel von Platz { $deck }.
sk-remedy-deck-leftmost = Nimm den von Platz { $deck }; welcher es ist, macht keinen Unterschied mehr.
sk-refuse-no-way-to-rest = { $choice ->
        [one] Wo deine Karten ruhen, kannst du hier nicht wählen.
       *[other] So können Karten nicht ruhen.
    }
sk-remedy-no-way-to-rest = { $free ->
        [one] Lass jede über ihrem Platz ruhen, oder wähl die Plätze.
       *[other] Steig so aus, dass jede Karte über ihrem Platz ruht.
    }
sk-refuse-rest-card = Diese Karte ist noch nicht dran: { $card }.
sk-remedy-rest-card = Sag zuerst, wo diese ruht: { $card }.
sk-refuse-rest-taken = Auf Platz { $slot } hast du gerade eine andere Karte gelegt.
sk-remedy-rest-taken = Noch frei: { $slots }.
sk-refuse-rest-slot = Platz { $slot } ist nicht eingeschaltet.
sk-remedy-rest-slot = Wähl einen von { $slots }.
sk-refuse-rest-straight = { $count ->
        [one] Nur eine Karte ist übrig.
       *[other] Über dem Platz einer anderen liegt schon eine Karte.
    }
sk-remedy-rest-straight = Sag, wo die nächste Karte ruht.

## Missionen

sk-refuse-no-missions = An diesem Tisch wird ohne Missionen gespielt.
sk-remedy-no-missions = Ein neuer Tisch kann mit ihnen spielen.
sk-refuse-linked = Du bist schon mit { $mission } verbunden.
sk-remedy-linked = Mach mit den Aufgaben von { $mission } weiter.
sk-refuse-others-space = Dieses Feld gehört { $who }.
sk-remedy-others-space = Dein eigenes öffnet sich, wenn du die drei Aufgaben deiner Mission geschafft hast.
sk-refuse-tasks-left = Dein eigenes Feld von { $mission } ist noch zu.
sk-remedy-tasks-left = { $count ->
        [one] 1 Aufgabe fehlt noch.
       *[other] { $count } Aufgaben fehlen noch.
    }
sk-refuse-no-mission = Diese Mission ist nicht im Spiel.
sk-remedy-no-mission = Im Spiel: { $missions }.
sk-refuse-no-task = Eine Aufgabe { $task } gibt es nicht.
sk-remedy-no-task = Wähl 1 bis { $count }.
sk-refuse-task-not-met = Diese Aufgabe hast du noch nicht geschafft: { $task }.
sk-remedy-task-not-met = Du bist bei { $have } von { $need }.
