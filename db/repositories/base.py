"""The bases of repositories: the mapping of records to rows, the row cache of a block, the result cache of a file."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from bot.errors import DamagedRow
from db.broken import BrokenRow, Row
from db.connection import File, Session, Source, Statement

R = TypeVar("R", bound=Struct)
V = TypeVar("V")
Name: TypeAlias = tuple[str, int]
_Codec: TypeAlias = tuple[Callable[[Any], Any] | None, Callable[[Any], Any] | None]

_STORED = {int, float, str, bytes, NoneType}
"""Types that SQLite stores as they are."""


class Embedded(NamedTuple):
    """The columns of a field that is a struct, one for each of its fields; all hold `absent` if the field is None."""

    columns: tuple[str, ...]
    absent: int | None = None


class _Field(NamedTuple):
    """A field of a record. `decode` and `encode` are None if the value is stored as it is."""

    name: str
    columns: tuple[str, ...]
    decode: Callable[[Any], Any] | None
    encode: Callable[[Any], Any] | None


class Mapper(Generic[R]):
    """Maps records of one type to rows of a table.

    Each field is a column of the same name, except those in `columns`. Numbers, texts and bytes are stored as they
    are, a bool as 0 or 1, all else as JSON. `owner`: columns before them that are not in the record. `generated`:
    the first field is an id that SQLite gives to a new row. Fields in `left_out` are not in the row: `read` gets them.
    """

    def __init__(
        self,
        record: type[R],
        table: str,
        columns: Mapping[str, str | Embedded] = MappingProxyType({}),
        *,
        owner: str = "",
        generated: bool = False,
        left_out: Collection[str] = (),
    ) -> None:
        known = [field for field in msgspec.structs.fields(record) if field.name not in left_out]
        fields = [_field(field.name, field.type, columns.get(field.name, field.name)) for field in known]
        written = fields[1:] if generated else fields
        self._table = table
        self._record_of = _reader(record, fields, left_out)
        self._written = tuple((field.name, field.encode, len(field.columns) > 1) for field in written)
        self.columns = _listed(fields)
        """The columns that `read` expects."""
        self.written = _listed(written, owner)
        """The columns that an insert writes."""
        self.places = ", ".join("?" * (self.written.count(",") + 1))
        """A placeholder for each of them."""
        self.select = f"SELECT {self.columns} FROM {table}"
        self._insert = f"INSERT INTO {table} ({self.written}) VALUES ({self.places})"
        self._replace = f"INSERT OR REPLACE INTO {table} ({self.written}) VALUES ({self.places})"

    def read(self, row: Row, **left_out: Any) -> R:
        """Return the record of a row. Raises DamagedRow if a value cannot be that of its field."""
        try:
            return self._record_of(*row, **left_out)
        except (msgspec.MsgspecError, ValueError) as error:
            raise DamagedRow(f"a row of {self._table} cannot be read") from error

    def values(self, record: R, *owner: object) -> tuple[Any, ...]:
        """Return the values of the written columns."""
        found: list[Any] = [*owner]
        for name, encode, embedded in self._written:
            value = getattr(record, name)
            if encode is not None:
                value = encode(value)
            if embedded:
                found += value
            else:
                found.append(value)
        return tuple(found)

    def insert(self, record: R, *owner: object) -> Statement:
        """Return the statement that inserts a record."""
        return self._insert, self.values(record, *owner)

    def replace(self, record: R, *owner: object) -> Statement:
        """Return the statement that inserts a record in the place of that with the same key."""
        return self._replace, self.values(record, *owner)


def _reader(record: type[R], fields: Collection[_Field], left_out: Collection[str]) -> Callable[..., R]:
    """Return a function from the values of a row to its record.

    It is compiled, as the methods of a dataclass are: a loop over the fields takes ten times as long, and every click
    reads dozens of rows.
    """
    scope: dict[str, Any] = {"record": record}
    parameters: list[str] = []
    arguments = [f"{name}={name}" for name in left_out]
    for name, columns, decode, _ in fields:
        values = [f"{name}_{number}" for number, _ in enumerate(columns)]
        value = ", ".join(values)
        if decode is not None:
            scope[f"decode_{name}"] = decode
            value = f"decode_{name}({value})"
        parameters += values
        arguments.append(f"{name}={value}")
    if left_out:
        parameters += ["*", *left_out]
    return eval(f"lambda {', '.join(parameters)}: record({', '.join(arguments)})", scope)


def _listed(fields: Collection[_Field], owner: str = "") -> str:
    return ", ".join([*filter(None, [owner]), *(column for field in fields for column in field.columns)])


def _field(name: str, kind: Any, columns: str | Embedded) -> _Field:
    parts = set(get_args(kind)) if get_origin(kind) in (Union, UnionType) else {kind}
    if isinstance(columns, Embedded):
        [struct] = parts - {NoneType}
        return _Field(name, columns.columns, *_embedded(struct, columns))
    return _Field(name, (columns,), *_codec(kind, parts))


def _codec(kind: Any, parts: set[Any]) -> _Codec:
    """Return what decodes and what encodes a column of this type."""
    allowed = {value for part in parts if get_origin(part) is Literal for value in get_args(part)}
    if allowed:
        return _one_of(allowed | ({None} if NoneType in parts else set())), None
    if parts <= _STORED:
        return None, None
    if kind is bool:
        return bool, None  # SQLite stores True as 1
    return _json(kind, optional=NoneType in parts)


def _one_of(allowed: set[Any]) -> Callable[[Any], Any]:
    def decode(value: Any) -> Any:
        if value not in allowed:
            raise ValueError("not one of the known values")
        return value

    return decode


def _json(kind: Any, *, optional: bool) -> _Codec:
    decoder = msgspec.json.Decoder(kind)

    def decode(text: str | None) -> Any:
        return None if text is None and optional else decoder.decode(text or "")

    def encode(value: Any) -> str | None:
        return None if value is None else msgspec.json.encode(value, order="deterministic").decode()

    return decode, encode


def _embedded(struct: Callable[..., Any], columns: Embedded) -> _Codec:
    absent = (columns.absent,) * len(columns.columns)

    def decode(*values: Any) -> Any:
        return None if values[0] == columns.absent else struct(*values)

    def encode(value: Any) -> tuple[Any, ...]:
        return absent if value is None else msgspec.structs.astuple(value)

    return decode, encode


def readable(read: Callable[[Row], V], rows: Iterable[Row]) -> list[V]:
    """Read rows of several tables. Unreadable rows are left out, so that they do not hide the others."""
    found: list[V] = []
    for row in rows:
        with suppress(DamagedRow):
            found.append(read(row))
    return found


def legible(row: Row) -> Row:
    """Return the row with None in the place of each unreadable value."""
    return row.legible() if isinstance(row, BrokenRow) else row


@dataclass(frozen=True, eq=False)
class KeyedRows(Generic[V]):
    """A kind of row of which a table has few, each with a key (`name`). `sql` reads all of a table, in order.

    `vital`: an unreadable row raises DamagedRow. Unreadable rows of other kinds are left out.
    """

    sql: str
    read: Callable[[Row], V]
    name: Callable[[V], Name]
    vital: bool = False


@dataclass
class CachedRows(Generic[V]):
    """The rows of one kind and table that a block has read. It has written those in `stale` since."""

    rows: dict[Name, V]
    stale: set[Name] = field(default_factory=set)


class Repository:
    """Reads from a guild's source.

    A block reads a table's keyed rows once, all of a kind together, since it mostly needs several of them.
    """

    def __init__(self, source: Source, guild: int) -> None:
        self._source = source
        self._guild = guild
        self._row_cache: dict[tuple[KeyedRows[Any], int], CachedRows[Any]] = {}

    async def _row(self, kind: KeyedRows[V], table: int, name: Name) -> V | None:
        """Return the row of this key, or None."""
        cached = self._row_cache.get((kind, table))
        if cached is None or name in cached.stale:
            cached = self._cache_rows(kind, table, await self._source.rows(kind.sql, table))
        return cached.rows.get(name)

    async def _rows(self, kind: KeyedRows[V], table: int) -> list[V]:
        """Return all rows of this kind at a table, in their order."""
        cached = self._row_cache.get((kind, table))
        if cached is None or cached.stale:
            cached = self._cache_rows(kind, table, await self._source.rows(kind.sql, table))
        return list(cached.rows.values())

    def _cache_rows(self, kind: KeyedRows[V], table: int, rows: list[Row]) -> CachedRows[V]:
        """Put rows into the cache."""
        found = list(map(kind.read, rows)) if kind.vital else readable(kind.read, rows)
        cached = CachedRows({kind.name(row): row for row in found})
        self._row_cache[kind, table] = cached
        return cached

    async def _one(self, sql: str, *values: object) -> Row | None:
        rows = await self._source.rows(sql, *values)
        return rows[0] if rows else None


class Recorder(Repository):
    """Writes too. `earliest` is when the first added message or timer is due (UTC seconds)."""

    def __init__(self, source: Source, guild: int, now: Callable[[], float]) -> None:
        super().__init__(source, guild)
        self._now = now
        self.earliest: float | None = None

    def _defer(self, statement: Statement) -> None:
        """Run a statement with the next one that returns something, or with the commit."""
        sql, values = statement
        self._source.defer(sql, *values)

    async def _insert(self, mapper: Mapper[R], record: R) -> int:
        """Insert a record whose id SQLite generates, and return the id."""
        sql, values = mapper.insert(record)
        ((number,),) = await self._source.rows(f"{sql} RETURNING id", *values)
        return number

    def _invalidate(self, kind: KeyedRows[Any], table: int, name: Name) -> None:
        """Mark a written row as stale, so that it is read again."""
        if (cached := self._row_cache.get((kind, table))) is not None:
            cached.stale.add(name)

    def _note_due(self, due: float) -> None:
        # 0 means at once. The index gets the present time in its place, so that such a guild is not always first.
        due = due or self._now()
        self.earliest = due if self.earliest is None else min(self.earliest, due)


MAX_CACHED = 4096
"""Cached results of each query of the shared file: each card and direct message needs some."""
OF_USER = "WHERE user = ?"
"""How a query ends that reads the rows of one user alone."""


class CachedFile:
    """The base of all parts of `db.people`: the file and its LRU cache of results.

    Results are cached and dropped while the file's lock is held, so no transaction is between reading and caching.
    """

    def __init__(self, file: File) -> None:
        self._file = file
        self._cache: dict[str, OrderedDict[tuple[object, ...], list[Row]]] = {}  # by query, then by its values
        self._cached_at = 0  # `File.changes` when the cached results were read

    async def _write(self, *statements: Statement) -> None:
        """Run these in one transaction."""
        async with self._file.hold(), self._file.writing() as session:
            for sql, values in statements:
                session.defer(sql, *values)

    async def _read(self, sql: str, *values: object) -> list[Row]:
        """Return the rows of a query, from the cache if what it reads has not changed since."""
        known = self._cached_rows(sql, values)
        if known is None:
            async with self._file.hold():
                known = self._cached_rows(sql, values)
                if known is None:
                    known = await self._file.ask(sql, *values)
                    cached = self._cache.setdefault(sql, OrderedDict())
                    cached[values] = known
                    if len(cached) > MAX_CACHED:
                        cached.popitem(last=False)
        return known

    @asynccontextmanager
    async def _writing_only(self, *tables: str, user: int | None = None) -> AsyncIterator[Session]:
        """Open a transaction that writes these tables alone: results of queries that do not name them stay cached.

        `user`: the only user whose rows it writes; results about one other user stay cached, too.
        """
        async with self._file.hold():
            self._drop_outdated()
            async with self._file.writing() as session:
                for sql in [sql for sql in self._cache if any(table in sql for table in tables)]:
                    if user is not None and sql.endswith(OF_USER):
                        self._cache[sql].pop((user,), None)
                    else:
                        del self._cache[sql]
                self._cached_at = self._file.changes
                yield session

    def _cached_rows(self, sql: str, values: tuple[object, ...]) -> list[Row] | None:
        self._drop_outdated()
        cached = self._cache.get(sql)
        if cached is None or (known := cached.get(values)) is None:
            return None
        cached.move_to_end(values)
        return known

    def _drop_outdated(self) -> None:
        """Drop all results if a transaction was begun that did not say what it writes."""
        if self._cached_at != self._file.changes:
            self._cache.clear()
            self._cached_at = self._file.changes
