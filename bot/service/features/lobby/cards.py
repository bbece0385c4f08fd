"""The card of a table that has not begun: game, options, players, and buttons to join."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot import limits
from bot.games.core.contract import preset_of
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Buttons, Card, Choice, Menu, PeopleMenu, Text
from bot.service.context import Context
from bot.service.features.lobby.option_menus import named, option_menus
from bot.service.features.looks.cards import ButtonMaker, cut, heading, title
from bot.service.tables import terms
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.log_view import committed
from bot.text.translator import Words

LOBBY, CLOSED = 0x22C55E, 0x6B7280


def lobby_card(context: Context, loaded: LoadedTable, *, nonce: int = 0, unwilling: Sequence[int] = ()) -> Card:
    """Return the lobby as the channel sees it; once the table began or was cancelled, what became of it.

    `unwilling`: the seats of a rated table whose people have not agreed to be rated.
    """
    words = loaded.words(context, loaded.table.language)
    if loaded.table.status == "cancelled":
        return Card((heading(loaded, words, words(say("lobby-cancelled"))),), CLOSED)
    if loaded.table.status != "lobby":
        fixed = f"-# {words(committed(loaded.table))}"
        return Card((heading(loaded, words, words(say("lobby-started")), fixed),), CLOSED)
    prefix = loaded.game.meta.prefix
    head = [f"## {words(title(loaded))}", words(say(f"{prefix}-about")), "", *_options(loaded, words)]
    button = ButtonMaker.at(loaded, words, nonce)
    blocks: list[Block] = [
        Text("\n".join(head)),
        Text("\n".join(_seats(loaded, words))),
        *_rated(loaded, words, button, unwilling),
        Text(f"-# {words(say('lobby-direct' if loaded.direct else 'lobby-by-dm'))}"),
        *_buttons(loaded, button),
    ]
    return Card(tuple(blocks), LOBBY)


def _options(loaded: LoadedTable, words: Words) -> Iterator[str]:
    meta = loaded.game.meta
    preset = preset_of(meta.presets, meta.options, loaded.table.options)
    name = say(f"{meta.prefix}-preset-{preset}") if preset else say("lobby-preset-own")
    yield words(say("lobby-options", preset=name))
    for option in meta.options:
        base = f"{meta.prefix}-option-{option.id}"
        yield f"- {words(say(base))}: {words(say(f'{base}-{loaded.table.options[option.id]}'))}"
    yield from terms.lines(loaded.table, words)
    yield f"-# {words(say('lobby-edition', edition=say(f'{meta.prefix}-edition')))}"


def _seats(loaded: LoadedTable, words: Words) -> Iterator[str]:
    least, most = terms.least(loaded.table, loaded.game.meta.players), loaded.game.meta.players[1]
    yield f"**{words(say('lobby-seats', taken=len(loaded.seats), least=least, most=most))}**"
    for place, seat in enumerate(loaded.seats, 1):
        if seat.computer is not None:
            yield words(say("lobby-seat-computer", place=place, name=Who(seat.number)))
            continue
        if seat.status == "invited":
            kind = say("lobby-invited")
        else:
            kind = say("lobby-host") if seat.user == loaded.table.host else say("lobby-player")
        yield words(say("lobby-seat", place=place, name=Who(seat.number), kind=kind))


def _rated(loaded: LoadedTable, words: Words, button: ButtonMaker, unwilling: Sequence[int]) -> Iterator[Block]:
    """Say whether a rated table counts now; players who have not agreed to be rated can do so here."""
    if not terms.is_rated(loaded.table):
        return
    if not unwilling:
        yield Text(f"🏅 {words(say('lobby-rated'))}")
        return
    yield Text(f"🏅 {words(say('lobby-rated-waits', who=tuple(map(Who, unwilling))))}")
    yield Buttons((button("be-rated", "🏅"),))


def _buttons(loaded: LoadedTable, button: ButtonMaker) -> Iterator[Block]:
    least, most = terms.least(loaded.table, loaded.game.meta.players), loaded.game.meta.players[1]
    full = len(loaded.seats) >= most
    ready = sum(seat.status == "seated" for seat in loaded.seats) >= least
    closed = full or terms.term(loaded.table, terms.ACCESS.id) == "invited"
    join = button("join", "🙋", style="good", disabled=closed and all(seat.status == "seated" for seat in loaded.seats))
    # At a full table computers can still be removed here.
    computers = button("computer", "🤖", disabled=full and not any(seat.computer for seat in loaded.seats))
    yield Buttons((computers,) if loaded.direct else (join, button("leave", "🚪"), computers))
    start = button("start", "🚀", style="main", disabled=not ready)
    learn = [button("learn", "🎓", loaded.table.game, label=say("button-first-game"))] if loaded.title.lesson else []
    rules = button("rules", "❔", loaded.table.game)
    yield Buttons((start, button("settings", "⚙️"), rules, *learn, button("cancel", "🗑️", style="danger")))


def settings_card(context: Context, loaded: LoadedTable, language: str, *notes: Phrase) -> Card:
    """Return the host's private card: presets, every option with what each choice changes, invitations."""
    words = loaded.words(context, language)
    meta, button = loaded.game.meta, ButtonMaker.at(loaded, words)
    preset = preset_of(meta.presets, meta.options, loaded.table.options)
    presets = tuple(
        Choice(found.id, cut(words(say(f"{meta.prefix}-preset-{found.id}")), 100), chosen=found.id == preset)
        for found in meta.presets
    )
    blocks: list[Block] = [heading(loaded, words, words(say("settings-intro")), *map(words, notes))]
    if presets:
        blocks += named(Menu(button.id("preset"), words(say("settings-preset")), presets))
    base = f"{meta.prefix}-option-"
    blocks += option_menus(meta.options, loaded.table.options, base, button.id("option"), words)
    if len(loaded.seats) < meta.players[1] and not loaded.direct:
        room = min(meta.players[1] - len(loaded.seats), 25)
        blocks.append(PeopleMenu(button.id("invite"), words(say("settings-invite")), room))
    to_terms = button("settings", "🤝", "terms", label=say("button-settings-terms"))
    own_name = [button("unname", "↩️")] if loaded.table.name else []
    people = [] if loaded.direct else [button("settings", "👥", "people", label=say("button-settings-people"))]
    return Card((*blocks, Buttons((to_terms, *people, button("rename", "✏️"), *own_name))), LOBBY)


def terms_card(context: Context, loaded: LoadedTable, language: str) -> Card:
    """Return the other page of the host's private card: what the table agrees on whatever the game."""
    words = loaded.words(context, language)
    button = ButtonMaker.at(loaded, words)
    offered = terms.offered(loaded.game.meta.players)
    menus = option_menus(offered, terms.terms_of(loaded.table), "term-", button.id("term"), words)
    back = Buttons((button("settings", "⬅️", label=say("button-settings-options")),))
    return Card((heading(loaded, words, words(say("settings-intro"))), *menus, back), LOBBY)


def people_card(context: Context, loaded: LoadedTable, language: str) -> Card:
    """Return the host's page about people: remove one, withdraw an invitation, make another the host, invite."""
    words, names = loaded.words(context, language), loaded.names(context, language)
    button, host = ButtonMaker.at(loaded, words), loaded.table.host
    others = [seat for seat in loaded.seats if seat.user is not None and seat.user != host]
    blocks: list[Block] = [heading(loaded, words, words(say("settings-people" if others else "settings-alone")))]
    if others:
        choices = tuple(
            Choice(str(seat.user), cut(names[seat.number], 100), words(say(f"lobby-remove-{seat.status}")))
            for seat in others
        )
        blocks += named(Menu(button.id("lobby-remove"), words(say("lobby-remove-menu")), choices))
    if seated := [seat for seat in others if seat.status == "seated"]:
        hosts = tuple(Choice(str(seat.user), cut(names[seat.number], 100)) for seat in seated)
        blocks += named(Menu(button.id("lobby-host"), words(say("lobby-host-menu")), hosts))
    if (room := loaded.game.meta.players[1] - len(loaded.seats)) > 0:
        blocks.append(PeopleMenu(button.id("invite"), words(say("settings-invite")), min(room, limits.MENU_CHOICES)))
    back = Buttons((button("settings", "⬅️", label=say("button-settings-options")),))
    return Card((*blocks, back), LOBBY)


def computers_card(context: Context, loaded: LoadedTable, language: str) -> Card:
    """Return the private card on which computer players are added and removed."""
    words = loaded.picture_words(context, language)  # nothing formats on a button
    prefix, button = loaded.game.meta.prefix, ButtonMaker.at(loaded, words)
    levels = tuple(
        button("computer", "🤖", level, label=say("lobby-add", level=say(f"{prefix}-level-{level}")))
        for level in loaded.game.meta.levels
    )
    removals = tuple(
        button("remove", "✖️", str(seat.number), label=say("lobby-remove", name=Who(seat.number)))
        for seat in loaded.seats
        if seat.computer is not None
    )[: limits.ROW_BUTTONS]
    rows = (Buttons(row) for row in (levels, removals) if row)
    return Card((Text(words(say("lobby-add-intro"))), *rows), LOBBY)
