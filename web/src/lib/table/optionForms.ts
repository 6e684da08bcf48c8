// What an option means: read from the tables of questions that the engine writes for each game.
export interface Field {
  readonly name: string;
  readonly kind: string;
  /** So many values from `first` on may be chosen. */
  readonly size?: number;
  readonly first?: number;
  /** Added for people, who count from 1. */
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

export type Values = Readonly<Record<string, number>>;

/** An option that was read: the name of its form, and the values that are chosen with it. */
export interface Answer {
  form: string;
  values: Values;
}

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

type FormName<Row extends AskSpec> = Row['forms'][number]['name'];

export interface OptionForms<Asks extends Readonly<Record<string, AskSpec>>> {
  /** What an option of a question means; null where the question has none of this number. */
  readOption(kind: string, option: number): Answer | null;
  /** The option of a form with these values; null where they cannot be chosen. */
  optionOf<Kind extends keyof Asks & string>(kind: Kind, form: FormName<Asks[Kind]>, values?: Values): number | null;
}

export function optionForms<Asks extends Readonly<Record<string, AskSpec>>>(asks: Asks): OptionForms<Asks> {
  return {
    readOption(kind, option) {
      const form = (asks[kind]?.forms ?? []).find((form) => option >= form.first && option < form.first + sizeOf(form));
      return form ? { form: form.name, values: readForm(form, option) } : null;
    },
    optionOf(kind, name, values = {}) {
      const form = asks[kind].forms.find((form) => form.name === name);
      return form ? numberIn(form, values) : null;
    },
  };
}
