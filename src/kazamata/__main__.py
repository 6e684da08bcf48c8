"""`python -m kazamata` is the command line too."""

import sys

from kazamata.cli import main

if __name__ == "__main__":
    sys.exit(main())
