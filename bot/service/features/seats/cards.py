"""Seats that are on offer: the card in the channel, and the form in which a player offers a seat."""

from __future__ import annotations

from bot.games.core.phrase import Who, say
from bot.service.card import Block, Button, ButtonId, Buttons, Card, PeopleMenu, Text
from bot.service.context import Context
from bot.service.features.looks.cards import OVER, PAUSED, title
from bot.service.features.seats import vacancies
from bot.service.records import Vacancy
from bot.service.tables.loaded import LoadedTable


def offer_card(context: Context, loaded: LoadedTable, offered: Vacancy, *, nonce: int) -> Card:
    """Return the offer of a seat, without anything that only its player may know."""
    words = loaded.words(context, loaded.table.language)
    facts = {"who": Who(offered.seat)}
    if offered.user is not None:
        text = words(say("vacancy-invited", user=f"<@{offered.user}>", **facts))
    else:
        text = words(say("vacancy-open", **facts))
    button_id = ButtonId(loaded.guild, loaded.table.id, "take-seat", (str(offered.seat),), nonce=nonce)
    button = Button(words(say("button-take-seat")), button_id, "🪑", "good")
    mentions = (offered.user,) if offered.user is not None else ()
    return Card((Text(f"### {words(title(loaded))}\n{text}"), Buttons((button,))), OVER, mentions)


def closed_card(context: Context, loaded: LoadedTable, seat: int) -> Card:
    """Return what an offer becomes once the seat is taken or the offer is withdrawn."""
    words = loaded.words(context, loaded.table.language)
    taken = loaded.computer_on(seat) is None
    # This message is not recorded and so cannot be rewritten: it names no user, whose data may be deleted later.
    text = words(say("vacancy-taken" if taken else "vacancy-withdrawn"))
    return Card((Text(f"### {words(title(loaded))}\n{text}"),), PAUSED)


def substitute_card(
    context: Context, loaded: LoadedTable, user: int, language: str, offered: tuple[Vacancy, ...]
) -> Card:
    """Return the question who shall take a seat over, for each seat that the asker may offer."""
    words = loaded.words(context, language)
    blocks: list[Block] = [Text(f"### {words(title(loaded))}\n{words(say('substitute-intro'))}")]
    for seat in vacancies.on_offer_by(loaded, user):
        number = str(seat)
        blocks.append(Text(f"**{words(say('substitute-seat', who=Who(seat)))}**"))
        if any(one.seat == seat for one in offered):
            back = ButtonId(loaded.guild, loaded.table.id, "offer-seat", (number, "withdraw"))
            blocks.append(Buttons((Button(words(say("button-withdraw-seat")), back, "↩️"),)))
            continue
        anybody = ButtonId(loaded.guild, loaded.table.id, "offer-seat", (number, "anybody"))
        named = ButtonId(loaded.guild, loaded.table.id, "offer-seat", (number,))
        blocks.append(Buttons((Button(words(say("button-offer-seat")), anybody, "📣"),)))
        blocks.append(PeopleMenu(named, words(say("substitute-invite")), 1))
    return Card(tuple(blocks), OVER)
