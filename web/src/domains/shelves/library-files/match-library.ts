import type { SearchEntry } from '@rawi/model/pages/search-payloads';
import type { NamedComics, WantedComic } from '@rawi/model/search/named-comics';
import { areAlike } from './alike-names.ts';
import type { LibraryEntry } from './library-entry.ts';

/** What of this site is what a library means. It reads no page of a comic, however many there are. */

export interface EntryMatch {
  readonly entry: LibraryEntry;
  /** What it may be, the likeliest first. */
  readonly candidates: readonly SearchEntry[];
  /** `found`: one comic alone is called so. `unsure`: a person has to say. `missing`: there is nothing to choose from. */
  readonly state: 'found' | 'unsure' | 'missing';
}

interface Asking {
  /** Comics by their names, in the order of what is wanted. */
  readonly findNamed: (wanted: readonly WantedComic[]) => Promise<readonly NamedComics[]>;
  /** How many of the entries have been compared. */
  readonly onProgress: (compared: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** How many are looked up at once: the worker answers so many in well below a second, and can be stopped between. */
const AT_ONCE = 250;

/** Finds what each of these is here. Rejects when the site does not answer, or once it is stopped. */
export async function matchLibrary(
  entries: readonly LibraryEntry[],
  { findNamed, onProgress, signal }: Asking,
): Promise<readonly EntryMatch[]> {
  const matches: EntryMatch[] = [];
  while (matches.length < entries.length) {
    const some = entries.slice(matches.length, matches.length + AT_ONCE);
    const named = await findNamed(some.map(wantedOf));
    signal.throwIfAborted();
    matches.push(...some.map((entry, place) => matchOf(entry, named[place])));
    onProgress(matches.length, entries.length);
  }
  return matches;
}

function wantedOf({ names: [name = '', ...others], slug }: LibraryEntry): WantedComic {
  return { name, others, slug };
}

function matchOf(entry: LibraryEntry, named: NamedComics | undefined): EntryMatch {
  const { exact = [], near = [] } = named ?? {};
  if (exact.length === 1) return { entry, candidates: exact, state: 'found' };
  const candidates = exact.length > 0 ? exact : near.filter((comic) => mayBe(entry, comic));
  return { entry, candidates, state: candidates.length === 0 ? 'missing' : 'unsure' };
}

/** One that search offers is shown where its name is alike, too. */
function mayBe({ names }: LibraryEntry, comic: SearchEntry): boolean {
  const own = [comic.series, comic.otherName, ...Object.values(comic.names)].filter(
    (name) => name !== undefined,
  );
  return names.some((name) => own.some((each) => areAlike(name, each)));
}
