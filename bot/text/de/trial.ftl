# Einen Zug ausprobieren, bevor er gilt
button-try = Ausprobieren
button-try-all = Alles ausführen
button-try-rest = Den Rest für mich wählen
button-try-back = Schritt zurück
button-try-clear = Schritte vergessen
trial-heading = Ausprobieren
trial-about = -# Das siehst nur du, und noch gilt nichts davon. Wähle eine Aktion nach der anderen und sieh dir das Ergebnis an. Führe dann alles auf einmal aus oder vergiss es.
trial-none = Noch ist nichts ausprobiert. Womit möchtest du anfangen?
trial-would-be = Nach diesen Schritten sähe es so aus:
trial-unknown = was das bringt, zeigt sich erst, wenn du es tust
trial-end-passed = Hier wäre dein Zug zu Ende.
trial-end-revealing = Der letzte Schritt deckt etwas auf oder zieht etwas. Was er bringt, siehst du erst, wenn du ihn ausführst.
trial-end-full = Mehr Schritte lassen sich nicht auf einmal ausprobieren.
steps-stopped-learned = { $done } von { $of } Schritten sind ausgeführt: Der letzte brachte etwas, das nicht abzusehen war. Wie es weitergeht, entscheidest du.
steps-stopped-refused = Die übrigen Schritte habe ich nicht ausgeführt. { $why }
refused-trial-not-now = Ausprobieren kannst du, wenn du am Zug bist.
refused-trial-full = Von hier aus lässt sich nichts weiter ausprobieren. Führe alles aus, geh einen Schritt zurück oder vergiss die Schritte.
