# Warum ein Computer tat, was er tat: je ein Satz.
sms-why-only = Etwas anderes war nicht möglich.
sms-why-whim = Eine Laune: Darüber hat er nicht nachgedacht.
sms-why-easy = Auf den ersten Blick sah es gut aus: { $points } Punkte, über den Daumen gepeilt.
sms-why-steady = Er rechnet dabei auf { $points } Punkte; das Nächstbeste war „{ $other }“ mit { $less }.
sms-why-steady-aim = Er will dieses Jahr zu „{ $aim }“, und dafür und für später ist ihm das { $points } Punkte wert; das Nächstbeste war „{ $other }“ mit { $less }.
