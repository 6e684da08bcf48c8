import type { SeatInfo } from '../../generated/wire';
import { t, translations } from '../browser/translations.svelte';

/** A seat is told by shape, letter and colour, never by colour alone. */
export const SHAPES = ['▲', '●', '■', '◆', '★'] as const;
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** Before the deal: everybody has a name of his own, equal ones get the letter of their seat. */
export function namesOf(seats: SeatInfo[]): string[] {
  const plain = seats.map((seat, index) => nameOf(seat, index) || t('seat', { number: index + 1 }));
  return plain.map((name, index) => (plain.indexOf(name) !== plain.lastIndexOf(name) ? `${name} ${LETTERS[index]}` : name));
}

/** A person's own name; a bot has one that people can say, by its seat. */
function nameOf(seat: SeatInfo, place: number): string {
  if (seat.name && seat.name !== seat.bot) return seat.name;
  const named = `bot-name-${place + 1}`;
  return seat.bot && translations.has(named) ? t(named) : (seat.bot ?? '');
}
