import type { Locale } from '@rawi/model/lists/locales';
import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { savedKeys } from '@rawi/model/truth/saved-key';
import type { Change, SavedThing } from '../../library/change.ts';
import type { Own } from '../../library/own.ts';
import { savedComic } from '../../library/saved-things.ts';

/** How a library that was confirmed is saved: comic by comic, as whoever presses “Save” does, and in the order of the file. */

/** What is saved of one comic. */
export interface Wish {
  readonly slug: string;
  /** Undefined for a comic that is saved, and stands on no shelf. */
  readonly shelf: ReadingShelf | undefined;
}

/** What a save has changed, to be taken back. */
export interface SavedWish {
  readonly item: SavedThing;
  /** As `Own.saved` has it: where the comic stood, and where it stands. */
  readonly before: ReadingShelf | true | undefined;
  readonly after: ReadingShelf | true;
}

export interface LibrarySaved {
  readonly saved: readonly SavedWish[];
  /** How many stood on a shelf already, and stay there. */
  readonly kept: number;
  /** How many are no longer on the site. */
  readonly gone: number;
  /** The places of those that were not saved, among the wishes. */
  readonly left: readonly number[];
  /** Why it ended before: the day's bound is reached, something failed, or it was stopped. */
  readonly ended?: 'paused' | 'failed' | 'stopped' | undefined;
}

export interface Saving {
  readonly locale: Locale;
  /** What was saved before, by key. */
  readonly before: Own['saved'];
  /** Whether a comic moves that stands on another shelf. */
  readonly moves: boolean;
  /** A comic as its page has it; undefined if it is gone. */
  readonly readComic: (
    slug: string,
  ) => Promise<Pick<ComicPayload, 'id' | 'slug' | 'series' | 'names' | 'cover'> | undefined>;
  readonly write: (change: Change) => Promise<void>;
  /** Whether the rules have refused it because the day's bound is reached. */
  readonly isPaused: (error: unknown) => Promise<boolean>;
  readonly onFailed: (error: unknown) => void;
  readonly onProgress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** How many are under way at once. */
const AT_ONCE = 4;

/** Saves what is wished for, until all is done, the day's bound is reached, something fails or it is stopped. Never rejects. */
export async function saveLibrary(wishes: readonly Wish[], saving: Saving): Promise<LibrarySaved> {
  const saved: SavedWish[] = [];
  const left = new Set(wishes.keys());
  let [kept, gone, next] = [0, 0, 0];
  let ended: LibrarySaved['ended'];
  const saveNext = async (): Promise<void> => {
    if (saving.signal.aborted) ended ??= 'stopped';
    const place = next;
    const wish = wishes[place];
    if (!wish || ended) return;
    next += 1;
    try {
      const outcome = await saveOne(wish, saving);
      if (outcome === 'kept') kept += 1;
      else if (outcome === 'gone') gone += 1;
      else saved.push(outcome);
      left.delete(place);
      saving.onProgress(wishes.length - left.size, wishes.length);
    } catch (error) {
      const isPaused = await saving.isPaused(error).catch(() => false);
      if (!isPaused) saving.onFailed(error);
      ended ??= isPaused ? 'paused' : 'failed';
    }
    return saveNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, saveNext));
  return { saved, kept, gone, left: [...left], ...(left.size > 0 && { ended }) };
}

async function saveOne(
  { slug, shelf }: Wish,
  { locale, before: all, moves, readComic, write }: Saving,
): Promise<SavedWish | 'kept' | 'gone'> {
  const comic = await readComic(slug);
  if (!comic) return 'gone';
  const before = all[savedKeys.comic(comic.id)];
  const after = shelf ?? true;
  // What is saved and on no shelf loses nothing by being put on one.
  const isKept = before !== undefined && (before === after || after === true || (before !== true && !moves));
  if (isKept) return 'kept';
  const item = savedComic(comic, locale);
  await write(changeOf(item, after));
  return { item, before, after };
}

/** The change that puts a comic where `Own.saved` would have it; undefined takes it off. */
export function changeOf(item: SavedThing, at: ReadingShelf | true | undefined): Change {
  const shelf = at === true ? undefined : at;
  return { kind: 'save', item, on: at !== undefined, ...(shelf && { shelf }) };
}
