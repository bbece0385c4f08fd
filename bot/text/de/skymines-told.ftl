### Skymines: was geschah, im Protokoll und in Rückblicken.

sk-token = { $id } ({ $bonus }; Forschungsplan { $plan })
sk-told-token = { $who }: { $token }
sk-told-has = { $who } ({ $cards })
sk-told-offered = { $who } hat den Startmarker. Die Auslage: { $cards }.
sk-told-offered-known = { $told } Deine beiden Startplättchen: { $tokens }.
sk-told-chose = { $who } hat ein Startplättchen gewählt.
sk-told-chose-known = { $who } hat dieses Startplättchen gewählt: { $token }.
sk-told-tokens = Die Startplättchen: { $chosen }.
sk-told-selected = { $who } wählt Karten.
sk-told-selected-known = { $who } verteilt { $cards }.
sk-told-planned = { $who } hat Karten gewählt.
sk-told-planned-known = { $who } hat für die Aktionsplätze gewählt: { $cards }.
sk-told-revealed = Die Karten werden aufgedeckt: { $areas }.
sk-told-used-resources = { $who } hat { $cards } genutzt: { $value ->
        [one] 1 Einheit.
       *[other] { $value } Einheiten.
    }
sk-told-acquired = { $who } hat { $cards } genutzt und { $cost ->
        [0] ohne Kosten
        [one] für 1 Einheit
       *[other] für { $cost } Einheiten
    } erworben: { $card }.
sk-told-boosted = { $who } hat das +1-Plättchen gelegt: { $card }.
sk-told-advanced = { $who } ist auf der Leiste von { $company } { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } gezogen, auf Feld { $place }.
sk-told-paid = { $told } Bezahlt: { $coins }.
sk-told-passed = { $who } hat Schwelle { $threshold } von { $company } überschritten: { $coins }.
sk-told-passed-others = { $told } { $count ->
        [one] Ebenso viel bekommt { $who }, schon früher dort.
       *[other] Ebenso viel bekommen { $who }, schon früher dort.
    }
sk-told-stopped-barrier = { $who } bleibt vor einer Schranke von { $company } stehen; { $count ->
        [one] 1 Feld ist verloren.
       *[other] { $count } Felder sind verloren.
    }
sk-told-stopped-end = { $who } steht am Ende der Leiste von { $company }; { $count ->
        [one] 1 Feld ist verloren.
       *[other] { $count } Felder sind verloren.
    }
sk-told-stopped-units = { $who } hat { $count ->
        [one] 1 Einheit verloren.
       *[other] { $count } Einheiten verloren.
    }
sk-told-stopped-energy = { $who } lässt { $count } Energie ungenutzt.
sk-told-expanded = { $who } baut { $company } mit { $energy } Energie aus.
sk-told-expanded-nothing = { $who } hat { $energy } Energie genutzt und konnte nichts betreten.
sk-told-entered = { $company } betritt Sektor { $target } für { $cost } Energie.
sk-told-ousted = { $company } betritt Sektor { $target } für { $cost } Energie und verdrängt { $ousted }.
sk-told-column-named = { $who } nimmt die nächsten Außenposten von { $company } aus Reihe { $column }.
sk-told-gained = { $who } bekommt { $reward }.
sk-told-returned = Eine Figur von { $company } kommt in Reihe { $column } zurück.
sk-told-gone = Eine Figur von { $company } findet keinen Platz und ist aus dem Spiel.
sk-told-removed = { $who } hat einen Außenposten von { $company } entfernt.
sk-told-stored = { $who } steht auf Feld { $place } der Tankleiste.
sk-told-and-coins = { $told } Über das Ende hinaus: { $coins }.
sk-told-slot = { $told } Ein weiterer Aktionsplatz ist eingeschaltet.
sk-told-took-plan = { $who } hat { $plan } genommen und auf Forschungsschirm { $screen } gelegt.
sk-told-covered = { $told } Darunter liegt nun { $plan }.
sk-told-supplement = { $told } Dazu: { $coins }.
sk-told-took-coins = { $who } hat statt Forschungsplänen { $coins } genommen.
sk-told-uploaded = { $who } hat { $card } genutzt, und der Uploadmarker ist { $count ->
        [one] 1 Plan
       *[other] { $count } Pläne
    } weitergezogen, bis Forschungsschirm { $screen }.
sk-told-uploaded-not = { $who } hat { $card } genutzt, ohne hochzuladen.
sk-told-flipped = { $told } Der Plan auf Forschungsschirm { $screen } wurde umgedreht: Er verlangt nichts mehr.
sk-told-used-field = { $who } hat { $card } genutzt: { $reward }.
sk-told-used-field-collectors = { $who } hat { $card } genutzt: { $reward }, mit { $count ->
        [one] 1 Gassammler.
       *[other] { $count } Gassammlern.
    }
sk-told-placed = { $who } hat einen Marker gesetzt: { $space }.
sk-told-bought = { $who } hat für { $coins } gekauft: { $card }.
sk-told-sold = { $who } hat verkauft: { $card } (bringt { $coins }).
sk-told-discarded = { $who } hat abgelegt: { $card }.
sk-told-recovered = { $who } hat für { $coins } vom Ablagestapel geholt: { $card }.
sk-told-dropped = { $who } ist ausgestiegen.
sk-told-dropped-deck = { $who } ist ausgestiegen und nimmt { $cards }.
sk-told-rest = { $card } (Platz { $slot })
sk-told-rested = { $who } lässt Karten ruhen: { $cards }.
sk-told-linked = { $who } hat sich mit Mission { $mission } verbunden.
sk-told-fulfilled = { $who } hat Aufgabe { $task } von { $mission } geschafft.
sk-told-personal = { $told } Alle drei sind geschafft: Ein eigenes Bonusfeld öffnet sich.
sk-told-refilled = Neue Forschungspläne: { $plans }.
sk-told-prepared = Runde { $round } beginnt, { $who } zuerst. Neu in der Auslage: { $cards }.
sk-told-prepared-tiles = { $told } Plättchen: { $tiles }.
sk-told-luna-prepared = Lunas Mehrheitskarten: { $left } und { $right }.
sk-told-luna-acted = Luna deckt { $card } auf.
sk-told-luna-gained = Luna bekommt { $reward }.
sk-told-luna-discarded = Luna legt { $plans } ab.
sk-told-luna-passed = Luna hat gepasst.
sk-told-ended-rounds = Die siebte Runde ist vorbei.
sk-told-ended-vote = Der Tisch hat beschlossen, das Spiel zu beenden.
sk-told-half-1 = { $who } nutzt die abgelegte Karte.
sk-told-half-2 = { $who } kauft eine Karte des Ablagestapels.
sk-told-track-chosen = { $who } hat die Leiste von { $company } gewählt und zieht dort { $count ->
        [one] 1 Feld.
       *[other] { $count } Felder.
    }
sk-told-declined-link = { $who } verbindet sich noch mit keiner Mission.
sk-told-declined-recover = { $who } kauft keine Karte des Ablagestapels.
sk-told-declined-perform = { $who } nutzt die abgelegte Karte nicht.

# In wenigen Worten, nach einem Namen: „**Bert:** 4 Einheiten genutzt, Helium auf 7 und +2 CrypCoin“
sk-short-resources = { $value ->
        [one] 1 Einheit genutzt
       *[other] { $value } Einheiten genutzt
    }
sk-short-acquired = { $card } erworben
sk-short-boosted = +1-Plättchen
sk-short-advanced = { $company } auf { $place }
sk-short-advanced-paid = { $company } auf { $place } (bezahlt: { $coins })
sk-short-passed = Schwelle von { $company } ({ $coins })
sk-short-stopped-barrier = vor einer Schranke stehen geblieben
sk-short-stopped-end = am Ende einer Leiste
sk-short-stopped-units = { $count ->
        [one] 1 Einheit verloren
       *[other] { $count } Einheiten verloren
    }
sk-short-stopped-energy = { $count } Energie ungenutzt
sk-short-expanded = { $company } mit { $energy } Energie
sk-short-expanded-nothing = { $energy } Energie ohne Wirkung
sk-short-entered = Sektor { $target }
sk-short-ousted = Sektor { $target } ({ $ousted } verdrängt)
sk-short-gained = +{ $reward }
sk-short-removed = einen Außenposten von { $company } entfernt
sk-short-stored = Tank { $place }
sk-short-took-plan = Plan auf Forschungsschirm { $screen }
sk-short-uploaded = bis Forschungsschirm { $screen } hochgeladen
sk-short-uploaded-not = { $card } genutzt
sk-short-used-field = { $card }: { $reward }
sk-short-placed = Marker auf { $space }
sk-short-bought = { $card } gekauft
sk-short-sold = { $card } verkauft
sk-short-discarded = { $card } abgelegt
sk-short-recovered = { $card } zurückgeholt
sk-short-dropped = ausgestiegen
sk-short-linked = mit Mission { $mission } verbunden
sk-short-fulfilled = Aufgabe { $task } von { $mission }
sk-short-chose = Startplättchen { $token } gewählt
sk-short-selected = verteilt { $cards }
sk-short-planned = { $cards } gewählt
sk-short-column-named = Reihe { $column } von { $company }
sk-short-half-1 = die abgelegte Karte genutzt
sk-short-half-2 = kauft eine Karte des Ablagestapels
sk-short-track-chosen = Leiste von { $company }
sk-short-declined-link = keine Mission verbunden
sk-short-declined-recover = keine Karte des Ablagestapels
sk-short-declined-perform = abgelegte Karte nicht genutzt
sk-short-rested = ruhen: { $cards }
