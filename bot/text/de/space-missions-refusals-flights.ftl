# Space Missions: warum beim Ankündigen, Fliegen oder Abschließen einer Mission etwas nicht geht und was es möglich macht.
# Schlüssel: bot/games/space_missions/refusals_of_flights.py.

sms-refusal-such-kind = ein solches Gerät
sms-refusal-such-token = ein solches Plättchen
sms-refusal-such-technology = eine solche Technologie
sms-refusal-such-problem = eine solche Karte
sms-refusal-place = { $token } ({ $craft })
sms-refusal-card = { $technology }: { $card }

## Ankündigen

sms-refuse-no-mission = Die Missionen haben die Nummern 1 bis { $count }.
sms-remedy-no-mission = { $count ->
    [0] Du kannst gerade keine ankündigen; verzichte und bleib am Boden.
   *[other] Ankündigen kannst du { $missions }.
}

sms-refuse-level-not-reached = So weit hast du noch nicht entwickelt: { $craft }.
sms-remedy-level-not-reached = Du hast { $craft }; die Aktion „Entwickeln“ bringt die nächste Stufe.

sms-refuse-level-too-low = { $craft } reicht nicht für { $mission }.
sms-remedy-level-too-low = Nötig ist mindestens { $craft }.

sms-refuse-bare-rocket = { $mission } fliegt die Rakete allein.
sms-remedy-bare-rocket = Wähl für die Nutzlast Stufe 0.

sms-refuse-successes-missing = Für { $mission } ist es zu früh: davor braucht es Erfolge.
sms-remedy-successes-missing = Zuerst nötig: { $asked }.

sms-refuse-too-heavy = Die Nutzlast wiegt { $weight } t, und { $rocket } trägt { $carried } t ({ $orbit }).
sms-remedy-too-heavy = { $loadable ->
    [0] Sie fasst nur { $slots } Zusatznutzlast und bräuchte { $needed }: nimm eine stärkere Rakete oder leichtere Nutzlast.
   *[other] Mit { $needed } Zusatznutzlast würde es gehen; du hast { $held }.
}

sms-refuse-fuel-missing = { $rocket } braucht { $fuel } Treibstoff, du hast { $held }.
sms-remedy-fuel-missing = Hol dir noch { $missing }, oder nimm eine kleinere Rakete, wenn die Mission es erlaubt.

sms-refuse-no-astronauts = Im Vorrat ist kein Astronaut mehr.
sms-remedy-no-astronauts = Kündige eine unbemannte Mission an, oder verzichte.

## Beladen

sms-refuse-not-held = Davon hast du nichts mehr: { $token }.
sms-remedy-not-held = { $count ->
    [0] Melde dich startklar.
   *[other] Laden kannst du { $places }; oder melde dich startklar.
}

sms-refuse-no-slot = Dort ist dafür kein Steckplatz, oder er ist voll: { $token } ({ $craft }).
sms-remedy-no-slot = { $count ->
    [0] Melde dich startklar.
   *[other] Laden kannst du { $places }; oder melde dich startklar.
}

## Ereignis und Flug

sms-refuse-not-to-give = Das nimmt das Ereignis nicht: { $token } ({ $craft }).
sms-remedy-not-to-give = Abgeben kannst du { $places }.

sms-refuse-not-aboard = Davon ist hier nichts an Bord ({ $craft }): { $token }.
sms-remedy-not-aboard = Einsetzen kannst du { $tokens }; oder nimm das Problem hin.

sms-refuse-nobody-healthy = An Bord ist niemand gesund genug, um Training einzusetzen.
sms-remedy-nobody-healthy = Einsetzen kannst du { $tokens }; oder nimm das Problem hin.

sms-refuse-no-help = { $token } hilft hier nicht: { $technology }, { $problem }.
sms-remedy-no-help = Einsetzen kannst du { $tokens }; oder nimm das Problem hin.

sms-refuse-nobody-such = Es gibt gesunde und verletzte Astronauten, sonst keine.
sms-remedy-nobody-such = Wähl unter { $healthy } Gesunden und { $injured } Verletzten.

## Abschließen

sms-refuse-not-lying = Unter deinen gezogenen Karten ist das nicht: { $technology }, { $card }.
sms-remedy-not-lying = Dort liegen { $cards }.

sms-refuse-bonus-is-for-removing = Du hast gewählt, eine Karte zu entfernen.
sms-remedy-bonus-is-for-removing = Entferne eine von diesen: { $cards }.

sms-refuse-no-bonus = Diesen Bonus gibt es { $year } nicht.
sms-remedy-no-bonus = Zur Wahl: { $bonuses }. Oder verzichte.

sms-refuse-bonus-out-of-reach = Dieser Bonus bringt gerade nichts: { $why }.
sms-remedy-bonus-out-of-reach = Zur Wahl: { $bonuses }. Oder verzichte.

sms-refusal-no-fuel-2 = im Vorrat ist kein Treibstoff mehr
sms-refusal-no-inspection = du hast schon eine Inspektion, oder im Vorrat ist keine mehr
sms-refusal-no-look-technology = deine Stapel haben keine Karten
sms-refusal-no-look-event = es ist kein Ereignis mehr übrig
sms-refusal-no-remove-drawn-card = von den Karten der Mission liegt keine mehr da

sms-refuse-nothing-to-study = Hier gibt es nichts durchzusehen: { $technology }.
sms-remedy-nothing-to-study = Durchsehen kannst du { $technologies }.
