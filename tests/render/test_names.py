"""Users' names in pictures: long, odd, in other scripts, or empty."""

from __future__ import annotations

import pytest

from renderers.draw_context import DrawContext
from renderers.glyphs import has_glyph, legible
from renderers.text import fit, length, recording, wrap
from tests.render import support
from tests.render.case import Case
from tests.samples import space_mission as samples

ODD = (
    "👩‍🚀🚀✨",
    "日本語の名前",
    "𝓕𝓪𝓷𝓬𝔂 𝕹𝖆𝖒𝖊",
    "a\u0300\u0301\u0302\u0303\u0304\u0305zalgo\u200d\u202e\x00\n\t",
    "",
)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Zoë Čapek-Łukasz ß", "Zoë Čapek-Łukasz ß"),
        ("Ωmega Юрий", "Ωmega Юрий"),
        ("🚀 Ada 🚀", "Ada"),
        ("𝓐𝓭𝓪", "Ada"),
        ("ａｄａ", "ada"),
        ("Ada\n\t  \u200bB\u202eo", "Ada Bo"),
        ("Ada 日", "Ada ·"),
        ("日本語", ""),
        ("👾👾", ""),
        ("", ""),
        ("   ", ""),
        ("שלום", "םולש"),
        ("سلام", "\ufee1\ufefc\ufeb3"),
        ("عبد", "\ufeaa\ufe92\ufecb"),
        ("Dr שלום", "Dr םולש"),
    ],
)
def test_names_are_put_into_glyphs_we_have(name: str, shown: str) -> None:
    assert legible(name) == shown


def test_a_character_without_a_glyph_is_known_as_such() -> None:
    assert has_glyph("é")
    assert has_glyph(" ")
    assert not has_glyph("日")
    assert not has_glyph("🚀")


def test_player_without_a_drawable_name_is_shown_by_letter() -> None:
    context = DrawContext(support.words, ("Ada", "日本語", "🚀"))
    assert [context.name(seat) for seat in range(4)] == ["Ada", "B nameless", "C nameless", "D nameless"]


@pytest.mark.parametrize("case", support.TYPICAL, ids=lambda case: f"{case.game}-{case.look}")
def test_odd_names_are_drawn_without_missing_glyphs(case: Case) -> None:
    with recording() as written:
        case.paint(support.words, ODD)
    assert all(has_glyph(char) for piece in written for char in piece.text)


def test_long_names_end_in_an_ellipsis() -> None:
    names = tuple("Maximiliane-Alexandrina von und zu Hohenfelsenburg" for _ in range(5))
    with recording() as written:
        Case("board", "space-mission", "board", samples.table(5)).paint(support.words, names)
    shortened = [piece for piece in written if piece.text.startswith("Max")]
    assert len(shortened) == 6
    assert all(piece.text.endswith("…") for piece in shortened)


def test_right_to_left_name_is_cut_on_the_left() -> None:
    name = legible("عبد الرحمن بن عبد الله")
    short = fit(name, 28, True, 160)
    assert short.startswith("…")
    assert name.endswith(short[1:])
    assert length(short, 28, True) <= 160


def test_fitting_keeps_as_much_as_there_is_room_for() -> None:
    text = "Hohenfelsenburg"
    assert fit(text, 28, True, length(text, 28, True)) == text
    short = fit(text, 28, True, 120)
    assert short.endswith("…")
    assert length(short, 28, True) <= 120
    assert length(short[:-1] + text[len(short) - 1] + "…", 28, True) > 120


def test_wrapping_loses_no_word_while_there_is_room() -> None:
    lines = wrap("a green matter of some size", 30, True, 200, 4)
    assert " ".join(lines) == "a green matter of some size"
    assert all(length(line, 30, True) <= 200 for line in lines)
    assert wrap("one two three four five six", 30, True, 120, 2)[-1].endswith("…")
