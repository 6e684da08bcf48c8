### To, co mówią wszystkie gry i terminal, po polsku.

## Ludzie i stoły

you = ty
yes = tak
no = nie
player-number = Gracz { $number }
seat-number = miejsce { $number }
bot-label = { $name } (bot: { $bot })
spectator = widz
seats-count = { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
players-count = { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
bots-count = { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
cards-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
points-count = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
games-count = { $count ->
        [one] { $count } rozgrywka
        [few] { $count } rozgrywki
       *[many] { $count } rozgrywek
    }
turns-count = { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }

## Przebieg rozgrywki

game-starts = { $game }: rozgrywka się zaczyna.
your-turn = Twoja kolej
turn-of = Kolej na: { $name }
waiting-for = Czekamy na: { $names }
first-player = Gracz rozpoczynający: { $name }
pass-keyboard = Przekaż klawiaturę: { $name }
press-enter = Naciśnij Enter, aby przejść dalej.
press-enter-ready = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
bot-thinks = { $name } myśli …
your-hand = Twoja ręka
draw-pile = stos dobierania
discards = odrzucone karty
board = Plansza
log-heading = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
since-last = Od twojej ostatniej tury

## Wynik

game-running = Rozgrywka jeszcze trwa.
game-finished = Rozgrywka się skończyła.
result = Rezultat
final-score = Wynik końcowy
victory = Zwycięstwo
defeat = Porażka
victory-together = Zwycięstwo: wygrywacie razem!
defeat-together = Porażka: przegrywacie razem.
winner-is = Zwycięstwo: { $name }
shared-victory = Wspólne zwycięstwo: { $names }
draw-result = Remis.
score-total = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Wybieranie

options-heading = Twoje możliwości
choose-option = Wybierz (1–{ $last }, pomoc: ?):
choose-again = Wybierz liczbę od 1 do { $last }.
only-option = Jedyna możliwość: { $option }
options-left-off = … i jeszcze { $count }; aby zobaczyć wszystko, wpisz: all
confirm = Na pewno? (tak/nie)
why-not = Dlaczego nie?
why-usage = Wpisz „why”, a potem to, co chcesz zrobić.
why-possible = Ależ to możliwe: { $option }
why-clause = { $text } ({ $clause }).
why-plain = { $text }.
hint = Podpowiedź
hint-is = Podpowiedź: { $option }
hint-none = Żaden bot nie zna tej gry na tyle, żeby podpowiadać.
undo = Cofnij
undone = Cofnięto.
undo-nothing = Nie ma czego cofać.
undo-barred = Tego nie można już cofnąć: od tego czasu ktoś dowiedział się czegoś nowego.

## Polecenia terminala

commands-heading = Polecenia
command-help = ? lub help: ta lista
command-number = liczba: wybór tej możliwości
command-all = all: wszystkie możliwości
command-why = why …: dlaczego czegoś nie można zrobić
command-hint = hint: co zrobiłby bot
command-undo = undo: cofnięcie ostatniego wyboru
command-board = board: plansza jeszcze raz
command-log = log: co się dotąd wydarzyło
command-rule = rule TQ-11: przeczytaj punkt zasad
command-rules = rules: spis treści instrukcji
command-seed = seed: ziarno losowości tej rozgrywki
command-save = save PLIK: zapisz rozgrywkę
command-language = language en, hu, pl lub sr: zmiana języka
command-quit = quit: wyjście z rozgrywki
unknown-command = Nieznane polecenie: { $command }. Pomoc: ?
quit-confirm = Wyjść z rozgrywki? (tak/nie)
goodbye = Do zobaczenia!
saved = Zapisano: { $file }
loaded = Wczytano: { $file }
language-is = Język: { $language }
seed-is = Ziarno losowości: { $seed }
seed-note = To samo ziarno i te same odpowiedzi dają tę samą rozgrywkę.

## Gry, ustalenia, instrukcja

games-heading = Gry
bots-heading = Boty
languages-heading = Języki
choices-heading = Co ustala stół
choice-line = { $label }: { $value }
choice-default = domyślnie: { $value }
choice-values = wartości: { $values }
house-design = zasada domowa
house-design-note = Zasada domowa jest nasza własna, nie pochodzi z pudełka.
seats-allowed = miejsca: { $seats }
cooperative = kooperacyjna
competitive = rywalizacyjna
rulebook = Instrukcja
rulebook-of = Instrukcja: { $game }
rulebook-contents = Spis treści
clause = Punkt zasad { $clause }
version-is = Kazamata { $version }

## Zapisane rozgrywki i powtórki

replay-heading = Powtórka: { $file }
replay-step = Krok { $step } z { $steps }
replay-matches = Powtórka zgadza się z dziennikiem.
replay-differs = Powtórka różni się od dziennika w kroku { $step }.

## Symulacje

simulate-heading = Symulacja: { $game }, { $count ->
        [one] { $count } rozgrywka
        [few] { $count } rozgrywki
       *[many] { $count } rozgrywek
    }
simulate-progress = { $done } z { $total }
report-heading = Raport
report-games = rozgrywki: { $count }
report-wins = wygrane: { $count } ({ $percent } %)
report-losses = przegrane: { $count } ({ $percent } %)
report-draws = remisy: { $count } ({ $percent } %)
report-interval = przedział 95 %: od { $low } % do { $high } %
report-score = średni wynik: { $score }
report-turns = decyzje na rozgrywkę: { $turns }
report-time = czas: { $seconds } s
report-speed = rozgrywki na sekundę: { $speed }
report-causes = Jak skończyły się rozgrywki
report-seat = miejsce
report-bot = bot
report-share = udział
report-saved = Raport zapisano: { $file }

## Błędy

error = Błąd: { $message }
unknown-game = Nieznana gra: { $name }; dostępne: { $known }
unknown-bot = Nieznany bot: { $name }; dla gry { $game } dostępne: { $known }
unknown-language = Nieznany język: { $name }; dostępne: { $known }
unknown-choice = Nieznane ustawienie: { $name }; dostępne: { $known }
unknown-value = Nieznana wartość dla { $name }: { $value }; dostępne: { $known }
unknown-clause = Nie ma punktu zasad { $name }; najbliższe: { $known }
choice-form = Ustawienie zapisuje się jako nazwa=wartość, a nie: { $text }
bad-number = To nie jest liczba całkowita: { $text }
number-too-small = { $name }: co najmniej { $least }, a nie { $number }
number-too-large = { $name }: najwyżej { $most }, a nie { $number }
bad-seed = Ziarno to liczba całkowita od 0 do 2^128 − 1, a nie: { $text }
wrong-seats = { $game }: liczba miejsc to { $allowed }, a nie { $seats }
too-many-bots = Więcej botów ({ $bots }) niż miejsc ({ $seats })
too-many-names = Więcej imion ({ $names }) niż miejsc ({ $seats })
name-twice = Dwoje graczy ma to samo imię: { $name }
name-empty = Imię nie może być puste.
name-too-long = Imię może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }: { $name }
file-missing = Nie ma takiego pliku: { $file }
file-unreadable = Nie można odczytać pliku: { $file }
file-unwritable = Nie można zapisać pliku: { $file }
file-exists = Plik już istnieje: { $file }
file-broken = Plik nie jest zapisaną rozgrywką albo jest uszkodzony: { $file } (wiersz { $line })
file-version = Zapisana rozgrywka pochodzi z innej wersji gry: { $file }
not-interactive = Do tego potrzebny jest terminal, w którym można pisać.
interrupted = Przerwano.

## Odmowy, które zna każda gra

refusal-game-over = Rozgrywka się skończyła
refusal-not-asked = Teraz decyduje kto inny, nie ten gracz: { $seat }
refusal-no-such-option = Nie ma możliwości { $option }; możliwości mają numery od 0 do { $last }
