"""Options of slash commands that no client sends: wrong types, too long, unknown, odd characters."""

from __future__ import annotations

from itertools import cycle, product
from typing import Any

import pytest
from discord import AppCommandOptionType, InteractionType
from discord.app_commands import Command, CommandNotFound, CommandSignatureMismatch, Parameter
from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.results import InteractionResult

from bot.games.core.actions import Verb
from tests.play.club import Club
from tests.play.reading import text
from tests.sampling import covering
from tests.service.every_game import EVERY, EVERY_GAME
from tests.soaking import by_turns
from tests.support.odd_texts import ODD

TEXT, NUMBER, YES, PERSON, ANY_NUMBER, GROUP = (
    AppCommandOptionType.string.value,
    AppCommandOptionType.integer.value,
    AppCommandOptionType.boolean.value,
    AppCommandOptionType.user.value,
    AppCommandOptionType.number.value,
    AppCommandOptionType.subcommand.value,
)


def option(name: str, value: Any, kind: int = TEXT, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, "value": value, **more}


async def forge(
    club: Club, person: MemberActor, options: list[dict[str, Any]], name: str, *, typing: bool = False
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


def verbs_of(game: str, *, with_nouns: bool = True) -> list[Verb]:
    return [one for one in EVERY[game].game.meta.verbs if one.slots or not with_nouns]


def filled(one: Verb, word: str, **more: Any) -> list[dict[str, Any]]:
    """Every noun of a verb filled in with the same word; the last one with more."""
    names = [slot.id.replace("_", "-") for slot in one.slots]
    return [option(name, word, **(more if name == names[-1] else {})) for name in names]


SHARED = pytest.mark.parametrize("odds", ["a share of them", pytest.param("all of them", marks=pytest.mark.slow)])
"""In short each odd word meets one game."""


def words_for(game: str, odds: str) -> list[str]:
    place = list(EVERY).index(game)
    return ODD if odds == "all of them" else ODD[place :: len(EVERY)]


@pytest.mark.guarantee("forged-input")
@EVERY_GAME
@SHARED
async def test_odd_option_texts_are_refused_and_change_nothing(wide_club: Club, game: str, odds: str) -> None:
    club = wide_club
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob, game=game)
    before = await club.entries()
    every = [
        (one, odd)
        for one, odd in product(verbs_of(game), words_for(game, odds))
        if odd or not all(slot.many for slot in one.slots)  # an empty text is a choice of nothing there
    ]
    for one, odd in covering(every, lambda one: (one[0].id, one[1])):
        for options in (
            verb(one.id, *filled(one, odd and f"x{odd}")),
            verb(one.id, *filled(one, odd), option("table", f"x{odd}")),
        ):
            answer = await forge(club, ada, options, game)
            assert answer.response is not None and answer.response.ephemeral and text(answer.response).strip(), odd
            assert "went wrong" not in text(answer.response), (one.id, odd)
        await forge(club, ada, verb(one.id, *filled(one, odd, focused=True)), game, typing=True)
        typed = filled(one, odd)[:-1] + filled(one, "", focused=True)[-1:]
        await forge(club, ada, verb(one.id, *typed), game, typing=True)
    assert await club.entries() == before


@EVERY_GAME
@SHARED
async def test_odd_words_about_looks_are_answered(wide_club: Club, game: str, odds: str) -> None:
    club = wide_club
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob, game=game)
    looks = [look.id for look in EVERY[game].game.meta.looks]
    for what, odd in covering(list(product([*looks, "?"], words_for(game, odds))), lambda one: one):
        await forge(club, ada, [option("what", what), option("about", odd, focused=True)], "look", typing=True)
        given = [option("what", what if what != "?" else odd), option("about", odd), option("table", "1")]
        answer = await forge(club, ada, given, "look")
        assert answer.response is not None and text(answer.response).strip()
        assert "went wrong" not in text(answer.response), (what, odd)


async def test_odd_looks_and_tables_are_answered(wide_club: Club) -> None:
    ada = wide_club.member("ada")
    await wide_club.begun(ada, wide_club.member("bob"))
    for odd in ODD:
        await forge(wide_club, ada, [option("what", odd, focused=True)], "look", typing=True)
        answer = await forge(wide_club, ada, [option("what", odd), option("about", odd), option("table", odd)], "look")
        assert answer.response is not None and text(answer.response).strip()
        assert "went wrong" not in text(answer.response), odd


def wrong(game: str) -> list[list[dict[str, Any]]]:
    """Options of wrong types, too many, too few or of other verbs, for the verb with most nouns."""
    one = max(verbs_of(game), key=lambda found: len(found.slots))
    first, *others = [slot.id.replace("_", "-") for slot in one.slots]
    rest = [option(name, "x") for name in others]
    values = [
        (99, NUMBER),
        (True, YES),
        (["17"], TEXT),
        ({"a": 1}, TEXT),
        (None, YES),
        (1.5, ANY_NUMBER),
        ("9", PERSON),
    ]
    none = next(found for found in verbs_of(game, with_nouns=False) if not found.slots)
    return [
        *(verb(one.id, option(first, value, kind), *rest) for value, kind in values),
        verb(one.id, *rest, option("weather", "fair")),
        verb(one.id),
        verb(one.id, option(first, "x"), *rest, option("table", 77, NUMBER)),
        verb(one.id, option(first, "x"), option(first, "y"), *rest),
        verb("castle", option("king", "e1")),
        verb(none.id, option("table", ["1"])),
        verb(none.id, option("table", 10**30, NUMBER)),
        [],
        [option(one.id, "17")],
        [{"name": one.id, "type": 2, "options": verb(one.id, option(first, "17"))}],
    ]


@pytest.mark.guarantee("forged-input")
@pytest.mark.parametrize("game", by_turns(EVERY, 3))
async def test_options_of_wrong_types_are_refused_and_change_nothing(wide_club: Club, game: str) -> None:
    club = wide_club
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob, game=game)
    before = await club.entries()
    for options in wrong(game):
        answer = await forge(club, ada, options, game)
        assert answer.response is not None and answer.response.ephemeral and text(answer.response).strip(), options
        assert "went wrong" not in text(answer.response), options
        assert await club.entries() == before, options
    # Reading them acknowledges them: simcord reports every error that reaches the tree, where it was answered.
    assert {type(error) for error in club.world.env.errors} <= {CommandNotFound, CommandSignatureMismatch}


async def test_odd_options_of_play_open_no_table(wide_club: Club) -> None:
    ada = wide_club.member("ada")
    values: list[tuple[Any, int]] = [(odd, TEXT) for odd in ODD]
    values += [(99, NUMBER), (True, YES), (["space-mission"], TEXT), ({"a": 1}, TEXT), (None, TEXT), (1.5, ANY_NUMBER)]
    threads = cycle(([], [option("thread", "perhaps")], [option("thread", 7, NUMBER)]))
    for (value, kind), thread in zip(values, threads, strict=False):
        answer = await forge(wide_club, ada, [option("game", value, kind), *thread], "play")
        assert answer.response is not None and answer.response.ephemeral and text(answer.response).strip(), value
        assert "went wrong" not in text(answer.response), value
    answer = await forge(wide_club, ada, [option("game", "")], "play")
    assert answer.response is not None and "do not host this game" in text(answer.response)
    async with wide_club.app.store.read(wide_club.world.guild.id) as tx:
        assert await tx.tables(("lobby", "running", "paused", "over", "cancelled")) == []
    assert {type(error) for error in wide_club.world.env.errors} <= {CommandNotFound, CommandSignatureMismatch}


async def test_an_odd_wish_for_a_thread_is_no_way_round_the_bounds(wide_club: Club) -> None:
    ada, told = wide_club.member("ada"), list[str]()
    for game, thread in product(EVERY, ("perhaps", ["x"], {"a": 1}, 7)):
        answer = await forge(wide_club, ada, [option("game", game), option("thread", thread)], "play")
        assert answer.response is not None and answer.response.ephemeral
        told.append(text(answer.response))
    most = wide_club.app.context.settings.bounds.lobbies
    assert sum("is open" in words for words in told) <= most and not any("went wrong" in words for words in told)
    assert any("waiting for players here already" in words for words in told)


WRONG: list[tuple[Any, int]] = [
    *((99, NUMBER), (-1, TEXT), (2**70, NUMBER), (True, YES), (False, YES), (None, TEXT), (1.5, ANY_NUMBER)),
    *((["x"], TEXT), ({"a": 1}, TEXT), ([], TEXT), ({}, TEXT), (["x"], YES), ({"a": 1}, NUMBER)),
    *(("17", PERSON), ("0", PERSON), ("9" * 30, PERSON)),
]
"""Values of other types than an option has, and users who do not exist."""
AnyCommand = Command[Any, Any, Any]


def sent(command: AnyCommand, *options: dict[str, Any]) -> tuple[list[dict[str, Any]], str]:
    """What is sent for a command with these options, and under which name."""
    if command.parent is None:
        return list(options), command.name
    return verb(command.name, *options), command.parent.name


def every_option(club: Club) -> list[tuple[AnyCommand, Parameter]]:
    found = [one for one in club.app.client.tree.walk_commands() if isinstance(one, Command)]
    return [(command, parameter) for command in found for parameter in command.parameters]


PARTS = 8
"""The long form in parts: in the minutes that all cases take, simcord begins to advance its time by itself."""


@pytest.mark.guarantee("forged-input")
@pytest.mark.parametrize("part", ["share", *(pytest.param(part, marks=pytest.mark.slow) for part in range(PARTS))])
async def test_every_option_of_every_command_is_answered(club: Club, part: int | str) -> None:
    """Filled in oddly, typed oddly, and filled in oddly beside one that is typed."""
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    values = [*((odd, TEXT) for odd in ODD), *WRONG]
    cases = list(product(every_option(club), range(len(values))))
    if isinstance(part, int):
        cases = cases[part::PARTS]
    else:
        cases = covering(cases, lambda one: ((one[0][0].qualified_name, one[0][1].name), one[1]))
    for (command, odd), place in cases:
        value, kind = values[place]
        others = [one for one in command.parameters if one != odd]
        needed = [option(one.display_name, "x") for one in others if one.required]
        case = (command.qualified_name, odd.display_name, value)
        answer = await forge(club, ada, *sent(command, *needed, option(odd.display_name, value, kind)))
        assert answer.response is not None and answer.response.ephemeral and text(answer.response).strip(), case
        assert "went wrong" not in text(answer.response) and not club.errors, case
        typing = [one for one in others if one.autocomplete]
        asked = [sent(command, option(odd.display_name, value, kind), _typed(one, "x", TEXT)) for one in typing]
        if odd.autocomplete:
            asked.append(sent(command, *needed, _typed(odd, value, kind)))
        for given in asked:
            assert (await forge(club, ada, *given, typing=True)).autocomplete_choices is not None, case
            assert not club.errors, case
    assert {type(error) for error in club.world.env.errors} <= {CommandNotFound, CommandSignatureMismatch}


def _typed(parameter: Parameter, value: Any, kind: int) -> dict[str, Any]:
    return option(parameter.display_name, value, kind, focused=True)
