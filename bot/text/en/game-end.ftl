# The card of a finished game, and what stands behind its button More
final-heading = The game is over
final-place = **{ $rank }. { $who }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}**
final-line = { $category } { $points }
final-fair = The shuffle was made before the first move, and nobody could change it afterwards. **More** → **Check the game** shows that.
final-guided = A guided first game: it is not rated.{ $channel ->
    [yes] { " " }Everybody in this channel sees the result.
   *[no] { "" }
}
final-fairness = Shuffle: the seed { $seed } has the SHA-256 { $commitment }, which was published when the game began. With it anybody can check the whole game.
button-rematch = Rematch
button-rematch-guided = Play an ordinary game
button-final-replay = Watch it again
button-final-more = More
final-more-looks = the board, all tiles and cards, and every player, as they were at the end.
final-more-log = every move, from the first to the last.
final-more-text = the final score in words.
final-more-film = the whole game as a moving picture.
final-more-why = why the computers moved as they did.
final-more-verify = plays the game again from its seed, and compares the seed with the hash that was published at the start.
final-more-record = the whole game as a file, to keep or to check with another program.
rematch-opened = Table { $table } is open for the rematch in { $channel }: the same people and options, the next player begins. { $count ->
    [0] Others can join.
   *[other] It waits for { $who }.
}
rematch-begun = 🔁 **The rematch has begun,** with the same options and colours.
