"""Players in a browser: they use only the page."""

from __future__ import annotations

import json
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

TIMEOUT_MS = 60_000
MOMENT = 2_000
"""After this time a player who waits for a thing checks whether the table has moved on."""
BEST_CELL = """() => {
    const cheap = [...document.querySelectorAll('.grid .cell:has(.price.p0)')];
    const free = cheap.map((cell) => Number(cell.dataset.cell));
    const card = Number(document.querySelector('.hand .card.chosen .label')?.textContent);
    const cells = document.querySelectorAll('.grid .cell').length;
    const off = (cell) => Math.abs(cell + 0.5 - ((card - 0.5) / 80) * cells);
    return free.sort((one, other) => off(one) - off(other))[0] ?? null;
}"""
"""Of the free cells, the one closest to where the held number belongs."""
PAYABLE = ".hand .card.payable:not(.picked)"
SETTLED = ".bar.end, .prompt.my-turn"
READY = ".bar.staged, .grid .price, .hand .card.payable, .card.target, .rowname.target"
"""Signs that the board shows the question: something can be tapped, or is preselected."""
CONFIRM = "button.confirm:not([disabled])"
PRESELECTED = f".bar.staged {CONFIRM}"
ACTION = ".action:not(.off)"
OFFERED = (
    f"{PRESELECTED}, .open .card.target, .rowname.target, .hand .card.payable, .grid .price,"
    f" .grid .cell.target, {ACTION}, .bar.end"
)
"""Everything that a player can tap to answer a question; a proposed answer appears after its preview."""
PLAY = "[aria-labelledby=game-tranquility] .play"
LEARN = "[aria-labelledby=game-tranquility] .learn"
"""The buttons of the first page: to a game with bots, and to the guided one."""


class BrowserPlayer:
    """One person at one page; taps on a phone, clicks elsewhere."""

    timeout_ms = TIMEOUT_MS

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.taps = 0
        self.answers = 0

    def tap(self, selector: str, since: str = "") -> bool:
        """Find a thing and tap it in one step;

        find it again while the page replaces it. Returns whether it was tapped.

        The page answers a question with one option by itself, and removes its controls. `since` is the `stamp`
        read before looking: the tap is given up if the table has moved on and the thing is gone.
        """
        thing, waits = self.page.locator(selector).first, MOMENT if since else self.timeout_ms
        for _ in range(max(1, self.timeout_ms // waits)):
            with suppress(PlaywrightTimeout):
                self.press(thing, waits)
                self.taps += 1
                return True
            if since and self.stamp != since and not thing.is_visible():
                return False
        there = self.page.locator(selector).count()
        raise AssertionError(
            f"{selector} could not be tapped, {there} of it at {self.page.url}: {self.prompt!r}"
        )

    def press(self, thing: Locator, timeout: float) -> None:
        """Playwright finds the thing again until it is there, at rest, and not covered."""
        thing.tap(timeout=timeout) if self.touch else thing.click(timeout=timeout)

    @property
    def stamp(self) -> str:
        """The number of the last answer that this page knows. Read it before you look for a thing to tap."""
        return self.page.locator(".table").get_attribute("data-seq") or ""

    @property
    def prompt(self) -> str:
        """The prompt at the top of the page."""
        said = self.page.locator("h1")
        return said.first.inner_text() if said.count() else ""

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    @property
    def over(self) -> bool:
        return self.sees(".bar.end")

    @property
    def asked(self) -> bool:
        return self.sees(".prompt.my-turn")

    def confirm(self, since: str = "") -> None:
        """Confirm the staged answers and wait until the table has taken them; the page may be quicker."""
        before = since or self.stamp
        self.tap(CONFIRM, before)
        self.page.wait_for_selector(f".table[data-busy=false]:not([data-seq='{before}'])", timeout=TIMEOUT_MS)
        self.answers += 1

    def wait(self) -> None:
        self.page.wait_for_selector(SETTLED, timeout=TIMEOUT_MS)

    def answer(self) -> None:
        """Answer the page's question with the first thing that it offers."""
        self.page.wait_for_selector(OFFERED, state="attached", timeout=TIMEOUT_MS)
        if self.chooses():
            self.confirm()

    def chooses(self) -> bool:
        """Choose an answer; returns whether there is one to confirm, because the table may move on meanwhile."""
        before = self.stamp
        if self.sees(PRESELECTED):
            return True  # a forced answer is preselected
        for selector in (".open .card.target", ".rowname.target"):
            if self.sees(selector):
                return self.tap(selector, before)
        if self.sees(".hand .card.payable"):
            return self.pay(before)
        if self.sees(".hand .card") and self.sees(".grid .price"):
            return self.place()
        for selector in (".grid .cell.target", ACTION):
            if self.sees(selector):
                return self.tap(selector, before) and self.pay(before)
        return False

    def place(self) -> bool:
        """Put a card where it is free and about where it belongs, or else discard two."""
        for index in range(self.page.locator(".hand .card").count()):
            cell = self.page.evaluate(BEST_CELL)
            if cell is not None:
                self.tap(f".cell[data-cell='{cell}']")
                return True
            self.tap(f".hand .card:nth-child({index + 1})")
        if self.sees(PRESELECTED):
            return True  # a card that plays itself, such as a Start
        if self.sees(ACTION):
            self.tap(ACTION)
        else:
            self.tap(".hand .card:first-child")
            self.tap(".grid .cell.target")
        return self.pay()

    def pay(self, since: str = "") -> bool:
        """Choose cards until the page accepts them, and return whether it does.

        After each card the page looks ahead for a moment. An answer of somebody else moves the table on, but may
        leave this question open: then more cards are needed. `since` is the `stamp` read before looking.
        """
        before = since or self.stamp
        moved = f".table:not([data-seq='{before}'])"
        while True:
            self.page.wait_for_selector(f"{CONFIRM}, {PAYABLE}, {moved}", timeout=TIMEOUT_MS)
            if self.sees(CONFIRM):
                return True
            if not self.sees(PAYABLE):
                return False
            self.tap(PAYABLE, before)

    def play(self, answers: int = 1000) -> None:
        """Play until the game is over or so many answers are given."""
        given = 0
        while given < answers:
            self.wait()
            if self.over:
                return
            self.answer()
            given += 1


FOCUS = """(one, walked) => {
    if (!walked) one.focus();
    return [document.activeElement === one, getComputedStyle(one).outlineStyle !== 'none'];
}"""
"""Focus a thing and check it in one step, so that nothing happens in between."""


def press_enter(page: Page, thing: Locator, walked: bool, timeout: float) -> None:
    """Press Enter on a thing that can be reached and visibly has the focus."""
    reached, seen = thing.evaluate(FOCUS, walked, timeout=timeout)
    assert reached, f"not reachable: {thing}"
    assert seen, f"no focus to see: {thing}"
    page.keyboard.press("Enter")


def play_together(one: BrowserPlayer, other: BrowserPlayer, answers: int) -> None:
    """Both play until the game is over or so many answers are given."""
    given = 0
    while given < answers and not (one.over and other.over):
        for person in (one, other):
            if person.asked and not person.over:
                person.answer()
                given += 1
        one.page.wait_for_timeout(20)


def change_replies(page: Page, path: str, **fields: object) -> None:
    """Let the page read these fields in every reply of an address that matches the pattern, from its next load on."""
    page.add_init_script(
        """([pattern, fields]) => {
            const { fetch } = window;
            window.fetch = async (input, options) => {
                const reply = await fetch(input, options);
                const { pathname } = new URL(input, location);
                if (!reply.ok || !new RegExp(`^${pattern}$`).test(pathname)) return reply;
                return Response.json({ ...(await reply.json()), ...fields });
            };
        }""".join(("(", f")({json.dumps([path, fields])})"))
    )


def settled_overflow(page: Page, side: str) -> int:
    """By how many pixels the page is larger than the window, after it had time to adapt to the window's size."""
    overflow = f"document.documentElement.scroll{side} - document.documentElement.client{side}"
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"{overflow} <= 0", timeout=MOMENT)
    return int(page.evaluate(overflow))


def fits_the_window(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    wide = settled_overflow(page, "Width")
    assert wide <= 0, f"the page is {wide} pixels too wide"


def board_is_whole(page: Page) -> None:
    """The whole sea, the hand and the buttons are within the window, without scrolling."""
    for selector in (".sea", ".hand", "button.confirm"):
        expect(page.locator(selector).first).to_be_in_viewport(ratio=0.99)
    down = settled_overflow(page, "Height")
    assert down <= 0, f"the page is {down} pixels too high"


SMALL = """() => {
    const shown = (one) => !one.disabled && one.checkVisibility({ visibilityProperty: true });
    const running = '.sr, [role=grid], p, small, .text';
    const tiny = '.cite, input[type=checkbox], input[type=radio]';
    const box = (one) => (one.closest('.seats li') ?? one).getBoundingClientRect();
    const isSmall = ({ width, height }) => width > 0 && (width < 43.5 || height < 43.5);
    return [...document.querySelectorAll('button, a, select, input, summary')]
        .filter((one) => shown(one) && !one.closest(running) && !one.matches(tiny) && isSmall(box(one)))
        .map((one) => `${one.className} ${one.textContent} ${box(one).width} x ${box(one).height}`);
}"""
PROMPT_LINES = """() => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('.prompt h1'));
    return new Set([...words.getClientRects()].map((box) => Math.round(box.top))).size;
}"""


def small_targets(page: Page) -> list[str]:
    """Things to tap that are smaller than a fingertip; links within a sentence are as high as their line."""
    found: list[str] = page.evaluate(SMALL)
    return found


REACH = """(selector) => {
    const half = 21.5;
    const hits = (one, x, y) => one.contains(document.elementFromPoint(x, y));
    return [...document.querySelectorAll(selector)].flatMap((one) => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const beside = [[-half, 0], [half, 0], [0, -half], [0, half]];
        const missed = beside.filter(([right, down]) => !hits(one, x + right, y + down));
        return missed.length ? [`${one.className} ${box.width} x ${box.height}: ${JSON.stringify(missed)}`] : [];
    });
}"""


def out_of_reach(page: Page, selector: str) -> list[str]:
    """The things that a finger misses if it lands 21 pixels beside their middle, up, down, left or right."""
    found: list[str] = page.evaluate(REACH, selector)
    return found


def lines_of_the_prompt(page: Page) -> int:
    counted: int = page.evaluate(PROMPT_LINES)
    return counted
