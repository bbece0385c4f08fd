"""Seats that are on offer: what the channel sees, and what whoever may offer them is asked."""

from __future__ import annotations

from contextlib import suppress

from bot.games.core.phrase import Who, say
from bot.service.card import Block, Button, Buttons, Card, Handle, PeopleMenu, Text
from bot.service.cards.board_card import OVER, PAUSED, title
from bot.service.changes import vacancies
from bot.service.house import House
from bot.service.messenger import Gone, NotAllowed
from bot.service.notices.sending import Sender
from bot.service.records import Outgoing, Vacancy
from bot.service.table.rows import mark_of
from bot.service.table.sitting import Sitting


async def vacancy(post: Sender, row: Outgoing) -> None:
    """Post the offer of a seat, whoever is invited mentioned; one that is taken or withdrawn becomes a word."""
    scene = await post.scene(row)
    sitting, stands = scene.sitting, scene.posted.get(("vacancy", row.target))
    async with post.house.store.read(post.guild) as tx:
        found = next((one for one in await tx.vacancies(row.table) if one.seat == row.target), None)
    if found is not None:
        card = offer_card(post.house, sitting, found, mark=mark_of(row))
        await post.stand(row, scene, card, make=True, owner=row.target)
        return
    if stands is not None:
        with suppress(Gone, NotAllowed):
            await post.house.messenger.edit(stands.channel, stands.message, _closed(post.house, sitting, row.target))
    async with post.house.store.write(post.guild) as tx:
        await tx.drop_posted(row.table, "vacancy", row.target)
        await post.let_go(tx, row, channel=sitting.table.channel)


def offer_card(house: House, sitting: Sitting, offered: Vacancy, *, mark: int) -> Card:
    """Return the offer of a seat. What belongs to it is told to nobody before he takes it."""
    words = sitting.words(house, sitting.table.language)
    facts = {"who": Who(offered.seat)}
    if offered.user is not None:
        text = words(say("vacancy-invited", user=f"<@{offered.user}>", **facts))
    else:
        text = words(say("vacancy-open", **facts))
    handle = Handle(sitting.guild, sitting.table.id, "take-seat", (str(offered.seat),), mark)
    button = Button(words(say("button-take-seat")), handle, "🪑", "good")
    mentions = (offered.user,) if offered.user is not None else ()
    return Card((Text(f"### {words(title(sitting))}\n{text}"), Buttons((button,))), OVER, mentions)


def _closed(house: House, sitting: Sitting, seat: int) -> Card:
    words = sitting.words(house, sitting.table.language)
    taken = sitting.computer_on(seat) is None
    # Nothing is kept of this message, so it names nobody: he may be forgotten one day.
    text = words(say("vacancy-taken" if taken else "vacancy-withdrawn"))
    return Card((Text(f"### {words(title(sitting))}\n{text}"),), PAUSED)


def substitute_card(house: House, sitting: Sitting, user: int, language: str, offered: tuple[Vacancy, ...]) -> Card:
    """Return the question who shall take a seat over, for each seat that the asker may offer."""
    words = sitting.words(house, language)
    blocks: list[Block] = [Text(f"### {words(title(sitting))}\n{words(say('substitute-intro'))}")]
    for seat in vacancies.on_offer_by(sitting, user):
        number = str(seat)
        blocks.append(Text(f"**{words(say('substitute-seat', who=Who(seat)))}**"))
        if any(one.seat == seat for one in offered):
            back = Handle(sitting.guild, sitting.table.id, "offer-seat", (number, "withdraw"))
            blocks.append(Buttons((Button(words(say("button-withdraw-seat")), back, "↩️"),)))
            continue
        anybody = Handle(sitting.guild, sitting.table.id, "offer-seat", (number, "anybody"))
        named = Handle(sitting.guild, sitting.table.id, "offer-seat", (number,))
        blocks.append(Buttons((Button(words(say("button-offer-seat")), anybody, "📣"),)))
        blocks.append(PeopleMenu(named, words(say("substitute-invite")), 1))
    return Card(tuple(blocks), OVER)
