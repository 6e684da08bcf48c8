"""Describe the actions and observations of a table in plain text."""

from __future__ import annotations

from kazamata.lab.spaces import Spaces


def description_lines(spaces: Spaces) -> list[str]:
    """Describe the actions by question, then the observation by block."""
    rules, seats = spaces.rules, spaces.seats
    chosen = ", ".join(f"{key}={value}" for key, value in spaces.setup.choices.items())
    compact = Spaces(rules.name, seats, spaces.setup.choices, compact=True).num_actions
    return [
        f"{rules.name}, version {rules.version}, {seats} seats: {chosen}",
        "",
        f"Actions: {spaces.layout.actions} flat, {compact} compact (the options offered now, in order)",
        *_actions(spaces),
        "",
        f"Observation: {spaces.observation_size} numbers of 16 bits",
        *_blocks(spaces),
    ]


def _actions(spaces: Spaces) -> list[str]:
    rows: list[str] = []
    for kind in spaces.kinds:
        ask, first = spaces.rules.ask_kinds[kind], int(spaces.layout.first_actions[kind])
        rows.append(f"  {first:>5} {ask.name} ({ask.clause})")
        for form, begin in zip(ask.forms, ask.first_options, strict=True):
            fields = " x ".join(f"{field.name} {field.size}" for field in form.fields)
            rows.append(f"  {first + begin:>5}   {form.name}{f': {fields}' if fields else ''}")
    return rows


def _blocks(spaces: Spaces) -> list[str]:
    return [
        f"  {block.start:>5} {block.name:<20} {' x '.join(map(str, block.shape)):<9} {block.description}"
        for block in spaces.block_slices
    ]
