"""No order of steps breaks the service: the machine of `machine.py` run over it, and proof that it finds faults.

The steps are the same in every run (`derandomize`); `make soak` goes further,
and another way each time (`tests/soaking.py`).
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from bot.games.registry import TITLES
from bot.service.card import Card, Text
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.lobby import actions as lobby
from bot.service.features.play import actions as turns
from bot.service.features.play.board import board_card as in_channel_board
from bot.service.messages import channel, dm
from bot.service.messages.sender import Sender
from bot.service.tables import announce, live_mode, premoves
from bot.service.tables.tx import TableTx
from db import privacy
from tests.service import shown
from tests.service.gathered import GatheredClub, GatheredPlanners
from tests.service.hasty import DoublingClub, HastyClub
from tests.service.machine import Club, TwoServers
from tests.service.planners import PlanningClub
from tests.service.wild import WildClub
from tests.soaking import by_turns, soak

FIRST = next(iter(TITLES))
# What fails is not made shorter: that would take minutes, and the steps are printed anyway.
PROFILE = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=3,
    stateful_step_count=80,
    phases=(Phase.generate,),
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much),
)


def playing(club: type[Club], game: str) -> type[Club]:
    """Return the club in which this game is played."""
    return type(club.__name__, (club,), {"game": TITLES[game].game})


def share(examples: int, game: str) -> int:
    """Return how many of so many examples a game gets in the quick form: the first one most, the others some."""
    return examples if game == FIRST else max(1, examples // 4)


@pytest.mark.guarantee("any-order")
@pytest.mark.parametrize("game", TITLES)
def test_no_order_of_steps_breaks_the_service(game: str) -> None:
    run_state_machine_as_test(playing(Club, game), settings=settings(PROFILE, max_examples=share(3, game)))


@pytest.mark.guarantee("any-order")
@pytest.mark.parametrize("game", TITLES)
def test_nor_does_anything_else_that_people_and_servers_do(game: str) -> None:
    run_state_machine_as_test(playing(WildClub, game), settings=settings(PROFILE, max_examples=share(7, game)))


def test_nor_do_plans() -> None:
    run_state_machine_as_test(PlanningClub, settings=PROFILE)


def test_nor_do_live_tables() -> None:
    run_state_machine_as_test(GatheredPlanners, settings=settings(PROFILE, max_examples=3))


async def _hand_that_stays(post: Any, row: Any, stands: Any, sent: Any) -> None:
    """Forget that the former message of a person is to be deleted."""
    async with post.context.store.write(post.guild) as tx:
        await post.save(tx, row.table, "hand", sent, owner=row.target)
        await tx.drop_outgoing(row.id)


async def _board_with_a_hand(context: Any, loaded: Any, *given: Any, **named: Any) -> Card:
    """Show the first seat's hand in the channel."""
    card = await in_channel_board(context, loaded, *given, **named)
    words = loaded.words(context, "en")
    look = next(look.id for look in loaded.game.meta.looks if look.sent)
    hand = "\n".join(words(phrase) for phrase in loaded.presenter.text(loaded.view(0), look, None))[:2000]
    return msgspec.structs.replace(card, blocks=(Text(hand), *card.blocks[1:]))


async def _never_repeated(*given: Any) -> None:
    """Take every interaction for a new one."""


async def _nobody() -> tuple[int, ...]:
    return ()


async def _nothing(*given: Any, **named: Any) -> None:
    """Hold nobody to anything."""


async def _live_all_the_same(tx: Any, loaded: Any, users: Any) -> bool:
    """Withhold calls and forget whose they were."""
    return await live_mode.is_live(tx, loaded.table.id)


async def _not_live(*given: Any) -> bool:
    return False


async def _still_here(*given: Any) -> bool:
    return True


async def _goes_on(table: TableTx) -> None:
    """Go on without those who are missing."""
    before = table.loaded
    await table.save_table(msgspec.structs.replace(before.table, status="running", paused=None))
    await table.changed(before)


async def _as_if_done(*given: Any) -> bool:
    """Edit nothing, and say that it was done."""
    return True


SABOTAGE: dict[str, tuple[Any, str, Any]] = {
    "former hands stay": (dm, "_stands_now", _hand_that_stays),
    "nothing can be taken back": (turns, "open_entry", lambda *_: None),
    "turns are told at once": (announce, "open_entry", lambda *_: None),
    "a hand stands in the channel": (channel, "board_card", _board_with_a_hand),
    "a repeated click is a new one": (turns, "_repeated", _never_repeated),
    "nobody is told": (announce, "_turn", lambda *_: _nobody()),
    "letters are not renewed": (Sender, "edited_dm", _as_if_done),
    "boards are not renewed": (Sender, "edited", _as_if_done),
}
SOON: dict[str, type[Club]] = {"turns are told at once": HastyClub, "a repeated click is a new one": DoublingClub}
"""Clubs in which a fault comes to light sooner than by chance."""
WAY = {"turns are told at once": 3, "plans go on whatever changes": 4, "who counts on his plan is not called": 8}
"""Seeds of ways on which a fault comes to light soon; on others it does too, after more examples."""
WILD_SABOTAGE: dict[str, tuple[Any, str, Any]] = {
    "who left is not missed": (TwoServers, "is_member", _still_here),
    "a table goes on without those who left": (lifecycle, "go_on", _goes_on),
    "bounds are not held": (lobby, "may_open", _nothing),
    "seats are not counted": (lobby, "may_sit", _nothing),
    "who was invited sits at once": (lobby, "_numbered", lambda seats: _numbered(seats, status="seated")),
    "who is forgotten keeps his seat": (privacy, "_make_nameless", lambda *_: None),
    "a server that dropped the bot is not noticed": (lifecycle, "guild_missed", _nothing),
}
PLAN_SABOTAGE: dict[str, tuple[Any, str, Any]] = {
    "plans go on whatever changes": (premoves, "relevant_digest", lambda *_: "the same"),
    "who counts on his plan is not called": (premoves, "_call", _nothing),
}


LIVE_SABOTAGE: dict[str, tuple[Any, str, Any]] = {
    "withheld calls are forgotten": (live_mode, "withhold", _live_all_the_same),
    "live tables call all the same": (live_mode, "withhold", _not_live),
}


def _numbered(seats: Any, **changes: Any) -> Any:
    return tuple(msgspec.structs.replace(seat, number=number, **changes) for number, seat in enumerate(seats))


def _is_found(
    sabotage: tuple[Any, str, Any],
    club: type[Club],
    monkeypatch: pytest.MonkeyPatch,
    *,
    examples: int = 60,
    way: int | None = None,
) -> None:
    """Break this, and let a machine look for it."""
    monkeypatch.setattr(*sabotage)
    profile = settings(PROFILE, max_examples=examples, derandomize=way is None)
    if way is not None:
        club = seed(way)(type(club.__name__, (club,), {}))
    with pytest.raises(AssertionError):
        run_state_machine_as_test(club, settings=profile)


@pytest.mark.guarantee("any-order")
@pytest.mark.parametrize("fault", by_turns(SABOTAGE, 4))
def test_the_machine_finds_what_is_broken_on_purpose(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _is_found(SABOTAGE[fault], SOON.get(fault, Club), monkeypatch, way=WAY.get(fault))


@pytest.mark.parametrize("game", [game for game in TITLES if game != FIRST])
def test_it_finds_a_hand_in_the_channel_in_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in (channel, shown):  # else it is found already that the board is not the one to be made now
        monkeypatch.setattr(place, "board_card", _board_with_a_hand)
    with pytest.raises(AssertionError, match="given away"):
        run_state_machine_as_test(playing(Club, game), settings=settings(PROFILE, max_examples=60))


@pytest.mark.parametrize("fault", by_turns(["letters are not renewed", "boards are not renewed"], 2))
@pytest.mark.parametrize("game", [game for game in TITLES if game != FIRST])
def test_it_finds_what_is_not_renewed_in_every_game(game: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _is_found(SABOTAGE[fault], playing(Club, game), monkeypatch)


@pytest.mark.guarantee("any-order")
@pytest.mark.slow
@pytest.mark.parametrize("fault", WILD_SABOTAGE)
def test_so_does_the_wild_one(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _is_found(WILD_SABOTAGE[fault], WildClub, monkeypatch, examples=100)


@pytest.mark.parametrize("fault", by_turns(PLAN_SABOTAGE, 2))
def test_so_does_that_of_plans(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _is_found(PLAN_SABOTAGE[fault], PlanningClub, monkeypatch, way=WAY.get(fault))


@pytest.mark.parametrize("fault", by_turns(LIVE_SABOTAGE, 2))
def test_so_does_that_of_live_tables(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _is_found(LIVE_SABOTAGE[fault], GatheredClub, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("club", [GatheredClub, GatheredPlanners])
def test_nor_do_live_tables_long(club: type[GatheredClub]) -> None:
    soak(club, settings(PROFILE, max_examples=150))


@pytest.mark.slow
def test_nor_do_plans_long() -> None:
    soak(PlanningClub, settings(PROFILE, max_examples=150))


@pytest.mark.slow
@pytest.mark.parametrize("game", TITLES)
def test_no_order_of_steps_breaks_the_service_long(game: str) -> None:
    soak(playing(Club, game), settings(PROFILE, max_examples=150))


@pytest.mark.slow
@pytest.mark.parametrize("game", TITLES)
def test_nor_does_anything_else_that_people_and_servers_do_long(game: str) -> None:
    soak(playing(WildClub, game), settings(PROFILE, max_examples=200))
