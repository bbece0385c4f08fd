host-list-comma = { ", " }
host-list-and = { " und " }
host-nothing = nichts
host-seat = Platz { $number }
