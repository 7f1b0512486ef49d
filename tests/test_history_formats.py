"""Hands as text of PokerStars and as Open Hand History. They are from real files, written by hand, or random."""

import json
import re
import tarfile
from collections import Counter
from datetime import datetime
from decimal import Decimal
from pathlib import Path

import duckdb
import pytest
from conftest import pokersql
from retold import HEADERS, OHH_GAMES, STUDS, Played, ohh, pokerstars, random_hands
from written_hands import CASES, GAMES, GOOD, NAMED, NAMES, OHH_CASES, UNREADABLE, UNREADABLE_OHH, WALK, WRONG, stars

from pokersql.histories import history_files

FILES = "JOIN sources USING (source_id)"
EACH = f"JOIN hands USING (hand_id) {FILES}"


class Loaded:
    """A database of loaded hand histories."""

    def __init__(self, path: str):
        self.connection = duckdb.connect(path, read_only=True)
        self.connection.execute("USE histories")

    def rows(self, sql: str) -> list[tuple]:
        return [tuple(map(plain, row)) for row in self.connection.execute(sql).fetchall()]

    def dicts(self, sql: str) -> list[dict]:
        found = self.connection.execute(sql)
        names = [column[0] for column in found.description]
        return [dict(zip(names, map(plain, row), strict=True)) for row in found.fetchall()]

    def errors(self) -> dict[tuple[str, int], list[str]]:
        """For each file name and line with errors, the kinds of the errors."""
        found = {}
        for source, line, error in self.rows("SELECT source, line, error FROM history_errors ORDER BY ALL"):
            found.setdefault((source.rpartition("/")[2], line), []).append(error)
        return found


def plain(value: object) -> object:
    return float(value) if isinstance(value, Decimal) else value


@pytest.fixture(scope="module")
def load(tmp_path_factory):
    """A function that loads a file, or a dict of file names and texts, into a new database."""

    def loaded(texts: Path | dict[str, str]) -> Loaded:
        directory = tmp_path_factory.mktemp("histories")
        if isinstance(texts, dict):
            for name, text in texts.items():
                (directory / name).write_text(text, encoding="utf-8")
        pokersql("load", str(directory if isinstance(texts, dict) else texts), "--db", f"{directory}.duckdb")
        return Loaded(f"{directory}.duckdb")

    return loaded


# The real files

OPENING = re.compile(r"\s*[A-Za-z ]+ (?i:game|hand) #\d+:")


@pytest.fixture(scope="module")
def archive(data) -> Path:
    return data / "histories" / "pokerstars_cash.tar.gz"


@pytest.fixture(scope="module")
def real(load, archive) -> Loaded:
    return load(archive)


@pytest.fixture(scope="module")
def texts(archive) -> dict[str, str]:
    """The text of each real file."""
    found = {}
    with tarfile.open(archive) as files:
        for member in filter(tarfile.TarInfo.isfile, files):
            content = files.extractfile(member).read()
            try:
                text = content.decode("utf-8-sig")
            except UnicodeDecodeError:
                text = content.decode("cp1252", errors="replace")
            found[Path(member.name).name] = text.replace("\r\n", "\n")
    return found


@pytest.fixture(scope="module")
def told(texts) -> dict[tuple[str, int], str]:
    """The text of each real hand, by file name and number of the first line."""
    hands = {}
    for file, text in texts.items():
        lines = text.split("\n")
        starts = [number for number, line in enumerate(lines) if OPENING.match(line)]
        for start, end in zip(starts, [*starts[1:], None], strict=True):
            hands[file, start + 1] = "\n".join(line.strip() for line in lines[start:end])
    return hands


@pytest.fixture(scope="module")
def found(real) -> dict[tuple[str, int], dict]:
    """For each file name and number of a first line, the loaded real hand. Its `seats` is a dict by player."""
    hands = {}
    for hand in real.dicts("SELECT source, h.* FROM hands AS h JOIN sources USING (source_id)"):
        hands[hand["hand_id"]] = hand | {"seats": {}}
    for seat in real.dicts("FROM seats"):
        hands[seat["hand_id"]]["seats"][seat["player"]] = seat
    return {(hand["source"].rpartition("/")[2], hand["line"]): hand for hand in hands.values()}


REAL_ERRORS = {
    ("6-Card-PLO-6max-USD-0.10-0.25-202208.empty.turncard.txt", 1): ["unfinished"],
    ("258753941248_anon5.txt", 38): ["wrong_summary"],
    ("5-Card-PLO-6max-USD-15-30-201905.PokerMaster.txt", 1): ["wrong_cards"],
    ("LO8-6max-USD-0.05-0.10-20090315.Hand-cancelled.txt", 1): ["cancelled"],
    ("NLHE-10max-USD-1.00-2.00-200910.HM1.export.raiseTo.txt", 1): ["wrong_pot"],
    ("NLHE-10max-USD-1.00-2.00-200910.HM1.shows.one.txt", 1): ["wrong_pot"],
    ("NLHE-6-max-USD-10-20-201701.converted.split.summary.txt", 1): ["wrong_pot", "wrong_total"],
    ("NLHE-6-max-USD-10-20-201701.pot1.converted.walk.txt", 1): ["wrong_pot", "wrong_total"],
    ("NLHE-6-max-USD-10-20-201701.pot2.converted.walk.txt", 1): ["wrong_pot", "wrong_total"],
    ("NLHE-6max-EUR-0.02-0.04-201902.RIO.txt", 1): ["wrong_pot", "wrong_rake"],
    ("NLHE-6max-EUR-0.02-0.04-201902.RIO.txt", 22): ["wrong_call"],
    ("NLHE-6max-EUR-0.05-0.10-201906.RIO.STP.txt", 1): ["wrong_returned"],
    ("PLO-6-max-USD-30-60-201703.converted.secondsb.txt", 1): ["wrong_pot", "wrong_rake"],
    ("PLO-6-max-USD-30-60-201703.converted.secondsb.txt", 14): ["wrong_call"],
    ("PLO-6max-EUR-0.10-0.20-201904.RIO.Side.Pots.txt", 1): ["wrong_returned"],
    **{("PLO-6max-EUR-0.10-0.20-201904.RIO.Side.Pots.txt", line): ["acts_after_all_in"] for line in (28, 29, 32, 33)},
    ("PLO-6max-EUR-0.25-0.50-201908.RIO.STP.side.pot.txt", 1): ["wrong_total", "wrong_winnings"],
    ("PLO-6max-EUR-1.00-2.00-201902.RIO.raiseTo.bug.txt", 1): ["wrong_pot", "wrong_total"],
    ("PLO-6max-EUR-1.00-2.00-201902.RIO.raiseTo.bug.txt", 20): ["wrong_call"],
    ("PLO-6max-USD-2.00-4.00-201403.2.partial.txt", 1): ["no_summary"],
    ("PLO-6max-USD-2.00-4.00-201403.2.partial.txt", 21): ["no_summary"],
    ("PLO-6max-USD-200-400-201510.partial.observed.txt", 1): ["cancelled"],
    ("PLO-6max-USD-200-400-201510.partial.observed.txt", 11): ["no_summary"],
}


def test_the_real_hands_have_exactly_the_listed_errors(real):
    assert real.errors() == REAL_ERRORS


def test_each_real_hand_without_errors_is_loaded_once(real, told, found):
    wrong = {hand for (hand,) in real.rows("SELECT hand_id FROM history_errors WHERE left_out")}
    assert len(told) == len(found) + len(wrong) + 1
    assert {*found} < {*told}
    assert real.rows("SELECT source[-15:], hands FROM sources WHERE repeated = 1") == [("25-issue137.txt", 0)]
    assert len(found) - len({*found} & {*REAL_ERRORS}) >= 300


@pytest.fixture(scope="module")
def right(told, found) -> list[tuple[str, str, str, dict]]:
    """For each real hand without errors: its first line, its play and its summary as texts, and its loaded rows."""
    wrong = {(file, 1) for file, _ in REAL_ERRORS}
    return [(*parts(told[place]), found[place]) for place in found if place in told and place not in wrong]


def parts(text: str) -> tuple[str, str, str]:
    header, _, rest = text.partition("\n")
    play, _, summary = rest.partition("*** SUMMARY ***")
    return header, play, summary


def money(text: str) -> float:
    return float(re.sub(r"[^\d.]", "", text))


def test_hand_numbers_and_times_equal_those_in_the_first_line(right):
    for header, _, _, hand in right:
        time = re.findall(r"\d{4}/\d+/\d+ (?:- )?[\d:]+", header)[-1].replace("- ", "")
        played_at = datetime.strptime(time, "%Y/%m/%d %H:%M:%S" if time.count(":") == 2 else "%Y/%m/%d %H:%M")
        assert (hand["site_hand_id"], hand["played_at"]) == (re.search(r"#(\d+)", header)[1], played_at)


def test_blinds_equal_those_in_the_first_line_and_in_posts(right):
    for header, play, _, hand in right:
        if stakes := re.search(r"\(\D*?([\d.,]+)/\D?([\d.,]+)", header):
            limit = hand["betting"] == "fixed limit"
            small = re.search(r"small blind (.+)", play)[1] if limit else stakes[1]
            assert (hand["small_blind"], hand["big_blind"]) == (money(small), money(stakes[1 if limit else 2]))


def test_the_players_and_the_button_equal_those_in_the_text(right):
    for _, play, _, hand in right:
        seats = {name: int(seat) for seat, name in re.findall(r"(?m)^Seat (\d+): (.+) \(\S+ in chips", play)}
        acts = [line.partition(": ")[0] for line in play.split("\n") if not line.startswith("Seat ")]
        dealt_in = {name: seat for name, seat in seats.items() if name in acts or f"{name} collected" in play}
        assert {seat["player"]: seat["seat"] for seat in hand["seats"].values()} == dealt_in
        button = int(re.search(r"Seat #(\d+) is the button", play)[1])
        assert hand["players"] == len(dealt_in)
        assert hand["button_seat"] == button or button not in dealt_in.values()


def test_the_cards_equal_those_dealt_in_the_text(right):
    for _, play, summary, hand in right:
        board = re.search(r"Board \[(.*)\]", summary)
        assert hand["board"] == (board[1] if board else "")
        for player, cards in re.findall(r"(?m)^Dealt to (.+) \[(.*)\]", play):
            assert hand["seats"][player]["hole"] == cards


COUNTS_UNCALLED = ["HOOP", "Ari L", "Dawson D", "PLR_7233719GD"]
"""The winners of those real hands whose text counts the uncalled bet as part of the pot."""


def test_pots_rake_and_winnings_equal_those_in_the_summary(right):
    counting = []
    for _, play, summary, hand in right:
        won = Counter()
        for player, amount in re.findall(r"(?m)^(.+) collected (\S*\d)", play):
            won[player] += round(100 * money(amount))
        if not won:  # such as cashed-out hands
            names = {str(seat["seat"]): player for player, seat in hand["seats"].items()}
            for seat, amount in re.findall(r"(?m)^Seat (\d+): .*?(?:won|collected) \((\S*\d)\)", summary):
                won[names[seat]] += round(100 * money(amount))
        pot, rake = (money(re.search(rf"{word} (\S+)", summary)[1]) for word in ("Total pot", "Rake"))
        for player, seat in hand["seats"].items():
            if player in won and pot > hand["pot"]:
                counting.append(player)
                pot, won[player] = pot - seat["returned"], won[player] - round(100 * seat["returned"])
        assert (hand["pot"], hand["rake"]) == (pytest.approx(pot), rake)
        assert {player: round(100 * seat["won"]) for player, seat in hand["seats"].items() if seat["won"]} == won
    assert sorted(counting) == sorted(COUNTS_UNCALLED)


ODD_NAMES = {"Blåveis", "Sr Radío", "身轻如燕", "打死也不说", "赤兔丶", "不太紧的小玩家", "糖醋排骨"}
ODD_NAMES |= {"上战场女武神", "男人本色", "乖就亲你"}


def test_each_file_is_read_in_its_own_encoding(real):
    odd = real.rows("SELECT DISTINCT player FROM seats WHERE STRLEN(player) > LENGTH(player)")
    assert {player for (player,) in odd} == ODD_NAMES
    currencies = dict(real.rows("SELECT currency, COUNT(*) FROM hands GROUP BY ALL"))
    assert currencies == {"USD": 254, "EUR": 78, "CNY": 1, None: 4}


# Hands of written_hands.py


@pytest.fixture(scope="module")
def written(load) -> Loaded:
    """A database with the hands of `written_hands`. Each hand of CASES is a file, and each other set of hands is a
    file."""
    seats = ["Ann $100", "Bob $100"]
    games = [stars(game, seats, WALK, number=number) for number, game in enumerate(GAMES, 1000)]
    texts = {"games.txt": "\n\n\n".join(games)}
    texts |= {f"{name}.txt": case.text(number) for number, (name, case) in enumerate(CASES.items(), 2000)}
    for number, name in enumerate(NAMES):
        seats, play = [f"{name} $100", "Xy $100"], NAMED.format(name)
        texts[f"name {number}.txt"] = stars("Hold'em No Limit ($1/$2 USD)", seats, play, number=3000 + number)
    bad = []
    for number, text in enumerate([*UNREADABLE.values(), *WRONG.values()]):
        bad += [text.replace("#1:", f"#{4000 + number}:"), GOOD.replace("#1:", f"#{5000 + number}:")]
    texts["bad.txt"] = "\n\n".join(bad)
    texts["hands.ohh"] = ohh_text()
    bad = [text(number) for number, (text, _) in enumerate(UNREADABLE_OHH.values(), 1)]
    return load(texts | {"bad.ohh": "\n".join([json.dumps(OHH_CASES["one sits out"].ohh(99)), *bad])})


def ohh_text() -> str:
    """The text of a file of Open Hand History. Some hands are on one line, others on many, with blank lines between
    hands."""
    hands = [hand.ohh(number) for number, hand in enumerate(OHH_CASES.values())]
    return "\n\n".join(json.dumps(hand, indent=number % 3 or None) for number, hand in enumerate(hands))


def outcome(loaded: Loaded, file: str, number: int, case) -> dict:
    """A hand as loaded: its file's errors, each player's net, and only those columns and hole cards that the case
    lists."""
    [hand] = loaded.dicts(f"SELECT * FROM hands {FILES} WHERE source LIKE '%/{file}' AND site_hand_id = '{number}'")
    seats = loaded.dicts(f"FROM seats WHERE hand_id = {hand['hand_id']}")
    return {
        "errors": {place: errors for place, errors in loaded.errors().items() if place[0] == file},
        "net": {seat["player"]: seat["net"] for seat in seats},
        "hand": {column: hand[column] for column in case.hand},
        "holes": {seat["player"]: seat["hole"] for seat in seats if seat["player"] in case.holes},
    }


@pytest.mark.parametrize("name", CASES)
def test_a_pokerstars_hand_has_the_results_worked_out_by_hand(written, name):
    case = CASES[name]
    found = outcome(written, f"{name}.txt", 2000 + [*CASES].index(name), case)
    assert found == {"errors": {}, "net": case.net, "hand": case.hand, "holes": case.holes}
    pots = written.rows(f"SELECT amount FROM pots {EACH} WHERE source LIKE '%/{name}.txt' ORDER BY pot_no")
    assert pots == [(amount,) for amount in case.pots]


@pytest.mark.parametrize("name", OHH_CASES)
def test_an_ohh_hand_has_the_results_worked_out_by_hand(written, name):
    case = OHH_CASES[name]
    found = outcome(written, "hands.ohh", [*OHH_CASES].index(name), case)
    assert found == {"errors": {}, "net": case.net, "hand": case.hand, "holes": case.holes}


def test_posts_of_players_who_enter_the_game_are_dead_or_live(written):
    actions = f"SELECT player, action, amount, to_call FROM actions JOIN seats USING (hand_id, seat) {EACH}"
    where = "WHERE source LIKE '%who enter.txt' AND action_no BETWEEN 3 AND 9 ORDER BY action_no"
    assert written.rows(f"{actions} {where}") == [
        ("Dee", "dead post", 1, 0),
        ("Dee", "post", 2, 0),
        ("Eve", "post", 2, 0),
        ("Fay", "dead post", 1, 0),
        ("Dee", "check", 0, 0),
        ("Eve", "check", 0, 0),
        ("Fay", "call", 2, 2),
    ]


def test_a_discard_opens_a_street_without_a_header_line(written):
    actions = f"SELECT street, player, action, cards FROM actions JOIN seats USING (hand_id, seat) {EACH}"
    assert written.rows(f"{actions} WHERE source LIKE '%five-card draw.txt' AND action_no > 5 ORDER BY action_no") == [
        ("first draw", "Cy", "discard", None),
        ("first draw", "Ann", "discard", "5h 8s Kc"),
        ("first draw", "Cy", "check", None),
        ("first draw", "Ann", "bet", None),
        ("first draw", "Cy", "call", None),
    ]


@pytest.mark.parametrize(
    "where, boards",
    [
        ("source LIKE '%three boards.txt'", ["2c 7d 9h Jc 4s", "Kc 3d 8h 5s 6c", "2h 2d Qs Tc 9s"]),
        ("source LIKE '%/hands.ohh' AND site_hand_id = '0'", ["2c 7d 9h Jc 4s", "2c 7d 9h Kc 3d"]),
    ],
    ids=["pokerstars", "ohh"],
)
def test_every_board_is_complete(written, where, boards):
    found = written.rows(f"SELECT board_no, b.board FROM boards AS b {EACH} WHERE {where} ORDER BY board_no")
    assert found == [*enumerate(boards, 1)]


def test_players_of_a_stud_game_have_no_position(written):
    positions = "SELECT DISTINCT game, position FROM seats JOIN hands USING (hand_id) WHERE game LIKE 'stud%'"
    assert written.rows(f"{positions} ORDER BY ALL") == [("stud", None), ("stud-hi-lo", None)]


def test_a_bring_in_is_no_decision(written):
    decisions = f"SELECT player, action FROM decisions JOIN seats USING (hand_id, seat) {EACH}"
    assert written.rows(f"{decisions} WHERE source LIKE '%bring-in that wins.txt'") == [("Ann", "fold")]


def test_the_first_line_gives_the_game_the_betting_the_currency_and_the_blinds(written):
    columns = "game, betting, currency, small_blind, big_blind"
    hands = written.rows(f"SELECT {columns} FROM hands {FILES} WHERE source LIKE '%/games.txt' ORDER BY hands.line")
    assert dict(zip(GAMES, hands, strict=True)) == {game: (*told, 1, 2) for game, told in GAMES.items()}


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", NAMES)
def test_a_player_name_may_have_any_characters(written, name):
    players = f"SELECT player, hole, net FROM seats {EACH} WHERE source LIKE '%/name {NAMES.index(name)}.txt'"
    assert written.rows(f"{players} ORDER BY seat") == [(name.lstrip(), "As Ad", 5.4), ("Xy", None, -6)]


def test_only_unreadable_hands_are_omitted(written):
    errors = written.rows("SELECT DISTINCT error, left_out FROM history_errors WHERE source LIKE '%/bad.txt'")
    assert sorted(errors) == sorted([*((error, True) for error in UNREADABLE), *((error, False) for error in WRONG)])
    hands = written.rows(f"SELECT COUNT(*) FROM hands {FILES} WHERE source LIKE '%/bad.txt'")
    assert hands == [(len(UNREADABLE) + 2 * len(WRONG),)]


@pytest.mark.parametrize("what", UNREADABLE_OHH)
def test_an_unreadable_ohh_hand_has_an_error_and_is_not_loaded(written, what):
    number = [*UNREADABLE_OHH].index(what) + 1
    assert written.errors().get(("bad.ohh", number + 1), [None])[0] == UNREADABLE_OHH[what][1]
    hands = written.rows(f"SELECT site_hand_id FROM hands {FILES} WHERE source LIKE '%/bad.ohh'")
    assert (str(number),) not in hands and ("99",) in hands


@pytest.mark.slow
def test_an_ohh_hand_with_a_player_without_a_name_or_a_seat_has_an_error(load):
    hands = [OHH_CASES["one sits out"].ohh(number) for number in (1, 2, 3)]
    hands[1]["ohh"]["players"].append({"id": 8, "seat": 8, "starting_stack": 5})
    hands[2]["ohh"]["players"].append({"id": 9, "name": "Dee", "starting_stack": 5})
    loaded = load({"hands.ohh": "\n".join(map(json.dumps, hands))})
    assert loaded.rows("SELECT site_hand_id FROM hands") == [("1",)]
    assert [*loaded.errors()] == [("hands.ohh", 2), ("hands.ohh", 3)]


@pytest.mark.slow
def test_lines_before_the_first_hand_of_a_file_belong_to_no_hand(load):
    first = {"a.txt": GOOD, "c.ohh": json.dumps(OHH_CASES["one sits out"].ohh(1))}
    second = {"b.txt": first["a.txt"], "d.ohh": first["c.ohh"]}
    other = [("Ann", "Eve"), ("#1:", "#2:"), ('"game_number": "1"', '"game_number": "2"')]
    for old, new in other:
        second = {name: text.replace(old, new) for name, text in second.items()}
    second = {name: f"*** a file ***\n{text}" for name, text in second.items()}
    alone = load(first).rows("SELECT hand_id, line FROM hands")
    assert {*alone} < {*load(first | second).rows("SELECT hand_id, line FROM hands")}


# The same random hands in all formats


@pytest.fixture(scope="module")
def played() -> dict[str, Played]:
    """Random hands by number."""
    hands = [hand for at, variant in enumerate(HEADERS) for hand in random_hands(variant, 8, 100 * at)]
    return {str(hand.number): hand for hand in hands}


def pots_told(hand: Played) -> str:
    """The argument `pots` with which `ohh` writes a hand. Three successive hands have three different arguments."""
    return ("called", "all", "")[hand.number % 3]


@pytest.fixture(scope="module")
def retold(load, played) -> Loaded:
    texts = {"hands.phhs": "\n".join(f"[{hand.number + 1}]\n{hand.phh}" for hand in played.values())}
    texts["hands.txt"] = "\n\n\n".join(map(pokerstars, played.values()))
    hands = [ohh(hand, pots_told(hand)) for hand in played.values() if hand.variant in OHH_GAMES]
    return load(texts | {"hands.ohh": "\n".join(map(json.dumps, hands))})


def test_random_hands_have_no_errors(retold):
    assert retold.errors() == {}


def test_players_win_and_lose_the_amounts_of_pokerkit(retold, played):
    found = retold.rows(f"SELECT format, site_hand_id, LIST(net ORDER BY place) FROM seats {EACH} GROUP BY ALL")
    assert len(found) == 2 * len(played) + sum(hand.variant in OHH_GAMES for hand in played.values())
    for form, number, net in found:
        hand = played[number]
        # If the text has no pots, the cards decide who wins, and the odd chip of a pot may go to another winner than in
        # PokerKit.
        odd = len({pot for pot, _, _ in hand.pushed}) if form == "ohh" and not pots_told(hand) else 0
        differences = [abs(float(one) - other) for one, other in zip(net, hand.nets, strict=True)]
        assert max(differences) <= odd, (form, hand)


COLUMNS = {
    "hands": "* EXCLUDE (hand_id, text_id, known_cards, source_id, line, site, room, played_at, time_zone, table_name)",
    "seats": "* EXCLUDE (hand_id, hole, shown, hand_rank, low_rank, is_owner)",
    "actions": "* EXCLUDE (hand_id, cards)",
    "boards": "* EXCLUDE (hand_id)",
    "pots": "* EXCLUDE (hand_id)",
    "pot_seats": "* EXCLUDE (hand_id)",
}
"""The compared columns, by table: without ids, the source, place and time of a hand, and the cards of players."""


@pytest.mark.parametrize("form", ["pokerstars", "ohh"])
@pytest.mark.parametrize("table", COLUMNS)
def test_a_hand_is_the_same_in_every_format(retold, played, form, table):
    rows = {"phh": [], form: []}
    hands = "SELECT hand_id, format, site_hand_id AS number FROM hands JOIN sources USING (source_id)"
    for row in retold.dicts(f"SELECT {COLUMNS[table]} FROM {table} JOIN ({hands}) USING (hand_id)"):
        hand, of = played[row["number"]], row.pop("format")
        if of in rows and (form == "pokerstars" or (hand.variant in OHH_GAMES and pots_told(hand))):
            if form == "ohh" and hand.variant in STUDS:  # Open Hand History has no bring-in
                row.pop("bring_in", None)
                row |= {"action": "bet"} if row.get("action") == "bring-in" else {}
            rows[of].append(sorted(map(repr, row.items())))
    assert sorted(rows["phh"]) == sorted(rows[form]) != []


@pytest.mark.parametrize("form", ["pokerstars", "ohh"])
def test_known_cards_and_their_ranks_are_the_same_in_every_format(retold, played, form):
    cards = f"SELECT format, site_hand_id, place, hole, hand_rank, low_rank FROM seats {EACH}"
    found = {"phh": {}, form: {}}
    for of, number, place, *told in retold.rows(cards):
        hand = played[number]
        if of in found and (place - 1 == hand.hero or place - 1 in hand.shown):
            found[of][number, place] = told
    assert {place: found["phh"][place] for place in found[form]} == found[form] != {}


@pytest.mark.parametrize("form", ["pokerstars", "ohh"])
def test_the_owner_of_a_file_is_the_player_whose_cards_are_known_during_the_play(retold, played, form):
    owners = {
        number: place
        for of, number, place in retold.rows(f"SELECT format, site_hand_id, place FROM seats {EACH} WHERE is_owner")
        if of == form
    }
    assert owners and owners == {number: played[number].hero + 1 for number in owners}
    numbers = {number for of, number in retold.rows(f"SELECT format, site_hand_id FROM hands {FILES}") if of == form}
    assert all(played[number].variant in STUDS for number in numbers - {*owners})  # others may have more known cards


def test_the_players_who_show_their_cards_are_recorded(retold, played):
    for number, place, shown in retold.rows(
        f"SELECT site_hand_id, place, shown FROM seats {EACH} WHERE format <> 'phh'"
    ):
        hand = played[number]
        assert shown == (place - 1 in {*hand.shown} - hand.mucked)


# Files in slices

CONTENT = [
    f"SELECT t.* FROM {table} AS t SEMI JOIN known USING (hand_id) ORDER BY ALL"
    for table in ("seats", "actions", "boards", "pots", "pot_seats")
]
CONTENT += [
    "SELECT h.* EXCLUDE (source_id, line) FROM hands AS h SEMI JOIN known USING (hand_id) ORDER BY ALL",
    "SELECT e.* EXCLUDE (source, line) FROM history_errors AS e SEMI JOIN known USING (hand_id) ORDER BY ALL",
]


def content(loaded: Loaded, hands: list[tuple]) -> list[list[tuple]]:
    """All rows of all tables about the given hands."""
    known = f"WITH known AS (SELECT UNNEST({[hand for (hand,) in hands]}) AS hand_id) "
    return [loaded.rows(known + sql) for sql in CONTENT]


HANDS = "SELECT hand_id FROM hands UNION SELECT hand_id FROM history_errors"


@pytest.mark.slow
@pytest.mark.parametrize("letters, files", [(3000, slice(0, 8)), (20000, slice(8, 50))])
def test_a_file_read_in_slices_gives_the_same_hands(load, real, texts, monkeypatch, letters, files):
    short = [text for _, text in sorted(texts.items()) if len(text) < 5000 and OPENING.match(text)]
    whole = "\n\n".join(short[files])
    monkeypatch.setattr(history_files, "SLICE", letters)
    monkeypatch.setattr(history_files, "BLOCK", letters)
    loaded = load({"all.txt": whole})
    hands = loaded.rows(HANDS)
    assert content(loaded, hands) == content(real, hands)
    openings = [number for number, line in enumerate(whole.split("\n"), 1) if OPENING.match(line)]
    assert len(hands) + loaded.rows("SELECT repeated FROM sources")[0][0] == len(openings)
    assert {line for (line,) in loaded.rows("SELECT line FROM hands")} <= {*openings}


@pytest.mark.slow
def test_ohh_hands_that_cross_a_slice_boundary_are_complete(load, written, monkeypatch):
    monkeypatch.setattr(history_files, "SLICE", 8000)
    monkeypatch.setattr(history_files, "BLOCK", 8000)
    loaded = load({"all.ohh": ohh_text()})
    hands = loaded.rows(HANDS)
    assert len(hands) == len(OHH_CASES) and content(loaded, hands) == content(written, hands)
