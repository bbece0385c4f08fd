"""Sentences by table: who reads which one, and that none can tell a secret."""

from __future__ import annotations

import re

import pytest

from bot.games.core.events import (
    Event,
    Private,
    PrivateSentence,
    Sentence,
    Sentences,
    added,
    each,
    field,
    instead,
    sentence,
)
from bot.games.core.phrase import Phrase, Who, say


class Scanned(Event, frozen=True, tag="scanned"):
    seat: int
    planet: str
    seen: Private[tuple[str, ...]]


class Took(Event, frozen=True, tag="took"):
    seat: int
    tile: Private[str]
    reserved: bool = False


class Passed(Event, frozen=True, tag="passed"):
    order: tuple[int, ...]


def public() -> dict[type[Event], Sentence]:
    return {
        Scanned: sentence("scanned", who=field("seat", Who), planet=field("planet"), count=field("seen", len)),
        Took: sentence(lambda event: "reserved" if event.reserved else "took", who=field("seat", Who)),
        Passed: sentence("passed", order=each("order", Who)),
    }


def private() -> dict[type[Event], PrivateSentence]:
    return {
        Scanned: added("seen", "public", tiles=each("seen", say)),
        Took: instead(lambda event: "reserved-known" if event.reserved else "took-known", tile=field("tile", say)),
    }


def describe(event: Event, viewer: int | None, over: bool) -> Phrase | None:
    return Sentences(public(), private()).describe(event, viewer, over)


def test_facts_are_fields_words_and_lists():
    assert describe(Passed((2, 0)), None, False) == say("passed", order=(Who(2), Who(0)))


def test_a_private_sentence_holds_the_public_one():
    event, public = Scanned(1, "hazard", ("ice",)), say("scanned", who=Who(1), planet="hazard", count=1)
    for viewer in (None, 0):
        assert describe(event, viewer, False) == public
    for viewer, over in ((1, False), (0, True), (None, True)):
        assert describe(event, viewer, over) == say("seen", public=public, tiles=(say("ice"),))


def test_a_private_sentence_stands_instead_of_the_public_one():
    event = Took(1, "ice", reserved=True)
    assert describe(event, 0, False) == say("reserved", who=Who(1))
    assert describe(event, 1, False) == say("reserved-known", tile=say("ice"))


def test_where_nothing_is_hidden_all_read_the_same():
    event = Scanned(1, "hazard", ())
    readings = [describe(event, viewer, over) for viewer in (None, 1) for over in (False, True)]
    assert readings == [say("scanned", who=Who(1), planet="hazard", count=0)] * 4


def test_a_public_sentence_is_given_no_secret():
    careless = Sentences({Took: sentence("took", tile=field("tile"))}, {Took: instead("known")})
    assert careless.describe(Took(1, "ice"), 0, False) == Phrase("took", {"tile": "?"})


@pytest.mark.parametrize(
    ("without", "more", "named"),
    [
        (Took, {}, "['Took']: either private fields or private sentences are missing"),
        (None, {Passed: instead("passed-known")}, "['Passed']: either private fields or private sentences are missing"),
        (Took, {Passed: instead("passed-known")}, "['Passed', 'Took']: "),
    ],
)
def test_tables_and_private_fields_must_fit(
    without: type[Event] | None, more: dict[type[Event], PrivateSentence], named: str
):
    kept = {kind: words for kind, words in private().items() if kind is not without}
    with pytest.raises(TypeError, match=re.escape(named)):
        Sentences(public(), {**kept, **more})


def test_private_sentences_are_for_events_that_have_public_ones():
    with pytest.raises(TypeError, match="Took"):
        Sentences({Passed: public()[Passed]}, {Took: private()[Took]})


def test_an_unknown_event_has_no_sentence():
    assert Sentences({Passed: sentence("passed")}, {}).describe(Took(1, "ice"), 1, False) is None
