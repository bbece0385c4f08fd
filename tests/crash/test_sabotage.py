"""The crash tests find what is broken on purpose: each defect is one that no run without a crash shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.registry import TITLES
from bot.service import service
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.all_handlers import BUTTONS
from bot.service.features.play import actions as turns
from bot.service.features.play.cards import private_panel
from bot.service.features.play.choices import from_menu
from bot.service.features.play.sequences import THEN
from bot.service.features.registry import Button
from bot.service.messages import reconcile, timers
from bot.service.messages.reconcile import ROLES
from bot.service.messages.sender import Sender
from bot.service.records import DueTimer
from bot.service.request import Request
from bot.service.service import GameService
from bot.service.tables import outbox
from bot.service.tables.tx import Act, open_table
from tests.crash.scripts import SCRIPTS
from tests.crash.test_steps import die_at_steps
from tests.service.pretended import FakeMessenger
from tests.soaking import by_turns


async def _nothing(*_: Any) -> None:
    """Do nothing, and find nothing."""


async def _as_if_edited(*_: Any) -> str:
    """Edit no direct message, and say that it was done."""
    return "done"


async def _claimed_before(context: Context, guild: int, acts: Sequence[tuple[DueTimer, Act]]) -> None:
    """Claim timers in one transaction, and act on them in the next."""
    async with context.store.write(guild) as tx:
        claimed = [(await tx.claim_timer(found), act) for found, act in acts]
    async with open_table(context, guild, acts[0][0].table) as table:
        for timer, act in claimed:
            if timer is not None:
                await act(table, timer)


def _anew(role: Any) -> Any:
    """Return the function of a kind of row with a nonce that is drawn when it sends."""

    async def reconcile_row(send: Any, row: Any, scene: Any) -> Any:
        other = msgspec.structs.replace(row, nonce=outbox.new_nonce(send.context))
        return replace(await role(send, other, scene), row=row)

    return reconcile_row


async def _one_by_one(context: Context, request: Request) -> Card:
    """Do each action of a sequence in a transaction of its own."""
    at, actor = request.button_id, request.actor
    written = None
    for step in request.values[0].split(THEN):
        nouns = step.split(" ")
        async with open_table(context, at.guild, at.table) as table:
            written = await turns.act_at(
                table, lambda loaded, seat, nouns=nouns: from_menu(loaded, seat, nouns, ()), actor
            )
        if written.repeated:
            break
        actor = replace(actor, interaction=None)
    assert written is not None
    return await private_panel(context, request, written.loaded).panel()


SABOTAGE: dict[str, tuple[str, Any, str, Any]] = {
    "a repeated action is done again": ("turn", turns, "outcome_of", _nothing),
    "an acknowledged interaction is not noted": ("turn", GameService, "note", _nothing),
    "a message that may have been sent is not looked for": ("turn", FakeMessenger, "find", _nothing),
    "a message is never taken for sent": ("turn", Sender, "_may_have_been_sent", lambda *_: False),
    "the nonce is drawn when a message is sent": ("turn", reconcile, "ROLES", {k: _anew(f) for k, f in ROLES.items()}),
    "a reminder's timer is claimed before it": ("reminder", timers, "claim", _claimed_before),
    "a premove's timer is claimed before it": ("plan", timers, "claim", _claimed_before),
    "the timer of live mode is claimed before it": ("live", timers, "claim", _claimed_before),
    "a vacation's timer is claimed before it": ("vacation", timers, "claim", _claimed_before),
    "a sequence is no transaction": ("steps", service, "BUTTONS", {**BUTTONS, "steps": Button(_one_by_one)}),
}


@pytest.mark.parametrize("fault", SABOTAGE)
def test_what_is_broken_stands_in_the_product(fault: str) -> None:
    """A run breaks only some by turns: a name that is gone is found at once."""
    _, place, name, _ = SABOTAGE[fault]
    assert hasattr(place, name)


@pytest.mark.parametrize("fault", by_turns(SABOTAGE, 4))
async def test_a_defect_that_only_crashes_show_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    name, *patch = SABOTAGE[fault]
    with pytest.raises(AssertionError):
        await die_at_steps(tmp_path, name, SCRIPTS[name].games[0], 1, partial(monkeypatch.setattr, *patch))


@pytest.mark.parametrize("game", TITLES)
async def test_a_stale_panel_after_a_crash_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """How many messages stand tells nothing of what they offer."""
    sabotage = partial(monkeypatch.setattr, Sender, "edit_dm", _as_if_edited)
    with pytest.raises(AssertionError, match=r"out of date.*of user"):
        await die_at_steps(tmp_path, "moves", game, 10, sabotage)
