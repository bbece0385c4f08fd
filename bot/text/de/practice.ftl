# Die Seite des Übungsservers: eine Leiste über dem nachgestellten Discord.
practice-title = Mission Control · Übungsserver
practice-welcome = Willkommen bei Mission Control!
practice-about = Das ist ein Übungsserver auf deinem eigenen Rechner: ein simuliertes Discord, das sonst niemand sieht. Du bist Ada. Mit „Spielen als“ bist du auch Ben oder Cleo, und die Leiste oben führt zu den Direktnachrichten (DM) von allen dreien.
practice-begin = Wähl ein Spiel, um hier einen Tisch zu eröffnen. Nimm dann einen Computer dazu und drück auf Starten. „Erste Partie?“ führt dich durch die ersten Züge.
practice-otherwise = Oder schreib unten /play, wie in Discord.
practice-new-game = Neues Spiel
practice-viewer = Spielen als
practice-silence = Hier hat noch niemand etwas geschrieben.
practice-own-dm = Deine DM
practice-dm = DM von { $name }
practice-language = Sprache
practice-stopped = Der Übungsserver läuft nicht mehr.
practice-secret = Diese Adresse ist nicht vollständig. Öffne die ganze, die der Übungsserver ausgegeben hat.
