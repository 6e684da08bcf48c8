"""Export games and decisions as Parquet, from self-play or from the logs of played games.

A folder holds `games.parquet`, `decisions.parquet` and `README.md`, a data card that describes them.
`load_decisions` returns NumPy arrays. `DecisionDataset` is also a map-style dataset for PyTorch, without
needing PyTorch.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from kazamata import __version__
from kazamata.bots import memory as bot_memory
from kazamata.bots import roster
from kazamata.codec.gamelog import GameLog
from kazamata.codec.sets import set_codec_of
from kazamata.core.dice import seeded
from kazamata.core.rules import Outcome
from kazamata.lab.episodes.episode import new_episode
from kazamata.lab.matches.seeds import seed_of
from kazamata.lab.matches.simulation import Match, batch_size
from kazamata.lab.optional_imports import import_extra
from kazamata.lab.rewards import end_rewards
from kazamata.lab.space_description import description_lines
from kazamata.lab.spaces import AnyEpisode, Spaces
from kazamata.lab.workers import Workers, ranges, run_batches

GAMES: Final = "games.parquet"
DECISIONS: Final = "decisions.parquet"
DATA_CARD: Final = "README.md"
PERSON: Final = "person"
"""Replaces every player in a log: an export contains no names."""

GAME_COLUMNS: Final = {
    "game": ("int64", "number of the game within the file"),
    "seed": ("string", "the seed of the deal; with the answers it determines the whole game"),
    "players": ("list<string>", "the bot at each seat, `person` for games from logs"),
    "decisions": ("int32", "the number of answers"),
    "cause": ("string", "why the game ended"),
    "winners": ("list<int8>", "the seats that won"),
    "scores": ("list<int32>", "points of each seat; empty if the game counts none"),
}
DECISION_COLUMNS: Final = {
    "game": ("int64", "the game it belongs to"),
    "number": ("int32", "its index in the game, from 0"),
    "seat": ("int8", "the seat that decided"),
    "question": ("int16", "the kind of question: its index in the table of actions below"),
    "observation": ("list<int16>", "what the seat may know, block by block as described below"),
    "options": ("list<int32>", "the flat actions that were legal"),
    "chosen": ("int32", "the flat action that was chosen"),
    "reward": (
        "float64",
        "the reward of the seat at the end: 1 for a win, or the points of a solo game",
    ),
}


@dataclass
class ExportPart:
    """Some games and their decisions as plain columns that can be sent."""

    games: dict[str, list[Any]] = field(default_factory=lambda: {name: [] for name in GAME_COLUMNS})
    decisions: dict[str, list[Any]] = field(default_factory=lambda: {name: [] for name in DECISION_COLUMNS})

    def add_decision(self, spaces: Spaces, episode: AnyEpisode, game: int, number: int, action: int) -> None:
        """Record a decision before it is carried out; its `reward` follows at the end."""
        legal = episode.legal_actions()
        values = (
            game,
            number,
            int(episode.seat),
            int(episode.kind),
            bytes(memoryview(episode.observe(episode.seat))),
        )
        for name, value in zip(DECISION_COLUMNS, (*values, legal, action), strict=False):
            self.decisions[name].append(value)

    def add_result(self, spaces: Spaces, game: int, seed: int, players: list[str], outcome: Outcome) -> None:
        """Record a game's result and the reward of each of its decisions."""
        rewards = end_rewards(spaces.default_reward(), outcome, spaces.rules.cooperative, spaces.seats)
        begin = len(self.decisions["reward"])
        seats = self.decisions["seat"][begin:]
        self.decisions["reward"] += [rewards[seat] for seat in seats]
        winners = [int(seat) for seat in outcome.winners]
        values = (game, str(seed), players, len(seats), outcome.end_reason, winners, list(outcome.scores))
        for name, value in zip(GAME_COLUMNS, values, strict=True):
            self.games[name].append(value)


# --------------------------------------------------------------------------------------- sources of games


def play_rows(match: Match, batch: range) -> ExportPart:
    """Play some games of self-play and record every decision; a task for one process."""
    if match.set_file:
        sets = set_codec_of(match.game)
        assert sets is not None, "only games with sets are given one"
        sets.load(match.set_file)
    spaces = Spaces(match.game, match.seats, dict(match.choices))
    rows = ExportPart()
    for game in batch:
        _play(spaces, match, game, rows)
    return rows


def _play(spaces: Spaces, match: Match, game: int, rows: ExportPart) -> None:
    rules, seed = spaces.rules, seed_of(match.seed, game, "deal")
    bots = [roster.bot(match.game, entrant) for entrant in match.bots]
    dice = [seeded(seed_of(match.seed, game, f"seat {seat}")) for seat in range(match.seats)]
    episode: AnyEpisode = new_episode(spaces.layout, seed)
    memories = [bot_memory.start(rules, episode.state, seat) for seat in range(match.seats)]
    number = 0
    while episode.seat >= 0:
        seat = int(episode.seat)
        ask = rules.ask_of(episode.state, seat)
        assert ask is not None, "an episode waits for a seat that is asked"
        view, question = rules.see(episode.state, seat), rules.question(episode.state, ask)
        action = int(episode.first_action()) + int(
            bots[seat].choose(view, question, dice[seat], memories[seat])
        )
        rows.add_decision(spaces, episode, game, number, action)
        events = episode.apply_with_events(action, True)
        for index, seat_memory in enumerate(memories):
            bot_memory.observe(rules, seat_memory, events, index)
        number += 1
    rows.add_result(spaces, game, seed, list(match.bot_names), rules.score(episode.state))


def log_rows(log: GameLog, game: int) -> ExportPart:
    """Export a played game from its log, without the players' names."""
    header, rules = log.header, log.rules
    spaces = Spaces(header.game, len(header.seats), header.choices)
    rows = ExportPart()
    episode: AnyEpisode = new_episode(spaces.layout, int(header.seed))
    for number, answer in enumerate(log.answers):
        episode.turn_to(answer.seat)
        action = int(episode.first_action()) + answer.option
        episode.option_of(action)
        rows.add_decision(spaces, episode, game, number, action)
        episode.apply_with_events(action, False)
    players = [PERSON] * spaces.seats
    rows.add_result(spaces, game, int(header.seed), players, rules.score(episode.state))
    return rows


# ------------------------------------------------------------------------------------------------ writing


def export(
    match: Match, folder: Path, workers: Workers, played: Callable[[int], None] = lambda games: None
) -> int:
    """Play and write games; return their number. Ctrl-C keeps the finished games."""
    batches = ranges(match.games, batch_size(match.games, workers.jobs))
    parts = run_batches(partial(play_rows, match), batches, workers)
    spaces = Spaces(match.game, match.seats, dict(match.choices))
    source = f"self-play of {', '.join(match.bot_names)}, seed {match.seed}"
    return write_dataset(parts, folder, spaces, source, played)


def export_logs(logs: Iterable[GameLog], folder: Path) -> int:
    """Write games from logs of one setup; return their number."""
    known = list(logs)
    header = known[0].header
    if len({(log.header.game, len(log.header.seats), str(log.header.choices)) for log in known}) > 1:
        raise ValueError(
            "the logs are of different games, seat counts or choices: export each kind by itself"
        )
    spaces = Spaces(header.game, len(header.seats), header.choices)
    return write_dataset(
        (log_rows(log, game) for game, log in enumerate(known)), folder, spaces, "games from logs"
    )


def write_dataset(
    parts: Iterable[ExportPart],
    folder: Path,
    spaces: Spaces,
    source: str,
    played: Callable[[int], None] = lambda games: None,
) -> int:
    """Write parts as they arrive, and the data card; after an interruption the files are complete."""
    parquet, games = import_extra("pyarrow.parquet"), 0
    folder.mkdir(parents=True, exist_ok=True)
    with (
        parquet.ParquetWriter(folder / GAMES, _schema(GAME_COLUMNS), compression="zstd") as first,
        parquet.ParquetWriter(folder / DECISIONS, _schema(DECISION_COLUMNS), compression="zstd") as second,
    ):
        try:
            for part in parts:
                first.write_table(_table(part.games, GAME_COLUMNS))
                second.write_table(_table(part.decisions, DECISION_COLUMNS))
                games += len(part.games["game"])
                played(len(part.games["game"]))
        finally:
            (folder / DATA_CARD).write_text(data_card(spaces, source, games), "utf-8")
    return games


def _schema(columns: dict[str, tuple[str, str]]) -> Any:
    arrow = import_extra("pyarrow")
    return arrow.schema(
        [arrow.field(name, _kind(kind), metadata={"about": about}) for name, (kind, about) in columns.items()]
    )


def _kind(kind: str) -> Any:
    arrow = import_extra("pyarrow")
    if kind.startswith("list<"):
        return arrow.list_(_kind(kind[5:-1]))
    return getattr(arrow, kind)()


def _table(columns: dict[str, list[Any]], kinds: dict[str, tuple[str, str]]) -> Any:
    arrow = import_extra("pyarrow")
    made = {
        name: _numbers(values) if name == "observation" else arrow.array(values, _kind(kinds[name][0]))
        for name, values in columns.items()
    }
    return arrow.table(made, schema=_schema(kinds))


def _numbers(rows: list[bytes]) -> Any:
    """View rows of 16-bit numbers as an array."""
    arrow, np = import_extra("pyarrow"), import_extra("numpy")
    ends = np.cumsum([0, *(len(row) // 2 for row in rows)], dtype=np.int32)
    return arrow.ListArray.from_arrays(
        arrow.array(ends), arrow.array(np.frombuffer(b"".join(rows), np.int16))
    )


def data_card(spaces: Spaces, source: str, games: int) -> str:
    """Write the data card: the data's source, the meaning of every column, and the limits."""
    rules = spaces.rules
    return "\n".join(
        [
            f"# {games} games of {rules.name}",
            "",
            f"Made by kazamata {__version__} (rules of {rules.name}, version {rules.version}): {source}.",
            f"Setup: {spaces.seats} seats, `{json.dumps(spaces.setup.choices)}`.",
            "",
            "Observations hold what the deciding seat could know and nothing else. The seed of a game gives all its",
            "secrets, so keep it away from learners. The files hold no names of people.",
            "Decisions of bots show how these bots play, not the best play.",
            "",
            f"## {GAMES}",
            "",
            *_column_lines(GAME_COLUMNS),
            "",
            f"## {DECISIONS}",
            "",
            *_column_lines(DECISION_COLUMNS),
            "",
            "## Numbers",
            "",
            "```",
            *description_lines(spaces),
            "```",
            "",
        ]
    )


def _column_lines(columns: dict[str, tuple[str, str]]) -> Iterator[str]:
    yield "| column | type | meaning |"
    yield "|---|---|---|"
    for name, (kind, about) in columns.items():
        yield f"| {name} | {kind} | {about} |"


# ------------------------------------------------------------------------------------------------ reading


class DecisionDataset:
    """Decisions as NumPy arrays with one row each; `decisions[n]` is one training example."""

    def __init__(
        self, observations: Any, legal_actions: Any, ends: Any, chosen: Any, rewards: Any, columns: Any
    ) -> None:
        self.observations = observations
        self.chosen = chosen
        self.rewards = rewards
        self.columns = columns
        self._options = legal_actions
        self._ends = ends

    def __len__(self) -> int:
        return len(self.chosen)

    def legal_actions(self, index: int) -> Any:
        """Return the flat actions that were legal at a decision."""
        return self._options[self._ends[index] : self._ends[index + 1]]

    def action_mask(self, index: int, actions: int) -> Any:
        """Return the legal actions as a mask with one entry per action."""
        row = import_extra("numpy").zeros(actions, bool)
        row[self.legal_actions(index)] = True
        return row

    def __getitem__(self, index: int) -> tuple[Any, Any, int, float]:
        """Return the observation, the legal actions, the chosen action, and the reward."""
        if not 0 <= index < len(self):
            raise IndexError(index)
        return (
            self.observations[index],
            self.legal_actions(index),
            int(self.chosen[index]),
            float(self.rewards[index]),
        )


def load_decisions(folder: Path | str) -> DecisionDataset:
    """Load all decisions of a folder."""
    np, parquet = import_extra("numpy"), import_extra("pyarrow.parquet")
    table = parquet.read_table(Path(folder) / DECISIONS).combine_chunks()
    column = {name: table.column(name).combine_chunks() for name in DECISION_COLUMNS}
    rows, options = column["observation"], column["options"]
    count = len(rows)
    plain = {
        name: column[name].to_numpy(zero_copy_only=False) for name in ("game", "number", "seat", "question")
    }
    return DecisionDataset(
        np.asarray(rows.flatten()).reshape(count, -1),
        np.asarray(options.flatten()),
        np.asarray(options.offsets) - options.offsets[0].as_py(),
        column["chosen"].to_numpy(),
        column["reward"].to_numpy(),
        plain,
    )
