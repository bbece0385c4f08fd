### Die Regeln von Crazy Eights in unseren Worten. Ablehnungen nennen diese Absätze mit ihrer Nummer.

ce-rules-summary-1 = **Ziel.** Werd deine Karten vor den anderen los.
ce-rules-summary-2 = **Dein Zug**
ce-rules-summary-3 = - **Spiel eine Karte aus,** die die verlangte Farbe hat oder den Rang der obersten Karte.
ce-rules-summary-4 = - **Spiel eine Acht aus,** wann du willst, und nenn die Farbe, die jetzt zu bedienen ist.
ce-rules-summary-5 = - **Zieh,** wenn du nicht ausspielen kannst oder willst, bis zu dreimal in einem Zug; nach jedem Ziehen darfst du ausspielen.
ce-rules-summary-6 = - **Pass** nur, wenn du nicht mehr ziehen darfst.
ce-rules-summary-7 = **Das Ende** kommt, wenn eine Hand leer ist oder alle reihum gepasst haben. Es gewinnt, wer die wenigsten Punkte auf der Hand hat: Eine Acht zählt 50, König, Dame und Bube 10, ein Ass 1, alle anderen ihre Zahl.
ce-rules-summary-8 = **Ein guter Anfang:** Heb dir deine Achten auf, bis nichts anderes passt, aber nicht zu lange.

ce-rules-topic-goal = 1. Worum es geht
ce-rules-goal-1 = **1.1** Du willst deine Karten vor den anderen loswerden. Die 52 Karten werden gemischt; zu zweit bekommt ihr je sieben, zu dritt oder viert je fünf. Die nächste Karte wird aufgedeckt und beginnt den Ablagestapel. Der Rest ist der Stapel.
ce-rules-goal-2 = **1.2** Die Farbe der aufgedeckten Karte ist die erste, die zu bedienen ist, auch wenn sie eine Acht ist.

ce-rules-topic-turn = 2. Dein Zug
ce-rules-turn-1 = **2.1** Ihr seid reihum am Zug, Platz für Platz. Wer beginnt, wird ausgelost.
ce-rules-turn-2 = **2.2** In deinem Zug spielst du eine Karte oder eine Acht aus oder ziehst. Darfst du nicht ziehen, dann darfst du passen.
ce-rules-turn-3 = **2.3** Du spielst Karten aus deiner Hand aus, offen auf den Ablagestapel, eine in einem Zug.

ce-rules-topic-play = 3. Eine Karte ausspielen
ce-rules-play-1 = **3.1** Eine Karte passt, wenn sie die verlangte Farbe hat oder denselben Rang wie die oberste Karte des Ablagestapels.
ce-rules-play-2 = **3.2** Danach ist ihre eigene Farbe zu bedienen.

ce-rules-topic-eight = 4. Achten
ce-rules-eight-1 = **4.1** Eine Acht passt immer. Wenn du sie ausspielst, nennst du die Farbe, die zu bedienen ist.
ce-rules-eight-2 = **4.2** Nur mit einer Acht verlangst du eine Farbe.
ce-rules-eight-3 = **4.3** Du nennst eine der vier Farben; es darf auch die der Acht sein.

ce-rules-topic-draw = 5. Ziehen und passen
ce-rules-draw-1 = **5.1** Kannst oder willst du nicht ausspielen, dann zieh die oberste Karte des Stapels. Nach jedem Ziehen darfst du eine Karte ausspielen, die passt, auch die eben gezogene. Passen darfst du nur, wenn du nicht ziehen darfst.
ce-rules-draw-2 = **5.2** In einem Zug ziehst du bis zu drei Karten. Eine Option des Tisches macht eine daraus.
ce-rules-draw-3 = **5.3** Ist der Stapel leer, dann bleibt er es: Der Ablagestapel wird nicht neu gemischt. Wenn du dann nicht ausspielst, passt du.

ce-rules-topic-end = 6. Das Ende
ce-rules-end-1 = **6.1** Nach dem Ende ist niemand mehr am Zug.
ce-rules-end-2 = **6.2** Die Runde endet, wenn eine Hand leer ist.
ce-rules-end-3 = **6.3** Sie endet auch, wenn alle reihum gepasst haben und dazwischen niemand ausgespielt oder gezogen hat.

ce-rules-topic-scoring = 7. Wertung
ce-rules-scoring-1 = **7.1** Karten auf der Hand zählen: eine Acht 50, König, Dame und Bube 10, ein Ass 1, jede andere Karte ihre Zahl.
ce-rules-scoring-2 = **7.2** Es gewinnt, wer am wenigsten Punkte auf der Hand hat. Dafür gibt es von allen anderen, was ihre Hand mehr zählt als die eigene; mit leerer Hand ist das alles, was die anderen halten. Die anderen bekommen nichts.
ce-rules-scoring-3 = **7.3** Haben mehrere am wenigsten Punkte auf der Hand, dann gewinnen sie gemeinsam. Dahinter ist besser, wer weniger Punkte auf der Hand hat.

ce-rules-topic-edition = 8. Diese Ausgabe
ce-rules-edition-1 = **8.1** Crazy Eights ist ein überliefertes, gemeinfreies Spiel, das mit vielen Hausregeln gespielt wird. Ein Spiel ist hier eine Runde.
ce-rules-edition-2 = **8.2** Die Auswahl der Regeln, die Worte und die Bilder sind unsere eigene Ausgabe.
