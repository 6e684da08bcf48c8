"""How the greedy lord meets events: wages, hunts, strikes, prisoners."""

from __future__ import annotations

from kazamata.bots.lords.building import CREATURE_WORTH, own
from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.games.lords.asks import IS_PAID, LET_GO, TAKE_EVIL, WAGE_PARTS
from kazamata.games.lords.packs import KINDS
from kazamata.games.lords.state import MARK
from kazamata.games.lords.view import View


def pay_wages(view: View, ask: Ask, dice: Dice) -> int:
    """Pay the best creature first; let go only what cannot be paid."""
    payable = [kind for kind in ask.options if kind < LET_GO and not feeds(view, kind)]
    calls = [kind for kind in payable if calls_paladin(view, kind)]
    gentle = [kind for kind in payable if kind not in calls]
    if gentle:
        return max(gentle, key=lambda kind: CREATURE_WORTH[kind])
    if calls and view.season < 3:
        return max(calls, key=lambda kind: CREATURE_WORTH[kind])
    leavers = [option - LET_GO for option in ask.options if option >= LET_GO]
    return LET_GO + min(leavers, key=lambda kind: CREATURE_WORTH[kind])


def feeds(view: View, kind: int) -> bool:
    return view.terms.box.creatures[kind].creatures > 0


def calls_paladin(view: View, kind: int) -> bool:
    evil = own(view).evil
    return evil < MARK <= evil + view.terms.box.creatures[kind].evil


def face_hunt(view: View, ask: Ask, dice: Dice) -> int:
    """Rather wicked than alone, unless the Paladin would come."""
    if own(view).evil + 3 < MARK:
        return TAKE_EVIL
    return min((kind for kind in ask.options if kind != TAKE_EVIL), key=lambda kind: CREATURE_WORTH[kind])


def face_strike(view: View, ask: Ask, dice: Dice) -> int:
    """Something small for the best monster; where nothing small is left, the least of them strikes."""
    small = [option for option in ask.options if option >= IS_PAID and is_small(view, option)]
    if small:
        return max(small, key=lambda option: CREATURE_WORTH[option % KINDS])
    return min((kind for kind in ask.options if kind < IS_PAID), key=lambda kind: CREATURE_WORTH[kind])


def is_small(view: View, option: int) -> bool:
    """Whether a part of a wage hurts little: not a creature, and no evil that calls the Paladin."""
    part = WAGE_PARTS[option // KINDS - 1]
    return part != "creature" and (part != "evil" or own(view).evil != MARK - 1)


def release_prisoner(view: View, ask: Ask, dice: Dice) -> int:
    """Anybody but a Paladin: the tiles of Paladins have the highest numbers."""
    return min(ask.options)
