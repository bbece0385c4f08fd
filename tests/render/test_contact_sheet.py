"""The contact sheet shows every look there is, at full size, as a phone shows it, and in grey."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from bot.games.core.style import STYLES
from renderers import contact_sheet
from renderers.registry import RENDERERS
from tests.render import support


def test_every_look_is_on_the_sheet(tmp_path: Path) -> None:
    written = contact_sheet.write(tmp_path / "new", support.words)
    samples = contact_sheet.sheet().values()
    for game, looks in {
        **{game: each.LOOKS for game, each in support.PAINTED.items()},
        "records": ["leaderboard"],
    }.items():
        shown = [sample for sample in samples if sample.game == game]
        for style in STYLES:
            assert {sample.look for sample in shown if sample.style == style} == set(looks), game
    assert {sample.game for sample in samples} == set(RENDERERS)
    assert len(written) == len(contact_sheet.sheet())
    for path in written:
        with Image.open(path.with_name(f"{path.stem}-phone.png")) as small:
            assert small.width == contact_sheet.PHONE
        with Image.open(path.with_name(f"{path.stem}-grey.png")) as grey:
            assert grey.mode == "L"
    with Image.open(tmp_path / "new" / "contact-sheet.png") as together:
        assert together.width > 5 * contact_sheet.PHONE
