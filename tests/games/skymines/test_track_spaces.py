"""The bonus spaces of company tracks (rules 11; rulings 8, 13, 15 to 17, 34, 43, 47, 48, 62)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.decision import Decision
from bot.games.core.events import Event
from bot.games.skymines import bonus_spaces
from bot.games.skymines.actions import Advance, Buy, Finish, Half, Place, Recover, Sell
from bot.games.skymines.bonus_spaces import Placement
from bot.games.skymines.cards import area_of
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Bought, Declined, Gained, HalfTaken, Placed, Recovered, Sold, TrackChosen
from bot.games.skymines.material import COMPANIES
from bot.games.skymines.state import Due, Mark, SkyminesState
from bot.games.skymines.track_choices import HALF, RECOVERY, TRACKS
from tests.games.skymines.positions import marked, owing, position

TRACKS_OF_SPACES = ("A2", "B2", "C2", "E2")


def _table(level: int = 2, tracks: tuple[str, str, str, str] = TRACKS_OF_SPACES, **seat: object) -> SkyminesState:
    """Return a table with tracks that have bonus spaces, on which seat 0 has this level in this turn."""
    return with_player(position(tracks=tracks), 0, levels=(level,) * 4, **seat)


def _do(state: SkyminesState, action: Placement, seat: int = 0) -> tuple[SkyminesState, list[Event]]:
    assert bonus_spaces.why_not(state, seat, action) is None
    events = list[Event]()
    return bonus_spaces.do(state, seat, action, events), events


def _choose(decision: Decision, state: SkyminesState, action: Action) -> tuple[SkyminesState, list[Event]]:
    assert action in decision.options(state, 0)
    assert decision.moves[type(action)].why_not(state, 0, action) is None
    events = list[Event]()
    return decision.moves[type(action)].do(state, 0, action, events), events


def _why(decision: Decision, state: SkyminesState, action: Action) -> tuple[str, str]:
    assert action not in decision.options(state, 0)
    return _kind(decision.moves[type(action)].why_not(state, 0, action))


def _kind(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.kind, refusal.rule


# -- which spaces are open --------------------------------------------------------------------------------------------


def test_level_of_this_turn_opens_the_spaces() -> None:
    """Ruling 15: a threshold that was passed in this turn opens nothing yet."""
    state = _table(0, tracks=("A2", "B1", "C1", "D1"))
    state = with_player(state, 0, tracks=(20, 0, 0, 0))
    for space in ("A2-1", "A2-2"):
        assert _kind(bonus_spaces.why_not(state, 0, Place(space))) == ("bonus-locked", "11.3")
    state = with_player(state, 0, levels=(1, 0, 0, 0))
    assert bonus_spaces.why_not(state, 0, Place("A2-1")) is None
    assert _kind(bonus_spaces.why_not(state, 0, Place("A2-2"))) == ("bonus-locked", "11.3")
    state = with_player(state, 0, levels=(2, 0, 0, 0))
    assert {Place("A2-1"), Place("A2-2")} <= set(bonus_spaces.options(state, 0, area_of(state, 0)))


def test_spaces_are_shared() -> None:
    """Ruling 16: one marker each; another player may use the other one."""
    state = with_player(_table(), 1, levels=(2, 2, 2, 2))
    state, _ = _do(state, Place("A2-2"))
    assert _kind(bonus_spaces.why_not(state, 1, Place("A2-2"))) == ("space-taken", "8.2")
    assert bonus_spaces.why_not(state, 1, Place("A2-1")) is None


def test_no_seat_uses_both_spaces_of_a_track() -> None:
    """Rules 11.4: either the first or the second bonus."""
    state = marked(_table(), ("A2-2", 0))
    assert _kind(bonus_spaces.why_not(state, 0, Place("A2-1"))) == ("track-marked", "11.4")
    assert bonus_spaces.why_not(state, 0, Buy("B2-1", "none")) is None


def test_single_use_marker_on_a_track() -> None:
    """Ruling 43."""
    state, _ = _do(_table(markers=0, single_use=1), Place("A2-2"))
    assert state.marks == (Mark("A2-2", 0, single_use=True),)


# -- A2, B2, C2 -------------------------------------------------------------------------------------------------------


def test_a2_first_bonus_is_one_of_two_halves() -> None:
    """Ruling 17: 2 CrypCoin for 2 research points and 1 helium, or 1 and 2."""
    state, events = _do(_table(1), Place("A2-1"))
    assert state.players[0].cash == 8
    assert (state.pending, events) == ((Due("half", space="A2-1"),), [Placed(0, "A2-1", 2)])
    assert HALF.options(state, 0) == (Half(1), Half(2))
    assert _choose(HALF, state, Half(1))[0].pending == (Due("helium", 1), Due("research", 2))
    after, events = _choose(HALF, state, Half(2))
    assert after.pending == (Due("helium", 2), Due("research", 1))
    assert events == [Gained(0, "space", helium=2, research=1)]
    for half in (0, 3):
        assert _why(HALF, state, Half(half)) == ("no-half", "11.7")


def test_a2_second_bonus_gives_both() -> None:
    """1 CrypCoin for 2 research points and 2 helium."""
    state, events = _do(_table(), Place("A2-2"))
    assert state.players[0].cash == 9
    assert events == [Placed(0, "A2-2", 1), Gained(0, "space", helium=2, research=2)]
    assert state.pending == (Due("helium", 2), Due("research", 2))


def test_a2_needs_its_price() -> None:
    """2 CrypCoin for the first, 1 for the second."""
    state = _table(cash=1)
    assert _kind(bonus_spaces.why_not(state, 0, Place("A2-1"))) == ("space-too-dear", "8.6")
    assert bonus_spaces.why_not(state, 0, Place("A2-2")) is None


@pytest.mark.parametrize(("space", "cost", "helium"), [("B2-1", 3, 1), ("B2-2", 2, 2)])
def test_b2_sells_a_card_and_gives_helium(space: str, cost: int, helium: int) -> None:
    """A card for CrypCoin, with the second bonus for 1 less; the helium in any case."""
    display = ("", "", "", "", "A01", *[""] * 7)
    state = replace(_table(cash=cost), display=display)
    after, events = _do(state, Buy(space, "A01"))
    assert events == [Placed(0, space), Bought(0, "A01", cost), Gained(0, "space", helium=helium)]
    assert (after.players[0].cash, after.players[0].hand[-1]) == (0, "A01")
    assert after.pending == (Due("helium", helium),)
    assert after.deeds.cost == cost
    assert (
        _kind(bonus_spaces.why_not(with_player(state, 0, cash=cost - 1), 0, Buy(space, "A01")))[0] == "space-too-dear"
    )


def test_b2_without_a_card() -> None:
    """And/or: the helium alone."""
    state, events = _do(_table(cash=0), Buy("B2-2", "none"))
    assert state.pending == (Due("helium", 2),)
    assert not [event for event in events if isinstance(event, Bought)]
    assert state.deeds.cost == -1


def test_b2_discount_never_pays() -> None:
    """Ruling 8: a cost is never below 0."""
    for card in ("titanium1-0", "A01"):
        state = replace(_table(cash=0), display=(card, *[""] * 11))
        assert bonus_spaces.card_cost(state, "B2-2", card) == {"titanium1-0": 0, "A01": 1}[card]
    assert bonus_spaces.card_cost(replace(_table(), display=("tile-plus", *[""] * 11)), "B2-2", "tile-plus") == 0


@pytest.mark.parametrize(("space", "coins"), [("C2-1", 4), ("C2-2", 9)])
def test_c2_sells_dearly(space: str, coins: int) -> None:
    """The printed cost and 3 or 8."""
    state, events = _do(_table(), Sell(space, "carbon1-0"))
    assert state.players[0].cash == 10 + coins
    assert events == [Placed(0, space), Sold(0, "carbon1-0", coins)]


# -- D2 ---------------------------------------------------------------------------------------------------------------

D2 = ("A1", "B1", "C1", "D2")


def test_d2_first_bonus_moves_on_two_other_tracks() -> None:
    """3 spaces on one and 2 on another, not on D2."""
    state, _ = _do(_table(1, D2), Place("D2-1"))
    assert state.players[0].cash == 9
    assert TRACKS.options(state, 0) == tuple([Advance(name, 3) for name in COMPANIES[:3]])
    assert _why(TRACKS, state, Advance("minerva", 3)) == ("track-excluded", "11.8")
    state, _ = _choose(TRACKS, state, Advance("tawac", 3))
    assert state.pending == (Due("move", 3, 1), Due("track", 2, excluded=(3, 1), space="D2-1"))
    state = owing(state, *state.pending[1:])
    assert TRACKS.options(state, 0) == (Advance("astrogo", 2), Advance("skymine", 2))
    state, _ = _choose(TRACKS, state, Advance("astrogo", 2))
    assert state.pending == (Due("move", 2, 0),)


def test_d2_second_bonus_moves_on_three_other_tracks() -> None:
    """3, 2 and 2 spaces: the last track follows."""
    state, _ = _do(_table(2, D2), Place("D2-2"))
    state, _ = _choose(TRACKS, state, Advance("skymine", 3))
    state, _ = _choose(TRACKS, owing(state, *state.pending[1:]), Advance("astrogo", 2))
    state = owing(state, *state.pending[1:])
    assert TRACKS.options(state, 0) == (Advance("tawac", 2),)


def test_d2_excludes_tracks_for_its_own_moves_alone() -> None:
    """Another reward may move on the same track."""
    state = owing(_table(1, D2), *[Due("track", 2, excluded=(3,), space=space) for space in ("D2-1", "D2-1", "")])
    state = _choose(TRACKS, replace(state, pending=(*state.pending, Due("half", space="D2-1"))), Advance("tawac", 2))[0]
    assert [due.excluded for due in state.pending] == [(), (3, 1), (3,), ()]


def test_d2_with_blocked_tracks() -> None:
    """Ruling 13: as far as possible. A track that cannot move is no choice, a barrier that can be paid is one."""
    state, _ = _do(with_player(_table(1, D2, cash=3), 0, tracks=(24, 5, 23, 0)), Place("D2-1"))
    assert TRACKS.options(state, 0) == (Advance("tawac", 3), Advance("skymine", 3))
    assert _why(TRACKS, state, Advance("astrogo", 3)) == ("track-blocked", "11.1")
    assert _choose(TRACKS, state, Advance("tawac", 3))[1] == [TrackChosen(0, 1, 3)]
    assert _choose(TRACKS, state, Advance("skymine", 3))[1] == []
    state = with_player(state, 0, cash=1)
    assert TRACKS.options(state, 0) == (Advance("skymine", 3),)
    assert TRACKS.options(with_player(state, 0, tracks=(24, 24, 24, 0)), 0) == ()


def test_any_track_moves_one_marker() -> None:
    """Ruling 51: the spaces of a reward are not split."""
    state = owing(position(), Due("track", 2))
    assert TRACKS.options(state, 0) == tuple([Advance(name, 2) for name in COMPANIES])
    assert _why(TRACKS, state, Advance("tawac", 1)) == ("other-steps", "11.8")
    assert _why(TRACKS, state, Advance("nonsense", 2)) == ("no-track", "11.6")
    assert _choose(TRACKS, state, Advance("tawac", 2))[0].pending == (Due("move", 2, 1),)


# -- E2 ---------------------------------------------------------------------------------------------------------------


def test_e2_first_bonus_is_one_of_two_halves() -> None:
    """Ruling 62: the action of the discarded card, or a card of the discard pile for 2 CrypCoin."""
    state, events = _do(_table(1), Sell("E2-1", "energy1-0"))
    assert events == [Placed(0, "E2-1"), Sold(0, "energy1-0")]
    assert state.discard == ("energy1-0",)
    assert "energy1-0" not in state.players[0].hand
    assert state.pending == (Due("half", card="energy1-0", space="E2-1"),)
    assert HALF.options(state, 0) == (Half(1), Half(2))
    assert _choose(HALF, state, Half(1))[0].pending == (Due("perform", card="energy1-0", space="E2-1"),)
    after, events = _choose(HALF, state, Half(2))
    assert (after.pending[0].kind, events) == ("recover", [HalfTaken(0, 2)])


def test_e2_without_coins_performs() -> None:
    """One half is left: it follows by itself."""
    state, _ = _do(_table(1, cash=1), Sell("E2-1", "energy1-0"))
    assert HALF.options(state, 0) == (Half(1),)
    assert _why(HALF, state, Half(2)) == ("no-recovery", "11.5")


def test_e2_share_cards_are_not_performed() -> None:
    """Ruling 34: they may be discarded for a card of the pile, if that can be paid."""
    state, _ = _do(_table(1, hand=("E01",)), Sell("E2-1", "E01"))
    assert HALF.options(state, 0) == (Half(2),)
    assert _why(HALF, state, Half(1)) == ("not-performed", "11.5")
    for space in ("E2-1", "E2-2"):
        poor = _table(2, hand=("E01",), cash=1)
        assert _kind(bonus_spaces.why_not(poor, 0, Sell(space, "E01"))) == ("no-use", "11.5")


def test_e2_second_bonus_takes_first_and_performs_then() -> None:
    """Ruling 47."""
    state, _ = _do(_table(), Sell("E2-2", "energy1-0"))
    assert state.pending == (Due("recover", space="E2-2"), Due("perform", card="energy1-0", space="E2-2"))
    state, _ = _do(_table(hand=("E01",)), Sell("E2-2", "E01"))
    assert [due.kind for due in state.pending] == ["recover"]


def test_card_of_the_discard_pile_is_bought() -> None:
    """2 CrypCoin for any card, the one just discarded too (ruling 48)."""
    state, _ = _do(replace(_table(), discard=("B01", "A12")), Sell("E2-2", "energy1-0"))
    assert RECOVERY.options(state, 0) == (Recover("B01"), Recover("A12"), Recover("energy1-0"), Finish())
    after, events = _choose(RECOVERY, state, Recover("energy1-0"))
    assert events == [Recovered(0, "energy1-0", 2)]
    assert after.discard == ("B01", "A12")
    assert (after.players[0].cash, after.players[0].hand[-1]) == (8, "energy1-0")
    assert after.pending == (Due("perform", card="energy1-0", space="E2-2"),)
    assert _why(RECOVERY, state, Recover("E08")) == ("not-discarded", "11.5")


def test_no_card_of_the_discard_pile() -> None:
    """And/or: the seat may decline; without 2 CrypCoin there is nothing to decide."""
    state = owing(replace(_table(), discard=("B01",)), Due("recover", space="E2-2"), Due("end"))
    after, events = _choose(RECOVERY, state, Finish())
    assert events == [Declined(0, "recover")]
    assert (after.pending, after.discard) == ((Due("end"),), ("B01",))
    assert RECOVERY.options(with_player(state, 0, cash=2), 0) == (Recover("B01"), Finish())
    poor = with_player(state, 0, cash=1)
    assert RECOVERY.options(poor, 0) == ()
    assert _why(RECOVERY, poor, Recover("B01")) == ("no-recovery", "11.5")
