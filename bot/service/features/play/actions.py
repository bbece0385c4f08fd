"""Playing: act, take back, end by vote. Each is one transaction; refusals change nothing.

What a panel shows beside the position is read here, too: within the transaction of an action, or after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.errors import Refused, refused
from bot.games.core.actions import Action
from bot.games.core.contract import IllegalAction
from bot.games.core.phrase import Phrase, say
from bot.games.history.log import VOTE, Concluded, TookBack, acted, decode_events
from bot.games.history.replay import open_entry, same_secrets
from bot.service.context import Context
from bot.service.features.looks.cards import RECENT, recent
from bot.service.features.seats import standins
from bot.service.ports import Reading
from bot.service.records import Entry, Note, PremoveQueue
from bot.service.request import Actor, Request
from bot.service.tables import live_mode
from bot.service.tables.loaded import LoadedTable, not_played
from bot.service.tables.tx import TableTx, Written, open_requested, open_table


@dataclass(frozen=True)
class PanelData:
    """A player's private data at a table, and the newest entries of its log: all of them for a learner (`guide`).

    `live`: the table is in live mode; its players have seen what happened, and panels are short: only premoves are
    read.
    """

    live: bool = False
    plan: PremoveQueue | None = None
    notes: Sequence[Note] = ()
    recent: Sequence[Entry] = ()

    @classmethod
    async def read(cls, context: Context, loaded: LoadedTable, user: int) -> PanelData:
        """Read it in one round trip."""

        async def read(tx: Reading) -> PanelData:
            if loaded.viewer_of(user) is not None:
                cls.prefetch(context, tx, loaded.guild, loaded.table.id, user)
            return await cls.read_in(context, tx, loaded, user)

        return await context.store.read_with(loaded.guild, read)

    @staticmethod
    def prefetch(context: Context, tx: Reading, guild: int, table: int, user: int, *, log: bool = True) -> None:
        """Let what is read for a player travel together, with the newest entries of the log unless `log` is False."""
        if context.settings.live > 0:
            tx.prefetch.timers(table)
        tx.prefetch.premove_queues(table)
        if not context.runtime.presence.is_live(guild, table):
            tx.prefetch.notes(table, user)
            if log:
                tx.prefetch.entries(table, last=RECENT)

    @classmethod
    async def after_entry(cls, context: Context, table: TableTx, user: int) -> PanelData | None:
        """Return it within the transaction of an entry, at a table known to be live: all of it was read for the entry.

        None at any other table: there it is read after the commit.
        """
        if table.loaded.lesson_for(table.loaded.viewer_of(user)) is not None or not await live_mode.still_live(table):
            return None
        return cls(live=True, plan=await table.tx.premove_queue(table.id, user))

    @classmethod
    async def read_in(
        cls, context: Context, tx: Reading, loaded: LoadedTable, user: int, newest: Sequence[Entry] | None = None
    ) -> PanelData:
        """Read it for a user; only whether the table is live for one who does not sit there.

        `newest`: the newest log entries, where they were read already.
        """
        table, seat = loaded.table.id, loaded.viewer_of(user)
        live = context.settings.live > 0 and await live_mode.is_live(tx, table)
        if seat is None:
            return cls(live)
        plan = await tx.premove_queue(table, user)
        if loaded.lesson_for(seat) is not None:
            return cls(False, plan, loaded.own_notes(user, await tx.notes(table, user)), await tx.entries(table))
        if live:
            return cls(live, plan)
        notes = loaded.own_notes(user, await tx.notes(table, user))
        return cls(live, plan, notes, await recent(tx, loaded, seat, newest))


async def act(
    context: Context, guild: int, table: int, action: Action, actor: Actor, *, decision: int | None = None
) -> Written:
    """Do an action for the actor's seat. `decision`: the number it was offered for; None when typed by hand.

    Raises Refused: strangers, a table that does not run, a stale choice, or what the rules forbid.
    """
    async with open_table(context, guild, table, interaction=actor.interaction) as opened:
        return await act_at(opened, lambda _loaded, _seat: action, actor, decision=decision)


async def act_at(
    table: TableTx,
    read: Callable[[LoadedTable, int], Action],
    actor: Actor,
    *,
    decision: int | None = None,
) -> Written:
    """Do an action that is read at the table as it is then, for the actor's seat, in a transaction on the table."""
    if (repeated := await outcome_of(table.tx, table.loaded, actor)) is not None:
        return repeated
    loaded = table.loaded
    seat = _fresh_seat(loaded, actor, decision)
    action = read(loaded, seat)
    refusal = loaded.game.why_illegal(loaded.state, seat, action)
    if refusal is not None:
        raise illegal(IllegalAction(refusal))
    if loaded.seats[seat].standin is not None:
        await standins.take_back(table, seat, actor)
    return await table.append(acted(seat, action), actor)


async def act_all(
    table: TableTx,
    read: Callable[[LoadedTable, int], Sequence[Action]],
    actor: Actor,
    *,
    decision: int | None = None,
) -> tuple[list[Written], Phrase | None]:
    """Do actions that are read at the table as it is then, in their order, each like an action by hand. Return what
    each wrote, and why the rest was left out.

    The rest is left out after an action that draws or reveals something, and from a refused one on. Raises Refused if
    the first is refused.
    """
    if (repeated := await outcome_of(table.tx, table.loaded, actor)) is not None:
        return [repeated], None
    written: list[Written] = []
    steps = read(table.loaded, _fresh_seat(table.loaded, actor, decision))
    for step in steps:
        before = table.loaded.state
        try:
            written.append(await act_at(table, lambda _loaded, _seat, step=step: step, actor))
        except Refused as error:
            if not written:
                raise
            return written, say("steps-stopped-refused", why=error.phrases)
        actor = replace(actor, interaction=None)  # the first entry is enough to recognise a repeated click
        if len(written) < len(steps) and not same_secrets(before, table.loaded.state):
            return written, say("steps-stopped-learned", done=len(written), of=len(steps))
    return written, None


async def undo(context: Context, request: Request) -> Written:
    """Take the player's last action back. Raises Refused if it cannot be taken back."""
    actor, at = request.actor, request.button_id
    async with open_table(context, at.guild, at.table, interaction=actor.interaction) as table:
        if (repeated := await outcome_of(table.tx, table.loaded, actor)) is not None:
            return repeated
        loaded = table.loaded
        seat = _running_seat(loaded, actor)
        number = None if loaded.computer_on(seat) else open_entry(loaded.game, loaded.position, seat)
        if number is None:
            raise refused("nothing-to-undo")
        return await table.append(TookBack(seat, number), actor)


async def vote_end(context: Context, request: Request) -> tuple[LoadedTable, int]:
    """Vote to end a game that is stalled; return how many votes are still missing."""
    async with open_requested(context, request) as table:
        tx, loaded = table.tx, table.loaded
        loaded.account_seat(request.user)
        if loaded.table.status != "running":
            raise not_played(loaded.table)
        if not loaded.game.stalled(loaded.state):
            raise refused("not-stalled")
        votes = f"vote:{round_of_votes(loaded)}"
        for seat in loaded.seats_of(request.user):
            await tx.say_once(table.id, f"{votes}:{seat}")
        missing = [person for person in loaded.people() if not await tx.said(table.id, f"{votes}:{person.number}")]
        if not missing:
            await table.append(Concluded(VOTE), request.actor)
        return table.loaded, len(missing)


def round_of_votes(loaded: LoadedTable) -> str:
    """Return the quiet time in which votes count: what any seat learned since makes them void, as does a rewind."""
    state = loaded.state
    return "-".join(map(str, (*state.knowledge, *(("e", state.chance.epoch) if state.chance.epoch else ()))))


def illegal(error: IllegalAction) -> Refused:
    """Turn a refusal of the rules into one of the host's."""
    refusal = error.refusal
    cited = say("rule-cited", rule=refusal.rule)
    return Refused(refusal.kind, refusal.reason, refusal.remedy, cited, rule=refusal.rule)


def _running_seat(loaded: LoadedTable, actor: Actor) -> int:
    assert actor.user is not None
    seat = loaded.seat_number(actor.user)
    if loaded.table.status != "running":
        raise not_played(loaded.table)
    return seat


def _fresh_seat(loaded: LoadedTable, actor: Actor, decision: int | None) -> int:
    """Return the actor's seat. Raises Refused if its next decision is not the one that the actor saw."""
    seat = _running_seat(loaded, actor)
    if decision is not None and decision != loaded.decisions[seat]:
        raise refused("stale")
    return seat


async def outcome_of(tx: Reading, loaded: LoadedTable, actor: Actor) -> Written | None:
    """Return the outcome again when this interaction made an entry already."""
    if actor.interaction is None:
        return None
    found = await tx.entry_of(actor.interaction)
    if found is None or found[0] != loaded.table.id:
        return None
    events = decode_events(loaded.game, found[1].events)
    return Written(loaded, events, repeated=True)


def can_undo(loaded: LoadedTable, seat: int) -> bool:
    """Return whether the seat has something to take back now."""
    plays = loaded.table.status == "running" and loaded.computer_on(seat) is None
    return plays and open_entry(loaded.game, loaded.position, seat) is not None


def can_try(loaded: LoadedTable, seat: int) -> bool:
    """Return whether the seat can try more than one action of its turn before it learns something."""
    awaited = seat in loaded.to_move() and loaded.computer_on(seat) is None
    return awaited and any(loaded.outcome(seat, action) == "open" for action in loaded.legal(seat))
