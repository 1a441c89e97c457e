import { paths } from '@rawi/model/paths';
import { doc, getDoc, Timestamp } from 'firebase/firestore';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';

/** Import this file dynamically, or from where the whole Firestore SDK is. */

/**
 * Whether reviewers have muted a person beyond now, according to their inbox; false when it cannot be read.
 */
export async function mayBeMuted(uid: string): Promise<boolean> {
  try {
    const until: unknown = (await getDoc(doc(firebaseFirestore(), paths.inbox(uid)))).get('mutedUntil');
    return until instanceof Timestamp && until.toMillis() > Date.now();
  } catch {
    return false;
  }
}
