"""Sampled states fit all that the viewer knows; redeals change only what no seat has learned."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.space_missions.sample_state import sample_state
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.script import stream
from tests.games.space_missions.builders import GAME, Table, play
from tests.games.space_missions.games import random_game


def imagined(state: SpaceMissionsState, viewer: int | None, number: object) -> SpaceMissionsState:
    view = GAME.view(state, viewer)
    sampled = GAME.sample_state(view, viewer, stream("imagine", number))
    GAME.check(sampled)
    assert GAME.view(sampled, viewer) == view
    return sampled


def dreams(state: SpaceMissionsState, viewer: int | None, count: int = 40) -> list[SpaceMissionsState]:
    return [imagined(state, viewer, number) for number in range(count)]


def test_a_view_is_its_owners_alone() -> None:
    view = GAME.view(Table(2).state, 0)
    with pytest.raises(ValueError, match="not of 1"):
        sample_state(view, 1, stream())
    with pytest.raises(ValueError, match="no seat 2"):
        GAME.view(Table(2).state, 2)


def test_known_places_stay_and_all_others_vary() -> None:
    state = Table(2).deck(0, "thrust", "none", "major", "minor", "minor", "none").knows(0, "thrust", 2, 4).state
    decks = [sampled.agencies[0].decks[0] for sampled in dreams(state, 0)]
    assert {(deck.cards[1], deck.cards[3]) for deck in decks} == {("major", "minor")}
    assert {deck.known for deck in decks} == {("?", "major", "?", "minor", "?")}
    assert len({deck.cards for deck in decks}) > 2
    others = [sampled.agencies[0].decks[0] for sampled in dreams(state, 1)]
    assert len({deck.cards[1] for deck in others}) == 3, "what seat 0 knows is hidden from seat 1"


def test_two_of_six_fifth_cards_are_always_minor_problems() -> None:
    state = Table(2).deck(0, "thrust", "none", "none", "minor", "minor", "major").knows(0, "thrust").state
    for sampled in dreams(state, 0):
        extras = [deck.extra for deck in sampled.agencies[0].decks]
        assert sorted(extras) == ["minor"] * 2 + ["none"] * 4
        assert extras[0] == "none"
    assert len({tuple(deck.extra for deck in sampled.agencies[0].decks) for sampled in dreams(state, 0)}) > 3
    assert "minor" in {sampled.agencies[0].decks[0].extra for sampled in dreams(state, 1)}


def test_a_test_is_known_to_the_tester_alone() -> None:
    table = Table(2).deck(0, "thrust", "major", "none", "minor", "minor", "none")
    state = play(table.state, "0 specialist tester 1", "0 test thrust").state
    assert {sampled.open_test and sampled.open_test.drawn for sampled in dreams(state, 0)} == {("major",)}
    drawn = {sampled.open_test and sampled.open_test.drawn for sampled in dreams(state, 1)}
    assert drawn == {("major",), ("minor",), ("none",)}


def test_who_looked_at_the_next_event_imagines_no_other() -> None:
    state = replace(Table(2).events("pump-recall").state, peeked=(0,))
    assert {sampled.events[0] for sampled in dreams(state, 0)} == {"pump-recall"}
    assert len({sampled.events[0] for sampled in dreams(state, 1)}) > 4
    assert GAME.view(state, 0).next_event == "pump-recall"
    assert GAME.view(state, 1).next_event is None
    assert GAME.view(state, 1).peeked == (0,)


def test_the_automas_face_down_cards_vary() -> None:
    state = Table(1).state
    assert len({sampled.automa and sampled.automa.deck for sampled in dreams(state, 0)}) > 5
    assert len({sampled.automa and sampled.automa.specialists for sampled in dreams(state, 0)}) > 5


def test_the_end_lays_all_decks_open_to_everybody() -> None:
    state = GAME.end_now(Table(2).state).state
    for viewer in (None, 0, 1):
        imagined(state, viewer, "the end")
        for player, agency in zip(GAME.view(state, viewer).players, state.agencies, strict=True):
            assert [deck.known for deck in player.decks] == [deck.cards for deck in agency.decks]
            assert [deck.extra for deck in player.decks] == [deck.extra for deck in agency.decks]


def test_redeal_changes_only_unlearned_parts() -> None:
    state = Table(2).deck(0, "thrust", "none", "major", "minor", "minor", "none").knows(0, "thrust").state
    state = replace(state, peeked=(1,))
    anew = [GAME.redeal_hidden(replace(state, chance=replace(state.chance, epoch=epoch))) for epoch in range(1, 30)]
    assert {after.agencies[0].decks[0].cards for after in anew} == {state.agencies[0].decks[0].cards}
    assert {after.events[0] for after in anew} == {state.events[0]}
    assert len({after.agencies[0].decks[1].cards for after in anew}) > 5
    assert len({after.agencies[1].decks[1].extra for after in anew}) == 2
    assert len({after.events for after in anew}) > 5
    assert len({frozenset(after.boxed) for after in anew}) > 3


def test_the_game_never_stalls() -> None:
    assert not any(GAME.stalled(moment.before) for moment in random_game(3))
