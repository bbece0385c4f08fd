"""Every card fits into one message; a picture that Discord rejects as too large comes as text."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot import limits
from bot.service.card import Buttons, Card, File, Image, Text
from bot.service.features.looks import cards as exhibits
from bot.service.features.looks.cards import MORE, fitted, in_words
from bot.service.features.play.board import board_card, final_card
from bot.service.messenger import TooLarge
from bot.text import Translator
from cogs.components.fit import faults
from renderers.picture import Picture
from tests.service.every_game import EVERY_GAME, wide_world
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CHANNEL, World

LINES = [f"{number}: {'word ' * 18}" for number in range(80)]
"""More than any game says of its board today."""


def test_longest_text_is_shortened_line_by_line():
    board = Text("\n".join(LINES)[: exhibits.PAGE])
    below = Text("x" * 1500)
    shown = fitted((Text("Title"), board, below, Buttons(())))
    assert sum(len(block.text) for block in shown if isinstance(block, Text)) <= limits.TEXT
    assert (shown[0], *shown[2:]) == (Text("Title"), below, Buttons(()))
    assert isinstance(shown[1], Text) and shown[1].text.endswith(MORE)
    assert set(shown[1].text.removesuffix(MORE).split("\n")) <= set(LINES), "no line is cut in two"


def test_two_long_texts_are_shortened_and_others_untouched():
    shown = fitted((Text("a\n" * 1600), Text("b\n" * 1600), Text("c\n" * 1600)))
    assert sum(len(block.text) for block in shown if isinstance(block, Text)) <= limits.TEXT
    assert fitted((Text("short"), Text("too"))) == (Text("short"), Text("too"))


@EVERY_GAME
async def test_a_look_that_is_long_in_words_fits_beside_all_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
):
    monkeypatch.setattr(exhibits, "_lines", lambda *_given: LINES)
    chance = random.Random(1)
    async with wide_world(tmp_path) as world:
        await world.started(ANN, BOB, game=game)
        for _ in range(6):
            if (await world.loaded()).table.status == "running":
                await world.act_any(chance)  # the panels, and what is sent, are judged by the world
        await world.settle()
        for verb, *nouns in (("look", "board"), ("recap",), ("text", "board"), ("replay", "first"), ("act",)):
            card = await world.press(ANN, verb, *nouns)
            assert "0: word" in text(card) or verb in ("recap", "act", "replay"), text(card)
        loaded, entries = await world.loaded(), await world.entries()
        shown: list[Card] = [await board_card(world.context, loaded, entries), await final_card(world.context, loaded)]
        assert [faults(card) for card in shown] == [[], []]
        assert all("0: word" in text(card) for card in shown)


# -- too large for Discord ---------------------------------------------------------------------------------------------


SAID = "Discord does not take the picture"


def too_large(card: Card) -> None:
    """Take no picture."""
    if any(isinstance(block, Image) for block in card.blocks):
        raise TooLarge("413/40005")


@pytest.fixture
def heavy(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """Return a world in which all looks are drawn, and Discord takes no pictures."""

    async def draw(_game: str, look: str, *_given: Any) -> Picture:
        return Picture(b"x", f"{look}.png", 1, 1)

    monkeypatch.setattr(world.context.render_service, "draw", draw)
    world.messenger.judge = too_large
    return world


@pytest.mark.guarantee("picture-fallback")
async def test_board_and_dms_come_in_words_once_with_a_sentence(heavy: World, caplog: pytest.LogCaptureFixture) -> None:
    await heavy.started(ANN, BOB)
    await heavy.settle()
    assert await heavy.unsent() == ([], [])
    board = heavy.messenger.in_channel(CHANNEL)[-1]
    (letter,) = heavy.messenger.dms(ANN)
    for message in (board, letter):
        said = text(message.card)
        assert said.count(SAID) == 1 and not any(isinstance(block, Image) for block in message.card.blocks)
        assert any(isinstance(block, Buttons) for block in message.card.blocks)
    plain = await heavy.press(ANN, "text", "board")
    assert text(plain).splitlines()[3] in text(board.card), "the whole text board stands there"
    assert caplog.text.count("board is too large; it goes without pictures") <= 1 < caplog.text.count("is too large")
    heavy.messenger.judge = None
    await heavy.discard(await heavy.awaited())
    await heavy.settle()
    board = heavy.messenger.in_channel(CHANNEL)[-1]
    assert any(isinstance(block, Image) for block in board.card.blocks) and SAID not in text(board.card)


async def test_who_acts_loses_nothing_by_it(heavy: World) -> None:
    await heavy.started(ANN, BOB)
    for _ in range(3):
        user = await heavy.awaited()
        await heavy.discard(user)
        await heavy.settle()
    assert len(await heavy.entries()) == 3 and await heavy.unsent() == ([], [])
    messages = [message for message in heavy.messenger.made if SAID in text(message.card)]
    assert messages and len({message.nonce for message in messages}) == len(messages)


async def test_message_too_large_even_as_text_is_dropped_and_logged(
    heavy: World, caplog: pytest.LogCaptureFixture
) -> None:
    def nothing(_card: Card) -> None:
        raise TooLarge("413/40005")

    heavy.messenger.judge = nothing
    await heavy.started(ANN, BOB)
    await heavy.settle()
    assert await heavy.unsent() == ([], []) and "rejected" in caplog.text


@pytest.mark.parametrize("locale", ["en-US", "de"])
def test_an_answer_says_in_words_what_its_pictures_show(world: World, locale: str) -> None:
    picture = Picture(b"x", "board.png", 1, 1)
    given = Card((Text("head"), Image(picture, "what it shows"), File(b"x", "a.json"), Text("below")), 5)
    made = world.service.in_words(locale, given)
    why = "Discord does not take" if locale == "en-US" else "Discord nimmt das Bild"
    first, *rest = [block.text for block in made.blocks if isinstance(block, Text)]
    assert why in first and rest == ["head", "what it shows", "below"] and len(made.blocks) == 4 and made.accent == 5


def test_it_fits_whatever_the_pictures_show() -> None:
    picture = Picture(b"x", "board.png", 1, 1)
    made = in_words(Card((Text("x" * 3000), *(Image(picture, "y" * 1000) for _ in range(4)))), "why")
    assert sum(len(block.text) for block in made.blocks if isinstance(block, Text)) <= limits.TEXT
    assert Translator().has("de", "picture-too-large")
