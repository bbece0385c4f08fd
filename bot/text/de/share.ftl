# Dem Kanal zeigen, was man allein sieht
button-share = Teilen
button-share-post = Posten
button-share-back = Zurück
share-by = { $who } zeigt das hier.
share-by-spectator = Jemand aus dem Publikum zeigt das hier.
share-preview = **Das sehen dann alle in { $channel }.** Bevor du auf **Posten** drückst, erscheint dort nichts.
share-preview-public = **Das sehen dann alle in { $channel }**: nur was alle sehen dürfen, nichts, was du allein weißt. Bevor du auf **Posten** drückst, erscheint dort nichts.
share-posted = Steht jetzt in { $channel }.
refused-share-private = Das bleibt bei dir, solange das Spiel läuft. Teilen kannst du, was alle sehen dürfen: den Spielplan, einen Zug der Wiederholung, den Film. Nach dem Ende kannst du alles teilen.
share-undrawn = Der Film dieser Partie ließ sich gerade nicht zeichnen. **Wiederholung** zeigt sie Zug für Zug.
refused-no-film = Einen Film dieses Spiels gibt es gerade nicht. Teilen kannst du einen Zug der Wiederholung.
refused-share-unsent = Was du vorher geteilt hast, ist noch auf dem Weg in den Kanal. Wenn es dort steht, kannst du dies teilen.
refused-bound-shares = Du hast in einer Stunde { $most } Mal etwas geteilt. Bald kannst du wieder teilen.

# Das Ergebnis eines Spiels auf einer Karte
button-result = Ergebnis zum Teilen
refused-result-not-over = Das Spiel ist noch nicht zu Ende. Teilen kannst du jetzt den Spielplan oder einen Zug der Wiederholung, und nach dem Ende das Ergebnis.
result-date = { $day }.{ $month }.{ $year }
result-proof = Tisch { $table } · Prüfsumme der Mischung { $commitment }…
result-alt = Ergebnis von { $title } ({ $designer }), { $date }. { $ranking }

# Eine Mitschrift nachprüfen
button-verify = Partie nachprüfen
verify-holds = Die Mitschrift stimmt
verify-fails = Die Mitschrift stimmt nicht
verify-table = Ihr Hash ist der, der zu Beginn veröffentlicht wurde: { $commitment }. Der Startwert stand also vor dem ersten Zug fest.
verify-same = Es ist genau die Mitschrift von Tisch { $table } auf diesem Server. Ihr Hash ist der, den der Bot zu Beginn dieses Spiels veröffentlicht hat: { $commitment }.
verify-differs = Ihr Hash { $commitment } ist der von Tisch { $table } auf diesem Server, aber dort wurde anders gespielt. Nach dem Ende ist der Startwert öffentlich, also lässt sich so eine Mitschrift erfinden. Die echte bekommst du über den Knopf unten.
verify-unknown-here = Zu keinem beendeten Tisch, den du auf diesem Server sehen kannst, gehört ihr Hash { $commitment }. Vergleiche ihn mit dem, den der Bot zu Beginn des Spiels veröffentlicht hat: Dass es euer Spiel war, kann die Mitschrift allein nicht zeigen.
verify-unknown = Ihr Hash ist { $commitment }. Vergleiche ihn mit dem, den der Bot zu Beginn des Spiels veröffentlicht hat. Oder nimm { COMMAND("verify") } auf dem Server, auf dem gespielt wurde: Dort vergleiche ich ihn für dich.
refused-verify-not-over = Nachprüfen kannst du ein Spiel, wenn es zu Ende ist: Dann sind Startwert und alle Züge öffentlich. Der Hash des Startwerts steht seit dem Beginn fest: { $commitment }.
refused-verify-too-long = Diese Mitschrift nachzuprüfen dauert hier zu lange. Die Person, die diesen Bot betreibt, kann es auf der Kommandozeile tun: `python -m bot verify DATEI`.
refused-upload-lost = Die Datei ist nicht angekommen. Du kannst sie noch einmal anhängen.
refused-bound-verifies = Du hast in einer Stunde { $most } Mitschriften nachprüfen lassen. Bald geht es weiter.
command-verify = nachprüfen
command-verify-about = Prüfe ein Spiel an seiner Mitschrift nach: Startwert, jeder Zug, Ergebnis
command-option-record = mitschrift
command-option-record-about = Die Datei einer Mitschrift, wie der Export sie gibt; ohne sie wird ein Tisch geprüft

# Die Menüs einer Person und einer Nachricht
menu-invite = An meinen Tisch einladen
menu-record = Bilanz
menu-replay = Wiederholung dieses Tisches
menu-as-text = Als Text
menu-invited = { $name } hat einen Platz an Tisch { $table }.
menu-no-table = Diese Nachricht gehört zu keinem Tisch von mir. Nimm einen Spielplan, eine Lobby oder eine Schlusswertung.
refused-no-lobby-of-yours = Du hast hier keinen Tisch, der auf Mitspieler wartet. Öffne einen mit { COMMAND("play") }, dann kannst du einladen.
refused-invite-bot = Andere Bots können nicht mitspielen. In der Lobby kannst du einen Computer dazunehmen.
