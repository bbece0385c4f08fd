"""Reminders: first to an awaited player (at their own interval within the table's), then to the table, then its host.

After that nothing is sent until the next turn. The timer `remind` (target: the user) holds the next step.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service.bodies import Fresh
from bot.service.card import Buttons
from bot.service.context import Context
from bot.service.features.digest import actions as digest
from bot.service.features.looks.cards import ButtonMaker
from bot.service.names import shown
from bot.service.people import is_quiet_now, person_at, quiet_hours, wants_dm
from bot.service.records import Person, Table, Timer
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.outbox import CALL
from bot.service.tables.terms import term
from bot.service.tables.tx import TableTx, open_table
from bot.text.translator import Words

KIND = "remind"
REMINDERS = 3
"""How often the player is reminded; then the table is reminded once, then its host once."""
TO_TABLE, TO_HOST = REMINDERS, REMINDERS + 1
SNOOZES = {"hour": "💤", "tomorrow": None, "turn": None}
"""Until when a reminder can be snoozed, with the emojis of the buttons."""
DAY = 86_400.0
SHORTEST = 3600.0


class ReminderState(Struct, frozen=True, rename={"muted": "hushed"}):
    """The state of one turn's reminders. `step`: the next one. `since`: when the turn was told. `set_at`: when this was
    set. `asked`: the player asked for the next one. `muted`: the player gets no notices in this turn.
    """

    step: int = 0
    since: float = 0.0
    set_at: float = 0.0
    asked: bool = False
    muted: bool = False


def interval(person: Person, table: Table) -> float | None:
    """Return the seconds between two reminders at this table, None for none."""
    agreed = term(table, "reminders")
    if agreed == "daily":
        return max(person.remind or DAY, DAY)
    return person.remind or None if agreed == "own" else None


def is_muted(person: Person) -> bool:
    """Return whether the player gets no reminders; the table and its host may be reminded all the same."""
    return person.notice == "silent" or person.remind == 0


async def begin(table: TableTx, person: Person) -> None:
    """Set the first reminder: one interval after the notice of the turn arrives."""
    every = interval(person, table.loaded.table)
    if every is None:
        await table.drop_timer(KIND, person.user)  # a reminder the player asked for ends with its turn
        return
    now = table.context.clock.now()
    arrives = quiet_hours.arrives_at(person, now)
    if is_muted(person):
        await _set(table, person.user, arrives + every * (TO_TABLE + 1), ReminderState(TO_TABLE, now))
    else:
        await _set(table, person.user, arrives + every, ReminderState(0, now))


async def remind(table: TableTx, timer: Timer) -> None:
    """Do the next step for a player who is still awaited."""
    context, loaded = table.context, table.loaded
    if timer.target not in loaded.awaited():
        return
    person = await person_at(context, timer.target, loaded.guild, table.id)
    reminder = msgspec.json.decode(timer.body, type=ReminderState)
    seat = next(seat for seat in loaded.awaited_seats() if seat.user == person.user)
    if seat.away is not None and not reminder.asked:  # no reminders on vacation
        await _set(table, person.user, seat.away, reminder)
        return
    if not reminder.asked and await _acted_since(table, person.user, reminder.set_at):
        await begin(table, person)
        return
    await _step(table, person, reminder)
    await _go_on(table, person, reminder)


async def _acted_since(table: TableTx, user: int, at: float) -> bool:
    """Return whether the player acted in their turn: then they are present, and the reminders start again."""
    return any(entry.user == user and entry.at > at for entry in await table.tx.entries(table.id, last=20))


async def _step(table: TableTx, person: Person, reminder: ReminderState) -> None:
    context = table.context
    kept = reminder.step < TO_TABLE and not reminder.asked and is_quiet_now(context, person)
    if reminder.step == TO_TABLE:
        fresh = Fresh(why="table", since=reminder.since, muted=reminder.muted or is_muted(person))
        await table.show(CALL, person.user, fresh=fresh)
    elif reminder.step > TO_TABLE:
        await _host(table, person, reminder)
    elif kept:
        await digest.keep(context, table.loaded, person)
        await digest.put_row(table, person)
    elif wants_dm(person):
        await table.renew_dm(person.user, why="remind")
    elif person.notice != "silent":
        await table.show(CALL, person.user, fresh=Fresh(why="remind", since=reminder.since))


async def _go_on(table: TableTx, person: Person, reminder: ReminderState) -> None:
    """Set the timer of the next step, unless this step was the last."""
    every = interval(person, table.loaded.table)
    following = reminder.step if reminder.asked else reminder.step + 1
    if every is not None and following <= TO_HOST:
        due = quiet_hours.arrives_at(person, table.context.clock.now()) + every
        await _set(table, person.user, due, ReminderState(following, reminder.since, muted=reminder.muted))


async def _host(table: TableTx, person: Person, reminder: ReminderState) -> None:
    """Tell the table's host once, and what they can do. A host who is the awaited player is not told."""
    context, loaded, row = table.context, table.loaded, table.loaded.table
    if row.host == person.user or not loaded.sits(row.host):
        return
    phrase = say(
        "reminded-host",
        table=loaded.number(),
        title=loaded.game.meta.title,
        who=shown(loaded.name_of(person.user)),
        since=f"<t:{int(reminder.since)}:f>",
        channel=f"<#{row.channel}>",
    )
    due = quiet_hours.arrives_at(await context.store.people.person(row.host), context.clock.now())
    await table.tell(row.host, phrase, about=person.user, due=due)


async def snooze(context: Context, request: Request, how: str) -> tuple[LoadedTable, float | None]:
    """Postpone the next reminder: `hour`, `tomorrow`, or `turn` for none in this turn. Return also when it is due."""
    async with open_table(context, request.button_id.guild, request.button_id.table) as table:
        must_be_awaited(table.loaded, request.user)
        person, now = await person_at(context, request.user, table.loaded.guild, table.id), context.clock.now()
        due = {"hour": now + SHORTEST, "tomorrow": quiet_hours.next_morning(person, now)}.get(how)
        reminder = await _pending(table, person.user) or ReminderState(0, now)
        if due is not None:
            reminder = msgspec.structs.replace(reminder, asked=reminder.step < TO_TABLE)
            await _set(table, person.user, due, reminder)
        else:
            every = interval(person, table.loaded.table)
            await table.drop_timer(KIND, person.user)
            if every is not None and reminder.step <= TO_HOST:
                left = max(TO_TABLE - reminder.step, 0) + 1
                beyond = ReminderState(max(reminder.step, TO_TABLE), reminder.since, muted=True)
                await _set(table, person.user, now + left * every, beyond)
        return table.loaded, due


def must_be_awaited(loaded: LoadedTable, user: int) -> None:
    """Raise Refused unless the user is an awaited player: no other user gets reminders."""
    loaded.account_seat(user)
    if user not in loaded.awaited():
        raise refused("snooze-not-awaited")


async def _pending(table: TableTx, user: int) -> ReminderState | None:
    found = await table.tx.timer(table.id, KIND, user)
    return msgspec.json.decode(found.body, type=ReminderState) if found else None


async def _set(table: TableTx, user: int, due: float, reminder: ReminderState) -> None:
    reminder = msgspec.structs.replace(reminder, set_at=table.context.clock.now())
    await table.set_timer(KIND, due, user, msgspec.json.encode(reminder))


def reminder_row(loaded: LoadedTable, words: Words, nonce: int = 0) -> Buttons:
    """Return the buttons that snooze a reminder: for an hour, until tomorrow, or for the rest of the turn."""
    button = ButtonMaker.at(loaded, words, nonce)
    row = (button("snooze", emoji, how, label=say(f"button-snooze-{how}")) for how, emoji in SNOOZES.items())
    return Buttons(tuple(row))
