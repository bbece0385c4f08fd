# People who are away: computers stand in, seats change hands
button-come-back = I am back
came-back = Welcome back: you play yourself again.
standin-for-you = A computer plays for you since { $since }. It hands over as soon as you act or press **I am back**.
standin-left = A computer plays for { $who }, who left { $since }.
standin-resigned = A computer plays on for { $who }, who resigned { $since }.
standin-vacation = A computer plays for { $who } during the vacation (since { $since }).
standin-clock = A computer plays for { $who }, whose time ran out { $since }.
standin-asked = A computer plays for { $who } for now (since { $since }).
final-standin-left = left on { $since }; a computer played on
final-standin-resigned = resigned on { $since }; a computer played on
final-standin-vacation = away since { $since }; a computer played
final-standin-clock = out of time on { $since }; a computer played on
final-standin-asked = away since { $since }; a computer played
refused-nobody-stands-in = You play yourself: no computer has your seat. Press **Act**.
