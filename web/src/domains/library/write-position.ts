import {
  type DocumentData,
  type DocumentReference,
  getDocFromServer,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { isRefused } from '../../core/session/refused-write.ts';

/**
 * A position refused this soon after the reading may come from a wrong clock; later than this, a newer
 * position is stored. In milliseconds.
 */
const JUST_NOW = 30_000;

/**
 * Writes a position in a chapter, which the rules only let move forward in time. A refused position that was
 * read just now comes from a device with a wrong clock, or from a chapter that was finished before: it is
 * written again, with the server's time. A position that waited for a network and is refused then is older
 * than the stored one.
 */
export async function writePosition(reference: DocumentReference, position: DocumentData): Promise<void> {
  const since = performance.now();
  try {
    await setDoc(reference, position);
  } catch (error) {
    if (!isRefused(error) || performance.now() - since > JUST_NOW) throw error;
    const stored = await getDocFromServer(reference);
    const finished = position['finished'] === true || stored.get('finished') === true;
    await setDoc(reference, { ...position, finished, readAt: serverTimestamp() });
  }
}
