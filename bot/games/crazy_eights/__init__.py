"""Crazy Eights: rules, computer players and texts, each pure."""
