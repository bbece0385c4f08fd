# Space Mission in wenigen Worten, nach einem Namen: „**Bert:** flog zu Hazard, scannte Hazard und reservierte ein Plättchen“
sm-brief-top-up = { $count ->
        [0] nahm Nachschub, ohne zu ziehen
        [one] nahm 1 Karte Nachschub
       *[other] nahm { $count } Karten Nachschub
    }
sm-brief-jumped = sprang zu { $planet }
sm-brief-flew = flog zu { $planet }
sm-brief-scanned = scannte { $planet }
sm-brief-developed = baute eine Station auf { $planet }
sm-brief-discovered = sah sich { $planet } an
sm-brief-received = gab reservierte Plättchen an ihre Besitzer
sm-brief-reshuffled = mischte den Ablagestapel
sm-brief-reserved = reservierte ein Plättchen
sm-brief-took = nahm ein Plättchen
sm-brief-space = deckte auf { $planet } { $count ->
        [one] 1 Space-Plättchen
       *[other] { $count } Space-Plättchen
    } auf
sm-brief-end-near = führte das Ende herbei
sm-brief-ended = beendete das Spiel
