"""The glossary of Dungeon Lords: names and message arguments for its numbers."""

from __future__ import annotations

from typing import Any, Final, final

from kazamata.core.asks import Answer, Question
from kazamata.core.fields import Field
from kazamata.games.lords.catalogue.adventurers import CLASSES, PHANTOM
from kazamata.games.lords.catalogue.box import STANDARD, Box, box_of
from kazamata.games.lords.catalogue.creatures import ALL, ANY, GLUE, NORMAL, SHEEP, Attack
from kazamata.games.lords.catalogue.spells import SCARE_ONE, SHEEP_ONE
from kazamata.games.lords.fields import (
    ADVENTURER,
    CHANGE,
    FOOD,
    GLOSSARY,
    ORDER,
    PLACE,
    ROOM,
    SEASON,
    SPECIAL,
    SPELL,
    STRENGTH,
    WAGE_PARTS,
)
from kazamata.games.lords.packs import SHEEP_KIND
from kazamata.games.lords.view import HIDDEN, View
from kazamata.words.lords import components
from kazamata.words.narrator import Glossary, Narrator, number
from kazamata.words.sentences import SentenceValue

MINUTES: Final = (90, 120)
"""Shortest and longest playing time."""
WEIGHT: Final = 3
"""How much there is to learn: 1 is little, 3 is much."""
FIRST_GAME: Final = (4, {"game": "first"})
"""The game for newcomers (DL-6): four seats, so no rules for non-player lords apply."""
EVIL_OR_MORE: Final = ("FaceHunt", "FacePeace")
"""Questions whose prompt names the evil to gain."""
AIMED: Final = ("target", "attack")
"""Forms whose message names the adventurer at the chosen place in the line."""


def signed(change: int) -> str:
    """A change with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "0"


def attack_of(answer: Answer, box: Box) -> Attack:
    """The attack of an answer to AttackWith."""
    creature = answer["creature"]
    return SHEEP if creature == SHEEP_KIND else box.creatures[creature].attack(answer["alternative"])


@final
class LordsGlossary(Glossary):
    """Names adventurers by class and tile, and attacks by effect and target."""

    fields = {field.name: field for field in GLOSSARY}  # noqa: RUF012

    def __init__(self, box: str = STANDARD.key) -> None:
        self._box = box_of(box)

    def name(self, narrator: Narrator, field: Field, value: int, view: Any) -> str | None:
        if field.kind == CHANGE.kind:
            return signed(value)
        return self._adventurer(narrator, value) if field.kind == ADVENTURER.kind else None

    def _adventurer(self, narrator: Narrator, tile: int) -> str:
        """The class with its numbers; twins of a year also have the letter of their tile."""
        row = self._box.adventurers[tile]
        key = f"adventurer-{CLASSES[row.kind]}"
        if tile == PHANTOM:
            return narrator.catalogue.say(key)
        letter = f" {row.key[-1].upper()}" if self._has_twin(tile) else ""
        return narrator.catalogue.say(key, letter=letter, hp=int(row.hp), ability=int(row.ability))

    def _has_twin(self, tile: int) -> bool:
        """Whether another adventurer of the same year reads the same."""
        row, rows = self._box.adventurers[tile], self._box.adventurers
        year = row.key[:-1]
        return any(
            other.key.startswith(year)
            and other.key != row.key
            and (other.hp, other.ability) == (row.hp, row.ability)
            for other in rows
        )

    def option_key(self, answer: Answer, question: Question, view: Any) -> str:
        if answer.form.name == "is-paid":
            return f"option-is-paid-{WAGE_PARTS[answer['part']]}"
        if answer.form.name != "attack":
            return f"option-{answer.form.name}"
        reaches = question.facts_by_option("reach")[option_of(question, answer)]
        return f"option-{attack_key(attack_of(answer, self._box), reaches == 1)}"

    def option_values(
        self, narrator: Narrator, answer: Answer, question: Question, view: Any
    ) -> dict[str, SentenceValue]:
        if answer.form.name == "execute":
            return {field.name: narrator.value(field, question.fact(field.name)) for field in (ORDER, PLACE)}
        if answer.form.name not in AIMED:
            return {}
        values: dict[str, SentenceValue] = {"adventurer": narrator.value(ADVENTURER, aimed_at(answer, view))}
        if answer.form.name == "attack":
            values |= self._attack(narrator, question, option_of(question, answer))
        return values

    def prompt_key(self, question: Question, view: Any) -> str:
        """The question, and its cause where several are possible."""
        key = super().prompt_key(question, view)
        ask_name = question.definition.name
        if ask_name == "DigTunnel" and question.fact(ORDER.name) < 0:
            return f"{key}-room"
        if ask_name == "PlanBattle" and view.lords[view.viewer].plan_cell < 0:
            return f"{key}-tile"
        if ask_name == "ReleasePrisoner" and question.fact(SPELL.name) >= 0:
            return f"{key}-spell"
        if ask_name == "PickMonster":
            effect = self._box.spells[question.fact(SPELL.name)].effect
            return key + {SCARE_ONE: "-withdraws", SHEEP_ONE: "-sheep"}.get(int(effect), "")
        return key

    def prompt_values(self, narrator: Narrator, question: Question, view: View) -> dict[str, SentenceValue]:
        """The season, event, spell or room that asks, and what the seat has."""
        values: dict[str, SentenceValue] = {"season": narrator.value(SEASON, view.season)}
        lord = view.lords[view.viewer]
        values["held"] = number(lord.gold)
        if view.special_cards and view.special_cards[view.year - 1] >= 0:
            values["special"] = narrator.value(SPECIAL, view.special_cards[view.year - 1])
        if view.combat_round:
            values |= self._battle(narrator, view)
        if question.definition.name in EVIL_OR_MORE:
            evil = max(question.fact_list("evil_change"))
            values |= {"more": number(evil), "from": number(lord.evil), "to": number(lord.evil + evil)}
        return values

    def _battle(self, narrator: Narrator, view: View) -> dict[str, SentenceValue]:
        """The round with its card, if the viewer knows it, and the room of the battle."""
        values: dict[str, SentenceValue] = {"round": number(view.combat_round)}
        card = view.city_cards[view.combat_round - 1] if view.city_cards else HIDDEN
        if card >= 0:
            values["spell"] = narrator.value(SPELL, card)
        values["battle"] = narrator.sentence(f"battle-round{'-card' if card >= 0 else ''}", values)
        if view.battle is not None and view.battle.room >= 0:
            values["room"] = narrator.value(ROOM, view.battle.room)
        return values

    def _attack(self, narrator: Narrator, question: Question, option: int) -> dict[str, SentenceValue]:
        strength = narrator.value(STRENGTH, question.facts_by_option(STRENGTH.name)[option])
        return {STRENGTH.name: strength, FOOD.name: number(-question.facts_by_option(FOOD.name)[option])}


def option_of(question: Question, answer: Answer) -> int:
    """The option that this answer was read from."""
    fields = zip(answer.form.fields, answer.values, strict=True)
    return question.definition.option(answer.form.name, **{field.name: value for field, value in fields})


def aimed_at(answer: Answer, view: View) -> int:
    """The tile of the adventurer at the chosen place."""
    return view.lords[view.viewer].party[answer["target"]][0]


def attack_key(attack: Attack, reaches: bool) -> str:
    """The message key of an attack; a creature without a target has its own message."""
    if attack.aim == GLUE:
        return "attack-glue"
    if attack.aim == ALL:
        return "attack-all"
    if attack.aim == NORMAL:
        return "attack-fed" if attack.food else "attack-first"
    if attack.aim != ANY:
        raise ValueError(f"no message describes an attack with the aim {attack.aim}")
    if not reaches:
        return "idle-stays" if attack.returns else "idle-out"
    if attack.returns:
        return "attack-stays"
    return "attack-twice" if attack.second else "attack-any"


def glossary(set_key: str = "") -> Glossary:
    """The glossary of a set of components, by default the standard set."""
    return LordsGlossary(set_key or STANDARD.key)


def component_catalogue(set_key: str, language: str) -> components.ComponentCatalogue:
    """The data a page needs to draw the components of a box."""
    return components.component_catalogue(set_key, language)
