### Skymines: Namen, Verben und was zur Wahl steht.

sk-about = Schick Firmen auf den Mond, hol dir ihre Anteile und sei am Ende der siebten Runde am reichsten – für 1 bis 4 Leute, 75 bis 150 Minuten.
sk-tagline = investieren, ausbauen, forschen
sk-table-name = { $number ->
    [0] Ceres
    [1] Vesta
    [2] Pallas
    [3] Juno
    [4] Hygiea
    [5] Psyche
    [6] Eros
    [7] Ida
    [8] Mathilde
    [9] Bamberga
    [10] Tycho
    [11] Copernicus
    [12] Plato
    [13] Aristarchus
    [14] Clavius
    [15] Mare Imbrium
    [16] Mare Crisium
    [17] Mare Nectaris
    [18] Mare Humorum
    [19] Mare Frigoris
    [20] Mare Vaporum
    [21] Montes Jura
    [22] Vallis Alpes
   *[other] Sinus Iridum
}
sk-edition = eigenen Zahlen nach den veröffentlichten Regeln
sk-luna = Luna

## Namen

sk-company-astrogo = Astrogo
sk-company-tawac = Tawac
sk-company-skymine = Skymine
sk-company-minerva = Minerva
sk-nothing = nichts
sk-coins = { $count ->
        [one] 1 CrypCoin
       *[other] { $count } CrypCoin
    }
sk-helium = { $count } Helium-3
sk-points = { $count ->
        [one] 1 Forschungspunkt
       *[other] { $count } Forschungspunkte
    }
sk-kind-titanium = Titan
sk-kind-minerals = Mineralien
sk-kind-carbon = Kohlenstoff
sk-kind-energy = Energie
sk-kind-research = ein Laborteam
sk-kind-field = ein Feldteam
sk-kind-share = ein einzelner Anteil
sk-such-card = so eine Karte
sk-such-token = so ein Startplättchen
sk-such-company = so eine Firma
sk-card-titanium = Titan { $value }
sk-card-minerals = Mineralien { $value }
sk-card-carbon = Kohlenstoff { $value }
sk-card-energy = Energie { $value }
sk-card-research = Laborteam { $value }
sk-card-field = Feldteam { $value }
sk-card-field-company = Feldteam von { $company }
sk-card-share = Anteil an { $company }
sk-card-with-share = { $card } mit Anteil an { $company }
sk-cards = { $cards }
sk-brief-titanium = Titan { $value }
sk-brief-minerals = Mineralien { $value }
sk-brief-carbon = Kohlenstoff { $value }
sk-brief-energy = Energie { $value }
sk-brief-research = Laborteam { $value }
sk-brief-field = Feldteam { $value }
sk-brief-share = Anteil { $value }
sk-brief-marked = { $value }◆{ $company }
sk-brief-more = { $cards }+{ $value }
sk-tile-plus = +1-Plättchen
sk-tile-research = Laborplättchen
sk-tile-field = Feldplättchen
sk-tile-energy = Energieplättchen
sk-such-plan = so ein Forschungsplan
sk-content = { $requirement }: { $reward }
sk-content-special = kostet { $price }, zählt { $points }
sk-plan = { $id } ({ $requirement }: { $reward })
sk-plan-special = Sonderplan { $id } (kostet { $price }, zählt { $points })
sk-need-titanium = Titan { $count }
sk-need-minerals = Mineralien { $count }
sk-need-carbon = Kohlenstoff { $count }
sk-need-energy = Energie { $count }
sk-need-any = ein Rohstoff { $count }
sk-need-scientist = ein weiteres Team
sk-need-field = ein Feldteam
sk-reward-titanium-coin = 1 CrypCoin je Titan außer einem
sk-reward-own-track = eigene Leiste
sk-reward-track = { $company } +{ $count }
sk-reward-track-any = eine Leiste +{ $count }
sk-reward-track-each = jede Leiste +{ $count }
sk-reward-remove = { $count ->
        [one] 1 Außenposten weg
       *[other] { $count } Außenposten weg
    }
sk-space-scientist = Mehrheit Labor- und Feldteams
sk-space-titanium = Mehrheit Titan
sk-space-carbon = Mehrheit Kohlenstoff
sk-space-energy = Mehrheit Energie
sk-space-minerals = Mehrheit Mineralien
sk-space-first-player = Startmarker
sk-space-buy = Karte kaufen
sk-space-sell = Karte verkaufen
sk-space-tile-plus = +1-Plättchen
sk-space-tile-research = Laborplättchen
sk-space-tile-field = Feldplättchen
sk-space-tile-energy = Energieplättchen
sk-space-track = Bonus { $level } der Leiste { $track }
sk-space-personal = eigenes Feld von { $mission }

## Verben und was zu ihnen gehört

sk-verb-choose = Startplättchen
sk-verb-choose-about = Wähl dein Startplättchen
sk-verb-choose-name = startplättchen
sk-verb-plan = Aktionsplätze
sk-verb-plan-about = Wähl die Karten für deine Aktionsplätze
sk-verb-plan-name = plätze
sk-verb-arrange = Verteilen
sk-verb-arrange-about = Wähl für jede gewählte Karte den Platz
sk-verb-arrange-name = verteilen
sk-verb-resources = Rohstoffe
sk-verb-resources-about = Nutze Rohstoffe einer Art: Erwirb eine Karte, zieh auf Leisten
sk-verb-resources-name = rohstoffe
sk-verb-boost = +1-Plättchen
sk-verb-boost-about = Leg dein +1-Plättchen auf eine Rohstoffkarte
sk-verb-boost-name = plus
sk-verb-energy = Energie
sk-verb-energy-about = Nutze alle Energie, um eine Firma auszubauen
sk-verb-energy-name = energie
sk-verb-enter = Betreten
sk-verb-enter-about = Betritt einen Sektor oder ein Feld mit der Firma, die du ausbaust
sk-verb-enter-name = betreten
sk-verb-column = Reihe
sk-verb-column-about = Nimm die nächsten Figuren aus dieser Reihe der Station
sk-verb-column-name = reihe
sk-verb-return = Zurück
sk-verb-return-about = Stell eine verdrängte Figur in eine Reihe ihrer Station zurück
sk-verb-return-name = zurück
sk-verb-advance = Ziehen
sk-verb-advance-about = Zieh mit deinem Marker auf einer Firmenleiste
sk-verb-advance-name = ziehen
sk-verb-pay = Bezahlen
sk-verb-pay-about = Bezahl die Schranke und zieh weiter
sk-verb-pay-name = bezahlen
sk-verb-take = Forschungsplan nehmen
sk-verb-take-about = Nimm einen Forschungsplan und leg ihn auf einen Forschungsschirm
sk-verb-take-name = nehmen
sk-verb-remove = Entfernen
sk-verb-remove-about = Nimm einen Außenposten aus einer Station
sk-verb-remove-name = entfernen
sk-verb-upload = Forschen
sk-verb-upload-about = Nutze ein Laborteam und lade Pläne hoch
sk-verb-upload-name = hochladen
sk-verb-field = Feldteam
sk-verb-field-about = Nutze ein Feldteam
sk-verb-field-name = feldteam
sk-verb-place = Bonusmarker
sk-verb-place-about = Setz einen Bonusmarker
sk-verb-place-name = setzen
sk-verb-majority = Mehrheit
sk-verb-majority-about = Setz einen Bonusmarker auf ein Mehrheitsfeld
sk-verb-majority-name = mehrheit
sk-verb-buy = Kaufen
sk-verb-buy-about = Setz einen Bonusmarker, um eine Karte zu kaufen
sk-verb-buy-name = kaufen
sk-verb-sell = Verkaufen
sk-verb-sell-about = Setz einen Bonusmarker, um eine Karte zu verkaufen oder abzulegen
sk-verb-sell-name = verkaufen
sk-verb-half = Hälfte
sk-verb-half-about = Wähl eine Hälfte eines Bonus
sk-verb-half-name = hälfte
sk-verb-recover = Zurückholen
sk-verb-recover-about = Kauf eine Karte des Ablagestapels
sk-verb-recover-name = zurückholen
sk-verb-finish = Beenden
sk-verb-finish-about = Beende, was gerade läuft
sk-verb-finish-name = beenden
sk-verb-drop = Aussteigen
sk-verb-drop-about = Steig aus der Aktionsphase aus und nimm einen Ruhestapel
sk-verb-drop-name = aussteigen
sk-verb-rest = Ruhen
sk-verb-rest-about = Leg eine genutzte Karte auf einen Ruheplatz
sk-verb-rest-name = ruhen
sk-verb-link = Mission
sk-verb-link-about = Verbinde dich mit einer Mission
sk-verb-link-name = mission
sk-slot-token = eins deiner beiden Startplättchen
sk-slot-token-name = startplättchen
sk-slot-cards = Karten, verbunden mit +
sk-slot-cards-name = karten
sk-slot-slots = Plätze in der Reihenfolge deiner Karten, verbunden mit +
sk-slot-slots-name = plätze
sk-slot-buy = die Karte, die du erwirbst, oder keine
sk-slot-buy-name = erwerben
sk-slot-card = eine Karte
sk-slot-card-name = karte
sk-slot-company = eine Firma
sk-slot-company-name = firma
sk-slot-target = die Nummer eines Sektors oder Felds
sk-slot-target-name = ziel
sk-slot-column = eine Reihe, 1 bis 3
sk-slot-column-name = reihe
sk-slot-steps = wie viele Felder
sk-slot-steps-name = felder
sk-slot-plan = ein Forschungsplan
sk-slot-plan-name = plan
sk-slot-screen = ein Forschungsschirm, 1 bis 15
sk-slot-screen-name = schirm
sk-slot-plans = wie viele Pläne weit
sk-slot-plans-name = pläne
sk-slot-flip = welcher Plan voraus umgedreht wird, 0 für keinen
sk-slot-flip-name = umdrehen
sk-slot-space = ein Bonusfeld
sk-slot-space-name = feld
sk-slot-tier = eine Belohnung, 1 bis 3
sk-slot-tier-name = belohnung
sk-slot-half = 1 oder 2
sk-slot-half-name = hälfte
sk-slot-deck = ein Ruhestapel
sk-slot-deck-name = stapel
sk-slot-rest = jede über ihrem Platz oder auf Plätze deiner Wahl
sk-slot-rest-name = ruhe
sk-slot-slot = ein Ruheplatz, 1 bis 5
sk-slot-slot-name = platz
sk-slot-mission = eine Mission
sk-slot-mission-name = mission
sk-slot-task = eine Aufgabe, 1 bis 3
sk-slot-task-name = aufgabe

sk-look-board = Spielplan
sk-look-display = Karten
sk-look-research = Forschungspläne
sk-look-tracks = Leisten
sk-look-hand = Meine Tafel
sk-look-player = Am Tisch
sk-look-plans = Tank und Pläne
sk-look-spaces = Bonusfelder
sk-look-missions = Missionen
sk-look-score = Punkte
sk-level-easy = leicht
sk-level-steady = solide
sk-level-strong = stark
sk-category-cash = CrypCoin
sk-category-astrogo = Astrogo
sk-category-tawac = Tawac
sk-category-skymine = Skymine
sk-category-minerva = Minerva
sk-category-tank = Tank
sk-category-research = Forschung

## Optionen

sk-option-board = Seite des Plans
sk-option-board-moon = Der Mond
sk-option-board-belt = Der Asteroidengürtel
sk-option-tracks = Firmenleisten
sk-option-tracks-default = A1, B1, C1 und D1
sk-option-tracks-random = Vier der zehn, ausgelost
sk-option-slots = Ruheplätze
sk-option-slots-usual = Eine genutzte Karte ruht über einem beliebigen Platz
sk-option-slots-linked = Eine genutzte Karte ruht über ihrem eigenen Platz
sk-option-missions = Missionen
sk-option-missions-off = Ohne Missionen
sk-option-missions-on = Mit Missionen
sk-option-luna = Luna
sk-option-luna-off = Nur wenn du allein spielst
sk-option-luna-0 = Sie spielt auf Stufe 0 mit
sk-option-luna-1 = Sie spielt auf Stufe 1 mit
sk-option-luna-2 = Sie spielt auf Stufe 2 mit
sk-option-luna-3 = Sie spielt auf Stufe 3 mit
sk-option-luna-4 = Sie spielt auf Stufe 4 mit
sk-option-luna-5 = Sie spielt auf Stufe 5 mit
sk-option-luna-6 = Sie spielt auf Stufe 6 mit
sk-option-luna-7 = Sie spielt auf Stufe 7 mit
sk-option-luna-8 = Sie spielt auf Stufe 8 mit
sk-preset-first = Erstes Spiel
sk-preset-varied = Abwechslung
sk-preset-belt = Asteroidengürtel
sk-preset-expert = Feste Ruheplätze

## Was zur Wahl steht

sk-none = keine
sk-noun-screen = Forschungsschirm { $value }
sk-noun-screen-cover = Forschungsschirm { $value }, überdeckt { $plan }
sk-noun-plans = { $value ->
        [0] kein Upload
        [one] 1 Plan vorwärts
       *[other] { $value } Pläne vorwärts
    }
sk-noun-flip = { $value ->
        [0] keinen Plan umdrehen
       *[other] den Plan auf Forschungsschirm { $screen } umdrehen: Er verlangt nichts, bringt nichts
    }
sk-noun-slot = Platz { $value }
sk-noun-deck = { $value ->
        [0] kein Stapel
       *[other] der Stapel von Platz { $value }
    }
# The picture draws a station with its columns level, so players read "row".
sk-noun-column = Reihe { $value }
sk-noun-steps = { $value ->
        [one] 1 Feld
       *[other] { $value } Felder
    }
sk-noun-tier = Stufe { $value }
sk-noun-half = Hälfte { $value }
sk-noun-task = Aufgabe { $value }
sk-card-priced = { $card } (Kosten { $cost })
sk-seat = { $who }
sk-label-choose = { $token }
sk-label-plan = { $cards } wählen
sk-label-plan-none = Alle Plätze leer lassen
sk-label-arrange = Plätze { $slots }
sk-label-resources = Auf Leisten ziehen mit { $cards }
sk-label-acquire = { $card } holen mit { $cards }
sk-label-acquire-at = { $card } holen mit { $cards } ({ $cost ->
        [0] kostet nichts
        [one] kostet 1 Einheit
       *[other] kostet { $cost } Einheiten
    })
sk-label-boost = +1 auf { $card }
sk-label-energy = { $company } ausbauen
sk-label-energy-enter = { $company } ausbauen: { $target }
sk-label-energy-none = Energie für keine Firma nutzen
sk-label-enter = { $target } betreten
sk-label-enter-for = { $target } betreten ({ $cost } Energie): { $reward }
sk-label-enter-oust = { $target } betreten ({ $cost } Energie), { $ousted } verdrängen: { $reward }
sk-label-column = Aus Reihe { $column } nehmen
sk-label-column-coins = Aus Reihe { $column } nehmen ({ $count ->
        [0] ohne Münze
        [one] deckt eine Münze auf
       *[other] deckt { $count } Münzen auf
    })
sk-label-return = In Reihe { $column } zurück
sk-label-advance = { $company } +{ $count }
sk-label-pay = Bezahlen und weiterziehen
sk-label-pay-price = { $price } CrypCoin bezahlen und weiterziehen
sk-label-take = { $plan } auf Forschungsschirm { $screen }
sk-label-remove = { $company }: aus Reihe { $column } entfernen
sk-label-upload = { $count ->
        [0] { $card }: nur Forschungspunkte, kein Upload
       *[other] { $card }, hochladen bis Forschungsschirm { $screen }
    }
sk-label-upload-on = { $card }: Upload bis { $plan } (Schirm { $screen })
sk-label-upload-for = { $card }: Upload bis { $plan } (Schirm { $screen }): { $reward }
sk-label-flip = { $count ->
        [0] { $card }: kein Upload
       *[other] { $card }: zu { $plan } (Schirm { $screen })
    }, ohne die Bedingung von Schirm { $skipped } (2 CrypCoin)
sk-label-field = { $card } nutzen
sk-label-place = { $space }
sk-label-place-at = { $space } ({ $price } CrypCoin)
sk-label-place-first = { $space }: { $reward }, nächste Runde zuerst
sk-label-majority = { $space }: { $reward }
sk-label-majority-lower = { $space }: nur { $reward }
sk-label-buy = { $card } kaufen ({ $cost } + { $price } CrypCoin)
sk-label-buy-on = { $space }: { $card } ({ $cost } CrypCoin)
sk-label-buy-gone = { $space }: { $card }
sk-label-buy-none = { $space } ohne Karte
sk-label-sell = { $space }: { $card }
sk-label-sell-here = { $card } verkaufen (+{ $price } CrypCoin)
sk-label-sell-at = { $space }: { $card } (+{ $price } CrypCoin)
sk-label-recover = { $card } zurückholen (2 CrypCoin)
sk-label-drop = Aussteigen
sk-label-drop-deck = Aussteigen: { $cards } zurücknehmen
sk-label-drop-many = Aussteigen: { $count } Karten von Platz { $slot } zurücknehmen
sk-label-drop-choosing = { $told }, genutzte Karten selbst verteilen
sk-later = danach wählen
sk-rest-straight = Jede genutzte Karte über ihrem Platz
sk-rest-choose = Genutzte Karten selbst verteilen
sk-label-rest = { $card } über Platz { $slot }
sk-label-link = Mission { $mission }, Aufgabe { $task }
sk-label-finish = Beenden
sk-label-finish-expand = Ausbau beenden
sk-label-finish-units = Rest verlieren
sk-label-finish-research = Lieber { $coins } nehmen
sk-label-finish-barrier = Hier stehen bleiben
sk-label-finish-rest = Jede über ihrem Platz
sk-label-finish-link = Noch keine Mission
sk-label-finish-recover = Keine Karte kaufen
sk-label-finish-perform = Nicht nutzen
sk-label-half = Hälfte { $half }
sk-label-half-a2-1-1 = 2 Forschungspunkte, 1 Helium-3
sk-label-half-a2-1-2 = 1 Forschungspunkt, 2 Helium-3
sk-label-half-e2-1-1 = Die abgelegte Karte nutzen
sk-label-half-e2-1-2 = Eine Karte des Ablagestapels kaufen (2 CrypCoin)

## Was eine Aktion bringt oder kostet (100 Zeichen)

sk-hint-choose = sperrt { $cards }
sk-hint-enter = bringt { $reward }
sk-hint-oust = bringt { $reward }; verdrängt { $ousted }
sk-hint-energy = { $energy } Energie; { $count ->
        [one] 1 Ziel
       *[other] { $count } Ziele
    } möglich; deine Anteile: { $shares }, je { $value } wert
sk-hint-resources = { $value ->
        [one] 1 Einheit bewegt einen Marker
       *[other] { $value } Einheiten bewegen Marker
    }
sk-hint-acquire = { $value ->
        [one] { $left ->
            [0] die Einheit bezahlt sie
           *[other] sie kostet nichts; 1 Einheit bewegt einen Marker
        }
       *[other] { $left ->
            [0] alle { $value } Einheiten bezahlen sie
            [one] { $cost } von { $value } Einheiten bezahlen sie; 1 Einheit bewegt einen Marker
           *[other] { $cost } von { $value } Einheiten bezahlen sie; { $left } Einheiten bewegen Marker
        }
    }
sk-hint-advance = von Feld { $place }; Anteile dort: { $shares }, je { $value } wert{ $passed ->
        [0] {""}
       *[other] ; eine Schwelle liegt dazwischen
    }
sk-hint-take = { $count ->
        [one] kostet 1 Punkt
       *[other] kostet { $count } Punkte
    }
sk-hint-cover = { $count ->
        [one] kostet 1 Punkt; überdeckt { $plan }
       *[other] kostet { $count } Punkte; überdeckt { $plan }
    }
sk-hint-uncovers = { $count ->
        [0] deckt keine Münze auf
        [one] deckt 1 Münze auf: Ein Anteil ist 1 mehr wert
       *[other] deckt { $count } Münzen auf: Ein Anteil ist { $count } mehr wert
    }
sk-hint-covers = { $count ->
        [0] verdeckt keine Münze
        [one] verdeckt 1 Münze: Ein Anteil ist 1 weniger wert
       *[other] verdeckt { $count } Münzen: Ein Anteil ist { $count } weniger wert
    }
sk-hint-upload = bringt { $reward }, dann { $points }{ $price ->
        [0] {""}
       *[other] ; kostet { $price } CrypCoin
    }
sk-hint-upload-nothing = bringt { $points }{ $price ->
        [0] {""}
       *[other] ; kostet { $price } CrypCoin
    }
sk-hint-field = mindestens { $helium } Helium-3, und { $coins }
sk-hint-majority = du hast { $own }, die anderen höchstens { $others }
sk-hint-tile-plus = kostet { $price }; nächste Runde 1 Einheit mehr auf einer Rohstoffkarte
sk-hint-tile-research = kostet { $price }; nächste Runde ein Laborteam mit 1 Punkt
sk-hint-tile-field = kostet { $price }; nächste Runde ein Feldteam mit 2 Helium-3 oder mehr
sk-hint-tile-energy = kostet { $price }; nächste Runde eine Energiekarte mit 2
sk-hint-personal = { $reward }{ $price ->
        [0] {""}
       *[other] ; kostet { $price } CrypCoin
    }
sk-hint-sell = bringt { $coins }

## Zur Wertung

sk-detail-tank = Feld { $place }
sk-detail-research = Forschungsschirm { $screen }, Sonderpläne { $special }
sk-detail-shares = { $count ->
        [one] 1 Anteil × { $value }
       *[other] { $count } Anteile × { $value }
    }

## Wonach gefragt wird

sk-headline-last = **Die letzte Runde.** Danach wird das Vermögen gezählt.
sk-ask-arrange = Wähl die Plätze deiner Karten: { $cards }.
sk-ask-barrier = { $price } CrypCoin für die Schranke von { $company } bezahlen oder davor stehen bleiben?
sk-ask-track = { $count ->
        [one] Auf welcher Leiste ziehst du 1 Feld?
       *[other] Auf welcher Leiste ziehst du { $count } Felder?
    }
sk-ask-units = { $count ->
        [one] 1 Einheit ist übrig. Welcher Marker zieht?
       *[other] { $count } Einheiten sind übrig. Welche Marker ziehen?
    }
sk-ask-research = Gib { $later ->
        [0] { $count ->
            [one] 1 Forschungspunkt aus.
           *[other] { $count } Forschungspunkte aus.
        }
       *[other] { $count ->
            [one] jetzt 1 Forschungspunkt aus, danach noch { $later }.
           *[other] jetzt { $count } Forschungspunkte aus, danach noch { $later }.
        }
    }
sk-ask-expand = { $count ->
        [0] { $company } hat keine Energie mehr.
       *[other] Wohin geht { $company } als Nächstes? Übrige Energie: { $count }.
    }
sk-ask-return = In welche Reihe kommt die verdrängte Figur von { $company } zurück?
sk-ask-perform = Nutze die Karte, die du abgelegt hast: { $card }.
sk-ask-rest = Über welchem Platz ruht diese Karte: { $card }?
sk-prompt-token = Wähl eins deiner beiden Startplättchen.
sk-prompt-planning = Wähl die Karten für deine Aktionsplätze.
sk-prompt-actions = Wähl eine Aktion.
sk-prompt-barrier = Bezahl die Schranke, oder bleib davor stehen.
sk-prompt-track = Wähl die Leiste, auf der du ziehst.
sk-prompt-units = Wähl die Marker, die mit dem Rest ziehen.
sk-prompt-research = Gib deine Forschungspunkte aus.
sk-prompt-remove = Wähl den Außenposten, der entfernt wird.
sk-prompt-expand = Wähl, wohin die Firma als Nächstes geht.
sk-prompt-return = Wähl die Reihe, in die die verdrängte Figur zurückkommt.
sk-prompt-half = Wähl eine Hälfte des Bonus.
sk-prompt-perform = Nutze die abgelegte Karte.
sk-prompt-recover = Kauf eine Karte des Ablagestapels, oder keine.
sk-prompt-rest = Wähl, wo deine genutzten Karten ruhen.
sk-prompt-link = Verbinde dich mit einer Mission, oder noch nicht.

sk-look-known = Was ich weiß
sk-known-kind-titanium = Titan
sk-known-kind-minerals = Mineralien
sk-known-kind-carbon = Kohlenstoff
sk-known-kind-energy = Energie
sk-known-kind-research = Laborteams
sk-known-kind-field = Feldteams
sk-known-kind-share = Einzelne Anteile
sk-known-stack = Karten { $letter }
sk-known-plans = Forschungspläne { $letter }
sk-known-discard = { $count ->
    [0] Der Ablagestapel ist leer.
   *[other] Auf dem Ablagestapel ({ $count }): { $cards }.
}
