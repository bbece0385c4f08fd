"""What may be taken back, and random tables with many undos."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from bot.games.core.contract import Game
from bot.games.history.log import Acted, AnyEntry, Concluded, Rewound, Seated, TookBack, acted, decode_state, encode
from bot.games.history.record import encode_record, full_record
from bot.games.history.referee import verify
from bot.games.history.replay import (
    Replay,
    advance,
    begin,
    chain,
    irrevocable,
    may_take_back,
    open_entry,
    replay_log,
    resume,
    trim,
)
from tests.support.logs import TooLate, take_back
from tests.toys import TOYS
from tests.toys.automa_deck import AutomaDeck, Mine, Peek, Put, Rest
from tests.toys.sealed_bid import Bid, Pass, SealedBid

# --- What may be taken back, and what may not ---

SEED = bytes(range(32))
BID, AUTOMA = SealedBid(), AutomaDeck()


def bids(seats: int, *log: AnyEntry) -> Replay:
    return replay_log(BID, seats, {"rounds": "3", "ties": "lost"}, SEED, log)


def bid(seat: int, card: int) -> Acted:
    return Acted(seat, "bid", (str(card),))


def automa(seats: int, *words: str) -> Replay:
    """Play these words, each by the seat to move."""
    replay = replay_log(AUTOMA, seats, {"level": "normal"}, SEED, ())
    for said in words:
        verb, *nouns = said.split()
        replay = advance(AUTOMA, replay, Acted(replay.state.turn, verb, tuple(nouns)))
    return replay


def test_nothing_to_take_back_at_the_start():
    assert open_entry(BID, bids(2), 0) is None
    with pytest.raises(TooLate):
        take_back(BID, bids(2), 0)


def test_secret_choice_may_be_revised_until_the_reveal():
    replay = bids(3, bid(0, 5), bid(1, 3))
    assert open_entry(BID, replay, 0) == 1
    assert open_entry(BID, replay, 1) == 2
    assert open_entry(BID, replay, 2) is None
    back = take_back(BID, replay, 0)
    assert back.state.bids == (None, 3, None)
    assert back.last.entry == TookBack(0, 1)


def test_after_the_reveal_it_is_too_late():
    replay = bids(2, bid(0, 5), bid(1, 3))
    assert open_entry(BID, replay, 0) is None
    assert open_entry(BID, replay, 1) is None


def test_a_revised_choice_may_be_revised_again():
    replay = bids(3, bid(0, 5), bid(1, 3), TookBack(0, 1), bid(0, 4), bid(2, 2), TookBack(2, 5))
    assert open_entry(BID, replay, 0) == 4
    assert open_entry(BID, replay, 1) == 2
    assert take_back(BID, replay, 1).state.bids == (4, None, None)


def test_no_undo_after_another_seat_acted():
    replay = automa(2, "rest")
    assert open_entry(AUTOMA, replay, 0) == 1
    replay = advance(AUTOMA, replay, Acted(1, "peek", ()))
    assert open_entry(AUTOMA, replay, 0) is None
    # Also when the other has done nothing that shows anything.
    three = automa(3, "rest", "rest")
    assert open_entry(AUTOMA, three, 0) is None
    assert open_entry(AUTOMA, three, 1) == 2
    # Once the other seat took its action back, it is open again.
    assert open_entry(AUTOMA, take_back(AUTOMA, three, 1), 0) == 1


def test_what_was_drawn_or_shown_stays():
    assert open_entry(AUTOMA, automa(2, "peek"), 0) is None
    assert open_entry(AUTOMA, automa(2, "mine"), 0) is None
    assert open_entry(AUTOMA, automa(1, "rest"), 0) is None  # the automa has turned up its card


def test_successor_cannot_undo_the_predecessors_action():
    assert open_entry(BID, bids(3, bid(0, 5), Seated(0, "human")), 0) is None
    assert open_entry(BID, bids(3, bid(0, 5), Seated(1, "human")), 0) == 1
    assert open_entry(BID, bids(3, bid(0, 5), Seated(0, "human"), TookBack(0, 1), bid(0, 4)), 0) == 4


def test_an_end_by_vote_and_a_rewind_are_boundaries():
    assert open_entry(BID, bids(3, bid(0, 5), Concluded("vote")), 0) is None
    assert open_entry(BID, bids(3, bid(0, 5), Rewound(1, 1)), 0) is None
    assert open_entry(BID, bids(3, bid(0, 5), Rewound(1, 1), bid(1, 4)), 1) == 3


def test_only_choices_that_depend_on_nothing_are_no_boundary():
    replay = automa(2, "rest")
    state = replay.positions[0].state
    # Seat 1 was not awaited when seat 0 rested, so its rest is a boundary even though no seat learned anything.
    after = AUTOMA.apply(replay.state, 0 + 1, Peek()).state
    assert not may_take_back(AUTOMA, state, after, Acted(0, "rest", ()), (Acted(1, "peek", ()),))
    assert may_take_back(AUTOMA, state, replay.state, Acted(0, "rest", ()), ())


def test_the_warning_mark():
    state = bids(2).state
    assert not irrevocable(BID, state, 0, Bid(5))
    last = bids(2, bid(0, 5)).state
    assert all(irrevocable(BID, last, 1, action) for action in (Bid(1), Pass()))
    turn = automa(2).state
    marks = {type(action): irrevocable(AUTOMA, turn, 0, action) for action in (Peek(), Mine(), Rest())}
    assert marks == {Peek: True, Mine: True, Rest: False}
    held = automa(2, "peek").state
    assert not irrevocable(AUTOMA, held, 0, Put(held.held[0]))


# --- Random tables with many undos: the short replay that the host keeps equals the replay of the whole log ---

TABLES = 40


def _entry(game: Game, replay: Replay, random: Random) -> AnyEntry:
    """Draw the next entry: often a take-back, seldom a rewind or a change of seats."""
    if random.random() < 0.4:
        for seat in random.sample(range(len(replay.state.knowledge)), len(replay.state.knowledge)):
            number = open_entry(game, replay, seat)
            if number is not None:
                return TookBack(seat, number)
    seat = random.choice(game.to_move(replay.state))
    chance = random.random()
    if chance < 0.02:
        return Rewound(random.randint(0, replay.last.number), replay.state.chance.epoch + 1, random.random() < 0.5)
    if chance < 0.05:
        return Seated(seat, "human")
    return acted(seat, random.choice(game.legal(replay.state, seat)))


@pytest.mark.parametrize("toy", TOYS)
def test_short_and_whole_replays_agree_through_any_undoing(toy: str):
    game = TOYS[toy].game
    middles = 0
    for table in range(TABLES):
        random = Random(f"{toy} {table}")
        seats = random.randint(*game.meta.players)
        options = {option.id: random.choice(option.choices) for option in game.meta.options}
        seed = random.randbytes(32)
        whole = short = begin(game, seats, options, seed)
        while game.to_move(whole.state) and whole.last.number < 150:
            entry = _entry(game, whole, random)
            if isinstance(entry, TookBack) and whole.counting()[-1] != entry.number:
                middles += 1
            whole = advance(game, whole, entry)
            # A rewind may reach behind what the short replay holds: then the host reads the whole log again.
            short = trim(whole if isinstance(entry, Rewound) else advance(game, short, entry))
            assert encode(short.state) == encode(whole.state)
            assert short.last.number == whole.last.number
            for seat in range(seats):
                assert open_entry(game, short, seat) == open_entry(game, whole, seat)
        assert replay_log(game, seats, options, seed, whole.entries()).positions == whole.positions
        _same_as_if_it_had_never_been_done(game, whole)
        if not game.to_move(whole.state):
            data = encode_record(full_record(game, ("human",) * seats, options, seed, whole))
            verdict = verify(data, {game.meta.id: game}.get)
            assert verdict.valid, verdict
    assert middles > 10 or toy != "sealed-bid"


def _same_as_if_it_had_never_been_done(game: Game, whole: Replay) -> None:
    """Play the entries that count from the setup, in a log of their own."""
    state = decode_state(game, encode(whole.positions[0].state))
    for link in reversed(tuple(chain(whole.last.counted))):
        if isinstance(link.entry, Rewound):
            state = replace(state, chance=replace(state.chance, epoch=link.entry.epoch))
            state = game.redeal_hidden(state) if link.entry.reshuffled else state
        else:
            state = advance(game, resume(state, 0), link.entry).state
    assert encode(state) == encode(whole.state)
