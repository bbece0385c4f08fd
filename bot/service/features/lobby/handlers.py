"""What the buttons and menus of a lobby do."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.errors import Refused, refused
from bot.games.core.phrase import Phrase, Who, say
from bot.service import people
from bot.service.card import ButtonId, Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.forms import GUEST, NAME, entered
from bot.service.features.learn.cards import offer
from bot.service.features.lobby import actions as lobby
from bot.service.features.lobby import added_players, opening
from bot.service.features.lobby import rematch as rematches
from bot.service.features.lobby.cards import computers_card, due, guests_card, people_card, settings_card, terms_card
from bot.service.features.lobby.consent import agree, question, rating_card
from bot.service.features.lobby.option_forms import hosted_lobby, options_form, terms_form
from bot.service.features.lobby.options_card import options_card
from bot.service.features.looks.cards import RUNNING, ButtonMaker
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button, page
from bot.service.names import clean, shown
from bot.service.people.permissions import may_host
from bot.service.request import Request, number
from bot.service.tables import terms
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import requested_table
from bot.service.tables.terms import tidy_name


async def open_new(context: Context, request: Request, game: str, *, thread: bool) -> Card:
    """Open a table for a game in the channel of the request, or in a thread of its own."""
    loaded = await opening.open_table(context, request, game, thread=thread, language=request.language)
    await people.remember(context, request)
    panel = private_panel(context, request, loaded)
    channel = f"<#{loaded.table.channel}>"
    told = say("table-opened-direct") if loaded.direct else say("table-opened", channel=channel)
    card = panel.plain(told)
    return replace(card, blocks=(*card.blocks, Buttons((due(loaded, panel.words), *offer(loaded, panel.words)))))


@button("join", changes_message=True)
async def join(context: Context, request: Request) -> Card:
    """Take a seat. At a rated table, first ask players who have not agreed to be rated."""
    if (asked := await question(context, request, "join")) is not None:
        return asked
    return await _join(context, request)


async def _join(context: Context, request: Request) -> Card:
    loaded = await lobby.join(context, request)
    await people.remember(context, request)
    if loaded.table.status == "running":  # the last seat was taken
        return await private_panel(context, request, loaded).panel()
    return private_panel(context, request, loaded).plain(say("joined"))


@button("leave", changes_message=True)
async def leave(context: Context, request: Request) -> Card:
    """Give up a seat before the start. The last player must confirm that the table closes (noun `close`)."""
    try:
        loaded, seat = await lobby.leave(context, request, close=request.noun == "close")
    except Refused as error:
        if error.kind != "leave-closes":
            raise
        words, asked = context.translator.words(request.language), request.button_id
        make_button = ButtonMaker(words, asked.guild, asked.table)
        close = make_button("leave", "🚪", "close", label=say("button-leave-close"), style="danger")
        return Card((Text("\n".join(map(words, error.phrases))), Buttons((close,))), RUNNING)
    left = "declined" if seat.status == "invited" else "left"
    key = "lobby-cancelled" if loaded.table.status == "cancelled" else left
    return private_panel(context, request, loaded).plain(say(key))


@button("computer", changes_message=True)
async def computer(context: Context, request: Request) -> Card:
    """Choose a computer player, or seat the chosen one."""
    if not request.button_id.nouns:
        loaded = await requested_table(context, request)
        loaded.account_seat(request.user)
    else:
        loaded = await added_players.add_computer(context, request, request.button_id.nouns[0])
        if loaded.table.status == "running":
            return await private_panel(context, request, loaded).panel()
    return computers_card(context, loaded, request)


@button("guest", form=GUEST, changes_message=True)
async def guest(context: Context, request: Request) -> Card:
    """Seat a player of the name that was written, who plays at the host's screen."""
    loaded = await added_players.add_guest(context, request, request.value)
    if loaded.table.status == "running":
        return await private_panel(context, request, loaded).panel()
    return guests_card(loaded, request.user, loaded.words(context, request.language))


@button("remove")
async def remove(context: Context, request: Request) -> Card:
    """Send a computer player away, or a guest."""
    seat = number(request.noun or "")
    if seat is None:
        raise refused("no-computer")
    loaded = await added_players.remove_seat(context, request, seat)
    return computers_card(context, loaded, request)


@button("start", changes_message=True)
async def start(context: Context, request: Request) -> Card:
    """Start the game."""
    loaded = await lobby.start(context, request)
    return await private_panel(context, request, loaded).panel()


async def _hosted(context: Context, request: Request, loaded: LoadedTable) -> None:
    """Raise Refused for a person who may not use the host's tools at this table."""
    async with context.store.read(loaded.guild) as tx:
        await may_host(tx, request, loaded)


@button("settings", changes_message=True)
async def settings(context: Context, request: Request) -> Card:
    """Open the host's settings of a lobby: the noun names another page, `terms` or `people`."""
    loaded = await hosted_lobby(context, request)
    page = _SETTINGS.get(request.noun or "", settings_card)
    return page(context, loaded, request.language)


_SETTINGS = {"terms": terms_card, "people": people_card}


@button("lobby-remove")
async def remove_person(context: Context, request: Request) -> Card:
    """Remove the chosen player, or withdraw the chosen invitation."""
    loaded = await lobby.remove(context, request, number(request.value) or 0)
    return people_card(context, loaded, request.language)


@button("lobby-roles")
async def choose_joiners(context: Context, request: Request) -> Card:
    """Let those join who have one of the chosen roles."""
    roles = [role for value in request.values if (role := number(value)) is not None]
    loaded = await lobby.choose_joiners(context, request, roles)
    return people_card(context, loaded, request.language)


@button("lobby-host")
async def hand_over(context: Context, request: Request) -> Card:
    """Make the chosen player the host."""
    loaded = await lobby.hand_over(context, request, number(request.value) or 0)
    said = say("lobby-handed", who=Who(loaded.seat_number(loaded.table.host)))
    return private_panel(context, request, loaded).notice(said)


@button("rename", form=NAME)
async def rename(context: Context, request: Request) -> Card:
    """Give the table the name that was written. Raises Refused if nothing of it can be shown."""
    name = tidy_name(request.value)
    if not name:
        raise refused("no-name")
    return settings_card(context, await lobby.name_table(context, request, name), request.language)


@button("unname")
async def unname(context: Context, request: Request) -> Card:
    """Give the table the name back that follows from its number."""
    return settings_card(context, await lobby.name_table(context, request, ""), request.language)


@button("options", changes_message=True)
async def options(context: Context, request: Request) -> Card:
    """Show the presets of the table's game side by side."""
    loaded = await requested_table(context, request)
    mine = loaded.table.status == "lobby" and loaded.table.host == request.user
    return options_card(context, loaded, request.language, host=mine)


@button("preset")
async def preset(context: Context, request: Request) -> Card:
    """Choose a preset: all options at once."""
    loaded = await requested_table(context, request)
    found = next((preset for preset in loaded.game.meta.presets if preset.id == request.noun), None)
    if found is None:
        raise refused("no-option")
    defaults = {option.id: option.default for option in loaded.game.meta.options}
    return await _choose(context, request, {**defaults, **dict(found.values)})


@button("option")
async def option(context: Context, request: Request) -> Card:
    """Choose one option."""
    return await _choose(context, request, _chosen(request))


@button("options-form", form=options_form)
async def options_entered(context: Context, request: Request) -> Card:
    """Choose the options that were entered in a form; without one, show their menus."""
    if not request.values:
        return settings_card(context, await hosted_lobby(context, request), request.language)
    return await _choose(context, request, _entered(request))


@button("terms-form", form=terms_form)
async def terms_entered(context: Context, request: Request) -> Card:
    """Choose the terms that were entered in a form; without one, show their menus."""
    if not request.values:
        return terms_card(context, await hosted_lobby(context, request), request.language)
    return terms_card(context, await lobby.choose_terms(context, request, _entered(request)), request.language)


def _entered(request: Request) -> dict[str, str]:
    """Return what was chosen in a form. Raises Refused for what its forms do not ask."""
    given = {name: chosen for name, chosen in entered(request.values).items() if chosen}
    if terms.RATED.id in given:
        raise refused("not-readable")
    return given


@button("term")
async def term(context: Context, request: Request) -> Card:
    """Choose one of the table's terms."""
    given = _chosen(request)
    if given == {"rated": "rated"} and (asked := await question(context, request, "term")) is not None:
        await _hosted(context, request, await requested_table(context, request))
        return asked
    loaded = await lobby.choose_terms(context, request, given)
    return terms_card(context, loaded, request.language)


def _chosen(request: Request) -> dict[str, str]:
    """Return the chosen value under the option's name, the button's noun."""
    return {request.first_noun: request.noun or ""}


async def _choose(context: Context, request: Request, options: dict[str, str]) -> Card:
    loaded = await lobby.choose_options(context, request, options)
    return settings_card(context, loaded, request.language)


@button("invite")
async def invite(context: Context, request: Request) -> Card:
    """Reserve seats for the chosen people; a value is a user's id, a space and their name."""
    chosen: list[tuple[int, str]] = []
    for value in request.values:
        user, _, name = value.partition(" ")
        if not (found := number(user)):
            raise refused("not-readable")
        chosen.append((found, name or user))
    loaded, spared = await lobby.invite(context, request, chosen)
    return settings_card(context, loaded, request.language, *_not_called(context, spared))


@page("invite-user")
async def invite_user(context: Context, request: Request) -> Card:
    """Reserve a seat for one user at the newest lobby of the host in this channel, else in this server."""
    user, _, name = (request.noun or "").partition(" ")
    if not (found := number(user)):
        raise refused("invite-bot")
    lobby_id = await lobby.own_lobby(context, request)
    at = request.on(ButtonId(lobby_id.guild, lobby_id.table, "invite"))
    loaded, spared = await lobby.invite(context, at, [(found, name or user)])
    told = say("menu-invited", name=shown(clean(name or user)), table=loaded.table.id)
    return settings_card(context, loaded, request.language, told, *_not_called(context, spared))


def _not_called(context: Context, spared: Sequence[int]) -> list[Phrase]:
    """Name the seats whose users the host has had mentioned too often lately."""
    return [say("not-called", who=tuple(map(Who, spared)), most=context.settings.bounds.calls)] if spared else []


@button("cancel", changes_message=True)
async def cancel(context: Context, request: Request) -> Card:
    """Close a lobby."""
    loaded = await lobby.cancel(context, request)
    return private_panel(context, request, loaded).plain(say("lobby-cancelled"))


@button("keep-open", changes_message=True)
async def keep_open(context: Context, request: Request) -> Card:
    """Let the time begin anew after which the lobby closes."""
    loaded, closes = await lobby.keep_open(context, request)
    until = say("lobby-kept-always") if closes is None else say("lobby-kept", until=f"<t:{int(closes)}:D>")
    return private_panel(context, request, loaded).plain(until)


@button("rematch")
async def rematch(context: Context, request: Request) -> Card:
    """Open the same table again: the answer is the panel of the new game, or says for whom it waits."""
    loaded, spared = await rematches.rematch(context, request)
    private = private_panel(context, request, loaded)
    if loaded.table.status != "lobby":
        return await private.panel([private.words(say("rematch-begun"))])
    asked = tuple(Who(seat.number) for seat in loaded.seats if seat.status == "invited")
    told = say(
        "rematch-opened", table=loaded.number(), channel=f"<#{loaded.table.channel}>", who=asked, count=len(asked)
    )
    card = private.plain(told, *_not_called(context, spared))
    settings = ButtonMaker.at(loaded, private.words)("settings", "⚙️")
    return replace(card, blocks=(*card.blocks, Buttons((due(loaded, private.words), settings))))


@button("be-rated", changes_message=True)
async def be_rated(context: Context, request: Request) -> Card:
    """Agree to be rated, and do what the question interrupted (the noun)."""
    loaded = await requested_table(context, request)
    if loaded.table.status != "lobby":
        raise refused("has-begun")
    await agree(context, request.user, True)
    if request.noun == "term":
        loaded = await lobby.choose_terms(context, request, {"rated": "rated"})
        return terms_card(context, loaded, request.language)
    if request.noun == "join":
        return await _join(context, request)
    await lobby.renew(context, request)
    return private_panel(context, request, loaded).plain(say("rating-on"))


@button("rating")
@page("rating")
async def rating(context: Context, request: Request) -> Card:
    """Agree to be rated at rated tables, or withdraw that. It is about no table."""
    return await rating_card(context, request.user, request.noun, request.language)
