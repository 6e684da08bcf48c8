"""The questions of Tranquility and how their options are numbered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.asks import AskKind, Option
from kazamata.games.tranquility.cards import CARD_NAMES, FINISH, ISLANDS, KINDS, Card
from kazamata.games.tranquility.layout import MOST_CELLS

# TakeTurn: the action of a turn (TQ-7)
DISCARD_TWO: Final = 0
PLAY_START: Final = 1
PLAY_FINISH: Final = 2
DISCARD_HAND: Final = 3
PLAY_MONSTER: Final = 4
TURN_CARD: Final = PLAY_MONSTER + MOST_CELLS
PLAY_ISLAND: Final = TURN_CARD + MOST_CELLS
TURN_SPAN: Final = PLAY_ISLAND + ISLANDS * MOST_CELLS

# DuelTurn (TQ-H6)
STOP: Final = 1
DUEL_ISLAND: Final = 2
DUEL_SPAN: Final = DUEL_ISLAND + ISLANDS * MOST_CELLS

# GiveCards: an unseen card from the top of the own pile, or a card of the hand (TQ-24)
UNSEEN: Final = 0

# CallCompass: keep it, the storm just drawn, a row's purple storm, a seat's yellow or orange storm (TQ-A31)
KEEP_COMPASS: Final = 0
CALM_DRAWN: Final = 1
CALM_ROW: Final = 2
CALM_YELLOW: Final = CALM_ROW + 8
CALM_ORANGE: Final = CALM_YELLOW + 5
COMPASS_SPAN: Final = CALM_ORANGE + 5

# MoveRocks: a row, or stay and discard two islands (TQ-22)
ROCKS_STAY: Final = 8

TAKE_TURN: Final = 0
PAY_COST: Final = 1
PICK_TWO: Final = 2
OFFER_CARDS: Final = 3
GIVE_CARDS: Final = 4
DISCARD_TO_TURN: Final = 5
WEATHER_STORM: Final = 6
PLACE_STORM: Final = 7
CALL_COMPASS: Final = 8
MOVE_ROCKS: Final = 9
FEED_ROCKS: Final = 10
PLACE_ROCKS: Final = 11
DUEL_TURN: Final = 12
TAKE_OPEN_CARD: Final = 13

MOST_OFFERED: Final = 8

ASKS: Final = (
    AskKind("TakeTurn", "TQ-7", TURN_SPAN),
    AskKind("PayCost", "TQ-11", KINDS),
    AskKind("PickTwo", "TQ-19", KINDS),
    AskKind("OfferCards", "TQ-14", MOST_OFFERED + 1),
    AskKind("GiveCards", "TQ-14", KINDS),
    AskKind("DiscardToTurn", "TQ-H5", KINDS),
    AskKind("WeatherStorm", "TQ-24", KINDS),
    AskKind("PlaceStorm", "TQ-24", 8),
    AskKind("CallCompass", "TQ-A31", COMPASS_SPAN),
    AskKind("MoveRocks", "TQ-22", ROCKS_STAY + 1),
    AskKind("FeedRocks", "TQ-22", KINDS),
    AskKind("PlaceRocks", "TQ-H4", 8),
    AskKind("DuelTurn", "TQ-H6", DUEL_SPAN),
    AskKind("TakeOpenCard", "TQ-H6", KINDS),
)


def card_of(option: Option, first: Option) -> Card:
    """The island of a placement; `first` is `PLAY_ISLAND` or `DUEL_ISLAND`."""
    return (option - first) // MOST_CELLS + 1


def cell_of(option: Option, first: Option) -> i64:
    """The cell of a placement."""
    return (option - first) % MOST_CELLS


_ACTIONS: Final = ("discard two", "Start", "Finish", "discard the hand")


def spell(kind: i64, option: Option) -> str:
    """An option in plain words for logs; cells and rows are counted from 1 there."""
    if kind == TAKE_TURN:
        return _spell_turn(option)
    if kind == DUEL_TURN:
        return _spell_duel(option)
    if kind == CALL_COMPASS:
        return _spell_compass(option)
    if kind == OFFER_CARDS:
        return f"offer {option}"
    if kind == MOVE_ROCKS and option == ROCKS_STAY:
        return "stay"
    if kind == MOVE_ROCKS or kind == PLACE_STORM or kind == PLACE_ROCKS:
        return f"row {option + 1}"
    return spell_card(option)


def spell_card(card: Card) -> str:
    """A card in plain words: its number or its name."""
    if card == UNSEEN:
        return "unseen"
    return str(card) if card < FINISH else CARD_NAMES[card - FINISH]


def _spell_turn(option: Option) -> str:
    if option < PLAY_MONSTER:
        return _ACTIONS[option]
    if option < TURN_CARD:
        return f"monster to cell {option - PLAY_MONSTER + 1}"
    if option < PLAY_ISLAND:
        return f"turn cell {option - TURN_CARD + 1}"
    return _spell_island(option, PLAY_ISLAND)


def _spell_duel(option: Option) -> str:
    if option < DUEL_ISLAND:
        return "stop" if option == STOP else "discard two"
    return _spell_island(option, DUEL_ISLAND)


def _spell_island(option: Option, first: Option) -> str:
    return f"{card_of(option, first)} to cell {cell_of(option, first) + 1}"


def _spell_compass(option: Option) -> str:
    if option < CALM_ROW:
        return "keep the compass" if option == KEEP_COMPASS else "calm the storm just drawn"
    if option < CALM_YELLOW:
        return f"calm row {option - CALM_ROW + 1}"
    if option < CALM_ORANGE:
        return f"calm the yellow storm of seat {option - CALM_YELLOW + 1}"
    return f"calm the orange storm of seat {option - CALM_ORANGE + 1}"
