import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { fold, foldedWords } from '@rawi/model/text/fold';
import type { Choice } from '@rawi/model/truth/submission-content';

/** An option: its name in the interface language, and its other names. */
export interface Option {
  readonly choice: Choice;
  readonly names: readonly string[];
}

/** The options for the typed text. */
export interface Offer {
  readonly found: readonly Choice[];
  /** The new name to propose, if no existing or chosen option has exactly this name. */
  readonly proposal: Choice | undefined;
}

const isSame = (one: Choice, other: Choice): boolean =>
  one.id !== null || other.id !== null ? one.id === other.id : fold(one.name) === fold(other.name);

/** Which options may be chosen, and whether the typed text may be proposed. */
export function offerOf(typed: string, options: readonly Option[], chosen: readonly Choice[]): Offer {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  const known = [...options.flatMap(({ names }) => names), ...chosen.map((choice) => choice.name)];
  const isNew = fold(name) !== '' && !known.some((each) => fold(each) === fold(name));
  return {
    found: options.map(({ choice }) => choice).filter((each) => !chosen.some((other) => isSame(each, other))),
    proposal: isNew ? { id: null, name } : undefined,
  };
}

/** Genres by their names in the interface language; a part of a name in any language finds them. */
export function genreOptions(typed: string, locale: Locale): readonly Option[] {
  const words = foldedWords(typed);
  return Object.entries(KNOWN_GENRES)
    .map(([id, names]) => ({
      choice: { id, name: names[locale] },
      names: LOCALES.map((each) => names[each]),
    }))
    .filter(({ names }) => {
      const known = names.flatMap(foldedWords);
      return words.every((word) => known.some((each) => each.startsWith(word)));
    })
    .toSorted((one, other) => one.choice.name.localeCompare(other.choice.name, locale));
}

/** Adds a choice; if only one is allowed, it replaces the previous one. */
export function withChoice(chosen: readonly Choice[], choice: Choice, max: number): readonly Choice[] {
  if (max === 1) return [choice];
  if (chosen.length >= max || chosen.some((each) => isSame(each, choice))) return chosen;
  return [...chosen, choice];
}

/** Converts a choice to an option value and back; ids contain no slash. */
export const valueOf = ({ id, name }: Choice): string => `${id ?? ''}/${name}`;

export function choiceOf(value: string): Choice {
  const end = value.indexOf('/');
  return { id: end > 0 ? value.slice(0, end) : null, name: value.slice(end + 1) };
}
