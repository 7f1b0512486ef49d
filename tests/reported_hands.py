"""Hands with expected statistics, counted by hand, and all-in hands with expected pots."""

import re
from typing import NamedTuple

NAMES = "vpip pfr three_bet four_bet fold_to_three_bet fold_to_four_bet steal fold_to_steal c_bet fold_to_c_bet"
NAMES += " wwsf wtsd w_sd aggression aggression_factor raise_first_in limp cold_call squeeze turn_c_bet river_c_bet"
NAMES += " fold_to_turn_c_bet fold_to_river_c_bet check_raise donk_bet float wtsd_not_all_in"
NAMES = NAMES.split()
"""The names of the statistics in their order."""

SHORT = "v p 3 4 f3 f4 s fs c fc w t d a g r l cc q tc rc ft fr x k o n"
SHORT = dict(zip(SHORT.split(), NAMES, strict=True))
"""For each abbreviation used in COUNTED, the name of the statistic."""

COUNTED = """
A walk
Ann Bob Cid Dan
p3 f, p4 f, p1 f
Ann -1 v- p- s- r- l-; Bob +1; Cid 0 v- p- s- r- l-; Dan 0 v- p- s- r- l-

Limps: nobody raised, so the bet on the flop is no c-bet
Ann Bob Cid Dan Eve Fay
p3 cc, p4 f, p5 f, p6 cc, p1 cc, p2 cc, d db 2c7d9h, p1 cc, p2 cbr 4, p3 f, p6 cc, p1 f, d db Jc, p2 cc, p6 cbr 10, p2 f
Ann -2 v+ p- w- t- a0/1 l+ x- n-; Bob -6 v- p- w- t- a1/2 x- n- g1/0; Cid -2 v+ p- w- t- a0/1 r- l+ n-; Dan 0 v- p- l-
Eve 0 v- p- l-; Fay +10 v+ p- w+ t- a1/2 l+ o+ n- g1/1

A steal from the cutoff
Bob Cid Dan Eve Fay
p3 f, p4 cbr 5, p5 f, p1 f, p2 f
Bob -1 v- p- 3- fs+; Cid -2 v- p- 3- fs+; Dan 0 v- p- r- l-; Eve +3 v+ p+ s+ r+ l-; Fay 0 v- p- 3- cc-

A steal that is raised: the big blind faces the raise and no steal
Ann Cid Eve Bob
p3 f, p4 cbr 6, p1 cbr 20, p2 f, p4 f
Ann +8 v+ p+ 3+ fs-; Cid -2 v- p- 4-; Eve 0 v- p- s- r- l-; Bob -6 v+ p+ s+ 4- f3+ r+ l-

A 4-bet
Dan Eve Fay Ann Bob Cid
p3 cbr 6, p4 cbr 18, p5 f, p6 f, p1 f, p2 f, p3 cbr 45, p4 f
Dan -1 v- p- 4-; Eve -2 v- p- 4-; Fay +21 v+ p+ f3- 4+ r+ l-; Ann -18 v+ p+ 3+ f4+ cc-; Bob 0 v- p- 4- cc-
Cid 0 v- p- 4- cc-

A cold 4-bet, a c-bet in position, and a check-raise all in
Eve Fay Ann Bob Cid Dan
d dh p4 AhAc, d dh p6 KhKd, p3 cbr 6, p4 cbr 18, p5 f, p6 cbr 50, p1 f, p2 f, p3 f, p4 cc, d db Ks7h2d, p4 cc, \
p6 cbr 40, p4 cbr 150, p6 cc, d db 3c, d db 9s
Eve -1 v- p-; Fay -2 v- p-; Ann -6 v+ p+ r+ l-; Bob -200 v+ p+ 3+ f4- fc- w- t+ d- a1/1 cc- x+ k- g1/0
Cid 0 v- p- 4- cc-; Dan +209 v+ p+ 4+ c+ w+ t+ d+ a1/2 cc- g1/1

A squeeze, and c-bets out of position on three streets
Fay Ann Bob Cid Dan Eve
p3 cbr 5, p4 cc, p5 f, p6 f, p1 cbr 25, p2 f, p3 f, p4 cc, d db 8c4s2h, p1 cbr 30, p4 cc, \
d db Kd, p1 cbr 40, p4 cc, d db 2c, p1 cbr 60, p4 f
Fay +102 v+ p+ 3+ c+ w+ t- a3/3 q+ tc+ rc+ n- g3/0; Ann -2 v- p- 4-; Bob -5 v+ p+ 4- f3+ r+ l-
Cid -95 v+ p- 3- 4- fc- w- t- a0/3 cc+ ft- fr+ n- g0/2; Dan 0 v- p- 3- cc- q-; Eve 0 v- p- 3- cc- q-

A steal that is called: the blinds face a steal and a call; the raiser checks, and the pot is split
Ann Bob Cid Dan Eve
d dh p4 Qs9s, d dh p5 Qc9c, p3 f, p4 cbr 5, p5 cc, p1 f, p2 cc, d db QdJc3s, p2 cc, p4 cc, p5 cbr 10, p2 f, p4 cc, \
d db 5h, p4 cc, p5 cc, d db 5c, p4 cbr 20, p5 cc
Ann -1 v- p- 3- q-; Bob -5 v+ p- 3- w- t- a0/1 q- x- k- n-; Cid 0 v- p- r- l-
Dan +3 v+ p+ s+ c- w+ t+ d+ a1/2 r+ l- x- k- n+ g1/1; Eve +3 v+ p- 3- w+ t+ d+ a1/2 cc+ n+ g1/1

A donk bet: the raiser can't bet first
Cid Dan Eve
p3 cbr 5, p1 f, p2 cc, d db Ah8h6c, p2 cbr 6, p3 cc, d db 2s, p2 cbr 15, p3 cbr 45, p2 f
Cid -1 v- p- 3- fs+; Dan -26 v+ p- 3- fs- w- t- a2/3 k+ n- g2/0; Eve +27 v+ p+ s+ w+ t- a1/2 r+ l- n- g1/1

Two players: the button, which has the small blind, steals and calls a 3-bet
Ann Fay
d dh p1 AsKd, d dh p2 AcQc, p2 cbr 6, p1 cbr 18, p2 cc, d db Kh7c4d, p1 cc, p2 cc, d db 9s, p1 cbr 20, p2 cc, d db 2h, \
p1 cc, p2 cbr 40, p1 cc
Ann +78 v+ p+ 3+ fs- c- w+ t+ d+ a1/2 x- n+ g1/1; Fay -78 v+ p+ s+ 4- f3- w- t+ d- a1/2 r+ l- o+ n+ g1/1

All in before the flop, with a side pot: the first raiser faces a 4-bet, not a 3-bet
Bob:40 Cid:100 Dan
d dh p1 QsQh, d dh p2 JdJc, d dh p3 AhKs, p3 cbr 8, p1 cbr 40, p2 cbr 100, p3 cc, d db Tc8c5d, d db 2s, d db 3c
Bob +80 v+ p+ 3+ fs- w+ t+ d+; Cid +20 v+ p+ 4+ w+ t+ d+; Dan -100 v+ p+ s+ w- t+ d- r+ l-

The post of an entering player who raises; a check-raise
Fay Ann Bob Cid Dan | 1 2 0 -2 0
p3 f, p4 cbr 8, p5 f, p1 f, p2 cc, d db Tc6h3d, p2 cc, p4 cbr 10, p2 cbr 30, p4 f
Fay -1 v- p- 3- fs+; Ann +19 v+ p- 3- fs- fc- w+ t- a1/1 x+ k- n- g1/0; Bob 0 v- p- r- l-
Cid -18 v+ p+ s+ c+ w- t- a1/2 r+ n- g1/0; Dan 0 v- p- 3- cc-

A straddle is no raise, and the straddler is not in a blind
Bob Cid Dan Eve | 1 2 4 0
p4 cbr 12, p1 f, p2 cc, p3 cbr 40, p4 f, p2 f
Bob -1 v- p- 3- fs+; Cid -12 v+ p- 3- fs- 4-; Dan +25 v+ p+ 3+ cc- q+; Eve -12 v+ p+ s+ 4- f3+ r+ l-

A steal from the small blind, then c-bets on flop and turn
Dan Eve Fay
d dh p1 KdQh, d dh p2 9hTh, p3 f, p1 cbr 6, p2 cc, d db 9d9c4h, p1 cbr 6, p2 cc, d db Kc, p1 cbr 15, p2 cbr 40, p1 cc, \
d db 2d, p1 cc, p2 cc
Dan -52 v+ p+ s+ c+ w- t+ d- a2/3 r+ l- tc+ rc- k- n+ g2/1; Eve +52 v+ p- 3- fs- fc- w+ t+ d+ a1/2 ft- n+ g1/1
Fay 0 v- p- s- r- l-

A limp and a later raise; an entering player posts a dead small blind and a live big blind
Ann Bob Cid Dan Eve Fay | 1 2 0 -3 0 0
p3 cc, p4 cc, p5 cbr 12, p6 f, p1 f, p2 f, p3 cbr 36, p4 f, p5 cc, d db Kd8s2c, p3 cbr 40, p5 f
Ann -1 v- p- 3-; Bob -2 v- p- 3-; Cid +42 v+ p+ 3+ c+ w+ t- a1/1 r- l+ n- g1/0; Dan -3 v- p- 4-
Eve -36 v+ p+ f3- 4- fc+ w- t- a0/1 l- n-; Fay 0 v- p- 3- cc-

The small blind limps, and the big blind raises, which is no steal
Eve Fay Ann Bob
p3 f, p4 f, p1 cc, p2 cbr 8, p1 f
Eve -2 v+ p- s- 3- r- l+; Fay +2 v+ p+; Ann 0 v- p- s- r- l-; Bob 0 v- p- s- r- l-

A short stack raises all in, and only the first raiser calls
Fay Ann:20 Bob
d dh p2 TsTd, d dh p3 AdQd, p3 cbr 6, p1 cc, p2 cbr 20, p3 cc, p1 f, d db Th6d2c, d db 2h, d db 8d
Fay -6 v+ p- 3- fs- 4-; Ann +26 v+ p+ 3+ w+ t+ d+ q+; Bob -20 v+ p+ s+ f3- 4- w- t+ d- r+ l-

Two players check to the end
Bob Eve | 2 4
d dh p1 9c9s, d dh p2 KcJd, p2 cc, p1 cc, d db 2h3d7s, p1 cc, p2 cc, d db Tc, p1 cc, p2 cc, d db 4h, p1 cc, p2 cc
Bob +4 v- p- w+ t+ d+ n+; Eve -4 v+ p- s- w- t+ d- r- l+ n+

A c-bet that is called and raised: later folds are no folds to a c-bet
Cid Dan Fay Ann | 2 4 0 0
p3 cbr 12, p4 cc, p1 cc, p2 f, d db Jh9c2d, p1 cc, p3 cbr 20, p4 cc, p1 cbr 70, p3 f, p4 f
Cid +68 v+ p- 3- fc- w+ t- a1/1 q- x+ k- n- g1/0; Dan -4 v- p- 3- q-; Fay -32 v+ p+ s+ c+ w- t- a1/2 r+ l- n- g1/0
Ann -32 v+ p- 3- fc- w- t- a0/2 cc+ n- g0/1

A fourth raise, which a 4-bettor calls
Eve Ann Fay
d dh p1 AsAd, d dh p3 KsKd, p3 cbr 6, p1 cbr 20, p2 f, p3 cbr 50, p1 cbr 200, p3 cc, d db Qc7h3d, d db 8s, d db 4c
Eve +202 v+ p+ 3+ fs- f4- w+ t+ d+; Ann -2 v- p- 4-; Fay -200 v+ p+ s+ f3- 4+ w- t+ d- r+ l-
"""
"""Hands, each a block of lines. The first line is the title. The second line has three parts, separated by |: players,
blinds and other fields. The players are in the order from the small blind (with two players, from the big blind). A
player has a stack of 200, and blinds are 1 2, if nothing else is written. The third line has the actions in PHH, and
the next lines have the results of the players: the net, then statistics. A statistic has + if the player took the
chance, - if not. Aggression (a) and its factor (g) have times/chances, as in a1/2 g1/1."""


ALL_INS = """
by the blinds: no player acts
Ann:2 Bob:1
d dh p1 KdKc, d dh p2 AsAh, d db Qd7h2c, d db 5s, d db 9h
1 | 2 | | | Ann KdKc 0, Bob AsAh 2

a dead hand
Ann:100 Bob:100 Cid:100
d dh p1 KdKc, d dh p2 AsAh, d dh p3 AdQd, p3 cc, p1 cc, p2 cc, d db KhJdTd, p1 cbr 98, p2 cc, p3 f, d db 4s, d db 2c
1 | 202 | KhJdTd | AdQd | Ann KdKc 202, Bob AsAh 0

a side pot
Ann:30 Bob:80 Cid:200
d dh p1 TsTh, d dh p2 8d8h, d dh p3 Jd9d, p3 cc, p1 cc, p2 cc, d db Td8c3s, p1 cbr 28, p2 cbr 78, p3 cc, \
d db Qh, d db 2c
1 | 90 | Td8c3s | | Ann TsTh 0, Bob 8d8h 0, Cid Jd9d 90
2 | 100 | Td8c3s | TsTh | Bob 8d8h 0, Cid Jd9d 100

an unknown hand in the main pot
Cid:30 Ann:80 Bob:200
d dh p1 ????, d dh p2 8d8h, d dh p3 Jd9d, p3 cc, p1 cc, p2 cc, d db Td8c3s, p1 cbr 28, p2 cbr 78, p3 cc, \
d db 2h, d db 2c, p1 sm, p2 sm 8d8h, p3 sm Jd9d
1 | 90 | Td8c3s | | Ann 8d8h 90, Bob Jd9d 0, Cid ???? 0
2 | 100 | Td8c3s | | Ann 8d8h 100, Bob Jd9d 0

on the flop, when the other player with chips folds
Ann:20 Bob Cid
d dh p1 AsKs, d dh p2 9h9d, d dh p3 QcQh, p3 cbr 6, p1 cbr 20, p2 cc, p3 cc, d db Ah9c4d, p2 cbr 20, p3 f, \
d db Kd, d db Kh
1 | 60 | Ah9c4d | QcQh | Ann AsKs 60, Bob 9h9d 0

on the turn, with one dead card known
Ann:100 Bob:100 Cid:100
d dh p1 JhJc, d dh p2 AhTh, d dh p3 As??, p3 f, p1 cc, p2 cc, d db Tc7h2s, p1 cc, p2 cc, d db 3d, p1 cbr 98, p2 cc, \
d db Ac
1 | 200 | Tc7h2s3d | As | Ann JhJc 0, Bob AhTh 200

no all-in: two players can still bet
Ann:20 Bob Cid
d dh p1 QhQs, d dh p2 7d7c, d dh p3 AcJc, p3 cbr 20, p1 cc, p2 cc, d db Kd8s4c, p2 cc, p3 cc, d db 2h, p2 cc, p3 cc, \
d db 2d, p2 cc, p3 cc

no all-in: no card is to come
Ann:100 Bob:100
d dh p1 6c6d, d dh p2 AdKd, p2 cc, p1 cc, d db Kc9s5h, p1 cc, p2 cc, d db 3d, p1 cc, p2 cc, d db 6h, p1 cbr 98, p2 cc

omaha
Ann:60 Bob:60 | 1 2 | variant = 'PO'
d dh p1 AsAhKsKh, d dh p2 QdJdTc9c, p2 cbr 6, p1 cc, d db 2d3c4h, p1 cbr 12, p2 cbr 48, p1 cbr 54, p2 cc, \
d db 5s, d db 8d
1 | 120 | 2d3c4h | | Ann AsAhKsKh 120, Bob QdJdTc9c 0

omaha-hi-lo
Ann:20 Bob:20 | 1 2 | variant = 'FO/8'
d dh p1 AsAh2s3h, d dh p2 QdJdTc9c, p2 cc, p1 cc, d db 2d7c4h, p1 cbr 2, p2 cc, d db 8s, p1 cbr 4, p2 cbr 8, \
p1 cbr 12, p2 cbr 16, p1 cc, d db 9d
1 | 40 | 2d7c4h8s | | Ann AsAh2s3h 20, Bob QdJdTc9c 20

six-plus
Ann:100 Bob:100 | 1 2 | variant = 'NS'
d dh p1 AsAh, d dh p2 KdTd, p2 cc, p1 cc, d db 9d8h7c, p1 cbr 98, p2 cc, d db 6s, d db Qh
1 | 200 | 9d8h7c | | Ann AsAh 0, Bob KdTd 200

a session that begins 31 minutes after the earlier session
Gus Hal | 1 2 | time = 00:51:00; day = 2; month = 1; year = 2026
p2 cbr 6, p1 f

the earlier session
Gus Hal | 1 2 | time = 23:50:00; day = 1; month = 1; year = 2026
p2 f

the next hand of the earlier session, 30 minutes later
Gus Hal | 1 2 | time = 00:20:00; day = 2; month = 1; year = 2026
p2 cbr 8, p1 f

no time
Gus Hal
p2 cbr 6, p1 cbr 20, p2 f
"""
"""Hands in the notation of COUNTED, but each line of results is a pot that several all-in players could win. The line
has the pot's number, its amount after rake, the board, the dead cards, and each player's hand with its winnings."""

TWICE = """
PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2026/01/05 12:00:00 ET
Table 'Twice' 2-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($100 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: raises $4 to $6
Bob: calls $4
*** FLOP *** [Td 8c 3s]
Bob: bets $94 and is all-in
Ann: calls $94 and is all-in
*** FIRST TURN *** [Td 8c 3s] [2h]
*** FIRST RIVER *** [Td 8c 3s 2h] [Qd]
*** SECOND TURN *** [Td 8c 3s] [Ah]
*** SECOND RIVER *** [Td 8c 3s Ah] [4c]
*** FIRST SHOW DOWN ***
Bob: shows [Js 9c] (a straight, Eight to Queen)
Ann: shows [Ac As] (a pair of Aces)
Bob collected $98 from pot
*** SECOND SHOW DOWN ***
Ann collected $98 from pot
*** SUMMARY ***
Total pot $200 | Rake $4
"""
"""A hand with two boards and rake. It is named by its number, 1."""


class Hand(NamedTuple):
    """A hand of COUNTED or ALL_INS, and its text in PHH."""

    title: str
    players: dict[str, int]
    blinds: list[int]
    phh: str
    results: list[str]


def hand_of(block: str) -> Hand:
    title, table, actions, *results = block.splitlines()
    names, blinds, more, *_ = [part.strip() for part in f"{table} | | ".split("|")]
    players = {name: int(stack or 200) for name, _, stack in (word.partition(":") for word in names.split())}
    posts = [*map(int, (blinds or "1 2").split()), *[0] * len(players)][: len(players)]
    fields = {"variant": "NT", "antes": [0] * len(players), "blinds_or_straddles": posts, "players": [*players]}
    dealt = dict(re.findall(r"d dh (p\d+) (\S+?)(?:,|$)", actions))
    unknown = "?" * len(next(iter(dealt.values()), "????"))
    deals = [f"d dh p{n} {unknown}" for n in range(1, len(players) + 1) if f"p{n}" not in dealt]
    fields |= {"starting_stacks": [*players.values()], "actions": [*deals, *actions.split(", ")], "hand": title}
    lines = {field: f"{field} = {value!r}" for field, value in fields.items()}
    lines |= {line.split()[0]: line for line in more.split("; ") if line}
    return Hand(title, players, posts, "\n".join(lines.values()), results)


def results_of(hand: Hand) -> dict[str, tuple[int, dict[str, tuple[int, int]]]]:
    """The net of each player, and the times and chances of each statistic. Times and chances are 0 if the results do
    not name the statistic."""
    results = {}
    for player, net, *marks in map(str.split, "; ".join(hand.results).split(";")):
        counts = dict.fromkeys(NAMES, (0, 0))
        for mark in marks:
            times, _, chances = mark[1:].partition("/")
            if chances:
                counts[SHORT[mark[0]]] = int(times), int(chances)
            else:
                counts[SHORT[mark[:-1]]] = int(mark.endswith("+")), 1
        results[player] = int(net), counts
    return results


class Pot(NamedTuple):
    """A pot of an all-in, with the hand and the winnings of each player."""

    hand: str
    number: int
    money: int
    board: str
    dead: str
    players: dict[str, tuple[str, int]]


def pot_of(title: str, line: str) -> Pot:
    number, money, board, dead, players = map(str.strip, line.split("|"))
    told = {name: (hole, int(won)) for name, hole, won in map(str.split, players.split(","))}
    return Pot(title, int(number), int(money), board, dead, told)


HANDS = [hand_of(block) for block in COUNTED.strip().split("\n\n")]
RESULTS = {hand.title: results_of(hand) for hand in HANDS}
OTHERS = [hand_of(block) for block in ALL_INS.strip().split("\n\n")]
POTS = [pot_of(hand.title, line) for hand in OTHERS for line in hand.results]
POTS.append(pot_of("1", "1 | 196 | Td8c3s | | Ann AcAs 98, Bob Js9c 98"))
COUNTED_POTS = [
    pot_of(HANDS[5].title, "1 | 409 | Ks7h2d | | Bob AhAc 0, Dan KhKd 409"),
    pot_of(HANDS[10].title, "1 | 120 | | | Bob QsQh 120, Cid JdJc 0, Dan AhKs 0"),
    pot_of(HANDS[10].title, "2 | 120 | | QsQh | Cid JdJc 120, Dan AhKs 0"),
    pot_of(HANDS[16].title, "1 | 46 | | | Ann TsTd 46, Bob AdQd 0"),
    pot_of(HANDS[19].title, "1 | 402 | | | Eve AsAd 402, Fay KsKd 0"),
]
