"""Our constants against the numbers in Discord's own document."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from bot import limits
from tests.limits import registration
from tests.support.judge import ABSENT


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    path = Path(os.environ.get("DISCORD_OPENAPI") or Path(__file__).parents[3] / "shared" / "discord-openapi.json")
    if not path.is_file():
        pytest.skip(ABSENT)
    return json.loads(path.read_text(encoding="utf-8"))["components"]["schemas"]


@pytest.mark.parametrize(
    ("schema", "field", "bound", "ours"),
    [
        ("ButtonComponentForMessageRequest", "custom_id", "maxLength", limits.CUSTOM_ID),
        ("ButtonComponentForMessageRequest", "label", "maxLength", limits.BUTTON_LABEL),
        ("ActionRowComponentForMessageRequest", "components", "maxItems", limits.ROW_BUTTONS),
        ("StringSelectComponentForMessageRequest", "placeholder", "maxLength", limits.PLACEHOLDER),
        ("StringSelectComponentForMessageRequest", "options", "maxItems", limits.MENU_CHOICES),
        ("StringSelectOptionForRequest", "label", "maxLength", limits.CHOICE_TEXT),
        ("StringSelectOptionForRequest", "value", "maxLength", limits.CHOICE_TEXT),
        ("StringSelectOptionForRequest", "description", "maxLength", limits.CHOICE_TEXT),
        ("TextDisplayComponentForMessageRequest", "content", "maxLength", limits.TEXT),
        ("MediaGalleryItemRequest", "description", "maxLength", limits.ALT),
        ("ApplicationCommandCreateRequest", "name", "maxLength", registration.COMMAND_NAME),
        ("ApplicationCommandCreateRequest", "description", "maxLength", limits.COMMAND_TEXT),
        ("ApplicationCommandCreateRequest", "options", "maxItems", registration.COMMAND_OPTIONS),
    ],
)
def test_a_limit_is_discords(schemas: dict[str, Any], schema: str, field: str, bound: str, ours: int) -> None:
    assert schemas[schema]["properties"][field][bound] == ours
