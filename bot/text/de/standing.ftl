# Gewertete Tische
term-rated = Wofür es zählt
term-rated-friendly = Freundschaftsspiel: für nichts
term-rated-rated = gewertet: für die Wertung aller am Tisch, wenn alle zustimmen
lobby-rated = Dieser Tisch ist gewertet: Er zählt für die Wertungen, die dieser Server unter **/rangliste** sieht. Alle hier haben zugestimmt.
lobby-rated-waits = Dieser Tisch soll gewertet sein, und { $who } hat noch nicht zugestimmt. Beginnt er vorher, ist es ein Freundschaftsspiel und zählt für nichts.
rated-not-agreed = Das ist ein Freundschaftsspiel, denn nicht zugestimmt hat: { $who }.
rated-alone = Das ist ein Freundschaftsspiel: Es gibt niemanden zum Vergleichen.
be-rated-join = Dieser Tisch ist **gewertet**: Sein Ergebnis verändert deine Wertung in diesem Spiel, und dieser Server sieht Wertungen unter **/rangliste**. Wer aufgibt, ist Letzter; Computer werden nicht verglichen. Du stimmst einmal für alle gewerteten Tische zu und kannst das jederzeit mit `/einstellungen wertung:` beenden. Ohne Zustimmung kannst du an jedem Freundschaftstisch spielen.
be-rated-term = Ein **gewerteter** Tisch zählt für die Wertung aller, die daran spielen, auch für deine, und dieser Server sieht Wertungen unter **/rangliste**. Wer sich setzt, wird einmal gefragt; stimmt jemand nicht zu, ist es ein Freundschaftsspiel. Du kannst das jederzeit mit `/einstellungen wertung:` beenden.
button-be-rated = Ich stimme zu
button-be-rated-join = Einverstanden, ich spiele mit
button-be-rated-term = Einverstanden, mit Wertung
rating-on = Du wirst an gewerteten Tischen gewertet. `/einstellungen wertung:` beendet das jederzeit.
rating-off = Du wirst nicht mehr gewertet und stehst nicht in der **/rangliste**. Für die anderen zählt weiter, was du gespielt hast.
refused-no-rating = Du kannst wählen, ob du an gewerteten Tischen gewertet wirst.
my-data-rated = Du hast zugestimmt, an gewerteten Tischen gewertet zu werden.
my-data-not-rated = Du wirst nicht gewertet.
my-data-result = Tisch { $table }: Platz { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
command-option-rating = wertung
command-option-rating-about = Ob du an gewerteten Tischen gewertet wirst
command-choice-on = Ja, an gewerteten Tischen
command-choice-off = Nein
