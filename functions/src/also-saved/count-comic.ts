import { ALSO_SAVED, chooseAlsoSaved, chooseNear, countTogether } from '@rawi/model/pages/also-saved';
import type { AlsoSaved } from '@rawi/model/truth/also-saved';
import { savedComicIn } from '@rawi/model/truth/saved-key';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { votesCountFrom } from '../choices/choice-kinds.ts';
import { alsoSavedRef, lastSaversOf } from '../data/also-saved.ts';
import { saversOf } from '../data/choice-counts.ts';
import { comicRef } from '../data/comics.ts';
import { ifReadable } from '../data/converter.ts';
import { type SavedInLibrary, savedInLibraries } from '../data/library.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pairNoise } from './pair-noise.ts';

export interface CountingSaves {
  readonly firestore: Firestore;
  readonly auth: Pick<Auth, 'getUsers'>;
  readonly hashKey: string;
  readonly now: () => Date;
}

const DAY = 24 * 60 * 60 * 1000;
/** The most accounts that Auth tells of in one call. */
const AT_ONCE = 100;
/** A comic is counted once a day at most, however many save it; and once in so many days where nobody does. */
export const COUNTED_AGAIN = { atSoonest: DAY, atLatest: 30 * DAY } as const;

/**
 * Counts what readers of a comic have saved too, from their libraries as they are now, and invalidates its page where it
 * shows others than before. `saves` is how many comics all people have saved.
 */
export async function countComic(counting: CountingSaves, comicId: string, saves: number): Promise<void> {
  const { firestore, now } = counting;
  const chosen = await chosenBeside(counting, comicId, saves);
  const lists = await Promise.all(
    chosen.map(async (id) => {
      const other = ifReadable(await alsoSavedRef(firestore, id).get());
      return other?.comics.slice(0, other.chosen) ?? [];
    }),
  );
  const comics = [...chosen, ...chooseNear(comicId, chosen, lists)];
  await firestore.runTransaction(async (transaction) => {
    const ref = alsoSavedRef(firestore, comicId);
    const [comic, stored] = await Promise.all([
      transaction.get(comicRef(firestore, comicId)),
      transaction.get(ref),
    ]);
    const slug = comic.data()?.slug;
    if (slug === undefined) {
      transaction.delete(ref);
      return;
    }
    const before = ifReadable(stored);
    const shows = before && showsSame(before, { comics, chosen: chosen.length });
    const write = await readInvalidations(transaction, firestore, shows ? [] : [{ kind: 'comic', id: slug }]);
    const time = now();
    // Comics beside it may have been counted for the first time since.
    const wait = before?.countedAt ? COUNTED_AGAIN.atLatest : COUNTED_AGAIN.atSoonest;
    const dueAt = new Date(time.getTime() + wait);
    const list = shows ? { comics: before.comics, chosen: before.chosen } : { comics, chosen: chosen.length };
    transaction.set(ref, { ...list, countedAt: time, dueAt });
    write(time);
  });
}

type List = Pick<AlsoSaved, 'comics' | 'chosen'>;

/** Whether both show the same comics: another order of these alone is worth no rebuild of a page. */
function showsSame(before: List, after: List): boolean {
  const sets = ({ comics, chosen }: List) =>
    JSON.stringify([comics.slice(0, chosen).toSorted(), comics.slice(chosen).toSorted()]);
  return sets(before) === sets(after);
}

async function chosenBeside(
  { firestore, auth, hashKey, now }: CountingSaves,
  comicId: string,
  saves: number,
): Promise<string[]> {
  const savers = await lastSaversOf(firestore, comicId, ALSO_SAVED.readers).get();
  if (savers.size < ALSO_SAVED.leastPeople) return [];
  const uids = savers.docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
  const libraries = await savedInLibraries(firestore, await confirmedOf(auth, uids));
  const readers = libraries.flatMap((library) => {
    const liked = votesCountFrom(library.accountCreatedAt) <= now() ? likedComics(library) : undefined;
    return liked?.has(comicId) ? [liked] : [];
  });
  const together = await Promise.all(
    countTogether(comicId, readers).map(async (each) => {
      const count = await saversOf(firestore, each.comicId).count().get();
      return { ...each, savers: count.data().count };
    }),
  );
  const ofReaders = readers.reduce((sum, { size }) => sum + size - 1, 0);
  return chooseAlsoSaved(together, { ofReaders, ofAll: saves }, (other) =>
    pairNoise(hashKey, comicId, other),
  );
}

/** Who of these has a confirmed address, as rules ask of those who rate: Auth tells it of a hundred at once. */
async function confirmedOf(auth: CountingSaves['auth'], uids: readonly string[]): Promise<string[]> {
  const confirmed: string[] = [];
  for (let first = 0; first < uids.length; first += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- two calls at most.
    const { users } = await auth.getUsers(uids.slice(first, first + AT_ONCE).map((uid) => ({ uid })));
    confirmed.push(...users.filter(({ emailVerified }) => emailVerified).map(({ uid }) => uid));
  }
  return confirmed;
}

/** The comics that a person has saved, apart from those that they have dropped. */
function likedComics({ saved }: SavedInLibrary): ReadonlySet<string> {
  return new Set(
    Object.entries(saved).flatMap(([key, shelf]) => (shelf === 'dropped' ? [] : (savedComicIn(key) ?? []))),
  );
}
