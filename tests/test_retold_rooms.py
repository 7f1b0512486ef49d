"""Random hands in the text or XML of poker rooms. They are compared with the same hands in PHH, and damaged."""

import random
import re
from collections import defaultdict

import pytest
import retold_ipoker
import retold_merge
import retold_pokernow
from conftest import pokersql
from retold import HEADERS, Played, random_hands
from retold_bovada import HEADERS as BOVADA
from retold_bovada import bovada, can_tell
from retold_fulltilt import VARIANTS as FULL_TILT
from retold_fulltilt import fulltilt
from retold_ipoker import VARIANTS as IPOKER
from retold_ipoker import ipoker
from retold_merge import VARIANTS as MERGE
from retold_merge import merge
from retold_pacific import VARIANTS as PACIFIC
from retold_pacific import pacific
from retold_partypoker import VARIANTS as PARTYPOKER
from retold_partypoker import partypoker
from retold_pokernow import VARIANTS as POKERNOW
from retold_pokernow import pokernow
from retold_winamax import VARIANTS as WINAMAX
from retold_winamax import winamax
from retold_wpn import NEW_HEADERS, OLD_HEADERS, wpn, wpn_old
from test_damaged_hands import FIRST, Format, check, damaged_text, spoiled
from test_history_formats import COLUMNS, Loaded

pytestmark = pytest.mark.slow

TELLERS = {
    "bovada": (bovada, BOVADA),
    "fulltilt": (fulltilt, FULL_TILT),
    "ipoker": (ipoker, IPOKER),
    "merge": (merge, MERGE),
    "pacific": (pacific, PACIFIC),
    "partypoker": (partypoker, PARTYPOKER),
    "pokernow": (pokernow, POKERNOW),
    "winamax": (winamax, WINAMAX),
    "wpn_old": (wpn_old, OLD_HEADERS),
    "wpn": (wpn, NEW_HEADERS),
}
"""For each format, the function that writes a hand, and the variants of PHH that the format has."""


XML = ("ipoker", "merge")
"""The formats in XML."""


@pytest.fixture(scope="module")
def played() -> dict[str, dict[str, Played]]:
    """For each format, random hands by number."""
    found = {}
    for form, (_, variants) in TELLERS.items():
        first = 5000 if form == "wpn_old" else 1000  # two hands of one room have different numbers
        hands = [hand for at, name in enumerate(HEADERS) for hand in random_hands(name, 8, 100 * at + first)]
        told = [hand for hand in hands if hand.variant in variants and (form != "bovada" or can_tell(hand))]
        found[form] = {str(hand.number): hand for hand in told}
    return found


@pytest.fixture(scope="module")
def retold(played, tmp_path_factory) -> Loaded:
    """A database into which the hands of all rooms and the same hands in PHH are loaded."""
    directory = tmp_path_factory.mktemp("rooms")
    hands = {number: hand for told in played.values() for number, hand in told.items()}
    (directory / "hands.phhs").write_text("\n".join(f"[{number}]\n{hand.phh}" for number, hand in hands.items()))
    for form, told in played.items():
        for number, hand in told.items():
            (directory / f"{form}_{number}.{'xml' if form in XML else 'txt'}").write_text(TELLERS[form][0](hand))
    pokersql("load", str(directory), "--db", db := f"{directory}.duckdb")
    return Loaded(db)


def test_random_hands_of_a_room_have_no_errors(retold):
    assert retold.errors() == {}


@pytest.mark.parametrize("table", COLUMNS)
def test_a_hand_of_a_room_is_the_same_as_in_phh(retold, played, table):
    rows = defaultdict(list)
    hands = "SELECT hand_id, format, site_hand_id AS number FROM hands JOIN sources USING (source_id)"
    for row in retold.dicts(f"SELECT {COLUMNS[table]} FROM {table} JOIN ({hands}) USING (hand_id)"):
        of = row.pop("format")
        for name in ("room", "currency", "tournament", "player", "anonymous"):
            row.pop(name, None)
        rows[of, row["number"]].append(sorted(map(repr, row.items())))
    for form, told in played.items():
        found, right = ({number: sorted(rows[of, number]) for number in told} for of in (form, "phh"))
        assert found == right and any(right.values()), form


# Damaged hands


def numbered(text: str, number: int) -> str:
    return re.sub(r"\b1\d{6}\b", str(number), text)  # amounts have fewer digits


def damaged_xml(text: str, choices: random.Random) -> str:
    """Damage the lines after the line in which the hand begins."""
    head, tag, rest = text.partition("<game ")
    first, *lines = rest.splitlines()
    return "\n".join([head + tag + first, *spoiled(lines, choices, False)]) + "\n"


def damaged_log(text: str, choices: random.Random) -> str:
    """Damage the lines of a log, but not its header, and not its last line, which is the first of the hand."""
    header, *lines, first = text.splitlines()
    return "\n".join([header, *spoiled(lines, choices, False), first]) + "\n"


@pytest.mark.parametrize("form", TELLERS)
def test_few_damaged_hands_of_a_room_are_loaded_wrong_without_an_error(form, tmp_path):
    tell, variants = TELLERS[form]
    count = 24 if form == "pokernow" else 6  # PokerNow has only two variants
    hands = [hand for variant in variants for hand in random_hands(variant, count, FIRST)]
    texts = [tell(hand) for hand in hands if form != "bovada" or can_tell(hand)]
    number = {"ipoker": retold_ipoker.numbered, "merge": retold_merge.numbered}.get(form, numbered)
    if form in XML:
        check(tmp_path, Format("xml", number, damaged_xml, "\n".join), texts, 0.06)
    elif form == "pokernow":  # losers need not show, so a dropped show is no error
        check(tmp_path, Format("csv", number, damaged_log, retold_pokernow.joined, 1), texts, 0.1)
    else:
        check(tmp_path, Format("txt", number, damaged_text, "\n\n\n".join), texts, 0.06)


def test_hands_have_an_error_if_several_lines_of_their_file_have_suits_of_another_language(tmp_path):
    spanish = {"c": "t", "h": "c", "s": "p"}
    *others, last = map(pacific, random_hands("NT", 3, 5000))
    told = [re.sub(r"\b([2-9TJQKA])([chs])(?=,| \])", lambda card: card[1] + spanish[card[2]], hand) for hand in others]
    # The second file has only one line with Spanish suits, which is not enough for the error.
    for number, hands in enumerate([[*told, last], [told[0].split("** Dealing flop")[0], last]]):
        (tmp_path / f"{number}.txt").write_text("\n\n".join(hands))
        pokersql("load", str(tmp_path / f"{number}.txt"), "--db", db := f"{tmp_path}/{number}.duckdb")
        errors = Loaded(db).rows("SELECT COUNT(*) FROM history_errors WHERE error = 'foreign_suits' AND NOT left_out")
        assert (errors[0][0] > 0) == (number == 0)
