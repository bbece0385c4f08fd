# Warum ein Computer tat, was er tat, oder was ein Tipp vorschlägt: wozu es gut ist, und was sonst in Frage kam.
sms-why-strong = { $because } Ich habe { $tables ->
        [one] einmal
       *[other] { $tables }-mal
    } von dort weitergespielt: Im Schnitt { $advised ->
        [yes] endest du
       *[no] ende ich
    } { $lead ->
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

sms-because-specialist = Von allen Handkarten hilft dieser Block am meisten für { $aim }.
sms-because-tests = { $because } Am wichtigsten zu testen ist: { $technology }.
sms-because-copy = Von allem, was sich kopieren lässt, hilft dieser Block am meisten für { $aim }.
sms-because-enhance = Diese Verbesserung hilft am meisten für { $aim }.
sms-because-develop = Dieses Fluggerät hilft am meisten für { $aim }.
sms-because-test = Auf diese Technologie kommt es für { $aim } am meisten an.
sms-because-later = Dieses Jahr ist keine Mission in Reichweite, also dient das den nächsten Jahren.
sms-because-take-back = Dieser Spezialist lohnt sich ein zweites Mal.
sms-because-pass = Keine Handkarte brächte jetzt mehr, und wer früh passt, ist nachher früh dran.
sms-because-draw = Noch eine Karte kostet nichts, und vielleicht ist es ein großes Problem, das verschwinden kann.
sms-because-remove = Ohne diese Karte ({ $technology }: { $problem }) sind spätere Flüge sicherer.
sms-because-put = Die Karte kommt dorthin zurück, wo sie am wenigsten schadet.
sms-because-put-back = Liegen die Probleme oben, findet sie ein späterer Test zuerst.
sms-because-announce = { $chance ->
    [0] Das ist sehr gewagt, aber nichts anderes verspricht mehr.
    [10] Das gelingt fast sicher.
   *[other] Das gelingt etwa { $chance } von 10 Malen und verspricht mehr, als am Boden zu bleiben.
}
sms-because-stay = Keine Mission verspricht dieses Jahr genug; die Plättchen bleiben fürs nächste.
sms-because-load = Das kann im Flug helfen.
sms-because-fill = Alles, was im Flug helfen kann, soll an Bord.
sms-because-ready = Mehr würde im Flug nicht helfen.
sms-because-launch = Trotz des Ereignisses verspricht der Flug mehr als eine Absage.
sms-because-cancel = Bei diesem Ereignis verspricht der Flug zu wenig, und was an Bord ist, bleibt erhalten.
sms-because-give = Darauf kann der Flug am ehesten verzichten.
sms-because-solve = Das Problem würde mehr kosten als das Plättchen.
sms-because-suffer = Die Plättchen an Bord werden später im Flug dringender gebraucht.
sms-because-injure-healthy = So geht niemand verloren.
sms-because-injure-injured = So bleiben die anderen gesund.
sms-because-lose-healthy = Jemand muss verloren gehen.
sms-because-lose-injured = Wer gesund heimkommt, bringt einen Punkt; wer verletzt ist, nicht.
sms-because-bonus = Von den Boni dieses Jahres hilft dieser am meisten.
sms-because-study = Über { $technology } ist noch am wenigsten bekannt, und es kommt darauf an.
sms-because-decline = Nichts davon würde helfen.
