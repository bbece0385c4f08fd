"""The small words that every sentence of Space Mission is made of: planets, tiles, cards, people, where things are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_mission.material import CARDS, TILE_ORDER
from bot.games.space_mission.view import Card, Planet, Player, SpaceMissionView

KEPT = 512
"""Phrases of each kind that are kept: planets, tiles and coordinates recur in every look of every table."""

CATEGORIES = {"mineral": "minerals", "alien": "aliens", "matter": "matter", "water": "water", "medal": "medals"}
"""The line of the score to which a kind's family belongs."""


@lru_cache(KEPT)
def planet(planet_id: str) -> Phrase:
    """Name a planet."""
    return say(f"sm-planet-{planet_id}")


@lru_cache(KEPT)
def tile(kind: str) -> Phrase:
    """Name a kind of tile."""
    return say(f"sm-tile-{kind}")


@lru_cache(KEPT)
def several(kind: str, count: int) -> Phrase:
    """Name a number of tiles of a kind."""
    return say(f"sm-tiles-{kind}", count=count)


def count_kinds(kinds: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Return each kind with its number, in the fixed order."""
    return tuple(sorted(Counter(kinds).items(), key=lambda pair: TILE_ORDER[pair[0]]))


def tiles(kinds: Iterable[str]) -> Phrase | tuple[Phrase, ...]:
    """List tiles by kind: "2 red minerals and water"; "no tiles" when there are none."""
    listed = tuple(several(kind, count) for kind, count in count_kinds(kinds))
    return listed or say("sm-tiles-none")


def category_of(kind: str) -> str:
    """Return the line of the score that a kind of tile counts for."""
    return CATEGORIES.get(kind.partition("-")[0], kind)


def coordinate(value: int | str | None) -> int | str:
    """Return a card's coordinate as a fact: the number, "?", or the code `none` that texts select on."""
    return "none" if value is None else value


def card(known: Card) -> Phrase:
    """Name a card with its two coordinates: "card 17 (jump 1, landing 1)"."""
    return say(
        "sm-card-full",
        number=known.number,
        jump=coordinate(known.jump),
        scan=coordinate(known.scan),
        land=coordinate(known.land),
    )


def cards(numbers: Iterable[int]) -> tuple[Phrase, ...]:
    """Name cards of the edition with their coordinates."""
    return tuple(card(CARDS[number]) for number in numbers)


def coordinate_of(number: int, colour: str) -> int | str:
    """Return one coordinate (`jump`, `scan`, `land`) of a card of the edition as a fact."""
    return coordinate(getattr(CARDS[number], colour))


def landing_cards(numbers: Iterable[int]) -> tuple[Phrase, ...]:
    """Name cards with their landing coordinates alone: "card 17 (landing 1)"."""
    return tuple(say("sm-card-land", number=number, land=coordinate_of(number, "land")) for number in numbers)


def person(view: SpaceMissionView, seat: int) -> Who | Phrase:
    """Name a seat, and say so when it is the viewer's own."""
    return say("sm-you", who=Who(seat)) if seat == view.viewer else Who(seat)


def people(view: SpaceMissionView, seats: Iterable[int]) -> tuple[Who | Phrase, ...]:
    """Name several seats, each once."""
    return tuple(person(view, seat) for seat in dict.fromkeys(seats))


def actor(view: SpaceMissionView) -> int | None:
    """Return the seat whose choices are shown: the viewer's; for a spectator, the seat to move."""
    if view.viewer is not None:
        return view.viewer
    return view.to_move[0] if view.to_move else None


def place(view: SpaceMissionView, planet_id: str | None) -> Planet | None:
    """Return the planet of this id, or None when it is not on the table."""
    return next((world for world in view.ring if world.id == planet_id), None)


def player_named(view: SpaceMissionView, about: str | None) -> Player | None:
    """Return the player on the seat that a look is about; None if there is none."""
    return next((one for one in view.players if str(one.seat) == about), None)


def player(view: SpaceMissionView, seat: int | None) -> Player | None:
    """Return the player on a seat."""
    for one in view.players:
        if one.seat == seat:
            return one
    return None


def here(view: SpaceMissionView) -> Planet | None:
    """Return the planet where the acting ship is; None at the gate."""
    acting = player(view, actor(view))
    return place(view, acting.planet) if acting else None


def pile(world: Planet) -> Phrase:
    """Say what lies in a planet's pile as everybody may see it: "6 tiles face down"."""
    if world.space:
        return say("sm-pile-space", count=world.space)
    return say("sm-pile-down", count=world.left) if world.left else say("sm-pile-empty")


def points_of_next(view: SpaceMissionView, kind: str) -> int | None:
    """Return what one more tile of a kind would bring the viewer; None if the viewer may not know."""
    return dict(view.score.next).get(kind) if view.score else None
