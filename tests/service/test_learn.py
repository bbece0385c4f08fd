"""The guided first game at a real table: started, left and taken up again, followed to its end in both languages."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import TITLES
from bot.service.card import Button, Card, Text
from bot.service.features.play.panel import GOOD
from bot.service.quotas import Bounds
from bot.service.tables import guided, results
from bot.service.tables.terms import is_rated
from renderers.picture import Picture
from tests.conformance.lessons import LESSONS
from tests.service.pretended import buttons, labels, menus, text
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World, judged, world

EVERY_LESSON = pytest.mark.parametrize("game", LESSONS)
LOCALES = pytest.mark.parametrize("locale", ["en-US", "de"])
GAME = "space-mission"
WORDS_A_MINUTE, SECONDS_A_TAP, MINUTES, MINUTES_BY_TEXT = 220, 10, 15, 20
CAP = 300


async def begun(world: World, game: str = GAME, user: int = ANN, locale: str = "en-US") -> Card:
    return await world.press(user, "learn-start", game, table=0, locale=locale)


def marked(card: Card) -> Button | None:
    """Return the marked button; it is the first of the choices and the only one so marked."""
    found = [button for button in buttons(card) if button.emoji == GOOD]
    assert len(found) <= 1 and (not found or buttons(card)[0] == found[0])
    return found[0] if found else None


async def panel(world: World, locale: str = "en-US") -> Card:
    """Return the learner's panel once the computers have played."""
    await world.settle()
    await world.advance(30)
    return await world.press(ANN, "act", locale=locale)


async def steps(world: World, card: Card, locale: str) -> AsyncIterator[Card]:
    """Yield every panel of the way that is marked, to the one with the summary."""
    for _ in range(CAP):
        if (button := marked(card)) is None:
            card = await panel(world, locale)
            if (button := marked(card)) is None:
                yield card
                return
        yield card
        assert button.button_id is not None
        card = await world.use(ANN, button.button_id, locale=locale)
    raise AssertionError("the lesson has no end")


class Sketches:
    """Draws every look, so that nothing of it is read as text."""

    async def draw(self, *_: Any, **__: Any) -> Picture:
        return Picture(b"picture", "look.png", 1, 1)

    film = draw


async def minutes_of(world: World, game: str, locale: str) -> float:
    """Return how long a learner takes who follows the marked buttons to the summary.

    All of it is read, each line once: what stands there word for word as before is known.
    """
    read: dict[str, None] = {}
    intro = [await world.look(ANN, "learn", game, locale=locale)]
    intro.append(await world.press(ANN, "learn", game, "symbols", table=0, locale=locale))
    taps, last = len(intro) + 1, intro[0]
    for card in intro:
        read |= dict.fromkeys(_lines(card))
    async for last in steps(world, await begun(world, game, locale=locale), locale):
        read |= dict.fromkeys(_lines(last))
        taps += 1
    lesson = TITLES[game].lesson
    assert lesson is not None and taps > len(lesson.steps)
    words = world.context.translator.words("de" if locale == "de" else "en")
    for line in words.lines(lesson.summary()):
        assert line in text(last)
    return sum(len(line.split()) for line in read) / WORDS_A_MINUTE + taps * SECONDS_A_TAP / 60


@pytest.mark.guarantee("lesson-minutes")
@EVERY_LESSON
@LOCALES
async def test_marked_buttons_lead_to_the_summary_in_15_minutes(tmp_path: Path, game: str, locale: str) -> None:
    async with world(tmp_path, render_service=Sketches()) as drawn:
        assert await minutes_of(drawn, game, locale) <= MINUTES


@EVERY_LESSON
@LOCALES
async def test_a_lesson_without_pictures_takes_little_longer(world: World, game: str, locale: str) -> None:
    """The looks are text then, and every line of them that has changed is read again."""
    assert await minutes_of(world, game, locale) <= MINUTES_BY_TEXT


def _lines(card: Card) -> list[str]:
    return [line for block in card.blocks if isinstance(block, Text) for line in block.text.split("\n")]


@EVERY_LESSON
async def test_the_guide_goes_with_whatever_the_learner_does(world: World, game: str) -> None:
    """Any choice of the panel, by chance: each panel says what is good here, with a button that does it."""
    chance = random.Random(game)
    card = await begun(world, game)
    for _ in range(CAP):
        if (button := marked(card)) is None:
            card = await panel(world)
            if (button := marked(card)) is None:
                break
        assert button.button_id is not None and button.label.removesuffix(" ⚠")[:40] in text(card)
        deed = await world.offered(ANN, chance) if chance.random() < 0.6 else (button.button_id, ())
        card = await world.use(ANN, *deed)
    else:
        raise AssertionError("the lesson has no end")
    assert "You know now" in text(card)
    await world.act_any(chance)
    assert "🎓 **" not in text(await panel(world)), "from then on it is an ordinary game"


async def test_a_first_game_is_offered_where_a_table_opens(world: World) -> None:
    answer = await world.service.play(world.ask(ANN), GAME, thread=False)
    assert "First game?" in labels(answer)
    await world.settle()
    lobby = world.messenger.in_channel()[0]
    goal = await world.click(BOB, lobby.card, "First game?")
    assert "The goal" in text(goal) and labels(goal)[:2] == ["Begin here", "Begin in a thread"]
    icons = await world.click(BOB, goal, "The icons")
    assert "blue circle" in text(icons)
    assert "step 1 of" in text(await world.click(BOB, icons, "Begin here"))
    loaded = await world.loaded(2)
    assert [seat.user for seat in loaded.seats] == [BOB, None], "and the lobby is left alone"
    assert (await world.loaded(1)).table.status == "lobby"


async def test_games_to_learn_are_offered_and_others_say_so(world: World) -> None:
    chooser = await world.look(ANN, "learn")
    offered = [choice.value for choice in menus(chooser)[0].choices]
    assert offered == list(LESSONS)
    assert "The goal" in text(await world.use(ANN, menus(chooser)[0].button_id, (offered[0],)))
    for game in TITLES:
        if game not in LESSONS:
            assert "no guided first game" in text(await world.look(ANN, "learn", game))
            assert "no guided first game" in text(await begun(world, game))
    assert "do not host" in text(await world.look(ANN, "learn", "chess"))


async def test_a_first_game_is_left_and_taken_up_again(world: World) -> None:
    card = await begun(world)
    button = marked(card)
    assert button is not None and button.button_id is not None
    await world.use(ANN, button.button_id)
    await world.settle()
    assert "Table 1" in text(await world.look(ANN, "my-tables"))
    goal = await world.look(ANN, "learn", GAME)
    assert labels(goal)[0] == "Go on with it"
    assert "step 2 of" in text(await world.click(ANN, goal, "Go on with it"))
    assert "step 2 of" in text(await begun(world)), "it does not begin a second time"
    assert [table.id for table in await world.tables()] == [1]
    assert "step 1 of" in text(await begun(world, user=BOB)), "everybody has a table of their own"


async def test_undo_leads_back_to_the_step_before(world: World) -> None:
    button = marked(await begun(world))
    assert button is not None and button.button_id is not None
    assert "step 2 of" in text(await world.use(ANN, button.button_id))
    assert "step 1 of" in text(await world.press(ANN, "undo"))
    jump = next(one for one in buttons(await panel(world)) if one.label.startswith("Jump") and one.emoji != GOOD)
    assert jump.button_id is not None
    own = text(await world.use(ANN, jump.button_id))
    assert "way of your own" in own and "step 2 of" not in own
    assert "step 1 of" in text(await world.press(ANN, "undo")), "what was taken back is forgotten"


@pytest.mark.guarantee("lesson-counts-nowhere")
async def test_a_first_game_counts_in_no_statistics(world: World) -> None:
    await begun(world)
    loaded = await world.loaded()
    assert guided.lesson_of(loaded) is not None and not is_rated(loaded.table)
    for _ in range(CAP):
        if (await world.loaded()).table.status == "over":
            break
        card = await panel(world)
        if any(block.label == "Hint" for block in buttons(card)):
            hint = await world.press(ANN, "hint")
            deeds = [one.button_id for one in buttons(hint) if one.button_id and one.button_id.verb == "do"]
            await world.use(ANN, deeds[0])
    assert (await world.loaded()).table.status == "over"
    assert await results.make_up(world.context, GUILD) == 0
    async with world.store.read(GUILD) as tx:
        assert await tx.plays(GAME, ANN) == []
    assert "have not finished a game" in text(await world.look(ANN, "stats", "/"))
    again = await world.press(ANN, "rematch")
    assert "open for the rematch" in text(again)
    assert guided.lesson_of(await world.loaded(2)) is None, "a rematch is an ordinary table"


async def test_nobody_else_can_sit_down_at_a_first_game(world: World) -> None:
    await begun(world)
    assert "has begun already" in text(await world.press(BOB, "join"))
    assert "🎓" not in text(await world.press(BOB, "looks")), "the lesson is the learner's alone"
    await world.settle()
    for message in world.messenger.in_channel(CHANNEL):
        assert "First game, step" not in text(message.card)


async def test_the_direct_message_teaches_as_the_panel_does(world: World) -> None:
    card = await begun(world)
    for _ in range(3):
        button = marked(card)
        assert button is not None and button.button_id is not None
        card = await world.use(ANN, button.button_id)
    await world.settle()
    await world.advance(30)
    direct = world.messenger.in_channel(ANN * 1000)[-1].card
    assert "step 4 of" in text(direct) and marked(direct) is not None


async def test_a_first_game_in_a_thread_of_its_own(world: World) -> None:
    await world.press(ANN, "learn-start", GAME, "thread", table=0)
    assert (await world.loaded()).table.channel != CHANNEL


async def test_limits_hold_for_first_games_as_for_all_tables(tmp_path: Path) -> None:
    async with world(tmp_path, bounds=Bounds(seats=1)) as small:
        assert "step 1 of" in text(await small.press(ANN, "learn-start", GAME, table=0))
        other = next((game for game in LESSONS if game != GAME), None)
        if other is not None:
            assert "step 1 of" not in text(await small.press(ANN, "learn-start", other, table=0))
        assert "do not host" in text(await small.press(BOB, "learn-start", "nothing", table=0))


async def test_a_first_game_in_direct_messages(world: World) -> None:
    """Alone there, without a server: the same steps, and no thread."""
    dm = {"guild": None, "channel": ANN * 1000}
    goal = judged(await world.service.look(world.ask(ANN, **dm), "learn", GAME))
    assert "Begin in a thread" not in labels(goal)
    start = next(one.button_id for one in buttons(goal) if one.label == "Begin here")
    assert start is not None
    card = await world.use(ANN, start, **dm)
    assert "step 1 of" in text(card)
    button = marked(card)
    assert button is not None and button.button_id is not None
    assert "step 2 of" in text(await world.use(ANN, button.button_id, **dm))
    await world.settle()
    again = judged(await world.service.look(world.ask(ANN, **dm), "learn", GAME))
    assert labels(again)[0] == "Go on with it"
