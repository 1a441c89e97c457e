import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { countNoun } from '../count-noun.ts';
import type { GatheredChapter, GatheredSeries } from './gather-series.ts';

/** Behind what was guessed. */
const UNSURE = '?';
const COLUMNS = { number: 8, language: 10, translator: 20, title: 28 } as const;

/** What was understood of a tree, as lines for a terminal: each series and each of its chapters. What is uncertain has a `?`. */
export function* treeTable(all: readonly GatheredSeries[]): Generator<string> {
  for (const { series, isUncertain, facts, cover, chapters } of all) {
    const missing = [
      ['writer', facts.writers],
      ['publisher', facts.publisher],
      ['genres', facts.genres],
      ['description', facts.description],
      ['cover', cover],
    ].flatMap(([name, value]) => (value === undefined ? [name] : []));
    const lacks = missing.length > 0 ? `; not known: ${missing.join(', ')}` : '';
    yield `${plain(series)}${isUncertain ? UNSURE : ''} (${countNoun(chapters.length, 'chapter')}${lacks})`;
    for (const chapter of chapters) yield `  ${rowOf(chapter)}`;
  }
}

function rowOf({ guess, number, uncertain }: GatheredChapter): string {
  const { language, translator = '', title = '', path } = guess;
  const marked = (text: string, field: (typeof uncertain)[number]) =>
    uncertain.includes(field) ? `${text}${UNSURE}` : text;
  return [
    column(marked(number === undefined ? '' : String(number), 'number'), COLUMNS.number),
    column(marked(LANGUAGE_NAMES[language].en, 'language'), COLUMNS.language),
    column(marked(translator, 'translator'), COLUMNS.translator),
    column(title, COLUMNS.title),
    plain(path),
  ].join(' ');
}

function column(text: string, width: number): string {
  const letters = [...plain(text)];
  return letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : letters.join('').padEnd(width);
}

/** Without what would move a terminal's cursor. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
