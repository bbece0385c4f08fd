# Wer weg ist: Computer vertreten, Plätze wechseln die Hand
button-come-back = Ich bin wieder da
came-back = Willkommen zurück: Du spielst wieder selbst.
standin-for-you = Seit { $since } spielt ein Computer für dich. Du übernimmst wieder, sobald du etwas tust oder **Ich bin wieder da** drückst.
standin-left = { $who } ist seit { $since } weg; ein Computer spielt weiter.
standin-resigned = { $who } hat aufgegeben ({ $since }); ein Computer spielt weiter.
standin-vacation = { $who } hat Urlaub; seit { $since } spielt ein Computer.
standin-clock = Für { $who } lief die Zeit ab ({ $since }); ein Computer spielt.
standin-asked = Seit { $since } spielt ein Computer für { $who }.
final-standin-left = weg seit { $since }; ein Computer spielte weiter
final-standin-resigned = hat aufgegeben, { $since }; ein Computer spielte weiter
final-standin-vacation = abwesend seit { $since }; ein Computer spielte
final-standin-clock = Zeit abgelaufen, { $since }; ein Computer spielte weiter
final-standin-asked = abwesend seit { $since }; ein Computer spielte
refused-nobody-stands-in = Für dich spielt kein Computer: Du sitzt selbst hier. Drück **Aktion**.

# Aufgeben
button-resign-computer = Aufgeben: ein Computer spielt weiter
button-resign-alone = Aufgeben und das Spiel abbrechen
button-resign-offer = Aufgeben und den Platz anbieten
resign-really =
    { $others ->
        [0] Willst du deinen Platz wirklich aufgeben? Außer dir spielt niemand, die Partie wird also abgebrochen.
       *[other] Willst du deinen Platz wirklich aufgeben? Die anderen spielen weiter. Bis ihn jemand übernimmt, spielt dort ein Computer; die Hand siehst du dann nicht mehr.
    }
resigned =
    { $others ->
        [0] Du hast deinen Platz aufgegeben. Außer dir spielte niemand, die Partie ist also abgebrochen.
       *[other] Du hast deinen Platz aufgegeben. Die anderen spielen weiter.
    }
remark-resigned = { $who } hat aufgegeben; ein Computer spielt weiter.

# Fragen an alle
ballot-cancel = dieses Spiel ohne Ergebnis abbrechen
ballot-pause = das Spiel bis { $until } unterbrechen
ballot-asked = { $who } fragt: Wollen wir **{ $what }**? Dafür müssen alle zustimmen.
ballot-agreed = { $who } stimmt zu
ballot-missing = { $who } hat noch nicht geantwortet
ballot-until = Antworten nicht alle, verfällt die Frage { $until }.
ballot-carried = Alle haben zugestimmt: { $what }.
ballot-declined = Nicht alle haben zugestimmt: { $what }.
ballot-lapsed = Nicht rechtzeitig entschieden: { $what }.
ballot-counted = { $missing ->
    [one] Deine Antwort zählt. Eine fehlt noch.
   *[other] Deine Antwort zählt. { $missing } fehlen noch.
}
ballot-now-carried = Alle haben zugestimmt: So wird es gemacht.
ballot-now-declined = Du hast abgelehnt: Alles bleibt, wie es ist.
ballot-now-lapsed = Das wurde nicht rechtzeitig entschieden.
button-ballot-yes = Zustimmen
button-ballot-no = Ablehnen
remark-agreed = Alle haben zugestimmt: { $what }.
remark-declined = { $who } hat nicht zugestimmt: { $what }.
refused-ballot-open = Diese Frage ist schon gestellt. Antworte im Kanal.
refused-ballot-decided = Das ist schon entschieden. Du kannst noch einmal fragen.
refused-pause-until = Sag, bis wann, höchstens ein Jahr voraus: **in 3 Tagen**, **24.12.** oder **morgen 18 Uhr**.

# Pausen
paused-agreed = **Pause nach Absprache** bis { $until }. Dann geht es von selbst weiter; mit **Weiterspielen** auch schon früher.
paused-asleep = **Eingeschlafen:** Hier ist lange nichts passiert. **Weiterspielen** oder { COMMAND("resume") } weckt den Tisch.
told-agreed = Tisch { $table } ({ $title }, { $server }) macht nach Absprache Pause bis { $until }.
told-asleep = An Tisch { $table } ({ $title }, { $server }) ist lange nichts passiert, darum schläft er jetzt. Nichts ist verloren: { COMMAND("resume") } dort weckt ihn.
told-called-off = Alle waren dafür: Tisch { $table } ({ $title }, { $server }) wurde ohne Ergebnis abgebrochen.
remark-asleep = Der Tisch schläft, weil lange nichts passiert ist.

# Vertretung
vacancy-open = **In diesem laufenden Spiel ist ein Platz frei:** Wer spielt für { $who } weiter? Du bekommst die Hand und erfährst, was bisher geschah.
vacancy-invited = { $user }, übernimmst du den Platz von { $who } in diesem laufenden Spiel? Du bekommst die Hand und erfährst, was bisher geschah.
vacancy-taken = Dieser Platz ist wieder besetzt und wird nicht mehr angeboten.
vacancy-withdrawn = Dieser Platz wird nicht mehr angeboten.
button-take-seat = Platz übernehmen
button-offer-seat = Allen anbieten
button-withdraw-seat = Angebot zurückziehen
substitute-intro = Wer soll übernehmen? Nur du siehst das. Wer zusagt, bekommt den Platz samt Hand; wer vorher dort saß, sieht diese Hand nicht mehr.
substitute-seat = Der Platz von { $who }
substitute-invite = Eine Person einladen
seat-offered = Der Platz wird im Kanal angeboten.
seat-withdrawn = Der Platz wird nicht mehr angeboten.
took-over = Der Platz gehört dir. Das Spiel bisher:
remark-offered = Der Platz von { $who } wird angeboten.
remark-took-over = { $who } hat den Platz von { $former } übernommen.
refused-no-seat-to-offer = Du kannst deinen eigenen Platz anbieten und die Plätze von allen, die weg sind.
refused-seat-on-offer = Dieser Platz wird schon angeboten. Zieh das Angebot erst zurück.
refused-not-on-offer = Dieser Platz wird nicht angeboten. Mit { COMMAND("substitute") } bietest du einen an.
refused-kept-for-another = Dieser Platz wird für eine andere Person freigehalten.
refused-knows-another-hand = Du hast an diesem Tisch schon eine andere Hand gesehen und kannst diesen Platz darum nicht übernehmen.

# Befehle für Leute, die weg sind
command-resign = aufgeben
command-resign-about = Gib deinen Platz auf; die anderen spielen weiter
cancel-game-sure = **Diese Partie beenden?** Sie endet dann hier, ohne Ergebnis.
button-cancel-game = Partie beenden
command-cancel-game = abbrechen
command-cancel-game-about = Frag alle, ob dieses Spiel ohne Ergebnis enden soll
command-pause = pause
command-pause-about = Frag alle, ob dieser Tisch bis zu einem bestimmten Tag Pause macht
command-substitute = vertretung
command-substitute-about = Finde eine Vertretung, die einen Platz übernimmt
command-option-until = bis
command-option-until-about = In 3 Tagen, 24.12., morgen 18 Uhr

# Urlaub
command-vacation = urlaub
command-vacation-about = Sei ein paar Tage weg, an allen deinen Tischen; spielen darfst du trotzdem
command-option-when = wann
command-option-when-about = 24.12. bis 6.1., bis Freitag, 2 Wochen; aus beendet ihn
command-option-computer = computer
command-option-computer-about = Ein Computer spielt solange für dich
vacation-set = Du hast Urlaub von { $since } bis { $until }, an allen deinen Tischen. Deine Uhren stehen; spielen darfst du trotzdem.
vacation-set-computer = Du hast Urlaub von { $since } bis { $until }, an allen deinen Tischen. So lange spielt ein Computer für dich, oder bis du selbst etwas tust.
vacation-over = Willkommen zurück: Dein Urlaub ist zu Ende.
vacation-none = Du hast keinen Urlaub geplant. Sag mir, wann: { COMMAND("vacation") } versteht zum Beispiel **24.12. bis 6.1.**
away-line = { $who } hat Urlaub bis { $until }.
remark-vacation = { $who } hat Urlaub bis { $until }.
remark-back = { $who } ist zurück.
told-vacation = Tisch { $table } ({ $title }): { $who } hat Urlaub bis { $until }.
refused-no-vacation = Du hast keinen Urlaub, den du beenden könntest.
refused-vacation-too-long = Ein Urlaub dauert höchstens ein Jahr und endet in der Zukunft: **24.12. bis 6.1.**, **bis Freitag**, **2 Wochen**.

# Uhren
term-access = Wer mitspielen darf
term-access-everyone = alle
term-access-role = wer eine Rolle hat, die die Spielleitung oder der Server nennt
term-access-invited = nur Eingeladene
term-start = Das Spiel beginnt
term-start-host = wenn die Spielleitung es startet
term-start-full = von selbst, wenn alle Plätze besetzt sind
term-least = Nötige Personen
term-least-game = so viele, wie das Spiel braucht
term-least-2 = mindestens 2
term-least-3 = mindestens 3
term-least-4 = mindestens 4
term-least-5 = mindestens 5
term-clock = Uhr
term-clock-none = keine
term-clock-live = live (10 Minuten, je Zug 1 mehr)
term-clock-daily = täglich (3 Tage, je Zug 1 mehr)
term-clock-slow = langsam (10 Tage, je Zug 3 mehr)
term-out-of-time = Wenn die Zeit abläuft
term-out-of-time-computer = ein Computer spielt diesen Zug
term-out-of-time-substitute = eine Vertretung wird gesucht; so lange spielt ein Computer
term-out-of-time-given-up = der Platz ist aufgegeben; ein Computer spielt weiter
clock-line = { $who } hat Zeit bis { $until }.
remark-out-of-time = Für { $who } ist die Zeit abgelaufen.
