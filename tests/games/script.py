"""What the tests of a game's rules share: lines of a record, random games, and what every refusal must hold."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from bot.games.core.actions import Action, Refusal, build
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import Game, IllegalAction, Step, settle
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase
from bot.text.translator import Translator
from tests.support.logs import words

S = TypeVar("S")
E = TypeVar("E", bound=Event)
Choose = Callable[[tuple[Action, ...], random.Random], Action]
WORDS = Translator(strict=True)


@dataclass(frozen=True)
class Played(Generic[S]):
    """What came of playing: the state, and all events in order."""

    state: S
    events: tuple[Event, ...]

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]


@dataclass(frozen=True)
class Refused:
    """What is refused in a position: kind and paragraph of the refusal, by line of a record."""

    state: Callable[[], Any]
    lines: Mapping[str, str]


class Script(Generic[S]):
    """A game that is played in the words of a record."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._verbs = game.meta.verb_map()

    def action(self, text: str) -> Action:
        """Read an action in words: `jump 57 freezer`."""
        verb, *nouns = text.split()
        return build(self._verbs, verb, nouns)

    def play(self, state: S, *lines: str) -> Played[S]:
        """Play lines of a record, `seat verb nouns`, checking all invariants after each."""
        game, events = self._game, list[Event]()
        for line in lines:
            seat, _, text = line.partition(" ")
            assert game.to_move(state) == (int(seat),), f"{line}: it is the turn of {game.to_move(state)}"
            assert self.action(text) in game.legal(state, int(seat)), f"{line} is not offered but {self.offered(state)}"
            step = game.apply(state, int(seat), self.action(text))
            state = step.state
            events += step.events
            game.check(state)
        return Played(state, tuple(events))

    def offered(self, state: S, verb: str | None = None) -> list[str]:
        """Return what the seat to move may do, in words; of one verb only when it is given."""
        (seat,) = self._game.to_move(state)
        lines = [words(each) for each in self._game.legal(state, seat)]
        return [line for line in lines if verb is None or line.split()[0] == verb]

    def why(self, state: S, line: str) -> Refusal:
        """Return the refusal that a line meets."""
        seat, _, text = line.partition(" ")
        refusal = self._game.why_illegal(state, int(seat), self.action(text))
        assert refusal is not None, f"{line} is allowed"
        assert self.action(text) not in self._game.legal(state, int(seat)), f"{line} is refused but offered"
        return refusal

    def refused(self, state: S, line: str) -> str:
        """Return the kind and rule of the refusal that a line meets: `jump-mismatch 4.1`."""
        refusal = self.why(state, line)
        return f"{refusal.kind} {refusal.rule}"

    def refusals(self, table: Mapping[str, Refused]) -> Iterator[tuple[str, Refusal]]:
        """Yield what is refused by hand, each with its position and line."""
        for name, position in table.items():
            state = position.state()
            yield from ((f"{name}: {line}", self.why(state, line)) for line in position.lines)


@dataclass(frozen=True)
class Moment(Generic[S]):
    """One decision of a game and what came of it."""

    before: S
    seat: int
    action: Action
    step: Step


def seed(*parts: object) -> bytes:
    """Return a seed that depends on nothing but what is named."""
    return sha256(repr(parts).encode()).digest()


def stream(*parts: object) -> Stream:
    """Return chance that depends on nothing but what is named."""
    return Chance(seed(*parts)).open()


class RandomGames(Generic[S]):
    """Random games of all numbers of seats and options. `choose` picks from the legal list."""

    def __init__(self, game: Game, choose: Choose) -> None:
        self._game = game
        self._choose = choose

    def __call__(
        self, number: int, seats: int | None = None, options: dict[str, str] | None = None, choose: Choose | None = None
    ) -> Iterator[Moment[S]]:
        """Play a random game to its end; the number fixes seats, options, seed and every choice."""
        game, dice = self._game, random.Random(number)
        count = seats or dice.randint(*game.meta.players)
        offered = game.meta.options
        drawn = {option.id: dice.choice(option.choices) for option in offered} if options is None else {}
        state = game.setup(
            count, settle(offered, options) if options is not None else drawn, seed("random game", number)
        )
        while due := game.to_move(state):
            action = (choose or self._choose)(game.legal(state, due[0]), dice)
            step = game.apply(state, due[0], action)
            yield Moment(state, due[0], action, step)
            state = step.state


class Foreign(Action, frozen=True, tag="foreign"):
    """An action of another game."""


def _spoken(phrase: Phrase) -> list[Phrase]:
    nested = [fact for fact in phrase.facts.values() if isinstance(fact, Phrase)]
    listed = chain.from_iterable(fact for fact in phrase.facts.values() if isinstance(fact, tuple))
    return [phrase, *nested, *(each for each in listed if isinstance(each, Phrase))]


class RefusalTests:
    """Refusals agree with the list of legal actions on everything, and speak in both languages with their facts.

    A game's tests give its rules, what is refused by hand, its random games, how many of them are played, and at least
    how many kinds of refusals these meet; `idle`: the kinds that a seat meets while it is not to move. What the
    refusals by hand say stands in the golden texts.
    """

    game: ClassVar[Game]
    refused: ClassVar[Mapping[str, Refused]]
    random_game: ClassVar[RandomGames[Any]]
    games: ClassVar[int]
    kinds: ClassVar[int]
    idle: ClassVar[frozenset[str]] = frozenset({"not-your-turn"})

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "example" in metafunc.fixturenames:
            metafunc.parametrize("example", self.refused)

    def test_a_refusal_tells_its_kind_and_paragraph(self, example: str) -> None:
        position, script = self.refused[example], Script[Any](self.game)
        state = position.state()
        assert {line: script.refused(state, line) for line in position.lines} == position.lines

    def test_an_action_of_another_game_is_unknown(self) -> None:
        state = next(self.random_game(0)).before
        seat, *_ = self.game.to_move(state)
        refusal = self.game.why_illegal(state, seat, Foreign())
        assert refusal is not None and (refusal.kind, refusal.rule) == ("unknown-action", "2.2")

    @abstractmethod
    def garbage(self, dice: random.Random, moment: Moment[Any], legal: tuple[Action, ...]) -> Iterable[Action]:
        """Yield actions of the right types: most of them are illegal, for every reason there is."""

    def test_refusals_agree_with_the_legal_list_on_every_action(self) -> None:
        game, kinds = self.game, set[str]()
        for number in range(self.games):
            dice = random.Random(number)
            for moment in self.random_game(number):
                state, seat = moment.before, moment.seat
                legal = game.legal(state, seat)
                assert legal and len(set(legal)) == len(legal), "something is offered, and nothing twice"
                assert all(
                    game.why_illegal(state, seat, each) is None for each in dice.sample(legal, min(4, len(legal)))
                )
                for tried in self.garbage(dice, moment, legal):
                    refusal = game.why_illegal(state, seat, tried)
                    assert (refusal is None) == (tried in legal), words(tried)
                    if refusal is not None:
                        kinds.add(refusal.kind)
                        with pytest.raises(IllegalAction) as caught:
                            game.apply(state, seat, tried)
                        assert caught.value.refusal == refusal
                for other in set(range(len(state.knowledge))) - set(game.to_move(state)):
                    assert game.legal(state, other) == ()
                    refusal = game.why_illegal(state, other, legal[0])
                    assert refusal is not None and refusal.kind in self.idle
        assert len(kinds) >= self.kinds, kinds

    @pytest.mark.parametrize("language", ["en", "de"])
    def test_every_refusal_met_in_play_speaks_with_all_its_facts(self, language: str) -> None:
        tongue, met = WORDS.words(language, ("Ada", "Ben", "Cleo", "Dov", "Eva")), set[str]()
        for number in range(8):
            dice = random.Random(1000 + number)
            for moment in self.random_game(number):
                legal = self.game.legal(moment.before, moment.seat)
                for tried in list(self.garbage(dice, moment, legal))[:4]:
                    refusal = self.game.why_illegal(moment.before, moment.seat, tried)
                    if refusal is None or (refusal.kind in met and dice.random() < 0.9):
                        continue
                    met.add(refusal.kind)
                    for phrase in _spoken(refusal.reason) + _spoken(refusal.remedy):
                        assert WORDS.has(language, phrase.key), phrase.key
                    for text in (tongue(refusal.reason), tongue(refusal.remedy)):
                        assert text and "{" not in text and f"{self.game.meta.prefix}-" not in text
                        assert text[-1] in ".!" and len(text) < 500, text
        assert len(met) >= self.kinds

    def test_both_languages_have_the_same_refusals(self) -> None:
        said: list[tuple[set[str], set[str]]] = []
        for language in ("en", "de"):
            reason, remedy = (f"{self.game.meta.prefix}-{part}-" for part in ("refuse", "remedy"))
            keys = WORDS.keys(language)
            said.append(
                (
                    {key.removeprefix(reason) for key in keys if key.startswith(reason)},
                    {key.removeprefix(remedy) for key in keys if key.startswith(remedy)},
                )
            )
        assert said[0] == said[1] and said[0][0] == said[0][1]
