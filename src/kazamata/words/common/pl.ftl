### To, co mówią wszystkie gry i terminal, po polsku.

## Ludzie i stoły

you = ty
yes = tak
no = nie
player-number = Gracz { $number }
seat-number = miejsce { $number }
bot-label = { $name } (bot: { $bot })
cards-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## Przebieg rozgrywki

game-starts = { $game }: rozgrywka się zaczyna.
first-player = Gracz rozpoczynający: { $name }
pass-keyboard = Przekaż klawiaturę: { $name }
press-enter = Naciśnij Enter, aby przejść dalej.
press-enter-ready = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
bot-thinks = { $name } myśli…
your-hand = Twoja ręka
discards = odrzucone karty
board = Plansza
log-empty = Jeszcze nic się nie wydarzyło.

## Wynik

game-running = Rozgrywka jeszcze trwa.
game-finished = Rozgrywka się skończyła.
result = Rezultat
victory-together = Zwycięstwo: wygrywacie razem!
defeat-together = Porażka: przegrywacie razem.
winner-is = Zwycięstwo: { $name }
shared-victory = Wspólne zwycięstwo: { $names }
cause-given-up = Partia została poddana.
draw-result = Remis.
score-total = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Wybieranie

confirm = Na pewno? (tak/nie)
why-not = Dlaczego nie?
why-possible = Ależ to możliwe: { $option }
why-clause = { $text } ({ $clause }).
why-plain = { $text }.
hint = Podpowiedź
hint-none = Żaden bot nie zna tej gry na tyle, żeby podpowiadać.
undo = Cofnij
undone = Cofnięto.
undo-nothing = Nie ma czego cofać.
undo-barred = Tego nie można już cofnąć: od tego czasu ktoś dowiedział się czegoś nowego.

## Polecenia terminala

goodbye = Do zobaczenia!
saved = Zapisano: { $file }
seed-is = Ziarno losowości: { $seed }

## Gry, ustalenia, instrukcja

choice-line = { $label }: { $value }
choice-default = domyślnie: { $value }
choice-values = wartości: { $values }
house-design = projekt własny
cooperative = kooperacyjna
rulebook = Instrukcja
clause = Punkt zasad { $clause }

## Błędy

error = Błąd: { $message }
unknown-game = Nieznana gra: { $name }; dostępne: { $known }
unknown-bot = Nieznany bot: { $name }; dla gry { $game } dostępne: { $known }
unknown-language = Nieznany język: { $name }; dostępne: { $known }
unknown-choice = Nieznane ustawienie: { $name }; dostępne: { $known }
unknown-value = Nieznana wartość ({ $name }): { $value }; dostępne: { $known }
unknown-clause = Nie ma punktu zasad { $name }; najbliższe: { $known }
choice-form = Ustawienie zapisuje się jako nazwa=wartość, a nie: { $text }
too-many-bots = Więcej botów ({ $bots }) niż miejsc ({ $seats })
too-many-names = Więcej imion ({ $names }) niż miejsc ({ $seats })
name-twice = Dwoje graczy ma to samo imię: { $name }
name-empty = Imię nie może być puste.
file-missing = Nie ma takiego pliku: { $file }
file-unreadable = Nie można odczytać pliku: { $file }
file-unwritable = Nie można zapisać pliku: { $file }
file-exists = Plik już istnieje: { $file }

## Odmowy, które zna każda gra

refusal-game-over = Rozgrywka się skończyła
refusal-not-asked = Teraz decyduje kto inny, nie ten gracz: { $seat }
refusal-no-such-option = Nie ma opcji nr { $option }; opcje mają numery od 0 do { $last }
