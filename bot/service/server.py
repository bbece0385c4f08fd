"""What those who look after a server settle for it: who may open tables and use the host's tools, where, and what new
tables begin with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.errors import refused
from bot.games.core.options import UnknownOption, known, settle
from bot.service import terms
from bot.service.door import Ask
from bot.service.house import House
from bot.service.permissions import must_tend
from bot.service.records import ServerManners

MOST = 25
"""Roles or channels of a kind."""
settled = msgspec.structs.replace


async def manners_of(house: House, ask: Ask, guild: int | None) -> ServerManners:
    """Return what is settled. Raises Refused for whoever does not look after the server."""
    async with house.store.read(must_tend(ask, guild)) as tx:
        return await tx.manners()


async def name(house: House, ask: Ask, guild: int, what: str, ids: Sequence[int]) -> ServerManners:
    """Name the roles (`openers`, `hosts`) or `channels`; none: everybody, everywhere."""
    if what not in ("openers", "hosts", "channels") or len(ids) > MOST:
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
        try:
            manners = change(await tx.manners())
        except UnknownOption as error:
            raise refused("no-option") from error
        await tx.save_manners(manners)
    return manners
