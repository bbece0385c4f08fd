"""Crazy Eights: rules, computer players and texts, all of them pure functions."""
