"""What a player shows to the channel: made from what all may see while the game runs, from everything after its end."""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.errors import refused
from bot.games.core.phrase import Who, say
from bot.service.bodies import SharedBody
from bot.service.card import Block, Button, Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.looks.cards import (
    RUNNING,
    ButtonMaker,
    Reader,
    accent_of,
    exhibit,
    fitted,
    title,
)
from bot.service.features.replay.cards import ALL, Replayed, history_of
from bot.service.features.share.result import result_blocks
from bot.service.tables.loaded import LoadedTable


async def shared_card(
    context: Context, loaded: LoadedTable, what: SharedBody, user: int, language: str, *, nonce: int = 0
) -> Card:
    """Return the card for the channel, as a silent message. Raises Refused for what not all may see.

    `user`: the player who shares it.
    """
    return _framed(context, loaded, await _blocks(context, loaded, what, language), user, language, nonce)


def undrawn_card(context: Context, loaded: LoadedTable, user: int, language: str, *, nonce: int) -> Card:
    """Return what stands in the channel for a film that cannot be drawn now, though it could when it was shared."""
    blocks = [Text(loaded.words(context, language)(say("share-undrawn")))]
    return _framed(context, loaded, blocks, user, language, nonce)


def _framed(
    context: Context, loaded: LoadedTable, blocks: Sequence[Block], user: int, language: str, nonce: int
) -> Card:
    """Return these blocks below the table's name and who shares them."""
    words, button = loaded.words(context, language), ButtonMaker.at(loaded, loaded.words(context, language), nonce)
    seat = next(iter(loaded.seats_of(user)), None)
    by = say("share-by-spectator") if seat is None else say("share-by", who=Who(seat))
    head = Text(f"### {words(title(loaded))}\n-# 📣 {words(by)}")
    ways = Buttons((button("looks", "🔭"), button("replay", "⏯️"), button("log", "📜")))
    return Card(fitted((head, *blocks, ways)), accent_of(loaded), silent=True)


async def preview_card(context: Context, loaded: LoadedTable, what: SharedBody, user: int, language: str) -> Card:
    """Return the preview for the player who shares, with the button that posts it. Raises Refused."""
    card = await shared_card(context, loaded, what, user, loaded.table.language)
    words = loaded.words(context, language)
    button = ButtonMaker.at(loaded, words)
    where = f"<#{loaded.table.channel}>"
    told = "share-preview" if loaded.table.status == "over" else "share-preview-public"
    post = button("share-post", "📣", *nouns_of(what), style="main")
    back = Buttons((post, *_back(button, what)))
    return Card(fitted((Text(words(say(told, channel=where))), *card.blocks[:-1], back)), card.accent)


def posted_card(context: Context, loaded: LoadedTable, what: SharedBody, language: str) -> Card:
    """Return what the player reads after posting."""
    words = loaded.words(context, language)
    button = ButtonMaker.at(loaded, words)
    text = words(say("share-posted", channel=f"<#{loaded.table.channel}>"))
    return Card((Text(text), Buttons((*_back(button, what), button("looks", "🔭")))), RUNNING)


def _back(button: ButtonMaker, what: SharedBody) -> list[Button]:
    eyes = ALL if what.eyes is None else str(what.eyes)
    back = say("button-share-back")
    match what.what:
        case "look":
            return [button("look", "⬅️", what.look, *([what.about] if what.about else []), label=back)]
        case "turn":
            return [button("replay", "⬅️", str(what.place), ALL, eyes, label=back)]
        case "film":
            return [button("film", "⬅️", eyes, label=back)]
        case "result":
            return [button("result", "⬅️", label=back)]


def nouns_of(what: SharedBody) -> tuple[str, ...]:
    """Return what is shared as a button holds it (`handlers._read` reads it)."""
    eyes = ALL if what.eyes is None else str(what.eyes)
    match what.what:
        case "look":
            return "look", what.look, what.about or ALL
        case "turn":
            return "turn", str(what.place), eyes
        case "film":
            return "film", eyes
        case "result":
            return ("result",)


async def _blocks(context: Context, loaded: LoadedTable, what: SharedBody, language: str) -> list[Block]:
    eyes = what.eyes if loaded.table.status == "over" else None
    match what.what:
        case "look":
            return await _look(context, loaded, what, eyes, language)
        case "turn" | "film":
            history = await history_of(context, loaded)
            replayed = Replayed(context, history, None, language, ALL if eyes is None else str(eyes))
            return await (replayed.shared(what.place) if what.what == "turn" else replayed.shared_film())
        case "result":
            return await result_blocks(context, loaded, language)


async def _look(
    context: Context, loaded: LoadedTable, what: SharedBody, eyes: int | None, language: str
) -> list[Block]:
    """Return a look as all may see it; after the end a private one as its seat saw it. Raises Refused."""
    declared = loaded.game.meta.look(what.look)
    if declared is None:
        raise refused("no-look", title=loaded.game.meta.title)
    if declared.private and eyes is None:
        raise refused("share-private" if loaded.table.status != "over" else "no-look", title=loaded.game.meta.title)
    viewer = eyes if declared.private else None
    names = dict(loaded.presenter.subjects(loaded.view(viewer), what.look))
    about = what.about if what.about in names else next(iter(names), None)
    words = loaded.words(context, language)
    named = words(say(f"{loaded.game.meta.prefix}-look-{what.look}"))
    if about is not None:
        named = f"{named}: {words(names[about])}"
    blocks = await exhibit(context, loaded, Reader(viewer, language), what.look, about)
    return [Text(limits.cut(f"**{named}**", 300)), *blocks]
