"""Seats that are on offer: the card in the channel, and the form in which a player offers a seat."""

from __future__ import annotations

from bot.games.core.phrase import Who, say
from bot.service.card import Block, Buttons, Card, PeopleMenu, Text
from bot.service.context import Context
from bot.service.features.looks.cards import OVER, PAUSED, ButtonMaker, heading
from bot.service.features.seats import vacancies
from bot.service.records import Vacancy
from bot.service.tables.loaded import LoadedTable


def offer_card(context: Context, loaded: LoadedTable, offered: Vacancy, *, nonce: int) -> Card:
    """Return the offer of a seat, without anything that only its player may know."""
    words = loaded.words(context, loaded.table.language)
    mentions, facts = (), {"who": Who(offered.seat)}
    if offered.user is not None:
        mentions, text = (offered.user,), say("vacancy-invited", user=f"<@{offered.user}>", **facts)
    else:
        text = say("vacancy-open", **facts)
    take = ButtonMaker.at(loaded, words, nonce)("take-seat", "🪑", str(offered.seat), style="good")
    return Card((heading(loaded, words, words(text)), Buttons((take,))), OVER, mentions)


def closed_card(context: Context, loaded: LoadedTable, seat: int) -> Card:
    """Return what an offer becomes once the seat is taken or the offer is withdrawn."""
    words = loaded.words(context, loaded.table.language)
    taken = loaded.computer_on(seat) is None
    # This message is not recorded and so cannot be rewritten: it names no user, whose data may be deleted later.
    return Card((heading(loaded, words, words(say("vacancy-taken" if taken else "vacancy-withdrawn"))),), PAUSED)


def substitute_card(
    context: Context, loaded: LoadedTable, user: int, language: str, offered: tuple[Vacancy, ...]
) -> Card:
    """Return the card on which the user offers each of the seats that they may offer, or withdraws an offer."""
    words = loaded.words(context, language)
    button = ButtonMaker.at(loaded, words)
    blocks: list[Block] = [heading(loaded, words, words(say("substitute-intro")))]
    for seat in vacancies.on_offer_by(loaded, user):
        number = str(seat)
        blocks.append(Text(f"**{words(say('substitute-seat', who=Who(seat)))}**"))
        if any(one.seat == seat for one in offered):
            back = button("offer-seat", "↩️", number, "withdraw", label=say("button-withdraw-seat"))
            blocks.append(Buttons((back,)))
        else:
            blocks.append(Buttons((button("offer-seat", "📣", number, "anybody"),)))
            blocks.append(PeopleMenu(button.id("offer-seat", number), words(say("substitute-invite")), 1))
    return Card(tuple(blocks), OVER)
