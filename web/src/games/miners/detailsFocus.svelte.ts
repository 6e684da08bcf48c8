// What the details show: a card, an event, a progress board or the surface.
import { untrack } from 'svelte';
import { NO_TOTAL, type Ask } from '../../generated/miners';
import { highlight } from '../../lib/table/highlight.svelte';
import { t } from '../../lib/browser/translations.svelte';
import { detailsKind, type DetailsTarget } from './ComponentDetails.svelte';
import { cardOf, type MinersModel } from './model';
import { valuesOf } from './signs/effectSigns';
import type { StagedTurn } from './stagedTurn.svelte';
import type { HandSelection } from './turn/handSelection.svelte';

export class DetailsFocus {
  #model: () => MinersModel;
  #turn: StagedTurn;
  #selection: HandSelection;
  #focused = $state.raw<DetailsTarget | null>(null);

  constructor(model: () => MinersModel, turn: StagedTurn, selection: HandSelection) {
    this.#model = model;
    this.#turn = turn;
    this.#selection = selection;
    // The details follow the question. Something else that the player opens stays until the next question.
    $effect(() => {
      void turn.turnPlan?.questionKey;
      untrack(() => {
        const about = turn.ask ? this.#subjectOf(turn.ask) : null;
        if (about) this.#focused = about;
      });
    });
  }

  /** The thing under the pointer in a text, such as the log. */
  #pointed = $derived.by<DetailsTarget | null>(() => {
    const kind = highlight.thing && detailsKind(highlight.thing[0]);
    return kind && highlight.thing ? { kind, id: highlight.thing[1] } : null;
  });
  /** The staged card, as it lies in the mine. */
  #staged = $derived.by<DetailsTarget | null>(() => {
    const turn = this.#turn;
    const spot = turn.currentView.seats[turn.seat]?.mine.cards.length;
    const card = turn.stagedSeat?.mine.cards[spot];
    return card === undefined ? null : { kind: 'card', id: card, spot, used: turn.usedEffect(spot) };
  });
  #first = $derived.by(() => this.#selection.cards[0]?.card ?? this.#turn.stagedSeat?.mine.cards[0] ?? 0);
  thing = $derived<DetailsTarget>(this.#pointed ?? this.#focused ?? this.#staged ?? { kind: 'card', id: this.#first });

  #named = $derived.by(() => {
    const { catalogue } = this.#model();
    const { kind, id } = this.thing;
    if (kind === 'track') return { name: catalogue.tracks[id].name, text: t('miners-track-help') };
    if (kind === 'event') return catalogue.events[id];
    return kind === 'card' ? cardOf(this.#model(), id) : undefined;
  });
  name = $derived.by<string>(() => this.#named?.name ?? t('miners-surface'));
  /** What the strip of a small screen says of it: the used effect, or else the first one, with what it gives now. */
  sentence = $derived.by<string>(() => {
    const named = this.#named;
    if (!named)
      return this.#model()
        .catalogue.surface.map((one) => one.text)
        .join(' ');
    if (!('effects' in named)) return named.text;
    const { used, seat, id, spot } = this.thing;
    const index = used ? used - 1 : 0;
    const view = this.#turn.stagedView.seats[seat ?? this.#turn.seat];
    const total = valuesOf(view, id, spot).totals[index] ?? NO_TOTAL;
    const text = named.effects[index]?.text ?? '';
    return total === NO_TOTAL ? text : `${text} ${t('miners-now', { count: total })}`;
  });

  open(target: DetailsTarget): void {
    this.#focused = target;
  }

  openEvent(): void {
    this.open({ kind: 'event', id: this.#model().view.revealed_events.at(-1) ?? 0 });
  }

  openSurface(): void {
    this.open({ kind: 'surface', id: 0 });
  }

  openCard(card: number, spot?: number, seat?: number): void {
    const held = spot === undefined;
    this.open({
      kind: 'card',
      id: card,
      spot,
      seat,
      price: held ? this.#selection.costs.get(card) : undefined,
      used: held ? undefined : this.#turn.usedEffect(spot),
    });
  }

  #subjectOf(ask: Ask): DetailsTarget | null {
    const turn = this.#turn;
    if (turn.askingEvent && ask.kind !== 'MoveMarker')
      return { kind: 'event', id: this.#model().catalogue.events.indexOf(turn.askingEvent) };
    if (ask.kind === 'UseEffect' || ask.kind === 'ChooseBranch') {
      const { spot } = ask.facts;
      const id = turn.stagedSeat.mine.cards[spot];
      return id === undefined ? null : { kind: 'card', id, spot, used: turn.usedEffect(spot) };
    }
    if (ask.kind === 'UseSurface') return { kind: 'surface', id: 0 };
    if (ask.kind === 'MoveMarker') return { kind: 'track', id: turn.currentView.tracks[turn.stagedSeat.marker_board] };
    return null;
  }
}
