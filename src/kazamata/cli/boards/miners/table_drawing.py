"""The table: the round and its event, the decks, the boards, the seats and the mine."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from kazamata.cli.boards.board import Scene
from kazamata.cli.boards.columns import Row, in_columns, truncate_name
from kazamata.cli.boards.miners.mine import draw_mine
from kazamata.cli.boards.miners.option_list import IN_SIGNS
from kazamata.cli.boards.miners.scene import MinersScene
from kazamata.cli.boards.miners.symbols import ADVANCE, CARD, COIN, FULL, POINT, TARGET
from kazamata.games.miners.asks import MOVE_MARKER
from kazamata.games.miners.cardset import BOARDS, ROUNDS
from kazamata.games.miners.state import NOT_CHOSEN
from kazamata.games.miners.view import SeatView
from kazamata.words.miners.descriptions import describe

NAME: Final = 12
SHORT_NAME: Final = 9
MINE: Final = "▦"
GAP: Final = 1
ROOMY: Final = 100
"""From this width on there is space for words next to the boards."""
DONE: Final = "✓"
MARKERS: Final = "‹›"
SEAT_SIGNS: Final = (POINT, COIN, FULL, CARD, MINE)


LOW: Final = 1
"""From this level on a row of the mine is one line."""
DENSE: Final = 2
"""From this level on the event and the boards are one line each, and seats have no heading."""
ONE_LINE_BOARDS: Final = 5
"""From this level on the boards are one line again."""


def table(scene: Scene) -> RenderableType:
    """Draw everything public, without the viewer's hand, within the available lines."""
    seen, low = MinersScene(scene), scene.terse >= LOW
    parts: list[RenderableType] = [headline(seen), *boards_and_seats(scene, seen)]
    if seen.view.viewer >= 0:
        parts.append(draw_mine(seen, seen.own.mine, open_cells(scene), scene.width, low))
        return Group(*parts)
    for seat, player in enumerate(seen.view.seats):
        parts.append(Text(seen.say("board-mine-of", name=scene.narrator.seat(seat)), "bold"))
        parts.append(draw_mine(seen, player.mine, {}, scene.width, low))
    return Group(*parts)


def boards_and_seats(scene: Scene, seen: MinersScene) -> list[RenderableType]:
    short = DENSE <= scene.terse < IN_SIGNS or scene.terse >= ONE_LINE_BOARDS
    if short and not about_boards(scene):
        return [short_boards(scene, seen), dense_seats(scene, seen)]
    if scene.terse >= DENSE:
        return [_side_by_side(scene, boards(seen, decks(seen, True), SHORT_NAME), dense_seats(scene, seen))]
    if scene.terse >= LOW or scene.width < ROOMY:
        return [_side_by_side(scene, boards(seen, decks(seen, True), SHORT_NAME), seats(scene, seen, True))]
    title = Text(seen.say("board-boards"), "dim")
    return [decks(seen, False), _side_by_side(scene, boards(seen, title, NAME), seats(scene, seen, False))]


def about_boards(scene: Scene) -> bool:
    """Whether the question concerns a board or a marker on it."""
    return scene.question is not None and (
        scene.question.definition.has("board") or scene.question.kind == MOVE_MARKER
    )


def short_boards(scene: Scene, seen: MinersScene) -> Text:
    """Draw the boards in a line with their markers; `look` shows what spaces pay."""
    parts: list[str] = []
    for board in range(BOARDS):
        here = [
            f"{seat}{ADVANCE}{int(player.marker_space)}"
            for seat, player in enumerate(seen.view.seats, 1)
            if player.marker_board == board
        ]
        parts.append(" ".join((seen.track(board), *here)))
    look = seen.say("board-word-look").split()[0]
    return Text(f"{' · '.join(parts)} · {look}", "dim", no_wrap=True, overflow="ellipsis")


def dense_seats(scene: Scene, seen: MinersScene) -> Text:
    """List one line per seat, every number with its sign: `2 Béla 16★ 6¢ 3● 6▯ 9▦ ✓`."""
    rows: list[Row] = []
    for seat, player in enumerate(seen.view.seats):
        style = "bold" if seat == seen.view.viewer else ""
        name = Text(f"{seat + 1} {truncate_name(scene.narrator.seat(seat), NAME)}", style)
        counts = [f"{count}{sign}" for count, sign in zip(counts_of(player), SEAT_SIGNS, strict=True)]
        rows.append((name, counts, _doing(seen, player, True)))
    return in_columns(rows, scene.width, len(SEAT_SIGNS))


def counts_of(player: SeatView) -> tuple[int, ...]:
    """Count points, coins, full carts, hand cards and cards of the mine."""
    mine = player.mine
    return (
        int(player.points),
        int(player.coins),
        len(mine.full_joints),
        int(player.hand_size()),
        len(mine.cards),
    )


def headline(seen: MinersScene) -> Text:
    """Show the round and the text of its event."""
    if seen.view.round == 0:
        return Text(seen.say("board-before"), "bold")
    line = Text(seen.say("board-round", round=int(seen.view.round), rounds=ROUNDS), "bold")
    line.append(f" · {seen.event()}", "cyan")
    if seen.scene.terse >= DENSE:
        line.no_wrap, line.overflow = True, "ellipsis"
    return line


def decks(seen: MinersScene, low: bool) -> Text:
    """Show each deck's remaining cards and discards."""
    view = seen.view
    counts = [(left, len(pile)) for left, pile in zip(view.deck_sizes, view.discard_piles, strict=True)]
    counts.append((int(view.deep_left), int(view.deep_discards)))
    parts = [
        f"{seen.level(level)} {left}" + (f"+{pile}" if pile else "")
        for level, (left, pile) in enumerate(counts, 1)
    ]
    short = f"{CARD} {' '.join(parts)}"
    return Text(short if low else seen.say("board-decks", decks=" · ".join(parts)), "dim")


def _side_by_side(scene: Scene, left: Text, right: RenderableType) -> RenderableType:
    """Put the boards next to the seats if there is space, else above them."""
    paper = Console(width=400)
    widths = [Measurement.get(paper, paper.options, part).maximum for part in (left, right)]
    if sum(widths) + GAP > scene.width:
        return Group(left, right)
    both = Table.grid(padding=(0, GAP, 0, 0))
    both.add_column(no_wrap=True)
    both.add_column(no_wrap=True)
    both.add_row(left, right)
    return both


def boards(seen: MinersScene, title: Text, most: int) -> Text:
    """Draw one line per board: what its spaces pay, and the markers' positions."""
    lines = [title]
    names = [seen.track(board)[:most] for board in range(BOARDS)]
    wide = max(len(name) for name in names)
    for board in range(BOARDS):
        line = Text(f"{names[board]:<{wide}}", "bold")
        spaces = ["0", *(seen.signs.of(space) for space in seen.cards.tracks[seen.view.tracks[board]].spaces)]
        for number, space in enumerate(spaces):
            here = [
                str(seat)
                for seat, player in enumerate(seen.view.seats, 1)
                if player.marker_board == board and player.marker_space == number
            ]
            line.append(" " + space.replace(" ", ""))
            if here:
                line.append(f"{MARKERS[0]}{','.join(here)}{MARKERS[1]}", "bold black on bright_yellow")
        lines.append(line)
    return Text("\n").join(lines)


def seats(scene: Scene, seen: MinersScene, low: bool) -> Table:
    """List one line per seat: points, coins, full carts, hand, mine, and whether it is done."""
    shown = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False, pad_edge=False)
    shown.add_column("", no_wrap=True)
    shown.add_column("", no_wrap=True, max_width=SHORT_NAME if low else NAME, overflow="ellipsis")
    for sign in (POINT, COIN, FULL, CARD, MINE if low else seen.say("board-mine")):
        shown.add_column(sign, justify="right", no_wrap=True)
    shown.add_column("", no_wrap=True)
    for seat, player in enumerate(seen.view.seats):
        name = Text(scene.narrator.seat(seat), "bold" if seat == seen.view.viewer else "")
        counts = (str(count) for count in counts_of(player))
        shown.add_row(str(seat + 1), name, *counts, _doing(seen, player, low))
    return shown


def _doing(seen: MinersScene, player: SeatView, low: bool) -> str:
    """Say whether a seat is deciding, has chosen its card, or is done; and its discount."""
    less = f" −{int(player.discount)}{COIN}" if player.discount else ""
    if seen.view.over:
        return less.strip()
    key = "decides" if player.deciding else "done" if player.chosen == NOT_CHOSEN else "chosen"
    sign = TARGET if player.deciding else DONE
    return f"{sign}{less}" if low else f"{sign} {seen.say(f'board-{key}')}{less}"


def open_cells(scene: Scene) -> dict[int, str]:
    """Return the offered cells, each with the number to type."""
    if scene.question is None or not scene.question.definition.has("cell"):
        return {}
    return {scene.question.read(option)["cell"]: str(n) for n, option in enumerate(scene.question.options, 1)}


def hand(scene: Scene) -> Text | None:
    """List the viewer's cards briefly; a question for a card lists them itself."""
    seen = MinersScene(scene)
    if seen.view.viewer < 0 or (scene.question is not None and scene.question.definition.has("card")):
        return None
    head = seen.head if scene.terse < LOW else seen.short_head if scene.terse < DENSE else seen.name
    heads = [head(kind) for kind in seen.hand()]
    return Text(" · ".join(heads)) if heads else Text("–", "dim")


def whole_mine(scene: Scene, seat: int) -> RenderableType:
    """Draw a seat's mine with the texts of its cards."""
    seen = MinersScene(scene)
    mine = seen.view.seats[seat].mine
    parts: list[RenderableType] = [
        Text(seen.say("board-mine-of", name=scene.narrator.seat(seat)), "bold"),
        draw_mine(seen, mine, {}, scene.width, False),
    ]
    parts += [Text(placed_text(seen, kind, spot)) for spot, kind in enumerate(mine.cards)]
    return Group(*parts)


def placed_text(seen: MinersScene, kind: int, spot: int) -> str:
    letters = seen.letters(kind)
    shown = f" [{letters}]" if letters else ""
    return f"{spot + 1} {seen.name(kind)}{shown}: {seen.text(kind)}"


def whole_table(scene: Scene) -> RenderableType:
    """Describe everything in full: the event, the viewer's hand and mine, the boards' spaces."""
    seen = MinersScene(scene)
    parts: list[RenderableType] = [headline(seen)]
    if seen.own.hand:
        parts.append(Text(seen.say("your-hand"), "bold"))
        parts += [
            Text(f"{number} {seen.head(kind)}: {seen.text(kind)}")
            for number, kind in enumerate(seen.hand(), 1)
        ]
    parts.append(whole_mine(scene, int(seen.view.viewer)))
    for board in range(BOARDS):
        parts.append(Text(f"{seen.board(board)}: {seen.track(board)}", "bold"))
        spaces = seen.cards.tracks[seen.view.tracks[board]].spaces
        parts += [
            Text(f"{number} {describe(space, seen.say, False)}") for number, space in enumerate(spaces, 1)
        ]
    return Group(*parts)


def legend(scene: Scene) -> list[str]:
    """Explain the signs of the table and of the effects."""
    say = scene.narrator.say
    keys = (
        "card",
        "marks",
        "carts",
        "hand-carts",
        "open",
        "boards",
        "seats",
        "gains",
        "places",
        "counts",
        "prices",
    )
    return [say(f"board-sign-{key}") for key in keys]
