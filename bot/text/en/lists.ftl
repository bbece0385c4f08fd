# How the translator puts lists together ("a, b and c") and what it calls a seat without a name.
host-list-comma = { ", " }
host-list-and = { " and " }
host-nothing = none
host-seat = Player { $number }
