// Search in texts without regard to case and accents.

export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('đ', 'd');

/** A text in pieces; every second piece is a hit. */
export function splitHits(text: string, wanted: string): string[] {
  const hit = fold(wanted.trim());
  if (!hit) return [text];
  const letters = [...text];
  const folded = letters.map(fold);
  const starts = folded.map((_, index) => folded.slice(0, index).join('').length);
  const whole = folded.join('');
  const pieces = [''];
  for (let index = 0; index < letters.length;) {
    const end = starts.findIndex((start, at) => at > index && start >= starts[index] + hit.length);
    if (whole.startsWith(hit, starts[index]) && folded[index]) {
      const stop = end < 0 ? letters.length : end;
      pieces.push(letters.slice(index, stop).join(''), '');
      index = stop;
    } else pieces[pieces.length - 1] += letters[index++];
  }
  return pieces;
}
