"""Every card fits into one message, however much it says: looks shown as text are cut first."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot import limits
from bot.service.card import Buttons, Card, Text
from bot.service.features.looks import cards as exhibits
from bot.service.features.looks.cards import MORE, fitted
from bot.service.features.play.board import board_card, final_card
from cogs.components.fit import faults
from tests.service.every_game import EVERY_GAME, wide_world
from tests.service.pretended import text
from tests.service.world import ANN, BOB

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
