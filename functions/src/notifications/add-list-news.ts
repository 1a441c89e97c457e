import { paths } from '@rawi/model/paths';
import { type Rated, ratingOfChapter } from '@rawi/model/rating/decide-showing';
import type { ListFanOut } from '@rawi/model/truth/fan-out';
import { notificationExpiry, notificationIds } from '@rawi/model/truth/notification';
import { type PublicList, publicEntryKey } from '@rawi/model/truth/public-list';
import { type DocumentSnapshot, FieldPath, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { chaptersNamed } from '../data/chapters.ts';
import { listFollowersOf } from '../data/choice-counts.ts';
import { comicsNamed } from '../data/comics.ts';
import { publicListRef } from '../data/lists.ts';
import { BATCH } from './listeners.ts';
import { notify } from './notify.ts';
import { mayTell, WISH_FIELD, wishIn } from './rated-for.ts';

/** How far the fan-out of a list is after some of its followers. */
type Progress = Pick<ListFanOut, 'cursor' | 'told'>;

/**
 * Adds a list's new entries to the notifications of its next followers: one notification a list, of which the number grows while it
 * is unread. Returns how far it is; undefined if there are no more of them, or nothing to tell.
 */
export async function addListNews(
  batch: WriteBatch,
  db: Firestore,
  { listId, keys, cursor, told }: ListFanOut,
  now: Date,
): Promise<Progress | undefined> {
  const list = (await publicListRef(db, listId).get()).data();
  if (!list || list.hidden || list.folded) return undefined;
  const shown = await shownOf(db, list, new Set(keys));
  if (shown.length === 0) return undefined;
  const ordered = listFollowersOf(db, listId).orderBy(FieldPath.documentId()).limit(BATCH);
  const { docs } = await (cursor === null ? ordered : ordered.startAfter(db.doc(cursor))).select().get();
  const uids = docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
  const count = await addEach(batch, db, { listId, name: list.name, shown }, uids, now);
  const last = docs.length < BATCH ? undefined : docs.at(-1)?.ref.path;
  return last === undefined ? undefined : { cursor: last, told: told + count };
}

/** The ratings of those of these entries that stand on the list still, and are there to be read. */
async function shownOf(
  db: Firestore,
  { entries }: PublicList,
  keys: ReadonlySet<string>,
): Promise<readonly Pick<Rated, 'ageRating'>[]> {
  const added = entries.filter((entry) => keys.has(publicEntryKey(entry)));
  const named = added.flatMap((entry) => (entry.kind === 'chapter' ? [entry] : []));
  const [comics, chapters] = await Promise.all([
    comicsNamed(db, [...new Set(added.map(({ comicId }) => comicId))]),
    chaptersNamed(db, named),
  ]);
  const comicById = new Map(comics.map((comic) => [comic.id, comic]));
  const chapterById = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  return added.flatMap((entry): readonly Pick<Rated, 'ageRating'>[] => {
    const comic = comicById.get(entry.comicId);
    if (!comic) return [];
    if (entry.kind === 'comic') return [comic];
    const chapter = chapterById.get(entry.chapterId);
    return chapter ? [{ ageRating: ratingOfChapter(comic, chapter) }] : [];
  });
}

/** What is new on a list: the rating of each entry, since people are told how many of them they are shown. */
interface News extends Pick<PublicList, 'name'> {
  readonly listId: string;
  readonly shown: readonly Pick<Rated, 'ageRating'>[];
}

/** Returns how many were notified. */
async function addEach(
  batch: WriteBatch,
  db: Firestore,
  { shown, ...about }: News,
  uids: readonly string[],
  now: Date,
): Promise<number> {
  if (uids.length === 0) return 0;
  const id = notificationIds.list(about.listId);
  const [users, before] = await Promise.all([
    db.getAll(...uids.map((uid) => db.doc(paths.user(uid))), {
      fieldMask: ['settings.notifications.lists', WISH_FIELD],
    }),
    db.getAll(...uids.map((uid) => db.doc(paths.notification(uid, id))), { fieldMask: ['read', 'entries'] }),
  ]);
  const told = new Map(before.map((each) => [each.ref.path, each]));
  let count = 0;
  for (const user of users) {
    // The choices of a deleted account remain for an hour at most.
    if (!user.exists || user.get('settings.notifications.lists') === false) continue;
    const wish = wishIn(user);
    const entries = shown.filter((entry) => mayTell(entry, wish)).length;
    if (entries === 0) continue;
    const unread = unreadIn(told.get(paths.notification(user.id, id)));
    if (unread) {
      const grown = {
        ...about,
        entries: entries + unread.entries,
        at: now,
        expiresAt: notificationExpiry(now),
      };
      // If it is read meanwhile, nothing of this batch is written, and the sweep tries once more.
      batch.update(unread.ref, grown, { lastUpdateTime: unread.at });
    } else notify(batch, db, user.id, { id, at: now, content: { kind: 'list', ...about, entries } });
    count += 1;
  }
  return count;
}

function unreadIn(told: DocumentSnapshot | undefined) {
  const at = told?.updateTime;
  if (!told?.exists || !at || told.get('read') === true) return undefined;
  const entries: unknown = told.get('entries');
  return { ref: told.ref, at, entries: typeof entries === 'number' ? entries : 0 };
}
