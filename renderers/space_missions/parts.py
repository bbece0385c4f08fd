"""Pieces that several looks share: headings, who is who, tokens with their number, rows of cards."""

from __future__ import annotations

from PIL import Image

from bot.games.space_missions.view import Flight, Player, SpaceMissionsView
from renderers import emblems, panels
from renderers.draw_context import DrawContext
from renderers.paint import put
from renderers.panels import Tone
from renderers.space_missions import pieces
from renderers.space_missions.palette import FADED, ORANGE, TEAL, TEAL_EDGE, TEAL_LIGHT
from renderers.theme import high

EDGE = panels.EDGE
TONE = Tone(TEAL, TEAL_LIGHT, TEAL_EDGE, FADED, ORANGE)
AUTOMA = -1
"""How the view names the Automa where it lists seats."""
ENHANCEMENTS = ("control-backup", "thrust-backup", "sensor-backup", "life-support-backup", "payload")
STOCK = (*ENHANCEMENTS, "fuel", "training", "inspection")
CRAFT = ("rocket", "satellite", "capsule", "lunar-module")
CATEGORIES = ("media", "lunar", "manned", "unmanned")
"""In the order in which a view counts them."""
_INSET = 13


def heading(context: DrawContext, title: str, note: str = "") -> panels.Heading:
    """Return a heading in this game's tone."""
    return panels.Heading(context.width, title, note, TONE)


def panel(picture: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Lay a panel."""
    panels.panel(picture, box, TONE)
    screws(picture, box)


def screws(picture: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Screw a panel down at its corners; in high contrast there is no such play."""
    if not high():
        left, top, right, bottom = box
        for x, y in ((left, top), (right, top), (left, bottom), (right, bottom)):
            put(picture, pieces.screw(), x + (_INSET if x == left else -_INSET), y + (_INSET if y == top else -_INSET))


def player_of(view: SpaceMissionsView, seat: int | None) -> Player | None:
    """Return the player on a seat, or None."""
    return next((player for player in view.players if player.seat == seat), None)


def mark(picture: Image.Image, seat: int, x: float, y: float, size: int) -> None:
    """Draw whose something is: a seat's emblem, or the Automa's."""
    if seat == AUTOMA:
        put(picture, pieces.automa(size), x, y)
    else:
        emblems.mark(picture, seat, x, y, size)


def name(seat: int, context: DrawContext) -> str:
    """Return a participant's name."""
    return context.say("sms-pic-automa") if seat == AUTOMA else context.name(seat)


def shown_flight(view: SpaceMissionsView) -> Player | None:
    """Return whose flight to show: that of the seat to move, then the viewer's, then the next in order."""
    by_seat = {player.seat: player for player in view.players if player.flight is not None}
    first = [view.turn, *([view.viewer] if view.viewer is not None else []), *view.sequence, *view.upper]
    return next((by_seat[seat] for seat in first if seat in by_seat), None)


def crew(flight: Flight) -> list[str]:
    """Return the state of everybody who went aboard, the healthy first."""
    return ["healthy"] * flight.healthy + ["injured"] * flight.injured + ["lost"] * flight.lost


def mission_name(number: int, context: DrawContext) -> str:
    """Return a mission's name."""
    return context.say(f"sms-mission-{number}")
