# The guided first game, whatever the game is
learn-intro = **Your first game?** You play a few turns against a computer. Each step says what is asked and why, and marks one good action. Which game would you like to learn?
learn-choose = Choose a game
learn-heading = { $title } · { $designer } · your first game
learn-symbols-heading = { $title }: the icons
learn-how = About 15 minutes, alone against a computer, with cards dealt for learning. ⭐ marks a good action; you may do anything else, and the advice goes on from there. Leave whenever you like: { COMMAND("my-tables") } brings you back. It is never rated and counts in no statistics.
learn-started = **Your first game has begun. Act here, in this message:** all you need is in it, and only you see it. When you pause, a board appears in { $channel }; its **Act** brings you back.
learn-started-thread = **Your first game has begun. Act here, in this message:** all you need is in it, and only you see it. The board is in { $channel }; its **Act** opens the same step.
learn-started-direct = **Your first game has begun. Act here, in this message:** all you need is in it.
button-first-game = First game?
button-learn = Goal and icons
button-learn-goal = Goal of the game
button-learn-symbols = The icons
button-learn-start = Begin here
button-learn-thread = Begin in a thread
button-learn-go-on = Go on with it
button-learn-again = Begin again
button-learn-ordinary = Open an ordinary table
button-learn-more = More
button-learn-back = Back to the step
learn-more = What else is there. None of it changes the game.
learn-more-look = The board, as everybody sees it.
learn-more-looks = Anything on the table: cards, tiles, a player.
learn-more-log = What has happened so far.
learn-more-possible = All that you can do now, and why not the rest.
learn-more-try = Try actions of this turn; nothing is done before you say so.
learn-more-hint = What a strong computer would do here.
learn-more-learn = The goal of the game, and what its icons mean.
learn-more-plan = Choose actions for your next turn in advance.
refused-no-lesson = { $title } has no guided first game yet. A table against computers has **Hint** and **Rules**: open one with { COMMAND("play") }.

# Above the choices of a guided game
lesson-step = ### 🎓 First game, step { $number } of { $count }
lesson-own-way =
    ### 🎓 First game, about { $number } of { $count }
    -# You are on a way of your own. { $ends }
lesson-ends = -# { $ends }
lesson-waits =
    ### 🎓 First game
    The computer plays now. This message goes on by itself in a few seconds; as long as there is **Undo**, you can take your action back.
lesson-board = 🎓 **Guided first game of { $who }.** This board only shows how it stands; **Act** opens the step that is due.
lesson-good = ⭐ **Good here:** { $action }.
lesson-good-first = ⭐ **Good here:** { $action }. The first button below does it. Anything else is allowed, too; **More** has all the rest.
lesson-opponents = { $count ->
    [one] { $who }, a computer player, sits opposite you.
   *[other] { $who }, computer players, sit opposite you.
}
lesson-then = { $first } → { $then }
lesson-over = ### 🎓 That was the guided part. You know now:
lesson-go-on = **Go on alone:** the game simply continues below, as a friendly game against the computer; **More** → **Hint** helps when you want it. **Begin again** deals the same cards once more. **Open an ordinary table** is for a game with others.

# The legend: a picture of a game's signs with their names, and the same in words
legend-note = the icons
legend-group = **{ $heading }:** { $signs }
