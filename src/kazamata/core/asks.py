"""Questions to the seats, and the forms of their answers."""

from __future__ import annotations

from typing import ClassVar, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kazamata.core.dice import Dice
from kazamata.core.fields import MANY, ONE, Field
from kazamata.core.seats import Seat

Option: TypeAlias = i64
"""One possible answer: a small number whose meaning belongs to the kind of question."""


@final
class AnswerForm:
    """One shape of an answer: its name in logs and catalogues, and the fields that are chosen with it.

    Its options are numbered as the fields are written, the last one fastest.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("name", "fields")

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = fields
        self.option_count: i64 = 1
        for field in fields:
            if field.size <= 0:
                raise ValueError(f"{field.name} of {name} says not among how many values one chooses")
            self.option_count *= field.size

    def index_of(self, values: list[int]) -> i64:
        """Which of the form's options has these values."""
        place: i64 = 0
        for field, value in zip(self.fields, values, strict=True):
            offset: i64 = value - field.first
            if offset < 0 or offset >= field.size:
                raise ValueError(f"{field.name} of {self.name} cannot be {value}")
            place = place * field.size + offset
        return place

    def values(self, place: i64) -> list[int]:
        """The values of one of the form's options."""
        values: list[int] = []
        for field in self.fields[::-1]:
            values.append(field.first + place % field.size)
            place //= field.size
        return values[::-1]


@final
class Answer:
    """An option that was read: its form, and the values of the form's fields."""

    __match_args__: ClassVar[tuple[str, ...]] = ("form", "values")

    def __init__(self, form: AnswerForm, values: list[int]) -> None:
        self.form = form
        self.values = values

    def __getitem__(self, name: str) -> int:
        """The value of a field; `KeyError` where the form has none of this name."""
        for field, value in zip(self.form.fields, self.values, strict=True):
            if field.name == name:
                return value
        raise KeyError(f"{self.form.name} has no {name}")

    def to_text(self) -> str:
        """The answer in plain words for logs: `play-island 37 12`."""
        told = [field.to_text(value) for field, value in zip(self.form.fields, self.values, strict=True)]
        return " ".join([self.form.name, *told])


@final
class AskKind:
    """A kind of question: its name in logs and catalogues, its clause, the forms of its answers, and which
    numbers a question of this kind says about itself.

    A `quiet` question is never answered automatically: whether there is a choice at all depends on what the
    asked seat hides, so an answer in no time would betray a hand.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("name", "clause", "forms", "fact_fields", "hides_timing")

    def __init__(
        self,
        name: str,
        clause: str,
        forms: tuple[AnswerForm, ...] = (),
        fact_fields: tuple[Field, ...] = (),
        hides_timing: bool = False,
    ) -> None:
        self.name = name
        self.clause = clause
        self.fact_fields = fact_fields
        self.hides_timing = hides_timing
        self.option_count: i64 = 0
        self.forms: list[AnswerForm] = []
        self.first_options: list[int] = []
        for form in forms:
            self.add(form)

    def add(self, form: AnswerForm) -> i64:
        """One more form, whose options follow those of the forms before; returns the first of them."""
        first: i64 = self.option_count
        self.forms.append(form)
        self.first_options.append(first)
        self.option_count += form.option_count
        return first

    def read(self, option: Option) -> Answer:
        """What an option of this question means."""
        place = len(self.forms)
        while place > 0 and 0 <= option < self.option_count:
            place -= 1
            first: i64 = self.first_options[place]
            if first <= option:
                return Answer(self.forms[place], self.forms[place].values(option - first))
        raise ValueError(f"{self.name} has options from 0 to {self.option_count - 1}, not {option}")

    def option(self, name: str, **values: int) -> i64:
        """The option of this form with these values: the inverse of `read`."""
        place = self._place(name)
        fields = self.forms[place].fields
        return self.first_options[place] + self.forms[place].index_of(
            [values[field.name] for field in fields]
        )

    def parse(self, text: str) -> i64:
        """The option that `Answer.spell` wrote: the inverse of `read(option).spell()`."""
        words = text.split(" ")
        place = self._place(words[0])
        form = self.forms[place]
        if len(words) != len(form.fields) + 1:
            raise ValueError(f"{form.name} takes {len(form.fields)} values, not {len(words) - 1}")
        values = [int(field.parse(word)) for field, word in zip(form.fields, words[1:], strict=True)]
        return self.first_options[place] + form.index_of(values)

    def has(self, name: str) -> bool:
        """Whether an answer of this form is possible at all."""
        return name in [form.name for form in self.forms]

    def _place(self, name: str) -> int:
        for place, form in enumerate(self.forms):
            if form.name == name:
                return place
        known = ", ".join([form.name for form in self.forms])
        raise ValueError(f"{self.name} has no form {name!r}; there are: {known}")


@final
class AskKinds:
    """The questions of a game as they are written down, one line each: numbers follow from the place."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self) -> None:
        self.kinds: list[AskKind] = []

    def ask(
        self,
        name: str,
        clause: str,
        *forms: AnswerForm,
        facts: tuple[Field, ...] = (),
        hides_timing: bool = False,
    ) -> i64:
        """A further question; returns its number."""
        self.kinds.append(AskKind(name, clause, forms, facts, hides_timing))
        return len(self.kinds) - 1

    def form(self, name: str, *fields: Field) -> i64:
        """A further form of the last question; returns the number of its first option."""
        return self.kinds[-1].add(AnswerForm(name, *fields))

    def as_tuple(self) -> tuple[AskKind, ...]:
        """All questions, each in the place of its number."""
        return tuple(self.kinds)


@mypyc_attr(free_list_len=1)  # whoever plays in a loop lets one go whenever the next is made
@final
class Ask:
    """A seat must decide now, among these options; `kind` counts in the table of the game's questions."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "seat", "options")

    def __init__(self, kind: i64, seat: Seat, options: vec[i64]) -> None:
        self.kind: i64 = kind
        self.seat: Seat = seat
        self.options: vec[i64] = options

    def pick(self, dice: Dice) -> Option:
        """One of the options, each equally likely."""
        return self.options[dice.below(len(self.options))]


@final
class Question:
    """An ask together with what it is about, for whoever shows it or thinks about it.

    `about` are numbers in the order of the kind's own row `about`: one of a field, or one for each option
    (prices), or their count and then as many as there are (cards to name).
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "seat", "options", "facts")

    def __init__(
        self, definition: AskKind, kind: i64, seat: Seat, options: vec[i64], facts: vec[i64]
    ) -> None:
        self.definition = definition
        self.kind: i64 = kind
        self.seat: Seat = seat
        self.options: vec[i64] = options
        self.facts: vec[i64] = facts

    def read(self, option: Option) -> Answer:
        """What one of its options means."""
        return self.definition.read(option)

    def has_fact(self, name: str) -> bool:
        """Whether questions of this kind have a number of this name."""
        return name in [field.name for field in self.definition.fact_fields]

    def fact(self, name: str) -> int:
        """The number of this name."""
        return self.fact_list(name)[0]

    def facts_by_option(self, name: str) -> dict[int, int]:
        """For each option its number of this name."""
        return dict(zip(self.options, self.fact_list(name), strict=True))

    def fact_list(self, name: str) -> list[int]:
        """All numbers of this name; `KeyError` where the kind of question has none."""
        at: i64 = 0
        for field in self.definition.fact_fields:
            begin = at + (1 if field.multiplicity == MANY else 0)
            at = begin + self._count(field, at)
            if field.name == name:
                return list(self.facts[begin:at])
        raise KeyError(f"{self.definition.name} says nothing about {name!r}")

    def _count(self, field: Field, at: i64) -> i64:
        if field.multiplicity == ONE:
            return 1
        return self.facts[at] if field.multiplicity == MANY else len(self.options)

    def is_complete(self) -> bool:
        """Whether there are exactly as many numbers as the row of the kind says."""
        at: i64 = 0
        for field in self.definition.fact_fields:
            if field.multiplicity == MANY and at >= len(self.facts):
                return False
            at += self._count(field, at) + (1 if field.multiplicity == MANY else 0)
        return at == len(self.facts)
