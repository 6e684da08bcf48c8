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
nobody-won = Nikt nie wygrał.
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
hint-wins = W partiach próbnych ({ $games }) to wygrywa w { $share }%, a następne w kolejności w { $others }%: { $other }
hint-points = W partiach próbnych ({ $games }) średnia przewaga punktowa nad następnym wynosi { $lead }. Następne w kolejności: { $other }
hint-even = Mniej więcej tak samo dobre: { $other }
hint-fills = Zapełnia jedyne pole dla liczb od { $low } do { $high }; inne liczby, które mogłyby tu trafić: { $others }.
hint-splits = Puste pola poniżej: { $left }, pasujące liczby: { $below }. Powyżej: { $right }, pasujące liczby: { $above }.
hint-leaves = Puste pola w tej luce: { $cells }, liczby, które mogą je zapełnić: { $numbers }.
review-wins = W partiach próbnych ({ $games }) to wygrywało w { $better }%, a zagrany ruch w { $played }%.
review-points = W partiach próbnych ({ $games }) to dawało średnio { $better } pkt, a zagrany ruch { $played } pkt.
review-wins-real = Z kartami tak, jak naprawdę leżały: { $better }% wobec { $played }%.
review-points-real = Z kartami tak, jak naprawdę leżały: { $better } pkt wobec { $played } pkt.
review-turned-wins = O zwrocie zdecydowały karty: do ruchu { $until } szansa na wygraną zmieniła się z { $before }% na { $after }%. Żaden inny ruch nie był wyraźnie lepszy.
review-turned-points = O zwrocie zdecydowały karty: do ruchu { $until } oczekiwany wynik zmienił się z { $before } na { $after } pkt. Żaden inny ruch nie był wyraźnie lepszy.
review-turned-wins-real = Z kartami tak, jak naprawdę leżały: z { $before }% na { $after }%.
review-turned-points-real = Z kartami tak, jak naprawdę leżały: z { $before } na { $after } pkt.
review-way-found = { $last ->
        [0] Przy odkrytych kartach można było wygrać, ale po ruchu 1 już nie.
       *[other] Przy odkrytych kartach można było jeszcze wygrać do ruchu { $last }.
    }
review-way-none = Przy odkrytych kartach nie znaleziono drogi do wygranej; to jeszcze nie dowód.
review-way-closed = Od ruchu { $closed } sprawdzono wszystkie możliwości i żadna nie wygrywa.
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
