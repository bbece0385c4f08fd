"""A user's preferences: set by `/settings` (times of notices in their own words), or by the menus of its card."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot import progress
from bot.errors import refused
from bot.games.core.phrase import Phrase, say
from bot.games.core.style import STYLES
from bot.service.card import Block, ButtonId, Card, Choice, Menu, Text
from bot.service.context import Context
from bot.service.features.digest import actions as digest
from bot.service.features.looks.cards import RUNNING
from bot.service.features.looks.pages import indexed_choices
from bot.service.features.reminders import actions as reminders
from bot.service.people import quiet_hours
from bot.service.records import Notice, Person
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable, is_seated
from bot.service.tables.lookup import find
from bot.service.times import duration_of, hour_of, hours_of, says_none, weekdays_of, zone_of
from bot.service.times.hours import Hours, clock
from bot.text.translator import Words

NOTICES: tuple[Notice, ...] = ("dm", "mention", "silent")
RATED = ("on", "off")
USUAL = "usual"
"""At one table: as everywhere."""
_HOURS, _DAYS, _REMIND = ("22-7", "23-8", "0-6"), ("5,6", "6", "0,1,2,3,4"), ("6h", "1d", "2d", "7d")
_DIGEST = ("8:00", "12:00", "18:00", "20:00")
_ZONES = (
    *("Europe/London", "Europe/Lisbon", "Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/Paris"),
    *("Europe/Madrid", "Europe/Rome", "Europe/Warsaw", "Europe/Helsinki", "Europe/Athens", "Europe/Istanbul"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo"),
    *("Asia/Dubai", "Asia/Kolkata", "Asia/Singapore", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney"),
    *("Pacific/Auckland", "UTC"),
)


# -- reading one preference -------------------------------------------------------------------------------------


def _zone(_context: Context, person: Person, text: str) -> Person:
    return msgspec.structs.replace(person, zone=None if says_none(text) else zone_of(text))


def _quiet(_context: Context, person: Person, text: str) -> Person:
    if says_none(text):
        return msgspec.structs.replace(person, quiet=None)
    hours = hours_of(text)
    return msgspec.structs.replace(person, quiet=(hours.begin, hours.end))


def _quiet_days(_context: Context, person: Person, text: str) -> Person:
    days = () if says_none(text) else tuple(sorted(weekdays_of(text)))
    return msgspec.structs.replace(person, quiet_days=days)


def _remind(_context: Context, person: Person, text: str) -> Person:
    if says_none(text):
        return msgspec.structs.replace(person, remind=0.0)
    seconds = duration_of(text)
    if seconds < reminders.SHORTEST:
        raise refused("remind-often")
    return msgspec.structs.replace(person, remind=seconds)


def _digest(_context: Context, person: Person, text: str) -> Person:
    return msgspec.structs.replace(person, digest=None if says_none(text) else hour_of(text))


def _language(context: Context, person: Person, text: str) -> Person:
    if text not in context.translator.languages:
        raise refused("no-language", known=tuple(context.translator.languages))
    return msgspec.structs.replace(person, language=text)


def _pictures(_context: Context, person: Person, text: str) -> Person:
    if text not in STYLES:
        raise refused("no-pictures")
    return msgspec.structs.replace(person, pictures=text)


def _rated(_context: Context, person: Person, text: str) -> Person:
    if text not in RATED:
        raise refused("no-rating")
    return msgspec.structs.replace(person, rated=text == "on")


def _notice(_context: Context, person: Person, text: str) -> Person:
    if text not in NOTICES:
        raise refused("no-notice")
    return msgspec.structs.replace(person, notice=text, dm="unknown")


READERS: dict[str, Callable[[Context, Person, str], Person]] = {
    "language": _language,
    "pictures": _pictures,
    "rated": _rated,
    "notice": _notice,
    "zone": _zone,
    "quiet": _quiet,
    "quiet-days": _quiet_days,
    "remind": _remind,
    "digest": _digest,
}
TYPED = ("zone", "quiet", "quiet-days", "remind", "digest")
"""The settings that take typed text: when a user is notified."""
CALLS = ("notice", *TYPED)
"""The settings that move a user's deferred notices."""


async def prefer(context: Context, user: int, what: str, text: str) -> Person:
    """Set one preference as it was typed. Raises Refused, with an example of what is understood."""
    person = READERS[what](context, await context.store.people.person(user), text)
    if what in CALLS and not quiet_hours.is_ever_notified(person):
        raise refused("always-quiet")
    await context.store.people.save_person(person)
    progress.done()
    if what in CALLS:
        await digest.rearrange(context, user)
    return person


# -- saying them --------------------------------------------------------------------------------------------------


def said(context: Context, person: Person, what: str) -> Phrase:
    """Say how one preference stands."""
    now = quiet_hours.local(person, context.clock.now())
    facts: dict[str, Phrase] = {
        "language": say("language-name"),
        "pictures": say(f"command-choice-{person.pictures}"),
        "rated": say("prefers-rated-yes" if person.rated else "prefers-rated-no"),
        "notice": say(f"my-data-notice-{person.notice}"),
        "zone": say("prefers-zone-is", zone=person.zone or "UTC", time=clock(60 * now.hour + now.minute)),
        "quiet": say("span", text=str(Hours(*person.quiet))) if person.quiet else say("prefers-none"),
        "quiet-days": days(person.quiet_days),
        "remind": _reminded(person.remind),
        "digest": say("prefers-digest-at", time=clock(person.digest))
        if person.digest is not None
        else say("prefers-none"),
    }
    return say("prefers-line", what=say(f"prefers-{what}"), how=facts[what])


def lines(context: Context, person: Person) -> tuple[Phrase, ...]:
    """Say all preferences about the times of notices."""
    return tuple(said(context, person, what) for what in TYPED)


def days(chosen: tuple[int, ...]) -> Phrase:
    """Name days of the week."""
    if not chosen:
        return say("prefers-none")
    return say("prefers-days", days=tuple(say(f"weekday-{day}") for day in chosen))


def _reminded(every: float | None) -> Phrase:
    if every is None:
        return say("prefers-remind-table")
    return say("prefers-remind-every", span=span(every)) if every else say("prefers-remind-never")


def span(seconds: float) -> Phrase:
    """Say how long, in the largest unit that counts it whole."""
    for unit, size in (("days", 86_400), ("hours", 3600)):
        if seconds % size == 0:
            return say(f"span-{unit}", count=int(seconds // size))
    return say("span-minutes", count=int(seconds // 60))


# -- the card -----------------------------------------------------------------------------------------------------


async def settings_card(context: Context, request: Request, language: str, *notes: Phrase) -> Card:
    """Return the same, below what was done just now."""
    person = await context.store.people.person(request.user)
    words = context.translator.words(language)
    done = [f"✅ {words(note)}" for note in notes]
    blocks: list[Block] = [Text("\n".join([f"### {words(say('settings-heading'))}", *done]))]
    for what, choices in _choices(context).items():
        blocks += (Text(words(said(context, person, what))), _menu(words, what, choices, context, person))
    blocks.append(Text(f"-# {words(say('settings-typed'))}"))
    tables = await context.store.people.listed(request.user)
    seated = [one for one in tables if one.listing is not None and one.listing.seated]
    if choices := indexed_choices(context, seated, words):
        blocks.append(Menu(ButtonId(0, 0, "notice-here"), words(say("prefers-here")), choices))
    return Card(tuple(blocks), RUNNING)


def _choices(context: Context) -> dict[str, tuple[str, ...]]:
    """Return what may be chosen from a menu, for each preference."""
    return {
        "language": tuple(context.translator.languages),
        "notice": NOTICES,
        "quiet": ("off", *_HOURS),
        "quiet-days": ("off", *_DAYS),
        "remind": ("off", *_REMIND),
        "digest": ("off", *_DIGEST),
        "zone": _ZONES,
        "pictures": tuple(STYLES),
        "rated": RATED,
    }


def _menu(words: Words, what: str, choices: tuple[str, ...], context: Context, person: Person) -> Menu:
    found = tuple(_choice(context, words, what, choice, person) for choice in choices)
    return Menu(ButtonId(0, 0, "prefer", (what,)), words(say(f"prefers-{what}")), found)


def _choice(context: Context, words: Words, what: str, choice: str, person: Person) -> Choice:
    """Return a line of a menu; its value is what might be typed as well."""
    if what == "quiet-days" and choice != "off":
        chosen = tuple(map(int, choice.split(",")))
        value = " ".join(("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[day] for day in chosen)
        return Choice(value, words(days(chosen)), chosen=person.quiet_days == chosen)
    if what == "language":  # each language in its own name, whatever the reader's
        return Choice(choice, context.translator.words(choice)(say("language-name")), chosen=person.language == choice)
    then = READERS[what](context, person, choice)
    label: dict[str, Phrase] = {
        "pictures": say(f"command-choice-{choice}"),
        "rated": say("prefers-rated-yes" if then.rated else "prefers-rated-no"),
        "notice": say(f"my-data-notice-{then.notice}"),
        "zone": say("span", text=choice),
        "quiet": say("span", text=str(Hours(*then.quiet))) if then.quiet else say("prefers-quiet-off"),
        "quiet-days": say("prefers-quiet-days-off"),
        "remind": _reminded(then.remind),
        "digest": say("prefers-digest-off")
        if then.digest is None
        else say("prefers-digest-at", time=clock(then.digest)),
    }
    usual = what == "zone" and choice == "UTC" and person.zone is None
    return Choice(choice, words(label[what]), chosen=usual or then == person)


# -- at one table -------------------------------------------------------------------------------------------------


async def set_notice_at(context: Context, request: Request, chosen: str) -> Phrase:
    """Set how a player is notified at one of their tables; `usual` takes it back. Raises Refused for others."""
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
    """Return the game and number of a table."""
    return say("table-running", title=loaded.game.meta.title, table=loaded.table.id)
