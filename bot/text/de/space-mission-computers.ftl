# Warum ein Computer tat, was er tat: je ein Satz.
sm-why-only = Etwas anderes war nicht möglich.
sm-why-whim = Eine Laune: Darüber hat er nicht nachgedacht.
sm-why-easy = Auf den ersten Blick sah es gut aus: { $points } Punkte, über den Daumen gepeilt.
sm-why-steady = Er rechnet damit und mit dem, was folgen kann, auf { $points } Punkte; das Nächstbeste war „{ $other }“ mit { $less }.
sm-why-steady-tile = Er rechnet bei diesem Plättchen auf { $points } Punkte; das Nächstbeste war „{ $other }“ mit { $less }.
sm-why-strong =
    { $tables ->
        [one] In Gedanken einmal weitergespielt, endete das { $points } Punkte vor dem Besten der anderen; das Nächstbeste war „{ $other }“ mit { $less }.
       *[other] In Gedanken { $tables }-mal weitergespielt, endete das im Mittel { $points } Punkte vor dem Besten der anderen; das Nächstbeste war „{ $other }“ mit { $less }.
    }
