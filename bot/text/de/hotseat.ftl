# Mehrere an einem Bildschirm, mit einem Konto
button-guest = Jemanden hier dazunehmen
form-guest = Wer spielt bei dir mit?
form-player = Name
form-player-about = Für jemanden neben dir, der über dein Konto spielt
lobby-guest = spielt am Bildschirm von { $keeper }
guests-here = An deinem Bildschirm und über dein Konto spielt mit: { $who }. Vor jedem Zug frage ich, wer hinsieht, damit niemand eine fremde Hand sieht, und noch einmal, wenn { $minutes } Minuten lang niemand etwas gedrückt hat. Spiele mit Gästen werden nicht gewertet. Züge lassen sich nicht vorbereiten: Ein vorbereiteter Zug würde spielen, während jemand anders das Gerät hat. **Ausprobieren** zeigt, wohin ein Zug führt.
rated-guests = Das ist ein Freundschaftsspiel: Gäste an einem Bildschirm werden nicht gewertet.
pass-to = Gib das Gerät an { $who } weiter. { $who }, drück, sobald nur du auf den Bildschirm siehst.
pass-nobody = An diesem Bildschirm ist gerade niemand dran. Wer seine eigenen Sachen ansehen will, drückt, sobald sonst niemand hinsieht.
pass-paused = Gerade kann niemand ziehen. Wer seine eigenen Sachen ansehen will, drückt, sobald sonst niemand hinsieht.
screen-of = Nur für { $who }
pass-why = Über dieses Konto spielen mehrere. Bis dahin zeige ich nichts Geheimes.
button-here-as = { $who } ist da
refused-who-is-here = Über dieses Konto spielen mehrere. Sag zuerst, wer auf den Bildschirm sieht.
refused-not-at-your-screen = Dieser Platz gehört nicht zu deinem Bildschirm.
refused-guest-name-taken = { $name } heißt hier schon jemand. Nimm einen anderen Namen, damit ich euch auseinanderhalten kann.
refused-plan-shared-screen = Ein vorbereiteter Zug würde spielen, während jemand anders das Gerät hat. Wo mehrere über ein Konto spielen, lässt sich deshalb keiner vorbereiten. **Ausprobieren** zeigt dir, wohin dein Zug führt. Es hat sich nichts geändert.
