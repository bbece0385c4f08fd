### Space Missions: was geschah, im Protokoll und in Rückblicken.

## Am Boden

sms-told-begun = Das Rennen beginnt in dieser Reihenfolge: { $who }. Am Ende gewertet: { $scored }. Medienmissionen: { $media }.
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
       *[other] { $who } hat gepasst: ab jetzt Platz { $place } in der Reihenfolge.
    }
sms-told-took-action = { $who } hat { $tokens } genommen.
sms-told-took-handicap = { $who } beginnt mit { $tokens }, weil andere vorher dran sind.
sms-told-took-bonus = { $who } hat als Bonus { $tokens } genommen.
sms-told-took-second = { $who } hat schon eine Inspektion und nimmt keine zweite.
sms-told-took-none = { $who } konnte nichts davon nehmen: { $token }.
sms-told-developed = { $who } hat { $craft } entwickelt.
sms-told-developed-shuffled = { $told } Ein weiteres kleines Problem kommt in den Stapel { $technology }.
sms-told-idle = { $who } konnte das nicht tun: { $does }.
sms-told-drew = { $count ->
        [one] { $who } hat { $technology } getestet und eine Karte gezogen.
       *[other] { $who } hat { $technology } getestet und { $count } Karten gezogen.
    }
sms-told-known = { $told } Das ist: { $what }.
sms-told-from-top = { $told } Von oben: { $what }.
sms-told-spurned = { $who } hat nach dem Fehlschlag keine Karte entfernt.
sms-told-removed = { $who } hat eine Karte aus dem Spiel genommen: { $technology }, { $problem }.
sms-told-returned = { $count ->
        [one] { $who } hat eine Karte in den Stapel { $technology } zurückgelegt.
       *[other] { $who } hat { $count } Karten in den Stapel { $technology } zurückgelegt.
    }
sms-told-placed = { $problem } ({ $place ->
        [1] obenauf
       *[other] Stelle { $place } von oben
    })
sms-told-took-back = { $who } hat { $card } zurückgenommen.
sms-told-announced = { $count ->
        [0] { $who } hat { $mission } angesagt, mit { $fleet }.
       *[other] { $who } hat { $mission } angesagt, mit { $fleet } und { $count } Zusatznutzlast.
    }
sms-told-stayed = { $who } bleibt dieses Jahr am Boden.
sms-told-stayed-unable = { $who } hat dieses Jahr keine Mission zu fliegen.
sms-told-loaded = { $who } hat { $tokens } geladen ({ $craft }).
sms-told-prepared = { $who } ist bereit.
sms-told-shuffled = { $who } hat für den Flug gemischt: { $technologies }.
sms-told-event = Ereignis { $year }: { $event }.
sms-told-bonus = { $who } hat einen Bonus gewählt: { $bonus }.
sms-told-no-bonus = { $who } hat keinen Bonus genommen.
sms-told-studied = { $who } hat { $technology } durchgesehen.
sms-told-peeked = { $who } hat das nächste Ereignis angesehen.
sms-told-automa-showed = Der Automa deckt { $card } auf.
sms-told-automa-announced = Der Automa fliegt { $mission } ({ $symbol }).
sms-symbol-lowest-open = die niedrigste noch offene Mission
sms-symbol-highest-done-scored = die höchste geglückte, die in einer gewerteten Kategorie zählt
sms-symbol-same-as-player = dieselbe wie der Mensch
sms-symbol-next-higher = die über der höchsten geglückten
sms-else = { $one }, sonst { $other }
sms-told-surrendered = { $who } hatte mehr als drei von einer Sorte und hat { $tokens } zurückgegeben.
sms-told-year-ended = { $year } ist vorbei.
sms-told-awarded = { $count ->
        [one] { $category }: { $who } bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $category }: { $who } bekommen je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
sms-told-ended-landing = Das Spiel ist aus: Menschen sind auf dem Mond gelandet.
sms-told-ended-sixties = Das Spiel ist aus: Die Sechziger sind vorbei.
sms-told-ended-vote = Das Spiel wurde durch Abstimmung beendet.

## Im Flug: kurz, für einen Kanal, der mitfiebert

sms-told-launched = 🚀 { $who } startet **{ $mission }**!
sms-told-cancelled-inspection = 🛑 { $who } sagt { $mission } ab. Die Inspektion ist damit verbraucht.
sms-told-cancelled = 🛑 { $who } sagt { $mission } ab.
sms-told-struck-inspection = ⚡ Das Ereignis kostet { $who } die Inspektion und kein anderes Plättchen.
sms-told-struck = ⚡ Das Ereignis kostet { $who } { $tokens } ({ $craft }).
sms-told-spared = Das Ereignis verschont { $who }.
sms-told-sickened = 🤢 Raumkrankheit: Bei { $who } wird ein Astronaut verletzt.
sms-told-step = **Schritt { $step }** – { $who }, { $craft }:
sms-told-step-last = **Letzter Schritt, { $step }** – { $who } auf dem Heimweg, { $craft }:
sms-told-card-none = ✅ { $who }: { $technology }, kein Problem.
sms-told-card-minor = 🟨 { $who }: { $technology }, **kleines Problem!**
sms-told-card-major = 🔥 { $who }: { $technology }, **großes Problem!**
sms-told-card-empty = ✅ { $who }: { $technology }, der Stapel ist leer, nichts kann passieren.
sms-told-downgraded = 🛠️ { $who } gibt { $tokens } aus: { $technology } macht nur noch ein kleines Problem.
sms-told-solved = 🛠️ { $who } gibt { $tokens } aus: das Problem ({ $technology }) ist behoben.
sms-told-suffered = 💥 { $who }: { $technology }, { $problem } nicht behoben: { $effects }.
sms-told-injured = 🤕 Bei { $who } wird ein Astronaut verletzt.
sms-told-lost = 🕯️ { $who } verliert einen Astronauten (−{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
sms-told-aborted-event = ⛔ Das Ereignis zwingt { $who } zum Abbruch.
sms-told-aborted-home = ⛔ { $who } bricht in Schritt { $step } ab und fliegt sofort heim!
sms-told-aborted = ⛔ Der Flug von { $who } endet in Schritt { $step }.
sms-told-landed = 🎉 **Geglückt!** { $who } hat { $mission } geschafft.
sms-told-failed = { $step ->
        [0] 🌑 { $who } ist mit { $mission } am Ereignis gescheitert.
       *[other] 🌑 { $who } ist mit { $mission } gescheitert.
    }
sms-told-rewarded-first = 🏅 { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für den ersten Erfolg mit { $mission }. Zählt für: { $bars }.
sms-told-rewarded = 🏅 { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $mission }. Zählt für: { $bars }.
sms-told-consoled = { $points ->
        [one] { $who }: 1 Punkt dafür, wie weit { $mission } kam.
       *[other] { $who }: { $points } Punkte dafür, wie weit { $mission } kam.
    }
sms-told-home = { $count ->
        [one] 👩‍🚀 { $who }: 1 Punkt für einen Astronauten, der gesund heimgekehrt ist.
       *[other] 👩‍🚀 { $who }: { $count } Punkte für { $count } Astronauten, die gesund heimgekehrt sind.
    }

## Spezialisten im Akkusativ

sms-the-mechanic = den Mechaniker
sms-the-tester = den Tester
sms-the-scientist = den Wissenschaftler
sms-the-engineer = den Ingenieur
sms-the-astronaut = den Astronauten
sms-the-spy = den Spion

## In wenigen Worten, nach einem Namen

sms-brief-played = hat { $card } gespielt
sms-brief-copied = hat { $card } kopiert
sms-brief-passed = { $place ->
        [0] hat gepasst
       *[other] hat gepasst (Platz { $place })
    }
sms-brief-took = hat { $tokens } genommen
sms-brief-developed = hat { $craft } entwickelt
sms-brief-idle = konnte eine Aktion nicht nutzen
sms-brief-tested = hat { $technology } getestet
sms-brief-spurned = hat keine Karte entfernt
sms-brief-event = brachte das Ereignis „{ $event }“
sms-brief-automa = sah den Automa { $mission } wählen
sms-brief-awarded = sah die Wertung für { $category }
sms-brief-ended = beendete das letzte Jahr
sms-brief-removed = { $times ->
        [one] hat eine Karte entfernt ({ $technology }, { $problem })
       *[other] hat { $times } Karten entfernt ({ $technology }, { $problem })
    }
sms-brief-returned = hat Karten zurückgelegt
sms-brief-took-back = hat { $card } zurückgenommen
sms-brief-announced = hat { $mission } angesagt
sms-brief-stayed = blieb am Boden
sms-brief-loaded = hat Fluggeräte beladen
sms-brief-shuffled = hat Stapel gemischt
sms-brief-launched = hat { $mission } gestartet
sms-brief-cancelled = hat { $mission } abgesagt
sms-brief-struck = hat ein Plättchen an das Ereignis verloren
sms-brief-spared = blieb vom Ereignis verschont
sms-brief-injured = hat einen verletzten Astronauten
sms-brief-met = hat ein Problem gezogen ({ $technology })
sms-brief-solved = hat ein Problem behoben oder verkleinert ({ $technology })
sms-brief-suffered = hat ein Problem hingenommen ({ $technology })
sms-brief-lost = hat einen Astronauten verloren
sms-brief-aborted = hat eine Mission abgebrochen
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
