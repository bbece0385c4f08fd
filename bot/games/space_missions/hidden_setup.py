"""The deal by names, so that other programs can verify a record without this program's generator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.space_missions.material import TECHNOLOGIES
from bot.games.space_missions.state import Agency, SpaceMissionsState


def hidden_setup(state: SpaceMissionsState) -> Mapping[str, Any]:
    """Tell where every hidden thing lies, and what chance chose for the table. Builtins of JSON only.

    `sequence`: the order of play (-1 is the Automa); `scored`, `media` missions and the `bonuses` of each year;
    `decks`: by seat, the cards of each technology from the top; `events` from the top and those in the `box`; in the
    solo game `automa`: its specialists and the types of its cards, both from the top.
    """
    variant, automa = state.variant, state.automa
    return {
        "sequence": list(state.sequence),
        "scored": list(variant.scored),
        "media": list(variant.media),
        "bonuses": list(variant.bonuses),
        "decks": [_decks(agency) for agency in state.agencies],
        "events": list(state.events),
        "box": list(state.boxed),
        "automa": None if automa is None else {"specialists": list(automa.specialists), "cards": list(automa.deck)},
    }


def _decks(agency: Agency) -> dict[str, list[str]]:
    return {technology: list(deck.cards) for technology, deck in zip(TECHNOLOGIES, agency.decks, strict=True)}
