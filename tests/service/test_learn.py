"""The guided first game at a real table: started, left and taken up again, followed to its end in both languages."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.games.core.lesson import LEARNER
from bot.games.registry import TITLES
from bot.limits import BUTTON_LABEL
from bot.service.card import Button, ButtonId, Buttons, Card, Image, Menu, Section, Text, size
from bot.service.features.learn.guide import ALONE
from bot.service.features.looks.cards import ALT
from bot.service.features.play.actions import PanelData
from bot.service.features.play.button_hints import with_hints
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.play.grouping import ALONE as MOST_ALONE
from bot.service.features.play.grouping import BESIDE, GOOD
from bot.service.features.play.panel import doors
from bot.service.quotas import Bounds
from bot.service.tables import results
from bot.service.tables.announce import LEARNING
from bot.service.tables.terms import is_rated
from renderers.picture import Picture
from tests.conformance.lessons import LESSONS
from tests.service.pretended import buttons, deeds, labels, menus, text
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World, judged, world
from tests.soaking import by_turns

EVERY_LESSON = pytest.mark.parametrize("game", LESSONS)
LOCALES = pytest.mark.parametrize("locale", ["en-US", "de"])
GAME = "space-mission"
WORDS_A_MINUTE, SECONDS_A_TAP, MINUTES = 220, 10, 15
CAP = 300
JUMP = ("jump", "6", "bluewell")
"""Not what is good in the first step."""
OWN = {"space-mission": (4, 8), "space-missions": (1, 5, 7, 11), "skymines": (1, 4, 8)}
"""At which decisions a learner does something else, so that steps come back."""


async def begun(world: World, game: str = GAME, user: int = ANN, locale: str = "en-US") -> Card:
    return await world.press(user, "learn-start", game, table=0, locale=locale)


def marked(card: Card) -> Button | None:
    """Return the marked button; it is the first of the choices and the only one so marked."""
    does = [button for button in buttons(card) if button.button_id and button.button_id.verb in ("do", "steps")]
    found = [button for button in does if button.emoji == GOOD]
    assert len(found) <= 1 and (not found or buttons(card)[0] == found[0])
    return found[0] if found else None


async def panel(world: World, locale: str = "en-US", table: int = 1) -> Card:
    """Return the learner's panel once the computers have played."""
    await world.settle()
    await world.advance(30)
    return await world.press(ANN, "act", table=table, locale=locale)


async def steps(world: World, card: Card, locale: str, own: int = CAP) -> AsyncIterator[Card]:
    """Yield every panel of the way that is marked, to the one with the summary. `own`: at which decision the learner
    does something else.
    """
    chance = random.Random(own)
    for decision in range(CAP):
        if (button := marked(card)) is None:
            card = await panel(world, locale)
            if (button := marked(card)) is None:
                yield card
                return
        yield card
        assert button.button_id is not None
        deed = await world.offered(ANN, chance) if decision == own else (button.button_id, ())
        card = await world.use(ANN, *deed, locale=locale)
    raise AssertionError("the lesson has no end")


class Sketches:
    """Draws every look, so that nothing of it is read as text."""

    async def draw(self, *_: Any, **__: Any) -> Picture:
        return Picture(b"picture", "look.png", 1, 1)

    film = draw


async def minutes_of(world: World, game: str, locale: str, own: int = CAP) -> float:
    """Return how long a learner takes who follows the marked buttons to the summary, but at the decision `own`.

    All of it is read, each line once: what stands there word for word as before is known.
    """
    read: dict[str, None] = {}
    intro = [await world.look(ANN, "learn", game, locale=locale)]
    intro.append(await world.press(ANN, "learn", game, "symbols", table=0, locale=locale))
    taps, last = len(intro) + 1, intro[0]
    for card in intro:
        read |= dict.fromkeys(_lines(card))
    async for last in steps(world, await begun(world, game, locale=locale), locale, own):
        read |= dict.fromkeys(_lines(last))
        taps += 1
    lesson = TITLES[game].lesson
    assert lesson is not None and (own < CAP or taps > len(lesson.steps))
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
async def test_icons_are_shown_with_their_names_from_rules_too(tmp_path: Path, game: str, locale: str) -> None:
    async with world(tmp_path, render_service=Sketches()) as drawn:
        rules = await drawn.look(ANN, "rules", f"{game}/summary", locale=locale)
        way = next(button.button_id for button in buttons(rules) if button.emoji == "🔣")
        assert way is not None
        card = await drawn.use(ANN, way, locale=locale)
    (picture,) = [block for block in card.blocks if isinstance(block, Image)]
    lesson, words = TITLES[game].lesson, drawn.context.translator.words("de" if locale == "de" else "en")
    assert lesson is not None and len(picture.alt) < ALT
    assert all(words(name) in picture.alt for group in lesson.icons for _, name in group.signs)
    assert words(lesson.legend()[0]) in text(card)


@pytest.mark.guarantee("lesson-minutes")
@EVERY_LESSON
@LOCALES
async def test_a_lesson_without_pictures_takes_15_minutes_too(world: World, game: str, locale: str) -> None:
    """The looks are text then, and every line of them that has changed is read again."""
    assert await minutes_of(world, game, locale) <= MINUTES


@pytest.mark.parametrize(("game", "own"), by_turns([*product((GAME, "skymines"), range(12))], 8))
async def test_an_own_way_in_words_takes_15_minutes_too(world: World, game: str, own: int) -> None:
    """What is read off the way comes on top of what the looks say in words."""
    assert await minutes_of(world, game, "en-US", own) <= MINUTES


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
        assert button.button_id is not None and (len(button.label) < BUTTON_LABEL or "Good here" in text(card))
        deed = await world.offered(ANN, chance) if chance.random() < 0.6 else (button.button_id, ())
        card = await world.use(ANN, *deed)
    else:
        raise AssertionError("the lesson has no end")
    assert "You know now" in text(card)
    for _ in range(4):
        await world.use(ANN, *await world.offered(ANN, chance, 1, ALONE))
        once = [one for one in buttons(await panel(world)) if one.button_id and one.button_id.verb in ("do", "pick")]
        assert len(once) <= MOST_ALONE, "more would not fit on a phone's screen: they are in menus"
    after = await panel(world)
    assert "### 🎓" not in text(after), "from then on it is an ordinary game"
    assert "without ⭐" not in text(after) and labels(after)[-1] == "More"
    assert "Begin again" in labels(await world.click(ANN, after, "More"))


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


async def test_other_actions_of_a_step_say_what_they_do(world: World) -> None:
    """Menus say it below each choice. A hint that several buttons share is told once."""
    await begun(world, "space-missions")
    told = text(await world.click(ANN, await panel(world), "Something else"))
    assert "**Pass (then place 1)**: Passing early" in told and "one press does both" in told
    loaded = await world.loaded()
    passing = Button("Pass", ButtonId(GUILD, 1, "do", ("pass",)), "🏁")
    for count, named in ((2, "- **Pass**, **Pass**: "), (3, "- 🏁: ")):
        lines = with_hints(loaded, LEARNER, world.context.translator.words("en"), [Buttons((passing,) * count)])
        assert isinstance(lines[0], Text) and lines[0].text.startswith(named) and "\n" not in lines[0].text
    assert len(with_hints(loaded, None, world.context.translator.words("en"), [Buttons((passing,))])) == 1


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
    own = text(await world.press(ANN, "do", *JUMP))
    assert "your own way" in own and "step 2 of" not in own
    assert "step 1 of" in text(await world.press(ANN, "undo")), "what was taken back is forgotten"


@pytest.mark.guarantee("lesson-counts-nowhere")
async def test_a_first_game_counts_in_no_statistics(world: World) -> None:
    await begun(world)
    loaded = await world.loaded()
    assert loaded.lesson is not None and not is_rated(loaded.table)
    for _ in range(CAP):
        if (await world.loaded()).table.status == "over":
            break
        await panel(world)
        if LEARNER in (await world.loaded()).to_move():
            hint = await world.press(ANN, "hint")
            deeds = [one.button_id for one in buttons(hint) if one.button_id and one.button_id.verb == "do"]
            await world.use(ANN, deeds[0])
    assert (await world.loaded()).table.status == "over"
    assert await results.make_up(world.context, GUILD) == 0
    async with world.store.read(GUILD) as tx:
        assert await tx.plays(GAME, ANN) == []
    assert "have not finished a game" in text(await world.look(ANN, "stats", "/"))
    await world.settle()
    final = world.messenger.in_channel()[-1].card
    assert labels(final)[:2] == ["Play an ordinary game", "Begin again"] and len(buttons(final)) == 5
    assert "not rated. Everybody in this channel sees the result." in text(final)
    assert "The rematch has begun" in text(await world.click(ANN, final, "Play an ordinary game"))
    old, new = await world.loaded(1), await world.loaded(2)
    assert new.lesson is None and new.table.status == "running", "a rematch is an ordinary table"
    worn = [{(seat.name, seat.colour, seat.emblem) for seat in loaded.seats} for loaded in (old, new)]
    assert worn[0] == worn[1] and new.names(world.context, "de") == ("Robo 1", "Ann"), "who is who stays"
    await world.settle()
    assert world.messenger.in_channel()[-1].card == final, "the board waits until the player pauses"
    mine = await panel(world, table=2)
    assert "Your turn" in text(mine) and "The ring of 8 planets" in text(mine), "so the panel shows the board"
    assert not {"Act", "Undo"} & {*labels(mine)}
    await world.advance(LEARNING)
    board = labels(world.messenger.in_channel()[-1].card)
    assert board[0] == "Act" and "Undo" not in board, "nobody has acted yet but the computer"


async def test_nobody_else_can_sit_down_at_a_first_game(world: World) -> None:
    await begun(world)
    assert "has begun already" in text(await world.press(BOB, "join"))
    assert "🎓" not in text(await world.press(BOB, "looks")), "the lesson is the learner's alone"
    await world.settle()
    for message in world.messenger.in_channel(CHANNEL):
        assert "First game, step" not in text(message.card)


@EVERY_LESSON
async def test_nothing_is_posted_while_a_learner_plays(world: World, game: str) -> None:
    """Neither where the computer begins nor where the rounds or flights are told in the channel."""
    async for _ in steps(world, await begun(world, game), "en-US"):
        assert not world.messenger.in_channel(CHANNEL) and not world.messenger.notices(ANN)
    await world.advance(LEARNING)
    assert "Guided first game of Ann" in text(world.messenger.in_channel(CHANNEL)[-1].card)


async def test_the_board_comes_when_the_learner_pauses(world: World) -> None:
    """Before, it would push the private step out of sight. The step says where to act, and so does the board."""
    assert "Act here, in this message" in text(await begun(world))
    for _ in range(3):
        button = marked(await panel(world))
        assert button is not None and button.button_id is not None
        await world.use(ANN, button.button_id)
        await world.advance(LEARNING / 2)
        assert not world.messenger.in_channel(CHANNEL)
    await world.advance(LEARNING)
    (board,) = world.messenger.in_channel(CHANNEL)
    assert "Guided first game of Ann" in text(board.card)
    assert "step 4 of" in text(await world.click(ANN, board.card, "Act"))
    await world.started(ANN, BOB)
    assert "Guided" not in text(world.messenger.in_channel(CHANNEL)[-1].card)


async def test_a_learner_who_plays_is_not_called(world: World) -> None:
    """Neither by a new board after each turn of the computer nor by direct messages; a reminder teaches, too."""
    await world.press(ANN, "prefer", "notice", table=0, of=0, values=("dm",))
    card = await begun(world)
    for _ in range(9):
        if (button := marked(card)) is None:
            card = await panel(world)
            button = marked(card)
        assert button is not None and button.button_id is not None
        card = await world.use(ANN, button.button_id)
    card = await panel(world)
    (proof,) = world.messenger.in_channel(ANN * 1000)
    assert "step" not in text(proof.card) and not world.messenger.in_channel(CHANNEL)
    await world.press(ANN, "snooze", "hour")
    await world.advance(3600)
    direct = world.messenger.in_channel(ANN * 1000)[-1].card
    assert text(card).split("###")[2] in text(direct) and marked(direct) == marked(card)


async def test_a_first_game_in_a_thread_of_its_own(world: World) -> None:
    """The board stands in the thread at once: there it hides no step."""
    begun_in = text(await world.press(ANN, "learn-start", GAME, "thread", table=0))
    await world.settle()
    thread = (await world.loaded()).table.channel
    assert thread != CHANNEL and f"The board is in <#{thread}>" in begun_in
    assert len(world.messenger.in_channel(thread)) == 1


async def test_two_clicks_at_once_open_one_thread(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread cannot be undone."""
    opened: list[str] = []
    plain = world.messenger.open_thread

    async def open_thread(channel: int, name: str) -> int:
        opened.append(name)
        await asyncio.sleep(0)
        return await plain(channel, name)

    monkeypatch.setattr(world.messenger, "open_thread", open_thread)
    clicks = [world.press(ANN, "learn-start", GAME, "thread", table=0) for _ in range(2)]
    assert all("step 1 of" in text(card) for card in await asyncio.gather(*clicks))
    assert len(opened) == 1 and len(await world.tables()) == 1


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


@EVERY_LESSON
async def test_a_step_stands_right_above_its_choices(tmp_path: Path, game: str) -> None:
    """On the way and off it: what happened, then one or two pictures, then the text, and nothing before the choices."""
    async with world(tmp_path, render_service=Sketches()) as drawn:
        card, chance = await begun(drawn, game), random.Random(game)
        for _ in range(8):
            if marked(card) is None:
                card = await panel(drawn)
            if marked(card) is None:
                break  # the lesson is over
            kinds = [type(block) for block in card.blocks]
            assert kinds.count(Image) <= 2
            says = next(at for at, block in enumerate(card.blocks) if isinstance(block, Text) and "🎓" in block.text)
            assert Image not in kinds[says:] and kinds[says + 1] is Buttons and Buttons not in kinds[:says]
            card = await drawn.use(ANN, *await drawn.offered(ANN, chance))


async def test_what_an_action_brought_is_told_once(world: World) -> None:
    """Where all choose at once, it is news too: an open panel that goes on by itself shows both."""
    await begun(world, "skymines")
    button = marked(await panel(world))
    assert button is not None and button.button_id is not None
    await world.use(ANN, button.button_id)
    loaded = await world.loaded()
    private = PrivatePanel(world.context, loaded, ANN, "en")
    data = await PanelData.read(world.context, loaded, ANN)
    notes = private.just_done(data.recent)
    assert len(notes) > 1
    said = text(await private.panel(notes, data=data))
    assert all(said.count(line.removeprefix("✅ ").removeprefix("- ")) == 1 for line in notes)


async def test_within_a_turn_a_guided_panel_repeats_no_news(world: World) -> None:
    heading = "Since your last turn"
    last = card = await begun(world, "skymines")
    for _ in range(7):
        if (button := marked(card)) is None:
            card = await panel(world)
            button = marked(card)
        assert button is not None and button.button_id is not None
        last, card = card, await world.use(ANN, button.button_id)
    assert heading in text(last) and "step 8 of" in text(card) and heading not in text(card)


async def test_words_of_a_look_stand_only_where_a_step_needs_them(world: World) -> None:
    """Without pictures; a button leads to the whole board."""
    ring = "The ring of 8 planets"
    card = await begun(world)
    assert ring in text(card)
    button = marked(card)
    assert button is not None and button.button_id is not None
    second = await world.use(ANN, button.button_id)
    assert "✅" in text(second) and ring not in text(second)
    assert text(await world.press(ANN, "act")) == text(second), "who comes back from More reads the same"
    assert ring in text(await world.click(ANN, await world.click(ANN, second, "More"), "Board"))


async def test_one_press_does_a_whole_step(world: World) -> None:
    """After the first of its actions alone the step goes on."""
    await begun(world, "space-missions")
    card = await panel(world)
    button = marked(card)
    assert button is not None and button.button_id is not None and "→" in button.label
    half = await world.press(ANN, "do", *button.button_id.nouns[:3])
    assert "step 1 of" in text(half)
    rest = marked(half)
    assert rest is not None and button.label.endswith(rest.label)
    again = marked(await world.press(ANN, "undo"))
    assert again is not None and again.button_id is not None and again.label == button.label
    done = await world.use(ANN, again.button_id)
    assert text(done).count("✅") == 2
    assert "step 2 of" in text(await panel(world))


async def test_like_actions_of_a_step_are_counted(world: World) -> None:
    cards = steps(world, await begun(world, "space-missions"), "en-US")
    labels = [button.label.split(" → ") async for card in cards if (button := marked(card))]
    assert any(label[-1].endswith(", twice") for label in labels)
    assert all(len(set(label)) == len(label) for label in labels)


async def test_more_leads_to_all_that_other_panels_offer(world: World) -> None:
    """Beside a step stands *More*; its card says in a line what each button is for, and leads back."""
    card = await begun(world)
    assert [one.label for one in buttons(card) if one.button_id and one.button_id.decision == 0] == ["More"]
    loaded = await world.loaded()
    private = PrivatePanel(world.context, loaded, ANN, "en")
    other = (*private.ways("act").row, *doors(loaded, LEARNER, ANN, private.words, nonce=0, rule=""))
    more = await world.click(ANN, card, "More")
    sections = [block for block in more.blocks if isinstance(block, Section)]
    assert [block.button for block in sections[:-2]] == list(other) and len(other) > 7
    assert [block.button.label for block in sections[-2:]] == ["Begin again", "Open an ordinary table"]
    assert all(f"{block.button.emoji} **{block.button.label}:**" in block.text for block in sections)
    assert "Back to your turn" in labels(await world.click(ANN, more, "What can I do?"))
    assert marked(await world.click(ANN, more, "Back to your turn")) == marked(card)


@pytest.mark.parametrize("guild", [GUILD, None])
async def test_a_first_game_begins_again(world: World, guild: int | None) -> None:
    """The button ends its own guided table, wherever it is pressed; once more it goes on with the new one."""
    button = marked(await begun(world))
    assert button is not None and button.button_id is not None
    await world.use(ANN, button.button_id)
    await world.settle()
    goal = await world.look(ANN, "learn", GAME)
    assert labels(goal)[:3] == ["Go on with it", "Begin again", "Open an ordinary table"]
    there = {"guild": guild, "channel": CHANNEL if guild else ANN * 1000}
    asked = await world.click(ANN, goal, "Begin again", **there)
    assert "Your game ends here" in text(asked) and labels(asked) == ["Begin again", "Back to your turn"]
    assert (await world.loaded()).table.status == "running", "one tap ends nothing"
    assert "Your first game has begun" in text(await world.click(ANN, asked, "Begin again", **there))
    await world.settle()
    again = text(await world.click(ANN, asked, "Begin again", **there))
    assert "step 1 of" in again and "has begun" not in again
    assert (await world.loaded()).table.status == "cancelled"


@EVERY_LESSON
async def test_the_end_offers_a_new_start_and_a_table(world: World, game: str) -> None:
    *_, last = [card async for card in steps(world, await begun(world, game), "en")]
    lesson = TITLES[game].lesson
    assert lesson is not None and f"step {lesson.count} of {lesson.count}" in text(last)
    assert "You know now" in text(last) and "Nothing is over yet" in text(last) and "⚠️" not in text(last)
    assert labels(last)[:3] == ["Go on with this game", "Begin again", "Open an ordinary table"]
    alone = await world.click(ANN, last, "Go on with this game")
    assert "**Hint**" in text(alone) and labels(alone)[-2:] == ["Hint", "More"]
    assert any(one.button_id and one.button_id.verb in ("do", "pick") for one in (*buttons(alone), *menus(alone)))
    assert all(menu.button_id.verb != "steps" for menu in menus(alone)), "dozens of lines are too many for a newcomer"
    if game == "space-missions":
        several = await world.click(ANN, alone, "Two steps at once")
        assert {menu.button_id.verb for menu in menus(several)} == {"steps"}
        assert "**Hint**" in text(await world.click(ANN, several, "Back to your turn")), "not to the closing page"
    lobby = await world.click(ANN, last, "Open an ordinary table")
    assert "First game?" in labels(lobby)
    assert (await world.loaded(2)).lesson is None and (await world.loaded(2)).table.game == game
    asked = await world.click(ANN, last, "Begin again")
    assert "Your first game has begun" in text(await world.click(ANN, asked, "Begin again"))
    assert "step 1 of" in text(await panel(world, table=3))


@EVERY_LESSON
@LOCALES
async def test_the_first_step_introduces_the_computer(world: World, game: str, locale: str) -> None:
    told = text(await begun(world, game, locale=locale))
    words = "ein Computerspieler, sitzt dir gegenüber" if locale == "de" else "a computer player, sits opposite you"
    assert f"Robo 1, {words}" in told


@EVERY_LESSON
@LOCALES
async def test_leaving_the_way_is_said_once_and_coming_back(world: World, game: str, locale: str) -> None:
    """Off the way no number, but when the guided part ends, and what the own choice was worth."""
    chance, told = random.Random(game), list[str]()
    card = await begun(world, game, locale=locale)
    for turn in range(CAP):
        if (button := marked(card)) is None:
            card = await panel(world, locale)
            if (button := marked(card)) is None:
                break
        told.append(text(card))
        assert button.button_id is not None
        deed = await world.offered(ANN, chance) if turn in OWN[game] else (button.button_id, ())
        card = await world.use(ANN, *deed, locale=locale)
    german = locale == "de"
    own, back = ("dein eigener Weg", "wieder auf dem") if german else ("your own way", "back on the")
    left, ends = (
        ("und das macht nichts", "Der geführte Teil endet") if german else ("and that is fine", "The guided part ends")
    )
    astray = [own in one for one in told]
    assert any(astray) and all(ends in one for one in told if own in one)
    turned = [(before, after, one) for before, after, one in zip(astray, astray[1:], told[1:], strict=False)]
    for before, after, one in turned:
        assert (left in one) == (after and not before) and (back in one) == (before and not after)
    lines = [line for one in told for line in one.split("\n") if line.startswith("💬")]
    assert lines and len(lines) <= len(OWN[game]), "each verdict once"


async def test_a_choice_is_judged_until_the_next_one(world: World) -> None:
    """Not what was advised, and nothing that was taken back."""
    card = await begun(world)
    assert "💬" not in text(card)
    own = await world.press(ANN, "do", *JUMP)
    assert re.search(f"💬 .*“{re.escape(buttons(card)[0].label)}”", text(own))
    assert text(await panel(world)).count("💬") == 1
    assert "💬" not in text(await world.press(ANN, "undo"))
    button = marked(await world.press(ANN, "do", *JUMP))
    assert button is not None and button.button_id is not None
    assert "💬" not in text(await world.use(ANN, button.button_id))


@EVERY_LESSON
async def test_other_actions_take_little_room_beside_a_step(world: World, game: str) -> None:
    """On a phone each button or menu takes a line, and so the text scrolls out of sight. One tap opens all others."""
    folded = 0
    async for card in steps(world, await begun(world, game), "en-US"):
        if marked(card) is not None:
            offers = [block for block in card.blocks if isinstance(block, Buttons | Menu)]
            assert size(offers[1:-1]) <= BESIDE + 1
            if (every := await world.others(ANN, card)) is not card:
                folded += 1
                assert [*deeds(every)] and "Back to your turn" in labels(every)
    assert folded
