// Questions, answers and events with the names that `generate.py` writes, and option numbers as form and values.
import type { RenderedAsk, RenderedEvent, Sentence } from '../../generated/wire';

export interface Field {
  readonly name: string;
  readonly kind: string;
  /** The number of values, from `first` on. */
  readonly size?: number;
  readonly first?: number;
  /** Added for display, because people count from 1. */
  readonly displayOffset?: number;
  readonly multiplicity?: 'each' | 'many';
  readonly words?: Readonly<Record<string, string>>;
}

export interface AnswerForm {
  readonly name: string;
  readonly first: number;
  readonly fields: readonly Field[];
}

export interface AskSpec {
  readonly clause: string;
  readonly optionCount: number;
  readonly forms: readonly AnswerForm[];
  readonly factFields: readonly Field[];
}

/** The values of a form without fields, or the facts of a question without facts. */
export type NoValues = Record<never, never>;

/** The forms without fields. Their questions carry a sentence for each. */
export type PlainForm<Forms> = { [Name in keyof Forms]: keyof Forms[Name] extends never ? Name : never }[keyof Forms];

/** A question of a game. Its kind determines its facts and the forms of its answers. */
export type AskOf<Facts, Forms, Answers extends Record<keyof Facts, keyof Forms>> = {
  [Kind in keyof Facts & string]: Omit<RenderedAsk, 'kind' | 'facts' | 'form_sentences'> & {
    kind: Kind;
    facts: Facts[Kind];
    form_sentences: Record<Extract<Answers[Kind], PlainForm<Forms>>, Sentence>;
  };
}[keyof Facts & string];

/** An event of a game or of its table. Its kind determines its values. */
export type EventOf<EventValues> = {
  [Kind in keyof EventValues & string]: Omit<RenderedEvent, 'kind' | 'values'> & {
    kind: Kind;
    values: EventValues[Kind];
  };
}[keyof EventValues & string];

/** An option as form name and values. */
export type AnswerOf<Forms, Name> = Name extends keyof Forms ? { form: Name; values: Forms[Name] } : never;

/** The questions that a form answers. */
export type AskedFor<Answers, Name> = {
  [Kind in keyof Answers]: Name extends Answers[Kind] ? Kind : never;
}[keyof Answers];

/** The arguments after the name of a form: none if the form has no fields. */
export type ValuesOf<Forms, Name extends keyof Forms> = keyof Forms[Name] extends never ? [] : [Forms[Name]];

/** The names of the facts of a question, or of the values of an event; of all members if it is a union. */
export type NamesIn<Values> = Values extends unknown ? keyof Values & string : never;

export interface OptionForms<Forms, Answers> {
  /** The form and values of an option; null if the question has no such option. */
  readOption<Kind extends keyof Answers & string>(kind: Kind, option: number): AnswerOf<Forms, Answers[Kind]> | null;
  /** The option of a form with these values; null if they are out of range, or the question has no such form. */
  optionOf<Kind extends keyof Answers & string, Name extends Answers[Kind] & keyof Forms>(
    kind: Kind,
    form: Name,
    ...values: ValuesOf<Forms, Name>
  ): number | null;
}

type Values = Readonly<Record<string, number>>;

const sizeOf = (form: AnswerForm): number => form.fields.reduce((size, field) => size * (field.size ?? 1), 1);

export function readForm(form: AnswerForm, option: number): Values {
  const values: Record<string, number> = {};
  let rest = option - form.first;
  for (const field of [...form.fields].reverse()) {
    const size = field.size ?? 1;
    values[field.name] = (field.first ?? 0) + (rest % size);
    rest = Math.floor(rest / size);
  }
  return values;
}

function numberIn(form: AnswerForm, values: Values): number | null {
  let number = 0;
  for (const field of form.fields) {
    const offset = (values[field.name] ?? NaN) - (field.first ?? 0);
    if (!(offset >= 0 && offset < (field.size ?? 1))) return null;
    number = number * (field.size ?? 1) + offset;
  }
  return form.first + number;
}

/** Reads and makes the options of a game. The engine generates both the tables and their types. */
export function optionForms<Forms, Answers>(
  asks: Readonly<Record<keyof Answers & string, AskSpec>>,
): OptionForms<Forms, Answers> {
  const formsOf = (kind: keyof Answers & string): readonly AnswerForm[] => asks[kind]?.forms ?? [];
  return {
    readOption(kind, option) {
      const form = formsOf(kind).find((form) => option >= form.first && option < form.first + sizeOf(form));
      return form ? ({ form: form.name, values: readForm(form, option) } as never) : null;
    },
    optionOf(kind, name, ...[values = {}]) {
      const form = formsOf(kind).find((form) => form.name === name);
      return form ? numberIn(form, values as Values) : null;
    },
  };
}
