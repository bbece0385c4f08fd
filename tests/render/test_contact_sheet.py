"""The contact sheet shows every look at full size, as a phone shows it, and in grey."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.games.core.legend import LEGEND
from bot.games.core.style import STYLES
from renderers.registry import RENDERERS
from tests.render import support
from tests.samples import contact_sheet
from tests.samples.legends import LEGENDS


def test_every_look_is_on_the_sheet() -> None:
    samples = contact_sheet.sheet().values()
    for game, looks in {
        **{game: {*each.LOOKS, *([LEGEND] if game in LEGENDS else [])} for game, each in support.PAINTED.items()},
        "records": ["leaderboard", "result"],
    }.items():
        shown = [sample for sample in samples if sample.game == game]
        for style in STYLES:
            assert {sample.look for sample in shown if sample.style == style} == set(looks), game
    assert {sample.game for sample in samples} == set(RENDERERS)


def test_contact_sheet_has_full_size_phone_and_grey_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some of them: each is drawn for the golden pictures."""
    some = dict(list(contact_sheet.sheet().items())[::24])
    monkeypatch.setattr(contact_sheet, "sheet", lambda: some)
    written = contact_sheet.write(tmp_path / "new", support.words)
    assert [path.stem for path in written] == [*some]
    for path in written:
        with Image.open(path.with_name(f"{path.stem}-phone.png")) as small:
            assert small.width == contact_sheet.PHONE
        with Image.open(path.with_name(f"{path.stem}-grey.png")) as grey:
            assert grey.mode == "L"
    with Image.open(tmp_path / "new" / "contact-sheet.png") as together:
        assert together.width > 5 * contact_sheet.PHONE
