"""Every verb of every game as a slash command: the service gets exactly the typed options."""

from __future__ import annotations

from bot.service.card import Choice
from tests.cogs.conftest import Scene
from tests.service.every_game import EVERY, EVERY_GAME
from tests.support.odd_texts import ODD

TYPED = [word for word in ODD if word.strip() and "\udc9d" not in word]
"""What Discord passes on. (Half a character no client can send; see tests/play/test_hostile_options.py.)"""


@EVERY_GAME
async def test_every_verb_says_what_was_typed(wide_scene: Scene, game: str) -> None:
    ada, number = wide_scene.world.member("ada"), 0
    for verb in EVERY[game].game.meta.verbs:
        nouns = {slot.id: TYPED[(number := number + 1) % len(TYPED)] for slot in verb.slots}
        given = {slot.replace("_", "-"): word for slot, word in nouns.items()}
        answer = await ada.slash(wide_scene.channel, f"{game} {verb.id}", **given)
        assert answer.ephemeral
        await ada.user.slash(f"{game} {verb.id}", **given, table="900:7")
        assert wide_scene.service.called("command")[-2:] == [
            (game, verb.id, nouns, None),
            (game, verb.id, nouns, "900:7"),
        ]
    assert [request.guild for request in wide_scene.service.asks[-2:]] == [wide_scene.world.guild.id, None]


@EVERY_GAME
async def test_every_noun_is_suggested_beside_those_that_are_filled_in(wide_scene: Scene, game: str) -> None:
    ada = wide_scene.world.member("ada")
    wide_scene.service.choices = [Choice("x" * 101, "too long"), *(Choice(str(n), "h" * 150) for n in range(40))]
    for verb in EVERY[game].game.meta.verbs:
        for place, slot in enumerate(verb.slots):
            others = {other.id: TYPED[place] for other in verb.slots if other.id != slot.id}
            command, given = f"{game} {verb.id}", {key.replace("_", "-"): word for key, word in others.items()}
            name = slot.id.replace("_", "-")
            found = await ada.autocomplete(wide_scene.channel, command, name, TYPED[-1], **given, table="900:7")
            asked = (game, verb.id, slot.id, others, TYPED[-1], "900:7")
            assert wide_scene.service.called("complete")[-1] == asked
            assert len(found) == 25 and max(len(choice["name"]) for choice in found) <= 100
            assert all(len(choice["value"]) <= 100 for choice in found)
    assert not wide_scene.service.called("note")


@EVERY_GAME
async def test_suggestions_that_fail_are_none_at_every_noun(wide_scene: Scene, game: str) -> None:
    wide_scene.service.choices = RuntimeError("broken")
    ada = wide_scene.world.member("ada")
    for verb in EVERY[game].game.meta.verbs:
        for slot in verb.slots:
            name = slot.id.replace("_", "-")
            assert await ada.autocomplete(wide_scene.channel, f"{game} {verb.id}", name, "1") == []


@EVERY_GAME
async def test_a_table_of_every_game_is_opened_by_its_id(wide_scene: Scene, game: str) -> None:
    ada = wide_scene.world.member("ada")
    await ada.slash(wide_scene.channel, "play", game=game)
    await ada.slash(wide_scene.channel, "play", game=game, thread=True)
    assert wide_scene.service.called("play") == [(game, False), (game, True)]
