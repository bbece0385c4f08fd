"""The guided first game: its start, what it says in the panel, the goal and the icons of a game."""
