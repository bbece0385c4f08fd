"""Every Fluent file of every language parses, has the same keys and facts, and keeps the tone."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import bot.text
from bot.text import Translator
from bot.text import translator as texts
from bot.text.translator import Bundle
from tests.architecture.source import product

ROOT = Path(bot.text.__file__).parent
FILES = sorted(ROOT.glob("*/*.ftl"))
LANGUAGES = sorted({file.parent.name for file in FILES})
parse = cache(texts.parse)
"""Many tests look at each file."""
UNKIND = re.compile(r"invalid|ungültig|\billegal\b|fehlerhaft", re.IGNORECASE)


class Facts(Visitor):
    """Collects the variables and references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.commands: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (the visitor asks for class names)
        self.commands.update(one.value for one in node.arguments.positional if isinstance(one, ast.StringLiteral))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor asks for class names)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor asks for class names)
        self.references.add(node.id.name)


def messages(language: str) -> Iterator[tuple[Path, ast.Message]]:
    for file in FILES:
        if file.parent.name == language:
            yield from ((file, entry) for entry in parse(file).body if isinstance(entry, ast.Message))


@cache
def facts(language: str) -> dict[str, Facts]:
    found: dict[str, Facts] = {}
    for _, message in messages(language):
        found[message.id.name] = Facts()
        found[message.id.name].visit(message)
    return found


def said() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the strings of the product, and the patterns of those that it puts together."""
    whole: set[str] = set()
    made: set[str] = set()
    for node in (node for source in product() for node in python.walk(source.tree)):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        elif isinstance(node, python.JoinedStr):
            parts = (str(part.value) if isinstance(part, python.Constant) else None for part in node.values)
            made.add("".join(".+" if part is None else re.escape(part) for part in parts))
    return whole, [re.compile(pattern) for pattern in sorted(made) if re.search(r"\w", pattern)]


def test_every_message_is_said_somewhere():
    """By its whole key, by one that is put together, in another message, or on the practice server's page."""
    whole, made = said()
    whole |= set(re.findall(r"[\w-]+", (ROOT.parent / "practice.html").read_text(encoding="utf-8")))
    found = facts("en")
    whole = whole.union(*(one.references for one in found.values()))
    unsaid = [key for key in found if key not in whole and not any(pattern.fullmatch(key) for pattern in made)]
    assert unsaid == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_parses(file: Path):
    assert parse(file).body


def test_english_and_german_are_here(translator: Translator):
    assert set(translator.languages) >= {"en", "de"}
    assert list(translator.languages) == ["en", *sorted(set(LANGUAGES) - {"en"})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_has_two_texts(language: str):
    counts = Counter(message.id.name for _, message in messages(language))
    assert {key for key, count in counts.items() if count > 1} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_keys_of_english(language: str):
    english, here = facts("en"), facts(language)
    assert (sorted(english.keys() - here.keys()), sorted(here.keys() - english.keys())) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_uses_the_facts_of_the_english_one(language: str):
    english, here = facts("en"), facts(language)
    differing = {
        key: (english[key].variables, here[key].variables)
        for key in english.keys() & here.keys()
        if english[key].variables != here[key].variables
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str):
    here = facts(language)
    assert {name for one in here.values() for name in one.references} <= here.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str):
    empty = [message.id.name for _, message in messages(language) if not _said(message.value)]
    assert empty == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_one_piece_are_said_as_parsed(language: str):
    """Most of them are read without the parser."""
    parsed = {message.id.name: message.value.elements for _, message in messages(language) if message.value}
    whole = {key: found[0].value for key, found in parsed.items() if isinstance(found[0], ast.TextElement)}
    whole = {key: text for key, text in whole.items() if len(parsed[key]) == 1}
    bundle = Bundle(language, ROOT / language, str)
    assert {key: bundle.fill(key, {}) for key in whole} == {key: (text, []) for key, text in whole.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_scolds(language: str):
    assert [str(file) for file, message in messages(language) if UNKIND.search(_source(message))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_named_but_by_its_mention(language: str):
    """The name that a person's client lists depends on the client's language: only a mention is right for all."""
    typed = re.compile(r"(?<![\w.:<)])/[a-zäöüß]")
    apart = {"practice-otherwise"}  # a line of the practice server's own page, where nothing can be mentioned
    found = {message.id.name for _, message in messages(language) if typed.search(_source(message))}
    assert found - apart == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_mentioned_commands_exist_and_are_those_of_english(language: str):
    english, here = facts("en"), facts(language)
    names = {key.removeprefix("command-") for key in english if f"{key}-about" in english}
    named = {command for one in here.values() for command in one.commands}
    assert named and named <= names
    assert {key for key in here if here[key].commands != english[key].commands} == set()


PLAIN = re.compile(r"button-|command-|form-|.*-(about|pic|picture|alt|label|noun|name|level|hint)(-|$)|prefers-")
"""Keys of what Discord shows as it is: buttons, menus, windows, descriptions, pictures, alt texts."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_mentioned_where_it_cannot_be_clicked(language: str):
    """There a mention would be read as `</play:123>`."""
    here = facts(language)
    sentences = {"button-unknown"}  # an answer to a button, and not its label
    assert [key for key in here if here[key].commands and PLAIN.match(key) and key not in sentences] == []


def _said(pattern: ast.Pattern | None) -> bool:
    """Whether the pattern says something in each of its variants."""
    if pattern is None or not pattern.elements:
        return False
    return all(_filled(element) for element in pattern.elements) and any(
        isinstance(element, ast.Placeable) or (isinstance(element, ast.TextElement) and element.value.strip())
        for element in pattern.elements
    )


def _filled(element: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
        return all(variant.value.elements for variant in element.expression.variants)
    return True


def _source(message: ast.Message) -> str:
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor asks for class names)
            found.append(node.value)

    Texts().visit(message)
    return " ".join(found)
