"""Players of Dungeon Lords in a browser: they use only the page."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, Page

from tests.web.browser_player import TIMEOUT_MS, BrowserPlayer, press_enter

READY = ".bar.staged button.confirm:not([disabled])"
STAGED = """(before) => {
    const { seq, busy } = document.querySelector('.table').dataset;
    const { previewing } = document.querySelector('.lords.board')?.dataset ?? {};
    return seq !== before || (previewing === 'false' && busy === 'false');
}"""
"""The tapped answer has been previewed or taken."""
STILL = ".table[data-busy=false]"
TIPS = "puppets blocked payday ghost facedown cubes paladin yeartwo"
HEARD = f"localStorage.setItem('kazamata.lords.tips', '{TIPS}')"
"""A player who has seen all tips gets none."""
OPEN_TABLE = """async ([seats, choices, bots, name]) => {
    const games = await (await fetch('/api/games')).json();
    const game = games.find((one) => one.name === 'lords');
    const chosen = { ...Object.fromEntries(game.choices.map((one) => [one.key, one.default])), ...choices };
    const post = async (path, body) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(`/api/tables${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const request = { game: 'lords', seats, choices: chosen, name, bots, listed: false, clock: null };
    const table = await post('', request);
    await post(`/${table.id}/ready`, { seat: 0, ready: true });
    return table.id;
}"""


def open_table(page: Page, seats: int = 4, bot: str | None = "greedy", **choices: str) -> str:
    """A table with this page's owner on the first seat and bots (or nobody yet) on the others."""
    bots = [None, *([bot] * (seats - 1))]
    table: str = page.evaluate(OPEN_TABLE, [seats, choices, bots, "Mira"])
    return table


FOLLOW = """(link) => {
    history.pushState(null, '', link);
    dispatchEvent(new PopStateEvent('popstate'));
}"""


def follow(page: Page, link: str, kind: str = "") -> None:
    """Follow a link within the page, which loads only the table."""
    page.evaluate(FOLLOW, link)
    wanted = f"[data-kind={kind}]" if kind else ""
    page.wait_for_selector(f".table[data-table='{table_of(link)}'] .lords.board{wanted}", timeout=TIMEOUT_MS)


def table_of(link: str) -> str:
    return link.split("#")[0].removeprefix("/t/")


HINT = """async ([table, seat]) => {
    const reply = await fetch(`/api/tables/${table}/hint?seat=${seat}&limit=1`);
    return reply.ok ? (await reply.json()).option : null;
}"""
TARGETS = (
    ".order.free",
    ".cell.target",
    ".plot.target",
    ".fighters [data-option]:not(.off)",
    ".sheet .bar:not(.off)",
    ".wages .choice",
)
"""Things to tap for an answer, in the order in which a player without a plan tries them."""
MAX_STEPS = 12
GO_ON = (".go-on", ".year-end .begin")
"""The buttons that leave the last battle and the end of a year."""

FINAL_SCORES = ".lords-end"


class LordsPlayer(BrowserPlayer):
    """One lord; answers with the preselected thing, a hint, or the first thing that the board offers."""

    def __init__(self, page: Page, touch: bool = False, hints: bool = False) -> None:
        super().__init__(page, touch)
        self.hints = hints
        self.kinds: Counter[str] = Counter()

    @property
    def kind(self) -> str:
        """The kind of question that the board shows."""
        return self.page.locator(".lords.board").get_attribute("data-kind") or ""

    @property
    def seq(self) -> str:
        return self.stamp

    def stage(self, selector: str, since: str = "") -> None:
        """Tap a thing, and wait until the page has previewed it or the table has taken it."""
        before = since or self.seq
        if self.tap(selector, before):
            self.page.wait_for_timeout(30)
            self.page.wait_for_function(STAGED, arg=before, timeout=TIMEOUT_MS)

    def answer(self) -> None:
        """Answer the question; the page itself may be quicker if there is only one answer."""
        self.page.wait_for_function(STAGED, arg=self.seq, timeout=TIMEOUT_MS)
        kind, before = self.kind, self.seq
        for step in range(MAX_STEPS):
            self.read_the_card()
            self.go_on()
            if self.sees(READY):
                if not self.tap(READY, before):
                    return None
                break
            target = self.target(step)
            if not target:
                return self.page.wait_for_timeout(100)
            self.stage(target, before)
            if self.seq != before:
                break  # a tap gives some answers directly
        self.page.wait_for_selector(f"{STILL}:not([data-seq='{before}'])", timeout=TIMEOUT_MS)
        self.kinds[kind] += 1
        self.answers += 1
        return None

    def read_the_card(self) -> None:
        """A combat card that was looked at is shown until OK (DL-24)."""
        if self.sees(".spied .primary"):
            self.tap(".spied .primary", self.seq)

    def go_on(self) -> None:
        """The last battle of a year stays, and then the end of the year, until the player goes on."""
        for button in GO_ON:
            if self.sees(button):
                self.tap(button)
                self.page.locator(button).wait_for(state="detached", timeout=TIMEOUT_MS)

    def go_on_to_the_end(self) -> None:
        """The last battle stays, also when the game is over, until the player goes on to the dungeons."""
        self.page.wait_for_selector(f"{GO_ON[0]}, {FINAL_SCORES}", timeout=TIMEOUT_MS)
        self.go_on()
        self.page.wait_for_selector(FINAL_SCORES, timeout=TIMEOUT_MS)

    def target(self, step: int) -> str:
        """The next thing to tap: the hint if there is one, else the first thing that the question offers, if any."""
        hint = f"[data-option='{self.hint()}']" if self.hints and step == 0 else ""
        room = ".sheet .bar:not(.off)" if self.kind == "BuildRoom" and not self.sees(".bar.chosen") else ""
        for target in (*([hint] if hint else []), *([room] if room else []), *TARGETS):
            if self.sees(f"{target}:visible"):
                return f"{target}:visible"
        return ""

    def hint(self) -> int | None:
        """The server's hint; asked again if the table went on meanwhile."""
        while True:
            before = self.seq
            option: int | None = self.page.evaluate(HINT, [self.page.url.split("/t/")[1][:12], 0])
            if self.seq == before:
                return option


class KeyboardLordsPlayer(LordsPlayer):
    """A lord without a mouse: all controls must be reachable, and Enter must work."""

    def press(self, thing: Locator, timeout: float) -> None:
        thing.wait_for(timeout=timeout)
        cell = thing.get_attribute("data-cell", timeout=timeout)
        if cell is not None:
            self.move_to(int(cell))
        press_enter(self.page, thing, cell is not None, timeout)

    def move_to(self, cell: int) -> None:
        """Enter the grid through the tab order, and move with the arrows."""
        self.page.locator(".cell[tabindex='0']").first.focus()
        for _ in range(10):
            at = int(self.page.evaluate("document.activeElement.dataset.cell"))
            if at == cell:
                return
            row, wanted = at // 5, cell // 5
            step = ("Up" if wanted < row else "Down") if wanted != row else ("Right" if cell > at else "Left")
            self.page.keyboard.press(f"Arrow{step}")
