"""A game as a list of turns: which entries count, their order, and where a turn ends."""

from __future__ import annotations

from itertools import pairwise

from bot.games.core.contract import Game
from bot.games.history.log import Acted, AnyEntry, Concluded, Rewound, Seated, TookBack, encode
from bot.games.history.replay import Replay, counted, replay_log
from bot.games.history.turn_list import Turn, turn_list
from tests.conformance.games import some_cases
from tests.conformance.play import played
from tests.support.logs import TooLate, take_back
from tests.toys.automa_deck import AutomaDeck
from tests.toys.sealed_bid import SealedBid

SEED = bytes(range(32))
BID, AUTOMA = SealedBid(), AutomaDeck()
OPTIONS = {"rounds": "3", "ties": "lost"}
SIMULTANEOUS = {"sealed-bid", "skymines"}


def bid(seat: int, card: int) -> Acted:
    return Acted(seat, "bid", (str(card),))


def story(seats: int, *log: AnyEntry) -> tuple[Turn, ...]:
    return turn_list(BID, replay_log(BID, seats, OPTIONS, SEED, log))


def numbers(found: tuple[Turn, ...]) -> list[tuple[int, ...]]:
    return [tuple(deed.number for deed in chapter.entries) for chapter in found]


def test_the_setup_is_a_chapter_of_its_own():
    [opening] = story(2)
    assert opening.number == 0 and opening.actors == ()
    assert opening.entries[0].entry is None and len(opening.entries[0].events) == 1
    assert opening.state == BID.setup(2, OPTIONS, SEED)


def test_choices_made_at_once_are_one_turn_until_all_are_made():
    found = story(3, bid(1, 3), bid(0, 5), bid(2, 4), bid(0, 1))
    assert numbers(found) == [(0,), (1, 2, 3), (4,)]
    assert found[1].actors == (1, 0, 2)
    assert found[1].state.bids == (None, None, None) and found[2].state.bids == (1, None, None)


def test_turn_is_one_chapter_and_solo_actions_are_one_each():
    state = AUTOMA.setup(2, {"level": "normal"}, SEED)
    assert AUTOMA.to_move(state) == (0,)
    replay = replay_log(AUTOMA, 2, {"level": "normal"}, SEED, (Acted(0, "mine", ()), Acted(0, "stop", ())))
    assert numbers(turn_list(AUTOMA, replay)) == [(0,), (1, 2)]
    alone = replay_log(AUTOMA, 1, {"level": "normal"}, SEED, (Acted(0, "mine", ()), Acted(0, "stop", ())))
    assert numbers(turn_list(AUTOMA, alone)) == [(0,), (1,), (2,)]


def test_chapters_leave_out_what_was_undone():
    found = story(3, bid(0, 5), bid(1, 3), TookBack(0, 1), bid(0, 2), bid(2, 4))
    assert numbers(found) == [(0,), (2, 4, 5)]
    assert found == story_of_numbers(found, story(3, bid(1, 3), bid(0, 2), bid(2, 4)))


def story_of_numbers(numbered: tuple[Turn, ...], plain: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """The plain story with the other's numbers."""
    told = []
    for one, other in zip(numbered, plain, strict=True):
        deeds = zip(one.entries, other.entries, strict=True)
        told.append(Turn(tuple(type(b)(a.number, b.entry, b.events) for a, b in deeds), other.state))
    return tuple(told)


def test_rewinds_and_new_players_belong_to_the_turn():
    found = story(2, bid(0, 5), Rewound(0, 1), bid(0, 2), Seated(1, "human"), bid(1, 3), Concluded("vote"))
    assert numbers(found) == [(0,), (2, 3, 4, 5), (6,)]
    assert found[1].actors == (0, 1) and found[2].actors == ()
    assert not BID.to_move(found[2].state)


def test_in_whole_games_the_narration_leads_where_the_log_leads():
    for case in some_cases()[::4]:
        game, replay = case.title.game, played(case)
        found = turn_list(game, replay)
        assert encode(found[-1].state) == encode(replay.state)
        told = tuple(deed.number for chapter in found for deed in chapter.entries)
        assert told == (0, *replay.counting())
        for before, after in pairwise(found):
            _goes_on(game, before, after)
        assert all(len(chapter.actors) <= 1 for chapter in found) or case.game in SIMULTANEOUS


def _goes_on(game: Game, before: Turn, after: Turn) -> None:
    """In a turn only seats act that were awaited when it began."""
    assert set(after.actors) <= set(game.to_move(before.state))


def test_counted_positions_equal_those_of_a_log_without_undo():
    for case in some_cases()[::6]:
        game, replay = case.title.game, played(case)
        for cut in (Replay(replay.positions[: len(replay.positions) // 2]), replay):
            for seat in range(case.seats):
                try:
                    back = take_back(game, cut, seat)
                except TooLate:
                    continue
                cut = back
            found = list(counted(game, cut))
            assert encode(found[-1].state) == encode(cut.state)
            for before, after in pairwise(found):
                assert encode(after.before) == encode(before.state)
