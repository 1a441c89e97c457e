import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { paths } from '@rawi/model/paths';
import { removedSchema, withoutRemoved } from '@rawi/model/truth/removed';
import { isDown, type Takedown, takedownIdOf, takedownSchema } from '@rawi/model/truth/takedown';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import type { Article } from './blog/read-articles.ts';
import type { Problem } from './problem.ts';
import type { CatalogEntry } from './read-catalog.ts';
import { comicIdAt } from './site-truth.ts';

/** A take-down of something that is to be imported, with its id. */
export interface FoundTakedown extends Takedown {
  readonly takedownId: string;
}

/** What an entry of the catalogue holds that was taken down and is not given back: the comic, its cover, some of its chapters. */
export async function takedownsOf(firestore: Firestore, entry: CatalogEntry): Promise<FoundTakedown[]> {
  const comicId = await comicIdAt(firestore, entry.slug);
  const found = await firestore.collection(paths.takedowns()).where('target.comicId', '==', comicId).get();
  return found.docs.map(read).filter((takedown) => isStillDown(takedown) && concerns(takedown, entry));
}

/** The same of an article. */
export async function takedownOfArticle(
  firestore: Firestore,
  { slug }: Pick<Article, 'slug'>,
): Promise<FoundTakedown[]> {
  const stored = await firestore.doc(paths.takedown(takedownIdOf({ kind: 'article', slug }))).get();
  return stored.exists ? [read(stored)].filter(isStillDown) : [];
}

function read(stored: { readonly id: string; data(): unknown }): FoundTakedown {
  return { ...reading(takedownSchema).parse(stored.data()), takedownId: stored.id };
}

/** Something that is being given back is not public yet. */
function isStillDown(takedown: Takedown): boolean {
  return isDown(takedown) || takedown.state !== 'returned';
}

function concerns({ target, shown }: Takedown, { chapters }: CatalogEntry): boolean {
  switch (target.kind) {
    case 'comic':
      return true;
    case 'cover':
    case 'chapter':
      if (target.kind === 'cover' && target.chapterId === undefined) return true;
      return chapters.some(
        ({ chapter: { number, language } }) => number === shown.number && language === shown.language,
      );
    case 'article':
    case 'photo':
    case 'comment':
      return false;
  }
}

/** The problem that the import prints, one line, for an entry that contains something taken down. */
export function takenDownProblem(entry: string, { target, shown, reason, at }: FoundTakedown): Problem {
  const isCover = target.kind === 'cover';
  const { number, language } = shown;
  const chapter =
    number === null || language === null ? '' : `chapter ${number} (${LANGUAGE_NAMES[language].en})`;
  const what = [isCover ? 'the cover' : '', chapter].filter(Boolean).join(' of ') || 'it';
  const day = at.toISOString().slice(0, 10);
  return {
    entry,
    field: '',
    message: `${what} was taken down on ${day} (${reason}): --give-back brings it in all the same`,
  };
}

/** How often it is looked whether a take-down is over. */
const LOOK_MS = 500;

/**
 * Gives back what was taken down, before an import goes over it: as it was, where it is still under seal, by the task that gives
 * back whatever admins do; else the record alone. Waits until that is done. Throws where it is not in time.
 */
export async function giveBackFirst(
  firestore: Firestore,
  takedowns: readonly FoundTakedown[],
  { now, timeoutMs }: { readonly now: Date; readonly timeoutMs: number },
): Promise<void> {
  // A chapter comes back to a comic that is there.
  const inOrder = takedowns.toSorted((one, other) => rank(one) - rank(other));
  for (const takedown of inOrder) {
    await begin(firestore, takedown, now);
    await waitUntilReturned(firestore, takedown.takedownId, timeoutMs);
  }
}

const rank = ({ target }: Takedown) => (target.kind === 'comic' ? 0 : 1);

async function begin(firestore: Firestore, { takedownId, target }: FoundTakedown, now: Date): Promise<void> {
  const ref = firestore.doc(paths.takedown(takedownId));
  await firestore.runTransaction(async (transaction) => {
    const takedown = reading(takedownSchema).parse((await transaction.get(ref)).data());
    if (takedown.state === 'returned' || takedown.state === 'returning') return;
    const removedAt = firestore.doc(paths.removed());
    const removed = reading(removedSchema).safeParse((await transaction.get(removedAt)).data()).data;
    const isSealed = takedown.sealedUntil !== null && takedown.sealedUntil > now;
    transaction.update(ref, {
      state: 'returning',
      way: 'back',
      // Without a seal nothing is stored to give back: the import brings it.
      step: isSealed ? 'files' : 'again',
      done: 0,
      cursor: null,
      tries: 0,
      error: null,
      lease: null,
      dueAt: now,
      returned: { by: null, at: now, note: 'npm run import -- --give-back' },
    });
    const id = 'chapterId' in target ? target.chapterId : 'comicId' in target ? target.comicId : undefined;
    if (!isSealed && id !== undefined) transaction.set(removedAt, withoutRemoved(removed, id));
  });
}

async function waitUntilReturned(firestore: Firestore, takedownId: string, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  const ref = firestore.doc(paths.takedown(takedownId));
  while ((await ref.get()).get('state') !== 'returned') {
    if (Date.now() > end) throw new Error(`${takedownId} was not given back in time: do the functions run?`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
