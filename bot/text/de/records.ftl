# Was `verify` zu einer Aufzeichnung sagt.
record-valid = Die Aufzeichnung stimmt: { $game }, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
} gegen Regeln, Startwert und Ergebnis geprüft.
record-fault-too-large = Die Datei ist größer als jede Aufzeichnung.
record-fault-unreadable = Das ist keine Aufzeichnung eines Spiels: { $detail }
record-fault-public = Das ist die öffentliche Aufzeichnung eines laufenden Spiels. Sie enthält keine Geheimnisse und lässt sich prüfen, wenn das Spiel aus ist.
record-fault-format = Diese Version von Mission Control kennt das Format { $detail } nicht.
record-fault-game = Ein Spiel { $detail } gibt es hier nicht.
record-fault-edition = Gespielt wurde mit einer anderen Ausgabe: { $detail }
record-fault-rules = Gespielt wurde mit der Regelversion { $detail }, die hier unbekannt ist.
record-fault-seats = Die Plätze passen nicht zum Spiel: { $detail }
record-fault-options = Die Optionen passen nicht zum Spiel. { $detail }
record-fault-seed = Der Startwert besteht nicht aus 32 Byte in hexadezimaler Form.
record-fault-commitment = Der Startwert ist nicht der, auf den man sich zu Beginn festgelegt hat.
record-fault-deal = Die Auslage ist nicht die, die der Startwert ergibt.
record-fault-too-long = Die Aufzeichnung hat mehr Einträge als jedes Spiel: { $detail }
record-fault-number = Eintrag { $entry } stimmt nicht: Er trägt die Nummer { $detail }.
record-fault-seat = Eintrag { $entry } stimmt nicht: Diesen Platz oder Spieler gibt es nicht: { $detail }
record-fault-unknown-action = Eintrag { $entry } stimmt nicht: Das Spiel kennt keine Aktion „{ $detail }“.
record-fault-illegal = Eintrag { $entry } stimmt nicht: Die Regeln erlauben dort kein „{ $detail }“.
record-fault-take-back = Eintrag { $entry } stimmt nicht: Eintrag { $detail } ließ sich dort nicht zurücknehmen.
record-fault-log = Eintrag { $entry } passt nicht ins Protokoll.
record-fault-happened = Eintrag { $entry } stimmt nicht: Nach den Regeln geschieht dort etwas anderes.
record-fault-unfinished = Am Ende der Aufzeichnung ist das Spiel nicht aus.
record-fault-result = Das Ergebnis ist nicht das, das die Regeln ergeben.

# Was `transfer in` von einer Datei sagt, aus der kein Tisch werden kann.
transfer-fault-too-large = Die Datei ist größer als jeder Tisch.
transfer-fault-unreadable = Das ist kein Tisch in einer Datei: { $detail }
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
