# Wörter auf den Bildern von Space Missions. Kurz halten: sie stehen an engen Stellen.

sms-pic-phase-actions = Aktionen
sms-pic-phase-announce = Ansage
sms-pic-phase-event = Ereignis
sms-pic-phase-fly = Flug
sms-pic-phase-complete = Auswertung

sms-pic-due-enhancement = nimmt eine Verbesserung
sms-pic-due-specialist = spielt einen Spezialisten
sms-pic-due-develop = entwickelt ein Fluggerät
sms-pic-due-test = testet eine Technologie
sms-pic-due-trial = sieht Testkarten an
sms-pic-due-copy = kopiert einen Spezialisten
sms-pic-due-take-back = nimmt jemanden zurück
sms-pic-due-announce = sagt eine Mission an
sms-pic-due-load = belädt die Startrampe
sms-pic-due-launch = Start oder Absage?
sms-pic-due-give = gibt ein Plättchen ab
sms-pic-due-solve = behebt ein Problem
sms-pic-due-injure = jemand wird verletzt
sms-pic-due-lose = jemand geht verloren
sms-pic-due-remove = darf eine Karte entfernen
sms-pic-due-bonus = wählt einen Bonus
sms-pic-due-study = sieht einen Stapel durch
sms-pic-due-remove-bonus = entfernt eine Karte
sms-pic-due-return = legt Karten zurück

sms-pic-over = Das Spiel ist aus
sms-pic-over-landing = Der Mond ist erreicht: Ende
sms-pic-over-sixties = 1969 ist vorbei: Ende

sms-pic-order-next = Gepasst
sms-pic-order-now = Reihenfolge
sms-pic-scoring = { $most }/{ $second }: Rang 1, 2
sms-pic-event = Ereignis des Jahres
sms-pic-events-left = verdeckt, noch { $count }

sms-pic-weighs = wiegt { $tons }
sms-pic-carries = trägt
sms-pic-played-none = nichts gespielt
sms-pic-pad = Startrampe: #{ $number } { $name }
sms-pic-pad-empty = Die Startrampe ist leer
sms-pic-next-event = Nächstes Ereignis

sms-pic-automa = Automa
sms-pic-hand = Deine Spezialisten
sms-pic-hand-empty = Keine Spezialisten auf der Hand
sms-pic-passed = du hast gepasst
sms-pic-others-show = Andere zeigen
sms-pic-played = Gespielt

sms-pic-points = { $points } P.
sms-pic-flight-pad = Auf der Startrampe
sms-pic-flight-step = Schritt { $step } von { $steps }
sms-pic-flight-aborted = Abbruch in Schritt { $step }: letzter Schritt
sms-pic-flight-failed = { $step ->
    [0] Vor dem Start gescheitert
   *[other] In Schritt { $step } gescheitert
}
sms-pic-flight-home = Geglückt

sms-pic-trial-test-1-3 = Test: bis zu 3 Karten
sms-pic-trial-test-2 = Test: 2 Karten
sms-pic-trial-flight = Karten des Flugs
sms-pic-trial-deck = { $count ->
    [one] der Stapel von oben
   *[other] die Stapel von oben
}
sms-pic-empty = leer
sms-pic-trial-removed = entfernt: { $count }

sms-pic-score = Endstand
sms-pic-score-now = Zwischenstand
sms-pic-total = Summe
sms-pic-line-start = Start
sms-pic-line-missions = Missionen
sms-pic-line-failures = Fehlschläge
sms-pic-line-healthy = Gesunde
sms-pic-line-lost = Verlorene
sms-pic-line-media = Medien
sms-pic-line-lunar = Mond
sms-pic-line-manned = Bemannt
sms-pic-line-unmanned = Unbemannt
