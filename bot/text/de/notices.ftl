# Rufe: wer dran ist, Erinnerungen, wer als Letztes fehlt
last-mention = { $who }, alle anderen haben entschieden: Nur du fehlst noch.
letter-remind = Eine Erinnerung: Dieser Tisch wartet noch auf dich.
letter-last = Alle anderen haben entschieden: Nur du fehlst noch.
call-reminder = { $who }, der Tisch wartet noch auf dich (seit { $since }).
call-table = Dieser Tisch wartet auf { $who }, seit { $since }.
call-done = { $who } hat gezogen.
reminded-host = Tisch { $table } ({ $title }) in { $channel } wartet auf { $who }, seit { $since }. Du bist der Gastgeber: Du kannst dort nachfragen oder den Platz jemand anderem oder einem Computer geben. Das sage ich einmal und erinnere in diesem Zug niemanden mehr.

# Was zurückgehalten wurde, kommt zusammen an
together-heading = { $count ->
    [one] Du bist an { $count } Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
together-done = Alles erledigt: Kein Tisch wartet auf dich
together-line = [{ $what }]({ $link }) · { $server } · seit { $since }
together-unknown = Tisch { $table }: Den kann ich gerade nicht ansehen
together-more = und { $count } weitere: **/my-tables** zeigt alle
together-open = Tisch { $table }

# Später
button-snooze = Später
button-snooze-hour = In 1 Stunde
button-snooze-tomorrow = Morgen
button-snooze-turn = Nicht in diesem Zug
snooze-ask = Wann soll ich dich erinnern?
snoozed = Ich erinnere dich { $when }.
snoozed-turn = In diesem Zug erinnere ich dich nicht mehr.
refused-snooze-not-awaited = Hier wartet gerade nichts auf dich, also gibt es nichts aufzuschieben.

# Eine Abmachung des Tisches
term-reminders = Erinnerungen
term-reminders-own = jeder in seinem Abstand
term-reminders-daily = alle, höchstens einmal am Tag
term-reminders-none = niemand
