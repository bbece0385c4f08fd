### Was der geführte Teil von Skymines ist und was jeder Schritt zeigt: für die letzte Seite, wenn er ausfiel.

sk-lesson-part = Schritt für Schritt die erste von sieben Runden. Die anderen kannst du danach weiterspielen.
sk-lesson-token-shows = das Startplättchen
sk-lesson-plan-shows = Karten für deine Aktionsplätze
sk-lesson-majority-shows = eine Mehrheit
sk-lesson-second-shows = eine zweite Mehrheit
sk-lesson-first-shows = der Startmarker
sk-lesson-buy-shows = eine neue Karte für Einheiten
sk-lesson-expand-shows = der Ausbau einer Firma
sk-lesson-enter-shows = ein weiterer Sektor beim Ausbau
sk-lesson-upload-shows = ein Laborteam, das forscht
sk-lesson-plans-shows = Pläne für die Forschungspunkte eines Laborteams
sk-lesson-research-shows = ein Forschungsplan
sk-lesson-drop-shows = das Aussteigen
