"""Plans: several answers that a seat gives at once, and those that it will give when it is asked.

A plan is a row of steps, each the kind of a question and an option. Whatever can be given now is given now, in
one commit; if a step does not fit, nothing is. The rest waits with the table, and what follows from somebody's
answer is stored together with that answer. A plan ends when all its steps are given, and it stops

- after news: something that its seat did not know when it planned, unless the plan goes `through`;
- at a step that does not fit the question any more, or that is bound to another one (`Plan.fits`); bound steps
  whose question does not come are left out where a later step fits;
- at a quiet question that the seat has not yet been asked when it planned: an answer in no time would betray
  that nothing in the hand had to be thought over.

What a step leads to may be unknown before it is given. So once there was news a step that does not fit takes
nothing back with it: otherwise a plan would be a look at hidden cards for nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec.structs import replace

from kazamata.codec.wire import wire_ask
from kazamata.core.refusals import Refused
from kazamata.server.errors import RequestError
from kazamata.server.preview.worlds import reveals_to, was_foreseeable
from kazamata.server.store.records import ACTOR_PERSON, NOTE_GAVE_UP, AnswerPlan
from kazamata.server.tables.history import GameHistory, Proposal

NEWS: Final = "news"
MISFIT: Final = "misfit"
QUIET: Final = "quiet"
"""Why a plan has stopped."""


class PendingWrite(NamedTuple):
    """What would be stored together: entries, and the plans of seats that have changed (None: no plan)."""

    proposals: list[Proposal]
    plans: dict[int, AnswerPlan | None]


class PlanMismatch(Exception):
    """The next step of a plan is not what its seat is asked, or not possible."""


def start_plan(game: GameHistory, seat: int, named: int, plan: AnswerPlan, now: float) -> PendingWrite:
    """A new plan: all that can be given now, and the rest. Raises `Refused` or `Trouble` where nothing is given."""
    walk = PlanRun(game, seat, plan, [], now)
    try:
        walk.run(named)
    except PlanMismatch:
        _explain(walk)
    return PendingWrite(walk.proposals, {seat: walk.remaining()})


def _explain(walk: PlanRun) -> None:
    """Why the next step does not fit: the rules say so, or another question is asked."""
    kind, option = walk.plan.steps[0]
    refusal = walk.game.rules.why(walk.position, walk.seat, option)
    if walk.asked() == kind and refusal is not None:
        raise Refused(refusal)
    raise RequestError("plan-misfit", 409)


def continue_plans(
    game: GameHistory, proposals: Sequence[Proposal], plans: Mapping[int, AnswerPlan | None], now: float
) -> PendingWrite:
    """Entries, and what the plans of the seats let follow from them."""
    entries, left = list(proposals), dict(plans)
    if entries and entries[-1].entry.ask == NOTE_GAVE_UP:
        return PendingWrite(entries, left)
    while any(_goes_on(game, seat, entries, left, now) for seat in sorted(left)):
        pass
    return PendingWrite(entries, left)


def _goes_on(
    game: GameHistory, seat: int, entries: list[Proposal], plans: dict[int, AnswerPlan | None], now: float
) -> bool:
    """Let the plan of a seat go on if it can; whether it has."""
    plan = plans[seat]
    if plan is None or plan.stopped is not None:
        return False
    if not plan.through and _had_news(game, seat, plan, entries):
        plans[seat] = replace(plan, stopped=NEWS)
        return False
    walk = PlanRun(game, seat, plan, entries, now, is_uninformed=True)
    walk.run()
    given = walk.proposals[len(entries) :]
    plans[seat] = walk.remaining()
    entries += given
    return bool(given)


def _had_news(game: GameHistory, seat: int, plan: AnswerPlan, proposals: Sequence[Proposal]) -> bool:
    """Whether somebody else's answer has shown the seat something since its own last one."""
    stored = [(game.entries[at - 1], game.events_of(at)) for at in range(plan.since + 1, game.seq + 1)]
    coming = [(each.entry, each.events) for each in proposals]
    return any(reveals_to(game.rules, told, seat) for entry, told in [*stored, *coming] if entry.seat != seat)


class PlanRun:
    """A plan on its way through the questions of its seat.

    It goes `in_the_dark` where its seat has not seen the position that it answers in.
    """

    def __init__(
        self,
        game: GameHistory,
        seat: int,
        plan: AnswerPlan,
        proposals: Sequence[Proposal],
        now: float,
        is_uninformed: bool = False,
    ) -> None:
        self.game = game
        self.seat = seat
        self.plan = plan
        self.proposals = list(proposals)
        self.now = now
        self.is_uninformed = is_uninformed

    @property
    def position(self) -> Any:
        return self.proposals[-1].position if self.proposals else self.game.position

    def asked(self) -> str | None:
        """The name of the question that the seat is asked."""
        rules = self.game.rules
        return next(
            (rules.ask_kinds[a.kind].name for a in rules.ask(self.position) if a.seat == self.seat), None
        )

    def remaining(self) -> AnswerPlan | None:
        return self.plan if self.plan.steps else None

    def stop(self, why: Literal["news", "misfit", "quiet"]) -> None:
        self.plan = replace(self.plan, stopped=why)

    def run(self, named: int | None = None) -> None:
        """Give one answer after the other while the seat is asked; `Misfit` where nothing would be betrayed."""
        while self.plan.steps and self.plan.stopped is None and (asked := self.asked()) is not None:
            self.plan = self.plan.without_first(self._missed(asked))
            kind, option = self.plan.steps[0]
            fits = self._fits(asked, 0)
            if not fits and not self.is_uninformed:
                raise PlanMismatch
            if self.is_uninformed and asked == kind and self._is_quiet(kind):
                self.stop(QUIET)
            elif not fits:
                self.stop(MISFIT)
            else:
                self._give(option, named)
                named = None

    def _missed(self, asked: str) -> int:
        """How many bound steps the question has passed by: those before the first step that fits, if one does."""
        for place in range(len(self.plan.steps)):
            if self._fits(asked, place):
                return place
            if not self.plan.conditions_of(place):
                break
        return 0

    def _fits(self, asked: str, place: int) -> bool:
        kind, option = self.plan.steps[place]
        if asked != kind or self.game.rules.why(self.position, self.seat, option) is not None:
            return False
        terms = self.plan.conditions_of(place)
        return not terms or all(said in terms[name] for name, said in self._said(terms))

    def _said(self, names: Iterable[str]) -> Iterator[tuple[str, int | None]]:
        """What the question says about itself; None where it says nothing of the kind."""
        rules = self.game.rules
        ask = next(ask for ask in rules.ask(self.position) if ask.seat == self.seat)
        facts = wire_ask(rules.question(self.position, ask)).facts
        for name in names:
            said = facts.get(name)
            yield name, said if isinstance(said, int) else None

    def _is_quiet(self, kind: str) -> bool:
        return any(row.hides_timing for row in self.game.rules.ask_kinds if row.name == kind)

    def _give(self, option: int, named: int | None) -> None:
        before, rules = self.position, self.game.rules
        last = self.proposals[-1] if self.proposals else None
        seq = last.entry.seq if last else self.game.seq
        batch = self.plan.batch or seq + 1
        given = self.game.propose(
            self.seat, option, seq if named is None else named, ACTOR_PERSON, self.now, last, batch
        )
        self.proposals.append(given)
        self.plan = replace(self.plan.without_first(1), since=seq + 1, batch=batch)
        salt = f"plan {self.seat} {seq}"
        if self.plan.steps and not was_foreseeable(
            rules, before, self.seat, option, given.events, given.position, salt
        ):
            self.is_uninformed = True
            if not self.plan.through:
                self.stop(NEWS)
