### Was der geführte Teil von Skymines ist und was jeder Schritt zeigt: für die letzte Seite, wenn er ausfiel.

sk-lesson-part = Schritt für Schritt die erste von sieben Runden. Die anderen kannst du danach weiterspielen.
sk-lesson-token-shows = das Startplättchen
sk-lesson-plan-shows = Karten für deine Aktionsplätze
sk-lesson-majority-shows = eine Mehrheit: ein Bonusmarker für die meisten Karten einer Art
sk-lesson-second-shows = eine zweite Mehrheit
sk-lesson-tile-shows = ein Bonusplättchen: eine Karte für die nächste Runde
sk-lesson-buy-shows = eine neue Karte für Einheiten deiner Rohstoffe
sk-lesson-expand-shows = der Ausbau einer Firma mit Energie
sk-lesson-enter-shows = ein weiterer Sektor mit übriger Energie
sk-lesson-research-shows = ein Forschungsplan für einen Forschungspunkt
sk-lesson-units-shows = Einheiten, die dich auf Firmenleisten bewegen
sk-lesson-drop-shows = das Aussteigen, mit einem Ruhestapel zurück auf die Hand
