"""People who play Dungeon Lords with a browser: they see the page and nothing else."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator, Page

from tests.web.people import PATIENCE, Person, press_enter

READY = ".bar.staged button.confirm:not([disabled])"
STAGED = """(before) => {
    const { seq, busy } = document.querySelector('.table').dataset;
    const { trying } = document.querySelector('.lords.board')?.dataset ?? {};
    return seq !== before || (trying === 'false' && busy === 'false');
}"""
"""What was tapped is tried, or taken."""
STILL = ".table[data-busy=false]"
TIPS = "puppets blocked payday ghost facedown cubes paladin yeartwo"
HEARD = f"localStorage.setItem('kazamata.lords.tips', '{TIPS}')"
"""Whoever has heard all the tips is told none."""
OPEN_TABLE = """async ([seats, choices, bots, name]) => {
    const games = await (await fetch('/api/games')).json();
    const game = games.find((one) => one.name === 'lords');
    const chosen = { ...Object.fromEntries(game.choices.map((one) => [one.key, one.default])), ...choices };
    const post = async (path, body) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(`/api/tables${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const wish = { game: 'lords', seats, choices: chosen, name, bots, listed: false, clock: null };
    const table = await post('', wish);
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
    """Go to a table as a link of the page itself does: nothing is loaded anew but the table."""
    page.evaluate(FOLLOW, link)
    wanted = f"[data-kind={kind}]" if kind else ""
    page.wait_for_selector(f".table[data-table='{table_of(link)}'] .lords.board{wanted}", timeout=PATIENCE)


def table_of(link: str) -> str:
    return link.split("#")[0].removeprefix("/t/")


HINT = """async ([table, seat]) => {
    const told = await fetch(`/api/tables/${table}/hint?seat=${seat}&limit=1`);
    return told.ok ? (await told.json()).option : null;
}"""
TARGETS = (
    ".order.free",
    ".cell.target",
    ".plot.target",
    ".fighters [data-option]:not(.off)",
    ".sheet .bar:not(.off)",
    ".wages .choice",
)
"""What can be tapped to answer, in the order in which somebody without a plan tries it."""
MOST_STEPS = 12


class Lord(Person):
    """One lord; answers with what lies ready, or with a hint, or else with the first thing that the board offers."""

    def __init__(self, page: Page, touch: bool = False, hints: bool = False) -> None:
        super().__init__(page, touch)
        self.hints = hints
        self.kinds: Counter[str] = Counter()

    @property
    def kind(self) -> str:
        """The kind of question that the board is at."""
        return self.page.locator(".lords.board").get_attribute("data-kind") or ""

    @property
    def seq(self) -> str:
        return self.stamp

    def stage(self, selector: str, since: str = "") -> None:
        """Tap a thing, and wait until the page has tried what it brings, or the table has taken it."""
        before = since or self.seq
        if self.tap(selector, before):
            self.page.wait_for_timeout(30)
            self.page.wait_for_function(STAGED, arg=before, timeout=PATIENCE)

    def answer(self) -> None:
        """Answer the question; the page itself may be quicker where there is only one answer."""
        self.page.wait_for_function(STAGED, arg=self.seq, timeout=PATIENCE)
        kind, before = self.kind, self.seq
        for step in range(MOST_STEPS):
            if self.sees(READY):
                if not self.tap(READY, before):
                    return None
                break
            target = self.target(step)
            if not target:
                return self.page.wait_for_timeout(100)
            self.stage(target, before)
            if self.seq != before:
                break  # some answers are given by a tap
        self.page.wait_for_selector(f"{STILL}:not([data-seq='{before}'])", timeout=PATIENCE)
        self.kinds[kind] += 1
        self.answers += 1
        return None

    def target(self, step: int) -> str:
        """The next thing to tap: the hint where there is one, else whatever the question offers first, if it does."""
        hint = f"[data-option='{self.hint()}']" if self.hints and step == 0 else ""
        room = ".sheet .bar:not(.off)" if self.kind == "BuildRoom" and not self.sees(".bar.chosen") else ""
        for target in (*([hint] if hint else []), *([room] if room else []), *TARGETS):
            if self.sees(f"{target}:visible"):
                return f"{target}:visible"
        return ""

    def hint(self) -> int | None:
        """What the house advises; where the table went on meanwhile, it is asked again."""
        while True:
            before = self.seq
            option: int | None = self.page.evaluate(HINT, [self.page.url.split("/t/")[1][:12], 0])
            if self.seq == before:
                return option


class Scribe(Lord):
    """A lord without a mouse: whatever he uses must be reachable, and Enter must do."""

    def press(self, thing: Locator, timeout: float) -> None:
        thing.wait_for(timeout=timeout)
        cell = thing.get_attribute("data-cell", timeout=timeout)
        if cell is not None:
            self.walk_to(int(cell))
        press_enter(self.page, thing, cell is not None, timeout)

    def walk_to(self, cell: int) -> None:
        """Enter the grid where the tab order does, and walk with the arrows."""
        self.page.locator(".cell[tabindex='0']").first.focus()
        for _ in range(10):
            at = int(self.page.evaluate("document.activeElement.dataset.cell"))
            if at == cell:
                return
            row, wanted = at // 5, cell // 5
            step = ("Up" if wanted < row else "Down") if wanted != row else ("Right" if cell > at else "Left")
            self.page.keyboard.press(f"Arrow{step}")
