"""Code that serves a viewer reads no secret but those that the game's test file allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from bot.games.core.contract import Title
from bot.games.core.events import Event, secret_paths
from tests.conformance.games import Case, every_case, names, some_cases
from tests.conformance.play import corpus, gone_back, sampled, stream_of
from tests.fuzz.twins import make, spoken
from tests.leaks.declared import differences, kind, secrets_of
from tests.leaks.leaky_games import LEAKY
from tests.leaks.read_spy import Read, Secrets, Spy


def spied(title: Title, secrets: Secrets, state: Any, viewer: int | None, tried: Iterable[Any]) -> Iterator[Read]:
    """Yield every read of a secret while the viewer is shown the table."""
    game, spy = title.game, Spy()
    sealed = spy.seal(state, secrets.of_state(state, viewer))
    made: list[Any] = [game.to_move(sealed), game.stalled(sealed), game.view(sealed, viewer)]
    if viewer is not None:
        made += [game.legal(sealed, viewer), game.default(sealed, viewer)]
        made += [game.why_illegal(sealed, viewer, action) for action in tried]
    # Words, menus and pictures are made of views, and views are made of nothing that is sealed.
    made += spoken(title, made[2])
    carried = spy.carried_out(tuple(made))
    spy.close()
    assert not carried, f"{game.meta.id}: given to {viewer}: {carried}"
    yield from spy.reads


def spied_on_tale(title: Title, events: Iterable[Event], viewer: int | None) -> Iterator[Read]:
    """Yield every read of a secret while the viewer is told what happened."""
    for event in events:
        spy = Spy()
        sealed = spy.seal(event, secret_paths(event, viewer))
        told = title.presenter.describe(sealed, viewer, over=False)
        carried = spy.carried_out((told,))
        spy.close()
        assert not carried, f"{title.game.meta.id}: told to {viewer}: {carried}"
        yield from spy.reads


def looks(case: Case, positions: int, title: Title | None = None) -> Counter[tuple[str, str]]:
    """Count who looked at what, at positions of a random game and for every viewer."""
    title, replay, secrets = title or case.title, gone_back(case), secrets_of(case.game)
    tried, random = corpus(replay, title.game), Random(f"spy {case}")
    seen: Counter[tuple[str, str]] = Counter()
    for cut in sampled(replay, positions):
        for viewer in (None, *range(case.seats)):
            some = random.sample(tried, min(12, len(tried)))
            seen.update(read.kind for read in spied(title, secrets, cut.state, viewer, some))
            over = not title.game.to_move(cut.state)
            events = () if over else cut.last.events
            seen.update(read.kind for read in spied_on_tale(title, events, viewer))
    return seen


def cases_of(game: str) -> list[Case]:
    return [case for case in some_cases() if case.game == game]


@pytest.mark.guarantee("readers-declared")
@pytest.mark.parametrize("game", names())
def test_no_code_reads_a_secret_for_another_viewer(game: str) -> None:
    seen = sum((looks(case, 4) for case in cases_of(game)), Counter[tuple[str, str]]())
    allowed = set(secrets_of(game).allowed)
    assert set(seen) - allowed == set()
    assert allowed - set(seen) == set(), "what is allowed and not done is not to be allowed"


@pytest.mark.slow
@pytest.mark.parametrize("case", every_case(), ids=str)
def test_no_code_reads_a_secret_for_another_viewer_long(case: Case) -> None:
    assert set(looks(case, 30)) <= set(secrets_of(case.game).allowed)


@pytest.mark.guarantee("readers-declared")
@pytest.mark.parametrize("game", names())
def test_every_part_of_a_state_is_declared_open_or_secret(game: str) -> None:
    secrets = secrets_of(game)
    named: set[str | int] = set()
    for case in cases_of(game):
        for cut in sampled(gone_back(case), 12):
            for viewer in (None, *range(case.seats)):
                named |= {way[0] for way in secrets.of_state(cut.state, viewer)}
    state_type = cases_of(game)[0].title.game.state_type
    assert not named & secrets.open_fields
    assert named | secrets.open_fields == set(state_type.__struct_fields__)


@pytest.mark.guarantee("readers-declared")
@pytest.mark.parametrize("game", names())
def test_what_is_redealt_is_what_is_declared_secret(game: str) -> None:
    """Two accounts of what is hidden, written apart: twins differ in all that is declared, and in nothing else."""
    secrets, stream = secrets_of(game), stream_of("declared", game)
    differed: set[tuple[str, ...]] = set()
    declared: set[tuple[str, ...]] = set()
    for case in cases_of(game):
        for cut in sampled(gone_back(case), 9):
            for viewer in (None, *range(case.seats)):
                twins = make(case.title, cut.state, viewer, stream)
                ways = set(secrets.of_state(twins.one, viewer))
                declared |= set(map(kind, ways))
                for way in differences(twins.one, twins.other):
                    found = {kind(secret) for secret in ways if way[: len(secret)] == secret}
                    assert found or _unordered(secrets, way[0], twins.one, twins.other), f"{case}, {viewer}: {way}"
                    differed |= found
    assert declared == differed


def _unordered(secrets: Secrets, name: Any, one: Any, other: Any) -> bool:
    """Return whether only the order differs of something whose order no view tells."""
    return name in secrets.unordered and sorted(getattr(one, name)) == sorted(getattr(other, name))


SEEN_LEAKING = ("view", "view of spectators", "legal list", "default", "refusal", "stall", "log", "log of some cards")


@pytest.mark.guarantee("leak-tests-can-fail")
@pytest.mark.parametrize("name", SEEN_LEAKING)
def test_the_spy_sees_a_leaky_toy_look(name: str) -> None:
    case, game, presenter, _ = LEAKY[name]
    try:
        seen = looks(case, 40, Title(game(), presenter()))
    except AssertionError as error:
        assert "given to" in str(error) or "told to" in str(error)
    else:
        assert set(seen) - set(secrets_of(case.game).allowed)
