# A table whose people are all there
live-line = Everybody is here: I send no notices while you play on.
