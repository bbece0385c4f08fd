# Befehle, wie Discord sie auflistet. Ein Name ist klein geschrieben und ohne Leerzeichen (höchstens 32 Zeichen),
# eine Beschreibung hat höchstens 100 Zeichen.

language-name = Deutsch

command-play = spielen
command-play-about = Eröffne in diesem Kanal einen Tisch für ein Spiel, oder allein in deinen Direktnachrichten
command-my-tables = meine-tische
command-my-tables-about = Alle Tische, an denen du sitzt, hier und anderswo
command-tables = tische
command-tables-about = Zeigt die Tische dieses Servers: wo du mitspielen kannst und wer auf wen wartet
command-my-data = meine-daten
command-my-data-about = Sieh, was ich über dich gespeichert habe, nimm es mit oder lass es entfernen
command-resume = weiterspielen
command-resume-about = Spiel an einem Tisch weiter, der unterbrochen war
command-act = aktion
command-act-about = Öffne dein Bedienfeld: alles, was du jetzt tun kannst, mit Knöpfen und Menüs
command-host = spielleitung
command-host-about = Für die Leitung eines Tisches: zurückgehen, Pause, Zug beenden, jemanden ersetzen
command-server = server
command-server-about = Für die Serververwaltung: wer hier Tische öffnen und leiten darf, wo, und womit sie beginnen
command-note = notiz
command-note-about = Deine eigenen Notizen an einem Tisch, die sonst niemand liest: schreiben oder ansehen
command-option-text = text
command-option-text-about = Was du notieren willst; ohne Text siehst du deine Notizen
command-notebook = notizbuch
command-notebook-about = Was du bisher gesehen hast, wo das Spiel ein Notizbuch für dich führt
command-undo = zurücknehmen
command-undo-about = Nimm deine letzte Aktion zurück, solange niemand etwas daraus erfahren hat
command-board = spielplan
command-board-about = Sieh dir den Spielplan an
command-hand = hand
command-hand-about = Deine Hand, nur für deine Augen
command-tiles = plättchen
command-tiles-about = Deine Plättchen, nur für deine Augen
command-log = verlauf
command-log-about = Lies nach, was bisher passiert ist
command-look = ansehen
command-look-about = Sieh dir etwas an: den Plan oder einen Teil davon, jemanden am Tisch, was du selbst hast
command-rules = regeln
command-rules-about = Schlag die Regeln nach, Thema für Thema
command-export = mitschrift
command-export-about = Hol dir die Mitschrift eines Spiels als Datei
command-settings = einstellungen
command-settings-about = Wähle deine Sprache und wie du erfährst, dass du am Zug bist
command-game-about = Deine Aktionen in { $title } ({ $designer })
game-choice = { $title } ({ $designer }): { $about }
game-hint = { $designer }: { $about }

command-option-game = spiel
command-option-game-about = Welches Spiel
command-option-thread = thread
command-option-thread-about = Gib dem Tisch einen eigenen Thread
command-option-table = tisch
command-option-table-about = Welcher Tisch, falls du an mehreren sitzt
command-option-what = was
command-option-what-about = Was du sehen möchtest
command-option-about = genauer
command-option-about-about = Welches
command-option-topic = thema
command-option-topic-about = Worüber du etwas wissen möchtest
command-option-language = sprache
command-option-language-about = Die Sprache, in der ich mit dir spreche
command-option-notice = nachricht
command-option-notice-about = Wie du erfährst, dass du am Zug bist
command-option-pictures = bilder
command-option-pictures-about = Wie ich Bilder zeichne, die nur du siehst

command-choice-dm = Direktnachricht
command-choice-mention = Erwähnung im Kanal
command-choice-silent = Gar nicht
command-choice-standard = Wie üblich
command-choice-large = Großdruck
command-choice-contrast = Hoher Kontrast
command-choice-large-contrast = Großdruck und hoher Kontrast

command-changed = Dieser Befehl hat sich gerade geändert. Lade Discord neu (Strg+R, oder schließ die App und öffne sie wieder), dann siehst du die neue Form.
command-elsewhere = Dieser Befehl geht hier nicht. Versuch ihn im Kanal deines Tisches.
button-unknown = Diesen Knopf kenne ich nicht mehr. { COMMAND("act") } zeigt, was du jetzt tun kannst, { COMMAND("board") }, wie das Spiel steht, { COMMAND("my-tables") }, wo du sitzt.

# Space Mission: Namen seiner Befehle und ihrer Angaben
sm-verb-jump-name = springen
sm-verb-fly-name = fliegen
sm-verb-scan-name = scannen
sm-verb-develop-name = erschließen
sm-verb-discover-name = entdecken
sm-verb-top-up-name = nachschub
sm-verb-take-name = nehmen
sm-slot-card = Die Karte, die du ausspielst
sm-slot-card-name = karte
sm-slot-planet = Der Planet, zu dem du willst
sm-slot-planet-name = planet
sm-slot-cards = Die zwei Karten, die du ausspielst
sm-slot-cards-name = karten
sm-slot-discard = Die Karten, die du vorher abwirfst, wenn du magst
sm-slot-discard-name = abwerfen
sm-slot-tile = Das Plättchen, das du willst
sm-slot-tile-name = plättchen
