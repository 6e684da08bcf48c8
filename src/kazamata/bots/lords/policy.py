"""The policy of a careful beginner. The greedy bot and every lord in a playout use it."""

from __future__ import annotations

from mypy_extensions import i64

from kazamata.bots.lords import building, event_answers
from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.games.lords import asks
from kazamata.games.lords.state import State


def policy_answer(state: State, ask: Ask, dice: Dice) -> i64:
    """The policy's answer to a question with several options, outside of battles."""
    kind = ask.kind
    if kind == asks.CHOOSE_ORDER:
        return building.choose_order(state, ask, dice)
    if kind == asks.KEEP_ORDER or kind == asks.RETRIEVE_ORDER:
        return building.keep_order(state, ask)
    if kind == asks.PICK_NON_PLAYER_ORDER:
        return building.pick_non_player_order(state, ask, dice)
    if kind == asks.EXECUTE_ORDER:
        return building.execute_order(state, ask)
    if kind == asks.SPY:
        return building.spy(state, ask)
    if kind == asks.DIG_TUNNEL:
        return building.dig_tunnel(state, ask, dice)
    if kind == asks.HIRE_CREATURE:
        return building.hire_creature(state, ask)
    if kind == asks.BUILD_ROOM:
        return building.build_room(state, ask)
    if kind == asks.USE_ROOM:
        return building.use_room(state, ask)
    if kind == asks.FEED_DEMON:
        return building.cheapest_creature(ask.options)
    if kind == asks.DISCARD_TRAP or kind == asks.GIVE_TRAP or kind == asks.LOSE_TRAP:
        return building.worst_trap(ask.options)
    return _what_happens(state, ask)


def _what_happens(state: State, ask: Ask) -> i64:
    kind = ask.kind
    if kind == asks.PAY_WAGES:
        return event_answers.pay_wages(state, ask)
    if kind == asks.FACE_HUNT:
        return event_answers.face_hunt(state, ask)
    if kind == asks.FACE_STRIKE:
        return event_answers.face_strike(state, ask)
    if kind == asks.RELEASE_PRISONER:
        return event_answers.release_prisoner(ask.options)
    if kind == asks.MINE_GOLD or kind == asks.PAY_TAXES or kind == asks.FACE_INSPECTION:
        return building.most(ask.options)
    raise ValueError(f"a careful beginner has no answer to {asks.ASKS[kind].name}")
