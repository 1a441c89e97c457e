import type { Language } from '@rawi/model/lists/languages';
import { latinDigits } from '@rawi/model/text/latin-digits';
import { CHAPTER, languageOfWord, MADE, SPECIAL, VOLUME } from './name-words.ts';

/** What the name of a file or a folder says of a chapter. */
export interface NameFacts {
  readonly series?: string;
  readonly number?: number;
  /** The number stands alone, so it may be something else. */
  readonly isBareNumber?: true;
  /** It is the first of several: the file may hold them all. */
  readonly isRange?: true;
  readonly volume?: number;
  readonly language?: Language;
  readonly translator?: string;
  readonly title?: string;
  /** An extra, a one-shot, a prologue. */
  readonly isSpecial?: true;
}

const NUMBER = '(\\d{1,5}(?:[.,]\\d{1,2})?(?:x\\d)?)';
/** The number of a chapter behind its word, also the first of a range (`ch. 1-3`), and not the pixels of a picture or part of a longer number. */
const SAID_CHAPTER = new RegExp(`${CHAPTER}[\\s._:-]*${NUMBER}(?![\\d\\p{L}]|[.,]\\d)`, 'iu');
const SAID_VOLUME = new RegExp(`${VOLUME}[\\s._:-]*(\\d{1,4}(?:\\.\\d)?)(?![\\d]|[.,]\\d)`, 'iu');
/** Behind a number, a second one that is no title: `1-3`. */
const RANGE = /^\s*[-–~]\s*\d{1,5}(?:\.\d{1,2})?\s*(?=$|[-–—:：|])/u;
/** A number by itself, at the end of what is left or before a dash. */
const BARE = /(?<![\p{L}\d.,])(\d{1,5}(?:[.,]\d{1,2})?)(?![\p{L}\d]|[.,]\d)/gu;
/** A year, or a range of years: no number of a chapter. */
const isYear = (text: string) => /^(?:19|20)\d\d(?:-(?:19|20)?\d\d)?$/.test(text);
const ENDING = /\.(?:cbz|zip|pdf|cbr|rar|cb7|7z|cbt|tar)$/i;

/**
 * Reads a name in Latin or Arabic letters and digits, whichever way its marks are written. `name` is that of a file, or of a folder of pictures.
 * Pure: a table of names is its test.
 */
export function nameFacts(name: string): NameFacts {
  const plain = latinDigits(name.normalize('NFC'))
    .replace(ENDING, '')
    .replaceAll('٫', '.')
    // Marks of direction stand in names that were copied from a page.
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(\d)\u0640(\d)/gu, '$1 $2');
  const group = groupBefore(plain);
  const { text: whole, inBrackets } = withoutBrackets((group?.rest ?? plain).replaceAll('_', ' '));
  const { text, language: last } = withoutLanguage(whole);
  const language =
    inBrackets.map(({ said }) => languageOfWord(said)).find((found) => found !== undefined) ?? last;
  const translator = group?.name ?? translatorIn(inBrackets);
  const rest = { ...(language && { language }), ...(translator !== undefined && { translator }) };
  const isSpecial = SPECIAL.test(text) || inBrackets.some(({ said }) => SPECIAL.test(said));
  const numbers = numbersIn(text);
  return isSpecial ? { ...rest, ...specialOf(numbers), isSpecial } : { ...rest, ...numbers };
}

/** The text without the language that stands behind its number: `ch 012-ar`. */
function withoutLanguage(text: string): { readonly text: string; readonly language?: Language | undefined } {
  const [, before, word = ''] = /^(.*\d)[\s\-–.]+(\p{L}{2,10}(?:-\p{L}{2,4})?)[\s|]*$/su.exec(text) ?? [];
  const language = languageOfWord(word);
  return language && before !== undefined ? { text: before, language } : { text };
}

/** Of `Salt Caravan - Special 2` the name of the series, and what it is itself; the number is none of a chapter, unless its word says so. */
function specialOf(numbers: ReturnType<typeof numbersIn>): Omit<NameFacts, 'isSpecial'> {
  const { series = '', number, isBareNumber, title, ...others } = numbers;
  const at = series.search(SPECIAL);
  const before = at < 0 ? series : tidy(series.slice(0, at));
  const counted = isBareNumber && number !== undefined ? ` ${number}` : '';
  const own = title ?? (at < 0 ? undefined : tidy(series.slice(at)) + counted);
  return {
    ...others,
    ...(before !== '' && { series: before }),
    ...(own !== undefined && { title: own }),
    ...(number !== undefined && !isBareNumber && { number }),
  };
}

/** What the name of a folder of chapters says: how the series is called, and in which language or by whom it is. */
export function folderFacts(name: string): Pick<NameFacts, 'series' | 'language' | 'translator'> {
  const { text, inBrackets } = withoutBrackets(
    name
      .normalize('NFC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll('_', ' '),
  );
  const language = inBrackets.map(({ said }) => languageOfWord(said)).find((found) => found !== undefined);
  const translator = translatorIn(inBrackets);
  // Digit for digit, so that a place in one is the place in the other: a series keeps the digits of its name.
  const plain = latinDigits(text);
  const start = [SAID_VOLUME.exec(plain), SAID_CHAPTER.exec(plain)].map(
    (found) => found?.index ?? text.length,
  );
  return {
    ...seriesOf(text.slice(0, Math.min(...start))),
    ...(language && { language }),
    ...(translator !== undefined && { translator }),
  };
}

/** `Some Group_Chapter 12`: how readers for phones call a chapter's folder or file. */
function groupBefore(name: string): { readonly name: string; readonly rest: string } | undefined {
  const [, group, rest] =
    new RegExp(`^([^_\\[(]{2,60})_(${VOLUME}[\\s.]*\\d.*|${CHAPTER}[\\s.]*\\d.*)$`, 'iu').exec(name) ?? [];
  if (group === undefined || rest === undefined || /\d$/.test(group)) return undefined;
  return { name: group.trim(), rest };
}

interface Bracketed {
  readonly said: string;
  readonly square: boolean;
}

/** The text without what stands in brackets, and that. */
function withoutBrackets(name: string): { readonly text: string; readonly inBrackets: readonly Bracketed[] } {
  const inBrackets: Bracketed[] = [];
  const text = name.replaceAll(
    /\[([^[\]]*)\]|\(([^()]*)\)|\{([^{}]*)\}|【([^【】]*)】/gu,
    (_, square, round, curly, wide) => {
      const said = String(square ?? round ?? curly ?? wide ?? '').trim();
      // A bracket may hold the number itself: `[012]`, `(ch. 3)`.
      if (SAID_CHAPTER.test(said) || SAID_VOLUME.test(said)) return ` ${said} `;
      if (said !== '') inBrackets.push({ said, square: square !== undefined || wide !== undefined });
      return ' | ';
    },
  );
  return { text, inBrackets };
}

/** Whoever stands in square brackets: in round ones it is whoever scanned it, or a year. */
function translatorIn(inBrackets: readonly Bracketed[]): string | undefined {
  return inBrackets.find(
    ({ said, square }) =>
      square &&
      /\p{L}/u.test(said) &&
      !MADE.test(said) &&
      !isYear(said) &&
      !SPECIAL.test(said) &&
      languageOfWord(said) === undefined,
  )?.said;
}

function numbersIn(text: string): Omit<NameFacts, 'language' | 'translator' | 'isSpecial'> {
  const volume = SAID_VOLUME.exec(text);
  const chapter = SAID_CHAPTER.exec(text) ?? undefined;
  const ofVolume = volume && { volume: Number(volume[1]) };
  if (chapter) {
    const start = Math.min(chapter.index, volume?.index ?? Number.POSITIVE_INFINITY);
    const behind = text.slice(chapter.index + chapter[0].length);
    return {
      ...seriesOf(text.slice(0, start)),
      number: numberOf(chapter[1]),
      ...(RANGE.test(behind) && { isRange: true }),
      ...ofVolume,
      ...titleOf(behind),
    };
  }
  const without = volume ? text.replace(volume[0], '|') : text;
  const bare = [...without.matchAll(BARE)].filter(({ 1: digits = '' }) => !isYear(digits)).at(-1);
  if (bare) {
    const start = Math.min(bare.index, volume?.index ?? Number.POSITIVE_INFINITY);
    const behind = without.slice(bare.index + bare[0].length);
    return {
      ...seriesOf(without.slice(0, start)),
      number: numberOf(bare[1]),
      isBareNumber: true,
      ...ofVolume,
      ...titleOf(behind),
    };
  }
  const before = volume ? text.slice(0, volume.index) : text;
  return { ...seriesOf(before), ...ofVolume };
}

/** `12x5` is how some write 12.5. */
const numberOf = (digits = '') => Number(digits.replace(',', '.').replace('x', '.'));

function seriesOf(text: string): Pick<NameFacts, 'series'> {
  const series = tidy(
    text
      .split('|')
      .map(tidy)
      .filter((part) => part !== '')
      .join(' '),
  );
  return /[\p{L}\p{Nd}]/u.test(series) ? { series } : {};
}

/** What stands behind the number and a dash or a colon; anything else is how the file was made. */
function titleOf(text: string): Pick<NameFacts, 'title'> {
  const [, said] = /^\s*(?:-\s*\d+(?:\.\d+)?)?\s*[-–—:：]\s*([^|]*)/u.exec(text) ?? [];
  const title = tidy(said ?? '');
  return /\p{L}/u.test(title) && languageOfWord(title) === undefined && !MADE.test(title) ? { title } : {};
}

/** Without the signs that only keep things apart. */
function tidy(text: string): string {
  const spaced = / /.test(text.trim())
    ? text
    : text.replaceAll(/[.]/g, ' ').replaceAll(/(?<=\p{L})-(?=\p{L}|$)/gu, ' ');
  return spaced
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s\-–—:：.,،|~]+|[\s\-–—:：,،|~]+$/gu, '')
    .trim();
}
