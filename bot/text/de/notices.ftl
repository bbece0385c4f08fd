# Rufe: wer dran ist, Erinnerungen, wer als Letztes fehlt
last-mention = { $who }, alle anderen haben entschieden: Nur du fehlst noch.
letter-remind = Eine Erinnerung: Dieser Tisch wartet noch auf dich.
letter-last = Alle anderen haben entschieden: Nur du fehlst noch.
call-reminder = { $who }, der Tisch wartet noch auf dich (seit { $since }).
call-table = Seit { $since } wartet dieser Tisch auf { $who }.
call-done = Diese Erinnerung ist erledigt.
reminded-host = Tisch { $table } ({ $title }) in { $channel } wartet seit { $since } auf { $who }. Du leitest den Tisch: Mit { COMMAND("host") } kannst du dort den Zug beenden, Pause machen oder den Platz anbieten. Das sage ich nur einmal, und in diesem Zug erinnere ich niemanden mehr.

# Was zurückgehalten wurde, kommt zusammen an
together-heading = { $count ->
    [one] Du bist an { $count } Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
together-done = Alles erledigt: Kein Tisch wartet auf dich
together-line = [{ $what }]({ $link }) · { $server } · seit { $since }
together-unknown = Tisch { $table }: Den kann ich gerade nicht zeigen
together-more = und { $count } weitere: { COMMAND("my-tables") } zeigt alle
together-open = Tisch { $table }

# Später
button-snooze = Später erinnern
button-snooze-hour = In 1 Stunde erinnern
button-snooze-tomorrow = Morgen erinnern
button-snooze-turn = In diesem Zug nicht erinnern
snooze-ask = Wann soll ich dich erinnern?
snoozed = Ich erinnere dich { $when }.
snoozed-turn = In diesem Zug erinnere ich dich nicht mehr.
refused-snooze-not-awaited = Hier wartet gerade nichts auf dich, also gibt es auch nichts aufzuschieben.

# Eine Abmachung des Tisches
term-reminders = Erinnerungen
term-reminders-own = wie alle es für sich eingestellt haben
term-reminders-daily = für alle, höchstens einmal am Tag
term-reminders-none = für niemanden

# Was jemand beim Rufen lieber hat
settings-heading = Deine Einstellungen
settings-typed = Mehr geht mit { COMMAND("settings") }: eigene Uhrzeiten, Tage, Zeitzone und Abstände.
prefers-line = **{ $what }:** { $how }
prefers-language = Sprache
prefers-pictures = Bilder
prefers-rated = Wertung
prefers-rated-yes = ja, an gewerteten Tischen
prefers-rated-no = nein
prefers-notice = Wenn du dran bist
prefers-zone = Zeitzone
prefers-zone-is = { $zone } (dort ist es { $time })
prefers-quiet = Ruhezeit
prefers-quiet-off = keine Ruhezeit
prefers-quiet-days = Ruhetage
prefers-quiet-days-off = keine Ruhetage
prefers-days = { $days }
prefers-remind = Erinnerungen
prefers-remind-table = wie am Tisch vereinbart
prefers-remind-every = alle { $span }
prefers-remind-never = nie
prefers-digest = Tagesnachricht
prefers-digest-at = eine Nachricht am Tag um { $time } statt einzelner
prefers-digest-off = keine Tagesnachricht
prefers-none = keine
prefers-here = An einem Tisch anders …
notice-here-usual = wie überall
notice-here-dm = per Direktnachricht
notice-here-mention = per Erwähnung im Kanal
notice-here-silent = gar nicht
notice-here-set = { $what }: { $how }
span = { $text }
span-days = { $count ->
    [one] 24 Stunden
   *[other] { $count } Tage
}
span-hours = { $count ->
    [one] 60 Minuten
   *[other] { $count } Stunden
}
span-minutes = { $count } Minuten
weekday-0 = Mo
weekday-1 = Di
weekday-2 = Mi
weekday-3 = Do
weekday-4 = Fr
weekday-5 = Sa
weekday-6 = So
refused-remind-often = Ich erinnere höchstens einmal in der Stunde: Wähle **1h** oder länger, etwa **1 Tag**.
refused-always-quiet = So bliebe gar keine Zeit für Nachrichten. Wenn du keine willst, stell ein, dass du gar nicht erfährst, wann du dran bist.
command-choice-usual = Wie überall (mit Tisch)
command-option-zone = zeitzone
command-option-zone-about = Deine Zeitzone: Europe/Berlin, Wien, MEZ, UTC+2
command-option-quiet = ruhe
command-option-quiet-about = Stunden ohne Nachricht: 22-7 oder 22:00 bis 7:00; aus für keine
command-option-quiet-days = ruhetage
command-option-quiet-days-about = Tage ohne Nachricht: Wochenende, Mo-Fr; aus für keine
command-option-remind = erinnern
command-option-remind-about = Erinnern, solange ein Tisch auf dich wartet: 6h, 2 Tage; aus für nie
command-option-digest = tagesnachricht
command-option-digest-about = Eine Nachricht am Tag zu dieser Stunde statt einzelner: 18:00; aus für keine
