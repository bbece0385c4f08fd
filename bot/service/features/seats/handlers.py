"""What the buttons about people who are away do. One small function a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service import people
from bot.service.card import Button, Buttons, Card, Handle, Text
from bot.service.features.ballots import actions as ballots
from bot.service.features.ballots.kinds import PauseBody
from bot.service.features.button_request import Press, number
from bot.service.features.looks.recap import folded
from bot.service.features.seats import resign as resigning
from bot.service.features.seats import standins, vacancies
from bot.service.features.seats.cards import substitute_card
from bot.service.records import Ballot
from bot.service.tables.loaded import Sitting
from bot.service.times import moment_of

WHOLE_GAME = 6
"""Lines in which a substitute is told the whole game so far."""


async def come_back(press: Press) -> Card:
    """Take one's own seat again, on which a computer plays."""
    sitting = await standins.come_back(press.house, press.ask, press.handle.guild, press.handle.table)
    private = press.private(sitting)
    return await private.panel([f"🪑 {private.words(say('came-back'))}"])


async def resign(press: Press) -> Card:
    """Ask whether somebody really gives his seat up, and what is to become of it; with that as noun, do it."""
    guild, table = press.handle.guild, press.handle.table
    match press.handle.nouns:
        case ("computer",):
            sitting = await resigning.resign(press.house, press.ask, guild, table, "computer")
        case ("offer",):
            sitting = await resigning.resign(press.house, press.ask, guild, table, "offer")
        case _:
            sitting = await press.sitting()
            sitting.seat_number(press.ask.user)
            _ = sitting.state
            words = sitting.words(press.house, press.language)
            row = tuple(
                Button(words(say(f"button-resign-{how}")), Handle(guild, table, "resign", (how,)), emoji, "danger")
                for how, emoji in (("computer", "🤖"), ("offer", "📣"))
            )
            return Card((Text(words(say("resign-really"))), Buttons(row)))
    return press.private(sitting).notice(say("resigned"))


async def cancel_game(press: Press) -> Card:
    """Ask everybody whether the game is to be cancelled."""
    guild, table = press.handle.guild, press.handle.table
    return _asked(press, *await ballots.call(press.house, press.ask, guild, table, "cancel"))


async def pause(press: Press) -> Card:
    """Ask everybody whether the table is to pause until a time; the noun is what was typed for it."""
    typed = press.noun
    if not typed:
        raise refused("pause-until")
    zone = (await press.house.store.people.person(press.ask.user)).zone or "UTC"
    body = msgspec.json.encode(PauseBody(moment_of(typed, press.house.clock.now(), zone)))
    guild, table = press.handle.guild, press.handle.table
    return _asked(press, *await ballots.call(press.house, press.ask, guild, table, "pause", body))


async def ballot(press: Press) -> Card:
    """Agree to a question to all, or decline: nouns are its number and `yes` or `no`."""
    asked, answer = (*press.handle.nouns, "", "")[:2]
    if (found := number(asked)) is None or answer not in ("yes", "no"):
        raise refused("not-readable")
    guild, table = press.handle.guild, press.handle.table
    return _asked(press, *await ballots.answer(press.house, press.ask, guild, table, found, agree=answer == "yes"))


def _asked(press: Press, sitting: Sitting, asked: Ballot) -> Card:
    return press.private(sitting).notice(ballots.stands(sitting, asked))


async def substitute(press: Press) -> Card:
    """Ask who shall take a seat over."""
    sitting = await press.sitting()
    sitting.seat_number(press.ask.user)
    _ = sitting.state
    async with press.house.store.read(press.handle.guild) as tx:
        offered = tuple(await tx.vacancies(press.handle.table))
    return substitute_card(press.house, sitting, press.ask.user, press.language, offered)


async def offer_seat(press: Press) -> Card:
    """Offer a seat to the chosen person or to anybody, or withdraw the offer: nouns are its number and how."""
    seat = press.numbered(0)
    guild, table = press.handle.guild, press.handle.table
    if press.handle.nouns[1:] == ("withdraw",):
        sitting = await vacancies.withdraw(press.house, press.ask, guild, table, seat)
        return press.private(sitting).notice(say("seat-withdrawn"))
    user = None if press.handle.nouns[1:] == ("anybody",) else press.person()
    sitting = await vacancies.offer(press.house, press.ask, guild, table, seat, user)
    return press.private(sitting).notice(say("seat-offered"))


async def take_seat(press: Press) -> Card:
    """Take a seat over; the newcomer is told the whole game so far in a few lines, above his panel."""
    seat = number(press.noun or "")
    if seat is None:
        raise refused("not-readable")
    guild, table = press.handle.guild, press.handle.table
    sitting = await vacancies.take(press.house, press.ask, guild, table, seat)
    await people.remember(press.house, press.ask)
    private = press.private(sitting)
    async with press.house.store.read(guild) as tx:
        rows = await tx.entries(table)
    told = folded(sitting, rows, seat, private.words, WHOLE_GAME, over=False)
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
