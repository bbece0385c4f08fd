"""A user's preferences, each declared once: how it is read, how it is described, and what its menu offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from bot import progress
from bot.errors import refused
from bot.games.core.phrase import Phrase, say
from bot.games.core.style import COLOURS, EMBLEMS, PICTURES
from bot.service.context import Context
from bot.service.features.digest import actions as digest
from bot.service.features.reminders import actions as reminders
from bot.service.people import quiet_hours
from bot.service.records import Notice, Person
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable, is_seated
from bot.service.tables.lookup import find
from bot.service.times import duration_of, hour_of, hours_of, says_none, weekdays_of, zone_of
from bot.service.times.hours import Hours, clock

NOTICES: tuple[Notice, ...] = ("dm", "mention", "silent")
USUAL = "usual"
"""At one table: as everywhere."""
OFF = "off"
_ZONES = (
    *("Europe/London", "Europe/Lisbon", "Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/Paris"),
    *("Europe/Madrid", "Europe/Rome", "Europe/Warsaw", "Europe/Helsinki", "Europe/Athens", "Europe/Istanbul"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo"),
    *("Asia/Dubai", "Asia/Kolkata", "Asia/Singapore", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney"),
    *("Pacific/Auckland", "UTC"),
)


@dataclass(frozen=True)
class Preference:
    """A preference of a user.

    `field`: of `Person`. `read`: returns the field's value for a text that was typed or chosen; raises Refused.
    `describe`: says how the preference stands. `choices`: the texts that its menu offers; () for all languages.
    `typed`: the user can type any text that `read` understands. `off_label`: the choice `off` has its own text,
    `prefers-<name>-off`.
    """

    field: str
    read: Callable[[Context, str], Any]
    describe: Callable[[Context, Person], Phrase]
    choices: tuple[str, ...] = ()
    typed: bool = False
    off_label: bool = False

    def apply(self, context: Context, person: Person, text: str) -> Person:
        """Return the person with this preference set as the text says. Raises Refused."""
        return msgspec.structs.replace(person, **{self.field: self.read(context, text)})


def _language(context: Context, text: str) -> str:
    if text not in context.translator.languages:
        raise refused("no-language", known=tuple(context.translator.languages))
    return text


def _one_of(choices: tuple[str, ...], refusal: str) -> Callable[[Context, str], str]:
    """Return a reader that accepts these texts alone."""

    def read(_context: Context, text: str) -> str:
        if text not in choices:
            raise refused(refusal)
        return text

    return read


def _unless_off(read: Callable[[str], Any], off: Any = None) -> Callable[[Context, str], Any]:
    """Return a reader for texts of which some switch the preference off."""
    return lambda _context, text: off if says_none(text) else read(text)


def _hours(text: str) -> tuple[int, int]:
    hours = hours_of(text)
    return hours.begin, hours.end


def _interval(text: str) -> float:
    seconds = duration_of(text)
    if seconds < reminders.SHORTEST:
        raise refused("remind-often")
    return seconds


def _describe_zone(context: Context, person: Person) -> Phrase:
    now = quiet_hours.local(person, context.clock.now())
    return say("prefers-zone-is", zone=person.zone or "UTC", time=clock(60 * now.hour + now.minute))


def _describe_days(_context: Context, person: Person) -> Phrase:
    days = tuple(say(f"weekday-{day}") for day in person.quiet_days)
    return say("prefers-days", days=days) if days else say("prefers-none")


def _describe_interval(_context: Context, person: Person) -> Phrase:
    if person.remind is None:
        return say("prefers-remind-table")
    return say("prefers-remind-every", span=_span(person.remind)) if person.remind else say("prefers-remind-never")


def _span(seconds: float) -> Phrase:
    """Return how long this is, in the largest unit that counts it whole."""
    for unit, size in (("days", 86_400), ("hours", 3600)):
        if seconds % size == 0:
            return say(f"span-{unit}", count=int(seconds // size))
    return say("span-minutes", count=int(seconds // 60))


def _of_marks(field: str, offered: tuple[str, ...]) -> Preference:
    """Return the preference for a colour or an emblem of pictures, or for none."""

    def describe(_context: Context, person: Person) -> Phrase:
        chosen = getattr(person, field)
        return say(f"prefers-{field}-off") if chosen is None else say(f"{field}-{chosen}")

    read = _one_of(offered, f"no-{field}")
    return Preference(
        field, lambda context, text: None if text == OFF else read(context, text), describe, (OFF, *offered)
    )


MARKS = ("colour", "emblem")
"""The preferences that tell players apart in pictures. They have a page of their own."""
PREFERENCES: dict[str, Preference] = {
    "language": Preference("language", _language, lambda _context, _person: say("language-name")),
    "notice": Preference(
        "notice",
        _one_of(NOTICES, "no-notice"),
        lambda _context, person: say(f"my-data-notice-{person.notice}"),
        choices=NOTICES,
    ),
    "quiet": Preference(
        "quiet",
        _unless_off(_hours),
        lambda _context, person: say("span", text=str(Hours(*person.quiet))) if person.quiet else say("prefers-none"),
        (OFF, "22-7", "23-8", "0-6"),
        typed=True,
        off_label=True,
    ),
    "quiet-days": Preference(
        "quiet_days",
        _unless_off(lambda text: tuple(sorted(weekdays_of(text))), off=()),
        _describe_days,
        (OFF, "Sat Sun", "Sun", "Mon Tue Wed Thu Fri"),
        typed=True,
        off_label=True,
    ),
    "remind": Preference(
        "remind", _unless_off(_interval, off=0.0), _describe_interval, (OFF, "6h", "1d", "2d", "7d"), typed=True
    ),
    "digest": Preference(
        "digest",
        _unless_off(hour_of),
        lambda _context, person: (
            say("prefers-none") if person.digest is None else say("prefers-digest-at", time=clock(person.digest))
        ),
        (OFF, "8:00", "12:00", "18:00", "20:00"),
        typed=True,
        off_label=True,
    ),
    "zone": Preference("zone", _unless_off(zone_of), _describe_zone, _ZONES, typed=True),
    "pictures": Preference(
        "pictures",
        _one_of(PICTURES, "no-pictures"),
        lambda _context, person: say(f"command-choice-{person.pictures}"),
        PICTURES,
    ),
    "colour": _of_marks("colour", COLOURS),
    "emblem": _of_marks("emblem", EMBLEMS),
    "affected": Preference(
        "affected",
        lambda context, text: _one_of(("on", "off"), "no-affected")(context, text) == "on",
        lambda _context, person: say("prefers-affected-yes" if person.affected else "prefers-affected-no"),
        ("on", "off"),
    ),
    "rated": Preference(
        "rated",
        lambda context, text: _one_of(("on", "off"), "no-rating")(context, text) == "on",
        lambda _context, person: say("prefers-rated-yes" if person.rated else "prefers-rated-no"),
        ("on", "off"),
    ),
}
"""By name, in the order of the menus."""
TYPED = tuple(name for name, preference in PREFERENCES.items() if preference.typed)
"""The preferences that take typed text: when a user is notified."""
IN_FORM = ("notice", "quiet", "quiet-days", "remind", "digest")
"""The preferences of the form about notices and reminders."""
MOVES_NOTICES = ("notice", *TYPED)
"""The preferences that change when and how deferred notices arrive."""


async def prefer(context: Context, user: int, name: str, text: str) -> Person:
    """Set one preference as it was typed. Raises Refused, with an example of what is understood."""
    return await prefer_all(context, user, {name: text})


async def prefer_all(context: Context, user: int, given: Mapping[str, str]) -> Person:
    """Set several preferences, or none of them. Raises Refused as `prefer` does."""
    person = await context.store.people.person(user)
    for name, text in given.items():
        person = PREFERENCES[name].apply(context, person, text)
    if "notice" in given:  # direct messages are tried again
        person = msgspec.structs.replace(person, dm="unknown")
    moves = any(name in MOVES_NOTICES for name in given)
    if moves and not quiet_hours.is_ever_notified(person):
        raise refused("always-quiet")
    await context.store.people.save_person(person)
    progress.done()
    if moves:
        await digest.rearrange(context, user)
    return person


def describe(context: Context, person: Person, name: str) -> Phrase:
    """Return the sentence that says how one preference stands."""
    return say("prefers-line", what=say(f"prefers-{name}"), how=PREFERENCES[name].describe(context, person))


def describe_times(context: Context, person: Person) -> tuple[Phrase, ...]:
    """Return the sentences for all preferences about the times of notices."""
    return tuple(describe(context, person, name) for name in TYPED)


async def set_notice_at(context: Context, request: Request, chosen: str) -> Phrase:
    """Set how a player is notified at one of their tables; `usual` clears it. Raises Refused for other users."""
    loaded = await find(context, request)
    loaded.seat_number(request.user)
    ways: dict[str, Notice] = {notice: notice for notice in NOTICES}
    way = ways.get(chosen)
    if way is None and chosen != USUAL:
        raise refused("no-notice")
    async with context.store.read(loaded.guild) as tx:
        # Written while the table's file is held, so that data deleted meanwhile do not come back.
        if await is_seated(tx, loaded.table.id, request.user):
            await context.store.people.save_notice_at(request.user, loaded.guild, loaded.table.id, way)
    progress.done()
    await digest.rearrange(context, request.user)
    return say("notice-here-set", what=table_name(loaded), how=say(f"notice-here-{chosen}"))


def table_name(loaded: LoadedTable) -> Phrase:
    """Return the game, number and name of a table."""
    return say("table-running", title=loaded.game.meta.title, table=loaded.number())
