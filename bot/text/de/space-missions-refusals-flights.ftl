# Space Missions: warum beim Ansagen, Fliegen oder Abschließen einer Mission etwas nicht geht und was es möglich macht.
# Schlüssel: bot/games/space_missions/refusals_of_flights.py.

sms-refusal-such-kind = ein solches Fluggerät
sms-refusal-such-token = ein solches Plättchen
sms-refusal-such-technology = eine solche Technologie
sms-refusal-such-problem = eine solche Karte
sms-refusal-place = { $token } ({ $craft })
sms-refusal-card = { $technology }: { $card }

## Ansagen

sms-refuse-no-mission = Die Missionen haben die Nummern 1 bis { $count }.
sms-remedy-no-mission = { $count ->
    [0] Du kannst gerade keine ansagen; verzichte und bleib am Boden.
   *[other] Ansagen kannst du { $missions }.
}

sms-refuse-level-not-reached = So weit hast du noch nicht entwickelt: { $craft }.
sms-remedy-level-not-reached = Du hast { $craft }; die Aktion „Entwickeln“ bringt die nächste Stufe.

sms-refuse-level-too-low = { $mission } braucht mehr als { $craft }.
sms-remedy-level-too-low = Nötig ist mindestens { $craft }.

sms-refuse-bare-rocket = { $mission } fliegt die Rakete allein.
sms-remedy-bare-rocket = Wähl für die Nutzlast Stufe 0.

sms-refuse-successes-missing = Für { $mission } ist es zu früh: Vorher braucht es andere Erfolge.
sms-remedy-successes-missing = Zuerst brauchst du { $asked }.

sms-refuse-too-heavy = Die Nutzlast wiegt { $weight } t, und { $rocket } trägt { $carried } t ({ $orbit }).
sms-remedy-too-heavy = { $loadable ->
    [0] Sie fasst nur { $slots } Zusatznutzlast und bräuchte { $needed }: Nimm eine stärkere Rakete oder leichtere Nutzlast.
   *[other] Mit { $needed } Zusatznutzlast würde es gehen; du hast { $held }.
}

sms-refuse-fuel-missing = Deine { $rocket } braucht { $fuel } Treibstoff, du hast { $held }.
sms-remedy-fuel-missing = Hol dir noch { $missing }, oder nimm eine kleinere Rakete, wenn die Mission es erlaubt.

sms-refuse-no-astronauts = Im Vorrat ist kein Astronaut mehr.
sms-remedy-no-astronauts = Sag eine unbemannte Mission an, oder verzichte.

## Beladen

sms-refuse-not-held = Davon hast du nichts mehr: { $token }.
sms-remedy-not-held = { $count ->
    [0] Mehr lässt sich nicht laden: Wähl „Bereit“.
   *[other] Laden kannst du { $places }; oder wähl „Bereit“.
}

sms-refuse-no-slot = Dafür ist kein Steckplatz frei: { $token } ({ $craft }).
sms-remedy-no-slot = { $count ->
    [0] Mehr lässt sich nicht laden: Wähl „Bereit“.
   *[other] Laden kannst du { $places }; oder wähl „Bereit“.
}

## Ereignis und Flug

sms-refuse-not-to-give = Das nimmt das Ereignis nicht: { $token } ({ $craft }).
sms-remedy-not-to-give = Abgeben kannst du { $places }.

sms-refuse-not-aboard = Davon ist hier nichts an Bord ({ $craft }): { $token }.
sms-remedy-not-aboard = Ausgeben kannst du { $tokens }; oder nimm das Problem hin.

sms-refuse-nobody-healthy = Training braucht einen gesunden Astronauten, und an Bord ist niemand gesund.
sms-remedy-nobody-healthy = Ausgeben kannst du { $tokens }; oder nimm das Problem hin.

sms-refuse-no-help = { $token } hilft hier nicht: { $technology }, { $problem }.
sms-remedy-no-help = Ausgeben kannst du { $tokens }; oder nimm das Problem hin.

sms-refuse-nobody-such = Astronauten sind gesund oder verletzt.
sms-remedy-nobody-such = Wähl unter { $healthy } Gesunden und { $injured } Verletzten.

## Abschließen

sms-refuse-not-lying = Diese Karte hast du nicht gezogen: { $technology }, { $card }.
sms-remedy-not-lying = Gezogen hast du { $cards }.

sms-refuse-bonus-is-for-removing = Du hast gewählt, eine Karte zu entfernen.
sms-remedy-bonus-is-for-removing = Entferne eine von diesen: { $cards }.

sms-refuse-no-bonus = Diesen Bonus gibt es { $year } nicht.
sms-remedy-no-bonus = Zur Wahl stehen: { $bonuses }; oder verzichte.

sms-refuse-bonus-out-of-reach = Dieser Bonus bringt gerade nichts: { $why }.
sms-remedy-bonus-out-of-reach = Zur Wahl stehen: { $bonuses }; oder verzichte.

sms-refusal-no-fuel-2 = im Vorrat ist kein Treibstoff mehr
sms-refusal-no-inspection = du hast schon eine Inspektion, oder im Vorrat ist keine mehr
sms-refusal-no-look-technology = deine Stapel haben keine Karten
sms-refusal-no-look-event = es ist kein Ereignis mehr übrig
sms-refusal-no-remove-drawn-card = von den gezogenen Karten der Mission ist keine mehr da

sms-refuse-nothing-to-study = Hier gibt es nichts durchzusehen: { $technology }.
sms-remedy-nothing-to-study = Durchsehen kannst du { $technologies }.
