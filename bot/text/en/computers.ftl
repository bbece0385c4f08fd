# A hint at a practice table
button-hint = Hint
hint-heading = A strong player would:
refused-no-practice = Hints are for practice: a friendly game in which you play against computers only.
refused-no-hint-now = You have nothing to choose just now. Ask again when it is your turn.

# Why computers did what they did
button-why = The computers’ reasons
why-heading = Why the computers did it.
why-unknown = The computer did not think about this for long; there is no more to say.
why-not-now = The reason cannot be worked out just now. Ask again in a moment.
refused-why-not-over = Computers tell their reasons when the game is over.
refused-why-no-computers = No computer made a move in this game.

# Whom a searching computer compares a lead with, where there are several: after “level with”, “ahead of”, “behind”.
game-rival = the best of the others
