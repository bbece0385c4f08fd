"""Names of tables: a word of the game's world that follows from the table's number, or one that the host has chosen.

Nothing is stored for a name that the host has not chosen. Tables of a game whose numbers in their server are less than
`NAMES` apart have different names; later ones are counted ("Sirius 2").
"""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.service.names import clean, shown
from bot.service.tables.loaded import LoadedTable

NAMES = 24
"""The names of a game: the text `<prefix>-table-name` has one for each number from 0."""
LONGEST = 40
"""Characters of a name that a host chooses."""


def number_of(loaded: LoadedTable, *, label: bool = False) -> Phrase:
    """Return a table's number with its name (`numbered`)."""
    return numbered(loaded.game.meta.prefix, loaded.guild, loaded.table.id, loaded.table.name, label=label)


def numbered(prefix: str, guild: int, table: int, chosen: str, *, label: bool = False) -> Phrase:
    """Return a table's number with its name, for texts that say "Table ...".

    `prefix`: that of the game's texts. `chosen`: the host's name, "" if there is none. `label`: for a button or menu,
    where nothing formats; else the host's name is made safe for a message.
    """
    return say("table-number", table=table, name=_name(prefix, guild, table, chosen if label else shown(chosen)))


def tidy_name(written: str) -> str:
    """Return the name that a host wrote as it is stored, "" if nothing of it can be shown."""
    return clean(written, LONGEST) if clean(written, LONGEST) != "?" else ""


def _name(prefix: str, guild: int, table: int, chosen: str) -> Phrase | str:
    if chosen:
        return chosen
    word = say(f"{prefix}-table-name", number=(table - 1 + guild) % NAMES)
    return say("table-name", name=word, again=(table - 1) // NAMES + 1)
