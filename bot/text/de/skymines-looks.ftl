### Skymines: die Ansichten in Worten.

sk-phase-token = die Startplättchen werden gewählt
sk-phase-planning = alle wählen Karten
sk-phase-actions = Aktionen
sk-phase-over = das Spiel ist aus
sk-text-round = Runde { $round } von 7: { $phase }. Startmarker: { $who }.
sk-text-luna = Luna: { $coins }, Tankleiste { $tank }, Forschungsleiste { $research }, Mehrheitskarten { $cards }.
sk-text-company = { $company }: Ein Anteil ist { $value } wert. Figuren in den Reihen: { $left }. Auf dem Spielplan: { $targets }.
sk-text-piece = { $company } von { $target }
sk-text-returns = Verdrängt, noch auf dem Weg zurück zur Station: { $pieces }.
sk-text-free = Frei, { $kind }: { $targets }.
sk-text-target = { $reward }{ $gas ->
        [0] {""}
        [one] , 1 Gassammler
       *[other] , { $gas } Gassammler
    }
sk-text-shuttle = Shuttles{ $track ->
        [0] {""}
       *[other] , eigene Leiste +{ $track }
    }
sk-text-offer = { $card } (Kosten { $cost })
sk-text-column-right = Rechte Spalte, als Nächstes weg: { $cards }.
sk-text-column-middle = Mittlere Spalte: { $cards }.
sk-text-column-left = Linke Spalte: { $cards }.
sk-text-stack = { $count ->
        [one] Im Stapel ist noch 1 Karte.
       *[other] Im Stapel sind noch { $count } Karten.
    }
sk-text-discard = Ablagestapel: { $cards }.
sk-text-plans-a = A-Forschungspläne, je 1 Punkt; Vorrat: { $left }.
sk-text-plans-b = B-Forschungspläne, je 1 Punkt; Vorrat: { $left }.
sk-text-plans-c = C-Forschungspläne, je 2 Punkte; Vorrat: { $left }.
sk-text-supplement = Mit diesen kommt die Zulage von { $coins }: { $plans }.
sk-text-specials = Sonderpläne, je 2 Punkte: { $plans }.
sk-text-marker = { $who } auf { $place }{ $shares ->
        [0] {""}
        [one] {" "}(1 Anteil)
       *[other] {" "}({ $shares } Anteile)
    }
sk-text-track = { $company } (Leiste { $track }): { $markers }. Bonus I: { $first }. II: { $second }.
sk-text-link = { $place } ({ $coins })
sk-text-links = Schranken hinter { $barriers }; Schwellen hinter { $thresholds }.
sk-text-player = { $who }: { $coins }, { $markers ->
        [one] 1 Bonusmarker
       *[other] { $markers } Bonusmarker
    }.
sk-text-worths = Am Ende zählt der Tank { $tank }, die Forschung { $research }.
sk-text-reached = { $who }: Tankleiste { $space } von 28, zählt { $tank }; Forschungsschirm { $screen } von 15, zählt { $research }.
sk-text-secret = { $chosen ->
        [0] Noch nicht gewählt.
       *[1] Gewählt, und geheim, bis alle gewählt haben.
    }
sk-text-area = Offen: { $up }.
sk-text-next-tiles = Bonusplättchen für die nächste Runde: { $tiles }.
sk-text-deck = Platz { $slot } ({ $cards })
sk-text-decks = Ruhestapel: { $decks }. Eingeschaltete Plätze: { $slots }.
sk-text-screen = { $screen }: { $plan }
sk-text-screen-down = { $screen }, umgedreht: { $plan }
sk-text-research = Forschungspläne voraus: { $plans }.
sk-text-covered = Überdeckt, aus dem Spiel: { $plans }.
sk-text-share = { $company } { $count }
sk-text-shares = Anteile: { $shares }.
sk-text-linked = Verbunden mit Mission { $mission }; offene Aufgaben: { $tasks }.
sk-text-linked-seat = { $who } ist mit Mission { $mission } verbunden; offene Aufgaben: { $tasks }.
sk-text-personal = Eigenes Feld von { $mission }{ $price ->
        [0] {""}
       *[other] {" "}({ $price } CrypCoin)
    }: { $reward }.
sk-text-no-hand = Nur wer mitspielt, hat eine Hand.
sk-text-hand = Auf der Hand: { $cards }.
sk-text-offered = Startplättchen zur Wahl: { $tokens }.
sk-text-choice = Du hast { $token } gewählt.
sk-text-planned = Du hast gewählt: { $cards }.
sk-text-measure = { $who } { $count }
sk-text-tier = ab { $least } ({ $reward })
sk-text-tier-scientist = { $least ->
        [0] allein ({ $reward })
        [one] mit 1 weiteren Team ({ $reward })
       *[other] mit { $least } weiteren ({ $reward })
    }
sk-text-majority = { $space }: { $held }. Belohnungen { $tiers }.
sk-text-majority-taken = { $space }, besetzt von { $who }: { $held }. Belohnungen { $tiers }.
sk-text-spaces = Freie Bonusfelder: { $spaces }.
sk-text-no-missions = An diesem Tisch wird ohne Missionen gespielt.
sk-text-mission = Mission { $mission }: { $tasks }.

## Aufgaben

sk-task-shares-of-one-company = { $count } Anteile einer Firma
sk-task-helium-step = Feld { $count } der Tankleiste
sk-task-sectors-entered-in-one-action = { $count } Felder in einer Aktion betreten
sk-task-resource-value-of-one-action = { $count } Einheiten in einer Aktion genutzt
sk-task-research-screen = Forschungsschirm { $count }
sk-task-coins-in-reserve = { $count } CrypCoin auf einmal
sk-task-second-threshold-passed = eine zweite Schwelle überschritten
sk-task-outposts-ousted-in-one-action = { $count ->
        [one] 1 Figur in einer Aktion verdrängt
       *[other] { $count } Figuren in einer Aktion verdrängt
    }
sk-task-total-cost-of-acquired-card = eine Karte mit Kosten { $count } erworben
sk-task-companies-with-2-shares = je 2 Anteile von { $count } Firmen
sk-task-plans-entered-in-one-action = { $count } Pläne in einer Aktion betreten
sk-task-cards-with-share-in-hand-or-decks = { $count } Karten mit Anteil auf der Hand oder in Ruhestapeln
sk-task-helium-moved-in-one-field-action = { $count } Helium-3 mit einem Feldteam
sk-task-majority-reward-top-tier = die beste Belohnung eines Mehrheitsfelds
sk-task-cards-in-one-resting-deck = { $count } Karten in einem Ruhestapel
sk-task-special-plans-reached = einen Sonderplan erreicht
sk-task-additional-slots-on = einen Aktionsplatz mehr eingeschaltet
sk-task-bonus-tile-reserved-in-two-rounds-running = in zwei Runden nacheinander ein Bonusplättchen

## Boni der Leisten

sk-bonus-a1-1 = Energie +1
sk-bonus-a1-2 = Energie +2
sk-bonus-a2-1 = 2 CrypCoin: 2 Forschungspunkte und 1 Helium-3, oder 1 und 2
sk-bonus-a2-2 = 1 CrypCoin: 2 Forschungspunkte, 2 Helium-3
sk-bonus-b1-1 = 1 Bonusmarker mehr
sk-bonus-b1-2 = 2 Bonusmarker mehr
sk-bonus-b2-1 = kauf eine Karte, und 1 Helium-3
sk-bonus-b2-2 = kauf eine Karte um 1 billiger, und 2 Helium-3
sk-bonus-c1-1 = mit Mineralien kosten Karten 1 weniger
sk-bonus-c1-2 = eine Karte mit allen Rohstoffen, 1 billiger
sk-bonus-c2-1 = verkauf eine Karte für ihren Preis und 3
sk-bonus-c2-2 = verkauf eine Karte für ihren Preis und 8
sk-bonus-d1-1 = mit Titan kosten Karten 1 weniger
sk-bonus-d1-2 = jede Titankarte +1
sk-bonus-d2-1 = 1 CrypCoin: 3 und 2 Felder auf zwei anderen Leisten
sk-bonus-d2-2 = 1 CrypCoin: 3, 2 und 2 Felder auf den anderen
sk-bonus-e1-1 = zählt als weiteres Feldteam, und 1 Gassammler mehr
sk-bonus-e1-2 = zählt als weiteres Feldteam, und 3 Gassammler mehr
sk-bonus-e2-1 = leg eine Karte ab und nutz sie, oder kauf eine abgelegte (2)
sk-bonus-e2-2 = leg eine Karte ab und nutz sie, und kauf eine abgelegte (2)

## Alternativtexte: dasselbe in weniger Worten (1.024 Zeichen)

sk-alt-round = Runde { $round } von 7: { $phase }. Startmarker: { $who }.
sk-alt-awaited = Am Zug: { $who }.
sk-alt-company = { $company }, Anteil { $value } wert: { $targets }.
sk-alt-offer = { $card } (Kosten { $cost })
sk-alt-display = In der Auslage, rechte Spalte zuerst: { $cards }. Karten im Stapel: { $stack }, auf dem Ablagestapel: { $discard }.
sk-alt-plan = { $id } ({ $content })
sk-alt-plans = Forschungspläne: { $plans }. Zulage: { $coins }.
sk-alt-specials = Sonderpläne: { $plans }.
sk-alt-tracks = Felder der Marker, Anteile in Klammern.
sk-alt-place = { $who } auf { $place } ({ $shares })
sk-alt-track = { $company }, Anteil { $value } wert: { $places }.
sk-alt-majority = { $space }: { $count } ({ $who }).
sk-alt-majority-none = { $space }: niemand hat etwas.
sk-alt-majority-taken = { $space }: besetzt von { $who }.
sk-alt-screen = { $screen }: { $plan }
sk-alt-research = Forschungspläne voraus: { $plans }.
