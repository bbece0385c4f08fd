# What is asked for in a window of its own (at most 45 characters)
form-reason = Warum? Alle können es lesen
form-reason-about = Verklickt, alle sind einverstanden ...
form-host-rewind = Zurückgehen
form-host-pause = Pause
form-host-go-on = Weiterspielen
form-host-cancel = Tisch schließen
form-host-skip = Zug beenden
form-host-computer = Computer spielen lassen
form-host-hand = Leitung abgeben

# The host's tools
button-host = Spielleitung
button-host-turns = Zurückgehen ...
button-host-rewind = Dorthin zurückgehen
button-host-pause = Pause
button-host-go-on = Weiterspielen
button-host-cancel = Tisch schließen
button-host-skip = Zug beenden
button-host-computer = Computer spielen lassen
button-host-hand = Leitung abgeben
host-intro = **Spielleitung.** Was du hier tust, steht für alle lesbar im Verlauf, mit deinem Namen und deinem Grund.
host-nothing-to-do = Dieses Spiel läuft nicht, darum gibt es hier nichts zu tun.
host-skipped-menu = Zug beenden von ...
host-replaced-menu = Computer spielen lassen für ...
host-handed-menu = Leitung übergeben an ...
host-no-turns = Es gibt keinen früheren Zug, zu dem der Tisch zurückgehen kann.
host-turns-about = **Wie weit soll der Tisch zurückgehen?** Wähle den frühesten Zug, der zurückgenommen werden soll; du siehst alles, bevor etwas passiert.
host-turns-menu = Alles ab diesem Zug zurücknehmen
host-turn = { $count ->
    [one] Den letzten Zug ({ $who })
   *[other] Die letzten { $count } Züge (ab { $who })
}
host-turn-undoes = { $count ->
    [one] **Das würde zurückgenommen:**
   *[other] **Diese { $count } Züge würden zurückgenommen:**
}
host-turn-anew = Zurückgenommenes bleibt durchgestrichen im Verlauf. Was dann noch verdeckt liegt, wird neu gemischt; niemand weiß, was kommt.
sure-host-skip = Soll der Zug von **{ $who }** beendet werden?
sure-host-hand = Soll **{ $who }** ab jetzt diesen Tisch leiten? Du hast diese Werkzeuge dann nicht mehr.

# What was done, as it stands in the log and is told
did-rewind = { $turns ->
    [one] Der Tisch ist zurückgegangen: Der letzte Zug wurde zurückgenommen.
   *[other] Der Tisch ist zurückgegangen: Die letzten { $turns } Züge wurden zurückgenommen.
}
done-rewind = Der Tisch ist zurückgegangen.
did-pause = Das Spiel macht Pause.
did-go-on = Das Spiel geht weiter.
did-cancel = Der Tisch wurde ohne Ergebnis geschlossen.
did-skip = Der Zug von { $who } wurde beendet.
did-seat-computer = Für { $who } spielt ein Computer.
did-hand-over = { $who } leitet jetzt den Tisch.
told-by = Tisch { $table } ({ $title }): { $what } Von { $who }.
told-tool = Tisch { $table } ({ $title }): { $what } Von { $who }. Grund: { $reason }
told-vote = Tisch { $table } ({ $title }): { $what } Alle waren einverstanden.

# What is not possible, and what is
refused-no-reason = Sag in ein paar Worten, warum; alle können es im Verlauf lesen.
refused-not-here = Dort sitzt niemand. Das Menü zeigt, wer da ist.
refused-computer-there = Dort spielt schon ein Computer.

# Going back by a vote
button-ask-back = Die anderen fragen
button-ask-them = Alle fragen
ballot-rewind = vor den Zug von { $who } (Schritt { $number }) zurückgehen und alles seither zurücknehmen
remark-left-behind = { $count ->
    [one] Ein früherer Vermerk blieb dort, wo dieser Tisch vorher gespielt wurde.
   *[other] { $count } frühere Vermerke blieben dort, wo dieser Tisch vorher gespielt wurde.
}
remark-too-late = Der Tisch konnte nicht mehr zurückgehen: Inzwischen ist zu viel passiert, oder er ist schon zurückgegangen.

# What a server settles
button-server = Zurück
button-server-terms = Was Tische vereinbaren
server-intro = **Tische auf diesem Server.** Wer *Server verwalten* darf, darf sie immer öffnen, leiten und schließen.
server-openers = Rollen, die Tische öffnen (keine: alle)
server-openers-are = Tische öffnen dürfen { $named }.
server-openers-all = Alle dürfen Tische öffnen.
server-joiners = Rollen, die an Tischen für eine Rolle mitspielen dürfen
server-joiners-are = An Tischen für eine Rolle spielen { $named }.
server-joiners-all = Für Tische, an denen nur eine Rolle mitspielen darf, ist keine genannt.
server-hosts = Rollen mit Spielleitung an jedem Tisch
server-hosts-are = Die Spielleitung haben an jedem Tisch, wer ihn leitet, und { $named }.
server-hosts-all = Die Spielleitung hat an einem Tisch nur, wer ihn leitet.
server-channels = Kanäle für Tische (keine: alle)
server-channels-are = Tische dürfen in { $named } und den Threads dort geöffnet werden.
server-channels-all = Tische dürfen in jedem Kanal geöffnet werden.
server-language = Sprache neuer Tische
server-language-own = Sprache des Servers
server-lobbies = Wie lange ein Tisch auf sein Spiel wartet
server-lobbies-days = { $count } Tage
server-lobbies-are = Ein Tisch vor dem Start schließt nach { $count } Tagen ohne Änderung; nach derselben Zeit endet eine Einladung ohne Antwort. Einen Tag vorher kommt ein Hinweis.
server-lobbies-never = So lange es dauert
server-lobbies-none = Tische warten auf ihr Spiel und Einladungen auf eine Antwort, so lange es dauert.
server-game = Wie neue Tische beginnen, je Spiel
server-begin = **Wie neue Tische hier beginnen.** Die Spielleitung kann es vor dem Start ändern.
refused-openers = Tische öffnen dürfen hier { $roles }. Frag dort nach, oder spiel an einem offenen Tisch mit.
refused-channels = Tische gehören hier in { $channels }. Nutze den Befehl dort.
refused-stewards-only = Das kann nur, wer den Server verwalten darf. Mit { COMMAND("settings") } stellst du ein, wie ich mit dir spreche.

# Somebody else for a seat
form-host-offer = Platz anbieten
button-host-offer = Allen anbieten
host-instead = **Wer soll statt { $who } spielen?** Ein Computer spielt, bis der Platz zurückgenommen wird. Ein angebotener Platz gehört weiter dieser Person, bis ihn jemand übernimmt.
host-person-menu = Platz anbieten für ...
sure-host-offer = Soll der Platz von **{ $who }** { $to } angeboten werden?
did-offer = Der Platz von { $who } wird angeboten.

# Own notes
form-name = Name des Tisches
form-name-about = Alle, die den Tisch sehen, können ihn lesen
form-rename = Tisch benennen
form-note = Was willst du notieren?
form-note-about = Niemand sonst liest es
form-note-add = Eine eigene Notiz
button-note = Meine Notizen
button-note-add = Etwas notieren
notes-heading = Deine Notizen
notes-none = Du hast an diesem Tisch keine Notizen. Niemand außer dir liest, was du hier notierst.
notes-remove = Eine Notiz entfernen
refused-no-note = Schreib, was du notieren willst, in bis zu 500 Zeichen.
refused-notes-full = Platz ist für { $most } Notizen, zusammen 3.000 Zeichen. Entferne zuerst eine.
