# Die Seite des Übungsservers: eine Leiste über dem nachgestellten Discord.
practice-title = Mission Control · Übungsserver
practice-about = Nichts hiervon erreicht Discord. Schreib /play in #table, um anzufangen.
practice-own-dm = Deine DM
practice-dm = DM von { $name }
practice-language = Sprache
practice-stopped = Der Übungsserver läuft nicht mehr.
practice-secret = Diese Adresse ist nicht vollständig. Öffne die ganze, die der Übungsserver ausgegeben hat.
