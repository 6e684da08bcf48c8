"""Dungeon Lords: the page's display, its messages and the engine's actions agree."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from kazamata import game_registry
from kazamata.games.lords.asks import LET_GO, PLAN_CREATURE, PLAN_READY
from kazamata.games.lords.catalogue.creatures import CREATURES, GHOST, GOBLIN, SLIME, TROLL, VAMPIRE, WITCH
from kazamata.games.lords.catalogue.locations import GET_FOOD, IMPROVE_REPUTATION, MINE_GOLD
from kazamata.games.lords.fields import MAX_ADVENTURERS, SPELL
from kazamata.words.lords import component_catalogue
from kazamata.words.narrator import make_narrator
from tests.web.browser_player import TIMEOUT_MS
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.lords_player import HEARD, READY, LordsPlayer, table_of
from tests.web.screenshots import is_last_to_choose
from tests.web.stored_tables import (
    GOLDEN,
    StoredMoment,
    lines,
    moment,
    moments,
    store_shared_table,
    store_tables,
)
from tests.web.test_school import open_mission

T = TypeVar("T")
SETTLED = """() => document.querySelector('.lords.board')?.dataset.previewing === 'false'
    && document.querySelector('.timeline-panel')?.dataset.waiting === 'false'"""
"""The tapped answer is previewed, and its forecast has arrived."""
SIGNS = """(one) => [...one.querySelectorAll('.mark')].map((mark) =>
    mark.querySelector('use').getAttribute('href').split('#')[1] + (mark.querySelector('b')?.textContent ?? ''))"""
CHIPS = f"""() => [...document.querySelectorAll('.sent .creature')].map((one) => [
    one.querySelector('.name').firstChild.textContent.trim(),
    ({SIGNS})(one.querySelector('.tune')),
    parseInt(one.querySelector('[data-aim]:not(:disabled)')?.dataset.aim ?? '0')])"""
"""The creatures as set: name, attack, and the index of the target (0: no target)."""
COLUMNS = f"""() => {{
    const heads = [...document.querySelectorAll('.timeline thead th')];
    const rows = [...document.querySelectorAll('.timeline tbody tr')];
    const hit = (row, place) => row.children[place].querySelector('.chip, .spared, .kill');
    return heads.flatMap((head, place) => head.matches('.step2') && head.querySelector('.marks') ? [[
        head.querySelector('.label b').textContent.replaceAll('\\u00ad', ''), ({SIGNS})(head),
        rows.flatMap((row, at) => hit(row, place) ? [at] : [])]] : []);
}}"""
"""The attacks of the forecast: name, attack, and the rows of the targets."""
STATE = "(table) => fetch(`/api/tables/${table}/state?seat=%d`).then((one) => one.json())"
EVENTS = "(table) => fetch(`/api/tables/${table}/events?seat=%d&since=0`).then((one) => one.json())"
NAMES = [row.key.capitalize() for row in CREATURES]


class Witness:
    """A player who also records the messages of the page."""

    def __init__(self, page: Page, seat: int = 0) -> None:
        self.page = page
        self.seat = seat
        self.plans: list[list[list[Any]]] = []
        page.evaluate(HEARD)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: self._note(json.loads(payload)))

    def _note(self, said: dict[str, Any]) -> None:
        if said["type"] == "plan":
            self.plans.append(said["steps"])
        elif said["type"] == "answer":
            self.plans.append([["", said["option"]]])

    @property
    def table(self) -> str:
        return table_of("/t/" + self.page.url.split("/t/")[1])

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.click(timeout=TIMEOUT_MS)
        self.page.wait_for_timeout(120)
        self.page.wait_for_function(SETTLED, timeout=TIMEOUT_MS)

    def send(self, creature: int) -> None:
        self.tap(f".store [data-option='{PLAN_CREATURE + creature}']")

    def confirm(self) -> list[list[Any]]:
        """Confirm; returns the answers that the page has sent."""
        before = self.page.locator(".table").get_attribute("data-seq")
        self.page.locator(READY).first.click(timeout=TIMEOUT_MS)
        self.page.wait_for_selector(f".table[data-busy=false]:not([data-seq='{before}'])", timeout=TIMEOUT_MS)
        return self.plans[-1]

    def state(self) -> dict[str, Any]:
        reply: dict[str, Any] = self.page.evaluate(STATE % self.seat, self.table)
        return reply

    def events(self) -> list[dict[str, Any]]:
        found = self.page.evaluate(EVENTS % self.seat, self.table)
        return [event for _, events in found["events"] for event in events]

    def agree(self) -> list[Any]:
        """The chips and the forecast show the same attacks in the same order; returns the forecast."""
        chips, columns = self.page.evaluate(CHIPS), self.page.evaluate(COLUMNS)
        assert [chip[:2] for chip in chips] == [column[:2] for column in columns]
        first = chips[0]
        if first[2]:  # nobody has fallen before the first attack, so the index is the row
            assert first[2] - 1 in columns[0][2], (first, columns[0])
        return list(columns)


def attacks_sent(steps: list[list[Any]]) -> list[tuple[str, int]]:
    """Name and alternative of each attack in the order in which the page sends them."""
    sent = [option for kind, option in steps if kind == "AttackWith"]
    return [(NAMES[option // 10], option % 10 // MAX_ADVENTURERS) for option in sent]


def attacks_done(events: list[dict[str, Any]], seat: int) -> list[tuple[str, int, list[int]]]:
    """Name, alternative and hit tiles of each attack that the engine carried out."""
    done: list[tuple[str, int, list[int]]] = []
    for event in events:
        values = event["values"]
        if values.get("seat") != seat:
            continue
        if event["kind"] == "CreatureAttacked":
            done.append((NAMES[values["creature"]], values["alternative"], []))
        elif event["kind"] == "BattleStep":
            done = [*done, ("", 0, [])]
        elif event["kind"] in ("AdventurerHurt", "AdventurerDied") and done:
            hit = done[-1][2]
            if values["adventurer"] not in hit:
                hit.append(values["adventurer"])
    return [one for one in done if one[0]]


def wait_for_attacks(witness: Witness, count: int) -> list[tuple[str, int, list[int]]]:
    """The engine's events once enough attacks are done: the others at the table may have to plan first."""
    return wait_until(
        witness.page, lambda: attacks_done(witness.events(), witness.seat), lambda done: len(done) >= count
    )


def wait_until(page: Page, read: Callable[[], T], is_wanted: Callable[[T], bool]) -> T:
    """Read until it is as wanted, and return it."""
    for _ in range(TIMEOUT_MS // 100):
        found = read()
        if is_wanted(found):
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"only {found}")


def alternative_of(name: str, signs: list[str]) -> int:
    """Which of a creature's two attacks has these signs: the second ones cost food, come back, glue, or hit twice."""
    second = {
        "Troll": lambda: "food1" in signs,
        "Vampire": lambda: "f-return" in signs,
        "Slime": lambda: "f-noconquer" in signs,
        "Witch": lambda: len(signs) > 1,
    }
    return int(second[name]()) if name in second else 0


def the_battle_is_as_it_was_shown(witness: Witness) -> None:
    shown, party = (
        witness.agree(),
        [tile for tile, *_ in witness.state()["view"]["lords"][witness.seat]["party"]],
    )
    wanted = [(name, alternative_of(name, signs)) for name, signs, _ in shown]
    earlier = len(attacks_done(witness.events(), witness.seat))
    steps = witness.confirm()
    assert attacks_sent(steps) == wanted
    assert [option for kind, option in steps if kind == "PlanBattle"].count(PLAN_READY) == 1
    done = wait_for_attacks(witness, earlier + len(wanted))[earlier:]
    assert [(name, alternative) for name, alternative, _ in done] == wanted
    assert [sorted(hit) for _, _, hit in done] == [sorted(party[row] for row in rows) for _, _, rows in shown]


SCHOOL = {"M1": (TROLL,), "M2": (WITCH, GHOST), "M3": (VAMPIRE,), "M4": (SLIME,), "M5": (TROLL, GOBLIN)}
"""The creatures to send, in this order; the catalogue has some of them the other way round."""


@pytest.mark.parametrize("key", SCHOOL)
def test_each_control_of_a_creature_changes_chip_forecast_and_battle(visit: Visit, key: str) -> None:
    """The school has no unknown card: the attacks are sent together with the plan (DL-63)."""
    page = visit("/#learn")
    witness = Witness(page)
    open_mission(page, key)
    toggle_all(witness, SCHOOL[key])
    attacks = {name: alternative_of(name, signs) for name, signs, _ in page.evaluate(CHIPS)}
    if attacks.get("Witch"):  # her second hit would be asked separately
        witness.tap(f".sent .creature:has-text('Witch') {CONTROLS['attack']}")
    the_battle_is_as_it_was_shown(witness)


def toggle_all(witness: Witness, creatures: tuple[int, ...]) -> None:
    """Send creatures, then use each of their controls once; chips and forecast agree after every tap."""
    for creature in creatures:
        witness.send(creature)
    names = [name for name, *_ in witness.page.evaluate(CHIPS)]
    assert names == [NAMES[creature] for creature in creatures], (
        "they attack in the order in which they were sent"
    )
    witness.agree()
    for index in range(len(creatures)):
        for control in ("attack", "target", "order"):
            chip = witness.page.locator(".sent .creature").nth(index)
            button = chip.locator(CONTROLS[control])
            if not button.count():
                continue
            before = witness.page.evaluate(CHIPS)
            button.first.click()
            witness.page.wait_for_timeout(120)
            witness.page.wait_for_function(SETTLED, timeout=TIMEOUT_MS)
            assert witness.page.evaluate(CHIPS) != before, (control, before)
            witness.agree()


CONTROLS = {
    "attack": "button[aria-label='the other attack']",
    "target": "button[data-aim]:not(:disabled)",
    "order": "button[aria-label='attacks earlier']",
}
SPIED = ("full-4-greedy.jsonl", 123)
"""Round 1 with a card that this lord knows; he has a Ghost and a Vampire and faces four."""


def stored_moment(file: str, answers: int) -> StoredMoment:
    path = GOLDEN / "lords" / file
    return StoredMoment(path, answers, lines(path)[answers + 1]["seat"])


def sit_at(page: Page, local_server: LocalServer, file: str, answers: int, kind: str) -> Witness:
    return join(page, local_server, stored_moment(file, answers), kind)


def join(page: Page, local_server: LocalServer, chosen: StoredMoment, kind: str) -> Witness:
    witness = Witness(page, chosen.seat)
    page.goto(local_server.url + store_tables(local_server.database, [chosen])[0])
    wait_for_previews(page, kind)
    return witness


def wait_for_previews(page: Page, kind: str = "") -> None:
    asked = f"[data-kind={kind}]" if kind else ""
    page.wait_for_selector(f".lords.board{asked}[data-previewing=false]", timeout=TIMEOUT_MS)


def press(thing: Locator) -> None:
    """Tap a thing, and wait until its result is previewed."""
    thing.click(timeout=TIMEOUT_MS)
    thing.page.wait_for_timeout(150)
    wait_for_previews(thing.page)


def test_with_a_spied_card_the_battle_is_as_the_chips_say(visit: Visit, local_server: LocalServer) -> None:
    witness = sit_at(visit("/"), local_server, *SPIED, "PlanBattle")
    toggle_all(witness, (VAMPIRE, GHOST))
    the_battle_is_as_it_was_shown(witness)


def test_attacks_that_are_asked_for_later_come_in_the_order_of_sending(
    visit: Visit, local_server: LocalServer
) -> None:
    """The card is unknown, so the attacks are asked for after its reveal."""
    witness = sit_at(visit("/"), local_server, *UNKNOWN, "PlanBattle")
    witness.send(WITCH)
    witness.send(GHOST)
    assert [name for name, *_ in witness.page.evaluate(CHIPS)] == ["Witch", "Ghost"]
    witness.confirm()
    wait_for_previews(witness.page, "AttackWith")
    expect(witness.page.locator(".sheet .bar.chosen")).to_contain_text("Witch", timeout=TIMEOUT_MS)


UNKNOWN = ("more-034.jsonl", 193)
"""Round 1, a Ghost and a Witch."""


def one_round(witness: Witness) -> None:
    """One round's fatigue is shown, and one round's plan is sent."""
    tired = witness.page.locator(".timeline .chip.tired").all_inner_texts()
    shown = sum(int("".join(filter(str.isdigit, text.split("\n")[0]))) for text in tired)
    before = witness.state()["view"]
    steps = witness.confirm()
    assert [option for kind, option in steps if kind == "PlanBattle"].count(PLAN_READY) == 1
    wait_for_attacks(witness, 1)
    now = wait_until(
        witness.page,
        lambda: witness.state()["view"]["combat_round"],
        lambda number: number != before["combat_round"],
    )
    assert now == before["combat_round"] + 1, "the next round is planned on its own"
    done = fatigue_in_round(witness.events(), witness.seat, before["combat_round"])
    assert shown == done


def fatigue_in_round(events: list[dict[str, Any]], seat: int, fight: int) -> int:
    """The damage by fatigue that the engine dealt in one round of the last Combat."""
    now, total, step = 1, 0, 0
    for event in events:
        values = event["values"]
        if event["kind"] == "CombatBegan":
            total = 0
        elif event["kind"] == "CombatRoundBegan":
            now = values["round"]
        elif event["kind"] == "BattleStep" and values["seat"] == seat:
            step = values["step"]
        elif event["kind"] == "AdventurerHurt" and values["seat"] == seat and step == CONQUERING:
            total += values["count"] if now == fight else 0
    return total


CONQUERING = 5


def test_a_forecast_is_of_one_round_in_the_school(visit: Visit) -> None:
    """Mission 5: a lord who sends everything can only be ready in round 2 (DL-57)."""
    page = visit("/#learn")
    witness = Witness(page)
    open_mission(page, "M5")
    witness.tap(".store .fighter[data-option]:not(.off)")
    witness.send(TROLL)
    witness.send(GOBLIN)
    one_round(witness)


TWINS = ("shows-13.jsonl", 264)
"""A battle in a room against four, with a known card: this lord has two Vampires."""
UNKNOWN_TWINS = ("more-022.jsonl", 232)
"""The same with an unknown card, against three."""
TWIN = ".sent .creature >> nth=1 >>"


def send_twins(witness: Witness) -> list[list[Any]]:
    """Send two Vampires, and change only the second one; returns their chips."""
    witness.send(VAMPIRE)
    witness.send(VAMPIRE)
    first, second = witness.page.evaluate(CHIPS)
    assert first[0] == second[0] == "Vampire"
    for control in ("attack", "target"):
        witness.tap(f"{TWIN} {CONTROLS[control]}")
        assert witness.page.evaluate(CHIPS)[0] == first, "the other one stays as it is"
        witness.agree()
    changed: list[list[Any]] = witness.page.evaluate(CHIPS)
    assert changed[1][1] != second[1]
    return changed


def test_two_creatures_of_a_kind_have_an_attack_and_an_aim_each(
    visit: Visit, local_server: LocalServer
) -> None:
    witness = sit_at(visit("/"), local_server, *TWINS, "PlanBattle")
    first, second = send_twins(witness)
    witness.tap(f"{TWIN} {CONTROLS['order']}")
    assert [chip[1] for chip in witness.page.evaluate(CHIPS)] == [second[1], first[1]]
    the_battle_is_as_it_was_shown(witness)


def test_a_creature_that_is_taken_back_leaves_its_twin_as_it_is(
    visit: Visit, local_server: LocalServer
) -> None:
    witness = sit_at(visit("/"), local_server, *TWINS, "PlanBattle")
    _, second = send_twins(witness)
    witness.tap(".sent .creature .fighter")
    assert [chip[1] for chip in witness.page.evaluate(CHIPS)] == [second[1]]
    the_battle_is_as_it_was_shown(witness)


def test_twins_that_attack_after_the_reveal_are_proposed_as_they_were_set(
    visit: Visit, local_server: LocalServer
) -> None:
    witness = sit_at(visit("/"), local_server, *UNKNOWN_TWINS, "PlanBattle")
    wanted = [("Vampire", alternative_of(name, signs)) for name, signs, _ in send_twins(witness)]
    assert len(set(wanted)) == 2
    witness.confirm()
    wait_for_previews(witness.page, "AttackWith")
    assert attacks_sent(witness.confirm()) == wanted


NOTHING_LEFT = ("more-025.jsonl", 214)
"""Round 3 with a known card: this lord has only a Ghost."""


def test_a_forecast_is_of_one_round_in_a_game(visit: Visit, local_server: LocalServer) -> None:
    witness = sit_at(visit("/"), local_server, *NOTHING_LEFT, "PlanBattle")
    witness.send(GHOST)
    one_round(witness)


PAID = [("first-2-greedy.jsonl", 47), ("first-3-greedy.jsonl", 62), ("first-2-random.jsonl", 131)]
"""Pay Day, and this lord pays last: later events are unknown."""


@pytest.mark.parametrize(("file", "answers"), PAID)
def test_the_total_of_pay_day_is_what_is_left_after_paying(
    visit: Visit, local_server: LocalServer, file: str, answers: int
) -> None:
    witness = sit_at(visit("/"), local_server, file, answers, "PayWages")
    page = witness.page
    rest = page.locator(".rest .good")
    expect(rest.first).to_be_visible(timeout=TIMEOUT_MS)
    shown = goods_in(page, ".rest .good")
    witness.confirm()
    lord = witness.state()["view"]["lords"][witness.seat]
    left = {"gold": lord["gold"], "food": lord["food"], "traps": lord["trap_count"], "evil": lord["evil"]}
    assert shown == {name: count for name, count in left.items() if count}


def goods_in(page: Page, selector: str) -> dict[str, int]:
    goods = "all => all.map((one) => [one.className.split(' ')[1], one.lastChild.textContent])"
    return {name: int(text) for name, text in page.locator(selector).evaluate_all(goods)}


TAXED = [("first-2-greedy.jsonl", 65), ("first-3-greedy.jsonl", 150), ("full-4-greedy.jsonl", 255)]


@pytest.mark.parametrize(("file", "answers"), TAXED)
def test_the_stores_at_taxes_show_what_is_left_after_paying(
    visit: Visit, local_server: LocalServer, file: str, answers: int
) -> None:
    witness = sit_at(visit("/"), local_server, file, answers, "PayTaxes")
    page = witness.page
    gold = page.locator(".stores .gold b")
    expect(page.locator(READY)).to_be_visible(timeout=TIMEOUT_MS)
    was = witness.state()["view"]["lords"][witness.seat]["gold"]
    shown = gold.evaluate(
        "one => [one.querySelector('s')?.textContent ?? '', one.lastChild.textContent.trim()]"
    )
    witness.confirm()
    left = witness.state()["view"]["lords"][witness.seat]["gold"]
    assert shown == [str(was), str(left)]


CHOOSES_LAST = ("shows-05.jsonl", 74)
"""All others have chosen, and none of their orders comes between Get Food and Improve Reputation of this lord."""
ASKED_ORDERS = (IMPROVE_REPUTATION, MINE_GOLD, GET_FOOD)


def test_slots_that_ask_are_each_asked_and_confirmed_on_their_own(
    visit: Visit, local_server: LocalServer
) -> None:
    """An answer does not hide certain later results (DL-22)."""
    witness = sit_at(visit("/"), local_server, *CHOOSES_LAST, "ChooseOrder")
    page = witness.page
    choose_orders(witness, asking=True)
    assert [kind for kind, _ in witness.confirm()] == ["ChooseOrder"] * 3
    for order in (GET_FOOD, IMPROVE_REPUTATION):
        wait_for_previews(page, "ExecuteOrder")
        asked = witness.state()["asks"][0]
        assert asked["facts"]["order"] == order
        assert [kind for kind, _ in witness.confirm()] == ["ExecuteOrder"]


def choose_orders(witness: Witness, asking: bool) -> None:
    """Three orders, all of them set to ask, or all of them as the page proposes."""
    lord, page = LordsPlayer(witness.page), witness.page
    for order in ASKED_ORDERS:
        lord.stage(f".order.free[data-option='{order}']")
    expect(page.locator(".slot.staged")).to_have_count(3)
    while asking and page.locator(RUNS).count():
        page.locator(RUNS).first.click()
    if asking:
        expect(page.locator(".slot:has-text('asks me')")).to_have_count(3)


RUNS = ".slot .toggle[aria-pressed=true]"


def test_slots_that_run_need_no_second_answer_also_after_a_reload(
    visit: Visit, local_server: LocalServer
) -> None:
    """The page sends along the orders that it says will run; a question in between does not drop the rest."""
    witness = sit_at(visit("/"), local_server, *CHOOSES_LAST, "ChooseOrder")
    page, earlier = witness.page, len(executed(witness))
    choose_orders(witness, asking=False)
    expect(page.locator(RUNS)).to_have_count(3)
    assert [kind for kind, _ in witness.confirm()[3:]] == ["ExecuteOrder", "ExecuteOrder", "MineGold"]
    page.wait_for_selector(".lords.board[data-kind=Spy]", timeout=TIMEOUT_MS)
    assert executed(witness)[earlier:] == [GET_FOOD, IMPROVE_REPUTATION]
    page.reload()
    page.wait_for_selector(".lords.board[data-kind=Spy]", timeout=TIMEOUT_MS)
    page.locator(".sheet .bar").first.click()
    page.wait_for_selector(".lords.board:not([data-kind=Spy])", timeout=TIMEOUT_MS)
    assert [kind for kind, _ in witness.plans[-1]] == ["Spy", "MineGold"]
    done = wait_until(
        page, lambda: executed(witness)[earlier:], lambda all: len(all) == 3
    )  # others dig first
    assert done == [GET_FOOD, IMPROVE_REPUTATION, MINE_GOLD]


def executed(witness: Witness) -> list[int]:
    """The orders of this lord that the engine has executed."""
    done = [event["values"] for event in witness.events() if event["kind"] == "OrderExecuted"]
    return [one["order"] for one in done if one["seat"] == witness.seat]


def test_orders_that_were_confirmed_nowhere_are_asked_one_by_one(
    visit: Visit, local_server: LocalServer
) -> None:
    """This browser has no promised orders: a Confirm answers only the displayed order."""
    witness = sit_at(visit("/"), local_server, "shows-05.jsonl", 77, "ExecuteOrder")
    expect(witness.page.locator(READY)).to_be_visible(timeout=TIMEOUT_MS)
    assert [kind for kind, _ in witness.confirm()] == ["ExecuteOrder"]


NO_FOOD = ("full-3-greedy.jsonl", 209)
"""Round 1 with a known card: a Troll, and no food for his stronger attack."""


def test_an_attack_that_cannot_be_paid_is_not_set_and_says_why(
    visit: Visit, local_server: LocalServer
) -> None:
    witness = sit_at(visit("/"), local_server, *NO_FOOD, "PlanBattle")
    witness.send(TROLL)
    before = witness.page.evaluate(CHIPS)
    witness.tap(f".sent .creature {CONTROLS['attack']}")
    expect(witness.page.locator("div.why")).to_contain_text("DL-63", timeout=TIMEOUT_MS)
    assert witness.page.evaluate(CHIPS) == before
    the_battle_is_as_it_was_shown(witness)


SPIES = ("first-3-greedy.jsonl", 75)
"""This lord looks at a combat card, and mines afterwards."""


def test_a_card_is_shown_until_ok_and_stays_beside_the_year(visit: Visit, local_server: LocalServer) -> None:
    witness = sit_at(visit("/"), local_server, *SPIES, "Spy")
    page = witness.page
    page.locator(".sheet .bar").first.click()
    expect(page.locator(".spied h2")).to_be_visible(timeout=TIMEOUT_MS)
    card = witness.state()["view"]["city_cards"][0]
    name = make_narrator("lords", "en").name_of(SPELL, card)
    expect(page.locator(".spied h2")).to_have_text(name)
    page.locator(".spied .primary").click()
    expect(page.locator(".spied")).to_have_count(0)
    page.reload()
    expect(page.locator(".city .known")).to_have_count(1, timeout=TIMEOUT_MS)
    expect(page.locator(".spied")).to_have_count(0)
    page.locator(".city .known").click()
    expect(page.locator(".reader")).to_contain_text(name)


IN_A_SHEET = [
    "ExecuteOrder",
    "MineGold",
    "DiscardTrap",
    "HireCreature",
    "GiveTrap",
    "FeedDemon",
    "PayTaxes",
    "FaceHunt",
    "FaceStrike",
    "LoseTrap",
    "FaceInspection",
    "ReleasePrisoner",
    "SpringTrap",
    "AimTrap",
    "AttackWith",
    "AimAgain",
    "FacePeace",
    "FaceSuggestion",
    "PickMonster",
]
"""Questions with one button for each answer."""
TEXT = "(parts) => parts.map((part) => (typeof part === 'string' ? part : part[2])).join('')"


@pytest.mark.parametrize("kind", IN_A_SHEET)
def test_every_answer_is_sent_as_it_is_shown_under_its_cause(
    visit: Visit, local_server: LocalServer, kind: str
) -> None:
    """Each button of the sheet once; then the last one is confirmed."""
    page = visit("/")
    witness = join(page, local_server, moments("lords")[kind], kind)
    asked = witness.state()["asks"][0]
    cause = page.evaluate(TEXT, asked["prompt"]).partition(": ")[0]
    expect(page.locator("h1")).to_contain_text(cause)
    sent = -1
    for index in range(page.locator(".sheet .bar").count()):
        bar = page.locator(".sheet .bar").nth(index)
        option = int(bar.get_attribute("data-option") or -1)
        if bar.get_attribute("aria-pressed") != "true":
            press(bar)
        if page.locator(f".lords.board[data-kind={kind}]").count() == 0:  # the answer asks for another one
            page.keyboard.press("Escape")
            wait_for_previews(page, kind)
            continue
        expect(page.locator(f".sheet .bar.chosen[data-option='{option}']")).to_be_visible(timeout=TIMEOUT_MS)
        expect(page.locator("h1")).to_contain_text(cause)
        expect(page.locator("h1")).to_contain_text("✓")
        sent = option
    if sent < 0:
        return
    option = sent
    last = page.locator(f".sheet .bar[data-option='{option}']")
    if last.get_attribute("aria-pressed") != "true":
        last.click()
    expect(last).to_have_attribute("aria-pressed", "true", timeout=TIMEOUT_MS)
    wait_for_previews(page)
    assert witness.confirm()[0] == [kind, option]
    assert asked not in witness.state()["asks"]


ELSEWHERE = {
    "KeepOrder": ".order.free",
    "PickNonPlayerOrder": ".order.free",
    "RetrieveOrder": ".sheet .bar",
    "Spy": ".sheet .bar",
    "DigTunnel": ".cell.target",
    "BuildRoom": ".cell.target",
    "UseRoom": ".cell.target",
}
AT_ONCE = ("Spy", "RetrieveOrder")
"""A tap sends the answer."""
"""Questions answered with cards, cells or rows, and what is tapped. The plan of a battle has its own tests."""


def test_every_question_is_toggled_here() -> None:
    assert {*IN_A_SHEET, *ELSEWHERE, "ChooseOrder", "PayWages", "PlanBattle"} == {
        kind.name for kind in game_registry.rules("lords").ask_kinds
    }


@pytest.mark.parametrize("kind", ELSEWHERE)
def test_each_card_cell_and_row_is_sent_as_it_is_shown(
    visit: Visit, local_server: LocalServer, kind: str
) -> None:
    """The first things are tapped one after the other. The last one is sent."""
    page = visit("/")
    witness = join(page, local_server, moments("lords")[kind], kind)
    asked = witness.state()["asks"][0]
    if kind == "BuildRoom":
        page.locator(".sheet .bar:not(.off)").first.click()
    things = page.locator(f"{ELSEWHERE[kind]}[data-option]:visible")
    options = [int(thing.get_attribute("data-option") or -1) for thing in things.all()]
    offered = [option for option in dict.fromkeys(options) if option in asked["options"]]
    assert offered, options
    option = -1
    for option in offered[:3]:
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        wait_for_previews(page, kind)
        if kind == "BuildRoom" and not page.locator(".sheet .bar.chosen").count():
            page.locator(".sheet .bar:not(.off)").first.click()
        press(page.locator(f"{ELSEWHERE[kind]}[data-option='{option}']").first)
        if kind in AT_ONCE:
            page.wait_for_selector(".table[data-busy=false]", timeout=TIMEOUT_MS)
            break
        expect(page.locator(READY).first).to_be_visible(timeout=TIMEOUT_MS)
    sent = witness.plans[-1] if kind in AT_ONCE else witness.confirm()
    assert option in [given for name, given in sent if name in (kind, "")]
    assert asked not in witness.state()["asks"]


def test_three_orders_are_sent_as_their_slots_show(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    witness = join(page, local_server, moments("lords")["ChooseOrder"], "ChooseOrder")
    tapped = []
    while not page.locator(READY).count():
        order = page.locator(".order.free").last
        tapped.append(int(order.get_attribute("data-option") or -1))
        press(order)
    catalogue = component_catalogue("standard", "en").orders
    slots = page.locator(".slots .slot").all_inner_texts()
    for number, slot in zip(tapped, slots, strict=False):
        assert catalogue[number].name in slot.replace("\u00ad", "").replace("\n", " "), (number, slot)
    picks = ("ChooseOrder", "PickNonPlayerOrder")
    assert [option for kind, option in witness.confirm() if kind in picks] == tapped


@pytest.mark.parametrize(("file", "answers"), PAID)
def test_each_row_of_pay_day_is_paid_or_let_go_as_it_shows(
    visit: Visit, local_server: LocalServer, file: str, answers: int
) -> None:
    """Every row is let go and paid again; then the first row leaves."""
    witness = sit_at(visit("/"), local_server, file, answers, "PayWages")
    page = witness.page
    expect(page.locator(".wages .two").first).to_be_visible(timeout=TIMEOUT_MS)
    rows = page.locator(".wages .two").count()
    for row in [*reversed(range(rows)), 0]:
        pay, leave = (page.locator(".wages .two").nth(row).locator("button").nth(at) for at in (0, 1))
        was_paid = pay.get_attribute("aria-pressed") == "true"
        for button in (leave, pay) if row and was_paid else (leave,):
            press(button)
            expect(button).to_have_attribute("aria-pressed", "true", timeout=TIMEOUT_MS)
            assert page.locator(".wages .two").count() == rows, "the sheet stays whole"
    pressed = page.locator(".wages .two button:first-child").evaluate_all(
        "all => all.map((one) => one.ariaPressed === 'true')"
    )
    sent = [option for kind, option in witness.confirm() if kind == "PayWages"]
    assert [option < LET_GO for option in sent] == pressed


FIVE_WAGES = ("shows-13.jsonl", 218)
"""Pay Day with five creatures."""
EATEN = ("shows-01.jsonl", 206)
"""Pay Day with a Vampire and a Demon, which eats him."""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_long_pay_day_stays_whole_with_its_total_in_sight(
    visit: Visit, local_server: LocalServer, phone: bool
) -> None:
    page = visit("/", phone=phone)
    sit_at(page, local_server, *FIVE_WAGES, "PayWages")
    rows = page.locator(".wages .two")
    expect(rows).to_have_count(5, timeout=TIMEOUT_MS)
    for button in page.locator(".wages .two button").all():
        cut = button.evaluate("one => one.scrollWidth - one.clientWidth")
        assert cut <= 0, f"{button.inner_text()} is {cut} pixels too wide"
    press(rows.last.locator("button").nth(1))
    expect(rows).to_have_count(5)
    expect(rows.last.locator("button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".rest")).to_be_in_viewport(ratio=0.98)
    expect(page.locator("h1")).to_contain_text("Pay Day")


def test_the_meal_of_a_demon_says_who_eats_whom(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    sit_at(page, local_server, *EATEN, "PayWages")
    expect(page.locator(".wages .follow")).to_contain_text("Demon eats", timeout=TIMEOUT_MS)
    expect(page.locator(".wages .follow b")).to_have_text("Vampire")


COUNTERS = """() => [...document.querySelectorAll('.seats > li')].map(
    (note) => [...note.querySelectorAll('.good, .part')].map((one) => one.textContent.trim()).join(' '))"""


def test_no_counter_moves_before_its_step_of_the_reveal(visit: Visit, local_server: LocalServer) -> None:
    """Step by step: goods, evil and minions are those of the shown step, and in the end those of the table."""
    chosen = moment("lords", "full-4-greedy.jsonl", is_last_to_choose)
    page = visit("/", reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('kazamata.playback', 'step')")
    witness = Witness(page, chosen.seat)
    page.goto(local_server.url + store_tables(local_server.database, [chosen])[0])
    page.wait_for_selector(".slots", timeout=TIMEOUT_MS)
    lord = LordsPlayer(page)
    while not page.locator(READY).count():
        lord.stage(".order.free")
    shown = page.evaluate(COUNTERS)
    assert all(shown)
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".reveal", timeout=TIMEOUT_MS)
    assert page.evaluate(COUNTERS) == shown, "before the first card is turned nothing has moved"
    taken = [page.locator(".town .spot.taken").count()]
    assert taken == [0]
    while page.locator(".reveal").count():
        page.keyboard.press("Shift")
        page.wait_for_timeout(30)
        if page.locator(".reveal").count():
            taken.append(page.locator(".town .spot.taken").count())
    assert max(later - before for before, later in pairwise(taken)) <= 1, taken
    assert max(taken) > 3, taken
    state = witness.state()["view"]["lords"]
    for seat, note in enumerate(page.evaluate(COUNTERS)):
        assert f"evil{state[seat]['evil']}" in note.split(), (note, state[seat]["evil"])


def test_a_staged_tunnel_is_tapped_back_where_it_lies(visit: Visit, local_server: LocalServer) -> None:
    page = visit("/")
    join(page, local_server, moments("lords")["DigTunnel"], "DigTunnel")
    cell = page.locator(".cell.target").first.get_attribute("data-cell")
    page.locator(f".cell[data-cell='{cell}']").click()
    expect(page.locator(f".cell.fresh[data-cell='{cell}']")).to_have_count(1, timeout=TIMEOUT_MS)
    page.locator(f".cell[data-cell='{cell}']").click()
    expect(page.locator(".cell.fresh")).to_have_count(0, timeout=TIMEOUT_MS)


def test_the_ribbon_shows_the_taxes_that_the_engine_forecasts(
    visit: Visit, local_server: LocalServer
) -> None:
    witness = sit_at(visit("/"), local_server, "first-3-greedy.jsonl", 65, "ChooseOrder")
    row = witness.state()["view"]["forecast"]["events"][0]
    due = "–".join(map(str, dict.fromkeys(row["gold_due"])))
    left = "–".join(map(str, dict.fromkeys(row["gold"])))
    expect(witness.page.locator(".order-forecast .billed").first).to_contain_text(f"{due} due, {left} left")


def test_after_confirm_plan_and_forecast_stay_while_the_others_plan(
    visit: Visit, local_server: LocalServer
) -> None:
    """The table is shared by people who have not planned."""
    chosen = stored_moment(*SPIED)
    page = visit("/")
    witness = Witness(page, chosen.seat)
    seats = len(lines(chosen.path)[0]["seats"])
    page.goto(local_server.url + store_shared_table(local_server.database, chosen, seats)[chosen.seat])
    wait_for_previews(page, "PlanBattle")
    witness.send(VAMPIRE)
    shown = page.evaluate(COLUMNS)
    expect(page.locator(".laid")).to_have_count(0)
    others = len(witness.state()["asked_seats"]) > 1
    witness.confirm()
    if others:
        expect(page.locator(".laid")).to_contain_text("Your plan is laid", timeout=TIMEOUT_MS)
        assert page.evaluate(COLUMNS) == shown
        expect(page.locator(".sent .creature")).to_have_count(1)
