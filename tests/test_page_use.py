"""The page used by mouse, touch and keyboard, on phone and desktop; POKERSQL_PAGE=wasm tests it on DuckDB-Wasm."""

import re

import pytest
from pages import (
    AT_REST,
    FLOP,
    VIEWS,
    address,
    answered,
    check_for_everybody,
    figure,
    numbers,
    on_relations,
    printed,
    soon,
    standing,
    tab,
    write,
)
from playwright.sync_api import expect

pytestmark = pytest.mark.page


def test_a_cell_of_starting_hands_shows_its_combinations_by_mouse_and_keyboard(tab):
    page = tab(VIEWS["beats"])
    grid = figure(page, "By starting hand")
    grid.locator("[data-hand=QQ]").hover()
    assert "QQ: 3 combinations" in grid.locator(".look").inner_text()
    grid.locator("[data-hand=AA]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert "KK: 3 combinations" in grid.locator(".look").inner_text()
    assert "One Pair, Kings" in grid.locator(".look li").first.inner_text()
    assert "ahead of you" in grid.locator(".look li").first.inner_text()


def test_cards_may_be_entered_by_mouse_or_by_keyboard_or_as_text(tab):
    page = tab(AT_REST)
    for card in ("Ah", "Kh", "Qh", "7h"):
        page.locator(f".deck [data-card='{card}']").click()
    page.locator(".deck [data-card='3c']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    soon(page, "#equity")
    assert page.url.endswith(FLOP)
    first = page.locator("#equity").inner_text()
    page.locator("[aria-label='Take Q♥ away']").click()
    assert page.locator("#board").input_value() == "7h2c"
    page.locator("#board").fill("q♥ 7h, 2c")
    soon(page, ".deck [data-card='Qh'][aria-pressed='true']")
    expect(page.locator("#equity")).to_have_text(first)
    page.locator("#hero").fill("")
    page.get_by_text("Pick your cards").first.wait_for()


@pytest.mark.parametrize("leaves", ["Tab", "Enter"])
def test_typed_text_is_sent_when_the_focus_leaves_its_field(tab, leaves):
    page = tab(FLOP)
    for name, text in {"hero": "QcQs", "board": "2h2d3h"}.items():
        page.locator(f"#{name}").fill("")
        page.locator(f"#{name}").press_sequentially(text)
        page.keyboard.press(leaves)
    assert page.url.endswith("#hero=QcQs&board=2h2d3h")
    page.locator("#villain-0").fill("")
    page.locator("#villain-0").press_sequentially("KK")
    page.get_by_role("button", name="Add an opponent").click()
    page.locator("#villain-1").fill("")
    page.locator("#villain-1").press_sequentially("77")
    page.get_by_role("link", name="What beats me").click()
    assert "hero=QcQs&board=2h2d3h&villain=KK&villain=77" in page.url and "view=beats" in page.url
    expect(page.locator("#villain-1")).to_have_value("77")


def test_typed_text_is_dropped_when_another_question_is_asked(tab):
    page = tab(FLOP)
    page.locator(".deck [data-card='Td']").click()
    answered(page, 2)
    page.locator("#hero").press_sequentially("x")
    page.go_back()
    answered(page, 3)
    expect(page.locator("#hero")).to_have_value("AhKh")
    assert page.url.endswith(FLOP)


def test_the_keyboard_focus_stays_on_its_field_after_an_answer(tab):
    page = tab(FLOP)
    page.get_by_role("button", name="Add an opponent").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#villain-1")).to_be_focused()
    page.get_by_role("button", name="Remove opponent 2").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#villain-0")).to_be_focused()
    page.locator("#game").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".deck [data-card='2h']")).to_be_disabled()
    expect(page.locator("#game")).to_be_focused()
    expect(page.locator("#game")).to_have_value("six-plus")
    page.locator("[data-place=board] .card.empty").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the focus has moved to the first card of the deck
    expect(page.locator("#board")).to_have_value("Qh7h2cAs")


def test_the_back_button_of_the_browser_undoes_the_last_change(tab):
    page = tab(FLOP)
    page.locator(".deck [data-card='Td']").click()
    answered(page, 2)
    page.go_back()
    expect(page.locator("#board")).to_have_value("Qh7h2c")
    expect(page.locator("#equity")).to_have_text("72.68 %")


def test_a_question_asked_while_the_page_starts_is_answered(tab):
    home = tab()
    page = home.context.new_page()
    page.add_init_script("addEventListener('DOMContentLoaded', () => (location.hash = '#view=sql'))")
    page.goto(home.url.split("#")[0] + VIEWS["first step"])
    page.locator(".cm-content").wait_for()
    expect(page.locator("#trouble")).to_be_hidden()
    page.close()


def test_a_phone_shows_the_equity_without_scrolling(tab):
    page = tab(FLOP, viewport={"width": 390, "height": 844}, has_touch=True)
    expect(page.locator("#glance")).to_be_in_viewport()
    expect(page.locator("#glance")).to_have_text("Equity 72.68 %")
    assert page.locator("#views").bounding_box()["height"] < 44  # the views are one line, which can be scrolled
    page.locator("#views a").last.click()
    expect(page.locator("#views [aria-current]")).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_a_finger_scrolls_over_a_grid_or_paints_it(tab):
    page = tab("#view=ranges&hero=15%&villain=QQ", viewport={"width": 390, "height": 844}, has_touch=True)
    own = page.locator("#content .grid").first
    own.scroll_into_view_if_needed()
    finger = page.context.new_cdp_session(page)

    def move(x: int, y: int) -> None:
        box = own.locator("[data-hand='J7o']").bounding_box()
        for name, part in [("touchStart", 0), *(("touchMove", part / 20) for part in range(1, 21))]:
            at = {"x": box["x"] + 5 + x * part, "y": box["y"] + 5 + y * part}
            finger.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": [at]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    before = page.evaluate("scrollY")
    move(0, -200)
    page.wait_for_function("before => scrollY > before", arg=before)
    expect(page.locator("#range-0")).to_have_value("15%")
    move(60, 0)
    expect(page.locator("#range-0")).to_have_value(re.compile("J7o"))


def test_the_theme_is_a_switch_that_the_browser_keeps(tab):
    page = tab(VIEWS["sql"])
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    page.get_by_role("radio", name="Auto").focus()
    seen = [page.evaluate(ground)]
    for name in ("Light", "Dark"):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name=name)).to_be_checked()
        seen.append(page.evaluate(ground))
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    assert page.evaluate(ground) == seen[2] != seen[1] == seen[0]
    page.locator("label", has_text="Auto").click()


def test_an_invalid_field_has_the_colour_of_its_error(tab):
    page = tab("#hero=AhKh&board=Ah7h2c")
    styles = "(of, name) => getComputedStyle(document.querySelector(of))[name]"
    edges = {of: page.evaluate(f"of => ({styles})(of, 'borderTopColor')", of) for of in ("#hero", "#board", "#dead")}
    said = page.evaluate(f"({styles})('#hero-error', 'color')")
    assert edges["#hero"] == edges["#board"] == said != edges["#dead"]


def test_the_error_for_an_unknown_game_lists_the_games(tab):
    page = tab("#game=whist&hero=AhKh", waits=False)
    expect(page.locator("#question")).to_contain_text("there is no 'whist' here; choose one of holdem, six-plus, omaha")
    page.locator("#game").select_option("omaha")
    expect(page.locator("[data-place=hero] .card")).to_have_count(4)
    expect(page.locator("[data-place=hero] .card.empty")).to_have_count(2)  # the address gives two of the four cards


def test_a_range_may_be_painted_or_chosen_by_slider_or_written_as_text(tab):
    page = tab(VIEWS["ranges"])
    own = figure(page, "Your range")
    assert numbers(own.locator(".size").inner_text()) == [180, 196]
    own.get_by_role("button", name="None", exact=True).click()
    expect(page.locator(".hint:visible", has_text="Give each range at least one hand.")).to_have_count(1)
    expect(page.locator(".figure:visible")).to_have_count(3)  # the equity and the two ranges
    own.locator("[data-hand=AA]").scroll_into_view_if_needed()
    box = {hand: own.locator(f"[data-hand='{hand}']").bounding_box() for hand in ("AA", "TT")}
    middle = [(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2) for spot in box.values()]
    page.mouse.move(*middle[0])
    page.mouse.down()
    page.mouse.move(*middle[1], steps=40)
    page.mouse.up()
    text = page.locator("#range-0")
    expect(text).to_have_value("TT+")
    assert "hero=TT+&" in page.url
    own.get_by_label("Paint").fill("50")
    own.locator("[data-hand=AKs]").focus()
    page.keyboard.press("Enter")
    expect(text).to_have_value("TT+, AKs:0.5")
    own.locator("[data-hand=AKs]").click()  # painting a cell with its present weight removes the hand
    expect(text).to_have_value("TT+")
    page.locator("#range-1").fill("AA")
    expect(figure(page, "The opponent's range").locator("[data-hand][aria-pressed=true]")).to_have_count(1)
    expect(page.locator("output[for=top-1]")).to_have_text("0.45 %")
    page.locator("#top-0").fill("25")
    expect(text).to_have_value("25%")
    expect(own.locator("[data-hand='98s']")).to_have_attribute("aria-pressed", "false")
    expect(own.locator("[data-hand='A2s']")).to_have_attribute("aria-pressed", "true")
    text.fill("AKx")
    expect(page.locator("#range-0-error")).to_contain_text("bad range 'AKx'")
    expect(own.locator(".size")).to_be_empty()


def test_a_named_range_is_kept_in_the_browser_and_in_the_link(tab):
    page = tab("#view=ranges&hero=15%&villain=QQ")
    own = figure(page, "Your range")
    own.locator("summary", has_text="Saved ranges").click()
    page.locator("#as-0").fill("Button: open")
    own.get_by_role("button", name="Save").click()
    answered(page, 2)
    expect(own.locator(".name")).to_have_text("Button  open")
    link = page.url
    page.locator("#range-0").fill("QQ+")
    answered(page, 3)
    expect(own.locator(".name")).to_be_empty()
    assert "range=" not in page.url
    page.locator("#saved-0").select_option("Button  open")
    answered(page, 4)
    expect(page.locator("#range-0")).to_have_value("15%")
    assert page.url == link
    own.get_by_role("button", name="Delete").click()
    expect(page.locator("#saved-0 option")).to_have_count(1)
    page.locator("#range-0").fill("AA")
    answered(page, 5)
    page.evaluate("link => (location.hash = new URL(link).hash)", link)  # the link has the name that the browser forgot
    answered(page, 6)
    expect(own.locator(".name")).to_have_text("Button  open")


def test_a_third_range_may_be_added_and_removed(tab):
    page = tab("#view=ranges&hero=AhKh&villain=QQ&board=Qh7h2c")
    page.get_by_role("button", name="Add a range").click()
    expect(page.locator("#range-2")).to_be_focused()
    page.locator("#range-2").fill("JTs")
    expect(figure(page, "Opponent 2's range").locator("[data-hand][aria-pressed=true]")).to_have_count(1)
    rows = printed("equity", "AhKh", "QQ", "JTs", "-b", "Qh7h2c")
    expect(page.locator("#answer output")).to_have_text([f"{100 * row['equity']:.2f} %" for row in rows])
    page.get_by_role("button", name="Remove opponent 1's range").click()
    expect(page.locator("#range-1")).to_have_value("JTs")
    assert page.url.endswith("hero=AhKh&board=Qh7h2c&villain=JTs")


def test_the_equity_of_ranges_is_in_sight_with_the_first_grids_and_while_the_page_scrolls(tab):
    page = tab(VIEWS["ranges"], viewport={"width": 1280, "height": 800})
    expect(page.locator("#answer .share")).to_be_in_viewport()
    boxes = [figure(page, name).locator(".grid").bounding_box() for name in ("Your range", "The opponent's range")]
    assert boxes[0]["y"] == boxes[1]["y"] and all(box["y"] + box["height"] <= 800 for box in boxes)
    page.locator("#hits").get_by_role("button").last.focus()
    expect(page.locator("#equity")).to_be_in_viewport()


def test_the_editor_completes_relations_and_columns(tab):
    page = tab(VIEWS["sql"])
    write(page, "SELECT * FROM hand_cla")
    page.keyboard.press("Control+Space")
    page.locator(".cm-tooltip-autocomplete li", has_text="hand_classes").first.wait_for()


def test_a_relation_is_found_in_the_list_and_inserted_into_the_editor(tab):
    page = tab(VIEWS["sql"])
    page.reload()  # reloading empties the editor
    page.locator("summary", has_text="Relations and macros").click()
    names = page.get_by_role("region", name="Relations and macros")
    names.get_by_role("button", name="hand_classes", exact=True).click()
    expect(page.locator(".cm-content")).to_have_text("FROM hand_classes")
    write(page, "FROM")
    row = names.get_by_role("row").filter(has=page.get_by_role("button", name="hand_classes", exact=True))
    expect(row).to_contain_text("hand_rank")
    row.get_by_role("button").click()
    expect(page.locator(".cm-content")).to_have_text("FROM hand_classes")
    names.get_by_role("button", name="deck", exact=True).click()
    expect(page.locator(".cm-content")).to_have_text("FROM hand_classes deck")
    expect(page.locator(".cm-content")).to_be_focused()


@pytest.mark.parametrize("view", VIEWS)
def test_each_view_is_accessible_in_both_themes_and_fits_a_phone(tab, view):
    page = tab(VIEWS[view], bypass_csp=True, reduced_motion="reduce")
    if view == "sql":
        soon(page, ".result table")
    for summary in page.locator("summary:visible").all():
        summary.click()
    check_for_everybody(page)
