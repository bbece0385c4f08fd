"""All pictures of sample views, for people to look at: `python -m renderers.contact_sheet FOLDER [LANGUAGE]`.

Each look is written as it is sent, and once as a phone shows it (400 pixels wide) and in grey.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

from bot.games.core.phrase import Phrase
from renderers.registry import draw
from renderers.space_mission import samples

PHONE = 400


def sheet() -> dict[str, tuple[str, Any, str | None]]:
    """Return what is drawn: name of the file, look, view, noun."""
    return {
        "board": ("board", samples.table(4, None), None),
        "board-private": ("board", samples.table(5), None),
        "board-beginning": ("board", samples.beginning(), None),
        "board-last-round": ("board", samples.last_round(), None),
        "board-two": ("board", samples.table(2), None),
        "hand": ("hand", samples.table(4), None),
        "hand-waiting": ("hand", samples.waiting(), None),
        "pile": ("pile", samples.choosing(), None),
        "tiles": ("tiles", samples.table(4), None),
        "planet": ("planet", samples.table(5), "ruby-red"),
        "planet-reserved": ("planet", samples.table(5), "bluewell"),
        "player": ("player", samples.table(5), "1"),
        "player-self": ("player", samples.table(5), "0"),
        "score": ("score", samples.table(5, 0, True), None),
    }


def write(folder: Path, words: Callable[[Phrase], str]) -> list[Path]:
    """Write all pictures of the sheet; return the files at full size."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for name, (look, view, about) in sheet().items():
        found = draw("space-mission", look, view, about, words, samples.NAMES)
        if found is None:
            continue
        path = folder / f"{name}.png"
        path.write_bytes(found.data)
        written.append(path)
        with Image.open(io.BytesIO(found.data)) as picture:
            whole = picture.convert("RGB")
        small = whole.resize((PHONE, round(whole.height * PHONE / whole.width)), Image.Resampling.LANCZOS)
        small.save(folder / f"{name}-phone.png")
        whole.convert("L").save(folder / f"{name}-grey.png")
    return written


def _main(folder: str, language: str = "en") -> None:
    # The command alone needs the translator; what draws never does.
    from bot.text import Translator

    for path in write(Path(folder), Translator().words(language, samples.NAMES)):
        print(path)  # noqa: T201


if __name__ == "__main__":
    _main(*sys.argv[1:])
