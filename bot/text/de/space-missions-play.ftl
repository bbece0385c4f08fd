### Space Missions: auf wen der Tisch wartet, Knöpfe, Menüs und Autocomplete.

## Auf wen der Tisch wartet

sms-prompt-nobody = Niemand ist am Zug.
sms-prompt-over = Das Spiel ist aus.
sms-prompt-won = { $count ->
        [one] Das Spiel ist aus: { $who } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] Das Spiel ist aus: { $who } gewinnen gemeinsam mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
sms-prompt-you-handicap = Wähl eine Verbesserung für den Anfang.
sms-prompt-you-enhancement = Wähl eine Verbesserung.
sms-prompt-you-specialist = Spiel einen Spezialisten oder passe.
sms-prompt-you-develop = Wähl ein Fluggerät, das du entwickelst.
sms-prompt-you-test = Wähl eine Technologie, die du testest.
sms-prompt-you-trial = { $count ->
        [one] Dein Test ({ $technology }): Du hältst 1 Karte.
       *[other] Dein Test ({ $technology }): Du hältst { $count } Karten.
    } { $next }
sms-trial-remove-or-draw = Entfern ein Problem, zieh noch einmal oder leg die Karten zurück.
sms-trial-draw = Zieh noch einmal oder leg die Karten zurück.
sms-trial-remove = { $count ->
        [one] Entfern ein Problem oder leg die Karten zurück.
       *[other] Entfern ein oder { $count } kleine Probleme oder leg die Karten zurück.
    }
sms-trial-back = Leg sie zurück.
sms-prompt-you-copy = Wähl einen Block, den dein Spion kopiert.
sms-prompt-you-take-back = Wähl einen Spezialisten, den du zurücknimmst.
sms-prompt-you-announce = Sag eine Mission an oder bleib dieses Jahr am Boden.
sms-prompt-you-load = { $inspection ->
        [0] Belade { $mission }: Nur was an Bord ist, kann helfen.
       *[other] Belade { $mission }: Nur was an Bord ist, kann helfen. Deine Inspektion ist schon an Bord.
    }
sms-prompt-you-launch = { $inspection ->
        [0] { $effect } Startest du { $mission } oder sagst du ab?
       *[other] { $effect } Deine Inspektion ist danach verbraucht, auch wenn du absagst. Startest du { $mission } oder sagst du ab?
    }
sms-launch-spared = Das Ereignis trifft deine Mission nicht.
sms-launch-loses = Beim Start kostet das Ereignis deine Mission: { $tokens }.
sms-launch-aborts = Beim Start bricht das Ereignis deine Mission ab: Nichts an Bord verhindert es.
sms-launch-sickens = Raumkrankheit: Beim Start wird einer deiner Astronauten verletzt.
sms-prompt-you-give = { $event }. Wähl, was { $mission } verliert.
sms-prompt-you-solve = { $technology } – { $problem }! Entscheide, ob du es behebst.
sms-prompt-you-injure = { $count ->
        [one] Wähl, wer verletzt wird.
       *[other] Wähl, wer verletzt wird ({ $count } Verletzungen).
    }
sms-prompt-you-lose = { $count ->
        [one] Wähl, wer verloren geht.
       *[other] Wähl, wer verloren geht ({ $count } Astronauten).
    }
sms-prompt-you-remove = { $mission } ist gescheitert: Du darfst eine ihrer Karten aus dem Spiel nehmen.
sms-prompt-you-bonus = Wähl einen Missionsbonus: { $bonuses }.
sms-prompt-you-study = Wähl einen Technologiestapel, den du durchsiehst.
sms-prompt-you-remove-bonus = Wähl eine Karte von { $mission }, die aus dem Spiel geht.
sms-prompt-you-return = Leg die Karten von { $mission } in ihre Stapel zurück.
sms-prompt-other-handicap = { $who } wählt eine Verbesserung für den Anfang.
sms-prompt-other-enhancement = { $who } wählt eine Verbesserung.
sms-prompt-other-specialist = { $who } muss einen Spezialisten spielen oder passen.
sms-prompt-other-develop = { $who } wählt ein Fluggerät zum Entwickeln.
sms-prompt-other-test = { $who } wählt eine Technologie zum Testen.
sms-prompt-other-trial = { $count ->
        [one] { $who } testet ({ $technology }) und hält 1 Karte.
       *[other] { $who } testet ({ $technology }) und hält { $count } Karten.
    }
sms-prompt-other-copy = { $who } wählt, was der Spion kopiert.
sms-prompt-other-take-back = { $who } nimmt einen Spezialisten zurück.
sms-prompt-other-announce = { $who } muss eine Mission ansagen oder am Boden bleiben.
sms-prompt-other-load = { $who } belädt { $mission }.
sms-prompt-other-launch = { $event }. { $who } entscheidet, ob { $mission } startet.
sms-prompt-other-give = { $event }. { $who } wählt, was { $mission } verliert.
sms-prompt-other-solve = { $technology } – { $problem }! { $who } entscheidet, was geschieht.
sms-prompt-other-injure = { $count ->
        [one] { $who } wählt, wer verletzt wird.
       *[other] { $who } wählt, wer verletzt wird ({ $count } Verletzungen).
    }
sms-prompt-other-lose = { $count ->
        [one] { $who } wählt, wer verloren geht.
       *[other] { $who } wählt, wer verloren geht ({ $count } Astronauten).
    }
sms-prompt-other-remove = { $who } darf eine Karte von { $mission } entfernen.
sms-prompt-other-bonus = { $who } wählt einen Missionsbonus: { $bonuses }.
sms-prompt-other-study = { $who } wählt einen Technologiestapel zum Durchsehen.
sms-prompt-other-remove-bonus = { $who } entfernt eine Karte von { $mission }.
sms-prompt-other-return = { $who } legt die Karten von { $mission } zurück.

## Was niemand verpassen darf

sms-headline-last-year = **{ $year } ist das letzte Jahr.** Danach ist das Spiel aus.
sms-headline-landing = **Auf zum Mond!** { $count ->
        [one] { $who } fliegt die Mission, die das Spiel dieses Jahr beenden kann.
       *[other] { $who } fliegen die Mission, die das Spiel dieses Jahr beenden kann.
    }
sms-headline-automa-landing = **Der Automa fliegt zum Mond.** Mit diesem Jahr endet das Spiel.
sms-headline-draws = { $mission } zieht { $technologies }.
sms-headline-test = Wo Karten zurückkommen, zählt nur für deinen nächsten Test: Vor einem Flug wird der Stapel gemischt.
sms-headline-reach = Deine Fluggeräte erreichen: { $missions }.
sms-headline-carry = Platz an Bord: { $craft }.
sms-room-aboard = { $craft } ({ $tokens })
sms-mission-draws = { $mission } (zieht { $technologies })
sms-drawn-deck = { $cards ->
        [0] { $technology } (Stapel leer: kein Risiko)
        [one] { $technology } (noch 1 Karte)
       *[other] { $technology } (noch { $cards } Karten)
    }
sms-headline-inspection = Deine Inspektion fliegt mit. Danach ist sie verbraucht, auch wenn kein Ereignis sie nimmt.
sms-headline-landed = **Menschen sind auf dem Mond gelandet!** Mit diesem Jahr endet das Spiel.

## Knöpfe (80 Zeichen) und Hinweise (100)

sms-label-specialist = { $card }: { $does }
sms-label-pass = Passen (dann Platz { $place })
sms-label-pass-alone = Passen
sms-label-enhance = { $useful ->
        [0] { $token } nehmen ({ $left } im Vorrat; noch ohne Nutzen)
       *[other] { $token } nehmen ({ $left } im Vorrat)
    }
sms-label-develop = { $craft } entwickeln
sms-label-test = { $technology } testen ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    })
sms-label-draw = Noch eine Karte ziehen
sms-label-remove = Entfernen: { $technology }, { $problem }
sms-label-put = { $place ->
        [1] Zurück obenauf: { $technology }, { $problem }
       *[other] Zurück an Stelle { $place }: { $technology }, { $problem }
    }
sms-label-put-back = Karten zurücklegen, Probleme obenauf
sms-label-take-back = { $card } zurücknehmen
sms-label-announce = { $count ->
        [0] { $mission }: { $fleet }
       *[other] { $mission }: { $fleet } ({ $count } Zusatznutzlast)
    }
sms-label-load = { $token } laden ({ $craft }, { $taken }/{ $places })
sms-label-fill = Alles laden, was passt und nützt, und bereit sein
sms-label-ready = Bereit
sms-label-launch = { $mission } starten
sms-label-cancel = { $mission } absagen
sms-label-give = { $token } verlieren ({ $craft })
sms-label-solve = Beheben mit { $token }
sms-label-downgrade = Verkleinern mit { $token }
sms-label-downgrade-only = Verkleinern mit { $token } (dann: { $effects })
sms-label-suffer = Nicht beheben: { $effects }
sms-label-injure = Verletzt wird { $astronaut }
sms-label-lose = Verloren geht { $astronaut }
sms-label-bonus = Bonus: { $bonus }
sms-label-study = { $technology } durchsehen
sms-label-decline = Verzichten
sms-label-decline-announce = Keine Mission dieses Jahr
sms-label-decline-remove = Nichts entfernen
sms-label-decline-remove-bonus = Nichts entfernen
sms-label-decline-bonus = Kein Bonus
sms-label-decline-study = Keinen durchsehen
sms-hint-specialist-last = Dann hältst du nur noch eine Karte und musst passen.
sms-hint-both = { $one } { $other }
sms-hint-acts-enhancement = Ein Plättchen, das im Flug hilft.
sms-hint-acts-fuel = Damit fliegt eine Rakete.
sms-hint-acts-training = Behebt kleine Probleme bemannter Flüge.
sms-hint-acts-inspection = Für einen Flug: Ein Ereignis nimmt sie statt einer Reserve.
sms-hint-acts-develop = Eine bessere Rakete, ein besserer Satellit oder eine bessere Kapsel.
sms-hint-acts-test-1-3 = Zieh bis zu drei Karten eines Stapels, entferne ein Problem.
sms-hint-acts-test-2 = Zieh zwei Karten eines Stapels, entferne bis zu zwei kleine Probleme.
sms-hint-acts-copy = Nutz einen Block einer Karte, die offen vor jemand anderem liegt.
sms-hint-nothing-to-copy = Das bringt jetzt nichts: Noch liegt vor niemand anderem eine Karte offen.
sms-hint-nothing-to-take-back = Das bringt jetzt nichts: Du hast noch keine Karte gespielt.
sms-hint-acts-pass = Dann passt du.
sms-hint-acts-take-back = Spiel eine deiner Karten dieses Jahr noch einmal.
sms-hint-pass = Wer früh passt, steht in der Reihenfolge weiter vorn.
sms-hint-pass-kept = Du behältst deinen Platz in der Reihenfolge, wann immer du passt.
sms-hint-pass-alone-first = Dann bist du vor dem Automa dran.
sms-hint-pass-alone-second = Dann bist du nach dem Automa dran, weil du einen Spezialisten zurückgenommen hast.
sms-hint-pass-alone-stays = Die Reihenfolge bleibt dann, wie sie ist.
sms-hint-enhance = { $own ->
        [0] Du hast noch keine.
       *[other] Du hast schon { $own }.
    } Eine Mission, die du fliegen kannst, nutzt bis zu { $places }.
sms-hint-enhance-no-use = { $places ->
        [0] Keine Mission, die du fliegen kannst, hat dafür Platz.
       *[other] Du hast { $own }. Mehr als { $places } nutzt keine Mission, die du fliegen kannst.
    }
sms-hint-develop-rocket = Trägt: { $orbits }. Bringt ein kleines Problem in den Schub.
sms-hint-develop-capsule = { $seats ->
        [one] 1 Sitz
       *[other] { $seats } Sitze
    }, { $weight } t. Bringt ein kleines Problem in die Lebenserhaltung.
sms-hint-develop-satellite = { $weight } t, { $slots ->
        [one] 1 Steckplatz
       *[other] { $slots } Steckplätze
    }.
sms-hint-test = In diesem Stapel: { $cards }.
sms-hint-draw = Höchstens drei Karten; hör auf, wann du magst.
sms-hint-remove = Sie geht aus dem Spiel, und alle sehen, welche es war.
sms-hint-put = Ein Test zieht von oben; vor einem Flug wird gemischt. Die Stelle kennst nur du.
sms-hint-put-back = Dein nächster Test zieht von oben und findet sie zuerst; vor einem Flug wird gemischt.
sms-hint-take-back = Du kannst ihn dieses Jahr noch einmal spielen.
sms-hint-announce = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $fuel } Treibstoff; zieht { $all ->
        [0] { $technologies }
       *[other] von allen sechs Stapeln
    }
sms-hint-stay = Du behältst deine Plättchen, bekommst aber weder Punkte noch Bonus.
sms-hint-load-shield = Im Flug ohne Nutzen, aber ein Ereignis nimmt vielleicht dies statt etwas anderem.
sms-hint-fill = Damit endet das Laden. Was du nicht lädst, bleibt deins.
sms-hint-ready = Treibstoff, Inspektion und Astronauten sind schon an Bord.
sms-hint-launch = Zuerst schlägt das Ereignis zu: { $event }
sms-hint-cancel = { $inspection ->
        [0] Du behältst alle Plättchen. Keine Punkte, kein Bonus.
       *[other] Du verlierst die Inspektion und behältst alles andere. Keine Punkte, kein Bonus.
    }
sms-hint-solve = { $left } auf diesem Fluggerät. Danach geht der Flug weiter.
sms-hint-downgrade = { $left } auf diesem Fluggerät. Danach kannst du es mit { $solve } beheben.
sms-hint-downgrade-only = Das kleine Problem danach behebt nichts an Bord: { $effects }.
sms-hint-injured = Jeder Astronaut, der gesund heimkommt, bringt einen Punkt.
sms-hint-lost = Ein verlorener Astronaut kostet { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
sms-hint-bonus-place = { $place ->
        [1] Du bist nächstes Jahr zuerst dran und behältst Platz 1, wann immer du passt.
       *[other] Du behältst nächstes Jahr Platz { $place }, wann immer du passt.
    }

## Werte im Autocomplete (100 Zeichen)

sms-noun-specialist = { $card }: { $blocks }
sms-noun-block = Block { $number } von oben
sms-noun-place = { $place ->
        [1] Ganz oben
       *[other] Stelle { $place } von oben
    }
sms-noun-payload = { $level ->
        [0] Nur die Rakete
       *[other] Satellit oder Kapsel { $level }
    }
sms-noun-supplied = { $token } (noch { $left })
sms-noun-other = { $value }
