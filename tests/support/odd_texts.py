"""Texts that no user should type: overlong, other scripts, reversed, invisible, with our own marks."""

from __future__ import annotations

from collections.abc import Iterator

ODD = [
    "",
    " ",
    "@" * 30,
    "9" * 6000,
    "x" * 6000,
    "1\u202e71",  # turned around
    "１７",
    "١٧",
    "1\u200b7",
    "1\u0000" + "7",
    "𝟙𝟟",
    "h\u0430zard",  # a Cyrillic a
    "hazard\u0301" * 40,
    "🪐" * 100,
    "\udc9d",  # half of a character
    "'; DROP TABLE entry; --",
    "{ $who }",
    "<@1> @everyone [x](https://example.org)",
    "900/1/../2",
    "1@1@1",
]
_FULL_WIDTH = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}


def disguised(word: str) -> Iterator[str]:
    """Yield words that look like this one, or hold it, and are others."""
    yield word.translate(_FULL_WIDTH)
    yield f"{word[:1]}\u200b{word[1:]}"
    yield f"\u202e{word[::-1]}"
    yield f"{word}\u0301"
    yield f"{word}\u0000"
    yield f"0{word}"
    yield f"-{word}_"
    yield word * 40
