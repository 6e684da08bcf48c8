"""Players of Pebbles."""

from typing import Final

BOTS: Final = {"timid": "timid.TimidBot"}
