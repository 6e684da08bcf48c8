"""Players of Imperial Miners in a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page, TimeoutError

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.codec import gamelog
from kazamata.codec.gamelog import Recorder
from kazamata.core.dice import seeded
from kazamata.core.rules import Setup
from tests.web import stored_tables
from tests.web.browser_player import TIMEOUT_MS, BrowserPlayer
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer

STATE = """() => {
    const { asked, line } = document.querySelector('.miners').dataset;
    const picked = document.querySelectorAll('.held.picked').length;
    const hinted = document.querySelectorAll('.miners .hinted').length;
    return [asked, line, picked, hinted, document.querySelector('.prompt h1').textContent].join();
}"""
HINT = "button[data-hint]"
MARKED = ".miners .hinted"
"""Things that a hint has only marked, because a tap on them is an answer."""
MOMENT = 5_000
RESTED = ".table:not(:has(button[data-hint][aria-busy=true])), .bar.end"
"""No hint is on its way."""
CALM = ".table[data-busy=false] .miners[data-previewing=false], .bar.end"
WAITED = ".bar.end, .miners:not([data-asked='']), .bar.staged button.confirm:not([disabled])"
LIT = (
    ".choice[data-option^='all']",
    ".choice:not(.off):not(.none)",
    ".mine-area .place:not(.other)",
    ".mine-area .spot.lit .card",
    ".mine-area .joint.target",
    ".field.lit",
    ".choice.none",
    ".handbox .held.lit:not(.picked)",
    ".handbox .forced",
)
"""Things to tap for the open question, in the order in which a player without a plan tries them."""
FIRST_LIT = """lit => (document.querySelector('.miners')?.dataset.asked
    ? lit.find((one) => document.querySelector(one)) : undefined) ?? null"""
IS_STAGED = (
    "() => Boolean(document.querySelector('.miners')?.dataset.line || document.querySelector('.held.picked'))"
)
CHANGED = f"""before => !document.querySelector('.miners')
    || (document.querySelector("{CALM}") !== null && ({STATE})() !== before)"""


def open_table(
    page: Page, url: str, seats: int = 3, bots: str = "greedy", people: int = 1, **choices: str
) -> str:
    """Open a table whose other seats are taken by bots, and sit down at it."""
    body: dict[str, Any] = {"game": "miners", "seats": seats, "choices": choices, "name": "Ann"}
    body |= {"bots": [None] * people + [bots] * (seats - people), "listed": False, "clock": None}
    made = page.request.post(f"{url}/api/tables", data=body, headers={"Origin": url}).json()
    ready = {"seat": 0, "ready": True}
    page.request.post(f"{url}/api/tables/{made['id']}/ready", data=ready, headers={"Origin": url})
    return str(made["id"])


class Moment(NamedTuple):
    """A position of a solo game: the seed of its deal, and the answers that lead to it."""

    kind: str
    seed: int
    steps: list[tuple[str, int]]


def moments() -> list[Moment]:
    """For each question a position at which it is asked, if possible with several options."""
    rules = game_registry.rules("miners")
    found: dict[str, Moment] = {}
    for seed in range(1000):
        for moment, options in _questions(seed):
            known = found.get(moment.kind)
            if options > 1 and (known is None or len(moment.steps) < len(known.steps)):
                found[moment.kind] = moment
        if len(found) == len(rules.ask_kinds) and seed > 40:
            return [found[kind.name] for kind in rules.ask_kinds]
    raise AssertionError(f"never asked: {sorted({kind.name for kind in rules.ask_kinds} - set(found))}")


def _questions(seed: int) -> Iterator[tuple[Moment, int]]:
    """All questions of a random solo game, and how many options each has."""
    rules, chance, steps = game_registry.rules("miners"), Random(seed), list[tuple[str, int]]()
    state = rules.deal(Setup(1, {choice.key: choice.default for choice in rules.choices}), seed)
    while asks := rules.ask(state):
        (ask,) = asks
        kind, options = rules.ask_kinds[ask.kind].name, [int(option) for option in ask.options]
        yield Moment(kind, seed, steps[:]), len(options)
        steps.append((kind, chance.choice(options)))
        rules.take(state, ask.seat, steps[-1][1])


@cache
def played(folder: Path, seats: int, seed: int, reveal: str = "together") -> Path:
    """A whole game of the greedy bots, stored in a folder."""
    rules, greedy, dice = game_registry.rules("miners"), roster.bot("miners", "greedy"), seeded(seed)
    game = Recorder(rules, rules.setup(seats, {"reveal": reveal}), seed, ["greedy"] * seats)
    while asks := rules.ask(game.state):
        ask = asks[-1]  # the first seat comes last, so that the others are ready when it is asked
        view = rules.see(game.state, ask.seat)
        game.take(ask.seat, greedy.choose(view, rules.question(game.state, ask), dice))
    path = folder / f"{seats}-{seed}-{reveal}.jsonl"
    gamelog.save(game.log(), path)
    return path


Wanted = Callable[[Any, Any], bool]


def moment_of(
    local_server: LocalServer, seats: int, seed: int, wanted: Wanted, reveal: str = "together"
) -> stored_tables.StoredMoment:
    """The first wanted moment of the first seat in a game of the greedy bots."""
    path = played(local_server.seed.parent, seats, seed, reveal)
    return stored_tables.moment("miners", str(path), lambda state, ask: ask.seat == 0 and wanted(state, ask))


def sit_at(local_server: LocalServer, seats: int, seed: int, wanted: Wanted, reveal: str = "together") -> str:
    """The personal link to the first seat of a table at which the greedy bots have reached a wanted moment."""
    (link,) = stored_tables.store_tables(
        local_server.database, [moment_of(local_server, seats, seed, wanted, reveal)]
    )
    return local_server.url + link


def turn_at(moment: stored_tables.StoredMoment) -> list[tuple[str, int]]:
    """The bot's answers from a moment on, until its next card."""
    later = [
        line for line in stored_tables.lines(moment.path)[1 + moment.answers :] if line["seat"] == moment.seat
    ]
    ends = [index for index, line in enumerate(later) if line["ask"] in ("ChooseCard", "TrimHand") and index]
    return [(line["ask"], line["option"]) for line in later[: (ends or [len(later)])[0]]]


def chooses_in(number: int) -> Callable[[Any, Any], bool]:
    """A card is to be chosen in a certain round."""
    kinds = [kind.name for kind in game_registry.rules("miners").ask_kinds]
    return lambda state, ask: bool(state.round == number and kinds[ask.kind] == "ChooseCard")


def open_at(local_server: LocalServer, wanted: list[Moment]) -> list[str]:
    """For each moment the personal link to a solo table at that moment."""
    rules, here = game_registry.rules("miners"), list[stored_tables.StoredMoment]()
    for moment in wanted:
        game = Recorder(rules, rules.setup(1, {}), moment.seed, ["random"])
        for _, option in moment.steps:
            game.take(0, option)
        path = local_server.seed.parent / f"{moment.kind}-{moment.seed}-{len(moment.steps)}.jsonl"
        gamelog.save(game.log(), path)
        here.append(stored_tables.StoredMoment(path, len(moment.steps), 0))
    return [local_server.url + link for link in stored_tables.store_tables(local_server.database, here)]


GO = "link => { history.pushState(null, '', link); dispatchEvent(new PopStateEvent('popstate')); }"


def go_to(page: Page, link: str) -> None:
    """Follow a link within the page, which loads only the table."""
    page.evaluate(GO, link)
    table = link.split("/t/")[1].split("#")[0]
    page.wait_for_selector(f".table[data-table='{table}'] .miners", timeout=TIMEOUT_MS)


class MinersPlayer(BrowserPlayer):
    """One person at a mine: stages highlighted things, and confirms when no question is open."""

    @property
    def kind(self) -> str:
        """The open question, asked by the table or by the staged answers."""
        return self.page.locator(".miners").get_attribute("data-asked") or ""

    def calm(self) -> None:
        """Wait until nothing is on its way."""
        self.page.wait_for_selector(CALM, timeout=TIMEOUT_MS)

    def wait_for_board(self) -> None:
        self.page.wait_for_selector(".miners, .bar.end", timeout=TIMEOUT_MS)

    def wait(self) -> None:
        self.page.wait_for_selector(WAITED, timeout=TIMEOUT_MS)

    def answer(self) -> None:
        """Stage a whole turn and confirm it; a tap may also give an answer directly."""
        self.calm()
        if self.kind == "KeepCards":
            for index in range(4):
                self.tap(f".keep .held:nth-child({index + 1})")
        self.stage()
        before = self.stamp
        if self.sees("button.confirm:not([disabled])"):
            self.confirm(before)
        self.answers += 1

    def stage(self) -> None:
        """Tap highlighted things until no question is open, or a tap was an answer."""
        self.calm()
        for _ in range(40):
            since, lit = self.stamp, self.page.evaluate(FIRST_LIT, LIT)
            if lit is None or not self.stages(lit, since):
                return

    def stages(self, selector: str, since: str = "") -> bool:
        """Tap a thing; returns whether that was staged rather than sent."""
        self.step(selector, since)
        return bool(self.page.evaluate(IS_STAGED))

    def give(self, kind: str, option: int) -> None:
        """Tap a certain answer to the open question."""
        named = {one.name: one for one in game_registry.rules("miners").ask_kinds}[kind].read(option)
        ways = {
            "ChooseCard": lambda: f".handbox .held[data-card='{named['card']}']",
            "PlaceCard": lambda: f".mine-area [data-target='cell {named['cell']}']",
            "Climb": lambda: f".mine-area [data-target='spot {named['spot']}']",
            "UseSurface": lambda: f".fields .field:nth-child({named['surface'] + 1})",
        }
        self.step(ways.get(kind, lambda: f".choice[data-option='{option}']")())

    @property
    def seq(self) -> int:
        return int(self.stamp or 0)

    def step(self, selector: str, since: str = "") -> None:
        """Tap a thing, and wait until the page has previewed it."""
        since = since or self.stamp
        before = self.page.evaluate(STATE)
        if self.tap(selector, since):
            self.page.wait_for_function(CHANGED, arg=before, timeout=TIMEOUT_MS)

    @property
    def staged(self) -> list[int]:
        line = self.page.locator(".miners").get_attribute("data-line") or ""
        return [int(option) for option in line.split(",") if option]

    def hint(self) -> None:
        """Let the page stage a bot's turn, as far as its results are known."""
        since, before = self.stamp, self.page.evaluate(STATE)
        for _ in range(TIMEOUT_MS // MOMENT):
            self.tap(HINT, since)
            self.page.wait_for_selector(RESTED, timeout=TIMEOUT_MS)
            with suppress(TimeoutError):  # a rival's answer came between: ask again
                self.page.wait_for_function(CHANGED, arg=before, timeout=MOMENT)
                break
        self.page.wait_for_selector(RESTED, timeout=TIMEOUT_MS)
        self.calm()

    def follow_mark(self) -> bool:
        """Tap the thing that a hint has only marked, if any."""
        marked = self.sees(MARKED)
        if marked:
            self.step(MARKED)
        return marked

    def hinted(self) -> None:
        """Let the page stage a bot's turn, change nothing, and confirm it."""
        self.calm()
        while self.kind:
            self.hint()
            if self.follow_mark():
                return  # the tap was an answer
        before = self.stamp
        if self.sees(".bar.staged button.confirm:not([disabled])"):
            self.confirm(before)


def sit_down_at(visit: Visit, link: str, **options: object) -> MinersPlayer:
    """A player with a waiting seat at a table where others have played."""
    page = visit("/", **options)
    page.goto(link)
    person = MinersPlayer(page, touch=bool(options.get("phone")))
    person.wait_for_board()
    person.calm()
    return person
