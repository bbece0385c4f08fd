### Die geführte erste Partie Space Mission.

sm-lesson-goal-1 = **Das Ziel:** die meisten Punkte. Acht Planeten liegen im Ring um das Jump Gate, an dem alle starten. Du reist hin und holst dir ihre Plättchen.
sm-lesson-goal-2 = **Punkte** bringen vor allem Plättchen, die meisten Sorten mehr, je mehr du davon hast. Eine Station auf einem Planeten zählt 3. Jeder Sprung lässt eine *Sonde*, deinen Marker, am Gate; die meisten Sonden zählen 9.
sm-lesson-goal-3 = **Ein Zug:** genau zwei von sechs Aktionen: Springen, Fliegen, Scannen, Erschließen, Entdecken, Nachschub. Jede wird erklärt, wenn sie kommt. Die meisten kosten Karten aus deiner Hand.
sm-lesson-goal-4 = **Das Ende:** Auf jedem Planeten liegen auch wertlose *Space-Plättchen*. Hat ein Planet sonst keine mehr, werden sie aufgedeckt. Sobald (zu zweit) 6 offen liegen, ist die Runde die letzte.

sm-lesson-symbol-1 = 🌀 **Springen** (blauer Kreis): Spiel eine Karte mit der Zahl des Planeten und reise hin. Am Gate bleibt eine Sonde.
sm-lesson-symbol-2 = 📡 **Scannen** (grüner Schild): Spiel eine Karte mit der Zahl deines Planeten, sieh seine Plättchen durch und reserviere eins.
sm-lesson-symbol-3 = 🏗️ **Erschließen** (orange Dreiecke, *Landung*): Spiel zwei Karten, je eine für jede Landezahl des Planeten, und bau eine Station.
sm-lesson-symbol-4 = 🚀 **Fliegen** zu einem der beiden Nachbarplaneten, ohne Karte.
sm-lesson-symbol-5 = 🔎 **Entdecken:** Nimm ohne Karte ein Plättchen von einem Planeten mit Station.
sm-lesson-symbol-6 = 🃏 **Nachschub:** Wirf so viele Karten ab, wie du willst, auch keine; dann zieh auf fünf nach.
sm-lesson-symbol-7 = ✋ **Nehmen:** die Wahl des Plättchens nach Scannen, Erschließen oder Entdecken.
sm-lesson-symbol-8 = **Karten** zeigen Zahlen in zwei der Farben; eine davon nutzt du. **?** ist jede Zahl.
sm-lesson-symbol-9 = **Erze** (rot, lila, grün, blau): wie viele du hast, mal wie viele in deiner häufigsten Farbe. Drei rote und ein blaues: 4 × 3 = 12. **Aliens** (braun, blau) ebenso, für sich.
sm-lesson-symbol-10 = **Materie:** 7 für Grün und Blau zusammen, allein 2. **Wasser:** 2, 5, 9, 14 für eins bis vier. **Orden:** je 3. **Space-Plättchen:** nichts; niemand kann sie nehmen.
sm-lesson-symbol-11 = **+2** hinter einem Plättchen: so viele Punkte bringt es dir, sobald du es hast.
sm-lesson-symbol-12 = **Spielplan, am Planeten:** Plättchen, die noch da sind · Buchstabe eines Spielers im Auge: hat sie durchgesehen; auf einem Plättchen: hat eins reserviert · rosa Rahmen: neu seit deinem letzten Zug
sm-lesson-symbol-13 = **Spielplan, unten:** Stationen, Plättchen und Karten jedes Spielers. Oben: offene Space-Plättchen; Karten im Nachziehstapel und gespielte Karten.
sm-lesson-symbol-14 = ⭐ eine gute Aktion · ⚠ lässt sich nicht zurücknehmen

sm-lesson-jump = Ein Zug hat **zwei Aktionen**. Dein Schiff ist am Gate, und von dort führt nur ein **Sprung** weg: Spiel eine Karte mit der Sprungzahl eines Planeten. Jeder Planet zeigt seine Zahlen: eine für den Sprung (blau), eine für den Scan (grün), zwei für die Landung (orange). Reise dorthin, wo eine weitere Karte **scannen** kann: { sm-planet-thornwild } hat die Scanzahl 2, und Karte 6 zeigt sie. Karte 50 (50 ist nur ihr Name) springt überallhin: Ihr blaues **?** ist jede Zahl.
sm-lesson-met-jumped = Die Karte ist ausgegeben. (Springen darfst du auch von Planet zu Planet.) Deine **Sonde** bleibt bis zum Schluss am Gate: Dann bringen die meisten Sonden 9 Punkte, die zweitmeisten 6. Bei Gleichstand bekommen beide 9.
sm-lesson-scan = Deine zweite Aktion: **Scanne** { sm-planet-thornwild } (Scanzahl 2) mit Karte 6. Du siehst seine Plättchen durch, sonst sieht sie niemand, und reservierst eins. Es gehört dir, sobald hier eine Station steht. Bauen darfst du sie nur, wo du gescannt hast.
sm-lesson-met-scanned = Nur du hast diese Plättchen gesehen. **Mehr** → *Ansehen* → *Ein Planet* zeigt sie dir später noch einmal.
sm-lesson-reserve = Welches Plättchen? Ein **Orden** zählt immer 3; Erze und Aliens bringen erst wenig, dann mehr. Die Zahl hinter jedem sagt, was es dir bringt. Es wartet verdeckt neben dem Planeten, wo es dir niemand nehmen kann. Du **bekommst** es, wenn hier jemand eine Station baut: du oder der Computer. Ohne Station verfällt es am Ende.
sm-lesson-develop = **Erschließ** { sm-planet-thornwild }: Bau eine Station. Das kostet zwei Karten, je eine für jede Landezahl des Planeten (orange), hier 1 und 4: Karte 53 zeigt 1, Karte 44 zeigt 4. Du bekommst 3 Punkte, deinen reservierten Orden und noch ein Plättchen.
sm-lesson-met-developed = Die Station gehört dir bis zum Schluss: 3 Punkte. Jeder Planet bekommt nur eine, und gescannt wird hier nicht mehr.
sm-lesson-met-received = Alle reservierten Plättchen dieses Planeten gehen jetzt an ihre Besitzer.
sm-lesson-water = Dein Plättchen für die Station. **Wasser** zählt zusammen 2, 5, 9 oder 14 Punkte, wenn du eins bis vier hast: Jedes weitere ist mehr wert. Zwei liegen hier: Nimm eins jetzt, das andere mit deiner nächsten Aktion. (**Mehr** → *Ziel und Symbole* nennt die Punkte aller Plättchen.)
sm-lesson-discover = Deine zweite Aktion: **Entdecken**. Wo eine Station steht, dürfen alle ohne Karte ein Plättchen nehmen. Nimm dir also eins, bevor der Computer herkommt.
sm-lesson-more-water = Dein zweites **Wasser**: Zwei zählen 5, eins zählte 2. Es bringt also 3 dazu: Das ist die **+3** dahinter.
sm-lesson-again = Hier liegt nicht mehr viel. **Springen** kannst du auch von hier, zu jedem Planeten, zu dem deine Karte passt: Karte 18 springt zu { sm-planet-hazard } (1). Deine letzte Karte nützt gerade sonst nichts, und so bleibt eine zweite **Sonde** am Gate. (*Fliegen*, ohne Karte und ohne Sonde, kommt bald.)
sm-lesson-top-up = Deine Hand ist leer. Nur **Nachschub** bringt neue Karten: Zieh auf fünf nach. (Vorher darfst du abwerfen, was du nicht brauchst.) Das kostet eine Aktion; nutz ihn, wenn du wenige Karten hast.
sm-lesson-fly = Ein neuer Zug. **Fliegen** kostet keine Karte und lässt keine Sonde zurück; es geht zu einem Nachbarn im Ring. { sm-planet-bluewell } liegt nebenan: Deine neue Karte 42 kann ihn scannen (3), und die Karten 33 und 48 passen zu seinen Landezahlen 1 und 4. Ist der Computer auch dort? Schiffe teilen sich einen Planeten.
sm-lesson-scan-again = Du bist ohne Karte hergeflogen, jetzt **scanne** { sm-planet-bluewell } mit Karte 42. Der Computer hat hier schon ein Plättchen reserviert; du wählst aus den übrigen.
sm-lesson-third-water = Ein drittes **Wasser**: Drei zählen 9, zwei zählen 5, es bringt also 4 dazu. Du bekommst es, wenn hier jemand eine Station baut. Auch der Computer hat { sm-planet-bluewell } gescannt und kann das tun.
sm-lesson-met-space-revealed = Bei diesem Planeten waren nur noch Space-Plättchen übrig, darum liegen sie jetzt offen. Sobald (zu zweit) 6 offen liegen, ist die Runde die letzte; der Spielplan zählt sie.

sm-lesson-free-jump = **Springen** kannst du von überall, zu jedem Planeten, dessen Sprungzahl eine deiner Karten zeigt. Das kostet diese Karte.
sm-lesson-free-fly = **Fliegen** führt zu einem der beiden Nachbarn im Ring und lässt keine Sonde am Gate.
sm-lesson-free-scan = **Scannen** kostet eine Karte, und du siehst alle Plättchen dieses Planeten durch. Das reservierte bekommst du, sobald hier die Station steht, egal wer sie baut. Jeder Planet bekommt nur eine.
sm-lesson-free-develop = **Erschließen** kostet zwei Karten, je eine für jede Landezahl, und geht nur, wo du gescannt hast. Jeder Planet bekommt nur eine Station.
sm-lesson-free-discover = **Entdecken** dürfen alle, wo eine Station steht, auch eine fremde: Du siehst die Plättchen durch und wählst eins.
sm-lesson-free-top-up = **Nachschub** kostet eine Aktion: Du wirfst so viele Karten ab, wie du willst, auch keine, und ziehst auf fünf nach.
sm-lesson-free-take = **Punkte:** Erze: wie viele du hast, mal wie viele in deiner häufigsten Farbe (3 rote und 1 blaues: 4 × 3 = 12); Aliens ebenso, für sich. Materie: 7 für beide Farben, allein 2; Wasser: 2, 5, 9, 14; ein Orden: 3.

sm-lesson-ends = Der geführte Teil endet nach Runde { $last }; das ist Runde { $round }.
sm-lesson-rest = Die Partie geht weiter, meist noch etwa zehn Runden oder 20 Minuten, manchmal nur fünf Runden. Noch zu holen: Stationen, mehr Plättchen deiner Sorten und ganz zum Schluss 9 Punkte für die meisten Sonden.
sm-lesson-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

sm-lesson-known-1 = **Ein Zug** besteht aus zwei von sechs Aktionen. Springen, Scannen und Erschließen kosten Karten; Fliegen und Entdecken nicht; Nachschub bringt neue.
sm-lesson-known-2 = **Ein guter Zug:** zwei Karten für denselben Planeten (erst springen, dann scannen); später dort eine Station. Nachschub, wenn die Hand fast leer ist.
sm-lesson-known-3 = **Punkte:** für Plättchen, am meisten für mehrere einer Sorte; 3 für jede Station; 9 für die meisten Sonden am Gate.
sm-lesson-known-4 = **Stationen nützen allen:** Alle bekommen, was sie dort reserviert haben, und von da an dürfen alle dort *entdecken*: ohne Karte ein Plättchen nehmen.
sm-lesson-known-5 = **Das Ende** kann schnell kommen: bei 6 offenen Space-Plättchen. Was bei Planeten ohne Station reserviert ist, verfällt.

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
