import { fold } from '@rawi/model/text/fold';
import { UnreadableFile } from '../files/listed-book.ts';
import { rowsOf, valueOfCell } from './csv.ts';
import type { LibraryEntry } from './library-entry.ts';
import { shelfOfState } from './states.ts';

/** Libraries as tables, whose columns have many names. */

const COLUMNS = {
  title: [
    'title',
    'name',
    'series',
    'comic',
    'manga',
    'series title',
    'series name',
    'manga title',
    'manga name',
    'comic title',
    'main title',
    'title userPreferred',
    'عنوان',
    'اسم',
    'القصة',
    'اسم القصة',
    'السلسلة',
  ],
  otherName: [
    'english',
    'english title',
    'english name',
    'title english',
    'romaji',
    'title romaji',
    'native',
    'native title',
    'title native',
    'japanese title',
    'arabic name',
    'arabic title',
    'alternative title',
    'alternative titles',
    'alternate title',
    'alternate titles',
    'alt title',
    'other name',
    'other names',
    'الاسم بالعربية',
    'الاسم بالإنجليزية',
    'الاسم الآخر',
  ],
  state: [
    'status',
    'state',
    'my status',
    'reading status',
    'read status',
    'list',
    'list status',
    'shelf',
    'exclusive shelf',
    'الحالة',
    'الرف',
    'حالة القراءة',
  ],
  score: ['score', 'my score', 'rating', 'my rating', 'stars', 'التقييم', 'تقييمي'],
  slug: ['slug', 'rawi slug'],
} as const;
type Column = keyof typeof COLUMNS;

const BY_NAME: ReadonlyMap<string, Column> = new Map(
  (['title', 'otherName', 'state', 'score', 'slug'] as const).flatMap((column) =>
    COLUMNS[column].map((name) => [fold(name), column] as const),
  ),
);

/** What a column is, by its name: also `my_status` and `mangaTitle`. */
export function columnOf(name: string): Column | undefined {
  if (name.length > 60) return undefined;
  return BY_NAME.get(fold(name)) ?? BY_NAME.get(fold(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')));
}

/** What one row says, its cells by what their columns are. Undefined for a row without a name. */
export function entryOfCells(
  cells: Iterable<readonly [column: Column | undefined, value: string]>,
): LibraryEntry | undefined {
  const titles: string[] = [];
  const others: string[] = [];
  let [state, score, slug] = ['', '', ''];
  for (const [column, value] of cells) {
    const text = value.trim();
    if (text === '') continue;
    if (column === 'title') titles.push(text);
    else if (column === 'otherName') others.push(text);
    else if (column === 'state') state ||= text;
    else if (column === 'score') score ||= text;
    else if (column === 'slug') slug ||= text;
  }
  const names = [...titles, ...others];
  if (names.length === 0) return undefined;
  return {
    names,
    shelf: shelfOfState(state),
    ...(slug !== '' && { slug }),
    // Also “8/10”, “8,5” and “★★★”.
    ...(/[1-9★⭐]/u.test(score) && { isRated: true as const }),
  };
}

/** The comics of a table with a row of names above; throws `UnreadableFile`. */
export function* entriesOfCsv(text: string): Generator<LibraryEntry | undefined, void, undefined> {
  const rows = rowsOf(text);
  const head = rows.next();
  if (head.done) throw new UnreadableFile('empty');
  const columns = head.value.map((name) => columnOf(name.trim()));
  if (!columns.includes('title') && !columns.includes('otherName')) throw new UnreadableFile('noTitles');
  for (const row of rows) {
    yield entryOfCells(row.map((cell, place) => [columns[place], valueOfCell(cell)] as const));
  }
}
