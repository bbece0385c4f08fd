"""Golden texts: what people read of a game, sentence by sentence, when somebody read it and found it good.

`python -m tests.conformance.golden_texts` writes them anew, one file a game and language. What differs is to be read
before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from bot.games.core.contract import Title
from bot.games.core.phrase import Phrase
from bot.games.registry import TITLES
from bot.text import Translator, Words
from tests.conformance.texts import Texts, texts_of

FOLDER = Path(__file__).with_name("golden")


def golden(game: str, language: str) -> Path:
    """Return where the texts of a game are kept."""
    return FOLDER / f"{game}.{language}.txt"


def written(game: str, language: str) -> str:
    """Return what is to be kept of a game in a language."""
    title, texts = TITLES[game], texts_of(game)
    words = Translator(strict=True).words(language, texts.names)
    parts = (_prompts, _subjects, _looks, _choices, _values, _refusals, _events, _rules)
    return "\n".join(line for part in parts for line in part(title, texts, words)) + "\n"


def _prompts(title: Title, texts: Texts, words: Words) -> Iterator[str]:
    """Each position's prompt and headlines, once."""
    yield "# Prompts and headlines"
    said: set[str] = set()
    for name, view in texts.views.items():
        lines = [words(title.presenter.prompt(view)), *words.lines(title.presenter.headline(view))]
        if new := [line for line in lines if line not in said]:
            yield f"{name}: {' | '.join(new)}"
        said.update(lines)


def _subjects(title: Title, texts: Texts, words: Words) -> Iterator[str]:
    yield "\n# What a look may be about"
    for look in title.game.meta.looks:
        for noun, name in title.presenter.subjects(texts.views["middle"], look.id):
            yield f"{look.id} {noun}: {words(name)}"


def _looks(title: Title, texts: Texts, words: Words) -> Iterator[str]:
    """Each look in words; lines that stand further up in the file are only counted."""
    known: set[str] = set()
    for name, look, about in texts.looks:
        yield f"\n# {look}{f' {about}' if about else ''}: {name}"
        lines = words.lines(title.presenter.text(texts.views[name], look, about))
        for old, run in groupby(lines, known.__contains__):
            part = list(run)
            yield from [f"  ({len(part)} known)"] if old else part
        known.update(lines)


def _choices(title: Title, texts: Texts, words: Words) -> Iterator[str]:
    yield "\n# Labels and hints"
    for name, action in texts.choices:
        view = texts.views[name]
        hint = title.presenter.hint(view, action)
        yield f"{words(title.presenter.label(view, action))}{f' | {words(hint)}' if hint else ''}"


def _values(title: Title, texts: Texts, words: Words) -> Iterator[str]:
    yield "\n# Values"
    for name, verb, slot, value in texts.values:
        yield f"{verb} {slot} {value}: {words(title.presenter.slot_label(texts.views[name], verb, slot, value))}"


def _refusals(title: Title, texts: Texts, words: Words) -> Iterator[str]:
    """Why an action is not possible, and what would make it so."""
    yield "\n# Refusals"
    for line, refusal in texts.refusals():
        yield f"{line}: {refusal.kind} {refusal.rule} | {words(refusal.reason)} | {words(refusal.remedy)}"


def _events(title: Title, texts: Texts, words: Words) -> Iterator[str]:
    """What everybody reads, what the seats read if that is more, and what everybody reads in the end."""
    yield "\n# Events"
    for event in (*texts.events, *(event for event, _ in texts.secret), *texts.sealed):
        readings: list[tuple[str, Phrase | None]] = [("", title.presenter.describe(event, None, over=False))]
        readings += [(f"seat {seat}: ", title.presenter.describe(event, seat, over=False)) for seat in (0, 1)]
        readings.append(("in the end: ", title.presenter.describe(event, None, over=True)))
        said: set[str] = set()
        for reader, phrase in readings:
            line = "nothing" if phrase is None else words(phrase)
            if line not in said:
                yield f"{'  ' if reader else ''}{reader}{line}"
            said.add(line)


def _rules(title: Title, _texts: Texts, words: Words) -> Iterator[str]:
    """The lists in the rules: they are made of the edition's numbers."""
    yield "\n# Lists in the rules"
    for topic in title.game.meta.rule_topics:
        yield from (f"{topic} {line}" for line in words.lines(title.presenter.rules(topic)) if line.startswith("- "))


def renew() -> None:
    """Write all golden texts anew."""
    FOLDER.mkdir(exist_ok=True)
    for game in TITLES:
        for language in Translator().languages:
            golden(game, language).write_text(written(game, language), encoding="utf-8")
            print(golden(game, language))  # noqa: T201


if __name__ == "__main__":
    renew()
