"""What the bot promises, and the tests that prove it: `python -m tests.guarantees` writes docs/guarantees.md.

The sentences stand in guarantees.toml. A test names the sentences that it proves by `@pytest.mark.guarantee`. The
markers are read from the source, so that nothing has to be imported or collected.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from tests.architecture.source import ROOT, Source, everything

MARKER = "pytest.mark.guarantee"
SLOW = "pytest.mark.slow"
PAGE = ROOT / "docs" / "guarantees.md"

HEAD = """\
# What the bot guarantees

Each sentence is a promise. Below it stand the tests that prove it. A test in *italics* runs in `make soak` alone.

`python -m tests.guarantees` writes this page from the sentences in [guarantees.toml](../tests/guarantees.toml) and from
the markers on the tests. `tests/architecture/test_guarantees.py` checks that it is up to date and that `make test`
runs a test for every sentence.
"""

Guarantees = Mapping[str, Mapping[str, str]]
"""The sentences by their names, by topic."""


@dataclass(frozen=True)
class Proof:
    """One marker: the guarantee that a function says it proves, and whether pytest collects the function."""

    guarantee: str
    path: str
    test: str
    collected: bool
    slow: bool


def guarantees() -> Guarantees:
    """Return the topics with their sentences."""
    return tomllib.loads((ROOT / "tests" / "guarantees.toml").read_text(encoding="utf-8"))


def sources_of_tests() -> list[Source]:
    """Return every Python file of the tests."""
    return [source for source in everything() if source.path.startswith("tests/")]


def proofs(sources: Iterable[Source]) -> Iterator[Proof]:
    """Yield what the markers on functions say. Files without a marker are not parsed."""
    for source in sources:
        if f"@{MARKER}" not in source.text:
            continue
        collectable = source.path.rpartition("/")[2].startswith("test_")
        slow_file = any(_is_slow_file(node) for node in source.tree.body)
        tests = list(_tests(source.tree))
        for node in ast.walk(source.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                collected = collectable and node in tests
                slow = slow_file or any(ast.unparse(each) == SLOW for each in node.decorator_list)
                for name in _named(node):
                    yield Proof(name, source.path, node.name, collected, slow)


def _tests(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield the functions that pytest collects: those of the module and those of its test classes."""
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name.startswith("Test"))
    for node in (*tree.body, *(method for each in classes for method in each.body)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def _is_slow_file(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark" and SLOW in ast.unparse(node)


def _named(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == MARKER:
            yield from (str(ast.literal_eval(argument)) for argument in decorator.args)


def faults(promised: Guarantees, found: Iterable[Proof]) -> list[str]:
    """Return what is wrong: guarantees that no test of `make test` proves, and markers that prove nothing."""
    names = {name for sentences in promised.values() for name in sentences}
    proved: set[str] = set()
    wrong: list[str] = []
    for proof in found:
        if proof.guarantee not in names:
            wrong.append(f"{proof.path} {proof.test}: no such guarantee: {proof.guarantee}")
        elif not proof.collected:
            wrong.append(f"{proof.path} {proof.test}: not collected by pytest")
        elif not proof.slow:
            proved.add(proof.guarantee)
    return wrong + [f"no test: {name}" for name in sorted(names - proved)]


def page(promised: Guarantees, found: Iterable[Proof]) -> str:
    """Return docs/guarantees.md: topics, sentences, and the tests of each by file."""
    proved: dict[str, dict[str, list[str]]] = {}
    for proof in found:
        test = f"*`{proof.test}`*" if proof.slow else f"`{proof.test}`"
        proved.setdefault(proof.guarantee, {}).setdefault(proof.path, []).append(test)
    lines = [HEAD]
    for topic, sentences in promised.items():
        lines += [f"## {topic}", ""]
        for name, sentence in sentences.items():
            lines.append(f"* {sentence}")
            files = sorted(proved.get(name, {}).items())
            lines += [f"  * [{path}](../{path}): {', '.join(sorted(tests))}" for path, tests in files]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(guarantees(), proofs(sources_of_tests())), encoding="utf-8")
