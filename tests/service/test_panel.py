"""The private panel: every legal action, few taps, correct marks; every card fits into one message."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from bot import limits
from bot.games.core.actions import Action, nouns, offered, verb_of
from bot.games.core.contract import Title
from bot.games.core.lookahead import lookahead
from bot.games.history.replay import irrevocable
from bot.games.registry import TITLES
from bot.games.skymines.actions import Upload
from bot.games.space_mission.actions import Develop, Jump
from bot.service.card import Buttons, Card, File, Image, Menu, Text, components, meant
from bot.service.features.looks import cards as exhibits
from bot.service.features.looks.cards import MORE, fitted, in_words
from bot.service.features.looks.panels import LookPanel
from bot.service.features.play.board import board_card
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.play.choices import from_menu
from bot.service.features.play.grouping import DIRECT, MANY
from bot.service.features.play.panel import Offer, controls, next_menus
from bot.service.messenger import TooLarge
from bot.service.tables.loaded import LoadedTable
from bot.text import Translator
from cogs.components.fit import faults
from renderers.picture import Picture
from tests.service.every_game import EVERY, EVERY_GAME, wide_world
from tests.service.positions import LANGUAGES, context, played, started, user_on
from tests.service.pretended import blocks, buttons, menus, text
from tests.service.world import ANN, BOB, CHANNEL, World, judged
from tests.soaking import by_turns
from tests.support.logs import words

CONTEXT = context()
SMALL_AND_FULL = [(game, players) for game, title in TITLES.items() for players in title.game.meta.players]
"""The smallest and the largest table of every game."""

ROOM = 21
"""Components that a panel has left for actions at the worst: a direct message with two looks, news and a legend."""


def controls_of(loaded: LoadedTable, seat: int) -> Card:
    return Card(tuple(controls(CONTEXT, loaded, seat, "en", ROOM)))


def taps(loaded: LoadedTable, seat: int, panel: Card) -> dict[Action, int]:
    """Every action that the panel leads to, with the least number of taps (a choice in a menu counts as two)."""
    found: dict[Action, int] = {}
    for action, count in _reached(loaded, seat, panel, 0):
        found[action] = min(count, found.get(action, count))
    return found


def named(loaded: LoadedTable, seat: int, action: Action) -> tuple[str, ...]:
    """An action by what its nouns are called: two cards of a kind are as good as each other."""
    say, view, verb = loaded.words(CONTEXT, "en"), loaded.view(seat), loaded.game.meta.verb_map()[verb_of(action)]
    each = zip(verb.slots, nouns(action), strict=True)
    things = [(slot.id, thing) for slot, noun in each for thing in noun.split("+")]
    return (verb.id, *sorted(say(loaded.presenter.slot_label(view, verb.id, *thing)) for thing in things))


def reaches_all(loaded: LoadedTable, seat: int, card: Card) -> bool:
    """Whether exactly what is offered is reached; of actions that are called the same one is enough."""
    legal = {*offered(loaded.game.meta.verb_map(), loaded.view(seat), loaded.legal(seat))}
    found = set(taps(loaded, seat, card))
    return found == legal or (
        found <= legal and {named(loaded, seat, one) for one in found} == {named(loaded, seat, one) for one in legal}
    )


def _reached(loaded: LoadedTable, seat: int, card: Card, before: int) -> Iterator[tuple[Action, int]]:
    for button in buttons(card):
        if button.button_id is not None and button.button_id.verb == "do":
            yield from_menu(loaded, seat, button.button_id.nouns, ()), before + 1
        elif button.button_id is not None and button.button_id.verb == "pick":
            yield from _reached(loaded, seat, _next(loaded, seat, *button.button_id.nouns), before + 1)
    for menu in menus(card):
        yield from _by_menu(loaded, seat, menu, before + 2)


def _next(loaded: LoadedTable, seat: int, verb: str, *given: str) -> Card:
    return Card(tuple(next_menus(CONTEXT, loaded, seat, "en", verb, given)))


def _by_menu(loaded: LoadedTable, seat: int, menu: Menu, count: int) -> Iterator[tuple[Action, int]]:
    values = [choice.value for choice in menu.choices]
    if menu.button_id.verb == "steps":  # test_sequences.py
        return
    if menu.button_id.verb == "pick":
        for value in values:
            yield from _reached(loaded, seat, _next(loaded, seat, *menu.button_id.nouns, value), count)
        return
    for size in range(menu.least, menu.most + 1):
        for chosen in combinations(values, size):
            action = from_menu(loaded, seat, menu.button_id.nouns, chosen)
            # Lines for several things of a kind may be too many things; the rules say so.
            if not any("+" in value for value in values) or action in loaded.legal(seat):
                yield action, count


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_panel_offers_exactly_what_is_legal_with_few_taps(players: int) -> None:
    for loaded in played(players, seed=players, most=250):
        seat = loaded.to_move()[0]
        legal = loaded.game.legal(loaded.state, seat)
        found = taps(loaded, seat, controls_of(loaded, seat))
        assert set(found) == set(legal)
        # Many ways to discard are one choice of several cards.
        discards = [action for action in legal if verb_of(action) == "top-up"]
        single = [action for action in legal if len(discards) <= MANY or action not in discards]
        if len(single) <= DIRECT - 10:
            assert all(found[action] == 1 for action in single)
        assert max(found.values()) <= 2, "two taps by menu: open it, choose"


@pytest.mark.parametrize(("game", "players"), by_turns(SMALL_AND_FULL, 4))
async def test_no_panel_lacks_the_hosts_buttons_or_an_action(game: str, players: int) -> None:
    """Over every decision of whole games against computers, in the panel and in the direct message."""
    for loaded in played(players, seed=40 + players, most=2000, game=game):
        seat = loaded.to_move()[0]
        if seat != 0:
            continue
        alone = tuple(each if each.number == 0 else structs.replace(each, user=None) for each in loaded.seats)
        practice = replace(loaded, seats=alone)
        ways = {"hint", "look", "looks", "log"} | ({"plan"} if lookahead(practice.game) else set())
        for place, more in ((None, set[str]()), ("A Server", {"snooze"})):
            card = judged(await PrivatePanel(CONTEXT, practice, user_on(0), "de").panel(place=place))
            assert ways | more <= {button.button_id.verb for button in buttons(card) if button.button_id}
            assert reaches_all(practice, 0, card)


@pytest.mark.parametrize(("game", "room"), by_turns([*product(TITLES, (40, 12, 7, 3, 2))], 4))
def test_in_little_room_every_action_is_reached(game: str, room: int) -> None:
    for loaded in played(2, seed=room, most=400, game=game):
        seat = loaded.to_move()[0]
        legal = loaded.game.legal(loaded.state, seat)
        card = Card(tuple(controls(CONTEXT, loaded, seat, "en", room)))
        verbs = len({verb_of(action) for action in legal})
        assert components(card) - 1 <= max(room, verbs + -(-verbs // 5))
        assert reaches_all(loaded, seat, card)


def test_with_three_cards_the_discards_are_one_menu_of_several() -> None:
    for loaded in played(2, seed=3, most=300):
        seat = loaded.to_move()[0]
        ways = [action for action in loaded.game.legal(loaded.state, seat) if verb_of(action) == "top-up"]
        if len(ways) == 8:
            break
    else:
        raise AssertionError("no hand of three cards")
    card = controls_of(loaded, seat)
    top_up = [
        button.button_id.nouns for button in buttons(card) if button.button_id and button.button_id.nouns[0] == "top-up"
    ]
    assert top_up == [("top-up", "-")], "no button but for discarding nothing"
    [menu] = [menu for menu in menus(card) if menu.button_id.nouns[0] == "top-up"]
    assert (menu.least, menu.most, len(menu.choices)) == (1, 3, 3)


def test_more_than_a_menu_holds_is_told_in_several() -> None:
    """A choice of one in 60 things, then of one in 30 that follow it."""
    wide = _Wide()
    found = set[tuple[str, ...]]()
    card = Card(tuple(wide.blocks(40)))
    assert faults(card) == []
    assert [len(menu.choices) for menu in menus(card)] == [25, 25, 10]
    for menu in menus(card):
        assert menu.button_id.verb == "pick"
        for choice in menu.choices:
            following = Card(tuple(wide.following("jump", (*menu.button_id.nouns[1:], choice.value))))
            assert faults(following) == []
            for last in menus(following):
                found |= {meant((*last.button_id.nouns[1:], choice.value)) for choice in last.choices}
    assert found == {nouns(action) for action in wide.actions}
    assert len(found) == 60 * 30
    folded = Card(tuple(wide.blocks(5)))
    assert [button.button_id and button.button_id.nouns for button in buttons(folded)] == [("jump",)], (
        "one that opens them"
    )
    assert len(menus(Card(tuple(wide.following("jump", ()))))) == 3


def test_few_first_nouns_are_buttons_that_ask_on() -> None:
    """Six cards, of which one can go to 30 planets, one to a single planet, and the others to eight."""
    many = [Jump(1, f"planet-{number}") for number in range(30)]
    few = [Jump(card, f"planet-{number}") for card in range(3, 7) for number in range(8)]
    offer = _Wide([*many, Jump(2, "planet-7"), *few])
    card = Card(tuple(offer.blocks(20)))
    assert not menus(card)
    found = {b.button_id.nouns: b.button_id.verb for b in buttons(card) if b.button_id}
    assert found == {("jump", "2", "planet-7"): "do", **{("jump", str(card)): "pick" for card in (1, 3, 4, 5, 6)}}
    following = Card(tuple(offer.following("jump", ("3",))))
    assert {b.button_id.verb for b in buttons(following) if b.button_id} == {"do"} and len(buttons(following)) == 8
    assert len(menus(Card(tuple(offer.following("jump", ("1",)))))) == 2, "30 are too many for buttons"


def test_a_noun_of_one_value_is_not_asked_for() -> None:
    """Of three nouns the second is given by the first: after the first the third is asked."""
    offer = _Wide([Upload(card, len(card), flip) for card in ("aa", "bbb") for flip in range(15)])
    card = Card(tuple(offer.blocks(10)))
    assert [b.button_id.nouns for b in buttons(card) if b.button_id] == [("upload", "aa", "2"), ("upload", "bbb", "3")]
    following = buttons(Card(tuple(offer.following("upload", ("bbb", "3")))))
    assert {b.button_id.nouns for b in following if b.button_id} == {
        ("upload", "bbb", "3", str(flip)) for flip in range(15)
    }


def test_the_menu_of_a_next_noun_says_what_was_chosen() -> None:
    following = Card(tuple(_Wide().following("jump", ("7",))))
    assert any(
        "panel-chosen" in block.text and "'7'" in block.text for block in following.blocks if isinstance(block, Text)
    )
    assert not any(isinstance(block, Text) for block in _Wide().following("jump", ()))


def test_a_choice_that_is_not_free_is_offered_whole() -> None:
    """Four of the six pairs of four cards are legal; the menu must offer no other."""
    offer = _Wide([Develop(pair) for pair in ((1, 2), (1, 3), (2, 4), (3, 4), (2, 3))])
    [menu] = menus(Card(tuple(offer.blocks(4))))
    assert (menu.most, {choice.value for choice in menu.choices}) == (1, {"1+2", "1+3", "2+4", "3+4", "2+3"})


@pytest.mark.parametrize(("most", "asked"), [(3, "panel-several"), (2, "panel-up-to")])
def test_a_menu_of_several_says_how_many_at_most(most: int, asked: str) -> None:
    """Three things, of which all or at most two can be chosen."""
    every = [Develop(chosen) for size in range(1, most + 1) for chosen in combinations((1, 2, 3), size)]
    [menu] = menus(Card(tuple(_Wide(every).blocks(4))))
    assert (menu.most, len(menu.choices)) == (most, 3) and asked in menu.placeholder


class _Wide(Offer):
    """So many actions of one verb as no game has."""

    def __init__(self, actions: Sequence[Action] = ()) -> None:
        actions = actions or [Jump(card, f"planet-{number}") for card in range(60) for number in range(30)]
        presenter: Any = SimpleNamespace(
            label=lambda _view, action: words(action),
            slot_label=lambda _view, *named: named[-1],
            hint=lambda *_named: None,
            icon=lambda *_named: None,
        )
        loaded = started(2, 1)
        game = EVERY["skymines"].game if any(isinstance(action, Upload) for action in actions) else loaded.game
        loaded = replace(loaded, title=Title(game, presenter))
        plain: Any = str
        self.actions = tuple(actions)
        super().__init__(loaded, plain, None, self.actions, 1)


@pytest.mark.parametrize("players", [2, 5])
def test_the_mark_is_exactly_on_what_cannot_be_taken_back(players: int) -> None:
    for loaded in played(players, seed=30 + players, most=150):
        seat = loaded.to_move()[0]
        panel = controls(CONTEXT, loaded, seat, "en", ROOM)
        for row in panel:
            for button in getattr(row, "row", ()):
                action = from_menu(loaded, seat, button.button_id.nouns, ())
                assert ("⚠" in button.label) == irrevocable(loaded.game, loaded.state, seat, action), button.label
        for menu in (block for block in panel if isinstance(block, Menu)):
            if menu.most == 1:
                for choice in menu.choices:
                    action = from_menu(loaded, seat, menu.button_id.nouns, (choice.value,))
                    assert ("⚠" in choice.label) == irrevocable(loaded.game, loaded.state, seat, action), choice.label
            else:
                reached = [
                    action
                    for action in loaded.game.legal(loaded.state, seat)
                    if verb_of(action) == menu.button_id.nouns[0] and nouns(action)[-1] != "-"
                ]
                final = {irrevocable(loaded.game, loaded.state, seat, action) for action in reached}
                assert ("⚠" in menu.placeholder) == (final == {True})


@pytest.mark.parametrize(("language", "players"), by_turns([*product(LANGUAGES, (2, 3, 4, 5))], 3))
async def test_no_card_is_more_than_discord_takes(players: int, language: str) -> None:
    """Without pictures, when all is said in text; that is when cards are longest."""
    chance = random.Random(players)
    for loaded in played(players, seed=60 + players, most=400, notebook="inferences"):
        if chance.random() > 0.06:
            continue
        viewers: list[int | None] = [*loaded.to_move(), chance.randrange(players), None]
        for viewer in viewers:
            private = LookPanel(CONTEXT, loaded, user_on(viewer), language, nonce=2**41)
            place = "A Server With A Long Name " * 3 + "· <#123456789012345678> · [to the table](https://discord.com/…)"
            judged(await private.panel(["✅ " + "a long remark " * 20], place=place))
            judged(private.looks())
            for look in loaded.game.meta.looks:
                if look.private and viewer is None:
                    continue
                subjects = [noun for noun, _ in loaded.presenter.subjects(loaded.view(viewer), look.id)]
                for about in subjects[:2] or [None]:
                    judged(await private.look(look.id, about))
                    judged(private.text(look.id, about, 0))
        judged(await board_card(CONTEXT, loaded, (), nonce=2**41, mentions=[11, 22]))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_button_leads_somewhere_and_bears_the_decision(language: str) -> None:
    for loaded in played(3, seed=8, most=40):
        seat = loaded.to_move()[0]
        card = await PrivatePanel(CONTEXT, loaded, user_on(seat), language).panel()
        doing = [b.button_id for b in buttons(card) if b.button_id and b.button_id.verb == "do"]
        doing += [menu.button_id for menu in menus(card)]
        assert doing and {button_id.decision for button_id in doing} == {loaded.decisions[seat] + 1}
        others = [number for number in range(3) if number != seat]
        for other in others:
            card = await PrivatePanel(CONTEXT, loaded, user_on(other), language).panel()
            assert not blocks(card, Menu) and "do" not in {b.button_id.verb for b in buttons(card) if b.button_id}


# -- looks shown as text are cut first ---------------------------------------------------------------------------------


LINES = [f"{number}: {'word ' * 18}" for number in range(80)]
"""More than any game says of its board today."""


def test_longest_text_is_shortened_line_by_line():
    board = Text("\n".join(LINES)[: exhibits.PAGE])
    below = Text("x" * 1500)
    shown = fitted((Text("Title"), board, below, Buttons(())))
    assert sum(len(block.text) for block in shown if isinstance(block, Text)) <= limits.TEXT
    assert (shown[0], *shown[2:]) == (Text("Title"), below, Buttons(()))
    assert isinstance(shown[1], Text) and shown[1].text.endswith(MORE)
    assert set(shown[1].text.removesuffix(MORE).split("\n")) <= set(LINES), "no line is cut in two"


def test_two_long_texts_are_shortened_and_others_untouched():
    shown = fitted((Text("a\n" * 1600), Text("b\n" * 1600), Text("c\n" * 1600)))
    assert sum(len(block.text) for block in shown if isinstance(block, Text)) <= limits.TEXT
    assert fitted((Text("short"), Text("too"))) == (Text("short"), Text("too"))


@EVERY_GAME
async def test_a_look_that_is_long_in_words_fits_beside_all_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
):
    monkeypatch.setattr(exhibits, "_lines", lambda *_given: LINES)
    chance = random.Random(1)
    async with wide_world(tmp_path) as world:
        await world.started(ANN, BOB, game=game)
        for _ in range(6):
            if (await world.loaded()).table.status == "running":
                await world.act_any(chance)  # the panels, and what is sent, are judged by the world
        await world.settle()
        for verb, *nouns in (("look", "board"), ("recap",), ("text", "board"), ("replay", "first"), ("act",)):
            card = await world.press(ANN, verb, *nouns)
            assert "0: word" in text(card) or verb in ("recap", "act", "replay"), text(card)
        loaded, entries = await world.loaded(), await world.entries()
        shown = await board_card(world.context, loaded, entries)
        assert faults(shown) == [] and "0: word" in text(shown)


# -- too large for Discord ---------------------------------------------------------------------------------------------


SAID = "Discord does not take the picture"


def too_large(card: Card) -> None:
    """Take no picture."""
    if any(isinstance(block, Image) for block in card.blocks):
        raise TooLarge("413/40005")


@pytest.fixture
def heavy(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """Return a world in which all looks are drawn, and Discord takes no pictures."""

    async def draw(_game: str, look: str, *_given: Any) -> Picture:
        return Picture(b"x", f"{look}.png", 1, 1)

    monkeypatch.setattr(world.context.render_service, "draw", draw)
    world.messenger.judge = too_large
    return world


@pytest.mark.guarantee("picture-fallback")
async def test_board_and_dms_come_in_words_once_with_a_sentence(heavy: World, caplog: pytest.LogCaptureFixture) -> None:
    await heavy.started(ANN, BOB)
    await heavy.settle()
    assert await heavy.unsent() == ([], [])
    board = heavy.messenger.in_channel(CHANNEL)[-1]
    (letter,) = heavy.messenger.dms(ANN)
    for message in (board, letter):
        said = text(message.card)
        assert said.count(SAID) == 1 and not any(isinstance(block, Image) for block in message.card.blocks)
        assert any(isinstance(block, Buttons) for block in message.card.blocks)
    plain = await heavy.press(ANN, "text", "board")
    assert text(plain).splitlines()[3] in text(board.card), "the whole text board stands there"
    assert caplog.text.count("board is too large; it goes without pictures") <= 1 < caplog.text.count("is too large")
    heavy.messenger.judge = None
    await heavy.discard(await heavy.awaited())
    await heavy.settle()
    board = heavy.messenger.in_channel(CHANNEL)[-1]
    assert any(isinstance(block, Image) for block in board.card.blocks) and SAID not in text(board.card)


async def test_who_acts_loses_nothing_by_it(heavy: World) -> None:
    await heavy.started(ANN, BOB)
    for _ in range(3):
        user = await heavy.awaited()
        await heavy.discard(user)
        await heavy.settle()
    assert len(await heavy.entries()) == 3 and await heavy.unsent() == ([], [])
    messages = [message for message in heavy.messenger.made if SAID in text(message.card)]
    assert messages and len({message.nonce for message in messages}) == len(messages)


async def test_message_too_large_even_as_text_is_dropped_and_logged(
    heavy: World, caplog: pytest.LogCaptureFixture
) -> None:
    def nothing(_card: Card) -> None:
        raise TooLarge("413/40005")

    heavy.messenger.judge = nothing
    await heavy.started(ANN, BOB)
    await heavy.settle()
    assert await heavy.unsent() == ([], []) and "rejected" in caplog.text


@pytest.mark.parametrize("locale", ["en-US", "de"])
def test_an_answer_says_in_words_what_its_pictures_show(world: World, locale: str) -> None:
    picture = Picture(b"x", "board.png", 1, 1)
    given = Card((Text("head"), Image(picture, "what it shows"), File(b"x", "a.json"), Text("below")), 5)
    made = world.service.in_words(locale, given)
    why = "Discord does not take" if locale == "en-US" else "Discord nimmt das Bild"
    first, *rest = [block.text for block in made.blocks if isinstance(block, Text)]
    assert why in first and rest == ["head", "what it shows", "below"] and len(made.blocks) == 4 and made.accent == 5


def test_it_fits_whatever_the_pictures_show() -> None:
    picture = Picture(b"x", "board.png", 1, 1)
    made = in_words(Card((Text("x" * 3000), *(Image(picture, "y" * 1000) for _ in range(4)))), "why")
    assert sum(len(block.text) for block in made.blocks if isinstance(block, Text)) <= limits.TEXT
    assert Translator().has("de", "picture-too-large")


def planning() -> Iterator[tuple[LoadedTable, int, Menu]]:
    """Yield the menus of plans in which somebody holds two like cards."""
    for loaded in played(2, seed=3, most=30, game="skymines"):
        seat = loaded.to_move()[0]
        for menu in menus(controls_of(loaded, seat)):
            if any(choice.label == "2 × energy 1" for choice in menu.choices):
                yield loaded, seat, menu


def test_cards_of_a_kind_stand_once_for_each_count() -> None:
    """Two like cards of a plan: a line for one, a line for both, and the rules judge what is too much."""
    loaded, seat, menu = next(planning())
    labels = [choice.label for choice in menu.choices]
    assert len(labels) == len(set(labels)) and "energy 1" in labels
    both = next(choice.value for choice in menu.choices if choice.label == "2 × energy 1")
    other = next(choice.value for choice in menu.choices if choice.label == "carbon 1")
    action = from_menu(loaded, seat, menu.button_id.nouns, (other, both))
    assert action in loaded.legal(seat) and len(nouns(action)[0].split("+")) == 3
    assert from_menu(loaded, seat, menu.button_id.nouns, (both,)) in loaded.legal(seat)
    one = next(choice.value for choice in menu.choices if choice.label == "energy 1")
    assert from_menu(loaded, seat, menu.button_id.nouns, (one, both)) in loaded.legal(seat)
