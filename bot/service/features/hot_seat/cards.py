"""The pass card, which stands in the place of all private cards until a player has taken the screen; and the guests."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Buttons, Card, Text
from bot.service.features.looks.cards import ButtonMaker
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

SCREEN = "here"
"""The button by which a player takes the screen."""


def pass_card(loaded: LoadedTable, user: int, words: Words, button: ButtonMaker, head: Sequence[str]) -> Card:
    """Return the card that names the player who is to take the screen of this account, under these public lines.

    It holds nothing that a spectator does not see.
    """
    seats = loaded.seats_of(user)
    called = next((seat for seat in sorted(seats) if seat in loaded.to_move()), None)
    lines = [*head, f"**{words(_asked(loaded, called))}**", f"-# {words(say('pass-why'))}"]
    row = tuple(
        button(
            SCREEN,
            "👋",
            str(seat),
            label=say("button-here-as", who=Who(seat)),
            style="main" if seat == called else "plain",
        )
        for seat in seats
    )
    return Card((Text("\n".join(lines)), Buttons(row)))


def _asked(loaded: LoadedTable, called: int | None) -> Phrase:
    if called is None:
        return say("pass-nobody" if loaded.table.status == "running" else "pass-paused")
    return say("pass-to", who=Who(called))
