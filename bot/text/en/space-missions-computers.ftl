# Why a computer player did what it did: one sentence each.
sms-why-only = There was nothing else to do.
sms-why-whim = A whim: it did not think about this one.
sms-why-easy = At first sight it looked good: { $points } points, give or take a few.
sms-why-steady = It counts on { $points } points from this; the next best was “{ $other }” with { $less }.
sms-why-steady-aim = It aims at “{ $aim }” this year, and for that and later years this is worth { $points } points to it; the next best was “{ $other }” with { $less }.
