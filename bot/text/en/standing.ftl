# Rated tables
term-rated = What it counts for
term-rated-friendly = friendly: nothing
term-rated-rated = rated: the ratings of all who play, if all agree
lobby-rated = This table is rated: it counts for the ratings that this server sees in { COMMAND("leaderboard") }. Everybody here agreed.
lobby-rated-waits = This table is meant to be rated, and { $who } did not agree to that yet. If it begins before, it is a friendly one and counts for nothing.
rated-not-agreed = This is a friendly game: { $who } did not agree to be rated.
rated-alone = This is a friendly game: there is nobody to be compared with.
be-rated-join = This table is **rated**: its result moves your rating for this game, and this server sees ratings in { COMMAND("leaderboard") }. Who gives up is last; computers are not compared. You agree once for all rated tables and can end that at any time with { COMMAND("settings") }. Without agreeing you can play at every friendly table.
be-rated-term = A **rated** table counts for the ratings of all who play at it, yours too, and this server sees ratings in { COMMAND("leaderboard") }. Who sits down is asked once; if somebody does not agree, the game is a friendly one. You can end that at any time with { COMMAND("settings") }.
button-be-rated = I agree to be rated
button-be-rated-join = I agree, let me join
button-be-rated-term = I agree, make it rated
final-rated = This was a rated game: { COMMAND("leaderboard") } shows the ratings as they are now.
rating-on = You agreed to be rated at rated tables. { COMMAND("settings") } ends that at any time.
rating-off = You are not rated any more and do not stand in { COMMAND("leaderboard") }. What you played still counts for the others.
refused-no-rating = You can choose to be rated at rated tables, or not.
my-data-rated = You agreed to be rated at rated tables.
my-data-not-rated = You are not rated.
my-data-result = table { $table }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
command-option-rating = rating
command-option-rating-about = Whether you are rated at rated tables
command-choice-on = Yes, at rated tables
command-choice-off = No

# Records
decimal = { $whole }.{ $tenth }
stats-own = Your record on { $server }
stats-of = { $name } on { $server }
stats-none = You have not finished a game in this server yet. When one is over, it stands here.
stats-none-of = Nobody of this name has finished a game in this server yet.
stats-game = **{ $title }**: { $games ->
    [one] one game
   *[other] { $games } games
}
stats-agreed = -# { $count ->
    [one] One of them was ended by agreement and does not count below.
   *[other] { $count } of them were ended by agreement and do not count below.
}
stats-parted = -# { $count ->
    [one] One of them was not played by one person to the end and does not count below.
   *[other] { $count } of them were not played by one person to the end and do not count below.
}
stats-places = Places: { $places }
stats-place = { $rank }. × { $times }
stats-points = Points: { $mean } on average, { $best } at best
stats-lines = On average { $lines }
stats-line = { $category } { $mean }
stats-opponents = Most often with { $people }
stats-opponent-own = { $name } ({ $games ->
    [one] one game
   *[other] { $games } games
}, ahead in { $ahead }{ $level ->
    [0] {""}
   *[other] , level in { $level }
})
stats-opponent = { $name } ({ $games ->
    [one] one game
   *[other] { $games } games
})
stats-rating = Rating: { $rating }
stats-not-rated = -# You are not rated. At a rated table you are asked, or say so with { COMMAND("settings") }.
stats-lacking = { $count ->
    [one] One older game is still to be counted.
   *[other] { $count } older games are still to be counted.
} Ask again in a moment.
refused-stats-in-a-server = Records and ratings are kept by server: ask for them in one.
rating-told = **{ $safe }** ({ $mu } ± { $sigma }, { $games } rated games)
rating-provisional = **{ $safe }** ({ $mu } ± { $sigma }, provisional after { $games ->
    [one] one rated game
   *[other] { $games } rated games
})
take-away = { $count ->
    [0] You have finished no game here yet, so these files are empty.
    [one] Your one game here, as a table (CSV) and for programs (JSON).
   *[other] Your { $count } games here, as a table (CSV) and for programs (JSON).
}
leaderboard = Ratings: { $title }
leaderboard-empty = Nobody here has a rating yet. A table is rated when its host chooses so in **Settings** and everybody agrees; until then all games are friendly.
leaderboard-how = The bold number is what somebody almost surely can do: the estimate less three times its uncertainty. It rises with every game that makes the estimate surer. Only rated games that ended by their rules count. People are compared, computers are not; who leaves or gives up is last; who took a seat over, or was away with notice at the end, is left out.
leaderboard-line = { $place }. { $name }: { $rating }
leaderboard-alt = Ratings in { $title }, best first. { $people }
leaderboard-choose = Another game
button-leaderboard = Ratings
button-stats = My record
button-take-away = Take away
button-rating-on = Rate me
button-rating-off = Do not rate me
command-stats = stats
command-stats-about = See your record in this server, or somebody else's: places, points, opponents, rating
command-leaderboard = leaderboard
command-leaderboard-about = See the ratings of a game in this server
command-option-player = player
command-option-player-about = Whose record; yours if you name nobody

# The picture of ratings
ladder-title = Ratings: { $title }
ladder-page = { $page } / { $pages }
ladder-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
ladder-provisional = provisional
ladder-nameless = Player in place { $place }
ladder-estimate = { $mu } ± { $sigma }
