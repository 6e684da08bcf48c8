// Sentences of the server: rows of text and of things that a reader can point at.
import type { Sentence, Mention } from '../../generated/wire';

export const CLAUSE = 'clause';
/** A thing that is nowhere to be seen. */
export const NUMBER = 'number';

export const isMention = (part: string | Mention): part is Mention => typeof part !== 'string';

export function textOf(sentence: Sentence): string {
  return sentence.map((part) => (isMention(part) ? part[2] : part)).join('');
}

/** Sentences one after the other; each ends like one. */
export function joinSentences(sentences: Sentence[]): Sentence {
  return sentences.filter((sentence) => sentence.length).flatMap((sentence, index) => [...(index ? [' '] : []), ...ended(sentence)]);
}

const ended = (sentence: Sentence): Sentence => (/[.!?…]$/.test(textOf(sentence)) ? sentence : [...sentence, '.']);
