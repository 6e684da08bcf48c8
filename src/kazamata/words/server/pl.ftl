### Co mówi serwer, gdy czegoś nie da się zrobić.

event-taken-back = { $seat } cofa odpowiedź.
event-left = { $seat } opuszcza grę; dalej gra bot
event-gave-up = Stół poddał grę
event-take-back-refused = { $seat } nie zgadza się na cofnięcie
event-giving-up-refused = { $seat } chce grać dalej
event-played-by-clock = { $seat }: czas minął, odpowiada bot
event-played-by-stand-in = { $seat }: w zastępstwie odpowiada bot
event-only-choice = { $seat }: jedyna możliwość, odpowiedź automatyczna


table-same-deal = To samo rozdanie jeszcze raz: kto widział pierwszą grę, zna w tej każdą kartę.

error-no-such-table = Nie ma takiego stołu.
error-no-such-game = Nie ma takiej gry.
error-no-such-set = Nie ma takich elementów.
error-no-such-bot = Żaden bot tej gry nie ma takiej nazwy.
error-no-such-choice = W tej grze nie ma takiego ustawienia.
error-no-such-language = Nie ma takiego języka; są: en, hu, pl, sr.
error-no-such-position = W tej rozgrywce nie ma takiej pozycji.
error-no-such-page = Nie ma takiej strony.
error-too-many-bots = Botów jest więcej niż miejsc.
error-name-empty = Podaj imię.
error-not-your-seat = To nie jest twoje miejsce.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-seat-taken = To miejsce jest zajęte.
error-seat-crowded = Z tego miejsca korzysta zbyt wiele urządzeń.
error-seat-needs-bot = Rozgrywka trwa i nikt nie zajmuje tego miejsca, więc bot musi zostać.
error-table-full = Wszystkie miejsca przy tym stole są zajęte.
error-already-dealt = Karty są już rozdane.
error-not-dealt = Rozgrywka jeszcze się nie zaczęła.
error-not-over = To możliwe dopiero po zakończeniu rozgrywki.
error-game-over = Rozgrywka jest skończona.
error-wrong-token = Ten osobisty link nie pasuje do stołu.
error-stale = Gra poszła już dalej; nic się nie zmieniło.
error-refused = Zasady na to nie pozwalają.
error-nothing-to-undo = Nie masz odpowiedzi, którą można cofnąć.
error-no-vote = Nie ma nad czym głosować.
error-no-hints = Podpowiedzi są tylko wtedy, gdy przy stole nie ma innych ludzi.
error-no-hint-found = Bot tym razem nie znalazł podpowiedzi.
error-not-asked = Teraz nie czekamy na twoją odpowiedź.
error-plan-misfit = Następna zaplanowana odpowiedź nie pasuje do zadanego pytania; nic się nie zmieniło.
error-plan-bot = Na twoim miejscu gra bot; wróć, zanim zaczniesz planować.
error-not-forced = Automatycznie odpowiada się tylko wtedy, gdy jest jedna możliwość, i nigdy na pytania o ukryte karty.
error-no-seat-named = Powiedz, które z twoich miejsc masz na myśli.
error-foreign-origin = To żądanie pochodzi z innej witryny.
error-too-many-requests = Zbyt wiele żądań; poczekaj { $seconds } s.
error-too-many-tables = Zbyt wiele nowych stołów; poczekaj { $seconds } s.
error-too-many-sockets = Zbyt wiele otwartych stron naraz.
error-too-many-messages = Zbyt wiele wiadomości; zwolnij trochę.
error-too-large = To jest za duże.
error-bad-request = Tego żądania nie da się zrozumieć.
error-bad-message = Tej wiadomości nie da się zrozumieć.
error-not-watching = Najpierw powiedz, który stół oglądasz.
error-game-gone = Ten serwer nie zna już gry { $game }.
error-old-rules = Ta rozgrywka zaczęła się według wersji { $version } zasad i nie może trwać dalej według obecnych.
error-table-damaged = Ten stół jest uszkodzony i nie można go pokazać; pozostałych to nie dotyczy.
error-one-seat = Masz już miejsce przy tym stole; kilka miejsc może zająć tylko gospodarz.
error-seat-present = Osoba z tego miejsca jest tutaj albo była przed chwilą; bot zastępuje tylko nieobecnych.
error-bots-stay = Dopóki grają też inni, boty przy tym stole się nie zmieniają.
error-vote-running = Przy tym stole trwa już głosowanie.
error-vote-refused = Stół odmówił już kilka razy; zapytaj znów po następnej odpowiedzi.
error-internal = Coś poszło nie tak na serwerze; nic się nie zmieniło.
error-store-away = Serwer nie może teraz niczego zapisać; nic się nie zmieniło. Spróbuj ponownie.

manners-expiry = Stół, przy którym przez { $open } dni nie zaczęto gry, oraz gra bez odpowiedzi od { $running } dni zostają odłożone: znikają z list, a boty i zegary odpoczywają. Link działa nadal, a następna odpowiedź przywraca stół. Skończone gry zostają.
manners-away = Gospodarz może posadzić bota w zastępstwie osoby, której nie było tu od { $seconds } s; jest to zawsze najlepszy bot, a właściciel wraca na miejsce, kiedy zechce.
manners-clock = Gdy czas na odpowiedź minie, w zastępstwie właściciela odpowiada najlepszy bot, aż właściciel wróci. Cofnięcie odpowiedzi nie daje nowego czasu.
manners-leaving = Kto opuszcza trwającą grę, opuszcza ją na dobre: na jego miejscu gra dalej najlepszy bot. Właściciele wszystkich miejsc mogą razem poddać grę; wtedy nikt nie wygrywa.
manners-voting = To, co coś ujawniło, i to, po czym odpowiedzieli już inni, cofa się tylko za zgodą właścicieli wszystkich miejsc, także tych, za których gra bot. Wystarczy jedno „nie”, a następna odpowiedź też zamyka sprawę.
manners-hints = Podpowiedzi są tylko tam, gdzie żadne inne miejsce do nikogo nie należy.
manners-same-deal = Nowe rozdanie i to samo rozdanie to dwa różne stoły; ten drugi mówi o tym, zanim ktokolwiek będzie gotowy.

page-missing-title = Kazamata
page-missing = Serwer działa, ale jego strona nie została zbudowana. Uruchom „python3 dev.py” w folderze projektu albo użyj interfejsu programistycznego pod /api.
waiting-several = Czekamy na: { $names }

bot-random = losowy
bot-greedy = zachłanny
