# Was `verify` zu einer Mitschrift sagt.
record-valid = Die Mitschrift stimmt: { $game }, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
} gegen Regeln, Startwert und Ergebnis geprüft.
record-fault-too-large = Die Datei ist größer als jede Mitschrift.
record-commitment = Ihr Hash ist { $commitment }. Dass es das Spiel ist, das du gespielt hast, kann die Mitschrift selbst nicht zeigen: Vergleiche ihn mit dem Hash, den der Bot zu Beginn des Spiels im Kanal und im Verlauf veröffentlicht hat (`--commitment` macht das für dich).
record-commitment-same = Ihr Hash ist der, den du angegeben hast: Der Startwert stand zu Beginn dieses Spiels fest.
record-commitment-other = Das ist die Mitschrift eines anderen Spiels: Ihr Hash ist { $commitment }, nicht der angegebene.
record-commitment-unreadable = --commitment erwartet die 64 hexadezimalen Ziffern, die der Bot zu Beginn des Spiels veröffentlicht hat.
record-fault-unreadable = Das ist keine JSON-Datei, oder ein Teil von ihr fehlt.
record-fault-nested = Diese Datei ist tiefer verschachtelt als jede Mitschrift.
record-fault-doubled = Der Name „{ $detail }“ steht zweimal im selben Objekt; in einer Mitschrift steht jeder nur einmal.
record-fault-foreign = Das ist eine JSON-Datei, aber nicht die Mitschrift eines Spiels.
record-fault-lacks-field = Das ist keine vollständige Mitschrift: { $detail } fehlt.
record-fault-unknown-field = Eine Mitschrift hat nichts, das { $detail } heißt.
record-fault-wrong-type = Bei { $detail } steht in einer Mitschrift etwas anderer Art.
record-fault-public = Das ist die öffentliche Mitschrift eines laufenden Spiels. Sie enthält keine Geheimnisse und lässt sich prüfen, wenn das Spiel aus ist.
record-fault-format = Diese Version von Mission Control kennt das Format { $detail } nicht.
record-fault-game = Diese Version von Mission Control hat kein Spiel namens „{ $detail }“.
record-fault-title = „{ $detail }“ ist nicht der Titel dieses Spiels.
record-fault-edition = Gespielt wurde mit einer anderen Ausgabe: { $detail }
record-fault-data = Gespielt wurde mit anderen Datendateien: Ihre Hashes sind nicht die dieser Ausgabe und Regelversion.
record-fault-rules = Gespielt wurde mit der Regelversion { $detail }, die hier unbekannt ist.
record-fault-seats = Die Plätze passen nicht zum Spiel: { $detail }
record-fault-options = Die Optionen passen nicht zum Spiel. { $detail }
record-fault-seed = Der Startwert besteht nicht aus 32 Byte in hexadezimaler Form.
record-fault-commitment = Der Startwert ist nicht der, auf den man sich zu Beginn festgelegt hat.
record-fault-deal = Die Auslage ist nicht die, die der Startwert ergibt.
record-fault-too-long = Die Mitschrift hat mehr Einträge als jedes Spiel: { $detail }
record-fault-number = Eintrag { $entry } stimmt nicht: Er trägt die Nummer { $detail }.
record-fault-over = Eintrag { $entry } stimmt nicht: Das Spiel war vorher schon aus.
record-fault-seat = Eintrag { $entry } stimmt nicht: Diesen Platz gibt es nicht: { $detail }
record-fault-player = Eintrag { $entry } stimmt nicht: So einen Spieler kennt das Spiel nicht: { $detail }
record-fault-effort = Eintrag { $entry } stimmt nicht: Kein Computer dieses Spiels sucht mit einem Aufwand von { $detail }.
record-fault-reason = Eintrag { $entry } stimmt nicht: Ein Tisch beendet ein Spiel nur mit „vote“, nicht mit „{ $detail }“.
record-fault-unknown-action = Eintrag { $entry } stimmt nicht: Das Spiel kennt keine Aktion „{ $detail }“.
record-fault-illegal = Eintrag { $entry } stimmt nicht: Die Regeln erlauben dort kein „{ $detail }“.
record-fault-take-back = Eintrag { $entry } stimmt nicht: Eintrag { $detail } ließ sich dort nicht zurücknehmen.
record-fault-log = Eintrag { $entry } passt nicht ins Protokoll.
record-fault-happened = Eintrag { $entry } stimmt nicht: Nach den Regeln geschieht dort etwas anderes.
record-fault-unfinished = Am Ende der Mitschrift ist das Spiel nicht aus.
record-fault-result = Das Ergebnis ist nicht das, das die Regeln ergeben.

# Was `transfer in` von einer Datei sagt, aus der kein Tisch werden kann.
transfer-fault-too-large = Die Datei ist größer als jeder Tisch.
transfer-fault-unreadable = Das ist kein Tisch in einer Datei, oder kein vollständiger.
transfer-fault-misfit = Das ist kein Tisch in einer Datei: Bei { $detail } gehört etwas anderes hin.
transfer-fault-format = Diese Version von Mission Control kennt das Format { $detail } nicht.
transfer-fault-hash = Der Inhalt ist nicht der, den der SHA-256 der Datei nennt: Er wurde verändert oder abgeschnitten.
transfer-fault-game = Ein Spiel { $detail } gibt es hier nicht.
transfer-fault-rules = Der Tisch spielt nach Version { $detail } der Regeln, die hier nicht bekannt ist.
transfer-fault-edition = Der Tisch spielt mit einer anderen Ausgabe: { $detail }
transfer-fault-options = Die Optionen passen nicht zum Spiel. { $detail }
transfer-fault-terms = Die Absprachen des Tischs sind hier nicht bekannt: { $detail }
transfer-fault-seats = Die Plätze passen nicht zum Spiel: { $detail }
transfer-fault-too-long = Das Protokoll hat mehr Einträge als jedes Spiel: { $detail }
transfer-fault-log = So kann nicht gespielt worden sein: Eintrag { $detail } passt nicht.
transfer-fault-remarks = Die Vermerke im Protokoll passen nicht zum Tisch: { $detail }
transfer-fault-notes = Jemand hat mehr Notizen, als Platz finden: { $detail }
transfer-fault-state = Die Stellung ist nicht die, zu der das Protokoll führt.
