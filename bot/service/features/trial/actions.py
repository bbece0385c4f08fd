"""Trying actions of a player's own turn on a sampled state, and doing all of them at once.

A trial is kept in memory alone. When it is done, its actions run in one transaction, each like an action by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.errors import refused
from bot.games.core.actions import Action
from bot.games.core.contract import IllegalAction
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase
from bot.games.history.replay import resume
from bot.games.history.trial import Trial, try_out
from bot.service.context import Context
from bot.service.features.play import actions as turns
from bot.service.features.play.actions import PanelData, illegal
from bot.service.request import Request
from bot.service.runtime.trials import Attempt
from bot.service.tables.loaded import LoadedTable, not_played
from bot.service.tables.lookup import requested_table
from bot.service.tables.personal_limits import MOST_STEPS
from bot.service.tables.tx import Written, open_table


@dataclass(frozen=True)
class Tried:
    """A player's attempt and where it leads. `loaded`: the table as it is.

    `predicted`: the table as it would be for this player, with the state of the trial. Show it to no other viewer.
    """

    loaded: LoadedTable
    seat: int
    attempt: Attempt
    trial: Trial

    @property
    def predicted(self) -> LoadedTable:
        """Return the table as it would be."""
        return self.after(len(self.trial.states) - 1)

    def after(self, steps: int) -> LoadedTable:
        """Return the table as it would be after so many steps."""
        position = resume(self.trial.states[steps], self.loaded.entries)
        return replace(self.loaded, replay=position, views=None)

    @property
    def is_open(self) -> bool:
        """Return whether another step can be tried."""
        return self.trial.end == "open" and len(self.attempt.steps) < MOST_STEPS


async def tried(context: Context, request: Request) -> Tried:
    """Return what the player tries. Raises Refused unless the player is to move."""
    loaded = await requested_table(context, request)
    seat = _seat(loaded, request.user)
    decision = loaded.decisions[seat]
    return _tried(loaded, seat, context.runtime.trials.of(loaded.table_id, request.user, seat, decision))


async def add(context: Context, request: Request, read: Callable[[Tried, tuple[Action, ...]], Action]) -> Tried:
    """Try another action after the others. Raises Refused if it is not possible, and for a stale button."""
    now = await _current(context, request)
    if not now.is_open:
        raise refused("trial-full")
    legal = now.loaded.game.legal(now.trial.state, now.seat)
    action = read(now, legal)
    if action not in legal:
        refusal = now.loaded.game.why_illegal(now.trial.state, now.seat, action)
        raise illegal(IllegalAction(refusal)) if refusal is not None else refused("stale")
    return _keep(context, request, now, (*now.attempt.steps, action))


async def add_defaults(context: Context, request: Request) -> Tried:
    """Try the default of each decision that is left of the turn. Raises Refused for a stale button."""
    now = await _current(context, request)
    game = now.loaded.game
    while now.is_open and (action := game.default(now.trial.state, now.seat)) is not None:
        now = _keep(context, request, now, (*now.attempt.steps, action))
    return now


async def remove(context: Context, request: Request, *, everything: bool = False) -> Tried:
    """Remove the last step of a trial, or all steps; without steps, do nothing."""
    now = await tried(context, request)
    return _keep(context, request, now, () if everything else now.attempt.steps[:-1])


@dataclass(frozen=True)
class Done:
    """What was done of a trial: the table after it, the events of each step, and why the rest was not done."""

    written: Written
    steps: tuple[tuple[Event, ...], ...]
    data: PanelData | None
    stopped: Phrase | None = None


async def do_all(context: Context, request: Request) -> Done:
    """Do the steps of the player's trial, each like an action by hand, in one transaction.

    The rest is left out after a step that draws or reveals something, and from a refused step on. Raises Refused for a
    stale button, and if the first step is refused.
    """
    button, user = request.button_id, request.user
    async with open_table(context, button.guild, button.table, interaction=request.interaction) as table:
        if (repeated := await turns.outcome_of(table.tx, table.loaded, request.actor)) is not None:
            return Done(repeated, (repeated.events,), None)
        seat = _seat(table.loaded, user)
        attempt = context.runtime.trials.of(table.loaded.table_id, user, seat, table.loaded.decisions[seat])
        if attempt.number != button.decision or not attempt.steps:
            raise refused("stale")
        written, stopped = await turns.act_all(table, lambda _loaded, _seat: attempt.steps, request.actor)
        data = await PanelData.after_entry(context, table, user)
    return Done(written[-1], tuple(one.events for one in written), data, stopped)


async def _current(context: Context, request: Request) -> Tried:
    """Return what the player tries. Raises Refused if the button was made for other steps or another position."""
    now = await tried(context, request)
    if request.button_id.decision != now.attempt.number:
        raise refused("stale")
    return now


def _keep(context: Context, request: Request, now: Tried, steps: tuple[Action, ...]) -> Tried:
    kept = context.runtime.trials.keep(now.loaded.table_id, request.user, now.seat, now.attempt.decision, steps)
    return _tried(now.loaded, now.seat, kept)


def _tried(loaded: LoadedTable, seat: int, attempt: Attempt) -> Tried:
    return Tried(loaded, seat, attempt, try_out(loaded.game, loaded.view(seat), seat, attempt.steps))


def _seat(loaded: LoadedTable, user: int) -> int:
    seat = loaded.seat_number(user)
    if loaded.table.status != "running":
        raise not_played(loaded.table)
    if seat not in loaded.to_move():
        raise refused("trial-not-now")
    return seat
