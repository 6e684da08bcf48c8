"""Cards of the house set at work: each faction's family, the loners, the specials, level IV."""

from __future__ import annotations

import pytest

from kazamata.core.bits import bit
from kazamata.games.miners.asks import USE_FIRST, USE_SECOND
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import MineCard
from kazamata.games.miners.factions import BARBARIANS, EGYPTIANS, JAPANESE, ROMANS, SCOTS
from kazamata.games.miners.state import State
from tests.rules.miners.positions import (
    activate,
    asked,
    card,
    event_values,
    make_position,
    options,
    play,
    player_of,
)

BY_KEY = {made.key: made for made in HOUSE_SET.cards}


def mine_with(key: str, drawing: str, coins: int = 0, **more: MineCard) -> State:
    """A mine drawn with `X` for a card of the house set."""
    cards = {"X": BY_KEY[key], **more}
    return make_position(drawing, cards, coins=coins, decks=("1" * 9, "2" * 9, "3" * 9))


def use(state: State, spot: int, effect: int, *answers: int) -> None:
    activate(state, spot)
    play(state, effect, *answers)


def test_scots_pay_for_points() -> None:
    state = mine_with("kings_cairn", " 1\n  2\n   X", coins=5)
    use(state, 2, USE_FIRST)
    assert (player_of(state).coins, player_of(state).points) == (0, 7)
    state = mine_with("peat_cutters", " X X", coins=1)
    use(state, 0, USE_FIRST)
    assert (player_of(state).coins, player_of(state).points) == (1, 2)  # two Scots cards: free


def test_scots_profit_by_each_other() -> None:
    kilt = card(1, factions=(SCOTS,))
    state = mine_with("clan_gathering", " K K\n  2\n   X", K=kilt)
    use(state, 3, USE_FIRST)
    assert player_of(state).points == 6


def test_barbarians_gain_much_and_bring_the_roof_down() -> None:
    state = mine_with("earthquake_cult", " 1\n  2\n   X")
    use(state, 2, USE_FIRST)
    assert player_of(state).points == 5
    assert player_of(state).mine.collapsed == bit(2)


def test_barbarians_profit_by_rubble() -> None:
    state = mine_with("kings_of_rubble", " 1 1 1\n  2\n   X")
    player_of(state).mine.collapsed = 0b011
    use(state, 4, USE_FIRST)
    assert player_of(state).points == 6
    state = mine_with("rough_diggers", " X 1")
    player_of(state).mine.collapsed = 0b10
    use(state, 0, USE_SECOND, 1)
    assert (player_of(state).mine.collapsed, player_of(state).coins) == (0, 3)


def test_egyptians_profit_by_their_progress() -> None:
    state = mine_with("pharaohs_way", " 1\n  2\n   X")
    player_of(state).marker_board, player_of(state).marker_space = 0, 5
    use(state, 2, USE_FIRST)
    assert player_of(state).points == 5
    state = mine_with("golden_barge", " 1\n  2\n   X")
    player_of(state).marker_board, player_of(state).distance = 0, 9
    use(state, 2, USE_FIRST)
    assert player_of(state).points == 1 + 4


def test_egyptians_advance() -> None:
    state = mine_with("obelisk_yard", " 1\n  X")
    use(state, 1, USE_FIRST, 0, 2)
    assert (player_of(state).marker_board, player_of(state).marker_space) == (0, 2)


def test_japanese_count_friends_and_strangers() -> None:
    many = {
        "S": card(1, factions=(SCOTS,)), "B": card(1, factions=(BARBARIANS, EGYPTIANS)),
        "J": card(1, factions=(JAPANESE,)),
    }  # fmt: skip
    state = mine_with("moon_gate", " S B J\n  2\n   X", 0, **many)
    use(state, 4, USE_FIRST)
    assert player_of(state).points == 4  # four factions
    state = mine_with("shogun_seat", " J J J\n  2\n   X", 0, **many)
    use(state, 4, USE_SECOND)
    assert player_of(state).points == 8


def test_atlanteans_build_machines_and_reap() -> None:
    state = mine_with("pump_room", " X 1")
    use(state, 0, USE_FIRST)
    assert (player_of(state).coins, player_of(state).mine.machinery(0)) == (1, 1)
    use(state, 0, USE_SECOND)
    assert player_of(state).points == 1
    state = mine_with("heart_engine", " 1 1\n  2\n   X")
    player_of(state).mine.machinery_counts = 0x0231
    use(state, 3, USE_FIRST)
    assert player_of(state).points == 1 + 6


def test_romans_build_carts_and_look_at_their_places() -> None:
    open_end = card(2, carts="....##")
    state = mine_with("grand_junction", " 1 1\n  O O\n   X", O=open_end)
    use(state, 4, USE_FIRST)
    assert player_of(state).points == 2
    state = mine_with("milestone", " 1 X 1")
    use(state, 1, USE_SECOND)
    assert player_of(state).coins == 4
    state = mine_with("milestone", " 1 X")
    use(state, 1, USE_SECOND)
    assert player_of(state).coins == 2


def test_romans_of_the_triumphal_arch_count_all_full_carts() -> None:
    full = card(1, carts="######", factions=(ROMANS,))
    state = mine_with("triumphal_arch", " F F F\n  2\n   X", F=full)
    use(state, 4, USE_FIRST)
    assert player_of(state).points == player_of(state).mine.full_carts() == 2


def test_cards_without_a_faction() -> None:
    state = mine_with("winch_tower", " 1 1\n  X")
    use(state, 2, USE_FIRST)
    assert options(state) == [0, 1]
    state = mine_with("pay_office", " 1\n  X")
    use(state, 1, USE_FIRST)
    assert asked(state) == "UseSurface"
    state = mine_with("timber_yard", " X")
    activate(state, 0)
    assert event_values(play(state, USE_FIRST), "DiscountGained") == [(0, 4)]


def test_special_twin_seams_counts_pairs_of_one_faction() -> None:
    kin = card(1, factions=(JAPANESE,))
    state = mine_with("thousand_cranes", " K K 1\n  J\n   X", K=kin, J=card(2, factions=(JAPANESE,)))
    use(state, 4, USE_FIRST)
    assert player_of(state).points == 1 + 4  # K-K, K-J twice, J-X


def test_special_new_shift_changes_the_hand() -> None:
    state = mine_with("echo_cavern", " 1\n  2\n   X")
    use(state, 2, USE_FIRST)
    assert asked(state) == "DrawCard"
    play(state, 2)
    assert len(player_of(state).hand) == 1


def test_level_IV_turns_coins_or_a_collapse_into_points() -> None:
    state = mine_with("heart_of_the_mountain", " 1\n  2 2\n   3\n    X", coins=7)
    use(state, 4, USE_FIRST, 2)
    assert (player_of(state).coins, player_of(state).points) == (1, 4)
    state = mine_with("heart_of_the_mountain", " 1\n  2 2\n   3\n    X")
    use(state, 4, USE_SECOND)
    assert options(state) == [0, 1, 2, 3]
    play(state, 1)
    assert (player_of(state).mine.collapsed, player_of(state).points) == (0b00010, 3)


def test_level_IV_makes_a_cart_only_beside_another() -> None:
    for drawing, carts in ((" 1\n  2\n   3\n    X", 0), (" 1 1\n  2 2\n   3 3\n    X X", 1)):
        assert player_of(mine_with("heart_of_the_mountain", drawing)).mine.full_carts() == carts


ROOM = {1: " X 1 1 1\n  2 2", 2: " 1 1 1\n  X 2", 3: " 1 1 1\n  2 2\n   X 3", 4: " 1 1\n  2 2\n   3\n    X"}


@pytest.mark.parametrize("key", list(BY_KEY))
def test_no_effect_of_any_card_is_dead(key: str) -> None:
    """In a rich mine every effect of every card does something."""
    made = BY_KEY[key]
    for effect in range(1, len(made.effects) + 1):
        faithful = card(1, factions=(0, 3), carts="######")
        drawing = ROOM[made.level].replace("1", "F")
        state = mine_with(key, drawing, coins=20, F=faithful)
        player = player_of(state)
        spot = list(player.mine.cards).index(4)
        other = 0 if spot else 1
        player.marker_board, player.marker_space, player.distance, player.finished_boards = 0, 4, 9, 1
        player.mine.machinery_counts = bit(4 * spot) + bit(4 * other)
        player.mine.collapsed = bit(other)
        events = activate(state, spot)
        events += play(state, effect)
        done = [event_values(events, name) for name in CHANGES]
        assert any(done) or asked(state) not in ("", "ChooseCard"), (key, effect)


CHANGES = (
    "CoinsGained", "PointsGained", "MachineryPlaced", "MachineryTaken", "CartPlaced", "DiscountGained", "MarkerMoved",
    "CollapseLifted", "CollapsePlaced", "CardDrawn",
)  # fmt: skip
