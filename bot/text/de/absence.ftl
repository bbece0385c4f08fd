# Wer weg ist: Computer vertreten, Plätze wechseln die Hand
button-come-back = Ich bin wieder da
came-back = Willkommen zurück: Du spielst wieder selbst.
standin-for-you = Seit { $since } spielt ein Computer für dich. Er übergibt, sobald du etwas tust oder **Ich bin wieder da** drückst.
standin-left = Ein Computer spielt für { $who } (ausgetreten { $since }).
standin-resigned = Ein Computer spielt für { $who } weiter (aufgegeben { $since }).
standin-vacation = Ein Computer spielt für { $who } während des Urlaubs (seit { $since }).
standin-clock = Ein Computer spielt für { $who } (Zeit abgelaufen { $since }).
standin-asked = Ein Computer spielt vorerst für { $who } (seit { $since }).
final-standin-left = ausgetreten am { $since }; ein Computer spielte weiter
final-standin-resigned = aufgegeben am { $since }; ein Computer spielte weiter
final-standin-vacation = abwesend seit { $since }; ein Computer spielte
final-standin-clock = Zeit abgelaufen am { $since }; ein Computer spielte weiter
final-standin-asked = abwesend seit { $since }; ein Computer spielte
refused-nobody-stands-in = Du spielst selbst: Kein Computer hat deinen Platz. Drück **Ziehen**.

# Aufgeben
button-resign-computer = Aufgeben: ein Computer spielt weiter
button-resign-offer = Aufgeben und den Platz anbieten
resign-really = Willst du deinen Platz wirklich aufgeben? Die anderen spielen weiter. Bis ihn jemand übernimmt, spielt ein Computer; die Hand siehst du nicht mehr.
resigned = Du hast deinen Platz aufgegeben. Die anderen spielen weiter.
remark-resigned = { $who } hat aufgegeben; ein Computer spielt weiter.

# Fragen an alle
ballot-cancel = dieses Spiel ohne Ergebnis abbrechen
ballot-pause = das Spiel bis { $until } unterbrechen
ballot-asked = { $who } fragt: Wollen wir **{ $what }**? Es geschieht, wenn alle zustimmen.
ballot-agreed = { $who } stimmt zu
ballot-missing = { $who } hat noch nicht geantwortet
ballot-until = Ohne alle Antworten verfällt die Frage { $until }.
ballot-carried = Alle haben zugestimmt: { $what }.
ballot-declined = Nicht alle haben zugestimmt: { $what }.
ballot-lapsed = Nicht entschieden: { $what }.
ballot-counted = { $missing ->
    [one] Deine Antwort zählt. Eine fehlt noch.
   *[other] Deine Antwort zählt. { $missing } fehlen noch.
}
ballot-now-carried = Alle haben zugestimmt: Es ist geschehen.
ballot-now-declined = Du hast abgelehnt: Alles bleibt, wie es ist.
ballot-now-lapsed = Das wurde nicht rechtzeitig entschieden.
button-ballot-yes = Zustimmen
button-ballot-no = Ablehnen
remark-agreed = Alle haben zugestimmt: { $what }.
remark-declined = { $who } hat nicht zugestimmt: { $what }.
refused-ballot-open = Genau das wird gerade gefragt. Antworte im Kanal.
refused-ballot-decided = Das wurde inzwischen entschieden. Du kannst neu fragen.
refused-pause-until = Sag, bis wann, höchstens ein Jahr voraus: **/pause bis: in 3 Tagen**, **bis: 24.12.** oder **bis: morgen 18 Uhr**.

# Pausen
paused-agreed = **Pause nach Absprache** bis { $until }. Dann geht es von selbst weiter; **Weiterspielen** weckt den Tisch vorher.
paused-asleep = **Eingeschlafen:** Hier ist lange nichts geschehen. **Weiterspielen** oder { COMMAND("resume") } weckt den Tisch.
told-agreed = Tisch { $table } von { $title } auf { $server } macht nach Absprache Pause bis { $until }.
told-asleep = An Tisch { $table } von { $title } auf { $server } ist lange nichts geschehen, darum schläft er jetzt. { COMMAND("resume") } dort weckt ihn; nichts geht verloren.
told-called-off = Alle waren dafür: Tisch { $table } von { $title } auf { $server } wurde ohne Ergebnis abgebrochen.
remark-asleep = Der Tisch schläft, weil lange nichts geschehen ist.

# Vertretung
vacancy-open = **In diesem laufenden Spiel ist ein Platz frei:** Wer spielt für { $who } weiter? Wer ihn nimmt, bekommt die Hand und erfährt, was bisher geschah.
vacancy-invited = { $user }, übernimmst du den Platz von { $who } in diesem laufenden Spiel? Du bekommst die Hand und erfährst, was bisher geschah.
vacancy-taken = Dieser Platz ist wieder besetzt und wird nicht mehr angeboten.
vacancy-withdrawn = Dieser Platz wird nicht mehr angeboten.
button-take-seat = Platz übernehmen
button-offer-seat = Allen anbieten
button-withdraw-seat = Angebot zurückziehen
substitute-intro = Wer soll übernehmen? Nur du siehst das. Den Platz bekommt, wer zusagt, mit der Hand; wer dort saß, sieht sie nicht mehr.
substitute-seat = Der Platz von { $who }
substitute-invite = Jemanden einladen
seat-offered = Der Platz wird im Kanal angeboten.
seat-withdrawn = Das Angebot ist zurückgezogen.
took-over = Der Platz gehört dir. Das Spiel bisher:
remark-offered = Der Platz von { $who } wird angeboten.
remark-took-over = { $who } hat von { $former } übernommen.
refused-no-seat-to-offer = Anbieten kannst du deinen eigenen Platz und Plätze, deren Spieler weg sind.
refused-seat-on-offer = Dieser Platz wird schon angeboten. Zieh das erst zurück.
refused-not-on-offer = Dieser Platz wird nicht angeboten. { COMMAND("substitute") } bietet einen an.
refused-kept-for-another = Dieser Platz wird für jemand anderen freigehalten.
refused-knows-another-hand = Du hast eine andere Hand dieses Tischs gesehen und kannst diesen Platz darum nicht übernehmen.

# Befehle für Leute, die weg sind
command-resign = aufgeben
command-resign-about = Gib deinen Platz auf; die anderen spielen weiter
command-cancel-game = abbrechen
command-cancel-game-about = Frag alle, ob dieses Spiel ohne Ergebnis enden soll
command-pause = pause
command-pause-about = Frag alle, ob der Tisch bis zu einem Tag Pause machen soll
command-substitute = vertretung
command-substitute-about = Finde jemanden, der einen Platz übernimmt
command-option-until = bis
command-option-until-about = In 3 Tagen, 24.12., morgen 18 Uhr

# Urlaub
command-vacation = urlaub
command-vacation-about = Sei ein paar Tage weg, an allen deinen Tischen; ziehen darfst du trotzdem
command-option-when = wann
command-option-when-about = 24.12. bis 6.1., bis Freitag, 2 Wochen; aus beendet ihn
command-option-computer = computer
command-option-computer-about = Ein Computer spielt solange für dich
vacation-set = Du hast Urlaub von { $since } bis { $until }, an allen deinen Tischen. Deine Uhren stehen; ziehen darfst du trotzdem.
vacation-set-computer = Du hast Urlaub von { $since } bis { $until }, an allen deinen Tischen. Ein Computer spielt für dich und gibt dir deine Plätze dann zurück, oder sobald du etwas tust.
vacation-over = Willkommen zurück: Dein Urlaub ist zu Ende.
vacation-none = Du hast keinen Urlaub geplant. Sag mir, wann: **/urlaub wann: 24.12. bis 6.1.**
away-line = { $who } hat Urlaub bis { $until }.
remark-vacation = { $who } hat Urlaub bis { $until }.
remark-back = { $who } ist zurück.
told-vacation = Tisch { $table } von { $title }: { $who } hat Urlaub bis { $until }.
refused-no-vacation = Du hast keinen Urlaub, der enden könnte.
refused-vacation-too-long = Ein Urlaub dauert höchstens ein Jahr und endet in der Zukunft: **24.12. bis 6.1.**, **bis Freitag**, **2 Wochen**.

# Uhren
term-clock = Uhr
term-clock-none = keine
term-clock-live = live (10 Minuten, je Zug 1 mehr)
term-clock-daily = täglich (3 Tage, je Zug 1 mehr)
term-clock-slow = langsam (10 Tage, je Zug 3 mehr)
term-out-of-time = Zeit abgelaufen
term-out-of-time-computer = ein Computer spielt diesen Zug
term-out-of-time-substitute = eine Vertretung wird gesucht, solange spielt ein Computer
term-out-of-time-given-up = der Platz ist aufgegeben, ein Computer spielt weiter
clock-line = { $who } hat Zeit bis { $until }.
remark-out-of-time = Die Zeit von { $who } ist abgelaufen.
