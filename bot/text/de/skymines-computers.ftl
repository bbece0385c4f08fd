# Skymines: was für eine Aktion spricht, in den Worten eines Computers oder eines Tipps.
sk-why-strong = { $because } Der Computer hat { $tables ->
        [one] einmal
       *[other] { $tables }-mal
    } in Gedanken weitergespielt: Im Schnitt bist du dann { $lead ->
        [level] gleichauf mit dem Besten der anderen
        [ahead] { $points } CrypCoin vor dem Besten der anderen
       *[behind] { $points } CrypCoin hinter dem Besten der anderen
    }. { $next ->
        [level] „{ $other }“ ist etwa gleich gut.
        [ahead] „{ $other }“ bringt { $less } weniger.
       *[behind] „{ $other }“ bringt { $less } mehr.
    }
sk-why-choose = Sein Bonus bringt dir mehr, und seine drei gesperrten Karten fehlen dir weniger.
sk-why-plan = Zusammen bringen dir diese Karten in dieser Runde am meisten.
sk-why-arrange = Jede andere Reihenfolge wäre genauso gut.
sk-why-resources = So bekommst du am meisten für deine Einheiten.
sk-why-boost = Eine Einheit mehr hilft, bevor die Karte genutzt wird.
sk-why-energy = Mit dieser Firma erreicht deine Energie gute Felder, und es hilft dir, wenn sie wächst.
sk-why-enter = Hier bekommst du am meisten für deine Energie.
sk-why-column = Die nächste Figur von dort deckt eine Münze auf.
sk-why-return = Dort verdeckt die Figur am wenigsten Münzen, die du brauchst.
sk-why-advance = Ein Feld auf dieser Leiste ist dir mehr wert als eins auf einer anderen.
sk-why-pay = Was hinter der Schranke liegt, ist ihren Preis wert.
sk-why-take = Von den Plänen, die du bezahlen kannst, bringt dir dieser am meisten, und er passt dorthin.
sk-why-remove = Das deckt Münzen einer Firma auf, an der du viele Anteile hast.
sk-why-upload = So weit vorzurücken bringt am meisten für das, was es kostet.
sk-why-field = Helium-3 zählt am Ende, und durch Warten gewinnst du nichts.
sk-why-place = Dein Marker bringt hier mehr als auf einem anderen Feld.
sk-why-majority = Die Belohnung kannst du jetzt haben; genutzte Karten zählen nicht mehr dafür.
sk-why-buy = Die Karte ist mehr wert, als sie kostet.
sk-why-sell = Die Karte bringt hier mehr als auf der Hand.
sk-why-half = Diese Hälfte ist mehr wert.
sk-why-recover = Die Karte ist mehr wert als ihr Preis.
sk-why-finish = Weiterzumachen würde dir weniger bringen.
sk-why-drop = Keine andere Aktion bringt dir jetzt etwas, und diesen Stapel nimmst du am besten zurück.
sk-why-rest = Dort kommt die Karte zusammen mit guten zurück.
sk-why-link = Diese Aufgabe hast du geschafft: Sie bringt sofort CrypCoin und einen Marker.
