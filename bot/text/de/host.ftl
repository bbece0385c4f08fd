# Karten
card-title = { $title } · { $designer } · Tisch { $table }
table-number = { $table } „{ $name }“
table-name = { $again ->
    [1] { $name }
   *[other] { $name } { $again }
}
place = { $server } · { $channel } · [zum Tisch]({ $link })
place-direct = deine Direktnachrichten
table-awaits = Tisch { $table }: { $title }, du bist dran
table-running = Tisch { $table }: { $title }
table-lobby = Tisch { $table }: { $title }, noch nicht gestartet
table-paused = Tisch { $table }: { $title }, pausiert
table-unreadable = Tisch { $table }: Ich kann ihn nicht lesen; wer mich betreibt, weiß Bescheid
host-nobody = niemand

# Knöpfe
button-act = Aktion
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
button-leave = Verlassen
button-decline = Nein, danke
button-computer = Computer dazunehmen
button-start = Starten
button-leave-close = Aufstehen und Tisch schließen
button-settings = Einstellungen
button-cancel = Tisch schließen
button-resume = Weiterspielen
button-replace = Computer übernehmen lassen
button-vote-end = Für das Ende stimmen
button-my-data = Meine Daten
button-forget-me = Vergiss mich
button-forget-me-yes = Ja, vergiss mich
button-watch = Zuschauen
button-tables = Tische dieses Servers
button-my-tables = Meine Tische

# Zug und Bedienfeld
turn-mention = { $who }, du bist dran.
dm-closed = { $who }, ich kann dir keine Direktnachrichten schicken und erwähne dich deshalb hier. Deine Hand liegt immer hinter dem Knopf.
panel-choose = { $verb } …
panel-others = Etwas anderes
panel-otherwise = Mehr Auswahl: { $verb }
panel-steps = Zwei Schritte auf einmal
panel-steps-about = Ein Menü mit je zwei Aktionen nacheinander; ein Druck tut beide.
panel-list = Mehrere auf einmal: { $verb }
panel-noun = { $verb }:
panel-several = { $verb }: beliebig viele
panel-times = { $count } × { $thing }
panel-up-to = { $verb }: bis zu { $most }
panel-chosen = **{ $verb }:** { $nouns }
panel-legend = -# ⚠ = lässt sich nicht zurücknehmen
taken-back = Zurückgenommen.
summary-nothing = hier ist nichts passiert

# Vor dem Spiel
lobby-options = **Optionen:** { $preset }
lobby-preset-own = eigene Auswahl
lobby-edition = Gespielt wird mit { $edition }
lobby-seats = Plätze: { $taken } besetzt ({ $least } bis { $most } Personen)
lobby-seat = { $place }. { $name } · { $kind }
lobby-seat-computer = { $place }. { $name }
lobby-invited = eingeladen, noch keine Antwort
lobby-host = leitet den Tisch
lobby-player = spielt mit
lobby-by-dm = Deine Hand bekommst du per Direktnachricht. Ohne Direktnachrichten zeigen die Knöpfe alles nur dir.
lobby-direct = Dieses Spiel steht in deinen Direktnachrichten: Nur du siehst es. Nimm Computer oder Leute neben dir dazu oder fang an, wie es das Spiel erlaubt; die Knöpfe zeigen dir deine Hand.
lobby-cancelled = Dieser Tisch wurde vor dem Start geschlossen.
lobby-lapsed = Dieser Tisch wurde geschlossen, weil das Spiel nicht rechtzeitig begonnen hat. Mit { COMMAND("play") } öffnest du jederzeit einen neuen.
lobby-closes = ⏳ { $who }, dieser Tisch wartet noch auf sein Spiel. Er schließt { $when }, wenn niemand dazukommt, startet oder ihn offen hält.
lobby-kept = Dieser Tisch bleibt mindestens bis { $until } offen. Jede Änderung an seiner Karte gibt ihm mehr Zeit.
lobby-kept-always = Dieser Tisch bleibt offen.
button-keep-open = Offen halten
lobby-started = Das Spiel hat begonnen. Der Spielplan folgt weiter unten.
lobby-add = Dazu: { $level }
lobby-add-intro = Welcher Computerspieler soll mitspielen?
lobby-remove = { $name } entfernen
computer-name = { $name } (Computer, { $level })
options-intro = Was jede Voreinstellung wählt, nach ihrer Nummer, und die Regel dazu. Fett ist, womit dieser Tisch spielt.
button-options = Optionen
button-options-compare = Voreinstellungen und Regeln
settings-intro = Nur du siehst das. Jede Änderung steht sofort auf der Karte.
settings-preset = Alle Optionen auf einmal
settings-invite = Plätze für Leute reservieren
button-rename = Tisch benennen
button-unname = Sein erster Name
button-settings-people = Leute
button-settings-terms = Uhr, Erinnerungen, Wertung
button-options-form = { $parts ->
    [one] Alle Optionen in einem Formular
   *[other] Optionen in einem Formular ({ $part }/{ $parts })
}
button-terms-joining = Mitspielen und Beginn
button-terms-time = Uhr und Erinnerungen
button-settings-options = Optionen des Spiels
settings-people = Das siehst nur du. Wen du vom Tisch nimmst, erfährt es und kommt nur mit einer Einladung wieder.
settings-alone = Das siehst nur du. Außer dir ist noch niemand am Tisch.
lobby-remove-menu = Jemanden vom Tisch nehmen oder eine Einladung zurückziehen
lobby-remove-seated = vom Tisch nehmen
lobby-remove-invited = Einladung zurückziehen
lobby-roles = Rollen, die mitspielen dürfen: { $roles }
lobby-roles-menu = Rollen, die hier mitspielen dürfen (keine: die vom Server)
lobby-host-menu = Die Leitung abgeben
lobby-handed = { $who } leitet diesen Tisch jetzt.
told-removed = Tisch { $table } von { $title }: { $who } hat dich vor Spielbeginn vom Tisch genommen. Mit einer Einladung kannst du wieder mitspielen.
told-lobby-host = Tisch { $table } von { $title }: { $who } hat dir die Leitung übergeben. **Einstellungen** und **Start** auf der Karte gehören jetzt dir.
invite = { $who }, { $host } hat bei { $title } einen Platz für dich reserviert.
invite-ends = { $who }, der Platz, den { $host } bei { $title } für dich reserviert hat, wird { $until } wieder frei. Möchtest du ihn?
told-lobby-lapsed = Tisch { $table } von { $title } wurde geschlossen, weil das Spiel nicht rechtzeitig begonnen hat. Mit { COMMAND("play") } öffnest du jederzeit einen neuen, gern mit denselben Leuten.
told-invitation-lapsed = Tisch { $table } von { $title } in { $channel }: { $who } hat auf deine Einladung nicht geantwortet, der Platz ist wieder frei. Du kannst noch einmal einladen, oder jemand anderen.
not-called = Die Einladung für { $who } steht auf der Karte und unter { COMMAND("my-tables") }. Erwähnen kann ich die Person gerade nicht noch einmal: Mehr als { $most ->
    [one] eine Einladung
   *[other] { $most } Einladungen
 } pro Stunde gebe ich nicht vom selben Tisch an dieselbe Person weiter.
joined = Du bist dabei. Deine Hand schicke ich dir per Direktnachricht, wenn es losgeht. Ohne Direktnachrichten zeigt **Meine Hand** am Spielplan sie nur dir.
left = Du hast den Tisch verlassen.
declined = Du hast die Einladung abgelehnt.
table-opened = Dein Tisch ist offen: { $channel }. Andere drücken dort **Mitspielen**. Du kannst auch Computer dazunehmen; **Starten** geht, sobald genug Spieler sitzen.
table-opened-direct = Dein Tisch ist unten offen. Nimm Computer dazu, oder starte allein, wenn das Spiel es erlaubt.
thread-name = { $title } mit { $host }
waits-in-lobby = Dieser Tisch hat noch nicht begonnen. Er wartet in { $channel }.

# Ansichten, Verlauf, Regeln, Listen
look-choose = Was möchtest du ansehen?
look-about = Etwas anderes ansehen
rules-choose = Wähle ein Thema
log-empty = Es ist noch nichts passiert.
log-took-back = { $who } hat die letzte Aktion zurückgenommen.
log-seated-human = { $who } spielt ab jetzt selbst.
log-seated-computer = Für { $who } spielt ab jetzt ein Computer.
log-rewound = Der Tisch ist auf Schritt { $number } zurückgegangen.
log-concluded = Der Tisch hat für das Ende des Spiels gestimmt.
my-tables-none = Du sitzt an keinem Tisch. Öffne einen mit { COMMAND("play") }.
my-tables-heading = { $count ->
    [one] Dein Tisch
   *[other] Deine { $count } Tische
}
my-invitations = Hier ist ein Platz für dich reserviert:
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

# Tische eines Servers
tables-heading = { $count ->
    [one] Ein Tisch auf diesem Server
   *[other] { $count } Tische auf diesem Server
}
tables-heading-game = { $count ->
    [one] Ein Tisch von { $title } auf diesem Server
   *[other] { $count } Tische von { $title } auf diesem Server
}
tables-none = Hier ist kein Tisch offen, den du sehen kannst. Eröffne einen mit { COMMAND("play") }.
tables-none-game = Hier ist kein Tisch von { $title } offen, den du sehen kannst. Eröffne einen mit { COMMAND("play") }.
tables-name = Tisch { $table }: { $title } · { $designer }
tables-lobby = Wartet auf Mitspieler, { $free ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
tables-running-people = Läuft, wartet auf { $who }
tables-running = Läuft
tables-paused = Angehalten
tables-opened = eröffnet { $since }
tables-since = Zug begann { $since }
tables-changed = letzter Zug { $since }
tables-screen = { $who } (oder am selben Bildschirm: { $others })
tables-access = Für: { $access }
tables-invited = ein Platz ist für dich reserviert

# Die Mitschrift als Datei
record-whole = Das ganze Spiel, alle Geheimnisse offen: Verteilung, jede Aktion, jede gezogene Karte, das Ergebnis. Alle können es gegen den Hash prüfen, der am Anfang feststand: `python -m bot verify` tut das, und das Format ist einfach genug für ein eigenes Programm.
record-so-far = Was du bisher von diesem Spiel wissen darfst; nichts Verborgenes steht darin. Der SHA-256 seines Startwerts ist { $commitment }. Die ganze Mitschrift gibt es, wenn das Spiel zu Ende ist.

# Was über jemanden gespeichert ist
my-data-heading = Was ich über dich gespeichert habe
my-data-settings = Sprache: { $language } · Dein Zug: { $notice } · Direktnachrichten: { $dm } · Bilder: { $pictures } · Farbe: { $colour } · Zeichen: { $emblem }
my-data-notice-dm = per Direktnachricht
my-data-notice-mention = durch eine Erwähnung im Kanal
my-data-notice-silent = gar nicht
my-data-dm-open = kommen an
my-data-dm-closed = geschlossen
my-data-dm-unknown = noch nicht versucht
my-data-server = **{ $server }** ({ $messages ->
    [0] keine privaten Nachrichten von mir
    [one] { $messages } private Nachricht von mir
   *[other] { $messages } private Nachrichten von mir
})
my-data-seat = - Tisch { $table }: dein Platz als { $name }, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
my-data-acted = - Tisch { $table }: { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
my-data-remark = - Tisch { $table }: ein Vermerk von dir im Verlauf, Grund: { $reason }
my-data-no-tables = Du sitzt an keinem Tisch und hast an keinem gesessen.
my-data-unreadable = { $count ->
    [one] Die Datei eines Servers ist gerade nicht lesbar. Versuch es bitte später noch einmal.
   *[other] Die Dateien von { $count } Servern sind gerade nicht lesbar. Versuch es bitte später noch einmal.
}
forget-me-really = **Soll ich dich vergessen?** Dein Name und deine ID verschwinden von allen Tischen, alten und laufenden, und deine Einstellungen werden gelöscht. Deine laufenden Spiele machen Pause, bis ein Computer deinen Platz übernimmt. Was du gespielt hast, bleibt, unter dem Namen „Player“. Nachrichten, die schon in Kanälen stehen, bleiben dort. Das lässt sich nicht zurücknehmen.
forgotten = Erledigt: Ich kenne dich nicht mehr. Danke fürs Mitspielen.

# Das Ende
fairness-start = Die Mischung steht fest. Am Ende wird ihr Startwert verraten; wer nachprüfen will, dass niemand sie geändert hat, vergleicht ihn mit seinem SHA-256 von jetzt: { $commitment }.

# Pausen
paused-asked = **Pause.** Drück **Weiterspielen**, wenn es weitergehen soll.
paused-left = **Pause:** Jemand hat den Tisch verlassen und kann zurückkommen und **Weiterspielen** drücken. Oder ein Computer übernimmt.
paused-channel = **Pause:** Den Kanal dieses Tisches gibt es nicht mehr. Nutze { COMMAND("resume") } in dem Kanal, in dem es weitergehen soll.
paused-guild = **Pause:** Ich wurde vom Server entfernt. Das Spiel geht weiter, sobald ich zurück bin.
paused-moved = **Pause:** Dieser Tisch ist hierher umgezogen. Nutze { COMMAND("resume") } in dem Kanal, in dem es weitergehen soll.
told-left = Tisch { $table } ({ $title }, { $server }) pausiert: Jemand hat den Tisch verlassen. Im Kanal könnt ihr einen Computer übernehmen lassen.
told-channel = Den Kanal von Tisch { $table } ({ $title }, { $server }) gibt es nicht mehr. Das Spiel ist sicher: { COMMAND("resume") } in einem anderen Kanal dort setzt es fort.
told-guild = Ich wurde von { $server } entfernt. Tisch { $table } ({ $title }) pausiert und ist sicher: Es geht weiter, wenn ich wieder eingeladen werde.
told-moved = Wer diesen Bot betreibt, hat Tisch { $table } ({ $title }) von { $server } verlegt. Am neuen Ort geht es weiter, alles ist wie zuvor.
told-not-allowed = Ich kann in { $channel } nicht schreiben, wo Tisch { $table } gespielt wird. Gebt mir dort bitte diese Rechte: { $missing }. Nichts ist verloren; ich versuche es weiter.
vote-counted = { $missing ->
    [0] Alle sind einverstanden: Das Spiel endet hier.
    [one] Deine Stimme zählt. Eine fehlt noch.
   *[other] Deine Stimme zählt. Es fehlen noch { $missing }.
}

# Einstellungen
language-set = Ab jetzt spreche ich Deutsch mit dir.
notice-set-dm = Ich sage dir per Direktnachricht, wenn du dran bist.
notice-proof = ✉️ So schreibe ich dir, wenn du dran bist. Das hast du gerade gewählt.
notice-proof-sent = Zur Probe habe ich dir gerade geschrieben.
notice-proof-closed = Ich konnte dir gerade nicht schreiben: Deine Direktnachrichten sind für mich geschlossen. Öffnen kannst du sie in den Privatsphäre-Einstellungen eines Servers, auf dem wir beide sind. Bis dahin erwähne ich dich im Kanal.
notice-proof-later = Discord hat gerade keine Nachricht an dich angenommen. Ich versuche es wieder, wenn du dran bist.
notice-proof-enough = Zur Probe habe ich dir schon mehrmals geschrieben; das genügt fürs Erste.
notice-set-mention = Ich erwähne dich im Kanal, wenn du dran bist.
notice-set-silent = Ich sage dir nicht, wenn du dran bist. { COMMAND("my-tables") } zeigt, welche Tische auf dich warten.
pictures-set-standard = Ab jetzt zeichne ich deine Bilder schmal und mit Schrift, die man auf dem Handy lesen kann.
pictures-set-wide = Ab jetzt zeichne ich Bilder, die nur du siehst, breit und mit kleiner Schrift, für große Bildschirme.
pictures-set-contrast = Ab jetzt zeichne ich Bilder, die nur du siehst, mit hohem Kontrast.
pictures-set-wide-contrast = Ab jetzt zeichne ich Bilder, die nur du siehst, breit, mit kleiner Schrift und mit hohem Kontrast.
pictures-set-words = Ab jetzt liest du Worte, wo ich sonst nur dir Bilder zeige. Spielpläne in Kanälen bleiben Bilder.

# Was nicht geht, und was geht
refused-stale = Das Spiel ist weitergegangen, seit es diesen Knopf gibt. Das kannst du jetzt tun.
refused-stranger = Du sitzt nicht an diesem Tisch ({ $game }). Mit **Ansehen** kannst du zuschauen, mit { COMMAND("play") } einen eigenen öffnen.
refused-no-table = So einen Tisch, den du von hier siehst, kenne ich nicht. Frag in seinem eigenen Kanal; { COMMAND("my-tables") } zeigt deine.
refused-no-table-here = Du hast in diesem Kanal keinen Tisch. Öffne einen mit { COMMAND("play") } oder sieh unter { COMMAND("my-tables") } nach.
refused-no-table-of-yours = Du sitzt an keinem Tisch. Öffne einen mit { COMMAND("play") }: hier spielst du allein, auf einem Server mit anderen.
refused-rules-unknown = Dieser Tisch spielt nach Version { $version } seiner Regeln, die ich nicht kenne. Er ist sicher und geht weiter, sobald ich aktualisiert bin.
refused-no-game = Dieses Spiel habe ich nicht. { COMMAND("play") } zeigt, welche ich kenne.
refused-not-started = Dieses Spiel hat noch nicht begonnen. Wer den Tisch leitet, kann auf der Karte **Starten** drücken.
refused-has-begun = Dieses Spiel hat schon begonnen; Plätze und Optionen stehen fest.
refused-cancelled = Dieser Tisch wurde geschlossen. Öffne einen neuen mit { COMMAND("play") }.
refused-over = Dieses Spiel ist zu Ende. **Revanche** auf der Schlusskarte öffnet das nächste.
refused-not-over = Eine Revanche ist möglich, wenn dieses Spiel zu Ende ist.
refused-rematch-open = Die Revanche zu diesem Tisch ist schon offen. Ihre Karte steht weiter unten.
refused-paused = Dieser Tisch pausiert. **Weiterspielen** oder { COMMAND("resume") } weckt ihn.
refused-not-paused = Dieser Tisch pausiert nicht. Du kannst einfach weiterspielen.
refused-resume-elsewhere = Ein Tisch geht auf seinem eigenen Server weiter. Nutze { COMMAND("resume") } dort in dem Kanal, in dem du spielen willst.
refused-resume-in-channel = Den Kanal dieses Tisches gibt es nicht mehr. Nutze { COMMAND("resume") } in dem Kanal, in dem du weiterspielen willst.
refused-bot-away = Ich bin nicht mehr auf diesem Server. Sobald ich wieder eingeladen bin, geht es von selbst weiter.
refused-still-missing = Es fehlt noch jemand und kann zurückkommen und **Weiterspielen** drücken. Oder du lässt einen Computer übernehmen.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen: Deine letzte Aktion hat etwas gezogen oder aufgedeckt, oder andere waren schon dran.
refused-not-stalled = Über das Ende abstimmen könnt ihr, wenn sich fünf Runden lang kein Plättchen bewegt hat.
refused-already-seated = Du hast schon einen Platz an diesem Tisch.
refused-not-seated = Du hast keinen Platz an diesem Tisch. **Mitspielen** gibt dir einen.
refused-table-full = Alle { $most } Plätze sind besetzt. Warte, bis einer frei wird, oder öffne mit { COMMAND("play") } einen eigenen Tisch.
refused-bound-lobbies = Hier { $most ->
    [one] wartet schon ein Tisch
   *[other] warten schon { $most } Tische
 } von dir auf Leute zum Mitspielen. Starte oder schließe einen davon ({ COMMAND("my-tables") } zeigt sie dir), dann öffne den nächsten.
refused-bound-tables = Du leitest auf diesem Server { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
 }, mehr sind pro Person nicht erlaubt. Wenn einer davon zu Ende ist, kannst du den nächsten öffnen. Wer den Server verwaltet, kann mehr öffnen.
refused-bound-opened = Du hast in der letzten Stunde { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
 } geöffnet. Spiel erst an denen, oder versuch es ein wenig später noch einmal.
refused-bound-seats = Du sitzt auf diesem Server an { $most ->
    [one] einem Tisch
   *[other] { $most } Tischen
 }, mehr sind pro Person nicht erlaubt. Wenn einer davon zu Ende ist oder du einen verlässt, der noch nicht begonnen hat, kannst du wieder Platz nehmen.
refused-bound-channel = In diesem Kanal { $most ->
    [one] ist ein Tisch
   *[other] sind { $most } Tische
 } offen, für mehr ist kein Platz. Öffne deinen in einem anderen Kanal oder in einem eigenen Thread ({ COMMAND("play") } hat dafür eine Option).
refused-bound-guild = Auf diesem Server { $most ->
    [one] ist ein Tisch
   *[other] sind { $most } Tische
 } offen, für mehr habe ich keinen Platz. Wenn einer davon zu Ende ist, geht es wieder; wer mich betreibt, kann mehr zulassen.
refused-bound-calls = In der letzten Stunde habe ich diese Person schon { $most ->
    [one] einmal
   *[other] { $most }-mal
 } für dich oder für diesen Tisch erwähnt, darum erwähne ich sie jetzt nicht noch einmal. Biete den Platz allen an, oder versuch es ein wenig später wieder.
refused-too-few = { $missing ->
    [one] Eine Person fehlt noch (mindestens { $least }). Lade jemanden ein oder nimm einen Computer dazu.
   *[other] Es fehlen noch { $missing } Personen (mindestens { $least }). Lade Leute ein oder nimm Computer dazu.
}
refused-host-only = Das entscheidet die Spielleitung an diesem Tisch: { $host }.
refused-no-level = So einen Computer habe ich nicht. Die Karte bietet alle an, die ich habe.
refused-no-computer = Auf diesem Platz sitzt kein Computer und kein Gast von dir.
refused-no-option = So eine Option hat dieses Spiel nicht. Die Einstellungen zeigen alle.
refused-no-look = { $title } hat keine solche Ansicht. **Ansehen** zeigt alle.
refused-no-language = Ich spreche: { $known }.
refused-no-pictures = Du kannst wie üblich, breit mit kleiner Schrift, hohen Kontrast, breit mit hohem Kontrast oder Worte zuerst wählen.
refused-no-notice = Du kannst Direktnachricht, Erwähnung oder „gar nicht“ wählen.
refused-no-name = Ich brauche einen Namen mit mindestens einem Zeichen, das man sehen kann.
refused-tables-in-server = Die Tische eines Servers zeige ich in einem seiner Kanäle: mit { COMMAND("tables") }.
refused-removed = Du wurdest von diesem Tisch genommen. Mit einer Einladung kannst du wieder mitspielen.
refused-invited-only = An diesem Tisch spielen nur Eingeladene. Bitte die Spielleitung um einen Platz oder such mit { COMMAND("tables") } einen anderen Tisch.
refused-joiners = Dieser Tisch ist für { $roles }. Bitte die Spielleitung um einen Platz oder such mit { COMMAND("tables") } einen anderen Tisch. Rollen zählen nur auf dem Server selbst.
refused-not-at-table = Diese Person ist nicht mehr an diesem Tisch.
refused-other-game = An Tisch { $table } wird { $title } gespielt. Nimm dort die Befehle dieses Spiels.
refused-unknown-noun = „{ $typed }“ gibt es hier nicht. Meinst du: { $options }?
refused-not-all-listed = Auf einmal geht nicht alles davon, aber { $done } von { $of } gehen. Wähl weniger oder andere.
refused-not-readable = Diesen Knopf oder Namen kann ich nicht lesen. Drück am Spielplan **Aktion** für ein frisches Bedienfeld.
refused-say-which = Es gibt mehrere Möglichkeiten. Meinst du: { $options }?
refused-bot-lacks = In { $channel } kann ich noch nicht spielen: Ich brauche dort { $missing }. Wer den Server verwaltet, kann mir diese Rechte geben.
refused-unreadable = Tisch { $table } ist noch da, aber ich kann ihn nicht lesen: Was ich davon gespeichert habe, ist beschädigt. Ich lasse alles, wie es ist, und habe Bescheid gegeben: Wer mich betreibt, kann ihn wiederherstellen. Andere Tische gehen weiter.
refused-game-unknown = Tisch { $table } ist noch da, aber ich kann ihn nicht lesen: Das Spiel dort kenne ich nicht. Ich lasse alles, wie es ist; wer mich betreibt, weiß Bescheid.
refused-damaged-row = Ich kann etwas nicht lesen, das dafür nötig ist: Was ich davon gespeichert habe, ist beschädigt. Ich lasse es, wie es ist; wer mich betreibt, weiß Bescheid.
refused-damaged = Die Datei mit den Tischen dieses Servers ist beschädigt oder fehlt; was davon da ist, wurde unberührt beiseitegelegt. Wer diesen Bot betreibt, kann sie wiederherstellen; `python -m bot doctor` sagt, wie.
refused-people = Die Datei mit den Einstellungen der Leute lässt sich gerade nicht lesen oder schreiben, darum kann ich sie weder zeigen noch ändern. Die Spiele gehen weiter: Drück am Spielplan **Aktion**. Nachrichten warten, bis die Datei wieder lesbar ist. Wer diesen Bot betreibt, findet den Grund im Protokoll des Bots.
refused-disk-full = Es ist kein Platz mehr, um deine Aktion zu speichern, also wurde sie nicht ausgeführt. Am Tisch ist alles wie zuvor. Sag das bitte der Person, die diesen Bot betreibt.
refused-busy = Das konnte ich gerade nicht speichern, also wurde es nicht ausgeführt. Bitte versuch es gleich noch einmal.
refused-no-thread-channel = In einem Kanal dieser Art gibt es keine Threads. Mit { COMMAND("play") } ohne **thread** spielt ihr gleich hier, mit Thread in einem Textkanal.
refused-no-thread-post = Ein Forenbeitrag ist schon ein Thread. Nimm { COMMAND("play") } ohne **thread**: Dann steht der Tisch in diesem Beitrag.
refused-no-thread-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Mit { COMMAND("play") } ohne **thread** spielt ihr gleich hier; oder jemand schließt einen Thread, den niemand mehr braucht.
refused-no-thread-allowed = Discord lässt mich hier keinen Thread öffnen. Mit { COMMAND("play") } ohne **thread** spielt ihr gleich hier; wer den Server verwaltet, kann mir erlauben, öffentliche Threads zu erstellen.
refused-no-thread-direct = In Direktnachrichten gibt es keine Threads. Mit { COMMAND("play") } ohne **thread** spielst du gleich hier.
refused-direct-alone = Deine Direktnachrichten sieht sonst niemand, darum kannst du hier niemanden einladen. Nimm einen Computer dazu, oder eröffne mit { COMMAND("play") } auf einem Server einen Tisch, um mit anderen zu spielen.
refused-leave-closes = Du bist allein an diesem Tisch. Wenn du aufstehst, wird er geschlossen.
refused-discord = Discord hat das gerade nicht zugelassen. Bitte versuch es gleich noch einmal.
rule-cited = -# Regel { $rule }
picture-too-large = Discord nimmt das Bild gerade nicht an, darum steht hier alles in Worten.
apology = Bei mir ist etwas schiefgegangen; es ist unter **{ $id }** notiert. Am Tisch ist alles wie zuvor. Bitte versuch es noch einmal.
