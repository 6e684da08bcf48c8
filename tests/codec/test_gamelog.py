"""Logs replay to the same game, and errors name the wrong line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from kazamata.codec import gamelog
from kazamata.codec.gamelog import BadLog, GameLog
from kazamata.codec.snapshot import digest
from kazamata.core.refusals import Refused
from tests.codec.random_play import CASES, answer_at_random, recorder

OLD = Path(__file__).parent / "old"


def played(answers: int = 40) -> GameLog:
    table = recorder("tranquility", 3, {"rocks": "yes"}, seed=12345678901234567890)
    answer_at_random(table, answers)
    return table.log()


@pytest.mark.parametrize(("game", "seats", "chosen"), CASES)
def test_a_log_replays_to_the_same_position(game: str, seats: int, chosen: dict[str, str]) -> None:
    table = recorder(game, seats, chosen, seed=3)
    answer_at_random(table, 10_000)
    log = gamelog.loads(gamelog.dumps(table.log()))
    moments = list(gamelog.replay(log))
    assert len(moments) == len(table.answers)
    assert digest(log.rules, moments[-1].state) == table.answers[-1].fingerprint
    assert log.rules.is_over(gamelog.position(log))


def test_a_position_in_the_middle() -> None:
    log = played()
    assert digest(log.rules, gamelog.position(log, 0)) == log.header.fingerprint
    assert digest(log.rules, gamelog.position(log, 7)) == log.answers[6].fingerprint


def test_a_log_on_disk(tmp_path: Path) -> None:
    log = played(5)
    path = tmp_path / "game.jsonl"
    gamelog.save(log, path)
    assert gamelog.load(path) == log
    assert [child.name for child in tmp_path.iterdir()] == ["game.jsonl"]
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadLog, match="not a text file"):
        gamelog.load(tmp_path / "picture")


@pytest.mark.parametrize("number", [1, 2])
def test_a_log_of_an_older_format_is_converted(number: int) -> None:
    """Format 1 has hand-written texts. Both have other keys, and one question has another name."""
    text = (OLD / f"format-{number}.jsonl").read_text("utf-8")
    head, *lines = (json.loads(line) for line in text.splitlines())
    assert head["kazamata_log"] == number
    log = gamelog.loads(text)
    kept = [(line["n"], line["seat"], line["option"], line["after"]) for line in lines]
    assert [(one.number, one.seat, one.option, one.fingerprint) for one in log.answers] == kept
    assert (log.header.fingerprint, log.header.format) == (head["dealt"], gamelog.FORMAT)
    assert len(list(gamelog.replay(log))) == len(lines)
    assert gamelog.loads(gamelog.dumps(log)) == log
    if number == 1:
        assert (lines[0]["says"], log.answers[0].text) == ("19 to cell 5", "play-island 19 5")
    else:
        asked = {line["ask"] for line in lines} ^ {answer.ask for answer in log.answers}
        assert asked == {"PickForPuppet", "PickNonPlayerOrder"}


@pytest.mark.parametrize("number", [1, 2])
def test_an_edited_log_of_an_older_format_names_its_line(number: int) -> None:
    lines = (OLD / f"format-{number}.jsonl").read_text("utf-8").split("\n")
    for old, new, reason in (
        ('"n":', '"number":', "not a line"),
        ('"option":', '"option":9999', "options from"),
    ):
        edited_lines = [*lines[:4], lines[4].replace(old, new, 1), *lines[5:]]
        with pytest.raises(BadLog, match=reason) as caught:
            list(gamelog.replay(gamelog.loads("\n".join(edited_lines))))
        assert caught.value.line == 5


def test_an_illegal_answer_is_not_written_down() -> None:
    table = recorder("tranquility", 2, {}, seed=1)
    with pytest.raises(Refused):
        table.take(0 if table.state.active_seat else 1, 0)
    assert table.answers == []


def edited(line: int, old: str, new: str) -> str:
    lines = gamelog.dumps(played()).split("\n")
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join(lines)


WRONG: dict[str, tuple[Callable[[], str], int, str]] = {
    "cut off in a line": (lambda: gamelog.dumps(played())[:-9], 41, "cut off"),
    "empty": (lambda: "\n", 1, "not a line of a game log"),
    "another game": (lambda: edited(1, "tranquility", "chess"), 1, "no game is called 'chess'"),
    "another version": (
        lambda: edited(1, '"rules_version":2', '"rules_version":9'),
        1,
        "this program knows 2",
    ),
    "another format": (lambda: edited(1, '"kazamata_log":3', '"kazamata_log":9'), 1, "format 9"),
    "another seed": (lambda: edited(1, '"seed":"1', '"seed":"2'), 1, "does not come out"),
    "no seed": (lambda: edited(1, '"seed":"1', '"seed":"x'), 1, "a whole number"),
    "an unknown choice": (lambda: edited(1, '"rocks":"yes"', '"rocks":"no!"'), 1, "no table"),
    "an unknown field": (lambda: edited(1, '"game"', '"gamb"'), 1, "not a line"),
    "another option": (lambda: edited(4, '"option":', '"option":1'), 4, "option"),
    "another fingerprint": (lambda: edited(6, '"fingerprint":"', '"fingerprint":"0'), 6, "does not come out"),
    "another seat": (lambda: edited(8, '"seat":', '"seat":4'), 8, "asked nothing"),
    "another question": (lambda: edited(8, '"ask":"', '"ask":"Un'), 8, "is asked"),
    "other words": (lambda: edited(8, '"text":"', '"text":"un'), 8, "means"),
    "a line lost": (lambda: edited(8, '"number":7', '"number":8'), 8, "answer 7 should stand here"),
}


@pytest.mark.parametrize("case", WRONG)
def test_an_edited_log_names_its_line(case: str) -> None:
    make, line, reason = WRONG[case]
    with pytest.raises(BadLog, match=reason) as caught:
        list(gamelog.replay(gamelog.loads(make())))
    assert caught.value.line == line
