### Was der geführte Teil von Skymines ist und was jeder Schritt zeigt: für die letzte Seite, wenn er ausfiel.

sk-lesson-part = Schritt für Schritt die erste von sieben Runden. Die anderen kannst du danach weiterspielen.
sk-lesson-token-shows = das Startplättchen
sk-lesson-plan-shows = Karten für deine Aktionsplätze
sk-lesson-majority-shows = eine Mehrheit: ein Bonusmarker für die meisten Karten einer Art
sk-lesson-second-shows = eine zweite Mehrheit
sk-lesson-first-shows = der Startmarker und ein Forschungspunkt
sk-lesson-buy-shows = eine neue Karte, bezahlt mit Einheiten deiner Rohstoffe
sk-lesson-expand-shows = der Ausbau einer Firma mit Energie
sk-lesson-enter-shows = ein weiterer Sektor mit übriger Energie, und ein zweiter Plan
sk-lesson-upload-shows = ein Laborteam, das deinen Uploadmarker über Pläne zieht
sk-lesson-plans-shows = Pläne, bezahlt mit den Forschungspunkten des Laborteams
sk-lesson-research-shows = ein Forschungsplan, bezahlt mit einem Forschungspunkt
sk-lesson-drop-shows = das Aussteigen, mit einem Ruhestapel zurück auf die Hand
