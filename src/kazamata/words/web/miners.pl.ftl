### Co o grze „Podziemne Imperium” mówi tylko strona w przeglądarce, po polsku.

## Plansza

page-miners-mine = Moja kopalnia
page-miners-hand = Moja ręka
page-miners-no-cards = Brak kart na ręce
page-miners-new = nowa
page-miners-surface = Powierzchnia
page-miners-chain = Moja tura krok po kroku
page-miners-counters = Co liczą efekty
page-miners-decks = Karty w taliach
page-miners-deck = poziom { $level }: { $count }
page-miners-boards = Plansze postępu
page-miners-round = Runda { $round } z { $rounds }
page-miners-event-immediate = Od razu
page-miners-event-this-round = W tej rundzie
page-miners-event-end-of-round = Na koniec
page-miners-spot = { $card }, { $factions }, rząd { $row }, miejsce { $place }
page-miners-has-machinery = maszyneria: { $count }
page-miners-collapsed = zawalona
page-miners-activated = aktywowana
page-miners-staged = jeszcze niezatwierdzona
page-miners-not-possible = niemożliwe, dlaczego?
page-miners-why = { $label } Niemożliwe: dlaczego?
page-miners-cell = rząd { $row }, miejsce { $place }{ $carts ->
        [0] { "" }
        [one] , napełnia { $carts } wózek
        [few] , napełnia { $carts } wózki
       *[many] , napełnia { $carts } wózków
    }
page-miners-gaps = Pokaż miejsca z odstępem
page-miners-free = { $count ->
        [0] pełny
       *[other] wolne: { $count }
    }
page-miners-legend = Na planszy
page-miners-legend-plan = w twoim planie
page-miners-legend-instead = możliwe zamiast tego
page-miners-legend-asks = odpowiada na pytanie
page-miners-legend-no-return = potem nie ma odwrotu
page-miners-or-here = albo tu
page-miners-row-full = poziom { $row } jest pełny
page-miners-joint = Niepełny wózek przy: { $card }
page-miners-space = { $track }, pole { $space }: { $text }
page-miners-enter = Zacznij na planszy { $track }
page-miners-look = Zobacz kopalnię
page-miners-hand-card = { $card }, poziom { $level }, { $factions }, { $cost ->
        [0] za darmo
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }
page-miners-stays = zostaje
page-miners-goes = odchodzi
page-miners-keep = Wybierz karty, które zostają: { $count }
page-miners-short = brak { $count }
page-miners-forced = Nic nie da się zagrać: odkop wierzchnią kartę talii I
page-miners-none = bez efektu
page-miners-enough = wystarczy
page-miners-draw-all = Dobierz karty poziomu { $level }: { $count }
page-miners-step = Krok { $place }: { $name }
page-miners-no-undo = dotąd można cofnąć
page-miners-queued = Twój plan czeka
page-miners-carried-out = Twój plan został wykonany: { $gains }
page-miners-chain-empty = Dotknij karty, a jej miejsca się zaświecą.
page-miners-chain-answer = Dotknij tego, co jest w narożnikach.
page-miners-only-card = Tylko tę kartę można zagrać.
page-miners-chain-waits = Czekamy na pozostałych.
page-miners-dropped = Kroki, które już nie pasowały: { $count }
page-miners-sum-nothing = Na razie bez zysków i kosztów.
page-miners-sum-cards-picked = Karty są wybrane.
page-miners-card-only = Tylko karta
page-miners-so-far = Tylko dotąd
page-miners-sum-pay = płacisz { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
page-miners-sum-coins = zyskujesz { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
page-miners-sum-points = zyskujesz { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
page-miners-sum-carts = napełniasz { $count ->
        [one] { $count } wózek
        [few] { $count } wózki
       *[many] { $count } wózków
    }
page-miners-sum-machinery = maszyneria: { $count }
page-miners-sum-cards = potem dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
page-miners-count-machinery = maszyneria
page-miners-count-collapses = zawalone karty
page-miners-count-half = niepełne wózki
page-miners-count-carts = pełne wózki
page-miners-count-distance = przebyte pola
page-miners-count-coins = monety
page-miners-count-points = punkty
page-miners-into = w rzędzie { $row }
page-miners-gain-coins = monety { $count }
page-miners-gain-points = punkty { $count }
page-miners-gain-carts = wózki { $count }
page-miners-gain-machinery = maszyneria { $count }
page-miners-gain-cards = karty { $count }

## Karty

page-miners-card-kind = { $factions }, poziom { $level }
page-miners-costs = { $cost ->
        [0] za darmo
        [one] kosztuje { $cost } monetę
        [few] kosztuje { $cost } monety
       *[many] kosztuje { $cost } monet
    }
page-miners-or = albo
page-miners-now = = teraz { $count }

## Miejsca

page-miners-seat = punkty: { $points }, monety: { $coins }, pełne wózki: { $carts }, karty na ręce: { $hand }
page-miners-seat-short = punkty: { $points }, monety: { $coins }
page-miners-state-chooses = wybiera
page-miners-state-ready = gotowe
page-miners-state-digs = kopie
page-miners-state-done = skończone
page-miners-on-track = { $track }: pole { $space } z { $spaces }
page-miners-on-no-track = jeszcze na żadnej planszy postępu
page-miners-rival = Kopalnia: { $name }
page-miners-lies = { $card }, poziom { $row }
page-miners-tokens-machinery = maszynerie: { $count }
page-miners-tokens-collapse = zawalona
page-miners-changed = nowe od twojej ostatniej tury
page-miners-lies-in = { $card }: poziom { $row }
page-miners-mine-empty = Nie leży tu jeszcze żadna karta.
page-miners-points = Punkty
page-miners-coins = Monety
page-miners-machinery = Maszynerie
page-miners-collapses = Zawalenia
page-miners-full-carts = Pełne wózki
page-miners-half-carts = Niepełne wózki
page-miners-hand-of = Karty na ręce: { $count }

## Czytanie

page-miners-reader = Opis
page-miners-track-help = Nagradza tylko pole, na którym znacznik się zatrzyma.
page-miners-signs-here = Znaki użyte tutaj
page-miners-signs-all = Wszystkie znaki
page-miners-signs-fewer = Tylko znaki użyte tutaj
page-miners-rules-of = Zasady:
page-miners-signs-goods = Co zyskujesz i płacisz
page-miners-signs-grammar = Jak czytać rząd
page-miners-signs-mine = W twojej kopalni
page-miners-signs-places = Gdzie leży karta
page-miners-signs-ways = Łańcuch i plansze
page-miners-signs-factions = Frakcje
page-miners-signs-events = Wydarzenia

## Znaki: nazwa i znaczenie

page-miners-sign-coin = Moneta: płaci za karty i efekty, na końcu rozstrzyga remisy.
page-miners-sign-gem = Punkt: wygrywa najwięcej punktów.
page-miners-sign-price = Cena: zapłać tyle monet.
page-miners-sign-draw = Dobieranie: tyle kart, każda z dowolnej talii I–III.
page-miners-sign-deck-1 = Talia: dobierz karty tego poziomu.
page-miners-sign-deep = Poziom IV: weź karty z głębi.
page-miners-sign-seek = Szukanie: znajdź w talii kartę frakcji obok.
page-miners-sign-hand = Karty na twojej ręce.
page-miners-sign-discard = Odrzuć z ręki najwyżej tyle kart.
page-miners-sign-discount = Zniżka: następna karta kosztuje o tyle mniej.
page-miners-sign-per = Za każdy: to z lewej, za każde to z prawej; ≤ podaje granicę.
page-miners-sign-pay = Wtedy: za to z lewej dostajesz to z prawej.
page-miners-sign-yes = To dostajesz, gdy spełnione jest to z lewej.
page-miners-sign-no = To dostajesz w przeciwnym razie.
page-miners-sign-or = Albo: wybierz jedno.
page-miners-sign-buy = Kupno: można powtarzać, × mówi ile razy.
page-miners-sign-card = Karta w twojej kopalni.
page-miners-sign-cart-full = Pełny wózek: 1 punkt na końcu.
page-miners-sign-cart-half = Niepełny wózek: pełna i pusta połówka razem.
page-miners-sign-cart-place = Znacznik wózka: niepełny wózek staje się pełny.
page-miners-sign-cart-here = Pełne wózki przy tej karcie.
page-miners-sign-machinery = Maszynerie w twojej kopalni.
page-miners-sign-machinery-here = Maszyneria na tej karcie.
page-miners-sign-machinery-other = Umieść maszynerię na innych swoich kartach.
page-miners-sign-machinery-anywhere = Umieść maszynerię na dowolnych swoich kartach.
page-miners-sign-dismantle = Zdejmij wszystkie maszynerie z tej karty.
page-miners-sign-with-machinery = Karta z maszynerią.
page-miners-sign-collapse = Zawalenie: następna aktywacja tylko je usuwa.
page-miners-sign-collapse-other = Umieść zawalenia na innych swoich kartach.
page-miners-sign-clear = Odrzuć najwyżej tyle zawaleń.
page-miners-sign-collapse-free = Karta bez zawalenia.
page-miners-sign-row = Karty na poziomie o tym numerze.
page-miners-sign-rows = Poziomy, na których masz kartę.
page-miners-sign-neighbours = Karty sąsiadujące z tą.
page-miners-sign-pairs = Karty na poziomie tej karty.
page-miners-sign-both-above = Tuż nad nią leżą dwie karty.
page-miners-sign-between-two = Ta karta leży między dwiema innymi.
page-miners-sign-at-the-end = Obok leży najwyżej jedna karta.
page-miners-sign-nothing-below = Pod nią nie leży żadna karta.
page-miners-sign-activate = Aktywuj kartę swojej kopalni, która nie była jeszcze aktywowana w tej rundzie.
page-miners-sign-surface = Powierzchnia: użyj efektu planszy powierzchni.
page-miners-sign-new-shift = Nowa zmiana: odrzuć całą rękę, dobierz o jedną kartę więcej.
page-miners-sign-twin-seams = 1 punkt za każdą parę sąsiednich kart o wspólnej frakcji.
page-miners-sign-advance = Awans: najwyżej tyle pól na planszy postępu.
page-miners-sign-position = Pole, na którym stoi twój znacznik.
page-miners-sign-distance = Pola przebyte w całej grze.
page-miners-sign-boards = Ukończone plansze postępu.
page-miners-sign-no-return = Dotąd można cofnąć: potem coś się odkrywa.
page-miners-sign-f-s = Szkoci: każda karta Szkotów obniża ich ceny o 1.
page-miners-sign-f-b = Barbarzyńcy: bogate łupy, zawalenia.
page-miners-sign-f-e = Egipcjanie: plansze postępu.
page-miners-sign-f-j = Japończycy: wiele różnych frakcji.
page-miners-sign-f-a = Atlantydzi: maszynerie.
page-miners-sign-f-r = Rzymianie: wózki i dobre miejsca.
page-miners-sign-f-kinds = Różne frakcje w twojej kopalni.
page-miners-sign-f-any = Frakcja, którą wskażesz.
page-miners-sign-f-none = Karta bez frakcji.
page-miners-sign-event-now = Dzieje się od razu.
page-miners-sign-event-round = Obowiązuje w tej rundzie.
page-miners-sign-event-end = Dzieje się na koniec rundy.

## Koniec

page-miners-from = Skąd punkty
page-miners-from-cards = Karty poziomu { $level }
page-miners-from-tracks = Plansze postępu
page-miners-from-surface = Powierzchnia
page-miners-from-events = Wydarzenia
page-miners-from-other = Inne punkty
page-miners-from-carts = Pełne wózki
page-miners-end-solo = { $points } pkt: { $rank }
page-miners-end-won = { $count ->
        [1] Zwycięstwo: { $names } ({ $points } pkt)
       *[other] Wspólne zwycięstwo: { $names } ({ $points } pkt)
    }
page-miners-end-next = { $count ->
        [one] Jeszcze { $count } punkt do rangi: { $rank }.
        [few] Jeszcze { $count } punkty do rangi: { $rank }.
       *[many] Jeszcze { $count } punktów do rangi: { $rank }.
    }
page-miners-end-rank = Ranga
page-miners-end-more = jeszcze { $count }: { $rank }
page-miners-end-ties = Monety, przy remisie
page-miners-end-lead = { $name }: na stałe na czele od rundy { $round }
page-miners-end-best = { $name }, runda { $round }: najlepsza tura, +{ $points }

## Pierwsza gra z przewodnikiem i wskazówki

page-miners-tips-off = Bez wskazówek
page-miners-tip-forced = Żadnej karty nie da się zagrać: bierzesz wierzchnią kartę talii I i zagrywasz ją.
page-miners-tip-limit = Na ręce może być osiem kart: odrzuć nadmiar.
page-miners-tip-change = To szczyt planszy: odtąd awansujesz na innej.
page-miners-tip-collapse = Zawalona karta następnym razem nic nie daje, ale gruz znika.
page-miners-tip-two = Karta dwóch frakcji liczy się jako obie.
page-miners-tip-scots = Każda karta Szkotów w kopalni obniża ich ceny o 1.
page-miners-tip-deep = Poziom IV leży w rzędzie IV, pod kartami rzędu III.
page-miners-lesson-mine = Witaj pod ziemią! W dziesięć rund wykopiesz własną kopalnię. Każda nowa karta uruchamia łańcuch, który wspina się na powierzchnię.
page-miners-lesson-mine-title = Kopalnia
page-miners-lesson-card = Dotknij karty poziomu I na ręce. Liczba w monecie to cena; poziom I nic nie kosztuje.
page-miners-lesson-card-title = Wybierz kartę
page-miners-lesson-card-why = Nie ma stałego dochodu: monety dają efekty i wydarzenia.
page-miners-lesson-place = Złote ramki pokazują, gdzie może leżeć. Dotknij jednej.
page-miners-lesson-place-title = Połóż ją
page-miners-lesson-place-why = Poziom I leży w rzędzie I, poziom II w rzędzie II i tak dalej: każdy rząd o pół karty w bok.
page-miners-lesson-effect = Karta została aktywowana, wybierz jeden z dwóch efektów. Wynik widać, zanim cokolwiek zostanie wysłane.
page-miners-lesson-effect-title = Użyj efektu
page-miners-lesson-effect-why = Karta ma najwyżej dwa efekty, a łańcuch używa jednego na każdej.
page-miners-lesson-surface = Łańcuch dotarł na powierzchnię: użyj jednego z czterech pól.
page-miners-lesson-surface-title = Powierzchnia
page-miners-lesson-surface-why = Każdy łańcuch kończy się tutaj, więc każda tura daje monety, kroki lub karty.
page-miners-lesson-confirm = Jeszcze nic się nie stało: dotknij kroku, by go zmienić. Gdy suma ci pasuje, potwierdź.
page-miners-lesson-confirm-title = Potwierdź
page-miners-lesson-confirm-why = Cała tura to jeden plan, od karty po powierzchnię.
page-miners-lesson-eye = Oko w ośmiokącie: za nim jest coś nieznanego, na przykład dobierana karta. Do tego miejsca wszystko można cofnąć.
page-miners-lesson-eye-title = Dokąd można cofnąć
page-miners-lesson-read = Dotknij dowolnej karty, wydarzenia lub planszy: tu stoi słowami, co robi. „Znaki użyte tutaj” wyjaśniają każdy znak.
page-miners-lesson-read-title = Czytaj karty
page-miners-lesson-deeper = Zagraj kartę poziomu II: leży pod kartą rzędu I. Między dwiema kartami ma dwie drogi w górę.
page-miners-lesson-deeper-title = Kop głębiej
page-miners-lesson-deeper-why = Łańcuch przechodzi przez jedną kartę w każdym rzędzie: im głębiej, tym dłuższy.
page-miners-lesson-carts = Gdzie spotkają się dwie pełne połówki, wózek jest pełny: 1 punkt na końcu. Miejsce z góry pokazuje, które wózki zapełni.
page-miners-lesson-carts-title = Wózki
page-miners-lesson-advance = Wybierz planszę i jak daleko idziesz. Nagradza tylko pole, na którym się zatrzymasz.
page-miners-lesson-advance-title = Plansze postępu
page-miners-lesson-advance-why = Czasem lepiej stanąć wcześniej: sprawdź, co daje każde pole.
page-miners-lesson-tokens = Koła zębate to maszynerie: do trzech na karcie, niektóre efekty je liczą. Gruz blokuje kartę raz: następna aktywacja tylko go usuwa.
page-miners-lesson-tokens-title = Żetony
page-miners-lesson-rival = Dotknij innego miejsca, by zobaczyć tamtą kopalnię obok swojej.
page-miners-lesson-rival-title = Pozostali
page-miners-lesson-rival-why = Nikt nie ruszy twojej kopalni, ale dobrze wiedzieć, kto prowadzi.
page-miners-lesson-last = Zostały dwie rundy: liczą się punkty i pełne wózki, monety tylko przy remisie. Wydaj je.
page-miners-lesson-last-title = Koniec blisko
