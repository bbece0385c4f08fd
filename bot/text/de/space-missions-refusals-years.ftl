# Space Missions: warum eine Aktion des Jahres nicht geht und was sie möglich macht; und was alle Entscheidungen teilen.
# Schlüssel: bot/games/space_missions/refusals.py.

sms-refusal-such-card = eine solche Karte

## Was ansteht

sms-due-enhancement = eine Verbesserung wählen
sms-due-specialist = einen Spezialisten spielen oder passen
sms-due-develop = ein Fluggerät zum Entwickeln wählen
sms-due-test = die Technologie wählen, die du testest
sms-due-trial = über die Karten deines Tests entscheiden
sms-due-copy = den Block wählen, den du kopierst
sms-due-take-back = den Spezialisten wählen, den du zurücknimmst
sms-due-announce = eine Mission ansagen oder verzichten
sms-due-load = deine Fluggeräte beladen oder „Bereit“ wählen
sms-due-launch = starten oder absagen
sms-due-give = das Plättchen wählen, das du durch das Ereignis verlierst
sms-due-solve = das Problem beheben oder hinnehmen
sms-due-injure = wählen, wer verletzt wird
sms-due-lose = wählen, wen du verlierst
sms-due-remove = eine Karte entfernen oder verzichten
sms-due-bonus = einen Bonus wählen oder verzichten
sms-due-study = die Technologie wählen, die du durchsiehst
sms-due-remove-bonus = die Karte wählen, die du entfernst
sms-due-return = die Karten zurücklegen

## Für jede Entscheidung

sms-refuse-over = Das Spiel ist aus.
sms-remedy-over = Sieh dir die Endwertung an oder starte eine Revanche.

sms-refuse-not-your-turn = { $who } ist am Zug.
sms-remedy-not-your-turn = Du bist nach { $who } dran. Bis dahin kannst du dich umsehen.

sms-refuse-unknown-action = Diese Aktion gibt es in Space Missions nicht.
sms-remedy-unknown-action = Das Menü zeigt, was du jetzt tun kannst.

sms-refuse-not-now = Das kommt zu einer anderen Zeit.
sms-remedy-not-now = Jetzt kannst du { $due }.

## Spezialisten

sms-refuse-not-in-hand = Auf der Hand hast du das nicht: { $card }.
sms-remedy-not-in-hand = Auf der Hand hast du { $cards }. Du kannst auch passen.

sms-refuse-no-block = { $card } hat keinen Block mit dieser Nummer.
sms-remedy-no-block = { $card } hat { $count } Blöcke, von oben gezählt.

sms-refuse-no-enhancement = Diese Verbesserung gibt es nicht.
sms-remedy-no-enhancement = Die fünf Verbesserungen sind { $tokens }.

sms-refuse-none-left = Im Vorrat ist davon nichts mehr: { $token }.
sms-remedy-none-left = Nehmen kannst du { $tokens }.

sms-refuse-not-visible = Das liegt gerade bei niemand anderem offen: { $card }.
sms-remedy-not-visible = Kopieren kannst du { $cards }.

sms-refuse-copied-copy = Ein kopierter Spion kopiert nicht noch einmal.
sms-remedy-copied-copy = Kopieren kannst du Block { $blocks } von { $card }.

sms-refuse-not-played = Das hast du dieses Jahr nicht gespielt: { $card }.
sms-remedy-not-played = Zurücknehmen kannst du { $cards }.

sms-refuse-spy-stays = Der Spion kann sich nicht selbst zurücknehmen.
sms-remedy-spy-stays = Zurücknehmen kannst du { $cards }.

## Tests

sms-refuse-no-technology = Diese Technologie gibt es nicht.
sms-remedy-no-technology = Testen kannst du { $technologies }.

sms-refuse-deck-empty = Der Stapel ist leer: { $technology }.
sms-remedy-deck-empty = Testen kannst du { $technologies }.

sms-refuse-two-at-once = Dieser Test zieht zwei Karten auf einmal und nicht mehr.
sms-remedy-two-at-once = Entferne kleine Probleme oder leg die Karten zurück.

sms-refuse-three-drawn = Du hast alle { $count } Karten dieses Tests gezogen.
sms-remedy-three-drawn = Entferne ein Problem oder leg die Karten zurück.

sms-refuse-deck-drawn = Du hast den ganzen Stapel gezogen: { $technology }.
sms-remedy-deck-drawn = Entferne ein Problem oder leg die Karten zurück.

sms-refuse-removed-already = Nach dem Entfernen kannst du nicht mehr ziehen.
sms-remedy-removed-already = Leg die übrigen Karten zurück.

sms-refuse-returning = Du hast schon angefangen, Karten zurückzulegen.
sms-remedy-returning = Leg auch die übrigen Karten zurück, einzeln oder alle obenauf.

sms-refuse-other-technology = Du testest gerade { $technology }.
sms-remedy-other-technology = Wähl unter den Karten dieser Technologie: { $technology }.

sms-refuse-not-drawn = Das hast du nicht gezogen: { $card }.
sms-remedy-not-drawn = Gezogen hast du { $cards }.

sms-refuse-not-removable = Das ist ein { $test }; im Spiel bleibt: { $card }.
sms-remedy-not-removable = { $count ->
    [0] Leg die Karten zurück.
   *[other] Entfernen kannst du { $cards }.
}

sms-refuse-removed-enough = { $count ->
    [one] Du hast eine Karte entfernt; mehr entfernt dieser Test nicht.
   *[other] Du hast { $count } Karten entfernt; mehr entfernt dieser Test nicht.
}
sms-remedy-removed-enough = Leg die übrigen Karten zurück.

sms-refuse-no-place = Diese Stelle hat der Stapel nicht.
sms-remedy-no-place = Die Stellen zählen von oben: 1 ist ganz oben, { $count } ganz unten.

## Gerät

sms-refuse-no-levels = Ein solches Fluggerät lässt sich nicht entwickeln.
sms-remedy-no-levels = Entwickeln kannst du { $crafts }.

sms-refuse-developed = Dein Fluggerät ({ $craft }) hat Stufe { $level } erreicht, die höchste.
sms-remedy-developed = Entwickeln kannst du { $crafts }.
