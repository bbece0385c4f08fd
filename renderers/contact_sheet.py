"""All pictures of sample views, for people to look at: `python -m renderers.contact_sheet FOLDER [LANGUAGE]`.

Each picture is written as it is sent, as a phone shows it (400 pixels wide) and in grey; `contact-sheet.png` shows
all of them side by side.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from bot.games.core.phrase import Phrase
from bot.games.core.style import STYLES
from renderers import ladder_samples
from renderers.picture import Picture
from renderers.registry import draw
from renderers.space_mission import samples

PHONE = 400
_COLUMNS = 6
_GAP = 12
ODD_NAMES = ("Maximiliane-Alexandrina von und zu Hohenfels", "日本語の名前", "عبد الرحمن", "👩‍🚀🚀✨", "𝓕𝓪𝓷𝓬𝔂 Юрий")


class Sample(NamedTuple):
    """What is drawn: look, view, noun, style by its name, and the people's names."""

    look: str
    view: Any
    about: str | None = None
    style: str = "standard"
    names: Sequence[str] = samples.NAMES
    game: str = "space-mission"

    def draw(self, words: Callable[[Phrase], str]) -> Picture:
        """Draw it. Raises ValueError when there is no such picture."""
        found = draw(self.game, self.look, self.view, self.about, words, self.names, STYLES[self.style])
        if found is None:
            raise ValueError(f"no picture: {self.look}")
        return found


def sheet() -> dict[str, Sample]:
    """Return what is drawn, by the name of its file: every look of every kind of table, and every style."""
    over = samples.table(5, 0, True)
    found = {
        "board": Sample("board", samples.table(4, None)),
        "board-private": Sample("board", samples.table(5)),
        "board-beginning": Sample("board", samples.beginning()),
        "board-choosing": Sample("board", samples.looking()),
        "board-last-round": Sample("board", samples.last_round()),
        "board-over": Sample("board", samples.table(5, None, True)),
        "board-two": Sample("board", samples.table(2)),
        "board-odd-names": Sample("board", samples.table(5), names=ODD_NAMES),
        "hand": Sample("hand", samples.table(4)),
        "hand-waiting": Sample("hand", samples.waiting()),
        "pile": Sample("pile", samples.choosing()),
        "tiles": Sample("tiles", samples.table(4)),
        "planet": Sample("planet", samples.table(5), "ruby-red"),
        "planet-reserved": Sample("planet", samples.table(5), "bluewell"),
        "player": Sample("player", samples.table(5), "1"),
        "player-self": Sample("player", samples.table(5), "0"),
        "score": Sample("score", over),
        "score-odd-names": Sample("score", over, names=ODD_NAMES),
    }
    found["leaderboard"] = Sample("leaderboard", ladder_samples.ladder(), game="records")
    for name in ("board-private", "hand", "pile", "tiles", "planet", "player-self", "score", "leaderboard"):
        for style in STYLES:
            if style != "standard":
                found[f"{name}-{style}"] = found[name]._replace(style=style)
    return found


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
    # The command alone needs the translator; what draws never does.
    from bot.text import Translator

    for path in write(Path(folder), Translator().words(language, samples.NAMES)):
        print(path)  # noqa: T201


if __name__ == "__main__":
    _main(*sys.argv[1:])
