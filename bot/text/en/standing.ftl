# Rated tables
term-rated = Rated
term-rated-friendly = no
term-rated-rated = yes, if everybody agrees: the result counts for the ratings
lobby-rated = This table is rated: it counts for this server's ratings in { COMMAND("leaderboard") }. Everybody here agreed.
lobby-rated-waits = This table is meant to be rated, but { $who } did not agree to that yet. If the game begins before everybody agrees, it is a friendly one.
rated-not-agreed = This is a friendly game: { $who } did not agree to be rated.
rated-alone = This is a friendly game: nobody is rated for playing against computers only.
be-rated-join = This table is **rated**: its result changes your rating for this game, and this server sees the ratings in { COMMAND("leaderboard") }. A player who gives up comes last; computers do not count. You agree once for all rated tables and can end that at any time with { COMMAND("settings") }. Without agreeing you can play in every friendly game.
be-rated-term = A **rated** table counts for the ratings of all its players, yours too, and this server sees the ratings in { COMMAND("leaderboard") }. Each player is asked once; if anybody does not agree, it is a friendly game. You can end that at any time with { COMMAND("settings") }.
button-be-rated = I agree to be rated
button-be-rated-join = I agree, let me join
button-be-rated-term = I agree, make it rated
final-rated = This was a rated game: { COMMAND("leaderboard") } shows the new ratings.
rating-on = You are rated at rated tables. { COMMAND("settings") } ends that at any time.
rating-off = You are not rated any more and no longer in { COMMAND("leaderboard") }. What you played still counts for the others.
refused-no-rating = You can choose to be rated at rated tables, or not.
my-data-rated = You are rated at rated tables.
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
stats-none = You have not finished a game in this server yet. Once you have, it is shown here.
stats-none-of = Nobody of this name has finished a game in this server yet.
stats-game = **{ $title }**: { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-agreed = -# { $count ->
    [one] One of them was ended by agreement and does not count below.
   *[other] { $count } of them were ended by agreement and do not count below.
}
stats-parted = -# { $count ->
    [one] One of them was not played by one person from start to finish and does not count below.
   *[other] { $count } of them were not played by one person from start to finish and do not count below.
}
stats-places = Places: { $places }
stats-place = { $rank }. × { $times }
stats-points = Points: { $mean } on average, { $best } at best
stats-lines = On average { $lines }
stats-line = { $category } { $mean }
stats-opponents = Most often with { $people }
stats-opponent-own = { $name } ({ $games ->
    [one] 1 game
   *[other] { $games } games
}, ahead in { $ahead }{ $level ->
    [0] {""}
   *[other] , level in { $level }
})
stats-opponent = { $name } ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
stats-rating = Rating: { $rating }
stats-not-rated = -# You are not rated. At a rated table I will ask you; or switch it on with { COMMAND("settings") }.
stats-lacking = { $count ->
    [one] One older game has not been counted yet.
   *[other] { $count } older games have not been counted yet.
} Ask again in a moment.
refused-stats-in-a-server = Records and ratings are kept per server: ask for them in a server.
rating-told = **{ $safe }** ({ $mu } ± { $sigma }, { $games ->
    [one] one rated game
   *[other] { $games } rated games
})
rating-provisional = **{ $safe }** ({ $mu } ± { $sigma }, provisional after { $games ->
    [one] one rated game
   *[other] { $games } rated games
})
take-away = { $count ->
    [0] You have not finished a game here yet, so these files are empty.
    [one] Your game here, as a table (CSV) and for programs (JSON).
   *[other] Your { $count } games here, as a table (CSV) and for programs (JSON).
}
leaderboard = Ratings: { $title }
leaderboard-empty = Nobody here has a rating yet. A table is rated if its host chooses so in **Settings** and everybody agrees; otherwise it is a friendly game.
leaderboard-how = The bold number is a strength that is almost certain: the estimate minus three times its uncertainty. It rises with every game that makes the estimate more certain. Only rated games that ended by the rules count, and only people, not computers. A player who leaves or gives up comes last. A player who took over a seat, or was on vacation at the end, is not rated.
leaderboard-line = { $place }. { $name }: { $rating }
leaderboard-alt = Ratings in { $title }, best first. { $people }
leaderboard-choose = Another game
button-leaderboard = Ratings
button-stats = My record
button-take-away = Download
button-rating-on = Rate me
button-rating-off = Do not rate me
command-stats = stats
command-stats-about = See your record in this server, or another player's: places, points, opponents, rating
command-leaderboard = leaderboard
command-leaderboard-about = See the ratings of a game in this server
command-option-player = player
command-option-player-about = Whose record; leave it out for your own

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
