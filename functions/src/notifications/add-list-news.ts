import { paths } from '@rawi/model/paths';
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
  const entries = await shownOf(db, list, new Set(keys));
  if (entries === 0) return undefined;
  const ordered = listFollowersOf(db, listId).orderBy(FieldPath.documentId()).limit(BATCH);
  const { docs } = await (cursor === null ? ordered : ordered.startAfter(db.doc(cursor))).select().get();
  const uids = docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
  const count = await addEach(batch, db, { listId, name: list.name, entries }, uids, now);
  const last = docs.length < BATCH ? undefined : docs.at(-1)?.ref.path;
  return last === undefined ? undefined : { cursor: last, told: told + count };
}

/** How many of these entries stand on the list still, and are there to be read. */
async function shownOf(db: Firestore, { entries }: PublicList, keys: ReadonlySet<string>): Promise<number> {
  const added = entries.filter((entry) => keys.has(publicEntryKey(entry)));
  const named = added.flatMap((entry) => (entry.kind === 'chapter' ? [entry] : []));
  const [comics, chapters] = await Promise.all([
    comicsNamed(db, [...new Set(added.map(({ comicId }) => comicId))]),
    chaptersNamed(db, named),
  ]);
  const [comicIds, chapterIds] = [comics, chapters].map((found) => new Set(found.map(({ id }) => id)));
  return added.filter(
    (entry) => comicIds?.has(entry.comicId) && (entry.kind === 'comic' || chapterIds?.has(entry.chapterId)),
  ).length;
}

/** Returns how many were notified. */
async function addEach(
  batch: WriteBatch,
  db: Firestore,
  about: Pick<PublicList, 'name'> & { readonly listId: string; readonly entries: number },
  uids: readonly string[],
  now: Date,
): Promise<number> {
  if (uids.length === 0) return 0;
  const id = notificationIds.list(about.listId);
  const [users, before] = await Promise.all([
    db.getAll(...uids.map((uid) => db.doc(paths.user(uid))), {
      fieldMask: ['settings.notifications.lists'],
    }),
    db.getAll(...uids.map((uid) => db.doc(paths.notification(uid, id))), { fieldMask: ['read', 'entries'] }),
  ]);
  const told = new Map(before.map((each) => [each.ref.path, each]));
  let count = 0;
  for (const user of users) {
    // The choices of a deleted account remain for an hour at most.
    if (!user.exists || user.get('settings.notifications.lists') === false) continue;
    const unread = unreadIn(told.get(paths.notification(user.id, id)));
    if (unread) {
      const entries = about.entries + unread.entries;
      const grown = { ...about, entries, at: now, expiresAt: notificationExpiry(now) };
      // If it is read meanwhile, nothing of this batch is written, and the sweep tries once more.
      batch.update(unread.ref, grown, { lastUpdateTime: unread.at });
    } else notify(batch, db, user.id, { id, at: now, content: { kind: 'list', ...about } });
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
