"""What the choices of a menu are called that would else be bare numbers, or cards of one name."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.core.presenter import pictured
from bot.games.skymines.material import CARD, COMPANIES, RESOURCES, Card
from bot.games.skymines.speech import words
from bot.games.skymines.view import SkyminesView

_WHERE = {"slots": "slot"}
"""Slots of actions whose numbers are named like another's."""

_pictured = pictured({"company": COMPANIES, "space": (*RESOURCES, "energy", "scientist")})


def icon(slot: str, value: str) -> str | None:
    """Return the small picture of a company, of what a space asks for, or of a card's kind."""
    kind = CARD[value].kind if slot in ("card", "cards", "buy") and value in CARD else None
    return kind or _pictured(slot, value)


def numbered(view: SkyminesView, slot: str, value: int) -> Phrase:
    """Name a number: "screen 4", "3 spaces"; a screen with the plan that would be covered there."""
    own = view.own
    if slot == "screen" and own is not None and own.screens[value]:
        return say("sk-noun-screen-cover", value=value, plan=words.plan(own.screens[value]))
    if slot == "flip":
        return say("sk-noun-flip", value=value, screen=value + (-1 if own is None else own.upload))
    return say(f"sk-noun-{_WHERE.get(slot, slot)}", value=value)


def twin(view: SkyminesView, name: str) -> Phrase | None:
    """Name a card of the display with its cost if another card there has the same name; None if nothing is alike."""
    display = view.known.display
    if name not in display or name not in CARD:
        return None
    face = _face(CARD[name])
    same = [other for other in display if other in CARD and _face(CARD[other]) == face]
    return say("sk-card-priced", card=words.card(name), cost=view.cost(name)) if len(same) > 1 else None


def _face(card: Card) -> tuple[str, int, str, str]:
    """Return what a card is named by."""
    return card.kind, card.value, card.company, card.share
