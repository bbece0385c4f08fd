"""Each presenter's recaps: few lines, in every language, with everything that happened."""

from __future__ import annotations

import pytest

from bot.games.core.narrator import Recapper
from bot.games.history.log import Acted, undone_by
from bot.games.history.narration import MOST, LoggedEvents, Reading, fold, in_lines, is_narrator, narrations, reading
from bot.games.history.turn_list import Turn, turn_list
from bot.text.translator import Translator
from tests.conformance.games import Case
from tests.conformance.play import played
from tests.conformance.test_presenter import Listener


@pytest.fixture
def listener(case: Case, translator: Translator) -> Listener:
    return Listener(translator, case.seats)


def told(case: Case, found: tuple[Turn, ...], viewer: int | None) -> list[Reading]:
    readings = (
        reading(case.title.presenter, event, deed.entry.seat, viewer, over=False)
        for chapter in found
        for deed in chapter.entries
        if isinstance(deed.entry, Acted)
        for event in deed.events
    )
    return [found for found in readings if found is not None]


def test_a_round_and_a_whole_game_are_told_in_a_few_lines(case: Case, listener: Listener):
    story = turn_list(case.title.game, played(case))
    for viewer in (None, *range(case.seats)):
        for place in range(1, len(story), max(1, len(story) // 12)):
            readings = told(case, story[place : place + case.seats], viewer)
            lines = fold(readings)
            assert len(lines) <= MOST
            assert bool(lines) == any(one.weight for one in readings)
            for line in lines:
                for phrase in line:
                    listener.hear(phrase)
        assert 0 < len(fold(told(case, story, viewer))) <= MOST


def test_every_event_of_a_fold_has_a_short_form(case: Case, listener: Listener):
    if not isinstance(case.title.presenter, Recapper):
        pytest.skip("this presenter leaves recaps to the sentences of the log")
    for one in told(case, turn_list(case.title.game, played(case)), 0):
        assert one.brief is not None or one.weight == 0 or one.seat is None, one.told.key
        if one.brief is not None:
            listener.hear(one.brief, 100)


def test_a_narration_is_the_same_read_from_its_beginning(case: Case, listener: Listener):
    presenter = case.title.presenter
    if not is_narrator(presenter):
        pytest.skip("this presenter tells no narrations")
    replay = played(case)
    undone = undone_by(replay.entries(), 1)
    pages = [LoggedEvents(each.number, each.events, each.number in undone) for each in replay.positions if each.number]
    stories = narrations(presenter, pages)
    for story in stories:
        found = narrations(presenter, [page for page in pages if page.number >= story.begin])
        assert story in found
        for line in in_lines(case.title.presenter, story.parts):
            for phrase in line.told:
                listener.hear(phrase)
