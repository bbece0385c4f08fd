"""How the end-to-end tests read answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.e2e.hall import says_done

READY = {"type": 1, "components": [{"type": 2, "label": "Ready", "emoji": {"name": "✅"}, "custom_id": "x"}]}


def answer(*lines: str, beside: Any = READY) -> str:
    told = {"type": 17, "components": [{"type": 10, "content": "\n".join(lines)}, beside]}
    return json.dumps({"components": [told]}, ensure_ascii=False)


@pytest.mark.parametrize(
    ("given", "done"),
    [
        (answer("**Your turn**", "✅ You played a card."), True),
        (answer("**Your turn**", "- ✅ No problem with the booster."), False),
        (answer("**Your turn**"), False),
        (answer("🚫 The table has moved on.", "✅ You played a card."), False),
        ('""', False),
    ],
)
def test_action_is_recognised_by_its_line_and_not_by_a_button(given: str, done: bool) -> None:
    assert says_done(given) is done
