"""Numbers and nouns agree in the texts of games: 0 points, 1 point, 2 points.

Those of Space Mission are left out: it tells totals of a game, and the length of a ring, in the plural alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import bot.text
from bot.games.registry import TITLES

ROOT = Path(bot.text.__file__).parent
NOUNS = {
    "en": "point|card|success|astronaut|payload|place|problem|enhancement|specialist|seat|slot|injurie|token|tile|"
    "planet|unit|marker|outpost|shuttle|share|plan|round|screen|space|task|collector|scientist|turn",
    "de": "Punkt|Karte|Erfolg|Astronaut|Problem|Verbesserung|Spezialist|Sitz|Steckplatz|Verletzung|Plättchen|Planet|"
    "Einheit|Anteil|Aktie|Plän|Forschungsplän|Runde|Feld|Aufgabe|Schritt|Forschungspunkt|Kollektor|Wissenschaftler",
}
MANY = {"en": r"^ (?:[a-z-]+ )?(?:{nouns})e?s\b", "de": r"^ (?:{nouns})(?:e|en|n|er|se)\b"}
CONSTANT = re.compile(
    r"sms-rules-|sms-text-scored$|sms-refuse-three-drawn$|sk-task-(shares|sectors|resource|plans|cards)-"
    r"|sk-remedy-(plan-first|arrange|too-many-cards)$|sk-refuse-points-short$|sk-label-drop-many$"
)
"""Texts whose numbers are those of the edition, none of which is one. Nor is what a `first` success brings. A plan that
lacks points costs two, and only a deck of several cards is told by their number.
"""
NAMES = frozenset(("who",))
"""What stands before a verb that looks like a noun: somebody rests cards."""


def patterns(node: ast.Pattern, chosen: tuple[tuple[str, str], ...]) -> Iterator[tuple[ast.Pattern, dict[str, str]]]:
    """Yield a text and all within its choices, with the variants chosen on the way."""
    yield node, dict(chosen)
    for element in node.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            selector = element.expression.selector
            assert isinstance(selector, ast.VariableReference)
            for variant in element.expression.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                yield from patterns(variant.value, (*chosen, (selector.id.name, key)))


def disagreements(language: str, file: Path) -> Iterator[str]:
    plural = re.compile(MANY[language].format(nouns=NOUNS[language]))
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        for pattern, chosen in patterns(entry.value, ()):
            for number, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                if not (isinstance(number, ast.Placeable) and isinstance(number.expression, ast.VariableReference)):
                    continue
                name = number.expression.id.name
                if not isinstance(after, ast.TextElement) or not plural.match(after.value):
                    continue
                fixed = name == "first" or name in NAMES or CONSTANT.match(entry.id.name)
                if chosen.get(name) != "other" and not fixed:
                    yield f"{entry.id.name}: {name}{after.value[:20]}"


FILES = [
    (language, file)
    for language in NOUNS
    for file in sorted((ROOT / language).glob("*.ftl"))
    if file.name.startswith(tuple(set(TITLES) - {"space-mission"}))
]


@pytest.mark.parametrize(("language", "file"), FILES, ids=lambda given: getattr(given, "name", given))
def test_a_noun_beside_a_number_agrees_with_it(language: str, file: Path) -> None:
    assert list(disagreements(language, file)) == []


def test_a_noun_that_does_not_agree_is_found(tmp_path: Path) -> None:
    bad = tmp_path / "bad.ftl"
    bad.write_text(
        "sms-x = { $points } points\nsms-y = { $n ->\n    [one] { $n } cards\n   *[other] { $n } cards\n }\n"
    )
    assert list(disagreements("en", bad)) == ["sms-x: points points", "sms-y: n cards"]
