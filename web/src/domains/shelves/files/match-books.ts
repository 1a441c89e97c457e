import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterRow, ComicPayload } from '@rawi/model/pages/pages';
import type { NamedComics, WantedComic } from '@rawi/model/search/named-comics';
import { latinDigits } from '@rawi/model/text/latin-digits';
import type { SavedThing } from '../../library/change.ts';
import { savedChapter, savedComic } from '../../library/saved-things.ts';
import type { ListedBook } from './listed-book.ts';

/** What of this site is what a file means. Pure, but for what it is given to ask. */

/** The part of a comic's page that this needs. */
export type MatchedComic = Pick<ComicPayload, 'id' | 'slug' | 'series' | 'names' | 'cover' | 'chapters'>;

export interface BookMatch {
  readonly book: ListedBook;
  /** What it may be, the likeliest first. */
  readonly candidates: readonly SavedThing[];
  /**
   * `found`: the first of them is called and numbered so, and is in the language that was asked for, if one was. `unsure`: a person
   * has to say. `missing`: there is nothing to choose from.
   */
  readonly state: 'found' | 'unsure' | 'missing';
  /** The comic that lacks this chapter. */
  readonly comic?: Pick<ComicPayload, 'id' | 'series' | 'names'> | undefined;
}

interface Asking {
  readonly locale: Locale;
  /** Comics by their names, in the order of what is wanted. */
  readonly findNamed: (wanted: readonly WantedComic[]) => Promise<readonly NamedComics[]>;
  /** A comic with its chapters; undefined if it is gone meanwhile. */
  readonly readComic: (slug: string) => Promise<MatchedComic | undefined>;
  /** How many of the comics have been read. */
  readonly onProgress: (read: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** How many comics are read at once. */
const AT_ONCE = 4;

/** Finds what each of these books is here; reads each comic that is called so once. Rejects when the site does not answer. */
export async function matchBooks(
  books: readonly ListedBook[],
  asking: Asking,
): Promise<readonly BookMatch[]> {
  const named = await asking.findNamed(books.map(({ series, slug }) => ({ name: series, slug })));
  const slugs = new Set(named.flatMap(({ exact, near }) => [...exact, ...near].map(({ slug }) => slug)));
  const comics = await readAll([...slugs], asking);
  const ofSlugs = (entries: readonly { readonly slug: string }[]) =>
    entries.flatMap(({ slug }) => comics.get(slug) ?? []);
  return books.map((book, index) => {
    const { exact = [], near = [] } = named[index] ?? {};
    return matchOf(book, ofSlugs(exact), ofSlugs(near), asking.locale);
  });
}

async function readAll(slugs: readonly string[], asking: Asking): Promise<ReadonlyMap<string, MatchedComic>> {
  const comics = new Map<string, MatchedComic>();
  const left = [...slugs];
  let read = 0;
  const next = async (): Promise<void> => {
    const slug = left.shift();
    if (slug === undefined) return;
    asking.signal.throwIfAborted();
    const comic = await asking.readComic(slug);
    if (comic) comics.set(slug, comic);
    read += 1;
    asking.onProgress(read, slugs.length);
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return comics;
}

function matchOf(
  book: ListedBook,
  exact: readonly MatchedComic[],
  near: readonly MatchedComic[],
  locale: Locale,
): BookMatch {
  const isNamed = exact.length > 0;
  const offered = isNamed ? exact : near;
  if (book.number === undefined) {
    const candidates = offered.map((comic) => savedComic(comic, locale));
    return { book, candidates, state: stateOf(candidates, isNamed && exact.length === 1) };
  }
  const chapters = offered.map((comic) => ({ comic, rows: rowsOf(comic, book, locale) }));
  const candidates = chapters.flatMap(({ comic, rows }) =>
    rows.map((row) => savedChapter(comic, row, row.thumbnail)),
  );
  const isSure = isNamed && chapters.filter(({ rows }) => rows.length > 0).length === 1;
  // With another language than the file says a person looks at it first.
  const first = candidates[0];
  const isInLanguage =
    book.language === undefined || (first?.kind === 'chapter' && first.language === book.language);
  const lacking = candidates.length === 0 ? exact[0] : undefined;
  return {
    book,
    candidates,
    state: stateOf(candidates, isSure && isInLanguage),
    ...(lacking && { comic: lacking }),
  };
}

const stateOf = (candidates: readonly SavedThing[], isSure: boolean): BookMatch['state'] =>
  candidates.length === 0 ? 'missing' : isSure ? 'found' : 'unsure';

/** The translations of a chapter: that of the file first, then by its language, by ours, and in the order of the comic's page. */
function rowsOf(comic: MatchedComic, book: ListedBook, locale: Locale): readonly ChapterRow[] {
  const number = numberOf(book.number ?? '');
  const rank = (row: ChapterRow) =>
    row.id === book.chapterId ? 0 : row.language === book.language ? 1 : row.language === locale ? 2 : 3;
  return comic.chapters
    .filter((row) => row.number === number)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** A number as people write it: “01”, “١٫٥”, “3,5”, “#12”. Undefined where it is none of ours. */
export function numberOf(text: string): number | undefined {
  const plain = latinDigits(text).trim().replace(/^#\s*/, '').replace(/[,٫]/, '.');
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}
