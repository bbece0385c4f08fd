# The guided first game, whatever the game is
learn-intro = **Your first game?** You play a few turns against a computer. Each step says what is asked and why, and marks one good action. Which game would you like to learn?
learn-choose = Choose a game
learn-heading = { $title } · { $designer } · your first game
learn-symbols-heading = { $title }: the icons
learn-how = About 15 minutes, alone against a computer, with cards dealt for learning. ⭐ marks a good action; you may do anything else, and the advice goes on from there. Leave whenever you like: { COMMAND("my-tables") } brings you back. It is never rated and counts in no statistics.
learn-started = **Your first game has begun. Act here, in this message:** all you need is in it, and only you see it. The board in { $channel } shows everybody how the game stands.
learn-started-direct = Your first game has begun, here in your direct messages. Only you see it.
button-first-game = First game?
button-learn = Goal and icons
button-learn-goal = Goal of the game
button-learn-symbols = The icons
button-learn-start = Begin here
button-learn-thread = Begin in a thread
button-learn-go-on = Go on with it
refused-no-lesson = { $title } has no guided first game yet. A table against computers has **Hint** and **Rules**: open one with { COMMAND("play") }.

# Above the choices of a guided game
lesson-step = ### 🎓 First game, step { $number } of { $count }
lesson-own-way = ### 🎓 First game, a way of your own
lesson-waits =
    ### 🎓 First game
    The computer plays now. This message goes on by itself in a few seconds; as long as there is **Undo**, you can take your action back.
lesson-board = 🎓 **Guided first game of { $who }.** This board only shows how it stands; **Act** opens the step that is due.
lesson-good = ⭐ **Good here:** { $action }.
lesson-good-first = ⭐ **Good here:** { $action }. The first button below does it. Anything else is allowed, too.
lesson-then = { $first } → { $then }
lesson-over = ### 🎓 That was the guided part. You know now:
lesson-go-on = **Go on alone:** the game simply continues below, as a friendly game against the computer. **Hint** helps when you want it. Or open a table for others with { COMMAND("play") }.

# The legend: a picture of a game's signs with their names, and the same in words
legend-note = the icons
legend-group = **{ $heading }:** { $signs }
