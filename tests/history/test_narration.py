"""Narrations: which events belong together, and in which lines a channel reads them."""

from __future__ import annotations

from bot.games.core.events import Event, Sentence
from bot.games.core.narrator import NarrationLine
from bot.games.core.phrase import Phrase, Who, say
from bot.games.core.presenter import BasePresenter
from bot.games.history.narration import LoggedEvents, Part, StoryLine, in_lines, narrations


class Deed(Event, frozen=True, tag="deed"):
    thread: int
    begins: bool = False
    ends: bool = False


class Teller:
    def narrates_all(self) -> bool:
        return False

    def narration_line(self, event: Event) -> NarrationLine | None:
        return NarrationLine(event.thread, event.begins, event.ends) if isinstance(event, Deed) else None


def threads(*pages: LoggedEvents) -> list[list[tuple[int, bool]]]:
    """The narrations in a log, each as the entries of its parts and whether they were taken back."""
    return [[(part.number, part.undone) for part in story.parts] for story in narrations(Teller(), pages)]


def test_each_thread_has_its_own_narration():
    pages = (
        LoggedEvents(1, (Deed(0, True),)),
        LoggedEvents(2, (Deed(1, True), Deed(0))),
        LoggedEvents(3, (Deed(1), Deed(0))),
    )
    assert threads(*pages) == [[(1, False), (2, False), (3, False)], [(2, False), (3, False)]]


def test_an_end_or_a_beginning_is_followed_by_another_narration():
    pages = (LoggedEvents(1, (Deed(0), Deed(0, ends=True), Deed(0))), LoggedEvents(2, (Deed(0, begins=True),)))
    assert threads(*pages) == [[(1, False), (1, False)], [(1, False)], [(2, False)]]


def test_a_narration_keeps_its_name_as_it_goes_on():
    pages = [LoggedEvents(1, (Deed(0),)), LoggedEvents(4, (Deed(0), Deed(1))), LoggedEvents(7, (Deed(1),))]
    names = [[story.id for story in narrations(Teller(), pages[:count])] for count in (1, 2, 3)]
    assert names[1] == names[2] and names[1][:1] == names[0] and len(set(names[1])) == 2


def test_undone_action_stays_in_its_narration_and_moves_nothing():
    gone = LoggedEvents(2, (Deed(0, ends=True), Deed(0)), undone=True)
    pages = (LoggedEvents(1, (Deed(0),)), gone, LoggedEvents(3, ()), LoggedEvents(4, (Deed(0),)))
    assert threads(*pages) == [[(1, False), (2, True), (4, False)], [(2, True)]]


# -- lines -------------------------------------------------------------------------------------------------------------


class Step(Event, frozen=True, tag="step"):
    seat: int
    text: str
    joins: bool = True


class Steps(BasePresenter):
    """Tells each step at once, in the line of the step before it unless that one begins a line."""

    def __init__(self) -> None:
        told: dict[type[Event], Sentence] = {Step: lambda event: say("told", text=event.text)}
        super().__init__("toy", nouns={}, looks={}, public=told, private={}, paragraphs={})

    def narration_line(self, event: Event) -> NarrationLine | None:
        return NarrationLine(0, joins=event.joins) if isinstance(event, Step) else None

    def narrates_all(self) -> bool:
        return True

    def weight(self, event: Event, viewer: int | None) -> int:
        return 1

    def brief(self, event: Event, viewer: int | None) -> Phrase | None:
        return say(event.text) if isinstance(event, Step) else None


def story_lines(*steps: Step, undone: tuple[int, ...] = ()) -> tuple[StoryLine, ...]:
    return in_lines(Steps(), [Part(place, step, place in undone) for place, step in enumerate(steps)])


def folded(seat: int, *texts: str) -> Phrase:
    return say("recap-folded", who=Who(seat), did=tuple(map(say, texts)))


def test_an_event_alone_in_its_line_is_told_in_its_sentence():
    assert story_lines(Step(0, "flew", joins=False)) == (StoryLine((say("told", text="flew"),)),)


def test_events_that_join_are_told_in_short_by_player():
    steps = Step(0, "flew", joins=False), Step(1, "paid"), Step(0, "won"), Step(1, "left", joins=False)
    first, second = story_lines(*steps)
    assert first.told == (folded(0, "flew", "won"), folded(1, "paid"))
    assert second.told == (say("told", text="left"),)


def test_an_event_of_no_player_is_told_in_its_sentence():
    assert story_lines(Step(0, "flew"), Step(-1, "rose"))[0].told == (folded(0, "flew"), say("told", text="rose"))


def test_a_line_leaves_out_what_was_taken_back():
    steps = Step(0, "flew", joins=False), Step(0, "won"), Step(0, "paid")
    assert story_lines(*steps, undone=(2,)) == (StoryLine((folded(0, "flew", "won"),)),)


def test_a_line_that_was_taken_back_whole_is_told_as_undone():
    steps = Step(0, "flew", joins=False), Step(0, "won")
    assert story_lines(*steps, undone=(0, 1)) == (StoryLine((folded(0, "flew", "won"),), undone=True),)
