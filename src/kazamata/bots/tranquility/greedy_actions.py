"""The greedy bot's choice of an action: the least loss in risk, fees and cards."""

from __future__ import annotations

from typing import Final

from kazamata.bots.tranquility.greedy_gaps import GreedyGaps
from kazamata.bots.tranquility.greedy_hand import worths
from kazamata.bots.tranquility.storms import compass_worth
from kazamata.core.asks import Answer, Question
from kazamata.games.tranquility.asks import MAX_OFFERED
from kazamata.games.tranquility.cards import NO_CARD
from kazamata.games.tranquility.layout import MIDDLE
from kazamata.games.tranquility.placement import price
from kazamata.games.tranquility.view import View

CARD: Final = 0.33
"""The value of a card to a team that needs all its spare cards, on the scale of the risks."""
MAX_STRAIN: Final = 1.6
"""Beyond this strain the game is nearly lost, and saving cards does not help."""
PAYMENT: Final = 1.8
"""The final cost of a cell with a neighbour, in cards, including dead ends and idle turns."""
WRONG_SIDE: Final = 0.4
"""The cost of a card with the wrong side up, in cards.

It is turned later, perhaps in an idle turn (TQ-H5).
"""
MONSTER_SLOT: Final = 3.0
"""The cost of a monster in hand, in cards: it pays nothing and must go before the Finish (TQ-23)."""
TEMPO: Final = 1.0
"""The cost of a turn without an island, in cards: the others' cards lose value meanwhile."""
TURNED: Final = 0.4
"""The value of turning a card to its right side, in cards. It can wait for an idle turn."""


def choose_action(view: View, question: Question) -> int:
    """The action with the least loss. Play a Start or a winning Finish immediately (TQ-7)."""
    look = ActionLosses(view)
    best, least = -1, 1e9
    for option in question.options:
        loss = look.loss(question.read(option))
        if loss < least:
            best, least = option, loss
    return best


def card_price(view: View, chart: GreedyGaps) -> float:
    """The value of a card now. It grows when few cards are spare beyond the cells to fill.

    A seat without cards loses the game for all (TQ-20). A poor seat therefore assumes that all are as poor.
    """
    seat = view.seats[view.viewer]
    if_all_were_as_poor = len(view.seats) * (len(seat.hand) + int(seat.pile_size))
    spare = min(chart.left, if_all_were_as_poor) - chart.empty - (0 if view.start_seat >= 0 else MAX_OFFERED)
    need = PAYMENT * sum(chart.paid_cells(gap.first, gap.cells) for gap in chart.gaps) + wrong_sides(view)
    strain = min(MAX_STRAIN, (need + 1) / max(1, spare))
    return CARD * strain * strain


def wrong_sides(view: View) -> int:
    """How many cards must be turned, including a third of those still to be placed (TQ-H5)."""
    if not view.terms.variant_row.has_sides:
        return 0
    lower = sum(card != NO_CARD for card in view.grid[:MIDDLE])
    placed_wrong = lower + len(view.night_cells) - 2 * sum(cell < MIDDLE for cell in view.night_cells)
    return placed_wrong + view.grid.count(NO_CARD) // 3


class ActionLosses:
    """The losses of all actions in one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.chart = GreedyGaps(view)
        seat = view.seats[view.viewer]
        self.hand = seat.hand
        self.nights = seat.night_hand
        self.worths = worths(self.chart, self.hand)
        self.sided = view.terms.variant_row.has_sides
        self.card = card_price(view, self.chart)

    def loss(self, answer: Answer) -> float:
        """The cost of an action to the team."""
        form = answer.form.name
        if form == "play-island":
            return self.loss_of_island(answer["card"], answer["cell"])
        if form in ("play-start", "play-finish"):
            return -1e9
        if form == "discard-two":
            return self.loss_of_cards(2, NO_CARD) + self.card * TEMPO
        if form == "discard-hand":
            return self.loss_of_cards(len(self.hand), NO_CARD) - self.card * compass_worth(self.view)
        if form == "play-monster":
            return self.loss_of_monster(answer["cell"])
        return self.loss_of_turning(answer["cell"])

    def loss_of_cards(self, count: int, played: int) -> float:
        """The loss from discarding the least valuable cards of the hand, except the card being played."""
        loss = self.card * count
        for worth, card in self.worths:
            if count > 0 and card != played:
                loss += worth
                count -= 1
        return loss

    def loss_of_island(self, card: int, cell: int) -> float:
        """The loss from splitting a gap in two, plus the payment."""
        chart, grid, after = self.chart, self.view.grid, cell + 1
        risk, fees = chart.split(chart.gap_at(cell), card, cell)
        before = grid[cell - 1] if cell > 0 else NO_CARD
        cost = price(card, before, grid[after] if after < chart.cells else NO_CARD)
        loss = risk + self.card * fees + (self.loss_of_cards(cost, card) if cost else 0.0)
        if self.sided and (card in self.nights) != (cell < MIDDLE):
            loss += self.card * WRONG_SIDE
        return loss

    def loss_of_monster(self, cell: int) -> float:
        """The loss from removing an island: two gaps and its cell join and are filled later (TQ-23)."""
        risk, fees = self.chart.split(self.chart.gap_without(cell), self.view.grid[cell], cell)
        return self.card * (1 - MONSTER_SLOT - fees) - risk

    def loss_of_turning(self, cell: int) -> float:
        """The loss from discarding a card to turn another one. A card on its right side stays (TQ-H5)."""
        wrong = (cell in self.view.night_cells) != (cell < MIDDLE)
        return self.loss_of_cards(1, NO_CARD) + (-self.card * TURNED if wrong else 1e6)
