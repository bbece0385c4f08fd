restarted-panel = Ich wurde währenddessen neu gestartet. Nichts ist verloren; so steht es jetzt.
restarted-answer = Ich wurde währenddessen neu gestartet. Nichts ist verloren: Drück am Spielplan **Aktion**, dann siehst du, wie es steht.
late-panel = Discord hat meine Antwort eine Weile nicht angenommen. Nichts ist verloren; so steht es jetzt.
late-answer = Discord hat meine Antwort eine Weile nicht angenommen. Nichts ist verloren: Drück am Spielplan **Aktion**, dann siehst du, wie es steht.
done-unseen = Erledigt. Zeigen kann ich es dir gerade nicht: Nach dem Speichern ist etwas fehlgeschlagen. Sieh gleich noch einmal nach; wiederholen musst du nichts.
done-in-part = Davon ist erst ein Teil erledigt: Weiter kam ich gerade nicht. Bitte mach es gleich noch einmal; nichts geschieht doppelt.
apology-part = Davon ist erst ein Teil erledigt: Dann ist bei mir etwas schiefgegangen; es ist unter **{ $id }** notiert. Bitte mach es noch einmal; nichts geschieht doppelt.
apology-done = Erledigt, aber beim Zeigen ist bei mir etwas schiefgegangen; es ist unter **{ $id }** notiert. Wiederholen musst du nichts.
