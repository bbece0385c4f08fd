### Space Missions: was geschah, im Protokoll und in Rückblicken.

## Am Boden

sms-told-begun = Das Rennen beginnt in dieser Reihenfolge: { $who }. Am Ende zählen Erfolge in: { $scored }. Medienmissionen: { $media }.
sms-told-phase-handicap = Vor dem ersten Jahr: { $who }.
sms-told-phase-actions = **{ $year }.** Die Spezialisten machen sich an die Arbeit, in dieser Reihenfolge: { $who }.
sms-told-phase-announce = { $year }: Missionen werden angesagt, in dieser Reihenfolge: { $who }.
sms-told-phase-event = { $year }: Das Ereignis wird aufgedeckt.
sms-told-phase-fly = { $year }: Die Missionen fliegen, in dieser Reihenfolge: { $who }.
sms-told-phase-complete = { $year }: Die Flüge sind vorbei und werden gewertet.
sms-told-played = { $who } hat { $card } gespielt: { $does }.
sms-told-copied = { $who } hat mit dem Spion { $card } kopiert: { $does }.
sms-told-passed = { $place ->
        [0] { $who } hat gepasst.
       *[other] { $who } hat gepasst und nimmt Platz { $place }.
    }
sms-told-took-action = { $who } hat { $tokens } genommen.
sms-told-took-handicap = { $who } beginnt mit { $tokens }.
sms-told-took-bonus = { $who } hat als Bonus { $tokens } genommen.
sms-told-took-none = { $who } ist leer ausgegangen: { $token }.
sms-told-developed = { $who } hat { $craft } entwickelt.
sms-told-developed-shuffled = { $told } Dafür kommt ein kleines Problem in den Stapel { $technology }.
sms-told-idle = { $who } konnte das nicht tun: { $does }.
sms-told-drew = { $count ->
        [one] { $who } hat { $technology } getestet und eine Karte gezogen.
       *[other] { $who } hat { $technology } getestet und { $count } Karten gezogen.
    }
sms-told-known = { $told } { $what }.
sms-told-from-top = { $told } Von oben: { $what }.
sms-told-spurned = { $who } entfernte nach dem Fehlschlag keine Karte.
sms-told-removed = { $who } hat aus dem Spiel genommen: { $technology }, { $problem }.
sms-told-returned = { $count ->
        [one] { $who } hat eine Karte in den Stapel { $technology } zurückgelegt.
       *[other] { $who } hat { $count } Karten in den Stapel { $technology } zurückgelegt.
    }
sms-told-placed = { $problem } (Stelle { $place })
sms-told-took-back = { $who } hat { $card } zurückgenommen.
sms-told-announced = { $count ->
        [0] { $who } hat { $mission } angesagt, mit { $fleet }.
       *[other] { $who } hat { $mission } angesagt, mit { $fleet } und { $count } Zusatznutzlast.
    }
sms-told-stayed = { $who } fliegt dieses Jahr nichts.
sms-told-stayed-unable = { $who } kann dieses Jahr nichts fliegen.
sms-told-loaded = { $who } hat { $tokens } geladen ({ $craft }).
sms-told-prepared = { $who } ist bereit.
sms-told-shuffled = { $who } hat für den Flug gemischt: { $technologies }.
sms-told-event = Ereignis { $year }: { $event }.
sms-told-bonus = { $who } hat einen Bonus gewählt: { $bonus }.
sms-told-no-bonus = { $who } hat keinen Bonus genommen.
sms-told-studied = { $who } hat { $technology } durchgesehen.
sms-told-peeked = { $who } hat das nächste Ereignis angesehen.
sms-told-automa-showed = Der Automa zeigt: { $card }.
sms-told-automa-announced = Der Automa fliegt { $mission } ({ $symbol }).
sms-symbol-lowest-open = die niedrigste noch offene Mission
sms-symbol-highest-done-scored = die höchste geglückte, die am Ende zählt
sms-symbol-same-as-player = dieselbe wie du
sms-symbol-next-higher = die über der höchsten geglückten
sms-else = { $one }, sonst { $other }
sms-told-surrendered = { $who } hatte mehr als drei von einer Sorte und gibt { $tokens } zurück.
sms-told-year-ended = { $year } ist vorbei.
sms-told-awarded = { $count ->
        [one] { $category }: { $who } bekommt { $points } Punkte.
       *[other] { $category }: { $who } bekommen je { $points } Punkte.
    }
sms-told-ended-landing = Das Spiel ist aus: Menschen sind auf dem Mond gelandet.
sms-told-ended-sixties = Das Spiel ist aus: Die Sechziger sind vorbei.
sms-told-ended-vote = Das Spiel wurde durch Abstimmung beendet.

## Im Flug: kurz, für einen Kanal, der mitfiebert

sms-told-launched = 🚀 { $who } startet **{ $mission }**!
sms-told-cancelled = 🛑 { $who } sagt { $mission } ab.
sms-told-struck = ⚡ Das Ereignis kostet { $who } { $tokens } ({ $craft }).
sms-told-spared = Das Ereignis verschont { $who }.
sms-told-sickened = 🤢 Raumkrankheit: Bei { $who } ist jemand verletzt.
sms-told-step = **Schritt { $step }** – { $who }, { $craft }:
sms-told-step-last = **Letzter Schritt, { $step }** – { $who } auf dem Heimweg, { $craft }:
sms-told-card-none = ✅ { $technology }: kein Problem.
sms-told-card-minor = ⚠️ { $technology }: **kleines Problem!**
sms-told-card-major = 🔥 { $technology }: **großes Problem!**
sms-told-card-empty = ✅ { $technology }: Der Stapel ist leer, nichts kann passieren.
sms-told-downgraded = 🛠️ { $who } gibt { $tokens } aus: { $technology } hat nur noch ein kleines Problem.
sms-told-solved = 🛠️ { $who } gibt { $tokens } aus: { $technology } läuft wieder.
sms-told-suffered = 💥 { $technology }, { $problem } nicht behoben: { $effects }.
sms-told-injured = 🤕 Bei { $who } ist ein Astronaut verletzt.
sms-told-lost = 🕯️ { $who } verliert einen Astronauten (−{ $points } Punkte).
sms-told-aborted-event = ⛔ Das Ereignis zwingt { $who } zum Abbruch.
sms-told-aborted-home = ⛔ { $who } bricht in Schritt { $step } ab: auf dem kürzesten Weg nach Hause!
sms-told-aborted = ⛔ Die Mission von { $who } scheitert in Schritt { $step }.
sms-told-landed = 🎉 **Geglückt!** { $who } hat { $mission } geschafft.
sms-told-failed = { $step ->
        [0] 🌑 { $mission } von { $who } ist am Ereignis gescheitert.
       *[other] 🌑 { $mission } von { $who } ist in Schritt { $step } gescheitert.
    }
sms-told-rewarded-first = 🏅 { $who }: { $points } Punkte für den ersten Erfolg mit { $mission }. Zählt für: { $bars }.
sms-told-rewarded = 🏅 { $who }: { $points } Punkte für { $mission }. Zählt für: { $bars }.
sms-told-consoled = { $points ->
        [one] { $who }: 1 Punkt dafür, wie weit { $mission } kam.
       *[other] { $who }: { $points } Punkte dafür, wie weit { $mission } kam.
    }
sms-told-home = { $count ->
        [one] 👩‍🚀 { $who }: 1 Punkt, jemand ist gesund daheim.
       *[other] 👩‍🚀 { $who }: { $count } Punkte, { $count } sind gesund daheim.
    }

## In wenigen Worten, nach einem Namen

sms-brief-played = hat { $card } gespielt
sms-brief-copied = hat { $card } kopiert
sms-brief-passed = hat gepasst
sms-brief-took = hat { $tokens } genommen
sms-brief-developed = hat { $craft } entwickelt
sms-brief-idle = konnte eine Aktion nicht nutzen
sms-brief-tested = hat { $technology } getestet
sms-brief-spurned = entfernte keine Karte
sms-brief-event = brachte das Ereignis „{ $event }“
sms-brief-automa = sah den Automa { $mission } wählen
sms-brief-awarded = sah die Wertung für { $category }
sms-brief-ended = beendete das letzte Jahr
sms-brief-removed = hat entfernt: { $technology }, { $problem }
sms-brief-returned = hat Karten zurückgelegt
sms-brief-took-back = hat { $card } zurückgenommen
sms-brief-announced = hat { $mission } angesagt
sms-brief-stayed = blieb am Boden
sms-brief-loaded = hat geladen
sms-brief-shuffled = hat Stapel gemischt
sms-brief-launched = hat { $mission } gestartet
sms-brief-cancelled = hat { $mission } abgesagt
sms-brief-struck = hat ein Plättchen an das Ereignis verloren
sms-brief-spared = blieb vom Ereignis verschont
sms-brief-injured = hat einen verletzten Astronauten
sms-brief-met = traf auf ein Problem: { $technology }
sms-brief-solved = hat an { $technology } gearbeitet
sms-brief-suffered = hat Folgen hingenommen: { $technology }
sms-brief-lost = hat einen Astronauten verloren
sms-brief-aborted = hat abgebrochen
sms-brief-landed = hat { $mission } geschafft
sms-brief-failed = ist mit { $mission } gescheitert
sms-brief-points = bekam { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
sms-brief-home = brachte { $count ->
        [one] 1 Astronauten
       *[other] { $count } Astronauten
    } heim
sms-brief-bonus = hat einen Bonus genommen
sms-brief-studied = hat { $technology } durchgesehen
sms-brief-peeked = hat das nächste Ereignis angesehen
sms-brief-surrendered = hat Plättchen zurückgegeben
