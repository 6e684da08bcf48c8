"""Dungeon Lords at the terminal: whole games, missions, the board, what can be typed."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console

from kazamata.bots import roster
from kazamata.bots.bot import Bot
from kazamata.cli import logs
from kazamata.cli.boards import board
from kazamata.cli.boards.board import Plan, Scene, Told
from kazamata.cli.boards.lords import signs
from kazamata.cli.boards.lords.combat import lasting
from kazamata.cli.play.page import page
from kazamata.cli.play.table import Table
from kazamata.cli.wording import Wording
from kazamata.core.asks import Question
from kazamata.core.dice import Dice, seeded
from kazamata.core.seats import SPECTATOR
from kazamata.games.lords import asks
from kazamata.games.lords.fields import WAGE_PARTS
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.view import HIDDEN, View
from kazamata.words.catalogue import LANGUAGES
from kazamata.words.lords import descriptions
from kazamata.words.sentences import Sentence
from tests.cli.scripts import SEED, script
from tests.cli.terminal import Said, Terminal
from tests.rules.lords.tables import battle, hero, lair, members, plan, trap, traps

MISSIONS = {
    "M1": ["stone troll ready", "troll b", "ready"],
    "M2": ["ghost witch ready", "ghost 2", "witch a", "meal ready"],
    "M3": [
        "ring vampire ready", "vampire b 3", "vampire ready", "vampire b 3", "pendulum vampire ready",
        "vampire a 1",
    ],
    "M4": ["fire ready", "dart slime ready", "1", "slime a"],
    "M5": ["stone troll goblin ready", "troll b", "goblin"],
}  # fmt: skip
"""The rulebook's own ways through the missions, typed as a person would."""

FIRST = {"game": "first", "starter": "first_seat"}
PLAY = (
    "play", "lords", "--seats", "3", "--bots", "random", "--seed", "5",
    "--option", "game=first", "starter=first_seat",
)  # fmt: skip
"""A first game of three: orders 1 and 5 are out of reach at first."""


def options(choices: dict[str, str]) -> list[str]:
    return [word for key, value in choices.items() for word in ("--option", f"{key}={value}")]


def whole_game(terminal: Terminal, saved: Path, language: str, *words: str, lines: list[str]) -> Said:
    table = ("play", "lords", "--seats", "2", "--seed", str(SEED), "--save", str(saved))
    return terminal.run(*table, *words, "--lang", language, lines=lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_two_is_played_by_typing(terminal: Terminal, tmp_path: Path, language: str) -> None:
    played = script({}, [None, "random"], game="lords")
    said = whole_game(terminal, tmp_path / "game.jsonl", language, "--bots", "random", lines=played.lines)
    assert (said.code, said.err) == (0, "")
    log = logs.read_log(str(tmp_path / "game.jsonl"))
    assert [(answer.seat, answer.option) for answer in log.answers] == played.answers
    assert "═" not in said.out
    assert all(len(line) <= 80 for line in said.out.split("\n") if "game.jsonl" not in line)


def test_two_people_pass_the_keyboard(terminal: Terminal, tmp_path: Path) -> None:
    played = script(FIRST, [None, None], game="lords")
    saved = tmp_path / "game.jsonl"
    words = ("--bots", "none", "--names", "Anna,Béla", *options(FIRST))
    said = whole_game(terminal, saved, "en", *words, lines=played.lines)
    assert said.code == 0
    assert "Pass the keyboard to: Béla" in said.out
    assert [(answer.seat, answer.option) for answer in logs.read_log(str(saved)).answers] == played.answers


@pytest.mark.parametrize("mission", MISSIONS)
def test_missions_are_played_from_a_pipe(terminal: Terminal, mission: str) -> None:
    said = terminal.run("play", "lords", "--scenario", mission, lines=MISSIONS[mission])
    assert said.code == 0
    assert "The mission is passed." in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_speak_every_language(terminal: Terminal, language: str) -> None:
    words = ("play", "lords", "--option", "scenario=M1", "--lang", language)
    said = terminal.run(*words, lines=["?", "why witch", *MISSIONS["M1"]])
    assert (said.code, said.err) == (0, "")
    assert "(DL-57)" in said.out


def test_two_may_train_side_by_side(terminal: Terminal) -> None:
    words = ("play", "lords", "--scenario", "m1", "--seats", "2", "--bots", "none")
    said = terminal.run(*words, lines=["", "ready"])
    assert "Pass the keyboard to: Player 2" in said.out


# what can be typed


def scene_of(kind: int, language: str = "en", seats: int = 2, last: bool = False, first: int = 0) -> Scene:
    """A question of this kind, from a game of greedy lords."""
    for seed in range(first, first + 40):
        table = Table(LORDS, LORDS.setup(seats, {}), seed, ["Anna", "Béla", "C", "D"][:seats], [None] * seats)
        bot, dice = roster.bot("lords", "greedy"), seeded(seed)
        while questions := table.asks():
            ask = questions[0]
            view = table.view(int(ask.seat))
            if ask.kind == kind and (not last or len(ask.options) > 2):
                return Scene(Wording("lords", language, table.names), view, LORDS.question(table.state, ask))
            table.take(int(ask.seat), bot.choose(view, LORDS.question(table.state, ask), dice))
    raise AssertionError(f"nobody is asked {LORDS.ask_kinds[kind].name}")


def let_answer(table: Table, bot: Bot, dice: Dice) -> None:
    """Whoever is asked first answers."""
    ask = table.asks()[0]
    table.take(int(ask.seat), bot.choose(table.view(int(ask.seat)), LORDS.question(table.state, ask), dice))


def drawn(scene: Scene, width: int = 80, height: int = 1000, story: Sequence[Sentence] = ()) -> str:
    out = Console(file=io.StringIO(), width=width, height=height)
    out.print(page(out, height, board("lords"), scene, story, []))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def understood(scene: Scene, text: str) -> tuple[tuple[int, int], ...]:
    reading = board("lords").read(scene, text)
    assert isinstance(reading, Plan), reading
    return reading.answers


def test_three_orders_and_one_for_the_non_player_lord_at_once() -> None:
    scene = scene_of(asks.CHOOSE_ORDER)
    one, two, three = (int(option) for option in scene.ask.options[:3]) if scene.ask else (0, 0, 0)
    typed = f"{one + 1} {two + 1} {three + 1} 8"
    kinds = [kind for kind, _ in understood(scene, typed)]
    assert kinds == [asks.CHOOSE_ORDER] * 3 + [asks.PICK_NON_PLAYER_ORDER]
    assert not isinstance(board("lords").read(scene, typed + " 1"), Plan)


@pytest.mark.parametrize(
    ("language", "typed", "order"),
    [
        ("en", "food", 0), ("en", "dig", 2), ("hu", "járat", 2), ("hu", "jarat", 2), ("pl", "zlota", 3),
        ("sr", "gradnja", 7), ("sr", "build_room", 7),
    ],
)  # fmt: skip
def test_orders_by_name_with_or_without_accents(language: str, typed: str, order: int) -> None:
    scene = scene_of(asks.CHOOSE_ORDER, language)
    assert understood(scene, typed) == ((asks.CHOOSE_ORDER, order),)


def test_cells_by_number_or_by_column_and_row() -> None:
    scene = scene_of(asks.DIG_TUNNEL)
    assert understood(scene, "9") == understood(scene, "d2") == ((asks.DIG_TUNNEL, 8),)
    assert understood(scene, "7 stop") == ((asks.DIG_TUNNEL, 6), (asks.DIG_TUNNEL, asks.STOP_DIGGING))


def test_rooms_by_letter_or_name() -> None:
    scene = scene_of(asks.BUILD_ROOM)
    assert understood(scene, "d 12") == understood(scene, "mint 12") == ((asks.BUILD_ROOM, 3 * 20 + 11),)
    assert understood(scene, "no") == ((asks.BUILD_ROOM, asks.BUILD_NOTHING),)


def test_wages_by_word_and_name() -> None:
    scene = scene_of(asks.PAY_WAGES)
    assert understood(scene, "pay goblin") == understood(scene, "goblin") == ((asks.PAY_WAGES, 0),)
    assert understood(scene, "fire goblin") == ((asks.PAY_WAGES, asks.LET_GO),)
    scene = scene_of(asks.SPY)
    assert understood(scene, "4") == ((asks.SPY, 3),)
    assert understood(scene, "no") == understood(scene, "0") == ((asks.SPY, asks.LOOK_AWAY),)


def test_the_part_of_a_wage_is_named() -> None:
    scene = scene_of(asks.FACE_STRIKE)
    assert scene.ask is not None
    creature = next(int(option) for option in scene.ask.options if option < asks.IS_PAID)
    name = scene.view.terms.box.creatures[creature].key
    for place, part in enumerate(WAGE_PARTS, 1):
        wanted = ((asks.FACE_STRIKE, place * 9 + creature),)
        assert understood(scene, f"pay {name} {part}") == wanted
    assert understood(scene, f"strike {name}") == understood(scene, name) == ((asks.FACE_STRIKE, creature),)


def test_every_option_can_be_typed_as_it_is_told() -> None:
    """In a whole game of four, for every option of every question."""
    table = Table(LORDS, LORDS.setup(4, {}), 3, ["A", "B", "C", "D"], [None] * 4)
    bot, dice, drawing = roster.bot("lords", "random"), seeded(3), board("lords")
    while questions := table.asks():
        ask = questions[0]
        view = table.view(int(ask.seat))
        question = LORDS.question(table.state, ask)
        scene = Scene(Wording("lords", "pl", table.names), view, question)
        for option in ask.options:
            answer = ((int(ask.kind), int(option)),)
            assert understood(scene, drawing.token(scene, int(option))) == answer
            assert drawing.option(scene, int(option))
        table.take(int(ask.seat), bot.choose(view, question, dice))


def test_why(terminal: Terminal) -> None:
    said = terminal.run(*PLAY, lines=["why 3", "why 99", "why dragon", "why"])
    assert "But it is possible: Dig Tunnels" in said.out
    assert "Type why and a move, e.g. why" in said.out


def test_why_names_the_clause_of_a_battle(terminal: Terminal) -> None:
    lines = ["why goblin", "stone", "why stone", "why cell 8", "goblin", "why troll"]
    said = terminal.run("play", "lords", "--scenario", "M1", lines=lines)
    assert "But it is possible: Send: Goblin" in said.out
    assert "You do not have this trap: Rolling Stone (DL-57)" in said.out
    assert "You fight in cell 3 already (DL-57)" in said.out
    assert "This tile takes 1 monster (DL-58)" in said.out


def test_too_much_at_once_is_said_in_words(terminal: Terminal) -> None:
    said = terminal.run("play", "lords", "--scenario", "M1", lines=["troll ready ready", "1 1"])
    assert "Type a number from 1 to 4 or a name." in said.out
    assert "You do not have this trap: Rolling Stone" in said.out


def test_hint_rules_and_undo(terminal: Terminal) -> None:
    lines = ["hint", "rules DL-58", "stone", "undo", "log"]
    said = terminal.run("play", "lords", "--scenario", "M1", lines=lines)
    assert "Hint: " in said.out
    assert "DL-58" in said.out
    assert "Taken back." in said.out


# what things do


LOOKS = {
    "en": ("look", "look rolling", "Rolling Stone: 3 to the first"),
    "hu": ("nézd", "nezd gordulo", "Gördülő kő: 3 az elsőnek"),
    "pl": ("pokaż", "pokaz glaz", "Toczący się głaz: 3 pierwszemu"),
    "sr": ("pogledaj", "pogledaj kotrljajuci", "Kotrljajući kamen: 3 prvom"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_look_tells_what_things_do(terminal: Terminal, language: str) -> None:
    everything, one, told = LOOKS[language]
    table = ("play", "lords", "--scenario", "M1", "--lang", language)
    said = terminal.run(*table, lines=[everything, one, "look fireball", "look qqq", "look A", "look a"])
    assert (said.code, said.err) == (0, "")
    plain = " ".join(said.out.split())
    wording = Wording("lords", language)
    assert told in plain
    assert wording.say("effect-spell-nothing") in plain
    assert wording.say("board-unclear-look") in plain
    assert wording.say("effect-note-magic") in plain
    assert f"a {wording.say('room-hatchery')}: " in plain
    assert all(len(line) <= 80 for line in said.out.split("\n") if "game.jsonl" not in line)


def test_a_look_at_another_lord_shows_the_dungeon(terminal: Terminal) -> None:
    said = terminal.run(*PLAY[:-3], "--names", "Anna,Béla,Ćira", lines=["look bela", "look C"])
    assert "╭─ B ──" in said.out
    assert "╭─ C ──" in said.out


def test_nobody_learns_hidden_cards_or_traps_by_a_look() -> None:
    scene = scene_of(asks.CHOOSE_ORDER, seats=3)
    seen = board("lords").read(scene, "look")
    assert isinstance(seen, Told)
    out = Console(file=io.StringIO(), width=80)
    out.print(seen.text)
    assert isinstance(out.file, io.StringIO)
    for row in scene.view.terms.box.spells:
        assert scene.wording.say(f"spell-{row.key.replace('_', '-')}") not in out.file.getvalue()


@pytest.mark.parametrize("kind", [asks.HIRE_CREATURE, asks.BUILD_ROOM, asks.PLAN_BATTLE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_say_what_they_do(kind: int, language: str) -> None:
    scene = scene_of(kind, language, last=True)
    shown, say = " ".join(drawn(scene).split()), scene.wording.say
    box, view = scene.view.terms.box, scene.view
    if kind == asks.HIRE_CREATURE:
        for option in scene.ask.options[:-1] if scene.ask else ():
            assert descriptions.attacks_text(box.creatures[int(option)], say) in shown
    if kind == asks.BUILD_ROOM:
        assert any(signs.room_text(scene.wording, box.rooms[room]) in shown for room in view.room_offer)
    if kind == asks.PLAN_BATTLE:
        for trap, count in enumerate(view.lords[view.viewer].traps):
            assert not count or descriptions.damage_text(box.traps[trap].effect_in(view.year), say) in shown


def test_a_known_card_and_a_special_event_say_what_they_do() -> None:
    scene = scene_of(asks.ATTACK_WITH)
    view, box = scene.view, scene.view.terms.box
    shown = " ".join(drawn(scene).split())
    assert (
        descriptions.spell_text(box.spells[view.city_cards[view.combat_round - 1]], box, scene.wording.say)
        in shown
    )
    table = Table(LORDS, LORDS.setup(2, {}), 3, ["Anna", "Béla"], [None] * 2)
    bot, dice = roster.bot("lords", "greedy"), seeded(3)
    while not (table.view(0).special_cards and table.view(0).special_cards[-1] != HIDDEN):
        let_answer(table, bot, dice)
    ask = table.asks()[0]
    question = LORDS.question(table.state, ask)
    scene = Scene(Wording("lords", "en", table.names), table.view(int(ask.seat)), question)
    special = descriptions.special_text(box.specials[scene.view.special_cards[-1]], scene.wording.say)
    assert special in " ".join(drawn(scene).split())


TYPED = (
    "y",
    "n",
    "no",
    "stop",
    "done",
    "ready",
    "pay",
    "goblin",
    "b",
    "a 8",
    "cell",
    "c2",
    "why",
    "undo",
    "hint",
)
ODD = ("0", "1", "3", "7", "12", "99", "²", "٣", "-1", "9" * 5000, "[bold]", "{x}", "_", "\u0301")
WORDS = st.one_of(st.sampled_from(ODD), st.sampled_from(TYPED), st.text(max_size=5))
LINES = st.lists(st.lists(WORDS, max_size=4).map(" ".join), max_size=10)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=LINES, language=st.sampled_from(LANGUAGES), mission=st.sampled_from(["none", "M2", "M4"]))
def test_nonsense_is_answered_kindly(
    terminal: Terminal, lines: list[str], language: str, mission: str
) -> None:
    table = ("play", "lords", "--bots", "random", "--seats", "2", "--seed", "3", "--lang", language)
    said = terminal.run(*table, "--option", f"scenario={mission}", lines=["1", "1 2 3 4", *lines])
    assert (said.code, said.err) == (0, "")


# what is shown


def test_the_building_board() -> None:
    shown = drawn(scene_of(asks.CHOOSE_ORDER))
    for text in ("Year 1 · winter · choosing orders", "5=ABx", "‖ 10", "1 Get Food", "1$→2♣", "On the way:"):
        assert text in shown
    assert "▼" in shown
    assert "[ 3 ]" in shown


def test_cells_are_marked_by_a_sign() -> None:
    scene = scene_of(asks.DIG_TUNNEL)
    shown = drawn(scene)
    assert scene.ask is not None
    for option in scene.ask.options[: len(scene.ask.options) - 1]:
        assert f"▸{int(option) + 1:>2} " in shown


def test_the_battle_board() -> None:
    shown = drawn(scene_of(asks.ATTACK_WITH))
    for text in ("Combat, round", "battle", "✓1 trap", "▸3 monsters", " 5 healing", "»", "♥"):
        assert text in shown


LORDS_NAMES = ("Anna Kowalska", "Béla (greedy)", "Ćira", "Dżesika")


@cache
def moments(seats: int, bot: str) -> list[tuple[View, Question]]:
    """Questions of a whole game, of each kind and year the first few and some later ones."""
    table = Table(LORDS, LORDS.setup(seats, {}), 11, list(LORDS_NAMES[:seats]), [None] * seats)
    player, dice, times = roster.bot("lords", bot), seeded(11), Counter[tuple[int, int]]()
    kept: list[tuple[View, Question]] = []
    while questions := table.asks():
        ask = questions[0]
        view, question = table.view(int(ask.seat)), LORDS.question(table.state, ask)
        times[int(ask.kind), view.year] += 1
        if times[int(ask.kind), view.year] in (1, 8):
            kept.append((view, question))
        table.take(int(ask.seat), player.choose(view, question, dice))
    return kept


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "bot"), [(4, "greedy"), (2, "random")])
def test_a_small_screen_holds_every_page(seats: int, bot: str, language: str) -> None:
    """24 lines, 80 columns, the last line for typing."""
    wording, story = Wording("lords", language, LORDS_NAMES[:seats]), [("x" * 60,)] * 3 + [("y" * 60,)]
    for view, ask in moments(seats, bot):
        lines = drawn(Scene(wording, view, ask, width=80, height=24), 80, 24, story)
        assert len(lines.rstrip("\n").split("\n")) <= 23, lines
        assert all(len(line) <= 80 for line in lines.split("\n"))


def test_a_low_screen_keeps_what_the_question_is_about() -> None:
    scene = scene_of(asks.PAY_WAGES, seats=4)
    low = drawn(Scene(scene.wording, scene.view, scene.ask, width=80, height=16), 80, 16)
    assert scene.ask is not None
    assert board("lords").option(scene, int(scene.ask.options[0])) in low
    assert "goods: " in low
    assert "Get Food" not in low
    assert "Get Food" in drawn(scene)


def test_attacks_are_grouped_by_creature_on_a_low_screen() -> None:
    scenes = (scene_of(asks.ATTACK_WITH, seats=2, first=seed) for seed in range(40))
    scene, ask = next(
        (scene, scene.ask) for scene in scenes if scene.ask and len(ways(scene.ask)) < len(scene.ask.options)
    )
    lines = board("lords").listing(replace(scene, terse=4))
    assert len(lines) == len(ways(ask))
    told = [typed for typed, _ in lines]
    assert any("–" in typed for typed in told)
    assert told[-1].split("–")[-1] == str(len(ask.options))


def ways(ask: Question) -> set[tuple[int, int]]:
    """The ways of attacking that a question offers, whatever their targets."""
    answers = [ask.read(option) for option in ask.options]
    return {(answer["creature"], answer["alternative"]) for answer in answers}


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_wide(language: str, width: int) -> None:
    scene = scene_of(asks.PLAN_BATTLE, language)
    wide = Scene(scene.wording, scene.view, scene.ask, width=width)
    assert all(len(line) <= width for line in drawn(wide, width).split("\n"))


def test_nobody_sees_the_traps_of_another() -> None:
    table = Table(LORDS, LORDS.setup(2, {}), 7, ["Anna", "Béla"], [None, None])
    bot, dice = roster.bot("lords", "greedy"), seeded(7)
    while not (table.state.lords[0].traps and table.state.phase == 1):
        let_answer(table, bot, dice)
    wording = Wording("lords", "en", table.names)
    own = board("lords").hand(Scene(wording, table.view(0)))
    assert own is not None
    trap = own.plain.removeprefix("# ").split(",")[0].split(" ×")[0]
    for viewer in (1, SPECTATOR):
        out = Console(file=io.StringIO(), width=80)
        out.print(board("lords").draw(Scene(wording, table.view(viewer))))
        assert isinstance(out.file, io.StringIO)
        assert trap not in out.file.getvalue()
    assert board("lords").hand(Scene(wording, table.view(SPECTATOR))) is None


def test_every_poisoned_dart_is_shown() -> None:
    state = battle(
        members(hero("warrior", 5), hero("warrior", 4)),
        with_traps=traps("poisoned_dart", "poisoned_dart"),
        with_lair=lair("troll"),
        dungeon="..l.. ..#.. ..#.. .....",
        rooms={"l": "labyrinth"},
    )
    plan(state, with_traps=["poisoned_dart", "poisoned_dart"], send=["troll"])
    for option in (trap("poisoned_dart"), 1, 0):
        LORDS.take(state, 0, option)
    scene = Scene(Wording("lords", "en", ["Anna", "Béla"]), LORDS.see(state, 0), width=80)
    assert scene.view.battle is not None
    text = " ".join(line.plain for line in lasting(scene, scene.view.battle))
    assert text == "poison 2: Warrior 1b 4♥ · poison 2: Warrior 1d 5♥"
