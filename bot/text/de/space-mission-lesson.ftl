### Die geführte erste Partie Space Mission.

sm-lesson-goal-1 = **Das Ziel:** die meisten Punkte. Um das Jump Gate, an dem alle Raumschiffe starten, liegen acht Planeten im Ring. Du reist hin und holst dir ihre Plättchen.
sm-lesson-goal-2 = **Punkte:** vor allem für Plättchen. Je mehr du von einer Sorte hast, desto mehr ist jedes wert. Eine Station, die du auf einem Planeten baust, zählt 3. Jeder Sprung lässt eine Sonde am Gate; die meisten Sonden zählen 9.
sm-lesson-goal-3 = **Ein Zug:** genau zwei von sechs Aktionen: Springen, Fliegen, Scannen, Erschließen, Entdecken, Nachschub. Die meisten kosten Karten aus deiner Hand.
sm-lesson-goal-4 = **Das Ende:** Unter den Plättchen eines Planeten sind wertlose Space-Plättchen. Ist nichts anderes mehr da, werden sie aufgedeckt. Sobald (zu zweit) 6 offen liegen, wird die Runde noch zu Ende gespielt.

sm-lesson-symbol-1 = 🌀 **Springen** (blauer Kreis auf Planeten und Karten): Spiel eine Karte mit der Zahl des Planeten und reise hin. Am Gate bleibt eine Sonde von dir.
sm-lesson-symbol-2 = 📡 **Scannen** (grüner Schild): Spiel eine Karte mit der Zahl deines Planeten, sieh seine Plättchen durch und reserviere eins.
sm-lesson-symbol-3 = 🏗️ **Erschließen** (zwei orange Dreiecke): Spiel zwei Karten, je eine für jede Landezahl, und bau eine Station.
sm-lesson-symbol-4 = 🚀 **Fliegen** zu einem der beiden Nachbarplaneten, ohne Karte.
sm-lesson-symbol-5 = 🔎 **Entdecken:** Nimm ohne Karte ein Plättchen von einem Planeten mit Station.
sm-lesson-symbol-6 = 🃏 **Nachschub:** Wirf ab, was du magst, dann zieh auf fünf Karten nach.
sm-lesson-symbol-7 = ✋ **Nehmen:** die Wahl des Plättchens nach Scannen, Erschließen oder Entdecken.
sm-lesson-symbol-8 = **Karten** zeigen Zahlen in zwei der drei Farben; eine davon nutzt du. **?** steht für jede Zahl seiner Farbe.
sm-lesson-symbol-9 = **Erze** (rot, lila, grün, blau): wie viele du hast, mal wie viele in deiner häufigsten Farbe. **Aliens** (braun, blau): genauso. Drei rote Erze und ein blaues: 4 × 3 = 12.
sm-lesson-symbol-10 = **Materie:** 7 für Grün und Blau zusammen, 2 für eine allein. **Wasser:** 2, 5, 9, 14 für eins bis vier. **Orden:** je 3. **Space-Plättchen** sind nichts wert und können nicht genommen werden.
sm-lesson-symbol-11 = **+2** hinter einem Plättchen: so viele Punkte bringt es dir jetzt.
sm-lesson-symbol-12 = ⭐ eine gute Aktion · ⚠ lässt sich nicht zurücknehmen

sm-lesson-jump = Ein Zug hat **zwei Aktionen**. Dein Schiff ist am Gate, und von dort führt nur ein **Sprung** weg: Spiel eine Karte mit der Jump-Zahl des Planeten. Auf dem Spielplan stehen die Zahlen aller Planeten: Jump (blau), Scan (grün), Landung (orange). Gut ist am Anfang ein Planet, den eine weitere Karte **scannen** kann: So siehst du seine Plättchen durch. Karte 6 (die große Zahl ist nur ihr Name) zeigt Jump 2 und führt zu { sm-planet-duskmoor }; Karte 47 zeigt dessen Scan-Zahl 4.
sm-lesson-met-jumped = Die Karte ist ausgegeben, und deine **Sonde** bleibt bis zum Schluss am Gate. Dann bringen die meisten Sonden 9 Punkte, die nächsten 6, 3 und 1.
sm-lesson-scan = Deine zweite Aktion: **Scanne** { sm-planet-duskmoor } mit Karte 47. Du siehst alle seine Plättchen durch, sonst sieht sie niemand. Eins reservierst du für dich. Außerdem darfst du eine Station nur bauen, wo du gescannt hast.
sm-lesson-met-scanned = Nur du hast diese Plättchen gesehen. **Mehr** → *Ansehen* → *Ein Planet* zeigt später, was du liegen gelassen hast.
sm-lesson-reserve = Welches Plättchen? Hinter jedem steht, was es **jetzt** bringt. Schau auch darauf, was daraus werden kann. **Wasser** bringt 2, 5, 9 und 14 Punkte für eins bis vier, jedes weitere ist also mehr wert (**Mehr** → *Ziel und Symbole* nennt die Punkte aller Plättchen). Es wartet verdeckt neben dem Planeten. Baut jemand eine Station auf { sm-planet-duskmoor }, bekommst du es, egal wer baut. Sonst verfällt es.
sm-lesson-develop = **Erschließ** { sm-planet-duskmoor }: So baust du dort eine Station. Das kostet zwei Karten, je eine für jede Landezahl, hier 1 und 3. Karte 29 zeigt Landung 1; das **?** auf Karte 59 steht für jede Landezahl. Es bringt viel: die Station (3 Punkte), das reservierte Plättchen und noch eines deiner Wahl.
sm-lesson-met-developed = Die Station gehört dir bis zum Schluss: 3 Punkte. Jeder Planet bekommt nur eine.
sm-lesson-met-received = Wird ein Planet erschlossen, bekommen alle ihre dort reservierten Plättchen, egal wer gebaut hat.
sm-lesson-matter = Jetzt dein Plättchen für die Station. **Materie** zählt in Paaren: Grün und Blau zusammen 7 Punkte, eins allein nur 2. Nimm die grüne und halte nach einer blauen Ausschau.
sm-lesson-discover = Deine zweite Aktion: **Entdecken**. Bei einem Planeten mit Station dürfen alle ohne Karte ein Plättchen nehmen. Nutz deine Station, bevor die anderen kommen.
sm-lesson-met-discovered = Billiger kommst du an kein Plättchen: eine Aktion, keine Karte.
sm-lesson-mineral = **Erze:** wie viele du hast, mal wie viele in deiner häufigsten Farbe. Drei rote, zwei blaue und zwei grüne: 7 × 3 = 21. **Aliens** zählen genauso. Am meisten bringt also immer wieder dieselbe Farbe: Fang mit Rot an.
sm-lesson-top-up = Du hast noch eine Karte. Nur **Nachschub** bringt neue: Wirf ab, was du nicht brauchst, dann zieh auf fünf nach. Das kostet eine Aktion; spiel darum erst deine Hand fast leer, so wie eben.
sm-lesson-again = Such zwei Karten, die zum selben Planeten passen: Mit Karte 14 springst du zu { sm-planet-caldera } (Jump 4), und Karte 5 scannt ihn im nächsten Zug (Scan 1). { sm-planet-caldera } ist auch der Nachbar deiner Station: Der Rückweg kostet keine Karte.
sm-lesson-scan-again = Ein neuer Zug. **Scanne** { sm-planet-caldera } mit Karte 5, auch wenn der Computer ebenfalls hier ist: Schiffe versperren einander nie den Weg.
sm-lesson-pair = **Blaue Materie** bildet mit deiner grünen ein Paar. Das Paar zählt 7, bisher hattest du 2, dieses Plättchen bringt also 5 Punkte: Das ist die **+5** dahinter.
sm-lesson-fly = **Fliegen** kostet keine Karte und lässt keine Sonde zurück; es geht zu einem der beiden Nachbarn im Ring. { sm-planet-duskmoor } liegt nebenan, und bei deiner Station gibt es im nächsten Zug noch Plättchen zu entdecken.
sm-lesson-met-space-revealed = Bei diesem Planeten waren nur noch Space-Plättchen übrig, darum liegen sie jetzt offen. Liegen (zu zweit) 6 offen, ist die Runde die letzte; der Spielplan zählt sie.

sm-lesson-free-jump = Ein **Sprung** kostet eine Karte und lässt eine Sonde am Gate. Am besten zu einem Planeten, bei dem du gleich etwas tun kannst: ihn mit einer weiteren Karte scannen oder bei einer Station ein Plättchen nehmen.
sm-lesson-free-fly = Ein **Flug** zum Nachbarplaneten kostet keine Karte. Flieg dorthin, wo du ein Plättchen entdecken kannst oder wo deine Karten scannen oder landen.
sm-lesson-free-scan = Ein **Scan** kostet eine Karte: Du siehst die Plättchen durch und reservierst eins. Du bekommst es, sobald hier jemand eine Station baut. Auch du darfst hier von da an eine bauen.
sm-lesson-free-develop = **Erschließen** baut eine Station. Es kostet zwei Karten, je eine für jede Landezahl, und bringt 3 Punkte, was du hier reserviert hast, und noch ein Plättchen.
sm-lesson-free-discover = **Entdecken** kostet keine Karte: Dieser Planet hat eine Station, also siehst du seine Plättchen durch und nimmst eins.
sm-lesson-free-top-up = **Nachschub:** Wirf ab, was wenig nützt, dann zieh auf fünf Karten nach. Das kostet eine Aktion und lohnt sich vor allem, wenn du wenige Karten hast oder neue mehr versprechen als die Knöpfe unten.
sm-lesson-free-take = **Punkte:** Erze und Aliens zählen je zusammen, mal deine häufigste Farbe; Materie 7 für Grün und Blau, allein 2; Wasser 2, 5, 9, 14; ein Orden 3. Nimm, was zu deinen Plättchen passt.

sm-lesson-ends = Der geführte Teil endet nach Runde { $last }; das ist Runde { $round }.
sm-lesson-cost = { $next ->
    [behind] 💬 „{ $good }“ hätte etwa { $less ->
        [one] 1 Punkt
       *[other] { $less } Punkte
    } mehr versprochen. Halb so schlimm: Die Ratschläge gehen von hier aus weiter.
    [level] 💬 Deine Wahl verspricht etwa so viel wie „{ $good }“.
    [ahead] 💬 Gut gewählt: Das verspricht etwa { $less ->
        [one] 1 Punkt
       *[other] { $less } Punkte
    } mehr als „{ $good }“.
    [reason] 💬 Der ⭐ war „{ $good }“. { $why }
   *[unknown] 💬 Der ⭐ war „{ $good }“. Deine Wahl geht auch, und die Ratschläge gehen von ihr aus weiter.
}

sm-lesson-known-1 = **Ein Zug** besteht aus zwei von sechs Aktionen. Springen, Scannen und Erschließen kosten Karten; Fliegen und Entdecken nicht; Nachschub bringt neue.
sm-lesson-known-2 = **Ein guter Zug:** zwei Karten für denselben Planeten (erst springen, dann scannen); später dort eine Station. Nachschub, wenn die Hand fast leer ist.
sm-lesson-known-3 = **Punkte:** Plättchen einer Sorte, 3 für jede Station und bis zu 9 für die meisten Sonden am Gate.
sm-lesson-known-4 = **Stationen nützen allen:** Alle bekommen, was sie dort reserviert haben. Von da an dürfen alle dort *entdecken*: ohne Karte die Plättchen durchsehen und eins nehmen.
sm-lesson-known-5 = **Das Ende** kann schnell kommen: Bei 6 offenen Space-Plättchen ist die Runde die letzte. Was bei Planeten ohne Station reserviert ist, verfällt.

# The legend's picture
sm-legend-numbers = Zahlen auf Planeten und Karten
sm-legend-jump = Sprung
sm-legend-scan = Scan
sm-legend-land = Landung
sm-legend-pieces = Figuren
sm-legend-ship = Raumschiff
sm-legend-probe = Sonde
sm-legend-station = Station
sm-legend-gate = Jump Gate
sm-legend-tiles = Plättchen
sm-legend-planets = Planeten
