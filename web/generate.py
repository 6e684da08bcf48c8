"""Write the client's types and numbers: what travels, from the JSON schema, and how options are numbered.

python web/generate.py          writes web/src/generated/*.ts
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from kazamata.codec.wire import schema

HERE = Path(__file__).resolve().parent / "src" / "generated"
HEAD = "// Made by web/generate.py from the engine; do not edit.\n\n"
NUMBERS = {
    "tranquility": ("kazamata.games.tranquility.asks", "kazamata.games.tranquility.cards",
                    "kazamata.games.tranquility.layout", "kazamata.games.tranquility.variants",
                    "kazamata.games.tranquility.events", "kazamata.games.tranquility.steps.codes"),
}  # fmt: skip
TABLES = ("CARD_NAMES", "REASONS", "GAINS", "VARIANTS")
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def type_of(shape: dict[str, Any]) -> str:
    """A piece of JSON schema as a TypeScript type."""
    if "$ref" in shape:
        return str(shape["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in shape:
        return " | ".join(type_of(one) for one in shape["anyOf"])
    if "prefixItems" in shape:
        return f"[{', '.join(type_of(one) for one in shape['prefixItems'])}]"
    if shape.get("type") == "array":
        inner = type_of(shape["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if shape.get("type") == "object":
        return f"Record<string, {type_of(shape['additionalProperties'])}>"
    return PLAIN[shape["type"]]


def interface(name: str, shape: dict[str, Any]) -> str:
    """A record of the schema as an interface."""
    about = f"/** {shape['description']} */\n" if "description" in shape else ""
    fields = "".join(f"  {field}: {type_of(inner)};\n" for field, inner in shape["properties"].items())
    return f"{about}export interface {name} {{\n{fields}}}\n"


def types() -> str:
    """All records that travel."""
    return HEAD + "\n".join(interface(name, shape) for name, shape in sorted(schema()["$defs"].items()))


def numbers(game: str) -> str:
    """The constants of a game's questions, cards and events, in upper case as in the engine."""
    lines: dict[str, str] = {}
    for module in NUMBERS[game]:
        prefix = "STEP_" if module.endswith(".codes") else ""
        for name, value in vars(import_module(module)).items():
            if name.isupper() and isinstance(value, int):
                lines[prefix + name] = str(value)
            elif name in TABLES:
                lines[name] = f"[{', '.join(repr(word) for word in value)}] as const"
    return HEAD + "".join(f"export const {name} = {value};\n" for name, value in lines.items())


def files() -> dict[str, str]:
    """Every generated file by its name."""
    return {"wire.ts": types(), **{f"{game}.ts": numbers(game) for game in NUMBERS}}


def main() -> None:
    HERE.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        HERE.joinpath(name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
