"""Decision numbers: secret choices of others make no panel stale."""

from __future__ import annotations

from bot.games.history.log import Acted, AnyEntry, Seated, TookBack
from bot.games.history.replay import advance, begin, decisions_after, first_decisions
from tests.toys.automa_deck import AutomaDeck
from tests.toys.sealed_bid import SealedBid

SEED = bytes(range(32))


def numbers(game: SealedBid | AutomaDeck, seats: int, options: dict[str, str], *log: AnyEntry) -> list[tuple[int, ...]]:
    replay = begin(game, seats, options, SEED)
    seen = [first_decisions(seats)]
    for number, entry in enumerate(log, 1):
        after = advance(game, replay, entry)
        seen.append(decisions_after(game, replay.state, after.state, number, entry, seen[-1]))
        replay = after
    return seen


def test_simultaneous_choices_touch_only_their_own_seat():
    seen = numbers(
        SealedBid(),
        3,
        {"rounds": "3", "ties": "lost"},
        Acted(0, "bid", ("5",)),
        Acted(1, "pass", ()),
        TookBack(0, 1),
        Seated(2, "human"),
        Acted(0, "bid", ("5",)),
        Acted(2, "bid", ("4",)),
    )
    assert seen == [(0, 0, 0), (1, 0, 0), (1, 2, 0), (3, 2, 0), (3, 2, 0), (5, 2, 0), (6, 6, 6)]


def test_next_seat_gets_a_new_number():
    seen = numbers(AutomaDeck(), 3, {"level": "normal"}, Acted(0, "rest", ()), Acted(1, "rest", ()))
    assert seen == [(0, 0, 0), (1, 1, 0), (1, 2, 2)]
