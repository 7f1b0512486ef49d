"""Real hands of poker rooms, compared with the values that regular expressions find in the same text."""

import re
import tarfile
from collections import Counter
from collections.abc import Mapping
from html import unescape
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest
from conftest import pokersql
from test_history_formats import Loaded

pytestmark = pytest.mark.slow


class Room(NamedTuple):
    """Regular expressions and rules for the hands of a room: pots, winnings, boards and known errors."""

    start: str
    """Matches the first line of a hand. Its group is the number of the hand."""
    pot: str
    """Matches the sum of the pots. Its group is the sum, or empty if the sum is rounded. The pattern is empty if the
    room writes no pot."""
    collected: str
    """Matches a player who gets money from a pot. Its groups are `player` and `amount`."""
    board: str
    """Matches cards of a board. All matches in a hand are joined, and begin with the first board."""
    with_returned: bool = False
    """Whether collected money may include the returned bet."""
    player: str = "player"
    """The column of `seats` that equals the group `player` of `collected`."""
    errors: Mapping[tuple[str, int], list[str]] = MappingProxyType({})
    """The errors that `history_errors` must have, by file and line."""
    omitted: int = 0
    """The number of hands that can't be loaded."""
    gross: bool = False
    """Whether hands without a line for the returned bet include the uncalled bet in pots and winnings."""
    net: bool = False
    """Whether the pots in the text exclude the rake."""
    rounding: int = 0
    """The most that rounding may change winnings, in hundredths of a chip."""
    hero: str = ""
    """The name that the text gives the player who is loaded as Hero."""
    spelling: Mapping[str, str] = MappingProxyType({})
    """Regular expressions for text that is written in another way, and their replacements."""


ROOMS = {
    "ggpoker": Room(
        start=r"(?m)^Poker Hand #(\w+):",
        pot=r"Total pot (\S+)",
        collected=r"(?m)^(?P<player>\w+) collected (?P<amount>\S+) from",
        board=r"(?m)^(?:FIRST\s)?Board \[(.*)\]",
    ),
    "fulltilt": Room(
        start=r"(?m)^Full ?Tilt ?Poker Game #(\d+):",
        pot=r"Total pot (\S+)",
        collected=r"(?m)^Seat \d+: (?P<player>.+?) (?:\((?:button|small blind|big blind)\) )*"
        r" ?(?:collected|showed \[[^]]*\] and won|wins the side pot) \((?P<amount>[^)]+)\)",
        board=r"(?m)^Board: \[(.*)\]",
        errors={
            # The summary has two seats in one line.
            ("1-Draw-NL-USD-0.20-0.40-201211.bad.collect.pot.txt", 1): ["wrong_summary"],
            # These games have no rules here.
            ("A5-3-Draw-Limit-USD-0.05-0.10-201104.Sample.txt", 1): ["unknown_game"],
            ("NL-Irish-6max-USD-2.00-4.00-201304.txt", 1): ["unknown_game"],
            ("5-Stud-USD-MTT-100-201303.txt", 1): ["unknown_game"],
            # The summary has "River" for the turn.
            ("PL-Courchevel-6max-play-25-50-201305.txt", 29): ["wrong_fold"],
            ("PL-Courchevel-6max-play-25-50-201305.txt", 31): ["wrong_fold"],
            # The last lines or the first lines of these hands are missing.
            ("NLHE-6max-Matrix-USD-26-201211.match1.txt", 96): ["unfinished"],
            ("NLHE-6max-Matrix-USD-26-201211.match4.txt", 98): ["no_players"],
            ("NLHE-6max-Matrix-USD-26-201211.match4.txt", 470): ["unfinished"],
            ("NLHE-6max-Matrix-USD-26-201211.match4.txt", 805): ["unfinished"],
            # The owner of the file has another name in the list of players.
            ("3-Draw-Limit-USD-STT-2max-10-201211.Hero.loses.txt", 1): ["unknown_player"],
            ("PLO8-USD-SnG-9man-201012.Satellite.to.FTOPS.txt", 1): ["unknown_player"],
        },
        omitted=7,
    ),
    "winamax": Room(
        start=r"(?m)^Winamax Poker - .* HandId: #([\d-]+) -",
        pot=r"Total pot (?:\S+k|(\S+)) \|",
        collected=r"(?m)^(?P<player>.+) collected (?P<amount>\S+) from",
        board=r"(?m)^Board: \[(.*)\]",
        errors={
            # A player raises before the blinds are posted, and then posts the small blind out of position.
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 1): ["wrong_pot", "wrong_total"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 9): ["acts_out_of_turn", "wrong_raise"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 10): ["wrong_post"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 11): ["missing_action"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 14): ["acts_out_of_turn", "wrong_board", "wrong_call"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 16): ["wrong_call"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 20): ["wrong_board"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 25): ["wrong_board"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 42): ["wrong_pot", "wrong_total"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 50): ["acts_out_of_turn", "wrong_raise"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 51): ["wrong_post"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 52): ["missing_action"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 55): ["acts_out_of_turn", "wrong_board"],
            ("PLO-5max-EUR-1.00-2.00-201407.ante.raise.txt", 59): ["wrong_raise"],
            # The pot has one euro more than the players put in.
            ("PLO-5max-EUR-1.00-2.00-201408.bad.pot.txt", 1): ["wrong_pot", "wrong_total"],
            ("PLO-5max-EUR-1.00-2.00-201408.bad.pot.txt", 9): ["wrong_post"],
        },
        gross=True,
        net=True,
        rounding=50,
    ),
    "bovada": Room(
        start=r"(?m)^(?:Dealer : Rais)?(?:Bovada|Bodog|Ignition)[.a-z]* Hand #(\d+)",
        pot=r"Total Pot\((\S+?)\)",
        collected=r"(?m)^(?P<player>[^:\n]*?) +: Hand [Rr]esult(?:-Side [Pp]ot)? (?P<amount>\S+)",
        board=r"(?m)^(?:\*\*\* FLOP \*\*\* |\*\*\* (?:TURN|RIVER) \*\*\* \[[^]]*\] |Board )\[(.*)\]",
        errors={
            # A hand ends within a line, and the next hand begins in the same line.
            ("NLHE-HU-USD-STT - $20-$1 - 201509.partial.hand.txt", 1): ["no_summary"],
            ("NLHE-HU-USD-STT - $20-$1 - 201509.partial.hand.txt", 10): ["bad_action"],
        },
        omitted=1,
        gross=True,
        hero="[ME]",
    ),
    "wpn": Room(
        start=r"(?m)^(?:Game started at: .*\s+Game ID: |(?:Game )?Hand #)(\d+)",
        pot=r"(?m)(?:^Pot: |\. Rake |JP fee |^Total pot |\| Rake (?=\S+\s+(?:\||Board|Seat))|JP Fee )(\S*\d)",
        collected=r"(?m)^(?:Seat \d+: )?(?:\*?Player )?(?P<player>.*?) "
        r"(?:(?:shows|mucks|does).*Collects: |collected |did not show and won )(?P<amount>\S*\d)",
        board=r"(?m)^Board:? \[(.*)\]",
        errors={
            # The file ends within a hand.
            ("7-Stud-HL-8max-USD-1.00-2.00-201608.HH00000000 G0.txt", 95): ["no_summary"],
            # A player without a name and a seat acts.
            ("NLHE-9max-USD-1.00-2.00-201612.Unknown.Player.Acts.HH20160621 G30997753.txt", 1): [
                "wrong_pot",
                "wrong_total",
            ],
            ("NLHE-9max-USD-1.00-2.00-201612.Unknown.Player.Acts.HH20160621 G30997753.txt", 61): ["no_winner"],
            # A disconnected player is all-in without a bet. The archive has the file twice.
            ("PLO8-6max-USD-40-80-201610.disconnected.allin.HH00000000 G0.txt", 51): ["bad_action"] * 2,
            ("PLO8-6max-USD-40-80-201610.disconnected.allin.HH00000000 G0.txt", 52): ["bad_action"] * 2,
        },
        omitted=3,
        gross=True,
    ),
    "ipoker": Room(
        start=r'<game\s[^>]*\bgamecode="(\w+)"',
        pot="",
        collected=r'<player\s(?=[^>]*\bname="(?P<player>[^"]+)")[^>]*\bwin="(?P<amount>[^"]+)"',
        board=r'<cards\s(?=[^>]*\bplayer="")[^>]*>([^<]*)<',
        with_returned=True,
    ),
    "merge": Room(
        start=r'<game\s[^>]*\bid="([\d-]+)"',
        pot="",
        collected=r'<winner amount="(?P<amount>[^"]+)" uncalled="false"[^>]* player="(?P<player>\d+)"',
        board=r'(?s) type="COMMUNITY" cards="([^"]+)"(?!.*COMMUNITY)',
        with_returned=True,
        player="CAST(seat AS VARCHAR)",
        errors={
            ("3-Draw-PL-USD-0.05-0.10-201102.Cancelled.hand.txt", 2): ["cancelled"],
            ("A5-3-Draw-Limit-USD-0.50-1-201105.Sample.txt", 2): ["unknown_game"],  # ace-to-five triple draw
            # The small blind is all-in with 0 by its line, but the main pot has 110 chips of this player.
            ("NLHE-USD-STT.201112.allin.blind.txt", 2): ["wrong_total", "wrong_winnings"],
        },
        omitted=2,
    ),
    "888poker": Room(
        start=r"(?m)^\*{4,5} \S+ .*?Hand History for Game (\d+) \*",
        pot="",
        collected=r"(?m)^(?P<player>.+) collected \[ (?P<amount>.*) \]",
        board=r"(?m)^\*\* Dealing (?:flop|turn|river) \*\* \[(.*)\]",
        errors={
            # Another file has the same hand.
            ("888-LHE-USD-0.01-0.02.txt", 2): ["repeated_hand"],
            # The blinds in the header are 0.12/0.25, but the posts differ.
            ("NLHE-6max-USD-0.12-0.25-202206.ca-on.txt", 11): ["wrong_post"],
            ("NLHE-USD-50.00-100.00-201406.blank.player.names.txt", 2): ["no_players"],
            # The cards are Spanish: p, c, d, t for spades, hearts, diamonds and clubs.
            ("NLHE-6max-SNG-0.10-201206.hands.txt", 16): ["bad_action"],
            ("NLHE-6max-SNG-0.10-201206.hands.txt", 23): ["bad_action"],
            ("NLHE-6max-SNG-0.10-201206.hands.txt", 24): ["acts_out_of_turn"],
            ("NLHE-6max-SNG-0.10-201206.hands.txt", 25): ["acts_out_of_turn"],
            ("NLHE-6max-SNG-0.10-201206.hands.txt", 26): ["acts_out_of_turn"],
            # A new player sits between the button and the small blind.
            ("NLHE-PM-MTT-10-20120221.txt", 283): ["wrong_post"],
            ("NLHE-PM-MTT-10-20120221.txt", 629): ["wrong_post"],
            # The players get 308 of a pot of 808.
            ("PLO8-USD-MTT-1.80-0.20-201306.all.in.blind.bad.pot.txt", 2): ["wrong_total"],
        },
        omitted=1,
        spelling={r"\bKn(?=[cdhs]\b)": "J", r"\bD(?=[cdhs]\b)": "Q", r"\bE(?=[cdhs]\b)": "A"},
        with_returned=True,
    ),
    "partypoker": Room(
        start=r"(?m)^\W*\*{5} Hand History [Ff]or Game (\w+) \*",
        pot="",
        collected=r"(?m)^\W*(?P<player>\w+) (?:wins |balance .*collected )(?P<amount>\S+?),?(?: |$)",
        board=r"(?m)^\W*Dealing (?:Flop|Turn|River) \*\*.*\[(.*)\]",
        errors={
            ("NLDHE-USD-0.01-0.02-201205.double.holdem.txt", 2): ["unknown_game"],
            # A player checks before the flop without a post.
            ("NLHE-6max-USD-0.05-0.10-201209.silent.post.both.txt", 2): ["wrong_total"],
            ("NLHE-6max-USD-0.05-0.10-201209.silent.post.both.txt", 13): ["wrong_post"],
            ("NLHE-6max-USD-0.05-0.10-201209.silent.post.both.txt", 18): ["wrong_call"],
            # One occurrence of an anonymized name was not replaced.
            ("NLHE-1-EUR-STT-201211.tourno.missing.txt", 21): ["unknown_player"],
            # The order of the actions is not the order of the seats.
            ("LHE-Freeroll-MTT-201207.txt", 63): ["acts_out_of_turn"],
            ("LHE-Freeroll-MTT-201207.txt", 64): ["acts_out_of_turn"],
            ("LHE-Freeroll-MTT-201207.txt", 65): ["acts_out_of_turn"],
        },
        omitted=2,
        spelling={r"does not show cards\.(?=\w)": "does not show cards.\n"},
        gross=True,
    ),
}
"""The rooms by the name of their archive."""


class Summary(NamedTuple):
    """Regular expressions for a room's summaries of tournaments. Each has one group, or the groups that it lists."""

    number: str
    """Matches a line at the beginning of a summary. Its groups are the number, and the match if there are several."""
    players: str
    buy_in: str
    """Its group is the price of an entry: one amount, or several amounts joined by + or /."""
    place: str
    """Matches each player's place. Its groups are `player`, `place`, and `prize` or `won`; `player` may be missing."""
    own_place: str = "$^"
    """Matches the place of the file's owner in a summary without other places. Its groups are `place` and `prize`."""


SUMMARIES = {
    "pokerstars": Summary(
        number=r"(?m)^.*? Tournament #(\d+), ",
        players=r"(?m)^(\d+) players",
        buy_in=r"(?m)^Buy-In: (.+)",
        place=r"(?m)^ *(?P<place>\d+): (?P<player>.+?)(?:(?: \[\d+\])? \((?:[^()]|\([^()]*\))*\),(?! still)"
        r"(?: (?P<prize>\S+) \(\d.*)?"
        r"(?:  \(qual.*)?|, (?P<won>\S+)|(?<!playing))$",
        own_place=r"You finished the tournament in (?P<place>\d+)\w+ place\.(?: A (?P<prize>\S+ \S+) award)?",
    ),
    "fulltilt": Summary(
        number=r"(?m)^Full ?Tilt.* Tournament Summary .*\((\d+)\)(?: (Match \d+))?",
        players=r"(?m)^(\d+) Entr",
        buy_in=r"(?m)^Buy-In: (.+)",
        place=r"(?m)^ *(?P<place>\d+): (?P<player>[^,\n]+)(?:, (?P<prize>[^\d\s]?[\d,.]+)(?=$|,| \(| Play))?.*$",
    ),
    "winamax": Summary(
        number=r"(?m)^Winamax Poker - Tournament summary : .*\((\d+)\)",
        players=r"(?m)^Registered players : (\d+)",
        buy_in=r"(?m)^Buy-In : (.+)",
        place=r"(?m)^You finished in (?P<place>\d+)\S* place(?:\nYou won (?P<prize>\S+))?",
    ),
    "888poker": Summary(
        number=r"(?m)Tournament ID: (\d+)",
        players=r"(?m) finished \d+/(\d+)",
        buy_in=r"(?m)^Buy-In: (.+)",
        place=r"(?m)^(?P<player>.+) finished (?P<place>\d+)/.*?(?: and won (?P<prize>.+))?$",
    ),
}


def decoded(content: bytes) -> str:
    """The text of a file."""
    if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return content.decode("utf-16", errors="replace")
    if content[1:2] == b"\0":
        return content.decode("utf-16-le", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def amount(text: str) -> float:
    """The number that an amount of money stands for."""
    digits = re.sub(r"[^\d.,]", "", text)
    if re.fullmatch(r"[1-9]\d{0,2}(\.\d{3})+", digits):
        digits = digits.replace(".", "")
    if re.search(r",\d\d?$", digits):
        digits = digits.replace(".", "").replace(",", ".")
    return float(digits.replace(",", ""))


def cards(text: str) -> str:
    """The cards in a text, written as AsKd. The text may also have the form SA D10."""
    text = re.sub(r"\b([CDHS])(10|[2-9JQKA])\b", lambda card: card[2] + card[1].lower(), text).replace("10", "T")
    return re.sub(r"[^2-9TJQKAcdhs]", "", text)


@pytest.fixture(scope="module", params=ROOMS)
def room(request) -> str:
    return request.param


@pytest.fixture(scope="module")
def loaded(room, data, tmp_path_factory) -> Loaded:
    """The database with the files of the room."""
    directory = tmp_path_factory.mktemp(room)
    with tarfile.open(data / "histories" / "rooms" / f"{room}.tar.gz") as files:
        files.extractall(directory, filter="data")
    db = directory / "hands.duckdb"
    pokersql("load", str(directory), "--db", str(db))
    return Loaded(str(db))


@pytest.fixture(scope="module")
def told(room, data) -> dict[str, str]:
    """The text of each hand by its number."""
    hands = {}
    with tarfile.open(data / "histories" / "rooms" / f"{room}.tar.gz") as files:
        for member in filter(tarfile.TarInfo.isfile, files):
            text = decoded(files.extractfile(member).read()).replace("\r\n", "\n").replace("\r", "\n")
            starts = list(re.finditer(ROOMS[room].start, text))
            for start, end in zip(starts, [*starts[1:], None], strict=False):
                hands.setdefault(start[1], text[start.start() : end.start() if end else None])
    return hands


def test_the_hands_of_a_room_have_exactly_the_listed_errors(room, loaded):
    found = {}
    for source, line, error in loaded.rows("SELECT source, line, error FROM history_errors ORDER BY ALL"):
        found.setdefault((Path(source).name, line), []).append(error)
    assert found == ROOMS[room].errors


def test_each_hand_of_a_room_is_loaded_once(room, loaded, told):
    numbers = [number for (number,) in loaded.rows("SELECT site_hand_id FROM hands")]
    assert len(numbers) == len({*numbers}) and {*numbers} <= {*told}
    assert len(told) - len(numbers) == ROOMS[room].omitted


def test_pots_winnings_and_boards_equal_those_in_the_text(room, loaded, told):
    words = ROOMS[room]
    wrong = {place for place, kinds in words.errors.items() if "bad_action" not in kinds}
    for hand in loaded.dicts("SELECT h.*, source FROM hands AS h JOIN sources USING (source_id) WHERE whole"):
        assert (Path(hand["source"]).name, hand["line"]) not in wrong
        text = told[hand["site_hand_id"]]
        for spelled, meant in words.spelling.items():
            text = re.sub(spelled, meant, text)
        seats = loaded.rows(f"SELECT {words.player}, won, returned FROM seats WHERE hand_id = {hand['hand_id']}")
        gross = words.gross and not re.search("(?i)uncalled", text)
        if words.pot and (pots := re.findall(words.pot, text)) and all(pots):
            pot = hand["pot"] + gross * sum(returned for _, _, returned in seats) - words.net * hand["rake"]
            assert sum(map(amount, pots)) == pytest.approx(pot, abs=0.001), hand
        won = Counter()
        for found in re.finditer(words.collected, text):
            player = "Hero" if words.hero and words.hero in found["player"] else unescape(found["player"])
            won[player] += round(100 * amount(found["amount"]))
        ways = [gross, True] if words.with_returned else [gross]
        parts = [{player: round(100 * (part + back * way)) for player, part, back in seats} for way in ways]
        right = pytest.approx(+won, abs=words.rounding)
        assert any({player: part for player, part in one.items() if part} == right for one in parts), hand
        board = "".join(map(cards, re.findall(words.board, text)))
        assert board.startswith(ours := hand["board"].replace(" ", "")) and bool(ours) == bool(board), hand


@pytest.mark.parametrize("room", SUMMARIES, indirect=True)
def test_entries_prices_places_and_prizes_equal_those_in_the_summaries(room, loaded, data):
    words, checked = SUMMARIES[room], 0
    summaries = loaded.dicts("SELECT k.*, source FROM summaries AS k JOIN sources USING (source_id)")
    with tarfile.open(data / "histories" / "rooms" / f"{room}.tar.gz") as files:
        texts = {m.name: decoded(files.extractfile(m).read()) for m in files if m.isfile() and "summaries/" in m.name}
    for name, text in texts.items():
        text = re.sub("\r\n?", "\n", text)
        if "<html" in text:
            continue
        starts = list(re.finditer(words.number, text))
        for start, end in zip(starts, [*starts[1:], None], strict=False):
            part = text[start.start() : end.start() if end else None]
            number = " ".join(filter(None, start.groups()))
            [found] = [one for one in summaries if one["source"].endswith(name) and one["tournament"] == number]
            players, price = re.search(words.players, part), re.search(words.buy_in, part)
            assert found["players"] == int(players[1]), name
            paid = sum(amount(one) for one in re.split("[+/]", price[1]) if re.search(r"\d", one)) if price else 0
            assert found["buy_in"] + (found["fee"] or 0) == pytest.approx(paid), name
            rows = [one.groupdict() for way in (words.place, words.own_place) for one in re.finditer(way, part)]
            told = Counter(
                (one.get("player"), int(one["place"]), amount(one.get("prize") or one.get("won") or "0"))
                for one in rows
            )
            named = any(one.get("player") for one in rows)
            ours = loaded.rows(
                f"""SELECT CASE WHEN {named} THEN COALESCE(player, '[Player not loaded]') END, place, COALESCE(prize, 0)
                FROM summary_entries WHERE source_id = {found["source_id"]} AND line = {found["line"]}
                AND place IS NOT NULL"""
            )
            assert Counter((player, place, float(prize)) for player, place, prize in ours) == told, name
            checked += 1
    assert checked == len(texts) - (room == "winamax") > 0
