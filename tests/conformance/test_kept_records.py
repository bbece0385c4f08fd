"""The recorded games in tests/fixtures/records, which must verify for ever.

A table keeps the version of the rules it began with. So a change of what a game does raises its rules version and is
switched by it; a record here that fails says that the change was not switched. The record is never wrong: do not
delete or rewrite one. `python -m tests.fixtures.make_records` adds what a new game, option, end or rules version still
lacks, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.core.contract import Meta, Option, preset_of
from bot.games.history.log import Acted
from bot.games.history.record import FullRecord, encode_record
from bot.games.history.referee import MOST_BYTES, verify
from bot.games.registry import TITLES
from tests.fixtures.library import Need, features, files, needed, plain_bytes, read, shelf, shown

MOST_KEPT = 1_700_000


@pytest.mark.guarantee("records-verify")
@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parent.parent.name}/{file.name.partition('.')[0]}")
def test_a_kept_record_verifies_for_ever(file: Path):
    """See the module's docstring before you touch a record that fails."""
    data = plain_bytes(file)
    verdict = verify(data, TITLES.get)
    assert verdict.valid, f"{verdict}\n{__doc__}"
    assert len(data) <= MOST_BYTES


@pytest.fixture(scope="module", params=TITLES)
def meta(request: pytest.FixtureRequest) -> Meta:
    return TITLES[request.param].game.meta


@pytest.fixture(scope="module")
def kept(meta: Meta) -> tuple[FullRecord, ...]:
    """The records under the game's present rules."""
    folder = shelf(meta.id, meta.rules_version)
    return tuple(read(file) for file in files() if file.parent == folder)


def lacking(meta: Meta, kept: tuple[FullRecord, ...]) -> list[Need]:
    there = {shown(meta, record) for record in kept}
    return [need for need in needed(meta) if need not in there]


def test_every_ending_seat_count_and_option_has_its_record(meta: Meta, kept: tuple[FullRecord, ...]):
    assert lacking(meta, kept) == [], "run: python -m tests.fixtures.make_records"
    assert {record.rules_version for record in kept} == {meta.rules_version}


def test_every_preset_is_among_them(meta: Meta, kept: tuple[FullRecord, ...]):
    played = {preset_of(meta.presets, meta.options, record.options) for record in kept}
    assert {preset.id for preset in meta.presets} <= played


def test_they_show_what_happens_between_people(meta: Meta, kept: tuple[FullRecord, ...]):
    """Take-backs, rewinds, a new deal, a change of players, a shared victory, a broken tie, a reshuffle, every verb."""
    missing = [name for name, shows in features(meta).items() if not any(map(shows, kept))]
    assert missing == [], "run: python -m tests.fixtures.make_records"


def test_every_earlier_version_has_its_records(meta: Meta):
    for version in range(1, meta.rules_version + 1):
        assert any(file.parent == shelf(meta.id, version) for file in files())


def test_they_stay_small():
    assert sum(file.stat().st_size for file in files()) < MOST_KEPT


NEW: dict[str, Callable[[Meta], Meta]] = {
    "an end": lambda meta: replace(meta, ends=(*meta.ends, "boredom")),
    "an option": lambda meta: replace(meta, options=(*meta.options, Option("weather", ("fair", "foul"), "fair"))),
    "a choice": lambda meta: replace(
        meta, options=(replace(meta.options[0], choices=(*meta.options[0].choices, "maybe")), *meta.options[1:])
    ),
    "a seat": lambda meta: replace(meta, players=(meta.players[0], meta.players[1] + 1)),
}


@pytest.mark.parametrize("new", NEW)
def test_what_is_new_lacks_its_records(new: str, meta: Meta, kept: tuple[FullRecord, ...]):
    """The search above can fail."""
    grown = NEW[new](meta)
    known = [replace(record, options={"weather": "fair", **record.options}) for record in kept]
    assert lacking(grown, tuple(known))


def test_each_single_record_counts(meta: Meta, kept: tuple[FullRecord, ...]):
    """Without the records that meet a need, that need is lacking."""
    for record in kept[:: max(1, len(kept) // 8)]:
        need = shown(meta, record)
        rest = tuple(other for other in kept if shown(meta, other) != need)
        assert lacking(meta, rest) == [need]


@pytest.mark.parametrize("game", TITLES)
def test_a_changed_rule_fails_them(game: str):
    """An action that the record holds and the rules forbid is named; a whole shelf of these cannot pass by accident."""
    file = next(file for file in files() if file.parent.parent.name == game)
    record = read(file)
    first = next(place for place, entry in enumerate(record.entries) if isinstance(entry.did, Acted))
    swapped = (*record.entries[:first], *record.entries[first + 1 :])
    assert not verify(encode_record(replace(record, entries=swapped)), TITLES.get).valid
