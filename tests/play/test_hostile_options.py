"""Options of slash commands as no client sends them: of wrong types, too long, unknown, with odd characters."""

from __future__ import annotations

from typing import Any

from discord import AppCommandOptionType, InteractionType
from discord.app_commands import CommandNotFound, CommandSignatureMismatch
from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.results import InteractionResult

from tests.play.club import GAME, Club
from tests.play.reading import text

TEXT, NUMBER, YES, PERSON, ANY_NUMBER, GROUP = (
    AppCommandOptionType.string.value,
    AppCommandOptionType.integer.value,
    AppCommandOptionType.boolean.value,
    AppCommandOptionType.user.value,
    AppCommandOptionType.number.value,
    AppCommandOptionType.subcommand.value,
)
ODD = [
    "",
    " ",
    "@" * 30,
    "9" * 6000,
    "x" * 6000,
    "1\u202e71",  # turned around
    "１７",
    "١٧",
    "1\u200b7",
    "1\u0000" + "7",
    "𝟙𝟟",
    "h\u0430zard",  # a Cyrillic a
    "hazard\u0301" * 40,
    "🪐" * 100,
    "\udc9d",  # half of a character
    "'; DROP TABLE entry; --",
    "{ $who }",
    "<@1> @everyone [x](https://example.org)",
    "900/1/../2",
    "1@1@1",
]


def option(name: str, value: Any, kind: int = TEXT, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, "value": value, **more}


async def forge(
    club: Club, person: MemberActor, options: list[dict[str, Any]], name: str = GAME, *, typing: bool = False
) -> InteractionResult:
    """Send a command that no client would."""
    kind = InteractionType.autocomplete if typing else InteractionType.application_command
    data = {"id": "1", "name": name, "type": 1, "options": options}
    club.world.env._begin_operation("forge_command")
    try:
        return await _dispatch_actor_interaction(person, kind.value, club.channel, data)
    finally:
        club.world.env._end_operation()


def verb(name: str, *options: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"name": name, "type": GROUP, "options": list(options)}]


async def test_odd_words_in_options_are_answered_kindly_and_change_nothing(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    before = await club.entries()
    for odd in ODD:
        for options in (
            verb("jump", option("card", odd), option("planet", odd)),
            verb("top-up", option("discard", f"x{odd}"), option("table", odd)),
        ):
            answer = await forge(club, ada, options)
            assert answer.response is not None and answer.response.ephemeral and text(answer.response).strip(), odd
            assert "went wrong" not in text(answer.response), odd
        await forge(club, ada, verb("jump", option("card", odd, focused=True)), typing=True)
        await forge(club, ada, verb("jump", option("card", odd), option("planet", "", focused=True)), typing=True)
        await forge(club, ada, [option("what", odd, focused=True)], "look", typing=True)
        answer = await forge(club, ada, [option("what", odd), option("about", odd), option("table", odd)], "look")
        assert answer.response is not None and text(answer.response).strip()
        assert "went wrong" not in text(answer.response), odd
    assert await club.entries() == before


WRONG = [
    verb("jump", option("card", 99, NUMBER), option("planet", "hazard")),
    verb("jump", option("card", True, YES), option("planet", None)),
    verb("jump", option("card", ["17"]), option("planet", {"a": 1})),
    verb("jump", option("card", 1.5, ANY_NUMBER), option("planet", "hazard")),
    verb("jump", option("card", "900", PERSON), option("planet", "hazard")),
    verb("jump", option("card", "17")),
    verb("jump"),
    verb("jump", option("weather", "fair"), option("card", "99"), option("planet", "hazard")),
    verb("castle", option("king", "e1")),
    verb("top-up", option("discard", "-"), option("table", 77, NUMBER)),
    [],
    [option("jump", "17")],
    [{"name": "jump", "type": 2, "options": verb("jump", option("card", "17"))}],
]


async def test_options_of_wrong_types_are_answered_kindly_and_change_nothing(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    before = await club.entries()
    for options in WRONG:
        answer = await forge(club, ada, options)
        assert answer.response is not None and answer.response.ephemeral and text(answer.response).strip(), options
        assert "went wrong" not in text(answer.response), options
        assert await club.entries() == before, options
    answer = await forge(club, ada, [option("game", "")], "play")
    assert answer.response is not None and "do not host this game" in text(answer.response)
    # Reading them acknowledges them: simcord reports every error that reaches the tree, where it was answered.
    assert {type(error) for error in club.world.env.errors} <= {CommandNotFound, CommandSignatureMismatch}
