# The guided first game, whatever the game is
learn-intro = **Deine erste Partie?** Du spielst ein paar Züge gegen einen Computer. Jeder Schritt sagt dir, was zu tun ist und warum, und markiert eine gute Aktion. Welches Spiel möchtest du lernen?
learn-choose = Wähle ein Spiel
learn-heading = { $title } · { $designer } · deine erste Partie
learn-symbols-heading = { $title }: die Symbole
learn-how = Das dauert etwa 15 Minuten, allein gegen einen Computer und mit Karten, die zum Lernen passen. ⭐ markiert eine gute Aktion; du darfst auch alles andere tun, und die Ratschläge gehen von dort weiter. Du kannst jederzeit aufhören: { COMMAND("my-tables") } bringt dich zurück. Die Partie wird nie gewertet und zählt in keiner Statistik.
learn-started = Deine erste Partie hat begonnen: { $channel }. Dort steht der Plan; alles, was du brauchst, steht in dieser Nachricht, und nur du siehst sie.
learn-started-direct = Deine erste Partie hat begonnen, hier in deinen Direktnachrichten. Nur du siehst sie.
button-first-game = Erste Partie?
button-learn = Ziel und Symbole
button-learn-goal = Ziel des Spiels
button-learn-symbols = Die Symbole
button-learn-start = Hier beginnen
button-learn-thread = In einem Thread beginnen
button-learn-go-on = Weiterspielen
refused-no-lesson = Für { $title } gibt es noch keine geführte erste Partie. Am Tisch gegen Computer helfen **Tipp** und **Regeln**: { COMMAND("play") } eröffnet einen.

# Above the choices of a guided game
lesson-step = 🎓 **Erste Partie, Schritt { $number } von { $count }**
lesson-own-way = 🎓 **Erste Partie, Schritt { $number }.** Du gehst deinen eigenen Weg; hier ist ein Rat dazu.
lesson-waits = 🎓 **Erste Partie.** Jetzt spielt der Computer. Diese Nachricht geht in ein paar Sekunden von selbst weiter; solange der Knopf **Zurücknehmen** da ist, kannst du es dir anders überlegen.
lesson-good = ⭐ **Gut ist hier:** { $action }.
lesson-good-first = ⭐ **Gut ist hier:** { $action }. Das ist unten der erste Knopf. Du darfst auch alles andere tun.
lesson-over = 🎓 **Das war der geführte Teil. Jetzt weißt du:**
lesson-go-on = **Allein weiter:** Die Partie läuft unten einfach weiter, als Freundschaftsspiel gegen den Computer. **Tipp** hilft, wenn du magst. Oder eröffne mit { COMMAND("play") } einen Tisch für andere.
