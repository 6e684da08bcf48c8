"""The page of a tournament: one self-contained file with figures and plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from kazamata import __version__, game_registry
from kazamata.cli.commands.arena_text import TournamentText
from kazamata.lab.matches.plots import interval_plot, line_plot
from kazamata.lab.matches.ranking import Z_95, Interval, Ranking, Rating
from kazamata.lab.matches.tournament import RIVALS, BotPair, TournamentProgress

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --faint: #667; --paper: #fdfcf9; --rule: #ddd8cc; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e2d8; --faint: #9aa; --paper: #1c1b19; --rule: #3a3833; } }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
body { color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .3rem .5rem; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; }
th, .faint, small { color: var(--faint); }
figure { margin: 1rem 0; overflow-x: auto; }
svg { width: 100%; min-width: 34rem; height: auto; font-size: 13px; }
svg text { fill: var(--ink); }
svg text.faint { fill: var(--faint); }
svg polyline { stroke-width: 2; }
svg .bar { stroke-width: 6; stroke-linecap: round; opacity: .45; }
svg .even { stroke: var(--faint); stroke-dasharray: 3 3; }
"""


def page(progress: TournamentProgress, result: Ranking, words: TournamentText, language: str) -> str:
    """Write the whole page."""
    title = words.say("cli-arena-page-title", game=words.say("game-title"))
    body = "\n".join(
        part
        for part in (
            f"<h1>{escape(title)}</h1>",
            _paragraph(words.head(progress)),
            _paragraph(words.end(progress)),
            _heading(words, "results"),
            _paragraph(words.measure()),
            _table(words, result),
            _values(result, words),
            _pairs(progress, result, words),
            _ratings(result, words),
            _seats(progress, result, words),
            f"<p><small>{escape(_how(progress, words))}</small></p>",
        )
        if part
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _how(progress: TournamentProgress, words: TournamentText) -> str:
    tournament = progress.tournament
    choices = ", ".join(f"{key}={value}" for key, value in tournament.choices)
    settings = words.say(
        "cli-arena-page-settings",
        choices=choices,
        seed=str(tournament.seed),
        rules=game_registry.rules(tournament.game).version,
        version=__version__,
    )
    return f"{words.say('cli-arena-page-how', wealth=words.decimal(progress.wealth_to_settle, 0))} {settings}"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _heading(words: TournamentText, key: str) -> str:
    return f"<h2>{escape(words.say(f'cli-arena-page-{key}'))}</h2>"


def _cells(tag: str, cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"


def _table(words: TournamentText, result: Ranking) -> str:
    rows = [_cells("td", words.row(ranked)) for ranked in result.places]
    table = f"{_cells('th', words.columns(result))}\n{chr(10).join(rows)}"
    return f"<figure><table>\n{table}\n</table></figure>"


def _values(result: Ranking, words: TournamentText) -> str:
    even = words.tournament.equal_share if words.tournament.measure == RIVALS else None
    return interval_plot([(ranked.bot, ranked.value) for ranked in result.places], words.value, even)


def _pairs(progress: TournamentProgress, result: Ranking, words: TournamentText) -> str:
    items = "".join(f"<li>{escape(words.verdict(duel))}</li>" for duel in result.duels)
    courses = [_course(progress, pair) for pair in progress.pairs]
    plot = line_plot(courses, words.signed, words.say("cli-arena-page-deals"))
    return f"{_heading(words, 'pairs')}<ul>{items}</ul>{_heading(words, 'course')}{plot}"


def _course(progress: TournamentProgress, pair: BotPair) -> tuple[str, list[float]]:
    """Return the better bot's lead, deal by deal."""
    leads = [deal.values[pair.one] - deal.values[pair.other] for deal in progress.deals]
    one, other = (progress.tournament.names[ranked] for ranked in (pair.one, pair.other))
    if sum(leads) < 0:
        return f"{other} − {one}", [-lead for lead in leads]
    return f"{one} − {other}", leads


def _ratings(result: Ranking, words: TournamentText) -> str:
    rated = [(ranked.bot, _interval(ranked.rating)) for ranked in result.places if ranked.rating]
    return f"{_heading(words, 'ratings')}{interval_plot(rated, words.decimal)}" if rated else ""


def _interval(rating: Rating) -> Interval:
    reach = Z_95 * rating.sigma
    return Interval(rating.mu, rating.mu - reach, rating.mu + reach)


def _seats(progress: TournamentProgress, result: Ranking, words: TournamentText) -> str:
    """Show whether some seats are better than others, over all bots."""
    if not result.firsts:
        return ""
    rows = [
        (words.say("cli-arena-page-seat", seat=seat), share) for seat, share in enumerate(result.firsts, 1)
    ]
    return f"{_heading(words, 'seats')}{interval_plot(rows, words.value, 1 / progress.tournament.seats)}"
