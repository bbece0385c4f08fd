# Karten
card-title = { $title } · { $designer } · Tisch { $table }
place = { $server } · { $channel } · [zum Tisch]({ $link })
table-awaits = Tisch { $table }: { $title }, du bist dran
table-running = Tisch { $table }: { $title }
table-lobby = Tisch { $table }: { $title }, noch nicht gestartet
table-paused = Tisch { $table }: { $title }, pausiert
table-unreadable = Tisch { $table }: Ich kann ihn nicht lesen; wer mich betreibt, weiß Bescheid
host-nobody = niemand

# Knöpfe
button-act = Ziehen
button-look-hand = Meine Hand
button-look-board = Spielplan
button-looks = Ansehen
button-undo = Zurücknehmen
button-log = Verlauf
button-text-board = Als Text
button-text-score = Als Text
button-as-text = Als Text
button-record = Mitschrift
button-rules = Regeln
button-back = Zurück
button-on = Seite { $page } von { $count }
button-join = Mitspielen
button-leave = Aufstehen
button-decline = Nein, danke
button-computer = Computerspieler
button-start = Starten
button-leave-close = Aufstehen und Tisch schließen
button-settings = Einstellungen
button-cancel = Absagen
button-rematch = Revanche
button-resume = Weiterspielen
button-replace = Computer übernehmen lassen
button-vote-end = Für das Ende stimmen
button-my-data = Meine Daten
button-forget-me = Vergiss mich
button-forget-me-yes = Ja, vergiss mich
button-my-tables = Meine Tische

# Zug und Bedienfeld
turn-mention = { $who }, du bist dran.
dm-closed = { $who }, ich kann dir keine Direktnachrichten schicken und rufe dich deshalb hier. Deine Hand liegt immer hinter dem Knopf.
panel-choose = { $verb }: wähle
panel-several = { $verb }: wähle beliebig viele
panel-legend = -# ⚠ lässt sich nicht zurücknehmen
taken-back = Zurückgenommen.
summary-nothing = hier geschah nichts

# Vor dem Spiel
lobby-options = **Optionen:** { $preset }
lobby-preset-own = eigene Mischung
lobby-edition = Gespielt mit: { $edition }
lobby-seats = Plätze: { $taken } besetzt ({ $least } bis { $most } Personen)
lobby-seat = { $place }. { $name } · { $kind }
lobby-computer = Computer
lobby-invited = eingeladen, hat noch nicht geantwortet
lobby-host = Gastgeber
lobby-player = spielt mit
lobby-by-dm = Wer mitspielt, bekommt seine Hand per Direktnachricht. Ohne Direktnachrichten zeigen die Knöpfe alles nur dir.
lobby-cancelled = Dieser Tisch wurde vor dem Start geschlossen.
lobby-started = Das Spiel hat begonnen. Der Spielplan folgt weiter unten.
lobby-add = Dazu: { $level }
lobby-add-intro = Welcher Computerspieler soll mitspielen?
lobby-remove = { $name } wegschicken
computer-name = Computer { $number } ({ $level })
settings-intro = Nur du siehst das. Jede Änderung steht sofort auf der Karte.
settings-preset = Alle Optionen auf einmal
settings-invite = Plätze für Leute freihalten
button-settings-terms = Uhr, Erinnerungen, Wertung
button-settings-options = Optionen des Spiels
invite = { $who }, { $host } hat dir einen Platz bei { $title } freigehalten.
not-called = Die Einladung für { $who } steht auf der Karte und unter { COMMAND("my-tables") }. Rufen kann ich gerade nicht noch einmal: Mehr als { $most ->
    [one] eine Einladung
   *[other] { $most } Einladungen
 } von einem Menschen an denselben anderen gebe ich in einer Stunde nicht weiter.
joined = Du bist dabei. Deine Hand schicke ich dir per Direktnachricht, wenn es losgeht. Ohne Direktnachrichten zeigt **Meine Hand** am Spielplan sie nur dir.
left = Du bist aufgestanden.
table-opened = Dein Tisch ist offen in { $channel }.
thread-name = { $title } mit { $host }
waits-in-lobby = Dieser Tisch hat noch nicht begonnen. Er wartet in { $channel }.
rematch-opened = Tisch { $table } ist offen für die Revanche: dieselben Leute, dieselben Optionen, der Anfang rückt weiter.

# Ansichten, Verlauf, Regeln, Listen
look-choose = Was möchtest du ansehen?
look-about = Etwas anderes ansehen
rules-choose = Wähle ein Thema
log-empty = Es ist noch nichts geschehen.
log-took-back = { $who } nahm die letzte Aktion zurück.
log-seated-human = Für { $who } spielt wieder ein Mensch.
log-seated-computer = Für { $who } spielt von nun an ein Computer.
log-rewound = Der Tisch ging auf Schritt { $number } zurück.
log-concluded = Der Tisch hat das Ende des Spiels beschlossen.
my-tables-none = Du sitzt an keinem Tisch. Öffne einen mit { COMMAND("play") }.
my-tables-heading = { $count ->
    [one] Dein Tisch
   *[other] Deine { $count } Tische
}
my-invitations = Hier ist ein Platz für dich frei (Mitspielen oder Aufstehen auf der Karte dort):
my-tables-since = zuletzt { $since }
table-for-now = gerade eben
table-for-minutes = { $count ->
    [one] seit { $count } Minute
   *[other] seit { $count } Minuten
}
table-for-hours = { $count ->
    [one] seit { $count } Stunde
   *[other] seit { $count } Stunden
}
table-for-days = { $count ->
    [one] seit { $count } Tag
   *[other] seit { $count } Tagen
}
which-table = Welchen Tisch meinst du?
which-table-menu = Wähle einen Tisch

# Die Mitschrift als Datei
record-whole = Das ganze Spiel, alle Geheimnisse offen: Verteilung, jede Aktion, jeder Zug vom Stapel, das Ergebnis. Jeder kann es gegen den Hash prüfen, der am Anfang feststand: `python -m bot verify` tut das, und das Format ist schlicht genug für ein eigenes Programm.
record-so-far = Was du bisher von diesem Spiel wissen darfst; nichts Verborgenes steht darin. Der SHA-256 seines Startwerts ist { $commitment }. Die ganze Mitschrift gibt es, wenn das Spiel zu Ende ist.

# Was über jemanden gespeichert ist
my-data-heading = Was ich über dich gespeichert habe
my-data-settings = Sprache: { $language } · Dein Zug: { $notice } · Direktnachrichten: { $dm } · Bilder: { $pictures }
my-data-notice-dm = per Direktnachricht
my-data-notice-mention = durch eine Erwähnung im Kanal
my-data-notice-silent = ohne Nachricht
my-data-dm-open = kommen an
my-data-dm-closed = geschlossen
my-data-dm-unknown = noch nicht versucht
my-data-server = **{ $server }** ({ $messages ->
    [one] { $messages } private Nachricht von mir steht
   *[other] { $messages } private Nachrichten von mir stehen
})
my-data-seat = - Tisch { $table }: dein Platz als { $name }, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
my-data-acted = - Tisch { $table }: { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
my-data-remark = - Tisch { $table }: ein Vermerk von dir im Protokoll, Grund: { $reason }
my-data-no-tables = Du sitzt und saßt an keinem Tisch.
my-data-unreadable = { $count ->
    [one] Die Datei eines Servers ist gerade nicht lesbar. Versuch es bitte später noch einmal.
   *[other] Die Dateien von { $count } Servern sind gerade nicht lesbar. Versuch es bitte später noch einmal.
}
forget-me-really = **Soll ich dich vergessen?** Dein Name und deine Nummer verschwinden von allen Tischen, alten und laufenden, und deine Einstellungen werden gelöscht. Laufende Spiele machen Pause, bis ein Computer deinen Platz übernimmt; was gespielt wurde, bleibt, unter „Player“. Nachrichten, die schon in Kanälen stehen, bleiben dort. Das lässt sich nicht zurücknehmen.
forgotten = Erledigt: Ich kenne dich nicht mehr. Danke fürs Mitspielen.

# Das Ende
final-heading = Das Spiel ist aus
final-place = **{ $rank }. { $who }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}**
final-line = { $category } { $points }
fairness-start = Die Mischung steht fest: Ihr Startwert hat den SHA-256 { $commitment }. Der Startwert selbst wird am Ende gezeigt.
final-fairness = Mischung: Der Startwert { $seed } hat den SHA-256 { $commitment }. Damit kann jeder das ganze Spiel nachprüfen.

# Pausen
paused-asked = **Pause.** Drück **Weiterspielen**, wenn es weitergehen soll.
paused-left = **Pause:** Jemand hat den Server verlassen. Er kann zurückkommen und **Weiterspielen** drücken, oder ein Computer übernimmt.
paused-channel = **Pause:** Den Kanal dieses Tisches gibt es nicht mehr. Nimm { COMMAND("resume") } in dem Kanal, in dem es weitergehen soll.
paused-guild = **Pause:** Ich wurde vom Server entfernt. Der Tisch geht weiter, sobald ich zurück bin.
paused-moved = **Pause:** Dieser Tisch ist hierher umgezogen. Nimm { COMMAND("resume") } in dem Kanal, in dem es weitergehen soll.
told-left = Tisch { $table } ({ $title }) auf { $server } pausiert: Jemand hat den Server verlassen. Im Kanal könnt ihr einen Computer übernehmen lassen.
told-channel = Den Kanal von Tisch { $table } ({ $title }) auf { $server } gibt es nicht mehr. Das Spiel ist aufgehoben: { COMMAND("resume") } in einem anderen Kanal dort setzt es fort.
told-guild = Ich wurde von { $server } entfernt. Tisch { $table } ({ $title }) pausiert und ist aufgehoben: Er geht weiter, wenn mich jemand wieder einlädt.
told-moved = Tisch { $table } von { $title } auf { $server } hat der Betreiber dieses Bots verlegt und dort geschlossen. Am neuen Ort geht es weiter, alles ist wie zuvor.
told-not-allowed = Ich kann in { $channel } nicht schreiben, wo Tisch { $table } gespielt wird. Gib mir dort bitte diese Rechte: { $missing }. Nichts ist verloren; ich versuche es von selbst wieder.
vote-counted = { $missing ->
    [0] Alle sind einverstanden: Das Spiel endet hier.
    [one] Deine Stimme zählt. Eine fehlt noch.
   *[other] Deine Stimme zählt. Es fehlen noch { $missing }.
}

# Einstellungen
language-set = Ab jetzt spreche ich Deutsch mit dir.
notice-set-dm = Ich sage dir per Direktnachricht, wenn du dran bist.
notice-set-mention = Ich erwähne dich im Kanal, wenn du dran bist.
notice-set-silent = Ich sage dir nicht, wenn du dran bist. { COMMAND("my-tables") } zeigt, wo auf dich gewartet wird.
pictures-set-standard = Ich zeichne Bilder für dich ab jetzt wie üblich.
pictures-set-large = Bilder, die nur du siehst, zeichne ich ab jetzt in Großdruck.
pictures-set-contrast = Bilder, die nur du siehst, zeichne ich ab jetzt mit hohem Kontrast.
pictures-set-large-contrast = Bilder, die nur du siehst, zeichne ich ab jetzt in Großdruck und mit hohem Kontrast.

# Was nicht geht, und was geht
refused-stale = Am Tisch ist es weitergegangen, seit dieser Knopf entstand. Das kannst du jetzt tun.
refused-stranger = Du sitzt nicht an diesem Tisch ({ $game }). Mit **Ansehen** kannst du zuschauen, mit { COMMAND("play") } einen eigenen öffnen.
refused-no-table = So einen Tisch kenne ich hier nicht. { COMMAND("my-tables") } zeigt deine.
refused-no-table-here = In diesem Kanal ist kein Tisch von dir. Öffne einen mit { COMMAND("play") } oder sieh unter { COMMAND("my-tables") } nach.
refused-no-table-of-yours = Du sitzt an keinem Tisch. Öffne einen mit { COMMAND("play") } auf einem Server.
refused-rules-unknown = Dieser Tisch spielt nach Version { $version } seiner Regeln, die ich nicht kenne. Er bleibt aufgehoben und geht weiter, sobald ich aktualisiert bin.
refused-no-game = Dieses Spiel habe ich nicht. { COMMAND("play") } zeigt, welche ich kenne.
refused-not-started = Dieses Spiel hat noch nicht begonnen. Sein Gastgeber kann auf der Karte **Starten** drücken.
refused-has-begun = Dieses Spiel hat schon begonnen; Plätze und Optionen bleiben, wie sie sind.
refused-cancelled = Dieser Tisch wurde geschlossen. Öffne einen neuen mit { COMMAND("play") }.
refused-over = Dieses Spiel ist aus. **Revanche** auf der Schlusskarte öffnet das nächste.
refused-not-over = Eine Revanche ist möglich, wenn dieses Spiel aus ist.
refused-rematch-open = Die Revanche zu diesem Tisch ist schon offen. Ihre Karte steht weiter unten.
refused-paused = Dieser Tisch pausiert. **Weiterspielen** oder { COMMAND("resume") } weckt ihn.
refused-not-paused = Dieser Tisch pausiert nicht. Du kannst einfach weiterspielen.
refused-resume-elsewhere = Ein Tisch geht auf seinem eigenen Server weiter. Nutze { COMMAND("resume") } dort in dem Kanal, in dem du spielen willst.
refused-resume-in-channel = Den Kanal dieses Tisches gibt es nicht mehr. Nutze { COMMAND("resume") } in dem Kanal, in dem du weiterspielen willst.
refused-bot-away = Ich bin nicht mehr auf diesem Server. Sobald mich dort jemand wieder einlädt, geht der Tisch von selbst weiter.
refused-still-missing = Es fehlt noch jemand. Er kann zurückkommen und **Weiterspielen** drücken, oder du lässt einen Computer übernehmen.
refused-nothing-to-undo = Du kannst nichts zurücknehmen: Deine letzte Aktion hat etwas gezogen oder gezeigt, oder andere waren schon dran.
refused-not-stalled = Über das Ende abstimmen könnt ihr, wenn fünf Runden lang kein Plättchen bewegt wurde.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-not-seated = Du hast keinen Platz an diesem Tisch. **Mitspielen** gibt dir einen.
refused-table-full = Alle { $most } Plätze sind besetzt. Es muss erst jemand aufstehen, oder du öffnest mit { COMMAND("play") } einen eigenen Tisch.
refused-bound-lobbies = Hier { $most ->
    [one] wartet schon ein Tisch
   *[other] warten schon { $most } Tische
 } von dir auf Mitspieler. Starte oder schließe einen davon ({ COMMAND("my-tables") } zeigt sie dir), dann öffne den nächsten.
refused-bound-tables = Du leitest auf diesem Server { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
 }, mehr darf einer allein nicht. Wenn einer davon zu Ende ist, kannst du den nächsten öffnen. Wer den Server verwalten darf, kann mehr öffnen.
refused-bound-opened = Du hast in der letzten Stunde { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
 } geöffnet. Spiel erst an denen, oder versuch es ein wenig später noch einmal.
refused-bound-seats = Du sitzt auf diesem Server an { $most ->
    [one] einem Tisch
   *[other] { $most } Tischen
 }, mehr darf einer allein nicht. Wenn einer davon zu Ende ist oder du einen verlässt, der noch nicht begonnen hat, kannst du wieder Platz nehmen.
refused-bound-channel = In diesem Kanal { $most ->
    [one] ist ein Tisch
   *[other] sind { $most } Tische
 } offen, mehr haben hier nicht Platz. Öffne deinen in einem anderen Kanal oder in einem eigenen Thread ({ COMMAND("play") } hat dafür eine Option).
refused-bound-guild = Auf diesem Server { $most ->
    [one] ist ein Tisch
   *[other] sind { $most } Tische
 } offen, für mehr habe ich keinen Platz. Wenn einer davon zu Ende ist, geht es wieder; wer mich betreibt, kann mehr zulassen.
refused-bound-calls = In der letzten Stunde habe ich diesen Menschen schon { $most ->
    [one] einmal
   *[other] { $most }-mal
 } für dich oder an diesen Tisch gerufen, jetzt rufe ich nicht noch einmal. Biete den Platz allen an, oder versuch es ein wenig später wieder.
refused-too-few = { $missing ->
    [one] Eine Person fehlt noch (mindestens { $least }). Lade jemanden ein oder nimm einen Computerspieler dazu.
   *[other] Es fehlen noch { $missing } Personen (mindestens { $least }). Lade Leute ein oder nimm Computerspieler dazu.
}
refused-host-only = Das entscheidet { $host }, der diesen Tisch leitet.
refused-no-level = So einen Computerspieler habe ich nicht. Die Karte bietet alle an, die ich kenne.
refused-no-computer = Auf diesem Platz sitzt kein Computerspieler.
refused-no-option = So eine Option hat dieses Spiel nicht. Die Einstellungen zeigen alle.
refused-no-look = { $title } hat keine solche Ansicht. **Ansehen** zeigt alle.
refused-no-language = Ich spreche: { $known }.
refused-no-pictures = Du kannst wie üblich, Großdruck, hohen Kontrast oder beides wählen.
refused-no-notice = Du kannst Direktnachricht, Erwähnung oder Stille wählen.
refused-other-game = An Tisch { $table } wird { $title } gespielt. Nimm dort die Befehle dieses Spiels.
refused-unknown-noun = „{ $typed }“ gibt es hier nicht. Meinst du: { $options }?
refused-not-readable = Diesen Knopf oder Namen kann ich nicht lesen. Drück am Spielplan **Ziehen** für ein frisches Bedienfeld.
refused-say-which = Es gibt mehrere Möglichkeiten. Meinst du: { $options }?
refused-bot-lacks = In { $channel } kann ich noch nicht spielen: Ich brauche dort { $missing }. Wer den Server verwaltet, kann mir diese Rechte geben.
refused-unreadable = Tisch { $table } ist noch da, aber ich kann ihn nicht lesen: Was ich davon gespeichert habe, ist beschädigt. Ich lasse alles, wie es ist, und habe Bescheid gegeben: Wer mich betreibt, kann ihn wiederherstellen. Andere Tische gehen weiter.
refused-game-unknown = Tisch { $table } ist noch da, aber ich kann ihn nicht lesen: Das Spiel dort kenne ich nicht. Ich lasse alles, wie es ist; wer mich betreibt, weiß Bescheid.
refused-damaged-row = Ich kann etwas nicht lesen, das dafür nötig ist: Was ich davon gespeichert habe, ist beschädigt. Ich lasse es, wie es ist; wer mich betreibt, weiß Bescheid.
refused-damaged = Die Datei mit den Tischen dieses Servers ist beschädigt oder fehlt; was da ist, wurde unberührt beiseitegelegt. Wer diesen Bot betreibt, kann sie wiederherstellen; „doctor“ sagt wie.
refused-people = Die Datei mit den Einstellungen der Leute lässt sich gerade nicht lesen oder schreiben, darum wird davon nichts gezeigt oder geändert. Die Spiele gehen weiter: Drück am Spielplan **Ziehen**. Aufrufe warten, bis sie wieder lesbar ist. Wer diesen Bot betreibt, findet den Grund im Protokoll.
refused-disk-full = Es ist kein Platz mehr, um deine Aktion zu speichern, also wurde sie nicht ausgeführt. Der Tisch steht wie zuvor. Sag bitte dem Betreiber dieses Bots Bescheid.
refused-busy = Das konnte ich gerade nicht speichern, also wurde es nicht ausgeführt. Bitte versuch es gleich noch einmal.
refused-no-thread-channel = In einem Kanal dieser Art gibt es keine Threads. Mit **/play** ohne **thread** spielt ihr gleich hier, mit Thread in einem Textkanal.
refused-no-thread-post = Ein Forenbeitrag ist schon ein Thread. Nimm **/play** ohne **thread**: Dann steht der Tisch in diesem Beitrag.
refused-no-thread-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Mit **/play** ohne **thread** spielt ihr gleich hier; oder jemand schließt einen Thread, den niemand mehr braucht.
refused-no-thread-allowed = Discord lässt mich hier keinen Thread öffnen. Mit **/play** ohne **thread** spielt ihr gleich hier; wer den Server verwaltet, kann mir erlauben, öffentliche Threads zu erstellen.
refused-play-in-server = Ein Tisch steht in einem Kanal auf einem Server. Nimm dort **/play**.
refused-leave-closes = Du bist allein an diesem Tisch. Wenn du aufstehst, wird er geschlossen.
refused-discord = Discord hat das gerade nicht zugelassen. Bitte versuch es gleich noch einmal.
rule-cited = -# Regel { $rule }
picture-too-large = Discord nimmt das Bild gerade nicht an, darum steht hier alles in Worten.
apology = Bei mir ist etwas schiefgegangen; es ist unter **{ $id }** notiert. Der Tisch steht wie zuvor. Bitte versuch es noch einmal.
