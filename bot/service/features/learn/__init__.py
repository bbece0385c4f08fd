"""The guided first game: how it starts, what it says in the panel, and the cards about a game's goal and its icons."""
