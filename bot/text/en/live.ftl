# A table whose people are all there
live-line = Everybody is here: I call nobody while you play on.
