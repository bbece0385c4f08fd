# Several players at one screen, with one account
button-guest = Add a player here
form-guest = A player at your screen
form-player = Their name
form-player-about = For somebody who plays beside you, by your account
lobby-guest = plays at the screen of { $keeper }
guests-here = { $who } will play at your screen, by your account. Before each turn I ask who is looking, so that nobody sees another player's hand, and again when nobody has pressed anything for { $minutes } minutes. Games with guests are not rated. Turns cannot be prepared: a prepared turn would play while another player holds the device. **Try it** shows where a turn would lead.
rated-guests = This is a friendly game: guests at one screen are not rated.
pass-to = Hand the device to { $who }. { $who }, press when you alone look at the screen.
pass-nobody = It is nobody's turn at this screen. A player may look at their own things: press when you alone look at the screen.
pass-paused = Nobody can move at present. A player may look at their own things: press when you alone look at the screen.
screen-of = For { $who } alone
pass-why = Several of you play by this account, so nothing secret is shown until then.
button-here-as = { $who } is here
refused-who-is-here = Several of you play by this account. Say first who is looking at the screen.
refused-not-at-your-screen = This player does not play at your screen.
refused-guest-name-taken = Somebody here is called { $name } already. Choose another name, so that I can tell you apart.
refused-plan-shared-screen = A prepared turn would play while another player holds the device, so none can be prepared where several of you play by one account. **Try it** shows you where your turn would lead. Nothing was changed.
