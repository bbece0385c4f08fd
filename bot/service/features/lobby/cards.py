"""The card of a table that has not begun: what is played, with which options, who sits, who may still join."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.core.contract import preset_of
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Button, ButtonId, Buttons, Card, Choice, Menu, PeopleMenu, Text
from bot.service.context import Context
from bot.service.features.lobby.option_menus import named, option_menus
from bot.service.features.looks.cards import cut, title
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
        return Card((Text(f"### {words(title(loaded))}\n{words(say('lobby-cancelled'))}"),), CLOSED)
    if loaded.table.status != "lobby":
        fixed = f"-# {words(committed(loaded.table))}"
        return Card((Text(f"### {words(title(loaded))}\n{words(say('lobby-started'))}\n{fixed}"),), CLOSED)
    prefix = loaded.game.meta.prefix
    head = [f"## {words(title(loaded))}", words(say(f"{prefix}-about")), "", *_options(loaded, words)]
    blocks: list[Block] = [
        Text("\n".join(head)),
        Text("\n".join(_seats(loaded, words))),
        *_rated(loaded, words, nonce, unwilling),
        Text(f"-# {words(say('lobby-by-dm'))}"),
        *_buttons(loaded, words, nonce),
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
    least, most = loaded.game.meta.players
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


def _rated(loaded: LoadedTable, words: Words, nonce: int, unwilling: Sequence[int]) -> Iterator[Block]:
    """Say of a rated table whether it counts as it stands; who sat down before it was one can agree here."""
    if not terms.is_rated(loaded.table):
        return
    if not unwilling:
        yield Text(f"🏅 {words(say('lobby-rated'))}")
        return
    yield Text(f"🏅 {words(say('lobby-rated-waits', who=tuple(map(Who, unwilling))))}")
    agree = ButtonId(loaded.guild, loaded.table.id, "be-rated", nonce=nonce)
    yield Buttons((Button(words(say("button-be-rated")), agree, "🏅"),))


def _buttons(loaded: LoadedTable, words: Words, nonce: int) -> Iterator[Block]:
    def button(verb: str, emoji: str, style: str = "plain", *nouns: str, disabled: bool = False) -> Button:
        label = cut(words(say(f"button-{verb}")), 80)
        button_id = ButtonId(loaded.guild, loaded.table.id, verb, nouns, nonce=nonce)
        kind = style if style in ("main", "good", "danger") else "plain"
        return Button(label, button_id, emoji, kind, disabled)  # pyright: ignore[reportArgumentType]

    least, most = loaded.game.meta.players
    taken = len(loaded.seats)
    ready = sum(seat.status == "seated" for seat in loaded.seats) >= least
    yield Buttons(
        (
            button(
                "join", "🙋", "good", disabled=taken >= most and not any(s.status == "invited" for s in loaded.seats)
            ),
            button("leave", "🚪"),
            # Where all seats are taken, computers can still be sent away here.
            button("computer", "🤖", disabled=taken >= most and not any(s.computer for s in loaded.seats)),
        )
    )
    yield Buttons(
        (button("start", "🚀", "main", disabled=not ready), button("settings", "⚙️"), button("cancel", "🗑️", "danger"))
    )


def settings_card(context: Context, loaded: LoadedTable, language: str, *notes: Phrase) -> Card:
    """Return the host's private card: presets, every option with what each choice changes, invitations."""
    words = loaded.words(context, language)
    meta = loaded.game.meta

    def button_id(verb: str, *nouns: str) -> ButtonId:
        return ButtonId(loaded.guild, loaded.table.id, verb, nouns)

    preset = preset_of(meta.presets, meta.options, loaded.table.options)
    presets = tuple(
        Choice(found.id, cut(words(say(f"{meta.prefix}-preset-{found.id}")), 100), chosen=found.id == preset)
        for found in meta.presets
    )
    blocks: list[Block] = [_settings_heading(loaded, words, notes)]
    if presets:
        blocks += named(Menu(button_id("preset"), words(say("settings-preset")), presets))
    base = f"{meta.prefix}-option-"
    blocks += option_menus(meta.options, loaded.table.options, base, button_id("option"), words)
    if len(loaded.seats) < meta.players[1]:
        room = min(meta.players[1] - len(loaded.seats), 25)
        blocks.append(PeopleMenu(button_id("invite"), words(say("settings-invite")), room))
    to_terms = Button(words(say("button-settings-terms")), button_id("settings", "terms"), "🤝")
    return Card((*blocks, Buttons((to_terms,))), LOBBY)


def terms_card(context: Context, loaded: LoadedTable, language: str) -> Card:
    """Return the other page of the host's private card: what the table agrees on whatever the game."""
    words = loaded.words(context, language)
    chosen = {term.id: terms.term(loaded.table, term.id) for term in terms.TERMS}
    to = ButtonId(loaded.guild, loaded.table.id, "term")
    back = ButtonId(loaded.guild, loaded.table.id, "settings")
    return Card(
        (
            _settings_heading(loaded, words, ()),
            *option_menus(terms.TERMS, chosen, "term-", to, words),
            Buttons((Button(words(say("button-settings-options")), back, "⬅️"),)),
        ),
        LOBBY,
    )


def _settings_heading(loaded: LoadedTable, words: Words, notes: Sequence[Phrase]) -> Text:
    return Text("\n".join([f"### {words(title(loaded))}", words(say("settings-intro")), *map(words, notes)]))


def computers_card(context: Context, loaded: LoadedTable, language: str) -> Card:
    """Return the private choice of a computer player to add, and those that can be sent away again."""
    words = loaded.picture_words(context, language)  # nothing formats on a button
    prefix = loaded.game.meta.prefix
    levels = tuple(
        Button(
            cut(words(say("lobby-add", level=say(f"{prefix}-level-{level}"))), 80),
            ButtonId(loaded.guild, loaded.table.id, "computer", (level,)),
            "🤖",
        )
        for level in loaded.game.meta.levels
    )
    blocks: list[Block] = [Text(words(say("lobby-add-intro"))), Buttons(levels)]
    away = tuple(
        Button(
            cut(words(say("lobby-remove", name=Who(seat.number))), 80),
            ButtonId(loaded.guild, loaded.table.id, "remove", (str(seat.number),)),
            "✖️",
        )
        for seat in loaded.seats
        if seat.computer is not None
    )[:5]
    if away:
        blocks.append(Buttons(away))
    return Card(tuple(blocks), LOBBY)
