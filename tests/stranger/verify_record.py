"""An independent verifier: it uses docs/record.md and the data files, and nothing of ours.

    python verify_record.py RECORD.json FOLDER_OF_DATA [COMMITMENT]

It plays the record forward by plain lists and dictionaries and says `holds`, or where it does not. `Refused` is raised
for a record that does not hold.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

Row = dict[str, Any]
Told = list[Row]


class Refused(Exception):
    """The record does not hold."""


def need(holds: object, what: str) -> None:
    if not holds:
        raise Refused(what)


# --- Chance -----------------------------------------------------------------------------------------------------------


def below(s: Row, n: int) -> int:
    """Make a draw: a number from 0 to n - 1."""
    begun = bytes.fromhex(s["seed"]) + s["epoch"].to_bytes(8, "big") + s["draws"].to_bytes(8, "big")
    s["draws"] += 1
    for attempt in itertools.count():
        number = int.from_bytes(hashlib.sha256(begun + attempt.to_bytes(4, "big")).digest()[:8], "big")
        if number - number % n <= 2**64 - n:
            return number % n
    raise AssertionError


def shuffle(s: Row, items: list[Any]) -> list[Any]:
    pile = list(items)
    for place in range(len(pile) - 1, 0, -1):
        other = below(s, place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


# --- The file and its head --------------------------------------------------------------------------------------------

FILES: dict[str, list[str]] = {
    "space-mission": ["mission_control.toml"],
    "space-missions": ["mission_control.toml", "media.toml"],
    "crazy-eights": [],
    "skymines": [f"{name}.toml" for name in ("moon", "belt", "tracks", "cards", "plans", "board", "missions", "luna")],
}
TITLES = {
    "space-mission": "Space Mission",
    "space-missions": "Space Missions",
    "crazy-eights": "Crazy Eights",
    "skymines": "Skymines",
}
LEVELS = {
    "space-mission": ["easy", "steady", "strong"],
    "space-missions": ["easy", "steady", "strong"],
    "crazy-eights": ["easy", "steady"],
    "skymines": ["easy", "steady", "strong"],
}
MOST_EFFORT = {"space-mission": 20000, "space-missions": 20000, "crazy-eights": 0, "skymines": 0}
SEATS = {"space-mission": (2, 5), "space-missions": (1, 4), "crazy-eights": (2, 4), "skymines": (1, 4)}
DRAWN = ["scored", "unscored", "drawn"]
OPTIONS: dict[str, dict[str, list[str]]] = {
    "space-mission": {
        "own-reserved": ["yes", "no"],
        "end": ["space", "developed"],
        "notebook": ["visits", "off", "inferences"],
        "order": ["random", "fixed"],
    },
    "space-missions": {
        "media": ["first-games", "four", "four-1", "four-2", "four-3", "four-4", "six", "six-1", "six-2", "all"],
        "lunar": DRAWN,
        "manned": DRAWN,
        "unmanned": DRAWN,
        "bonuses": ["printed", "tiles"],
        "automa": ["normal", "trainee", "expert"],
        "order": ["random", "fixed"],
    },
    "crazy-eights": {"draw": ["three", "one"]},
    "skymines": {
        "board": ["moon", "belt"],
        "tracks": ["default", "random"],
        "slots": ["usual", "linked"],
        "missions": ["off", "on"],
        "luna": ["off", *map(str, range(9))],
    },
}
# Rules version 1 of Space Missions had fewer.
OPTIONS_OF_2 = {
    "either": ["drawn", *("-".join(each) for each in itertools.product(("low", "high"), repeat=3))],
    "bonuses": [
        "printed",
        "tiles",
        "without-fuel-2",
        "without-inspection",
        "without-look-technology",
        "without-look-event",
        "without-sequence-first-free",
    ],
}
HEAD = {"form", "format", "version", "game", "title", "edition", "rules_version", "options", "seats"}
HEAD |= {"commitment", "seed", "deal", "entries", "result"}
DID = {
    "acted": ["seat", "verb", "nouns"],
    "took-back": ["seat", "number"],
    "rewound": ["number", "epoch"],
    "concluded": ["reason"],
    "seated": ["seat", "player"],
}
MAY = {"acted": ["effort"], "rewound": ["reshuffled"]}


def each_once(pairs: list[tuple[str, Any]]) -> Row:
    need(len(dict(pairs)) == len(pairs), "a key stands twice")
    return dict(pairs)


def same(one: Any, other: Any) -> bool:
    """Compare as JSON: 1 is not true and 2.0 is not 2."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def whole(value: Any, least: int = 0) -> bool:
    return type(value) is int and value >= least


def number(word: str) -> int:
    need(re.fullmatch("0|[1-9][0-9]{0,8}", word), f"{word} is no number")
    return int(word)


def is_player(game: str, player: Any) -> bool:
    return player == "human" or player in [f"computer:{level}" for level in LEVELS[game]]


def check_head(r: Row, folder: Path) -> Row:
    """Check what stands before the entries; return the data of the edition."""
    need(set(r) == HEAD | ({"data"} if r["version"] == 2 else set()), "names at the top")
    need((r["form"], r["format"]) == ("full", "mission-control-record") and whole(r["version"], 1), "format")
    game = r["game"]
    need(game in TITLES and r["title"] == TITLES[game] and whole(r["rules_version"], 1), "game")
    need(r["rules_version"] <= (2 if game == "space-missions" else 1), "rules version")
    named = [{"file": name, "sha256": hashlib.sha256((folder / name).read_bytes()).hexdigest()} for name in FILES[game]]
    need(r["version"] == 1 or same(r["data"], named), "the data files are others")
    data: Row = {"edition": "52 cards"}
    for name in FILES[game]:
        data[name] = tomllib.loads((folder / name).read_text(encoding="utf-8"))
        data.update(data[name])
    need(r["edition"] == data["edition"], "edition")
    options, (fewest, most) = OPTIONS[game] | (OPTIONS_OF_2 if r["rules_version"] == 2 else {}), SEATS[game]
    need(set(r["options"]) == set(options) and all(r["options"][o] in options[o] for o in options), "options")
    need(fewest <= len(r["seats"]) <= most, "seats")
    for place, seat in enumerate(r["seats"]):
        need(same(seat, {"seat": place, "name": f"seat {place + 1}", "player": seat["player"]}), "seats")
        need(is_player(game, seat["player"]), "seats")
    need(re.fullmatch("[0-9a-f]{64}", r["seed"]), "seed")
    need(hashlib.sha256(bytes.fromhex(r["seed"])).hexdigest() == r["commitment"], "commitment")
    return data


# --- The log ----------------------------------------------------------------------------------------------------------


def waiting(s: Row) -> list[int]:
    """Return the seats that may act: all that have still to choose, where seats choose at the same time."""
    return s["turn"] if type(s["turn"]) is list else [s["turn"]]


def open_entry(entries: list[Row], counted: list[int], seat: int, together: bool) -> int | None:
    """Return the newest entry that counts if it is the seat's action; others' changes of players are passed over.

    `together`: so are their actions, where seats choose at the same time.
    """
    for n in reversed(counted):
        did = entries[n - 1]["did"]
        if did["entry"] in ("seated", "acted")[: 1 + together] and did["seat"] != seat:
            continue
        return n if did["entry"] == "acted" and did["seat"] == seat else None
    return None


def check_did(game: str, did: Row, seats: int) -> None:
    kind = did["entry"]
    need(kind in DID and {"entry", *DID[kind]} <= set(did) <= {"entry", *DID[kind], *MAY.get(kind, [])}, "an entry")
    need("seat" not in did or (whole(did["seat"]) and did["seat"] < seats), "a seat")
    need("player" not in did or is_player(game, did["player"]), "a player")
    nouns = did.get("nouns", [])
    need(type(nouns) is list and all(type(noun) is str for noun in nouns), "nouns")
    effort = did.get("effort", 0)
    need(whole(effort) and effort <= MOST_EFFORT[game], "effort")
    need(did.get("reason", "vote") == "vote", "reason")


def verify(text: str, folder: Path, commitment: str | None = None) -> int:
    """Play the record forward; return how many entries held. Raises Refused."""
    try:
        need(len(text.encode()) <= 8 * 1024 * 1024, "too large")
        r: Row = json.loads(text, object_pairs_hook=each_once, parse_constant=number)
        need(len(r["entries"]) <= 10_000, "too long")
        data = check_head(r, folder)
        need(commitment in (None, r["commitment"]), "this is the record of another game")
        rules = GAMES[r["game"]](data, r["options"], len(r["seats"]))
        play_through(r, rules)
    except (KeyError, TypeError, AttributeError, IndexError, RecursionError, ValueError) as error:
        raise Refused(f"it is no record: {error!r}") from error
    return len(r["entries"])


def play_through(r: Row, rules: Any) -> None:
    s: Row = {"seed": r["seed"], "epoch": 0, "draws": 0, "lessons": 0, "over": None}
    rules.setup(s)
    need(same(rules.deal(s), r["deal"]), "the deal")
    after = [json.dumps(s)]  # the state after each entry
    counting: list[list[int]] = [[]]  # the entries that count after each
    for n, entry in enumerate(r["entries"], 1):
        need(set(entry) == {"number", "did", "happened"} and same(entry["number"], n), f"entry {n}: its number")
        need(s["over"] is None, f"entry {n}: the game is over")
        told: Told = []
        try:
            s, counted = step(r, rules, s, n, told, after, counting)
        except Refused as refused:
            raise Refused(f"entry {n}: {refused}") from refused
        need(same(told, entry["happened"]), f"entry {n}: something else happens")
        after.append(json.dumps(s))
        counting.append(counted)
    need(s["over"] is not None, "the game is not over")
    need(same(rules.result(s), r["result"]), "the result")


def step(
    r: Row, rules: Any, s: Row, n: int, told: Told, after: list[str], counting: list[list[int]]
) -> tuple[Row, list[int]]:
    did, counted = r["entries"][n - 1]["did"], counting[-1]
    check_did(r["game"], did, len(r["seats"]))
    match did["entry"]:
        case "acted":
            need(did["seat"] in waiting(s), "it is another's turn")
            rules.act(s, did["seat"], did["verb"], did["nouns"], told)
        case "concluded":
            rules.conclude(s, "vote", told)
        case "took-back":
            back = open_entry(r["entries"], counted, did["seat"], type(s["turn"]) is list)
            need(back is not None and same(did["number"], back), "this cannot be taken back")
            earlier = [other for other in counted if other < did["number"]]
            left = [other for other in counted if other != back]
            before = state_of(r, rules, earlier, after, counting)
            need([before[k] for k in SECRETS] == [s[k] for k in SECRETS], "this cannot be taken back")
            acted = [other for other in left[len(earlier) :] if r["entries"][other - 1]["did"]["entry"] == "acted"]
            need(not acted or type(before["turn"]) is list, "this cannot be taken back")
            return state_of(r, rules, left, after, counting), left
        case "rewound":
            need(whole(did["number"]) and did["number"] < n, "it goes back to what is to come")
            need(same(did["epoch"], s["epoch"] + 1), "epoch")
            goal: Row = json.loads(after[did["number"]])
            goal["epoch"] = did["epoch"]
            need(type(did.get("reshuffled", False)) is bool, "reshuffled")
            if did.get("reshuffled"):
                rules.redeal(goal)
            return goal, [*counting[did["number"]], n]
        case _:
            pass
    return s, [*counted, n]


def state_of(r: Row, rules: Any, counted: list[int], after: list[str], counting: list[list[int]]) -> Row:
    """Return the state to which these entries lead: the newest one that was such a state, and what was done since."""
    kept = next(n for n in range(len(counted), -1, -1) if counting[counted[n - 1] if n else 0] == counted[:n])
    s: Row = json.loads(after[counted[kept - 1] if kept else 0])
    for again in counted[kept:]:
        did = r["entries"][again - 1]["did"]
        if did["entry"] == "acted":
            rules.act(s, did["seat"], did["verb"], did["nouns"], [])
    return s


SECRETS = ("epoch", "draws", "lessons")
"""What an action that can be taken back leaves as it was."""


def result_of(rows: list[tuple[int | None, list[tuple[str, int]], int]], opponent: str = "") -> list[Row]:
    """Rank by total, then by tiebreak; equals in the order given. `opponent`: the name of one without a seat."""
    scored = [(sum(points for _, points in lines), tie, seat, lines) for seat, lines, tie in rows]
    result: list[Row] = [
        {
            "rank": 1 + sum(other[:2] > (total, tie) for other in scored),
            "seat": seat,
            "name": opponent if seat is None else f"seat {seat + 1}",
            "lines": [{"category": category, "points": points} for category, points in lines],
            "total": total,
            "tiebreak": tie,
        }
        for total, tie, seat, lines in scored
    ]
    return sorted(result, key=lambda row: row["rank"])


def held_once(words: str, hand: list[int]) -> list[int]:
    """Read cards joined by "+", each of the hand, ascending."""
    cards = [] if words == "-" else [number(word) for word in words.split("+")]
    need(all(card in hand for card in cards) and cards == sorted(set(cards)), "cards")
    return cards


# --- Space Mission ----------------------------------------------------------------------------------------------------


class SpaceMission:
    def __init__(self, data: Row, options: Row, seats: int) -> None:
        self.planets = {planet["id"]: planet for planet in data["planets"]}
        self.cards = {card["number"]: card for card in data["cards"]}
        self.kinds, self.options, self.seats = data["tiles"], options, seats
        self.order = list(self.kinds)
        self.needed = {2: 6, 3: 8, 4: 10, 5: 12}[seats]

    def sorted(self, tiles: list[str]) -> list[str]:
        return sorted(tiles, key=self.order.index)

    def setup(self, s: Row) -> None:
        ring = shuffle(s, list(self.planets))[:8]
        tiles = shuffle(s, [kind for kind, count in self.kinds.items() for _ in range(count)])
        cards = shuffle(s, list(self.cards))
        start = below(s, self.seats) if self.options["order"] == "random" else 0
        piles = [self.sorted(tiles[8 * place : 8 * place + 8]) for place in range(8)]
        s.update(start=start, turn=start, round=1, action=1, pending=None, left=None, discards=[])
        s["deck"] = cards[5 * self.seats :]
        s["hands"] = [sorted(cards[5 * seat : 5 * seat + 5]) for seat in range(self.seats)]
        s["sites"] = [
            {"planet": planet, "pile": pile, "up": False, "station": None, "seen": [], "reserved": []}
            for planet, pile in zip(ring, piles, strict=True)
        ]
        s.update(place=[None] * self.seats, probes=[0] * self.seats, tiles=[[] for _ in range(self.seats)])

    def deal(self, s: Row) -> Row:
        planets = [
            {"planet": site["planet"], "pile": site["pile"]}
            | {key: self.planets[site["planet"]][key] for key in ("jump", "scan", "landing")}
            for site in s["sites"]
        ]
        return {"planets": planets} | {key: s[key] for key in ("start", "hands", "deck", "discards")}

    def redeal(self, s: Row) -> None:
        s["deck"] = shuffle(s, s["deck"])
        unseen = [site for site in s["sites"] if not site["seen"]]
        tiles = shuffle(s, [tile for site in unseen for tile in site["pile"]])
        for site in unseen:
            count = len(site["pile"])
            site["pile"], tiles = self.sorted(tiles[:count]), tiles[count:]

    def meets(self, card: int, colour: str, coordinate: int) -> bool:
        return self.cards[card].get(colour) in (coordinate, "?")

    def act(self, s: Row, seat: int, verb: str, nouns: list[str], told: Told) -> None:
        deeds: dict[str, Callable[..., None]] = {
            "top-up": self.top_up,
            "jump": self.jump,
            "fly": self.fly,
            "scan": self.scan,
            "develop": self.develop,
            "discover": self.discover,
            "take": self.take,
        }
        need((verb == "take") == (s["pending"] is not None), "a tile is to be chosen, or none")
        deeds[verb](s, seat, told, *nouns)
        if s["pending"] is None:
            self.end_action(s, told)

    def end_action(self, s: Row, told: Told) -> None:
        if s["action"] == 1:
            s["action"] = 2
        elif s["left"] == 0:
            self.conclude(s, self.options["end"], told)
        else:
            s["turn"], s["action"] = (s["turn"] + 1) % self.seats, 1
            s["round"] += s["turn"] == s["start"]
            s["left"] = None if s["left"] is None else s["left"] - 1
            told.append({"kind": "turn-passed", "seat": s["turn"], "round": s["round"]})

    def conclude(self, s: Row, reason: str, told: Told) -> None:
        told.append({"kind": "ended", "reason": reason})
        s["over"] = reason

    def discard(self, s: Row, seat: int, cards: list[int]) -> None:
        need(all(card in s["hands"][seat] for card in cards), "not in hand")
        s["hands"][seat] = [card for card in s["hands"][seat] if card not in cards]
        s["discards"] += cards

    def top_up(self, s: Row, seat: int, told: Told, words: str) -> None:
        discarded = held_once(words, s["hands"][seat])
        self.discard(s, seat, discarded)
        count = 5 - len(s["hands"][seat])
        drawn, s["deck"] = s["deck"][:count], s["deck"][count:]
        if not s["deck"]:
            s["deck"], s["discards"] = shuffle(s, s["discards"]), []
            told.append({"kind": "reshuffled", "cards": len(s["deck"])})
            count -= len(drawn)
            drawn, s["deck"] = drawn + s["deck"][:count], s["deck"][count:]
        told.append({"kind": "topped-up", "seat": seat, "discarded": discarded, "drawn": drawn})
        s["hands"][seat] = sorted(s["hands"][seat] + drawn)
        s["lessons"] += bool(drawn)

    def jump(self, s: Row, seat: int, told: Told, card: str, planet: str) -> None:
        ring = [site["planet"] for site in s["sites"]]
        from_place, to_place = s["place"][seat], ring.index(planet)
        need(from_place != to_place and self.meets(number(card), "jump", self.planets[planet]["jump"]), "a jump")
        self.discard(s, seat, [number(card)])
        s["place"][seat] = to_place
        s["probes"][seat] += 1
        origin = None if from_place is None else ring[from_place]
        facts = {"seat": seat, "card": number(card), "origin": origin, "planet": planet, "probes": s["probes"][seat]}
        told.append({"kind": "jumped", **facts})

    def fly(self, s: Row, seat: int, told: Told, planet: str) -> None:
        origin, ring = self.here(s, seat)["planet"], [site["planet"] for site in s["sites"]]
        need((ring.index(planet) - ring.index(origin)) % 8 in (1, 7), "a flight")
        s["place"][seat] = ring.index(planet)
        told.append({"kind": "flew", "seat": seat, "origin": origin, "planet": planet})

    def here(self, s: Row, seat: int) -> Row:
        need(s["place"][seat] is not None, "at the gate")
        return s["sites"][s["place"][seat]]

    @staticmethod
    def points(site: Row) -> bool:
        return any(tile != "space" for tile in site["pile"])

    def visit(self, site: Row, seat: int) -> list[str]:
        site["seen"] = sorted({*site["seen"], seat})
        return list(site["pile"]) if self.points(site) else []

    def scan(self, s: Row, seat: int, told: Told, card: str) -> None:
        site = self.here(s, seat)
        need(site["station"] is None and self.meets(number(card), "scan", self.planets[site["planet"]]["scan"]), "scan")
        self.discard(s, seat, [number(card)])
        sealed = self.options["notebook"] == "off" or self.options["own-reserved"] == "no"
        facts = {"planet": site["planet"], "seen": self.visit(site, seat), "sealed": sealed}
        told.append({"kind": "scanned", "seat": seat, "card": number(card), **facts})
        self.look(s, seat, site, "scan", told)

    def develop(self, s: Row, seat: int, told: Told, words: str) -> None:
        site = self.here(s, seat)
        need(site["station"] is None and seat in site["seen"], "develop")
        one, other = held_once(words, s["hands"][seat])
        landing = self.planets[site["planet"]]["landing"]
        ways = ([one, other], [other, one])
        need(any(self.meets(a, "land", landing[0]) and self.meets(b, "land", landing[1]) for a, b in ways), "landing")
        self.discard(s, seat, [one, other])
        sealed = self.options["notebook"] == "off"
        facts = {"planet": site["planet"], "seen": self.visit(site, seat), "sealed": sealed}
        told.append({"kind": "developed", "seat": seat, "cards": [one, other], **facts})
        for owner in [(seat + place) % self.seats for place in range(self.seats)]:
            tiles = self.sorted([tile for scanner, tile in site["reserved"] if scanner == owner])
            if tiles:
                told.append({"kind": "received", "seat": owner, "planet": site["planet"], "tiles": tiles})
                s["tiles"][owner] += tiles
                s["lessons"] += self.options["own-reserved"] == "no"
        site["station"], site["reserved"] = seat, []
        if self.options["end"] == "developed" and all(each["station"] is not None for each in s["sites"]):
            self.last_round(s, seat, self.seats, told)
        self.look(s, seat, site, "develop", told)

    def discover(self, s: Row, seat: int, told: Told) -> None:
        site = self.here(s, seat)
        need(site["station"] is not None and self.points(site), "discover")
        facts = {"seen": self.visit(site, seat), "sealed": self.options["notebook"] == "off"}
        told.append({"kind": "discovered", "seat": seat, "planet": site["planet"], **facts})
        self.look(s, seat, site, "discover", told)

    def look(self, s: Row, seat: int, site: Row, did: str, told: Told) -> None:
        s["lessons"] += bool(site["pile"]) and not site["up"]
        if not self.points(site):
            self.leave(s, seat, site, told)
        elif len(site["pile"]) == 1:
            self.taken(s, seat, site, did, site["pile"][0], told)
        else:
            s["pending"] = did

    def take(self, s: Row, seat: int, told: Told, tile: str) -> None:
        site, did = self.here(s, seat), s["pending"]
        need(tile in site["pile"] and tile != "space", "not in the pile")
        s["pending"] = None
        self.taken(s, seat, site, did, tile, told)

    def taken(self, s: Row, seat: int, site: Row, did: str, tile: str, told: Told) -> None:
        reserved = did == "scan"
        facts = {"reserved": reserved, "sealed": reserved and self.options["own-reserved"] == "no"}
        told.append({"kind": "took", "seat": seat, "planet": site["planet"], "tile": tile, **facts})
        site["pile"].remove(tile)
        if reserved:
            site["reserved"].append([seat, tile])
        else:
            s["tiles"][seat].append(tile)
        self.leave(s, seat, site, told)

    def leave(self, s: Row, seat: int, site: Row, told: Told) -> None:
        if site["up"] or not site["pile"] or self.points(site):
            return
        site["up"] = True
        s["lessons"] += 1
        total = sum(len(each["pile"]) for each in s["sites"] if each["up"])
        facts = {"tiles": len(site["pile"]), "total": total, "needed": self.needed}
        told.append({"kind": "space-revealed", "planet": site["planet"], **facts})
        if self.options["end"] == "space" and s["left"] is None and total >= self.needed:
            self.last_round(s, seat, self.seats - 1 - (seat - s["start"]) % self.seats, told)

    def last_round(self, s: Row, seat: int, turns: int, told: Told) -> None:
        s["left"] = turns
        told.append({"kind": "last-round", "left": [(seat + place) % self.seats for place in range(1, turns + 1)]})

    def result(self, s: Row) -> list[Row]:
        rows: list[tuple[int | None, list[tuple[str, int]], int]] = []
        for seat in range(self.seats):
            held = {kind: s["tiles"][seat].count(kind) for kind in self.order}
            sets = {name: [held[kind] for kind in held if kind.startswith(name)] for name in ("mineral", "alien")}
            green, blue = held["matter-green"], held["matter-blue"]
            stations = sum(site["station"] == seat for site in s["sites"])
            place = sum(probes > s["probes"][seat] for probes in s["probes"])
            lines = [
                ("gate", [9, 6, 3, 1, 0][place] if s["probes"][seat] else 0),
                ("stations", 3 * stations),
                ("minerals", sum(sets["mineral"]) * max(sets["mineral"])),
                ("aliens", sum(sets["alien"]) * max(sets["alien"])),
                ("matter", 7 * min(green, blue) + 2 * abs(green - blue)),
                ("water", held["water"] // 4 * 14 + [0, 2, 5, 9][held["water"] % 4]),
                ("medals", 3 * held["medal"]),
            ]
            rows.append((seat, lines, stations))
        return result_of(rows)


# --- Space Missions ---------------------------------------------------------------------------------------------------

TECHNOLOGIES = ["thrust", "control", "life-support", "sensor", "landing", "re-entry"]
ENHANCEMENTS = ["control-backup", "thrust-backup", "sensor-backup", "life-support-backup", "payload"]
STOCK = [*ENHANCEMENTS, "fuel", "training", "inspection"]
CRAFT = ["rocket", "satellite", "capsule", "lunar-module"]
CATEGORIES = ["media", "lunar", "manned", "unmanned"]
GRADES = ["major", "minor", "none"]
DECK = ["major", "minor", "minor", "none"]
FIFTHS = ["none", "none", "none", "none", "minor", "minor"]
AUTOMA = -1
TESTS = {"test-1-3": (1, 1, ["major", "minor"]), "test-2": (2, 2, ["minor"])}
"""Cards that a test draws at once, cards that it removes at most, kinds that it removes."""


def by_grade(cards: list[str]) -> list[str]:
    return sorted(cards, key=GRADES.index)


def sets_of(line: str) -> list[list[int]]:
    """Return the sets of missions of a line of the media table, ascending."""
    fields = [[int(mission) for mission in field.split("/")] for field in line.split()]
    found = {tuple(sorted(each)) for each in itertools.product(*fields) if len(set(each)) == len(each)}
    return [list(each) for each in sorted(found)]


def decided(line: str, either: str) -> list[int]:
    """Return the missions of a line where the choice within its fields is not drawn."""
    fields = [[int(mission) for mission in field.split("/")] for field in line.split()]
    found = [field[0] for field in fields if len(field) == 1]
    words = either.split("-")
    for place, field in enumerate(field for field in fields if len(field) > 1):
        left = [mission for mission in field if mission not in found]
        found.append(min(left) if words[min(place, 2)] == "low" else max(left))
    return sorted(found)


class SpaceMissions:
    def __init__(self, data: Row, options: Row, seats: int) -> None:
        self.data, self.options, self.seats = data, options, seats
        self.rules = 2 if "either" in options else 1
        self.specialists: dict[str, list[list[str]]] = data["specialists"]
        self.missions = {mission["number"]: mission for mission in data["missions"]}
        self.events = {event["id"]: event for event in data["events"]}
        self.technologies = {technology["id"]: technology for technology in data["technologies"]}
        self.craft = {name: {one["level"]: one for one in data[f"{name}s"]} for name in CRAFT}

    # The deal

    def setup(self, s: Row) -> None:
        o = self.options
        scored = [c for c in CATEGORIES[1:] if o[c] == "scored" or (o[c] == "drawn" and below(s, 2) == 0)]
        s["scored"], s["media"] = ["media", *scored], self.media(s, o["media"], scored)
        bonuses = self.data["bonuses"]
        left_out = o["bonuses"].removeprefix("without-")
        tiles = [tile for tile, count in bonuses["tiles"].items() for _ in range(count) if tile != left_out]
        s["bonuses"] = bonuses["printed"] if o["bonuses"] == "printed" else shuffle(s, tiles)[:8]
        marked = shuffle(s, [event for event in self.events if self.events[event].get("asterisk")])
        plain = [event for event in self.events if not self.events[event].get("asterisk")]
        s["box"], s["events"] = marked[:3], shuffle(s, plain + marked[3:])
        s["agencies"] = [self.agency(s) for _ in range(self.seats)]
        start = below(s, self.seats) if o["order"] == "random" and self.seats > 1 else 0
        s["sequence"] = [(start + place) % self.seats for place in range(self.seats)] if self.seats > 1 else [AUTOMA, 0]
        s["automa"] = self.automa(s) if self.seats == 1 else None
        two = max(2, self.seats)
        enough = {1: 5, 2: 5, 3: 8, 4: 10}[self.seats]
        s["supply"] = dict.fromkeys(ENHANCEMENTS, enough) | {"fuel": 4 * two, "training": 3 * two, "inspection": two}
        s.update(astronauts=3 * two, year=1962, pending="enhancement", turn=s["sequence"][1], handicap=True)
        s.update(upper=[], done=[], past=[], peeked=[], block=[], trial=None, hits=[])
        for seat in s["sequence"][2:]:
            self.move(s, seat, "fuel", 1)

    def media(self, s: Row, choice: str, scored: list[str]) -> list[int]:
        if choice == "all":
            return list(range(1, 9))
        row = next(row for row in self.data["rows"] if row["scored"] == scored)
        printed = self.data["scoring"]["first-games-media"]
        if choice == "first-games" and any(printed in sets_of(line) for line in row["four"] + row["six"]):
            return printed
        size, _, chosen = choice.partition("-")
        lines = row["six"] if size == "six" else row["four"]
        line = lines[min(int(chosen), len(lines)) - 1] if chosen.isdigit() else lines[below(s, len(lines))]
        if self.options.get("either", "drawn") != "drawn":
            return decided(line, self.options["either"])
        sets = sets_of(line)
        return sets[below(s, len(sets))]

    def agency(self, s: Row) -> Row:
        fifths = shuffle(s, FIFTHS)
        decks: Row = {}
        for technology, fifth in zip(TECHNOLOGIES, fifths, strict=True):
            cards = shuffle(s, [*DECK, fifth])
            decks[technology] = {"cards": cards, "known": ["?"] * 5, "fifth": fifth, "owner": False, "all": False}
            decks[technology] |= {"removed": [], "added": 0}
        return {
            "decks": decks,
            "bars": dict.fromkeys(CATEGORIES, 0),
            "levels": dict.fromkeys(CRAFT[:3], 1),
            "stock": dict.fromkeys(STOCK, 0),
            "hand": list(self.specialists),
            "played": [],
            "flight": None,
            "ledger": dict.fromkeys(("missions", "failures", "healthy", "lost"), 0),
        }

    def automa(self, s: Row) -> Row:
        facts = self.data["automa"]["decks"][self.options["automa"]]
        cards = [kind for kind, count in enumerate(facts["cards"], 1) for _ in range(count)]
        specialists = shuffle(s, list(self.specialists))
        hidden = {"specialists": specialists, "cards": shuffle(s, cards), "shown": [], "mission": None}
        return hidden | {"points": facts["start"], "bars": dict.fromkeys(CATEGORIES, 0), "back": False, "early": False}

    def deal(self, s: Row) -> Row:
        decks = [{name: deck["cards"] for name, deck in agency["decks"].items()} for agency in s["agencies"]]
        automa = s["automa"] and {key: s["automa"][key] for key in ("specialists", "cards")}
        open_to_all = {key: s[key] for key in ("sequence", "scored", "media", "bonuses", "events", "box")}
        return {**open_to_all, "decks": decks, "automa": automa}

    # What is known, and dealing again what is not

    @staticmethod
    def in_flight(agency: Row, technology: str) -> list[str]:
        drawn = agency["flight"]["drawn"] if agency["flight"] else []
        return [one["card"] for one in drawn if one["technology"] == technology and not one["gone"]]

    @staticmethod
    def in_test(s: Row, seat: int, technology: str) -> list[str]:
        trial = s["trial"] if seat == s["turn"] else None
        return trial["drawn"] if trial and trial["technology"] == technology else []

    def learn(self, s: Row, seat: int) -> None:
        """Note which fifth cards the owner, or everybody, can tell by counting."""
        agency = s["agencies"][seat]
        for technology, deck in agency["decks"].items():
            public = deck["removed"] + self.in_flight(agency, technology)
            own = deck["known"] + public + self.in_test(s, seat, technology)
            for who, seen in (("all", public), ("owner", own)):
                if seen.count("none") > 1 or seen.count("minor") > 2 + deck["added"]:
                    deck[who] = True
            deck["owner"] |= deck["all"]
        for who, tell in (("all", ("all", "owner")), ("owner", ("owner",))):
            if len(set(self.fifths_left(agency, who))) == 1:
                for deck in agency["decks"].values():
                    deck.update(dict.fromkeys(tell, True))
                break

    @staticmethod
    def fifths_left(agency: Row, who: str) -> list[str]:
        left = list(FIFTHS)
        for deck in agency["decks"].values():
            if deck[who]:
                left.remove(deck["fifth"])
        return left

    def redeal(self, s: Row) -> None:
        for seat, agency in enumerate(s["agencies"]):
            fifths = shuffle(s, self.fifths_left(agency, "owner"))
            for technology, deck in agency["decks"].items():
                if not deck["owner"]:
                    deck["fifth"] = fifths.pop(0)
                cards = [*DECK, deck["fifth"], *["minor"] * deck["added"]]
                elsewhere = deck["removed"] + self.in_flight(agency, technology) + self.in_test(s, seat, technology)
                for card in elsewhere + [known for known in deck["known"] if known != "?"]:
                    cards.remove(card)
                dealt = shuffle(s, by_grade(cards))
                deck["cards"] = [dealt.pop(0) if known == "?" else known for known in deck["known"]]
        top = s["events"][:1] if s["peeked"] else []
        hidden = [event for event in self.events if event not in s["past"] + top]
        s["box"] = shuffle(s, [event for event in hidden if self.events[event].get("asterisk")])[:3]
        s["events"] = top + shuffle(s, [event for event in hidden if event not in s["box"]])
        if s["automa"]:
            s["automa"]["specialists"] = shuffle(s, s["automa"]["specialists"])
            s["automa"]["cards"] = shuffle(s, s["automa"]["cards"])

    # Actions: which verb answers what is pending

    def act(self, s: Row, seat: int, verb: str, nouns: list[str], told: Told) -> None:
        deeds: dict[tuple[str, str], Callable[..., None]] = {
            ("enhancement", "enhance"): self.enhance,
            ("specialist", "specialist"): self.specialist,
            ("specialist", "pass"): self.passes,
            ("develop", "develop"): self.develops,
            ("test", "test"): self.tests,
            ("trial", "draw"): self.draw_more,
            ("trial", "remove"): self.remove_in_test,
            ("trial", "put"): self.put_in_test,
            ("trial", "put-back"): self.put_back_in_test,
            ("copy", "copy"): self.copy,
            ("take-back", "take-back"): self.takes_back,
            ("announce", "announce"): self.announce,
            ("announce", "decline"): self.stay,
            ("load", "load"): self.load,
            ("load", "fill"): self.fill,
            ("load", "ready"): self.prepared,
            ("launch", "launch"): self.launch,
            ("launch", "cancel"): self.cancel,
            ("give", "give"): self.give,
            ("solve", "solve"): self.solve,
            ("solve", "suffer"): self.suffer,
            ("injure", "hit"): self.hit,
            ("lose", "hit"): self.hit,
            ("remove", "remove"): self.remove_after,
            ("remove", "decline"): self.spurn,
            ("remove-bonus", "remove"): self.remove_after,
            ("bonus", "bonus"): self.bonus,
            ("bonus", "decline"): self.no_bonus,
            ("study", "study"): self.study,
            ("return", "put"): self.put_after,
            ("return", "put-back"): self.put_back_after,
        }
        deed = deeds.get((s["pending"], verb))
        need(deed, f"{verb} while {s['pending']} is pending")
        assert deed is not None
        deed(s, s["turn"], told, *nouns)

    def conclude(self, s: Row, reason: str, told: Told) -> None:
        for category in s["scored"]:
            for who, points in self.awards(s, category):
                told.append({"kind": "awarded", "category": category, "seats": who, "points": points})
        told.append({"kind": "ended", "reason": reason})
        s["over"] = reason

    # Tokens

    @staticmethod
    def move(s: Row, seat: int, token: str, count: int) -> None:
        s["agencies"][seat]["stock"][token] += count
        s["supply"][token] -= count

    def take(self, s: Row, seat: int, token: str, count: int, why: str, told: Told) -> None:
        left = s["supply"][token]
        if token == "inspection" and s["agencies"][seat]["stock"][token]:
            left = 0
        count = min(count, left)
        self.move(s, seat, token, count)
        told.append({"kind": "took", "seat": seat, "token": token, "count": count, "why": why})

    # The actions of a year

    def order(self, s: Row) -> list[int]:
        """Return who has not passed, in the order of the actions."""
        order = s["upper"] + [seat for seat in s["sequence"] if seat not in s["upper"]]
        return [seat for seat in order if seat != AUTOMA and s["agencies"][seat]["hand"]]

    def enhance(self, s: Row, seat: int, told: Told, kind: str) -> None:
        need(kind in ENHANCEMENTS and s["supply"][kind], "none left")
        if not s["handicap"]:
            self.take(s, seat, kind, 1, "action", told)
            self.use(s, s["block"], told)
            return
        self.take(s, seat, kind, 1, "handicap", told)
        place = s["sequence"].index(seat)
        if place < 3 < len(s["sequence"]):
            s["turn"] = s["sequence"][3]
        else:
            self.begin_year(s, told)

    def begin_year(self, s: Row, told: Told) -> None:
        s["handicap"] = False
        for agency in s["agencies"]:
            agency.update(hand=list(self.specialists), played=[])
        if s["automa"]:
            s["automa"].update(back=False, early=False)
        order = self.order(s)
        told.append({"kind": "phase-began", "phase": "actions", "year": s["year"], "sequence": order})
        self.to_act(s, order[0], told)

    def to_act(self, s: Row, seat: int, told: Told) -> None:
        if s["automa"]:
            card = s["automa"]["specialists"].pop(0)
            s["automa"]["shown"].append(card)
            told.append({"kind": "automa-showed", "card": card})
            s["lessons"] += 1
        s.update(turn=seat, pending="specialist", block=[])

    def next(self, s: Row, seat: int, told: Told) -> None:
        if len(s["agencies"][seat]["hand"]) <= 1:
            self.out(s, seat, told)
        else:
            self.to_act(s, seat, told)

    def passes(self, s: Row, seat: int, told: Told) -> None:
        self.out(s, seat, told)

    def out(self, s: Row, seat: int, told: Told, *, early: bool = False) -> None:
        order, agency = self.order(s), s["agencies"][seat]
        following = order[(order.index(seat) + 1) % len(order)]
        if s["automa"]:
            few = 6 - len(agency["hand"]) + s["automa"]["back"] < 5
            s["automa"]["early"] = early or few
            told.append({"kind": "passed", "seat": seat, "place": 0})
        else:
            if seat not in s["upper"]:
                s["upper"].append(seat)
            told.append({"kind": "passed", "seat": seat, "place": s["upper"].index(seat) + 1})
        agency["hand"] = []
        s.update(block=[], pending="")
        if following != seat:
            self.next(s, following, told)
            return
        self.reorder(s)
        self.begin_announcements(s, told)

    def reorder(self, s: Row) -> None:
        automa = s["automa"]
        if automa is None:
            s["sequence"] = s["upper"]
        else:
            if s["upper"] or (automa["early"] and not automa["back"]):
                s["sequence"] = [0, AUTOMA]
            elif automa["back"] and not automa["early"]:
                s["sequence"] = [AUTOMA, 0]
            automa.update(specialists=shuffle(s, list(self.specialists)), shown=[])
        s["upper"] = []

    def specialist(self, s: Row, seat: int, told: Told, card: str, block: str) -> None:
        agency = s["agencies"][seat]
        need(card in agency["hand"] and number(block) > 0, "not in hand")
        actions = self.specialists[card][number(block) - 1]
        told.append({"kind": "played", "seat": seat, "card": card, "block": number(block), "actions": actions})
        agency["hand"].remove(card)
        agency["played"].append(card)
        self.use(s, actions, told)

    def use(self, s: Row, block: list[str], told: Told) -> None:
        """Do the actions of a block up to one that is to be decided; then the next seat acts."""
        seat = s["turn"]
        s.update(pending="", block=[])
        for place, action in enumerate(block, 1):
            if action == "pass":
                self.out(s, seat, told, early=True)
                return
            self.begin(s, seat, action, told)
            if s["pending"]:
                s["block"] = block[place:]
                return
        order = self.order(s)
        self.next(s, order[(order.index(seat) + 1) % len(order)], told)

    def begin(self, s: Row, seat: int, action: str, told: Told) -> None:
        agency = s["agencies"][seat]
        if action in STOCK:
            self.take(s, seat, action, 1, "action", told)
            return
        if action in TESTS:
            s["trial"] = {"action": action, "technology": "", "drawn": [], "removed": 0, "returning": False}
        choices: dict[str, Callable[[], list[str]]] = {
            "enhancement": lambda: [kind for kind in ENHANCEMENTS if s["supply"][kind]],
            "develop": lambda: [craft for craft in CRAFT[:3] if agency["levels"][craft] < 3],
            "test": lambda: [technology for technology in TECHNOLOGIES if agency["decks"][technology]["cards"]],
            "take-back": lambda: [card for card in self.specialists if card in agency["played"] and card != "spy"],
            "copy": lambda: self.visible(s, seat),
        }
        kind = "test" if action in TESTS else action
        choice = choices[kind]()
        if len(choice) > 1 or (choice and kind == "copy"):
            s["pending"] = kind
        elif not choice:
            told.append({"kind": "idle", "seat": seat, "action": action})
            s["trial"] = None
        elif kind == "enhancement":
            self.take(s, seat, choice[0], 1, "action", told)
        else:
            deeds = {"develop": self.develop, "test": self.begin_test, "take-back": self.take_back}
            deeds[kind](s, seat, choice[0], told)

    def visible(self, s: Row, seat: int) -> list[str]:
        others = [agency["played"][-1:] for other, agency in enumerate(s["agencies"]) if other != seat]
        cards = sum(others, s["automa"]["shown"][-1:] if s["automa"] else [])
        return [card for card in self.specialists if card in cards]

    def copy(self, s: Row, seat: int, told: Told, card: str, block: str) -> None:
        need(card in self.visible(s, seat) and number(block) > 0, "not visible")
        actions = self.specialists[card][number(block) - 1]
        need("copy" not in actions, "a copied Spy does not copy")
        told.append({"kind": "copied", "seat": seat, "card": card, "block": number(block), "actions": actions})
        self.use(s, actions + s["block"], told)

    def takes_back(self, s: Row, seat: int, told: Told, card: str) -> None:
        need(card in s["agencies"][seat]["played"] and card != "spy", "not played")
        self.take_back(s, seat, card, told)
        self.use(s, s["block"], told)

    def take_back(self, s: Row, seat: int, card: str, told: Told) -> None:
        agency = s["agencies"][seat]
        agency["played"].remove(card)
        agency["hand"] = [other for other in self.specialists if other in (*agency["hand"], card)]
        told.append({"kind": "took-back", "seat": seat, "card": card})
        if s["automa"]:
            s["automa"]["back"] = True

    def develops(self, s: Row, seat: int, told: Told, craft: str) -> None:
        need(s["agencies"][seat]["levels"][craft] < 3, "developed")
        self.develop(s, seat, craft, told)
        self.use(s, s["block"], told)

    def develop(self, s: Row, seat: int, craft: str, told: Told) -> None:
        agency = s["agencies"][seat]
        agency["levels"][craft] += 1
        technology = {"rocket": "thrust", "capsule": "life-support"}.get(craft)
        if technology is not None:
            deck = agency["decks"][technology]
            deck["cards"] = shuffle(s, [*deck["cards"], "minor"])
            deck.update(known=["?"] * len(deck["cards"]), added=deck["added"] + 1)
        facts = {"craft": craft, "level": agency["levels"][craft], "shuffled": technology}
        told.append({"kind": "developed", "seat": seat, **facts})

    # Tests

    def tests(self, s: Row, seat: int, told: Told, technology: str) -> None:
        need(s["agencies"][seat]["decks"][technology]["cards"], "no cards")
        self.begin_test(s, seat, technology, told)
        self.after_test(s, told)

    def begin_test(self, s: Row, seat: int, technology: str, told: Told) -> None:
        s["trial"]["technology"], s["pending"] = technology, "trial"
        self.draw(s, seat, TESTS[s["trial"]["action"]][0], told)
        self.finish_test(s, seat, told)

    def draw(self, s: Row, seat: int, count: int, told: Told) -> None:
        trial = s["trial"]
        deck = s["agencies"][seat]["decks"][trial["technology"]]
        cards, deck["cards"], deck["known"] = deck["cards"][:count], deck["cards"][count:], deck["known"][count:]
        told.append({"kind": "drew", "seat": seat, "technology": trial["technology"], "cards": cards})
        trial["drawn"] = trial["drawn"] + cards
        self.learn(s, seat)
        s["lessons"] += 1

    def draw_more(self, s: Row, seat: int, told: Told) -> None:
        trial = s["trial"]
        fresh = not trial["removed"] and not trial["returning"] and len(trial["drawn"]) < 3
        cards = s["agencies"][seat]["decks"][trial["technology"]]["cards"]
        need(trial["action"] == "test-1-3" and fresh and cards, "no more cards")
        self.draw(s, seat, 1, told)
        self.finish_test(s, seat, told)
        self.after_test(s, told)

    def remove_in_test(self, s: Row, seat: int, told: Told, technology: str, card: str) -> None:
        trial = s["trial"]
        _, most, kinds = TESTS[trial["action"]]
        fits = technology == trial["technology"] and card in kinds and card in trial["drawn"]
        need(fits and not trial["returning"] and trial["removed"] < most, "not to be removed")
        trial["drawn"].remove(card)
        trial["removed"] += 1
        s["agencies"][seat]["decks"][technology]["removed"].append(card)
        told.append({"kind": "removed", "seat": seat, "technology": technology, "card": card, "why": "test"})
        self.learn(s, seat)
        self.finish_test(s, seat, told)
        self.after_test(s, told)

    def put_in_test(self, s: Row, seat: int, told: Told, technology: str, card: str, place: str) -> None:
        trial = s["trial"]
        need(technology == trial["technology"] and card in trial["drawn"], "not drawn")
        self.put(s, seat, technology, card, number(place), True, told)
        trial["drawn"].remove(card)
        trial["returning"] = True
        self.finish_test(s, seat, told)
        self.after_test(s, told)

    def put_back_in_test(self, s: Row, seat: int, told: Told) -> None:
        self.put_test_on_top(s, seat, told)
        self.finish_test(s, seat, told)
        self.after_test(s, told)

    def put_test_on_top(self, s: Row, seat: int, told: Told) -> None:
        trial = s["trial"]
        self.put_on_top(s, seat, trial["technology"], by_grade(trial["drawn"]), True, told)
        trial.update(drawn=[], returning=True)

    def finish_test(self, s: Row, seat: int, told: Told) -> None:
        trial = s["trial"]
        full = trial["removed"] == TESTS[trial["action"]][1]
        if len(trial["drawn"]) == 1 and full and not s["agencies"][seat]["decks"][trial["technology"]]["cards"]:
            self.put_test_on_top(s, seat, told)
        if not trial["drawn"]:
            s.update(trial=None, pending="")

    def after_test(self, s: Row, told: Told) -> None:
        if s["trial"] is None:
            self.use(s, s["block"], told)

    @staticmethod
    def put(s: Row, seat: int, technology: str, card: str, place: int, private: bool, told: Told) -> None:
        deck = s["agencies"][seat]["decks"][technology]
        need(1 <= place <= len(deck["cards"]) + 1, "no such place")
        deck["cards"].insert(place - 1, card)
        deck["known"].insert(place - 1, card)
        facts = {"cards": [card], "places": [place], "private": private, "together": False}
        told.append({"kind": "returned", "seat": seat, "technology": technology, **facts})

    @staticmethod
    def put_on_top(s: Row, seat: int, technology: str, cards: list[str], private: bool, told: Told) -> None:
        deck = s["agencies"][seat]["decks"][technology]
        deck["cards"], deck["known"] = cards + deck["cards"], cards + deck["known"]
        places = list(range(1, len(cards) + 1))
        facts = {"cards": cards, "places": places, "private": private, "together": True}
        told.append({"kind": "returned", "seat": seat, "technology": technology, **facts})

    # Announcing and loading

    def begin_announcements(self, s: Row, told: Told) -> None:
        told.append({"kind": "phase-began", "phase": "announce", "year": s["year"], "sequence": list(s["sequence"])})
        self.ask(s, 0, told)

    def ask(self, s: Row, place: int, told: Told) -> None:
        for seat in s["sequence"][place:]:
            if seat == AUTOMA:
                continue
            if any(self.can_announce(s, seat, *plan) for plan in itertools.product(range(1, 9), (1, 2, 3), range(4))):
                s.update(turn=seat, pending="announce")
                return
            told.append({"kind": "stayed", "seat": seat, "able": False})
        self.automa_announces(s, told)
        self.shuffle_decks(s, told)
        self.turn_event(s, told)

    @staticmethod
    def levels(mission: Row, rocket: int, payload: int) -> list[int]:
        takes = [payload if mission.get(name) else 0 for name in ("satellite", "capsule")]
        return [rocket, *takes, int(mission.get("lunar-module", False))]

    def overload(self, mission: Row, levels: list[int]) -> int:
        """Return how many payload enhancements the rocket needs."""
        pairs = zip(CRAFT[1:], levels[1:], strict=True)
        weight = sum(self.craft[name][level]["weight"] for name, level in pairs if level)
        return max(0, weight - self.craft["rocket"][levels[0]]["payload"][mission["orbit"]])

    def can_announce(self, s: Row, seat: int, n: int, rocket: int, payload: int) -> bool:
        mission, agency = self.missions[n], s["agencies"][seat]
        least = max(mission.get("satellite", 0), mission.get("capsule", 0))
        facts = self.craft["rocket"][rocket]
        if (
            rocket < mission["rocket"]
            or (payload < least if least else payload)
            or mission["orbit"] not in facts["payload"]
        ):
            return False
        levels = self.levels(mission, rocket, payload)
        if any(level > agency["levels"][name] for name, level in zip(CRAFT[:3], levels, strict=False)):
            return False
        loaded, stock, bars = self.overload(mission, levels), agency["stock"], agency["bars"]
        met = {"any": bars["manned"] or bars["unmanned"], "manned": bars["manned"], "unmanned": bars["unmanned"]}
        return bool(
            loaded <= min(facts["slots"].get("payload", 0), stock["payload"])
            and facts["fuel"] <= stock["fuel"]
            and all(met[asked] for asked in mission["requires"])
            and (s["astronauts"] or not mission.get("capsule"))
        )

    def announce(self, s: Row, seat: int, told: Told, *words: str) -> None:
        n, rocket, payload = map(number, words)
        need(1 <= n <= 8 and 1 <= rocket <= 3 and payload <= 3, "no such plan")
        need(self.can_announce(s, seat, n, rocket, payload), "not to be announced")
        mission, stock = self.missions[n], s["agencies"][seat]["stock"]
        levels = self.levels(mission, rocket, payload)
        loaded, fuel = self.overload(mission, levels), self.craft["rocket"][rocket]["fuel"]
        crew = min(self.craft["capsule"][payload]["seats"], s["astronauts"]) if mission.get("capsule") else 0
        inspection = stock["inspection"] > 0
        for token, count in (("payload", loaded), ("fuel", fuel), ("inspection", inspection)):
            stock[token] -= count
        s["astronauts"] -= crew
        slots = {name: dict.fromkeys(ENHANCEMENTS, 0) for name in CRAFT}
        slots["rocket"]["payload"] = loaded
        flight: Row = {"mission": n, "levels": levels, "slots": slots, "fuel": fuel, "inspection": inspection}
        flight |= {"training": 0, "healthy": crew, "injured": 0, "step": 0, "symbol": 0, "drawn": []}
        flight |= {"failed": None, "aborted": False, "over": False, "launched": False}
        s["agencies"][seat]["flight"] = flight
        told.append({"kind": "announced", "seat": seat, "mission": n, "levels": levels, "payload_tokens": loaded})
        s["pending"] = "load"
        self.loading(s, seat, told)

    def stay(self, s: Row, seat: int, told: Told) -> None:
        told.append({"kind": "stayed", "seat": seat, "able": True})
        self.ask(s, s["sequence"].index(seat) + 1, told)

    def rooms(self, flight: Row) -> list[Row]:
        """Return the places for tokens aboard, how many are free, and how many draws each kind may help with."""
        mission, rooms = self.missions[flight["mission"]], []
        draws = [(active, technology) for active, *row in mission["steps"] for technology in row]
        for name, level in zip(CRAFT, flight["levels"], strict=True):
            slots = self.craft[name][level]["slots"] if level else {}
            for token in [kind for kind in ENHANCEMENTS if kind in slots and kind != "payload"]:
                uses = sum(active == name and self.helps(token, technology) for active, technology in draws)
                room = {"token": token, "craft": name, "aboard": flight["slots"][name][token], "uses": uses}
                rooms.append(room | {"places": slots[token]})
        if mission.get("capsule"):
            uses = sum(self.helps("training", technology) for _, technology in draws)
            places = self.craft["capsule"][flight["levels"][2]]["training"]
            room = {"token": "training", "craft": "capsule", "aboard": flight["training"], "uses": uses}
            rooms.append(room | {"places": places})
        return rooms

    def helps(self, token: str, technology: str) -> bool:
        facts = self.technologies[technology]
        return token in facts["solve"] or token == facts["downgrade"]

    def place(self, s: Row, seat: int, token: str, craft: str, count: int, told: Told) -> None:
        agency = s["agencies"][seat]
        self.aboard(agency["flight"], token, craft, count)
        agency["stock"][token] -= count
        told.append({"kind": "loaded", "seat": seat, "token": token, "craft": craft, "count": count})

    @staticmethod
    def aboard(flight: Row, token: str, craft: str, count: int = 0) -> int:
        """Change the count of a token on a craft; return it."""
        where, name = (flight, token) if token == "training" else (flight["slots"][craft], token)
        where[name] += count
        return where[name]

    def load(self, s: Row, seat: int, told: Told, token: str, craft: str) -> None:
        agency = s["agencies"][seat]
        rooms = [room for room in self.rooms(agency["flight"]) if (room["token"], room["craft"]) == (token, craft)]
        need(rooms and agency["stock"][token] and rooms[0]["aboard"] < rooms[0]["places"], "not to be loaded")
        self.place(s, seat, token, craft, 1, told)
        self.loading(s, seat, told)

    def loading(self, s: Row, seat: int, told: Told) -> None:
        agency = s["agencies"][seat]
        if not any(agency["stock"][r["token"]] and r["aboard"] < r["places"] for r in self.rooms(agency["flight"])):
            self.prepared(s, seat, told)

    def fill(self, s: Row, seat: int, told: Told) -> None:
        agency = s["agencies"][seat]
        rooms: list[Row] = [{**room, "placed": 0} for room in self.rooms(agency["flight"]) if room["uses"]]
        for token in STOCK:
            for _ in range(agency["stock"][token]):
                free = [r for r in rooms if r["token"] == token and r["aboard"] < r["places"]]
                if free:
                    best = max(free, key=lambda r: r["uses"] / (r["aboard"] + 1))
                    best["aboard"] += 1
                    best["placed"] += 1
        for room in rooms:
            if room["placed"]:
                self.place(s, seat, room["token"], room["craft"], room["placed"], told)
        self.prepared(s, seat, told, filled=True)

    def prepared(self, s: Row, seat: int, told: Told, *, filled: bool = False) -> None:
        n = s["agencies"][seat]["flight"]["mission"]
        told.append({"kind": "prepared", "seat": seat, "mission": n, "filled": filled})
        self.ask(s, s["sequence"].index(seat) + 1, told)

    def automa_announces(self, s: Row, told: Told) -> None:
        automa = s["automa"]
        if automa is None:
            return
        card, flight = automa["cards"].pop(0), s["agencies"][0]["flight"]
        still_open = [n for n in range(1, 9) if n not in s["done"]]
        highest = max(s["done"], default=8)
        scored = [n for n in s["done"] if set(self.missions[n]["categories"]) & set(s["scored"])]
        led = {
            "same-as-player": flight and flight["mission"],
            "lowest-open": min(still_open, default=None),
            "next-higher": highest + 1 if highest < 8 else None,
            "highest-done-scored": max(scored, default=None),
        }
        symbols = [symbol for symbol in self.data["automa"]["types"][card - 1] if led[symbol] is not None]
        symbol, mission = (symbols[0], led[symbols[0]]) if symbols else ("all-done", 8)
        told.append({"kind": "automa-announced", "card": card, "symbol": symbol, "mission": mission})
        automa["mission"] = mission
        s["lessons"] += 1

    def used(self, flight: Row) -> list[str]:
        steps = self.missions[flight["mission"]]["steps"]
        return [technology for technology in TECHNOLOGIES if any(technology in row[1:] for row in steps)]

    def flying(self, s: Row) -> list[int]:
        return [seat for seat in s["sequence"] if seat != AUTOMA and s["agencies"][seat]["flight"]]

    def shuffle_decks(self, s: Row, told: Told) -> None:
        for seat in self.flying(s):
            agency = s["agencies"][seat]
            used = self.used(agency["flight"])
            for technology in used:
                deck = agency["decks"][technology]
                deck.update(cards=shuffle(s, deck["cards"]), known=["?"] * len(deck["cards"]))
            told.append({"kind": "shuffled", "seat": seat, "technologies": used})

    # The event

    def turn_event(self, s: Row, told: Told) -> None:
        event = s["events"].pop(0)
        s["past"].append(event)
        s.update(peeked=[], pending="")
        s["lessons"] += 1
        told.append({"kind": "phase-began", "phase": "event", "year": s["year"], "sequence": self.flying(s)})
        told.append({"kind": "event-turned", "event": event, "year": s["year"]})
        self.ask_to_launch(s, told)

    def ask_to_launch(self, s: Row, told: Told) -> None:
        s["pending"] = ""
        for seat in self.flying(s):
            if not s["agencies"][seat]["flight"]["launched"]:
                s.update(turn=seat, pending="launch")
                return
        if self.flying(s):
            told.append({"kind": "phase-began", "phase": "fly", "year": s["year"], "sequence": self.flying(s)})
            self.fly(s, told)
        else:
            self.begin_completing(s, told)

    def strikes(self, flight: Row, event: Row) -> bool:
        shown = set(event.get("technologies", []))
        return event["kind"] == "unprotected-loss" or bool(shown & set(self.used(flight)))

    def losses(self, s: Row, flight: Row) -> list[list[str]]:
        """Return what the event can take, as token and craft."""
        event = self.events[s["past"][-1]]
        if not self.strikes(flight, event):
            return []
        found = [
            [token, craft]
            for token in event.get("tokens", [])
            for craft, level in zip(CRAFT, flight["levels"], strict=True)
            if level and (token != "training" or craft == "capsule") and self.aboard(flight, token, craft)
        ]
        inspected = flight["inspection"] and event["kind"] != "unprotected-loss"
        return found + ([["inspection", "rocket"]] if inspected else [])

    def launch(self, s: Row, seat: int, told: Told) -> None:
        flight, event = s["agencies"][seat]["flight"], self.events[s["past"][-1]]
        flight["launched"] = True
        told.append({"kind": "launched", "seat": seat, "mission": flight["mission"]})
        losses = self.losses(s, flight)
        if len(losses) > 1:
            s["pending"] = "give"
            return
        if losses:
            self.give(s, seat, told, *losses[0])
            return
        sick = event.get("space-sickness", False) and flight["healthy"] > 0
        if event["kind"] == "technical-problem" and self.strikes(flight, event):
            self.abort(flight, seat, told)
            if flight["over"]:
                self.land(flight, seat, told)
        elif event["kind"] != "none" and not sick:
            told.append({"kind": "spared", "seat": seat})
        self.sicken(s, seat, told)

    def give(self, s: Row, seat: int, told: Told, token: str, craft: str) -> None:
        flight = s["agencies"][seat]["flight"]
        need([token, craft] in self.losses(s, flight), "not to be given")
        if token == "inspection":
            flight["inspection"] = False
        else:
            self.aboard(flight, token, craft, -1)
        s["supply"][token] += 1
        told.append({"kind": "struck", "seat": seat, "token": token, "craft": craft})
        self.sicken(s, seat, told)

    def sicken(self, s: Row, seat: int, told: Told) -> None:
        flight = s["agencies"][seat]["flight"]
        if self.events[s["past"][-1]].get("space-sickness") and flight["healthy"]:
            flight["healthy"] -= 1
            flight["injured"] += 1
            told.append({"kind": "sickened", "seat": seat})
        self.ask_to_launch(s, told)

    def cancel(self, s: Row, seat: int, told: Told) -> None:
        agency = s["agencies"][seat]
        flight = agency["flight"]
        told.append(
            {"kind": "cancelled", "seat": seat, "mission": flight["mission"], "inspection": flight["inspection"]}
        )
        self.unload(flight, agency["stock"])
        s["supply"]["inspection"] += flight["inspection"]
        s["astronauts"] += flight["healthy"] + flight["injured"]
        agency["flight"] = None
        self.ask_to_launch(s, told)

    @staticmethod
    def unload(flight: Row, into: Row) -> None:
        for slots in flight["slots"].values():
            for token, count in slots.items():
                into[token] += count
        into["fuel"] += flight["fuel"]
        into["training"] += flight["training"]

    # Flights

    def fly(self, s: Row, told: Told) -> None:
        s["pending"] = ""
        for seat in self.flying(s):
            flight = s["agencies"][seat]["flight"]
            if not flight["over"]:
                s["turn"] = seat
                self.fly_on(s, seat, flight, told)
                if s["pending"]:
                    return
        self.begin_completing(s, told)

    def fly_on(self, s: Row, seat: int, flight: Row, told: Told) -> None:
        while True:
            self.deal_out(s, seat, flight, told)
            if s["pending"]:
                return
            if flight["over"]:
                self.land(flight, seat, told)
                return
            last = flight["drawn"][-1] if flight["drawn"] else None
            if last is None or last["suffered"] or self.grade(last) == "none":
                self.draw_on(s, seat, flight, told)
            elif self.helpers(flight):
                s["pending"] = "solve"
                return
            else:
                self.suffer_last(s, seat, flight, told)

    @staticmethod
    def grade(drawn: Row) -> str:
        return GRADES[min(2, GRADES.index(drawn["card"]) + drawn["spent"])]

    def helpers(self, flight: Row) -> list[str]:
        drawn = flight["drawn"][-1]
        facts = self.technologies[drawn["technology"]]
        tokens = {"major": [facts["downgrade"]], "minor": facts["solve"], "none": []}[self.grade(drawn)]
        active = self.missions[flight["mission"]]["steps"][flight["step"] - 1][0]
        able = {"training": flight["training"] and flight["healthy"]} | dict(flight["slots"][active])
        return [token for token in tokens if able[token]]

    def draw_on(self, s: Row, seat: int, flight: Row, told: Told) -> None:
        """Draw until a problem comes or the last step is done."""
        steps, agency = self.missions[flight["mission"]]["steps"], s["agencies"][seat]
        flight["step"] = flight["step"] or 1
        while True:
            craft, *row = steps[flight["step"] - 1]
            at = {"seat": seat, "step": flight["step"]}
            if flight["symbol"] == 0:
                told.append({"kind": "step-began", **at, "craft": craft, "last": flight["aborted"]})
            if flight["symbol"] < len(row):
                technology = row[flight["symbol"]]
                flight["symbol"] += 1
                deck = agency["decks"][technology]
                card = deck["cards"].pop(0) if deck["cards"] else None
                deck["known"] = deck["known"][1:]
                told.append({"kind": "card-drawn", **at, "technology": technology, "card": card})
                if card is not None:
                    fresh = {"technology": technology, "card": card, "spent": 0, "suffered": False, "gone": False}
                    flight["drawn"].append(fresh)
                    s["lessons"] += 1
                    self.learn(s, seat)
                if card in ("major", "minor"):
                    return
            elif flight["step"] < len(steps):
                flight.update(step=flight["step"] + 1, symbol=0)
            else:
                flight["over"] = True
                return

    def solve(self, s: Row, seat: int, told: Told, token: str) -> None:
        flight = s["agencies"][seat]["flight"]
        need(token in self.helpers(flight), "no help")
        drawn, steps = flight["drawn"][-1], self.missions[flight["mission"]]["steps"]
        craft = "capsule" if token == "training" else steps[flight["step"] - 1][0]
        facts = {"token": token, "craft": craft, "downgraded": self.grade(drawn) == "major"}
        told.append({"kind": "solved", "seat": seat, "technology": drawn["technology"], **facts})
        self.aboard(flight, token, craft, -1)
        s["supply"][token] += 1
        drawn["spent"] += 1
        self.fly(s, told)

    def suffer(self, s: Row, seat: int, told: Told) -> None:
        self.suffer_last(s, seat, s["agencies"][seat]["flight"], told)
        self.fly(s, told)

    def suffer_last(self, s: Row, seat: int, flight: Row, told: Told) -> None:
        drawn, crew = flight["drawn"][-1], flight["healthy"] + flight["injured"]
        grade = self.grade(drawn)
        follow = [
            each for each in self.technologies[drawn["technology"]][grade] if crew or each in ("abort", "mission-over")
        ]
        facts = {"technology": drawn["technology"], "card": grade, "consequences": follow}
        told.append({"kind": "suffered", "seat": seat, **facts})
        drawn["suffered"], drawn["single"] = True, "injure-1" in follow
        many = {"injure-1": 1, "lose-1": 1, "lose-2": 2, "injure-crew-size": crew, "lose-all": crew}
        for each in follow:
            name = each.partition("-")[0] if each in many else each
            s["hits"] += [name] * min(many.get(each, 1), crew if each in many else 1)

    def deal_out(self, s: Row, seat: int, flight: Row, told: Told) -> None:
        while s["hits"]:
            hit, crew = s["hits"][0], flight["healthy"] + flight["injured"]
            if hit == "abort":
                s["hits"].pop(0)
                self.abort(flight, seat, told)
            elif hit == "mission-over":
                s["hits"] = []
                self.fail(flight, over=True)
            elif self.rules > 1 and hit == "injure" and flight["drawn"][-1]["single"]:
                self.strike(s, seat, flight, "healthy" if flight["healthy"] else "injured", told)
            elif flight["healthy"] and flight["injured"] and not (hit == "lose" and s["hits"].count("lose") >= crew):
                s["pending"] = hit
                return
            else:
                self.strike(s, seat, flight, "healthy" if flight["healthy"] else "injured", told)

    def hit(self, s: Row, seat: int, told: Told, astronaut: str) -> None:
        need(astronaut in ("healthy", "injured"), "nobody such")
        self.strike(s, seat, s["agencies"][seat]["flight"], astronaut, told)
        self.fly(s, told)

    def strike(self, s: Row, seat: int, flight: Row, was: str, told: Told) -> None:
        lost = s["hits"].pop(0) == "lose" or was == "injured"
        told.append({"kind": "harmed", "seat": seat, "was": was, "lost": lost})
        flight[was] -= 1
        if not lost:
            flight["injured"] += 1
            return
        s["astronauts"] += 1
        s["agencies"][seat]["ledger"]["lost"] -= 2
        if not flight["healthy"] + flight["injured"]:
            s["hits"] = []
            self.fail(flight, over=True)

    @staticmethod
    def fail(flight: Row, *, over: bool) -> None:
        flight["over"] = over
        if flight["failed"] is None:
            flight["failed"] = flight["step"]

    def abort(self, flight: Row, seat: int, told: Told) -> None:
        last, crew = len(self.missions[flight["mission"]]["steps"]), flight["healthy"] + flight["injured"]
        home = crew > 0 and not flight["aborted"] and flight["step"] < last
        told.append({"kind": "aborted", "seat": seat, "step": flight["step"], "home": home})
        self.fail(flight, over=not home)
        if home:
            flight.update(aborted=True, step=last, symbol=0)

    def succeeded(self, flight: Row) -> bool:
        manned = self.missions[flight["mission"]].get("capsule")
        return flight["failed"] is None and bool(not manned or flight["healthy"] + flight["injured"])

    def land(self, flight: Row, seat: int, told: Told) -> None:
        step = flight["step"] if flight["failed"] is None else flight["failed"]
        facts = {"mission": flight["mission"], "success": self.succeeded(flight), "step": step}
        told.append({"kind": "landed", "seat": seat, **facts})

    # Completing

    def due(self, s: Row) -> list[int]:
        automa = [AUTOMA] if s["automa"] and s["automa"]["mission"] else []
        return [who for who in s["sequence"] if who in automa + self.flying(s)]

    def begin_completing(self, s: Row, told: Told) -> None:
        if self.due(s):
            told.append({"kind": "phase-began", "phase": "complete", "year": s["year"], "sequence": self.due(s)})
        self.complete(s, told)

    def complete(self, s: Row, told: Told) -> None:
        s["pending"] = ""
        for who in self.due(s):
            if who == AUTOMA:
                self.complete_automa(s, s["automa"], told)
            else:
                self.complete_flight(s, who, told)
            if s["pending"]:
                return
        self.end_year(s, told)

    def reward(self, s: Row, who: int, n: int, bars: Row, told: Told) -> int:
        mission, first = self.missions[n], n not in s["done"]
        counts = [*mission["categories"], *(["media"] if first and n in s["media"] else [])]
        counts = [category for category in CATEGORIES if category in counts]
        points = mission["first" if first else "later"]
        told.append({"kind": "rewarded", "seat": who, "mission": n, "points": points, "first": first, "bars": counts})
        for category in counts:
            bars[category] += 1
        s["done"] += [n] if first else []
        return points

    def complete_automa(self, s: Row, automa: Row, told: Told) -> None:
        n, automa["mission"] = automa["mission"], None
        automa["points"] += self.reward(s, AUTOMA, n, automa["bars"], told)
        if self.missions[n].get("capsule"):
            told.append({"kind": "came-home", "seat": AUTOMA, "count": 1})
            automa["points"] += 1

    def complete_flight(self, s: Row, seat: int, told: Told) -> None:
        agency, s["turn"] = s["agencies"][seat], seat
        flight = agency["flight"]
        if self.succeeded(flight):
            agency["ledger"]["missions"] += self.reward(s, seat, flight["mission"], agency["bars"], told)
            self.home(s, seat, told)
            return
        points = flight["failed"]
        told.append({"kind": "consoled", "seat": seat, "mission": flight["mission"], "points": points})
        agency["ledger"]["failures"] += points
        if flight["drawn"] and not self.last_year(s):
            s["pending"] = "remove"
        else:
            self.home(s, seat, told)

    def last_year(self, s: Row) -> bool:
        flights = [s["agencies"][seat]["flight"] for seat in self.flying(s)]
        landed = any(flight["mission"] == 8 and flight["over"] and self.succeeded(flight) for flight in flights)
        automa = s["automa"] is not None and s["automa"]["mission"] == 8
        return s["year"] == 1969 or 8 in s["done"] or landed or automa

    def home(self, s: Row, seat: int, told: Told) -> None:
        agency = s["agencies"][seat]
        healthy = agency["flight"]["healthy"]
        if healthy:
            told.append({"kind": "came-home", "seat": seat, "count": healthy})
            agency["ledger"]["healthy"] += healthy
        if self.bonuses_open(s, seat) and not self.last_year(s):
            s["pending"] = "bonus"
        else:
            self.put_away(s, seat, told)

    def bonuses_open(self, s: Row, seat: int) -> list[str]:
        agency, supply = s["agencies"][seat], s["supply"]
        fits = {
            "fuel-2": supply["fuel"] > 0,
            "inspection": supply["inspection"] > 0 and not agency["stock"]["inspection"],
            "look-technology": any(deck["cards"] for deck in agency["decks"].values()),
            "look-event": bool(s["events"]),
            "sequence-first-free": True,
            "remove-drawn-card": any(not drawn["gone"] for drawn in agency["flight"]["drawn"]),
        }
        return [bonus for bonus in (s["bonuses"][s["year"] - 1962], self.data["bonuses"]["fixed"]) if fits[bonus]]

    def no_bonus(self, s: Row, seat: int, told: Told) -> None:
        told.append({"kind": "bonus-taken", "seat": seat, "bonus": None})
        self.go_home(s, seat, told)

    def bonus(self, s: Row, seat: int, told: Told, bonus: str) -> None:
        need(bonus in self.bonuses_open(s, seat), "no such bonus")
        told.append({"kind": "bonus-taken", "seat": seat, "bonus": bonus})
        agency = s["agencies"][seat]
        if bonus == "fuel-2":
            self.take(s, seat, "fuel", 2, "bonus", told)
        elif bonus == "inspection":
            self.take(s, seat, "inspection", 1, "bonus", told)
        elif bonus == "sequence-first-free":
            s["upper"].append(seat)
        elif bonus == "look-event":
            told.append({"kind": "peeked", "seat": seat, "event": s["events"][0]})
            s["peeked"].append(seat)
            s["lessons"] += 1
        elif bonus == "look-technology":
            decks = [technology for technology in TECHNOLOGIES if agency["decks"][technology]["cards"]]
            if len(decks) > 1:
                s["pending"] = "study"
                return
            self.look_through(s, seat, decks[0], told)
        else:
            kinds = {(drawn["technology"], drawn["card"]) for drawn in agency["flight"]["drawn"] if not drawn["gone"]}
            if len(kinds) > 1:
                s["pending"] = "remove-bonus"
                return
            self.remove_drawn(s, seat, *kinds.pop(), "bonus", told)
        self.go_home(s, seat, told)

    def go_home(self, s: Row, seat: int, told: Told) -> None:
        s["pending"] = ""
        self.put_away(s, seat, told)
        if not s["pending"]:
            self.complete(s, told)

    def study(self, s: Row, seat: int, told: Told, technology: str) -> None:
        need(s["agencies"][seat]["decks"][technology]["cards"], "no cards")
        self.look_through(s, seat, technology, told)
        self.go_home(s, seat, told)

    def look_through(self, s: Row, seat: int, technology: str, told: Told) -> None:
        deck = s["agencies"][seat]["decks"][technology]
        told.append({"kind": "studied", "seat": seat, "technology": technology, "cards": list(deck["cards"])})
        deck["known"] = list(deck["cards"])
        self.learn(s, seat)
        s["lessons"] += 1

    def take_drawn(self, s: Row, seat: int, technology: str, card: str) -> None:
        for drawn in s["agencies"][seat]["flight"]["drawn"]:
            if not drawn["gone"] and (drawn["technology"], drawn["card"]) == (technology, card):
                drawn["gone"] = True
                return
        raise Refused("no such card lies there")

    def remove_drawn(self, s: Row, seat: int, technology: str, card: str, why: str, told: Told) -> None:
        self.take_drawn(s, seat, technology, card)
        s["agencies"][seat]["decks"][technology]["removed"].append(card)
        told.append({"kind": "removed", "seat": seat, "technology": technology, "card": card, "why": why})

    def remove_after(self, s: Row, seat: int, told: Told, technology: str, card: str) -> None:
        failure = s["pending"] == "remove"
        self.remove_drawn(s, seat, technology, card, "failure" if failure else "bonus", told)
        if failure:
            self.after_removal(s, seat, told)
        else:
            self.go_home(s, seat, told)

    def spurn(self, s: Row, seat: int, told: Told) -> None:
        told.append({"kind": "spurned", "seat": seat})
        self.after_removal(s, seat, told)

    def after_removal(self, s: Row, seat: int, told: Told) -> None:
        s["pending"] = ""
        self.home(s, seat, told)
        if not s["pending"]:
            self.complete(s, told)

    def put_away(self, s: Row, seat: int, told: Told) -> None:
        """Put the drawn cards back, or let the seat do it; then clear the launch pad."""
        agency = s["agencies"][seat]
        lying = [drawn for drawn in agency["flight"]["drawn"] if not drawn["gone"]]
        single = len(lying) == 1 and not agency["decks"][lying[0]["technology"]]["cards"]
        if lying and not single and not self.last_year(s):
            s["pending"] = "return"
            return
        self.drawn_on_top(s, seat, told)
        flight, agency["flight"] = agency["flight"], None
        self.unload(flight, s["supply"])
        s["supply"]["inspection"] += flight["inspection"]
        s["astronauts"] += flight["healthy"] + flight["injured"]

    def drawn_on_top(self, s: Row, seat: int, told: Told) -> None:
        agency = s["agencies"][seat]
        for technology in TECHNOLOGIES:
            cards = by_grade(self.in_flight(agency, technology))
            if cards:
                self.put_on_top(s, seat, technology, cards, False, told)
        for drawn in agency["flight"]["drawn"]:
            drawn["gone"] = True

    def put_after(self, s: Row, seat: int, told: Told, technology: str, card: str, place: str) -> None:
        self.take_drawn(s, seat, technology, card)
        self.put(s, seat, technology, card, number(place), False, told)
        self.go_home(s, seat, told)

    def put_back_after(self, s: Row, seat: int, told: Told) -> None:
        self.drawn_on_top(s, seat, told)
        self.go_home(s, seat, told)

    def end_year(self, s: Row, told: Told) -> None:
        for seat, agency in enumerate(s["agencies"]):
            for token in STOCK[:-1]:
                count = agency["stock"][token] - 3
                if count > 0:
                    self.move(s, seat, token, -count)
                    told.append({"kind": "surrendered", "seat": seat, "token": token, "count": count})
        told.append({"kind": "year-ended", "year": s["year"]})
        if 8 in s["done"] or s["year"] == 1969:
            self.conclude(s, "landing" if 8 in s["done"] else "sixties", told)
            return
        s["year"] += 1
        self.begin_year(s, told)

    # The result

    def awards(self, s: Row, category: str) -> list[tuple[list[int], int]]:
        bars = {seat: agency["bars"][category] for seat, agency in enumerate(s["agencies"])}
        if s["automa"]:
            bars[AUTOMA] = s["automa"]["bars"][category]
        places = sorted({count for count in bars.values() if count}, reverse=True)
        points = [self.data["scoring"]["most"], self.data["scoring"]["second"]]
        pairs = zip(places, points, strict=False)
        return [([who for who, count in bars.items() if count == place], award) for place, award in pairs]

    def result(self, s: Row) -> list[Row]:
        sources = {seat: [("start", 10), *agency["ledger"].items()] for seat, agency in enumerate(s["agencies"])}
        if s["automa"]:
            start, home = self.data["automa"]["decks"][self.options["automa"]]["start"], s["automa"]["bars"]["manned"]
            missions = s["automa"]["points"] - start - home
            lines = [("start", start), ("missions", missions), ("failures", 0), ("healthy", home), ("lost", 0)]
            sources[AUTOMA] = lines
        rows: list[tuple[int | None, list[tuple[str, int]], int]] = []
        for who, lines in sources.items():
            awards = {c: sum(p for shared, p in self.awards(s, c) if who in shared) for c in s["scored"]}
            rows.append((None if who == AUTOMA else who, [*lines, *awards.items()], 0))
        return result_of(rows, "sms-automa")


# --- Crazy Eights -----------------------------------------------------------------------------------------------------

SUITS = ["clubs", "diamonds", "hearts", "spades"]
RANKS = ["ace", *map(str, range(2, 11)), "jack", "queen", "king"]
CARDS = [f"{suit}-{rank}" for suit in SUITS for rank in RANKS]
WORTH = {"8": 50, "ace": 1, "jack": 10, "queen": 10, "king": 10}


class CrazyEights:
    def __init__(self, _data: Row, options: Row, seats: int) -> None:
        self.most, self.seats = {"three": 3, "one": 1}[options["draw"]], seats

    def setup(self, s: Row) -> None:
        cards, size = shuffle(s, CARDS), 7 if self.seats == 2 else 5
        s["hands"] = [self.sorted(cards[size * seat : size * seat + size]) for seat in range(self.seats)]
        top, *s["stock"] = cards[size * self.seats :]
        s.update(pile=[top], suit=top.split("-")[0], turn=below(s, self.seats), drawn=0, passes=0)

    def sorted(self, cards: list[str]) -> list[str]:
        return sorted(cards, key=CARDS.index)

    def deal(self, s: Row) -> Row:
        return {key: s[key] for key in ("stock", "pile", "hands")}

    def redeal(self, s: Row) -> None:
        s["stock"] = shuffle(s, s["stock"])

    def act(self, s: Row, seat: int, verb: str, nouns: list[str], told: Told) -> None:
        may_draw = bool(s["stock"]) and s["drawn"] < self.most
        match verb, nouns:
            case "draw", []:
                need(may_draw, "a draw")
                card = s["stock"].pop(0)
                s["hands"][seat] = self.sorted([*s["hands"][seat], card])
                s.update(drawn=s["drawn"] + 1, passes=0, lessons=s["lessons"] + 1)
                told.append({"kind": "drew", "seat": seat, "card": card})
                return
            case "pass", []:
                need(not may_draw, "a pass")
                s["passes"] += 1
                told.append({"kind": "passed", "seat": seat})
            case "play", [card]:
                suit, rank = card.split("-")
                fits = suit == s["suit"] or rank == s["pile"][-1].split("-")[1]
                need(rank != "8" and fits, "a card that fits")
                self.lay(s, seat, card, None, told)
            case "eight", [card, suit]:
                need(card.endswith("-8") and suit in SUITS, "an eight")
                self.lay(s, seat, card, suit, told)
            case _:
                raise Refused("an action")
        s.update(turn=(seat + 1) % self.seats, drawn=0)
        if not s["hands"][seat]:
            self.conclude(s, "out", told)
        elif s["passes"] == self.seats:
            self.conclude(s, "blocked", told)

    def lay(self, s: Row, seat: int, card: str, named: str | None, told: Told) -> None:
        need(card in s["hands"][seat], "not in hand")
        s["hands"][seat].remove(card)
        s["pile"].append(card)
        s.update(suit=named or card.split("-")[0], passes=0)
        told.append({"kind": "laid", "seat": seat, "card": card, "suit": named})

    def conclude(self, s: Row, reason: str, told: Told) -> None:
        told.append({"kind": "ended", "reason": reason})
        s["over"] = reason

    def result(self, s: Row) -> list[Row]:
        ranks = [[card.split("-")[1] for card in hand] for hand in s["hands"]]
        held = [sum(WORTH[rank] if rank in WORTH else int(rank) for rank in hand) for hand in ranks]
        won = [sum(other - own for other in held) if own == min(held) else 0 for own in held]
        return result_of([(seat, [("hands", won[seat])], -held[seat]) for seat in range(self.seats)])


# --- Skymines ---------------------------------------------------------------------------------------------------------

COMPANIES = ["astrogo", "tawac", "skymine", "minerva"]
RESOURCES = ["titanium", "minerals", "carbon"]
STARTING_SLOTS = [1, 2, 3]
BOUGHT = {"buy": (0, 0), "B2-1": (0, 1), "B2-2": (1, 2)}  # cheaper by, helium
SOLD = {"sell": 2, "C2-1": 3, "C2-2": 8}
TRACK_PRICES = {"A2-1": 2, "A2-2": 1, "D2-1": 1, "D2-2": 1}
NO_DEEDS = {"targets": 0, "ousted": 0, "value": 0, "cost": -1, "plans": 0, "helium": 0, "top": 0}
OF_ACTIONS = {
    "sectors-entered-in-one-action": "targets",
    "outposts-ousted-in-one-action": "ousted",
    "resource-value-of-one-action": "value",
    "total-cost-of-acquired-card": "cost",
    "plans-entered-in-one-action": "plans",
    "helium-moved-in-one-field-action": "helium",
    "majority-reward-top-tier": "top",
}


def company_of(name: str) -> int:
    need(name in COMPANIES, "a company")
    return COMPANIES.index(name)


def joined(word: str) -> list[str]:
    return [] if word == "-" else word.split("+")


class Skymines:
    def __init__(self, data: Row, options: Row, seats: int) -> None:
        files = {name.removesuffix(".toml"): data[name] for name in FILES["skymines"]}
        cards, plans = files["cards"], files["plans"]
        self.numbers, self.hers, self.options, self.seats = files["board"], files["luna"], options, seats
        self.moon = options["board"] == "moon"
        self.map = files["moon" if self.moon else "belt"]
        self.homes = [self.map["columns"][name] for name in ("left", "middle", "right")]
        self.starting = [card["id"] for card in cards["starting"]]
        self.deck = cards["display"]
        own = [{**card, "id": f"{card['id']}-{seat}"} for card in cards["starting"] for seat in range(4)]
        self.cards: Row = {card["id"]: card for card in [*self.deck, *own, *cards["single"], *cards["tiles"]]}
        self.supply = plans["plans"]
        self.plans: Row = {plan["id"]: plan for plan in [*self.supply, *plans["special"], *plans["token_plans"]]}
        self.tokens: Row = {token["id"]: token for token in plans["tokens"]}
        self.tracks: Row = {track["id"]: track for track in files["tracks"]["tracks"]}
        self.missions: Row = {mission["id"]: mission for mission in files["missions"]["missions"]}
        self.majorities: Row = {space["id"]: space for space in self.numbers["majorities"]}
        self.her_cards: Row = {card["id"]: card for card in self.hers["cards"]}
        level = 0 if options["luna"] == "off" else int(options["luna"])
        luna = seats < 4 and (seats == 1 or options["luna"] != "off")
        self.level: Row | None = self.hers["levels"][level] if luna else None

    # Setup

    def setup(self, s: Row) -> None:
        ids = self.numbers["setup"]["tracks"]
        if self.options["tracks"] == "random":
            ids = [f"{letter}{below(s, 2) + 1}" for letter in shuffle(s, list("ABCDE"))[:4]]
        stack = [shuffle(s, [c["id"] for c in self.deck if c["letter"] == letter]) for letter in "ABCDE"]
        plans = [shuffle(s, [plan["id"] for plan in self.supply if plan["letter"] == letter]) for letter in "ABC"]
        missions = shuffle(s, list(self.missions)) if self.options["missions"] == "on" else []
        first, open_ = below(s, self.seats), 1 if self.seats < 3 else 2
        tokens = shuffle(s, list(self.tokens))
        s.update(tracks=ids, phase="token", round=1, turn=list(range(self.seats)), first=first, starter=first, turns=0)
        s.update(display=stack[0][:12], stack=[stack[0][12:], *stack[1:]], discard=[], specials=[], supplement=0)
        s.update(plans=[each[4:] for each in plans], lettered=[each[:4] for each in plans], marks=[], due=[])
        s.update(token_box=tokens[2 * self.seats :], missions=missions[:open_], deeds=dict(NO_DEEDS))
        s["stations"] = [{"vacated": [0, 0, 0], "opened": [False] * 3} for _ in COMPANIES]
        s["board"] = [[-1] * self.spaces(target) for target in range(1, self.targets() + 1)]
        s["players"] = [self.seat(seat, first, tokens, missions[open_:]) for seat in range(self.seats)]
        s["luna"] = None
        if self.level is not None:
            self.seat_luna(s)

    def seat(self, seat: int, first: int, tokens: list[str], missions: list[str]) -> Row:
        hand = [f"{name}-{seat}" for name in self.starting] + [f"single{(seat - first) % self.seats + 1}"]
        markers = self.numbers["setup"]["markers"][str(self.seats + (self.level is not None))]
        return {
            "cash": self.numbers["setup"]["coins"],
            "hand": hand,
            "area": [""] * 5,
            "used": [False] * 5,
            "decks": [[] for _ in range(5)],
            "tracks": [0] * 4,
            "levels": [0] * 4,
            "tank": 0,
            "upload": -1,
            "screens": [""] * 16,
            "flipped": [],
            "covered": [],
            "markers": markers,
            "single_use": 0,
            "tiles": [],
            "tiles_used": [],
            "boosted": "",
            "offered": tokens[2 * seat : 2 * seat + 2],
            "choice": "",
            "token": "",
            "planned": [],
            "selecting": False,
            "chosen": False,
            "dropped": False,
            "mission": "",
            "tasks": [0, 1, 2] if missions else [],
            "personal": missions[seat] if missions else "",
        }

    def seat_luna(self, s: Row) -> None:
        level: Row = self.level or {}
        grades = [[card for card in self.her_cards if card.startswith(grade)] for grade in ("I-", "II-")]
        deck, added = shuffle(s, grades[0]), shuffle(s, grades[1])
        token, *s["token_box"] = s["token_box"]
        s["luna"] = {
            "cash": 1,
            "deck": deck,
            "added": added,
            "discard": [],
            "majority": ["", ""],
            "slots": [""] * 5,
            "cards": [],
            "plans": [],
            "tracks": [0] * 4,
            "tank": level.get("tank", 0),
            "research": level.get("research", 0),
            "token": token,
            "passed": False,
            "begun": False,
        }
        self.token_bonus(s, -1, token, [])

    def deal(self, s: Row) -> Row:
        keys = ["stack", "plans", "token_box", "players", *(["luna"] if s["luna"] else [])]
        return {key: s[key] for key in keys}

    def redeal(self, s: Row) -> None:
        s["stack"] = [shuffle(s, pile) for pile in s["stack"]]
        s["plans"] = [shuffle(s, pile) for pile in s["plans"]]
        s["token_box"] = shuffle(s, s["token_box"])
        luna = s["luna"]
        if luna is None:
            return
        listed = [*luna["deck"], *luna["added"], *[card for card in luna["slots"] if card]]
        if luna["added"]:
            luna["added"] = shuffle(s, [c for c in listed if c.startswith("II-")])[: len(luna["added"])]
        pile = shuffle(s, [card for card in listed if card not in luna["added"]])
        left = iter(pile[len(luna["deck"]) :])
        luna["deck"] = pile[: len(luna["deck"])]
        luna["slots"] = [next(left) if card else "" for card in luna["slots"]]

    # What both a seat and Luna have

    def who(self, s: Row, who: int) -> Row:
        return s["luna"] if who < 0 else s["players"][who]

    def everybody(self, s: Row) -> list[int]:
        return [*range(self.seats), *([-1] if s["luna"] else [])]

    def track(self, s: Row, company: int) -> Row:
        return self.tracks[s["tracks"][company]]

    def barrier(self, s: Row, who: int, company: int) -> int:
        return dict(self.track(s, company)["barriers"]).get(self.who(s, who)["tracks"][company], 0)

    def passes(self, s: Row, who: int, company: int) -> int:
        place = self.who(s, who)["tracks"][company]
        return sum(place > after for after, _ in self.track(s, company)["thresholds"])

    def step_on(self, s: Row, who: int, company: int, told: Told) -> None:
        """Go one space further; whatever the barrier cost is paid already."""
        me = self.who(s, who)
        at = me["tracks"][company]
        me["tracks"][company] = at + 1
        for count, (after, coins) in enumerate(self.track(s, company)["thresholds"], 1):
            if after == at:
                beyond = [o for o in self.everybody(s) if o != who and self.who(s, o)["tracks"][company] > at]
                for gains in (who, *beyond):
                    self.who(s, gains)["cash"] += coins
                note = {"kind": "passed", "seat": who, "company": company, "threshold": count, "coins": coins}
                told.append({**note, "others": beyond})

    def advance(self, s: Row, who: int, company: int, steps: int, told: Told, pay: bool = True) -> int:
        """Move a marker; return the spaces that are left."""
        me, last = self.who(s, who), self.track(s, company)["last"]
        origin, spent, passed = me["tracks"][company], 0, list[Row]()
        while steps and me["tracks"][company] < last:
            price = self.barrier(s, who, company)
            if who >= 0 and price and not (pay and price <= me["cash"]):
                break
            price = min(price, me["cash"])
            me["cash"] -= price
            spent += price
            steps -= 1
            self.step_on(s, who, company, passed)
        place = me["tracks"][company]
        if place > origin:
            note = {"kind": "advanced", "seat": who, "company": company, "origin": origin, "place": place}
            told.append({**note, "paid": spent, "lost": 0})
        told += passed
        if who < 0:
            me["cash"] += 2 * steps
        return steps

    def reach(self, s: Row, seat: int, company: int, steps: int) -> int:
        """Return how far a marker could move if barriers are paid."""
        trial: Row = json.loads(json.dumps({"tracks": s["tracks"], "players": s["players"], "luna": s["luna"]}))
        return steps - self.advance(trial, seat, company, steps, [])

    def store(self, s: Row, who: int, spaces: int, told: Told) -> None:
        me, tank = self.who(s, who), self.numbers["tank"]
        origin = me["tank"]
        me["tank"] = min(tank["last"], origin + spaces)
        coins = 2 * (origin + spaces - me["tank"])
        me["cash"] += coins
        switched = me is not s["luna"] or bool(self.level and self.level["slots"])
        slot = switched and origin < tank["slot"] <= me["tank"]
        told.append({"kind": "stored", "seat": who, "place": me["tank"], "coins": coins, "slot": slot})

    def token_bonus(self, s: Row, who: int, token: str, told: Told) -> None:
        bonus = self.tokens[token]["bonus"]
        if bonus.get("helium"):
            self.store(s, who, bonus["helium"], told)
        for company, steps in enumerate(bonus.get("tracks", [])):
            if steps:
                self.advance(s, who, company, steps, told)

    # The secret choices

    def slots_on(self, player: Row) -> list[int]:
        tank, research = self.numbers["tank"]["slot"], self.numbers["research"]["slot"]
        return [*([0] if player["tank"] >= tank else []), 1, 2, 3, *([4] if player["upload"] >= research else [])]

    def act(self, s: Row, seat: int, verb: str, nouns: list[str], told: Told) -> None:
        if s["phase"] == "actions":
            self.take_turn(s, seat, verb, nouns, told)
            return
        player = s["players"][seat]
        match s["phase"], player["selecting"], verb, nouns:
            case "token", _, "choose", [token]:
                need(token in player["offered"], "a token")
                player["choice"] = token
                told.append({"kind": "chose", "seat": seat, "token": token})
            case "cards", False, "plan", [words]:
                cards = self.plan(s, seat, joined(words), told)
                if self.options["slots"] == "linked":
                    return
                self.lay(seat, player, cards, self.slots_on(player), told)
            case "cards", True, "arrange", [words]:
                slots = [number(word) - 1 for word in joined(words)]
                need(len(set(slots)) == len(slots) == len(player["planned"]), "as many slots as cards")
                need(set(slots) <= set(self.slots_on(player)), "slots")
                self.lay(seat, player, player["planned"], slots, told)
            case _:
                raise Refused("a choice")
        player["chosen"] = True
        s["turn"] = [other for other in s["turn"] if other != seat]
        if not s["turn"]:
            (self.show_tokens if s["phase"] == "token" else self.show_cards)(s, told)

    def plan(self, s: Row, seat: int, cards: list[str], told: Told) -> list[str]:
        player = s["players"][seat]
        need(cards == [card for card in player["hand"] if card in cards], "cards of the hand, in order")
        need(all(self.cards[card]["kind"] != "share" for card in cards), "no shares")
        need(len(cards) <= len(self.slots_on(player)), "slots")
        if self.options["slots"] == "linked":
            player.update(planned=cards, selecting=True)
            told.append({"kind": "selected", "seat": seat, "cards": cards + [""] * (5 - len(cards))})
        return cards

    def lay(self, seat: int, player: Row, cards: list[str], slots: list[int], told: Told) -> None:
        area = [""] * 5
        for slot, card in zip(slots, cards, strict=False):
            area[slot] = card
        player.update(planned=area, selecting=False)
        told.append({"kind": "planned", "seat": seat, "cards": area})

    def choosing(self, s: Row, phase: str) -> None:
        s.update(phase=phase, turn=list(range(self.seats)))
        for player in s["players"]:
            player["chosen"] = False

    def show_tokens(self, s: Row, told: Told) -> None:
        told.append({"kind": "tokens", "tokens": [player["choice"] for player in s["players"]]})
        for seat, player in enumerate(s["players"]):
            token = player["choice"]
            locked = [f"{name}-{seat}" for name in self.tokens[token]["locked"]]
            for slot, card in zip(STARTING_SLOTS, locked, strict=True):
                player["hand"].remove(card)
                player["decks"][slot] = [card]
            player.update(token=token, choice="", offered=[other for other in player["offered"] if other != token])
            player["screens"][0] = token
            self.token_bonus(s, seat, token, told)
        self.choosing(s, "cards")
        s["lessons"] += 1

    def show_cards(self, s: Row, told: Told) -> None:
        told.append({"kind": "revealed", "areas": [player["planned"] for player in s["players"]]})
        for player in s["players"]:
            player["hand"] = [card for card in player["hand"] if card not in player["planned"]]
            player.update(area=player["planned"], used=[False] * 5, planned=[], chosen=False)
        s.update(phase="actions", starter=s["first"], turns=0)
        s["lessons"] += 1
        if s["luna"]:
            self.draw_for_luna(s, told)
        self.begin_turn(s, s["first"], told)

    # Turns

    def begin_turn(self, s: Row, seat: int, told: Told) -> None:
        player, before = s["players"][seat], self.bonus(s, seat, "B1")
        s["turn"] = seat
        player["levels"] = [self.passes(s, seat, company) for company in range(4)]
        player["markers"] += self.bonus(s, seat, "B1") - before
        self.look_at_tasks(s, seat, told)

    def bonus(self, s: Row, seat: int, track: str) -> int:
        return s["players"][seat]["levels"][s["tracks"].index(track)] if track in s["tracks"] else 0

    def take_turn(self, s: Row, seat: int, verb: str, nouns: list[str], told: Told) -> None:
        if s["due"]:
            answer = [verb, *nouns]
            if s["due"][0]["kind"] == "perform":
                self.perform(s, seat, answer, told)
            else:
                need(answer in self.answers(s, seat, s["due"][0]), "an answer to what is due")
                self.answer(s, seat, answer, told)
        elif verb == "boost":
            self.boost(s, seat, told, *nouns)
        elif verb == "link":
            need([verb, *nouns] in self.links(s, seat), "a link")
            self.link(s, seat, nouns[0], told)
        else:
            s.update(due=[{"kind": "tasks"}, {"kind": "end"}], deeds=dict(NO_DEEDS))
            deeds: dict[str, Callable[..., None]] = {
                "resources": self.resources,
                "energy": self.energy,
                "upload": self.upload,
                "field": self.field,
                "majority": self.majority,
                "place": self.place,
                "buy": self.buy,
                "sell": self.sell,
                "drop": self.drop,
            }
            deeds[verb](s, seat, told, *nouns)
        self.follow(s, seat, told)

    def follow(self, s: Row, seat: int, told: Told) -> None:
        while s["due"]:
            due = s["due"][0]
            match due["kind"]:
                case "coin":
                    s["players"][seat]["cash"] += due["count"]
                case "helium":
                    self.store(s, seat, due["count"], told)
                case "move":
                    s["due"].pop(0)
                    self.move(s, seat, due["company"], due["count"], told)
                    continue
                case "tasks":
                    self.look_at_tasks(s, seat, told)
                    s["due"].insert(1, {"kind": "link"})
                case "end":
                    s.update(due=[], deeds=dict(NO_DEEDS))
                    self.end_turn(s, seat, told)
                    return
                case _:
                    answers = self.answers(s, seat, due)
                    if len(answers) > 1:
                        return
                    if answers and due["kind"] == "perform":
                        self.perform(s, seat, answers[0], told)
                        continue
                    if answers:
                        self.answer(s, seat, answers[0], told)
                        continue
            s["due"].pop(0)

    def end_turn(self, s: Row, seat: int, told: Told) -> None:
        self.refill(s, told)
        s["turns"] += 1
        order = [(s["starter"] + step) % self.seats for step in range(self.seats)] + ([-1] if s["luna"] else [])
        at = order.index(seat)
        while not all(player["dropped"] for player in s["players"]) or (s["luna"] and not s["luna"]["passed"]):
            at = (at + 1) % len(order)
            if order[at] < 0:
                if not s["luna"]["passed"]:
                    self.luna_turn(s, told)
                    self.refill(s, told)
            elif not s["players"][order[at]]["dropped"]:
                self.begin_turn(s, order[at], told)
                return
        self.next_round(s, told)

    def refill(self, s: Row, told: Told) -> None:
        new: list[str] = []
        for row, supply in zip(s["lettered"], s["plans"], strict=True):
            for space in range(4):
                if not row[space] and supply:
                    row[space] = supply.pop(0)
                    new.append(row[space])
        if new:
            told.append({"kind": "research-refilled", "plans": new})
            s["lessons"] += 1

    def next_round(self, s: Row, told: Told) -> None:
        if s["round"] == 7:
            self.conclude(s, "rounds", told)
            return
        s["round"] += 1
        tiles: list[list[str]] = []
        for seat, player in enumerate(s["players"]):
            own = [mark for mark in s["marks"] if mark[1] == seat]
            player["markers"] += sum(not mark[2] for mark in own)
            player["tiles"] = [tile for tile in self.numbers["tiles"] if tile in [mark[0] for mark in own]]
            tiles.append(player["tiles"])
        gone = [card for card in s["display"][:4] if card]
        rows = [[card for card in s["display"][row + 4 :: 4] if card] for row in range(4)]
        s["display"] = [rows[n % 4][n // 4] if n // 4 < len(rows[n % 4]) else "" for n in range(12)]
        drawn: list[str] = []
        for space, card in enumerate(s["display"]):
            pile = next((pile for pile in s["stack"] if pile), None)
            if not card and pile:
                s["display"][space] = pile.pop(0)
                drawn.append(s["display"][space])
        s["discard"] += gone
        s["specials"].append(f"R{s['round']}")
        s["supplement"] += self.numbers["setup"]["supplement"]
        s.update(marks=[], turns=0)
        for player in s["players"]:
            player["dropped"] = False
        self.choosing(s, "cards")
        told.append({"kind": "prepared", "round": s["round"], "first": s["first"], "discarded": gone, "drawn": drawn})
        told[-1]["tiles"] = [list(each) for each in tiles]
        s["lessons"] += bool(drawn)

    def conclude(self, s: Row, reason: str, told: Told) -> None:
        told.append({"kind": "ended", "reason": reason})
        s["over"] = reason

    # What is due

    def gain(self, s: Row, seat: int, reward: Row, source: str, told: Told, company: int = -1) -> None:
        amounts = {kind: reward.get(kind, 0) for kind in ("coin", "helium", "research")}
        if any(amounts.values()):
            told.append({"kind": "gained", "seat": seat, "source": source, **amounts})
        dues: list[Row] = [{"kind": kind, "count": count} for kind, count in amounts.items() if count]
        for at, spaces in enumerate(reward.get("tracks", [0] * 4)):
            count = spaces + reward.get("track_each", 0) + (reward.get("track", 0) if at == company else 0)
            dues += [{"kind": "move", "company": at, "count": count}] if count else []
        if reward.get("track_any"):
            dues.append({"kind": "track", "count": reward["track_any"], "not": [], "space": ""})
        dues += [{"kind": "remove"} for _ in range(reward.get("remove", 0))]
        s["due"][:0] = dues

    def move(self, s: Row, seat: int, company: int, steps: int, told: Told) -> None:
        left, price = self.advance(s, seat, company, steps, told, pay=False), self.barrier(s, seat, company)
        if left and 0 < price <= s["players"][seat]["cash"]:
            s["due"].insert(0, {"kind": "barrier", "company": company, "count": left})
        elif left:
            self.stopped(seat, "barrier" if price else "end", left, company, told)

    def stopped(self, seat: int, what: str, lost: int, company: int, told: Told) -> None:
        told.append({"kind": "stopped", "seat": seat, "what": what, "lost": lost, "company": company})

    def answers(self, s: Row, seat: int, due: Row) -> list[list[str]]:
        """Return all answers to the decision that is due. (Of *perform* the ways to do it are not all told apart.)"""
        questions: dict[str, Callable[..., list[list[str]]]] = {
            "barrier": lambda *_: [["pay"], ["finish"]],
            "units": self.unit_answers,
            "track": self.track_answers,
            "research": self.research_answers,
            "expand": self.expand_answers,
            "return": self.return_answers,
            "remove": self.remove_answers,
            "half": self.half_answers,
            "recover": self.recover_answers,
            "perform": self.perform_answers,
            "rest": self.rest_answers,
            "link": lambda s, seat, _: [*self.links(s, seat), ["finish"]] if self.links(s, seat) else [],
        }
        return questions[due["kind"]](s, seat, due)

    def answer(self, s: Row, seat: int, answer: list[str], told: Told) -> None:
        """Do one of the answers; `finish` of what is not listed declines."""
        due, (verb, *nouns) = s["due"].pop(0), answer
        deeds: dict[tuple[str, str], Callable[..., None]] = {
            ("barrier", "pay"): self.pay,
            ("barrier", "finish"): self.stop,
            ("units", "advance"): self.spend_units,
            ("units", "finish"): self.stop,
            ("track", "advance"): self.choose_track,
            ("research", "take"): self.take_plan,
            ("research", "finish"): self.take_coins,
            ("expand", "enter"): self.enter,
            ("expand", "column"): self.name_column,
            ("expand", "finish"): self.end_expansion,
            ("return", "return"): self.return_piece,
            ("remove", "remove"): self.remove_piece,
            ("half", "half"): self.half,
            ("recover", "recover"): self.recover,
            ("rest", "rest"): self.rest,
            ("rest", "finish"): self.rest_straight,
            ("link", "link"): self.link_after,
        }
        if (due["kind"], verb) in deeds:
            deeds[due["kind"], verb](s, seat, due, told, *nouns)
        else:
            told.append({"kind": "declined", "seat": seat, "what": due["kind"]})

    def pay(self, s: Row, seat: int, due: Row, told: Told) -> None:
        self.advance(s, seat, due["company"], 1, told)
        left = due["count"] - 1
        s["due"][:0] = [{"kind": "move", "company": due["company"], "count": left}] if left else []

    def stop(self, _s: Row, seat: int, due: Row, told: Told) -> None:
        self.stopped(seat, due["kind"], due["count"], due.get("company", -1), told)

    def spend_units(self, s: Row, seat: int, due: Row, told: Told, name: str, steps: str) -> None:
        self.advance(s, seat, company_of(name), int(steps), told)
        due["count"] -= int(steps)
        s["due"][:0] = [due] if due["count"] else []

    def name_column(self, s: Row, seat: int, due: Row, told: Told, word: str) -> None:
        due.update(column=int(word) - 1, named=True)
        told.append({"kind": "column-named", "seat": seat, "company": due["company"], "column": due["column"]})
        s["due"].insert(0, due)

    def return_piece(self, s: Row, _seat: int, due: Row, told: Told, word: str) -> None:
        column = int(word) - 1
        s["stations"][due["company"]]["vacated"][column] -= 1
        told.append({"kind": "returned", "company": due["company"], "target": due["target"], "column": column})

    def remove_piece(self, s: Row, seat: int, _due: Row, told: Told, name: str, word: str) -> None:
        company, column = company_of(name), int(word) - 1
        self.take_piece(s, company, column)
        told.append({"kind": "removed", "seat": seat, "company": company, "column": column})

    def recover(self, s: Row, seat: int, _due: Row, told: Told, card: str) -> None:
        s["players"][seat]["cash"] -= 2
        s["discard"].remove(card)
        s["players"][seat]["hand"].append(card)
        told.append({"kind": "recovered", "seat": seat, "card": card, "paid": 2})

    def link_after(self, s: Row, seat: int, _due: Row, told: Told, mission: str, _task: str) -> None:
        self.link(s, seat, mission, told)

    def unit_answers(self, s: Row, seat: int, due: Row) -> list[list[str]]:
        answers: list[list[str]] = []
        for at, company in enumerate(COMPANIES):
            steps = range(1, self.reach(s, seat, at, due["count"]) + 1)
            answers += [["advance", company, str(step)] for step in steps]
        places = s["players"][seat]["tracks"]
        free = [at for at in range(4) if places[at] < self.track(s, at)["last"] and not self.barrier(s, seat, at)]
        return answers if free else [*answers, ["finish"]]

    def track_answers(self, s: Row, seat: int, due: Row) -> list[list[str]]:
        movable = [at for at in range(4) if at not in due["not"] and self.reach(s, seat, at, 1)]
        return [["advance", COMPANIES[at], str(due["count"])] for at in movable]

    def choose_track(self, s: Row, seat: int, due: Row, told: Told, name: str, _steps: str) -> None:
        company = company_of(name)
        if self.barrier(s, seat, company):
            told.append({"kind": "track-chosen", "seat": seat, "company": company, "spaces": due["count"]})
        for other in s["due"]:
            if other["kind"] == "track" and due["space"] and other["space"] == due["space"]:
                other["not"].append(company)
        s["due"].insert(0, {"kind": "move", "company": company, "count": due["count"]})

    def links(self, s: Row, seat: int) -> list[list[str]]:
        player = s["players"][seat]
        if player["mission"] or not player["tasks"]:
            return []
        return [["link", mission, str(task + 1)] for mission in s["missions"] for task in self.met(s, seat, mission)]

    # Cards in the area

    def face_up(self, s: Row, seat: int) -> list[str]:
        player = s["players"][seat]
        cards = [card for card, down in zip(player["area"], player["used"], strict=True) if card and not down]
        tiles = [tile for tile in player["tiles"] if tile not in player["tiles_used"]]
        return [card for card in [*cards, *tiles] if self.cards[card]["kind"] != "plus"]

    def of_kind(self, s: Row, seat: int, kind: str) -> list[str]:
        return [card for card in self.face_up(s, seat) if self.cards[card]["kind"] == kind]

    def units(self, s: Row, seat: int, card: str) -> int:
        kind, player = self.cards[card]["kind"], s["players"][seat]
        return (
            self.cards[card]["value"]
            + (player["boosted"] == card)
            + (kind == "titanium" and self.bonus(s, seat, "D1") == 2)
        )

    def strength(self, s: Row, seat: int) -> dict[str, int]:
        had = {kind: sum(self.units(s, seat, c) for c in self.of_kind(s, seat, kind)) for kind in RESOURCES}
        energy = self.of_kind(s, seat, "energy")
        had["energy"] = sum(self.cards[c]["value"] for c in energy) + (self.bonus(s, seat, "A1") if energy else 0)
        had["research"] = len(self.of_kind(s, seat, "research"))
        had["field"] = len(self.of_kind(s, seat, "field")) + (self.bonus(s, seat, "E1") > 0)
        return had

    def turn_down(self, s: Row, seat: int, cards: list[str]) -> None:
        player = s["players"][seat]
        for card in cards:
            if card in player["area"]:
                player["used"][player["area"].index(card)] = True
            else:
                player["tiles_used"].append(card)

    def boost(self, s: Row, seat: int, told: Told, card: str) -> None:
        player = s["players"][seat]
        need("tile-plus" in player["tiles"] and not player["boosted"], "the tile")
        need(card in self.face_up(s, seat) and self.cards[card]["kind"] in RESOURCES, "a resource card")
        player["boosted"] = card
        told.append({"kind": "boosted", "seat": seat, "card": card})

    # Resources, energy, research and field scientists

    def price(self, s: Row, card: str) -> int:
        need(card and card in s["display"], "a card of the display")
        return self.cards[card]["cost"] + self.numbers["display"]["costs"][s["display"].index(card) // 4]

    def acquire(self, s: Row, seat: int, card: str, cost: int) -> None:
        s["display"][s["display"].index(card)] = ""
        s["players"][seat]["hand"].append(card)
        s["deeds"]["cost"] = cost

    def resources(self, s: Row, seat: int, told: Told, words: str, buy: str, alone: str = "") -> None:
        cards = words.split("+")
        usable = [alone] if alone else self.face_up(s, seat)
        need(cards == [card for card in usable if card in cards], "cards that can be used, in order")
        kinds = {self.cards[card]["kind"] for card in cards}
        need(kinds <= set(RESOURCES), "resources")
        minerals = self.bonus(s, seat, "C1")
        need(len(kinds) == 1 or (minerals == 2 and buy != "none"), "of one kind")
        value, cost = sum(self.units(s, seat, card) for card in cards), 0
        if buy != "none":
            cheaper = minerals == 2 or (minerals == 1 and "minerals" in kinds)
            cheaper += self.bonus(s, seat, "D1") == 1 and "titanium" in kinds
            cost = max(0, self.price(s, buy) - cheaper)
            need(cost <= value, "enough units")
            self.acquire(s, seat, buy, cost)
        if not alone:
            self.turn_down(s, seat, cards)
        s["deeds"]["value"] = value
        note = {"kind": "used-resources", "seat": seat, "cards": cards, "value": value, "card": buy, "cost": cost}
        told.append(note)
        if value > cost:
            s["due"].insert(0, {"kind": "units", "count": value - cost})

    def energy(self, s: Row, seat: int, told: Told, name: str, first: str, alone: str = "") -> None:
        points = self.strength(s, seat)["energy"]
        if alone:
            points = self.cards[alone]["value"] + self.bonus(s, seat, "A1")
        need(points, "energy")
        able = [at for at in range(4) if self.enterable(s, at, points)]
        company = -1 if name == "none" else company_of(name)
        need(company in able or (company == -1 and not able), "a company that can enter something")
        if not alone:
            self.turn_down(s, seat, self.of_kind(s, seat, "energy"))
        told.append({"kind": "expanded", "seat": seat, "energy": points, "company": company})
        if able:
            due = {"kind": "expand", "company": company, "count": points, "column": -1, "named": False}
            s["due"].insert(0, {**due, "targets": [], "ousted": []})
        if number(first):
            need(able and number(first) in self.enterable(s, company, points), "a space to enter")
            self.enter(s, seat, s["due"].pop(0), told, first)

    def meets(self, had: dict[str, int], needed: Row) -> bool:
        named = all(had[kind] >= needed.get(kind, 0) for kind in (*RESOURCES, "energy", "field"))
        scientists = had["research"] + had["field"] >= needed.get("scientist", 0)
        further = max(had[kind] - needed.get(kind, 0) for kind in RESOURCES)
        return named and scientists and further >= needed.get("any_one", 0)

    def upload(self, s: Row, seat: int, told: Told, card: str, plans: str, flip: str, alone: str = "") -> None:
        player, had = s["players"][seat], self.strength(s, seat)
        need(card == alone if alone else card in self.of_kind(s, seat, "research"), "a research scientist")
        need(self.cards[card]["kind"] == "research", "a research scientist")
        had["research"] -= not alone
        origin, steps, ahead, paid, flipped = player["upload"], number(plans), number(flip), 0, -1
        if ahead:
            flipped, paid = origin + ahead, 2
            need(flipped < 16 and player["screens"][flipped] and flipped not in player["flipped"], "a plan to flip")
            player["flipped"].append(flipped)
        need(paid <= player["cash"], "2 CrypCoin")
        place = origin
        while place < origin + steps:
            place += 1
            need(place < 16 and player["screens"][place], "a plan")
            if place not in player["flipped"]:
                plan = self.plans[player["screens"][place]]
                need(self.meets(had, plan.get("requirement", {})), "the requirement")
                paid += plan.get("price", 0)
            need(paid <= player["cash"], "the price")
        player["cash"] -= paid
        player["upload"] = place
        s["deeds"]["plans"] = steps
        slot = origin < self.numbers["research"]["slot"] <= place
        note = {"kind": "uploaded", "seat": seat, "card": card, "origin": origin, "place": place, "flipped": flipped}
        told.append({**note, "paid": paid, "slot": slot})
        points: Told = []
        self.gain(s, seat, {"research": self.cards[card]["value"]}, "scientist", points)
        if steps and place not in player["flipped"]:
            reward = dict(self.plans[player["screens"][place]].get("reward", {}))
            if reward.get("titanium_coin"):
                reward["coin"] = reward.get("coin", 0) + max(0, had["titanium"] - 1)
            self.gain(s, seat, reward, "plan", told)
        told += points
        if not alone:
            self.turn_down(s, seat, [card])

    def field(self, s: Row, seat: int, told: Told, name: str, alone: str = "") -> None:
        need(name == alone if alone else name in self.face_up(s, seat), "a field scientist")
        card = self.cards[name]
        need(card["kind"] == "field", "a field scientist")
        if not alone:
            self.turn_down(s, seat, [name])
        helium, counted = card["value"], 0
        if name == "tile-field":
            helium += self.strength(s, seat)["field"]
        elif card.get("company"):
            counted = self.collectors(s, company_of(card["company"])) + [0, 1, 3][self.bonus(s, seat, "E1")]
            helium += counted // 2
        s["deeds"]["helium"] = helium
        coin = card.get("coin", 0)
        note = {"kind": "used-field", "seat": seat, "card": name, "helium": helium, "coin": coin}
        told.append({**note, "collectors": counted})
        self.gain(s, seat, {"coin": coin, "helium": helium}, "", [])

    def research_answers(self, s: Row, seat: int, due: Row) -> list[list[str]]:
        player, answers = s["players"][seat], list[list[str]]()
        if player["upload"] == 15 or self.plans_useless(s):
            return [["finish"]]
        for plan in [*[each for row in s["lettered"] for each in row if each], *s["specials"]]:
            letter = plan[0]
            if due["count"] < (1 if letter in "AB" else 2):
                continue
            for place in range(player["upload"] + 1, 16):
                crossed = place in self.numbers["research"]["no_a"] and not player["screens"][place]
                if letter != "A" or not crossed:
                    answers.append(["take", plan, str(place)])
        return [*answers, ["finish"]]

    def plans_useless(self, s: Row) -> bool:
        """In the last round without Luna and E2: nobody can upload, and the supplement is no better than a point."""
        if s["round"] < 7 or s["supplement"] > 1 or s["luna"] or "E2" in s["tracks"]:
            return False
        active = [seat for seat, player in enumerate(s["players"]) if not player["dropped"]]
        return not any(self.of_kind(s, seat, "research") for seat in active)

    def take_coins(self, s: Row, seat: int, due: Row, told: Told) -> None:
        player, points = s["players"][seat], due["count"]
        coins = 2 * points if player["upload"] == 15 else points
        player["cash"] += coins
        told.append({"kind": "took-coins", "seat": seat, "points": points, "coins": coins})

    def take_plan(self, s: Row, seat: int, due: Row, told: Told, plan: str, screen: str) -> None:
        player, place, coins = s["players"][seat], int(screen), 0
        if plan in s["specials"]:
            s["specials"].remove(plan)
        else:
            coins = self.lift(s, plan)
            player["cash"] += coins
        under = player["screens"][place]
        player["screens"][place] = plan
        player["flipped"] = [other for other in player["flipped"] if other != place]
        note = {"kind": "took-plan", "seat": seat, "plan": plan, "screen": place, "covered": under, "coins": coins}
        told.append(note)
        due["count"] -= 1 if plan[0] in "AB" else 2
        s["due"][:0] = [due] if due["count"] else []

    def lift(self, s: Row, plan: str) -> int:
        """Take a plan off its space; return the coins that come with it."""
        row = next(row for row in s["lettered"] if plan in row)
        space, letter = row.index(plan), "ABC"[s["lettered"].index(row)]
        row[space] = ""
        if [letter, space + 1] not in self.numbers["plans"]["red"]:
            return 0
        coins, s["supplement"] = s["supplement"], 0
        return coins

    # Bonus markers

    def put_marker(self, s: Row, seat: int, space: str, told: Told, price: int = 0, tier: int = 0) -> None:
        player = s["players"][seat]
        need(player["markers"] or player["single_use"], "a marker")
        need(space not in [mark[0] for mark in s["marks"]], "a vacant space")
        need(price <= player["cash"], "the price")
        single = not player["markers"]
        player["single_use" if single else "markers"] -= 1
        player["cash"] -= price
        s["marks"].append([space, seat, single])
        note = {"kind": "placed", "seat": seat, "space": space, "paid": price, "tier": tier, "single_use": single}
        told.append(note)

    def majority(self, s: Row, seat: int, told: Told, space: str, word: str) -> None:
        row, tier, had = self.majorities[space], number(word), self.strength(s, seat)
        need(1 <= tier <= 3, "a tier")
        own = had[row["measure"]]
        others = [self.strength(s, o)[row["measure"]] for o in range(self.seats) if not s["players"][o]["dropped"]]
        need(own == max([own, *others, *([self.of_luna(s, space)] if s["luna"] else [])]), "nobody has more")
        if space == "scientist":
            need(own, "a research scientist")
            own += had["field"] - 1
        need(own >= row["tiers"][tier - 1]["least"], "enough for the tier")
        self.put_marker(s, seat, space, told, tier=tier)
        s["deeds"]["top"] = int(tier == 3)
        self.gain(s, seat, row["tiers"][tier - 1]["reward"], "space", told)

    def track_space(self, s: Row, seat: int, space: str) -> None:
        track, _, half = space.partition("-")
        need(self.bonus(s, seat, track) >= int(half), "the bonus of the track")
        own = [f"{track}-1", f"{track}-2"]
        need(not any(mark[0] in own and mark[1] == seat for mark in s["marks"]), "one marker on a track's spaces")

    def place(self, s: Row, seat: int, told: Told, space: str) -> None:
        player = s["players"][seat]
        if space == "first-player":
            need(s["turns"], "not the first turn of the round")
            self.put_marker(s, seat, space, told)
            s["first"] = seat
            self.gain(s, seat, self.numbers["standard"]["first"], "space", told)
        elif space in self.numbers["tiles"]:
            self.put_marker(s, seat, space, told, self.numbers["tiles"][space])
        elif space in TRACK_PRICES:
            self.track_space(s, seat, space)
            self.put_marker(s, seat, space, told, TRACK_PRICES[space])
            self.on_track_space(s, seat, space, told)
        else:
            need(player["personal"] and not player["tasks"], "three tasks")
            need(space == f"{player['personal']}-{seat}", "the personal space")
            mission = self.missions[player["personal"]]
            self.put_marker(s, seat, space, told, mission.get("price", 0))
            self.gain(s, seat, mission["reward"], "space", told)

    def on_track_space(self, s: Row, seat: int, space: str, told: Told) -> None:
        if space == "A2-1":
            s["due"].insert(0, {"kind": "half", "card": "", "space": space})
        elif space == "A2-2":
            self.gain(s, seat, {"research": 2, "helium": 2}, "space", told)
        else:
            own = s["tracks"].index("D2")
            moves = [3, 2] if space == "D2-1" else [3, 2, 2]
            s["due"][:0] = [{"kind": "track", "count": count, "not": [own], "space": space} for count in moves]

    def buy(self, s: Row, seat: int, told: Told, space: str, card: str) -> None:
        cheaper, helium = BOUGHT[space]
        if space == "buy":
            need(card != "none", "a card")
            self.put_marker(s, seat, space, told, self.numbers["standard"]["buy"])
        else:
            self.track_space(s, seat, space)
            self.put_marker(s, seat, space, told)
        if card != "none":
            cost = max(0, self.price(s, card) - cheaper)
            need(cost <= s["players"][seat]["cash"], "the cost")
            s["players"][seat]["cash"] -= cost
            self.acquire(s, seat, card, cost)
            told.append({"kind": "bought", "seat": seat, "card": card, "cost": cost})
        self.gain(s, seat, {"helium": helium}, "space", told)

    def sell(self, s: Row, seat: int, told: Told, space: str, card: str) -> None:
        player = s["players"][seat]
        need(space in SOLD or space in ("E2-1", "E2-2"), "a space")
        if space != "sell":
            self.track_space(s, seat, space)
        self.put_marker(s, seat, space, told)
        need(card in player["hand"], "a card of the hand")
        player["hand"].remove(card)
        s["discard"].append(card)
        coins = self.cards[card]["cost"] + SOLD[space] if space in SOLD else 0
        told.append({"kind": "sold", "seat": seat, "card": card, "coins": coins})
        player["cash"] += coins
        if space in SOLD:
            return
        able = self.cards[card]["kind"] != "share"
        need(able or player["cash"] >= 2, "a use of the card")
        dues = [{"kind": "recover"}, *([{"kind": "perform", "card": card, "must": False}] if able else [])]
        s["due"][:0] = dues if space == "E2-2" else [{"kind": "half", "card": card, "space": space}]

    def half_answers(self, s: Row, seat: int, due: Row) -> list[list[str]]:
        one = not due["card"] or self.cards[due["card"]]["kind"] != "share"
        two = not due["card"] or s["players"][seat]["cash"] >= 2
        return [["half", half] for half, open_ in (("1", one), ("2", two)) if open_]

    def half(self, s: Row, seat: int, due: Row, told: Told, word: str) -> None:
        half = int(word)
        if not due["card"]:
            self.gain(s, seat, {"research": 3 - half, "helium": half}, "space", told)
            return
        told.append({"kind": "half-taken", "seat": seat, "half": half})
        perform = {"kind": "perform", "card": due["card"], "must": True}
        s["due"].insert(0, perform if half == 1 else {"kind": "recover"})

    def recover_answers(self, s: Row, seat: int, _due: Row) -> list[list[str]]:
        return [*[["recover", c] for c in s["discard"]], ["finish"]] if s["players"][seat]["cash"] >= 2 else []

    def perform_answers(self, s: Row, seat: int, due: Row) -> list[list[str]]:
        """Return every answer of energy and field scientists; of the others two stand for all: there are many."""
        card, rest = due["card"], [] if due["must"] else [["finish"]]
        match self.cards[card]["kind"]:
            case "field":
                return [["field", card], *rest]
            case "energy":
                points = self.cards[card]["value"] + self.bonus(s, seat, "A1")
                spaces = [(COMPANIES[at], str(noun)) for at in range(4) for noun in self.enterable(s, at, points)]
                later = [(name, "0") for name in dict.fromkeys(name for name, _ in spaces)] or [("none", "0")]
                return [*[["energy", *nouns] for nouns in (*spaces, *later)], *rest]
            case "research":
                found = [["upload", card, "0", "0"], *rest]
                return found if self.only_stays(s, seat) else [*found, []]
            case _:
                minerals = self.bonus(s, seat, "C1")
                kind = self.cards[card]["kind"]
                cheaper = minerals == 2 or (minerals == 1 and kind == "minerals")
                cheaper += self.bonus(s, seat, "D1") == 1 and kind == "titanium"
                most = self.units(s, seat, card) + cheaper
                able = [each for each in s["display"] if each and self.price(s, each) <= most]
                return [*[["resources", card, each] for each in ["none", *able]], *rest]

    def only_stays(self, s: Row, seat: int) -> bool:
        """Return whether the upload marker can only stay, and nothing be flipped."""
        player = s["players"][seat]
        ahead = range(player["upload"] + 1, 16)
        flips = [at for at in ahead if player["screens"][at] and at not in player["flipped"]]
        if flips and player["cash"] >= 2:
            return False
        if player["upload"] == 15 or not player["screens"][player["upload"] + 1]:
            return True
        plan = self.plans[player["screens"][player["upload"] + 1]]
        open_ = player["upload"] + 1 in player["flipped"]
        able = self.meets(self.strength(s, seat), plan.get("requirement", {}))
        return not open_ and not (able and plan.get("price", 0) <= player["cash"])

    def perform(self, s: Row, seat: int, answer: list[str], told: Told) -> None:
        due, (verb, *nouns) = s["due"].pop(0), answer
        if verb == "finish":
            need(not due["must"] and not nouns, "the card is performed")
            told.append({"kind": "declined", "seat": seat, "what": "perform"})
            return
        kind = self.cards[due["card"]]["kind"]
        need(verb == {"energy": "energy", "research": "upload", "field": "field"}.get(kind, "resources"), "its action")
        ways: dict[str, Callable[..., None]] = {
            "resources": self.resources,
            "energy": self.energy,
            "upload": self.upload,
            "field": self.field,
        }
        ways[verb](s, seat, told, *nouns, alone=due["card"])

    # Dropping out

    def drop(self, s: Row, seat: int, told: Told, word: str, way: str) -> None:
        player, deck = s["players"][seat], number(word)
        free = self.options["slots"] != "linked" and s["round"] < 6 and any(player["area"])
        need(way == "straight" or (way == "choose" and free), "a way to rest")
        filled = [slot for slot in range(1, 6) if player["decks"][slot - 1]]
        need(deck in ((filled[:1] if s["round"] == 7 else filled) or [0]), "a deck")
        cards = player["decks"][deck - 1] if deck else []
        if deck:
            player["decks"][deck - 1] = []
        player["hand"] += cards
        told.append({"kind": "dropped", "seat": seat, "deck": deck - 1, "cards": cards})
        player.update(used=[False] * 5, tiles=[], tiles_used=[], boosted="", dropped=True)
        slots = [slot for slot, card in enumerate(player["area"]) if card]
        if slots and way == "straight":
            self.lay_to_rest(s, seat, {slot: slot for slot in slots}, told)
        elif slots:
            s["due"].insert(0, {"kind": "rest", "left": slots, "taken": []})

    def rest_answers(self, s: Row, seat: int, due: Row) -> list[list[str]]:
        player = s["players"][seat]
        card = player["area"][due["left"][0]]
        answers = [["rest", card, str(at + 1)] for at in self.slots_on(player) if at not in due["taken"]]
        straight = len(due["left"]) > 1 and not set(due["left"]) & set(due["taken"])
        return [*answers, ["finish"]] if straight else answers

    def rest_straight(self, s: Row, seat: int, due: Row, told: Told) -> None:
        self.lay_to_rest(s, seat, {slot: slot for slot in due["left"]}, told)

    def rest(self, s: Row, seat: int, due: Row, told: Told, _card: str, word: str) -> None:
        slot = int(word) - 1
        self.lay_to_rest(s, seat, {due["left"][0]: slot}, told)
        due.update(left=due["left"][1:], taken=[*due["taken"], slot])
        s["due"][:0] = [due] if due["left"] else []

    def lay_to_rest(self, s: Row, seat: int, moves: dict[int, int], told: Told) -> None:
        player, laid = s["players"][seat], [""] * 5
        for origin, slot in moves.items():
            laid[slot] = player["area"][origin]
            player["area"][origin] = ""
            player["decks"][slot].append(laid[slot])
        told.append({"kind": "rested", "seat": seat, "cards": laid})

    # Stations

    def icons(self, s: Row, company: int, column: int, vacant: int) -> int:
        """Return the coin icons that are visible with so many vacant home spaces of a column."""
        coins = self.homes[column]
        if s["stations"][company]["opened"][column]:
            return coins[4] + sum(coins[: vacant - 1]) if vacant else 0
        return sum(coins[:vacant])

    def share_value(self, s: Row, company: int) -> int:
        return sum(self.icons(s, company, at, s["stations"][company]["vacated"][at]) for at in range(3))

    def columns(self, shuttle: bool) -> list[int]:
        if self.moon:
            return [0, 1, 2]
        return [1] if shuttle else [0, 2]

    def with_pieces(self, s: Row, company: int, shuttle: bool = False) -> list[int]:
        return [at for at in self.columns(shuttle) if s["stations"][company]["vacated"][at] < 5]

    def room(self, s: Row, company: int, column: int) -> int:
        station = s["stations"][company]
        return station["vacated"][column] - station["opened"][column]

    def take_piece(self, s: Row, company: int, column: int) -> None:
        station = s["stations"][company]
        station["vacated"][column] += 1
        station["opened"][column] |= station["vacated"][column] == 5

    def remove_answers(self, s: Row, _seat: int, _due: Row) -> list[list[str]]:
        found = [(at, column) for at in range(4) for column in self.with_pieces(s, at)]
        return [["remove", COMPANIES[at], str(column + 1)] for at, column in found]

    # The board

    def targets(self) -> int:
        return len(self.map["sectors"]) if self.moon else len(self.map["asteroids"]) + len(self.map["shuttles"])

    def shuttle(self, target: int) -> bool:
        return not self.moon and str(target) in self.map["shuttles"]

    def spaces(self, target: int) -> int:
        return 1 if self.moon or self.shuttle(target) else self.map["asteroids"][str(target)]["spaces"]

    def within_reach(self, s: Row, company: int) -> dict[int, tuple[int, int, int, int]]:
        """Return target, space, cost and holder of each space within reach, by its noun, for which there is a piece."""
        found = self.on_moon(s, company) if self.moon else self.on_belt(s, company)
        return {n: row for n, row in found.items() if self.with_pieces(s, company, self.shuttle(row[0]))}

    def enterable(self, s: Row, company: int, energy: int) -> dict[int, tuple[int, int, int, int]]:
        return {noun: row for noun, row in self.within_reach(s, company).items() if row[2] <= energy}

    def on_moon(self, s: Row, company: int) -> dict[int, tuple[int, int, int, int]]:
        own = [at + 1 for at, holders in enumerate(s["board"]) if holders == [company]]
        lines = [tuple(border) for border in self.map["stations"][COMPANIES[company]]]
        for one, other, line in self.map["borders"]:
            lines += [(other, line)] if one in own else []
            lines += [(one, line)] if other in own else []
        found: dict[int, tuple[int, int, int, int]] = {}
        for sector in sorted({to for to, _ in lines} - set(own)):
            holder = s["board"][sector - 1][0]
            found[sector] = (sector, 0, min(line for to, line in lines if to == sector) + (holder >= 0), holder)
        return found

    def on_belt(self, s: Row, company: int) -> dict[int, tuple[int, int, int, int]]:
        board, found = s["board"], dict[int, tuple[int, int, int, int]]()
        own = [int(at) for at in self.map["asteroids"] if company in board[int(at) - 1]]
        ways = [(at, 1) for at in [*own, *self.map["stations"][COMPANIES[company]]]]
        for name, shuttle in self.map["shuttles"].items():
            target, halves = int(name), [(end, 1 + (end in shuttle.get("icon", []))) for end in shuttle["ends"]]
            holder = board[target - 1][0]
            if holder == company:
                ways += halves
            elif costs := [cost for end, cost in halves if end in own]:
                found[target] = (target, 0, min(costs) + (holder >= 0), holder)
        for asteroid in {at for at, _ in ways}:
            cost, alike = min(price for at, price in ways if at == asteroid), list[tuple[int, bool]]()
            for space, holder in enumerate(board[asteroid - 1]):
                sort = (holder, space in self.map["asteroids"][str(asteroid)].get("pair", []))
                if holder != company and sort not in alike:
                    found[100 * (space + 1) + asteroid] = (asteroid, space, cost + (holder >= 0), holder)
                alike.append(sort)
        return found

    def collectors(self, s: Row, company: int) -> int:
        places = self.map["sectors" if self.moon else "asteroids"]
        count = 0
        for name, place in places.items():
            holders = s["board"][int(name) - 1]
            pair = place.get("pair", [])
            count += place.get("gas", 0) * (company in holders)
            count += bool(pair) and all(holders[space] == company for space in pair)
        return count

    def column_in_use(self, s: Row, due: Row) -> int:
        company, vacated = due["company"], s["stations"][due["company"]]["vacated"]
        left = self.with_pieces(s, company)
        if due["column"] in left:
            return due["column"]

        def rank(at: int) -> tuple[int, int, int]:
            shown = [self.icons(s, company, at, count) for count in (vacated[at], vacated[at] + 1)]
            return vacated[at], shown[1] - shown[0], -at

        return max(left, key=rank)

    def expand_answers(self, s: Row, _seat: int, due: Row) -> list[list[str]]:
        found = self.enterable(s, due["company"], due["count"])
        answers = [["enter", str(noun)] for noun in found]
        if not due["named"] and any(not self.shuttle(row[0]) for row in found.values()):
            others = [at for at in self.with_pieces(s, due["company"]) if at != self.column_in_use(s, due)]
            answers += [["column", str(at + 1)] for at in others]
        return [*answers, ["finish"]]

    def enter(self, s: Row, seat: int, due: Row, told: Told, noun: str) -> None:
        company = due["company"]
        target, space, cost, holder = self.within_reach(s, company)[int(noun)]
        self.take_piece(s, company, 1 if self.shuttle(target) else self.column_in_use(s, due))
        s["board"][target - 1][space] = company
        note = {"kind": "entered", "seat": seat, "company": company, "target": target, "cost": cost, "ousted": holder}
        told.append(note)
        due.update(count=due["count"] - cost, named=False, targets=[*due["targets"], target])
        due["ousted"] += [[holder, target]] if holder >= 0 else []
        s["deeds"]["targets"] += 1
        s["deeds"]["ousted"] += holder >= 0
        s["due"].insert(0, due)

    def end_expansion(self, s: Row, seat: int, due: Row, told: Told) -> None:
        company, dues, returning = due["company"], list[Row](), list[tuple[int, bool]]()
        if due["count"]:
            self.stopped(seat, "energy", due["count"], company, told)
        for other, target in due["ousted"]:
            shuttle = self.shuttle(target)
            returning.append((other, shuttle))
            space = sum(self.room(s, other, at) for at in self.columns(shuttle))
            if returning.count((other, shuttle)) <= space:
                dues.append({"kind": "return", "company": other, "target": target})
            else:
                told.append({"kind": "returned", "company": other, "target": target, "column": -1})
        s["due"][:0] = dues
        rewards = self.rewards(s, company, due["targets"])
        total = {kind: sum(r.get(kind, 0) for r in rewards) for kind in ("coin", "helium", "research", "track")}
        self.gain(s, seat, total, "expansion", told, company)

    def rewards(self, s: Row, company: int, targets: list[int]) -> list[Row]:
        if self.moon:
            return [self.map["sectors"][str(target)]["reward"] for target in targets]
        found: list[Row] = []
        for target in sorted(set(targets)):
            if self.shuttle(target):
                found.append({"track": int(self.map["shuttles"][str(target)].get("track", False))})
            elif s["board"][target - 1].count(company) == targets.count(target):
                found.append(self.map["asteroids"][str(target)]["reward"])
        return found

    def return_answers(self, s: Row, _seat: int, due: Row) -> list[list[str]]:
        company, vacated = due["company"], s["stations"][due["company"]]["vacated"]
        columns = [at for at in self.columns(self.shuttle(due["target"])) if self.room(s, company, at)]
        shown = [[self.icons(s, company, at, vacated[at] - less) for less in (0, 1)] for at in columns]
        hidden = {now - then for now, then in shown}
        return [["return", str(at + 1)] for at in (columns if len(hidden) > 1 else columns[:1])]

    # Missions

    def progress(self, s: Row, seat: int, kind: str) -> int:
        player = s["players"][seat]
        if kind in OF_ACTIONS:
            return s["deeds"][OF_ACTIONS[kind]]
        shares = [self.shares(s, seat, company) for company in range(4)]
        resting = [card for pile in [player["hand"], *player["decks"]] for card in pile]
        tile = any(mark[1] == seat and mark[0] in self.numbers["tiles"] for mark in s["marks"])
        return {
            "shares-of-one-company": max(shares),
            "helium-step": player["tank"],
            "research-screen": player["upload"],
            "coins-in-reserve": player["cash"],
            "second-threshold-passed": sum(self.passes(s, seat, company) == 2 for company in range(4)),
            "companies-with-2-shares": sum(count >= 2 for count in shares),
            "cards-with-share-in-hand-or-decks": sum("share" in self.cards[card] for card in resting),
            "cards-in-one-resting-deck": max(len(deck) for deck in player["decks"]),
            "special-plans-reached": len(self.specials(player)),
            "additional-slots-on": len(self.slots_on(player)) - 3,
            "bonus-tile-reserved-in-two-rounds-running": int(tile and bool(player["tiles"])),
        }[kind]

    def specials(self, player: Row) -> list[str]:
        places = [place for place in range(player["upload"] + 1) if place not in player["flipped"]]
        return [player["screens"][place] for place in places if player["screens"][place].startswith("R")]

    def met(self, s: Row, seat: int, mission: str) -> list[int]:
        tasks = self.missions[mission]["tasks"]
        open_ = s["players"][seat]["tasks"]
        return [task for task in open_ if self.progress(s, seat, tasks[task][0]) >= tasks[task][1]]

    def look_at_tasks(self, s: Row, seat: int, told: Told) -> None:
        player = s["players"][seat]
        if player["mission"]:
            while tasks := self.met(s, seat, player["mission"]):
                player["tasks"].remove(tasks[0])
                player["single_use"] += 1
                player["cash"] += 2
                note = {"kind": "fulfilled", "seat": seat, "mission": player["mission"], "task": tasks[0]}
                told.append({**note, "last": not player["tasks"]})
        elif len(s["missions"]) == 1 and self.met(s, seat, s["missions"][0]):
            self.link(s, seat, s["missions"][0], told)

    def link(self, s: Row, seat: int, mission: str, told: Told) -> None:
        s["players"][seat]["mission"] = mission
        told.append({"kind": "linked", "seat": seat, "mission": mission})
        self.look_at_tasks(s, seat, told)

    # Luna

    def luna_slots(self, s: Row) -> list[int]:
        luna, more = s["luna"], bool(self.level and self.level["slots"])
        tank = more and luna["tank"] >= self.hers["tank"]["slot"]
        research = more and luna["research"] >= self.hers["research"]["slot"]
        return [*([0] if tank else []), 1, 2, 3, *([4] if research else [])]

    def draw_for_luna(self, s: Row, told: Told) -> None:
        luna, shuffled, drawn = s["luna"], False, list[str]()
        luna["discard"] += [card for card in [*luna["majority"], *luna["slots"]] if card]
        for _ in range(2 + len(self.luna_slots(s))):
            if not luna["deck"]:
                joins = luna["added"][:1] if self.level and self.level.get("shuffle") else []
                luna["added"] = luna["added"][len(joins) :]
                luna["deck"], luna["discard"], shuffled = shuffle(s, luna["discard"] + joins), [], True
            drawn.append(luna["deck"].pop(0))
        luna.update(majority=drawn[:2], slots=[""] * 5, passed=False, begun=False)
        for slot, card in zip(self.luna_slots(s), drawn[2:], strict=True):
            luna["slots"][slot] = card
        told.append({"kind": "luna-prepared", "left": drawn[0], "right": drawn[1], "shuffled": shuffled})
        s["lessons"] += 1

    def of_luna(self, s: Row, space: str) -> int:
        left, right = (self.her_cards.get(card, {}) for card in s["luna"]["majority"])
        if space == "scientist":
            return left.get("scientists", 0) + right.get("scientists", 0)
        card = left if space in ("titanium", "carbon") else right
        return card.get("left" if space in ("titanium", "energy") else "right", 0)

    def luna_turn(self, s: Row, told: Told) -> None:
        luna = s["luna"]
        if not luna["begun"]:
            luna["begun"] = True
            for card in luna["majority"]:
                if "reveal" in self.her_cards[card]:
                    self.luna_gain(s, self.her_cards[card]["reveal"], told)
        slot = next(at for at, card in enumerate(luna["slots"]) if card)
        card, luna["slots"][slot] = luna["slots"][slot], ""
        luna["discard"].append(card)
        told.append({"kind": "luna-acted", "slot": slot, "card": card})
        s["lessons"] += 1
        for line in self.her_cards[card]["lines"]:
            self.luna_line(s, slot, line, told)
        if not any(luna["slots"]):
            self.luna_pass(s, told)

    def luna_pass(self, s: Row, told: Told) -> None:
        luna = s["luna"]
        drawn = self.her_cards[luna["discard"][below(s, len(luna["discard"]))]]
        more = drawn.get("left", 0) - drawn.get("right", 0)
        side = "left" if more > 0 else "right" if more < 0 else ""
        if side:
            at = ["left", "right"].index(side)
            luna["discard"].append(luna["majority"][at])
            luna["majority"][at] = ""
        luna["passed"] = True
        told.append({"kind": "luna-passed", "side": side})

    def luna_line(self, s: Row, slot: int, line: Row, told: Told) -> None:
        match line["do"]:
            case "gain":
                self.luna_gain(s, line, told)
            case "advance":
                for company in self.meant(s, line["companies"]):
                    self.advance(s, -1, company, line["steps"], told)
            case "expand":
                order = self.by_value(s)
                for company in sorted(self.meant(s, line["companies"]), key=order.index, reverse=True):
                    self.luna_expand(s, company, line["points"], -1 if line["first"] == "highest" else 1, told)
            case "cards":
                self.luna_cards(s, [space - 1 for space in line["spaces"][slot]], told)
            case "share":
                self.luna_share(s, told)
            case "marker":
                self.luna_marker(s, line["spaces"][slot], told)
            case _:
                self.luna_plan(s, slot, line.get("letter", ""), told)

    def luna_share(self, s: Row, told: Told) -> None:
        order = [COMPANIES[company] for company in self.by_value(s)]
        shares = [(self.cards[card].get("share"), at) for at, card in enumerate(s["display"]) if card]
        best = min([(order.index(share), at) for share, at in shares if share], default=None)
        self.luna_cards(s, [best[1]] if best else [], told)

    def luna_marker(self, s: Row, space: str, told: Told) -> None:
        if space not in [mark[0] for mark in s["marks"]]:
            s["marks"].append([space, -1, False])
            note = {"kind": "placed", "seat": -1, "space": space, "paid": 0, "tier": 0, "single_use": False}
            told.append(note)

    def luna_plan(self, s: Row, slot: int, letter: str, told: Told) -> None:
        """Discard a plan of this letter, or without one the latest special plan."""
        coins = 0
        if letter:
            plan = s["lettered"]["ABC".index(letter)][self.hers["plan_column"][slot] - 1]
            coins = self.lift(s, plan) if plan else 0
        else:
            plan = s["specials"].pop() if s["specials"] else ""
        if plan:
            s["luna"]["plans"].append(plan)
            self.luna_gained(told, plans=[plan])
        if coins:
            self.luna_gain(s, {"coin": coins}, told)

    def luna_gained(self, told: Told, **facts: Any) -> None:
        nothing = {"coin": 0, "helium": 0, "research": 0, "cards": [], "plans": []}
        told.append({"kind": "luna-gained", **nothing, **facts})

    def luna_cards(self, s: Row, spaces: list[int], told: Told) -> None:
        cards = [s["display"][space] for space in spaces if s["display"][space]]
        for space in spaces:
            s["display"][space] = ""
        s["luna"]["cards"] += cards
        if cards:
            self.luna_gained(told, cards=cards)

    def luna_gain(self, s: Row, gained: Row, told: Told) -> None:
        luna, level = s["luna"], self.level or {}
        before = (luna["tank"], luna["research"])
        helium, steps = gained.get("helium", 0), gained.get("research", 0)
        luna["research"] = min(self.hers["research"]["last"], before[1] + steps)
        moved = luna["research"] - before[1]
        coin = gained.get("coin", 0) + 2 * (steps - moved)
        luna["cash"] += coin
        self.luna_gained(told, coin=coin, helium=helium, research=moved)
        if helium:
            self.store(s, -1, helium, told)
        reached = [before[0] < step <= luna["tank"] for step in level.get("tank_cards", [])]
        reached += [before[1] < step <= luna["research"] for step in level.get("research_cards", [])]
        for _ in range(sum(reached)):
            if luna["added"]:
                luna["deck"].insert(0, luna["added"].pop(0))

    def by_value(self, s: Row) -> list[int]:
        def rank(company: int) -> tuple[int, int, str]:
            return -self.share_value(s, company), -sum(s["stations"][company]["vacated"]), s["tracks"][company]

        return sorted(range(4), key=rank)

    def lead(self, s: Row, company: int) -> int:
        return s["luna"]["tracks"][company] - max(player["tracks"][company] for player in s["players"])

    def meant(self, s: Row, companies: str) -> list[int]:
        order = self.by_value(s)
        leads = sorted(order, key=lambda company: -self.lead(s, company))
        return {
            "most": order[:1],
            "second": order[1:2],
            "least": order[3:],
            "two-most": order[:2],
            "all": order,
            "lead": leads[:1],
            "two-leads": leads[:2],
        }[companies]

    def luna_expand(self, s: Row, company: int, points: int, sign: int, told: Told) -> None:
        able = bool(self.within_reach(s, company))
        told.append({"kind": "expanded", "seat": -1, "energy": points, "company": company if able else -1})
        while able and points and (found := self.within_reach(s, company)):
            rows = [row for row in found.values() if row[3] < 0]
            rows = [row for row in rows if company not in s["board"][row[0] - 1]] or rows
            if not rows:
                held = [other for other in self.by_value(s) if other in [row[3] for row in found.values()]]
                rival = min(held, key=lambda other: self.lead(s, other))
                rows = [row for row in found.values() if row[3] == rival]
            self.luna_enter(s, company, *min(rows, key=lambda row: (sign * row[0], row[1])), told)
            points -= 1
        if able and points:
            self.stopped(-1, "energy", points, company, told)

    def luna_enter(self, s: Row, company: int, target: int, space: int, _cost: int, holder: int, told: Told) -> None:
        shuttle = self.shuttle(target)
        self.take_piece(s, company, self.main_column(s, company, self.with_pieces(s, company, shuttle)))
        s["board"][target - 1][space] = company
        note = {"kind": "entered", "seat": -1, "company": company, "target": target, "cost": 1, "ousted": holder}
        told.append(note)
        if holder < 0:
            return
        columns, column = [at for at in self.columns(shuttle) if self.room(s, holder, at)], -1
        if columns:
            column = self.main_column(s, holder, columns)
            s["stations"][holder]["vacated"][column] -= 1
        told.append({"kind": "returned", "company": holder, "target": target, "column": column})

    def main_column(self, s: Row, company: int, columns: list[int]) -> int:
        station = s["stations"][company]

        def rank(at: int) -> tuple[bool, int, int, int]:
            opened, vacant = station["opened"][at], station["vacated"][at]
            return opened, -vacant, sum(self.homes[at][: vacant - 1]) if opened else 0, at

        return min(columns, key=rank)

    # The result

    def shares(self, s: Row, who: int, company: int) -> int:
        me = self.who(s, who)
        cards = me["cards"] if who < 0 else [*me["hand"], *me["area"], *[c for deck in me["decks"] for c in deck]]
        on_cards = sum(self.cards[card].get("share") == COMPANIES[company] for card in cards if card)
        return on_cards + sum(space <= me["tracks"][company] for space in self.track(s, company)["shares"])

    def last_value(self, values: Row, step: int) -> int:
        return max([value for at, value in values.items() if int(at) <= step], default=0)

    def result(self, s: Row) -> list[Row]:
        rows: list[tuple[int | None, list[tuple[str, int]], int]] = []
        for who in self.everybody(s):
            me = self.who(s, who)
            lines = [("cash", me["cash"])]
            lines += [(n, self.shares(s, who, at) * self.share_value(s, at)) for at, n in enumerate(COMPANIES)]
            tank, research = (dict(self.numbers[name]["values"]) for name in ("tank", "research"))
            screen = me["research"] if who < 0 else me["upload"]
            special = 0 if who < 0 else sum(self.plans[plan]["points"] for plan in self.specials(me))
            lines += [("tank", self.last_value(tank, me["tank"]))]
            lines += [("research", self.last_value(research, screen) + special)]
            rows.append((None if who < 0 else who, lines, 0))
        return result_of(rows, "sk-luna")


GAMES: dict[str, Callable[[Row, Row, int], Any]] = {
    "space-mission": SpaceMission,
    "space-missions": SpaceMissions,
    "crazy-eights": CrazyEights,
    "skymines": Skymines,
}


def main(arguments: list[str]) -> int:
    record, folder, *published = arguments
    try:
        entries = verify(Path(record).read_text(encoding="utf-8"), Path(folder), *published)
    except Refused as refused:
        sys.stdout.write(f"refused: {refused}\n")
        return 1
    sys.stdout.write(f"holds: {entries} entries\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
