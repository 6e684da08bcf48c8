"""Dungeon Lords at the terminal: whole games, missions, the board, typed answers."""

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
from kazamata.cli import log_files
from kazamata.cli.boards import board
from kazamata.cli.boards.board import InfoReply, Scene, TypedAnswers
from kazamata.cli.boards.lords import symbols
from kazamata.cli.boards.lords.combat_table import lasting
from kazamata.cli.play.game import TerminalGame
from kazamata.cli.play.page import page
from kazamata.cli.text_narrator import TextNarrator
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
from tests.cli.command_runner import CommandResult, CommandRunner
from tests.cli.scripts import SEED, script
from tests.rules.lords.positions import battle, hero, lair, make_party, plan, trap, traps

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
"""The rulebook's solutions of the missions, typed as a person would."""

FIRST = {"game": "first", "starter": "first_seat"}
PLAY = (
    "play", "lords", "--seats", "3", "--bots", "random", "--seed", "5",
    "--option", "game=first", "starter=first_seat",
)  # fmt: skip
"""A first game of three: orders 1 and 5 are out of reach at first."""


def options(choices: dict[str, str]) -> list[str]:
    return [word for key, value in choices.items() for word in ("--option", f"{key}={value}")]


def whole_game(
    terminal: CommandRunner, saved: Path, language: str, *words: str, lines: list[str]
) -> CommandResult:
    table = ("play", "lords", "--seats", "2", "--seed", str(SEED), "--save", str(saved))
    return terminal.run(*table, *words, "--lang", language, lines=lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_two_is_played_by_typing(
    terminal: CommandRunner, tmp_path: Path, language: str
) -> None:
    played = script({}, [None, "random"], game="lords")
    result = whole_game(terminal, tmp_path / "game.jsonl", language, "--bots", "random", lines=played.lines)
    assert (result.code, result.err) == (0, "")
    log = log_files.read_log(str(tmp_path / "game.jsonl"))
    assert [(answer.seat, answer.option) for answer in log.answers] == played.answers
    assert "═" not in result.out
    assert all(len(line) <= 80 for line in result.out.split("\n") if "game.jsonl" not in line)


def test_two_people_pass_the_keyboard(terminal: CommandRunner, tmp_path: Path) -> None:
    played = script(FIRST, [None, None], game="lords")
    saved = tmp_path / "game.jsonl"
    words = ("--bots", "none", "--names", "Anna,Béla", *options(FIRST))
    result = whole_game(terminal, saved, "en", *words, lines=played.lines)
    assert result.code == 0
    assert "Pass the keyboard to: Béla" in result.out
    assert [
        (answer.seat, answer.option) for answer in log_files.read_log(str(saved)).answers
    ] == played.answers


@pytest.mark.parametrize("mission", MISSIONS)
def test_missions_are_played_from_a_pipe(terminal: CommandRunner, mission: str) -> None:
    result = terminal.run("play", "lords", "--scenario", mission, lines=MISSIONS[mission])
    assert result.code == 0
    assert "The mission is passed." in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_speak_every_language(terminal: CommandRunner, language: str) -> None:
    words = ("play", "lords", "--option", "scenario=M1", "--lang", language)
    result = terminal.run(*words, lines=["?", "why witch", *MISSIONS["M1"]])
    assert (result.code, result.err) == (0, "")
    assert "(DL-57)" in result.out


def test_two_may_train_side_by_side(terminal: CommandRunner) -> None:
    words = ("play", "lords", "--scenario", "m1", "--seats", "2", "--bots", "none")
    result = terminal.run(*words, lines=["", "ready"])
    assert "Pass the keyboard to: Player 2" in result.out


# typed answers


def scene_of(kind: int, language: str = "en", seats: int = 2, last: bool = False, first: int = 0) -> Scene:
    """A question of this kind, from a game of greedy lords."""
    for seed in range(first, first + 40):
        table = TerminalGame(
            LORDS, LORDS.setup(seats, {}), seed, ["Anna", "Béla", "C", "D"][:seats], [None] * seats
        )
        bot, dice = roster.bot("lords", "greedy"), seeded(seed)
        while questions := table.asks():
            ask = questions[0]
            view = table.view(int(ask.seat))
            if ask.kind == kind and (not last or len(ask.options) > 2):
                return Scene(
                    TextNarrator("lords", language, table.names), view, LORDS.question(table.state, ask)
                )
            table.take(int(ask.seat), bot.choose(view, LORDS.question(table.state, ask), dice))
    raise AssertionError(f"nobody is asked {LORDS.ask_kinds[kind].name}")


def let_answer(table: TerminalGame, bot: Bot, dice: Dice) -> None:
    """The first seat that must decide answers."""
    ask = table.asks()[0]
    table.take(int(ask.seat), bot.choose(table.view(int(ask.seat)), LORDS.question(table.state, ask), dice))


def drawn(scene: Scene, width: int = 80, height: int = 1000, story: Sequence[Sentence] = ()) -> str:
    out = Console(file=io.StringIO(), width=width, height=height)
    out.print(page(out, height, board("lords"), scene, story, []))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def understood(scene: Scene, text: str) -> tuple[tuple[int, int], ...]:
    reading = board("lords").read(scene, text)
    assert isinstance(reading, TypedAnswers), reading
    return reading.answers


def test_three_orders_and_one_for_the_non_player_lord_at_once() -> None:
    scene = scene_of(asks.CHOOSE_ORDER)
    one, two, three = (int(option) for option in scene.question.options[:3]) if scene.question else (0, 0, 0)
    typed = f"{one + 1} {two + 1} {three + 1} 8"
    kinds = [kind for kind, _ in understood(scene, typed)]
    assert kinds == [asks.CHOOSE_ORDER] * 3 + [asks.PICK_NON_PLAYER_ORDER]
    assert not isinstance(board("lords").read(scene, typed + " 1"), TypedAnswers)


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
    assert scene.question is not None
    creature = next(int(option) for option in scene.question.options if option < asks.IS_PAID)
    name = scene.view.terms.box.creatures[creature].key
    for index, part in enumerate(WAGE_PARTS, 1):
        wanted = ((asks.FACE_STRIKE, index * 9 + creature),)
        assert understood(scene, f"pay {name} {part}") == wanted
    assert understood(scene, f"strike {name}") == understood(scene, name) == ((asks.FACE_STRIKE, creature),)


def test_every_option_can_be_typed_as_displayed() -> None:
    """In a whole game of four, for every option of every question."""
    table = TerminalGame(LORDS, LORDS.setup(4, {}), 3, ["A", "B", "C", "D"], [None] * 4)
    bot, dice, drawing = roster.bot("lords", "random"), seeded(3), board("lords")
    while questions := table.asks():
        ask = questions[0]
        view = table.view(int(ask.seat))
        question = LORDS.question(table.state, ask)
        scene = Scene(TextNarrator("lords", "pl", table.names), view, question)
        for option in ask.options:
            answer = ((int(ask.kind), int(option)),)
            assert understood(scene, drawing.typed_form(scene, int(option))) == answer
            assert drawing.option(scene, int(option))
        table.take(int(ask.seat), bot.choose(view, question, dice))


def test_why(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY, lines=["why 3", "why 99", "why dragon", "why"])
    assert "But it is possible: Dig Tunnels" in result.out
    assert "Type why and a move, e.g. why" in result.out


def test_why_names_the_clause_of_a_battle(terminal: CommandRunner) -> None:
    lines = ["why goblin", "stone", "why stone", "why cell 8", "goblin", "why troll"]
    result = terminal.run("play", "lords", "--scenario", "M1", lines=lines)
    assert "But it is possible: Send: Goblin" in result.out
    assert "You do not have this trap: Rolling Stone (DL-57)" in result.out
    assert "You fight in cell 3 already (DL-57)" in result.out
    assert "This tile takes 1 monster (DL-58)" in result.out


def test_too_many_words_are_refused_with_a_sentence(terminal: CommandRunner) -> None:
    result = terminal.run("play", "lords", "--scenario", "M1", lines=["troll ready ready", "1 1"])
    assert "Type a number from 1 to 4 or a name." in result.out
    assert "You do not have this trap: Rolling Stone" in result.out


def test_hint_rules_and_undo(terminal: CommandRunner) -> None:
    lines = ["hint", "rules DL-58", "stone", "undo", "log"]
    result = terminal.run("play", "lords", "--scenario", "M1", lines=lines)
    assert "Hint: " in result.out
    assert "DL-58" in result.out
    assert "Taken back." in result.out


# effects of things


LOOKS = {
    "en": ("look", "look rolling", "Rolling Stone: 3 to the first"),
    "hu": ("nézd", "nezd gordulo", "Gördülő kő: 3 az elsőnek"),
    "pl": ("pokaż", "pokaz glaz", "Toczący się głaz: 3 pierwszemu"),
    "sr": ("pogledaj", "pogledaj kotrljajuci", "Kotrljajući kamen: 3 prvom"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_look_describes_effects(terminal: CommandRunner, language: str) -> None:
    everything, one, text = LOOKS[language]
    table = ("play", "lords", "--scenario", "M1", "--lang", language)
    result = terminal.run(*table, lines=[everything, one, "look fireball", "look qqq", "look A", "look a"])
    assert (result.code, result.err) == (0, "")
    plain = " ".join(result.out.split())
    narrator = TextNarrator("lords", language)
    assert text in plain
    assert narrator.say("effect-spell-nothing") in plain
    assert narrator.say("board-unclear-look") in plain
    assert narrator.say("effect-note-magic") in plain
    assert f"a {narrator.say('room-hatchery')}: " in plain
    assert all(len(line) <= 80 for line in result.out.split("\n") if "game.jsonl" not in line)


def test_a_look_at_another_lord_shows_the_dungeon(terminal: CommandRunner) -> None:
    result = terminal.run(*PLAY[:-3], "--names", "Anna,Béla,Ćira", lines=["look bela", "look C"])
    assert "╭─ B ──" in result.out
    assert "╭─ C ──" in result.out


def test_look_shows_no_hidden_cards_or_traps() -> None:
    scene = scene_of(asks.CHOOSE_ORDER, seats=3)
    seen = board("lords").read(scene, "look")
    assert isinstance(seen, InfoReply)
    out = Console(file=io.StringIO(), width=80)
    out.print(seen.text)
    assert isinstance(out.file, io.StringIO)
    for row in scene.view.terms.box.spells:
        assert scene.narrator.say(f"spell-{row.key.replace('_', '-')}") not in out.file.getvalue()


@pytest.mark.parametrize("kind", [asks.HIRE_CREATURE, asks.BUILD_ROOM, asks.PLAN_BATTLE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_describe_their_effects(kind: int, language: str) -> None:
    scene = scene_of(kind, language, last=True)
    shown, say = " ".join(drawn(scene).split()), scene.narrator.say
    box, view = scene.view.terms.box, scene.view
    if kind == asks.HIRE_CREATURE:
        for option in scene.question.options[:-1] if scene.question else ():
            assert descriptions.attacks_text(box.creatures[int(option)], say) in shown
    if kind == asks.BUILD_ROOM:
        assert any(symbols.room_text(scene.narrator, box.rooms[room]) in shown for room in view.room_offer)
    if kind == asks.PLAN_BATTLE:
        for trap, count in enumerate(view.lords[view.viewer].traps):
            assert not count or descriptions.damage_text(box.traps[trap].effect_in(view.year), say) in shown


def test_a_known_card_and_a_special_event_describe_their_effects() -> None:
    scene = scene_of(asks.ATTACK_WITH)
    view, box = scene.view, scene.view.terms.box
    shown = " ".join(drawn(scene).split())
    assert (
        descriptions.spell_text(box.spells[view.city_cards[view.combat_round - 1]], box, scene.narrator.say)
        in shown
    )
    table = TerminalGame(LORDS, LORDS.setup(2, {}), 3, ["Anna", "Béla"], [None] * 2)
    bot, dice = roster.bot("lords", "greedy"), seeded(3)
    while not (table.view(0).special_cards and table.view(0).special_cards[-1] != HIDDEN):
        let_answer(table, bot, dice)
    ask = table.asks()[0]
    question = LORDS.question(table.state, ask)
    scene = Scene(TextNarrator("lords", "en", table.names), table.view(int(ask.seat)), question)
    special = descriptions.special_text(box.specials[scene.view.special_cards[-1]], scene.narrator.say)
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
    terminal: CommandRunner, lines: list[str], language: str, mission: str
) -> None:
    table = ("play", "lords", "--bots", "random", "--seats", "2", "--seed", "3", "--lang", language)
    result = terminal.run(*table, "--option", f"scenario={mission}", lines=["1", "1 2 3 4", *lines])
    assert (result.code, result.err) == (0, "")


# displayed parts


def test_the_building_board() -> None:
    shown = drawn(scene_of(asks.CHOOSE_ORDER))
    for text in ("Year 1 · winter · choosing orders", "5=ABx", "‖ 10", "1 Get Food", "1$→2♣", "On the way:"):
        assert text in shown
    assert "▼" in shown
    assert "[ 3 ]" in shown


def test_cells_are_marked_by_a_sign() -> None:
    scene = scene_of(asks.DIG_TUNNEL)
    shown = drawn(scene)
    assert scene.question is not None
    for option in scene.question.options[: len(scene.question.options) - 1]:
        assert f"▸{int(option) + 1:>2} " in shown


def test_the_battle_board() -> None:
    shown = drawn(scene_of(asks.ATTACK_WITH))
    for text in ("Combat, round", "battle", "✓1 trap", "▸3 monsters", " 5 healing", "»", "♥"):
        assert text in shown


LORDS_NAMES = ("Anna Kowalska", "Béla (greedy)", "Ćira", "Dżesika")


@cache
def moments(seats: int, bot: str) -> list[tuple[View, Question]]:
    """The first few questions of each kind and year in a whole game, and some later ones."""
    table = TerminalGame(LORDS, LORDS.setup(seats, {}), 11, list(LORDS_NAMES[:seats]), [None] * seats)
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
    narrator, story = TextNarrator("lords", language, LORDS_NAMES[:seats]), [("x" * 60,)] * 3 + [("y" * 60,)]
    for view, ask in moments(seats, bot):
        lines = drawn(Scene(narrator, view, ask, width=80, height=24), 80, 24, story)
        assert len(lines.rstrip("\n").split("\n")) <= 23, lines
        assert all(len(line) <= 80 for line in lines.split("\n"))


def test_a_low_screen_keeps_the_subject_of_the_question() -> None:
    scene = scene_of(asks.PAY_WAGES, seats=4)
    low = drawn(Scene(scene.narrator, scene.view, scene.question, width=80, height=16), 80, 16)
    assert scene.question is not None
    assert board("lords").option(scene, int(scene.question.options[0])) in low
    assert "goods: " in low
    assert "Get Food" not in low
    assert "Get Food" in drawn(scene)


def test_attacks_are_grouped_by_creature_on_a_low_screen() -> None:
    scenes = (scene_of(asks.ATTACK_WITH, seats=2, first=seed) for seed in range(40))
    scene, ask = next(
        (scene, scene.question)
        for scene in scenes
        if scene.question and len(ways(scene.question)) < len(scene.question.options)
    )
    lines = board("lords").option_list(replace(scene, terse=4))
    assert len(lines) == len(ways(ask))
    texts = [typed for typed, _ in lines]
    assert any("–" in typed for typed in texts)
    assert texts[-1].split("–")[-1] == str(len(ask.options))


def ways(ask: Question) -> set[tuple[int, int]]:
    """The attacks that a question offers, ignoring their targets."""
    answers = [ask.read(option) for option in ask.options]
    return {(answer["creature"], answer["alternative"]) for answer in answers}


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_wide(language: str, width: int) -> None:
    scene = scene_of(asks.PLAN_BATTLE, language)
    wide = Scene(scene.narrator, scene.view, scene.question, width=width)
    assert all(len(line) <= width for line in drawn(wide, width).split("\n"))


def test_the_traps_of_other_lords_are_hidden() -> None:
    table = TerminalGame(LORDS, LORDS.setup(2, {}), 7, ["Anna", "Béla"], [None, None])
    bot, dice = roster.bot("lords", "greedy"), seeded(7)
    while not (table.state.lords[0].traps and table.state.phase == 1):
        let_answer(table, bot, dice)
    narrator = TextNarrator("lords", "en", table.names)
    own = board("lords").hand(Scene(narrator, table.view(0)))
    assert own is not None
    trap = own.plain.removeprefix("# ").split(",")[0].split(" ×")[0]
    for viewer in (1, SPECTATOR):
        out = Console(file=io.StringIO(), width=80)
        out.print(board("lords").draw(Scene(narrator, table.view(viewer))))
        assert isinstance(out.file, io.StringIO)
        assert trap not in out.file.getvalue()
    assert board("lords").hand(Scene(narrator, table.view(SPECTATOR))) is None


def test_every_poisoned_dart_is_shown() -> None:
    state = battle(
        make_party(hero("warrior", 5), hero("warrior", 4)),
        with_traps=traps("poisoned_dart", "poisoned_dart"),
        with_lair=lair("troll"),
        dungeon="..l.. ..#.. ..#.. .....",
        rooms={"l": "labyrinth"},
    )
    plan(state, with_traps=["poisoned_dart", "poisoned_dart"], send=["troll"])
    for option in (trap("poisoned_dart"), 1, 0):
        LORDS.take(state, 0, option)
    scene = Scene(TextNarrator("lords", "en", ["Anna", "Béla"]), LORDS.see(state, 0), width=80)
    assert scene.view.battle is not None
    text = " ".join(line.plain for line in lasting(scene, scene.view.battle))
    assert text == "poison 2: Warrior 1b 4♥ · poison 2: Warrior 1d 5♥"
