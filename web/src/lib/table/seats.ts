import type { SeatInfo } from '../../generated/wire';
import { t, translations } from '../browser/translations.svelte';

/** Shape, letter and colour identify a seat, never colour alone. */
export const SHAPES = ['▲', '●', '■', '◆', '★'] as const;
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** Names in lists of tables and before the deal; equal names get the letter of their seat. */
export function namesOf(seats: SeatInfo[]): string[] {
  const plain = seats.map((seat, index) => nameOf(seat, index) || t('seat', { number: index + 1 }));
  return plain.map((name, index) =>
    plain.indexOf(name) !== plain.lastIndexOf(name) ? `${name} ${LETTERS[index]}` : name,
  );
}

/** The player's name; a bot gets a human name by seat. */
function nameOf(seat: SeatInfo, place: number): string {
  if (seat.name && seat.name !== seat.bot) return seat.name;
  const named = `bot-name-${place + 1}`;
  return seat.bot && translations.has(named) ? t(named) : (seat.bot ?? '');
}
