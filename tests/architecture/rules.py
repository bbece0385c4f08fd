"""The house rules of DESIGN sections 1 and 11, each a function from a file to what is wrong with it."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter

from tests.architecture.source import Source, called, comments, game_of, imports, product, texts, within

OURS = {"bot", "cogs", "renderers", "db", "tests"}

MAY_IMPORT: dict[str, set[str]] = {
    "bot/games/core/": {"bot.games.core"},
    "bot/games/history/": {"bot.games.core", "bot.games.history"},
    "bot/games/registry.py": {"bot.games.core"},
    "bot/text/": {"bot.text", "bot.games.core.phrase"},
    "bot/service/": {
        "bot.service",
        "bot.games.core",
        "bot.games.history",
        "bot.games.registry",
        "bot.text",
        "bot.errors",
        "bot.redaction",
        "bot.clock",
        "bot.failure_log",
        "bot.progress",
        "bot.limits",
    },
    "bot/workers/": {"bot.workers", "bot.redaction"},
    "bot/cluster/": {"bot.cluster", "bot.errors", "bot.clock", "bot.failure_log"},
    "bot/errors.py": {"bot.games.core.phrase"},
    "bot/redaction.py": set(),
    "bot/limits.py": set(),
    "bot/clock.py": set(),
    "bot/failure_log.py": {"bot.clock"},
    "bot/progress.py": set(),
    "bot/config.py": {"bot.errors", "bot.games.core.phrase"},
    "renderers/": {
        "renderers",
        "bot.workers",
        "bot.games.core.phrase",
        "bot.games.core.contract",
        "bot.games.core.leaderboard",
        "bot.games.core.legend",
        "bot.games.core.result_card",
        "bot.games.core.style",
    },
    "db/": {
        "db",
        "bot.cluster.ports",
        "bot.service.bodies",
        "bot.service.places",
        "bot.service.ports",
        "bot.service.guild_settings",
        "bot.service.records",
        "bot.service.interactions",
        "bot.errors",
        "bot.failure_log",
        "bot.redaction",
        "bot.clock",
        "bot.progress",
        "bot.games.core.phrase",
    },
    "cogs/": {
        "cogs",
        "bot.cluster.shards",
        "bot.service",
        "bot.games.core",
        "bot.text",
        "bot.errors",
        "bot.failure_log",
        "bot.progress",
        "bot.redaction",
        "bot.limits",
    },
}
"""Which of our own modules a part of the house may import. What is not listed wires the parts together."""

FLOORS: tuple[tuple[str, ...], ...] = (
    ("names", "times"),
    ("places",),
    ("records", "guild_settings", "interactions"),
    ("bodies",),
    ("ports",),
    ("card", "ratings"),
    ("request", "messenger"),
    ("quotas",),
    ("runtime",),
    ("context",),
    ("tables",),
    ("people", "transfer"),
    ("features",),
    ("messages",),
    ("answers",),
    ("service",),
)
"""The modules and folders of `bot/service` from the lowest floor up: each imports from floors below its own."""

PROGRAM = "bot.__main__"
WALKED = {"bot.service.features.all_handlers": r"bot\.service\.features\.\w+\.handlers"}
"""Modules that import others by walking a package, and which."""

VIEW_TYPES = {"View", "Standing", "Result", "Line", "Look", "Meta"}
"""What renderers may take from the contract: nothing that leads to a state."""

DOORS: dict[str, tuple[str, ...]] = {
    "discord": ("cogs/", "bot/client.py", "bot/app.py", "bot/practice.py"),
    "simcord": ("bot/practice.py",),
    "PIL": ("renderers/",),
    "aiosqlite": ("db/",),
    "asyncpg": ("db/postgres/",),
    "sqlite3": ("db/",),
}
"""Where an outside library may be met at all."""

IMPLEMENTS = ("db/", "cogs/messenger.py", "renderers/service.py")
"""What implements the ports of the service."""

PURE = {
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "importlib.resources",
    "itertools",
    "json",  # reading text, not files
    "math",
    "msgspec",
    "operator",
    "re",
    "struct",  # bytes of numbers: pure arithmetic
    "tomllib",
    "types",
    "typing",
}
"""All that rules may use from outside: no random, no clock, no asyncio, no files but their own data."""

IMPURE_CALLS = {"open", "input", "print", "exec", "eval", "hash", "__import__"}
SQL = re.compile(
    r"\s*(SELECT\s|INSERT\s+(OR\s+\w+\s+)?INTO\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|CREATE\s+(TABLE|INDEX|UNIQUE)"
    r"|ALTER\s+TABLE|DROP\s+TABLE|PRAGMA\s|BEGIN(\s+IMMEDIATE)?\s*;?$|COMMIT\s*;?$|ROLLBACK)"
)
MAKES_DUE = re.compile(r"INTO (outgoing|timer)\b|SET due\b")
FORGETS = ("db/anonymise.py",)
"""Where a user is forgotten, in a transaction of its own, which wakes (`tests/db/test_listener.py`)."""
LONGEST_FUNCTION = 60
LONGEST_FILE = 400
LONGEST_TEST_NAME = 60
TEST_NAME = re.compile(r"\s*(?:async )?def (test_\w+)")
SILENCED = re.compile(
    r"#\s*(type:\s*ignore|noqa\s*$|noqa\s+[^:]|(ruff|flake8):\s*noqa|pyright:\s*ignore\s*($|[^\s\[])"
    r"|pyright:\s*(basic|off|standard))"
)


def allowed_for(path: str) -> set[str] | None:
    """Return what of ours the file may import, None when it may import anything."""
    game = game_of(path)
    if game is not None:
        return {"bot.games.core", f"bot.games.{game}"}
    return next((allowed for place, allowed in MAY_IMPORT.items() if path.startswith(place)), None)


def layers(source: Source) -> Iterator[str]:
    """Who may import whom."""
    allowed = allowed_for(source.path)
    if allowed is None:
        return
    for found in imports(source):
        if found.module.startswith("."):
            yield f"{source.path}:{found.line} imports relatively"
        elif found.module.partition(".")[0] in OURS and not within(found.module, allowed):
            # `from bot import limits` takes a module out of its package.
            taken = [f"{found.module}.{name}" for name in found.names]
            if taken and all(within(name, allowed) for name in taken):
                continue
            # A renderer may see the views of a game, and only those.
            if source.path.startswith("renderers/") and re.fullmatch(r"bot\.games\.\w+\.view", found.module):
                continue
            yield f"{source.path}:{found.line} imports {found.module}"


def floors(source: Source) -> Iterator[str]:
    """The parts of the service import downwards only."""
    if not source.path.startswith("bot/service/") or source.path == "bot/service/__init__.py":
        return
    here = source.path.removeprefix("bot/service/").removesuffix(".py").partition("/")[0]
    below = {part for floor in FLOORS[: _floor(here)] for part in floor} | {here}
    if _floor(here) == len(FLOORS):
        yield f"{source.path} stands on no floor"
    for found in imports(source):
        if within(found.module, {"bot.service"}):
            part = found.module.removeprefix("bot.service").removeprefix(".").partition(".")[0]
            for name in {part} if part else set(found.names):
                if name not in below:
                    yield f"{source.path}:{found.line} imports {name}"


def _floor(part: str) -> int:
    return next((number for number, floor in enumerate(FLOORS) if part in floor), len(FLOORS))


def circles(sources: Sequence[Source]) -> Iterator[str]:
    """No module imports what imports it, be it by others, inside a function or for its types alone."""
    modules = {_module(source): source for source in sources}
    graph = {name: _neighbours(source, modules.keys()) for name, source in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        yield " <- ".join(error.args[1])


def _module(source: Source) -> str:
    return source.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _neighbours(source: Source, modules: Collection[str]) -> set[str]:
    """Return the modules that the file names. To take a module out of its package is to import that alone."""
    found: set[str] = set()
    for each in imports(source):
        inside = {f"{each.module}.{name}" for name in each.names}
        found |= {name for name in inside if name in modules}
        if not inside or not inside <= set(modules):
            found.add(each.module)
    return found.intersection(modules)


def unreached(sources: Sequence[Source]) -> Iterator[str]:
    """Every module is part of the program: `python -m bot` imports it, names it, or finds it by walking a package.

    What only tests, measurements and tools of ours use belongs into `tests`.
    """
    modules = {_module(source): source for source in sources}
    found: set[str] = set()
    waiting = [PROGRAM]
    while waiting:
        name = waiting.pop()
        if name in modules and name not in found:
            found.add(name)
            named = {text.partition(":")[0] for _, text in texts(modules[name])}
            walked = re.compile(WALKED.get(name, "(?!)"))
            waiting += [*_neighbours(modules[name], modules.keys()), *named, name.rpartition(".")[0]]
            waiting += filter(walked.fullmatch, modules)
    for name in modules.keys() - found:
        yield f"{modules[name].path} is not part of the program"


def no_state_for_renderers(source: Source) -> Iterator[str]:
    """Renderers see views, never a state."""
    if not source.path.startswith("renderers/"):
        return
    for found in imports(source):
        if found.module.endswith(".state") or "state" in found.names:
            yield f"{source.path}:{found.line} imports a state"
        if found.module == "bot.games.core.contract" and not set(found.names) <= VIEW_TYPES:
            yield f"{source.path}:{found.line} imports {', '.join(set(found.names) - VIEW_TYPES)}"


def doors(source: Source) -> Iterator[str]:
    """Discord, Pillow and SQLite each behind one door."""
    for found in imports(source):
        places = DOORS.get(found.module.partition(".")[0])
        if places is not None and not source.path.startswith(places):
            yield f"{source.path}:{found.line} imports {found.module}"


def no_sql(source: Source) -> Iterator[str]:
    """Only db knows SQL."""
    if not source.path.startswith("db/"):
        for line, text in texts(source):
            if SQL.match(text):
                yield f"{source.path}:{line} holds SQL: {text[:40]!r}"


@cache
def port_methods() -> Mapping[str, frozenset[str]]:
    """Return the docstrings of the ports' methods, by name."""
    found: dict[str, set[str]] = {}
    for source in product():
        if source.path.startswith("bot/service/ports/") or source.path == "bot/service/messenger.py":
            for method in methods(source):
                found.setdefault(method.name, set()).add(ast.get_docstring(method) or "")
    return {name: frozenset(told) for name, told in found.items()}


def methods(source: Source) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the public methods of a file's classes."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef) and not method.name.startswith("_"):
                    yield method


def documented_once(source: Source) -> Iterator[str]:
    """A port tells what its methods do; what implements it tells only what it adds."""
    if not source.path.startswith(IMPLEMENTS):
        return
    for method in methods(source):
        told, known = ast.get_docstring(method), port_methods().get(method.name)
        if told is None and known is None:
            yield f"{source.path}:{method.lineno} {method.name} has no docstring, and no port has it"
        elif told is not None and known is not None and told in known:
            yield f"{source.path}:{method.lineno} {method.name} repeats the docstring of its port"


def due_is_noted(source: Source) -> Iterator[str]:
    """What makes an outbox row or a timer due says so, and the store opens every transaction: its commit wakes."""
    if not source.path.startswith("db/") or source.path in FORGETS:
        return
    for node in ast.walk(source.tree) if MAKES_DUE.search(source.text) else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            sql = " ".join(text for _, text in texts(Source(source.path, ast.unparse(node))))
            if MAKES_DUE.search(sql) and not re.search(r"\b_note_due\(", ast.unparse(node)):
                yield f"{source.path}:{node.lineno} {node.name} makes something due and does not note it"
    if source.path not in ("db/store.py", "db/postgres/store.py"):
        writing = {"GuildWriting", "FileWriting", "DatabaseWriting"}
        yield from (f"{source.path}:{line} opens a {name}" for line, name in called(source, writing))


def pure_games(source: Source) -> Iterator[str]:
    """Rules are functions of their arguments."""
    if not source.path.startswith(("bot/games/core/", "bot/games/")) or source.path == "bot/games/registry.py":
        return
    for found in imports(source):
        outside = found.module.partition(".")[0] not in OURS
        modules = {f"importlib.{name}" for name in found.names} if found.module == "importlib" else {found.module}
        for module in modules or {found.module}:
            if outside and not within(module, PURE):
                yield f"{source.path}:{found.line} imports {module}"
    for line, name in called(source, IMPURE_CALLS):
        yield f"{source.path}:{line} calls {name}"


def small(source: Source) -> Iterator[str]:
    """A function fits on a screen, a file has one reason to change."""
    lines = source.text.count("\n")
    if lines > LONGEST_FILE:
        yield f"{source.path} has {lines} lines"
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            length = node.end_lineno - node.lineno + 1
            if length > LONGEST_FUNCTION:
                yield f"{source.path}:{node.lineno} {node.name} has {length} lines"


def short_test_names(source: Source) -> Iterator[str]:
    """A test's name says what is checked; the reason goes into its docstring."""
    for line, text in enumerate(source.text.splitlines(), 1):  # a syntax tree of every test would take seconds
        if (found := TEST_NAME.match(text)) and len(found[1]) > LONGEST_TEST_NAME:
            yield f"{source.path}:{line} {found[1]} has {len(found[1])} characters"


def nothing_silenced(source: Source) -> Iterator[str]:
    """No complaint of a tool is waved away without its name."""
    if not SILENCED.search(source.text):  # finding comments takes most of the time
        return
    for line, text in comments(source):
        if SILENCED.search(text):
            yield f"{source.path}:{line} {text}"
