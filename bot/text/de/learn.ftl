# The guided first game, whatever the game is
learn-intro = **Deine erste Partie?** Du spielst ein paar Züge gegen einen Computer. Jeder Schritt sagt dir, was zu tun ist und warum, und markiert eine gute Aktion. Welches Spiel möchtest du lernen?
learn-choose = Wähle ein Spiel
learn-heading = { $title } · { $designer } · deine erste Partie
learn-symbols-heading = { $title }: die Symbole
learn-how = **Was du spielst:** { $part } Etwa 15 Minuten, allein gegen einen Computer. ⭐ markiert eine gute Aktion; alles andere darfst du auch. Hör auf, wann du willst: { COMMAND("my-tables") } bringt dich zurück. Gewertet wird nichts.
learn-started = **Deine erste Partie hat begonnen. Du spielst hier, in dieser Nachricht:** Nur du siehst sie. Findest du sie nicht mehr, bringt { COMMAND("my-tables") } dich zurück.
learn-started-thread = **Deine erste Partie hat begonnen. Du spielst hier, in dieser Nachricht:** Nur du siehst sie. Der Spielplan ist in { $channel }; der Knopf **Aktion** darunter öffnet denselben Schritt.
learn-started-direct = **Deine erste Partie hat begonnen. Du spielst hier, in dieser Nachricht:** Alles, was du brauchst, steht darin.
button-first-game = Erste Partie?
button-learn = Ziel und Symbole
button-learn-goal = Ziel des Spiels
button-learn-symbols = Die Symbole
button-learn-start = Hier beginnen
button-learn-thread = In einem Thread beginnen
button-learn-go-on = Weiterspielen
button-learn-again = Noch einmal beginnen
learn-again-sure = **Noch einmal beginnen?** Deine Partie endet dann hier. Dieselben Karten werden noch einmal gegeben, ab Schritt 1.
button-learn-ordinary = Gewöhnlichen Tisch eröffnen
button-learn-more = Mehr
button-learn-back = Zurück zu deinem Zug
button-learn-alone = Diese Partie weiterspielen
learn-more = **Alles Weitere.** Diese Knöpfe zeigen und erklären. Keiner zieht für dich, und **Noch einmal beginnen** fragt zuerst.
learn-more-about = { $emoji } **{ $button }:** { $about }
learn-more-look = der Spielplan, wie ihn alle sehen.
learn-more-looks = alles, was auf dem Tisch liegt: Karten, Plättchen, Mitspieler.
learn-more-log = was bisher geschehen ist.
learn-more-possible = alles, was du jetzt tun kannst, und warum anderes nicht geht.
learn-more-try = Aktionen dieses Zuges ausprobieren; ausgeführt wird erst, was du bestätigst.
learn-more-hint = was ein starker Computer hier täte.
learn-more-learn = das Ziel des Spiels und was die Symbole bedeuten.
learn-more-plan = im Voraus wählen, was du im nächsten Zug tun willst.
learn-more-learn-start = beendet diese Partie und gibt dieselben Karten noch einmal, ab Schritt 1.
learn-more-new-game = eine Partie mit anderen oder mit mehr Computern. Diese hier bleibt, wie sie ist.
refused-no-lesson = Für { $title } gibt es noch keine geführte erste Partie. Am Tisch gegen Computer helfen **Tipp** und **Regeln**: { COMMAND("play") } eröffnet einen.

# Above the choices of a guided game
lesson-step = ### 🎓 Erste Partie, Schritt { $number } von { $count }
lesson-back = -# Du bist wieder auf dem vorbereiteten Weg.
lesson-own-way =
    ### 🎓 Erste Partie, dein eigener Weg
    -# { $ends }
lesson-left = { $choice ->
    [now] Nicht der vorbereitete Weg, und das macht nichts:
   *[before] Hier passt kein vorbereiteter Schritt, und das macht nichts:
} Der ⭐ rät dir jetzt für deine eigene Partie. Ein vorbereiteter Schritt, der passt, kommt wieder.
lesson-strayed = -# Du gehst einen eigenen Weg. Vorbereitete Schritte gehen weiter, wo sie passen.
lesson-ends = -# { $ends }
lesson-waits =
    ### 🎓 Erste Partie
    Jetzt spielt der Computer. Diese Nachricht geht von selbst weiter.
lesson-board = 🎓 **Geführte erste Partie von { $who }.** Der Spielplan zeigt nur, wie es steht; **Aktion** öffnet den Schritt, der dran ist.
lesson-good = ⭐ **Gut ist hier:** { $action }.
lesson-good-first = Der Knopf mit ⭐ tut es. Darunter steht, was sonst erlaubt ist; **Mehr** erklärt und zeigt.
lesson-cost = { $next ->
    [behind] 💬 „{ $good }“ hätte etwa { $less } mehr versprochen. Halb so schlimm: Die Ratschläge gehen von hier aus weiter.
    [level] 💬 Deine Wahl ist etwa so gut wie „{ $good }“{ $taught ->
        [yes] . Der ⭐ stand dort, weil die nächsten Schritte das erklären.
       *[no] .
    }
    [ahead] 💬 Gut gewählt! In Gedanken weitergespielt, bringt das etwa { $less } mehr als „{ $good }“{ $taught ->
        [yes] . Der ⭐ stand dort, weil die nächsten Schritte das erklären.
       *[no] ; der ⭐ schaut nicht so weit voraus.
    }
    [reason] 💬 Der ⭐ war „{ $good }“. { $why }
   *[unknown] 💬 Der ⭐ war „{ $good }“. Deine Wahl geht auch, und die Ratschläge gehen von ihr aus weiter.
}
lesson-opponents = { $count ->
    [one] { $who }, ein Computerspieler, sitzt dir gegenüber.
   *[other] { $who }, Computerspieler, sitzen dir gegenüber.
}
lesson-then = { $first } → { $then }
lesson-times = { $action }, { $count ->
    [2] zweimal
   *[other] { $count }-mal
}
lesson-over = ### 🎓 Erste Partie, Schritt { $number } von { $count }: Du weißt, wie es geht
lesson-over-known = Jetzt weißt du:
lesson-over-missed = **Auf deinem Weg kam nicht vor:** { $steps }. **Noch einmal beginnen** zeigt auch das.
lesson-over-rest = **Noch ist nichts vorbei:** { $rest }
lesson-alone = 💡 Du spielst jetzt ohne ⭐ weiter. **Tipp** sagt, was ein starker Computer täte. **Mehr** erklärt, was du tun kannst, und beginnt die geführte Partie noch einmal.

# The legend: a picture of a game's signs with their names, and the same in words
legend-note = die Symbole
legend-group = **{ $heading }:** { $signs }
