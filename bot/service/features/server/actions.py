"""What those who look after a server settle for it: who may open tables and use the host's tools, where, and what new
tables begin with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from bot.errors import refused
from bot.games.core.options import UnknownOption, known, settle
from bot.service.context import House, log
from bot.service.people.permissions import must_tend
from bot.service.records import ServerManners
from bot.service.request import Ask
from bot.service.tables import terms

MOST = 25
"""Roles or channels of a kind."""
PLACES = ("openers", "hosts", "channels")
settled = msgspec.structs.replace


async def manners_of(house: House, ask: Ask, guild: int | None) -> ServerManners:
    """Return what is settled. Raises Refused for whoever does not look after the server."""
    async with house.store.read(must_tend(ask, guild)) as tx:
        return await tx.manners()


async def name(house: House, ask: Ask, guild: int, what: str, ids: Sequence[int]) -> ServerManners:
    """Name the roles (`openers`, `hosts`) or `channels`; none: everybody, everywhere."""
    if what not in PLACES or len(ids) > MOST:
        raise refused("not-readable")
    return await _settle(house, ask, guild, lambda manners: settled(manners, **{what: tuple(sorted(set(ids)))}))


async def speak(house: House, ask: Ask, guild: int, language: str | None) -> ServerManners:
    """Set the language of new tables; None: that of the server."""
    if language is not None and language not in house.translator.languages:
        raise refused("no-language", known=tuple(house.translator.languages))
    return await _settle(house, ask, guild, lambda manners: settled(manners, language=language))


async def begin_with(house: House, ask: Ask, guild: int, game: str, option: str, choice: str) -> ServerManners:
    """Set what new tables of a game begin with in this option."""
    title = house.titles.get(game)
    if title is None:
        raise refused("no-game")
    options = title.game.meta.options

    def change(manners: ServerManners) -> ServerManners:
        kept = known(options, manners.options.get(game, {}))
        return settled(manners, options={**manners.options, game: settle(options, {**kept, option: choice})})

    return await _settle(house, ask, guild, change)


async def agree_on(house: House, ask: Ask, guild: int, term: str, choice: str) -> ServerManners:
    """Set what new tables begin with in this term."""

    def change(manners: ServerManners) -> ServerManners:
        kept = known(terms.TERMS, manners.terms)
        return settled(manners, terms=settle(terms.TERMS, {**kept, term: choice}))

    return await _settle(house, ask, guild, change)


async def _settle(
    house: House, ask: Ask, guild: int, change: Callable[[ServerManners], ServerManners]
) -> ServerManners:
    async with house.store.write(must_tend(ask, guild)) as tx:
        before = await tx.manners()
        try:
            manners = change(before)
        except UnknownOption as error:
            raise refused("no-option") from error
        await tx.save_manners(manners)
    for what, was, now in _differences(house, before, manners):
        log.info("guild %s: user %s settled %s: %s, was %s", guild, ask.user, what, now, was)
    return manners


def _differences(house: House, before: ServerManners, after: ServerManners) -> Iterator[tuple[str, str, str]]:
    """Return what is settled otherwise, how it was and how it is: ids and the words of options, no names."""
    was, now = _lines(house, before), _lines(house, after)
    return ((what, was[what], now[what]) for what in now if was[what] != now[what])


def _lines(house: House, manners: ServerManners) -> dict[str, str]:
    named = {what: " ".join(map(str, getattr(manners, what))) or "all" for what in PLACES}
    options = {
        f"{game} {option}": choice
        for game, title in house.titles.items()
        for option, choice in known(title.game.meta.options, manners.options.get(game, {})).items()
    }
    return {**named, "language": manners.language or "own", **options, **known(terms.TERMS, manners.terms)}
