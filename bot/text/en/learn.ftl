# The guided first game, whatever the game is
learn-intro = **Your first game?** You play a few turns against a computer. Each step says what is asked and why, and marks one good action. Which game would you like to learn?
learn-choose = Choose a game
learn-heading = { $title } · { $designer } · your first game
learn-symbols-heading = { $title }: the icons
learn-how = **What you play:** { $part } About 15 minutes, against a computer. ⭐ marks a good action; all else is allowed, too. Stop whenever you like: { COMMAND("my-tables") } brings you back. It is never rated.
learn-started = **Your first game has begun. Act here, in this message:** only you see it. If you lose it, { COMMAND("my-tables") } brings you back.
learn-started-thread = **Your first game has begun. Act here, in this message:** only you see it. The board is in { $channel }; its button **Act** opens the same step.
learn-started-direct = **Your first game has begun. Act here, in this message:** all you need is in it.
button-first-game = First game?
button-learn = Goal and icons
button-learn-goal = Goal of the game
button-learn-symbols = The icons
button-learn-start = Begin here
button-learn-thread = Begin in a thread
button-learn-go-on = Go on with it
button-learn-again = Begin again
learn-again-sure = **Begin again?** Your game ends here. The same cards are dealt once more, from step 1.
button-learn-ordinary = Open an ordinary table
button-learn-more = More
button-learn-back = Back to your turn
button-learn-alone = Go on with this game
learn-more = **All the rest.** These buttons show and explain. None of them acts for you, and **Begin again** asks first.
learn-more-about = { $emoji } **{ $button }:** { $about }
learn-more-look = the board, as everybody sees it.
learn-more-looks = anything on the table: cards, tiles, a player.
learn-more-log = what has happened so far.
learn-more-possible = all that you can do now, and why not the rest.
learn-more-try = try actions of this turn; nothing is done before you say so.
learn-more-hint = what a strong computer would do here.
learn-more-learn = the goal of the game, and what its icons mean.
learn-more-plan = choose actions for your next turn in advance.
learn-more-learn-start = ends this game and deals the same cards once more, from step 1.
learn-more-new-game = a game with others, or with more computers. This game stays where it is.
refused-no-lesson = { $title } has no guided first game yet. A table against computers has **Hint** and **Rules**: open one with { COMMAND("play") }.

# Above the choices of a guided game
lesson-step = ### 🎓 First game, step { $number } of { $count }
lesson-back = -# You are back on the prepared way.
lesson-own-way =
    ### 🎓 First game, your own way
    -# { $ends }
lesson-left = { $choice ->
    [now] Not the prepared way, and that is fine:
   *[before] No prepared step fits here, and that is fine:
} the ⭐ now advises your own game. A prepared step that fits comes back.
lesson-strayed = -# You chose a way of your own. Prepared steps go on where they fit.
lesson-ends = -# { $ends }
lesson-waits =
    ### 🎓 First game
    The computer plays now. This message goes on by itself.
lesson-board = 🎓 **Guided first game of { $who }.** This board only shows how it stands; **Act** opens the step that is due.
lesson-good = ⭐ **Good here:** { $action }.
lesson-good-first = The button with ⭐ does it. Below it is all else that is allowed; **More** explains and shows.
lesson-cost = { $next ->
    [behind] 💬 “{ $good }” promised about { $less } more. Never mind: the advice goes on from here.
    [level] 💬 Your choice is about as good as “{ $good }”{ $taught ->
        [yes] . The ⭐ was there because of what the next steps explain.
       *[no] .
    }
    [ahead] 💬 Well chosen! Played on in thought, it brings about { $less } more than “{ $good }”{ $taught ->
        [yes] . The ⭐ was there because of what the next steps explain.
       *[no] ; the ⭐ does not look as far ahead.
    }
    [reason] 💬 The ⭐ was “{ $good }”. { $why }
   *[unknown] 💬 The ⭐ was “{ $good }”. Your choice is allowed as well, and the advice goes on from it.
}
lesson-opponents = { $count ->
    [one] { $who }, a computer player, sits opposite you.
   *[other] { $who }, computer players, sit opposite you.
}
lesson-then = { $first } → { $then }
lesson-times = { $action }, { $count ->
    [2] twice
   *[other] { $count } times
}
lesson-over = ### 🎓 First game, step { $number } of { $count }: you know how it works
lesson-over-known = You know now:
lesson-over-missed = **Your way did not show:** { $steps }. **Begin again** does.
lesson-over-rest = **Nothing is over yet:** { $rest }
lesson-alone = 💡 You play on without ⭐. **Hint** says what a strong computer would do. **More** explains what you can do, and begins the guided game again.

# The legend: a picture of a game's signs with their names, and the same in words
legend-note = the icons
legend-group = **{ $heading }:** { $signs }
