# The guided first game, whatever the game is
learn-intro = **Deine erste Partie?** Du spielst ein paar Züge gegen einen Computer. Jeder Schritt sagt dir, was zu tun ist und warum, und markiert eine gute Aktion. Welches Spiel möchtest du lernen?
learn-choose = Wähle ein Spiel
learn-heading = { $title } · { $designer } · deine erste Partie
learn-symbols-heading = { $title }: die Symbole
learn-how = Etwa 15 Minuten, allein gegen einen Computer und mit Karten, die zum Lernen passen. ⭐ markiert eine gute Aktion; du darfst auch alles andere tun, und die Ratschläge gehen von dort weiter. Du kannst jederzeit aufhören: { COMMAND("my-tables") } bringt dich zurück. Die Partie wird nie gewertet und zählt in keiner Statistik.
learn-started = **Deine erste Partie hat begonnen. Du spielst hier, in dieser Nachricht:** Alles, was du brauchst, steht darin, und nur du siehst sie. Wenn du pausierst, erscheint in { $channel } ein Spielplan; **Aktion** darunter bringt dich zurück.
learn-started-thread = **Deine erste Partie hat begonnen. Du spielst hier, in dieser Nachricht:** Alles, was du brauchst, steht darin, und nur du siehst sie. Der Spielplan ist in { $channel }; **Aktion** darunter öffnet denselben Schritt.
learn-started-direct = **Deine erste Partie hat begonnen. Du spielst hier, in dieser Nachricht:** Alles, was du brauchst, steht darin.
button-first-game = Erste Partie?
button-learn = Ziel und Symbole
button-learn-goal = Ziel des Spiels
button-learn-symbols = Die Symbole
button-learn-start = Hier beginnen
button-learn-thread = In einem Thread beginnen
button-learn-go-on = Weiterspielen
button-learn-again = Noch einmal beginnen
button-learn-ordinary = Gewöhnlichen Tisch eröffnen
button-learn-more = Mehr
button-learn-back = Zurück zum Schritt
learn-more = Das gibt es außerdem. Nichts davon verändert die Partie.
learn-more-look = Der Spielplan, wie ihn alle sehen.
learn-more-looks = Alles, was auf dem Tisch liegt: Karten, Plättchen, Mitspieler.
learn-more-log = Was bisher geschehen ist.
learn-more-possible = Alles, was du jetzt tun kannst, und warum anderes nicht geht.
learn-more-try = Probiere Aktionen dieses Zuges aus; ausgeführt wird erst, was du bestätigst.
learn-more-hint = Was ein starker Computer hier täte.
learn-more-learn = Das Ziel des Spiels und was die Symbole bedeuten.
learn-more-plan = Wähle im Voraus, was du im nächsten Zug tun willst.
refused-no-lesson = Für { $title } gibt es noch keine geführte erste Partie. Am Tisch gegen Computer helfen **Tipp** und **Regeln**: { COMMAND("play") } eröffnet einen.

# Above the choices of a guided game
lesson-step = ### 🎓 Erste Partie, Schritt { $number } von { $count }
lesson-own-way =
    ### 🎓 Erste Partie, etwa { $number } von { $count }
    -# Du gehst deinen eigenen Weg. { $ends }
lesson-ends = -# { $ends }
lesson-waits =
    ### 🎓 Erste Partie
    Jetzt spielt der Computer. Diese Nachricht geht in ein paar Sekunden von selbst weiter; solange der Knopf **Zurücknehmen** da ist, kannst du es dir anders überlegen.
lesson-board = 🎓 **Geführte erste Partie von { $who }.** Der Spielplan zeigt nur, wie es steht; **Aktion** öffnet den Schritt, der dran ist.
lesson-good = ⭐ **Gut ist hier:** { $action }.
lesson-good-first = ⭐ **Gut ist hier:** { $action }. Der erste Knopf unten tut es. Du darfst auch alles andere tun; **Mehr** öffnet den Rest.
lesson-opponents = { $count ->
    [one] { $who }, ein Computerspieler, sitzt dir gegenüber.
   *[other] { $who }, Computerspieler, sitzen dir gegenüber.
}
lesson-then = { $first } → { $then }
lesson-over = ### 🎓 Das war der geführte Teil. Jetzt weißt du:
lesson-go-on = **Allein weiter:** Die Partie läuft unten einfach weiter, als Freundschaftsspiel gegen den Computer; **Mehr** → **Tipp** hilft, wenn du magst. **Noch einmal beginnen** gibt dieselben Karten noch einmal. **Gewöhnlichen Tisch eröffnen** ist für eine Partie mit anderen.

# The legend: a picture of a game's signs with their names, and the same in words
legend-note = die Symbole
legend-group = **{ $heading }:** { $signs }
