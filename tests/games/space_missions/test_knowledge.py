"""What an agency and the others can tell of its decks: fifth cards, sampled states, and lookahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot.games.core.lookahead import LookaheadResult, lookahead
from bot.games.history.premoves import relevant_digest
from bot.games.space_missions.knowledge import drawn_in_flight, fifth, settle
from bot.games.space_missions.material import DECK, EVENTS, EXTRAS, SPECIALISTS, TECHNOLOGIES
from bot.games.space_missions.state import Agency, Deck, SpaceMissionsState, TechnologyTest
from bot.games.space_missions.view import Flight, FlightCard
from tests.games.script import stream
from tests.games.space_missions.builders import GAME, Table, action, offered, play
from tests.games.space_missions.games import random_game
from tests.support.logs import words

# --- What an agency and the others can tell of the fifth cards of its decks ---

THRUST, CONTROL = 0, 1


def agency(extras: tuple[str, ...] = EXTRAS, flight: Flight | None = None, **decks: Mapping[str, object]) -> Agency:
    """Return an agency whose decks have these fifth cards; `thrust={...}` changes fields of a deck."""
    laid = [Deck((*DECK, extra), ("?",) * 5, (), 0, extra, deduced=False, proven=False) for extra in extras]
    for name, changes in decks.items():
        place = TECHNOLOGIES.index(name.replace("_", "-"))
        laid[place] = replace(laid[place], **changes)
    return Agency((0,) * 4, (1,) * 3, (0,) * 8, SPECIALISTS, (), tuple(laid), 4, flight, (0,) * 4)


def in_flight(*cards: str, returned: tuple[int, ...] = ()) -> Flight:
    drawn = tuple(FlightCard(1, "thrust", card) for card in cards)
    return Flight(1, (1, 0, 0, 0), ((0,) * 5,) * 4, 1, inspection=False, drawn=drawn, returned=returned)


def told(found: Agency) -> tuple[list[bool], list[bool]]:
    return [deck.deduced for deck in found.decks], [deck.proven for deck in found.decks]


def test_nothing_is_told_by_what_every_deck_has() -> None:
    known = ("major", "minor", "minor", "none", "?")
    assert told(settle(agency(thrust={"known": known}))) == ([False] * 6, [False] * 6)


def test_second_harmless_card_is_the_fifth_to_its_owner_alone() -> None:
    found = settle(agency(thrust={"known": ("none", "?", "none", "?", "?")}))
    assert told(found) == ([True, *[False] * 5], [False] * 6)


def test_an_upgrade_makes_a_third_minor_problem_certain() -> None:
    extras = ("minor", "minor", "none", "none", "none", "none")
    known = ("minor", "minor", "minor", "?", "?")
    assert told(settle(agency(extras, thrust={"known": known})))[0][THRUST]
    upgraded = {"known": (*known, "?"), "cards": (*DECK, "minor", "minor"), "added": 1}
    assert not told(settle(agency(extras, thrust=upgraded)))[0][THRUST]


def test_cards_in_a_test_and_removed_ones_count_for_the_owner() -> None:
    begun = agency(thrust={"removed": ("none",), "cards": DECK, "known": ("?",) * 4})
    assert told(settle(begun))[0] == [False] * 6
    tested = settle(begun, TechnologyTest("test-2", "thrust", ("none",), 0, returning=False))
    assert told(tested) == ([True, *[False] * 5], [False] * 6)
    elsewhere = settle(begun, TechnologyTest("test-2", "control", ("none",), 0, returning=False))
    assert told(elsewhere)[0] == [False] * 6


def test_what_lies_drawn_in_a_flight_everybody_sees() -> None:
    found = settle(agency(flight=in_flight("none", "major", "none")))
    assert told(found) == ([True, *[False] * 5], [True, *[False] * 5])


def test_cards_that_went_back_lie_no_longer_drawn() -> None:
    flight = in_flight("none", "major", "none", returned=(0,))
    assert drawn_in_flight(flight, "thrust") == ("major", "none")
    assert drawn_in_flight(flight, "control") == () == drawn_in_flight(None, "thrust")
    assert told(settle(agency(flight=flight)))[0] == [False] * 6


def test_the_last_of_a_kind_tells_all_the_others() -> None:
    """Two of the six fifth cards are minor problems: who knows both, or the four others, knows all."""
    minors = ("minor", "none", "minor", "none", "none", "none")
    three = {"known": ("minor", "minor", "minor", "?", "?")}
    two = {"known": ("none", "?", "none", "?", "?")}
    one = settle(agency(minors, thrust=three))
    assert told(one)[0] == [True, *[False] * 5]
    assert told(settle(agency(minors, thrust=three, life_support=three))) == ([True] * 6, [False] * 6)
    four = settle(agency(minors, control=two, sensor=two, landing=two, re_entry=two))
    assert told(four) == ([True] * 6, [False] * 6)


def test_what_everybody_sees_tells_everybody_of_the_others() -> None:
    minors = ("minor", "minor", "none", "none", "none", "none")
    gone = {"removed": ("minor",) * 3, "cards": ("major", "none"), "known": ("?", "?")}
    assert told(settle(agency(minors, thrust=gone, control=gone))) == ([True] * 6, [True] * 6)


def test_what_was_told_once_stays_told() -> None:
    begun = agency(thrust={"deduced": True}, control={"deduced": True, "proven": True})
    assert settle(begun) == begun
    assert told(settle(begun)) == ([True, True, *[False] * 4], [False, True, *[False] * 4])


def test_a_fifth_card_by_its_count() -> None:
    assert fifth(0, ("minor", "minor", "none", "major")) == "?"
    assert fifth(0, ("none", "none")) == "none"
    assert fifth(1, ("minor",) * 3) == "?"
    assert fifth(2, ("minor",) * 5) == "minor"


# --- Sampled states fit all that the viewer knows; redeals change only what no seat has learned ---


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
        GAME.sample_state(view, 1, stream())
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


def test_redeal_draws_in_the_order_of_kept_records() -> None:
    """Seat by seat the fifth cards, then the decks; the box, then the events; the Automa's specialists, its cards."""
    before = play(Table(1).state, "0 specialist tester 1", "0 test thrust", "0 draw").state
    before = replace(before, peeked=(0,))
    after, stream = GAME.redeal_hidden(before), before.chance.open()
    extras = stream.shuffle(EXTRAS)
    assert before.open_test is not None and before.automa is not None and after.automa is not None
    for at, (deck, extra) in enumerate(zip(after.agencies[0].decks, extras, strict=True)):
        drawn = before.open_test.drawn if at == THRUST else ()
        left = Counter[str]((*DECK, extra)) - Counter(drawn)
        assert (deck.extra, deck.cards) == (extra, stream.shuffle(left.elements()))
    top = before.events[0]
    hidden = [event for event in EVENTS if event != top]
    boxed = stream.shuffle(event for event in hidden if EVENTS[event].asterisk)[:3]
    assert after.boxed == boxed
    assert after.events == (top, *stream.shuffle(event for event in hidden if event not in boxed))
    assert after.automa.specialists == stream.shuffle(before.automa.specialists)
    assert after.automa.deck == stream.shuffle(before.automa.deck)
    assert after.chance == stream.close()


def test_the_game_never_stalls() -> None:
    assert not any(GAME.stalled(moment.before) for moment in random_game(3))


# --- Lookahead: what is foreseen happens, and it holds nothing hidden ---

AHEAD = lookahead(GAME)
assert AHEAD is not None


def ahead(state: SpaceMissionsState, seat: int, *lines: str) -> LookaheadResult:
    return GAME.look_ahead(GAME.view(state, seat), seat, tuple(map(action, lines)))


def said(prospect: LookaheadResult) -> list[str]:
    return [words(each) for each in prospect.actions]


def test_waiting_seat_foresees_its_specialists() -> None:
    state = Table(3).played(1, "mechanic").state
    assert said(ahead(state, 1)) == offered(Table(3).played(1, "mechanic").turn(1).state)
    assert said(ahead(Table(3).passed(1).state, 1)) == []


def test_a_block_is_planned_action_by_action() -> None:
    state = Table(2).state
    assert said(ahead(state, 1, "specialist mechanic 1"))[0] == "enhance control-backup"
    plan = ("specialist mechanic 1", "enhance payload", "enhance payload")
    after = ahead(state, 1, *plan)
    assert after.certain and "specialist engineer 2" in said(after) and "specialist mechanic 1" not in said(after)
    assert after.view.players[1].stock[4] == 2


def test_an_upgrade_is_foreseen_since_it_reveals_nothing() -> None:
    after = ahead(Table(2).state, 1, "specialist engineer 1", "develop rocket")
    assert after.certain and "specialist mechanic 1" in said(after)
    assert after.view.players[1].levels == (2, 1, 1)


def test_lookahead_of_a_test_offers_all_and_tells_no_card() -> None:
    state = Table(2).deck(1, "thrust", "minor", "major", "none", "minor").state
    after = ahead(state, 1, "specialist tester 1", "test thrust")
    assert not after.certain
    assert said(after)[:3] == ["draw", "remove thrust major", "remove thrust minor"] and said(after)[-1] == "put-back"
    assert after.view.open_test is not None and after.view.open_test.drawn == () and after.view.known is None
    played = play(Table(2).deck(1, "thrust", "minor", "major", "none", "minor").turn(1).state, "1 specialist tester 1")
    assert set(offered(play(played.state, "1 test thrust").state)) <= set(said(after))
    assert said(ahead(state, 1, "specialist tester 1", "test thrust", "put-back")) == []


def test_cards_that_the_seat_has_put_there_are_foreseen() -> None:
    table = Table(2).deck(1, "thrust", "minor", "major", "none", "minor").knows(1, "thrust", 1)
    after = ahead(table.state, 1, "specialist tester 1", "test thrust")
    played = play(table.turn(1).state, "1 specialist tester 1", "1 test thrust").state
    assert after.certain and after.actions == GAME.legal(played, 1)
    assert after.view.open_test is not None and after.view.open_test.drawn == ("minor",)
    assert not ahead(table.state, 1, "specialist tester 1", "test thrust", "draw").certain, "the second is unknown"


def test_lookahead_of_the_last_cards_test_offers_put_back() -> None:
    state = Table(2).deck(1, "thrust", "none").state
    after = ahead(state, 1, "specialist tester 1", "test thrust")
    assert not after.certain
    assert said(after)[:2] == ["remove thrust major", "remove thrust minor"] and said(after)[-1] == "put-back"


def test_alone_each_play_reveals_and_nothing_beyond_is_foreseen() -> None:
    state = Table(1).state
    assert said(ahead(state, 0, "specialist engineer 2")) == []
    assert "enhance payload" in said(ahead(state, 0, "specialist mechanic 1"))


def test_what_is_not_possible_leads_nowhere() -> None:
    assert said(ahead(Table(2).state, 1, "enhance payload")) == []
    assert said(ahead(Table(2).played(1, "spy").state, 1, "specialist spy 1")) == []


def test_announcing_is_foreseen_by_those_who_come_later() -> None:
    state = Table(3, phase="announce").stock(0, fuel=1).stock(1, fuel=1).stock(2, fuel=1).state
    assert GAME.to_move(state) == (0,)
    assert said(ahead(state, 2)) == ["announce 1 1 0", "decline"]
    state = play(state, "0 announce 1 1 0").state
    assert said(ahead(state, 0)) == [], "the seat has announced"
    assert said(ahead(GAME.end_now(state).state, 2)) == []


def test_others_hinder_a_plan_only_by_what_it_needs() -> None:
    def same(table: Table, *lines: str) -> bool:
        before = table.state
        views = [GAME.view(state, 1) for state in (before, play(before, *lines).state)]
        assert AHEAD is not None
        return relevant_digest(AHEAD, views[0], 1) == relevant_digest(AHEAD, views[1], 1)

    without_spy = ("spy", "tester")
    assert same(Table(3).played(1, *without_spy), "0 specialist engineer 2")
    assert not same(Table(3), "0 specialist engineer 2"), "there is something else to copy"
    assert not same(Table(3).played(1, *without_spy).stock(2, fuel=10), "0 specialist engineer 2"), "fuel runs short"
    assert not same(Table(3).played(1, *without_spy), "0 pass"), "a place in the order is gone"
