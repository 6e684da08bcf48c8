"""Questions to the seats and the forms of their answers."""

from __future__ import annotations

from typing import ClassVar, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kazamata.core.dice import Dice
from kazamata.core.fields import MANY, ONE, Field
from kazamata.core.seats import Seat

Option: TypeAlias = i64
"""One possible answer: a small number that the kind of question gives a meaning."""


@final
class AnswerForm:
    """One form of an answer: its name in logs and catalogues, and the fields that a player chooses.

    Options are numbered in the order of the fields; the last field varies fastest.
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
        """The index of the option with these values."""
        index: i64 = 0
        for field, value in zip(self.fields, values, strict=True):
            offset: i64 = value - field.first
            if offset < 0 or offset >= field.size:
                raise ValueError(f"{field.name} of {self.name} cannot be {value}")
            index = index * field.size + offset
        return index

    def values(self, index: i64) -> list[int]:
        """The values of one of the form's options."""
        values: list[int] = []
        for field in self.fields[::-1]:
            values.append(field.first + index % field.size)
            index //= field.size
        return values[::-1]


@final
class Answer:
    """A decoded option: its form and the values of the form's fields."""

    __match_args__: ClassVar[tuple[str, ...]] = ("form", "values")

    def __init__(self, form: AnswerForm, values: list[int]) -> None:
        self.form = form
        self.values = values

    def __getitem__(self, name: str) -> int:
        """The value of a field; `KeyError` if the form has no such field."""
        for field, value in zip(self.form.fields, self.values, strict=True):
            if field.name == name:
                return value
        raise KeyError(f"{self.form.name} has no {name}")

    def to_text(self) -> str:
        """The answer as text for logs, such as `play-island 37 12`."""
        texts = [field.to_text(value) for field, value in zip(self.form.fields, self.values, strict=True)]
        return " ".join([self.form.name, *texts])


@final
class AskKind:
    """A kind of question: its name in logs and catalogues, its clause, its answer forms and its facts.

    `fact_fields` describe the numbers that come with each question of this kind. The server never answers a
    question automatically if it `hides_timing`. Hidden cards decide whether the seat has a choice, so an
    instant answer would reveal something about its hand.
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
        """Add a form; its options follow those of the earlier forms. Returns its first option."""
        first: i64 = self.option_count
        self.forms.append(form)
        self.first_options.append(first)
        self.option_count += form.option_count
        return first

    def read(self, option: Option) -> Answer:
        """Decode an option of this question."""
        index = len(self.forms)
        while index > 0 and 0 <= option < self.option_count:
            index -= 1
            first: i64 = self.first_options[index]
            if first <= option:
                return Answer(self.forms[index], self.forms[index].values(option - first))
        raise ValueError(f"{self.name} has options from 0 to {self.option_count - 1}, not {option}")

    def option(self, name: str, **values: int) -> i64:
        """The option of this form with these values; the inverse of `read`."""
        index = self._index_of_form(name)
        fields = self.forms[index].fields
        return self.first_options[index] + self.forms[index].index_of(
            [values[field.name] for field in fields]
        )

    def parse(self, text: str) -> i64:
        """The option that `Answer.to_text` wrote; the inverse of `read(option).to_text()`."""
        words = text.split(" ")
        index = self._index_of_form(words[0])
        form = self.forms[index]
        if len(words) != len(form.fields) + 1:
            raise ValueError(f"{form.name} takes {len(form.fields)} values, not {len(words) - 1}")
        values = [int(field.parse(word)) for field, word in zip(form.fields, words[1:], strict=True)]
        return self.first_options[index] + form.index_of(values)

    def has(self, name: str) -> bool:
        """Whether this question has a form of this name."""
        return name in [form.name for form in self.forms]

    def _index_of_form(self, name: str) -> int:
        for index, form in enumerate(self.forms):
            if form.name == name:
                return index
        known = ", ".join([form.name for form in self.forms])
        raise ValueError(f"{self.name} has no form {name!r}; there are: {known}")


@final
class AskKinds:
    """Collects a game's questions, one line each. A question's number is its position in the list."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self) -> None:
        self.kinds: list[AskKind] = []

    def add_ask(
        self,
        name: str,
        clause: str,
        *forms: AnswerForm,
        facts: tuple[Field, ...] = (),
        hides_timing: bool = False,
    ) -> i64:
        """Add a question; returns its number."""
        self.kinds.append(AskKind(name, clause, forms, facts, hides_timing))
        return len(self.kinds) - 1

    def add_form(self, name: str, *fields: Field) -> i64:
        """Add a form to the last question; returns the form's first option."""
        return self.kinds[-1].add(AnswerForm(name, *fields))

    def as_tuple(self) -> tuple[AskKind, ...]:
        """All questions, indexed by their numbers."""
        return tuple(self.kinds)


@mypyc_attr(free_list_len=1)  # a playout frees one Ask whenever it makes the next
@final
class Ask:
    """A seat must choose one of these options now; `kind` is an index into the game's questions."""

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
    """An ask with its facts, for boards, bots and logs.

    `facts` holds numbers in the order of the kind's `fact_fields`. A field contributes one number, one per
    option (such as prices), or a count followed by that many numbers (such as a list of cards).
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
        """Decode one of its options."""
        return self.definition.read(option)

    def has_fact(self, name: str) -> bool:
        """Whether questions of this kind have a fact of this name."""
        return name in [field.name for field in self.definition.fact_fields]

    def fact(self, name: str) -> int:
        """The fact of this name."""
        return self.fact_list(name)[0]

    def facts_by_option(self, name: str) -> dict[int, int]:
        """The fact of this name for each option."""
        return dict(zip(self.options, self.fact_list(name), strict=True))

    def fact_list(self, name: str) -> list[int]:
        """All numbers of this fact; `KeyError` if the kind of question has no such fact."""
        at: i64 = 0
        for field in self.definition.fact_fields:
            begin = at + (1 if field.multiplicity == MANY else 0)
            at = begin + self._count(field, at)
            if field.name == name:
                return list(self.facts[begin:at])
        raise KeyError(f"{self.definition.name} has no fact {name!r}")

    def _count(self, field: Field, at: i64) -> i64:
        if field.multiplicity == ONE:
            return 1
        return self.facts[at] if field.multiplicity == MANY else len(self.options)

    def is_complete(self) -> bool:
        """Whether `facts` has exactly the length that the kind's fields require."""
        at: i64 = 0
        for field in self.definition.fact_fields:
            if field.multiplicity == MANY and at >= len(self.facts):
                return False
            at += self._count(field, at) + (1 if field.multiplicity == MANY else 0)
        return at == len(self.facts)
