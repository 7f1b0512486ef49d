"""The page in a browser: on `pokersql serve` and on DuckDB-Wasm its answers equal those of the commands."""

import re

import duckdb
import pytest
from pages import (
    FLOP,
    VIEWS,
    address,
    answered,
    figure,
    numbers,
    on_both,
    on_relations,
    printed,
    soon,
    standing,
    tab,
    write,
)
from playwright.sync_api import expect

pytestmark = pytest.mark.page


@on_both
@pytest.mark.parametrize(
    "question, words",
    [
        (FLOP, ["AhKh", "-b", "Qh7h2c"]),
        ("#hero=AhKh", ["AhKh"]),
        ("#hero=A%E2%99%A5%20kh&board=Qs%20Jh%202c&dead=7d", ["AhKh", "-b", "QsJh2c", "-d", "7d"]),
        ("#hero=AhKh&villain=QQ+,AKs:0.5&board=Qs-Jh-2c", ["AhKh", "QQ+,AKs:0.5", "-b", "QsJh2c"]),
        ("#game=six-plus&hero=AhKh&villain=TsTc", ["AhKh", "TsTc", "--game", "six-plus"]),
        (VIEWS["omaha"], ["AhKhQsJs", "AsAd2h2d", "-b", "Qh7h2c", "--game", "omaha"]),
        (
            "#game=omaha&hero=AhKhQsJs&villain=AAds!AAA&board=Qh7h2c2d",
            ["AhKhQsJs", "AAds!AAA", "-b", "Qh7h2c2d", "--game", "omaha"],
        ),
    ],
)
def test_the_equity_equals_that_of_the_command_in_every_digit(tab, question, words):
    check_equity(tab(question), *words)


def check_equity(page, *words: str) -> None:
    own = printed("equity", *words)[0]
    assert page.locator("#equity").inner_text() == f"{100 * own['equity']:.2f} %"
    worth = figure(page, "Equity")
    assert numbers(worth.locator(".method").inner_text().split(":")[-1]) == [own["wins"], own["ties"], own["losses"]]
    assert f"{100 * own['equity']:.2f} %" in worth.locator("tbody tr").first.inner_text()


def next_to(hand_rank: int) -> list[str]:
    """The descriptions of the next better and the next worse class of hands."""
    sql = f"SELECT description FROM hand_classes WHERE ABS(hand_rank - {hand_rank}) = 1 ORDER BY hand_rank"
    return [row["description"] for row in printed("query", sql)]


@on_both
def test_the_hand_and_its_simulated_equity_and_rank_and_outs_equal_those_of_the_commands(tab):
    page = tab(FLOP + "&villain=random&villain=random&villain=random&seed=7")
    check_equity(page, "AhKh", "random", "random", "random", "-b", "Qh7h2c", "--seed", "7")
    [ranked] = printed("rank", "Ah Kh Qh 7h 2c")
    assert page.locator("#hand-now").inner_text() == ranked["description"]
    now = figure(page, "What it is now").inner_text()
    assert f"Rank {ranked['hand_rank']:,} of 7,462" in now
    assert next_to(ranked["hand_rank"]) == re.findall(r"Next (?:better|worse): (.*)\.", now)
    chance = printed("beats", "AhKh", "-b", "Qh7h2c", "-p", "3", "--seed", "7", "--by", "total")[0]["any_ahead"]
    assert f"{100 * chance:.2f} %" in page.locator("#chance-ahead").inner_text()
    outs = printed("outs", "AhKh", "-b", "Qh7h2c")
    shown = page.locator(".outs").first
    assert f"{len(outs)} of 47 cards improve" in shown.inner_text() and shown.locator(".card").count() == len(outs)


@on_both
def test_an_omaha_hand_has_the_rank_given_by_the_command(tab):
    page = tab(VIEWS["omaha"])
    [ranked] = printed("rank", "--game", "omaha", "AhKhQsJs", "-b", "Qh7h2c")
    assert page.locator("#hand-now").inner_text() == ranked["description"]
    now = figure(page, "What it is now").inner_text()
    assert next_to(ranked["hand_rank"]) == re.findall(r"Next (?:better|worse): (.*)\.", now)
    assert "The first opponent's hand is ahead." in figure(page, "Who is ahead now").inner_text()


@pytest.mark.parametrize("game, low", [("omaha", 0), ("omaha-hi-lo", 1)])
def test_the_number_of_possible_omaha_hands_of_an_opponent_is_shown(tab, game, low):
    page = tab(f"#game={game}&hero=AhKhQsJs&board=Qh7h2c")
    said = figure(page, "Who is ahead now").inner_text()
    assert "148,995 hands" in said and said.count("This picture is of the high hand only") == low
    assert page.locator("#opponents .label").inner_text() == (
        "Opponents: a hand, a range as AA**, KQJT$ss or JT98+, or random"
    )
    page.get_by_role("button", name="Add an opponent").click()
    expect(page.locator("#chance-ahead")).to_contain_text("The first opponent is ahead with a chance of")


@on_both
def test_the_counts_of_better_hands_equal_those_of_the_command(tab):
    page = tab(VIEWS["beats"])
    by_category = printed("beats", "AhKh", "-b", "Qh7h2c")
    counted = figure(page, "By category")
    counted.locator("summary", has_text="As a table").click()
    rows = [numbers(row) for row in counted.locator("tbody tr").all_inner_texts()]
    assert rows == [[row[name] for name in ("hands", "ahead", "level", "behind")] for row in by_category]
    cells = figure(page, "By starting hand").locator("[data-hand]")
    assert cells.count() == 169
    by_class = {row["starting_hand"]: row for row in printed("beats", "AhKh", "-b", "Qh7h2c", "--by", "class")}
    for cell in cells.all_inner_texts():
        hand, ahead = cell.split()
        assert ahead == f"{by_class[hand]['ahead']}/{by_class[hand]['hands']}" if hand in by_class else ahead == "–"
    nuts = printed("beats", "AhKh", "-b", "Qh7h2c", "--nuts")
    best = figure(page, "The best hands that the first opponent can hold").locator("tbody tr").all_inner_texts()
    assert [nut["description"] in row for nut, row in zip(nuts, best, strict=True)] == [True] * 10


@on_both
def test_the_equity_of_each_starting_hand_equals_that_of_the_command(tab):
    page = tab(VIEWS["beats"])
    for hand in ("QQ", "AKs", "72o"):
        [_, villain] = printed("equity", "AhKh", hand, "-b", "Qh7h2c")
        cell = figure(page, "Equity of each hand against you").locator(f"[data-hand='{hand}']")
        assert cell.get_attribute("aria-label") == f"{hand}: {100 * villain['equity']:.2f} %"


# For each view, what its example shows.
EXAMPLES = {
    "hand": ("#equity", "72.68 %"),
    "beats": (".figure .large", "High Card, Ace high"),
    "ranges": ("#equity", "21.29 %"),
    "odds": (".verdict", "Not luck"),
    "deal": ("#steps caption", "Player 1"),
    "icm": ("#shares tbody td", "1"),
    "push-fold": ("#push .body p", "of all hands"),
    "sql": (".result tbody td", ""),
}


def test_each_view_begins_with_an_answered_example_until_the_user_clears_it(tab):
    page = tab()
    for view, (place, shown) in EXAMPLES.items():
        page.evaluate(f"location.hash = '#view={view}'")
        expect(page.locator(place).first).to_contain_text(shown)
        assert page.locator("#says").inner_text().count("?") == 1
        if page.locator("#is-example").is_visible():
            page.locator("#clear").click()
            expect(page.locator("#is-example")).to_be_hidden()
            expect(page.locator("#example")).to_be_visible()
            expect(page.locator("#content > .figure:visible .hint:visible").first).to_be_visible()
            page.go_back()
            expect(page.locator(place).first).to_contain_text(shown)
    page.get_by_role("link", name="A deal").click()
    page.get_by_role("link", name="Range against range").click()
    expect(page.locator("#is-example")).to_be_visible()


ERRORS = [
    ("#hero=AhXx&board=Qh7h2c", "#hero-error", "bad range 'AhXx': a hand is two cards"),
    ("#hero=AhKh&board=Ah7h2c", "#board-error", "duplicate card 'Ah': a card can be in one place only"),
    (
        "#hero=AhKh&board=Qh7h",
        "#board-error",
        "1 more for a flop; without a board hands are compared before the flop.",
    ),
    ("#hero=AhKh&board=Qh%207h%202c%20h", "#board-error", "Hands are compared on a board of known cards"),
    ("#hero=AhKh&dead=zz", "#dead-error", "bad card 'zz' at 1: a card is a rank"),
    ("#hero=AhKh&villain=random&villain=AKx", "#villain-1-error", "bad range 'AKx'"),
    ("#hero=AhKh&villain=AKs:2", "#villain-0-error", "bad weight '2': a weight is 0 to 1"),
    ("#game=six-plus&hero=2h3h", "#hero-error", "not in deck '2h': six-plus is played without this card"),
    ("#game=omaha&hero=AhKhQsJs&villain=AAKKQ", "#villain-0-error", "bad range 'AAKKQ'"),
]


def test_each_error_is_shown_at_its_field_and_the_next_question_is_answered(tab):
    page = tab(FLOP)
    for question, place, said in ERRORS:
        page.evaluate("question => (location.hash = question)", question)
        expect(page.locator(place)).to_have_text(re.compile(f"^{re.escape(said)}"))
        expect(page.locator("#equity")).to_have_count(0)
        expect(page.locator("[role=alert]:visible, .figure:visible")).to_have_count(2)
    page.evaluate(f"location.hash = '{FLOP}'")
    expect(page.locator("#equity")).to_have_text("72.68 %")


@on_both
def test_a_change_of_game_keeps_the_cards(tab):
    page = tab("#hero=AhKh&board=Qh7h9c")
    page.locator("#game").select_option("six-plus")
    answered(page, 2)
    [own, _] = printed("equity", "AhKh", "random", "-b", "Qh7h9c", "--game", "six-plus")
    expect(page.locator("#equity")).to_have_text(f"{100 * own['equity']:.2f} %")


@on_both
def test_ranges_have_the_equity_given_by_the_command_on_every_street(tab):
    page = tab("#view=ranges&hero=15%&villain=QQ+,AKs:0.5&board=Qh7h2cTd")
    [own, _] = printed("equity", "15%", "QQ+,AKs:0.5", "-b", "Qh7h2cTd")
    assert page.locator("#equity").inner_text() == f"{100 * own['equity']:.2f} %"
    rows = figure(page, "Equity by street").locator("tbody tr").all_inner_texts()
    boards = {"preflop": [], "flop": ["-b", "Qh7h2c"], "turn": ["-b", "Qh7h2cTd"]}
    for row, (street, words) in zip(rows, boards.items(), strict=True):
        [own, _] = printed("equity", "15%", "QQ+,AKs:0.5", *words)
        assert row.startswith(street) and f"{100 * own['equity']:.2f} %" in row
    mix = figure(page, "Made hands by street")
    assert [street.lower() for street in mix.locator("h3").all_inner_texts()] == ["river"]


@on_both
def test_what_ranges_hit_and_the_equity_of_each_hand_and_after_each_next_card_are_shown(tab):
    page = tab(VIEWS["ranges"])
    own, other = (figure(page, name) for name in ("Your range", "The opponent's range"))
    hits = page.locator("#hits")
    made = [row.split("\t")[1] for row in hits.locator("tbody").first.locator("tr:has(td)").all_inner_texts()]
    assert f"{sum(map(int, made))} of 196 combinations left" == own.locator(".size").inner_text()
    hits.get_by_role("button", name="set", exact=True).click()
    assert [cell.split()[0] for cell in own.locator(".marked").all_inner_texts()] == ["QQ", "77"]
    assert [cell.split()[0] for cell in other.locator(".marked").all_inner_texts()] == ["QQ"]
    own.get_by_role("button", name="Equities").click()
    alone = 100 * printed("equity", "77", "QQ+,AKs:0.5", "-b", "Qh7h2c")[0]["equity"]
    assert own.locator("[data-hand='77'] small").inner_text() == f"{alone:.0f}"
    assert f"equity {alone:.2f} %" in own.locator("[data-hand='77']").get_attribute("aria-label")
    after = printed("equity", "15%", "QQ+,AKs:0.5", "-b", "Qh7h2cTs")[0]["equity"]
    assert f"{100 * after:.2f} %" in page.locator("[data-next=Ts]").get_attribute("aria-label")
    page.locator("[data-next=Ts]").click()
    expect(page.locator("#board")).to_have_value("Qh7h2cTs")
    expect(page.locator(".deck.next button:focus")).to_have_count(1)
    expect(page.locator("#equity")).to_have_text(f"{100 * after:.2f} %")
    page.locator("[data-place=dead] .card").click()
    page.locator(".deck [data-card=As]").click()
    left = printed("equity", "15%", "QQ+,AKs:0.5", "-b", "Qh7h2cTs", "--dead", "As")[0]["hands"]
    expect(own.locator(".size")).to_have_text(f"{left} of 196 combinations left")


def test_a_simulation_of_omaha_ranges_is_refined_to_as_many_showdowns_as_from_the_command(tab):
    page = tab("#view=ranges&game=omaha&hero=AA**&villain=JT98%2B", waits=False)
    method = page.locator("#answer .method")
    expect(method).to_contain_text(re.compile(r"simulated, (99|100),\d+ showdowns"), timeout=90_000)
    # `pokersql equity 'AA**' 'JT98+' --game omaha` prints the equity 0.6259, with a standard error of 0.0015.
    assert float(page.locator("#equity").inner_text().removesuffix(" %")) == pytest.approx(62.59, abs=0.9)
    page.locator("#answer summary", has_text="As a table").click()
    assert page.locator("#answer th").all_inner_texts() == ["Player", "Hands", "Equity", "Wins", "Ties", "Losses"]


@on_both
def test_the_counts_of_all_hands_equal_those_of_the_command(tab):
    page = tab("#view=odds&rules=short deck&cards=7")
    counted = printed("odds", "--rules", "short deck", "--cards", "7")
    shown = figure(page, "How often each category comes up").locator("tbody tr").all_inner_texts()
    exact = [[row["category"], f"{row['hands']:,}", f"{100 * row['probability']:.2f} %"] for row in counted]
    assert [row.split("\t")[:3] for row in shown] == [*exact, ["All", "8,347,680", "100.00 %"]]
    page.locator("#rules").select_option("badugi")
    answered(page, 2)
    counted = printed("odds", "--rules", "badugi")
    shown = figure(page, "How often each category comes up").locator("tbody tr").all_inner_texts()
    assert [row.split("\t")[1] for row in shown[:-1]] == [f"{row['hands']:,}" for row in counted]
    assert page.locator("#cards").input_value() == "4" and page.url.endswith("rules=badugi")


@on_both
def test_a_simulation_counts_the_same_hands_as_the_command_and_can_be_stopped(tab):
    page = tab("#view=odds&cards=6&seed=42")
    page.locator("#deals").select_option("10000")
    page.get_by_role("button", name="Start").click()
    page.get_by_text("10,000 of 10,000 deals, seed 42").wait_for()
    dealt = printed("odds", "--cards", "6", "--simulate", "10000", "--seed", "42")
    shown = figure(page, "How often each category comes up").locator("tbody tr").all_inner_texts()
    rows = [[f"{row['simulated']:,}", f"{row['expected']:,.1f}", f"{row['z']:.2f}"] for row in dealt]
    assert [row.split("\t")[4:] for row in shown] == [*rows, ["10,000", "10,000.0", ""]]
    page.locator("#figures").fill("flush 25\nother 9975")  # the simulated deals stay when another question is asked
    answered(page, 2)
    expect(figure(page, "How often each category comes up").locator("thead th")).to_have_count(7)
    page.locator("#deals").select_option("2598960")
    page.get_by_role("button", name="Start").click()
    page.get_by_text("of 2,598,960 deals").wait_for()
    page.get_by_role("button", name="Stop").click()
    page.locator("#cards").select_option("7")
    answered(page, 3)
    expect(page.locator("#simulated")).to_have_text("")
    expect(figure(page, "How often each category comes up").locator("thead th")).to_have_count(4)


@on_both
def test_the_articles_counts_have_the_same_verdict_as_from_the_command(tab, tmp_path):
    page = tab("#view=odds")
    path = tmp_path / "article.csv"
    path.write_text("category,occurrences\n" + page.locator("#figures").input_value())
    judged = printed("luck", "--observed", str(path))
    luck = figure(page, "Was it luck?")
    for row, shown in zip(judged, luck.locator("tbody tr").all_inner_texts(), strict=True):
        cells = shown.split("\t")
        assert cells[:2] == [row["rules"], row["category"]] and cells[-1] == row["verdict"]
        assert cells[2:5] == [f"{row['seen']:,}", f"{row['expected']:,.1f}", f"{row['z']:.2f}"]
        printed_ps = [row[name] for name in ("p_at_least", "p_at_most", "p_two_sided")]
        assert [float(cell) for cell in cells[5:8]] == [float(f"{p:.1e}") for p in printed_ps]
    standard, published = luck.locator(".verdict").all_inner_texts()
    assert standard.startswith("Not luck, by the rules of poker. Least likely is Straight: 9,095 seen")
    assert published.startswith("Luck, by the rules as the T-SQL article published them")


@on_both
def test_eight_royal_flushes_have_the_verdict_luck(tab):
    page = tab("#view=odds&figures=royal flush 8&hands=2598960")
    said = figure(page, "Was it luck?").locator(".verdict").first.inner_text()
    assert said.startswith("Luck, by the rules of poker. Royal Flush: 8 seen in 2,598,960 hands where 4.0 are expected")
    assert said.endswith("(z = 2.00, two-sided p = 0.069).")
    taken = figure(page, "Was it luck?").get_by_text("is taken as the number of dealt hands")
    expect(taken).to_have_count(0)
    page.locator("#hands").fill("")
    expect(taken).to_have_text(re.compile("so 8, the sum of your counts, is taken as"))
    page.locator("#hands").fill("0")
    expect(page.locator("#hands-error")).to_contain_text("'0': a whole number from 1 to")
    expect(taken).to_have_count(0)


@on_both
def test_a_line_without_a_count_has_an_error_and_the_other_lines_are_judged(tab):
    page = tab("#view=odds")
    page.locator("#figures").fill("Flush: 5'007\nKings up 3\nStraight\nother 2 593 953")
    answered(page, 2)
    wrong = page.locator("#figures-error .line").all_inner_texts()
    assert [line.split(":")[0] for line in wrong] == ["line 2", "line 3"]
    assert "unknown category 'Kings up 3'" in wrong[0] and "no count 'Straight'" in wrong[1]
    assert figure(page, "Was it luck?").locator("tbody tr").first.inner_text().startswith("standard\tFlush\t5,007")
    page.locator("#hands").fill("many")
    assert page.locator("#hands-error").inner_text() == "'many': a whole number from 1 to 1,000,000,000,000,000"


@on_both
def test_a_deal_equals_that_of_the_command_and_is_shown_step_by_step(tab):
    page = tab("#view=deal&seed=42&deal=3")
    steps = figure(page, "The seven steps")
    assert steps.locator("caption").all_inner_texts() == [f"Player {player}" for player in range(1, 11)]
    first = steps.locator("table").first
    assert first.locator("th[scope=row]").all_inner_texts() == [
        "Value",
        "Value group",
        "Suit group",
        "Group size",
        "Group number",
    ]
    onward = page.get_by_role("button", name="Next step")
    onward.focus()
    for step in range(2, 8):
        page.keyboard.press("Enter")
        expect(steps.locator(".steps [aria-current]")).to_contain_text(f"{step}.")
        assert page.url.endswith(f"step={step}") and steps.locator("tbody tr").count() == 10
    expect(onward).to_be_disabled()
    dealt = printed("deal", "--seed", "42", "--deal", "3", "-p", "10")
    heads = steps.locator("thead th").all_inner_texts()
    rows = [dict(zip(heads, row.split("\t"), strict=True)) for row in steps.locator("tbody tr").all_inner_texts()]
    for shown, row in zip(rows, dealt, strict=True):
        assert int(shown["Place"]) == row["player_ranking"]
        assert [shown[name.capitalize()] for name in ("player", "category", "description")] == [
            row[name] for name in ("player", "category", "description")
        ]
    page.get_by_role("button", name="Deal again").click()
    answered(page, 2)
    best = printed("deal", "--seed", "42", "--deal", "4", "-p", "10")[0]
    assert best["description"] in steps.locator("tbody tr").first.inner_text()


@pytest.mark.parametrize(
    "question, said, place",
    [
        (
            "#hero=AhKh&board=Qh7h2c&seed=99999999999",
            "seed=99999999999 in the address is left out: seed is a ",
            "#equity",
        ),
        ("#view=deal&players=55&step=7", "players=55 in the address is left out: players is a whole number", "td"),
        (
            "#hero=AhKh&board=Qh7h2c&view=whist",
            "view=whist in the address is left out: a view is one of hand",
            "#equity",
        ),
        (
            f"#{'villain=random&' * 9}villain=AA",
            "villain=AA in the address is left out: there are 9 ",
            ".hint",
        ),
    ],
)
def test_an_invalid_value_in_the_address_has_an_error_and_the_other_values_are_used(tab, question, said, place):
    page = tab(question, waits=False)
    expect(page.locator("#trouble")).to_contain_text(said)
    page.locator(place).first.wait_for()
    page.get_by_role("link", name="SQL").click()
    expect(page.locator("#trouble")).to_be_hidden()
    page.get_by_role("link", name="A deal").click()
    expect(page.locator("#players")).to_have_value("10")


@on_both
def test_hands_that_the_user_enters_are_ranked_step_by_step(tab):
    page = tab("#hero=KcKs&board=7d7h2s")
    page.get_by_role("link", name="See the seven steps").click()
    steps = figure(page, "The seven steps")
    expect(steps.locator("caption")).to_have_text(["Player 1"])
    expect(page.get_by_label("Your own hands")).to_have_value("2s 7d 7h Kc Ks")
    page.get_by_label("Your own hands").fill("2s 7d 7h Kc Ks\nxx\n\n10♥ 9♥ 8♥ 7♥ 6♥\nAs Ks Qs Js Ts 9s")
    wrong = page.locator("#own-error .line")
    expect(wrong).to_have_text(
        [re.compile("line 2: bad card 'xx' at 1: "), re.compile("line 5: wrong count 6: .*five")]
    )
    steps.get_by_role("button", name="7. Rank the players").click()
    expect(steps.locator("tbody tr")).to_have_count(2)
    rows = [row.split("\t")[:3] for row in steps.locator("tbody tr").all_inner_texts()]
    assert rows == [["1", "Player 4", "Straight Flush"], ["2", "Player 1", "Two Pair"]]
    page.get_by_role("button", name="Deal again").click()
    expect(page.get_by_label("Your own hands")).to_have_value("")
    expect(steps.locator("tbody tr")).to_have_count(10)


def test_the_rules_of_a_deal_can_be_chosen_and_unknown_rules_are_named(tab):
    page = tab("#view=deal&seed=42&step=7&players=3")
    page.locator("#rules").select_option("eight or better")
    answered(page, 2)
    steps = figure(page, "The seven steps")
    assert steps.get_by_text("has no row: the hand does not qualify by these rules.").count() > 0
    page.locator("#players").fill("11")
    assert page.locator("#players-error").inner_text() == "'11': a whole number from 1 to 10"
    page = tab("#view=deal&rules=whist")
    expect(page.locator("#rules-error")).to_contain_text("there is no 'whist' here; choose one of ace to five")
    page.locator("#rules").select_option("standard")
    answered(page, 2)


@on_both
def test_the_shares_and_the_bubble_factors_equal_those_of_the_command(tab):
    words = ["icm", "5000", "3000", "1500", "500", "--payouts", "50,30,20"]
    page = tab("#view=icm&stacks=5000 3000%0A1500, 500&payouts=50,30,20")
    worth = [row.split("\t") for row in figure(page, "What the chips are worth").locator("tbody tr").all_inner_texts()]
    assert [[row[2], row[-1]] for row in worth] == [
        [f"{row['share']:.4f}", f"{row['numerator']}/{row['denominator']}"] for row in printed(*words)
    ]
    assert worth[0][4:-1] == ["50.00 %", "32.88 %", "14.56 %"]
    factors = [row.split("\t")[1:] for row in figure(page, "Bubble factors").locator("tbody tr").all_inner_texts()]
    pairs = {(row["player_no"], row["opponent_no"]): row for row in printed(*words, "--bubble")}
    for (player, opponent), row in pairs.items():
        shown = f"{row['bubble_factor']:.2f} +{100 * row['risk_premium']:.2f} %"
        assert factors[player - 1][opponent - 1] == shown
    page.get_by_label("Stacks").fill(" ".join(["100"] * 20))
    expect(figure(page, "What the chips are worth")).to_contain_text("in 20,000 simulated tournaments")
    expect(figure(page, "Bubble factors")).to_contain_text("for 2 to 15 players")
    for name, text, said in [
        ("Prizes", "1,000", "'000' is no number; right: 1000 or 0.5"),
        ("Prizes", "", "no prizes; right: at least one prize"),
        ("Stacks", "1,500 2,500", "'1,500' is no number"),
        ("Prizes", "1, 2", "prize 2 is 2; right: 0 to 1, the prize before"),
        ("Stacks", "5 0", "stack 2 is 0; right: more than 0 chips"),
    ]:
        page.get_by_label(name).fill(text)
        expect(page.locator(f"#{'payouts' if name == 'Prizes' else 'stacks'}-error")).to_contain_text(said)
        expect(figure(page, "What the chips are worth")).to_contain_text("Correct the red field")
        page.get_by_label(name).fill("2 1")
        expect(figure(page, "What the chips are worth")).not_to_contain_text("Correct")


@on_both
def test_push_or_fold_has_the_strategies_of_the_command(tab):
    page = tab("#view=push-fold&stack=9&ante=0.125")
    pushes, calls = figure(page, "The small blind pushes"), figure(page, "The big blind calls")
    for row in printed("push-fold", "9", "--ante", "0.125")[::24]:
        for grid, action, part in ((pushes, "push", "pushed"), (calls, "call", "called")):
            label = grid.locator(f"[data-hand='{row['hand']}']").get_attribute("aria-label")
            gain = f"{row[f'{action}_gain']:+.4f}"
            assert label == f"{row['hand']}: {action} {100 * row[part]:.2f} %, {gain} big blinds"
    [hand, _] = printed("push-fold", "9", "--ante", "0.125", "--hand", "Q5o")
    pushes.locator("[data-hand='Q5o']").hover()
    expect(pushes).to_contain_text(f"Right is to {hand['best']}; a mistake costs {hand['mistake']:.4f} big blinds")
    page.locator("#stack-slider").fill("4.5")
    expect(page.get_by_label("Stack in big blinds")).to_have_value("4.5")
    [found] = printed("push-fold", "4.5", "--ante", "0.125", "--summary")
    expect(pushes).to_contain_text(f"{100 * found['pushed']:.2f} % of all hands.")
    for name, text, said in [("stack", "x", "'x' is no number"), ("ante", "5", "ante is 5; right: 0 or more")]:
        before = page.locator(f"#{name}").input_value()
        page.locator(f"#{name}").fill(text)
        expect(page.locator(f"#{name}-error")).to_contain_text(said)
        page.locator(f"#{name}").fill(before)
        expect(page.locator(f"#{name}-error")).to_be_empty()


@pytest.mark.parametrize(
    "question, title",
    [
        ("#view=deal&seed=42&step=7", "The seven steps"),
        (VIEWS["odds"], "Was it luck?"),
        (VIEWS["icm"], "What the chips are worth"),
        (VIEWS["push or fold"], "The big blind calls"),
    ],
)
def test_the_query_behind_a_step_or_a_verdict_opens_in_the_editor(tab, question, title):
    page = tab(question)
    shown = figure(page, title)
    rows = shown.locator("tbody tr").count()
    shown.locator("summary").last.click()
    shown.get_by_role("button", name="Open in the editor").first.click()
    page.get_by_role("button", name="Run").click()
    soon(page, ".result tbody tr")
    assert page.locator(".result tbody tr").count() == rows


@on_both
def test_the_editor_runs_sql_and_shows_errors_and_saves_rows(tab, tmp_path):
    page = tab(VIEWS["sql"])
    on_relations(page)
    write(page, "SELECT category, COUNT(*) AS classes FROM hand_classes GROUP BY category")
    page.get_by_role("button", name="Run").click()
    soon(page, ".result tbody tr")
    assert page.locator(".result tbody tr").count() == 10
    saves = page.get_by_role("button", name="Save as").all_inner_texts()
    assert "Save as csv" in saves
    for name in saves:
        with page.expect_download() as saved:
            page.get_by_role("button", name=name).click()
        path = tmp_path / saved.value.suggested_filename
        saved.value.save_as(path)
        assert duckdb.sql(f"SELECT SUM(classes) FROM '{path}'").fetchall() == [(7462,)]
    write(page, "SELECT 'nan'::DOUBLE AS no_number, hand_rank('AsKsQsJsTs') AS best, NULL AS nothing")
    page.keyboard.press("Control+Enter")
    page.get_by_text("1 row of the last statement").wait_for()
    page.get_by_role("cell", name="NULL").wait_for()
    write(page, "SELEC 1")
    page.keyboard.press("Control+Enter")
    expect(page.locator("#sql-view .error")).to_contain_text("syntax error")
    write(page, "DELETE FROM deck; SELECT 'some' FROM deck")  # changes only this run's copies of the relations
    page.keyboard.press("Control+Enter")
    page.get_by_text("0 rows of the last statement").wait_for()
    write(page, "SELECT COUNT(*) AS cards FROM deck")
    page.keyboard.press("Control+Enter")
    page.get_by_role("cell", name="52").wait_for()


MOST = 2**63 - 1
NESTED = {
    f"[{MOST}, {-MOST - 1}, 9007199254740992, NULL]": f"[{MOST},{-MOST - 1},9007199254740992,null]",
    f"[{2**127 - 1}::HUGEINT, -1]": f"[{2**127 - 1},-1]",
    f"[{2**64 - 1}::UBIGINT]::UBIGINT[1]": f"[{2**64 - 1}]",
    f"[[{MOST}], []]": f"[[{MOST}],[]]",
    f"(SELECT LIST(i) FROM RANGE({MOST - 2}, {MOST}) AS t (i))": f"[{MOST - 2},{MOST - 1}]",
    "['nan'::DOUBLE, 'inf'::DOUBLE, '-inf'::DOUBLE, 1.5]": "[nan,inf,-inf,1.5]",
    f"{{'a': {MOST}, 'b': {{'c': ['-inf'::REAL], 'd': 'x'}}}}": f'{{"a":{MOST},"b":{{"c":[-inf],"d":"x"}}}}',
    f"MAP {{{MOST}: [{MOST - 1}], 1: NULL}}": f'{{"1":null,"{MOST}":[{MOST - 1}]}}',
    "{'a': 1.50, 'b': DATE '2020-02-03', 'c': [TIMESTAMP '2020-02-03 04:05:06']}": (
        '{"a":"1.50","b":"2020-02-03","c":["2020-02-03 04:05:06"]}'
    ),
}


@on_both
def test_numbers_inside_lists_and_structs_have_all_digits(tab):
    page = tab(VIEWS["sql"])
    on_relations(page)
    write(page, "SELECT " + ",\n".join(NESTED))
    page.keyboard.press("Control+Enter")
    page.get_by_text("1 row of the last statement").wait_for()
    assert page.locator(".result tbody td").all_inner_texts() == list(NESTED.values())


@pytest.mark.parametrize(
    "address, question",
    [("serve", FLOP), ("wasm", VIEWS["omaha"]), ("serve", FLOP + "&villain=random&villain=AsAd")],
    indirect=["address"],
)
def test_the_query_behind_a_picture_opens_in_the_editor_and_returns_its_rows(tab, question):
    page = tab(question)
    worth = figure(page, "Equity")
    shown = [row.split("\t") for row in worth.locator("tbody tr").all_inner_texts()]
    worth.locator("summary").click()
    worth.get_by_role("button", name="Open in the editor").click()
    page.get_by_role("button", name="Run").click()
    soon(page, ".result tbody tr")
    rows = [row.split("\t") for row in page.locator(".result tbody tr").all_inner_texts()]
    heads = page.locator(".result th").all_inner_texts()
    assert [f"{100 * float(row[heads.index('equity')]):.2f} %" for row in rows] == [
        cell for row in shown for cell in row if cell.endswith("%")
    ]


@on_both
def test_the_query_behind_a_picture_can_be_copied_in_other_dialects(tab):
    page = tab("#view=deal&seed=42&step=6")
    steps = figure(page, "The seven steps")
    steps.locator("summary").click()
    query = steps.locator(".query").first
    for dialect in ("DuckDB", "PostgreSQL", "SQLite", "Spark"):
        query.get_by_role("button", name=dialect, exact=True).click()
        query.get_by_text(re.compile(f"(Copied as|As) {dialect}")).wait_for()
        text = query.locator("pre").last.inner_text()
        assert text.startswith("-- ") and "hand_points" in text
    page = tab(FLOP)
    worth = figure(page, "Equity")
    worth.locator("summary").click()
    worth.get_by_role("button", name="DuckDB", exact=True).click()
    expect(worth.locator("pre").last).to_contain_text("WHERE e.method = 'exact'")
    worth.get_by_role("button", name="PostgreSQL", exact=True).click()
    worth.get_by_text("equity, simulation: only on DuckDB, not on PostgreSQL").wait_for()


@on_both
def test_a_cancelled_question_does_not_delay_the_next(tab):
    page = tab(FLOP)
    for hash_ in (f"{FLOP}&villain=random&villain=random&villain=random", FLOP + "&dead=2h", FLOP):
        page.evaluate(f"location.hash = '{hash_}'")
    answered(page, 2)
    assert page.locator("#equity").inner_text() == "72.68 %"
