# Ein Tisch, an dem alle da sind
live-line = Alle sind da: Ich rufe niemanden, solange ihr weiterspielt.
