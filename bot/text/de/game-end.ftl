# The card of a finished game, and what stands behind its button More
final-heading = Das Spiel ist zu Ende
final-place = **{ $rank }. { $who }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}**
final-line = { $category } { $points }
final-fair = Die Karten waren vor dem ersten Zug gemischt, und niemand konnte die Mischung danach ändern. **Mehr** → **Partie nachprüfen** zeigt das.
final-guided = Eine geführte erste Partie: Sie zählt für keine Wertung.{ $channel ->
    [yes] { " " }Das Ergebnis sehen alle in diesem Kanal.
   *[no] { "" }
}
final-fairness = Mischung: Der Startwert { $seed } hat den SHA-256 { $commitment }, der zu Beginn veröffentlicht wurde. Damit können alle das ganze Spiel nachprüfen.
button-rematch = Revanche
button-rematch-guided = Gewöhnliche Partie spielen
button-final-replay = Noch einmal ansehen
button-final-more = Mehr
final-more-looks = Spielplan, Plättchen, Karten und alle Mitspieler, wie sie am Ende waren.
final-more-log = jeder Zug, vom ersten bis zum letzten.
final-more-text = die Wertung in Worten.
final-more-film = die ganze Partie als bewegtes Bild.
final-more-why = warum die Computer so gezogen haben.
final-more-verify = spielt die Partie aus ihrem Startwert nach und vergleicht ihn mit dem, was zu Beginn veröffentlicht wurde.
final-more-record = die ganze Partie als Datei, zum Aufheben oder zum Prüfen mit einem anderen Programm.
rematch-opened = Tisch { $table } ist offen für die Revanche, in { $channel }: dieselben Leute, dieselben Optionen, diesmal beginnt der nächste Platz. { $count ->
    [0] Andere können mitspielen.
   *[other] Er wartet noch auf { $who }.
}
rematch-begun = 🔁 **Die Revanche hat begonnen,** mit denselben Optionen und Farben.
