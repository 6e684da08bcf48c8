"""The weights of the gap judge, fitted by self-play for each kind of table.

`gap_weights.py` names them. Each row holds the weights for a grid with two fifths of its cells empty. The
slopes describe how each weight changes with the share of empty cells.
"""

from __future__ import annotations

from typing import Final

from kazamata.games.tranquility.terms import Terms

WeightRow = tuple[float, ...]

CALM: Final[WeightRow] = (
    0.55382, 4.84331, 0.47658, 0.21902, 0.4935, 6.64113, 0.41282, 0.13975, 2.21514, 0.272, 0.96972, 0.00195,
    0.80333, 0.62615, 0.35425, 0.26326, 0.09361, 0.00663, 1.22107, 0.34275, 0.0691, -0.07277, 1.75309, 0.03798,
    0.78791, 0.29792, 0.6242, 0.89122, 1.29392, 0.35024, 0.11767, 0.0, 0.0, 0.0,
    1.5, 3.0, 0.4, 0.4, 0.0, 20.0, 2.0, 8.0, 3.0,
)  # fmt: skip
DEEP: Final[WeightRow] = (
    0.3692, 7.02614, 0.70515, 0.33594, 0.82499, 13.28814, 0.53121, 0.18222, 1.65034, 0.22905, 1.1542, 0.00623,
    1.0, 0.63001, 0.32565, 0.4311, 0.05922, -0.13294, 0.95768, -0.01905, 0.35326, 0.00051, 0.55527, 0.37309,
    0.4952, 0.24806, 0.77911, 1.59937, 1.51729, 0.16431, 0.13297, 0.0, 0.12029, 0.06213,
    1.5, 3.0, 0.4, 0.4, 0.0, 20.0, 2.0, 8.0, 3.0,
)  # fmt: skip
DEEP_SLOPES: Final[WeightRow] = (
    -0.14875, -0.4381, 0.07379, -0.6525, -0.27066, -0.23024, 0.18638, 0.12121, 0.50743, -0.17707, 0.7629,
    0.30802, -0.21196, -0.0905, 0.20528, 0.04966, 0.0744, 0.07729, 0.30351, -0.39139, 0.16017, 0.16425,
    -0.64374, 0.11776, -0.95422, 0.09964, -0.15422, 0.139, 0.23956, 0.22653, -0.05194, -0.06859, 0.16276, 0.55884,
)  # fmt: skip
ARCH: Final[WeightRow] = (
    0.40831, 4.63723, 0.65606, 0.2311, 0.44674, 4.86249, 0.63772, 0.08176, 2.14964, 0.08146, 1.12371,
    0.00274, 0.74078, 0.56516, 0.3214, 0.24183, 0.14634, -0.11549, 1.19345, 0.17112, 0.24575, 0.10756,
    1.81369, -0.05028, 0.69889, 0.3371, 0.60351, 1.02847, 1.62909, 0.35974, 0.00014, -0.10674, 0.0, 0.39889,
    1.5, 3.0, 0.4, 0.4, 0.0, 20.0, 2.0, 8.0, 3.0,
)  # fmt: skip
STORMS: Final[WeightRow] = (
    0.43087, 10.2758, 0.52003, 0.33872, 0.59451, 8.92233, 0.33179, 0.11261, 2.78773, 0.30261, 1.01551,
    0.00182, 0.76847, 0.41674, 0.7638, 0.20858, 0.28543, 0.12102, 1.38753, 0.37065, -0.12551, -0.01485,
    1.75523, 0.01294, 0.8608, 0.38835, 0.53467, 1.0663, 0.67621, 0.51961, 0.13639, 0.28918, 0.37249,
    0.07784, 1.47913, 3.0, 0.4, 0.4, 0.0, 23.129, 1.66379, 7.79602, 3.0093,
)  # fmt: skip
MONSTERS: Final[WeightRow] = (
    0.64666, 5.08928, 0.51906, 0.20133, 0.52328, 8.35819, 0.30807, 0.16824, 2.08854, 0.17588, 2.10984,
    0.0014, 0.80126, 0.69956, 0.44986, 0.39805, 0.17429, -0.05432, 1.18852, 0.23108, 0.10407, 0.13939,
    1.73409, -0.06906, 0.73695, 0.45334, 0.57936, 0.65619, 1.26281, 0.29879, 0.02184, 0.22363, 0.26479,
    0.26578, 1.06106, 3.24599, 0.4, 0.4, 0.0, 20.0, 2.0, 8.0, 3.0,
)  # fmt: skip
SIDES: Final[WeightRow] = (
    0.42582, 4.80443, 0.58336, 0.17801, 0.34441, 2.52328, 0.49868, 0.27351, 2.10853, 0.2817, 1.19745,
    0.00249, 0.84881, 0.62078, 0.33442, 0.20651, 0.16525, 0.09146, 1.56343, 0.49467, 0.34445, 0.1479,
    1.70126, 0.31718, 0.83897, 0.36369, 0.73254, 0.608, 1.19424, 0.23895, 0.087, 0.29654, 0.0, 0.0, 1.5,
    3.0, 0.5612, 0.30253, 0.64806, 20.0, 2.0, 8.0, 3.0,
)  # fmt: skip
PYRAMID: Final[WeightRow] = (
    0.49182, 3.63161, 0.52531, 0.30831, 0.61515, 7.27878, 0.72402, 0.14791, 4.39937, 0.39685, 0.82392,
    0.00153, 1.16696, 1.02, 0.37762, 0.29528, 0.18308, 0.07182, 1.26317, 0.35172, -0.06667, -0.12023,
    1.76563, -0.00459, 0.88904, 0.13506, 0.65942, 0.93493, 0.98799, 0.49589, 0.01553, -0.23554, 0.0, 0.0,
    0.75682, 3.32092, 0.4, 0.4, 0.0, 22.9279, 2.17743, 7.4544, 2.09135,
)  # fmt: skip
DEEP_CROWD: Final[WeightRow] = (
    0.34572, 5.81147, 0.78912, 0.37431, 0.93919, 18.2412, 0.54947, 0.18448, 1.64707, 0.23238, 1.37504,
    0.00685, 0.9095, 0.84589, 0.43668, 0.45969, 0.11844, -0.34401, 0.98446, 0.05814, 0.28463, -0.11535,
    0.46455, 0.40044, 0.55374, 0.47371, 0.93667, 1.78461, 1.69745, 0.21905, 0.04562, -0.079, 0.16672,
    0.04584, 1.5, 3.0, 0.4, 0.4, 0.0, 20.0, 2.0, 8.0, 3.0,
)  # fmt: skip
ALONE: Final[WeightRow] = (
    0.5773, 4.34506, 0.26928, 0.21951, 0.37355, 2.91096, 0.40505, 0.09421, 2.40037, 0.47966, 0.7524,
    0.00207, 1.64118, 0.68908, 0.5056, 0.16961, 0.0, -0.52082, 1.31198, 0.52338, 0.39102, 0.34088, 1.16473,
    0.09431, 1.31404, 0.34498, 0.38616, 1.01184, 1.29392, 0.1696, -0.064, 0.0, 0.0, 0.0, 1.5, 3.0, 0.4, 0.4,
    0.0, 20.0, 2.0, 8.0, 3.0,
)  # fmt: skip
ALONE_SLOPES: Final[WeightRow] = (
    0.27925, 0.07437, -0.39646, 0.27003, 0.04767, -0.35359, -0.25068, 0.66275, -0.35792, -0.07588, -0.23309,
    -0.21738, 0.26157, 0.32285, 0.60845, -0.11192, 0.13952, 0.18031, -0.01618, -0.01635, 0.08307, -0.154,
    -0.36579, 0.03907, -0.1737, 0.34089, -0.19284, 0.1604, 0.0, 0.09031, -0.03453, -0.06518, 0.0, 0.0,
)  # fmt: skip
NO_SLOPES: Final[WeightRow] = ()
RACE_BELOW_CELLS: Final = 20
"""Playouts start at this many empty cells. Earlier in the game the judge is more accurate."""

WEIGHTS_BY_SEA: Final[dict[str, tuple[WeightRow, WeightRow, int]]] = {
    "calm": (CALM, NO_SLOPES, RACE_BELOW_CELLS),
    "deep": (DEEP, DEEP_SLOPES, RACE_BELOW_CELLS),
    "arch": (ARCH, NO_SLOPES, RACE_BELOW_CELLS),
    "storms": (STORMS, NO_SLOPES, RACE_BELOW_CELLS),
    "monsters": (MONSTERS, NO_SLOPES, RACE_BELOW_CELLS),
    "deep crowd": (DEEP_CROWD, DEEP_SLOPES, RACE_BELOW_CELLS),
    "sides": (SIDES, NO_SLOPES, RACE_BELOW_CELLS),
    "pyramid": (PYRAMID, NO_SLOPES, RACE_BELOW_CELLS),
    "alone": (ALONE, ALONE_SLOPES, RACE_BELOW_CELLS),
}
"""For each kind of table: its weights, their slopes, and the empty cells from which playouts start."""
FEW_REMOVED: Final = 5
"""The calm weights apply up to this many removed cards."""
FEW_ALONE: Final = 6
"""The same for one seat."""
CROWD: Final = 4
"""From this many seats on, each seat holds few cards."""


def sea_kind(terms: Terms) -> str:
    """Which weights apply to a table. The most important difficulty decides if there are several."""
    if terms.has_storms:
        return "storms"
    if terms.removed_count > (FEW_ALONE if terms.seats == 1 else FEW_REMOVED):
        return "deep crowd" if terms.seats >= CROWD else "deep"
    page = terms.variant_row
    if page.has_exploration or page.layout.arch:
        return "pyramid" if page.has_exploration else "arch"
    if page.has_sides:
        return "sides"
    if terms.monster_count > 0:
        return "monsters"
    return "alone" if terms.seats == 1 else "calm"
