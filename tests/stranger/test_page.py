"""docs/record.md names exactly what the code has."""

from __future__ import annotations

import re
import typing
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import Struct, structs

from bot.games.core.contract import Meta, Result
from bot.games.core.effort import MOST
from bot.games.core.events import Event, private_fields
from bot.games.history.log import AnyEntry
from bot.games.history.record import FORMAT, VERSION, FullRecord, RecordResult
from bot.games.history.referee import MOST_BYTES, MOST_ENTRIES
from bot.games.registry import TITLES
from tests.fixtures.library import files, read

PAGE = Path("docs/record.md").read_text(encoding="utf-8")
OPENING = {"space-mission": {"dealt"}, "space-missions": {"begun"}, "crazy-eights": {"dealt"}, "skymines": {"offered"}}
"""Happenings that open a log: they stand in no entry, and the page says so in a sentence of its own."""


def chapters(text: str, sign: str) -> dict[str, str]:
    """Return the chapters of a text by their titles."""
    starts = [*re.finditer(rf"^{sign} (.+)$", text, re.MULTILINE)]
    ends = [*(later.start() for _, later in pairwise(starts)), len(text)]
    return {start[1]: text[start.end() : end] for start, end in zip(starts, ends, strict=True)}


CHAPTERS = chapters(PAGE, "##")


def rows(text: str) -> list[list[str]]:
    """Return the cells of a text's tables, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    body = [line for line, above in zip(lines[1:], lines, strict=False) if "---" not in line and "---" not in above]
    body += [line for line, above in zip(lines[1:], lines, strict=False) if "---" in above and "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in body]


def named(cell: str) -> tuple[str, ...]:
    return tuple(re.findall(r"`([^`]+)`", cell))


@pytest.fixture(params=TITLES)
def meta(request: pytest.FixtureRequest) -> Meta:
    return TITLES[request.param].game.meta


def part(meta: Meta, title: str) -> str:
    return chapters(CHAPTERS[meta.title], "###")[title]


def test_every_game_has_its_chapter():
    assert {title.game.meta.title for title in TITLES.values()} <= set(CHAPTERS)
    versions = {game: title.game.meta.rules_version for game, title in TITLES.items()}
    assert versions == {"space-mission": 1, "space-missions": 2, "crazy-eights": 1, "skymines": 1}, (
        "the page describes these"
    )


@pytest.mark.guarantee("record-proves")
def test_every_happening_is_there_with_its_facts(meta: Meta):
    kinds: tuple[type[Struct], ...] = typing.get_args(TITLES[meta.id].game.event_type)
    of_code = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in kinds}
    of_page = {named(row[0])[0]: named(row[1]) for row in rows(part(meta, "Happenings"))}
    for kind in OPENING[meta.id]:
        told = of_code.pop(kind)
        assert f"`{kind}` ({', '.join(f'`{fact}`' for fact in told)})" in " ".join(part(meta, "Deal").split())
    assert of_page == of_code


def test_private_facts_are_those_of_the_code(meta: Meta):
    kinds: tuple[type[Event], ...] = typing.get_args(TITLES[meta.id].game.event_type)
    of_code = {(fact, kind.__struct_config__.tag) for kind in kinds for fact in private_fields(kind)}
    [paragraph] = [text for text in part(meta, "Happenings").split("\n\n") if text.startswith("**Private")]
    assert set(re.findall(r"`(\w+)` of\s`([\w-]+)`", paragraph)) == of_code


def test_every_verb_is_there_with_its_nouns(meta: Meta):
    text = part(meta, "Decisions" if meta.id == "space-missions" else "Turns")
    at = 1 if meta.id == "space-missions" else 0
    of_page: dict[str, set[int]] = {}
    for row in rows(text):
        nouns = row[at + 1].replace("joined by", "").replace(", ascending", "")
        count = 0 if nouns == "–" else len(nouns.split(", "))
        of_page.setdefault(named(row[at])[0], set()).add(count)
    single = {"top-up", "hit", "develop"}  # one noun, told in words with a comma
    of_page |= {verb: {1} for verb in single & set(of_page)}
    assert of_page == {verb.id: {len(verb.slots)} for verb in meta.verbs}


def test_every_option_is_there_with_its_choices(meta: Meta):
    listed = [named(line) for line in CHAPTERS[meta.title].partition("###")[0].splitlines() if line.startswith("- `")]
    options = [(option.id, *option.choices) for option in meta.options]
    assert [line for line in listed if line[0] in {option[0] for option in options}] == options


def test_levels_data_files_and_bounds_are_those_of_the_code(meta: Meta):
    text = " ".join(CHAPTERS["The file"].split())
    assert f"{', '.join(f'`{level}`' for level in meta.levels)} in {meta.title}" in text
    for file in meta.data:
        assert f"| `{meta.id}` | `{file.file}` | `{file.sha256}` |" in text
    assert f"{MOST_BYTES // 1024**2} MiB and {MOST_ENTRIES:,} entries" in text
    page = " ".join(PAGE.split())
    searching = ", ".join(title.game.meta.title for title in TITLES.values() if title.game.meta.paces())
    assert f"0 to {MOST:,} in games whose computer players search ({searching})" in page
    assert (FORMAT, VERSION) == ("mission-control-record", 2)


def test_every_name_of_the_file_is_there():
    head = [named(row[0])[0] for row in rows(CHAPTERS["The file"].partition("The data files")[0])]
    assert set(head) == {"form", *FullRecord.__struct_fields__}
    result = CHAPTERS["The result"]
    assert all(f"`{field}`" in result for field in RecordResult.__struct_fields__)
    assert set(RecordResult.__struct_fields__) == set(Result.__struct_fields__)


def test_every_kind_of_entry_is_there_with_its_facts():
    kinds: tuple[type[Struct], ...] = typing.get_args(AnyEntry)
    of_code = {str(kind.__struct_config__.tag): tuple(field.name for field in structs.fields(kind)) for kind in kinds}
    assert {named(row[0])[0]: named(row[1]) for row in rows(CHAPTERS["The log"])} == of_code


def test_every_line_of_the_score_is_there(meta: Meta):
    text = part(meta, "Points")
    if meta.id == "space-missions":  # "each scored category, in order" is the list of the categories
        text += re.search(r"^- categories: .+$", CHAPTERS[meta.title], re.MULTILINE)[0]  # pyright: ignore[reportOptionalSubscript] it is there
    kept = (read(file) for file in files() if file.parent.parent.name == meta.id)
    categories = {line.category for record in kept for result in record.result for line in result.lines}
    assert categories and all(f"`{category}`" in text for category in categories)
