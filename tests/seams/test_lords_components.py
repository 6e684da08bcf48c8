"""The page of components matches the data."""

from __future__ import annotations

from tests.seams.lords_components import PAGE, components_page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == components_page()


def test_every_row_names_its_source() -> None:
    rows = [row for row in components_page().splitlines() if row.startswith("| ") and "| source |" not in row]
    assert len(rows) == 35 + 9 + 18 + 18 + 16 + 9 + 24
    assert all(row.endswith(("| published |", "| inferred |", "| house |")) for row in rows)


def test_inferred_values_are_not_marked_as_published() -> None:
    rows = {row.split(" | ")[0].lstrip("| "): row for row in components_page().splitlines()}
    assert rows["witch_hunt"].endswith("| inferred |")
    assert rows["monster_strike"].endswith("| inferred |")
    assert "| fast | 1 |" in rows["magic_shield"]
    assert "| slow (inferred) | 1 |" in rows["fireball"]
    assert "| copies (inferred) |" in components_page()
