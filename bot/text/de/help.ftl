# /hilfe
help-title = Mission Control
help-about = Ich leite Brettspiele in Discord: { $games }. Du klickst oder tippst, alle sehen den Spielplan, und nur du siehst deine Hand. Eine Partie dauert eine halbe Stunde oder ein halbes Jahr, ganz wie ihr spielt.
help-game = **{ $title }** ({ $designer })
help-play-title = Wie spiele ich?
help-play = Gib { COMMAND("play") } in einem Kanal eines Servers oder in einer Direktnachricht an mich ein, oder drück **Spiel starten**. Eine Karte erklärt die Optionen, die anderen drücken **Mitspielen**, Computer füllen freie Plätze, **Jemanden hier dazunehmen** gibt jemandem neben dir einen, und mit **Starten** geht es los. Bist du am Zug, sage ich es dir. **Aktion** unter dem Spielplan zeigt alles, was du gerade tun kannst.
help-learn-title = Wie lerne ich ein Spiel?
help-learn = { COMMAND("rules") } beginnt bei jedem Spiel mit dem Wichtigsten auf einer Seite. Von dort blätterst du weiter oder suchst nach einem Wort. Falsch machen kannst du nichts: Ich biete nur an, was die Regeln erlauben, und sage, warum etwas anderes nicht geht. { COMMAND("learn") } spielt mit dir Schritt für Schritt eine erste Partie; allein gegen Computer schlägt **Tipp** Züge vor.
help-find-title = Wo sind meine Spiele?
help-find = { COMMAND("my-tables") } zählt sie auf, von allen Servern, und { COMMAND("next") } öffnet das, das auf dich wartet.
help-settings-title = Wo sind meine Einstellungen?
help-settings = { COMMAND("settings") }: Sprache, wie du erfährst, dass du am Zug bist, Ruhezeiten, wie Bilder aussehen. { COMMAND("my-data") } zeigt, was über dich gespeichert ist. Was für einen ganzen Server gilt, steht in { COMMAND("server") }.
help-host = Diesen Bot betreibt { $name }. Wenn etwas nicht klappt, melde dich dort; hast du von mir eine Fehlernummer bekommen, nenn sie dabei.
help-host-unknown = Wenn etwas nicht klappt, sag es der Leitung deines Servers; hast du von mir eine Fehlernummer bekommen, nenn sie dabei.

button-help = Hilfe
button-how-it-works = So geht das
button-new-game = Spiel starten
button-preferences = Meine Einstellungen
new-game-which = Welches Spiel? Ich eröffne dafür hier einen Tisch.
new-game-choose = Wähle ein Spiel

# Die Begrüßung auf einem Server
welcome-title = Hallo!
welcome-text = Ich bin Mission Control und leite Brettspiele in euren Kanälen: { $games }. **Spiel starten** eröffnet hier einen Tisch, und alle können mitspielen. Später geht das auch mit { COMMAND("play") } in jedem Kanal.
welcome-admins = Für die Serververwaltung: { COMMAND("server") } legt fest, wo und von wem Tische eröffnet werden, und ✖️ entfernt diese Nachricht.
button-welcome-remove = Entfernen
welcome-removed = Die Nachricht ist weg.

# Die Regeln, überall
rules-heading = { $title } · { $designer } · Regeln
rules-summary = Auf einer Seite
rules-symbols = Symbole
rules-turn = { $topic }
rules-turn-page = { $topic } (Fortsetzung)
rules-paragraph = Regel { $number }
rules-paragraph-of = Regel { $number } · { $topic }
rules-which-game = Die Regeln welches Spiels?
rules-choose-game = Wähle ein Spiel
rules-open = Öffne eine davon
rules-found = „{ $wanted }“: { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
refused-no-topic = Unter „{ $typed }“ steht in den Regeln von { $title } nichts. Das sind die Themen: { $topics }. Auch Nummern gehen, zum Beispiel 2.1; mit `suche:` findest du ein Wort.
refused-nothing-found = Keine Regel sagt etwas über „{ $typed }“. Versuch ein anderes Wort oder weniger; ohne `suche:` siehst du alle Themen.
command-help = hilfe
command-help-about = Was das hier ist, wie man spielt, wo deine Einstellungen sind, wer diesen Bot betreibt
command-option-search = suche
command-option-search-about = Wörter, die du in den Regeln suchst

# Was kann ich tun?
button-possible = Was kann ich tun?
possible-open = Das kannst du jetzt tun
possible-verb = { $emoji } **{ $verb }:** { $about }.{ $how ->
    [all] {""}
    [first] { " " }{ $count } Möglichkeiten; wähle zuerst:
   *[many] { " " }{ $count } Möglichkeiten.
}
possible-closed = Das geht gerade nicht
possible-others = Warum anderes nicht geht: Beispiele
possible-rest = Alles andere
possible-why = **{ $verbs }:** { $why }
possible-such-as = Ein Beispiel:
possible-rules = Lies eine Regel nach

# /info
button-about = Über den Bot
command-about = info
command-about-about = Die Version, wer diesen Bot betreibt, von wem die Spiele sind, was gespeichert wird
about-version = Version { $version }.
about-since = Gestartet { $when }.
about-running = { $count ->
    [0] Gerade läuft keine Partie.
    [one] Gerade läuft eine Partie.
   *[other] Gerade laufen { $count } Partien.
}
about-games = Spiele
about-game = **{ $title }**: { $designer } ({ $publisher })
about-game-free = **{ $title }**: ein überliefertes Spiel
about-edition = Die Spiele gehören ihren Autoren und Verlagen. Ich verwende weder ihre Bilder noch ihre Texte; die Zahlen der Weltraumspiele sind eine eigene Ausgabe.
about-licence = Das Programm ist frei unter der MIT-Lizenz. Die Schrift ist DejaVu.
about-host-title = Betrieb
about-contact = Kontakt: { $contact }
about-privacy-title = Datenschutz
about-privacy = { COMMAND("my-data") } zeigt, was über dich gespeichert ist, und vergisst dich, wenn du willst.
button-privacy-page = Datenschutz hier

# Wer den Bot betreibt, an alle Kanäle mit laufendem Tisch
announcement-title = Vom Betrieb dieses Bots
