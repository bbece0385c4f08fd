"""Recaps: the lines with the most weight first, then one for each player."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.games.core.narrator import LEADING
from bot.games.core.phrase import Phrase, Who, say
from bot.games.history.narration import MOST, Reading, fold, reading
from tests.toys.sealed_bid import Chose
from tests.toys.sealed_bid_presenter import SealedBidPresenter


def read(number: int, seat: int | None = 1, weight: int = 1, *, brief: bool = True) -> Reading:
    return Reading(seat, say("told", number=number), weight, say("brief", number=number) if brief else None)


def test_nothing_is_nothing():
    assert fold(()) == ()
    assert fold([read(1, weight=0), read(2, weight=0)]) == ()


def test_few_events_are_told_singly_in_their_order():
    found = fold([read(1), read(2, weight=9), read(3), read(4, weight=0), read(5, weight=2)])
    assert found == tuple((say("told", number=number),) for number in (1, 2, 3, 5))


def test_events_are_folded_by_player_around_the_weightiest():
    weighty = [read(number, seat=0, weight=LEADING) for number in (10, 11)]
    usual = [read(number, seat=number % 2) for number in range(10)]
    found = fold([weighty[0], *usual, weighty[1]])
    assert found == (
        (say("told", number=10),),
        (say("recap-folded", who=Who(0), did=tuple(say("brief", number=n) for n in (0, 2, 4, 6, 8))),),
        (say("recap-folded", who=Who(1), did=tuple(say("brief", number=n) for n in (1, 3, 5, 7, 9))),),
        (say("told", number=11),),
    )


def test_repeated_actions_are_said_once_in_a_fold():
    same = [Reading(1, say("told", number=n), 1, say("brief")) for n in range(8)]
    assert fold(same) == ((say("recap-folded", who=Who(1), did=(say("brief"),)),),)


def test_a_short_form_says_how_often_it_was_done_if_it_can():
    same = [Reading(1, say("told", number=n), 1, say("brief", times=1)) for n in range(8)]
    assert fold(same) == ((say("recap-folded", who=Who(1), did=(say("brief", times=8),)),),)


def test_a_sentence_that_comes_again_at_once_is_counted():
    found = fold([read(1), read(1), read(2), read(1)])
    assert found == ((say("recap-times", told=say("told", number=1), count=2),), *fold([read(2), read(1)]))


def test_what_has_no_short_form_is_folded_sentence_by_sentence():
    found = fold([read(number, brief=number != 3) for number in range(8)])
    assert found == (tuple(say("told", number=number) for number in range(8)),)
    host = fold([*(read(number) for number in range(7)), read(7, seat=None)])
    assert host[-1] == (say("told", number=7),)


def test_the_newest_of_equal_weight_have_own_lines():
    found = fold([read(number, weight=LEADING, seat=number % 2) for number in range(9)])
    assert [line[0] for line in found[-4:]] == [say("told", number=number) for number in (5, 6, 7, 8)]
    assert len(found) == MOST


def test_more_players_than_lines_are_counted():
    found = fold([read(number, seat=number % 9) for number in range(18)])
    assert len(found) == MOST
    assert found[-1] == (say("recap-more", count=8),)


READINGS = st.lists(
    st.builds(read, st.integers(0, 99), st.one_of(st.none(), st.integers(0, 7)), st.integers(0, 9), brief=st.booleans())
)


@given(READINGS, st.integers(2, 6))
def test_recap_keeps_its_length_and_says_what_it_leaves_out(readings: list[Reading], most: int):
    kept = [one for one in readings if one.weight]
    found = fold(readings, most)
    assert len(found) <= most
    assert bool(found) == bool(kept)
    said = [number for line in found for phrase in line for number in _numbers(phrase)]
    assert {one.told.facts["number"] for one in kept if one.weight == 9} <= set(said) or len(kept) > most
    counted = [int(str(phrase.facts["count"])) for line in found for phrase in line if phrase.key == "recap-more"]
    missing = {one.told.facts["number"] for one in kept} - set(said)
    assert len(missing) <= sum(counted)


def _numbers(phrase: Phrase) -> list[object]:
    did = phrase.facts.get("did", ())
    facts = did if isinstance(did, tuple) else ()
    if phrase.key == "recap-times":
        facts = (phrase.facts["told"],)
    inner = [number for fact in facts if isinstance(fact, Phrase) for number in _numbers(fact)]
    return [*inner, *([phrase.facts["number"]] if "number" in phrase.facts else [])]


def test_recap_without_weights_follows_the_log():
    presenter, event = SealedBidPresenter(), Chose(1, 4)
    for viewer in (None, 0, 1):
        told = presenter.describe(event, viewer, over=False)
        assert told is not None
        assert reading(presenter, event, 1, viewer, over=False) == Reading(1, told)
