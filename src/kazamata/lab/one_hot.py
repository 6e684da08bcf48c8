"""Observations for networks: one number for each category and for each member of a set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kazamata.core.features import BITS_KIND, CATEGORY_KIND
from kazamata.lab.optional_imports import import_extra

if TYPE_CHECKING:
    from kazamata.lab.spaces import ObservedColumn


class OneHot:
    """Encodes rows of 16-bit numbers as rows of 32-bit floats; counts stay as they are.

    Column n begins at `starts[n]` of the encoded row and takes `widths[n]` numbers.
    """

    def __init__(self, columns: Sequence[ObservedColumn]) -> None:
        self._np = np = import_extra("numpy")
        kinds = np.array([column.kind for column in columns])
        self.widths = np.array([_width(column) for column in columns])
        self.starts = np.cumsum(self.widths) - self.widths
        self.size = int(self.widths.sum())
        self._plain = np.flatnonzero((kinds != CATEGORY_KIND) & (kinds != BITS_KIND))
        self._categories = np.flatnonzero(kinds == CATEGORY_KIND)
        self._lowest = np.array([columns[index].low for index in self._categories], np.int64)
        sets = np.flatnonzero(kinds == BITS_KIND)
        self._sets = np.repeat(sets, self.widths[sets])
        self._members = np.concatenate(
            [np.arange(self.widths[index]) for index in sets] or [np.zeros(0, np.int64)]
        )

    def encode(self, rows: Any) -> Any:
        """Encode a row or a batch of rows."""
        np = self._np
        flat = np.asarray(rows).reshape(-1, len(self.widths))
        encoded = np.zeros((len(flat), self.size), np.float32)
        encoded[:, self.starts[self._plain]] = flat[:, self._plain]
        chosen = self.starts[self._categories] + flat[:, self._categories] - self._lowest
        np.put_along_axis(encoded, chosen, 1.0, axis=1)
        encoded[:, self.starts[self._sets] + self._members] = flat[:, self._sets] >> self._members & 1
        return encoded.reshape(*np.shape(rows)[:-1], self.size)


def _width(column: ObservedColumn) -> int:
    if column.kind == CATEGORY_KIND:
        return column.cardinality
    return column.high.bit_length() if column.kind == BITS_KIND else 1
