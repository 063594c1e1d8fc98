"""The command line with the toys on the shelf: ``python -m tests.toys serve``."""

import sys

from spieltisch.cli import main
from spieltisch.core.game import register
from tests.toys.beacon import BEACON

if __name__ == "__main__":
    register(BEACON)
    sys.exit(main())
