# Gewertete Tische
term-rated = Gewertet
term-rated-friendly = nein
term-rated-rated = ja, wenn alle zustimmen: Das Ergebnis zählt für die Wertungen
lobby-rated = Dieser Tisch ist gewertet: Er zählt für die Wertungen dieses Servers unter { COMMAND("leaderboard") }. Alle hier haben zugestimmt.
lobby-rated-waits = Dieser Tisch soll gewertet werden. Noch nicht zugestimmt: { $who }. Fehlt beim Start noch eine Zustimmung, ist es ein Freundschaftsspiel.
rated-not-agreed = Das ist ein Freundschaftsspiel. Nicht zugestimmt: { $who }.
rated-alone = Das ist ein Freundschaftsspiel: Gegen Computer allein gibt es keine Wertung.
be-rated-join = Dieser Tisch ist **gewertet**: Sein Ergebnis verändert deine Wertung in diesem Spiel, und dieser Server sieht die Wertungen unter { COMMAND("leaderboard") }. Wer aufgibt, wird Letzter; Computer zählen nicht mit. Du stimmst einmal für alle gewerteten Tische zu und kannst das jederzeit mit { COMMAND("settings") } beenden. Ohne Zustimmung kannst du an allen Freundschaftstischen spielen.
be-rated-term = Ein **gewerteter** Tisch zählt für die Wertung aller, die daran spielen, auch für deine, und dieser Server sieht die Wertungen unter { COMMAND("leaderboard") }. Alle, die mitspielen, werden einmal gefragt; stimmt jemand nicht zu, ist es ein Freundschaftsspiel. Du kannst das jederzeit mit { COMMAND("settings") } beenden.
button-be-rated = Ich stimme zu
button-be-rated-join = Einverstanden, ich spiele mit
button-be-rated-term = Einverstanden, mit Wertung
final-rated = Das war ein gewertetes Spiel: { COMMAND("leaderboard") } zeigt die Wertungen, wie sie jetzt sind.
rating-on = Du wirst an gewerteten Tischen gewertet. Mit { COMMAND("settings") } kannst du das jederzeit beenden.
rating-off = Du wirst nicht mehr gewertet und stehst nicht mehr unter { COMMAND("leaderboard") }. Für die anderen zählt weiter, was du gespielt hast.
refused-no-rating = Du kannst wählen, ob du an gewerteten Tischen gewertet wirst oder nicht.
my-data-rated = Du wirst an gewerteten Tischen gewertet.
my-data-not-rated = Du wirst nicht gewertet.
my-data-result = Tisch { $table }: Platz { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
command-option-rating = wertung
command-option-rating-about = Ob du an gewerteten Tischen gewertet wirst
command-choice-on = Ja, an gewerteten Tischen
command-choice-off = Nein

# Bilanzen
decimal = { $whole },{ $tenth }
stats-own = Deine Bilanz auf { $server }
stats-of = { $name } auf { $server }
stats-none = Du hast auf diesem Server noch kein Spiel zu Ende gespielt. Sobald eins vorbei ist, steht es hier.
stats-none-of = Unter diesem Namen hat hier noch niemand ein Spiel zu Ende gespielt.
stats-game = **{ $title }**: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
stats-agreed = -# { $count ->
    [one] Eins davon wurde einvernehmlich beendet und zählt unten nicht mit.
   *[other] { $count } davon wurden einvernehmlich beendet und zählen unten nicht mit.
}
stats-parted = -# { $count ->
    [one] Eins davon wurde nicht von einer Person zu Ende gespielt und zählt unten nicht mit.
   *[other] { $count } davon wurden nicht von einer Person zu Ende gespielt und zählen unten nicht mit.
}
stats-places = Plätze: { $places }
stats-place = { $rank }. × { $times }
stats-points = Punkte: { $mean } im Schnitt, { $best } im besten Spiel
stats-lines = Im Schnitt { $lines }
stats-line = { $category } { $mean }
stats-opponents = Am häufigsten mit { $people }
stats-opponent-own = { $name } ({ $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, vorn in { $ahead }{ $level ->
    [0] {""}
   *[other] , gleichauf in { $level }
})
stats-opponent = { $name } ({ $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
})
stats-rating = Wertung: { $rating }
stats-not-rated = -# Du wirst nicht gewertet. An gewerteten Tischen wirst du gefragt; einschalten kannst du es auch mit { COMMAND("settings") }.
stats-lacking = { $count ->
    [one] Ein älteres Spiel ist noch nicht mitgezählt.
   *[other] { $count } ältere Spiele sind noch nicht mitgezählt.
} Frag gleich noch einmal.
refused-stats-in-a-server = Bilanzen und Wertungen gibt es je Server: Frag auf einem Server danach.
rating-told = **{ $safe }** ({ $mu } ± { $sigma }, { $games ->
    [one] ein gewertetes Spiel
   *[other] { $games } gewertete Spiele
})
rating-provisional = **{ $safe }** ({ $mu } ± { $sigma }, vorläufig nach { $games ->
    [one] einem gewerteten Spiel
   *[other] { $games } gewerteten Spielen
})
take-away = { $count ->
    [0] Du hast hier noch kein Spiel zu Ende gespielt, darum sind diese Dateien leer.
    [one] Dein Spiel hier, als Tabelle (CSV) und für Programme (JSON).
   *[other] Deine { $count } Spiele hier, als Tabelle (CSV) und für Programme (JSON).
}
leaderboard = Wertungen: { $title }
leaderboard-empty = Hier hat noch niemand eine Wertung. Ein Tisch wird gewertet, wenn die Spielleitung das in den **Einstellungen** wählt und alle zustimmen; sonst ist es ein Freundschaftsspiel.
leaderboard-how = Die fette Zahl ist die Stärke, die so gut wie sicher ist: die Schätzung minus das Dreifache ihrer Unsicherheit. Sie steigt mit jedem Spiel, das die Schätzung sicherer macht. Es zählen nur gewertete Spiele, die nach den Regeln zu Ende gingen, und nur Menschen, keine Computer. Wer den Tisch verlässt oder aufgibt, wird Letzter. Wer einen Platz übernommen hat oder am Ende im Urlaub war, wird nicht gewertet.
leaderboard-line = { $place }. { $name }: { $rating }
leaderboard-alt = Wertungen in { $title }, die beste zuerst. { $people }
leaderboard-choose = Ein anderes Spiel
button-leaderboard = Wertungen
button-stats = Meine Bilanz
button-take-away = Herunterladen
button-rating-on = Mich werten
button-rating-off = Mich nicht werten
command-stats = bilanz
command-stats-about = Deine Bilanz auf diesem Server oder die anderer: Plätze, Punkte, Gegner, Wertung
command-leaderboard = rangliste
command-leaderboard-about = Die Wertungen eines Spiels auf diesem Server
command-option-player = wer
command-option-player-about = Wessen Bilanz; ohne Angabe deine eigene

# Das Bild der Wertungen
ladder-title = Wertungen: { $title }
ladder-page = { $page } / { $pages }
ladder-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
ladder-provisional = vorläufig
ladder-nameless = Platz { $place }
ladder-estimate = { $mu } ± { $sigma }
