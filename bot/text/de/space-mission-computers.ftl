# Warum ein Computer tat, was er tat, oder was ein Tipp vorschlägt: wozu es gut ist, und was sonst in Frage kam.
sm-why-strong = { $because } In { $tables ->
        [one] einer gedachten Fortsetzung
       *[other] { $tables } gedachten Fortsetzungen
    } { $advised ->
        [yes] endest du
       *[no] ende ich
    } im Schnitt { $lead ->
        [level] gleichauf mit { $rival }
        [ahead] { $points ->
            [one] 1 Punkt vor
           *[other] { $points } Punkte vor
        } { $rival }
       *[behind] { $points ->
            [one] 1 Punkt hinter
           *[other] { $points } Punkte hinter
        } { $rival }
    }. { $next ->
        [level] „{ $other }“ wäre etwa gleich gut.
        [ahead] Nächstbeste Wahl: „{ $other }“, { $less ->
            [one] 1 Punkt weniger.
           *[other] { $less } Punkte weniger.
        }
       *[behind] „{ $other }“ brachte { $less ->
            [one] 1 Punkt mehr.
           *[other] { $less } Punkte mehr.
        }
    }

## Wozu eine Aktion gut ist

sm-because-jump = { $then ->
    [develop] Der Sprung lässt eine Sonde am Gate, und auf { $planet } (Landung { $first } und { $second }) lässt sich eine Station bauen.
    [discover] Der Sprung lässt eine Sonde am Gate, und auf { $planet } gibt es ein Plättchen zu entdecken.
    [scan] Der Sprung lässt eine Sonde am Gate, und { $planet } (Scan { $scan }) lässt sich mit einer weiteren Handkarte scannen.
   *[nothing] Der Sprung lässt eine Sonde am Gate, und von { $planet } geht es gut weiter.
}
sm-because-fly = { $then ->
    [develop] Das kostet keine Karte, und auf { $planet } (Landung { $first } und { $second }) lässt sich eine Station bauen.
    [discover] Das kostet keine Karte, und auf { $planet } gibt es ein Plättchen zu entdecken.
    [scan] Das kostet keine Karte, und { $planet } (Scan { $scan }) lässt sich mit einer Handkarte scannen.
   *[nothing] Das kostet keine Karte, und von { $planet } geht es gut weiter.
}
sm-because-scan = { $again ->
    [0] Der Scan reserviert ein Plättchen und ist nötig, um hier eine Station zu bauen.
   *[other] Der Scan reserviert hier noch ein Plättchen.
}
sm-because-develop = Die Station bringt 3 Punkte und ein Plättchen, und was hier reserviert ist, geht an seine Besitzer.
sm-because-discover = Das bringt sofort ein Plättchen und kostet keine Karte.
sm-because-top-up = { $count ->
    [0] Neue Karten versprechen mehr als alles, was die Hand jetzt hergibt.
    [one] Eine Karte, die wenig nützt, macht einer neuen Platz.
   *[other] Karten, die wenig nützen, machen neuen Platz.
}
sm-because-take = Von den Plättchen hier verspricht { $tile } am meisten, jetzt und zusammen mit Plättchen, die noch kommen können.
