"""Small hands with lines that no hand of `test_rooms` has. Loaded pots, rake, boards and winnings equal those in the
text."""

import pytest
from conftest import pokersql
from test_history_formats import Loaded

pytestmark = pytest.mark.slow

WINAMAX = """Winamax Poker - HOLD-UP "Lima" - HandId: #1-1-1 - Holdem no limit (0.01€/0.02€) - 2023/05/06 07:08:09 UTC
Table: 'Lima' 6-max (real money) Seat #3 is the button
Seat 1: Ann (2€)
Seat 2: Bob (2€)
Seat 3: Cy (2€)
Seat 4: Dee ()
Seat 5: Eve (2€)
Hold-up to Pot: total 0.20€
*** ANTE/BLINDS ***
Eve denies big blind
Ann posts small blind 0.01€
Bob posts big blind 0.02€
*** PRE-FLOP ***
Cy raises 1.98€ to 2€ and is all-in
Ann folds
Bob calls 1.98€ and is all-in
*** FLOP *** [4d Kc 9c]
*** TURN *** [4d Kc 9c][2h]
*** RIVER *** [4d Kc 9c 2h][3h]
*** SHOW DOWN ***
Bob shows [Ks Kh] (Trips : Kings)
Cy shows [As Ah] (One pair : Aces)
Bob collected 4.05€ from pot
*** SUMMARY ***
Total pot 4.05€ | Rake 0.16€
Board: [4d Kc 9c 2h 3h]
Seat 2: Bob (big blind) showed [Ks Kh] and won 4.05€ with Trips : Kings
Seat 3: Cy (button) showed [As Ah] and lost with One pair : Aces
"""

SEATS = """Table 'Lima' 6-max Seat #1 is the button
Seat 1: Ann (10 in chips)
Seat 2: Bob (10 in chips)
Seat 3: Cy (10 in chips)
"""

GGPOKER = f"""Poker Hand #RC1: Hold'em No Limit (0.1/0.2) - 2024/05/06 07:08:09
{SEATS}Cash Drop to Pot : total 5
Bob: posts small blind 0.1
Cy: posts big blind 0.2
*** HOLE CARDS ***
Ann: raises 0.2 to 0.4
Bob: folds
Cy: folds
Uncalled bet (0.2) returned to Ann
*** SHOWDOWN ***
Ann collected 5.5 from pot
*** SUMMARY ***
Total pot 5.5 | Rake 0 | Jackpot 0 | Bingo 0 | Fortune 0 | Tax 0
Seat 1: Ann (button) collected (5.5)
"""

INSURANCE = f"""Poker Hand #TM1: Tournament #2, PLO-5 Classic $10 Omaha5 Pot Limit - Level1(1/2) - 2024/05/06 07:08:09
{SEATS}Bob: posts small blind 1
Cy: posts big blind 2
*** HOLE CARDS ***
Dealt to Bob [6s 3h Kc Qs 4c]
Ann: folds
Bob: raises 4 to 6
Cy: raises 4 to 10 and is all-in
Bob: calls 4 and is all-in
*** FLOP *** [2d 2c 9c]
*** TURN *** [2d 2c 9c] [2h]
Cy: get an all-in insurance (premium ($0/$4/$0) for ($0/$10.8/$0) - (Mandatory/Main/Sub))
*** RIVER *** [2d 2c 9c 2h] [5h]
Cy: pay premium of all-in insurance ($4)
Cy: shows [As Ah Kd Kh 7d] (a full house)
Bob: shows [6s 3h Kc Qs 4c] (three of a kind)
*** SHOWDOWN ***
Cy collected 20 from pot
*** SUMMARY ***
Total pot 20
Board [2d 2c 9c 2h 5h]
"""

COINPOKER = f"""CoinPoker Hand #1: PLO 4 (₮0.1/₮0.2) 2024/05/06 07:08:09 CEST
{SEATS}Bob: posts small blind ₮0.1
Cy: posts big blind ₮0.2
Ann: posts auto big blind ₮0.2
*** HOLE CARDS ***
Dealt to Ann [Ah 6h Ad Ks]
Dealt to Bob
Ann: checks
Bob: raises ₮0.4 to ₮0.6
Cy: folds
Ann: calls ₮0.4
*** FLOP *** [Js Qc 6d]
Bob: checks
Ann: ALLIN ₮9.4
Bob: folds
Ann: RETURN ₮9.4
*** SHOWDOWN ***
Ann collected ₮1.28 from pot
*** SUMMARY ***
Total pot ₮1.4 | Rake ₮0.1 | Splash Fee ₮0.02
Hand was run once
Board [ Js Qc 6d ]
Game ended: 2024/05/06 07:08:19 CEST
Seat 1: Ann won (₮1.28)
"""

MAILED = f"""Transcript for your last 2 hands requested by Ann (ann@example.com)

*********** # 1 **************
PokerStars Hand #1: Hold'em No Limit (1/2) - 2024/05/06 7:08:09 ET
{SEATS}Bob: posts small blind 1
Cy: posts big blind 2
*** HOLE CARDS ***
Ann: folds
Bob: folds
Uncalled bet (1) returned to Cy
Cy collected 2 from pot
*** SUMMARY ***
Total pot 2 | Rake 0
Seat 1: Ann (button) folded before Flop (didn't bet)

*********** # 2 **************
"""

BOVADA = """Bovada Hand #1 TBL#1 HOLDEM No Limit - 2024-05-06 07:08:09
Seat 1: Big Blind [ME] ($25 in chips)
Seat 2: UTG ($9 in chips)
Seat 5: Dealer ($30 in chips)
Seat 6: Small Blind ($25 in chips)
Dealer : Set dealer [5]
Small Blind : Small Blind $0.10
Big Blind  [ME] : Big blind $0.25
*** HOLE CARDS ***
Big Blind  [ME] : Card dealt to a spot [9h Js]
UTG : Card dealt to a spot [2d Ts]
Dealer : Card dealt to a spot [Tc 7d]
Small Blind : Card dealt to a spot [7h Qs]
UTG : Fold & shows [2d Ts]
UTG : Sitout (auto)
UTG : Leave(Timeout)
Dealer : Folds (timeout)
Small Blind : Folds
Big Blind  [ME] : Does not show [9h Js] (High Card)
Big Blind  [ME] : Hand result $0.35
*** SUMMARY ***
Total Pot($0.35)
Seat+1: Big Blind $0.35 [Does not show]
"""

FULL_TILT = """Full Tilt Poker Game #1: Table Lima (6 max) - CAP NL Hold'em - $5/$10 - 07:08:09 ET - 2015/05/06
Seat 1: Ann ($877.65)
Seat 2: Bob ($609.35)
Seat 3: Cy ($752.25)
Bob posts the small blind of $5
Cy posts the big blind of $10
The button is in seat #1
*** HOLE CARDS ***
Ann raises to $20
Bob folds
Cy calls $10
*** FLOP *** [Td 3d 3h] (Total Pot: $45, 2 Players)
Cy checks
Ann bets $40
Cy calls $40
*** TURN *** [Td 3d 3h] [Qh] (Total Pot: $125, 2 Players)
Cy bets $60
Ann raises to $240, and is capped
Cy calls $180, and is capped
Cy shows [Jd Qd]
Ann shows [6d Ad]
Ann Lee (Observer): hi
*** RIVER *** [Td 3d 3h Qh] [Ac] (Total Pot: $605, 2 Players, 2 All-In)
Cy shows two pair, Queens and Threes
Ann shows two pair, Aces and Threes
Ann wins the pot ($602) with two pair, Aces and Threes
*** SUMMARY ***
Total pot $605 | Rake $3
Board: [Td 3d 3h Qh Ac]
Seat 1: Ann (button) showed [6d Ad] and won ($602) with two pair, Aces and Threes
Seat 2: Bob (small blind) folded before the Flop
Seat 3: Cy (big blind) showed [Jd Qd] and lost with two pair, Queens and Threes
Eve (Observer): hi
Cy: nh
"""

WPN = """Game started at: 2014/5/6 7:8:9
Game ID: 1 0.25/0.50 Lima   (JP) - 5 (Hold'em)
Seat 1 is the button
Seat 1: Ann (28).
Seat 2: Bob (50).
Seat 3: Cy (20).
Seat 4: Dee (78).
Player Bob has small blind (0.25)
Player Cy has big blind (0.50)
Player  is timed out.
Player Dee posts (0.25) as a dead bet
Player Dee posts (0.50)
Player Dee checks
Player Ann raises (1.50)
Player Bob folds
Player Cy folds
Player Dee folds
Uncalled bet (1) returned to Ann
Player Ann mucks cards
------ Summary ------
Pot: 2. Rake 0
*Player Ann mucks (does not show cards). Bets: 0.50. Collects: 2. Wins: 1.50.
Game ended at: 2014/5/6 7:8:19
"""

PARTYPOKER = """***** Hand History for Game 1 *****
4 € EUR PL Omaha Hi-Lo - Tuesday, May 06, 07:08:09 CET 2014
Table Lima (Real Money)
Seat 1 is the button
Total number of players : 2/6
Seat 1: Ann ( 1 234,50 € )
Seat 2: Bob ( 8,25 € )
Ann posts small blind [0,02 €].
Bob posts big blind [0,04 €].
** Dealing down cards **
Ann calls [0,02 €]
Bob checks
** Dealing Flop ** [ Th, Tc, 5c ]
Bob checks
Ann checks
** Dealing Turn ** [ 7c ]
Bob checks
Ann checks
** Dealing River ** [ 3s ]
Bob checks
Ann checks
Ann shows [ Js, 4d, As, 9d ]a pair of Tens.
Ann shows7,5,4,3,A  for low.
Bob shows [ Jh, 7h, 9c, 6d ]two pairs, Tens and Sevens.
Bob wins 0,04 € from the main pot with two pairs, Tens and Sevens.
Ann wins Lo (0,04 €) from the main pot with 7,5,4,3,A.
"""

THOUSANDS = """***** Hand History for Game {} *****
NL Texas Hold'em $215 USD Buy-in Trny:7 Level:12  Blinds-Antes({} -400) - Monday, May 06, 07:08:09 MSK 2016
Table Lima (7) Table #83 (Real Money)
Seat 2 is the button
Total number of players : 3/9
Seat 1: Ann ( 63,222 )
Seat 2: Bob ( 205,081 )
Seat 3: Cy ( 53,728 )
Trny:7 Level:12
Blinds-Antes({} -400)
Ann posts ante [400]
Bob posts ante [400]
Cy posts ante [400]
Cy posts small blind [1,200].
Ann posts big blind [2,400].
** Dealing down cards **
Bob folds
Cy folds
Ann does not show cards.
Ann wins 4,800 chips
"""

PACIFIC = """***** LuckyAcePoker.com Hand History for Game 1 *****
$1/$2 Blinds No Limit Holdem - *** 06 05 2014 07:08:09
Table Lima 6 Max (Real Money)
Seat 1 is the button
Total number of players : 3
Seat 1: Ann ( $100 )
Seat 2: Bob ( $100 )
Seat 3: Cy ( $100 )
Bob posts small blind [$1]
Cy posts big blind [$2]
Ann raises [$6]
Bob folds
Cy calls [$4]
** Dealing flop ** [ 6h, Jh, Kc ]
Cy checks
Ann bets [$8]
Cy folds
** Summary **
Ann did not show his hand
Ann collected [ $12.50 ]
"""

IPOKER = """<session sessioncode="1"><general><client_version>17.1</client_version>
<uncalled_bet_enabled>false</uncalled_bet_enabled><gametype>Holdem NL $5/$10</gametype><tablename>Lima, 1</tablename>
</general><game gamecode="1"><general><startdate>2014-05-06 07:08:09</startdate><players>
<player seat="1" name="Ann" chips="$100" dealer="1" win="$58" bet="$40"/>
<player seat="2" name="Bob" chips="$100" dealer="0" win="$0" bet="$20"/></players></general>
<round no="0"><action no="1" player="Ann" type="1" sum="$5"/><action no="2" player="Bob" type="2" sum="$10"/></round>
<round no="1"><cards type="Pocket" player="Ann"></cards><cards type="Pocket" player="Bob">
</cards><action no="3" player="Ann" type="23" sum="$20"/><action no="4" player="Bob" type="3" sum="$10"/></round>
<round no="2"><cards type="Flop" player="">c10 hK s5</cards><action no="5" player="Bob" type="4" sum="$0"/>
<action no="6" player="Ann" type="5" sum="$20"/><action no="7" player="Bob" type="0" sum="$0"/></round></game></session>
"""

MERGE = """<description type="Holdem" stakes="No Limit ($1/$2)"/>
<game id="1-1" starttime="20140506070809" numholecards="2" gametype="2" seats="9" realmoney="true"
data="20140506|A|1|1-1|false">
<players dealer="0"><player seat="0" nickname="Ann" balance="$30" dealtin="true" />
<player seat="1" nickname="Bob" balance="$30" dealtin="true" />
<player seat="2" nickname="Cy" balance="$30" dealtin="false" /></players>
<round id="BLINDS" sequence="1"><event sequence="1" type="SMALL_BLIND" timestamp="1" player="0" amount="1.00"/>
<event sequence="2" type="BIG_BLIND" timestamp="1" player="1" amount="2.00"/>
<event sequence="3" type="SIT_OUT" timestamp="1" player="2"/></round>
<round id="PREFLOP" sequence="2"><event sequence="4" type="RAISE" timestamp="1" player="0" amount="5.00"/>
<event sequence="5" type="FOLD" timestamp="1" player="1"/></round>
<round id="END_OF_FOLDED_GAME" sequence="3"><event sequence="6" type="RABBIT" timestamp="1" player="0" text="Jh,Js"/>
<cards type="COMMUNITY" cards="Td,4h,9c,8d,Jd"/><cards type="SHOWN" cards="Jh,Js" player="0"/>
<winner amount="7.00" uncalled="false" potnumber="1" player="0" pottype="n"/></round>
<round id="END_OF_GAME" sequence="4"></round></game>
"""

HANDS = {
    "winamax adds money to a pot": (WINAMAX, 4.21, 0.16, "4d Kc 9c 2h 3h", {"Bob": 4.05}),
    "ggpoker adds money to a pot": (GGPOKER, 5.5, 0, "", {"Ann": 5.5}),
    "ggpoker insures an all-in": (INSURANCE, 20, 0, "2d 2c 9c 2h 5h", {"Cy": 20}),
    "coinpoker's own words": (COINPOKER, 1.4, 0.12, "Js Qc 6d", {"Ann": 1.28}),
    "lines without letters after a summary": (MAILED, 2, 0, "", {"Cy": 2}),
    "a player leaves": (BOVADA, 0.2, 0, "", {"Hero": 0.2}),
    "a cap whose amount is not written": (FULL_TILT, 605, 3, "Td 3d 3h Qh Ac", {"Ann": 602}),
    "a dead bet": (WPN, 2, 0, "", {"Ann": 2}),
    "the low hand at a showdown": (PARTYPOKER, 0.08, 0, "Th Tc 5c 7c 3s", {"Ann": 0.04, "Bob": 0.04}),
    "points separate thousands": (THOUSANDS.format(2, *["1.200/2.400"] * 2), 3600, 0, "", {"Ann": 3600}),
    "blanks separate thousands": (THOUSANDS.format(3, *["1 200/2 400"] * 2), 3600, 0, "", {"Ann": 3600}),
    "no line of the hole cards": (PACIFIC, 13, 0.5, "6h Jh Kc", {"Ann": 12.5}),
    "winnings with the uncalled bet": (IPOKER, 40, 2, "Tc Kh 5s", {"Ann": 38}),
    "the board after the end": (MERGE, 4, 0, "", {"Ann": 4}),
}
"""Hands, each with its text, pot, rake and board, and the amount that each winner gets."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory) -> Loaded:
    directory = tmp_path_factory.mktemp("lines")
    for name, (text, *_) in HANDS.items():
        (directory / f"{name}.txt").write_text(text)
    (directory / "broken.txt").write_text(GGPOKER.replace("Cash Drop to Pot", "Cash Drip to Pot").replace("RC1", "RC2"))
    pokersql("load", str(directory), "--db", db := f"{directory}.duckdb")
    return Loaded(db)


def test_no_hand_has_an_error(loaded):
    errors = "SELECT source, line, error, expected, found FROM history_errors"
    assert loaded.rows(f"{errors} WHERE source NOT LIKE '%/broken.txt'") == []


def test_money_in_a_pot_that_no_line_explains_is_an_error(loaded):
    errors = loaded.rows("SELECT error FROM history_errors WHERE source LIKE '%/broken.txt' ORDER BY ALL")
    assert errors == [("wrong_pot",), ("wrong_total",)]


@pytest.mark.parametrize("name", HANDS)
def test_pot_rake_board_and_winnings_equal_those_in_the_text(loaded, name):
    _, *told, winnings = HANDS[name]
    hands = "SELECT h.* FROM hands AS h JOIN sources USING (source_id)"
    [hand] = loaded.dicts(f"{hands} WHERE source LIKE '%/{name.replace(chr(39), chr(39) * 2)}.txt'")
    won = loaded.rows(f"SELECT player, won FROM seats WHERE hand_id = {hand['hand_id']} AND won > 0")
    assert [float(hand["pot"]), float(hand["rake"]), hand["board"]] == told
    assert {player: float(amount) for player, amount in won} == winnings
