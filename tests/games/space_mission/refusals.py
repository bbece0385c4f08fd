"""Refused actions by paragraph: the rules' tests ask for kind and paragraph, the golden texts for what is said."""

from __future__ import annotations

from bot.games.space_mission.state import SpaceMissionState
from tests.games.script import Refused
from tests.games.space_mission.builders import GAME, Table, play

FREEZER = {"freezer": "water*4 medal space*3"}


def at_gate() -> SpaceMissionState:
    """Seat 0 can leave the gate with 2, 19 and the joker, but not with 33 and 54."""
    return Table(3).hand(0, 2, 19, 33, 49, 54).state


def over() -> SpaceMissionState:
    return GAME.end_now(at_gate()).state


def on_hazard() -> SpaceMissionState:
    return Table(2).hand(0, 5, 17, 49).at(0, "hazard").state


def on_freezer() -> SpaceMissionState:
    """The freezer is not scanned yet."""
    return Table(3, FREEZER).hand(0, 2, 3, 18, 50, 54).at(0, "freezer").state


def with_jokers() -> SpaceMissionState:
    """Seat 0 is on the freezer, which seat 1 alone has scanned."""
    return Table().hand(0, 17, 19, 20, 49).at(0, "freezer").scanned(1, "freezer", "water").state


def scanned() -> SpaceMissionState:
    """Seat 0 may develop the freezer: 19+20, 20+35 and either with the joker 57."""
    return Table(3, FREEZER).hand(0, 2, 19, 20, 35, 57).at(0, "freezer").scanned(0, "freezer", "medal").state


def developed() -> SpaceMissionState:
    """Seat 2 has developed the freezer; a point tile is left there and on the duskmoor, none on the bluewell."""
    table = Table(4, {**FREEZER, "bluewell": "space*8"}).hand(0, 2, 19, 20).at(0, "freezer")
    for name in ("freezer", "bluewell", "duskmoor"):
        table.scanned(2, name).developed(2, name)
    return table.state


def bare() -> SpaceMissionState:
    """As `developed`, with seat 0 where nothing but space lies."""
    table = Table(4, {**FREEZER, "bluewell": "space*8"}).hand(0, 2, 19, 20, 44, 45).at(0, "bluewell")
    for name in ("freezer", "bluewell", "duskmoor"):
        table.scanned(2, name).developed(2, name)
    return table.scanned(0, "thornwild").state


def choosing() -> SpaceMissionState:
    """Seat 0 looks at the freezer's pile."""
    return play(on_freezer(), "0 scan 2").state


REFUSED = {
    "2.1 another seat's turn": Refused(at_gate, {"1 top-up -": "not-your-turn 2.1"}),
    "2.3 choose a tile first": Refused(choosing, {"0 top-up -": "choose-first 2.3"}),
    "2.4 jump with a card not in the hand": Refused(at_gate, {"0 jump 5 bluewell": "not-in-hand 2.4"}),
    "2.4 a card that there is not": Refused(at_gate, {"0 jump 99 hazard": "not-in-hand 2.4"}),
    "2.4 scan with a card not in the hand": Refused(on_freezer, {"0 scan 6": "not-in-hand 2.4"}),
    "2.4 develop with a card not in the hand": Refused(scanned, {"0 develop 20+36": "not-in-hand 2.4"}),
    "2.4 discard a card not in the hand": Refused(at_gate, {"0 top-up 2+3": "not-in-hand 2.4"}),
    "3.1 each card is named in order": Refused(at_gate, {"0 top-up 19+2": "unordered 3.1"}),
    "3.1 each card is named once": Refused(at_gate, {"0 top-up 2+2": "unordered 3.1"}),
    "4.1 another jump coordinate": Refused(at_gate, {"0 jump 2 bluewell": "jump-mismatch 4.1"}),
    "4.1 a card that does not jump": Refused(at_gate, {"0 jump 33 freezer": "jump-mismatch 4.1"}),
    "4.1 from a planet of the card's coordinate": Refused(on_hazard, {"0 jump 17 bluewell": "jump-mismatch 4.1"}),
    "4.2 jump to an absent planet": Refused(at_gate, {"0 jump 2 caldera": "planet-absent 4.2"}),
    "4.2 jump to no planet": Refused(at_gate, {"0 jump 49 nowhere": "planet-absent 4.2"}),
    "4.2 ruling 01 no jump to where one is": Refused(on_freezer, {"0 jump 2 freezer": "already-there 4.2"}),
    "4.2 ruling 01 nor with a joker": Refused(with_jokers, {"0 jump 49 freezer": "already-there 4.2"}),
    "5.1 ruling 02 no flight from the gate": Refused(at_gate, {"0 fly freezer": "fly-from-gate 5.1"}),
    "5.2 fly to a planet that is no neighbour": Refused(on_freezer, {"0 fly bluewell": "not-neighbour 5.2"}),
    "5.2 fly to where one is": Refused(on_freezer, {"0 fly freezer": "not-neighbour 5.2"}),
    "5.2 fly to an absent planet": Refused(on_freezer, {"0 fly caldera": "planet-absent 5.2"}),
    "6.1 scan at the gate": Refused(at_gate, {"0 scan 2": "at-gate 6.1"}),
    "6.2 scan a developed planet": Refused(developed, {"0 scan 2": "scan-developed 6.2"}),
    "6.2 scan a developed planet that is bare": Refused(bare, {"0 scan 44": "scan-developed 6.2"}),
    "6.3 another scan coordinate": Refused(on_freezer, {"0 scan 3": "scan-mismatch 6.3"}),
    "6.3 a card that does not scan": Refused(scanned, {"0 scan 20": "scan-mismatch 6.3"}),
    "7.1 develop at the gate": Refused(at_gate, {"0 develop 2+19": "at-gate 7.1"}),
    "7.2 a planet is developed once": Refused(developed, {"0 develop 19+20": "develop-developed 7.2"}),
    "7.2 a bare planet is developed once": Refused(bare, {"0 develop 44+45": "develop-developed 7.2"}),
    "7.3 develop without any scan": Refused(on_freezer, {"0 develop 18+54": "develop-unscanned 7.3"}),
    "7.3 develop what another scanned": Refused(with_jokers, {"0 develop 19+20": "develop-unscanned 7.3"}),
    "7.4 no card": Refused(scanned, {"0 develop -": "two-cards 7.4"}),
    "7.4 one card": Refused(scanned, {"0 develop 19": "two-cards 7.4"}),
    "7.4 three cards": Refused(scanned, {"0 develop 19+20+57": "two-cards 7.4"}),
    "7.4 twice the same landing coordinate": Refused(scanned, {"0 develop 19+35": "landing-mismatch 7.4"}),
    "7.4 cards out of order": Refused(scanned, {"0 develop 20+19": "unordered 7.4"}),
    "7.4 ruling 03 one card for both coordinates": Refused(scanned, {"0 develop 57+57": "unordered 7.4"}),
    "8.1 discover at the gate": Refused(at_gate, {"0 discover": "at-gate 8.1"}),
    "8.1 discover where nobody built": Refused(on_freezer, {"0 discover": "discover-undeveloped 8.1"}),
    "8.1 discover where one scanned": Refused(scanned, {"0 discover": "discover-undeveloped 8.1"}),
    "8.2 ruling 09 discover where only space is left": Refused(bare, {"0 discover": "discover-empty 8.2"}),
    "9.1 nothing to choose on a planet": Refused(on_freezer, {"0 take water": "nothing-to-choose 9.1"}),
    "9.1 nothing to choose at the gate": Refused(at_gate, {"0 take water": "nothing-to-choose 9.1"}),
    "9.1 a tile that is not in the pile": Refused(choosing, {"0 take alien-blue": "not-in-pile 9.1"}),
    "9.1 a tile that there is not": Refused(choosing, {"0 take nonsense": "not-in-pile 9.1"}),
    "9.2 ruling 10 a space tile cannot be taken": Refused(choosing, {"0 take space": "space-tile 9.2"}),
    "10.1 after the end no seat acts": Refused(over, {"0 top-up -": "over 10.1"}),
}
