### Die Regeln von Space Mission in eigenen Worten. Abgelehnte Aktionen nennen diese Absätze mit ihrer Nummer.

sm-rules-summary-1 = **Ziel.** Hab die meisten Punkte: vor allem für Plättchen, dazu für Stationen und für Sonden am Jump Gate.
sm-rules-summary-2 = **Ein Zug** hat zwei Aktionen. Wähl aus sechs, in beliebiger Reihenfolge, auch zweimal dieselbe:
sm-rules-summary-3 = - 🌀 **Springen** mit einer Karte zu jedem Planeten mit ihrer Sprungzahl. Dabei bleibt eine Sonde am Gate.
sm-rules-summary-4 = - 🚀 **Fliegen** zu einem der beiden Nachbarn im Ring, ohne Karte.
sm-rules-summary-5 = - 📡 **Scannen** mit einer Karte, wo dein Schiff ist: Sieh den Stapel durch und reservier ein Punkt-Plättchen.
sm-rules-summary-6 = - 🏗️ **Erschließen**, was du gescannt hast, mit zwei Karten für die Landezahlen: Du baust eine Station, alle reservierten Plättchen werden ausgeteilt, und du nimmst noch eines.
sm-rules-summary-7 = - 🔎 **Entdecken** bei einem Planeten mit Station, ohne Karte: Nimm ein Punkt-Plättchen.
sm-rules-summary-8 = - 🃏 **Nachschub:** Zieh auf fünf Karten nach. Nur so kommst du an neue.
sm-rules-summary-9 = **Plättchen** sind umso mehr wert, je mehr du von einer Sorte hast. Was auf nicht erschlossenen Planeten reserviert bleibt, ist verloren.
sm-rules-summary-10 = **Das Ende** kommt, sobald genug Space-Plättchen offen liegen; die Runde wird noch zu Ende gespielt.
sm-rules-summary-11 = **Ein guter erster Zug:** Spring zu einem Planeten, für den du auch die Scan-Karte hast, und scann ihn.

sm-rules-topic-goal = 1. Worum es geht
sm-rules-goal-1 = **1.1** Ihr fliegt in einem Ring aus acht Planeten mit dem Jump Gate in der Mitte. Bei jedem Planeten liegt ein Stapel aus acht verdeckten Plättchen. Ihr springt zu Planeten, scannt sie, baut Stationen und holt euch die Punkt-Plättchen.
sm-rules-goal-2 = **1.2** Punkte gibt es für Sonden am Gate, für Stationen und vor allem für Plättchen. Je mehr du von einer Sorte hast, desto mehr ist jedes wert: Achte darauf, was du sammelst – und was die anderen sammeln.

sm-rules-topic-turn = 2. Dein Zug
sm-rules-turn-1 = **2.1** Ihr seid reihum dran. Wer anfängt, wird ausgelost, oder der erste Platz beginnt: Das steht in den Optionen des Tisches.
sm-rules-turn-2 = **2.2** Ein Zug besteht aus genau zwei Aktionen. Sechs gibt es: Nachschub, Springen, Fliegen, Scannen, Erschließen, Entdecken. Die Reihenfolge ist frei, zweimal dieselbe ist erlaubt.
sm-rules-turn-3 = **2.3** Darfst du nach einer Aktion ein Plättchen wählen, dann wähl es, bevor du etwas anderes tust.
sm-rules-turn-4 = **2.4** Karten spielst du aus der Hand. Jede zeigt Zahlen in zwei von drei Farben (Sprung, Scan, Landung). Eine der beiden nutzt du, dann kommt die Karte auf den offenen Ablagestapel. Ein „?“ steht für jede Zahl seiner Farbe.

sm-rules-topic-top-up = 3. Nachschub
sm-rules-top-up-1 = **3.1** Zuerst wirfst du beliebig viele Handkarten ab, auch keine.
sm-rules-top-up-2 = **3.2** Dann ziehst du, bis du fünf Karten hast. Nur so kommst du an neue Karten. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt – samt den gerade abgeworfenen Karten – und du ziehst weiter. Hast du fünf Karten und wirfst keine ab, dann passt du mit dem Nachschub.

sm-rules-topic-jump = 4. Springen
sm-rules-jump-1 = **4.1** Spiel eine Karte mit der Sprungzahl des Planeten, zu dem du willst.
sm-rules-jump-2 = **4.2** Du springst vom Gate oder von einem Planeten zu jedem anderen Planeten mit dieser Zahl. Du beginnst am Gate, also ist deine erste Bewegung ein Sprung.
sm-rules-jump-3 = **4.3** Bei jedem Sprung bleibt eine deiner Sonden bis zum Schluss am Gate. Sonden gehen nicht aus.

sm-rules-topic-fly = 5. Fliegen
sm-rules-fly-1 = **5.1** Von einem Planeten fliegst du ohne Karte weiter und lässt keine Sonde zurück. Vom Gate aus kannst du nicht fliegen.
sm-rules-fly-2 = **5.2** Ein Flug führt zu einem der beiden Nachbarn im Ring. Der Ring schließt sich: Der letzte Planet ist Nachbar des ersten.

sm-rules-topic-scan = 6. Scannen
sm-rules-scan-1 = **6.1** Du scannst den Planeten, bei dem dein Schiff ist.
sm-rules-scan-2 = **6.2** Er darf noch keine Station haben. Denselben Planeten darfst du mehrmals scannen.
sm-rules-scan-3 = **6.3** Spiel eine Karte mit der Scanzahl des Planeten, sieh den Stapel durch und wähl ein Punkt-Plättchen. Es liegt verdeckt neben dem Planeten unter deiner Sonde: Es ist reserviert. Du bekommst es, sobald der Planet erschlossen wird, egal von wem.
sm-rules-scan-4 = **6.4** Liegen dort nur Space-Plättchen, gehst du leer aus, hast den Planeten aber gescannt. Ob du deine reservierten Plättchen später ansehen darfst, ist eine Option des Tisches.

sm-rules-topic-develop = 7. Erschließen
sm-rules-develop-1 = **7.1** Du erschließt den Planeten, bei dem dein Schiff ist.
sm-rules-develop-2 = **7.2** Jeder Planet wird nur einmal erschlossen.
sm-rules-develop-3 = **7.3** Du musst diesen Planeten vorher selbst gescannt haben.
sm-rules-develop-4 = **7.4** Spiel zwei Karten, je eine für die beiden Landezahlen des Planeten. Ein „?“ in der Landefarbe passt für jede, auch zwei davon sind erlaubt.
sm-rules-develop-5 = **7.5** Deine Station steht und zählt 3 Punkte. Alle, die hier Plättchen reserviert hatten, bekommen sie jetzt.
sm-rules-develop-6 = **7.6** Dann siehst du den Stapel durch und nimmst ein Punkt-Plättchen, wenn es eins gibt.

sm-rules-topic-discover = 8. Entdecken
sm-rules-discover-1 = **8.1** Ist dein Schiff bei einem Planeten mit Station – egal wessen –, dann darfst du ohne Karte seinen Stapel durchsehen.
sm-rules-discover-2 = **8.2** Du musst dann ein Punkt-Plättchen nehmen; es muss also noch eins da sein.

sm-rules-topic-space = 9. Space-Plättchen
sm-rules-space-1 = **9.1** Du wählst aus dem Stapel des Planeten, bei dem du bist. Reservierte Plättchen gehören nicht dazu.
sm-rules-space-2 = **9.2** 16 der 64 Plättchen sind Space-Plättchen. Sie bringen nichts und können nicht genommen werden.
sm-rules-space-3 = **9.3** Lässt ein Scannen, Erschließen oder Entdecken nur Space-Plättchen im Stapel, werden sie sofort aufgedeckt. Damit rückt das Ende näher.
sm-rules-space-4 = **9.4** Wie viele Plättchen bei einem Planeten liegen und wer sie durchgesehen hat, können alle sehen. Was du gesehen hast, merkst du dir selbst; die Option Notizbuch hilft dabei.

sm-rules-topic-end = 10. Das Ende
sm-rules-end-1 = **10.1** Nach dem letzten Zug tut niemand mehr etwas, und die Punkte werden gezählt.
sm-rules-end-2 = **10.2** Genug offene Space-Plättchen beenden das Spiel: 6, 8, 10 oder 12 bei 2, 3, 4 oder 5 Leuten.
sm-rules-end-3 = **10.3** Die Runde wird dann zu Ende gespielt, damit alle gleich viele Züge haben. Wer das Ende auslöst, darf eine noch übrige zweite Aktion machen.
sm-rules-end-4 = **10.4** Mit der anderen Option des Tisches endet das Spiel, sobald alle acht Planeten erschlossen sind: Dann haben alle noch einen letzten Zug.
sm-rules-end-5 = **10.5** Reservierte Plättchen bei Planeten, die niemand erschlossen hat, verfallen.

sm-rules-topic-scoring = 11. Wertung
sm-rules-scoring-1 = **11.1 Jump Gate:** Die meisten Sonden bringen 9 Punkte, dann 6, 3, 1 und 0. Bei gleich vielen gilt für alle der bessere Rang, die nächsten entfallen. Ohne Sonde gibt es nichts.
sm-rules-scoring-2 = **11.2 Stationen:** je 3 Punkte.
sm-rules-scoring-3 = **11.3 Erze** (16, vier Farben): die Zahl aller deiner Erze mal die Zahl deiner häufigsten Farbe. 3 rote, 2 blaue und 2 grüne sind 7 × 3 = 21.
sm-rules-scoring-4 = **11.4 Aliens** (10, braun und blau): gezählt wie Erze. 4 braune und 2 blaue sind 6 × 4 = 24.
sm-rules-scoring-5 = **11.5 Materie** (8, grün und blau): 7 Punkte für jedes Paar aus grün und blau, 2 für jede übrige.
sm-rules-scoring-6 = **11.6 Wasser** (8): 1, 2, 3 oder 4 Plättchen bringen 2, 5, 9 oder 14 Punkte. Je vier zählen 14, der Rest wird wieder von vorn gezählt: 6 Plättchen sind 14 + 5 = 19.
sm-rules-scoring-7 = **11.7 Orden** (6): je 3 Punkte.
sm-rules-scoring-8 = **11.8** Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten Stationen; sind auch die gleich, gewinnt ihr gemeinsam.

sm-rules-topic-edition = 12. Diese Ausgabe
sm-rules-edition-1 = **12.1** Space Mission ist ein Spiel von Matt Worden, 2011 bei Schmidt Spiele erschienen; es geht auf sein Jump Gate zurück. Alle Ehre dafür gebührt ihnen; wenn es dir gefällt, kauf dir die Schachtel.
sm-rules-edition-2 = **12.2** Die Zahlen auf Karten und Planeten sind unsere eigene Ausgabe, denn die genaue Liste aus der Schachtel ist nicht veröffentlicht. Jeder Planet hat jede der Zahlen 1 bis 4 einmal. 48 Karten zeigen jedes Farbpaar mit jedem Zahlenpaar, 12 weitere haben neben einer Zahl ein „?“.
sm-rules-edition-3 = **12.3** Auch die Namen von sieben Planeten, alle Bilder und alle Worte sind von uns. Wie viele Plättchen es von jeder Farbe gibt, folgt den gedruckten Summen: 4 Erze, 5 Aliens oder 4-mal Materie je Farbe.
