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
button-notices-form = Nachrichten in einem Formular
settings-heading = Deine Einstellungen
settings-typed = Mehr geht mit { COMMAND("settings") }: eigene Uhrzeiten, Tage, Zeitzone und Abstände.
prefers-line = **{ $what }:** { $how }
prefers-language = Sprache
prefers-pictures = Bilder
prefers-colour = Farbe
prefers-colour-off = egal
prefers-emblem = Zeichen
prefers-emblem-off = egal
settings-marks = **Deine Farbe und dein Zeichen in Bildern.** Du bekommst sie, wenn ein Spiel beginnt, das sie hat, und niemand auf einem Platz vor dir sie auch möchte.
button-marks = Farbe und Zeichen
marks = Wer wer ist auf Bildern: { $marks }.
seat-player = { $who }
seat-guest = { $who } (zu Gast)
seat-marked = { $name } { $circle } { $emblem }
mark-of = { $who } { $colour }, { $emblem }
colour-blue = blau
colour-yellow = gelb
colour-green = grün
colour-red = rot
colour-black = schwarz
emblem-hexagon = Sechseck A
emblem-square = Quadrat B
emblem-diamond = Raute C
emblem-star = Stern D
emblem-cross = Kreuz E
refused-no-colour = Diese Farbe kenne ich nicht. { COMMAND("settings") } zeigt, welche es gibt.
refused-no-emblem = Dieses Zeichen kenne ich nicht. { COMMAND("settings") } zeigt, welche es gibt.
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

# Was Aktionen anderer mit jemandem machen
prefers-affected = Wenn dir etwas geschieht
prefers-affected-yes = per Direktnachricht
prefers-affected-no = nur im Rückblick
refused-no-affected = Du kannst erfahren, wenn dir etwas geschieht (**on**), oder es im Rückblick lesen (**off**).
command-option-affected = mir-geschieht
command-option-affected-about = Erfahre, wenn dir durch die Aktion anderer etwas geschieht: an oder aus
told-affected = Tisch { $table } von { $title }, während du nicht am Zug warst: { $done }
