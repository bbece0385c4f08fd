### Die geführte erste Partie Skymines.

sk-lesson-goal-1 = **Das Ziel:** nach sieben Runden die meisten CrypCoin, das Geld hier. Vier Firmen arbeiten auf dem Mond: Astrogo, Tawac, Skymine und Minerva. Sie gehören niemandem; du holst dir Anteile und lässt die Firmen wachsen.
sk-lesson-goal-2 = **Es zählen:** die Zahl deiner Anteile an jeder Firma mal den Wert eines Anteils. Dazu deine CrypCoin, die Tankleiste (Helium-3) und die Forschungsleiste.
sk-lesson-goal-3 = **Ein Anteil ist mehr wert,** je mehr Münzen in der Station seiner Firma offen liegen. Figuren, die von dort auf den Mond gehen, decken sie auf. Davon haben alle etwas, die Anteile an der Firma haben.
sk-lesson-goal-4 = **Eine Runde:** Alle wählen geheim Karten, am Anfang bis zu drei. Dann reihum je eine Aktion, bis alle ausgestiegen sind. Danach kommen neue Karten, und die nächste Runde beginnt.
sk-lesson-goal-5 = **Karten kommen spät zurück:** Was du genutzt hast, ruht, in mehreren Stapeln. In jeder Runde nimmst du einen dieser *Ruhestapel* auf die Hand.

sk-lesson-symbol-1 = 🗂️ **Plätze:** Wähl geheim Karten für deine Aktionsplätze.
sk-lesson-symbol-2 = ⛏️ **Rohstoffe** (Titan, Mineralien, Kohlenstoff): Hol eine Karte der *Auslage*, der angebotenen Karten, oder zieh auf Firmenleisten.
sk-lesson-symbol-3 = ⚡ **Energie:** Alle zusammen baut eine Firma aus: Ihre Figuren betreten Sektoren des Mondes (🚩).
sk-lesson-symbol-4 = 📈 **Leisten:** Dein Marker auf der Leiste einer Firma zeigt deine Anteile an ihr.
sk-lesson-symbol-5 = 👑 **Mehrheit:** Setz einen Bonusmarker auf eine Kartenart. Niemand darf mehr davon offen haben als du; gleich viel genügt.
sk-lesson-symbol-6 = 📍 **Bonusfeld:** Setz einen Bonusmarker für ein *Bonusplättchen* (eine Karte nur für die nächste Runde) oder den ersten Zug danach. 🛒 **Karte kaufen:** Du zahlst ihren Preis und 1, in CrypCoin. 💱 **Karte verkaufen:** Du bekommst ihren Preis und 2.
sk-lesson-symbol-7 = 📄 **Forschungsplan nehmen** für Forschungspunkte. 📡 Ein Laborteam *lädt hoch*: Dein Uploadmarker zieht über deine Forschungspläne.
sk-lesson-symbol-8 = 🛢️ **Feldteam:** Helium-3 und CrypCoin.
sk-lesson-symbol-9 = 🏁 **Aussteigen:** Deine Runde ist vorbei, und ein Ruhestapel kommt zurück.
sk-lesson-symbol-10 = **Titan 2**: eine Karte mit 2 Einheiten · **(2)** hinter einer Karte: 2 Einheiten · **für 2**: 2 CrypCoin · **◆A, ◆T, ◆S, ◆M**: ein Anteil an der Firma mit diesem Buchstaben
sk-lesson-symbol-11 = 🪙 **Bezahl** eine *Schranke*, einen gestreiften Balken auf einer Leiste: Vorbei geht es nur für CrypCoin · ✅ **beenden,** was im Gang ist
sk-lesson-symbol-12 = **Auf dem Mond:** goldene Münze: CrypCoin · grüner Chip: Forschungspunkt · blaue Flasche: Helium-3 · »: ein Feld auf der Leiste dieser Firma · Tank auf Beinen: Gassammler, mehr Helium-3 für Feldteams. Eine weiße Linie kostet 1 Energie, zwei orange 2.
sk-lesson-symbol-13 = ⭐ eine gute Aktion · ⚠ lässt sich nicht zurücknehmen

sk-lesson-token = **Wähl ein Startplättchen,** geheim. Es bringt sofort einen Bonus. Es sperrt fürs Erste drei deiner zehn Karten. Und es ist dein erster *Forschungsplan*: vor dem Doppelpunkt, was er verlangt, danach, was er bringt. S09 bringt 2 Helium-3 für deinen Tank; ein vollerer Tank ist am Ende mehr CrypCoin wert. S02 bringt 2 Felder auf der Leiste von Tawac, deren Anteile noch nichts wert sind.
sk-lesson-met-tokens = Beide Startplättchen liegen jetzt offen. Deine drei gesperrten Karten sind deine ersten drei *Ruhestapel*: In jeder Runde nimmst du einen Stapel zurück.
sk-lesson-plan = **Wähl Karten** für deine drei *Aktionsplätze*, auf jeden eine; noch sieht sie niemand. Nimm starke, die Verschiedenes können: Titan 2 holt dir eine neue Karte, Kohlenstoff 2 bewegt dich auf Firmenleisten, Energie 2 baut eine Firma aus. Mit drei Arten hast du vielleicht von dreien am meisten, und jede solche *Mehrheit* bringt einen Bonus. (Zwei weitere Plätze öffnen sich später.)
sk-lesson-met-revealed = Alle Karten sind aufgedeckt. Danach, was die anderen gewählt haben, richtet sich, wer die Mehrheiten hat.
sk-lesson-majority = Jetzt reihum **je eine Aktion**. Für Bonusfelder hast du drei *Bonusmarker*. Auf ein Feld passt nur einer: Sei dort schnell. **Mehrheit:** Niemand darf mehr Titan offen haben als du; gleich viel genügt. Das kostet den Marker, nicht die Karte, und bewegt deinen *Leistenmarker* auf der Leiste von Astrogo 2 Felder weit: Die weißen Papiere dort sagen, wie viele Anteile dir gehören.
sk-lesson-met-placed = Dein **Bonusmarker** hält das Feld in dieser Runde besetzt, dann kommt er zu dir zurück.
sk-lesson-met-advanced = Dein **Leistenmarker** ist auf der Leiste einer Firma gezogen. Das letzte weiße Papier, das er erreicht hat, sagt, wie viele Anteile an dieser Firma dir gehören.
sk-lesson-second = Dasselbe mit **Energie**: Nur du hast welche offen. 2 Felder auf der Leiste von Skymine bringen dort einen Anteil. Setz solche Marker, bevor du die Karten nutzt: Genutzte Karten sind umgedreht und zählen nicht mehr.
sk-lesson-tile = Dein dritter Marker, für deinen einzigen CrypCoin: das **Laborplättchen**. Ein *Bonusplättchen* ist eine Karte nur für die nächste Runde. Es braucht keinen Aktionsplatz: Es liegt daneben und zählt als eine Karte mehr. Dieses ist ein Laborteam mit 1 Punkt.
sk-lesson-buy = **Rohstoffe:** Rohstoffkarten einer Art holen dir eine Karte der *Auslage*, der angebotenen Karten. Du zahlst mit den Einheiten deiner Karten (graue Würfel), nicht mit CrypCoin: den Preis auf der Karte, und was über ihrer Spalte steht. Titan 2 bezahlt das Laborteam: 2 für die Karte, 0 für die rechte Spalte. Es kommt auf deine Hand, für die nächste Runde.
sk-lesson-met-used-resources = Die Karte ist genutzt: Sie bleibt umgedreht, bis du aussteigst. Die Lücke in der Auslage bleibt bis zur nächsten Runde.
sk-lesson-expand = **Bau** mit *all* deiner Energie eine Firma **aus**: Figuren gehen aus ihrer Station auf den Mond, und ihre Anteile können mehr wert werden. Du hast je einen Anteil an Astrogo und Skymine; nimm Astrogo, weil dich dort ein Sektor auf ihrer Leiste weiterbringt. Eine weiße Grenze kostet 1 Energie, eine orange doppelte 2. *Sektoren* sind die nummerierten Gebiete des Mondes: 3 kostet 1 und bringt 1 Forschungspunkt, und 6 liegt daneben. Ist Energie übrig, wählst du den nächsten.
sk-lesson-met-entered = Eine Figur hat ihre Station verlassen. Liegt an ihrem Platz eine Münze offen, ist ein Anteil an dieser Firma für alle 1 CrypCoin mehr wert. Plätze ohne Münze ändern nichts.
sk-lesson-enter = 1 Energie ist übrig: weiter in **Sektor 6**. Er bringt ein Feld auf der Leiste von Astrogo selbst. Was die Sektoren bringen, kommt am Ende des Ausbaus. (Eine Station hat drei Spalten. *Aus Spalte nehmen* ändert, aus welcher die nächste Figur kommt; das zählt, wo eine Münze darunterliegt.)
sk-lesson-research = **Forschungspunkte** gibst du sofort für Forschungspläne aus: A und B kosten 1, C kostet 2. (Statt eines Plans darfst du 1 CrypCoin nehmen.) Deine Forschungsleiste ist eine Reihe von *Forschungsschirmen*: Leg den Plan auf einen vor deinem *Uploadmarker*, einen A-Plan nicht dorthin, wo *kein A* steht. Später zieht ein Laborteam den Marker von Plan zu Plan, solange bei dir offen liegt, was jeder verlangt. A10 verlangt Kohlenstoff 2, und den hast du.
sk-lesson-met-took-plan = Der Forschungsplan liegt bereit. Je weiter dein Uploadmarker kommt, desto mehr ist die Forschungsleiste am Ende wert; Forschungsschirm 5 öffnet einen Aktionsplatz.
sk-lesson-units = Eine Karte ist noch da: **Kohlenstoff 2**. Jede Einheit, die keine Karte bezahlt, bewegt einen Marker ein Feld weit auf einer Firmenleiste. Beide für **Astrogo**: Seit dem Ausbau sind die Anteile etwas wert, und Feld 5 ist das letzte vor einer *Schwelle*, einer orangen Linie. Der nächste Schritt darüber bringt 1 CrypCoin und einen dauerhaften Bonus (Energie +1). Die gestreiften Balken sind *Schranken*: Vorbei geht es nur für CrypCoin.
sk-lesson-met-passed = Du hast eine **Schwelle** überschritten: Sie bringt CrypCoin, und ab deinem nächsten Zug gehört dir ein dauerhafter Bonus dieser Firma.
sk-lesson-drop = Mehr ist nicht zu tun, also **steig aus**: Deine Runde ist damit vorbei. Du nimmst einen Ruhestapel zurück: hier Mineralien 2, die stärkste Karte. Dann ruht jede genutzte Karte im Stapel **über ihrem eigenen Platz** und fehlt dir mindestens eine Runde. (Mit den Knöpfen, die auf *Ruheplätze wählen* enden, legst du sie über andere Plätze, damit gute Karten zusammen zurückkommen.)
sk-lesson-met-rested = Deine Karten ruhen jetzt. Mit jedem Aussteigen kommt ein Stapel zurück.

sk-lesson-free-choose = Das **Startplättchen** bringt einen Bonus und deinen ersten Forschungsplan und sperrt drei deiner Karten. Schau, welche dir fehlen würden.
sk-lesson-free-plan = **Wähl Karten,** die zusammen etwas bewirken: Rohstoffe für eine neue Karte oder für Leisten, Energie für eine Firma, an der du Anteile hast, ein Laborteam für die Forschung. Gleiche Arten helfen bei Mehrheiten.
sk-lesson-free-majority = **Mehrheiten** zuerst: Das Feld ist nur frei, solange dort kein anderer Marker liegt, und deine Karten müssen noch offen sein. Genutzt werden sie dabei nicht.
sk-lesson-free-place = **Bonusfelder** fassen je einen Marker. Ein *Bonusplättchen* ist eine Karte für die nächste Runde; mit dem Startmarker bist du dann zuerst dran und bekommst jetzt 1 Forschungspunkt.
sk-lesson-free-sell = **Verkauf** eine Karte der Hand: Du bekommst ihren Preis und 2 CrypCoin dazu. Eine schwache Karte fehlt dir kaum.
sk-lesson-free-buy = **Kauf** eine Karte der Auslage mit CrypCoin statt mit Einheiten: ihr Preis, und 1 für das Bonusfeld.
sk-lesson-free-upload = Ein **Laborteam** zieht deinen Uploadmarker von Forschungsplan zu Forschungsplan, solange bei dir offen liegt, was jeder verlangt. Du bekommst, was der letzte bringt, dann Forschungspunkte.
sk-lesson-free-field = Ein **Feldteam** bringt Helium-3, mit dem du auf deiner Tankleiste vorrückst, und CrypCoin.
sk-lesson-free-resources = **Rohstoffe:** Karten einer Art holen dir eine Karte der Auslage, der angebotenen Karten. Jede Einheit, die übrig ist, bewegt dich ein Feld weit auf einer Firmenleiste.
sk-lesson-free-energy = **Energie** baut eine Firma aus, und ihre Anteile können mehr wert werden. Nimm eine, an der du mehr Anteile hast als die anderen, und Sektoren, deren Belohnung du brauchen kannst.
sk-lesson-free-enter = Wähl den **nächsten Sektor**: 1 Energie über eine weiße Grenze, 2 über eine orange doppelte, 1 mehr, wo eine andere Firma steht.
sk-lesson-free-take = **Forschungspunkte** bringen dir Forschungspläne: A und B kosten 1, C kostet 2. Leg den Plan auf einen *Forschungsschirm* vor deinem *Uploadmarker*. Ein Laborteam zieht den Marker darauf, wenn bei dir offen liegt, was er verlangt.
sk-lesson-free-advance = **Leisten:** Zieh dort, wo der nächste Anteil oder eine *Schwelle* (eine orange Linie mit dauerhaftem Bonus) nahe ist, am besten bei einer Firma, die wächst.
sk-lesson-free-drop = **Steig aus**, wenn nichts mehr zu tun ist. Nimm den Ruhestapel mit den Karten, die du am nötigsten brauchst.

sk-lesson-ends = Der geführte Teil endet mit dieser Runde, der ersten von sieben, wenn alle ausgestiegen sind.
sk-lesson-rest = Sechs weitere Runden folgen, eine gute Dreiviertelstunde. Punkte gibt es erst am Ende: Anteile mal ihren Wert, CrypCoin und die Leisten. Noch führt also niemand; der Spielplan zeigt, welche Firmen am meisten wert sind.
sk-lesson-points = { $points } CrypCoin

sk-lesson-known-1 = **Das Ziel:** Anteile mal ihren Wert. Halte Anteile an Firmen, die wachsen, und lass sie wachsen.
sk-lesson-known-2 = **Eine Runde:** geheim Karten wählen, dann je eine Aktion: zuerst Mehrheiten und Bonusfelder, dann die Karten, dann aussteigen.
sk-lesson-known-3 = **Karten:** Rohstoffe holen Karten oder bewegen dich auf Leisten, Energie baut eine Firma aus, Laborteams forschen, Feldteams füllen den Tank.
sk-lesson-known-4 = **Ruhen:** Genutzte Karten kommen Stapel für Stapel zurück; denk beim Wählen und beim Aussteigen an die nächsten Runden.
sk-lesson-known-5 = **Eine gute erste Runde:** mehrere Aktionen für dieselbe Firma, früh neue Karten, und einen vierten Aktionsplatz im Blick (Feld 8 der Tankleiste, Forschungsschirm 5).
sk-lesson-known-6 = **Später:** Schwellen mit dauerhaften Boni, Laborteams auf deinen Forschungsplänen, mehr Plätze. Wenn du mehr brauchst: **Tipp** unter *Mehr* rät dir, und { COMMAND("rules") } erklärt jedes Thema.

# The legend's picture
sk-legend-companies = Firmen
sk-legend-cards = Karten
sk-legend-gains = Was du bekommst
sk-legend-coin = CrypCoin
sk-legend-unit = Rohstoffeinheit
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
sk-legend-locked = öffnet sich später
sk-legend-first_player = Startspieler
