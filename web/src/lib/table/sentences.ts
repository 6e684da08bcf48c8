// Sentences from the server: lists of text and mentions.
import type { Sentence, Mention } from '../../generated/wire';

export const CLAUSE = 'clause';
/** The kind of a mention that is only a number, so nothing highlights it. */
export const NUMBER = 'number';

export const isMention = (part: string | Mention): part is Mention => typeof part !== 'string';

export function textOf(sentence: Sentence): string {
  return sentence.map((part) => (isMention(part) ? part[2] : part)).join('');
}

/** Joins sentences; each gets a full stop if it has none. */
export function joinSentences(sentences: Sentence[]): Sentence {
  return sentences
    .filter((sentence) => sentence.length)
    .flatMap((sentence, index) => [...(index ? [' '] : []), ...ended(sentence)]);
}

const ended = (sentence: Sentence): Sentence => (/[.!?…]$/.test(textOf(sentence)) ? sentence : [...sentence, '.']);
