"""The table before the first year. The order of the draws is part of the rules version: old records verify for ever.

Drawn one after the other: for each of lunar, manned and unmanned that is `drawn`, whether it is scored; with `four` or
`six` media missions the line of the table and the choice within it, with a line that was chosen the latter alone, and
both for those of first games where they do not suit what is scored (the choice within a line only where the table
leaves it to chance); with bonus tiles the order of the ten, of which the first eight lie on the years, or of the eight
that are left without a kind; the six events with an asterisk, of which the first three go back into the box, and
the deck of the nine others; for each seat the order of its six extra cards, one a deck, and then the order of each
deck; with order `random` and several seats the seat that starts; in the solo game the Automa's specialists and its
deck.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.chance import Chance, Stream
from bot.games.core.events import Event
from bot.games.space_missions.events import Begun, Took
from bot.games.space_missions.material import (
    ASTERISKS_REMOVED,
    ASTRONAUTS_PER_PLAYER,
    AUTOMA,
    CATEGORIES,
    DECK,
    DEVELOPED,
    EDITION,
    ENHANCEMENTS,
    EVENTS,
    EXTRAS,
    FIRST_YEAR,
    MISSIONS,
    SPECIALISTS,
    STOCK,
    SUPPLY_OF_ENHANCEMENTS,
    SUPPLY_PER_PLAYER,
    UNKNOWN,
    UPGRADES,
    YEARS,
)
from bot.games.space_missions.media import DRAWN, drawn, suits
from bot.games.space_missions.scoring import SOURCES
from bot.games.space_missions.state import Agency, Automa, Deck, SpaceMissionsState, Variant
from bot.games.space_missions.supply import moved

_MARKED = tuple([event.id for event in EVENTS.values() if event.asterisk])
_PLAIN = tuple([event.id for event in EVENTS.values() if not event.asterisk])
RULES = 2
"""The version of these rules; see `game` for the ones before."""
WITHOUT = "without-"
"""Begins the choices that name the bonus tiles to be left in the box."""


def variant_of(options: Mapping[str, str], seats: int, stream: Stream, rules: int = RULES) -> Variant:
    """Return what the options choose, and draw what they leave to chance."""
    scored = tuple([category for category in CATEGORIES[1:] if _scored(options[category], stream)])
    return Variant(
        scored=(CATEGORIES[0], *scored),
        # Version 1 of the rules had no such option: it was drawn.
        media=_media(options["media"], options.get("either", DRAWN), scored, stream),
        bonuses=_bonuses(options["bonuses"], stream),
        automa=options["automa"] if seats == 1 else None,
        rules=rules,
    )


def _scored(choice: str, stream: Stream) -> bool:
    return stream.below(2) == 0 if choice == "drawn" else choice == "scored"


def _media(choice: str, either: str, scored: tuple[str, ...], stream: Stream) -> tuple[int, ...]:
    if choice == "all":
        return tuple(range(1, MISSIONS + 1))
    if choice != "first-games":
        return drawn(scored, choice, stream, either)
    printed = EDITION.scoring.first_games_media
    return printed if suits(printed, scored) else drawn(scored, "four", stream, either)


def _bonuses(choice: str, stream: Stream) -> tuple[str, ...]:
    if choice == "printed":
        return EDITION.bonuses.printed
    boxed = choice.removeprefix(WITHOUT)
    tiles = [bonus for bonus, count in EDITION.bonuses.tiles.items() for _ in range(count) if bonus != boxed]
    return stream.shuffle(tiles)[: len(YEARS)]


def setup(seats: int, options: Mapping[str, str], seed: bytes, rules: int = RULES) -> SpaceMissionsState:
    """Return the first state. `rules`: their version. Raises ValueError for a number of seats the game is not for."""
    if not 1 <= seats <= 4:
        raise ValueError(f"Space Missions is for 1 to 4 players, not {seats}")
    stream = Chance(seed).open()
    variant = variant_of(options, seats, stream, rules)
    boxed, events = _events(stream)
    decks = [_decks(stream) for _ in range(seats)]
    sequence = _sequence(seats, options["order"], stream)
    automa = None if variant.automa is None else _automa(variant.automa, stream)
    state = SpaceMissionsState(
        chance=stream.close(),
        knowledge=(0,) * seats,
        variant=variant,
        year=FIRST_YEAR,
        phase="handicap",
        turn=sequence[1],
        pending="enhancement",
        block=(),
        open_test=None,
        hits=(),
        sequence=sequence,
        upper=(),
        agencies=tuple(map(_agency, decks)),
        supply=supply_of(seats),
        astronauts=ASTRONAUTS_PER_PLAYER * max(2, seats),
        done=(False,) * MISSIONS,
        events=events,
        past=(),
        boxed=boxed,
        peeked=(),
        automa=automa,
        over=None,
    )
    for seat in sequence[2:]:  # the fuel of the third and the fourth
        state = moved(state, seat, "fuel", 1)
    return state


def opening(state: SpaceMissionsState) -> tuple[Event, ...]:
    """Return the first lines of a log, from the first state."""
    variant = state.variant
    begun = Begun(state.sequence, variant.scored, variant.media, variant.bonuses)
    return (begun, *(Took(seat, "fuel", 1, "handicap") for seat in state.sequence[2:]))


def _events(stream: Stream) -> tuple[tuple[str, ...], tuple[str, ...]]:
    marked = stream.shuffle(_MARKED)
    return marked[:ASTERISKS_REMOVED], stream.shuffle((*_PLAIN, *marked[ASTERISKS_REMOVED:]))


def _decks(stream: Stream) -> tuple[Deck, ...]:
    extras = stream.shuffle(EXTRAS)
    return tuple([new_deck(stream.shuffle((*DECK, extra)), extra) for extra in extras])


def new_deck(cards: tuple[str, ...], extra: str) -> Deck:
    """Return a technology deck that is unknown to all."""
    return Deck(cards, (UNKNOWN,) * len(cards), (), 0, extra, deduced=False, proven=False)


def _agency(decks: tuple[Deck, ...]) -> Agency:
    return Agency(
        bars=(0,) * len(CATEGORIES),
        levels=(1,) * len(DEVELOPED),
        stock=(0,) * len(STOCK),
        hand=SPECIALISTS,
        played=(),
        decks=decks,
        upgrades=UPGRADES,
        flight=None,
        ledger=(0,) * len(SOURCES),
    )


def _sequence(seats: int, order: str, stream: Stream) -> tuple[int, ...]:
    if seats == 1:
        return (AUTOMA, 0)
    start = stream.below(seats) if order == "random" else 0
    return tuple([(start + place) % seats for place in range(seats)])


def supply_of(seats: int) -> tuple[int, ...]:
    """Return how many tokens of each kind (`STOCK`) are put out for a number of seats."""
    enhancements = (SUPPLY_OF_ENHANCEMENTS[seats],) * len(ENHANCEMENTS)
    players = max(2, seats)  # the solo game is set up as for two
    return (*enhancements, *(SUPPLY_PER_PLAYER[token] * players for token in STOCK[len(ENHANCEMENTS) :]))


def _automa(level: str, stream: Stream) -> Automa:
    facts = EDITION.automa.decks[level]
    cards = [kind for kind, count in enumerate(facts.cards, start=1) for _ in range(count)]
    return Automa(
        points=facts.start,
        bars=(0,) * len(CATEGORIES),
        specialists=stream.shuffle(SPECIALISTS),
        shown=(),
        deck=stream.shuffle(cards),
        past=(),
        mission=None,
        took_back=False,
        passed=False,
    )
