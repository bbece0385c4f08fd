"""Rewinding in every game: each seat sees the former position again, and unlearned parts are dealt again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.games.core.contract import Game
from bot.games.history.log import Rewound, encode
from bot.games.history.record import encode_record, full_record
from bot.games.history.referee import verify
from bot.games.history.replay import Replay, advance
from tests.conformance.games import Case
from tests.conformance.play import gone_back, played, sampled, seed_of


def rewound(case: Case, replay: Replay, number: int) -> Replay:
    return advance(case.title.game, replay, Rewound(number, replay.state.chance.epoch + 1, reshuffled=True))


def hidden(game: Game, state: Any) -> bytes:
    return encode(msgspec.structs.replace(state, chance=None))


@pytest.mark.guarantee("rewind-redeals")
def test_rewind_redeals_unlearned_parts_and_keeps_every_view(case: Case):
    game = case.title.game
    changed = False
    for then in sampled(played(case), 12):
        if not game.to_move(then.state):
            continue  # at the end all lies open
        back = rewound(case, played(case), then.last.number).state
        for viewer in (None, *range(case.seats)):
            assert encode(game.view(back, viewer)) == encode(game.view(then.state, viewer))
        for seat in range(case.seats):
            assert game.legal(back, seat) == game.legal(then.state, seat)
        game.check(back)
        assert back.chance.epoch == 1
        changed |= hidden(game, back) != hidden(game, then.state)
    assert changed, "what lay hidden lies as it did: who has seen it would know it"


def test_each_time_it_lies_otherwise(case: Case):
    game, replay = case.title.game, played(case)
    found: set[bytes] = set()
    for _ in range(4):
        replay = rewound(case, replay, 0)
        found.add(hidden(game, replay.state))
    assert len(found) > 1


def test_record_with_a_rewind_verifies_only_if_it_shows_it(case: Case):
    game, seed, replay = case.title.game, seed_of(case, 0), gone_back(case)
    data = encode_record(full_record(game, ("human",) * case.seats, case.options, seed, replay))
    assert verify(data, {game.meta.id: game}.get).valid
    forged: Any = msgspec.json.decode(data)
    back = next(entry for entry in forged["entries"] if entry["did"]["entry"] == "rewound")
    back["did"]["epoch"] += 1
    verdict = verify(msgspec.json.encode(forged), {game.meta.id: game}.get)
    assert (verdict.fault, verdict.entry) == ("log", back["number"])
