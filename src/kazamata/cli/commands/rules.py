"""`kazamata rules`: show the rulebook, or one clause of it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from difflib import get_close_matches

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kazamata.cli.arguments import add_game, game_of
from kazamata.cli.screen import console
from kazamata.cli.usage_errors import UsageError
from kazamata.words import rulebook
from kazamata.words.catalogue import Catalogue


def command(parser: ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    parser.add_argument(
        "clause", nargs="?", metavar=words.say("cli-metavar-clause"), help=words.say("cli-help-clause")
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    rules = game_of(arguments)
    out = console()
    if arguments.clause is None:
        show_book(out, rulebook.load_rulebook(rules.name, arguments.lang))
    else:
        out.print(clause_text(rules.name, arguments.lang, arguments.clause))
    return 0


def clause_text(game: str, language: str, id: str) -> RenderableType:
    """Format one clause; `Wrong` suggests existing ones."""
    clauses = {clause.id: clause for clause in rulebook.load_rulebook(game, language).clauses}
    clause = clauses.get(id.upper()) or clauses.get(f"{next(iter(clauses)).split('-')[0]}-{id.upper()}")
    if clause is None:
        near = get_close_matches(id.upper(), clauses, 5, 0.5) or list(clauses)[:5]
        raise UsageError("unknown-clause", name=id, known=", ".join(near))
    return _laid_out(clause)


def _laid_out(clause: rulebook.Clause) -> RenderableType:
    from rich.markdown import Markdown  # slow to import with its lexers, and rarely needed

    head = Text(f"{clause.id}  ", "bold cyan") + Text(clause.title, "bold")
    return Group(head, Padding(Markdown(clause.text), (0, 0, 1, 2)))


def show_book(out: Console, book: rulebook.Rulebook) -> None:
    out.print(Text(book.title, "bold underline"))
    out.print(Padding(book.blurb, (0, 0, 1, 2)))
    for chapter in book.chapters:
        out.print(Text(chapter.title.upper(), "bold"))
        out.print()
        for clause in chapter.clauses:
            out.print(_laid_out(clause))


def contents(game: str, language: str) -> RenderableType:
    """List the ids and titles of all clauses."""
    lines: list[Text] = []
    for chapter in rulebook.load_rulebook(game, language).chapters:
        lines.append(Text(chapter.title, "bold"))
        lines += [Text(f"  {clause.id:<7} {clause.title}") for clause in chapter.clauses]
    return Group(*lines)
