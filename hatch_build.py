"""Put the compiled engine into wheels; where there is no C compiler the wheel holds the sources alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface[BuilderConfig]):
    """Runs build_engine.py before a wheel is packed; an editable install is compiled by dev.py."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.place = TemporaryDirectory(prefix="kazamata-engine-")
        compiled = self.compile(Path(self.place.name))
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] |= compiled

    def compile(self, into: Path) -> dict[str, str]:
        """The compiled files, each with its place in the wheel."""
        order = [sys.executable, str(Path(self.root, "build_engine.py")), str(into)]
        subprocess.run(order, check=True, stdout=sys.stderr)
        return {str(path): path.relative_to(into).as_posix() for path in into.rglob("*.*")}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.place.cleanup()
