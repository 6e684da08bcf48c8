"""Every screen: accessible, within its window, light enough, and ready to explain itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.web.conftest import Visit
from tests.web.house import ROOT
from tests.web.people import PATIENCE, Person, board_is_whole, fits_the_window

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_BYTES = 400_000
LANGUAGES = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"}


def complaints(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    assert AXE.exists(), "axe-core is missing: python3 build_web.py npm run check"
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    heavy = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}" for one in heavy for node in one["nodes"]
    ]


def table(page: Page) -> None:
    page.click(".hero .big")
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)


def replay(page: Page) -> None:
    table(page)
    Person(page).play(2)
    page.goto(f"{page.url}?at=2")
    page.wait_for_selector(".replay .sea")


def lobby(page: Page) -> None:
    page.goto(f"{page.url}#new")
    page.click("button[type=submit]")
    page.wait_for_selector(".invite svg")


def new_table(page: Page) -> None:
    page.goto(f"{page.url}#new")
    page.wait_for_selector("#choice-variant")


def rules(page: Page) -> None:
    page.goto(f"{page.url}#rules")
    page.wait_for_selector(".book details")


def settings(page: Page) -> None:
    page.locator("header button").last.click()


def home(page: Page) -> None:
    page.wait_for_selector(".hero .big")


def lesson(page: Page) -> None:
    page.click(".doors button:not(.big)")
    page.wait_for_selector(".coach", timeout=PATIENCE)


SCREENS = [home, new_table, lobby, table, replay, rules, settings, lesson]


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str, phone: bool) -> None:
    for screen in SCREENS:
        page = visit("/", phone=phone, color_scheme=theme)
        page.wait_for_selector(".hero .big")
        screen(page)
        assert complaints(page) == [], screen.__name__
        fits_the_window(page)
        page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_in_every_language(visit: Visit, language: str) -> None:
    for screen in (home, new_table, lobby, replay, lesson):
        page = visit("/", phone=True, language=LANGUAGES[language])
        page.wait_for_selector(".hero .big")
        screen(page)
        fits_the_window(page)
        assert "page-" not in page.inner_text("body")
        page.context.close()
    for phone in (False, True):
        page = visit("/", phone=phone, language=LANGUAGES[language])
        table(page)
        board_is_whole(page)
        page.context.close()


def test_the_first_load_is_light(visit: Visit) -> None:
    page = visit("/")
    weights: list[int] = []

    def weigh(request: Request) -> None:
        weights.append(request.sizes()["responseBodySize"])

    page.on("requestfinished", weigh)
    page.reload()
    page.wait_for_selector(".hero .art svg")
    page.wait_for_load_state("networkidle")
    assert len(weights) > 5
    assert sum(weights) <= MOST_BYTES, f"{sum(weights)} bytes"


def test_what_is_not_possible_says_why_and_leads_to_its_clause(visit: Visit) -> None:
    page = visit("/")
    table(page)
    someone = Person(page)
    while not page.locator(".cell:has(.no)").count():
        someone.play(1)
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    page.locator(".cell:has(.no)").first.click()
    expect(page.locator(".why")).to_contain_text("Why not?")
    page.click(".why .cite")
    expect(page.locator("details.now[open] summary")).to_have_text(re.compile(r"^TQ-\d+"))


def test_what_is_staged_can_be_undone_and_nothing_has_happened(visit: Visit) -> None:
    page = visit("/")
    table(page)
    hand = page.locator(".hand .card").count()
    page.locator(".cell.target").first.click()
    expect(page.locator(".bar.staged")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".bar.staged")).to_have_count(0)
    assert page.locator(".hand .card").count() == hand


def test_the_language_can_be_changed_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit("/")
    table(page)
    page.click("[aria-label='Settings']")
    page.select_option(".panel select >> nth=0", "hu")
    expect(page.locator(".prompt h1")).to_contain_text("Te")
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_a_second_tab_shows_the_same_table_and_others_only_watch(visit: Visit) -> None:
    page = visit("/")
    table(page)
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".prompt.mine")
    stranger = visit(page.url[page.url.index("/t/") :], language="pl")
    stranger.wait_for_selector(".watching")
    assert stranger.locator(".hand").count() == 0
    Person(page).play(1)
    expect(second.locator(".sea .card").first).to_be_visible()
    expect(stranger.locator(".sea .card").first).to_be_visible()


def test_what_was_revealed_is_taken_back_if_the_table_agrees(visit: Visit) -> None:
    page = visit("/")
    table(page)
    someone = Person(page)
    someone.play(1)
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    page.wait_for_selector(".table[data-busy=false]")
    page.keyboard.press("Escape")
    page.click("footer button:has-text('Ask to go back')")
    expect(page.locator(".log")).to_contain_text("Guest takes back an answer")
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)


def test_a_personal_link_brings_the_seat_to_another_device(visit: Visit) -> None:
    page = visit("/")
    table(page)
    name = page.url.rsplit("/", 1)[1]
    token = page.evaluate(f"localStorage.getItem('kazamata.link.{name}.0')")
    phone = visit(f"/t/{name}#{token}", phone=True)
    phone.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    assert token not in phone.url
    assert phone.locator(".hand .card").count() == page.locator(".hand .card").count()


def test_one_device_for_all_covers_the_hands_in_between(visit: Visit) -> None:
    page = visit("/#new")
    page.locator("input[value='2']").check()
    page.click("button[type=submit]")
    page.wait_for_selector(".invite svg")
    name = page.url.rsplit("/", 1)[1]
    page.evaluate(
        """async (name) => {
            const post = (path, body) => fetch(`/api/tables/${name}/${path}`,
                { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
            await post('join', { name: 'Bea' });
            for (const seat of [0, 1]) await post('ready', { seat, ready: true });
        }""",
        name,
    )
    someone = Person(page)
    for _ in range(3):
        page.wait_for_selector(".curtain, .prompt.mine", timeout=PATIENCE)
        if someone.sees(".curtain"):
            assert not someone.sees(".hand")
            page.click(".curtain .primary")
            page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        someone.answer()
