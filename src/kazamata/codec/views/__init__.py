"""The views of the games as records that can travel, one module a game."""

from __future__ import annotations

from typing import Final

import msgspec

from kazamata.codec.views.lords import LordsView
from kazamata.codec.views.miners import MinersView
from kazamata.codec.views.tranquility import TranquilityView

VIEWS: Final[dict[str, type[msgspec.Struct]]] = {
    "tranquility": TranquilityView,
    "miners": MinersView,
    "lords": LordsView,
}
