"""Zones: where the pieces of a game are and which seats may see them, declared once for each game.

A game yields its zones for a state. From them follow `mask` (what one viewer knows), `sampler` (random states that are
consistent with that), `redeal` (deal again what no seat has learned), `check` (each piece is in exactly one place) and
`secrets` (the paths of all that a viewer may not know).

A *masked state* has the type of the state. Each piece that the viewer may not see is replaced by its *back*: `?` and
what is printed on the back, or a negative number where pieces are numbers. It has no chance and no counts of
knowledge: rules cannot be applied to it.

Zones express constraints; they infer nothing beyond counting. See "Determinization" in Cowling, Powley and Whitehouse,
*Information Set Monte Carlo Tree Search* (2012), for what a sampled state is used for.
"""

from __future__ import annotations

import types
import typing
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.chance import SEED_BYTES, Chance, Stream
from bot.games.core.contract import BrokenInvariant, State

Path = tuple[str | int, ...]
"""Names of fields and places in tuples, from the state down to a part of it."""
S = TypeVar("S", bound=State)
SPECTATOR = -1
"""The viewer without a seat."""
ALL = frozenset(range(SPECTATOR, 16))
"""All seats and the spectators."""
NOBODY: frozenset[int] = frozenset()


def as_dealt(pieces: Sequence[Any]) -> tuple[Any, ...]:
    """Return the pieces in the order in which they were dealt."""
    return tuple(pieces)


class Zone(Struct, frozen=True, gc=False):
    """Pieces of one supply that lie together."""

    path: Path
    supply: str
    pieces: Sequence[Any]
    open_to: Collection[int] = NOBODY
    """Viewers who may look at the pieces now."""
    learned_by: Collection[int] = NOBODY
    """Seats that have looked at them: they are never dealt again."""
    never: frozenset[Any] = frozenset()
    """Pieces that the rules keep out of this zone."""
    not_only: frozenset[Any] = frozenset()
    """At least one piece is none of these."""
    single: bool = False
    """The part of the state is one piece, not a tuple of pieces."""
    order: Callable[[Sequence[Any]], tuple[Any, ...]] = as_dealt
    """Returns the pieces in the order in which the zone keeps them."""


class HiddenValue(Struct, frozen=True, gc=False):
    """A secret part of the state that is no piece, such as a remembered visit. Other viewers see `blank`."""

    path: Path
    open_to: Collection[int] = NOBODY
    blank: Any = None


class Group(Struct, frozen=True, gc=False):
    """Pieces that are known to lie in some zones together.

    `slots`: pairs of a zone's path and how many of its hidden pieces belong to the group, in the order of dealing.
    """

    pieces: tuple[Any, ...]
    slots: tuple[tuple[Path, int], ...]


def one_back(_state: Any, zone: Zone) -> tuple[Any, ...]:
    """Return the backs of a zone whose pieces all look alike from behind."""
    return ("?",) * len(zone.pieces)


class Zones(Generic[S]):
    """The declaration of a game's zones, and all that follows from it."""

    def __init__(
        self,
        state_type: type[S],
        hidden: Iterable[str],
        open_fields: Iterable[str],
        *,
        box: Callable[[S], Mapping[str, Counter[Any]]],
        zones: Callable[[S], Iterable[Zone | HiddenValue]],
        backs: Callable[[S, Zone], tuple[Any, ...]] = one_back,
        back: Callable[[S, str, Any], Any] = lambda _state, _supply, _piece: "?",
        groups: Callable[[S, int], Iterable[Group]] = lambda _known, _viewer: (),
        complete: Callable[[S, int], S] = lambda state, _viewer: state,
    ) -> None:
        """Declare what is hidden.

        `hidden`, `open_fields`: the fields of the state, such as `pilots.hand`, that some viewer may not see, and those
        that all may see. `box`: the pieces of each supply. `zones`: every zone and hidden value of a state. `backs`:
        how a zone's pieces look from behind. `back`: how a piece that a viewer cannot see would look. `groups`: what
        the viewer of a masked state knows of several zones together. `complete`: fills in other seats' hidden values
        in a sampled state.

        Raises TypeError if a field of the state is declared neither hidden nor open, or both.
        """
        self.hidden, self._box, self.zones, self._backs, self._back = frozenset(hidden), box, zones, backs, back
        self._groups, self._complete = groups, complete
        _check_declared(state_type, self.hidden, frozenset(open_fields))

    def mask(self, state: S, viewer: int | None) -> S:
        """Return the masked state of a viewer."""
        who, changes = _number(viewer), dict[Any, Any]()
        for zone in self.zones(state):
            if who in zone.open_to:
                continue
            if isinstance(zone, HiddenValue):
                shown: Any = zone.blank
            else:
                backs = self._backs(state, zone)
                shown = backs[0] if zone.single else backs
            _put(changes, zone.path, shown)
        changes["chance"], changes["knowledge"] = _NO_CHANCE, ()
        return _changed(state, changes)

    def secrets(self, state: S, viewer: int | None) -> Iterator[Path]:
        """Yield the paths of all that the viewer may not know."""
        yield ("chance",)
        yield ("knowledge",)
        who = _number(viewer)
        yield from (zone.path for zone in self.zones(state) if who not in zone.open_to)

    def check(self, state: S) -> None:
        """Raise BrokenInvariant unless every piece of the box is in exactly one zone, where it may be and in order."""
        found: dict[str, Counter[Any]] = {}
        for zone in self.zones(state):
            if not isinstance(zone, Zone):
                continue
            found.setdefault(zone.supply, Counter()).update(zone.pieces)
            if not zone.never.isdisjoint(zone.pieces):
                raise BrokenInvariant(f"{dotted(zone.path)}: a piece that cannot be there")
            if not zone.single and zone.order(zone.pieces) != tuple(zone.pieces):
                raise BrokenInvariant(f"{dotted(zone.path)}: pieces out of order")
        for supply, pieces in self._box(state).items():
            if found.get(supply) != pieces:
                raise BrokenInvariant(f"every {supply} in exactly one place")

    def redeal(self, state: S) -> S:
        """Return the state with all that no seat has learned dealt again by its chance, supply by supply."""
        stream, changes = state.chance.open(), dict[Any, Any]()
        pools: dict[str, list[Zone]] = {}
        for zone in self.zones(state):
            if isinstance(zone, Zone) and zone.pieces and not zone.open_to and not zone.learned_by:
                pools.setdefault(zone.supply, []).append(zone)
        for pool in pools.values():
            dealt = iter(stream.shuffle(piece for zone in pool for piece in zone.pieces))
            for zone in pool:
                _put(changes, zone.path, zone.order([next(dealt) for _ in zone.pieces]))
        return replace(_changed(state, changes), chance=stream.close())

    def sampler(self, known: S, viewer: int | None) -> Sampler[S]:
        """Return what draws states that are consistent with a viewer's masked state. Prepare it once for many draws."""
        who = _number(viewer)
        return Sampler(
            known,
            [zone for zone in self.zones(known) if isinstance(zone, Zone)],
            tuple(self._groups(known, who)),
            self._box(known),
            lambda supply, piece: self._back(known, supply, piece),
            lambda state: self._complete(state, who),
        )


class _Bundle(Struct, frozen=True):
    """Hidden pieces of one supply with the same back, and the places for them.

    `barred`: pieces that may not lie everywhere, dealt first. `free`: a zone for each place. `kept`: a zone for each
    place that no barred piece may take.
    """

    barred: tuple[Any, ...]
    others: tuple[Any, ...]
    free: tuple[Zone, ...]
    kept: tuple[Zone, ...]


class Sampler(Generic[S]):
    """Draws random states that are consistent with what one viewer knows."""

    def __init__(
        self,
        known: S,
        zones: Sequence[Zone],
        groups: Sequence[Group],
        box: Mapping[str, Counter[Any]],
        back: Callable[[str, Any], Any],
        complete: Callable[[S], S],
    ) -> None:
        self._known, self._groups, self._complete = known, groups, complete
        self._zones = {zone.path: zone for zone in zones}
        self._shown = {zone.path: [piece for piece in zone.pieces if not is_back(piece)] for zone in zones}
        pools, grouped = {supply: Counter(pieces) for supply, pieces in box.items()}, Counter[Path]()
        for group in groups:
            pools[self._zones[group.slots[0][0]].supply].subtract(group.pieces)
            for path, count in group.slots:
                grouped[path] += count
        places: dict[tuple[str, Any], tuple[list[Zone], list[Zone]]] = {}
        for zone in zones:
            pools[zone.supply].subtract(self._shown[zone.path])
            hidden = [piece for piece in zone.pieces if is_back(piece)]
            if grouped[zone.path] > len(hidden):
                raise ValueError(f"{dotted(zone.path)}: groups overlap")
            for at, piece in enumerate(hidden[grouped[zone.path] :]):
                free, kept = places.setdefault((zone.supply, piece), ([], []))
                (kept if zone.not_only and not at else free).append(zone)
        self._bundles = tuple(_bundles(pools, places, back))

    def draw(self, chance: Stream) -> S:
        """Return a random state; every consistent deal is equally likely."""
        dealt: dict[Path, list[Any]] = {}
        for group in self._groups:
            self._deal_group(group, dealt, chance)
        for bundle in self._bundles:
            _deal(bundle, dealt, chance)
        changes: dict[Any, Any] = {}
        for path, pieces in dealt.items():
            zone = self._zones[path]
            _put(changes, path, pieces[0] if zone.single else zone.order(self._shown[path] + pieces))
        changes["chance"] = Chance(bytes([chance.below(256) for _ in range(SEED_BYTES)]))
        return self._complete(_changed(self._known, changes))

    def _deal_group(self, group: Group, dealt: dict[Path, list[Any]], chance: Stream) -> None:
        left = list(chance.shuffle(group.pieces))
        for path, count in reversed(group.slots):  # the zones with the most restrictions come last in a group
            fit = [piece for piece in left if piece not in self._zones[path].never][:count]
            for piece in fit:
                left.remove(piece)
            dealt.setdefault(path, []).extend(fit)


def _bundles(
    pools: Mapping[str, Counter[Any]],
    places: Mapping[tuple[str, Any], tuple[list[Zone], list[Zone]]],
    back: Callable[[str, Any], Any],
) -> Iterator[_Bundle]:
    """Yield the hidden pieces by supply and back. `pools`: the pieces of each supply that the viewer cannot see."""
    pieces: dict[tuple[str, Any], list[Any]] = {}
    for supply, pool in pools.items():
        for piece in pool.elements():
            pieces.setdefault((supply, back(supply, piece)), []).append(piece)
    for kind, (free, kept) in places.items():
        barred = frozenset[Any]().union(*[zone.never | zone.not_only for zone in (*free, *kept)])
        first = [piece for piece in pieces[kind] if piece in barred]
        others = [piece for piece in pieces[kind] if piece not in barred]
        yield _Bundle(tuple(first), tuple(others), tuple(free), tuple(kept))


def _deal(bundle: _Bundle, dealt: dict[Path, list[Any]], chance: Stream) -> None:
    free = list(bundle.free)
    if bundle.barred:
        free = list(chance.shuffle(free))
        for piece in bundle.barred:
            at = next(at for at, zone in enumerate(free) if piece not in zone.never)
            dealt.setdefault(free.pop(at).path, []).append(piece)
    for piece, zone in zip(chance.shuffle(bundle.others), (*free, *bundle.kept), strict=True):
        dealt.setdefault(zone.path, []).append(piece)


def is_back(piece: Any) -> bool:
    """Return whether a piece of a masked state is only its back."""
    return piece[:1] == "?" if isinstance(piece, str) else piece < 0


def dotted(path: Path) -> str:
    """Return the field of a path without places in tuples: `pilots.hand`."""
    return ".".join(step for step in path if isinstance(step, str))


# -- the declaration covers every field of the state ------------------------------------------------------------------


_ALWAYS_HIDDEN = frozenset(("chance", "knowledge"))


def _check_declared(state_type: type[Any], hidden: frozenset[str], open_fields: frozenset[str]) -> None:
    declared = hidden | open_fields | _ALWAYS_HIDDEN
    leaves = set(_leaves(state_type, (), declared))
    undeclared, unknown, both = leaves - declared, declared - leaves, hidden & open_fields
    if undeclared or unknown or both:
        raise TypeError(f"{state_type.__name__}: undeclared {undeclared}, unknown {unknown}, hidden and open {both}")


def _leaves(struct: type[Any], path: tuple[str, ...], declared: frozenset[str]) -> Iterator[str]:
    """Yield the fields of a struct down to those that are declared or hold no further struct."""
    for name, hint in typing.get_type_hints(struct).items():
        here = (*path, name)
        inner = None if ".".join(here) in declared else _struct_in(hint)
        if inner is None:
            yield ".".join(here)
        else:
            yield from _leaves(inner, here, declared)


def _struct_in(hint: Any) -> type[Any] | None:
    """Return the struct in a type such as `tuple[Site, ...]` or `Flight | None`."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint
    if typing.get_origin(hint) in (tuple, typing.Union, types.UnionType):
        return next((found for each in typing.get_args(hint) if (found := _struct_in(each)) is not None), None)
    return None


# -- parts of immutable values ----------------------------------------------------------------------------------------


_NO_CHANCE = Chance(b"")


def _number(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else viewer


def _put(tree: dict[Any, Any], path: Path, value: Any) -> None:
    *way, last = path
    for step in way:
        tree = tree.setdefault(step, {})
    tree[last] = value


def _changed(whole: Any, tree: Mapping[Any, Any]) -> Any:
    """Return a value with the parts of a tree of paths replaced; each struct and tuple is copied once."""
    if isinstance(whole, tuple):
        items = list(whole)
        for at, part in tree.items():
            items[at] = _changed(items[at], part) if isinstance(part, dict) else part
        return tuple(items)
    parts = {
        name: _changed(getattr(whole, name), part) if isinstance(part, dict) else part for name, part in tree.items()
    }
    return replace(whole, **parts)
