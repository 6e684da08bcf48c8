### Šta server kaže kad nešto nije moguće.

event-taken-back = { $seat } povlači odgovor.
event-left = { $seat } napušta igru; dalje igra bot
event-gave-up = Sto je predao partiju
event-take-back-refused = { $seat } ne pristaje na vraćanje
event-giving-up-refused = { $seat } želi da igra dalje
event-played-by-clock = { $seat }: vreme je isteklo, odgovara bot
event-played-by-stand-in = { $seat }: umesto vlasnika odgovara bot
event-only-choice = { $seat }: jedini izbor, odgovor je automatski


table-same-deal = Isto deljenje još jednom: ko je video prvu partiju, zna svaku kartu ove.

error-no-such-table = Nema takvog stola.
error-no-such-game = Nema takve igre.
error-no-such-set = Nema takvih komponenti.
error-no-such-bot = Nijedan bot ove igre se tako ne zove.
error-no-such-choice = U ovoj igri nema takvog podešavanja.
error-no-such-language = Nema takvog jezika; postoje: en, hu, pl, sr.
error-no-such-position = U ovoj partiji nema takve pozicije.
error-no-such-page = Nema takve stranice.
error-too-many-bots = Botova ima više nego mesta.
error-name-empty = Upiši ime.
error-not-your-seat = Ovo mesto nije tvoje.
error-not-host = To može samo domaćin stola.
error-seat-taken = Ovo mesto je zauzeto.
error-seat-crowded = Previše uređaja deli ovo mesto.
error-seat-needs-bot = Partija traje i niko ne sedi na ovom mestu, pa bot mora da ostane.
error-table-full = Sva mesta za ovim stolom su zauzeta.
error-already-dealt = Karte su već podeljene.
error-not-dealt = Partija još nije počela.
error-not-over = To je moguće tek kad se partija završi.
error-game-over = Partija je završena.
error-wrong-token = Ovaj lični link ne pripada ovom stolu.
error-stale = Partija je već otišla dalje; ništa se nije promenilo.
error-refused = Pravila to ne dozvoljavaju.
error-nothing-to-undo = Nemaš odgovor koji može da se povuče.
error-no-vote = Nema o čemu da se glasa.
error-no-hints = Savet dobijaš samo kad za stolom nema drugih ljudi.
error-no-hint-found = Bot ovog puta nije našao savet.
error-not-asked = Sada ne čekamo tvoj odgovor.
error-plan-misfit = Sledeći planirani odgovor ne odgovara postavljenom pitanju; ništa se nije promenilo.
error-plan-bot = Na tvom mestu igra bot; vrati se pre nego što planiraš.
error-not-forced = Automatski se odgovara samo kada postoji jedan jedini izbor, i nikada na pitanja o skrivenim kartama.
error-no-seat-named = Reci na koje svoje mesto misliš.
error-foreign-origin = Ovaj zahtev dolazi sa drugog sajta.
error-too-many-requests = Previše zahteva; sačekaj { $seconds } s.
error-too-many-tables = Previše novih stolova; sačekaj { $seconds } s.
error-too-many-sockets = Previše stranica je otvoreno odjednom.
error-too-many-messages = Previše poruka; uspori malo.
error-too-large = Ovo je preveliko.
error-bad-request = Ovaj zahtev ne može da se razume.
error-bad-message = Ova poruka ne može da se razume.
error-not-watching = Prvo reci koji sto gledaš.
error-game-gone = Ovaj server više ne zna za igru { $game }.
error-old-rules = Ova partija je počela po verziji { $version } pravila i ne može da se nastavi po sadašnjim.
error-table-damaged = Ovaj sto je oštećen i ne može da se prikaže; ostale to ne dotiče.
error-one-seat = Već imaš mesto za ovim stolom; više mesta može da zauzme samo domaćin.
error-seat-present = Ko tu sedi, prisutan je ili je bio do maločas; bot zamenjuje samo odsutne.
error-bots-stay = Dok igraju i drugi, botovi za ovim stolom ostaju isti.
error-vote-running = Za ovim stolom se već glasa.
error-vote-refused = Sto je već nekoliko puta odbio; pitaj ponovo posle sledećeg odgovora.
error-internal = Nešto je pošlo naopako na serveru; ništa se nije promenilo.
error-store-away = Server trenutno ne može ništa da sačuva; ništa se nije promenilo. Pokušaj ponovo.

manners-expiry = Sto za kojim igra ne počne u roku od { $open } dana i partija bez odgovora { $running } dana sklanjaju se: nestaju sa spiskova, a njihovi botovi i satovi miruju. Veza i dalje radi, a sledeći odgovor vraća sto. Završene partije ostaju.
manners-away = Domaćin može da posadi bota umesto nekoga ko nije bio tu { $seconds } s; to je uvek najbolji bot, a vlasnik se vraća na mesto kad god poželi.
manners-clock = Kad istekne vreme za odgovor, umesto vlasnika odgovara najbolji bot, dok se vlasnik ne vrati. Povlačenje odgovora ne daje novo vreme.
manners-leaving = Ko napusti partiju koja traje, napušta je zauvek: na njegovom mestu dalje igra najbolji bot. Vlasnici svih mesta mogu zajedno da predaju partiju; tada niko ne pobeđuje.
manners-voting = Ono što je nešto otkrilo i ono posle čega su drugi već odgovorili povlači se samo ako pristanu vlasnici svih mesta, i oni umesto kojih igra bot. Dovoljno je jedno „ne“, a i sledeći odgovor zatvara pitanje.
manners-hints = Savet se daje samo tamo gde nijedno drugo mesto nikome ne pripada.
manners-same-deal = Novo deljenje i isto deljenje su dva različita stola; drugi to kaže pre nego što je iko spreman.

page-missing-title = Kazamata
page-missing = Server radi, ali njegova stranica nije napravljena. Pokreni „python3 dev.py“ u folderu projekta ili koristi programski interfejs pod /api.
waiting-several = Čeka se: { $names }

bot-random = nasumični
bot-greedy = pohlepni
