# Rated tables
term-rated = What it counts for
term-rated-friendly = friendly: nothing
term-rated-rated = rated: the ratings of all who play, if all agree
lobby-rated = This table is rated: it counts for the ratings that this server sees in **/leaderboard**. Everybody here agreed.
lobby-rated-waits = This table is meant to be rated, and { $who } did not agree to that yet. If it begins before, it is a friendly one and counts for nothing.
rated-not-agreed = This is a friendly game: { $who } did not agree to be rated.
rated-alone = This is a friendly game: there is nobody to be compared with.
be-rated-join = This table is **rated**: its result moves your rating for this game, and this server sees ratings in **/leaderboard**. Who gives up is last; computers are not compared. You agree once for all rated tables and can end that at any time with `/settings rating:`. Without agreeing you can play at every friendly table.
be-rated-term = A **rated** table counts for the ratings of all who play at it, yours too, and this server sees ratings in **/leaderboard**. Who sits down is asked once; if somebody does not agree, the game is a friendly one. You can end that at any time with `/settings rating:`.
button-be-rated = I agree to be rated
button-be-rated-join = I agree, let me join
button-be-rated-term = I agree, make it rated
rating-on = You agreed to be rated at rated tables. `/settings rating:` ends that at any time.
rating-off = You are not rated any more and do not stand in **/leaderboard**. What you played still counts for the others.
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
