### Die geführte erste Partie Space Missions.

sms-lesson-goal-1 = **Das Ziel:** die meisten Punkte nach dem Jahr 1969. Landen schon vorher Menschen auf dem Mond, ist jenes Jahr das letzte. Du leitest eine Raumfahrtbehörde und beginnst mit 10 Punkten.
sms-lesson-goal-2 = **Punkte:** für Missionen. Der erste Erfolg mit einer Mission bringt am meisten, spätere weniger. Am Ende bringen die meisten Erfolge in einer Kategorie (etwa bemannt oder Mond) 5 Punkte, die zweitmeisten 2.
sms-lesson-goal-3 = **Ein Jahr:** Deine Spezialisten bereiten einen Flug vor. Dann wählt jede Behörde eine Mission für dieses Jahr, ein Ereignis des Jahres stört vielleicht manche davon, und alle fliegen.
sms-lesson-goal-4 = **Ein Flug** zieht Karten: Probleme oder keine. Jede Technologie, etwa *Schub* oder *Landung*, hat ihren eigenen Stapel. Ein Flug gelingt, wenn du vorher Probleme daraus entfernt hast oder an Bord hast, was sie behebt.

sms-lesson-symbol-1 = 🧑‍🚀 **Spezialist:** Spiel einen und nutze einen seiner Blöcke, der Felder auf seiner Karte. Du hast jedes Jahr sechs und nutzt bis zu fünf.
sms-lesson-symbol-2 = 🔧 **Verbesserung:** eine Reserve (Steuerung, Schub, Sensor, Leben), die im Flug Probleme behebt, oder Zusatznutzlast: Die Rakete trägt 1 t mehr.
sms-lesson-symbol-3 = 🧪 **Teste** eine Technologie: Sieh Karten ihres Stapels an, 🗑️ nimm Probleme aus dem Spiel, 📥 leg zurück, was übrig ist.
sms-lesson-symbol-4 = 📐 **Entwickle** Rakete, Satellit oder Kapsel um eine Stufe.
sms-lesson-symbol-5 = 🕵️ **Kopiere** einen Spezialisten, der offen vor jemand anderem liegt.
sms-lesson-symbol-6 = 📣 **Sag** die Mission **an**, die du dieses Jahr fliegst. 🧰 **Lade** die Plättchen, die im Flug helfen, alle auf einmal (📦 oder einzeln); ✅ beendet das Laden.
sms-lesson-symbol-7 = 🚀 **Starte**, oder 🛑 sag die Mission ab.
sms-lesson-symbol-8 = **Im Flug:** ✅ kein Problem · 🟨 kleines Problem · 🔥 großes Problem · 🛠️ mit einem Plättchen beheben · 💥 nicht beheben
sms-lesson-symbol-9 = 🎖️ **Missionsbonus** nach jedem Flug, ob er gelang oder nicht.
sms-lesson-symbol-10 = 🏁 **Passen:** dieses Jahr keine Spezialisten mehr; wer zuerst passt, ist bei allem Weiteren zuerst dran.
sms-lesson-symbol-11 = **Missionskarten:** Satellit: unbemannt · Helm: bemannt · Mond: Mond · Fernseher: Medien. Gelb: Punkte für den ersten Erfolg; grau: für spätere. Darunter die nötigen Fluggeräte mit ihrer Stufe.
sms-lesson-symbol-12 = **Plättchen:** Grüne Sechsecke sind Verbesserungen (Fadenkreuz: Steuerung, Rakete: Schub, Schüssel: Sensor, Herz: Leben, Gewicht: Zusatznutzlast). Tropfen: Treibstoff · Hut: Training · Liste mit Haken: Inspektion.
sms-lesson-symbol-13 = **Spielplan:** unter jedem Jahr seine zwei Missionsboni. **Kontrollpult:** blasse Formen: freie Plätze, denn nur so viele Plättchen passen an Bord; Bögen: Tonnen, die die Rakete suborbital, in den Erdorbit, zum Mond trägt.
sms-lesson-symbol-14 = ⭐ eine gute Aktion · ⚠ am Ende eines Knopfs: lässt sich nicht zurücknehmen

sms-lesson-mechanic = **Spiel einen Spezialisten** und nutze *einen* seiner Blöcke. Überleg zuerst, was du dieses Jahr fliegen willst; angesagt wird es erst später. Der Spielplan zeigt die acht Missionen; die leichteste ist #1 { sms-mission-1 }: Sie braucht nur Rakete 1 und zieht zwei Karten deines Stapels **Schub**. Der zweite Block des Mechanikers bringt **Treibstoff** für die Rakete und eine **Verbesserung**, ein Plättchen für den Flug: Nimm eine *Schubreserve*. Sie behebt ein kleines Problem mit dem Schub. Ohne sie beendet so ein Problem den Flug (*Abbruch*).
sms-lesson-astronaut = Der **Astronaut** bringt zwei Dinge für spätere Jahre: **Training** behebt Probleme auf bemannten Flügen, und größere Raketen brauchen mehr **Treibstoff**. Deinen Spion heb dir noch auf: Er kopiert eine Karte, die vor dem Computer liegt, und noch liegt dort keine, die du brauchst.
sms-lesson-spy = Dein **Spion** kopiert einen Block eines Spezialisten, der offen vor dem Computer liegt: hier den Tester. Ein **Test** macht einen Flug sicherer. Jede Technologie hat einen Stapel aus fünf Karten: ein großes Problem, zwei kleine, eine Karte ohne Problem und eine, die niemand kennt. Du ziehst bis zu drei nacheinander und darfst ein Problem für immer entfernen. Teste, was deine Mission zieht: **Schub**. Die Karten siehst nur du.
sms-lesson-major = Ein **großes Problem**. Im Flug würde eine Reserve nur ein kleines daraus machen, und erst eine zweite würde es beheben. Entferne es also.
sms-lesson-scientist = Auch der **Wissenschaftler** testet: zwei Karten auf einmal, und bis zu zwei *kleine* Probleme dürfen weg. Noch einmal **Schub**: Sicher fliegst du nur mit einem Stapel fast ohne Probleme.
sms-lesson-minor = Zwei **kleine Probleme**: Entferne beide. Dann liegen beim Schub noch zwei Karten: eine ohne Problem und die unbekannte.
sms-lesson-engineer = Der **Ingenieur** bringt hier 2 Treibstoff: Rakete 2 braucht 2 für jeden Flug, Rakete 3 braucht 3. Sein anderer Block, *ein Fluggerät entwickeln*, baut ein besseres. Das hilft späteren Missionen, aber eine neue Rakete mischt ein kleines Problem in deinen Stapel Schub. Heb dir das also für ein späteres Jahr auf. Bleibt dir danach nur eine Karte, musst du als Nächstes passen.
sms-lesson-met-passed = Du hast **gepasst**; mit nur einer Karte auf der Hand müssen das alle. Wer zuerst passt, ist ab jetzt zuerst dran: Gelingt euch beiden dieselbe Mission, ist der erste Erfolg deiner. Nächstes Jahr hast du wieder alle sechs Spezialisten.
sms-lesson-announce = **Sag eine Mission an:** Welche fliegst du dieses Jahr? #1 { sms-mission-1 } bringt 5 Punkte für den ersten Erfolg. Rakete 1 und ihren Treibstoff hast du. Die meisten anderen Missionen verlangen bessere Fluggeräte oder vorher einen eigenen Erfolg.
sms-lesson-load = **Laden:** Nur was an Bord ist, kann helfen, und nach dem Flug ist alles davon weg. Der erste Knopf lädt alles, was nützt (deine Schubreserve), und du bist bereit. Der Treibstoff kommt von selbst an Bord.
sms-lesson-met-event-turned = Jedes Jahr hat ein **Ereignis**; es wird aufgedeckt, sobald alle Missionen angesagt sind. Manche kosten Missionen ein Plättchen oder brechen sie sogar ab.
sms-lesson-launch = Starten oder absagen? Das Ereignis dieses Jahres tut nichts, also **starte**. Bei einem schlimmen Ereignis rettet das Absagen deine Plättchen, außer einer Inspektion.
sms-lesson-met-step-began = Ein Flug geht Schritt für Schritt. In jedem ziehst du Karten der Stapel, die er nennt. Ist ein Stapel leer, kann mit ihm nichts passieren.
sms-lesson-solve = { sms-mission-1 } hat zwei Schritte mit Schub, also kommen beide Karten deines Stapels. Die unbekannte ist ein **kleines Problem**: Dafür ist deine Schubreserve da. Nutz sie; sonst endet der Flug hier.
sms-lesson-met-rewarded = **Erfolg:** alle Schritte ohne Abbruch. Er bringt Punkte und zählt auch am Ende, in den Kategorien der Mission, hier *unbemannt*.
sms-lesson-met-suffered = **Was schiefging:** { $technology }, { $problem }. Kein Plättchen an Bord hat es behoben, also kam die Folge.
sms-lesson-met-aborted = { $step ->
    [0] **Dein Flug wurde abgebrochen,** schon vor dem ersten Schritt durch das Ereignis.
   *[other] **Dein Flug wurde abgebrochen** in Schritt { $step }.
}
sms-lesson-met-consoled = **Was es kostet:** alles, was an Bord war, und die Punkte eines Erfolgs. Auch ein Fehlschlag bringt einen Punkt für jeden erreichten Schritt: { $points }. **Was du jetzt tust:** das Problem gleich aus dem Spiel nehmen, nächstes Jahr eine Reserve für seine Technologie mitnehmen und die Mission wieder ansagen.
sms-lesson-bonus = Jede Behörde, die geflogen ist, nimmt einen der zwei **Missionsboni** des Jahres. Entferne das **kleine Problem**, das du gezogen hast: Dann ist dein Stapel Schub frei von Problemen, und alle späteren Flüge sind sicherer.

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
sms-lesson-free-put-back = **Leg die Karten zurück.** Wo sie liegen, zählt nur für deinen nächsten Test dieses Stapels: Er zieht von oben, Probleme obenauf findet er also zuerst. Vor einem Flug wird der Stapel gemischt.

sms-lesson-ends = Der geführte Teil endet mit diesem ersten Jahr, wenn alle Missionen geflogen sind.
sms-lesson-rest = Die Partie geht noch fünf bis sieben Jahre weiter, bis Ende 1969 oder bis zum Ende des Jahres mit der ersten Mondlandung, eine gute Dreiviertelstunde.
sms-lesson-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

sms-lesson-known-1 = **Ein Jahr:** Spezialisten, ansagen, laden, Ereignis, Flug, Punkte und ein Bonus.
sms-lesson-known-2 = **Ein gutes Jahr** beginnt mit seiner Mission: ihrem Treibstoff, Reserven für ihre Technologien, Tests ihrer Stapel.
sms-lesson-known-3 = **Probleme:** Kleine behebt ein Plättchen, große brauchen zwei. Was du entfernst, ist für immer weg.
sms-lesson-known-4 = **Fluggeräte:** Höhere Stufen tragen mehr und machen spätere Missionen möglich. Eine neue Rakete bringt ein kleines Problem in den Schub, eine neue Kapsel in die Lebenserhaltung.
sms-lesson-known-5 = **Punkte:** vor allem für erste Erfolge; auch ein Fehlschlag bringt einen für jeden erreichten Schritt; am Ende 5 und 2 in jeder Kategorie.
sms-lesson-known-6 = **Bemannte Missionen** brauchen auch Astronauten: Wer gesund heimkommt, bringt einen Punkt, wer verloren geht, kostet welche.

# The legend's picture
sms-legend-specialists = Spezialisten
sms-legend-technologies = Technologien
sms-legend-problems = Karten eines Technologiestapels
sms-legend-face-down = verdeckt
sms-legend-tokens = Plättchen
sms-legend-slot = freier Platz
sms-legend-craft = Fluggeräte
sms-legend-orbits = So weit trägt eine Rakete
sms-legend-astronauts = Astronauten
sms-legend-astronauts-healthy = gesund
sms-legend-astronauts-injured = verletzt
sms-legend-astronauts-lost = verloren
sms-legend-categories = Kategorien von Missionen
sms-legend-years = Missionsboni der Jahre
sms-legend-bonus-fuel-2 = 2 Treibstoff
sms-legend-bonus-look-technology = Stapel durchsehen
sms-legend-bonus-look-event = Ereignis ansehen
sms-legend-bonus-sequence-first-free = Platz vorn
sms-legend-bonus-remove-drawn-card = Karte entfernen
