### Space Missions: seine Wörter, Optionen und Befehle. Was gespielt, gezeigt und erzählt wird, steht in den Dateien daneben.

sms-about = Der Wettlauf ins All der Sechziger: Hol dir Spezialisten, teste Technologien, belade deine Fluggeräte und flieg acht Missionen, von der ersten Rakete bis zum Mond – für 1 bis 4 Personen, etwa 75 Minuten.
sms-edition = unserer eigenen Ausgabe der Karten und Missionen (mehr unter **Regeln**)
sms-tagline = der Wettlauf ins All, von der ersten Rakete bis zum Mond
sms-table-name = { $number ->
    [0] Gagarin
    [1] Glenn
    [2] Shepard
    [3] Grissom
    [4] Schirra
    [5] Lovell
    [6] Armstrong
    [7] Aldrin
    [8] Collins
    [9] Borman
    [10] Anders
    [11] Cernan
    [12] Goddard
    [13] Oberth
    [14] Hohmann
    [15] Kepler
    [16] Newton
    [17] Lagrange
    [18] Hamilton
    [19] Johnson
    [20] Vaughan
    [21] Jackson
    [22] Noordung
   *[other] Laika
}

## Missionen

sms-mission = #{ $number } { $name }
sms-mission-1 = Rand des Alls
sms-mission-2 = Erster Mensch
sms-mission-3 = Erster Satellit
sms-mission-4 = Mondkartierung
sms-mission-5 = Crew im Orbit
sms-mission-6 = Mondroboter
sms-mission-7 = Kopplung im Orbit
sms-mission-8 = Menschen auf dem Mond
sms-a-mission = die Mission
sms-orbit-suborbital = suborbital
sms-orbit-earth-orbit = Erdorbit
sms-orbit-lunar-transit = Mondtransfer
sms-orbit-carries = { $orbit } { $tons } t
sms-requires-any = ein Erfolg, bemannt oder unbemannt
sms-requires-manned = ein bemannter Erfolg
sms-requires-unmanned = ein unbemannter Erfolg
sms-requires-nothing = nichts

## Fluggeräte

sms-kind-rocket = Rakete
sms-kind-satellite = Satellit
sms-kind-capsule = Kapsel
sms-kind-lunar-module = Mondfähre
sms-craft-rocket = Rakete { $level }
sms-craft-satellite = Satellit { $level }
sms-craft-capsule = Kapsel { $level }
sms-craft-lunar-module = Mondfähre

## Technologien und Karten der Flugleitung

sms-technology-thrust = Schub
sms-technology-control = Steuerung
sms-technology-life-support = Lebenserhaltung
sms-technology-sensor = Sensorik
sms-technology-landing = Landung
sms-technology-re-entry = Wiedereintritt
sms-times = { $what } ×{ $count }
sms-problem-major = großes Problem
sms-problem-minor = kleines Problem
sms-problem-none = kein Problem
sms-problem-unknown = unbekannte Karte
sms-problems-major = { $count ->
        [one] 1 großes
       *[other] { $count } große
    }
sms-problems-minor = { $count ->
        [one] 1 kleines
       *[other] { $count } kleine
    }
sms-problems-none = { $count } ohne Problem
sms-problems-unknown = { $count } unbekannt
sms-consequence-abort = Abbruch
sms-consequence-mission-over = die Mission ist vorbei
sms-consequence-injure-1 = 1 Astronaut verletzt
sms-consequence-injure-crew-size = eine Verletzung je Astronaut an Bord
sms-consequence-lose-1 = 1 Astronaut verloren
sms-consequence-lose-2 = 2 Astronauten verloren
sms-consequence-lose-all = alle Astronauten an Bord verloren

## Plättchen: eines beim Namen, und mehrere

sms-token-control-backup = Steuerungsreserve
sms-token-thrust-backup = Schubreserve
sms-token-sensor-backup = Sensorreserve
sms-token-life-support-backup = Lebensreserve
sms-token-payload = Zusatznutzlast
sms-token-fuel = Treibstoff
sms-token-training = Training
sms-token-inspection = Inspektion
sms-tokens-control-backup = { $count ->
        [one] 1 Steuerungsreserve
       *[other] { $count } Steuerungsreserven
    }
sms-tokens-thrust-backup = { $count ->
        [one] 1 Schubreserve
       *[other] { $count } Schubreserven
    }
sms-tokens-sensor-backup = { $count ->
        [one] 1 Sensorreserve
       *[other] { $count } Sensorreserven
    }
sms-tokens-life-support-backup = { $count ->
        [one] 1 Lebensreserve
       *[other] { $count } Lebensreserven
    }
sms-tokens-payload = { $count } Zusatznutzlast
sms-tokens-fuel = { $count } Treibstoff
sms-tokens-training = { $count } Training
sms-tokens-inspection = { $count ->
        [one] 1 Inspektion
       *[other] { $count } Inspektionen
    }
sms-on-craft = { $craft }: { $tokens }
sms-nothing = nichts
sms-both = { $one } + { $other }
sms-either = { $one } oder { $other }

## Spezialisten und was ihre Blöcke tun

sms-specialist-mechanic = Mechaniker
sms-specialist-tester = Tester
sms-specialist-scientist = Wissenschaftler
sms-specialist-engineer = Ingenieur
sms-specialist-astronaut = Astronaut
sms-specialist-spy = Spion
sms-acts-enhancement = { $count ->
        [one] 1 Verbesserung
       *[other] { $count } Verbesserungen
    }
sms-acts-fuel = { $count } Treibstoff
sms-acts-training = { $count } Training
sms-acts-inspection = Inspektion
sms-acts-inspection-held = Inspektion (hast du schon)
sms-acts-develop = Fluggerät entwickeln
sms-acts-test-1-3 = bis zu 3 Karten testen
sms-acts-test-2 = 2 Karten testen
sms-acts-copy = Spezialisten kopieren
sms-acts-take-back = Spezialisten zurücknehmen
sms-acts-pass = passen
sms-block = ({ $number }) { $does }

## Menschen

sms-you = { $who } (du)
sms-player = { $who }
sms-automa = der Automa
sms-automa-trainee = Anfänger
sms-automa-normal = normal
sms-automa-expert = Experte
sms-astronaut-healthy = ein gesunder Astronaut
sms-astronaut-injured = ein verletzter Astronaut
sms-crew = { $healthy } gesund, { $injured } verletzt, { $lost } verloren

## Kategorien und Zeilen der Wertung

sms-category-media = Medien
sms-category-lunar = Mond
sms-category-manned = bemannt
sms-category-unmanned = unbemannt
sms-no-success = noch keine
sms-bar = { $category } { $count }
sms-line-start = Zu Beginn
sms-line-missions = Geglückte Missionen
sms-line-failures = Gescheiterte Missionen
sms-line-healthy = Gesunde Astronauten
sms-line-lost = Verlorene Astronauten
sms-line-media = Medien
sms-line-lunar = Mond
sms-line-manned = Bemannt
sms-line-unmanned = Unbemannt
sms-score-part = { $points } ({ $source })
sms-detail-successes = { $count ->
        [one] 1 Erfolg
       *[other] { $count } Erfolge
    }

## Boni und Ereignisse

sms-bonus-fuel-2 = 2 Treibstoff nehmen
sms-bonus-inspection = eine Inspektion nehmen
sms-bonus-look-technology = einen eigenen Technologiestapel durchsehen
sms-bonus-look-event = das nächste Ereignis ansehen
sms-bonus-sequence-first-free = ein Platz vorn in der Reihenfolge des nächsten Jahres
sms-bonus-remove-drawn-card = eine gezogene Karte entfernen
sms-event-all-clear-1 = Alles klar
sms-event-all-clear-2 = Grünes Licht
sms-event-all-clear-3 = Ein ruhiges Jahr
sms-event-valve-fault = Ventilfehler
sms-event-guidance-fault = Lenkfehler
sms-event-telemetry-dropout = Funkstille
sms-event-cabin-leak-and-sickness = Leck in der Kabine
sms-event-radar-fault = Radarausfall
sms-event-heat-shield-crack = Riss im Hitzeschild
sms-event-gyro-drift-and-sickness = Kreiseldrift
sms-event-simulator-error = Simulatorfehler
sms-event-pump-recall = Pumpenrückruf
sms-event-calm = **{ $name }**: Nichts passiert
sms-event-technical = **{ $name }** (technisches Problem): Jede Mission mit { $technologies } verliert { $tokens } oder stattdessen die Inspektion; hat sie nichts davon an Bord, bricht sie ab
sms-event-backup = **{ $name }** (Reserveausfall): Jede Mission mit { $technologies } verliert { $tokens } oder die Inspektion, falls etwas davon an Bord ist
sms-event-loss = **{ $name }** (ungeschützter Verlust): Jede Mission verliert { $tokens }, falls an Bord; die Inspektion hilft nicht
sms-event-sick = { $event }. Raumkrankheit: Auf jeder bemannten Mission wird ein Astronaut verletzt

## Optionen und Voreinstellungen

sms-option-media = Medienmissionen
sms-option-media-first-games = Für erste Partien: Missionen 3, 5, 6 und 8, oder vier geloste, wenn sie nicht zur Wertung passen.
sms-option-media-four = Vier Medienmissionen, passend zur Wertung am Ende ausgelost.
sms-option-media-four-1 = Vier aus der ersten Zeile, die zur Wertung passt (siehe Regeln, Thema 16).
sms-option-media-four-2 = Vier aus der zweiten Zeile, die zur Wertung passt (siehe Regeln, Thema 16).
sms-option-media-four-3 = Vier aus der dritten passenden Zeile, oder der letzten, die es gibt (siehe Regeln, Thema 16).
sms-option-media-four-4 = Vier aus der vierten passenden Zeile, oder der letzten, die es gibt (siehe Regeln, Thema 16).
sms-option-media-six = Sechs Medienmissionen, passend zur Wertung am Ende ausgelost.
sms-option-media-six-1 = Sechs aus der ersten Zeile, die zur Wertung passt (siehe Regeln, Thema 16).
sms-option-media-six-2 = Sechs aus der zweiten passenden Zeile, oder der letzten, die es gibt (siehe Regeln, Thema 16).
sms-option-media-all = Alle acht Missionen sind Medienmissionen.
sms-option-either = Entweder-oder in einer Medienzeile
sms-option-either-drawn = Wo in einer Zeile 5/7 steht, wird eine der beiden gelost.
sms-option-either-low-low-low = Wo in einer Zeile 5/7 steht, gilt immer die kleinere Zahl.
sms-option-either-low-low-high = Erstes Entweder-oder (wie 5/7): kleinere Zahl, zweites: kleinere, drittes: größere.
sms-option-either-low-high-low = Erstes Entweder-oder (wie 5/7): kleinere Zahl, zweites: größere, drittes: kleinere.
sms-option-either-low-high-high = Erstes Entweder-oder (wie 5/7): kleinere Zahl, zweites: größere, drittes: größere.
sms-option-either-high-low-low = Erstes Entweder-oder (wie 5/7): größere Zahl, zweites: kleinere, drittes: kleinere.
sms-option-either-high-low-high = Erstes Entweder-oder (wie 5/7): größere Zahl, zweites: kleinere, drittes: größere.
sms-option-either-high-high-low = Erstes Entweder-oder (wie 5/7): größere Zahl, zweites: größere, drittes: kleinere.
sms-option-either-high-high-high = Wo in einer Zeile 5/7 steht, gilt immer die größere Zahl.
sms-option-lunar = Mondmissionen am Ende
sms-option-lunar-scored = Die meisten Monderfolge bringen am Ende 5 Punkte, die zweitmeisten 2.
sms-option-lunar-unscored = Monderfolge bringen am Ende nichts extra.
sms-option-lunar-drawn = Ob Monderfolge am Ende gewertet werden, entscheidet zu Beginn das Los.
sms-option-manned = Bemannte Missionen am Ende
sms-option-manned-scored = Die meisten bemannten Erfolge bringen am Ende 5 Punkte, die zweitmeisten 2.
sms-option-manned-unscored = Bemannte Erfolge bringen am Ende nichts extra.
sms-option-manned-drawn = Ob bemannte Erfolge am Ende gewertet werden, entscheidet zu Beginn das Los.
sms-option-unmanned = Unbemannte Missionen am Ende
sms-option-unmanned-scored = Die meisten unbemannten Erfolge bringen am Ende 5 Punkte, die zweitmeisten 2.
sms-option-unmanned-unscored = Unbemannte Erfolge bringen am Ende nichts extra.
sms-option-unmanned-drawn = Ob unbemannte Erfolge am Ende gewertet werden, entscheidet zu Beginn das Los.
sms-option-bonuses = Missionsboni
sms-option-bonuses-printed = Jedes Jahr hat seinen aufgedruckten Bonus, in jeder Partie denselben.
sms-option-bonuses-tiles = Der Bonus jedes Jahres wird zu Beginn aus zehn Plättchen gelost.
sms-option-bonuses-without-fuel-2 = Aus acht Plättchen gelost: Die zwei, die 2 Treibstoff bringen, bleiben in der Schachtel.
sms-option-bonuses-without-inspection = Aus acht Plättchen gelost: Die zwei, die eine Inspektion bringen, bleiben in der Schachtel.
sms-option-bonuses-without-look-technology = Aus acht Plättchen gelost: Die zwei zum Durchsehen eines Stapels bleiben in der Schachtel.
sms-option-bonuses-without-look-event = Aus acht Plättchen gelost: Die zwei, die das nächste Ereignis zeigen, bleiben in der Schachtel.
sms-option-bonuses-without-sequence-first-free = Aus acht Plättchen gelost: Die zwei mit einem Platz vorn bleiben in der Schachtel.
sms-option-automa = Dein Gegner, wenn du allein spielst
sms-option-automa-normal = Der Automa beginnt mit 10 Punkten.
sms-option-automa-trainee = Zum Lernen: derselbe Automa, aber er beginnt mit 0 Punkten.
sms-option-automa-expert = Der Automa beginnt mit 10 Punkten und wagt sich an schwerere Missionen.
sms-option-order = Wer anfängt
sms-option-order-random = Wer anfängt, wird ausgelost; die anderen folgen in der Reihenfolge ihres Beitritts.
sms-option-order-fixed = Der erste Platz fängt an; die anderen folgen in der Reihenfolge ihres Beitritts.
sms-preset-first-games = Erste Partien
sms-preset-varied = Abwechslung: Medienmissionen und Boni ausgelost
sms-preset-drawn = Alles ausgelost: auch, was am Ende gewertet wird
sms-preset-expert = Allein gegen den Automa als Experten

## Ansichten und Stufen

sms-look-board = Spielplan
sms-look-control = Mein Kontrollpult
sms-look-hand = Meine Spezialisten
sms-look-player = Eine Person am Tisch
sms-look-flight = Flüge dieses Jahres
sms-look-mission = Eine Mission
sms-look-trial = Mein Test
sms-look-score = Punkte
sms-level-easy = leicht
sms-level-steady = solide
sms-level-strong = stark

## Verben und ihre Angaben, als Knöpfe und als Befehle (Namen 32 Zeichen, Beschreibungen 100)

sms-verb-specialist = Spezialist
sms-verb-specialist-name = spezialist
sms-verb-specialist-about = Spiel einen Spezialisten und nutze einen seiner Blöcke
sms-verb-pass = Passen
sms-verb-pass-name = passen
sms-verb-pass-about = Beende deine Aktionen für dieses Jahr und nimm den nächsten Platz in der Reihenfolge
sms-verb-enhance = Verbesserung
sms-verb-enhance-name = verbessern
sms-verb-enhance-about = Nimm eine Verbesserung deiner Wahl aus dem Vorrat
sms-verb-develop = Entwickeln
sms-verb-develop-name = entwickeln
sms-verb-develop-about = Entwickle Rakete, Satellit oder Kapsel um eine Stufe
sms-verb-test = Testen
sms-verb-test-name = testen
sms-verb-test-about = Teste eine deiner Technologien: Zieh von ihrem Stapel
sms-verb-draw = Noch einmal ziehen
sms-verb-draw-name = weiterziehen
sms-verb-draw-about = Zieh in deinem Test noch eine Karte
sms-verb-remove = Entfernen
sms-verb-remove-name = entfernen
sms-verb-remove-about = Nimm eine gezogene Karte aus dem Spiel
sms-verb-put = Eine zurücklegen
sms-verb-put-name = einsortieren
sms-verb-put-about = Leg eine gezogene Karte an eine Stelle deiner Wahl in ihren Stapel zurück
sms-verb-put-back = Den Rest zurücklegen
sms-verb-put-back-name = zurücklegen
sms-verb-put-back-about = Leg alle übrigen gezogenen Karten oben auf ihre Stapel, Probleme zuerst
sms-verb-copy = Kopieren
sms-verb-copy-name = kopieren
sms-verb-copy-about = Nutze einen Block eines Spezialisten, der offen vor jemand anderem liegt
sms-verb-take-back = Zurücknehmen
sms-verb-take-back-name = zurücknehmen
sms-verb-take-back-about = Nimm einen deiner gespielten Spezialisten wieder auf die Hand
sms-verb-announce = Ansagen
sms-verb-announce-name = ansagen
sms-verb-announce-about = Sag eine Mission an und womit du sie fliegst
sms-verb-load = Laden
sms-verb-load-name = laden
sms-verb-load-about = Leg ein Plättchen auf ein Fluggerät
sms-verb-fill = Alles laden
sms-verb-fill-name = alles-laden
sms-verb-fill-about = Lade alles, was passt und der Mission nützt
sms-verb-ready = Bereit
sms-verb-ready-name = bereit
sms-verb-ready-about = Beende das Laden
sms-verb-launch = Starten
sms-verb-launch-name = starten
sms-verb-launch-about = Flieg deine Mission, trotz Ereignis
sms-verb-cancel = Absagen
sms-verb-cancel-name = absagen
sms-verb-cancel-about = Sag deine Mission wegen des Ereignisses ab
sms-verb-give = Abgeben
sms-verb-give-name = abgeben
sms-verb-give-about = Wähl das Plättchen, das du durch das Ereignis verlierst
sms-verb-solve = Beheben
sms-verb-solve-name = beheben
sms-verb-solve-about = Gib ein Plättchen für das gezogene Problem aus
sms-verb-suffer = Hinnehmen
sms-verb-suffer-name = hinnehmen
sms-verb-suffer-about = Nimm die Folgen des gezogenen Problems hin
sms-verb-hit = Treffer
sms-verb-hit-name = treffer
sms-verb-hit-about = Wähl, welcher Astronaut verletzt wird oder verloren geht
sms-verb-bonus = Bonus
sms-verb-bonus-name = bonus
sms-verb-bonus-about = Nimm einen der beiden Missionsboni des Jahres
sms-verb-study = Durchsehen
sms-verb-study-name = durchsehen
sms-verb-study-about = Sieh einen deiner Technologiestapel durch
sms-verb-decline = Verzichten
sms-verb-decline-name = verzichten
sms-verb-decline-about = Verzichte auf das, was angeboten wird: eine Mission, ein Entfernen, einen Bonus
sms-slot-card = Die Karte
sms-slot-card-name = karte
sms-slot-block = Welcher ihrer Blöcke, von oben gezählt
sms-slot-block-name = block
sms-slot-kind = Welche Verbesserung
sms-slot-kind-name = art
sms-slot-craft = Welches Fluggerät
sms-slot-craft-name = gerät
sms-slot-technology = Welche Technologie
sms-slot-technology-name = technologie
sms-slot-place = Die Stelle im Stapel, 1 ist oben
sms-slot-place-name = stelle
sms-slot-mission = Welche Mission
sms-slot-mission-name = mission
sms-slot-rocket = Die Stufe der Rakete
sms-slot-rocket-name = rakete
sms-slot-payload = Die Stufe von Satellit oder Kapsel, 0 für die Rakete allein
sms-slot-payload-name = nutzlast
sms-slot-token = Welches Plättchen
sms-slot-token-name = plättchen
sms-slot-astronaut = Welcher Astronaut
sms-slot-astronaut-name = astronaut
sms-slot-bonus = Welcher Bonus
sms-slot-bonus-name = bonus

sms-look-known = Was ich weiß
sms-known-major = großes Problem
sms-known-minor = kleines Problem
sms-known-none = kein Problem
sms-known-events = Ereignisse
sms-known-specialists = Spezialisten des Automa
sms-known-automa = Karten des Automa
sms-known-past = { $count ->
    [0] Noch wurde kein Ereignis aufgedeckt.
   *[other] Ereignisse bisher: { $events }.
}
