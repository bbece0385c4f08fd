### Die Regeln von Space Missions in eigenen Worten. Abgelehnte Aktionen nennen diese Absätze mit ihrer Nummer.

sms-rules-summary-1 = **Ziel.** Führ eine Raumfahrtbehörde durch die Sechzigerjahre und hab die meisten Punkte. Punkte bringen Missionen; der erste Erfolg mit jeder bringt am meisten.
sms-rules-summary-2 = **Ein Jahr**
sms-rules-summary-3 = - **Aktionen:** Spielt reihum einen Spezialisten und führt alle Aktionen eines seiner Blöcke aus: Treibstoff, Verbesserungen, Training oder eine Inspektion nehmen, eine Technologie testen, ein Fluggerät entwickeln. Wer zuerst passt, ist danach zuerst dran.
sms-rules-summary-4 = - **Ansagen:** eine von acht Missionen, wenn deine Fluggeräte genügen. Dann lädst du, was helfen kann.
sms-rules-summary-5 = - **Das Ereignis** des Jahres betrifft alle, die fliegen. Noch kannst du deine Mission absagen.
sms-rules-summary-6 = - **Flug:** Schritt für Schritt ziehst du für jede Technologie eine Karte. Ein passendes Plättchen löst ein kleines Problem, ein großes braucht zwei. Ein Abbruch ist ein Fehlschlag, und verletzte Astronauten können verloren gehen.
sms-rules-summary-7 = - **Lohn:** Punkte, und ein Bonus für alle, die geflogen sind.
sms-rules-summary-8 = **Teste, bevor du fliegst:** So siehst du, was in deinen Stapeln wartet, und wirst Probleme für immer los.
sms-rules-summary-9 = **Das Ende** kommt nach dem letzten Jahr oder mit dem Jahr der ersten Mondlandung; dann werden die Erfolge nach Bereichen gewertet.
sms-rules-summary-10 = **Ein gutes erstes Jahr:** Teste den Schub, nimm Treibstoff und eine Reserve und flieg die einfachste Mission.

sms-rules-line = - { $what }
sms-rules-line-marked = - { $what } *

sms-rules-topic-goal = 1. Worum es geht
sms-rules-goal-1 = **1.1** Wir schreiben { $first }, und du leitest eine Raumfahrtbehörde. Jahr für Jahr holst du dir Spezialisten, entwickelst Fluggeräte, testest Technologien und fliegst Missionen, von der ersten Rakete bis zu den ersten Menschen auf dem Mond.
sms-rules-goal-2 = **1.2** Acht Missionen stehen allen offen. Jeder Erfolg bringt Punkte, der erste mit einer Mission die meisten. Eine gescheiterte Mission bringt ein paar Punkte, verlorene Astronauten kosten welche.
sms-rules-goal-3 = **1.3** Das Spiel endet nach { $last } oder schon nach dem Jahr der ersten Mondlandung. Wer die meisten Punkte hat, gewinnt.

sms-rules-topic-year = 2. Ein Jahr
sms-rules-year-1 = **2.1** Ein Jahr hat diese Phasen: Aktionen, neue Reihenfolge, Missionen ansagen, mischen, das Ereignis, Flüge, Wertung, aufräumen. Alle beenden eine Phase, bevor die nächste beginnt, und immer ist eine Person dran.
sms-rules-year-2 = **2.2** Was du begonnen hast, beendest du zuerst: Solange eine Wahl offen ist, geht nichts anderes.
sms-rules-year-3 = **2.3** Alle beginnen mit { $start } Punkten, mit Rakete, Satellit und Kapsel der Stufe 1 und einer Mondfähre. Vor dem ersten Jahr nimmt die zweite Person in der Reihenfolge eine Verbesserung nach Wahl, die dritte einen Treibstoff, die vierte beides.
sms-rules-year-4 = **2.4** Am Ende eines Jahres behältst du höchstens { $kept } Plättchen von jeder Sorte.

sms-rules-topic-specialists = 3. Spezialisten
sms-rules-specialists-1 = **3.1** Jedes Jahr hast du wieder alle { $count } Spezialisten und nutzt höchstens { $most } davon: Mit einer Karte auf der Hand musst du passen.
sms-rules-specialists-2 = **3.2** Bist du dran, spielst du einen Spezialisten, wählst genau einen seiner Blöcke und führst alle Aktionen darin von oben nach unten aus. Nur deine neueste Karte liegt offen.
sms-rules-specialists-3 = **3.3** Oder du passt: Dann machst du dieses Jahr keine Aktionen mehr und nimmst den nächsten Platz in der Reihenfolge für alles, was folgt, bis einschließlich der Aktionen des nächsten Jahres.
sms-rules-specialists-4 = **3.4** Das sind die Spezialisten und ihre Blöcke:

sms-rules-topic-actions = 4. Aktionen
sms-rules-actions-1 = **4.1 Verbesserung:** Nimm eine nach Wahl: Steuerungs-, Schub-, Sensor- oder Lebensreserve oder Zusatznutzlast.
sms-rules-actions-2 = **4.2** Plättchen kommen aus einem gemeinsamen Vorrat. Was nicht da ist, kannst du nicht nehmen; ist er knapp, bekommst du, was noch da ist.
sms-rules-actions-3 = **4.3 Kopieren:** Nutze einen Block eines Spezialisten, der offen vor jemand anderem liegt, als hättest du ihn gespielt; spielst du allein, vor dem Automa.
sms-rules-actions-4 = **4.4** Ein kopierter Spion kopiert nichts.
sms-rules-actions-5 = **4.5 Zurücknehmen:** Einer deiner gespielten Spezialisten kommt auf die Hand zurück und kann noch einmal gespielt werden.
sms-rules-actions-6 = **4.6** Den Spion, den du gerade nutzt, kannst du nicht zurücknehmen.
sms-rules-actions-7 = **4.7 Treibstoff, Training, Inspektion:** Nimm eines davon. Mehr als eine Inspektion besitzt du nie.
sms-rules-actions-8 = **4.8 Passen:** wie in 3.3. **Test:** siehe Thema 5. **Entwickeln:** siehe Thema 6.
sms-rules-actions-9 = **4.9** Eine Aktion, die nicht geht, gilt als getan.

sms-rules-topic-tests = 5. Tests
sms-rules-tests-1 = **5.1** Mit einem Test siehst du Karten eines deiner Technologiestapel an. Er zeigt dir, was kommt, und kann dich von Problemen befreien. Was du ziehst, sieht sonst niemand.
sms-rules-tests-2 = **5.2** Der Tester zieht eine Karte nach der anderen, bis zu drei; hör auf, wann du magst. Hast du eine entfernt oder zurückgelegt, ziehst du keine mehr.
sms-rules-tests-3 = **5.3** Der Wissenschaftler zieht zwei Karten auf einmal.
sms-rules-tests-4 = **5.4** Manches davon darf für immer aus dem Spiel: mit dem Tester ein großes oder ein kleines Problem, mit dem Wissenschaftler bis zu zwei kleine. Was entfernt wurde, sehen alle.
sms-rules-tests-5 = **5.5** Entferne, bevor du die erste Karte zurücklegst.
sms-rules-tests-6 = **5.6** Der Rest geht zurück, jede Karte an eine beliebige Stelle ihres Stapels. Die Stellen zählen nur für spätere Tests und Blicke, denn vor einer Mission wird der Stapel gemischt.

sms-rules-topic-craft = 6. Fluggeräte
sms-rules-craft-1 = **6.1** Rakete, Satellit und Kapsel haben je drei Stufen, die Mondfähre hat eine. Entwickeln hebt eines der drei um eine Stufe.
sms-rules-craft-2 = **6.2** Stufe 3 ist die höchste. Alle niedrigeren Stufen kannst du weiter nutzen.
sms-rules-craft-3 = **6.3** Eine Rakete braucht ihren Treibstoff und trägt ein bestimmtes Gewicht, je weiter der Weg, desto weniger: suborbital, Erdorbit, Mondtransfer.
sms-rules-craft-4 = **6.4** Satellit, Kapsel und Mondfähre haben ein Gewicht. Ist es zu viel, trägt jede Zusatznutzlast auf der Rakete eine Tonne mehr, solange Steckplätze frei sind.
sms-rules-craft-5 = **6.5** Jedes Fluggerät hat Steckplätze für bestimmte Verbesserungen; eine Kapsel hat auch Sitze und Plätze für Training.
sms-rules-craft-6 = **6.6** Jede neue Stufe von Rakete oder Kapsel mischt eines deiner { $upgrades } zusätzlichen kleinen Probleme in deinen Stapel Schub oder Lebenserhaltung: Neues ist weniger erprobt.
sms-rules-craft-7 = **6.7** Das sind die Fluggeräte, Stufe für Stufe:

sms-rules-topic-announce = 7. Ansagen und laden
sms-rules-announce-1 = **7.1** In Spielreihenfolge dürfen alle offen eine der acht Missionen ansagen, auch eine, die schon geflogen wurde. Wer keine ansagt, bleibt dieses Jahr am Boden.
sms-rules-announce-2 = **7.2** Du fliegst mit jeder Stufe, die deine Fluggeräte erreicht haben.
sms-rules-announce-3 = **7.3** Es müssen mindestens die Stufen sein, die die Mission verlangt.
sms-rules-announce-4 = **7.4** Getragen werden nur Fluggeräte, die die Mission verlangt; manche fliegt die Rakete allein.
sms-rules-announce-5 = **7.5** Manche Missionen brauchen vorher andere eigene Erfolge.
sms-rules-announce-6 = **7.6** Die Rakete muss alles in den Orbit tragen können, notfalls mit Zusatznutzlast.
sms-rules-announce-7 = **7.7** Die Rakete braucht ihren ganzen Treibstoff.
sms-rules-announce-8 = **7.8** Auf jeden Sitz kommt ein Astronaut. Sind sie knapp, fliegst du mit denen, die da sind; einen brauchst du mindestens.
sms-rules-announce-9 = **7.9** Treibstoff, Zusatznutzlast, Astronauten und deine Inspektion kommen von selbst an Bord. Von deinen Reserven und deinem Training wählst du, was du lädst.
sms-rules-announce-10 = **7.10** Eine Reserve braucht einen passenden Steckplatz, Training einen Platz in der Kapsel. Auch was der Flug nicht braucht, darf an Bord: Vielleicht nimmt ein Ereignis dies statt etwas anderem.
sms-rules-announce-11 = **7.11** Nur was an Bord ist, kann helfen, und was an Bord ist, ist danach weg.

sms-rules-topic-event = 8. Das Ereignis
sms-rules-event-1 = **8.1** Sind alle Missionen angesagt, wird das Ereignis des Jahres aufgedeckt. Es betrifft alle, die fliegen. Nimmt es eines von mehreren Dingen, wählst du, welches.
sms-rules-event-2 = **8.2** Du darfst deine Mission absagen: Du verlierst die Inspektion und behältst alles andere, bekommst aber weder Punkte noch Bonus.
sms-rules-event-3 = **8.3** Ein technisches Problem oder ein Reserveausfall trifft Missionen mit dieser Technologie: Du verlierst eines der gezeigten Plättchen oder deine Inspektion. Hast du beides nicht, musst du beim technischen Problem abbrechen; beim Reserveausfall geschieht nichts weiter.
sms-rules-event-4 = **8.4** Ein ungeschützter Verlust nimmt das Plättchen, falls es an Bord ist; die Inspektion hilft nicht.
sms-rules-event-5 = **8.5** Raumkrankheit verletzt auf jeder bemannten Mission einen Astronauten.
sms-rules-event-6 = **8.6** { $pile } der { $count } Ereignisse liegen im Stapel: Von denen mit * sind { $removed } in der Schachtel, und niemand weiß, welche. Die Ereignisse:

sms-rules-topic-flight = 9. Der Flug
sms-rules-flight-1 = **9.1** Ein Flug geht Schritt für Schritt. In jedem Schritt ist ein Fluggerät aktiv, und du ziehst für jede Technologie des Schritts eine Karte. Reserven helfen nur auf dem aktiven Fluggerät.
sms-rules-flight-2 = **9.2** Training kommt aus der Kapsel und braucht einen gesunden Astronauten.
sms-rules-flight-3 = **9.3** Vor dem Ereignis mischen alle, die fliegen, die Stapel, die ihre Mission braucht.
sms-rules-flight-4 = **9.4** Ein kleines Problem behebt ein passendes Plättchen, sonst treten seine Folgen ein. Ein großes muss erst ein Plättchen klein machen; dann kann ein weiteres es beheben. Ausgeben musst du nie etwas.
sms-rules-flight-5 = **9.5** Abbruch: Die Mission ist gescheitert. Sind Astronauten an Bord, wird noch der letzte Schritt gespielt, um sie heimzubringen; sonst ist sie sofort vorbei.
sms-rules-flight-6 = **9.6** Du hast Erfolg, wenn du ohne Abbruch durch alle Schritte kommst und bei einer bemannten Mission noch jemand lebt.

sms-rules-topic-technologies = 10. Technologien
sms-rules-technologies-1 = **10.1** Jede Technologie hat ihre eigenen Plättchen, die helfen; unten stehen sie.
sms-rules-technologies-2 = **10.2** Alle haben für jede von sechs Technologien einen Stapel aus fünf Karten: ein großes Problem, zwei kleine, eine Karte ohne Problem und eine fünfte, die ein kleines Problem ist oder keines.
sms-rules-technologies-3 = **10.3** Von deinen sechs fünften Karten sind zwei kleine Probleme und vier keine; welche welche ist, findest du nach und nach heraus. Was Probleme anrichten und was hilft:

sms-rules-topic-astronauts = 11. Astronauten
sms-rules-astronauts-1 = **11.1** Eine einzelne Verletzung trifft jemand Gesundes; nur wenn niemand an Bord mehr gesund ist, trifft sie jemand Verletztes. So viele Verletzungen, wie Astronauten an Bord sind, verteilst du nach Belieben, auch zwei auf dieselbe Person. Wen ein Verlust trifft, wählst ebenfalls du.
sms-rules-astronauts-2 = **11.2** Wer zweimal verletzt wird, ist verloren. Jeder Verlust kostet sofort { $points } Punkte.
sms-rules-astronauts-3 = **11.3** Ist niemand mehr an Bord, ist die Mission vorbei und gescheitert.

sms-rules-topic-rewards = 12. Nach dem Flug
sms-rules-rewards-1 = **12.1** Ein Fehlschlag bringt so viele Punkte wie die Nummer des Schritts, in dem es zuerst schiefging; 0, wenn es am Ereignis lag. Du darfst eine der dabei gezogenen Karten aus dem Spiel nehmen.
sms-rules-rewards-2 = **12.2** Nach dem Bonus gehen die gezogenen Karten an beliebige Stellen ihrer Stapel zurück, alle Plättchen von Bord in den Vorrat, ob gebraucht oder nicht, und die Fluggeräte zu dir.
sms-rules-rewards-3 = **12.3** Ein Erfolg bringt die Punkte der Mission und zählt in ihren Kategorien. Der erste Erfolg mit einer Mission bringt mehr und zählt bei einer Medienmission auch für Medien; danach wird die Karte auf ihre graue Seite gedreht und bringt nur noch die niedrigeren Punkte.
sms-rules-rewards-4 = **12.4** Erfolg oder nicht, jeder gesund heimgekehrte Astronaut bringt einen Punkt, und du nimmst einen Missionsbonus.

sms-rules-topic-bonuses = 13. Missionsboni
sms-rules-bonuses-1 = **13.1** Jedes Jahr bietet zwei Boni; wer geflogen ist, nimmt einen davon. Einer der beiden entfernt immer eine in der Mission gezogene Karte, zusätzlich zum Entfernen nach einem Fehlschlag.
sms-rules-bonuses-2 = **13.2** Angeboten wird nur, was geht. Mit einem Platz vorn stehst du sofort in der neuen Reihenfolge: Du beginnst bei den Aktionen des nächsten Jahres und behältst den Platz, wann immer du passt.
sms-rules-bonuses-3 = **13.3** Im Jahr, mit dem das Spiel endet, gibt es weder Boni noch wird etwas entfernt, denn es hätte keine Folgen mehr; gezogene Karten gehen von selbst zurück.
sms-rules-bonuses-4 = **13.4** Durchsehen kannst du nur einen Stapel mit Karten; ihre Reihenfolge bleibt. Diese Boni gibt es:

sms-rules-topic-end = 14. Das Ende
sms-rules-end-1 = **14.1** Ist das letzte Jahr vorbei, handelt niemand mehr und die Punkte werden gezählt. Das Jahr, in dem jemand zum ersten Mal { $mission } schafft, ist das letzte, auch wenn es der Automa war.
sms-rules-end-2 = **14.2** Sonst ist { $last } das letzte Jahr.
sms-rules-end-3 = **14.3** Wer gemeinsam die meisten Punkte hat, teilt sich den Sieg.

sms-rules-topic-scoring = 15. Wertung am Ende
sms-rules-scoring-1 = **15.1** In jeder Kategorie, die gewertet wird, bringen die meisten Erfolge { $most } Punkte und die zweitmeisten { $second }. Bei Gleichstand bekommen sie alle Beteiligten; ohne Erfolg gibt es nichts.
sms-rules-scoring-2 = **15.2** Medien werden immer gewertet. Über Mond, bemannt und unbemannt entscheiden Optionen des Tisches; gezählt werden alle Erfolge, denn manche Mission setzt sie voraus.
sms-rules-scoring-3 = **15.3** Punkte können unter null fallen.

sms-rules-topic-media = 16. Medienmissionen
sms-rules-media-1 = **16.1** Auf manche Missionen schaut die ganze Welt: Der erste Erfolg mit einer davon zählt auch für Medien.
sms-rules-media-2 = **16.2** In ersten Partien sind das { $missions }. Sie passen zu allem, nur nicht zu bemannten Missionen allein und zu Mond mit unbemannten; dafür werden vier andere gelost.
sms-rules-media-3 = **16.3** Mit den anderen Optionen sind es vier oder sechs Missionen einer Zeile, die zur Wertung am Ende passt: einer gelosten, oder der, die der Gastgeber wählt. Oder alle acht zählen.
sms-rules-media-4 = **16.4** In einer Zeile ist „5/7“ eine der beiden: gelost, oder vom Gastgeber gewählt. Das sind die Zeilen, nach dem, was neben Medien gewertet wird:
sms-rules-media-row = - { $scored }: vier aus { $four }; sechs aus { $six }
sms-rules-media-alone = nichts
sms-rules-media-line = Zeile { $number } ({ $missions })
sms-rules-media-then = { $one }, { $other }

sms-rules-topic-solo = 17. Allein gegen den Automa
sms-rules-solo-1 = **17.1** Allein spielst du gegen den Automa mit dem Vorrat für zwei. Du bist im ersten Jahr nach ihm dran und beginnst mit einer Verbesserung nach Wahl. Der Automa beginnt mit { $normal } Punkten, als Anfänger mit { $trainee }.
sms-rules-solo-2 = **17.2** Vor jedem deiner Spezialisten deckt er einen eigenen auf, den dein Spion kopieren darf. Du siehst ihn, bevor du dich entscheidest, ob du spielst oder passt: So verstehen wir „bevor du spielst“.
sms-rules-solo-3 = **17.3** Die Reihenfolge nach den Aktionen: Hast du einen Spezialisten zurückgenommen, bist du danach an zweiter Stelle; hast du mit der Aktion des Spions gepasst oder weniger als fünf Spezialisten gespielt, an erster. Bei beidem oder keinem bleibt sie.
sms-rules-solo-4 = **17.4** Hast du angesagt, entscheidet seine Karte, was er fliegt. Er braucht keine Voraussetzungen, hat immer Erfolg und bekommt für eine bemannte Mission einen Punkt mehr.
sms-rules-solo-5 = **17.5** Er kann dir erste Erfolge wegschnappen und das Spiel auf dem Mond beenden.

sms-rules-solo-6 = **17.6** Auf seiner Karte stehen eine oder mehrere Möglichkeiten; die erste, die passt, gilt. Jede Karte kommt einmal, die Reihenfolge kennt niemand, und aufgedeckte bleiben offen. Sind schon alle Missionen geglückt, fliegt er die letzte noch einmal. Seine Karten nach Typ, und wie viele davon in seinem Stapel sind:
sms-rules-automa-type = - { $type }: { $symbols }
sms-rules-automa-deck = - { $level }: { $cards }

sms-rules-topic-edition = 18. Diese Ausgabe
sms-rules-edition-1 = **18.1** Space Missions ist ein Spiel von Frank Müller, 2024 bei tiros-games erschienen. Alle Ehre gebührt ihnen; gefällt es dir, hol dir die Schachtel. Es ist nicht *Space Mission* von Matt Worden, das hier auch gespielt wird.
sms-rules-edition-2 = **18.2** Vieles, was in der Schachtel gedruckt ist, ist nirgends veröffentlicht. Die Schritte der meisten Missionen, Steckplätze, Gewichte, Blöcke, Ereignisse und Boni sind hier unsere eigene Ausgabe, den Regeln angepasst und durch Simulation ausgewogen.
sms-rules-edition-3 = **18.3** Auch Bilder, Worte und die Namen von Missionen und Ereignissen sind unsere.
sms-rules-edition-4 = **18.4** Ein Tisch spielt bis zum Ende nach den Regeln, mit denen er begann. An Tischen, die mit der ersten Fassung dieser Regeln begannen, wählst du auch bei einer einzelnen Verletzung, wen sie trifft (11.1).
