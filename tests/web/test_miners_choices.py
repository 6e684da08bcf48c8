"""Questions of Imperial Miners: the display, the message of a tap and its result agree."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kazamata import game_registry
from kazamata.core.rules import Setup
from tests.web.browser_player import TIMEOUT_MS
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.miners_player import HINT, MARKED, RESTED, MinersPlayer, Moment, go_to, moments, open_at
from tests.web.test_miners_asks import pick

UNFORESEEN = ("KeepCards", "DrawCard", "NameFaction", "SeekFaction", "TrimHand")
SENT_ON_TAP = ("DrawCard", "NameFaction", "SeekFaction")


def sent_by(page: Page) -> list[dict[str, Any]]:
    """The answers and plans that a page sends from now on."""
    sent = list[dict[str, Any]]()

    def hear(text: str | bytes) -> None:
        reply = json.loads(text)
        if reply["type"] in ("answer", "plan"):
            sent.append(reply)

    page.on("websocket", lambda line: line.on("framesent", hear))
    return sent


def options_sent(sent: list[dict[str, Any]]) -> list[int]:
    return [option for message in sent for _, option in message.get("steps", [("", message.get("option"))])]


def own_seat(person: MinersPlayer, at: int = -1) -> dict[str, Any]:
    """The first seat as the server shows it now, or after so many answers."""
    table = person.page.url.split("/t/")[1][:12].split("?")[0].split("#")[0]
    path = f"/api/tables/{table}/replay?at={at if at >= 0 else person.seq}&seat=0"
    reply = person.page.request.get(person.page.url.split("/t/")[0] + path).json()
    seat: dict[str, Any] = reply["view"]["seats"][0]
    return seat


def sit(
    visit: Visit, local_server: LocalServer, moment: Moment, **options: object
) -> tuple[MinersPlayer, list[dict[str, Any]]]:
    """A player at a table at a moment, and the messages of his page."""
    page = visit("/", **options)
    sent = sent_by(page)
    person = MinersPlayer(page, touch=bool(options.get("phone")))
    go_to(page, open_at(local_server, [moment])[0])
    person.calm()
    return person, sent


EVENT_ASKS = (
    "NameFaction",
    "MoveMarker",
    "EnterBoard",
    "ClearCollapse",
    "DrawCard",
    "DiscardSome",
    "ChooseBranch",
)


def event_question() -> Moment:
    """A question of an event, before the first card."""
    rules = game_registry.rules("miners")
    for seed in range(1000):
        chance, steps = Random(seed), list[tuple[str, int]]()
        state = rules.deal(Setup(1, {choice.key: choice.default for choice in rules.choices}), seed)
        while (asks := rules.ask(state)) and len(steps) < 12:
            (ask,) = asks
            kind = rules.ask_kinds[ask.kind].name
            if (
                kind in EVENT_ASKS
                and len(ask.options) > 1
                and state.round
                and not state.players[0].mine.cards
            ):
                return Moment(kind, seed, steps)
            steps.append((kind, int(chance.choice(list(ask.options)))))
            rules.take(state, 0, steps[-1][1])
    raise AssertionError("no event asks at the beginning")


def moment_at(kind: str) -> Moment:
    return next(moment for moment in moments() if moment.kind == kind)


def position_at(moment: Moment) -> Any:
    rules = game_registry.rules("miners")
    state = rules.deal(Setup(1, {choice.key: choice.default for choice in rules.choices}), moment.seed)
    for _, option in moment.steps:
        rules.take(state, 0, option)
    return state


OFFERED = """() => [...document.querySelectorAll(
    '.choice:not(.off), .place:not(.other), .spot.lit .card, .joint.target, .field.lit, ' +
    '.space.lit .land, .track.lit .enter, .held:not(.unplayable)'
)].map((one) => one.dataset.option).filter((one) => /^\\d+$/.test(one)).map(Number)"""
TOGETHER = ("KeepCards", "TrimHand")
MOST_CONTROLS = 6
"""Controls of one question that are tried one after the other; more of them differ only in their place."""


def shown_of(seat: Any) -> tuple[object, ...]:
    """What a board shows of a seat."""
    named = seat if isinstance(seat, dict) else {name: getattr(seat, name) for name in seat.__match_args__}
    mine = named["mine"]
    laid = mine if isinstance(mine, dict) else {name: getattr(mine, name) for name in mine.__match_args__}
    numbers = [int(named[one]) for one in ("coins", "points", "marker_board", "marker_space", "distance")]
    return (
        numbers,
        list(named["hand_levels"]),
        *(list(laid[one]) for one in ("cards", "cells", "machinery_counts")),
    )


@pytest.mark.parametrize("moment", moments(), ids=lambda moment: moment.kind)
def test_for_every_control_the_board_shows_sends_and_the_engine_does_the_same(
    visit: Visit, local_server: LocalServer, moment: Moment
) -> None:
    (ask,) = game_registry.rules("miners").ask(position_at(moment))
    options = [int(option) for option in ask.options]
    ann, sent = sit(visit, local_server, moment)
    page = ann.page
    open_the_question(ann, moment)
    offered = page.evaluate(OFFERED)
    assert set(offered) == set(options), (
        "each legal answer has a control, and each lit control is a legal answer"
    )
    if moment.kind in TOGETHER:
        pick(ann, moment.kind)
        finish(ann, sent, moment)
        return
    digits = page.evaluate(
        "() => [...document.querySelectorAll('[data-choice]')].map((one) => one.dataset.choice)"
    )
    assert len(set(digits)) == len(digits), "a digit names one control"
    for place, option in enumerate(options[-MOST_CONTROLS:]):
        if place:
            sent.clear()
            go_to(page, open_at(local_server, [moment])[0])
            ann.calm()
            open_the_question(ann, moment)
        ann.step(f".miners [data-option='{option}'] >> nth=0")
        assert (options_sent(sent) or ann.staged)[0] == option
        finish(ann, sent, moment)


def open_the_question(ann: MinersPlayer, moment: Moment) -> None:
    """The question is open with all its answers: a proposal is taken back, and places beside a gap are shown."""
    if moment.kind == "BuyTimes":  # the most is proposed
        ann.tap(".chain .chip")
        ann.tap(".chain .step")
    ann.page.wait_for_selector(f".miners[data-asked={moment.kind}]", timeout=TIMEOUT_MS)
    if ann.page.locator(".gaps").count():
        ann.page.click(".gaps")


def finish(ann: MinersPlayer, sent: list[dict[str, Any]], moment: Moment) -> None:
    """Confirm what is staged: it is sent as shown, and the engine does the same with it."""
    rules, state = game_registry.rules("miners"), position_at(moment)
    if not sent:
        shown = ann.staged
        ann.confirm()
        assert options_sent(sent)[: len(shown)] == shown
    given = options_sent(sent)
    assert ann.seq >= len(moment.steps) + len(given)
    for option in given:
        rules.take(state, 0, option)
    assert shown_of(own_seat(ann, len(moment.steps) + len(given))) == shown_of(rules.see(state, 0).seats[0])


def test_an_advance_is_asked_and_the_marker_goes_as_far_as_the_player_taps(
    visit: Visit, local_server: LocalServer
) -> None:
    for phone in (False, True):
        ann, sent = sit(visit, local_server, moment_at("MoveMarker"), phone=phone)
        before = own_seat(ann)
        expect(ann.page.locator(".miners[data-asked=MoveMarker]")).to_be_visible()
        assert ann.staged == [], "nobody chooses for the player"
        lit = ann.page.locator(".tracks .space.lit .land")
        reach = lit.count()
        assert reach > 1
        ann.step(".tracks .space.lit .land >> nth=0")
        assert ann.staged[0] == 1
        if phone:
            ann.page.locator(".round-bar .mine").tap()
        others = ann.page.locator(".tracks .space.other .land")
        expect(others).to_have_count(reach - 1)
        ann.step(".tracks .space.other .land >> nth=0")
        assert ann.staged[0] == 2, "a staged advance is changed by a tap on another space"
        ann.step(".tracks .space.other .land >> nth=0")
        assert ann.staged[0] == 1
        assert sent == []
        while ann.kind and ann.kind not in UNFORESEEN:
            ann.stage()
        shown = ann.staged
        ann.confirm()
        assert options_sent(sent)[: len(shown)] == shown
        assert own_seat(ann)["distance"] == before["distance"] + 1


def is_foreseen(turn: list[tuple[str, int]]) -> bool:
    return not any(kind in UNFORESEEN for kind, _ in turn)


def machinery_on_the_chain() -> tuple[Moment, list[tuple[str, int]], int]:
    """The beginning of a turn, the answers that lead to the question, and a card of the chain that answers it."""
    rules = game_registry.rules("miners")
    for seed in range(1000):
        chance, steps = Random(seed), list[tuple[str, int]]()
        state = rules.deal(Setup(1, {choice.key: choice.default for choice in rules.choices}), seed)
        begun, turn, free = 0, list[tuple[str, int]](), dict[int, int]()
        while asks := rules.ask(state):
            (ask,) = asks
            kind, options = rules.ask_kinds[ask.kind].name, [int(option) for option in ask.options]
            if kind == "ChooseCard":
                begun, turn, free = len(steps), [], {}
            chain = [spot for spot, count in free.items() if count == 3 and spot in options]
            if kind == "PlaceMachinery" and chain and turn[-1][0] == "UseEffect" and is_foreseen(turn):
                return Moment("ChooseCard", seed, steps[:begun]), turn, chain[0]
            if kind == "UseEffect":
                free[rules.question(state, ask).fact("spot")] = len(options)
            turn.append((kind, chance.choice(options)))
            steps.append(turn[-1])
            rules.take(state, 0, turn[-1][1])
    raise AssertionError("no turn comes to machinery on its own chain")


def test_a_tap_in_the_middle_of_a_card_answers_the_open_question_and_changes_no_effect(
    visit: Visit, local_server: LocalServer
) -> None:
    moment, turn, spot = machinery_on_the_chain()
    ann, sent = sit(visit, local_server, moment)
    page = ann.page
    for index, (kind, option) in enumerate(turn):
        if len(ann.staged) <= index:
            ann.give(kind, option)
    before = ann.staged
    assert before == [option for _, option in turn]
    expect(page.locator(".miners[data-asked=PlaceMachinery]")).to_be_visible()
    target = page.locator(f".mine-area .spot:has([data-target='spot {spot}'])")
    held = own_seat(ann)["mine"]["machinery_counts"]
    for corner in (0.6, 0.85), (0.5, 0.45):
        while len(ann.staged) > len(before):
            page.keyboard.press("Escape")
        page.evaluate("document.activeElement.blur()")  # a card in focus would lie above all others
        state = page.evaluate("document.querySelector('.miners').dataset.line")
        box = target.locator(".card").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] * corner[0], box["y"] + box["height"] * corner[1])
        page.wait_for_function("line => document.querySelector('.miners').dataset.line !== line", arg=state)
        ann.calm()
        assert ann.staged[: len(before) + 1] == [*before, spot]
    expect(target.locator(".aim")).to_be_visible()  # a separate sign next to the number of the chain
    shown = ann.staged
    ann.confirm()
    assert options_sent(sent)[: len(shown)] == shown
    placed = own_seat(ann)["mine"]["machinery_counts"]
    assert placed[spot] > (held[spot] if spot < len(held) else 0)


def test_a_hint_marks_what_a_tap_would_send_and_the_player_s_own_tap_sends_it(
    visit: Visit, local_server: LocalServer
) -> None:
    for kind in SENT_ON_TAP:
        ann, sent = sit(visit, local_server, moment_at(kind), phone=kind == "NameFaction")
        page, seq = ann.page, ann.seq
        expect(page.locator(f".miners[data-asked={kind}]")).to_be_visible()
        with page.expect_response(lambda one: "/hint?" in one.url) as advised:
            ann.tap(HINT)
        page.wait_for_selector(RESTED, timeout=TIMEOUT_MS)
        wanted = advised.value.json()["option"]
        page.wait_for_selector(f"{MARKED}, .table:not([data-seq='{seq}'])", timeout=TIMEOUT_MS)
        assert sent == [], f"{kind}: the bulb sends nothing"
        assert ann.seq == seq
        expect(page.locator(MARKED)).to_have_count(1)
        expect(page.locator(MARKED)).to_be_in_viewport(ratio=0.9)
        assert page.locator(MARKED).get_attribute("data-option") == str(wanted)
        ann.step(MARKED)
        assert options_sent(sent) == [wanted]
        assert ann.seq > seq
        expect(page.locator(MARKED)).to_have_count(0)
