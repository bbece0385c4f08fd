"""The buttons about seats: resigning, substitutes, stand-ins; and the ballots among players."""

from __future__ import annotations

import msgspec

from bot.errors import refused
from bot.games.core.phrase import say
from bot.service import people
from bot.service.card import Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.ballots import actions as ballots
from bot.service.features.ballots.kinds import PauseBody
from bot.service.features.looks.cards import ButtonMaker, folded
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button, page
from bot.service.features.seats import resign as resigning
from bot.service.features.seats import standins, vacancies
from bot.service.features.seats.cards import substitute_card
from bot.service.features.sure import SURE, sure_card
from bot.service.people.permissions import must_be_shared
from bot.service.records import Ballot
from bot.service.request import Request, number
from bot.service.tables.loaded import ACTIVE, LoadedTable
from bot.service.tables.lookup import requested_seat, requested_table
from bot.service.times import moment_of

WHOLE_GAME = 6
"""Lines of the summary of the whole game so far, for a substitute."""


@button("come-back", changes_message=True)
async def come_back(context: Context, request: Request) -> Card:
    """Take the player's own seat back from the stand-in."""
    loaded = await standins.come_back(context, request)
    private = private_panel(context, request, loaded)
    return await private.panel([f"🪑 {private.words(say('came-back'))}"])


@button("resign")
@page("resign", needs="seat")
async def resign(context: Context, request: Request) -> Card:
    """Ask whether the player really resigns, and what happens to the seat; with that as the noun, do it."""
    match request.button_id.nouns:
        case (("computer" | "offer") as how,):
            loaded = await resigning.resign(context, request, how)
            return private_panel(context, request, loaded).notice(say("resigned", others=len(loaded.people())))
        case _:
            loaded, seat = await requested_seat(context, request)
            words = loaded.words(context, request.language)
            others = sum(person.number != seat for person in loaded.people())
            make_button = ButtonMaker.at(loaded, words)
            row = tuple(
                make_button(
                    "resign", emoji, how, label=say(f"button-resign-{how if others else 'alone'}"), style="danger"
                )
                for how, emoji in (("computer", "🤖" if others else "🗑️"), ("offer", "📣"))
                if how == "computer" or others
            )
            return Card((Text(words(say("resign-really", others=others))), Buttons(row)))


@button("cancel-game")
@page("cancel-game", needs="seat")
async def cancel_game(context: Context, request: Request) -> Card:
    """Open a ballot: cancel the game? A player alone is asked first, with the noun `sure` no more."""
    loaded = await requested_table(context, request)
    if request.noun != SURE and loaded.table.status in ACTIVE and loaded.users() == (request.user,):
        words = loaded.words(context, request.language)
        yes = ButtonMaker.at(loaded, words)("cancel-game", "🗑️", SURE, style="danger")
        return sure_card(loaded, loaded.viewer_of(request.user), words, say("cancel-game-sure"), yes)
    return ballot_notice(context, request, *await ballots.call(context, request, "cancel"))


@button("pause")
@page("pause", needs="seat")
async def pause(context: Context, request: Request) -> Card:
    """Open a ballot: pause the table until a time? The noun is the time as it was typed."""
    typed = request.noun
    if not typed:
        raise refused("pause-until")
    zone = (await context.store.people.person(request.user)).zone or "UTC"
    body = msgspec.json.encode(PauseBody(moment_of(typed, context.clock.now(), zone)))
    return ballot_notice(context, request, *await ballots.call(context, request, "pause", body))


@button("ballot", changes_message=True)
async def ballot(context: Context, request: Request) -> Card:
    """Vote in a ballot: nouns are its number and `yes` or `no`."""
    asked, answer = request.nouns(2)
    if (found := number(asked)) is None or answer not in ("yes", "no"):
        raise refused("not-readable")
    return ballot_notice(context, request, *await ballots.answer(context, request, found, agree=answer == "yes"))


def ballot_notice(context: Context, request: Request, loaded: LoadedTable, asked: Ballot) -> Card:
    """Return the answer to a vote: how the ballot was decided, or how many votes are missing."""
    return private_panel(context, request, loaded).notice(ballots.state_text(loaded, asked))


@button("substitute")
@page("substitute", needs="seat")
async def substitute(context: Context, request: Request) -> Card:
    """Ask to whom a seat is to be offered."""
    loaded, _ = await requested_seat(context, request)
    must_be_shared(loaded)
    async with context.store.read(request.button_id.guild) as tx:
        offered = tuple(await tx.vacancies(request.button_id.table))
    return substitute_card(context, loaded, request.user, request.language, offered)


@button("offer-seat")
async def offer_seat(context: Context, request: Request) -> Card:
    """Offer a seat to the chosen person or to all, or withdraw the offer: nouns are its number and which of these."""
    seat = request.numbered(0)
    if request.button_id.nouns[1:] == ("withdraw",):
        loaded = await vacancies.withdraw(context, request, seat)
        return private_panel(context, request, loaded).notice(say("seat-withdrawn"))
    user = None if request.button_id.nouns[1:] == ("anybody",) else request.person()
    loaded = await vacancies.offer(context, request, seat, user)
    return private_panel(context, request, loaded).notice(say("seat-offered"))


@button("take-seat", changes_message=True)
async def take_seat(context: Context, request: Request) -> Card:
    """Take a seat over; the newcomer reads the whole game so far in a few lines above their panel."""
    seat = number(request.noun or "")
    if seat is None:
        raise refused("not-readable")
    loaded = await vacancies.take(context, request, seat)
    await people.remember(context, request)
    private = private_panel(context, request, loaded)
    async with context.store.read(loaded.guild) as tx:
        rows = await tx.entries(loaded.table.id)
    lines = folded(loaded, rows, seat, private.words, WHOLE_GAME, over=False)
    heading = f"**{private.words(say('took-over'))}**"
    return await private.panel([heading, *(f"- {line}" for line in lines)])
