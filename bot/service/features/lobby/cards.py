"""The card of a table that has not begun: game, options, players, and buttons to join."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot import limits
from bot.games.core.contract import preset_of
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Button, Buttons, Card, Choice, Menu, PeopleMenu, PlaceMenu, Section, Text
from bot.service.context import Context
from bot.service.features.lobby.option_forms import options_buttons, terms_buttons
from bot.service.features.lobby.option_menus import named, option_menus
from bot.service.features.lobby.seats import removable
from bot.service.features.looks.cards import ButtonMaker, cut, heading, title
from bot.service.names import shown
from bot.service.records import Seat
from bot.service.request import Request
from bot.service.tables import terms
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.log_view import committed
from bot.service.tables.seating import IDLE
from bot.text.translator import Words

LOBBY, CLOSED = 0x22C55E, 0x6B7280


def lobby_card(
    context: Context,
    loaded: LoadedTable,
    *,
    nonce: int = 0,
    unwilling: Sequence[int] = (),
    closes: float | None = None,
    lapsed: bool = False,
    mentions: tuple[int, ...] = (),
) -> Card:
    """Return the lobby as the channel sees it; once the table began or was cancelled, what became of it.

    `unwilling`: the seats of a rated table whose people have not agreed to be rated. `closes`: when it closes by
    itself, if that is soon. `lapsed`: it did, because it did not begin in time. `mentions`: its host, if called.
    """
    words = loaded.words(context, loaded.table.language, levels=True)
    if loaded.table.status == "cancelled":
        why = "lobby-lapsed" if lapsed else "lobby-cancelled"
        return Card((heading(loaded, words, words(say(why))),), CLOSED)
    if loaded.table.status != "lobby":
        fixed = f"-# {words(committed(loaded.table))}"
        who = [words(told)] if (told := loaded.marks_told()) is not None else []
        return Card((heading(loaded, words, words(say("lobby-started")), *who, fixed),), CLOSED)
    prefix = loaded.game.meta.prefix
    head = [f"## {words(title(loaded))}", words(say(f"{prefix}-about")), "", *_options(loaded, words)]
    button = ButtonMaker.at(loaded, words, nonce)
    blocks: list[Block] = [
        Text("\n".join(head)),
        Text("\n".join(_seats(loaded, words))),
        *_rated(loaded, words, button, unwilling),
        Text(f"-# {words(say('lobby-direct' if loaded.direct else 'lobby-by-dm'))}"),
        *_closing(loaded, words, button, closes),
        *_buttons(loaded, button),
    ]
    return Card(tuple(blocks), LOBBY, mentions)


def _options(loaded: LoadedTable, words: Words) -> Iterator[str]:
    meta = loaded.game.meta
    preset = preset_of(meta.presets, meta.options, loaded.table.options)
    name = say(f"{meta.prefix}-preset-{preset}") if preset else say("lobby-preset-own")
    yield words(say("lobby-options", preset=name))
    for option in meta.options:
        base = f"{meta.prefix}-option-{option.id}"
        yield f"- {words(say(base))}: {words(say(f'{base}-{loaded.table.options[option.id]}'))}"
    if not loaded.direct:  # alone there is nothing to agree on
        yield from terms.lines(loaded.table, words)
    if loaded.table.joiners and terms.term(loaded.table, terms.ACCESS.id) == "role":
        yield f"- {words(say('lobby-roles', roles=tuple(f'<@&{role}>' for role in loaded.table.joiners)))}"
    yield f"-# {words(say('lobby-edition', edition=say(f'{meta.prefix}-edition')))}"


def _seats(loaded: LoadedTable, words: Words) -> Iterator[str]:
    least, most = terms.least(loaded.table, loaded.game.meta.players), loaded.game.meta.players[1]
    yield f"**{words(say('lobby-seats', taken=len(loaded.seats), least=least, most=most))}**"
    for place, seat in enumerate(loaded.seats, 1):
        if seat.computer is not None:
            yield words(say("lobby-seat-computer", place=place, name=Who(seat.number)))
            continue
        kind = say("lobby-invited") if seat.status == "invited" else _kind(loaded, seat)
        yield words(say("lobby-seat", place=place, name=Who(seat.number), kind=kind))


def _kind(loaded: LoadedTable, seat: Seat) -> Phrase:
    """Say who a seated player is: the host, a guest at a user's screen, or a player."""
    if seat.guest and seat.user is not None:
        return say("lobby-guest", keeper=shown(loaded.name_of(seat.user)))
    return say("lobby-host") if seat.user == loaded.table.host else say("lobby-player")


def _rated(loaded: LoadedTable, words: Words, button: ButtonMaker, unwilling: Sequence[int]) -> Iterator[Block]:
    """Say whether a rated table counts now; players who have not agreed to be rated can do so here."""
    if not terms.is_rated(loaded.table):
        return
    if any(seat.guest for seat in loaded.seats):
        yield Text(f"🏅 {words(say('rated-guests'))}")
        return
    if not unwilling:
        yield Text(f"🏅 {words(say('lobby-rated'))}")
        return
    yield Text(f"🏅 {words(say('lobby-rated-waits', who=tuple(map(Who, unwilling))))}")
    yield Buttons((button("be-rated", "🏅"),))


def _closing(loaded: LoadedTable, words: Words, button: ButtonMaker, closes: float | None) -> Iterator[Block]:
    """Say when the lobby closes, and offer to keep it open."""
    if closes is None:
        return
    yield Section(
        words(say("lobby-closes", who=f"<@{loaded.table.host}>", when=f"<t:{int(closes)}:R>")),
        button("keep-open", "⏳"),
    )


def _buttons(loaded: LoadedTable, button: ButtonMaker) -> Iterator[Block]:
    """Yield the rows below a lobby. One button is green: what is due for most who read it.

    That is *Start* once enough players sit; before, *Join*, or alone in direct messages a computer.
    """
    full, ready = len(loaded.seats) >= loaded.game.meta.players[1], _ready(loaded)
    closed = full or terms.term(loaded.table, terms.ACCESS.id) == "invited"
    shut = closed and all(seat.status == "seated" for seat in loaded.seats)
    join = button("join", "🙋", style="plain" if ready or shut else "good", disabled=shut)
    # At a full table computers and guests can still be removed here.
    fixed = full and not any(seat.computer or seat.guest for seat in loaded.seats)
    computers = button("computer", "🤖", disabled=fixed, style="good" if loaded.direct and not ready else "plain")
    adding, options = (computers, button("guest", "🪑", disabled=full)), button("options", "🧾")
    yield Buttons((*adding, options) if loaded.direct else (join, button("leave", "🚪"), *adding, options))
    start = button("start", "🚀", style="good" if ready else "plain", disabled=not ready)
    learn = [button("learn", "🎓", loaded.table.game, label=say("button-first-game"))] if loaded.title.lesson else []
    rules = button("rules", "❔", loaded.table.game)
    yield Buttons((start, button("settings", "⚙️"), rules, *learn, button("cancel", "🗑️", style="danger")))


def _ready(loaded: LoadedTable) -> bool:
    """Return whether enough players sit for the game to start."""
    least = terms.least(loaded.table, loaded.game.meta.players)
    return sum(seat.status == "seated" for seat in loaded.seats) >= least


def due(loaded: LoadedTable, words: Words) -> Button:
    """Return the button of what is due for the host who sits: *Start*, or before a computer."""
    make_button = ButtonMaker.at(loaded, words)
    if _ready(loaded):
        return make_button("start", "🚀", style="good")
    return make_button("computer", "🤖", style="good")


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
    own_name = [button("unname", "↩️")] if loaded.table.name else []
    pages = (("🤝", "terms"), ("👥", "people")) if not loaded.direct else ()
    others = [button("settings", emoji, page, label=say(f"button-settings-{page}")) for emoji, page in pages]
    row = (button("options", "🧾", label=say("button-options-compare")), *others, button("rename", "✏️"))
    forms = options_buttons(loaded, button)
    return Card((*blocks, *([Buttons(tuple(forms))] if forms else []), Buttons((*row, *own_name))), LOBBY)


def terms_card(context: Context, loaded: LoadedTable, language: str) -> Card:
    """Return the other page of the host's private card: what the table agrees on whatever the game."""
    words = loaded.words(context, language)
    button = ButtonMaker.at(loaded, words)
    offered = terms.offered(loaded.game.meta.players)
    menus = option_menus(offered, terms.terms_of(loaded.table), "term-", button.id("term"), words)
    row = Buttons((*terms_buttons(button), button("settings", "⬅️", label=say("button-settings-options"))))
    return Card((heading(loaded, words, words(say("settings-intro"))), *menus, row), LOBBY)


def people_card(context: Context, loaded: LoadedTable, language: str) -> Card:
    """Return the host's page about people: remove one, withdraw an invitation, make another the host, invite."""
    words, names = loaded.words(context, language), loaded.names(context, language)
    button, host = ButtonMaker.at(loaded, words), loaded.table.host
    others = [seat for seat in loaded.seats if seat.user is not None and seat.user != host and not seat.guest]
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
    blocks += named(PlaceMenu(button.id("lobby-roles"), words(say("lobby-roles-menu")), "roles", loaded.table.joiners))
    back = Buttons((button("settings", "⬅️", label=say("button-settings-options")),))
    return Card((*blocks, back), LOBBY)


def computers_card(context: Context, loaded: LoadedTable, request: Request) -> Card:
    """Return the private card on which computer players are added and removed, and guests removed."""
    words = loaded.picture_words(context, request.language)  # nothing formats on a button
    prefix, button = loaded.game.meta.prefix, ButtonMaker.at(loaded, words)
    levels = tuple(
        button("computer", "🤖", level, label=say("lobby-add", level=say(f"{prefix}-level-{level}")))
        for level in loaded.game.meta.levels
    )
    start = (due(loaded, words),) if _ready(loaded) and request.user == loaded.table.host else ()
    rows = (Buttons(levels), *_removals(loaded, request.user, button), *([Buttons(start)] if start else []))
    return Card((Text(words(say("lobby-add-intro"))), *rows), LOBBY)


def guests_card(loaded: LoadedTable, user: int, words: Words) -> Card:
    """Return the private card of the guests at this user's screen: what it means, another one, and their removal."""
    button = ButtonMaker.at(loaded, words)
    names = tuple(Who(seat.number) for seat in loaded.seats if seat.guest and seat.user == user)
    full = len(loaded.seats) >= loaded.game.meta.players[1]
    more = Buttons((button("guest", "🪑", disabled=full),))
    return Card(
        (Text(words(say("guests-here", who=names, minutes=int(IDLE // 60)))), more, *_removals(loaded, user, button)),
        LOBBY,
    )


def _removals(loaded: LoadedTable, user: int, button: ButtonMaker) -> Iterator[Buttons]:
    """Return a row with the players whom this user may take away, if there is one."""
    row = tuple(
        button("remove", "✖️", str(seat.number), label=say("lobby-remove", name=Who(seat.number)))
        for seat in loaded.seats
        if removable(seat, user)
    )[: limits.ROW_BUTTONS]
    if row:
        yield Buttons(row)
