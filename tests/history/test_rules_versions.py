"""A record is checked by the rules version it was played by; unknown versions are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from bot.games.core.contract import Game, Title
from bot.games.history.log import Concluded
from bot.games.history.record import encode_record, full_record
from bot.games.history.referee import verify
from bot.games.history.replay import replay_log
from tests.selfplay.play import play
from tests.toys import TOYS
from tests.toys.sealed_bid import SealedBid

SEED = bytes(range(32))


class NewRules(SealedBid):
    """The next version of a toy: its deck is shuffled otherwise."""

    meta = msgspec.structs.replace(SealedBid.meta, rules_version=SealedBid.meta.rules_version + 1)

    def setup(self, seats: int, options: Mapping[str, str], seed: bytes) -> Any:
        return super().setup(seats, options, seed[::-1])


OLD, NEW = TOYS["sealed-bid"].game, NewRules()
BOTH = Title(NEW, TOYS["sealed-bid"].presenter, (OLD,))


@pytest.mark.guarantee("records-verify")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_each_record_is_checked_by_its_own_rules(game: Game) -> None:
    data = encode_record(play(game, 3, SEED, (), {}))
    assert verify(data, {"sealed-bid": BOTH}.get).valid
    other = NEW if game is OLD else OLD
    assert verify(data, {"sealed-bid": other}.get).fault == "rules"
    swapped = msgspec.json.decode(data)
    swapped["rules_version"] = other.meta.rules_version
    assert verify(msgspec.json.encode(swapped), {"sealed-bid": BOTH}.get).fault == "deal"


@pytest.mark.guarantee("records-verify")
@pytest.mark.parametrize("version", [0, -1, 3, 2**60])
def test_unknown_rules_versions_are_refused(version: int) -> None:
    options = {"rounds": "3", "ties": "lost"}
    replay = replay_log(OLD, 2, options, SEED, (Concluded("vote"),))
    record = full_record(OLD, ("human", "human"), options, SEED, replay)
    data = encode_record(msgspec.structs.replace(record, rules_version=version))
    assert verify(data, {"sealed-bid": BOTH}.get).fault == "rules"


def test_a_title_finds_the_rules_of_a_version() -> None:
    assert BOTH.rules(1) is OLD and BOTH.rules(2) is NEW and BOTH.rules(3) is None
    assert BOTH.at(2) is BOTH and BOTH.at(3) is None
    old = BOTH.at(1)
    assert old is not None and old.game is OLD and old.presenter is BOTH.presenter
