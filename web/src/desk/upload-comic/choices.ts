import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { fold, foldedWords } from '@rawi/model/text/fold';
import type { Choice } from '@rawi/model/truth/submission-content';

/** Something that may be chosen: how it is called here, and by which other names it is known. */
export interface Option {
  readonly choice: Choice;
  readonly names: readonly string[];
}

/** What is offered for what was typed. */
export interface Offer {
  readonly found: readonly Choice[];
  /** A new name, where nothing that exists or was chosen bears this very one. */
  readonly proposal: Choice | undefined;
}

const isSame = (one: Choice, other: Choice): boolean =>
  one.id !== null || other.id !== null ? one.id === other.id : fold(one.name) === fold(other.name);

/** What may be chosen of the options, and whether what was typed may be proposed. */
export function offerOf(typed: string, options: readonly Option[], chosen: readonly Choice[]): Offer {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  const known = [...options.flatMap(({ names }) => names), ...chosen.map((choice) => choice.name)];
  const isNew = fold(name) !== '' && !known.some((each) => fold(each) === fold(name));
  return {
    found: options.map(({ choice }) => choice).filter((each) => !chosen.some((other) => isSame(each, other))),
    proposal: isNew ? { id: null, name } : undefined,
  };
}

/** Genres by their names in the language of the interface; typing a part of a name in any language finds one. */
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

/** The chosen ones with one more; the last one takes the place of a single one. */
export function withChoice(chosen: readonly Choice[], choice: Choice, most: number): readonly Choice[] {
  if (most === 1) return [choice];
  if (chosen.length >= most || chosen.some((each) => isSame(each, choice))) return chosen;
  return [...chosen, choice];
}

/** A choice as the value of an option, and back: an id has no slash. */
export const valueOf = ({ id, name }: Choice): string => `${id ?? ''}/${name}`;

export function choiceOf(value: string): Choice {
  const end = value.indexOf('/');
  return { id: end > 0 ? value.slice(0, end) : null, name: value.slice(end + 1) };
}
