# Showing the channel what one sees alone
button-share = Share
button-share-post = Post it
button-share-back = Back
share-by = { $who } shows this.
share-preview = **This is what everybody in { $channel } will see.** Nothing is posted before you press **Post it**.
share-preview-public = **This is what everybody in { $channel } will see**: only what all may see, nothing that you alone know. Nothing is posted before you press **Post it**.
share-posted = Posted in { $channel }.
refused-share-private = This stays with you while the game runs. You can share what all may see: the board, a turn of the replay, the film. After the end you can share everything.
refused-no-film = There is no film of this game just now. You can share a turn of the replay.
refused-bound-shares = You have shared { $most } things within an hour. You can share more a little later.

# The result of a game on one card
button-result = Result card
refused-result-not-over = The game is not over yet. You can share the board or a turn of the replay now, and the result after the end.
result-date = { $year }-{ $month }-{ $day }
result-proof = Table { $table } · seed SHA-256 { $commitment }…
result-alt = Result of { $title } ({ $designer }), { $date }. { $ranking }
