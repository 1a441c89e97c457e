import {
  type DocumentData,
  type DocumentReference,
  getDocFromServer,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { isRefused } from '../../core/session/refused-write.ts';

/** A refusal this soon after the reading may be the device's clock; later, a newer place is stored. In milliseconds. */
const JUST_NOW = 30_000;

/**
 * Writes a place in a chapter, which the rules let only move forward in time. One that is refused although it was read
 * just now comes from a device with a wrong clock, or of a chapter that was finished before: it is written once more, with
 * the server's time. What waited for a network and is refused then is older than what is stored.
 */
export async function writePlace(reference: DocumentReference, place: DocumentData): Promise<void> {
  const since = performance.now();
  try {
    await setDoc(reference, place);
  } catch (error) {
    if (!isRefused(error) || performance.now() - since > JUST_NOW) throw error;
    const stored = await getDocFromServer(reference);
    const finished = place['finished'] === true || stored.get('finished') === true;
    await setDoc(reference, { ...place, finished, readAt: serverTimestamp() });
  }
}
