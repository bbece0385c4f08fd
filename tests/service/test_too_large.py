"""Discord rejects a picture as too large: the same message is sent as text and says so in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from bot import limits
from bot.service.card import Buttons, Card, File, Image, Text
from bot.service.features.looks.cards import in_words
from bot.service.messenger import TooLarge
from bot.text import Translator
from renderers.picture import Picture
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CHANNEL, World

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
