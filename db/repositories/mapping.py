"""The mapping of records to rows, and the parts of statements that all repositories share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from bot.errors import DamagedRow
from db.broken import BrokenRow, Row
from db.session import Statement

R = TypeVar("R", bound=Struct)
V = TypeVar("V")
_Codec: TypeAlias = tuple[Callable[[Any], Any] | None, Callable[[Any], Any] | None]

_STORED = {int, float, str, bytes, NoneType}
"""Types that SQLite stores as they are."""


_IDS = {"user": "user_id", "table": "table_id"}
"""Columns whose name is a reserved word of SQL, by the names of their fields."""


class Embedded(NamedTuple):
    """The columns of a field that is a struct, one for each of its fields; all hold `absent` if the field is None."""

    columns: tuple[str, ...]
    absent: int | None = None


class Numbered(NamedTuple):
    """A column whose number is given to each written row anew. The guild's row has the last one in `counter`."""

    column: str
    counter: str


class _Field(NamedTuple):
    """A field of a record. `decode` and `encode` are None if the value is stored as it is."""

    name: str
    columns: tuple[str, ...]
    decode: Callable[[Any], Any] | None
    encode: Callable[[Any], Any] | None


class Mapper(Generic[R]):
    """Maps records of one type to rows of a table.

    Each field is a column of the same name, except `user` and `table` (`_IDS`) and those in `columns`. Numbers, texts
    and bytes are stored as they are, a bool as 0 or 1, all else as JSON. `owner`: columns before them that are not in
    the record. `numbered`: what is not taken from the record but counted; its values are the first of the owner's
    (`Recorder`). Fields in `left_out` are not in the row: `read` gets them. `key`: the columns by which `upsert` finds
    a record's row; `overwrite`: what it puts into columns of that row other than the record's value.
    """

    def __init__(
        self,
        record: type[R],
        table: str,
        columns: Mapping[str, str | Embedded] = MappingProxyType({}),
        *,
        key: str = "",
        owner: str = "",
        numbered: Numbered | None = None,
        overwrite: Mapping[str, str] = MappingProxyType({}),
        left_out: Collection[str] = (),
    ) -> None:
        known = [field for field in msgspec.structs.fields(record) if field.name not in left_out]
        columns = {**_IDS, **columns}
        fields = [_field(field.name, field.type, columns.get(field.name, field.name)) for field in known]
        written = [each for each in fields if numbered is None or each.columns != (numbered.column,)]
        self._table = table
        self._record_of = _reader(record, fields, left_out)
        self._written = tuple((field.name, field.encode, len(field.columns) > 1) for field in written)
        self.columns = _listed(fields)
        """The columns that `read` expects."""
        self.written = _listed(written, owner)
        """The columns that an insert writes, but for the numbered one."""
        self.places = ", ".join("?" * (self.written.count(",") + 1))
        """A placeholder for each of them."""
        self.fields = _listed(written)
        """The same without those of the owner."""
        self.select = f"SELECT {self.columns} FROM {table}"
        self.counter = "" if numbered is None else numbered.counter
        """The counter of the numbered column, "" if there is none."""
        inserted, values = self.written, self.places
        if numbered is not None:
            inserted = f"{numbered.column}, {inserted}"
            values = f"(SELECT {numbered.counter} + ? FROM guild WHERE guild_id = ?), {values}"
        self._insert = f"INSERT INTO {table} ({inserted}) VALUES ({values})"
        self._upsert = f"{self._insert} {overwriting(inserted, key, overwrite)}" if key else ""

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

    def upsert(self, record: R, *owner: object) -> Statement:
        """Return the statement that inserts a record, or writes it over the one with the same key."""
        return self._upsert, self.values(record, *owner)


def in_list(column: str) -> str:
    """Return the predicate that a column has one of the values of one parameter, which `as_list` makes."""
    return f"{column} IN (SELECT value FROM json_each(?))"


SPARING = " /* spares what is written next */"
"""How a delete ends that takes none of the rows that the next statements write to its table."""


class ValueList(str):
    """Values as one parameter: JSON for SQLite; PostgreSQL gets the `members`."""

    members: list[object]


def as_list(values: Iterable[object]) -> ValueList:
    """Return the parameter of `in_list` with these values."""
    members = list(values)
    found = ValueList(msgspec.json.encode(members).decode())
    found.members = members
    return found


def upsert(table: str, columns: str, key: str) -> str:
    """Return the statement that inserts a row with these columns, or sets them in the row with the same key."""
    places = ", ".join("?" * len(columns.split(", ")))
    return f"INSERT INTO {table} ({columns}) VALUES ({places}) {overwriting(columns, key)}"


def overwriting(columns: str, key: str, others: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return how an insert ends that sets these columns if there is a row with the same key.

    `others`: columns that are set to something other than what was to be inserted.
    """
    changed = {name: f"excluded.{name}" for name in columns.split(", ") if name not in key.split(", ")}
    written = ", ".join(f"{name} = {value}" for name, value in {**changed, **others}.items())
    return f"ON CONFLICT ({key}) DO UPDATE SET {written}"


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
