### Die geführte erste Partie Space Missions.

sms-lesson-goal-1 = **Das Ziel:** die meisten Punkte am Ende von 1969, oder schon nach dem Jahr der ersten Mondlandung. Du leitest eine Raumfahrtbehörde und beginnst mit 10 Punkten.
sms-lesson-goal-2 = **Punkte:** Missionen. Der erste Erfolg mit einer Mission bringt am meisten, spätere weniger. Am Ende gibt es Punkte für die meisten Erfolge einer Art: Medien, Mond, bemannt, unbemannt.
sms-lesson-goal-3 = **Ein Jahr:** Deine Spezialisten bereiten einen Flug vor; jede Behörde darf eine Mission ansagen; ein Ereignis trifft manche davon; dann fliegen alle.
sms-lesson-goal-4 = **Ein Flug** zieht Karten: Probleme oder keine. Jede Technologie, etwa *Schub* oder *Landung*, hat ihren eigenen Stapel. Was du daraus vorher entfernt hast und was an Bord ist, entscheidet, ob der Flug gelingt.

sms-lesson-symbol-1 = 🧑‍🚀 **Spezialist:** Spiel einen und nutze einen seiner Blöcke. Du hast jedes Jahr sechs und nutzt bis zu fünf.
sms-lesson-symbol-2 = 🔧 **Verbesserung:** eine Reserve (Steuerung, Schub, Sensor, Leben) oder Zusatznutzlast.
sms-lesson-symbol-3 = 🧪 **Teste** eine Technologie: Sieh Karten ihres Stapels an, 🗑️ nimm Probleme aus dem Spiel, 📥 leg den Rest zurück.
sms-lesson-symbol-4 = 📐 **Entwickle** Rakete, Satellit oder Kapsel um eine Stufe.
sms-lesson-symbol-5 = 🕵️ **Kopiere** einen Spezialisten, der offen vor jemand anderem liegt.
sms-lesson-symbol-6 = 📣 **Sag** eine Mission **an**. 🧰 Lade alles, was passt (📦 ein Plättchen nach dem anderen). ✅ Bereit.
sms-lesson-symbol-7 = 🚀 **Starte**, oder 🛑 sag die Mission ab.
sms-lesson-symbol-8 = **Im Flug:** ✅ kein Problem · 🟨 kleines Problem · 🔥 großes Problem · 🛠️ mit einem Plättchen beheben · 💥 hinnehmen
sms-lesson-symbol-9 = 🎖️ **Missionsbonus** nach jedem Flug, ob er gelang oder nicht.
sms-lesson-symbol-10 = 🏁 **Passen:** dieses Jahr keine Spezialisten mehr; wer zuerst passt, ist bei allem Weiteren zuerst dran.
sms-lesson-symbol-11 = **Missionskarten:** Satellit: unbemannt · Helm: bemannt · Mond: Mond · Fernseher: Medien. Gelb: Punkte für den ersten Erfolg; grau: für spätere. Darunter die nötigen Fluggeräte, ein Punkt für jede Stufe.
sms-lesson-symbol-12 = **Plättchen:** Grüne Sechsecke sind Verbesserungen (Fadenkreuz: Steuerung, Rakete: Schub, Schüssel: Sensor, Herz: Leben, Gewicht: Zusatznutzlast). Tropfen: Treibstoff · Hut: Training · Liste mit Haken: Inspektion.
sms-lesson-symbol-13 = ⭐ eine gute Aktion · ⚠ am Ende eines Knopfs: lässt sich nicht zurücknehmen

sms-lesson-mechanic = **Spiel einen Spezialisten** und nutze *einen* seiner Blöcke. Denk zuerst an den Flug dieses Jahres: Die leichteste Mission, #1 { sms-mission-1 }, braucht nur Rakete 1 und zieht zwei Karten deines Stapels **Schub**. Der zweite Block des Mechanikers bringt den **Treibstoff**, mit dem eine Rakete fliegt, und eine **Verbesserung**, ein Plättchen, das im Flug hilft: Nimm eine *Schubreserve* (noch 4 sind da; R1 ist als Zweiter dran und begann darum mit einer). Sie behebt ein kleines Problem mit dem Schub. Ohne sie beendet so ein Problem den Flug: *Abbruch*.
sms-lesson-tester = **Tests** machen einen Flug sicherer, bevor er beginnt. Jede deiner sechs Technologien hat einen Stapel aus fünf Karten: ein großes Problem, zwei kleine, einmal keins und eine unbekannte. Der Tester zieht bis zu drei nacheinander und darf ein Problem für immer entfernen. Teste, was deine Mission zieht: **Schub**. Die Karten siehst nur du.
sms-lesson-major = Das **große Problem**: Im Flug würde eine Reserve nur ein kleines daraus machen. Nimm es gleich aus dem Spiel; Besseres ist hier nicht zu finden.
sms-lesson-scientist = Auch der **Wissenschaftler** testet: zwei Karten auf einmal, und bis zu zwei *kleine* Probleme dürfen weg. Noch einmal **Schub**: Ein Stapel fast ohne Probleme ist mehr wert als zwei halb getestete.
sms-lesson-minor = Zwei **kleine Probleme**: Entferne beide. Dann liegen beim Schub noch zwei Karten: eine ohne Problem und die unbekannte.
sms-lesson-engineer = **Spätere Missionen** brauchen bessere Fluggeräte. Der Ingenieur entwickelt eins davon um eine Stufe: **Rakete 2** trägt mehr und fliegt bis in die Umlaufbahn des Mondes; Rakete 1 kannst du weiter nutzen. Der Preis: Ein kleines Problem wird in deinen Stapel Schub gemischt (bei der Kapsel in die Lebenserhaltung). Eins kann deine Reserve beheben, du kannst es dir also leisten.
sms-lesson-spy = Dein **Spion** kopiert einen Block des Spezialisten, der offen vor jemand anderem liegt. Beim Computer ist das der Wissenschaftler; sein zweiter Block **entwickelt ein Fluggerät**. **Kapsel 2** nimmt zwei Astronauten mit: Mit Rakete 2 fliegt sie in den nächsten Jahren #5 { sms-mission-5 }, 7 Punkte für den ersten Erfolg.
sms-lesson-met-passed = Du hast **gepasst**; mit nur einer Karte auf der Hand müssen das alle. Wer zuerst passt, ist bei allem Weiteren zuerst dran. Nächstes Jahr hast du wieder alle sechs Spezialisten.
sms-lesson-announce = **Sag eine Mission an.** #1 { sms-mission-1 } bringt 5 Punkte für den ersten Erfolg. Rakete 1 genügt, und ihr Treibstoff ist da. Die meisten anderen verlangen bessere Fluggeräte oder wie #3 vorher einen Erfolg.
sms-lesson-load = **Laden:** Nur was an Bord ist, kann helfen, und danach ist alles davon weg. Lade alles, was passt und nützt: deine Schubreserve. Der Treibstoff kommt von selbst an Bord.
sms-lesson-met-event-turned = Das **Ereignis** des Jahres wird aufgedeckt, sobald alle Missionen angesagt sind. Es trifft Missionen mit seiner Technologie: Sie verlieren ein Plättchen oder brechen sogar ab. Die Frage oben sagt, was deine trifft.
sms-lesson-launch = Starten oder absagen? Dieses Ereignis trifft die **Steuerung**, und deine Mission braucht nur Schub: Sie ist nicht betroffen. Also **starte**.
sms-lesson-met-step-began = Ein Flug geht Schritt für Schritt: In jedem ziehst du für jede genannte Technologie eine Karte.
sms-lesson-solve = { sms-mission-1 } hat zwei Schritte, beide mit Schub. Ein **kleines Problem**, wohl das der neuen Rakete: Dafür ist deine Schubreserve da. Gib sie aus; sonst wäre die Mission abgebrochen.
sms-lesson-met-rewarded = **Erfolg:** Du bist ohne Abbruch durch alle Schritte gekommen. Der erste Erfolg mit einer Mission bringt am meisten Punkte, spätere bringen weniger. Jeder zählt am Ende in den Kategorien seiner Mission, hier *unbemannt*.
sms-lesson-met-suffered = **Was schiefging:** { $technology }, { $problem }. Kein Plättchen an Bord hat es behoben, also kam die Folge.
sms-lesson-met-aborted = { $step ->
    [0] **Dein Flug wurde abgebrochen,** schon vor dem ersten Schritt durch das Ereignis.
   *[other] **Dein Flug wurde abgebrochen** in Schritt { $step }.
}
sms-lesson-met-consoled = **Was es kostet:** alles, was an Bord war, und die Punkte eines Erfolgs; ein Fehlschlag bringt die Nummer seines Schritts ({ $points }). **Was du jetzt tust:** das Problem gleich aus dem Spiel nehmen, nächstes Jahr eine Reserve für seine Technologie mitnehmen und die Mission wieder ansagen.
sms-lesson-bonus = Alle, die geflogen sind, nehmen einen der zwei **Missionsboni** des Jahres. Entferne das **kleine Problem**, das du gezogen hast: Dein Stapel Schub ist dann wieder fast frei von Problemen, und das hilft allen späteren Flügen.
sms-lesson-back = Die anderen Karten kommen zurück in ihre Stapel. Das schadet keinem Flug: Vor jedem Flug wird gemischt. Die Reihenfolge zählt nur für Tests, und ein Test zieht von **oben** (Stelle 1). Liegen **Probleme obenauf**, findet er sie zuerst.

sms-lesson-free-specialist-both = **Der Plan für dieses Jahr:** #1 { sms-mission-1 } mit Rakete 1. Sie fliegt mit **Treibstoff**, und eine **Schubreserve** behebt ein kleines Problem mit dem Schub. Dieser Block bringt den Treibstoff und eine Verbesserung: diese Reserve.
sms-lesson-free-specialist-fuel = **Der Plan für dieses Jahr:** #1 { sms-mission-1 } mit Rakete 1. Sie fliegt mit **Treibstoff**, und dieser Block bringt ihn.
sms-lesson-free-specialist-backup = **Der Plan für dieses Jahr:** #1 { sms-mission-1 } mit Rakete 1. Dieser Block bringt eine **Verbesserung**: Nimm eine Schubreserve, sie behebt im Flug ein kleines Problem mit dem Schub.
sms-lesson-free-specialist-test = **Der Plan für dieses Jahr:** #1 { sms-mission-1 } mit Rakete 1. Sie zieht Karten Schub. **Tests** machen ihren Flug sicherer: Ein Problem, das du aus dem Stapel entfernst, wird nicht mehr gezogen.
sms-lesson-free-specialist-develop = Dieser Block **entwickelt ein Fluggerät**. Dem Flug dieses Jahres hilft das nicht, aber es macht spätere Missionen möglich.
sms-lesson-free-specialist-copy = **Der Spion** kopiert einen Block eines Spezialisten, der offen vor jemand anderem liegt.
sms-lesson-free-specialist-take-back = **Der Spion** holt einen deiner Spezialisten zurück auf die Hand: Du spielst ihn dieses Jahr noch einmal.
sms-lesson-free-specialist-later = Was dieser Block bringt, ist ein **Vorrat**: gegen ein Ereignis oder für spätere Jahre.
sms-lesson-free-develop-rocket = Eine bessere **Rakete** trägt mehr und fliegt weiter. Aber sie mischt ein kleines Problem in den Schub, und davon zieht die Mission dieses Jahres.
sms-lesson-free-develop-satellite = Ein besserer **Satellit** macht spätere Missionen möglich und bringt in keinen Stapel ein Problem.
sms-lesson-free-develop-capsule = Eine bessere **Kapsel** macht spätere bemannte Missionen möglich. Sie mischt ein kleines Problem in die Lebenserhaltung; von diesem Stapel zieht die Mission dieses Jahres nicht.

sms-lesson-free-enhance = Die Mission dieses Jahres zieht Karten Schub: Nimm eine **Schubreserve**. Sie behebt im Flug ein kleines Problem mit dem Schub.
sms-lesson-free-enhance-more = Eine Schubreserve hast du, und mehr trägt Rakete 1 nicht. Eine andere **Verbesserung** hilft einer späteren Mission.
sms-lesson-free-test = **Teste den Schub:** Die Mission dieses Jahres zieht Karten Schub. Jedes Problem, das du entfernst, macht ihren Flug sicherer.
sms-lesson-free-test-more = Die Mission dieses Jahres zieht nicht von diesem Stapel, spätere aber schon: Entferne Probleme früh.
sms-lesson-free-remove = **Entferne** das schlimmste Problem: Es kommt nie wieder.
sms-lesson-free-announce = **Sag** eine Mission **an**, deren Fluggeräte und Treibstoff du hast und die wahrscheinlich gelingt. Erste Erfolge bringen am meisten.
sms-lesson-free-fill = **Lade** alles, was passt: Nur was an Bord ist, kann helfen.
sms-lesson-free-launch = **Starte**, wenn das Ereignis nicht gerade nimmt, was du unbedingt brauchst: Die Frage oben sagt, was es deiner Mission nimmt. Absagen rettet deine Plättchen und bringt nichts.
sms-lesson-free-solve = **Behebe** das Problem mit einem Plättchen, außer die Folge ist harmlos oder ein späterer Schritt braucht das Plättchen mehr.
sms-lesson-free-bonus = Einen **Missionsbonus** bekommst du nach jedem Flug. Ein Problem zu entfernen hilft allen späteren Flügen.
sms-lesson-free-put-back = **Leg die Karten zurück:** Das schadet keinem Flug, denn vor jedem wird gemischt. Ein späterer Test zieht von oben und findet Probleme obenauf zuerst.

sms-lesson-ends = Der geführte Teil endet mit diesem ersten Jahr, wenn alle Missionen geflogen sind.
sms-lesson-cost = { $next ->
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

sms-lesson-known-1 = **Ein Jahr:** Spezialisten, ansagen, laden, Ereignis, Flug, Punkte und ein Bonus.
sms-lesson-known-2 = **Ein gutes Jahr** beginnt mit seiner Mission: ihrem Treibstoff, Reserven für ihre Technologien, Tests ihrer Stapel.
sms-lesson-known-3 = **Probleme:** Kleine behebt ein Plättchen, große brauchen zwei. Was du entfernst, ist für immer weg.
sms-lesson-known-4 = **Fluggeräte:** Höhere Stufen tragen mehr und machen spätere Missionen möglich; die von Rakete und Kapsel bringen ein kleines Problem.
sms-lesson-known-5 = **Punkte:** vor allem für erste Erfolge; am Ende 5 für die meisten Erfolge einer Kategorie, 2 für die zweitmeisten.
sms-lesson-known-6 = **Bemannte Missionen** brauchen auch Astronauten: Wer gesund heimkommt, bringt einen Punkt, wer verloren geht, kostet welche.

# The legend's picture
sms-legend-specialists = Spezialisten
sms-legend-technologies = Technologien
sms-legend-problems = Karten eines Technologiestapels
sms-legend-tokens = Plättchen
sms-legend-craft = Fluggeräte
sms-legend-astronauts = Astronauten
sms-legend-astronauts-healthy = gesund
sms-legend-astronauts-injured = verletzt
sms-legend-astronauts-lost = verloren
sms-legend-categories = Arten von Missionen
