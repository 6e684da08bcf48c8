"""The interpreter of effects, and the activation of cards (IM-25 to IM-31, IM-34, IM-36, IM-37, IM-A4, IM-A18)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, Seats, only
from kazamata.core.steps import Step
from kazamata.games.miners import asks, program
from kazamata.games.miners.decks import discard, draw, has_cards, take_deep
from kazamata.games.miners.effects import (
    HERE,
    LONGER_ADVANCES,
    OTHER,
    RICHER_COINS,
)
from kazamata.games.miners.events import (
    ACTIVATION_SKIPPED,
    CARD_ACTIVATED,
    COINS_PAID,
    DISCOUNT_GAINED,
    EFFECT_USED,
    MACHINERY_TAKEN,
    SURFACE_USED,
)
from kazamata.games.miners.factions import ANY_FACTION
from kazamata.games.miners.masks import lowest, places
from kazamata.games.miners.measures import measure
from kazamata.games.miners.mine import NO_SPOT, Spot
from kazamata.games.miners.program import ARG, EACH, GOAL, MEASURE, MOST, NO_EFFECT, SIZE, N
from kazamata.games.miners.state import HAND_LIMIT, Player, State
from kazamata.games.miners.steps import codes
from kazamata.games.miners.steps.buying import BuyTimes
from kazamata.games.miners.steps.draws import DiscardSome, DrawCards, NameFaction, SeekFaction, TrimHand
from kazamata.games.miners.steps.progress import Advance
from kazamata.games.miners.steps.reckoning import (
    gain_coins,
    gain_points,
    lacking,
    price_of,
    refuse_price,
    targets,
    twin_seams,
)
from kazamata.games.miners.steps.tokens import (
    ClearCollapse,
    CollapseCard,
    PlaceCart,
    PlaceMachinery,
    lift_collapse,
    put_collapse,
    put_machinery,
    refuse_spot,
)

NEW_SHIFT: Final = 0
TWIN_SEAMS: Final = 1


@final
class Resolve(Step[State]):
    """Goes through the code of an effect until somebody must choose or the effect is done (IM-28)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place", "spot")

    def __init__(self, seat: Seat, place: i64, spot: Spot) -> None:
        self.seat: Seat = seat
        self.place: i64 = place
        self.spot: Spot = spot  # the card that is activated; NO_SPOT in events, spaces and on the surface

    def code(self) -> i64:
        return codes.RESOLVE

    def numbers(self) -> vec[i64]:
        return vec[i64]([self.seat, self.place, self.spot])

    def walk(self, state: State, tale: Tale) -> None:
        player = state.players[self.seat]
        code = state.program.code
        place = self.place
        while True:
            op = code[place]
            if op == program.END:
                if len(player.hand) > HAND_LIMIT:
                    player.lane.append(TrimHand(self.seat))
                return
            if op >= program.IF:
                if op == program.EITHER:
                    player.lane.append(ChooseBranch(self.seat, place, self.spot))
                    return
                place = self._steer(state, player, place, tale)
            else:
                place += SIZE
                if self._asks(state, player, place - SIZE, place, tale):
                    return

    def _steer(self, state: State, player: Player, place: i64, tale: Tale) -> i64:
        """Conditions, prices and jumps: where the code goes on."""
        code = state.program.code
        op = code[place]
        if op == program.IF:
            met = measure(player, self.spot, code[place + MEASURE]) >= code[place + N]
        elif op == program.PAY:
            price = price_of(state, player, place)
            met = price <= player.coins
            if met and price > 0:
                player.coins -= price
                tale.tell2(COINS_PAID, self.seat, price)
        else:
            met = False
        return place + SIZE if met else code[place + GOAL]

    def _amount(self, state: State, player: Player, place: i64) -> i64:
        """The number of an operation: fixed, or so much for each of something (IM-A22)."""
        code = state.program.code
        what = code[place + MEASURE]
        if what == 0:
            return code[place + N]
        times = measure(player, self.spot, what) // code[place + EACH]
        most = code[place + MOST]
        if 0 < most < times:
            times = most
        return times * code[place + N]

    def _asks(self, state: State, player: Player, place: i64, after: i64, tale: Tale) -> bool:
        """Carry out one word; true if it lays steps, which then lie on the way to the rest of the effect."""
        code = state.program.code
        op = code[place]
        if op == program.GAIN_COINS:
            coins = self._amount(state, player, place)
            if coins > 0 and self.spot != NO_SPOT:
                coins += state.modifier(RICHER_COINS)
            gain_coins(player, self.seat, coins, tale)
        elif op == program.GAIN_POINTS:
            gain_points(player, self.seat, self._amount(state, player, place), tale)
        elif op == program.COLLAPSE:
            if self.spot != NO_SPOT:
                put_collapse(player, self.seat, self.spot, tale)
        elif op == program.DISCOUNT:
            player.discount += code[place + N]
            tale.tell2(DISCOUNT_GAINED, self.seat, code[place + N])
        elif op == program.DISMANTLE:
            self._dismantle(player, tale)
        elif op == program.DRAW_DEEP or op == program.DRAW_LEVEL:
            self._draw_fixed(state, place, tale)
        elif op == program.MACHINERY and code[place + ARG] == HERE:
            if self.spot != NO_SPOT:
                put_machinery(player, self.seat, self.spot, self._amount(state, player, place), tale)
        elif op == program.SPECIAL and code[place + ARG] == TWIN_SEAMS:
            gain_points(player, self.seat, twin_seams(state, player.mine), tale)
        else:
            player.lane.append(Resolve(self.seat, after, self.spot))
            self._lay(state, player, place, tale)
            return True
        return False

    def _dismantle(self, player: Player, tale: Tale) -> None:
        player.counted = 0
        if self.spot == NO_SPOT:
            return
        mine = player.mine
        count = mine.machinery(self.spot)
        mine.machines -= count * bit(4 * self.spot)
        player.counted = count
        if count > 0:
            tale.tell3(MACHINERY_TAKEN, self.seat, mine.cards[self.spot], count)

    def _draw_fixed(self, state: State, place: i64, tale: Tale) -> None:
        """Draws that leave no choice; an empty named deck gives nothing (IM-A11)."""
        code = state.program.code
        left = code[place + N]
        while left > 0:
            if code[place] == program.DRAW_DEEP:
                take_deep(state, self.seat, tale)
            elif has_cards(state, code[place + ARG] - 1):
                draw(state, self.seat, code[place + ARG] - 1, tale)
            left -= 1

    def _lay(self, state: State, player: Player, place: i64, tale: Tale) -> None:
        """Lay the steps of a word that may need an answer."""
        code = state.program.code
        op = code[place]
        n, arg = code[place + N], code[place + ARG]
        lane = player.lane
        if op == program.DRAW:
            lane.append(DrawCards(self.seat, self._amount(state, player, place)))
        elif op == program.ADVANCE:
            self._advance(state, player, self._amount(state, player, place))
        elif op == program.MACHINERY:
            count = self._amount(state, player, place)
            if count > 0:
                lane.append(PlaceMachinery(self.seat, count, self.spot if arg == OTHER else NO_SPOT))
        elif op == program.ACTIVATE:
            lane.append(ActivateCard(self.seat, arg, self.spot))
        elif op == program.CART:
            lane.append(PlaceCart(self.seat, n, 0))
        elif op == program.DRAW_FACTION:
            lane.append(NameFaction(self.seat) if arg == ANY_FACTION else SeekFaction(self.seat, arg, 0))
        elif op == program.CLEAR:
            lane.append(ClearCollapse(self.seat, n, 0))
        elif op == program.COLLAPSE_OTHER:
            lane.append(CollapseCard(self.seat, n, 0, self.spot))
        elif op == program.DISCARD:
            lane.append(DiscardSome(self.seat, n, 0))
        elif op == program.BUY:
            lane.append(BuyTimes(self.seat, n, code[place + MOST]))
        elif op == program.SURFACE:
            lane.append(Surface(self.seat, 0, 1))
        else:
            assert op == program.SPECIAL
            assert arg == NEW_SHIFT
            new_shift(state, player, self.seat, tale)

    def _advance(self, state: State, player: Player, most: i64) -> None:
        """An advance worth 0 leaves the marker where it is (IM-A8)."""
        if most > 0:
            player.lane.append(ResolveSpace(self.seat))
            player.lane.append(Advance(self.seat, most + state.modifier(LONGER_ADVANCES)))


def new_shift(state: State, player: Player, seat: Seat, tale: Tale) -> None:
    """Discard the whole hand, then draw one card more than that."""
    count: i64 = len(player.hand)
    while len(player.hand) > 0:
        discard(state, player, seat, player.hand[0], tale)
    player.lane.append(DrawCards(seat, count + 1))


@final
class ChooseBranch(Step[State]):
    """A seat chooses one of the branches of an effect; one whose price is too dear is closed (IM-A13)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place", "spot")

    def __init__(self, seat: Seat, place: i64, spot: Spot) -> None:
        self.seat: Seat = seat
        self.place: i64 = place
        self.spot: Spot = spot

    def code(self) -> i64:
        return codes.CHOOSE_BRANCH

    def numbers(self) -> vec[i64]:
        return vec[i64]([self.seat, self.place, self.spot])

    def _goal(self, state: State, branch: i64) -> i64:
        return state.program.code[self.place + SIZE * (branch + 1) + GOAL]

    def asked(self, state: State) -> Seats:
        return only(self.seat) if len(self.options(state, self.seat)) > 0 else NOBODY

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.CHOOSE_BRANCH

    def options(self, state: State, seat: Seat) -> vec[i64]:
        options = vec[i64](capacity=4)
        branch: i64 = 0
        while branch < state.program.code[self.place + N]:
            if lacking(state, state.players[seat], self._goal(state, branch)) == 0:
                options = append(options, branch)
            branch += 1
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        branches = state.program.code[self.place + N]
        if option >= branches:
            return Refusal("IM-25", "no-such-branch", {"branch": option + 1, "most": branches}, "pick-branch")
        return refuse_price(state, state.players[seat], self._goal(state, option))

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        lane = state.players[seat].lane
        lane.pop()
        lane.append(Resolve(seat, self._goal(state, option), self.spot))

    def walk(self, state: State, tale: Tale) -> None:
        """All branches are too dear: the effect goes on after them."""
        after = state.program.code[self.place + GOAL]
        state.players[self.seat].lane.append(Resolve(self.seat, after, self.spot))


@final
class ResolveSpace(Step[State]):
    """The space where a move ends is resolved; passed spaces give nothing (IM-43)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def code(self) -> i64:
        return codes.RESOLVE_SPACE

    def numbers(self) -> vec[i64]:
        return vec[i64]([self.seat])

    def walk(self, state: State, tale: Tale) -> None:
        player = state.players[self.seat]
        track = program.track_of(state.sides, player.board)
        place = program.space_effect(state.program, track, player.space)
        if place != NO_EFFECT:
            player.lane.append(Resolve(self.seat, place, NO_SPOT))


@final
class ActivateCard(Step[State]):
    """A special activation: the seat names a card of its own mine, and only that card acts (IM-36, IM-37)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "target", "spot")

    def __init__(self, seat: Seat, target: i64, spot: Spot) -> None:
        self.seat: Seat = seat
        self.target: i64 = target
        self.spot: Spot = spot  # the card that causes it

    def code(self) -> i64:
        return codes.ACTIVATE_CARD

    def numbers(self) -> vec[i64]:
        return vec[i64]([self.seat, self.target, self.spot])

    def asked(self, state: State) -> Seats:
        mask = targets(state, state.players[self.seat].mine, self.target, self.spot)
        return only(self.seat) if mask & (mask - 1) != 0 else NOBODY

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.ACTIVATE_CARD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return places(targets(state, state.players[seat].mine, self.target, self.spot))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        mine = state.players[seat].mine
        if has_bit(targets(state, mine, self.target, self.spot), option):
            return None
        refusal = refuse_spot(mine, option)
        if refusal is not None:
            return refusal
        if mine.is_marked(option):
            return Refusal("IM-37", "activated-already", {"card": mine.cards[option]}, "pick-fresh-card")
        return Refusal("IM-36", "wrong-target", {"card": mine.cards[option]}, "pick-fitting-card")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        lane = state.players[seat].lane
        lane.pop()
        lane.append(Activate(seat, option))

    def walk(self, state: State, tale: Tale) -> None:
        """With one card there is nothing to choose, with none it does nothing (IM-A2)."""
        player = state.players[self.seat]
        mask = targets(state, player.mine, self.target, self.spot)
        if mask != 0:
            player.lane.append(Activate(self.seat, lowest(mask)))


@final
class Activate(Step[State]):
    """A card is activated: marked at once, and its collapse token is removed instead of its effect (IM-30, IM-34)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "spot")

    def __init__(self, seat: Seat, spot: Spot) -> None:
        self.seat: Seat = seat
        self.spot: Spot = spot

    def code(self) -> i64:
        return codes.ACTIVATE

    def numbers(self) -> vec[i64]:
        return vec[i64]([self.seat, self.spot])

    def walk(self, state: State, tale: Tale) -> None:
        player = state.players[self.seat]
        mine = player.mine
        card = mine.cards[self.spot]
        if mine.is_marked(self.spot):
            tale.tell2(ACTIVATION_SKIPPED, self.seat, card)
            return
        mine.marks |= bit(self.spot)
        tale.tell2(CARD_ACTIVATED, self.seat, card)
        if mine.is_fallen(self.spot):
            lift_collapse(player, self.seat, self.spot, tale)
        else:
            player.lane.append(UseEffect(self.seat, self.spot))


@final
class UseEffect(Step[State]):
    """A seat uses one effect of the activated card, or none (IM-25, IM-29)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "spot")

    def __init__(self, seat: Seat, spot: Spot) -> None:
        self.seat: Seat = seat
        self.spot: Spot = spot

    def code(self) -> i64:
        return codes.USE_EFFECT

    def numbers(self) -> vec[i64]:
        return vec[i64]([self.seat, self.spot])

    def _place(self, state: State, seat: Seat, option: Option) -> i64:
        card = state.players[seat].mine.cards[self.spot]
        return state.program.first[card] if option == asks.USE_FIRST else state.program.second[card]

    def asked(self, state: State) -> Seats:
        return only(self.seat)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.USE_EFFECT

    def options(self, state: State, seat: Seat) -> vec[i64]:
        player = state.players[seat]
        options = vec[i64]([asks.USE_NONE])
        if lacking(state, player, self._place(state, seat, asks.USE_FIRST)) == 0:
            options = append(options, asks.USE_FIRST)
        second = self._place(state, seat, asks.USE_SECOND)
        if second != NO_EFFECT and lacking(state, player, second) == 0:
            options = append(options, asks.USE_SECOND)
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == asks.USE_NONE:
            return None
        player = state.players[seat]
        place = self._place(state, seat, option)
        if place == NO_EFFECT:
            card = player.mine.cards[self.spot]
            return Refusal("IM-25", "one-effect-only", {"card": card}, "use-first")
        return refuse_price(state, player, place)

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        player = state.players[seat]
        player.lane.pop()
        tale.tell3(EFFECT_USED, seat, player.mine.cards[self.spot], option)
        if option != asks.USE_NONE:
            player.lane.append(Resolve(seat, self._place(state, seat, option), self.spot))


@final
class Surface(Step[State]):
    """A seat uses `left` different effects of its surface board; `used` has one bit an effect (IM-27)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "used", "left")

    def __init__(self, seat: Seat, used: i64, left: i64) -> None:
        self.seat: Seat = seat
        self.used: i64 = used
        self.left: i64 = left

    def code(self) -> i64:
        return codes.SURFACE

    def numbers(self) -> vec[i64]:
        return vec[i64]([self.seat, self.used, self.left])

    def asked(self, state: State) -> Seats:
        return only(self.seat) if self.left > 0 else NOBODY

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.USE_SURFACE

    def _is_used(self, effect: i64) -> bool:
        """The two advances are one effect with two prices."""
        if effect == asks.SURFACE_SHORT or effect == asks.SURFACE_LONG:
            return has_bit(self.used, asks.SURFACE_SHORT) or has_bit(self.used, asks.SURFACE_LONG)
        return has_bit(self.used, effect)

    def options(self, state: State, seat: Seat) -> vec[i64]:
        player = state.players[seat]
        options = vec[i64](capacity=4)
        effect: i64 = 0
        while effect < 4:
            if not self._is_used(effect) and lacking(state, player, state.program.surface[effect]) == 0:
                options = append(options, effect)
            effect += 1
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if self._is_used(option):
            return Refusal("IM-27", "surface-used", {}, "pick-other-effect")
        return refuse_price(state, state.players[seat], state.program.surface[option])

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        lane = state.players[seat].lane
        lane.pop()
        tale.tell2(SURFACE_USED, seat, option)
        if self.left > 1:
            lane.append(Surface(seat, self.used | bit(option), self.left - 1))
        lane.append(Resolve(seat, state.program.surface[option], NO_SPOT))
