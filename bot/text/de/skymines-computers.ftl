# Skymines: was für eine Aktion spricht, in den Worten eines Computers oder eines Tipps.
sk-why-strong = { $because } Ich habe { $tables ->
        [one] einmal
       *[other] { $tables }-mal
    } von dort weitergespielt: Im Schnitt { $advised ->
        [yes] endest du
       *[no] ende ich
    } { $lead ->
        [level] gleichauf mit { $rival }
        [ahead] { $points } CrypCoin vor { $rival }
       *[behind] { $points } CrypCoin hinter { $rival }
    }. { $next ->
        [level] „{ $other }“ wäre etwa gleich gut.
        [ahead] Nächstbeste Wahl: „{ $other }“, { $less } CrypCoin weniger.
       *[behind] „{ $other }“ brachte { $less } CrypCoin mehr.
    }
sk-why-choose = Der Bonus bringt mehr, und die drei gesperrten Karten fehlen weniger.
sk-why-plan = Zusammen bringen diese Karten in dieser Runde am meisten.
sk-why-arrange = Jede andere Reihenfolge wäre genauso gut.
sk-why-resources = So gibt es am meisten für diese Einheiten.
sk-why-boost = Eine Einheit mehr hilft, bevor die Karte genutzt wird.
sk-why-energy = Sektoren und Anteile dieser Firma bringen für die Energie mehr als die einer anderen.
sk-why-enter = Der beste Weg für die übrige Energie beginnt hier.
sk-why-column = Die nächste Figur von dort deckt eine Münze auf.
sk-why-return = Dort verdeckt die Figur am wenigsten Münzen, auf die es ankommt.
sk-why-advance = Ein Feld auf dieser Leiste ist mehr wert als eins auf einer anderen.
sk-why-pay = Was hinter der Schranke liegt, ist ihren Preis wert.
sk-why-take = Von den Plänen, die sich bezahlen lassen, verspricht dieser am meisten. { $ready ->
        [yes] Was er verlangt, liegt offen, bis diese Karten genutzt werden.
       *[no] Was er verlangt, muss erst offen liegen.
    }
sk-why-remove = Das deckt Münzen einer Firma auf, von der viele Anteile da sind.
sk-why-upload = So weit vorzurücken bringt am meisten für das, was es kostet.
sk-why-field = Helium-3 zählt am Ende, und Warten bringt nichts.
sk-why-place = Der Marker bringt hier mehr als auf einem anderen Feld.
sk-why-majority = Die Belohnung gibt es jetzt; genutzte Karten zählen nicht mehr dafür.
sk-why-buy = Die Karte ist mehr wert, als sie kostet.
sk-why-sell = Die Karte bringt hier mehr als auf der Hand.
sk-why-half = Diese Hälfte ist mehr wert.
sk-why-recover = Die Karte ist mehr wert als ihr Preis.
sk-why-finish = Weiterzumachen würde weniger bringen.
sk-why-drop = Keine andere Aktion bringt jetzt etwas, und dieser Stapel kommt am besten zurück.
sk-why-rest = Dort kommt die Karte zusammen mit guten zurück.
sk-why-link = Diese Aufgabe ist geschafft: Sie bringt sofort CrypCoin und einen Marker.
