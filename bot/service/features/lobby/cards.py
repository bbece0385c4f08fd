"""The card of a table that has not begun: what is played, with which options, who sits, who may still join."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.core.options import preset_of
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Button, Buttons, Card, Choice, Handle, Menu, PeopleMenu, Text
from bot.service.context import House
from bot.service.features.lobby.option_menus import named, option_menus
from bot.service.features.looks.cards import cut
from bot.service.features.play.board import title
from bot.service.tables import terms
from bot.service.tables.loaded import Sitting
from bot.service.tables.log_view import committed
from bot.text.translator import Words

LOBBY, CLOSED = 0x22C55E, 0x6B7280


def lobby_card(house: House, sitting: Sitting, *, mark: int = 0, unwilling: Sequence[int] = ()) -> Card:
    """Return the lobby as the channel sees it; once the table began or was cancelled, what became of it.

    `unwilling`: the seats of a rated table whose people have not agreed to be rated.
    """
    words = sitting.words(house, sitting.table.language)
    if sitting.table.status == "cancelled":
        return Card((Text(f"### {words(title(sitting))}\n{words(say('lobby-cancelled'))}"),), CLOSED)
    if sitting.table.status != "lobby":
        fixed = f"-# {words(committed(sitting.table))}"
        return Card((Text(f"### {words(title(sitting))}\n{words(say('lobby-started'))}\n{fixed}"),), CLOSED)
    prefix = sitting.game.meta.prefix
    head = [f"## {words(title(sitting))}", words(say(f"{prefix}-about")), "", *_options(sitting, words)]
    blocks: list[Block] = [
        Text("\n".join(head)),
        Text("\n".join(_seats(sitting, words))),
        *_rated(sitting, words, mark, unwilling),
        Text(f"-# {words(say('lobby-by-dm'))}"),
        *_buttons(sitting, words, mark),
    ]
    return Card(tuple(blocks), LOBBY)


def _options(sitting: Sitting, words: Words) -> Iterator[str]:
    meta = sitting.game.meta
    preset = preset_of(meta.presets, meta.options, sitting.table.options)
    name = say(f"{meta.prefix}-preset-{preset}") if preset else say("lobby-preset-own")
    yield words(say("lobby-options", preset=name))
    for option in meta.options:
        base = f"{meta.prefix}-option-{option.id}"
        yield f"- {words(say(base))}: {words(say(f'{base}-{sitting.table.options[option.id]}'))}"
    yield from terms.lines(sitting.table, words)
    yield f"-# {words(say('lobby-edition', edition=say(f'{meta.prefix}-edition')))}"


def _seats(sitting: Sitting, words: Words) -> Iterator[str]:
    least, most = sitting.game.meta.players
    yield f"**{words(say('lobby-seats', taken=len(sitting.seats), least=least, most=most))}**"
    for place, seat in enumerate(sitting.seats, 1):
        if seat.computer is not None:
            yield words(say("lobby-seat-computer", place=place, name=Who(seat.number)))
            continue
        if seat.status == "invited":
            kind = say("lobby-invited")
        else:
            kind = say("lobby-host") if seat.user == sitting.table.host else say("lobby-player")
        yield words(say("lobby-seat", place=place, name=Who(seat.number), kind=kind))


def _rated(sitting: Sitting, words: Words, mark: int, unwilling: Sequence[int]) -> Iterator[Block]:
    """Say of a rated table whether it counts as it stands; who sat down before it was one can agree here."""
    if not terms.is_rated(sitting.table):
        return
    if not unwilling:
        yield Text(f"🏅 {words(say('lobby-rated'))}")
        return
    yield Text(f"🏅 {words(say('lobby-rated-waits', who=tuple(map(Who, unwilling))))}")
    agree = Handle(sitting.guild, sitting.table.id, "be-rated", (), mark)
    yield Buttons((Button(words(say("button-be-rated")), agree, "🏅"),))


def _buttons(sitting: Sitting, words: Words, mark: int) -> Iterator[Block]:
    def door(verb: str, emoji: str, style: str = "plain", *nouns: str, disabled: bool = False) -> Button:
        label = cut(words(say(f"button-{verb}")), 80)
        handle = Handle(sitting.guild, sitting.table.id, verb, nouns, mark)
        kind = style if style in ("main", "good", "danger") else "plain"
        return Button(label, handle, emoji, kind, disabled)  # pyright: ignore[reportArgumentType]

    least, most = sitting.game.meta.players
    taken = len(sitting.seats)
    ready = sum(seat.status == "seated" for seat in sitting.seats) >= least
    yield Buttons(
        (
            door(
                "join", "🙋", "good", disabled=taken >= most and not any(s.status == "invited" for s in sitting.seats)
            ),
            door("leave", "🚪"),
            # Where all seats are taken, computers can still be sent away here.
            door("computer", "🤖", disabled=taken >= most and not any(s.computer for s in sitting.seats)),
        )
    )
    yield Buttons(
        (door("start", "🚀", "main", disabled=not ready), door("settings", "⚙️"), door("cancel", "🗑️", "danger"))
    )


def settings_card(house: House, sitting: Sitting, language: str, *notes: Phrase) -> Card:
    """Return the host's private card: presets, every option with what each choice changes, invitations."""
    words = sitting.words(house, language)
    meta = sitting.game.meta

    def handle(verb: str, *nouns: str) -> Handle:
        return Handle(sitting.guild, sitting.table.id, verb, nouns)

    preset = preset_of(meta.presets, meta.options, sitting.table.options)
    presets = tuple(
        Choice(found.id, cut(words(say(f"{meta.prefix}-preset-{found.id}")), 100), chosen=found.id == preset)
        for found in meta.presets
    )
    blocks: list[Block] = [_settings_heading(sitting, words, notes)]
    if presets:
        blocks += named(Menu(handle("preset"), words(say("settings-preset")), presets))
    base = f"{meta.prefix}-option-"
    blocks += option_menus(meta.options, sitting.table.options, base, handle("option"), words)
    if len(sitting.seats) < meta.players[1]:
        room = min(meta.players[1] - len(sitting.seats), 25)
        blocks.append(PeopleMenu(handle("invite"), words(say("settings-invite")), room))
    to_terms = Button(words(say("button-settings-terms")), handle("settings", "terms"), "🤝")
    return Card((*blocks, Buttons((to_terms,))), LOBBY)


def terms_card(house: House, sitting: Sitting, language: str) -> Card:
    """Return the other page of the host's private card: what the table agrees on whatever the game."""
    words = sitting.words(house, language)
    chosen = {term.id: terms.term(sitting.table, term.id) for term in terms.TERMS}
    to = Handle(sitting.guild, sitting.table.id, "term")
    back = Handle(sitting.guild, sitting.table.id, "settings")
    return Card(
        (
            _settings_heading(sitting, words, ()),
            *option_menus(terms.TERMS, chosen, "term-", to, words),
            Buttons((Button(words(say("button-settings-options")), back, "⬅️"),)),
        ),
        LOBBY,
    )


def _settings_heading(sitting: Sitting, words: Words, notes: Sequence[Phrase]) -> Text:
    return Text("\n".join([f"### {words(title(sitting))}", words(say("settings-intro")), *map(words, notes)]))


def computers_card(house: House, sitting: Sitting, language: str) -> Card:
    """Return the private choice of a computer player to add, and those that can be sent away again."""
    words = sitting.picture_words(house, language)  # nothing formats on a button
    prefix = sitting.game.meta.prefix
    levels = tuple(
        Button(
            cut(words(say("lobby-add", level=say(f"{prefix}-level-{level}"))), 80),
            Handle(sitting.guild, sitting.table.id, "computer", (level,)),
            "🤖",
        )
        for level in sitting.game.meta.levels
    )
    blocks: list[Block] = [Text(words(say("lobby-add-intro"))), Buttons(levels)]
    away = tuple(
        Button(
            cut(words(say("lobby-remove", name=Who(seat.number))), 80),
            Handle(sitting.guild, sitting.table.id, "remove", (str(seat.number),)),
            "✖️",
        )
        for seat in sitting.seats
        if seat.computer is not None
    )[:5]
    if away:
        blocks.append(Buttons(away))
    return Card(tuple(blocks), LOBBY)
