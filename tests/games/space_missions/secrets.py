"""What Space Missions hides, and which of its code may read it all the same."""

from __future__ import annotations

from bot.games.space_missions.zones import ZONES
from tests.leaks.read_spy import Secrets

SECRETS = {
    "space-missions": Secrets(
        ZONES.secrets,
        frozenset(
            [
                "variant",
                "year",
                "phase",
                "turn",
                "pending",
                "block",
                "hits",
                "sequence",
                "upper",
                "supply",
                "astronauts",
                "done",
                "past",
                "peeked",
                "over",
                "latest",
            ]
        ),
        {
            ("core.pieces.Row.masked", f"agencies.decks.{name}"): "the masked decks of a seat are kept by their value"
            for name in ("cards", "extra", "known")
        },
    )
}
