"""Random states that are consistent with what one viewer knows, by the zones of a game (`core.zones`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from bot.games.core.chance import SEED_BYTES, Chance, Stream
from bot.games.core.contract import State
from bot.games.core.pieces import Group, Path, Zone, dotted, is_back, put_part, with_parts

S = TypeVar("S", bound=State)
_Place = tuple[int, int]
"""The number of a zone that has hidden pieces, and a place in it."""
_Dealt = list[list[Any]]
"""The pieces of each such zone, dealt or still backs."""


class _Bundle(Struct, frozen=True):
    """Hidden pieces of one supply with the same back, and the places for them.

    `barred`: pieces that may not lie everywhere, dealt first. `kept`: the places that no barred piece may take.
    """

    barred: tuple[Any, ...]
    others: tuple[Any, ...]
    free: Sequence[_Place]
    kept: Sequence[_Place]


class Sampler(Generic[S]):
    """Draws random states that are consistent with what one viewer knows."""

    def __init__(
        self,
        known: S,
        zones: Sequence[Zone],
        open_pieces: Iterable[tuple[str, Sequence[Any]]],
        groups: Sequence[Group],
        box: Callable[[S, str], Counter[Any]],
        back: Callable[[str, Any], Any],
        complete: Callable[[S, Stream], S],
    ) -> None:
        self._known, self._groups, self._box, self._back, self._complete = known, groups, box, back, complete
        lying = [(zone, [at for at, piece in enumerate(zone.pieces) if is_back(piece)]) for zone in zones]
        hidden = [(zone, backs) for zone, backs in lying if backs]
        self._zones = [zone for zone, _ in hidden]
        self._number_of = {zone.path: number for number, zone in enumerate(self._zones)}
        self._taken = {zone.supply: Counter[Any]() for zone in zones}
        """The pieces of each supply that lie openly or belong to a group."""
        for supply, pieces in open_pieces:
            if pieces:
                self._taken.setdefault(supply, Counter()).update(pieces)
        grouped = Counter[Path]()
        for group in groups:
            self._taken[self._zones[self._number_of[group.slots[0][0]]].supply].update(group.pieces)
            for path, count in group.slots:
                grouped[path] += count
        self._places: dict[str, dict[Any, tuple[list[_Place], list[_Place]]]] = {}
        """By supply and back the places of hidden pieces, and those that no barred piece may take."""
        self._barred: dict[str, frozenset[Any]] = {}
        """The pieces of each supply that may not lie everywhere."""
        for zone, backs in lying:
            if len(backs) < len(zone.pieces):
                self._taken[zone.supply].update([piece for at, piece in enumerate(zone.pieces) if at not in backs])
        for number, (zone, backs) in enumerate(hidden):
            self._enter(number, zone, backs, grouped[zone.path])
        boxes = {supply: box(known, supply) for supply in self._places}
        self._staged = [supply for supply, pieces in boxes.items() if "?" in pieces]
        """Supplies of which a part is still to be dealt."""
        self._prepared: dict[Hashable, list[_Bundle]] = {}
        self._bundles = [
            bundle for supply, pieces in boxes.items() if "?" not in pieces for bundle in self._bundled(supply, pieces)
        ]

    def draw(self, chance: Stream) -> S:
        """Return a random state; every consistent deal is equally likely."""
        dealt = [list(zone.pieces) for zone in self._zones]
        for group in self._groups:
            self._deal_group(group, dealt, chance)
        for bundle in self._bundles:
            self._deal(bundle, dealt, chance)
        if self._staged:
            begun = with_parts(self._known, self._changes(dealt, self._staged))
            for supply in self._staged:
                for bundle in self._bundles_of(supply, self._box(begun, supply)):
                    self._deal(bundle, dealt, chance)
        changes = self._changes(dealt, ())
        changes["chance"] = Chance(bytes([chance.below(256) for _ in range(SEED_BYTES)]))
        return self._complete(with_parts(self._known, changes), chance)

    def _enter(self, number: int, zone: Zone, hidden: Sequence[int], grouped: int) -> None:
        """Note the places of a zone's hidden pieces that are in no group."""
        if grouped > len(hidden):
            raise ValueError(f"{dotted(zone.path)}: groups overlap")
        if len(hidden) == grouped:
            return
        places = self._places.setdefault(zone.supply, {})
        self._barred[zone.supply] = self._barred.get(zone.supply, frozenset()) | zone.never | zone.not_only
        for at in hidden[grouped:]:
            free, kept = places.setdefault(zone.pieces[at], ([], []))
            (kept if zone.not_only and at == hidden[grouped] else free).append((number, at))

    def _bundles_of(self, supply: str, box: Counter[Any]) -> list[_Bundle]:
        """Return the bundles of a supply that consists of these pieces; they are prepared once."""
        key = (supply, tuple(box.items()))
        if key not in self._prepared:
            self._prepared[key] = list(self._bundled(supply, box))
        return self._prepared[key]

    def _bundled(self, supply: str, box: Counter[Any]) -> Iterator[_Bundle]:
        """Yield the hidden pieces of a supply by their backs, with the places for them."""
        pieces: dict[Any, list[Any]] = {}
        for piece, count in (box - self._taken[supply]).items():
            pieces.setdefault(self._back(supply, piece), []).extend([piece] * count)
        for back, (free, kept) in self._places[supply].items():
            barred = self._barred[supply]
            first = [piece for piece in pieces[back] if piece in barred]
            others = [piece for piece in pieces[back] if piece not in barred]
            yield _Bundle(tuple(first), tuple(others), free, kept)

    def _deal_group(self, group: Group, dealt: _Dealt, chance: Stream) -> None:
        left = list(chance.shuffle(group.pieces))
        for path, count in reversed(group.slots):  # the zones with the most restrictions come last in a group
            number = self._number_of[path]
            never, pieces = self._zones[number].never, dealt[number]
            fit = [piece for piece in left if piece not in never][:count]
            for piece in fit:
                left.remove(piece)
            for at, piece in zip([at for at, piece in enumerate(pieces) if is_back(piece)], fit, strict=False):
                pieces[at] = piece

    def _deal(self, bundle: _Bundle, dealt: _Dealt, chance: Stream) -> None:
        free = bundle.free
        if bundle.barred:
            free = list(chance.shuffle(free))
            for piece in bundle.barred:
                fits = (place for place, (number, _) in enumerate(free) if piece not in self._zones[number].never)
                number, at = free.pop(next(fits))
                dealt[number][at] = piece
        for piece, (number, at) in zip(chance.shuffle(bundle.others), (*free, *bundle.kept), strict=True):
            dealt[number][at] = piece

    def _changes(self, dealt: _Dealt, staged: Collection[str]) -> dict[Any, Any]:
        """Return the zones with the pieces dealt to them as a tree of paths, without those of supplies to come."""
        changes: dict[Any, Any] = {}
        for number, zone in enumerate(self._zones):
            if zone.supply not in staged:
                put_part(changes, zone.path, dealt[number][0] if zone.single else zone.order(dealt[number]))
        return changes
