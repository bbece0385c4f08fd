"""All pictures of sample views, for people to look at: `python -m tests.samples.contact_sheet FOLDER [LANGUAGE]`.

Each picture is written as it is sent, as a phone shows it (400 pixels wide) and in grey; `contact-sheet.png` shows
all of them side by side.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image

from bot.games.core.phrase import Phrase
from bot.text import Translator
from tests.samples.pictures import sheet

PHONE = 400
_COLUMNS = 6
_GAP = 12


def write(folder: Path, words: Callable[[Phrase], str]) -> list[Path]:
    """Write all pictures of the sheet; return the files at full size."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    smalls: list[Image.Image] = []
    for name, sample in sheet().items():
        path = folder / f"{name}.png"
        path.write_bytes(sample.draw(words).data)
        written.append(path)
        with Image.open(path) as picture:
            whole = picture.convert("RGB")
        small = whole.resize((PHONE, round(whole.height * PHONE / whole.width)), Image.Resampling.LANCZOS)
        small.save(folder / f"{name}-phone.png")
        whole.convert("L").save(folder / f"{name}-grey.png")
        smalls.append(small)
    _side_by_side(smalls).save(folder / "contact-sheet.png")
    return written


def _side_by_side(pictures: Sequence[Image.Image]) -> Image.Image:
    """Lay pictures in columns, each where there is most room."""
    bottoms = [_GAP] * _COLUMNS
    spots: list[tuple[int, int]] = []
    for picture in pictures:
        column = bottoms.index(min(bottoms))
        spots.append((_GAP + column * (PHONE + _GAP), bottoms[column]))
        bottoms[column] += picture.height + _GAP
    whole = Image.new("RGB", (_GAP + _COLUMNS * (PHONE + _GAP), max(bottoms)), (40, 40, 48))
    for picture, spot in zip(pictures, spots, strict=True):
        whole.paste(picture, spot)
    return whole


def _main(folder: str, language: str = "en") -> None:
    for path in write(Path(folder), Translator().words(language)):
        print(path)  # noqa: T201


if __name__ == "__main__":
    _main(*sys.argv[1:])
