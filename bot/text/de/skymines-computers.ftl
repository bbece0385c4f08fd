# Skymines: was für eine Aktion spricht, in den Worten eines Computers oder eines Tipps.
sk-why-strong = { $because } In { $tables ->
        [one] einer gedachten Runde
       *[other] { $tables } gedachten Runden
    } versprach das im Schnitt ein Ende { $lead ->
        [level] gleichauf mit dem besten Gegner
        [ahead] { $points } CrypCoin vor dem besten Gegner
       *[behind] { $points } CrypCoin hinter dem besten Gegner
    }. { $next ->
        [level] „{ $other }“ wäre etwa gleich gut gewesen.
        [ahead] „{ $other }“ versprach { $less } weniger.
       *[behind] „{ $other }“ versprach { $less } mehr.
    }
sk-why-choose = Dieser Bonus ist mehr wert, und die Karten, die er sperrt, fehlen weniger.
sk-why-plan = Zusammen versprechen diese Karten in dieser Runde am meisten.
sk-why-arrange = Für eine andere Reihenfolge spricht nichts.
sk-why-resources = So bringen diese Einheiten am meisten.
sk-why-boost = Eine Einheit mehr hilft, bevor die Karte genutzt wird.
sk-why-energy = Diese Firma hat für diese Energie die besten Felder, und ihr Wachstum hilft.
sk-why-enter = Dieses Feld bringt für seine Energie am meisten.
sk-why-column = Die nächste Figur deckt dort eine Münze auf.
sk-why-return = Dort verdeckt die Figur am wenigsten Münzen, die zählen.
sk-why-advance = Ein Feld auf dieser Leiste ist am meisten wert.
sk-why-pay = Was hinter der Schranke liegt, ist ihren Preis wert.
sk-why-take = Dieser Forschungsplan ist für seine Punkte der beste, und er passt dorthin.
sk-why-remove = Das deckt Münzen einer Firma auf, von der viele Anteile da sind.
sk-why-upload = So weit vorzurücken bringt für seinen Preis am meisten.
sk-why-field = Helium-3 zählt am Ende, und Warten bringt nichts.
sk-why-place = Dieses Feld ist mehr wert, als der Marker es woanders wäre.
sk-why-majority = Die Belohnung gibt es jetzt, und genutzte Karten zählen nicht mehr dafür.
sk-why-buy = Die Karte ist mehr wert, als sie kostet.
sk-why-sell = Die Karte bringt hier mehr als auf der Hand.
sk-why-half = Diese Hälfte ist mehr wert.
sk-why-recover = Die Karte ist mehr wert als ihr Preis.
sk-why-finish = Weiterzumachen brächte weniger.
sk-why-drop = Keine andere Aktion verspricht etwas, und diesen Stapel zu nehmen ist am besten.
sk-why-rest = Dort kommt die Karte in guter Gesellschaft wieder.
sk-why-link = Eine geschaffte Aufgabe bringt sofort CrypCoin und einen Marker.
