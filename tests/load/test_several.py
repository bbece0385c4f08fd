"""What came of a load in several processes is added up as it came."""

from __future__ import annotations

import pickle
import random

from tests.load.limits import Counts, LimitedMessenger
from tests.load.players import Tally
from tests.load.run import Drawing, Outcome, Watched
from tests.load.several import added


def _outcome(number: int) -> Outcome:
    """Return what one process may send back. Its figures follow from its number."""
    tally, watched = Tally(games=number), Watched(memory=[10.0 * number] * number)
    tally.whole.extend([number / 10] * number)
    watched.late.extend([number / 100])
    messenger = LimitedMessenger(random.Random(number), counts=Counts(requests=number, gone=1))
    outcome = Outcome(tally, watched, messenger, seconds=60.0 + number, processor=float(number), lost=number)
    outcome.drawing, outcome.pretended = [Drawing(1.0, 2.0)], (1.0, float(number))
    return pickle.loads(pickle.dumps(outcome))


def test_times_lie_side_by_side_and_amounts_are_added() -> None:
    whole = added([_outcome(2), _outcome(3)])
    assert sorted(whole.tally.whole) == [0.2, 0.2, 0.3, 0.3, 0.3]
    assert (whole.tally.games, whole.lost, whole.processor) == (5, 5, 5.0)
    assert (whole.seconds, len(whole.drawing), whole.pretended) == (63.0, 2, (2.0, 5.0))
    assert whole.watched.memory == [50.0, 50.0], "the last moment was seen by one of them alone"
    assert sorted(whole.watched.late) == [0.02, 0.03]
    assert whole.messenger.counts == Counts(requests=5, gone=2)
