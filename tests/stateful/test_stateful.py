"""No order of steps breaks the service: the state machine in all its profiles, and proof that it finds faults.

The steps are the same in every run (`derandomize`); `make soak` goes further, and another way each time
(`tests/soaking.py`).
"""

from __future__ import annotations

from itertools import product
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from bot.games.history.log import encode
from bot.games.registry import TITLES
from bot.service.bodies import Retired
from bot.service.card import Card, Text
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.lobby import actions as lobby
from bot.service.features.play import actions as turns
from bot.service.features.play.board import board_card as in_channel_board
from bot.service.messages import board, dm_panel
from bot.service.messages.sender import Sender
from bot.service.records import PremoveQueue
from bot.service.tables import announce, live_mode, premoves
from bot.service.tables.lookup import load_table
from bot.service.tables.tx import TableTx
from bot.service.transfer import unpack
from bot.service.transfer.moving import MOVABLE, take
from db.anonymise import Anonymisation
from tests.service import shown
from tests.soaking import by_turns, soak
from tests.stateful.driver import TwoServers
from tests.stateful.profiles import machine
from tests.stateful.rules import ServiceMachine

FIRST, *OTHERS = TITLES
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


def examples_of(examples: int, game: str) -> int:
    """Return how many of so many examples a game gets in the short form: the first one most, the others some."""
    return examples if game == FIRST else max(1, examples // 4)


RUNS = [("play", 2, 150), ("people", 4, 200)]
SPECIAL = [("premoves", 2, 150), ("live", 2, 150), ("live-premoves", 2, 150)]
GAMES = [*((profile, game, *counts) for profile, *counts in RUNS for game in TITLES)]
GAMES += [(profile, FIRST, *counts) for profile, *counts in SPECIAL]


@pytest.mark.guarantee("any-order")
@pytest.mark.parametrize(
    ("profile", "game", "examples"), by_turns([(p, g, examples_of(n, g)) for p, g, n, _ in GAMES if p != "live"], 3)
)
def test_no_order_of_steps_breaks_the_service(profile: str, game: str, examples: int) -> None:
    run_state_machine_as_test(machine(profile, game), settings=settings(PROFILE, max_examples=examples))


@pytest.mark.slow
@pytest.mark.parametrize(("profile", "game", "examples"), [(p, g, long) for p, g, _, long in GAMES])
def test_no_order_of_steps_breaks_the_service_long(profile: str, game: str, examples: int) -> None:
    soak(machine(profile, game), settings(PROFILE, max_examples=examples))


def _retire_nothing(*_: Any) -> tuple[Retired, ...]:
    """Forget that the former message of a slot is to be deleted."""
    return ()


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


async def _as_if_edited(*_: Any) -> str:
    """Edit no direct message, and say that it was done."""
    return "done"


def _numbered(seats: Any, **changes: Any) -> Any:
    return tuple(msgspec.structs.replace(seat, number=number, **changes) for number, seat in enumerate(seats))


Patch = tuple[Any, str, Any]
SABOTAGE: dict[str, tuple[str, Patch]] = {
    "former panels stay": ("play", (dm_panel, "replaced", _retire_nothing)),
    "nothing can be undone": ("play", (turns, "open_entry", lambda *_: None)),
    "turns are announced at once": ("open", (announce, "open_entry", lambda *_: None)),
    "a hand stands in the channel": ("play", (board, "board_card", _board_with_a_hand)),
    "a repeated click is a new one": ("doubled", (turns, "outcome_of", _never_repeated)),
    "nobody is notified": ("play", (announce, "_turn", lambda *_: _nobody())),
    "panels are not edited": ("play", (Sender, "edit_dm", _as_if_edited)),
    "boards are not edited": ("play", (Sender, "edit", _as_if_done)),
    "premoves go on whatever changes": ("premoves", (premoves, "relevant_digest", lambda *_: "the same")),
    "a player who counts on a plan is not notified": ("premoves", (premoves, "_call", _nothing)),
    "withheld notices are forgotten": ("live", (live_mode, "withhold", _live_all_the_same)),
    "live tables notify all the same": ("live", (live_mode, "withhold", _not_live)),
}
PEOPLE_SABOTAGE: dict[str, tuple[str, Patch]] = {
    "a player who left is not missed": ("people", (TwoServers, "is_member", _still_here)),
    "a table goes on without those who left": ("people", (lifecycle, "go_on", _goes_on)),
    "limits are not held": ("people", (lobby, "may_open", _nothing)),
    "seats are not counted": ("people", (lobby, "may_sit", _nothing)),
    "an invited user sits at once": ("people", (lobby, "numbered", lambda seats: _numbered(seats, status="seated"))),
    "a forgotten user keeps the seat": ("people", (Anonymisation, "_leave_seats", lambda *_: None)),
    "a server that dropped the bot is not noticed": ("people", (lifecycle, "guild_missed", _nothing)),
}
SOON = 8
"""A seed with which most faults come to light soon; with others they do too, after more examples."""
SEEDS = {
    "former panels stay": 3,
    "nothing can be undone": 6,
    "boards are not edited: space-missions": 3,
}
"""The seeds of the faults for which another is quicker."""


def _is_found(name: str, patch: Patch, profile: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Break this, and let the machine look for it."""
    monkeypatch.setattr(*patch)
    broken = seed(SEEDS.get(name, SOON))(machine(profile, game))
    with pytest.raises(AssertionError):
        run_state_machine_as_test(broken, settings=settings(PROFILE, max_examples=100, derandomize=False))


@pytest.mark.parametrize("fault", [*SABOTAGE, *PEOPLE_SABOTAGE])
def test_what_is_broken_stands_in_the_product(fault: str) -> None:
    """A run breaks only some by turns: a name that is gone is found at once."""
    place, name, _ = {**SABOTAGE, **PEOPLE_SABOTAGE}[fault][1]
    assert hasattr(place, name)


@pytest.mark.guarantee("any-order")
@pytest.mark.parametrize("fault", by_turns(SABOTAGE, 6))
def test_the_machine_finds_what_is_broken_on_purpose(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    profile, patch = SABOTAGE[fault]
    _is_found(fault, patch, profile, FIRST, monkeypatch)


@pytest.mark.guarantee("any-order")
@pytest.mark.slow
@pytest.mark.parametrize("fault", PEOPLE_SABOTAGE)
def test_it_finds_what_is_broken_for_people_who_come_and_go(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    profile, patch = PEOPLE_SABOTAGE[fault]
    _is_found(fault, patch, profile, FIRST, monkeypatch)


EDITED = [*product(("panels are not edited", "boards are not edited"), OTHERS)]


@pytest.mark.parametrize(("fault", "game"), by_turns(EDITED, 6))
def test_it_finds_what_is_not_edited_in_every_game(fault: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    profile, patch = SABOTAGE[fault]
    _is_found(f"{fault}: {game}", patch, profile, game, monkeypatch)


@pytest.mark.parametrize("game", OTHERS)
def test_it_finds_a_hand_in_the_channel_in_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in (board, shown):  # else it is found already that the board is not the one to be made now
        monkeypatch.setattr(place, "board_card", _board_with_a_hand)
    with pytest.raises(AssertionError, match="given away"):
        run_state_machine_as_test(machine("play", game), settings=settings(PROFILE, max_examples=60))


# -- a table can be moved whatever happened at it: no limit of the file is too narrow ----------------------------------


class Moving(ServiceMachine):
    """Whenever all is quiet every table is packed and unpacked."""

    moved: ClassVar[int] = 0

    async def _quiet(self) -> None:
        await super()._quiet()
        for guild in await self.world.store.guilds():
            async with self.world.store.read(guild) as tx:
                tables = await tx.tables(MOVABLE)
            for table in tables:
                await self._moves(guild, table.id)

    async def _moves(self, guild: int, table: int) -> None:
        store, loaded = self.world.store, await load_table(self.world.context, guild, table)
        moved = unpack(await take(store, guild, table), TITLES.get)
        async with store.read(guild) as tx:
            rows, remarks, plans = await tx.entries(table), await tx.remarks(table), await tx.premove_queues(table)
        assert encode(loaded.state) == moved.snapshot.state
        assert [(row.number, row.body, row.undone_by) for row in rows] == [
            (row.number, row.body, row.undone_by) for row in moved.entries
        ]
        assert [remark.phrase for remark in remarks] == [remark.phrase for remark in moved.remarks]
        assert _kept(plans) == _kept(moved.plans)
        Moving.moved += 1


def _kept(plans: list[PremoveQueue] | tuple[PremoveQueue, ...]) -> set[tuple[int, tuple[tuple[str, ...], ...]]]:
    return {(plan.user, plan.steps) for plan in plans if plan.stopped is None}


@pytest.mark.guarantee("transfer-always")
@pytest.mark.parametrize("game", by_turns(TITLES, 2))
def test_every_table_that_was_begun_can_be_moved_at_any_time(game: str) -> None:
    before, moving = Moving.moved, machine("people", game, Moving)
    run_state_machine_as_test(moving, settings=settings(PROFILE, max_examples=examples_of(2, game)))
    assert Moving.moved > before


def test_every_plan_that_goes_on_can_be_moved_at_any_time() -> None:
    before, moving = Moving.moved, machine("premoves", FIRST, Moving)
    run_state_machine_as_test(moving, settings=settings(PROFILE, max_examples=2, stateful_step_count=60))
    assert Moving.moved > before
