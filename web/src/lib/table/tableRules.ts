// The unusual choices of a table, in the words of its game.
import type { ChoiceInfo, GameInfo } from '../../generated/wire';

type Choices = Readonly<Record<string, string>>;

/** The label of one chosen value; a choice of yes and no needs only its title. */
export function choiceText(choice: ChoiceInfo, value: string): string {
  const label = choice.labels[choice.values.indexOf(value)] ?? value;
  return value === 'yes' ? choice.title : `${choice.title}: ${label}`;
}

/** The value of a choice at a table; a choice that the table does not name has its default. */
export const valueOf = (choice: ChoiceInfo, choices: Choices): string => choices[choice.key] ?? choice.default;

/** Whether a value is a design of ours, not from the box. */
export const isHouseDesign = (choice: ChoiceInfo, value: string): boolean =>
  choice.is_house_rule && value !== choice.default;

/** The choices that differ from the usual ones. */
export const differences = (game: GameInfo, choices: Choices): ChoiceInfo[] =>
  game.choices.filter((choice) => valueOf(choice, choices) !== choice.default);

/** Short names for all that differs: presets first, then single choices. */
export function chipsOf(game: GameInfo, choices: Choices): string[] {
  let left = differences(game, choices).map((choice) => choice.key);
  const chips: string[] = [];
  for (const { guided, title, choices: wanted } of game.presets) {
    const keys = Object.keys(wanted);
    if (guided || !keys.length || !keys.every((key) => left.includes(key) && choices[key] === wanted[key])) continue;
    chips.push(title);
    left = left.filter((key) => !keys.includes(key));
  }
  const single = game.choices.filter((choice) => left.includes(choice.key));
  return [...chips, ...single.map((choice) => choiceText(choice, valueOf(choice, choices)))];
}

/** The sum of the marks of difficulty of a mixture. */
export const marksOf = (game: GameInfo, choices: Choices): number =>
  game.choices.reduce((sum, one) => sum + (one.marks[one.values.indexOf(valueOf(one, choices))] ?? 0), 0);
