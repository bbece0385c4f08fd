# Was seit dem eigenen letzten Zug geschah
recap-heading = Seit deinem letzten Zug
recap-first = Vor deinem ersten Zug
recap-nothing = Seit deinem letzten Zug ist nichts passiert.
recap-folded = **{ $who }:** { $did }.
recap-times = { $told } (×{ $count })
recap-more = { $count ->
    [one] Und noch etwas; es steht im Verlauf.
   *[other] Und noch { $count } Dinge; sie stehen im Verlauf.
}

# Ein Spiel Zug für Zug ansehen
button-replay = Wiederholung
button-replay-first = Anfang
button-replay-back = Zurück
button-replay-on = Weiter
button-replay-last = Zuletzt
button-film = Als Film
button-recap = Was ist passiert?
replay-start = Der Anfang, vor Zug 1 von { $count }
replay-turn = Zug { $number } von { $count }
replay-own-eyes = -# Mit deinen Augen: was du damals sehen konntest.
replay-open-eyes = -# Wie es alle sehen konnten.
replay-all-told = -# Der Spielplan, wie alle ihn sehen konnten; das Spiel ist zu Ende, darum sagt der Text alles.
replay-their-eyes = -# Mit den Augen von { $who }: was damals zu sehen war.
replay-eyes = Mit wessen Augen?
replay-eyes-all = Alles
replay-eyes-of = Wie { $who } es sah
replay-jump = Zu einem Zug gehen
replay-choice-start = Der Anfang
replay-choice = Zug { $number }
replay-choice-of = Zug { $number }: { $who }
replay-quiet = Niemand hat etwas getan.

# Das Spiel als bewegtes Bild
film-heading = Das Spiel als Film
film-told = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, ein Bild je Zug; der Balken unten zeigt, wie weit das Spiel ist.
film-told-some = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} in { $pictures } Bildern; der Balken unten zeigt, wie weit das Spiel ist.
film-alt = Das Spiel als Film aus { $pictures } Bildern, vom Anfang bis Zug { $turns }. Das letzte: { $last }
film-none = Einen Film dieses Spiels gibt es gerade nicht; hier ist es Zug für Zug.

command-recap = rückblick
command-recap-about = Lies in wenigen Zeilen, was seit deinem letzten Zug passiert ist
command-replay = wiederholung
command-replay-about = Sieh dir ein Spiel Zug für Zug an oder als Film

# Der Verlauf nach Person und Art
log-none-such = Davon gibt es noch nichts.
log-turn = Zug { $number }
log-whose = Wessen Zeilen?
log-of-all = Alle
log-of = { $who }
log-which = Welche Zeilen?
log-kind-all = Alles
log-kind-actions = Züge
log-kind-undo = Zurückgenommen
log-kind-tools = Werkzeuge der Spielleitung
log-kind-remarks = Abstimmungen, Abwesenheit, neue Spieler
log-picture = Den Spielplan nach einem Zug ansehen
button-log-new = Neueste zuerst
button-log-old = Älteste zuerst
