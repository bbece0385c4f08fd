"""The strong computer player: it plays each choice out many times on tables that fit what it knows."""
