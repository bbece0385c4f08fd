### Die geführte erste Partie Skymines.

sk-lesson-goal-1 = **Das Ziel:** nach sieben Runden die meisten CrypCoin. Vier Firmen arbeiten auf dem Mond: Astrogo, Tawac, Skymine und Minerva. Sie gehören niemandem; du holst dir Anteile und lässt die Firmen wachsen.
sk-lesson-goal-2 = **Punkte:** die Zahl deiner Anteile an jeder Firma mal den Wert eines Anteils. Dazu zählen deine CrypCoin, die Tankleiste (Helium-3) und die Forschungsleiste.
sk-lesson-goal-3 = **Ein Anteil wird teurer,** je mehr Figuren aus der Station seiner Firma auf den Mond gegangen sind. Davon haben alle etwas, die Anteile an ihr haben.
sk-lesson-goal-4 = **Eine Runde:** Alle planen geheim Karten. Dann reihum je eine Aktion, bis alle ausgestiegen sind. Danach kommen neue Karten, und die nächste Runde beginnt.
sk-lesson-goal-5 = **Karten kommen spät zurück:** Was du genutzt hast, ruht, und in jeder Runde nimmst du einen deiner Ruhestapel auf die Hand.

sk-lesson-symbol-1 = 🗂️ **Planen:** geheim Karten für deine Aktionsplätze.
sk-lesson-symbol-2 = ⛏️ **Rohstoffe** (Titan, Mineralien, Kohlenstoff): Kauf eine Karte der Auslage oder zieh auf Firmenleisten.
sk-lesson-symbol-3 = ⚡ **Energie:** Alle zusammen baut eine Firma aus. 🚩 Sie betritt einen Sektor.
sk-lesson-symbol-4 = 📈 **Leisten:** Dein Marker auf der Leiste einer Firma zeigt deine Anteile an ihr.
sk-lesson-symbol-5 = 👑 **Mehrheit:** ein Bonusmarker, wo niemand mehr hat als du.
sk-lesson-symbol-6 = 📍 **Bonusfeld:** ein Bonusmarker für ein Plättchen, den Startmarker, einen Kauf oder Verkauf (🛒 💱).
sk-lesson-symbol-7 = 📄 **Plan nehmen** für Forschungspunkte. 📡 Ein Laborteam geht deine Pläne entlang.
sk-lesson-symbol-8 = 🛢️ **Feldteam:** Helium-3 und CrypCoin.
sk-lesson-symbol-9 = 🏁 **Aussteigen:** Deine Runde ist vorbei, und ein Ruhestapel kommt zurück.
sk-lesson-symbol-10 = **Titan 2** ist eine Karte mit 2 Einheiten; eine Zahl in Klammern ist der Preis. ◆A, ◆T, ◆S, ◆M: ein Anteil an der Firma mit diesem Buchstaben.
sk-lesson-symbol-11 = 🪙 eine Schranke auf einer Leiste **bezahlen** · ✅ **beenden,** was im Gang ist
sk-lesson-symbol-12 = **Auf dem Mond:** goldene Münze: CrypCoin · grüner Chip: Forschungspunkt · blaue Flasche: Helium-3 · »: ein Feld auf der Leiste dieser Firma · weißer Tank auf Beinen: Gassammler. Eine weiße Linie kostet 1 Energie, eine orange Doppellinie 2.
sk-lesson-symbol-13 = ⭐ eine gute Aktion · ⚠ lässt sich nicht zurücknehmen

sk-lesson-token = **Wähl einen Startplan,** geheim. Er bringt sofort einen Bonus, ist der erste Plan deiner Forschungsleiste und sperrt fürs Erste drei deiner zehn Karten. S09 bringt 2 Helium-3 in deinen Tank; der ist am Ende CrypCoin wert, und sein Feld 8 bringt einen vierten Aktionsplatz.
sk-lesson-met-tokens = Beide Startpläne liegen jetzt offen. Deine drei gesperrten Karten sind deine drei Ruhestapel.
sk-lesson-plan = **Planung:** Wähl bis zu drei Karten, eine für jeden Aktionsplatz. Nimm starke, die Verschiedenes können: Titan 2 kauft eine Karte, Kohlenstoff 2 bewegt dich auf Leisten, Energie 2 baut eine Firma aus. Mit drei Arten hast du auch Aussicht auf drei Mehrheiten.
sk-lesson-met-revealed = Alle Karten sind aufgedeckt. Danach, was die anderen geplant haben, richtet sich, wer die Mehrheiten hat.
sk-lesson-majority = Jetzt reihum **je eine Aktion**. Auf ein Bonusfeld passt nur ein Marker: Sei dort schnell. **Mehrheit:** Niemand darf mehr Titan offen haben als du; gleich viel genügt. Das kostet einen Bonusmarker, nicht die Karte, und bringt 2 Felder auf der Leiste von Astrogo.
sk-lesson-met-placed = Dein **Bonusmarker** besetzt das Feld für diese Runde, dann kommt er zurück. Zu zweit haben alle drei Marker.
sk-lesson-met-advanced = Dein **Leistenmarker** ist auf einer Firmenleiste gezogen. Was er dort an Anteilen erreicht, gehört dir.
sk-lesson-second = Dasselbe mit **Energie**: Nur du hast welche offen. 2 Felder auf der Leiste von Skymine bringen dort einen Anteil. Setz solche Marker, bevor du die Karten nutzt: Genutzte Karten sind umgedreht und zählen nicht mehr.
sk-lesson-tile = Dein dritter Marker, für deinen einzigen CrypCoin: das **Laborplättchen**. In der nächsten Runde gilt es als Laborteam mit 1 Punkt; dann hast du also eine vierte Karte.
sk-lesson-buy = **Rohstoffe:** Mit Karten einer Art darfst du eine Karte der Auslage kaufen; von rechts nach links werden sie teurer. Titan 2 bezahlt das Laborteam. Es kommt auf deine Hand, für die nächste Runde; Forschung zahlt sich am Ende aus.
sk-lesson-met-used-resources = Die Karte ist genutzt und bleibt umgedreht, bis du aussteigst. Ihr Platz in der Auslage bleibt bis zur nächsten Runde leer.
sk-lesson-expand = **Bau** mit *all* deiner Energie eine Firma **aus**. Am besten eine, an der du Anteile hast: Astrogo. Eine einfache Grenze kostet 1 Energie, eine doppelte 2. Sektor 3 kostet 1 und bringt 1 Forschungspunkt, und Sektor 6 liegt daneben.
sk-lesson-met-entered = Eine Figur hat ihre Station verlassen und deckt dort Münzen auf: Das macht die Anteile dieser Firma für alle teurer.
sk-lesson-enter = 1 Energie ist übrig: weiter in **Sektor 6**. Er bringt ein Feld auf der Leiste von Astrogo selbst. Was die Sektoren bringen, kommt am Ende des Ausbaus.
sk-lesson-research = **Forschungspunkte** gibst du sofort aus: Ein A- oder B-Plan kostet 1. Leg ihn auf einen Schirm vor deinem Uploadmarker. Später rückt ein Laborteam den Marker darauf, wenn bei dir offen liegt, was der Plan verlangt. A10 verlangt Kohlenstoff 2, und den hast du.
sk-lesson-met-took-plan = Der Plan liegt bereit. Je weiter dein Marker auf diesen Schirmen kommt, desto mehr ist die Forschungsleiste am Ende wert; Schirm 5 bringt einen Aktionsplatz.
sk-lesson-units = Eine Karte ist noch da: **Kohlenstoff 2**. Jede Einheit, mit der du nichts kaufst, bewegt einen Marker ein Feld weit auf einer Leiste. Beide für **Astrogo**: Seit dem Ausbau sind die Anteile etwas wert, und Feld 5 ist das letzte vor einer Schwelle. Der nächste Schritt darüber bringt einen CrypCoin und einen dauerhaften Bonus (Energie +1).
sk-lesson-met-passed = Du hast eine **Schwelle** überschritten: Sie bringt CrypCoin, und ab deinem nächsten Zug gehört dir ein dauerhafter Bonus dieser Firma.
sk-lesson-drop = Mehr ist nicht zu tun, also **steig aus**. Du nimmst einen Ruhestapel zurück: hier Mineralien 2, die stärkste Karte. Dann ruhen deine genutzten Karten, jede über ihrem Platz, und fehlen mindestens eine Runde. Plane so, dass gute Karten zusammen zurückkommen.
sk-lesson-met-rested = Deine Karten ruhen jetzt. Mit jedem Aussteigen kommt ein Stapel zurück.

sk-lesson-free-choose = Der **Startplan** bringt einen Bonus und deinen ersten Plan und sperrt drei deiner Karten. Schau, welche dir fehlen würden.
sk-lesson-free-plan = **Plane** Karten, die zusammen etwas bewirken: Rohstoffe für einen Kauf oder für Leisten, Energie für eine Firma, an der du Anteile hast, ein Laborteam für die Forschung. Gleiche Arten helfen bei Mehrheiten.
sk-lesson-free-majority = **Mehrheiten** zuerst: Das Feld ist nur frei, solange dort kein anderer Marker liegt, und deine Karten müssen noch offen sein. Genutzt werden sie dabei nicht.
sk-lesson-free-place = Auf ein **Bonusfeld** passt nur ein Marker. Nimm, was dir in der nächsten Runde hilft, solange es da ist.
sk-lesson-free-resources = **Rohstoffe:** Karten einer Art kaufen eine Karte der Auslage; was übrig ist, oder alles, bewegt dich auf Leisten.
sk-lesson-free-energy = **Energie** macht die Anteile einer Firma teurer. Nimm eine, an der du mehr Anteile hast als die anderen, und Sektoren, deren Belohnung du brauchen kannst.
sk-lesson-free-enter = Wähl den **nächsten Sektor**: 1 Energie für eine einfache Grenze, 2 für eine doppelte, 1 mehr, wo eine andere Firma steht.
sk-lesson-free-take = **Forschungspunkte** kaufen Forschungspläne. Ein Plan zahlt, wenn dein Laborteam ihn erreicht und bei dir offen liegt, was er verlangt: Nimm einen, der zu deinen Karten passt, und leg ihn auf den nächsten freien Schirm.
sk-lesson-free-advance = **Leisten:** Zieh dort, wo der nächste Anteil oder eine Schwelle nahe ist, am besten bei einer Firma, die wächst.
sk-lesson-free-drop = **Steig aus**, wenn nichts mehr zu tun ist. Nimm den Ruhestapel mit den Karten, die du am nötigsten brauchst.

sk-lesson-ends = Der geführte Teil endet mit dieser ersten Runde, wenn alle ausgestiegen sind.
sk-lesson-cost = { $next ->
    [behind] 💬 „{ $good }“ hätte etwa { $less } CrypCoin mehr versprochen. Halb so schlimm: Die Ratschläge gehen von hier aus weiter.
    [level] 💬 Deine Wahl verspricht etwa so viel wie „{ $good }“.
    [ahead] 💬 Gut gewählt: Das verspricht etwa { $less } CrypCoin mehr als „{ $good }“.
   *[unknown] 💬 Der ⭐ war „{ $good }“. Deine Wahl geht auch, und die Ratschläge gehen von ihr aus weiter.
}

sk-lesson-known-1 = **Das Ziel:** Anteile mal ihren Wert. Halte Anteile an Firmen, die wachsen, und lass sie wachsen.
sk-lesson-known-2 = **Eine Runde:** geheim planen, dann je eine Aktion: zuerst Mehrheiten und Bonusfelder, dann die Karten, dann aussteigen.
sk-lesson-known-3 = **Karten:** Rohstoffe kaufen Karten oder bewegen dich auf Leisten, Energie baut eine Firma aus, Laborteams forschen, Feldteams füllen den Tank.
sk-lesson-known-4 = **Ruhen:** Genutzte Karten kommen Stapel für Stapel zurück; denk beim Planen und beim Aussteigen an die nächsten Runden.
sk-lesson-known-5 = **Eine gute erste Runde:** mehrere Aktionen für dieselbe Firma, früh starke Karten kaufen, und einen vierten Platz im Blick (Tankfeld 8 oder Schirm 5).
sk-lesson-known-6 = **Später:** Schwellen mit dauerhaften Boni, Laborteams auf deinen Plänen, mehr Plätze. **Regeln** und **Tipp** sagen dir den Rest, wenn du ihn brauchst.

# The legend's picture
sk-legend-companies = Firmen
sk-legend-cards = Karten
sk-legend-gains = Was du bekommst
sk-legend-coin = CrypCoin
sk-legend-helium = Helium-3
sk-legend-point = Forschungspunkt
sk-legend-gas = Gassammler
sk-legend-step = Feld auf einer Leiste
sk-legend-any_company = Firma deiner Wahl
sk-legend-removed = Außenposten entfernt
sk-legend-signs = Andere Zeichen
sk-legend-scientist = Team jeder Art
sk-legend-any_one = ein Rohstoff nach Wahl
sk-legend-plus = eine Einheit mehr
sk-legend-slot = Aktionsplatz
sk-legend-face_down = verdeckt
sk-legend-locked = noch nicht offen
sk-legend-first_player = Startspieler
