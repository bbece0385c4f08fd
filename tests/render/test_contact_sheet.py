"""The contact sheet shows every look there is, at full size, as a phone shows it, and in grey."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from renderers import contact_sheet
from tests.render import support


def test_every_look_is_on_the_sheet(tmp_path: Path) -> None:
    written = contact_sheet.write(tmp_path / "new", support.words)
    assert {look for look, _, _ in contact_sheet.sheet().values()} == set(support.LOOKS)
    assert len(written) == len(contact_sheet.sheet())
    for path in written:
        with Image.open(path.with_name(f"{path.stem}-phone.png")) as small:
            assert small.width == contact_sheet.PHONE
        with Image.open(path.with_name(f"{path.stem}-grey.png")) as grey:
            assert grey.mode == "L"
