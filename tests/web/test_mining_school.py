"""Imperial Miners, learned in a browser: the guided first game, the reader with its signs, the final picture."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from kazamata.games.miners.lesson_deals import DEALS
from tests.web.browser_player import TIMEOUT_MS
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.miners_player import FIRST_LIT, LIT, MinersPlayer, chooses_in, sit_at


def learn(page: Page) -> None:
    page.click(".game-card[data-game=miners] .learn")
    page.wait_for_selector(".miners", timeout=TIMEOUT_MS)
    page.wait_for_selector(".guide", timeout=TIMEOUT_MS)


def test_the_first_shift_teaches_one_thing_after_the_other(visit: Visit) -> None:
    page = visit("/")
    learn(page)
    reply = page.request.get(page.url.split("?")[0].replace("/t/", "/api/tables/")).json()
    assert reply["deal"] in DEALS
    coach, call = page.locator(".guide"), page.locator(".call")
    expect(coach).to_contain_text("Welcome underground")
    page.click(".guide .primary:visible")
    expect(coach).to_contain_text("Tap a card of level I")
    someone = MinersPlayer(page)
    someone.calm()
    someone.step(".handbox .held.lit:not(.picked)")
    expect(coach).to_contain_text("choose one of its two effects")
    expect(call).to_contain_text("2/")
    page.reload()
    page.wait_for_selector(".call", timeout=TIMEOUT_MS)
    expect(call).to_contain_text("2/")


LISTEN = """() => {
    window.lessons = [];
    window.tokens = false;
    const hear = () => {
        const mine = document.querySelector('.miners')?.dataset;
        const begins = mine?.asked === 'ChooseCard' && !mine.line;
        window.tokens ||= begins && document.querySelector('.mine-area .spot :is(.fallen, .cogs)') !== null;
        const said = document.querySelector('.guide .head .plan')?.textContent?.trim();
        if (said && said !== window.lessons.at(-1)) window.lessons.push(said);
    };
    const all = { childList: true, subtree: true, characterData: true, attributes: true };
    new MutationObserver(hear).observe(document.body, all);
    hear();
}"""
"""Records the displayed lessons, and whether the mine had tokens when a card was to be chosen."""
LESSONS = {
    *("mine", "card", "place", "effect", "surface", "confirm", "eye", "read", "deeper", "carts", "advance"),
    *("rival", "last"),
}
"""Lessons of every game; the one about tokens comes if some are there at the beginning of a turn."""


def test_the_guided_game_is_played_to_its_end_and_every_lesson_is_given_once(visit: Visit) -> None:
    page = visit("/")
    learn(page)
    page.evaluate(LISTEN)
    someone = MinersPlayer(page)
    for _ in range(400):
        if someone.over:
            break
        go_on(someone, by_hand=page.locator(".mine-area .spot:not(.staged)").count() == 0)
    assert someone.over
    found = page.evaluate("window.lessons")
    assert len(found) == len(set(found)), f"no lesson comes twice: {found}"
    assert len(found) >= 10
    table = page.url.split("/t/")[1].split("?")[0].split("#")[0]
    learned = page.evaluate("table => localStorage.getItem(`kazamata.lessons.${table}`)", table)
    more = set(learned.split(",")) - LESSONS
    assert set(learned.split(",")) >= LESSONS, (
        f"what the moves themselves teach is learned without a word: {learned} {found}"
    )
    assert more <= ({"tokens"} if page.evaluate("window.tokens") else set())


LOOK = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const said = document.querySelector('.guide .primary');
    done([said?.checkVisibility() ?? false, document.querySelector('.guide .head')?.textContent ?? '',
          document.querySelector('.miners')?.dataset.asked ?? '']);
})))"""
"""The whole display in one frame: the coach comes with the question that he explains."""


def go_on(someone: MinersPlayer, by_hand: bool) -> None:
    """The coach's task, or the next step of a turn: the first one is tapped, later ones are hinted."""
    page = someone.page
    someone.calm()
    since = someone.stamp
    understood, said, asked = page.evaluate(LOOK)
    lit = page.evaluate(FIRST_LIT, LIT)
    if understood:
        someone.tap(".guide .primary:visible", since)
    elif "The others" in said:
        page.locator(".seats li:nth-child(2) .who").click()
        page.keyboard.press("0")
    elif asked and by_hand and lit:
        someone.step(lit, since)
    elif asked:
        someone.hint()
        someone.follow_mark()
    elif someone.sees(".bar.staged button.confirm:not([disabled])"):
        someone.confirm(since)
    else:
        someone.wait()


def test_the_reader_explains_signs_and_links_rules(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    page.goto(sit_at(local_server, 2, 3, chooses_in(6)))
    page.wait_for_selector(".reader", timeout=TIMEOUT_MS)
    if page.locator(".tip").count():
        page.locator(".tip .off").click()
    title = page.locator(".reader h3")
    page.locator(".fields").hover()
    expect(title).to_have_text("Surface")
    for one in (".handbox .held", ".mine-area .card"):
        page.locator(one).last.hover()
        expect(title).to_have_text((page.locator(one).last.get_attribute("aria-label") or "?").split(",")[0])
    expect(page.locator(".reader .face.R")).to_be_visible()
    dug = title.inner_text()
    for one in (".round-bar .event .name", ".tracks .name >> nth=1"):
        page.locator(one).first.click()
        expect(title).to_have_text((page.locator(one).first.text_content() or "?").strip())
    page.click(".seats li:nth-child(2) .who")
    page.locator(".rivalbox .card").first.click()
    expect(title).to_have_text(
        (page.locator(".rivalbox .card").first.get_attribute("aria-label") or "").split(",")[0]
    )
    page.keyboard.press("0")
    page.keyboard.press("l")
    page.locator(".side .thing").get_by_text(dug, exact=True).first.hover()
    expect(title).to_have_text(dug)
    page.locator(".reader summary").click()
    expect(page.locator(".reader dd").first).to_be_visible()
    some = page.locator(".reader dd").count()
    page.locator(".reader .all").click()
    expect(page.locator(".reader dd")).not_to_have_count(some)
    page.locator(".reader .clauses button").first.click()
    expect(page.locator(".side .book")).to_be_visible()


def test_the_end_shows_where_every_point_came_from(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    page.goto(sit_at(local_server, 1, 5, chooses_in(10)))
    someone = MinersPlayer(page)
    someone.play()
    page.wait_for_selector(".end .panel", timeout=TIMEOUT_MS)
    points = [int(cell.replace("–", "0")) for cell in page.locator(".end tbody td").all_inner_texts()]
    *parts, total = points
    assert sum(parts) == total
    assert page.locator(".end .ranks li").count() == 6
    assert page.locator(".end .ranks [aria-current]").count() == 1
