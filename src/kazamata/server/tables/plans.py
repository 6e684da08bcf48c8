"""Plans: several answers that a seat gives now or as soon as it is asked.

A plan is a list of steps; each step is a question kind and an option. The table gives all steps that it can
give now in one commit, or none if one of those does not fit. The remaining steps wait in the table's record.
A later step is stored in the same commit as the answer that triggers it. A plan ends after its last step. It
stops early

- after news: the seat learned something after it planned, unless the plan `ignores_news`;
- at a step that does not fit the question, or that is bound to another one (`AnswerPlan.conditions`); bound
  steps are skipped if their question does not come and a later step fits;
- at a question whose kind `hides_timing`, if the seat was not yet asked it when it planned. An instant answer
  would reveal that the player had nothing to decide.

A step may lead to unknown results. So after news, a step that does not fit does not cancel the steps before
it. Otherwise a plan would let players look at hidden cards for free.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec.structs import replace

from kazamata.answer_walk import reveals_to, was_foreseeable
from kazamata.codec.wire import wire_ask
from kazamata.core.refusals import Refused
from kazamata.server.errors import RequestError
from kazamata.server.store.records import ACTOR_PERSON, NOTE_GAVE_UP, AnswerPlan
from kazamata.server.tables.history import GameHistory, Proposal

NEWS: Final = "news"
MISFIT: Final = "misfit"
QUIET: Final = "quiet"
"""Reasons why a plan has stopped."""


class PendingWrite(NamedTuple):
    """Data for one commit: entries, and the changed plans by seat (None removes the plan)."""

    proposals: list[Proposal]
    plans: dict[int, AnswerPlan | None]


class PlanMismatch(Exception):
    """The next step of a plan is illegal, or its seat is asked another question."""


def start_plan(history: GameHistory, seat: int, seen_seq: int, plan: AnswerPlan, now: float) -> PendingWrite:
    """Give the steps of a new plan that fit now and keep the rest; raises `Refused` or `RequestError`."""
    run = PlanRun(history, seat, plan, [], now)
    try:
        run.run(seen_seq)
    except PlanMismatch:
        _raise_reason(run)
    return PendingWrite(run.proposals, {seat: run.remaining()})


def _raise_reason(run: PlanRun) -> None:
    """Raise the reason why the next step does not fit: a rule, or another question."""
    kind, option = run.plan.steps[0]
    refusal = run.history.rules.why(run.position, run.seat, option)
    if run.asked() == kind and refusal is not None:
        raise Refused(refusal)
    raise RequestError("plan-misfit", 409)


def continue_plans(
    history: GameHistory, proposals: Sequence[Proposal], plans: Mapping[int, AnswerPlan | None], now: float
) -> PendingWrite:
    """Add the answers that plans trigger after these entries."""
    entries, remaining = list(proposals), dict(plans)
    if entries and entries[-1].entry.kind == NOTE_GAVE_UP:
        return PendingWrite(entries, remaining)
    while any(_continue_plan(history, seat, entries, remaining, now) for seat in sorted(remaining)):
        pass
    return PendingWrite(entries, remaining)


def _continue_plan(
    history: GameHistory, seat: int, entries: list[Proposal], plans: dict[int, AnswerPlan | None], now: float
) -> bool:
    """Continue the plan of a seat; returns whether it gave an answer."""
    plan = plans[seat]
    if plan is None or plan.stop_reason is not None:
        return False
    if not plan.ignores_news and _had_news(history, seat, plan, entries):
        plans[seat] = replace(plan, stop_reason=NEWS)
        return False
    run = PlanRun(history, seat, plan, entries, now, is_uninformed=True)
    run.run()
    given = run.proposals[len(entries) :]
    plans[seat] = run.remaining()
    entries += given
    return bool(given)


def _had_news(history: GameHistory, seat: int, plan: AnswerPlan, proposals: Sequence[Proposal]) -> bool:
    """Whether another seat's answer has shown this seat something since its own last answer."""
    stored = [
        (history.entries[at - 1], history.events_of(at))
        for at in range(plan.informed_seq + 1, history.seq + 1)
    ]
    pending = [(each.entry, each.events) for each in proposals]
    return any(
        reveals_to(history.rules, events, seat) for entry, events in [*stored, *pending] if entry.seat != seat
    )


class PlanRun:
    """Runs a plan through the questions of its seat.

    The run `is_uninformed` if the seat has not seen the position in which it answers.
    """

    def __init__(
        self,
        history: GameHistory,
        seat: int,
        plan: AnswerPlan,
        proposals: Sequence[Proposal],
        now: float,
        is_uninformed: bool = False,
    ) -> None:
        self.history = history
        self.seat = seat
        self.plan = plan
        self.proposals = list(proposals)
        self.now = now
        self.is_uninformed = is_uninformed

    @property
    def position(self) -> Any:
        return self.proposals[-1].position if self.proposals else self.history.position

    def asked(self) -> str | None:
        """The kind of question that the seat is asked."""
        rules = self.history.rules
        ask = rules.ask_of(self.position, self.seat)
        return rules.ask_kinds[ask.kind].name if ask is not None else None

    def remaining(self) -> AnswerPlan | None:
        return self.plan if self.plan.steps else None

    def stop(self, reason: Literal["news", "misfit", "quiet"]) -> None:
        self.plan = replace(self.plan, stop_reason=reason)

    def run(self, seen_seq: int | None = None) -> None:
        """Give answers while the seat is asked; raises `PlanMismatch` only if that reveals nothing."""
        while self.plan.steps and self.plan.stop_reason is None and (asked := self.asked()) is not None:
            self.plan = self.plan.without_first(self._skipped_steps(asked))
            kind, option = self.plan.steps[0]
            fits = self._fits(asked, 0)
            if not fits and not self.is_uninformed:
                raise PlanMismatch
            if self.is_uninformed and asked == kind and self._hides_timing(kind):
                self.stop(QUIET)
            elif not fits:
                self.stop(MISFIT)
            else:
                self._give(option, seen_seq)
                seen_seq = None

    def _skipped_steps(self, asked: str) -> int:
        """How many bound steps to skip: those before the first step that fits, if one does."""
        for index in range(len(self.plan.steps)):
            if self._fits(asked, index):
                return index
            if not self.plan.conditions_of(index):
                break
        return 0

    def _fits(self, asked: str, index: int) -> bool:
        kind, option = self.plan.steps[index]
        if asked != kind or self.history.rules.why(self.position, self.seat, option) is not None:
            return False
        conditions = self.plan.conditions_of(index)
        return not conditions or all(value in conditions[name] for name, value in self._facts(conditions))

    def _facts(self, names: Iterable[str]) -> Iterator[tuple[str, int | None]]:
        """The facts of the question by name; None for a missing fact."""
        rules = self.history.rules
        ask = rules.ask_of(self.position, self.seat)
        assert ask is not None, "only a question has facts"
        facts = wire_ask(rules.question(self.position, ask)).facts
        for name in names:
            value = facts.get(name)
            yield name, value if isinstance(value, int) else None

    def _hides_timing(self, kind: str) -> bool:
        return any(row.hides_timing for row in self.history.rules.ask_kinds if row.name == kind)

    def _give(self, option: int, seen_seq: int | None) -> None:
        before = self.position
        last = self.proposals[-1] if self.proposals else None
        seq = last.entry.seq if last else self.history.seq
        batch = self.plan.batch or seq + 1
        given = self.history.propose(
            self.seat, option, seq if seen_seq is None else seen_seq, ACTOR_PERSON, self.now, last, batch
        )
        self.proposals.append(given)
        self.plan = replace(self.plan.without_first(1), informed_seq=seq + 1, batch=batch)
        salt = f"plan {self.seat} {seq}"
        if self.plan.steps and not was_foreseeable(self.history.rules, before, self.seat, option, salt):
            self.is_uninformed = True
            if not self.plan.ignores_news:
                self.stop(NEWS)
