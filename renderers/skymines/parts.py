"""Pieces that several looks share: headings, who is who, companies, rewards, rows of sprites."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from bot.games.skymines.view import COMPANIES, LUNA, Reward
from renderers import emblems, panels
from renderers.draw_context import DrawContext
from renderers.paint import plate, put
from renderers.palette import DARK_INK, INK, Colour
from renderers.panels import Tone
from renderers.skymines import pieces
from renderers.skymines.palette import BASALT, COMPANY_INK, DUST, LAMP, SEAM, SLAB
from renderers.text import SMALLEST, length, write, write_label

EDGE = panels.EDGE
NAMES = 60
TONE = Tone(BASALT, SLAB, SEAM, DUST, LAMP)
LETTERS = tuple([name[0].upper() for name in COMPANIES])
"""The companies' letters; no player's emblem has the shape of the company with its letter."""
_WORDS, _NARROW_WORDS = 36, 30
_NUMBERED = {"coin": pieces.coin, "helium": pieces.helium, "research": pieces.research, "unit": pieces.unit}
_MIDDLE = {"coin": (50, 50), "helium": (50, 56), "research": (50, 50), "unit": (40, 60)}
"""Where the number stands on a sign of 100 x 100."""


def words_size(context: DrawContext) -> int:
    """Return the size of words on a player board: thirteen pixels on a phone, twelve on a wide picture."""
    return _NARROW_WORDS if context.narrow else _WORDS


def heading(context: DrawContext, title: str, note: str = "") -> panels.Heading:
    """Return a heading in this game's tone."""
    return panels.Heading(context.width, title, note, TONE)


def panel(picture: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Lay a panel."""
    panels.panel(picture, box, TONE)


def title(picture: Image.Image, y: float, words: str) -> None:
    """Write what the pieces below are."""
    write(picture, EDGE + 8, y, words, SMALLEST, DUST)


def badge(picture: Image.Image, number: int, x: float, y: float) -> None:
    """Draw which bonus of a track is meant."""
    plate(picture, (round(x) - 24, round(y) - 20, round(x) + 24, round(y) + 20), LAMP, DARK_INK, 8, 3)
    write(picture, x, y, "I" * number, 28, DARK_INK, True, "m")


def mark(picture: Image.Image, who: int, x: float, y: float, size: int) -> None:
    """Draw whose something is: a seat's emblem, or Luna's."""
    if who == LUNA:
        put(picture, pieces.luna(size), x, y)
    else:
        emblems.mark(picture, who, x, y, size)


def name(who: int, context: DrawContext) -> str:
    """Return a participant's name."""
    return context.say("sk-luna") if who == LUNA else context.name(who)


def names(picture: Image.Image, participants: Sequence[int], top: int, context: DrawContext) -> None:
    """Write beside each participant's emblem whose it is, in a row that is `NAMES` high."""
    wide = (context.width - 2 * EDGE) / len(participants)
    for at, who in enumerate(participants):
        left = EDGE + 8 + wide * at
        mark(picture, who, left + 22, top + NAMES / 2, 44)
        write_label(picture, left + 56, top + NAMES / 2, name(who, context), round(wide) - 72, INK, 34)


def company_name(number: int, context: DrawContext) -> str:
    """Return a company's name."""
    return context.say(f"sk-company-{COMPANIES[number]}")


def company(picture: Image.Image, number: int, x: float, y: float, size: int) -> None:
    """Draw a company's shape with its letter around a point; from a size of 40 the letter fits."""
    put(picture, pieces.company(number, size), x, y)
    _letter(picture, number, x, y + size * (pieces.LETTER_AT[number] - 50) / 114, size)


def shuttle(picture: Image.Image, number: int, x: float, y: float, size: int) -> None:
    """Draw a company's shuttle with its letter around a point; from a size of 44 the letter fits."""
    put(picture, pieces.shuttle(number, size), x, y)
    _letter(picture, number, x, y + size * 0.02, size * 0.9)


def _letter(picture: Image.Image, number: int, x: float, y: float, size: float) -> None:
    write(picture, x, y, LETTERS[number], max(SMALLEST, round(size * 0.46)), COMPANY_INK[number], True, "m")


def amount(picture: Image.Image, kind: str, count: int | str, x: float, y: float, size: int) -> None:
    """Draw coins, units, helium-3 or research points with their number on them; from a size of 40 one digit fits."""
    put(picture, _NUMBERED[kind](size), x, y)
    across, down = (size * (at - 50) / 100 for at in _MIDDLE[kind])
    high = max(SMALLEST, round(size * (0.54 if len(str(count)) < 2 else 0.46)))
    write(picture, x + across, y + down, str(count), high, DARK_INK, True, "m")


def gains(reward: Reward) -> Iterator[tuple[str, int]]:
    """Return what a reward brings, in the order of the rules: what, and how much; `track-0` is a company's track."""
    for kind in ("coin", "helium", "research", "track", "track_any", "track_each", "remove"):
        count = getattr(reward, kind)
        if count:
            yield kind, count
    yield from ((f"track-{number}", count) for number, count in enumerate(reward.tracks) if count)
    if reward.titanium_coin:
        yield "titanium_coin", 1


def reward(picture: Image.Image, gained: Reward, x: float, y: float, size: int) -> None:
    """Draw what a reward brings side by side around a point."""
    every = list(gains(gained))
    widths = [gain_width(kind, count, size) for kind, count in every]
    left = x - (sum(widths) + 4 * (len(widths) - 1)) / 2
    for (kind, count), width in zip(every, widths, strict=True):
        gain(picture, kind, count, left, y, size)
        left += width + 4


def gain_width(kind: str, count: int, size: int) -> int:
    """Return how wide `gain` draws."""
    if kind in _NUMBERED:
        return size
    number = 0 if _alone(kind, count) else length(f"+{count}", _beside(size), True) + 4
    return number + size * len(_signs(kind, size))


def gain(picture: Image.Image, kind: str, count: int, left: float, y: float, size: int, ink: Colour = INK) -> None:
    """Draw one thing that is gained, from its left edge: a number on its sign, or a number before it."""
    if kind in _NUMBERED:
        amount(picture, kind, count, left + size / 2, y, size)
        return
    x = left
    if not _alone(kind, count):
        x += write(picture, x, y, f"+{count}", _beside(size), ink, True) + 4
    for sign in _signs(kind, size):
        put(picture, sign, x + size / 2, y)
        x += size


def _alone(kind: str, count: int) -> bool:
    """Return whether a sign says enough without a number: one space on the track of the company at hand."""
    return kind == "track" and count == 1


def _beside(size: int) -> int:
    return max(SMALLEST, round(size * 0.62))


def _signs(kind: str, size: int) -> list[Image.Image]:
    """Return the signs of a gain: of moves, whose track is meant and two chevrons."""
    if kind.startswith("track-"):
        return [pieces.company(int(kind[-1]), size), pieces.step(size)]
    if kind in ("track_any", "track_each"):
        return [pieces.any_company(size), pieces.step(size)]
    if kind == "titanium_coin":
        return [pieces.coin(size)]
    return [pieces.step(size) if kind == "track" else pieces.removed(size)]
