"""What the buttons and menus of a running game do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.errors import refused
from bot.games.core.actions import Action
from bot.games.core.phrase import say
from bot.games.history.sequences import in_order
from bot.service.card import Card, meant
from bot.service.context import Context
from bot.service.features.learn.guide import ALONE
from bot.service.features.live_mode import actions as live
from bot.service.features.looks.cards import said
from bot.service.features.play import actions as turns
from bot.service.features.play import next_table
from bot.service.features.play.actions import PanelData
from bot.service.features.play.cards import private_panel
from bot.service.features.play.choices import Wording, from_menu
from bot.service.features.play.panel import decision_of
from bot.service.features.play.sequences import THEN
from bot.service.features.registry import button, page
from bot.service.ports import Reading
from bot.service.records import TableId
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable, load, watched
from bot.service.tables.lookup import Check, at_meant, requested_seat
from bot.service.tables.tx import Written, open_table


@button("do", playing=True)
async def do(context: Context, request: Request) -> Card:
    """Do a game action."""

    def read(loaded: LoadedTable, seat: int) -> Action:
        return from_menu(loaded, seat, request.button_id.nouns, request.values)

    decision = request.button_id.decision - 1 if request.button_id.decision else None
    guild, table = request.button_id.guild, request.button_id.table
    async with open_table(context, guild, table, interaction=request.interaction) as opened:
        written = await turns.act_at(opened, read, request.actor, decision=decision)
        data = await PanelData.after_entry(context, opened, request.user)
    return await panel_after(context, request, written, data)


@button("steps", playing=True)
async def steps(context: Context, request: Request) -> Card:
    """Do a sequence of actions, as far as none of them reveals something: that of a button, one chosen in a menu, or
    a list of actions in an order in which they are possible.
    """
    at = request.button_id
    read = _read_steps(meant(at.nouns), request.values)
    async with open_table(context, at.guild, at.table, interaction=request.interaction) as opened:
        written, stopped = await turns.act_all(opened, read, request.actor, decision=at.decision - 1)
        data = await PanelData.after_entry(context, opened, request.user)
    private = private_panel(context, request, written[-1].loaded)
    told = private.noted_all((one.events for one in written), stopped)
    return await private.panel(told, onward=True, data=data)


def _read_steps(given: Sequence[str], values: Sequence[str]) -> Callable[[LoadedTable, int], Sequence[Action]]:
    """Return what reads the actions of a button (`given`) or of the sequence that was chosen in a menu; with both those
    of a list, after what stands before its verb. Raises Refused if nothing was chosen.
    """
    if given and values:
        return lambda loaded, seat: _listed(loaded, seat, " ".join(given).split(THEN), values)
    if not given and len(values) != 1:
        raise refused("not-readable")
    steps = (" ".join(given) or values[0]).split(THEN)
    return lambda loaded, seat: _actions(loaded, seat, steps)


def _listed(loaded: LoadedTable, seat: int, given: Sequence[str], things: Sequence[str]) -> Sequence[Action]:
    """Return the actions of a list in an order in which they are possible, after those before its verb. Raises Refused
    if there is none.
    """
    *before, last = given
    begun, verb = _actions(loaded, seat, before), loaded.game.meta.verb_map().get(last)
    if verb is None:
        raise refused("not-readable")
    steps, left = in_order(loaded.game, loaded.state, seat, begun, verb, things)
    if left or not steps:
        raise refused("not-all-listed", done=len(things) - len(left), of=len(things))
    return steps


def _actions(loaded: LoadedTable, seat: int, texts: Sequence[str]) -> tuple[Action, ...]:
    return tuple(from_menu(loaded, seat, text.split(" "), ()) for text in texts)


async def typed(context: Context, request: Request, game: str, verb: str, nouns: Mapping[str, str]) -> Card:
    """Do a game action that was typed as a command; the words are read at the table as it is then."""

    def read(loaded: LoadedTable, seat: int) -> Action:
        return Wording.of(context, loaded, seat, request.language, verb).read(nouns)[0]

    async def act(table_id: TableId, check: Check) -> tuple[Written, PanelData | None]:
        await live.seen(context, request.user, table_id.guild, table_id.table)
        opened = open_table(context, table_id.guild, table_id.table, interaction=request.interaction)
        async with watched(context, table_id.guild, table_id.table), opened as table:
            check(table.loaded)
            table.loaded.seat_number(request.user)
            if table.loaded.table.game != game:
                raise refused("other-game", title=table.loaded.game.meta.title, table=table.id)
            written = await turns.act_at(table, read, request.actor)
            return written, await PanelData.after_entry(context, table, request.user)

    written, data = await at_meant(context, request, act, game=game)
    async with watched(context, written.loaded.guild, written.loaded.table.id):
        return await panel_after(context, request, written, data)


async def panel_after(context: Context, request: Request, written: Written, data: PanelData | None) -> Card:
    """Return the panel after an entry, with what the player may know of what it brought.

    `data`: what was read for the panel already.
    """
    private = private_panel(context, request, written.loaded)
    return await private.panel(private.noted(written.events), onward=True, data=data)


@button("pick", playing=True)
async def pick(context: Context, request: Request) -> Card:
    """Choose one noun of several; the next menu follows. Without nouns: choose among all actions."""
    loaded = await _undecided(context, request)
    verb, given = request.begun
    private = private_panel(context, request, loaded)
    return await (private.step(verb, given) if verb else private.others())


@button("sequences", playing=True)
async def sequences(context: Context, request: Request) -> Card:
    """Choose among sequences of actions."""
    return await private_panel(context, request, await _undecided(context, request)).sequences()


async def _undecided(context: Context, request: Request) -> LoadedTable:
    """Return the table of a button. Raises Refused if the decision that the button is about is made."""
    loaded, seat = await requested_seat(context, request)
    if request.button_id.decision != decision_of(loaded, seat):
        raise refused("stale")
    return loaded


@button("act")
@page("act", needs="seat")
async def act(context: Context, request: Request) -> Card:
    """Open the player's panel. The noun `ALONE`: a learner goes on after the guided part."""
    guild, table = request.button_id.guild, request.button_id.table

    async def read(tx: Reading) -> tuple[LoadedTable, PanelData]:
        PanelData.prefetch(context, tx, guild, table, request.user)
        loaded = await load(context, tx, guild, table)
        loaded.seat_number(request.user)
        return loaded, await PanelData.read_in(context, tx, loaded, request.user)

    loaded, data = await context.store.read_with(guild, read)
    alone, private = ALONE in request.button_id.nouns, private_panel(context, request, loaded)
    back = private.lesson is not None and not alone and bool(data.recent) and data.recent[-1].seat == private.viewer
    told = private.just_done(data.recent) if back else []  # as the step had it before the learner looked elsewhere
    return await private.panel(told, data=data, alone=alone)


@button("vote-end", changes_message=True)
async def vote_end(context: Context, request: Request) -> Card:
    """Vote to end a game in which nothing moves."""
    loaded, missing = await turns.vote_end(context, request)
    return private_panel(context, request, loaded).notice(say("vote-counted", missing=missing))


@page("next")
async def next_one(context: Context, request: Request) -> Card:
    """Open the panel of the table that has been waiting for the person for the longest time."""
    opened = await next_table.opened(context, request.user)
    if opened is None:
        return said(context, request.language, say("next-none"))
    found, loaded = opened
    private = private_panel(context, request, loaded)
    return await private.panel([found.line(private.words)])
