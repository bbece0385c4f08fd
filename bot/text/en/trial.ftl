# Trying a turn before it is done
button-try = Try it
button-try-all = Do it all
button-try-rest = Choose the rest for me
button-try-back = Undo step
button-try-clear = Forget these steps
trial-heading = Try it
trial-about = -# Only you see this, and nothing is done yet. Choose one action after the other, look at the result, then do all of it at once or forget it.
trial-none = Nothing is tried yet. What do you want to try first?
trial-would-be = After these steps it would look like this:
trial-unknown = what it brings shows only when you do it
trial-end-passed = Your turn would end here.
trial-end-revealing = The last step shows or draws something. What it brings can only be seen by doing it.
trial-end-full = A trial cannot get any longer.
steps-stopped-learned = I did { $done } of { $of } steps: the last one brought something that could not be foreseen. The rest is up to you.
steps-stopped-refused = I did not do the remaining steps. { $why }
refused-trial-not-now = You can try things when it is your turn.
refused-trial-full = Nothing more can be tried from here. Do it all, take a step back, or forget these steps.
