"""What is due once is done once after a crash too: there is no kind of timer with which that is not tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.messages.timers import KINDS
from tests.service import test_absence_crash, test_crash, test_live, test_plans_crash, test_reminders
from tests.service.crashes import deaths, kinds_met, rings
from tests.service.lives import Life, begun, prepared, somebody_missing


def test_process_dies_while_acting_on_each_kind_of_timer() -> None:
    met = kinds_met(test_absence_crash, test_crash, test_live, test_plans_crash, test_reminders)
    assert met == set(KINDS)


@rings("presence", "wake")
async def somebody_missing_who_claims_more(life: Life) -> None:
    await somebody_missing(life)


async def test_a_script_shows_what_it_says_of_itself(tmp_path: Path) -> None:
    kept = await prepared(tmp_path / "start")
    _, lived = await begun(tmp_path / "life", tmp_path / "start", kept, somebody_missing_who_claims_more, None)
    first = next(at for at, kinds in enumerate(lived.rung) if "presence" in kinds)
    assert first in deaths(somebody_missing, lived, every=100, first=50)
    with pytest.raises(AssertionError, match="wake"):
        deaths(somebody_missing_who_claims_more, lived)
