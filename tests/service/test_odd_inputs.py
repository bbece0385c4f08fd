"""Any text in an option of a page gets a card that Discord accepts, and changes no table."""

from __future__ import annotations

import pytest

from bot.service.features.all_handlers import PAGES
from tests.service.pretended import text
from tests.service.world import ANN, BOB, GUILD, World, judged
from tests.support.odd_texts import ODD

NAMES = (*sorted(PAGES), "board", "hand", "")
WORDS = [*ODD, "a b", "a:b", "/", "-", "0", "-1", "1 2", "\u00e9", "x" * 99, "space-mission"]


@pytest.mark.parametrize("sits", [True, False])
async def test_odd_words_about_any_page_are_answered(world: World, sits: bool) -> None:
    if sits:
        await world.started(ANN, BOB)
    for page in NAMES:
        for word in WORDS:
            for about, table in ((word, None), (f"{ANN}/{word}", None), (f"computer {word}", word)):
                told = judged(await world.service.look(world.ask(ANN).at(table), page, about))
                assert text(told).strip(), (page, about, table)
    if sits:
        assert await world.entries() == []


@pytest.mark.guarantee("forged-input")
@pytest.mark.parametrize("word", WORDS)
async def test_records_of_a_game_that_is_none_are_refused(world: World, word: str) -> None:
    """By command, by button, and by a menu."""
    await world.started(ANN, BOB)
    answers = [await world.look(ANN, "stats", f"/{word}"), await world.look(ANN, "leaderboard", word)]
    answers += [await world.press(ANN, "stats", "-", word, table=0, of=GUILD)]
    answers += [await world.press(ANN, "take-away", word, table=0, of=GUILD)]
    answers += [await world.press(ANN, "leaderboard", values=(word,), table=0, of=GUILD)]
    known = word in ("space-mission", "-", "")
    for answer in answers:
        assert ("do not host this game" in text(judged(answer))) is not known or word in ("-", "")
