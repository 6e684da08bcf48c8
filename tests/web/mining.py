"""People who play Imperial Miners with a browser."""

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
from tests.web import shelved
from tests.web.house import House
from tests.web.people import PATIENCE, Person

STATE = """() => {
    const { asked, line } = document.querySelector('.miners').dataset;
    const picked = document.querySelectorAll('.held.picked').length;
    const hinted = document.querySelectorAll('.miners .hinted').length;
    return [asked, line, picked, hinted, document.querySelector('.prompt h1').textContent].join();
}"""
HINT = "button[data-hint]"
MARKED = ".miners .hinted"
"""What a hint has marked because a tap on it is an answer by itself."""
MOMENT = 5_000
RESTED = ".table:not(:has(button[data-hint][aria-busy=true])), .bar.end"
"""No hint is on its way."""
CALM = ".table[data-busy=false] .miners[data-trying=false], .bar.end"
WAITED = ".bar.end, .miners:not([data-asked='']), .bar.staged button.confirm:not([disabled])"
LIT = (
    ".choice:not(.off):not(.none)",
    ".mine-area .place:not(.other)",
    ".mine-area .spot.lit .card",
    ".mine-area .joint.target",
    ".field.lit",
    ".choice.none",
    ".handbox .held.lit:not(.picked)",
    ".handbox .forced",
)
"""What can be tapped to answer the open question, in the order in which somebody without a plan tries it."""
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
    wish: dict[str, Any] = {"game": "miners", "seats": seats, "choices": choices, "name": "Ann"}
    wish |= {"bots": [None] * people + [bots] * (seats - people), "listed": False, "clock": None}
    made = page.request.post(f"{url}/api/tables", data=wish, headers={"Origin": url}).json()
    ready = {"seat": 0, "ready": True}
    page.request.post(f"{url}/api/tables/{made['id']}/ready", data=ready, headers={"Origin": url})
    return str(made["id"])


class Moment(NamedTuple):
    """A position of a solo game: the seed of its deal, and the answers that lead to it."""

    kind: str
    seed: int
    steps: list[tuple[str, int]]


def moments() -> list[Moment]:
    """For each question a position at which it is asked, and where there is something to choose if that ever is."""
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
    """All questions of a solo game that is answered by chance, and how many answers each has."""
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
        ask = asks[-1]  # the first seat comes last, so that the others are ready where it is asked
        view = rules.see(game.state, ask.seat)
        game.take(ask.seat, greedy.choose(view, rules.question(game.state, ask), dice))
    path = folder / f"{seats}-{seed}-{reveal}.jsonl"
    gamelog.save(game.log(), path)
    return path


Wanted = Callable[[Any, Any], bool]


def moment_of(
    house: House, seats: int, seed: int, wanted: Wanted, reveal: str = "together"
) -> shelved.Moment:
    """Where the first seat of a game of the greedy bots comes to a wanted moment."""
    path = played(house.seed.parent, seats, seed, reveal)
    return shelved.moment("miners", str(path), lambda state, ask: ask.seat == 0 and wanted(state, ask))


def sit_at(house: House, seats: int, seed: int, wanted: Wanted, reveal: str = "together") -> str:
    """The personal link to the first seat of a table at which the greedy bots have come to a wanted moment."""
    (link,) = shelved.shelved(house.database, [moment_of(house, seats, seed, wanted, reveal)])
    return house.url + link


def turn_at(moment: shelved.Moment) -> list[tuple[str, int]]:
    """What the bot answered from a moment on, until its next card."""
    later = [line for line in shelved.lines(moment.path)[1 + moment.answers :] if line["seat"] == moment.seat]
    ends = [place for place, line in enumerate(later) if line["ask"] in ("ChooseCard", "TrimHand") and place]
    return [(line["ask"], line["option"]) for line in later[: (ends or [len(later)])[0]]]


def chooses_in(number: int) -> Callable[[Any, Any], bool]:
    """A card is to be chosen in a certain round."""
    kinds = [kind.name for kind in game_registry.rules("miners").ask_kinds]
    return lambda state, ask: bool(state.round == number and kinds[ask.kind] == "ChooseCard")


def open_at(house: House, wanted: list[Moment]) -> list[str]:
    """For each moment the personal link to a solo table that stands there."""
    rules, here = game_registry.rules("miners"), list[shelved.Moment]()
    for moment in wanted:
        game = Recorder(rules, rules.setup(1, {}), moment.seed, ["random"])
        for _, option in moment.steps:
            game.take(0, option)
        path = house.seed.parent / f"{moment.kind}.jsonl"
        gamelog.save(game.log(), path)
        here.append(shelved.Moment(path, len(moment.steps), 0))
    return [house.url + link for link in shelved.shelved(house.database, here)]


GO = "link => { history.pushState(null, '', link); dispatchEvent(new PopStateEvent('popstate')); }"


def go_to(page: Page, link: str) -> None:
    """To another table, as a link on the page leads there: nothing is loaded anew."""
    page.evaluate(GO, link)
    table = link.split("/t/")[1].split("#")[0]
    page.wait_for_selector(f".table[data-table='{table}'] .miners", timeout=PATIENCE)


class Miner(Person):
    """One person at a mine: stages what lights up, and confirms when nothing more is open."""

    @property
    def kind(self) -> str:
        """The question that is open, asked by the table or by what is staged."""
        return self.page.locator(".miners").get_attribute("data-asked") or ""

    def calm(self) -> None:
        """Wait until nothing is on its way."""
        self.page.wait_for_selector(CALM, timeout=PATIENCE)

    def wait_for_board(self) -> None:
        self.page.wait_for_selector(".miners, .bar.end", timeout=PATIENCE)

    def wait(self) -> None:
        self.page.wait_for_selector(WAITED, timeout=PATIENCE)

    def answer(self) -> None:
        """Stage a whole turn and confirm it; what is answered by a tap is done with it."""
        self.calm()
        if self.kind == "KeepCards":
            for place in range(4):
                self.tap(f".keep .held:nth-child({place + 1})")
        self.stage()
        before = self.stamp
        if self.sees("button.confirm:not([disabled])"):
            self.confirm(before)
        self.answers += 1

    def stage(self) -> None:
        """Tap what lights up until nothing more is open, or a tap was an answer."""
        self.calm()
        for _ in range(40):
            since, lit = self.stamp, self.page.evaluate(FIRST_LIT, LIT)
            if lit is None or not self.stages(lit, since):
                return

    def stages(self, selector: str, since: str = "") -> bool:
        """Tap a thing; whether that was staged, and not an answer by itself."""
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
        """Tap a thing, and wait until the page has tried what it brings."""
        since = since or self.stamp
        before = self.page.evaluate(STATE)
        if self.tap(selector, since):
            self.page.wait_for_function(CHANGED, arg=before, timeout=PATIENCE)

    @property
    def staged(self) -> list[int]:
        line = self.page.locator(".miners").get_attribute("data-line") or ""
        return [int(option) for option in line.split(",") if option]

    def hint(self) -> None:
        """Let the page stage what a bot would play, as far as that can be known."""
        since, before = self.stamp, self.page.evaluate(STATE)
        for _ in range(PATIENCE // MOMENT):
            self.tap(HINT, since)
            self.page.wait_for_selector(RESTED, timeout=PATIENCE)
            with suppress(TimeoutError):  # a rival's answer came between: one asks again
                self.page.wait_for_function(CHANGED, arg=before, timeout=MOMENT)
                break
        self.page.wait_for_selector(RESTED, timeout=PATIENCE)
        self.calm()

    def follow_mark(self) -> bool:
        """Tap what a hint has only marked, if it has."""
        marked = self.sees(MARKED)
        if marked:
            self.step(MARKED)
        return marked

    def hinted(self) -> None:
        """Let the page stage the turn that a bot would play, change nothing, and confirm it."""
        self.calm()
        while self.kind:
            self.hint()
            if self.follow_mark():
                return  # it was an answer by itself
        before = self.stamp
        if self.sees(".bar.staged button.confirm:not([disabled])"):
            self.confirm(before)
