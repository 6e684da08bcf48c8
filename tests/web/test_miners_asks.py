"""Every question of Imperial Miners is answered by touch, and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.web.browser_player import TIMEOUT_MS, press_enter
from tests.web.conftest import Visit
from tests.web.local_server import LocalServer
from tests.web.miners_player import LIT, MinersPlayer, Moment, go_to, moments, open_at

MOMENTS = moments()
LAID = ("BuyTimes",)
"""The preselected maximum: it is opened again, and another number chosen."""


class KeyboardMinersPlayer(MinersPlayer):
    """A player without a mouse: he sees the focus, moves with the arrows, and presses Enter."""

    def press(self, thing: Locator, timeout: float) -> None:
        thing.wait_for(timeout=timeout)
        name = thing.get_attribute("data-target", timeout=timeout)
        if name is not None:
            self.move_to(name)
        press_enter(self.page, thing, name is not None, timeout)

    def move_to(self, thing: str) -> None:
        """Enter the mine through the tab order, and move with the arrows."""
        self.page.locator(".mine-area [data-target][tabindex='0']").first.focus()
        for key in ("Right", "Down", "Left", "Up") * 12:
            if self.page.evaluate("document.activeElement.dataset.target") == thing:
                return
            outline = self.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", "the focus cannot be seen"
            self.page.keyboard.press(f"Arrow{self.towards(thing, key)}")

    def towards(self, thing: str, otherwise: str) -> str:
        """The arrow that leads nearer."""
        side: str | None = self.page.evaluate(TOWARDS, thing)
        return side or otherwise

    def confirm(self, since: str = "") -> None:
        before = since or self.stamp
        self.page.keyboard.press("Control+Enter")
        self.page.wait_for_selector(f".table[data-busy=false]:not([data-seq='{before}'])", timeout=TIMEOUT_MS)


TOWARDS = """(thing) => {
    const boxOf = (one) => one.getBoundingClientRect();
    const middle = (one) => [boxOf(one).x + boxOf(one).width / 2, boxOf(one).y + boxOf(one).height / 2];
    const [x, y] = middle(document.activeElement);
    const [right, down] = middle(document.querySelector(`[data-target='${thing}']`)).map((at, i) => at - [x, y][i]);
    if (Math.abs(down) > 12) return down > 0 ? 'Down' : 'Up';
    return Math.abs(right) > 4 ? (right > 0 ? 'Right' : 'Left') : null;
}"""


def answer(person: MinersPlayer, moment: Moment) -> None:
    """Answer the question of a moment, and check that the table has taken it."""
    before = len(moment.steps)
    person.calm()
    if moment.kind in LAID:
        person.page.wait_for_selector(".chain .chip", timeout=TIMEOUT_MS)
        person.tap(".chain .chip")
        person.tap(".chain .step")
        person.page.wait_for_selector(f".miners[data-asked={moment.kind}]", timeout=TIMEOUT_MS)
        person.step(".choice:not(.chosen)")
    else:
        person.page.wait_for_selector(f".miners[data-asked={moment.kind}]", timeout=TIMEOUT_MS)
        pick(person, moment.kind)
    if person.page.locator(".table").get_attribute("data-seq") == str(before):
        person.page.wait_for_selector(".bar.staged button.confirm:not([disabled])", timeout=TIMEOUT_MS)
        person.confirm()
    assert int(person.page.locator(".table").get_attribute("data-seq") or 0) > before


def pick(person: MinersPlayer, kind: str) -> None:
    if kind == "KeepCards":
        for index in (2, 3, 5, 8):
            person.tap(f".keep .held:nth-child({index})")
    elif kind == "TrimHand":
        while person.sees(".handbox .held:not(.picked)") and not person.sees(".bar.staged"):
            before = person.stamp
            person.tap(".handbox .held:not(.picked)", before)
            person.page.wait_for_timeout(150)
            if person.page.locator(".table").get_attribute("data-seq") != before:
                return
    else:
        lit = [one for one in LIT if person.sees(one)]
        assert lit, f"nothing can be tapped for {kind}"
        person.step(lit[0])


@pytest.mark.parametrize("style", [MinersPlayer, KeyboardMinersPlayer], ids=["touch", "keyboard"])
def test_every_question_can_be_answered(
    visit: Visit, local_server: LocalServer, style: type[MinersPlayer]
) -> None:
    page = visit("/", phone=style is MinersPlayer)
    person = style(page, touch=style is MinersPlayer)
    assert len(MOMENTS) == 21
    for moment, link in zip(MOMENTS, open_at(local_server, MOMENTS), strict=True):
        go_to(page, link)
        answer(person, moment)
