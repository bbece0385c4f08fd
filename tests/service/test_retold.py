"""A remark from elsewhere says what remarks say, and nothing in it formats, links, mentions or turns the text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.core.phrase import Phrase, Who, say
from bot.games.registry import TITLES
from bot.service.names import clean, plain, shown
from bot.service.transfer import unpack
from bot.service.transfer.moving import put_up, take
from bot.service.transfer.retold import QUESTIONS, SENTENCES, Strange, retold
from tests.service.test_transfer import EVIL, _edit, _remark
from tests.service.world import ANN, BOB, GUILD, World, text

THERE = 904
TEXTS = Path(__file__).parents[2] / "bot" / "text"
# They go around a remark, and are no remark.
AROUND = {"remark-by", "remark-why"}


def messages(language: str, *beginnings: str) -> dict[str, set[str]]:
    """Return the messages of a language whose keys begin so, each with the names of its facts."""
    found: dict[str, set[str]] = {}
    for file in (TEXTS / language).glob("*.ftl"):
        for message in re.finditer(r"^([a-z0-9-]+) =(.*(?:\n[ }].*)*)", file.read_text(encoding="utf-8"), re.MULTILINE):
            if message[1].startswith(beginnings):
                found[message[1]] = set(re.findall(r"\$([a-z-]+)", message[2]))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_remark_that_there_are_words_for_is_known_with_its_facts(language: str) -> None:
    known = {key: set(kinds) for key, kinds in SENTENCES.items()}
    worded = messages(language, "remark-", "did-")
    assert {key: facts for key, facts in worded.items() if key not in AROUND} == known
    asked = messages(language, "ballot-")
    assert {key: asked[key] for key in QUESTIONS} == {key: set(kinds) for key, kinds in QUESTIONS.items()}


OWN = [
    say("did-rewind", turns=3),
    say("remark-too-late"),
    say("remark-agreed", what=say("ballot-rewind", who=(Who(0), Who(1)), number=4)),
    say("remark-agreed", what=say("ballot-rewind", who=say("host-nobody"), number=4)),
    say("remark-declined", who=Who(1), what=say("ballot-pause", until="<t:1800000000:f>")),
    say("remark-took-over", who=Who(1), former=shown("Bob_*")),
    say("remark-vacation", who=Who(0), until="<t:1800000000:f>"),
]


@pytest.mark.parametrize("phrase", OWN, ids=lambda phrase: phrase.key)
def test_what_is_written_here_stays_as_it_is(phrase: Phrase) -> None:
    assert retold(phrase, 2) == phrase


def test_a_seat_that_there_is_not_is_strange() -> None:
    with pytest.raises(Strange):
        retold(say("remark-back", who=Who(2)), 2)


@given(st.text(max_size=60))
def test_a_name_is_shown_as_it_was(name: str) -> None:
    kept = clean(name)
    assert plain(shown(kept)) == kept
    assert retold(say("remark-took-over", who=Who(0), former=shown(kept)), 1).facts["former"] == shown(kept)


async def test_a_forged_remark_puts_nothing_into_the_log_that_acts(world: World) -> None:
    await world.started(ANN, BOB)
    await world.press(ANN, "host-pause", values=("why not",))
    data = await take(world.store, GUILD, 1)

    def forge(content: Any) -> None:
        _remark("remark-took-over", who={"type": "who", "seat": 0}, former=EVIL)(content)
        content["remarks"][0]["name"] = content["remarks"][0]["reason"] = EVIL

    number = await put_up(world.store, unpack(_edit(data, forge), TITLES.get), THERE, 5)
    said = text(await world.look(ANN, "log", table=str(number), guild=THERE, channel=5))
    assert "took over from" in said and "BIG" in said, "the forged remark is there"
    assert not any(bad in said for bad in ("\n# BIG", "from # BIG", "[free](", "\u202e", "<@99>", " @everyone"))
