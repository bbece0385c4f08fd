"""The values a verb may take, as autocomplete shows them (100 characters), and what a look may be about."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import NONE
from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_mission.material import CARDS, PLANETS, TILE_ORDER
from bot.games.space_mission.speech import words
from bot.games.space_mission.speech.prompt import destination, to_draw
from bot.games.space_mission.view import SpaceMissionView


def slot_label(view: SpaceMissionView, verb: str, slot: str, value: str) -> Phrase:
    """Name one value of a slot. A value of another form than the slot's is shown as it is."""
    describer = _NOUNS.get((verb, slot))
    told = describer(view, value) if describer else None
    return told or say("sm-noun-other", value=value)


def vocabulary(_view: SpaceMissionView, _verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
    """Return all planets, cards or tiles of the game, by their usual names."""
    if slot == "planet":
        return tuple((planet, words.planet(planet)) for planet in PLANETS)
    if slot == "tile":
        return tuple((tile, words.tile(tile)) for tile in TILE_ORDER)
    return tuple((str(number), words.card(card)) for number, card in CARDS.items())


def subjects(view: SpaceMissionView, look: str) -> tuple[tuple[str, Phrase], ...]:
    """Return the planets for the look `planet`, the seats for `player`, () for any other."""
    if look == "planet":
        return tuple((world.id, words.planet(world.id)) for world in view.ring)
    if look == "player":
        return tuple((str(one.seat), say("sm-player", who=Who(one.seat))) for one in view.players)
    return ()


def _jump_card(view: SpaceMissionView, value: str) -> Phrase | None:
    number = _number(value)
    if number is None:
        return None
    jump = CARDS[number].jump
    targets = tuple(words.planet(world.id) for world in view.ring if jump == world.jump)
    return say("sm-noun-jump", card=words.card(CARDS[number]), planets=targets or say("sm-any-planet"))


def _scan_card(view: SpaceMissionView, value: str) -> Phrase | None:
    number = _number(value)
    return None if number is None else words.card(CARDS[number])


def _planet(view: SpaceMissionView, value: str) -> Phrase | None:
    if words.place(view, value) is None:
        return None
    return say("sm-noun-planet", planet=words.planet(value), there=destination(view, value))


def _landing_cards(view: SpaceMissionView, value: str) -> Phrase | None:
    numbers = _numbers(value)
    return say("sm-noun-list", items=words.landing_cards(numbers)) if numbers else None


def _discard(view: SpaceMissionView, value: str) -> Phrase | None:
    numbers = _numbers(value)
    if numbers is None:
        return None
    draw = to_draw(view, numbers)
    if not numbers:
        return say("sm-noun-keep", draw=draw)
    return say("sm-noun-discard", cards=numbers, draw=draw)


def _tile(view: SpaceMissionView, value: str) -> Phrase | None:
    if value not in TILE_ORDER:
        return None
    points = words.points_of_next(view, value)
    if points is None:
        return words.tile(value)
    return say("sm-noun-tile", tile=words.tile(value), points=points, here=view.pile.count(value))


def _number(value: str) -> int | None:
    number = int(value) if value.isascii() and value.isdigit() else 0
    return number if number in CARDS else None


def _numbers(value: str) -> tuple[int, ...] | None:
    if value == NONE:
        return ()
    found = tuple(map(_number, value.split("+")))
    return tuple(number for number in found if number is not None) if None not in found else None


_NOUNS: dict[tuple[str, str], Callable[[SpaceMissionView, str], Phrase | None]] = {
    ("jump", "card"): _jump_card,
    ("jump", "planet"): _planet,
    ("fly", "planet"): _planet,
    ("scan", "card"): _scan_card,
    ("develop", "cards"): _landing_cards,
    ("top-up", "discard"): _discard,
    ("take", "tile"): _tile,
}


def own_nouns(view: SpaceMissionView) -> tuple[str, ...]:
    """Return the cards of the viewer's hand."""
    return tuple(str(card.number) for card in view.hand)
