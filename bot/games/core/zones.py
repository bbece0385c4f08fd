"""Zones: where the pieces of a game are and which seats may see them, declared once for each game.

A game yields its zones for a state. From them follow `mask` (what one viewer knows), `sampler` (random states that are
consistent with that), `redeal` (deal again what no seat has learned), `check` (each piece is in exactly one place) and
`secrets` (the paths of all that a viewer may not know).

A *masked state* has the type of the state. Each piece that the viewer may not see is replaced by its *back*: `?` and
what is printed on the back, or a negative number where pieces are numbers. It has no chance and no counts of
knowledge: rules cannot be applied to it.

What a supply consists of may be a secret itself, such as the card that was shuffled into a deck. In a masked state its
box holds `?` then: that card is dealt first, and the box is asked again.

Zones express constraints; they infer nothing beyond counting. See "Determinization" in Cowling, Powley and Whitehouse,
*Information Set Monte Carlo Tree Search* (2012), for what a sampled state is used for.
"""

from __future__ import annotations

import types
import typing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import BrokenInvariant, State, View
from bot.games.core.pieces import (
    ALL,
    NOBODY,
    SPECTATOR,
    Group,
    HiddenValue,
    Path,
    Row,
    Zone,
    dotted,
    is_back,
    put_part,
    with_parts,
)
from bot.games.core.sampling import Sampler

__all__ = ["ALL", "NOBODY", "Group", "HiddenValue", "Path", "Row", "Sampler", "Zone", "Zones", "is_back"]

S = TypeVar("S", bound=State)
_NO_CHANCE = Chance(b"")
_Unlearned = tuple[Zone, Sequence[int]]
"""A zone and the places of the pieces that no seat has learned."""


def one_back(_state: Any, zone: Zone) -> tuple[Any, ...]:
    """Return the backs of a zone whose pieces all look alike from behind."""
    return ("?",) * len(zone.pieces)


class Tally(NamedTuple):
    """What a viewer knows of all pieces, each by supply and piece: their own, those they see elsewhere or have seen and
    know to be in one of several zones, and those they cannot place.
    """

    mine: Counter[tuple[str, Any]]
    seen: Counter[tuple[str, Any]]
    unknown: Counter[tuple[str, Any]]


class Zones(Generic[S]):
    """The declaration of a game's zones, and all that follows from it."""

    def __init__(
        self,
        state_type: type[S],
        hidden: Iterable[str],
        open_fields: Iterable[str],
        *,
        box: Callable[[S, str], Counter[Any]],
        zones: Callable[[S], Iterable[Zone | Row | HiddenValue]],
        open_pieces: Callable[[S], Iterable[tuple[str, Sequence[Any]]]] = lambda _state: (),
        own_pieces: Callable[[S, int], Iterable[tuple[str, Sequence[Any]]]] = lambda _state, _seat: (),
        backs: Callable[[S, Zone], tuple[Any, ...]] = one_back,
        back: Callable[[S, str, Any], Any] = lambda _state, _supply, _piece: "?",
        groups: Callable[[S, int], Iterable[Group]] = lambda _known, _viewer: (),
        complete: Callable[[S, int, Stream], S] = lambda state, _viewer, _chance: state,
        gathered: Callable[[str], bool] = lambda _supply: False,
    ) -> None:
        """Declare what is hidden.

        `hidden`, `open_fields`: the fields of the state, such as `pilots.hand`, that some viewer may not see, and those
        that all may see. `box`: the pieces of a supply. `zones`: every zone and hidden value of a state. `open_pieces`:
        pieces that lie in no zone and that all see, by supply; `own_pieces`: those of them
        that are a seat's. `backs`: how a zone's pieces look from behind. `back`:
        how a piece that a viewer cannot see would look. `groups`: what the viewer of a masked state knows of several
        zones together. `complete`: fills in other seats' hidden values in a sampled state. `gathered`: whether the
        pieces of a supply are brought into the order of its box before they are dealt again; else they are shuffled as
        they lie. Kept records depend on it.

        Raises TypeError if a field of the state is declared neither hidden nor open, or both.
        """
        self.hidden, self._box, self.zones, self._backs, self._back = frozenset(hidden), box, zones, backs, back
        self._own_pieces = own_pieces
        self._open_pieces, self._groups, self._complete, self._gathered = open_pieces, groups, complete, gathered
        _check_declared(state_type, self.hidden, frozenset(open_fields))

    def mask(self, state: S, viewer: int | None) -> S:
        """Return the masked state of a viewer."""
        who = _number(viewer)
        rows: dict[Any, Any] = {}
        changes: dict[Any, Any] = {}
        for zone in self.zones(state):
            if isinstance(zone, Zone):
                if who not in zone.open_to:
                    backs = self._backs(state, zone)
                    put_part(changes, zone.path, backs[0] if zone.single else backs)
                elif zone.seen is not None:
                    put_part(changes, zone.path, zone.seen)
            elif isinstance(zone, Row):
                put_part(rows, zone.path, zone.masked(who))
            elif who not in zone.open_to:
                put_part(changes, zone.path, zone.blank)
        changes["chance"], changes["knowledge"] = _NO_CHANCE, ()
        if not rows.keys().isdisjoint(changes):
            state, rows = with_parts(state, rows), {}
        changes.update(rows)
        return with_parts(state, changes)

    def secrets(self, state: S, viewer: int | None) -> Iterator[Path]:
        """Yield the paths of all that the viewer may not know. Raises TypeError if a secret was declared open."""
        yield ("chance",)
        yield ("knowledge",)
        for path in self._secrets(state, _number(viewer)):
            if dotted(path) not in self.hidden:
                raise TypeError(f"{dotted(path)}: declared open, but hidden from some viewer")
            yield path

    def _secrets(self, state: S, viewer: int) -> Iterator[Path]:
        for zone in self.zones(state):
            if isinstance(zone, Row):
                yield from zone.secrets(viewer)
            elif isinstance(zone, HiddenValue) or zone.seen is None:
                yield from () if viewer in zone.open_to else (zone.path,)
            else:
                places = enumerate(zone.seen)
                yield from [(*zone.path, at) for at, seen in places if viewer not in zone.open_to or is_back(seen)]

    def reveal(self, before: S, after: S, viewer: int | None) -> bool:
        """Return whether the viewer sees pieces or hidden values in the second state that they do not see in the first.

        Pieces that only lie elsewhere are the same pieces.
        """
        return bool(self._seen(after, viewer) - self._seen(before, viewer))

    def _seen(self, state: S, viewer: int | None) -> Counter[Any]:
        """Count the pieces that the viewer sees, by supply, and the hidden values, by path."""
        who, known = _number(viewer), self.mask(state, viewer)
        seen = Counter[Any](
            zone.path for zone in self.zones(known) if isinstance(zone, HiddenValue) and who in zone.open_to
        )
        for zone in self._each(known):
            seen.update((zone.supply, piece) for piece in zone.pieces if not is_back(piece))
        for supply, pieces in self._open_pieces(known):
            seen.update((supply, piece) for piece in pieces)
        return seen

    def tally(self, known: S, viewer: int | None) -> Tally:
        """Return what the viewer of a masked state knows of all pieces."""
        who = _number(viewer)
        mine, seen = Counter[tuple[str, Any]](), Counter[tuple[str, Any]]()
        supplies: dict[Path, str] = {}
        for zone in self._each(known):
            supplies[zone.path] = zone.supply
            to = mine if zone.owner == who else seen
            to.update((zone.supply, piece) for piece in zone.pieces if not is_back(piece))
        for supply, pieces in self._open_pieces(known):
            seen.update((supply, piece) for piece in pieces)
        for supply, pieces in self._own_pieces(known, who) if who >= 0 else ():
            own = Counter((supply, piece) for piece in pieces)
            mine, seen = mine + own, seen - own
        for group in self._groups(known, who):
            seen.update((supplies[group.slots[0][0]], piece) for piece in group.pieces)
        every = {*supplies.values(), *(supply for supply, _ in (*mine, *seen))}
        box = Counter({(supply, piece): n for supply in every for piece, n in self._box(known, supply).items()})
        return Tally(mine, seen, box - mine - seen)

    def check(self, state: S) -> None:
        """Raise BrokenInvariant unless every piece of the box is in exactly one zone, where it may be and in order."""
        found: dict[str, Counter[Any]] = {}
        for zone in self._each(state):
            found.setdefault(zone.supply, Counter()).update(zone.pieces)
            if not zone.never.isdisjoint(zone.pieces):
                raise BrokenInvariant(f"{dotted(zone.path)}: a piece that cannot be there")
            if not zone.single and zone.order(zone.pieces) != tuple(zone.pieces):
                raise BrokenInvariant(f"{dotted(zone.path)}: pieces out of order")
        for supply, pieces in self._open_pieces(state):
            found.setdefault(supply, Counter()).update(pieces)
        for supply, pieces in found.items():
            if pieces != self._box(state, supply):
                raise BrokenInvariant(f"every {supply} in exactly one place")

    def redeal(self, state: S) -> S:
        """Return the state with all that no seat has learned dealt again by its chance, supply by supply.

        The supplies follow in the order in which their zones are declared. In each, the zones that may not hold every
        piece are dealt first.
        """
        stream = state.chance.open()
        supplies: dict[str, list[_Unlearned]] = {}
        for zone in self._each(state):
            supplies.setdefault(zone.supply, []).append((zone, zone.unlearned()))
        kept: dict[str, list[Any]] = {supply: [] for supply in supplies}
        for supply, pieces in self._open_pieces(state):
            kept.setdefault(supply, []).extend(pieces)
        for supply, zones in supplies.items():
            pool = [(zone, places) for zone, places in zones if places]
            if pool and self._gathered(supply):
                known = [piece for zone, places in zones for at, piece in enumerate(zone.pieces) if at not in places]
                left = self._box(state, supply) - Counter(kept[supply] + known)
                state = with_parts(state, _redealt(pool, list(left.elements()), stream))
            elif pool:
                lying = [zone.pieces[at] for zone, places in pool for at in places]
                state = with_parts(state, _redealt(pool, lying, stream))
        return replace(state, chance=stream.close())

    def sampler(self, known: S, viewer: int | None) -> Sampler[S]:
        """Return what draws states that are consistent with a viewer's masked state. Prepare it once for many draws."""
        who = _number(viewer)
        return Sampler(
            known,
            list(self._each(known)),
            self._open_pieces(known),
            tuple(self._groups(known, who)),
            self._box,
            lambda supply, piece: self._back(known, supply, piece),
            lambda state, chance: self._complete(state, who, chance),
        )

    def draws(self, view: View, viewer: int | None) -> Callable[[Stream], S]:
        """Return what draws states whose view for this viewer is this very view, prepared for many draws.

        The view carries the viewer's masked state as `known`. Raises ValueError when the view is another's.
        """
        known: S | None = getattr(view, "known", None)
        if viewer != view.viewer or known is None:
            raise ValueError(f"the view is that of {view.viewer}, not of {viewer}")
        return self.sampler(known, viewer).draw

    def sample(self, view: View, viewer: int | None, chance: Stream) -> S:
        """Return one such state. Raises ValueError when the view is another's."""
        return self.draws(view, viewer)(chance)

    def fields(self, state: S) -> tuple[str, ...]:
        """Return the fields of the state that hold zones, in the order in which these are declared."""
        return tuple(dict.fromkeys(str(zone.path[0]) for zone in self._each(state)))

    def _each(self, state: S) -> Iterator[Zone]:
        """Yield the zones, those of rows one by one."""
        for zone in self.zones(state):
            if isinstance(zone, Row):
                yield from zone.zones()
            elif isinstance(zone, Zone):
                yield zone


def _redealt(pool: Sequence[_Unlearned], pieces: list[Any], stream: Stream) -> dict[Any, Any]:
    """Return places of zones with pieces dealt to them, as a tree of paths."""
    dealt: dict[Path, Iterator[Any]] = {}
    for zone, places in pool:
        if zone.never:
            fit = stream.shuffle(piece for piece in pieces if piece not in zone.never)[: len(places)]
            dealt[zone.path] = iter(fit)
            for piece in fit:
                pieces.remove(piece)
    others = iter(stream.shuffle(pieces))
    changes: dict[Any, Any] = {}
    for zone, places in pool:
        new = dealt.get(zone.path, others)
        filled = list(zone.pieces)
        for at in places:
            filled[at] = next(new)
        put_part(changes, zone.path, filled[0] if zone.single else zone.order(filled))
    return changes


def _number(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else viewer


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
