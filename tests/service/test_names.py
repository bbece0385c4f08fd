"""Users' names neither format, link nor mention."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.service.names import LONGEST, clean, plain, shown

LIST = re.compile(r"([-+*]|\d+[.)])\s")
ACTIVE = "\\*_~`|>#[]()<:@"


@pytest.mark.guarantee("forged-input")
@given(st.text(max_size=60))
@example("\u202eevil\u202c")
@example("\u2066a\u2069\u200f\u061c")
@example("@everyone")
@example("<@1234567890>")
@example("[free](https://example.org)")
@example("# Big\n> quote")
@example("||spoiler||`code`")
@example("\ud83d")
@example("\u2028\u2029\x85")
@example("- a")
@example("+ a")
@example("12. a")
def test_no_name_formats_mentions_or_turns_the_text(name: str) -> None:
    safe = clean(name)
    assert 1 <= len(safe) <= LONGEST and safe == " ".join(safe.split())
    assert all(unicodedata.category(char)[0] != "C" for char in safe)
    told = shown(safe)
    told.encode()
    assert "".join(told.split("\\")) == "".join(safe.split("\\"))
    bare = [place for place, char in enumerate(told) if char in ACTIVE and not _escaped(told, place)]
    assert all(told[place] == "\\" and told[place + 1] in ACTIVE + "-+." for place in bare)
    assert clean(safe) == safe and plain(told) == safe
    assert not LIST.match(told), "nor does it begin a list where it begins a line"


def _escaped(text: str, place: int) -> bool:
    """Whether an odd number of backslashes stands before this place."""
    before = text[:place]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 1
