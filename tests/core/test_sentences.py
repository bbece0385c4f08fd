"""Sentences by table: who reads which one, and that none can tell a secret."""

from __future__ import annotations

import pytest

from bot.games.core.events import Event, Private, Sentences, added, each, field, instead, sentence
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


PUBLIC = {
    Scanned: sentence("scanned", who=field("seat", Who), planet=field("planet"), count=field("seen", len)),
    Took: sentence(lambda event: "reserved" if event.reserved else "took", who=field("seat", Who)),
    Passed: sentence("passed", order=each("order", Who)),
}
PRIVATE = {
    Scanned: added("seen", "public", tiles=each("seen", say)),
    Took: instead(lambda event: "reserved-known" if event.reserved else "took-known", tile=field("tile", say)),
}
SENTENCES = Sentences(PUBLIC, PRIVATE)


def test_facts_are_fields_words_and_lists():
    assert SENTENCES.describe(Passed((2, 0)), None, False) == say("passed", order=(Who(2), Who(0)))


def test_a_private_sentence_holds_the_public_one():
    event, public = Scanned(1, "hazard", ("ice",)), say("scanned", who=Who(1), planet="hazard", count=1)
    for viewer in (None, 0):
        assert SENTENCES.describe(event, viewer, False) == public
    for viewer, over in ((1, False), (0, True), (None, True)):
        assert SENTENCES.describe(event, viewer, over) == say("seen", public=public, tiles=(say("ice"),))


def test_a_private_sentence_stands_instead_of_the_public_one():
    event = Took(1, "ice", reserved=True)
    assert SENTENCES.describe(event, 0, False) == say("reserved", who=Who(1))
    assert SENTENCES.describe(event, 1, False) == say("reserved-known", tile=say("ice"))


def test_where_nothing_is_hidden_all_read_the_same():
    event = Scanned(1, "hazard", ())
    readings = [SENTENCES.describe(event, viewer, over) for viewer in (None, 1) for over in (False, True)]
    assert readings == [say("scanned", who=Who(1), planet="hazard", count=0)] * 4


def test_a_public_sentence_is_given_no_secret():
    careless = Sentences({Took: sentence("took", tile=field("tile"))}, {Took: instead("known")})
    assert careless.describe(Took(1, "ice"), 0, False) == Phrase("took", {"tile": "?"})


@pytest.mark.parametrize(
    ("public", "private"),
    [
        (PUBLIC, {Scanned: PRIVATE[Scanned]}),
        (PUBLIC, {**PRIVATE, Passed: instead("passed-known")}),
        ({Passed: PUBLIC[Passed]}, {Took: PRIVATE[Took]}),
    ],
)
def test_tables_and_private_fields_must_fit(public, private):
    with pytest.raises(TypeError, match=r"Took|Passed"):
        Sentences(public, private)
