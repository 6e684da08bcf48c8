"""The file format of cards: one record for each effect word, card, event and track."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, get_args

import msgspec


class Word(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """A word of the vocabulary in a file."""


N: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]


class GainCoins(Word, tag="gain-coins"):
    n: N


class GainPoints(Word, tag="gain-points"):
    n: N


class Draw(Word, tag="draw"):
    n: N


class Advance(Word, tag="advance"):
    n: N


class PlaceMachinery(Word, tag="place-machinery"):
    n: N
    where: str = "here"


LeafWord: TypeAlias = GainCoins | GainPoints | Draw | Advance | PlaceMachinery


class DrawLevel(Word, tag="draw-level"):
    level: N
    n: N


class DrawFaction(Word, tag="draw-faction"):
    faction: str


class DrawDeep(Word, tag="draw-deep"):
    n: N


class Collapse(Word, tag="collapse"):
    pass


class CollapseOther(Word, tag="collapse-other"):
    n: N
    each: LeafWord | None = None


class Clear(Word, tag="clear"):
    n: N
    each: LeafWord | None = None


class PlaceCart(Word, tag="place-cart"):
    n: N
    each: LeafWord | None = None


class Dismantle(Word, tag="dismantle"):
    each: LeafWord


class Discard(Word, tag="discard"):
    n: N
    each: LeafWord


class Buy(Word, tag="buy"):
    price: N
    most: N
    each: LeafWord


class Discount(Word, tag="discount"):
    n: N


class Activate(Word, tag="activate"):
    target: str = "any"


class UseSurface(Word, tag="use-surface"):
    pass


class Special(Word, tag="special"):
    key: str


class Per(Word, tag="per"):
    measure: str
    gain: LeafWord
    each: N = 1
    most: int = 0


class If(Word, tag="if"):
    measure: str
    least: N
    then: AnyWord
    otherwise: AnyWord | None = None


class Pay(Word, tag="pay"):
    price: N
    then: AnyWord
    scots: bool = False


class Either(Word, tag="either"):
    choices: list[AnyWord]


class Seq(Word, tag="seq"):
    parts: list[AnyWord]


AnyWord: TypeAlias = (
    GainCoins | GainPoints | Draw | Advance | PlaceMachinery | DrawLevel | DrawFaction | DrawDeep | Collapse
    | CollapseOther | Clear | PlaceCart | Dismantle | Discard | Buy | Discount | Activate | UseSurface | Special
    | Per | If | Pay | Either | Seq
)  # fmt: skip
FILE_WORDS: Final[dict[str, type[Word]]] = {word.__name__: word for word in get_args(AnyWord)}


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A mine card.

    `carts` are six signs, # full and . empty: upper left, upper right, left, right, lower left, lower right.
    """

    key: str
    level: int
    cost: int
    factions: list[str]
    carts: str
    effects: list[AnyWord]
    copies: int = 1


class EventFile(msgspec.Struct, forbid_unknown_fields=True):
    """An event: an effect, or for this-round a modifier with its strength."""

    key: str
    type: str
    effect: AnyWord | None = None
    modifier: str = "none"
    strength: int = 0


class TrackFile(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a board, from the first space above the lowest up to the top; two sides a board."""

    key: str
    spaces: list[AnyWord]


class SetFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole set; `names` gives each key a name, by language."""

    format: int
    key: str
    cards: list[CardFile]
    events: list[EventFile]
    tracks: list[TrackFile]
    names: dict[str, dict[str, str]] = {}
