import { paths } from '@rawi/model/paths';
import {
  type DocumentData,
  deleteDoc,
  doc,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { ownWrite } from '../../core/session/refused-write.ts';
import type { Change } from './change.ts';
import { savedKeyOf } from './own.ts';
import { writePosition } from './write-position.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/** The document of a choice: its path and its data; undefined data when the choice is taken back. */
interface ChoiceDocument {
  readonly path: string;
  readonly data: DocumentData | undefined;
}

function documentOf(uid: string, change: Change): ChoiceDocument {
  const at = serverTimestamp();
  switch (change.kind) {
    case 'follow': {
      const { id: translatorId, ...shown } = change.translator;
      return {
        path: paths.follow(uid, translatorId),
        data: change.on ? { translatorId, ...shown, at } : undefined,
      };
    }
    case 'save':
      return {
        path: paths.savedItem(uid, savedKeyOf(change.item)),
        data: change.on ? { ...change.item, ...(change.shelf && { shelf: change.shelf }), at } : undefined,
      };
    case 'react':
      return {
        path: paths.reaction(change.comicId, change.chapterId, uid),
        data: change.value ? { uid, value: change.value, at } : undefined,
      };
    case 'rate':
      return {
        path: paths.rating(change.translator.id, uid),
        data: change.value ? { uid, ...change.value, at } : undefined,
      };
    case 'rateComic':
      return {
        path: paths.comicRating(change.comicId, uid),
        data: change.value === null ? undefined : { uid, stars: change.value, at },
      };
    case 'tagComic':
      return {
        path: paths.comicTag(change.comicId, uid),
        data: change.value === null ? undefined : { uid, tags: change.value, at },
      };
    case 'like':
      return {
        path: paths.commentLike(change.comicId, change.commentId, uid),
        data: change.on ? { uid, at } : undefined,
      };
    case 'ignore':
      return {
        path: paths.ignoredPerson(uid, change.person.uid),
        data: change.on ? { ...change.person, at } : undefined,
      };
    case 'block':
      return {
        path: paths.blockedPerson(uid, change.person.uid),
        data: change.on ? { ...change.person, at } : undefined,
      };
    case 'place':
      return {
        path: paths.historyEntry(uid, change.chapterId),
        data: change.entry
          ? { ...change.entry, readAt: Timestamp.fromMillis(change.entry.readAt) }
          : undefined,
      };
  }
}

/** Writes a choice. Without a network it waits in the SDK, also over a reload, and this resolves later. */
export async function writeChoice(uid: string, change: Change): Promise<void> {
  const { path, data } = documentOf(uid, change);
  const reference = doc(firebaseFirestore(), path);
  if (change.kind === 'place' && data) return writePosition(reference, data);
  await ownWrite(() => (data ? setDoc(reference, data) : deleteDoc(reference)));
}

/**
 * What the server has of a choice that was made at `at` (milliseconds since the epoch): the choice itself, a
 * later one about the same subject from another device, or neither. A later choice that was taken back leaves
 * no trace. An earlier choice of this device (`over`) may have arrived after it, with a later time: it does
 * not count as later.
 */
export async function stateOf(
  uid: string,
  change: Change,
  at: number,
  over: readonly Change[] = [],
): Promise<'stored' | 'superseded' | 'missing'> {
  const { path, data } = documentOf(uid, change);
  const stored = (await getDocFromServer(doc(firebaseFirestore(), path))).data();
  if (isAsMade(change, data, stored)) return 'stored';
  if (over.some((earlier) => isAsMade(earlier, documentOf(uid, earlier).data, stored))) return 'missing';
  const storedAt: unknown = stored?.['at'];
  return storedAt instanceof Timestamp && storedAt.toMillis() > at ? 'superseded' : 'missing';
}

function isAsMade(change: Change, data: DocumentData | undefined, stored: DocumentData | undefined): boolean {
  if (!stored || !data) return !stored && !data;
  if (change.kind === 'react') return stored['value'] === change.value;
  if (change.kind === 'save') return stored['shelf'] === change.shelf;
  if (change.kind === 'tagComic') return String(stored['tags']) === String(change.value);
  if (change.kind === 'rateComic') return stored['stars'] === change.value;
  if (change.kind !== 'rate') return true;
  return stored['quality'] === change.value?.quality && stored['clarity'] === change.value?.clarity;
}
