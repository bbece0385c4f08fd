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
}
TITLES = {"space-mission": "Space Mission", "space-missions": "Space Missions", "crazy-eights": "Crazy Eights"}
LEVELS = {
    "space-mission": ["easy", "steady", "strong"],
    "space-missions": ["easy", "steady", "strong"],
    "crazy-eights": ["easy", "steady"],
}
MOST_EFFORT = {"space-mission": 20000, "space-missions": 20000, "crazy-eights": 0}
SEATS = {"space-mission": (2, 5), "space-missions": (1, 4), "crazy-eights": (2, 4)}
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
        data.update(tomllib.loads((folder / name).read_text(encoding="utf-8")))
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


def open_entry(entries: list[Row], counted: list[int], seat: int) -> int | None:
    """Return the newest entry that counts if it is the seat's action; others' changes of players are passed over."""
    for n in reversed(counted):
        did = entries[n - 1]["did"]
        if did["entry"] == "seated" and did["seat"] != seat:
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
            need(did["seat"] == s["turn"], "it is another's turn")
            rules.act(s, did["verb"], did["nouns"], told)
        case "concluded":
            rules.conclude(s, "vote", told)
        case "took-back":
            back = open_entry(r["entries"], counted, did["seat"])
            need(back is not None and same(did["number"], back), "this cannot be taken back")
            before: Row = json.loads(after[did["number"] - 1])
            need([before[k] for k in SECRETS] == [s[k] for k in SECRETS], "this cannot be taken back")
            return before, [other for other in counted if other != back]
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


SECRETS = ("epoch", "draws", "lessons")
"""What an action that can be taken back leaves as it was."""


def result_of(rows: list[tuple[int | None, list[tuple[str, int]], int]]) -> list[Row]:
    """Rank by total, then by tiebreak; equals in the order given."""
    scored = [(sum(points for _, points in lines), tie, seat, lines) for seat, lines, tie in rows]
    result: list[Row] = [
        {
            "rank": 1 + sum(other[:2] > (total, tie) for other in scored),
            "seat": seat,
            "name": "sms-automa" if seat is None else f"seat {seat + 1}",
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

    def act(self, s: Row, verb: str, nouns: list[str], told: Told) -> None:
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
        deeds[verb](s, s["turn"], told, *nouns)
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

    def act(self, s: Row, verb: str, nouns: list[str], told: Told) -> None:
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
        return result_of(rows)


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

    def act(self, s: Row, verb: str, nouns: list[str], told: Told) -> None:
        seat = s["turn"]
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


GAMES: dict[str, Callable[[Row, Row, int], Any]] = {
    "space-mission": SpaceMission,
    "space-missions": SpaceMissions,
    "crazy-eights": CrazyEights,
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
