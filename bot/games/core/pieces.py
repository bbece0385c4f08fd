"""The kinds of zones that a game declares (`core.zones`), and new states by the change of some parts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.contract import State

T = TypeVar("T")
Path = tuple[str | int, ...]
"""Names of fields and places in tuples, from the state down to a part of it."""
SPECTATOR: Final = -1
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
    owner: int | None = None
    """The seat whose pieces they are, such as its hand."""
    seen: Sequence[Any] | None = None
    """What the viewers in `open_to` see if they may not look at every piece: at each place the piece or its back."""

    def unlearned(self) -> Sequence[int]:
        """Return the places of the pieces that no seat sees or has seen."""
        if self.learned_by or (self.open_to and self.seen is None):
            return ()
        if not self.open_to or self.seen is None:
            return range(len(self.pieces))
        return [at for at, piece in enumerate(self.seen) if is_back(piece)]


class HiddenValue(Struct, frozen=True, gc=False):
    """A secret part of the state that is no piece, such as a remembered visit. Other viewers see `blank`."""

    path: Path
    open_to: Collection[int] = NOBODY
    blank: Any = None


class Row(Struct, frozen=True, gc=False):
    """Structs of one kind that each seat has, such as its decks, with the same zones and hidden values in each.

    They are masked struct by struct, which takes a fraction of the time that a zone for each of their fields takes.
    """

    path: Path
    """Of the tuple that holds a part of the state for each seat."""
    owners: tuple[Any, ...]
    """Those parts."""
    field: str
    """Their field that holds the structs."""
    hidden: Callable[[Any, bool], Mapping[str, Any]]
    """Returns the fields of a struct that are hidden from its owner (`True`) or from all others (`False`), each with
    what is shown instead. The owner may see a part of a tuple: at each place the piece or its back."""
    supplies: Sequence[Mapping[str, Sequence[str]]]
    """For each seat the fields that hold pieces, in the order of dealing, with the supply of each struct's pieces."""

    def masked(self, viewer: int) -> tuple[Any, ...]:
        """Return the parts of all seats as a viewer sees them."""
        field, hidden = self.field, self.hidden
        masked: list[Any] = []
        for seat, owner in enumerate(self.owners):
            masked.append(replace(owner, **{field: _masked(getattr(owner, field), hidden, seat == viewer)}))
        return tuple(masked)

    def secrets(self, viewer: int) -> Iterator[Path]:
        """Yield the paths of all that the viewer may not know."""
        for seat, owner in enumerate(self.owners):
            for at, struct in enumerate(getattr(owner, self.field)):
                for name, shown in self.hidden(struct, seat == viewer).items():
                    yield from _hidden_places((*self.path, seat, self.field, at, name), shown)

    def zones(self) -> Iterator[Zone]:
        """Yield the zones one by one."""
        for seat, (owner, supplies) in enumerate(zip(self.owners, self.supplies, strict=False)):
            structs = [
                (struct, self.hidden(struct, True), self.hidden(struct, False)) for struct in getattr(owner, self.field)
            ]
            for name, names in supplies.items():
                for at, ((struct, mine, theirs), supply) in enumerate(zip(structs, names, strict=True)):
                    value, seen = getattr(struct, name), mine.get(name)
                    single = not isinstance(value, tuple)
                    if single:
                        value, seen = (value,), None if seen is None else (seen,)
                    sight = (seat,) if name in theirs else ALL
                    path = (*self.path, seat, self.field, at, name)
                    yield Zone(path, supply, value, sight, single=single, seen=seen, owner=seat)


@lru_cache(maxsize=4096)  # most seats' structs are those of the view before
def _masked(structs: tuple[Any, ...], hidden: Callable[[Any, bool], Mapping[str, Any]], own: bool) -> tuple[Any, ...]:
    return tuple([replace(struct, **hidden(struct, own)) for struct in structs])


class Group(Struct, frozen=True, gc=False):
    """Pieces that are known to lie in some zones together.

    `slots`: pairs of a zone's path and how many of its hidden pieces belong to the group, in the order of dealing.
    """

    pieces: tuple[Any, ...]
    slots: tuple[tuple[Path, int], ...]


def is_back(piece: Any) -> bool:
    """Return whether a piece of a masked state is only its back."""
    return piece[:1] == "?" if isinstance(piece, str) else piece < 0


def _hidden_places(path: Path, shown: Any) -> Iterator[Path]:
    """Yield the path of each piece of which a viewer is shown the back; of the whole part if they see nothing of it."""
    backs = [at for at, piece in enumerate(shown) if is_back(piece)] if isinstance(shown, tuple) else []
    if isinstance(shown, tuple) and len(backs) < len(shown):
        yield from ((*path, at) for at in backs)
    else:
        yield path


def dotted(path: Path) -> str:
    """Return the field of a path without places in tuples: `pilots.hand`."""
    return ".".join(step for step in path if isinstance(step, str))


# -- parts of immutable values ----------------------------------------------------------------------------------------


def put_part(tree: dict[Any, Any], path: Path, value: Any) -> None:
    """Enter a new value of a part into a tree of paths."""
    match path:
        case (last,):  # most paths are short, and every view needs some of them
            tree[last] = value
        case (step, last):
            tree.setdefault(step, {})[last] = value
        case _:
            put_part(tree.setdefault(path[0], {}), path[1:], value)


def with_parts(whole: Any, tree: dict[Any, Any]) -> Any:
    """Return a value with the parts of a tree of paths replaced; each struct and tuple is copied once.

    It uses the tree up.
    """
    for step, part in tree.items():
        if type(part) is dict:
            tree[step] = with_parts(whole[step] if isinstance(step, int) else getattr(whole, step), part)
    if not isinstance(whole, tuple):
        return replace(whole, **tree)
    items = list(whole)
    for at, part in tree.items():
        items[at] = part
    return tuple(items)


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the items with another one in this place."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)


def learned(state: State, seat: int) -> tuple[int, ...]:
    """Return the counts of knowledge when the seat has learned something that was hidden from it."""
    return put(state.knowledge, seat, state.knowledge[seat] + 1)


def all_learned(state: State) -> tuple[int, ...]:
    """Return the counts of knowledge when every seat has learned something."""
    return tuple([known + 1 for known in state.knowledge])
