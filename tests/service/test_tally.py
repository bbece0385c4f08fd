"""A user's statistics, by examples counted by hand."""

from __future__ import annotations

from msgspec.structs import replace

from bot.service.ratings.tally import Opponent, tally
from bot.service.records import Part, Play, Played

ME, BOB, CEM, NOBODY = 1, 2, 3, -9


def seat(user: int | None, rank: int, part: Part = "whole", **lines: int) -> Played:
    return Played(seat=0, user=user, computer=None if user else "easy", name=f"U{user}", rank=rank,
                  total=sum(lines.values()), lines=tuple(lines.items()), part=part)  # fmt: skip


def play(*seats: Played, ended: str = "rules") -> Play:
    return Play(table=1, game="g", at=1.0, ended=ended, places=len(seats), options={}, terms={}, seats=seats)


GAMES = [
    play(seat(ME, 1, gate=9, water=3), seat(BOB, 2, gate=4)),
    play(seat(BOB, 1, gate=9), seat(ME, 2, gate=6), seat(CEM, 3)),
    play(seat(ME, 1, gate=3, water=6), seat(CEM, 1, gate=9), seat(BOB, 3), seat(NOBODY, 4)),
    play(seat(None, 1, "computer", gate=20), seat(ME, 2, gate=2)),
    play(seat(ME, 1, gate=50), seat(BOB, 2), ended="vote"),
    play(seat(BOB, 1, gate=40), seat(ME, 2, "gone", gate=30)),
    play(seat(BOB, 1, gate=99), seat(CEM, 2, gate=98)),
]


def test_a_record_by_hand() -> None:
    found = tally(GAMES, ME)
    assert (found.games, found.counted, found.agreed, found.parted) == (6, 4, 1, 1)
    assert found.places == ((1, 2), (2, 2))
    # 12, 6, 9 and 2 points; gate 9, 6, 3, 2; water only in two of the games: 3 and 6.
    assert found.mean == 7.25 and found.best == 12
    assert found.lines == (("gate", 5.0), ("water", 4.5))
    assert found.opponents == (Opponent("U2", 3, 2, 0), Opponent("U3", 2, 1, 1))


def test_who_has_played_nothing_that_counts() -> None:
    found = tally(GAMES, 77)
    assert (found.games, found.counted, found.mean, found.best, found.places) == (0, 0, 0.0, 0, ())
    assert found.places == () and found.lines == () and found.opponents == ()
    voted = tally(GAMES[4:5], ME)
    assert (voted.games, voted.counted, voted.agreed, voted.parted) == (1, 0, 1, 0)


def test_three_opponents_are_shown_by_their_latest_names() -> None:
    renamed = replace(GAMES[0], seats=(GAMES[0].seats[0], replace(GAMES[0].seats[1], name="Robert")))
    assert tally([*GAMES, renamed], ME).opponents[0].name == "Robert"
    crowd = play(seat(ME, 1), *(seat(user, 2) for user in range(2, 9)))
    assert len(tally([crowd], ME).opponents) == 3


def test_parts_that_were_not_ones_own_to_the_end_do_not_count() -> None:
    parts: tuple[Part, ...] = ("joined", "away", "gone")
    found = tally([play(seat(ME, 1, part, gate=9), seat(BOB, 2)) for part in parts], ME)
    assert (found.games, found.counted, found.parted, found.places) == (3, 0, 3, ())
