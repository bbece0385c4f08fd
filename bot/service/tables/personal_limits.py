"""What people keep at a table for themselves alone, notes and plans: how much of it there may be."""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.records import Note

LONGEST = 500
"""Characters of a note."""
MOST_NOTES, ROOM = 20, 3000
"""Notes of one person at a table, and the characters of all of them."""
MOST_STEPS = 8
"""Steps of a plan."""


def has_room(notes: Sequence[Note], text: str) -> bool:
    """Return whether a note of this text fits beside the others of its writer."""
    return len(notes) < MOST_NOTES and sum(len(note.text) for note in notes) + len(text) <= ROOM
