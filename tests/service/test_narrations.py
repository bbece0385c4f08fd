"""A narration in the channel: one message that grows line by line, from the log alone, told once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.core.codec import decode_events
from bot.games.core.events import Event
from bot.games.core.narration import NarrationLine, Page, narrations
from bot.service.card import ButtonId
from bot.service.tables.outbox import STORY
from bot.text.translator import Translator
from tests.service.pretended import Message, labels, text
from tests.service.test_other_games import begun
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World
from tests.service.world import world as make_world
from tests.toys import TOYS
from tests.toys.automa_deck import Banked, Mined, Stormed
from tests.toys.words import translator

PACE = 1.5


class Deed(Event, frozen=True, tag="deed"):
    thread: int
    begins: bool = False
    ends: bool = False


class Teller:
    def narration_line(self, event: Event) -> NarrationLine | None:
        return NarrationLine(event.thread, event.begins, event.ends) if isinstance(event, Deed) else None


def threads(*pages: Page) -> list[list[tuple[int, bool]]]:
    """The narrations in a log, each as the entries of its parts and whether they were taken back."""
    return [[(part.number, part.undone) for part in story.parts] for story in narrations(Teller(), pages)]


def test_each_thread_has_its_own_narration():
    pages = (Page(1, (Deed(0, True),)), Page(2, (Deed(1, True), Deed(0))), Page(3, (Deed(1), Deed(0))))
    assert threads(*pages) == [[(1, False), (2, False), (3, False)], [(2, False), (3, False)]]


def test_an_end_or_a_beginning_is_followed_by_another_narration():
    pages = (Page(1, (Deed(0), Deed(0, ends=True), Deed(0))), Page(2, (Deed(0, begins=True),)))
    assert threads(*pages) == [[(1, False), (1, False)], [(1, False)], [(2, False)]]


def test_a_narration_keeps_its_name_as_it_goes_on():
    pages = [Page(1, (Deed(0),)), Page(4, (Deed(0), Deed(1))), Page(7, (Deed(1),))]
    names = [[story.id for story in narrations(Teller(), pages[:count])] for count in (1, 2, 3)]
    assert names[1] == names[2] and names[1][:1] == names[0] and len(set(names[1])) == 2


def test_undone_action_stays_in_its_narration_and_moves_nothing():
    gone = Page(2, (Deed(0, ends=True), Deed(0)), undone=True)
    pages = (Page(1, (Deed(0),)), gone, Page(3, ()), Page(4, (Deed(0),)))
    assert threads(*pages) == [[(1, False), (2, True), (4, False)], [(2, True)]]


@pytest.fixture(scope="module")
def words() -> Translator:
    return translator()


@pytest.fixture
async def toys(tmp_path: Path, words: Translator) -> AsyncIterator[World]:
    """A table of Ann and Bob, whose next choices will be told as narrations."""
    async with make_world(tmp_path / "data", titles=TOYS, words=words, hold=0.0) as made:
        await begun(made, "automa-deck", ANN, BOB)
        yield made


async def do(world: World, verb: str, *nouns: str, user: int = ANN) -> None:
    await world.use(user, ButtonId(GUILD, 1, "do", (verb, *nouns)))


async def told(world: World, count: int = 1) -> list[str]:
    """All that belongs to narrations, as the log has it."""
    loaded = await world.loaded()
    parts = [event for entry in await world.entries() for event in decode_events(loaded.game, entry.events)]
    parts = [event for event in parts if isinstance(event, Mined | Stormed | Banked)]
    phrases = [loaded.presenter.describe(event, None, False) for event in parts]
    say = loaded.words(world.context, "en")
    assert len(phrases) >= count
    return [say(phrase) for phrase in phrases if phrase is not None]


def tales(world: World) -> list[Message]:
    return [message for message in world.messenger.in_channel(CHANNEL) if labels(message.card) == ["Log", "Act"]]


def lines(message: Message) -> list[str]:
    return text(message.card).splitlines()[1:]


async def test_a_narration_grows_in_one_message(toys: World) -> None:
    assert tales(toys) == []
    ids = set[int]()
    for number, verb in enumerate(("mine", "mine", "stop"), 1):
        await do(toys, verb)
        await toys.advance(PACE)
        [tale] = tales(toys)
        assert lines(tale) == (await told(toys))[:number]
        ids.add(tale.id)
    assert len(ids) == 1 and len(lines(tales(toys)[0])) == 3


async def test_lines_come_at_a_pace_that_people_can_follow(toys: World) -> None:
    await do(toys, "mine")
    await toys.settle()
    await do(toys, "mine")
    await do(toys, "stop")
    whole = await told(toys, 3)
    await toys.settle()
    assert lines(tales(toys)[0]) == whole[:1]
    await toys.advance(PACE - 0.1)
    assert lines(tales(toys)[0]) == whole[:1]
    await toys.advance(0.1)
    assert lines(tales(toys)[0]) == whole[:2]
    await toys.advance(PACE)
    assert lines(tales(toys)[0]) == whole
    assert (await toys.unsent())[0] == [] or all(row.kind != STORY for row in (await toys.unsent())[0])


async def test_what_was_held_up_is_told_together(toys: World) -> None:
    for verb in ("mine", "mine", "stop"):
        await do(toys, verb)
    whole = await told(toys, 3)
    await toys.settle()
    assert lines(tales(toys)[0]) == whole[:1]
    edits = tales(toys)[0].versions
    await toys.advance(PACE * 10)
    assert lines(tales(toys)[0]) == whole and tales(toys)[0].versions == edits + 1


async def test_board_and_notice_wait_for_the_narration(toys: World) -> None:
    boards = [message for message in toys.messenger.in_channel(CHANNEL) if labels(message.card)[:1] == ["Act"]]
    assert boards
    before, heard = {message.id: message.versions for message in boards}, len(toys.messenger.notices(BOB))
    for verb in ("mine", "stop"):
        await do(toys, verb)
    await toys.settle()
    assert all(toys.messenger.messages[message].versions == count for message, count in before.items())
    assert len(toys.messenger.notices(BOB)) == heard
    await toys.advance(PACE * 2)
    await toys.advance(PACE * 2)
    assert any(toys.messenger.messages[message].versions > count for message, count in before.items())
    assert len(toys.messenger.notices(BOB)) == heard + 1


async def test_each_turn_has_its_own_narration(toys: World) -> None:
    for user in (ANN, BOB):
        for verb in ("mine", "stop"):
            await do(toys, verb, user=user)
            await toys.advance(PACE * 4)
    await toys.advance(PACE * 4)
    assert [lines(tale) for tale in tales(toys)] == [(await told(toys))[:2], (await told(toys))[2:]]


async def test_a_narration_that_was_deleted_is_told_again(toys: World) -> None:
    await do(toys, "mine")
    await toys.settle()
    [tale] = tales(toys)
    del toys.messenger.messages[tale.id]
    await do(toys, "stop")
    await toys.advance(PACE * 3)
    assert [lines(tale) for tale in tales(toys)] == [await told(toys)]


async def test_undone_lines_are_struck_out_and_narration_goes_on(toys: World) -> None:
    for verb in ("mine", "stop"):
        await do(toys, verb)
    await toys.press(ANN, "undo")
    await do(toys, "mine")
    for _ in range(3):
        await toys.advance(PACE * 4)
    first, banked, second = await told(toys, 3)
    assert [lines(tale) for tale in tales(toys)] == [[first, f"~~{banked}~~", second]]


async def test_what_the_host_takes_back_is_struck_out(toys: World) -> None:
    for verb in ("mine", "stop"):
        await do(toys, verb)
    await toys.advance(PACE * 4)
    entries = (await toys.loaded()).entries
    await toys.press(ANN, "host-rewind", "0", str(entries), values=("a slip",))
    await toys.advance(PACE * 4)
    assert [lines(tale) for tale in tales(toys)] == [[f"~~{line}~~" for line in await told(toys)]]


async def test_a_new_process_tells_at_once_all_that_happened(tmp_path: Path, words: Translator) -> None:
    async with make_world(tmp_path / "data", titles=TOYS, words=words) as first:
        await begun(first, "automa-deck", ANN, BOB)
        await do(first, "mine")
        await first.settle()
        for verb in ("mine", "stop"):
            await do(first, verb)
        around, clock = first.messenger, first.clock
    clock.advance(PACE)
    async with make_world(tmp_path / "data", titles=TOYS, words=words, messenger=around, clock=clock) as second:
        await second.settle()
        assert [lines(tale) for tale in tales(second)] == [await told(second, 3)]
