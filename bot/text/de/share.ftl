# Dem Kanal zeigen, was man allein sieht
button-share = Teilen
button-share-post = Posten
button-share-back = Zurück
share-by = { $who } zeigt das hier.
share-preview = **Das sehen dann alle in { $channel }.** Bevor du auf **Posten** drückst, erscheint dort nichts.
share-preview-public = **Das sehen dann alle in { $channel }**: nur was alle sehen dürfen, nichts, was du allein weißt. Bevor du auf **Posten** drückst, erscheint dort nichts.
share-posted = Steht jetzt in { $channel }.
refused-share-private = Das bleibt bei dir, solange das Spiel läuft. Teilen kannst du, was alle sehen dürfen: den Spielplan, einen Zug der Wiederholung, den Film. Nach dem Ende kannst du alles teilen.
refused-no-film = Einen Film dieses Spiels gibt es gerade nicht. Teilen kannst du einen Zug der Wiederholung.
refused-bound-shares = Du hast in einer Stunde { $most } Mal etwas geteilt. Bald kannst du wieder teilen.

# Das Ergebnis eines Spiels auf einer Karte
button-result = Ergebniskarte
refused-result-not-over = Das Spiel ist noch nicht zu Ende. Teilen kannst du jetzt den Spielplan oder einen Zug der Wiederholung, und nach dem Ende das Ergebnis.
result-date = { $day }.{ $month }.{ $year }
result-proof = Tisch { $table } · Startwert-SHA-256 { $commitment }…
result-alt = Ergebnis von { $title } ({ $designer }), { $date }. { $ranking }
