"""What each button and menu does. One small function a verb; `PRESSES` is the whole list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.errors import Refused, refused
from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase, Who, say
from bot.service import people
from bot.service.card import Button, Buttons, Card, Handle, Text
from bot.service.features.button_request import Press, number, panel_after
from bot.service.features.computers import hints
from bot.service.features.host_tools import handlers as host_handlers
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.lobby import actions as lobby
from bot.service.features.lobby.cards import computers_card, settings_card, terms_card
from bot.service.features.lobby.consent import be_rated, question
from bot.service.features.looks.pages import my_tables_card, rules_card
from bot.service.features.looks.record import record_card
from bot.service.features.notes import handlers as note_handlers
from bot.service.features.play import actions as turns
from bot.service.features.play.board import RUNNING
from bot.service.features.play.choices import from_menu
from bot.service.features.play.panel import decision_of
from bot.service.features.premoves import handlers as premove_handlers
from bot.service.features.privacy.cards import confirm_card, forgotten_card, my_data_card
from bot.service.features.replay import why
from bot.service.features.replay.cards import Replayed, story_of
from bot.service.features.seats import handlers as seat_handlers
from bot.service.features.server import cards as server_card
from bot.service.features.settings import cards as preferences
from bot.service.features.settings.snooze import snooze
from bot.service.features.stats.handlers import PRESSES as STANDING
from bot.service.features.undo import handlers as undo_handlers
from bot.service.people.permissions import may_host
from bot.service.tables.loaded import Sitting
from bot.service.tables.lookup import find


async def do(press: Press) -> Card:
    """Do a game action."""

    def read(sitting: Sitting, seat: int) -> Action:
        return from_menu(sitting, seat, press.handle.nouns, press.values)

    decision = press.handle.decision - 1 if press.handle.decision else None
    guild, table = press.handle.guild, press.handle.table
    written = await turns.act_as_read(press.house, guild, table, read, press.author, decision=decision)
    return await panel_after(press, written)


async def pick(press: Press) -> Card:
    """Choose one noun of several; the next menu follows."""
    sitting = await press.sitting()
    seat = sitting.seat_number(press.ask.user)
    _ = sitting.state
    if press.handle.decision != decision_of(sitting, seat):
        raise refused("stale")
    verb, *given = (*press.handle.nouns, *press.values) or ("",)
    return await press.private(sitting).step(verb, tuple(given))


async def act(press: Press) -> Card:
    """Open one's panel."""
    sitting = await press.sitting()
    sitting.seat_number(press.ask.user)
    return await press.private(sitting).panel()


async def look(press: Press) -> Card:
    """Show a look; a menu's choice is what it is about."""
    look_id = press.handle.nouns[0] if press.handle.nouns else ""
    about = press.values[0] if press.values else (press.handle.nouns[1] if len(press.handle.nouns) > 1 else None)
    return await show(press, look_id, about)


async def show(press: Press, look_id: str, about: str | None) -> Card:
    """Show one of the game's looks to this person's eyes."""
    sitting = await press.sitting()
    return await press.private(sitting).look(look_id, _about(press, sitting, look_id, about))


def _about(press: Press, sitting: Sitting, look_id: str, about: str | None) -> str | None:
    """Return what the look is about: what was asked for if there is such a thing, else the first, if any.

    Raises Refused when the game has no such look, or none for these eyes.
    """
    declared = sitting.game.meta.look(look_id)
    if declared is None:
        raise refused("no-look", title=sitting.game.meta.title)
    if declared.private:
        sitting.seat_number(press.ask.user)
    subjects = [noun for noun, _ in sitting.speaker.subjects(sitting.view(sitting.seat_of(press.ask.user)), look_id)]
    return about if about in subjects else next(iter(subjects), None)


async def looks(press: Press) -> Card:
    """Show the menu of looks, or the chosen one."""
    if press.values:
        return await show(press, press.values[0], None)
    sitting = await press.sitting()
    _ = sitting.state
    return press.private(sitting).looks()


async def text(press: Press) -> Card:
    """Show a page of the text board: nouns are the look, what it is about ("-": nothing), and the page."""
    sitting = await press.sitting()
    look_id, about, page = (*press.handle.nouns, "", "", "")[:3]
    return press.private(sitting).text(look_id, _about(press, sitting, look_id, about), number(page) or 0)


async def log(press: Press) -> Card:
    """Show the log."""
    sitting = await press.sitting()
    _ = sitting.state
    page = number(press.handle.nouns[0]) or 0 if press.handle.nouns else None
    async with press.house.store.read(press.handle.guild) as tx:
        return await press.private(sitting).log(tx, page)


async def recap(press: Press) -> Card:
    """Show what happened since one's last turn."""
    sitting = await press.sitting()
    sitting.seat_number(press.ask.user)
    _ = sitting.state
    return await press.private(sitting).recap()


async def replay(press: Press) -> Card:
    """Show a turn again: nouns are its number (`first`, `last`), and a page of it in words."""
    replayed = await _replayed(press)
    place, *page = press.values or press.handle.nouns or ("last",)
    turn = 0 if place == "first" else number(place)
    if turn is None:
        turn = replayed.story.turns
    return replayed.text(turn, number(page[0]) or 0) if page else await replayed.page(turn)


async def film(press: Press) -> Card:
    """Show the whole game as a moving picture."""
    return await (await _replayed(press)).film()


async def _replayed(press: Press) -> Replayed:
    story = await story_of(press.house, await press.sitting())
    return Replayed(press.house, story, press.ask.user, press.language)


async def record(press: Press) -> Card:
    """Give the record of the game as a file."""
    return await record_card(press.house, await press.sitting(), press.ask.user, press.language)


async def rules(press: Press) -> Card:
    """Show the rules by topic."""
    sitting = await press.sitting()
    return rules_card(press.house, sitting, press.language, press.noun)


async def join(press: Press) -> Card:
    """Take a seat; at a rated table, after being asked."""
    if (asked := await question(press, "join")) is not None:
        return asked
    sitting = await lobby.join(press.house, press.ask, press.handle.guild, press.handle.table)
    await people.remember(press.house, press.ask)
    return press.private(sitting).plain(say("joined"))


async def leave(press: Press) -> Card:
    """Give a seat up before the start; the last person is asked first, for that closes the table (noun `close`)."""
    guild, table = press.handle.guild, press.handle.table
    try:
        sitting, seat = await lobby.leave(press.house, press.ask, guild, table, close=press.noun == "close")
    except Refused as error:
        if error.kind != "leave-closes":
            raise
        words = press.house.translator.words(press.language)
        close = Button(words(say("button-leave-close")), Handle(guild, table, "leave", ("close",)), "🚪", "danger")
        return Card((Text("\n".join(map(words, error.phrases))), Buttons((close,))), RUNNING)
    if sitting.table.status == "cancelled":
        return press.private(sitting).plain(say("lobby-cancelled"))
    return press.private(sitting).plain(say("declined" if seat.status == "invited" else "left"))


async def computer(press: Press) -> Card:
    """Choose a computer player, or seat the chosen one."""
    guild, table = press.handle.guild, press.handle.table
    if not press.handle.nouns:
        sitting = await press.sitting()
        sitting.seat_number(press.ask.user)
    else:
        sitting = await lobby.add_computer(press.house, press.ask, guild, table, press.handle.nouns[0])
    return computers_card(press.house, sitting, press.language)


async def remove(press: Press) -> Card:
    """Send a computer player away."""
    seat = number(press.noun or "")
    if seat is None:
        raise refused("no-computer")
    sitting = await lobby.remove_computer(press.house, press.ask, press.handle.guild, press.handle.table, seat)
    return computers_card(press.house, sitting, press.language)


async def start(press: Press) -> Card:
    """Begin the game."""
    sitting = await lobby.start(press.house, press.ask, press.handle.guild, press.handle.table)
    return await press.private(sitting).panel()


async def _hosted(press: Press, sitting: Sitting) -> None:
    """Refuse whoever may not use the host's tools at this table."""
    async with press.house.store.read(sitting.guild) as tx:
        await may_host(tx, press.ask, sitting)


async def settings(press: Press) -> Card:
    """Open the host's settings of a lobby; with the noun `terms` what the table agrees on."""
    sitting = await press.sitting()
    await _hosted(press, sitting)
    if sitting.table.status != "lobby":
        raise refused("has-begun")
    page = terms_card if press.noun == "terms" else settings_card
    return page(press.house, sitting, press.language)


async def preset(press: Press) -> Card:
    """Choose a preset: all options at once."""
    sitting = await press.sitting()
    found = next((preset for preset in sitting.game.meta.presets if preset.id == press.noun), None)
    if found is None:
        raise refused("no-option")
    defaults = {option.id: option.default for option in sitting.game.meta.options}
    return await _choose(press, {**defaults, **dict(found.values)})


async def option(press: Press) -> Card:
    """Choose one option."""
    return await _choose(press, {press.handle.nouns[0] if press.handle.nouns else "": press.noun or ""})


async def term(press: Press) -> Card:
    """Choose one of the table's terms."""
    given = {press.handle.nouns[0] if press.handle.nouns else "": press.noun or ""}
    if given == {"rated": "rated"} and (asked := await question(press, "term")) is not None:
        await _hosted(press, await press.sitting())
        return asked
    sitting = await lobby.agree(press.house, press.ask, press.handle.guild, press.handle.table, given)
    return terms_card(press.house, sitting, press.language)


async def _choose(press: Press, options: dict[str, str]) -> Card:
    sitting = await lobby.choose(press.house, press.ask, press.handle.guild, press.handle.table, options)
    return settings_card(press.house, sitting, press.language)


async def invite(press: Press) -> Card:
    """Reserve seats for the chosen people; a value is a user's id, a space and his name."""
    chosen: list[tuple[int, str]] = []
    for value in press.values:
        user, _, name = value.partition(" ")
        if not (found := number(user)):
            raise refused("not-readable")
        chosen.append((found, name or user))
    sitting, spared = await lobby.invite(press.house, press.ask, press.handle.guild, press.handle.table, chosen)
    return settings_card(press.house, sitting, press.language, *_not_called(press, spared))


def _not_called(press: Press, spared: Sequence[int]) -> list[Phrase]:
    """Say of which seats the people were called often enough by the host of late."""
    return [say("not-called", who=tuple(map(Who, spared)), most=press.house.manners.bounds.calls)] if spared else []


async def cancel(press: Press) -> Card:
    """Close a lobby."""
    sitting = await lobby.cancel(press.house, press.ask, press.handle.guild, press.handle.table)
    return press.private(sitting).plain(say("lobby-cancelled"))


async def rematch(press: Press) -> Card:
    """Open the same table again."""
    sitting, spared = await lobby.rematch(press.house, press.ask, press.handle.guild, press.handle.table)
    return press.private(sitting).plain(say("rematch-opened", table=sitting.table.id), *_not_called(press, spared))


async def resume(press: Press) -> Card:
    """Go on with a paused table."""
    sitting = await lifecycle.resume(press.house, press.ask, press.handle.guild, press.handle.table)
    return await press.private(sitting).panel()


async def resume_here(press: Press) -> Card:
    """Go on with a paused table in this channel; a menu's choice is which."""
    guild, table = press.handle.guild, press.handle.table
    if press.values:
        chosen = await find(press.house, press.ask, press.values[0])
        guild, table = chosen.guild, chosen.table.id
    missing = await press.house.messenger.lacks(press.ask.channel)
    if missing:
        raise refused("bot-lacks", missing=missing, channel=f"<#{press.ask.channel}>")
    sitting = await lifecycle.resume(press.house, press.ask, guild, table, here=True)
    return await press.private(sitting).panel()


async def replace_left(press: Press) -> Card:
    """Let computers play for those who left."""
    sitting = await lifecycle.replace_left(press.house, press.ask, press.handle.guild, press.handle.table)
    return await press.private(sitting).panel()


async def vote_end(press: Press) -> Card:
    """Vote to end a game in which nothing moves."""
    sitting, missing = await turns.vote_end(press.house, press.handle.guild, press.handle.table, press.author)
    return press.private(sitting).notice(say("vote-counted", missing=missing))


async def my_tables(press: Press) -> Card:
    """List one's tables; a chosen one opens."""
    if press.values:
        return await press.private(await find(press.house, press.ask, press.values[0])).open()
    return await my_tables_card(press.house, press.ask, press.language)


async def my_data(press: Press) -> Card:
    """Show what is stored about the person."""
    return await my_data_card(press.house, press.ask, press.language, number(press.noun or "") or 0)


async def forget_me(press: Press) -> Card:
    """Ask whether the person really is to be forgotten; with the noun `yes`, do it."""
    if press.noun != "yes":
        return confirm_card(press.house, press.language)
    return await forgotten_card(press.house, press.ask, press.language)


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    **seat_handlers.PRESSES,
    "snooze": snooze,
    **preferences.PRESSES,
    "do": do,
    "pick": pick,
    "act": act,
    "look": look,
    "looks": looks,
    "text": text,
    "log": log,
    "recap": recap,
    "replay": replay,
    "film": film,
    "record": record,
    "rules": rules,
    "join": join,
    "leave": leave,
    "computer": computer,
    "remove": remove,
    "start": start,
    "settings": settings,
    "preset": preset,
    "option": option,
    "term": term,
    "be-rated": be_rated,
    **STANDING,
    "invite": invite,
    "cancel": cancel,
    "rematch": rematch,
    "resume": resume,
    "resume-here": resume_here,
    "replace": replace_left,
    "vote-end": vote_end,
    "my-tables": my_tables,
    "my-data": my_data,
    "forget-me": forget_me,
    **undo_handlers.PRESSES,
    **hints.PRESSES,
    **host_handlers.PRESSES,
    **note_handlers.PRESSES,
    **premove_handlers.PRESSES,
    **server_card.PRESSES,
    **why.PRESSES,
}

PERSONAL = ("my-tables", "my-data", "forget-me", "prefer", "notice-here")
"""Verbs about the person who presses and about no table; their handles may bear no server (0)."""

PLAYING = ("do", "pick", "undo", "plan-do", "plan-pick")
"""Verbs that act in a game; what is refused is shown with what can be done instead."""
