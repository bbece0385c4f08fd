# Ein Tisch, an dem alle da sind
live-line = Alle sind da: Solange ihr weiterspielt, schicke ich keine Nachrichten.
