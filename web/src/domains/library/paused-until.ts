import { paths } from '@rawi/model/paths';
import type { PausedKind } from '@rawi/model/truth/daily-count';
import { doc, getDoc, getDocFromCache, Timestamp } from 'firebase/firestore';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/**
 * Until when the rules refuse a kind of change because the day's limit is reached, in milliseconds since the
 * epoch; undefined when they do not. Every tab follows the inbox, so this costs no read unless the device has
 * no copy of it.
 */
export async function pausedUntil(uid: string, kind: PausedKind): Promise<number | undefined> {
  const inbox = doc(firebaseFirestore(), paths.inbox(uid));
  const stored = await getDocFromCache(inbox).catch(() => getDoc(inbox));
  const until: unknown = stored.get(`pausedUntil.${kind}`);
  const time = until instanceof Timestamp ? until.toMillis() : undefined;
  return time !== undefined && time > Date.now() ? time : undefined;
}
