"""Imagines a complete position that matches a view: deals the unknown cards to possible places at random."""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.dice import Dice
from kazamata.games.miners.cardset import BOARDS, DEEP
from kazamata.games.miners.decks import DECKS
from kazamata.games.miners.mine import Mine, empty_mine
from kazamata.games.miners.program import Program
from kazamata.games.miners.setup import all_events, deck_of
from kazamata.games.miners.state import FORCED, Player, State, insert
from kazamata.games.miners.steps.play import PlaceCard, is_playable
from kazamata.games.miners.view import HIDDEN, MineView, SeatView, View


def imagine(view: View, dice: Dice) -> State:
    """A position that matches the view; hidden hands, decks and future events are random."""
    program = view.terms.program
    pools = [_unseen(view, program, level) for level in (1, 2, 3)]
    for pool in pools:
        dice.shuffle(pool)
    players: list[Player] = []
    seat: i64 = 0
    for shown in view.seats:
        hidden = not view.over and seat != view.viewer
        hand = _guess_hand(shown, program, pools) if hidden else vec[i64](shown.hand)
        players.append(_player(shown, program, hand))
        seat += 1
    state = State(
        view.terms,
        _sides(view),
        _guess_events(view, program, dice),
        pools,
        vec[i64](view.deck_sizes),
        [vec[i64](pile) for pile in view.discard_piles],
        view.deep_left,
        view.deep_discards,
        view.deep_made,
        players,
        Dice(dice.word(), dice.word(), dice.word(), 1),
        view.agenda[:],
        view.round,
        view.over,
    )
    _guess_choices(view, state, dice)
    return state


def _sides(view: View) -> i64:
    sides: i64 = 0
    board: i64 = 0
    while board < BOARDS:
        if view.tracks[board] % 2 == 1:
            sides |= bit(board)
        board += 1
    return sides


def _unseen(view: View, program: Program, level: i64) -> vec[i64]:
    """The cards of a level whose place the viewer does not know."""
    pool = deck_of(program, level)
    for card in _seen(view):
        if program.level[card] == level:
            pool = remove(pool, card)
    return pool


def _seen(view: View) -> vec[i64]:
    cards = vec[i64](capacity=64)
    for pile in view.discard_piles:
        for card in pile:
            cards = append(cards, card)
    seat: i64 = 0
    for shown in view.seats:
        for card in shown.mine.cards:
            cards = append(cards, card)
        for card in shown.hand if view.over or seat == view.viewer else shown.shown_cards:
            cards = append(cards, card)
        for step in shown.lane:
            if isinstance(step, PlaceCard):
                cards = append(cards, step.card)
        seat += 1
    return cards


def _guess_hand(shown: SeatView, program: Program, pools: list[vec[i64]]) -> vec[i64]:
    """The known cards, plus others of the right levels from the end of the shuffled pools."""
    hand = vec[i64](capacity=10)
    known = [0, 0, 0, 0]
    for card in shown.shown_cards:
        hand = insert(hand, card)
        known[program.level[card] - 1] += 1
    level: i64 = 1
    while level <= DECKS:
        left = shown.hand_levels[level - 1] - known[level - 1]
        while left > 0:
            pool = pools[level - 1]
            last: i64 = len(pool) - 1
            hand = insert(hand, pool[last])
            pools[level - 1] = pool[:last]
            left -= 1
        level += 1
    deep = shown.hand_levels[DEEP - 1] - known[DEEP - 1]
    while deep > 0:
        hand = insert(hand, program.deep_card)
        deep -= 1
    return hand


def _player(shown: SeatView, program: Program, hand: vec[i64]) -> Player:
    return Player(
        hand,
        vec[i64](shown.shown_cards),
        _mine(shown.mine, program),
        shown.lane[:],
        shown.coins,
        shown.points,
        shown.marker_board,
        shown.marker_space,
        shown.distance,
        shown.finished_boards,
        shown.discount,
        shown.chosen,
        shown.last_count,
        shown.on_top_space,
        shown.first_board,
    )


def _mine(shown: MineView, program: Program) -> Mine:
    mine = empty_mine()
    for card, cell in zip(shown.cards, shown.cells, strict=True):
        mine.add_card(card, cell, program.halves, program.factions[card])
    for joint in shown.marker_joints:
        mine.mark_cart(joint)
    for spot in shown.activated:
        mine.activated |= bit(spot)
    for spot in shown.collapsed:
        mine.collapsed |= bit(spot)
    place: i64 = 0
    for count in shown.machinery_counts:
        mine.machinery_counts += count * bit(4 * place)
        place += 1
    return mine


def _guess_events(view: View, program: Program, dice: Dice) -> vec[i64]:
    """The revealed events, then all others in random order."""
    rest = all_events(program)
    for event in view.revealed_events:
        rest = remove(rest, event)
    dice.shuffle(rest)
    events = vec[i64](view.revealed_events)
    for event in rest:
        events = append(events, event)
    return events


def _guess_choices(view: View, state: State, dice: Dice) -> None:
    """Choose a random playable card for each face-down choice, or the forced card if none is (IM-16)."""
    for player in state.players:
        if player.chosen != HIDDEN:
            continue
        playable = vec[i64](capacity=8)
        for card in player.hand:
            if is_playable(state, player, card):
                playable = append(playable, card)
        count: i64 = len(playable)
        player.chosen = playable[dice.below(count)] if count > 0 else FORCED
