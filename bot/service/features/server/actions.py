"""A server's settings, made by its admins: who may open tables and use the host's tools, where, and the defaults of new
tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from bot.errors import refused
from bot.games.core.contract import Option, UnknownOption, known, settle
from bot.service.context import Context, log
from bot.service.guild_settings import GuildSettings
from bot.service.people.permissions import must_administer
from bot.service.request import Request
from bot.service.tables import terms

MOST = 25
"""Roles or channels of a kind."""
RESTRICTIONS: dict[str, Literal["roles", "channels"]] = {
    "openers": "roles",
    "hosts": "roles",
    "joiners": "roles",
    "channels": "channels",
}
"""The settings that are lists of roles or channels. An empty list restricts nothing."""
LOBBY_DAYS = (3, 7, 14, 30, 0)
"""After how many days without a change a lobby closes; 0: never."""
replace_fields = msgspec.structs.replace


async def settings_of(context: Context, request: Request) -> GuildSettings:
    """Return the server's settings. Raises Refused for users who are no server admins."""
    async with context.store.read(must_administer(request, request.home)) as tx:
        return await tx.guild_settings()


async def restrict(context: Context, request: Request, what: str, ids: Sequence[int]) -> GuildSettings:
    """Set the roles or channels of a restriction."""
    if what not in RESTRICTIONS or len(ids) > MOST:
        raise refused("not-readable")
    chosen = {what: tuple(sorted(set(ids)))}
    return await _change(context, request, lambda settings: replace_fields(settings, **chosen))


async def choose_language(context: Context, request: Request, language: str | None) -> GuildSettings:
    """Set the language of new tables; None: that of the server."""
    if language is not None and language not in context.translator.languages:
        raise refused("no-language", known=tuple(context.translator.languages))
    return await _change(context, request, lambda settings: replace_fields(settings, language=language))


async def choose_lobby_days(context: Context, request: Request, days: int | None) -> GuildSettings:
    """Set after how many days without a change a lobby closes; 0 for never. It holds from a lobby's next change on."""
    if days not in LOBBY_DAYS:
        raise refused("no-option")
    return await _change(context, request, lambda settings: replace_fields(settings, lobby_days=days))


async def choose_option(context: Context, request: Request, game: str, option: str, choice: str) -> GuildSettings:
    """Set the default of this option for new tables of a game."""
    title = context.titles.get(game)
    if title is None:
        raise refused("no-game")
    options = title.game.meta.options

    def change(settings: GuildSettings) -> GuildSettings:
        chosen = _with_choice(options, settings.options.get(game, {}), option, choice)
        return replace_fields(settings, options={**settings.options, game: chosen})

    return await _change(context, request, change)


async def choose_term(context: Context, request: Request, term: str, choice: str) -> GuildSettings:
    """Set the default of this term for new tables."""
    return await _change(
        context,
        request,
        lambda settings: replace_fields(settings, terms=_with_choice(terms.TERMS, settings.terms, term, choice)),
    )


def _with_choice(options: tuple[Option, ...], given: Mapping[str, str], option: str, choice: str) -> dict[str, str]:
    return settle(options, {**known(options, given), option: choice})


async def _change(
    context: Context, request: Request, change: Callable[[GuildSettings], GuildSettings]
) -> GuildSettings:
    guild = must_administer(request, request.home)
    async with context.store.write(guild) as tx:
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
    was, now = _values(context, before), _values(context, after)
    return ((what, was[what], now[what]) for what in now if was[what] != now[what])


def _values(context: Context, settings: GuildSettings) -> dict[str, str]:
    restricted = {what: " ".join(map(str, getattr(settings, what))) or "all" for what in RESTRICTIONS}
    options = {
        f"{game} {option}": choice
        for game, title in context.titles.items()
        for option, choice in known(title.game.meta.options, settings.options.get(game, {})).items()
    }
    return {
        **restricted,
        "language": settings.language or "own",
        "lobbies": f"{settings.lobby_days} days",
        **options,
        **known(terms.TERMS, settings.terms),
    }
