### Die geführte erste Partie Skymines.

sk-lesson-goal-1 = **Das Ziel:** nach sieben Runden die meisten CrypCoin, das Geld hier. Vier Firmen arbeiten auf dem Mond: Astrogo, Tawac, Skymine und Minerva. Sie gehören niemandem; du holst dir Anteile und lässt die Firmen wachsen.
sk-lesson-goal-2 = **Es zählen:** die Zahl deiner Anteile an jeder Firma mal den Wert eines Anteils. Dazu deine CrypCoin, die Tankleiste (Helium-3) und die Forschungsleiste.
sk-lesson-goal-3 = **Ein Anteil ist mehr wert,** je mehr Münzen in der Station seiner Firma offen liegen. Figuren, die von dort auf den Mond gehen, decken sie auf. Davon haben alle etwas, die Anteile an der Firma haben.
sk-lesson-goal-4 = **Eine Runde:** Alle wählen geheim Karten, am Anfang bis zu drei. Dann reihum je eine Aktion, bis alle ausgestiegen sind.
sk-lesson-goal-5 = **Karten kommen spät zurück:** Was du genutzt hast, ruht, in mehreren Stapeln. In jeder Runde nimmst du einen dieser *Ruhestapel* auf die Hand.

sk-lesson-symbol-1 = 🗂️ **Aktionsplätze:** Wähl geheim deine Karten für die Runde.
sk-lesson-symbol-2 = ⛏️ **Rohstoffe** (Titan, Mineralien, Kohlenstoff): Hol eine Karte der *Auslage*, der angebotenen Karten, oder zieh auf Firmenleisten.
sk-lesson-symbol-3 = ⚡ **Energie:** Alle zusammen baut eine Firma aus: Ihre Figuren betreten Sektoren des Mondes (🚩).
sk-lesson-symbol-4 = 📈 **Leisten:** Dein Marker auf der Leiste einer Firma zeigt deine Anteile an ihr. Eine *Schwelle* (orange Linie) bringt CrypCoin und einen Bonus, eine *Schranke* (rot-weiß) kostet CrypCoin (🪙).
sk-lesson-symbol-5 = 👑 **Mehrheit:** Setz einen Bonusmarker auf eine Kartenart. Niemand darf mehr davon offen haben als du; gleich viel genügt.
sk-lesson-symbol-6 = 📍 **Bonusfeld:** Setz einen Bonusmarker, um die nächste Runde zu beginnen (*Startmarker*) oder ein *Bonusplättchen* zu bekommen (eine Karte mehr, nur für diese Runde).
sk-lesson-symbol-7 = 🛒 **Karte kaufen:** für ihren Preis und 1, in CrypCoin. 💱 **Karte verkaufen:** Du bekommst ihren Preis und 2.
sk-lesson-symbol-8 = 📄 **Forschungsplan nehmen:** Du bezahlst mit Forschungspunkten. 📡 Ein Laborteam *lädt hoch*: Dein Uploadmarker zieht von Plan zu Plan.
sk-lesson-symbol-9 = 🛢️ **Feldteam:** Helium-3, mehr mit *Gassammlern* einer Firma auf dem Mond, und CrypCoin.
sk-lesson-symbol-10 = 🏁 **Aussteigen:** Deine Runde ist vorbei, und ein Ruhestapel kommt zurück.
sk-lesson-symbol-11 = **Titan 2**: eine Karte mit 2 Einheiten · **◆A, ◆T, ◆S, ◆M**: ein Anteil an der Firma mit diesem Buchstaben
sk-lesson-symbol-12 = ⭐ eine gute Aktion · ✅ beenden, was im Gang ist · ⚠ lässt sich nicht zurücknehmen

sk-lesson-token = **Wähl ein Startplättchen,** geheim. Es bringt sofort einen Bonus und *sperrt* fürs Erste drei deiner zehn Karten. Das mit dem Namen S09 bringt 2 Helium-3. Sie füllen deinen *Tank*; ab Feld 6 ist er am Ende CrypCoin wert. S01 bringt 2 Felder auf der Leiste von Astrogo, sperrt aber Titan 2, das du in dieser Runde brauchst. (Der Forschungsplan darauf kommt später dran.)
sk-lesson-met-tokens = Deine drei gesperrten Karten sind deine ersten *Ruhestapel*; in jeder Runde nimmst du einen zurück. Jeder der fünf Aktionsplätze hat einen über sich. Graue öffnen sich später, durch Tank und Forschung.
sk-lesson-plan = **Wähl Karten** für deine drei *Aktionsplätze*; noch sieht sie niemand. Nimm starke, die Verschiedenes können: Titan 2 holt dir eine neue Karte, Energie 2 baut eine Firma aus, Laborteam 2 forscht. Hast du von einer Art am meisten, ist das eine *Mehrheit* und bringt einen Bonus. Drei Arten sind drei Aussichten.
sk-lesson-met-revealed = Jetzt siehst du, bei welchen Arten niemand mehr hat als du.
sk-lesson-majority = Jetzt reihum **je eine Aktion**. Du hast drei *Bonusmarker*, und auf ein Bonusfeld passt nur einer: Sei dort schnell. **Mehrheit Titan:** Niemand darf mehr offen haben als du; gleich viel genügt. Das kostet den Marker, nicht die Karte. Dein *Leistenmarker* zieht 2 Felder auf der Leiste von Astrogo.
sk-lesson-met-placed = Dein **Bonusmarker** hält das Feld in dieser Runde besetzt, dann kommt er zu dir zurück.
sk-lesson-met-advanced = Dein **Leistenmarker** ist gezogen. Das letzte helle Kästchen, das er erreicht hat, sagt, wie viele Anteile an dieser Firma dir gehören. Anteile sind in der ersten Runde oft noch 0 wert.
sk-lesson-second = Dasselbe mit **Energie**: Niemand hat mehr offen als du. 2 Felder auf der Leiste von Skymine bringen dort einen Anteil. Setz solche Marker, bevor du die Karten nutzt: Genutzte Karten zählen nicht mehr.
sk-lesson-first = Dein dritter Marker, auf den **Startmarker** (die Fahne; im ersten Zug einer Runde gesperrt): Du beginnst auch die nächste Runde und bekommst sofort 1 *Forschungspunkt*.
sk-lesson-buy = **Rohstoffe:** Rohstoffkarten einer Art holen dir eine Karte der *Auslage*. Du bezahlst mit den Einheiten deiner Karten (helle Würfel), nicht mit CrypCoin. Titan 2 reicht genau: Rechts kostet das Laborteam 2. Es kommt auf deine Hand, für die nächste Runde. (Jede Einheit, die übrig ist, bewegt dich ein Feld weit auf einer Leiste.)
sk-lesson-met-used-resources = Die Karte ist genutzt: umgedreht, bis du aussteigst. Die Lücke in der Auslage bleibt bis zur nächsten Runde.
sk-lesson-expand = **Bau** mit *all* deiner Energie eine Firma **aus**: Figuren gehen aus ihrer Station auf den Mond, und ihre Anteile können mehr wert werden. Nimm Astrogo: Du hast dort einen Anteil. *Sektoren* sind die nummerierten Gebiete. Eine dünne Grenze kostet 1 Energie, eine doppelte 2. Fang mit Sektor 3 an: Er kostet 1 und bringt 1 Forschungspunkt. Dahinter liegt Sektor 6.
sk-lesson-met-entered = Eine Figur hat ihre Station verlassen, die linke einer Reihe. Lag unter ihr eine Münze, ist ein Anteil an dieser Firma jetzt 1 mehr wert, für alle.
sk-lesson-enter = 1 Energie ist übrig: weiter in **Sektor 6**, er bringt ein Feld auf der Leiste von Astrogo. Was Sektoren bringen, kommt am Ende des Ausbaus. Für den Forschungspunkt aus Sektor 3 nimm A16: Mineralien 2, die er verlangt, kommt am Ende der Runde zurück.
sk-lesson-upload = **Ein Laborteam forscht:** Dein *Uploadmarker* zieht von Plan zu Plan, solange bei dir offen liegt, was jeder verlangt. Verbraucht wird nichts: Titan 2 genügt für S09 und für A04. (Darum forschst du, bevor du das Titan nutzt.) Du bekommst, was der letzte Plan bringt, hier ein Feld auf der Leiste von Astrogo: dein zweiter Anteil. Danach bringt das Laborteam selbst noch 2 Forschungspunkte.
sk-lesson-plans = **2 Forschungspunkte,** also zwei Pläne: A10 und A08 verlangen beide Kohlenstoff 2, und den hast du noch auf der Hand. (Statt eines Plans darfst du 1 CrypCoin nehmen.)
sk-lesson-research = Mit **Forschungspunkten** nimmst du sofort Forschungspläne: A und B kosten 1, C kostet 2. Oben auf einem Plan steht, was er verlangt, unten, was er bringt (auf Knöpfen hinter einem Doppelpunkt). Der Plan mit dem Namen A04 verlangt Titan 2, das bei dir offen liegt, und bringt ein Feld auf einer Leiste. Leg ihn auf *Forschungsschirm* 1. Auf 0 liegt der Plan deines Startplättchens.
sk-lesson-met-took-plan = Je weiter du auf der Forschungsleiste kommst, desto mehr ist sie am Ende wert, und Forschungsschirm 5 öffnet einen Aktionsplatz.
sk-lesson-met-passed = Du hast eine **Schwelle** überschritten: Sie bringt CrypCoin, und ab deinem nächsten Zug gehört dir ein dauerhafter Bonus dieser Firma.
sk-lesson-drop = Mehr ist nicht zu tun, also **steig aus**: Deine Runde ist damit vorbei. Du nimmst einen Ruhestapel zurück, hier Mineralien 2. Jede genutzte Karte ruht dann **über ihrem eigenen Platz** und fehlt dir mindestens eine Runde. (Du darfst *genutzte Karten selbst verteilen*: Karten auf einem Stapel kommen zusammen zurück.)
sk-lesson-met-rested = Deine Karten ruhen jetzt. Mit jedem Aussteigen kommt ein Stapel zurück.

sk-lesson-free-choose = Das **Startplättchen** bringt einen Bonus und sperrt drei deiner Karten. Schau, welche dir fehlen würden. Es ist auch dein erster Forschungsplan.
sk-lesson-free-plan = **Wähl Karten,** die zusammen etwas bewirken: Rohstoffe für eine neue Karte oder für Leisten, Energie für eine Firma, an der du Anteile hast, ein Laborteam für die Forschung. Gleiche Arten helfen bei Mehrheiten.
sk-lesson-free-majority = **Mehrheiten** zuerst: Das Feld ist nur frei, solange dort kein anderer Marker liegt, und deine Karten müssen noch offen sein. Genutzt werden sie dabei nicht.
sk-lesson-free-place = **Bonusfelder** fassen je einen Marker. Ein *Bonusplättchen* ist eine Karte mehr, nur für die nächste Runde; sie braucht keinen Aktionsplatz. Mit dem Startmarker beginnst du die nächste Runde und bekommst jetzt 1 Forschungspunkt.
sk-lesson-free-sell = **Verkauf** eine Karte der Hand: Du bekommst ihren Preis und 2 CrypCoin dazu. Eine schwache Karte fehlt dir kaum.
sk-lesson-free-buy = **Kauf** eine Karte der Auslage mit CrypCoin statt mit Einheiten: ihr Preis, und 1 für das Bonusfeld.
sk-lesson-free-upload = Ein **Laborteam** zieht deinen Uploadmarker von Plan zu Plan, wenn bei dir offen liegt, was jeder verlangt; auf Schirm 0 liegt der deines Startplättchens. Der letzte bringt seine Belohnung, dann kommen Forschungspunkte.
sk-lesson-free-field = Ein **Feldteam** bringt Helium-3, mit dem du auf deiner Tankleiste vorrückst, und CrypCoin.
sk-lesson-free-resources = **Rohstoffe:** Karten einer Art holen dir eine Karte der Auslage. Jede Einheit, die übrig ist, bewegt dich ein Feld weit auf einer Firmenleiste.
sk-lesson-free-energy = **Energie** baut eine Firma aus, und ihre Anteile können mehr wert werden. Nimm eine, an der du Anteile hast, und Sektoren, deren Belohnungen dir helfen; sie kommen am Ende.
sk-lesson-free-enter = Wähl den **nächsten Sektor**: 1 Energie über eine dünne Grenze, 2 über eine doppelte, 1 mehr, wo eine andere Firma steht. Alle Belohnungen kommen am Ende.
sk-lesson-free-take = **Forschungspunkte** bringen dir Forschungspläne: A und B kosten 1, C kostet 2. Leg den Plan auf einen *Forschungsschirm* vor deinem *Uploadmarker*.
sk-lesson-free-advance = **Leisten:** Zieh dort, wo der nächste Anteil oder das Feld hinter einer *Schwelle* (orange Linie: ein dauerhafter Bonus) nahe ist, am besten bei einer Firma, die wächst.
sk-lesson-free-drop = **Steig aus**, wenn nichts mehr zu tun ist. Nimm den Ruhestapel mit den Karten, die du am nötigsten brauchst.

sk-lesson-ends = Der geführte Teil endet mit dieser Runde, der ersten von sieben, wenn alle ausgestiegen sind.
sk-lesson-rest = Sechs weitere Runden folgen, etwa 45 Minuten. Punkte gibt es erst am Ende; noch führt also niemand.
sk-lesson-points = { $points } CrypCoin

sk-lesson-known-1 = **Das Ziel:** Anteile mal ihren Wert. Halte Anteile an Firmen, die wachsen, und lass sie wachsen.
sk-lesson-known-2 = **Eine Runde:** geheim Karten wählen, dann je eine Aktion: zuerst Mehrheiten und Bonusfelder, dann die Karten, dann aussteigen.
sk-lesson-known-3 = **Karten:** Rohstoffe holen Karten oder bewegen dich auf Leisten, Energie baut eine Firma aus, Laborteams ziehen über Pläne und holen neue, Feldteams füllen den Tank.
sk-lesson-known-4 = **Ruhen:** Genutzte Karten kommen Stapel für Stapel zurück; denk beim Wählen und beim Aussteigen an die nächsten Runden.
sk-lesson-known-5 = **Eine gute erste Runde:** alle Marker gesetzt, mehrere Aktionen für eine Firma, neue Karten und Pläne; ein vierter Aktionsplatz im Blick (Feld 8 der Tankleiste, Forschungsschirm 5).
sk-lesson-known-6 = **Als Nächstes:** Wähl Karten, die deine Forschungspläne verlangen. **Tipp** rät dir, und { COMMAND("rules") } erklärt jedes Thema.

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
sk-legend-border = Grenze: 1 Energie
sk-legend-border_double = doppelt: 2 Energie
sk-legend-threshold = Schwelle: Bonus dahinter
sk-legend-barrier = Schranke: du zahlst
sk-legend-signs = Andere Zeichen
sk-legend-scientist = Team jeder Art
sk-legend-any_one = ein Rohstoff nach Wahl
sk-legend-plus = eine Einheit mehr
sk-legend-slot = Aktionsplatz
sk-legend-face_down = verdeckt
sk-legend-locked = öffnet sich später
sk-legend-first_player = Startmarker
