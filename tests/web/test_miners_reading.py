"""Reading at the board of Imperial Miners: names, the details, signs that say their names, prompts, the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_player import TIMEOUT_MS
from tests.web.conftest import PHONE, Visit
from tests.web.local_server import LocalServer
from tests.web.miners_player import MinersPlayer, chooses_in, go_to, open_at, sit_at, sit_down_at
from tests.web.test_miners_choices import event_question
from tests.web.test_miners_sizes import ANSWERS, SIZES, late_mine

CUT_NAMES = """() => [...document.querySelectorAll('.handbox .held:not(.gone)')].flatMap((held) => {
    const name = held.querySelector('.name');
    if (!name?.checkVisibility()) return [`${held.ariaLabel}: no name`];
    const [inner, outer] = [name.getBoundingClientRect(), held.getBoundingClientRect()];
    const inside = inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const whole = name.scrollWidth <= name.clientWidth + 1 && name.scrollHeight <= name.clientHeight + 1;
    return inside && whole ? [] : [`${name.textContent}: ${inner.width} x ${inner.height} of ${outer.width}`];
})"""
CUT_DETAILS = """() => {
    const box = document.querySelector('.readerbox').getBoundingClientRect();
    const rows = [...document.querySelectorAll('.reader :is(.effect-text, .one, h3)')];
    return rows.flatMap((row) => {
        const { top, bottom, left, right } = row.getBoundingClientRect();
        const cut = top < box.top - 1 || bottom > box.bottom + 1;
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const covered = !over?.closest('.reader');
        return cut || covered ? [`${row.textContent}: ${cut ? 'cut' : 'covered'}`] : [];
    });
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_card_of_the_hand_shows_its_whole_name(
    visit: Visit, local_server: LocalServer, size: tuple[int, int], language: str
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    ann = sit_down_at(
        visit, late_mine(local_server, 5), phone=size[0] < 700, viewport=viewport, language=language
    )
    assert ann.page.evaluate(CUT_NAMES) == []
    ann.step(".handbox .held:not(.unplayable)")
    assert ann.page.evaluate(CUT_NAMES) == [], "also while the hand makes room for the mine"


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_details_follow_the_question_and_are_never_cut_or_covered(
    visit: Visit, local_server: LocalServer, language: str
) -> None:
    ann = sit_down_at(visit, late_mine(local_server, 5), language=language)
    page = ann.page
    for one in page.locator(".handbox .held, .mine-area .card").all():
        one.hover(force=True)
        assert page.evaluate(CUT_DETAILS) == []
    page.mouse.move(0, 0)
    asked = list[str]()
    ann.step(".handbox .held:not(.unplayable)")
    for _ in range(12):
        asked.append(ann.kind)
        if ann.kind == "UseEffect":
            expect(page.locator(".reader h3")).to_have_text(page.locator(".chain .chip b").last.inner_text())
        if ann.kind == "UseSurface":
            expect(page.locator(".reader .one")).to_have_count(4)
        assert page.evaluate(CUT_DETAILS) == []
        lit = page.evaluate("lit => lit.find((one) => document.querySelector(one)) ?? null", list(ANSWERS))
        if lit is None or not ann.stages(lit):
            break
    assert "UseSurface" in asked


def test_the_list_of_signs_opens_where_it_can_be_seen(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, late_mine(local_server, 5))
    page = ann.page
    page.locator(".handbox .held").first.hover()
    page.locator(".reader summary").click()
    expect(page.locator(".reader dd").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".reader dd").last).to_be_in_viewport(ratio=1)


def test_a_sign_says_its_name_to_a_resting_mouse(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, late_mine(local_server, 5))
    page = ann.page
    told = page.locator(".sign-tip")
    for place in (".handbox .held .ef", ".mine-area .ef", ".tracks .pays", ".fields .field"):
        point_at(page, f"{place} [data-sign] >> nth=0")
        expect(told).to_be_visible()
        assert len(told.inner_text()) > 3
        assert "page-" not in told.inner_text()
        page.mouse.move(2, 2)
        expect(told).to_have_count(0)


def point_at(page: Page, selector: str) -> None:
    box = page.locator(selector).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2 - 1, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_sign_says_its_name_to_a_finger_that_stays_and_nothing_else_happens(
    visit: Visit, local_server: LocalServer
) -> None:
    ann = sit_down_at(visit, late_mine(local_server, 1), phone=True)
    page = ann.page
    box = page.locator(".handbox .held:not(.unplayable) .ef [data-sign]").first.bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(page.locator(".sign-tip")).to_be_visible()
    expect(page.locator(".sign-tip")).to_be_in_viewport(ratio=1)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.calm()
    assert ann.staged == []
    ann.step(".handbox .held:not(.unplayable)")
    expect(page.locator(".sign-tip")).to_have_count(0)
    assert ann.staged != [], "a short touch is a tap again"


def test_the_prompt_of_an_event_names_the_event(visit: Visit, local_server: LocalServer) -> None:
    moment = event_question()
    page = visit("/", viewport=PHONE)
    ann = MinersPlayer(page)
    go_to(page, open_at(local_server, [moment])[0])
    ann.calm()
    event = page.locator(".round-bar .event .name").first.inner_text()
    expect(page.locator(".prompt h1")).to_have_text(re.compile(rf"^{re.escape(event)}: "))
    expect(page.locator(".chain .from")).to_contain_text(event)


def test_news_of_the_others_have_signs_and_large_windows_a_legend(
    visit: Visit, local_server: LocalServer
) -> None:
    ann = sit_down_at(
        visit, sit_at(local_server, 5, 11, chooses_in(9)), viewport={"width": 1920, "height": 1080}
    )
    page = ann.page
    expect(page.locator(".digest li")).to_have_count(4)
    expect(page.locator(".digest li:has(.sign)")).to_have_count(4)
    expect(page.locator(".legend li")).to_have_count(4)
    expect(page.locator(".legend")).to_be_in_viewport(ratio=1)


def test_the_log_stands_by_round_and_seat(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 3, 5, chooses_in(4)))
    page = ann.page
    page.keyboard.press("l")
    parts = page.locator(".log .part").all_inner_texts()
    assert [int(re.findall(r"\d+", one)[0]) for one in parts] == [4, 3, 2, 1]
    third = page.evaluate(
        """() => {
            const lines = [...document.querySelectorAll('.log > li')];
            const from = lines.findIndex((line) => line.matches('.part') && /3/.test(line.textContent));
            const part = lines.slice(from + 1);
            const until = part.findIndex((line) => line.matches('.part'));
            return part.slice(0, until).filter((line) => line.matches('.whose')).length;
        }"""
    )
    assert third == 3, "each seat once"


def test_a_full_row_is_named_on_the_card_and_in_the_reason(visit: Visit, local_server: LocalServer) -> None:
    ann = sit_down_at(visit, sit_at(local_server, 1, 10, chooses_in(8)))
    page = ann.page
    full = page.locator(".mine-area .level:has(.full) b").all_inner_texts()
    assert full, "a row of this mine is full"
    held = page.locator(f".handbox .held.unplayable:has(.numeral[data-n='{full[0]}'])").first
    assert f"row {full[0]} is full" in (held.get_attribute("aria-label") or "")
    held.click(force=True)
    expect(page.locator(".why:has(b)")).to_contain_text(
        re.compile(r"no (free )?place", re.IGNORECASE), timeout=TIMEOUT_MS
    )
