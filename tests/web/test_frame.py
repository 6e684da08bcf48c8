"""The frame around a board: the log, the keyboard, settings, the rulebook, and opened boxes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browser_player import PLAY, TIMEOUT_MS
from tests.web.conftest import Visit

FOCUSED = "document.activeElement.matches(%r)"


def table(page: Page) -> None:
    page.click(PLAY)
    page.wait_for_selector(".prompt.my-turn", timeout=TIMEOUT_MS)
    page.wait_for_selector(".table[data-busy=false]")


def has_focus(page: Page, selector: str) -> None:
    page.wait_for_function(FOCUSED % selector)


def test_the_log_is_one_stop_of_the_tab_key(visit: Visit) -> None:
    page = visit("/")
    table(page)
    page.wait_for_selector(".log .rule", state="attached")
    stops = page.locator(".log :is(a, button)").evaluate_all(
        "all => all.filter((one) => one.tabIndex >= 0).length"
    )
    assert stops == 1
    page.locator(".log .seq[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    has_focus(page, ".log .seq")
    page.keyboard.press("b")
    expect(page.locator(".side details.now")).to_be_visible()


def test_a_card_chosen_by_number_leads_to_its_first_cell_and_arrows_walk_the_hand(visit: Visit) -> None:
    page = visit("/")
    table(page)
    cards = page.locator(".hand .card").count()
    for number in range(1, cards + 1):
        page.keyboard.press("Escape")
        if page.locator(".hand .card").nth(number - 1).get_attribute("aria-pressed") == "true":
            page.keyboard.press(str(number))  # the page holds this card already: put it back first
        page.keyboard.press(str(number))
        if page.locator(".cell.target").count():
            break
    has_focus(page, ".cell.target")
    first = page.locator(".cell.target").evaluate_all(
        "all => Math.min(...all.map((one) => +one.dataset.cell))"
    )
    assert page.evaluate("+document.activeElement.dataset.cell") == first
    page.locator(".hand .card").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement === document.querySelectorAll('.hand .card')[1]")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement === [...document.querySelectorAll('.hand .card')].at(-1)")
    assert page.locator("button.rowname").count() == 0, "a row name that does nothing is text"


def test_settings_hang_below_their_button_and_give_the_focus_back(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(PLAY)
    gear = page.locator("button[aria-label='Settings']")
    gear.click()
    panel, button = page.locator(".panel").bounding_box(), gear.bounding_box()
    assert panel is not None
    assert button is not None
    assert abs(panel["x"] + panel["width"] - button["x"] - button["width"]) <= 1
    page.keyboard.press("Escape")
    expect(page.locator(".panel")).to_have_count(0)
    has_focus(page, "button[aria-label='Settings']")
    gear.click()
    page.mouse.click(200, 700)
    expect(page.locator(".panel")).to_have_count(0)
    gear.click()
    page.get_by_label("Helpful numbers").select_option("none")
    page.get_by_label("Motion").select_option("less")
    page.get_by_label("Sounds").check()
    expect(page.get_by_label("Volume")).to_have_value("50")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    gear.click()
    table(page)
    expect(page.locator(".cell .gap, .cell .bar")).to_have_count(0)


def test_shortcuts_are_a_setting_only_where_there_are_keys(visit: Visit) -> None:
    for phone in (False, True):
        page = visit("/", phone=phone)
        page.locator("button[aria-label='Settings']").click()
        expect(page.locator(".panel").get_by_text("Keys")).to_have_count(0 if phone else 1)


def test_back_closes_an_open_panel_of_a_phone_first(visit: Visit) -> None:
    page = visit("/", phone=True)
    table(page)
    address = page.url
    page.locator("header button:visible").last.tap()
    page.wait_for_selector(".side")
    page.go_back()
    expect(page.locator(".side")).to_have_count(0)
    assert page.url == address
    page.locator("header button:visible").last.tap()
    page.locator(".side [aria-label='Close']").tap()
    expect(page.locator(".side")).to_have_count(0)
    page.wait_for_function("history.state === null")
    page.go_back()
    page.wait_for_selector(PLAY)


def test_the_rulebook_marks_what_it_finds_and_keeps_its_field_in_sight(visit: Visit) -> None:
    page = visit("/#rules/tranquility")
    page.wait_for_selector(".book details")
    expect(page.locator("[data-clause='TQ-23'] .picture svg").first).to_be_visible()
    page.fill(".search input", "MONSTER")
    expect(page.locator("[data-clause='TQ-23'] summary mark")).to_have_text("Monster")
    page.mouse.wheel(0, 900)
    expect(page.locator(".search input")).to_be_in_viewport(ratio=0.99)
    letters = page.locator(".book .text p").evaluate_all(
        "all => Math.max(...all.map((one) => one.clientWidth / parseFloat(getComputedStyle(one).fontSize) * 2))"
    )
    assert letters < 100, "a line has at most about 75 letters of the usual width"
    assert page.locator(".book h1").count() == 1
    assert page.locator(".book h3").count() == 0


def test_a_question_takes_the_focus_and_gives_it_back(visit: Visit) -> None:
    page = visit("/")
    table(page)
    page.keyboard.press("t")
    page.locator(".give-up").focus()
    page.keyboard.press("Enter")
    has_focus(page, "[role=alertdialog] button")
    page.keyboard.press("Escape")
    expect(page.locator("[role=alertdialog]")).to_have_count(0)
    has_focus(page, ".give-up")
