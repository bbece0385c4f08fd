"""A server's settings, made by its admins: who may open tables and use the host's tools, where, and the defaults of new
tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from bot.errors import refused
from bot.games.core.contract import UnknownOption, known, settle
from bot.service.context import Context, log
from bot.service.people.permissions import must_administer
from bot.service.records import GuildSettings
from bot.service.request import Request
from bot.service.tables import terms

MOST = 25
"""Roles or channels of a kind."""
PLACES = ("openers", "hosts", "channels")
settled = msgspec.structs.replace


async def settings_of(context: Context, request: Request, guild: int | None) -> GuildSettings:
    """Return the server's settings. Raises Refused for users who are no server admins."""
    async with context.store.read(must_administer(request, guild)) as tx:
        return await tx.guild_settings()


async def name(context: Context, request: Request, guild: int, what: str, ids: Sequence[int]) -> GuildSettings:
    """Name the roles (`openers`, `hosts`) or `channels`; none: everybody, everywhere."""
    if what not in PLACES or len(ids) > MOST:
        raise refused("not-readable")
    return await _settle(context, request, guild, lambda settings: settled(settings, **{what: tuple(sorted(set(ids)))}))


async def speak(context: Context, request: Request, guild: int, language: str | None) -> GuildSettings:
    """Set the language of new tables; None: that of the server."""
    if language is not None and language not in context.translator.languages:
        raise refused("no-language", known=tuple(context.translator.languages))
    return await _settle(context, request, guild, lambda settings: settled(settings, language=language))


async def begin_with(
    context: Context, request: Request, guild: int, game: str, option: str, choice: str
) -> GuildSettings:
    """Set the default of this option for new tables of a game."""
    title = context.titles.get(game)
    if title is None:
        raise refused("no-game")
    options = title.game.meta.options

    def change(settings: GuildSettings) -> GuildSettings:
        kept = known(options, settings.options.get(game, {}))
        return settled(settings, options={**settings.options, game: settle(options, {**kept, option: choice})})

    return await _settle(context, request, guild, change)


async def agree_on(context: Context, request: Request, guild: int, term: str, choice: str) -> GuildSettings:
    """Set the default of this term for new tables."""

    def change(settings: GuildSettings) -> GuildSettings:
        kept = known(terms.TERMS, settings.terms)
        return settled(settings, terms=settle(terms.TERMS, {**kept, term: choice}))

    return await _settle(context, request, guild, change)


async def _settle(
    context: Context, request: Request, guild: int, change: Callable[[GuildSettings], GuildSettings]
) -> GuildSettings:
    async with context.store.write(must_administer(request, guild)) as tx:
        before = await tx.guild_settings()
        try:
            settings = change(before)
        except UnknownOption as error:
            raise refused("no-option") from error
        await tx.save_guild_settings(settings)
    for what, was, now in _differences(context, before, settings):
        log.info("guild %s: user %s settled %s: %s, was %s", guild, request.user, what, now, was)
    return settings


def _differences(context: Context, before: GuildSettings, after: GuildSettings) -> Iterator[tuple[str, str, str]]:
    """Return the changed settings, each with old and new value: ids and option values, no names."""
    was, now = _lines(context, before), _lines(context, after)
    return ((what, was[what], now[what]) for what in now if was[what] != now[what])


def _lines(context: Context, settings: GuildSettings) -> dict[str, str]:
    named = {what: " ".join(map(str, getattr(settings, what))) or "all" for what in PLACES}
    options = {
        f"{game} {option}": choice
        for game, title in context.titles.items()
        for option, choice in known(title.game.meta.options, settings.options.get(game, {})).items()
    }
    return {**named, "language": settings.language or "own", **options, **known(terms.TERMS, settings.terms)}
