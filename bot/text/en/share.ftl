# Showing the channel what one sees alone
button-share = Share
button-share-post = Post it
button-share-back = Back
share-by = { $who } shows this.
share-by-spectator = A spectator shows this.
share-preview = **This is what everybody in { $channel } will see.** Nothing is posted before you press **Post it**.
share-preview-public = **This is what everybody in { $channel } will see**: only what all may see, nothing that you alone know. Nothing is posted before you press **Post it**.
share-posted = Posted in { $channel }.
refused-share-private = This stays with you while the game runs. You can share what all may see: the board, a turn of the replay, the film. After the end you can share everything.
share-undrawn = The film of this game could not be drawn just now. **Replay** shows it turn by turn.
refused-no-film = There is no film of this game just now. You can share a turn of the replay.
refused-share-unsent = What you have shared before is still on its way to the channel. You can share this when it is there.
refused-bound-shares = You have shared { $most } things within an hour. You can share more a little later.

# The result of a game on one card
button-result = Result to share
refused-result-not-over = The game is not over yet. You can share the board or a turn of the replay now, and the result after the end.
result-date = { $year }-{ $month }-{ $day }
result-proof = Table { $table } · checksum of the shuffle { $commitment }…
result-alt = Result of { $title } ({ $designer }), { $date }. { $ranking }

# Verification of a record
button-verify = Check the game
verify-holds = The record holds
verify-fails = The record does not hold
verify-table = Its commitment is the one that was published when the game began: { $commitment }. So the seed was fixed before the first move.
verify-same = It is exactly the record of table { $table } in this server. Its commitment is the one that was published when that game began: { $commitment }.
verify-differs = Its commitment { $commitment } is that of table { $table } in this server, but another game was played there: the seed is public after the end, so anybody can write such a record. The button below gives the true one.
verify-unknown-here = No finished table that you can see in this server published its commitment { $commitment }. Compare it with the one that the bot published when the game began: a record alone cannot show that this is the game you played.
verify-unknown = Its commitment is { $commitment }. Compare it with the one that the bot published when the game began, or use { COMMAND("verify") } in the server of that game: I compare it there.
refused-verify-not-over = A game can be checked when it is over: then its seed and all moves are public. Its commitment was published at the start: { $commitment }.
refused-verify-too-long = This record takes too long to check here. The person who hosts this bot can check it on the command line: `python -m bot verify FILE`.
refused-upload-lost = The file did not reach me. You can attach it again.
refused-bound-verifies = You have had { $most } records checked within an hour. You can have more checked a little later.
command-verify = verify
command-verify-about = Check a game by its record: seed, every move, result
command-option-record = record
command-option-record-about = A record's file, as export gives it; without one a table is checked

# The menus of a person and of a message
menu-invite = Invite to my table
menu-record = Their record
menu-replay = Replay of this table
menu-as-text = As text
menu-invited = { $name } has a seat at table { $table }.
menu-no-table = This message is about no table of mine. Use this on a board, a lobby or a final ranking.
refused-no-lobby-of-yours = You have no table here that waits for players. Open one with { COMMAND("play") }, then you can invite.
refused-invite-bot = Other bots cannot play. You can add a computer player in the lobby.
