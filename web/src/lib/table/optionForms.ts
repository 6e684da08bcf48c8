// Converts option numbers to form and values and back, with the ask tables that the engine generates.
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

export type Values = Readonly<Record<string, number>>;

/** An option as form name and values. */
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
  /** The form and values of an option; null if the question has no such option. */
  readOption(kind: string, option: number): Answer | null;
  /** The option of a form with these values; null if they are out of range. */
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
