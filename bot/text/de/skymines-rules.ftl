### Die Regeln von Skymines in eigenen Worten. Abgelehnte Aktionen nennen diese Absätze mit ihrer Nummer.

sk-rules-summary-1 = **Ziel.** Hab nach sieben Runden die meisten CrypCoin. Am Ende zählen dein Geld, deine Anteile, deine Tankleiste und deine Forschungsleiste.
sk-rules-summary-2 = **Ein Anteil** ist so viele CrypCoin wert, wie in der Station seiner Firma Münzen zu sehen sind. Wer eine Firma ausbaut, deckt Münzen auf, für alle mit Anteilen daran.
sk-rules-summary-3 = **Eine Runde**
sk-rules-summary-4 = - **Karten wählen:** Alle wählen geheim Karten für ihre Aktionsplätze und decken sie zugleich auf.
sk-rules-summary-5 = - **Handeln,** reihum mit je einer Aktion:
sk-rules-summary-6 = {"  "}- **Rohstoffe:** Karten einer Art kaufen eine neue Karte der Auslage oder bringen dich auf den Firmenleisten voran; die geben Anteile und Boni.
sk-rules-summary-7 = {"  "}- **Energie:** Bau eine Firma aus, Feld für Feld, und bekomm, was die Felder zeigen.
sk-rules-summary-8 = {"  "}- **Laborteam:** Zieh deinen Uploadmarker über deine Forschungspläne, und nimm mit Forschungspunkten neue.
sk-rules-summary-9 = {"  "}- **Feldteam:** Helium-3 für deine Tankleiste.
sk-rules-summary-10 = {"  "}- **Bonusfeld:** Setz einen Marker, oft dort, wo du von etwas am meisten hast.
sk-rules-summary-11 = - **Aussteigen:** Nimm einen Ruhestapel auf die Hand zurück; die genutzten Karten ruhen dafür.
sk-rules-summary-12 = **Denk voraus:** Eine genutzte Karte fehlt mindestens eine Runde, also achte darauf, über welchem Platz sie ruht.
sk-rules-summary-13 = **Ein guter erster Zug:** die Rohstoffe, für eine bessere Karte aus der Auslage.

sk-rules-line-track = - **{ $track }** 1: { $first }. 2: { $second }
sk-rules-line-space = - **{ $space }** { $tiers }

sk-rules-topic-goal = 1. Worum es geht
sk-rules-goal-1 = **1.1** Vier Firmen fördern auf dem Mond Helium-3: Astrogo, Tawac, Skymine und Minerva. Sie gehören niemandem. Du lässt sie wachsen, holst dir Anteile und forschst, und wer am Ende der siebten Runde die meisten CrypCoin hat, gewinnt.
sk-rules-goal-2 = **1.2** Ein Anteil ist so viele CrypCoin wert, wie in der Station seiner Firma Münzen zu sehen sind. Jede Figur, die die Station verlässt, kann eine aufdecken: Wer eine Firma ausbaut, macht alle ihre Anteile mehr wert, auch die der anderen.

sk-rules-topic-turn = 2. Runden und Züge
sk-rules-turn-1 = **2.1** Eine Runde hat drei Phasen: Kartenwahl, Aktionen, Vorbereitung. Die Karten wählen alle gleichzeitig. In der Aktionsphase seid ihr reihum mit je einer Aktion am Zug, beginnend beim Startmarker, bis alle ausgestiegen sind.
sk-rules-turn-2 = **2.2** Die Aktionen: Rohstoffe nutzen (4), alle Energie nutzen (5), ein Laborteam nutzen (6), ein Feldteam nutzen (7), einen Bonusmarker setzen (8), aussteigen (9). In deinem Zug musst du etwas tun, aussteigen darfst du aber immer.
sk-rules-turn-3 = **2.3** Was du begonnen hast, beendest du zuerst: Solange eine Wahl offen ist, geht nichts anderes. Was du auf einmal bekommst, kommt in dieser Folge: CrypCoin, Helium-3, Forschungspunkte, Leisten. Eine andere wäre nie besser, also fragt der Tisch nicht danach.
sk-rules-turn-4 = **2.4** Nutzen kannst du nur Karten und Plättchen, die in deiner eigenen Aktionsfläche offen liegen; nur sie zählen für Mehrheiten und Pläne. Ruhende Karten tun nichts.
sk-rules-turn-5 = **2.5** Eine genutzte Karte wird umgedreht und wartet dort, bis du aussteigst.

sk-rules-topic-planning = 3. Der Anfang und die Kartenwahl
sk-rules-planning-1 = **3.1** Vor der ersten Runde wählst du geheim eins von zwei Startplättchen. Es bringt einen Bonus, ist der erste Forschungsplan deiner Forschungsleiste und sperrt drei deiner zehn Karten: Sie sind am Anfang deine drei Ruhestapel. Alle beginnen mit 1 CrypCoin.
sk-rules-planning-2 = **3.2** Am Anfang jeder Runde wählst du geheim Karten deiner Hand, höchstens eine für jeden eingeschalteten Aktionsplatz. Am Anfang sind es drei; Helium-3 und Forschung schalten je einen weiteren ein. Auch weniger Karten sind erlaubt. Auf kurzen Knöpfen steht ◆A für einen Anteil an Astrogo, ◆T, ◆S und ◆M für die anderen.
sk-rules-planning-3 = **3.3** Einzelne Anteile haben keine Aktion und bleiben auf der Hand. Sie zählen trotzdem.
sk-rules-planning-4 = **3.4** An einem Tisch mit festen Ruheplätzen wählst du auch den Platz jeder Karte, denn sie ruht später über ihrem eigenen. An anderen Tischen ist die Reihenfolge gleich.
sk-rules-planning-5 = **3.5** Haben alle gewählt, werden alle Karten zugleich aufgedeckt. Bis dahin kannst du deine Wahl zurücknehmen.

sk-rules-topic-resources = 4. Rohstoffe
sk-rules-resources-1 = **4.1** Nutze eine oder mehrere offene Karten einer Art: Titan, Mineralien oder Kohlenstoff. Ihre Einheiten werden zusammengezählt.
sk-rules-resources-2 = **4.2** Befehle nennen die Karten in der Reihenfolge deiner Plätze, Plättchen zuletzt.
sk-rules-resources-3 = **4.3** Du darfst eine Karte der Auslage erwerben. Sie kommt auf deine Hand.
sk-rules-resources-4 = **4.4** Sie kostet ihren eigenen Preis und den ihrer Spalte (rechts 0, Mitte 1, links 2), und höchstens die Einheiten, die du nutzt. Ihr Platz bleibt bis zur Vorbereitung leer.
sk-rules-resources-5 = **4.5** Mit dem zweiten Bonus der Leiste C1 dürfen Karten verschiedener Art zusammen bezahlen, aber nur eine Karte. Nachlässe der Leisten C1 und D1 zählen zusammen und gelten, wenn solche Karten mitbezahlen.
sk-rules-resources-6 = **4.6** Jede übrige Einheit bewegt einen deiner Marker auf den Firmenleisten; verteil sie, wie du magst. Solange ein Marker ziehen kann, ohne zu bezahlen, wird keine Einheit aufgegeben.

sk-rules-topic-energy = 5. Energie und Ausbau
sk-rules-energy-1 = **5.1** Alle deine offenen Energiekarten und -plättchen werden auf einmal genutzt.
sk-rules-energy-2 = **5.2** Alle Energie geht an eine Firma, in deren Station noch eine Figur steht. Kann keine etwas betreten, darfst du die Karten trotzdem nutzen; die Energie ist dann verloren.
sk-rules-energy-3 = **5.3** Die Firma betritt ein Feld nach dem anderen. Auf dem Mond sind das Sektoren: neben ihrer Station oder neben einem Sektor, in dem sie schon steht. Kein Feld betritt sie zweimal.
sk-rules-energy-4 = **5.4** Eine einfache Grenze kostet 1 Energie, eine doppelte 2. Steht dort eine andere Firma, kostet es 1 mehr, und deren Figur wird verdrängt. Aufhören darfst du jederzeit; der Rest ist verloren.
sk-rules-energy-5 = **5.5** Eine Station hat drei Reihen mit je fünf Figuren. Für jedes Feld geht aus einer Reihe die Figur, die am weitesten links steht. Unter manchen liegt eine Münze, unter der letzten liegen zwei.
sk-rules-energy-6 = **5.6** Der Tisch macht die Reihe weiter, die am weitesten geleert ist. Vor jedem Feld darfst du einmal eine andere nennen.
sk-rules-energy-7 = **5.7** Am Ende bekommst du, was die betretenen Felder zeigen, alles als eine Summe. Dann kommt jede verdrängte Figur in ihre Station zurück: Du wählst eine Reihe, und dort nimmt sie den freien Platz, der am weitesten rechts liegt, aber nie den durchgestrichenen. Ist kein Platz mehr, ist sie aus dem Spiel. Würden alle Reihen gleich viele Münzen verdecken, kommt sie in die oberste.
sk-rules-energy-8 = **5.8** Manche Belohnung entfernt einen Außenposten: Nimm aus einer Reihe einer beliebigen Firma den, der am weitesten links steht. Er ist aus dem Spiel, und seine Münze ist zu sehen.

sk-rules-topic-research = 6. Pläne hochladen
sk-rules-research-1 = **6.1** Nutze ein Laborteam. Dein Uploadmarker rückt so viele Pläne weit vor, wie du magst, oder bleibt stehen. Danach gibst du die Forschungspunkte der Karte aus (10).
sk-rules-research-2 = **6.2** Vorher darfst du für 2 CrypCoin einen Plan vor dem Marker umdrehen. Er lässt sich dann frei betreten und bringt nichts.
sk-rules-research-3 = **6.3** Der Marker geht Plan für Plan, von einem Forschungsschirm zum nächsten. Einen leeren Forschungsschirm betritt er nie. Der Forschungsplan deines Startplättchens liegt vor Forschungsschirm 1 und gilt als Forschungsschirm 0.
sk-rules-research-4 = **6.4** Um einen Plan zu betreten, muss offen liegen, was er verlangt. Verbraucht wird nichts: Dieselben Karten gelten für alle Pläne. Das Team, das du gerade nutzt, zählt nicht als „weiteres Team“.
sk-rules-research-5 = **6.5** Ein Sonderplan verlangt stattdessen CrypCoin.
sk-rules-research-6 = **6.6** Du bekommst die Belohnung des Plans, auf dem der Marker stehen bleibt, nicht die der anderen. Über Forschungsschirm 15 kommt er nicht hinaus. Forschungsschirm 5 schaltet ab der nächsten Runde einen Aktionsplatz ein.

sk-rules-topic-field = 7. Feldteams
sk-rules-field-1 = **7.1** Nutze ein Feldteam. Das einfache bringt 1 Helium-3 und 2 CrypCoin. Eines einer Firma bringt 2 Helium-3 und 1 CrypCoin, und 1 Helium-3 mehr für je zwei Gassammler der Firma.
sk-rules-field-2 = **7.2** Helium-3 bewegt deinen Marker auf der Tankleiste, je um ein Feld. Feld 8 schaltet ab der nächsten Runde einen Aktionsplatz ein. Jedes Feld über das Ende hinaus, 28, bringt 2 CrypCoin.

sk-rules-topic-spaces = 8. Bonusfelder
sk-rules-spaces-1 = **8.1** Setz einen deiner Bonusmarker auf ein Bonusfeld im Spiel. Zu zweit haben alle drei davon, sonst zwei.
sk-rules-spaces-2 = **8.2** Das Feld muss frei sein. Der Marker bleibt dort, bis die Runde vorbei ist, auch wenn du ausgestiegen bist.
sk-rules-spaces-3 = **8.3** Auf einem Mehrheitsfeld darf niemand mehr von dem haben, was es vergleicht. Gleich viel genügt. Karten werden dabei nicht genutzt.
sk-rules-spaces-4 = **8.4** Du brauchst auch, was die Belohnung verlangt, und darfst eine kleinere nehmen. Das Feld der Teams verlangt ein Laborteam und daneben so viele weitere.
sk-rules-spaces-5 = **8.5** Startmarker: Du beginnst die nächste Runde und bekommst 1 Forschungspunkt. Im ersten Zug einer Runde geht das nicht.
sk-rules-spaces-6 = **8.6** Manche Felder haben einen Preis. Das +1-Plättchen und das Laborplättchen kosten 1 CrypCoin, das Feldplättchen und das Energieplättchen 2.
sk-rules-spaces-7 = **8.7** Kaufen: Bezahl 1 CrypCoin und kauf eine Karte der Auslage mit CrypCoin statt mit Einheiten. Verkaufen: Eine Karte deiner Hand kommt auf den Ablagestapel, und du bekommst ihren eigenen Preis und 2 mehr. Die Mehrheitsfelder, und was sie verlangen:

sk-rules-topic-drop = 9. Aussteigen
sk-rules-drop-1 = **9.1** Wenn du aussteigst, nimmst du einen deiner Ruhestapel zurück auf die Hand, falls du einen hast. In dieser Runde bist du nicht mehr am Zug.
sk-rules-drop-2 = **9.2** In der letzten Runde ist es der linke: Davon hängt nichts mehr ab.
sk-rules-drop-3 = **9.3** Dann ruhen die Karten deiner Aktionsfläche, eine nach der anderen von links, obenauf auf dem, was dort liegt. Der Stapel ist da schon genommen: Eine genutzte Karte fehlt mindestens eine Runde.
sk-rules-drop-4 = **9.4** Jede Karte kommt auf einen anderen Ruheplatz.
sk-rules-drop-5 = **9.5** Das geht nur über eingeschalteten Aktionsplätzen, auch solchen dieser Runde.
sk-rules-drop-6 = **9.6** Alle übrigen Karten können mit einer Wahl über ihren eigenen Plätzen ruhen, wenn diese frei sind.
sk-rules-drop-7 = **9.7** Mit dem Stapel sagst du, ob jede Karte über ihrem eigenen Platz ruht, wie es üblich ist, oder ob du die Plätze wählst. Mit festen Ruheplätzen und in den letzten beiden Runden ruht jede über ihrem eigenen.

sk-rules-topic-plans = 10. Forschungspunkte und Forschungspläne
sk-rules-plans-1 = **10.1** Forschungspunkte gibst du sofort aus: für Forschungspläne der Forschungsauslage, für offene Sonderpläne oder für CrypCoin, 1 je Punkt. Neue Pläne kommen am Ende des Zuges.
sk-rules-plans-2 = **10.2** Ein A- oder B-Plan kostet 1 Punkt, ein C-Plan und ein Sonderplan 2.
sk-rules-plans-3 = **10.3** Du legst einen Plan, sobald du ihn nimmst, auf einen beliebigen Forschungsschirm, den dein Marker nicht erreicht hat, auch auf einen anderen Plan, der damit aus dem Spiel ist. Betreten lässt er sich ab deinem nächsten Zug.
sk-rules-plans-4 = **10.4** Auf einem leeren Forschungsschirm mit durchgestrichenem A kann kein A-Plan liegen: 5, 8, 10, 12, 14 und 15.
sk-rules-plans-5 = **10.5** Ist dein Marker auf Forschungsschirm 15, wird jeder Punkt zu 2 CrypCoin. Die drei Pläne auf dem ersten Feld jedes Buchstabens bringen auch alle CrypCoin des Zulagenfelds.
sk-rules-plans-6 = **10.6** In der letzten Runde nützen Pläne nichts mehr, wenn niemand mehr hochladen kann. Dann wird jeder Punkt von selbst zu 1 CrypCoin, außer wenn auf dem Zulagenfeld 2 oder mehr liegen, die Bonusfelder von E2 im Spiel sind oder Luna mitspielt.

sk-rules-topic-tracks = 11. Firmenleisten
sk-rules-tracks-1 = **11.1** Auf der Leiste jeder Firma hast du einen Marker. Das letzte Anteilsfeld, das er erreicht hat, sagt, wie viele Anteile sie dir gibt. Am Ende bleibt er stehen, weitere Felder sind verloren.
sk-rules-tracks-2 = **11.2** Eine Schranke zwischen zwei Feldern kostet 1 oder 2 CrypCoin: Bezahl sie, oder bleib davor stehen und verlier den Rest einer Belohnung. Ein Zug, den du selbst mit Einheiten wählst, bezahlt von selbst.
sk-rules-tracks-3 = **11.3** Jede Leiste hat zwei Schwellen. Überschreitest du eine, bekommst du ihre CrypCoin, und mit dir alle, die sie vorher überschritten haben. Ab deinem nächsten Zug gehört dir ihr Bonus: ein dauerhafter oder ein Bonusfeld.
sk-rules-tracks-4 = **11.4** Sind beide Schwellen überschritten, nutzt du den ersten Bonus oder den zweiten, nie beide. Auf den zwei Feldern einer Leiste hast du höchstens einen Marker.
sk-rules-tracks-5 = **11.5** E2: Leg eine Karte deiner Hand ab. Nutze ihre Aktion, oder kauf für 2 CrypCoin eine beliebige Karte des Ablagestapels; der zweite Bonus erlaubt beides, erst die Karte, dann die Aktion. Einzelne Anteile haben keine Aktion.
sk-rules-tracks-6 = **11.6** Einheiten bewegen Marker auf jeder der vier Leisten.
sk-rules-tracks-7 = **11.7** Die ersten Boni von A2 und E2 haben zwei Hälften. Du wählst eine davon und führst sie dann auch aus.
sk-rules-tracks-8 = **11.8** Eine Belohnung für eine beliebige Leiste bewegt einen Marker, so weit er kommt. D2 bewegt Marker auf den anderen drei Leisten, jedes Mal auf einer anderen.
sk-rules-tracks-9 = **11.9** Die Aktion einer abgelegten Karte führt diese Karte allein aus, keine andere wirkt mit. Dauerhafte Boni und was Pläne verlangen gelten wie sonst. Die Boni der zehn Leisten:

sk-rules-topic-tiles = 12. Bonusplättchen
sk-rules-tiles-1 = **12.1** Ein Marker auf dem Feld eines Plättchens bringt es in der Vorbereitung, für eine Runde. Das +1-Plättchen kannst du einmal legen, in deinem Zug vor einer Aktion.
sk-rules-tiles-2 = **12.2** Es kommt auf eine offene Rohstoffkarte und gibt ihr eine Einheit mehr. Die anderen Plättchen sind Karten ohne Platz: ein Laborteam mit 1 Punkt, eine Energiekarte mit 2 und ein Feldteam mit 2 Helium-3 und 1 mehr für jedes andere Feldteam, das offen liegt.

sk-rules-topic-preparation = 13. Vorbereitung
sk-rules-preparation-1 = **13.1** Nach den Runden 1 bis 6 kommt ein CrypCoin auf das Zulagenfeld, und der nächste Sonderplan ist offen. Die Marker kommen zu dir zurück, und reservierte Plättchen kommen.
sk-rules-preparation-2 = **13.2** Was in der rechten Spalte der Auslage noch liegt, kommt auf den Ablagestapel. Jede Reihe rückt nach rechts, und neue Karten füllen die freien Plätze: erst Stapel A, dann B bis E. Ein leerer Stapel bleibt leer.

sk-rules-topic-scoring = 14. Das Ende
sk-rules-scoring-1 = **14.1** Nach der Aktionsphase der siebten Runde ist das Spiel aus. Dein Vermögen sind deine CrypCoin, deine Anteile und was du auf Tankleiste und Forschungsleiste erreicht hast.
sk-rules-scoring-2 = **14.2** Anteile zählen auf Leisten und auf allen deinen Karten, wo immer sie liegen; jeder ist die Münzen wert, die in der Station seiner Firma zu sehen sind.
sk-rules-scoring-3 = **14.3** Bei Tankleiste und Forschungsleiste zählt der letzte Wert, den du erreicht hast. Dazu kommen offene Sonderpläne, die dein Marker betreten hat.
sk-rules-scoring-4 = **14.4** Bei gleichem Vermögen gewinnt ihr gemeinsam.

sk-rules-topic-missions = 15. Missionen
sk-rules-missions-1 = **15.1** Eine Option. Eine Mission liegt offen, zu dritt oder viert sind es zwei. Hast du die drei Aufgaben deiner Mission geschafft, öffnet sich ein eigenes Bonusfeld, das sonst niemand nutzen kann.
sk-rules-missions-2 = **15.2** Du verbindest dich mit einer Mission im Spiel. Auch andere dürfen sich mit ihr verbinden.
sk-rules-missions-3 = **15.3** Dafür musst du eine ihrer Aufgaben geschafft haben, vor oder nach deiner Aktion. Jede geschaffte Aufgabe, jetzt und später, bringt 2 CrypCoin und einen Bonusmarker, der einmal gilt. Das geschieht von selbst; nur bei zwei Missionen wählst du.
sk-rules-missions-4 = **15.4** Die Verbindung gilt bis zum Ende des Spiels.

sk-rules-topic-belt = 16. Der Asteroidengürtel
sk-rules-belt-1 = **16.1** Eine Option: die andere Seite des Plans. In den äußeren Reihen einer Station stehen Außenposten für Asteroiden, in der mittleren Shuttles für die Bahnen dazwischen. Ein Shuttlefeld ist erreichbar, wenn die Firma auf einem Asteroiden am Ende seiner Bahn steht; ein Platz eines Asteroiden, wenn sie auf dem Asteroiden steht oder ein Shuttle auf einer Bahn dorthin hat. Die Bahnen ihrer Station zählen immer.
sk-rules-belt-2 = **16.2** Die Plätze eines Asteroiden werden ab 1 gezählt. Was sich in nichts unterscheidet, wird einmal genannt, mit dem ersten Platz. Der Verlauf nennt Asteroiden und Shuttlefelder *Sektoren*, mit ihrer Nummer.
sk-rules-belt-3 = **16.3** Ein Feld kostet 1 Energie, 1 mehr, wenn die überquerte Hälfte der Bahn ein Energiezeichen zeigt, und 1 mehr, um eine Figur zu verdrängen.
sk-rules-belt-4 = **16.4** Ein Asteroid bringt seine Belohnung, wenn die Firma zum ersten Mal dorthin kommt. Zwei verbundene Plätze einer Firma sind ein Gassammler mehr.

sk-rules-topic-luna = 17. Luna
sk-rules-luna-1 = **17.1** Spielst du allein oder will es der Tisch, macht Luna mit: eine Gegnerin aus Karten. Sie ist zuletzt am Zug, hat nie den Startmarker und tut, was ihre Karte sagt.
sk-rules-luna-2 = **17.2** In jeder Runde liegen zwei ihrer Karten offen und geben ihr Zahlen für die Mehrheitsfelder, auch nachdem sie gepasst hat. Von den anderen deckt sie in jedem Zug eine auf und passt, wenn keine mehr da ist.
sk-rules-luna-3 = **17.3** Sie baut Firmen kostenlos aus, zieht auf Leisten, behält Karten für deren Anteile, legt Pläne ab und blockiert Bonusfelder. Schranken bezahlt sie, so gut sie kann, und zieht auf jeden Fall weiter.
sk-rules-luna-4 = **17.4** Die Stufen 0 bis 8 machen sie stärker. Für ein erstes Spiel ist 0 gut, üblich sind 1 und 2. Über das Ende einer Leiste hinaus bekommt sie 2 CrypCoin je Feld.

sk-rules-topic-edition = 18. Diese Ausgabe
sk-rules-edition-1 = **18.1** Skymines ist ein Spiel von Alexander Pfister und Viktor Kobilke, 2022 bei Deep Print Games und Pegasus Spiele erschienen; es baut auf *Mombasa* von 2015 auf. Alle Ehre gebührt ihnen; gefällt es dir, hol dir die Schachtel. Worte und Bilder hier sind unsere.
sk-rules-edition-2 = **18.2** Vieles, was in der Schachtel gedruckt ist, ist nirgends veröffentlicht. Preise, Karten, Pläne, Leisten, Aufgaben, und was Sektoren und Asteroiden bringen, sind unsere eigene Ausgabe, an die Regeln angepasst und durch Simulation ausgewogen.
sk-rules-edition-3 = **18.3** Wo die Regeln eine Frage offen ließen, haben wir sie entschieden. Von uns ist: Eine Belohnung für eine beliebige Leiste bleibt auf einer Leiste; Pläne werden gelegt, wenn sie genommen werden; verdrängte Figuren kommen auf den untersten freien Platz, auch im Gürtel; der erste Bonus von E2 ist eine Wahl; in den letzten beiden Runden ruht jede Karte über ihrem eigenen Platz.
