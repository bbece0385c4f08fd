"""Random tables with many undos: the short replay that the host keeps equals the replay of the whole log."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from bot.games.core.codec import decode_state, encode
from bot.games.core.contract import Game
from bot.games.core.log import AnyEntry, Rewound, Seated, TookBack, acted
from bot.games.core.record import encode_record, full_record
from bot.games.core.referee import verify
from bot.games.core.replay import Replay, advance, begin, chain, open_entry, replay_log, resume, trim
from tests.toys import TOYS

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
