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
