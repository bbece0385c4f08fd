"""The definition of a leak: two tables differ only in what a viewer cannot know, and the viewer can tell them apart.

`sample_state` makes the second table from all that the viewer knows. What the viewer gets must be the same at both
tables: the view, the legal actions, the warning marks, the refusals, and the texts of log and recap for any next
action. Every check raises `Leak` naming the channel that leaks. The leak tests and the fuzzer use the same checks.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.contract import Title
from bot.games.core.events import Event, mask
from bot.games.core.phrase import Phrase
from bot.games.history.log import acted, encode
from bot.games.history.narration import Reading, reading
from bot.games.history.record import public_entry
from bot.games.history.replay import irrevocable, same_secrets

STEPS = 10
"""How many actions of each seat are tried at both tables; a seat's list may have a hundred."""


class Leak(AssertionError):
    """A viewer got something different where they cannot know a difference."""


class SilentLesson(AssertionError):
    """An action showed a seat something and could be taken back all the same."""


@dataclass(frozen=True)
class Twins:
    """Two tables that the viewer cannot tell apart."""

    title: Title
    viewer: int | None
    one: Any
    other: Any


def make(title: Title, state: Any, viewer: int | None, stream: Stream) -> Twins:
    """Imagine the second table from the first one's view."""
    view = title.game.view(state, viewer)
    other = title.game.sample_state(view, viewer, stream)
    title.game.check(other)
    return Twins(title, viewer, state, other)


def differ(twins: Twins) -> bool:
    """Return whether the tables really differ, chance and counters left aside."""
    skipped = ("chance", "knowledge")
    return any(
        getattr(twins.one, name) != getattr(twins.other, name)
        for name in twins.one.__struct_fields__
        if name not in skipped
    )


def check(twins: Twins, tried: Iterable[Action], random: Random) -> None:
    """Compare everything that the viewer is given now and after one more action of anybody."""
    same_view(twins)
    same_choices(twins)
    same_refusals(twins, tried)
    same_readings(twins, random)


def same_view(twins: Twins) -> None:
    """The view, and with it every text and alt text, which are made of it alone."""
    game = twins.title.game
    one, other = game.view(twins.one, twins.viewer), game.view(twins.other, twins.viewer)
    if encode(one) != encode(other):
        raise _leak(twins, "view", one, other)
    _same(twins, "texts", spoken(twins.title, one), spoken(twins.title, other))
    for ask in (game.to_move, game.stalled):
        _same(twins, ask.__name__, ask(twins.one), ask(twins.other))


def same_opening(twins: Twins) -> None:
    """The first events and the first lines of the log, at the first position."""
    game, presenter = twins.title.game, twins.title.presenter
    one, other = (
        [(_masked(twins, event), presenter.describe(event, twins.viewer, over=False)) for event in game.opening(state)]
        for state in (twins.one, twins.other)
    )
    _same(twins, "opening", one, other)


def spoken(title: Title, view: Any) -> list[Phrase]:
    """Return all that is said of a view: prompt, headlines, every look in text and alt text."""
    presenter = title.presenter
    said = [presenter.prompt(view), *presenter.headline(view)]
    for look in title.game.meta.looks:
        if look.private and view.viewer is None:
            continue
        abouts: tuple[str | None, ...] = tuple(noun for noun, _ in presenter.subjects(view, look.id)) or (None,)
        for about in abouts:
            said += [*presenter.text(view, look.id, about), presenter.alt(view, look.id, about)]
    return said


def same_choices(twins: Twins) -> None:
    """The legal list (menus, autocomplete, buttons), its labels, the default and the warning marks."""
    game, presenter, seat = twins.title.game, twins.title.presenter, twins.viewer
    if seat is None:
        return
    one, other = game.legal(twins.one, seat), game.legal(twins.other, seat)
    _same(twins, "legal", one, other)
    _same(twins, "default", game.default(twins.one, seat), game.default(twins.other, seat))
    views = game.view(twins.one, seat), game.view(twins.other, seat)
    for action in one:
        marks = [irrevocable(game, state, seat, action) for state in (twins.one, twins.other)]
        _same(twins, f"mark of {action}", *marks)
        labels = [(presenter.label(view, action), presenter.hint(view, action)) for view in views]
        _same(twins, f"label of {action}", *labels)


def same_refusals(twins: Twins, tried: Iterable[Action]) -> None:
    """Why something is not possible."""
    game, seat = twins.title.game, twins.viewer
    if seat is None:
        return
    for action in tried:
        refusals = (game.why_illegal(state, seat, action) for state in (twins.one, twins.other))
        _same(twins, f"refusal of {action}", *refusals)


def same_readings(twins: Twins, random: Random) -> None:
    """What events, log and public record tell of the next action, and whether the viewer's undo stays open.

    Each seat's actions are tried at both tables. If two actions leave the viewer the same view, their readings must be
    the same too. A viewer's own actions are compared only with themselves, since the viewer knows them. If the action
    itself shows the viewer something (a card turned up), the tables are no twins any more, and only actions at the same
    table are compared. The texts may differ if they tell nothing of the position: when all that leads to the one could
    as well have led to the other (two cards put back one after the other, in full view).
    """
    game = twins.title.game
    for seat in game.to_move(twins.one):
        known: dict[Any, tuple[_Reading, Action, Any]] = {}
        undo: dict[Any, bool] = {}
        for table, state in enumerate((twins.one, twins.other)):
            legal = game.legal(state, seat)
            for action in random.sample(legal, min(STEPS, len(legal))):
                found = _read(twins, state, seat, action)
                own = action if seat == twins.viewer else None
                silent = undo.setdefault((found.view, own), found.silent)
                _same(twins, f"undo after {action} by seat {seat}", silent, found.silent)
                key = (found.view, own, table if found.shown else None)
                before, by, at = known.setdefault(key, (found, action, state))
                if before == found:
                    continue
                if own is not None or _ways(twins, at, seat, by) != _ways(twins, state, seat, action):
                    raise _leak(twins, f"readings of {by} and {action} by seat {seat}", before, found)


def _ways(twins: Twins, state: Any, seat: int, action: Action) -> list[_Reading]:
    """Return all that the viewer may be told when a seat's action leads where this one leads."""
    game = twins.title.game
    there = game.apply(state, seat, action).state
    ways = [other for other in game.legal(state, seat) if game.apply(state, seat, other).state == there]
    return sorted((_read(twins, state, seat, way) for way in ways), key=repr)


@dataclass(frozen=True)
class _Reading:
    view: bytes
    shown: bool
    events: tuple[bytes, ...]
    told: tuple[Reading, ...]
    recorded: Any
    silent: bool


def _read(twins: Twins, state: Any, seat: int, action: Action) -> _Reading:
    game, presenter = twins.title.game, twins.title.presenter
    step = game.apply(state, seat, action)
    told = (reading(presenter, event, seat, twins.viewer, over=False) for event in step.events)
    learned = [new > old for new, old in zip(step.state.knowledge, state.knowledge, strict=True)]
    return _Reading(
        encode(game.view(step.state, twins.viewer)),
        # A spectator learns what everybody learns.
        all(learned) if twins.viewer is None else learned[twins.viewer],
        tuple(_masked(twins, event) for event in step.events),
        tuple(found for found in told if found is not None),
        public_entry(game.meta.verb_map(), acted(seat, action)),
        same_secrets(state, step.state),
    )


def _masked(twins: Twins, event: Event) -> bytes:
    """Return all public fields of an event, and what else the viewer may read: the texts do not tell every field."""
    return encode(mask(event, twins.viewer))


def no_silent_lessons(twins: Twins, random: Random) -> None:
    """A seat that can tell the tables apart after its own action has learned something, so undo must be closed.

    Raises `SilentLesson`. What other seats learn from the action, the actor showed them.
    """
    game, seat = twins.title.game, twins.viewer
    tables = (twins.one, twins.other)
    if seat is None or seat not in game.to_move(twins.one):
        return
    legal = game.legal(twins.one, seat)
    for action in random.sample(legal, min(STEPS, len(legal))):
        after = [game.apply(state, seat, action).state for state in tables]
        views = [encode(game.view(state, seat)) for state in after]
        if views[0] != views[1] and any(map(same_secrets, tables, after)):
            raise SilentLesson(f"{game.meta.id}: {action} teaches seat {seat} something and can be taken back")


def _same(twins: Twins, channel: str, one: Any, other: Any) -> None:
    if one != other:
        raise _leak(twins, channel, one, other)


def _leak(twins: Twins, channel: str, one: Any, other: Any) -> Leak:
    return Leak(f"{twins.title.game.meta.id}: {channel} leaks to {twins.viewer}:\n{one}\n{other}")
