### The table of Imperial Miners in the terminal, in English.

## The table

board-before = Before the first round
board-round = Round { $round } of { $rounds }
board-decks = Decks (left+discarded): { $decks }
board-boards = Boards (markers ‹seat›)
board-mine = mine
board-mine-of = Mine: { $name }
board-no-mine = no card yet
board-decides = decides
board-chosen = has chosen
board-done = done

## Places

board-cell-first = row { $row }: the first card
board-cell-between = row { $row }, between { $first } and { $second }
board-cell-left = row { $row }, left of { $first }
board-cell-right = row { $row }, right of { $first }
board-cell-gap-left = row { $row }, left of { $first } with a gap
board-cell-gap-right = row { $row }, right of { $first } with a gap
board-cell-below-both = row { $row }, below { $first } and { $second }
board-cell-lower-left = row { $row }, lower left of { $first }
board-cell-lower-right = row { $row }, lower right of { $first }
board-carts = {" "}· carts: full +{ $full }, half-full +{ $half }
board-joint = between { $first } and { $second }

## What to type

board-word-look = look l
board-word-mine = mine m
type-stop = 0 stop
type-use-none = 0 none
type-take-forced = f forced
type-left = l left
type-right = r right
board-type-one = Type { $example } or the beginning of a name; look: full texts; ? for help.
board-type-number = Type a number, e.g. { $example }; look: full texts; ? for help.
board-type-several = Type up to { $most }, at once or one by one: { $example }; look: full texts; ? for help.
board-type-forced = Nothing can be played: Enter or { $example } draws the top card of deck I; ? for help.
board-unclear = Type one of: { $tokens }; ? for help.
board-unclear-which = Which one, { $text }? { $names }
board-unclear-cell = Type a number of the list, or row and column as the rules name them: II 4 (odd rows have odd columns).
board-unclear-look = There is no such card in your hand or mine. Try: look, look 3, look tea
board-unclear-seat = There is no such player. Try: mine, mine 2
board-manual-number = 3: the option, hand card or card of your mine with this number
board-manual-name = tea: the card, board or faction whose name begins like this
board-manual-several = 1 3 5: several cards, decks or places at once
board-manual-cell = II 4: the cell in row II, column 4, for example after "why"
board-manual-deck = I, II, III or 1, 2, 3: a deck
board-manual-faction = the first letter of a faction names it
board-manual-stop = 0 or stop: enough; f: the forced card of deck I
board-manual-look = look: all texts; look 3, look tea: the full text of a card
board-manual-mine = mine 2: the mine of the second player

## Signs

board-sign-card = [3 Tea House] a card of the mine: its number, its name and below its marks
board-sign-marks = S B E J A R factions by their first letters, ¤2 two machinery, ▼ collapse, ✓ activated this round, × cannot be chosen
board-sign-carts = ● full cart, ◉ full by a marker, ◐ half-full, ◦ full half without a neighbour
board-sign-hand-carts = ·●/··/●· the half-carts of a hand card: above, at the sides, below
board-sign-open = (2) a place for the card
board-sign-boards = 2¢‹1› the marker of player 1 stands on a space that pays 2 coins; 0 is the lowest space
board-sign-seats = ★ points, ¢ coins, ● full carts, ▯ hand cards, ▦ cards of the mine; ▸ decides, ✓ is done
board-sign-dense = 16★ 6¢ 3● 6▯ 9▦ the same in a line of a low screen; 2↑5 the marker of player 2 stands on space 5
board-sign-gains = 2¢ gain 2 coins, 2★ 2 points, 2▯ draw 2 cards (▯IV level IV, ▯S a Scots card, ▯? any faction), ↑2 advance up to 2
board-sign-places = 1¤ machinery here (¤* anywhere, ¤◇ on others), ▼ collapse here, 1◉ cart marker, » activate, ⌂ surface, ! see look
board-sign-counts = 1★/2● 1 point for each 2 full carts (≤3: at most 3 times), ⚑ different factions, ◇ neighbours, ↑ position, ↑* distance, ≡ rows, ⊤ finished boards, * in the whole mine
board-sign-prices = 4¢→2★ pay 4 coins for 2 points (−S: 1 less per Scots card), −2▯→1¢ discard up to 2, 1 coin each; | one effect or the other, + and, / or, ?: if and if not

## Solving a turn

solve-points = Points: { $count }
solve-coins = Coins: { $count }
solve-cards = Cards in hand: { $count }
solve-steps = Steps on boards: { $count }
solve-seconds = Found in { $seconds } s
solve-round = Round { $round }
solve-unknown = From here on it depends on a card that nobody knows; the numbers above count up to it.
solve-cut = This turn has more ways than were tried; a better one may exist.
