"""What the buttons about people who are away do. One small function a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service import people
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.features.ballots import actions as ballots
from bot.service.features.ballots.kinds import PauseBody
from bot.service.features.button_request import Press, number
from bot.service.features.looks.recap import folded
from bot.service.features.seats import resign as resigning
from bot.service.features.seats import standins, vacancies
from bot.service.features.seats.cards import substitute_card
from bot.service.records import Ballot
from bot.service.tables.loaded import LoadedTable
from bot.service.times import moment_of

WHOLE_GAME = 6
"""Lines in which a substitute is told the whole game so far."""


async def come_back(press: Press) -> Card:
    """Take one's own seat again, on which a computer plays."""
    loaded = await standins.come_back(press.context, press.request, press.button_id.guild, press.button_id.table)
    private = press.private(loaded)
    return await private.panel([f"🪑 {private.words(say('came-back'))}"])


async def resign(press: Press) -> Card:
    """Ask whether somebody really gives his seat up, and what is to become of it; with that as noun, do it."""
    guild, table = press.button_id.guild, press.button_id.table
    match press.button_id.nouns:
        case ("computer",):
            loaded = await resigning.resign(press.context, press.request, guild, table, "computer")
        case ("offer",):
            loaded = await resigning.resign(press.context, press.request, guild, table, "offer")
        case _:
            loaded = await press.loaded()
            loaded.seat_number(press.request.user)
            _ = loaded.state
            words = loaded.words(press.context, press.language)
            row = tuple(
                Button(words(say(f"button-resign-{how}")), ButtonId(guild, table, "resign", (how,)), emoji, "danger")
                for how, emoji in (("computer", "🤖"), ("offer", "📣"))
            )
            return Card((Text(words(say("resign-really"))), Buttons(row)))
    return press.private(loaded).notice(say("resigned"))


async def cancel_game(press: Press) -> Card:
    """Ask everybody whether the game is to be cancelled."""
    guild, table = press.button_id.guild, press.button_id.table
    return _asked(press, *await ballots.call(press.context, press.request, guild, table, "cancel"))


async def pause(press: Press) -> Card:
    """Ask everybody whether the table is to pause until a time; the noun is what was typed for it."""
    typed = press.noun
    if not typed:
        raise refused("pause-until")
    zone = (await press.context.store.people.person(press.request.user)).zone or "UTC"
    body = msgspec.json.encode(PauseBody(moment_of(typed, press.context.clock.now(), zone)))
    guild, table = press.button_id.guild, press.button_id.table
    return _asked(press, *await ballots.call(press.context, press.request, guild, table, "pause", body))


async def ballot(press: Press) -> Card:
    """Agree to a question to all, or decline: nouns are its number and `yes` or `no`."""
    asked, answer = (*press.button_id.nouns, "", "")[:2]
    if (found := number(asked)) is None or answer not in ("yes", "no"):
        raise refused("not-readable")
    guild, table = press.button_id.guild, press.button_id.table
    return _asked(
        press, *await ballots.answer(press.context, press.request, guild, table, found, agree=answer == "yes")
    )


def _asked(press: Press, loaded: LoadedTable, asked: Ballot) -> Card:
    return press.private(loaded).notice(ballots.stands(loaded, asked))


async def substitute(press: Press) -> Card:
    """Ask who shall take a seat over."""
    loaded = await press.loaded()
    loaded.seat_number(press.request.user)
    _ = loaded.state
    async with press.context.store.read(press.button_id.guild) as tx:
        offered = tuple(await tx.vacancies(press.button_id.table))
    return substitute_card(press.context, loaded, press.request.user, press.language, offered)


async def offer_seat(press: Press) -> Card:
    """Offer a seat to the chosen person or to anybody, or withdraw the offer: nouns are its number and how."""
    seat = press.numbered(0)
    guild, table = press.button_id.guild, press.button_id.table
    if press.button_id.nouns[1:] == ("withdraw",):
        loaded = await vacancies.withdraw(press.context, press.request, guild, table, seat)
        return press.private(loaded).notice(say("seat-withdrawn"))
    user = None if press.button_id.nouns[1:] == ("anybody",) else press.person()
    loaded = await vacancies.offer(press.context, press.request, guild, table, seat, user)
    return press.private(loaded).notice(say("seat-offered"))


async def take_seat(press: Press) -> Card:
    """Take a seat over; the newcomer is told the whole game so far in a few lines, above his panel."""
    seat = number(press.noun or "")
    if seat is None:
        raise refused("not-readable")
    guild, table = press.button_id.guild, press.button_id.table
    loaded = await vacancies.take(press.context, press.request, guild, table, seat)
    await people.remember(press.context, press.request)
    private = press.private(loaded)
    async with press.context.store.read(guild) as tx:
        rows = await tx.entries(table)
    told = folded(loaded, rows, seat, private.words, WHOLE_GAME, over=False)
    heading = f"**{private.words(say('took-over'))}**"
    return await private.panel([heading, *(f"- {line}" for line in told)])


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "come-back": come_back,
    "resign": resign,
    "cancel-game": cancel_game,
    "pause": pause,
    "ballot": ballot,
    "substitute": substitute,
    "offer-seat": offer_seat,
    "take-seat": take_seat,
}
