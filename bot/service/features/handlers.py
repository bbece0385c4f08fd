"""What each button and menu does. One small function a verb; `PRESSES` is the whole list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.errors import Refused, refused
from bot.games.core.actions import Action
from bot.games.core.phrase import Phrase, Who, say
from bot.service import people
from bot.service.card import Button, ButtonId, Buttons, Card, Text
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
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import find


async def do(press: Press) -> Card:
    """Do a game action."""

    def read(loaded: LoadedTable, seat: int) -> Action:
        return from_menu(loaded, seat, press.button_id.nouns, press.values)

    decision = press.button_id.decision - 1 if press.button_id.decision else None
    guild, table = press.button_id.guild, press.button_id.table
    written = await turns.act_as_read(press.context, guild, table, read, press.actor, decision=decision)
    return await panel_after(press, written)


async def pick(press: Press) -> Card:
    """Choose one noun of several; the next menu follows."""
    loaded = await press.loaded()
    seat = loaded.seat_number(press.request.user)
    _ = loaded.state
    if press.button_id.decision != decision_of(loaded, seat):
        raise refused("stale")
    verb, *given = (*press.button_id.nouns, *press.values) or ("",)
    return await press.private(loaded).step(verb, tuple(given))


async def act(press: Press) -> Card:
    """Open one's panel."""
    loaded = await press.loaded()
    loaded.seat_number(press.request.user)
    return await press.private(loaded).panel()


async def look(press: Press) -> Card:
    """Show a look; a menu's choice is what it is about."""
    look_id = press.button_id.nouns[0] if press.button_id.nouns else ""
    about = press.values[0] if press.values else (press.button_id.nouns[1] if len(press.button_id.nouns) > 1 else None)
    return await show(press, look_id, about)


async def show(press: Press, look_id: str, about: str | None) -> Card:
    """Show one of the game's looks to this person's eyes."""
    loaded = await press.loaded()
    return await press.private(loaded).look(look_id, _about(press, loaded, look_id, about))


def _about(press: Press, loaded: LoadedTable, look_id: str, about: str | None) -> str | None:
    """Return what the look is about: what was asked for if there is such a thing, else the first, if any.

    Raises Refused when the game has no such look, or none for these eyes.
    """
    declared = loaded.game.meta.look(look_id)
    if declared is None:
        raise refused("no-look", title=loaded.game.meta.title)
    if declared.private:
        loaded.seat_number(press.request.user)
    subjects = [noun for noun, _ in loaded.presenter.subjects(loaded.view(loaded.seat_of(press.request.user)), look_id)]
    return about if about in subjects else next(iter(subjects), None)


async def looks(press: Press) -> Card:
    """Show the menu of looks, or the chosen one."""
    if press.values:
        return await show(press, press.values[0], None)
    loaded = await press.loaded()
    _ = loaded.state
    return press.private(loaded).looks()


async def text(press: Press) -> Card:
    """Show a page of the text board: nouns are the look, what it is about ("-": nothing), and the page."""
    loaded = await press.loaded()
    look_id, about, page = (*press.button_id.nouns, "", "", "")[:3]
    return press.private(loaded).text(look_id, _about(press, loaded, look_id, about), number(page) or 0)


async def log(press: Press) -> Card:
    """Show the log."""
    loaded = await press.loaded()
    _ = loaded.state
    page = number(press.button_id.nouns[0]) or 0 if press.button_id.nouns else None
    async with press.context.store.read(press.button_id.guild) as tx:
        return await press.private(loaded).log(tx, page)


async def recap(press: Press) -> Card:
    """Show what happened since one's last turn."""
    loaded = await press.loaded()
    loaded.seat_number(press.request.user)
    _ = loaded.state
    return await press.private(loaded).recap()


async def replay(press: Press) -> Card:
    """Show a turn again: nouns are its number (`first`, `last`), and a page of it in words."""
    replayed = await _replayed(press)
    place, *page = press.values or press.button_id.nouns or ("last",)
    turn = 0 if place == "first" else number(place)
    if turn is None:
        turn = replayed.story.turns
    return replayed.text(turn, number(page[0]) or 0) if page else await replayed.page(turn)


async def film(press: Press) -> Card:
    """Show the whole game as a moving picture."""
    return await (await _replayed(press)).film()


async def _replayed(press: Press) -> Replayed:
    story = await story_of(press.context, await press.loaded())
    return Replayed(press.context, story, press.request.user, press.language)


async def record(press: Press) -> Card:
    """Give the record of the game as a file."""
    return await record_card(press.context, await press.loaded(), press.request.user, press.language)


async def rules(press: Press) -> Card:
    """Show the rules by topic."""
    loaded = await press.loaded()
    return rules_card(press.context, loaded, press.language, press.noun)


async def join(press: Press) -> Card:
    """Take a seat; at a rated table, after being asked."""
    if (asked := await question(press, "join")) is not None:
        return asked
    loaded = await lobby.join(press.context, press.request, press.button_id.guild, press.button_id.table)
    await people.remember(press.context, press.request)
    return press.private(loaded).plain(say("joined"))


async def leave(press: Press) -> Card:
    """Give a seat up before the start; the last person is asked first, for that closes the table (noun `close`)."""
    guild, table = press.button_id.guild, press.button_id.table
    try:
        loaded, seat = await lobby.leave(press.context, press.request, guild, table, close=press.noun == "close")
    except Refused as error:
        if error.kind != "leave-closes":
            raise
        words = press.context.translator.words(press.language)
        close = Button(words(say("button-leave-close")), ButtonId(guild, table, "leave", ("close",)), "🚪", "danger")
        return Card((Text("\n".join(map(words, error.phrases))), Buttons((close,))), RUNNING)
    if loaded.table.status == "cancelled":
        return press.private(loaded).plain(say("lobby-cancelled"))
    return press.private(loaded).plain(say("declined" if seat.status == "invited" else "left"))


async def computer(press: Press) -> Card:
    """Choose a computer player, or seat the chosen one."""
    guild, table = press.button_id.guild, press.button_id.table
    if not press.button_id.nouns:
        loaded = await press.loaded()
        loaded.seat_number(press.request.user)
    else:
        loaded = await lobby.add_computer(press.context, press.request, guild, table, press.button_id.nouns[0])
    return computers_card(press.context, loaded, press.language)


async def remove(press: Press) -> Card:
    """Send a computer player away."""
    seat = number(press.noun or "")
    if seat is None:
        raise refused("no-computer")
    loaded = await lobby.remove_computer(
        press.context, press.request, press.button_id.guild, press.button_id.table, seat
    )
    return computers_card(press.context, loaded, press.language)


async def start(press: Press) -> Card:
    """Begin the game."""
    loaded = await lobby.start(press.context, press.request, press.button_id.guild, press.button_id.table)
    return await press.private(loaded).panel()


async def _hosted(press: Press, loaded: LoadedTable) -> None:
    """Refuse whoever may not use the host's tools at this table."""
    async with press.context.store.read(loaded.guild) as tx:
        await may_host(tx, press.request, loaded)


async def settings(press: Press) -> Card:
    """Open the host's settings of a lobby; with the noun `terms` what the table agrees on."""
    loaded = await press.loaded()
    await _hosted(press, loaded)
    if loaded.table.status != "lobby":
        raise refused("has-begun")
    page = terms_card if press.noun == "terms" else settings_card
    return page(press.context, loaded, press.language)


async def preset(press: Press) -> Card:
    """Choose a preset: all options at once."""
    loaded = await press.loaded()
    found = next((preset for preset in loaded.game.meta.presets if preset.id == press.noun), None)
    if found is None:
        raise refused("no-option")
    defaults = {option.id: option.default for option in loaded.game.meta.options}
    return await _choose(press, {**defaults, **dict(found.values)})


async def option(press: Press) -> Card:
    """Choose one option."""
    return await _choose(press, {press.button_id.nouns[0] if press.button_id.nouns else "": press.noun or ""})


async def term(press: Press) -> Card:
    """Choose one of the table's terms."""
    given = {press.button_id.nouns[0] if press.button_id.nouns else "": press.noun or ""}
    if given == {"rated": "rated"} and (asked := await question(press, "term")) is not None:
        await _hosted(press, await press.loaded())
        return asked
    loaded = await lobby.agree(press.context, press.request, press.button_id.guild, press.button_id.table, given)
    return terms_card(press.context, loaded, press.language)


async def _choose(press: Press, options: dict[str, str]) -> Card:
    loaded = await lobby.choose(press.context, press.request, press.button_id.guild, press.button_id.table, options)
    return settings_card(press.context, loaded, press.language)


async def invite(press: Press) -> Card:
    """Reserve seats for the chosen people; a value is a user's id, a space and his name."""
    chosen: list[tuple[int, str]] = []
    for value in press.values:
        user, _, name = value.partition(" ")
        if not (found := number(user)):
            raise refused("not-readable")
        chosen.append((found, name or user))
    loaded, spared = await lobby.invite(
        press.context, press.request, press.button_id.guild, press.button_id.table, chosen
    )
    return settings_card(press.context, loaded, press.language, *_not_called(press, spared))


def _not_called(press: Press, spared: Sequence[int]) -> list[Phrase]:
    """Say of which seats the people were called often enough by the host of late."""
    return [say("not-called", who=tuple(map(Who, spared)), most=press.context.settings.bounds.calls)] if spared else []


async def cancel(press: Press) -> Card:
    """Close a lobby."""
    loaded = await lobby.cancel(press.context, press.request, press.button_id.guild, press.button_id.table)
    return press.private(loaded).plain(say("lobby-cancelled"))


async def rematch(press: Press) -> Card:
    """Open the same table again."""
    loaded, spared = await lobby.rematch(press.context, press.request, press.button_id.guild, press.button_id.table)
    return press.private(loaded).plain(say("rematch-opened", table=loaded.table.id), *_not_called(press, spared))


async def resume(press: Press) -> Card:
    """Go on with a paused table."""
    loaded = await lifecycle.resume(press.context, press.request, press.button_id.guild, press.button_id.table)
    return await press.private(loaded).panel()


async def resume_here(press: Press) -> Card:
    """Go on with a paused table in this channel; a menu's choice is which."""
    guild, table = press.button_id.guild, press.button_id.table
    if press.values:
        chosen = await find(press.context, press.request, press.values[0])
        guild, table = chosen.guild, chosen.table.id
    missing = await press.context.messenger.lacks(press.request.channel)
    if missing:
        raise refused("bot-lacks", missing=missing, channel=f"<#{press.request.channel}>")
    loaded = await lifecycle.resume(press.context, press.request, guild, table, here=True)
    return await press.private(loaded).panel()


async def replace_left(press: Press) -> Card:
    """Let computers play for those who left."""
    loaded = await lifecycle.replace_left(press.context, press.request, press.button_id.guild, press.button_id.table)
    return await press.private(loaded).panel()


async def vote_end(press: Press) -> Card:
    """Vote to end a game in which nothing moves."""
    loaded, missing = await turns.vote_end(press.context, press.button_id.guild, press.button_id.table, press.actor)
    return press.private(loaded).notice(say("vote-counted", missing=missing))


async def my_tables(press: Press) -> Card:
    """List one's tables; a chosen one opens."""
    if press.values:
        return await press.private(await find(press.context, press.request, press.values[0])).open()
    return await my_tables_card(press.context, press.request, press.language)


async def my_data(press: Press) -> Card:
    """Show what is stored about the person."""
    return await my_data_card(press.context, press.request, press.language, number(press.noun or "") or 0)


async def forget_me(press: Press) -> Card:
    """Ask whether the person really is to be forgotten; with the noun `yes`, do it."""
    if press.noun != "yes":
        return confirm_card(press.context, press.language)
    return await forgotten_card(press.context, press.request, press.language)


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
