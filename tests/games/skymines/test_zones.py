"""Where pieces are, who sees them, and what a viewer may imagine of what is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.contract import BrokenInvariant
from bot.games.core.pieces import Path
from bot.games.skymines.change import luna_of, with_luna, with_player
from bot.games.skymines.material import CARD, DECK
from bot.games.skymines.planning import slots_on
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.zones import ZONES
from tests.games.script import stream
from tests.games.skymines.builders import first
from tests.games.skymines.games import GAME, after, random_game

DREAMS = range(40)


def _begun(seats: int = 2, **options: str) -> SkyminesState:
    """Return a table whose seats plan for the first round, each with a single share in hand."""
    state = first(seats, options)
    for seat in range(seats):
        state = after(state, f"{seat} choose {state.players[seat].offered[0]}")
    taken = state.stack[-1][:seats]
    state = replace(state, stack=(*state.stack[:-1], state.stack[-1][seats:]))
    for seat, card in enumerate(taken):
        state = with_player(state, seat, hand=(card, *state.players[seat].hand))
    GAME.check(state)
    return state


def _plan(state: SkyminesState, seat: int, count: int) -> str:
    cards = [card for card in state.players[seat].hand if CARD[card].kind != "share"]
    return f"{seat} plan {'+'.join(cards[:count]) or '-'}"


def _imagined(state: SkyminesState, viewer: int | None, number: int) -> SkyminesState:
    view = GAME.view(state, viewer)
    dream = GAME.sample_state(view, viewer, stream("imagine", number))
    GAME.check(dream)
    assert GAME.view(dream, viewer) == view
    return dream


# -- each piece in one place ------------------------------------------------------------------------------------------


def test_every_piece_stays_in_one_place() -> None:
    for number in range(6):
        for turn, moment in enumerate(random_game(number)):
            if turn % 5 == 0:
                GAME.check(moment.step.state)


def _with(state: SkyminesState, seat: int, **more: Any) -> SkyminesState:
    owner = state.players[seat]
    return with_player(state, seat, **{name: (*getattr(owner, name), *pieces) for name, pieces in more.items()})


def _doubled(state: SkyminesState) -> dict[str, SkyminesState]:
    """Return tables where a piece lies in two places, by where it lies open."""
    card, plan, luna = state.stack[4][0], state.plans[1][0], luna_of(state)
    hers = luna.deck[0]
    return {
        "hand": _with(state, 1, hand=(card,)),
        "starting card in hand": _with(state, 1, hand=("titanium1-0",)),
        "area": with_player(state, 0, area=("", "", card, "", "")),
        "deck": with_player(state, 0, decks=((card,), *state.players[0].decks[1:])),
        "discard pile": replace(state, discard=(card,)),
        "display": replace(state, display=(card, *state.display[1:])),
        "research display": replace(state, research_display=(*state.research_display[:2], (plan, "", "", ""))),
        "screen": with_player(state, 0, screens=(*state.players[0].screens[:5], plan, *[""] * 10)),
        "covered": _with(state, 0, covered=(plan,)),
        "token": with_player(state, 0, token=state.token_box[0]),
        "Luna's card": with_luna(state, cards=(card,)),
        "Luna's plan": with_luna(state, plans=(plan,)),
        "Luna's token": with_luna(state, token=state.token_box[0]),
        "Luna's discard pile": with_luna(state, discard=(hers,)),
        "Luna's majority": with_luna(state, majority=(hers, "")),
        "Luna's slot": with_luna(state, slots=(hers, "", "", "", "")),
    }


@pytest.mark.parametrize("place", list(_doubled(_begun(luna="4"))))
def test_a_piece_in_two_places_is_a_fault(place: str) -> None:
    with pytest.raises(BrokenInvariant, match="in exactly one place"):
        GAME.check(_doubled(_begun(luna="4"))[place])


def test_first_grade_cards_never_lie_apart() -> None:
    state = _begun(luna="4")
    luna = luna_of(state)
    swapped = with_luna(state, deck=(luna.added[0], *luna.deck[1:]), added=(luna.deck[0], *luna.added[1:]))
    with pytest.raises(BrokenInvariant, match="cannot be there"):
        GAME.check(swapped)


# -- who sees what ----------------------------------------------------------------------------------------------------


def test_orders_of_face_down_supplies_are_seen_by_nobody() -> None:
    state = first(2, {"luna": "4"})
    for viewer in (None, 0, 1):
        masked = ZONES.mask(state, viewer)
        assert {card[0] for deck in masked.stack for card in deck} == {"?"}
        assert {plan[0] for supply in masked.plans for plan in supply} == {"?"}
        assert {token[0] for token in masked.token_box} == {"?"}
        assert {card[0] for card in (*luna_of(masked).deck, *luna_of(masked).added)} == {"?"}
    assert ZONES.mask(state, 0).players[0].offered == state.players[0].offered
    assert {token[0] for token in ZONES.mask(state, 0).players[1].offered} == {"?"}


def test_tokens_that_a_seat_was_offered_are_never_dealt_again() -> None:
    for state in (first(3), _begun(3)):
        dealt = GAME.redeal_hidden(state)
        assert [player.offered for player in dealt.players] == [player.offered for player in state.players]
        assert dealt.token_box != state.token_box


def _with_slot() -> SkyminesState:
    """Return a table where Luna has a face-down card in her first slot."""
    state = _begun(luna="4")
    deck = luna_of(state).deck
    return with_luna(state, deck=deck[1:], slots=(deck[0], "", "", "", ""))


def test_cards_of_lunas_slots_are_seen_by_nobody() -> None:
    state = _with_slot()
    GAME.check(state)
    for viewer in (None, 0, 1):
        assert luna_of(ZONES.mask(state, viewer)).slots == ("?", "", "", "", "")
    assert {luna_of(_imagined(state, 0, number)).slots[0] for number in DREAMS} > {luna_of(state).slots[0]}
    dealt = GAME.redeal_hidden(state)
    GAME.check(dealt)
    assert luna_of(dealt).slots[1:] == ("",) * 4
    over = GAME.end_now(state).state
    assert luna_of(ZONES.mask(over, None)).slots == luna_of(state).slots


def _choices(state: SkyminesState, viewer: int) -> set[Path]:
    """Return the choices that are hidden from a viewer."""
    named = {"choice", "planned", "selecting"}
    return {path for path in ZONES.secrets(state, viewer) if path[-1] in named}


def test_only_a_choice_that_may_have_been_made_is_a_secret() -> None:
    """With linked slots it may be half made."""
    state = first(2, {"slots": "linked"})
    assert _choices(state, 1) == set()
    chosen = after(state, f"0 choose {state.players[0].offered[0]}")
    assert _choices(chosen, 1) == {("players", 0, "choice")}
    assert _choices(chosen, 0) == set()
    assert ZONES.mask(chosen, 1).players[0].choice == ""
    state = _begun()
    assert _choices(state, 0) == set()
    assert _choices(after(state, _plan(state, 1, 2)), 0) == {("players", 1, "planned")}
    assert _choices(_begun(slots="linked"), 0) == {("players", 1, "planned"), ("players", 1, "selecting")}
    assert _choices(_acting(), 0) == set()


def _acting() -> SkyminesState:
    """Return a table with linked slots in its first Action phase."""
    state = _begun(slots="linked")
    return after(state, _plan(state, 0, 1), "0 arrange 2", _plan(state, 1, 0), "1 arrange -")


def test_all_is_seen_when_the_game_is_over() -> None:
    state = GAME.end_now(_begun(luna="4")).state
    for viewer in (None, 0):
        masked = ZONES.mask(state, viewer)
        assert (masked.stack, masked.plans, masked.token_box) == (state.stack, state.plans, state.token_box)
        assert (luna_of(masked).deck, luna_of(masked).added) == (luna_of(state).deck, luna_of(state).added)
        assert [player.offered for player in masked.players] == [player.offered for player in state.players]


# -- what may be imagined ---------------------------------------------------------------------------------------------


def test_what_is_hidden_differs_from_dream_to_dream() -> None:
    state = _begun(luna="4")
    dreams = [_imagined(state, 0, number) for number in DREAMS]
    for field in ("stack", "plans", "token_box"):
        assert len({str(getattr(dream, field)) for dream in dreams}) > 10
    assert len({luna_of(dream).deck for dream in dreams}) > 10
    assert len({luna_of(dream).added for dream in dreams}) > 10
    assert {dream.knowledge for dream in dreams} == {(0, 0)}
    assert ZONES.sample(GAME.view(state, 0), 0, stream("imagine", 0)).knowledge == (0, 0)


def test_a_token_of_the_two_offered_may_be_chosen() -> None:
    state = first(3)
    state = after(state, f"0 choose {state.players[0].offered[1]}", f"1 choose {state.players[1].offered[0]}")
    dreams = [_imagined(state, 0, number) for number in DREAMS]
    assert {dream.players[0].choice for dream in dreams} == {state.players[0].offered[1]}
    assert {dream.players[1].offered.index(dream.players[1].choice) for dream in dreams} == {0, 1}
    assert {dream.players[2].choice for dream in dreams} == {""}


def test_any_cards_may_be_planned() -> None:
    """But no single share, and only in slots that are on. What the viewer planned is known."""
    state = _begun()
    state = after(state, _plan(state, 1, 2))
    dreams = [_imagined(state, 0, number).players[1] for number in DREAMS]
    planned = [tuple(filter(None, dream.planned)) for dream in dreams]
    assert {len(cards) for cards in planned} == {0, 1, 2, 3}
    assert {card for cards in planned for card in cards} == set(state.players[1].hand) - set(DECK)
    slots = {at for dream in dreams for at, card in enumerate(dream.planned) if card}
    assert slots == set(slots_on(state.players[1]))
    assert {(len(dream.planned), dream.selecting) for dream in dreams} == {(5, False)}
    assert _imagined(state, 1, 0).players[1] == state.players[1]
    assert _imagined(state, 1, 0).players[0].planned == ()


def test_cards_to_be_arranged_may_have_been_selected() -> None:
    """With linked slots a seat that has not chosen may hold cards to arrange, or none yet."""
    state = _begun(slots="linked")
    dreams = [_imagined(state, 0, number).players[1] for number in DREAMS]
    assert {dream.selecting for dream in dreams} == {False, True}
    assert {len(dream.planned) for dream in dreams if not dream.selecting} == {0}
    assert {len(dream.planned) for dream in dreams if dream.selecting} == {0, 1, 2, 3}
    state = after(state, _plan(state, 1, 2), "1 arrange 4+2")
    dreams = [_imagined(state, 0, number).players[1] for number in DREAMS]
    assert {(len(dream.planned), dream.selecting) for dream in dreams} == {(5, False)}


def test_nothing_is_secret_while_seats_act() -> None:
    state = _acting()
    assert state.phase == "actions"
    assert _imagined(state, 0, 0).players[1] == replace(
        state.players[1], offered=_imagined(state, 0, 0).players[1].offered
    )
