"""Put the compiled engine and the built page into wheels; without a C compiler only the sources.

KAZAMATA_PURE=1 leaves the compiled engine out. Such a wheel runs on every machine, but slower.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools import build_web


class EngineHook(BuildHookInterface[BuilderConfig]):
    """Runs build_engine.py and build_web.py before packing a wheel; dev.py calls them directly."""

    def dependencies(self) -> list[str]:
        return [] if self.without_page() or build_web.system_npm() else [build_web.NODE_WHEEL]

    def without_page(self) -> bool:
        return bool(os.environ.get("KAZAMATA_SKIP_WEB")) or not (build_web.WEB / "package.json").exists()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.temporary = TemporaryDirectory(prefix="kazamata-engine-")
        compiled = self.compile(Path(self.temporary.name))
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] |= compiled
        if not self.without_page():
            build_web.build()
            build_data["force_include"][str(build_web.DIST)] = "kazamata/web/dist"

    def compile(self, into: Path) -> dict[str, str]:
        """Compile the engine; return the compiled files, each with its path in the wheel."""
        if os.environ.get("KAZAMATA_PURE"):
            return {}
        command = [sys.executable, str(Path(self.root, "tools", "build_engine.py")), str(into)]
        subprocess.run(command, check=True, stdout=sys.stderr)
        return {str(path): path.relative_to(into).as_posix() for path in into.rglob("*.*")}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.temporary.cleanup()
