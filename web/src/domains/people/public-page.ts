import { companionIds } from '@rawi/model/truth/limit-companion';
import { updateDoc, writeBatch } from 'firebase/firestore';
import { writeWithCompanion } from '../../core/data/companion.ts';
import { sdkReference } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { isRefused, ownWrite } from '../../core/session/refused-write.ts';
import { mayBeMuted } from './muted.ts';
import { profileOf } from './profile.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

const FIELD = 'settings.publicPage';

/**
 * Turns a person's own page on, which rules allow so often a day, or off. Rejects as `writeWithCompanion` does, and with `muted`;
 * without a network it never resolves, so ask for that before.
 */
export async function writePublicPage(uid: string, isOn: boolean): Promise<void> {
  const profile = sdkReference(profileOf(uid));
  if (!isOn) {
    await ownWrite(() => updateDoc(profile, { [FIELD]: false }));
    return;
  }
  try {
    await writeWithCompanion(uid, 'page', companionIds.page(uid), ({ reference, data }) =>
      writeBatch(firebaseFirestore())
        .set(reference, data)
        .update(profile, { [FIELD]: true })
        .commit(),
    );
  } catch (error) {
    // The rules give no reason.
    if (isRefused(error) && (await mayBeMuted(uid))) throw new SendingError({ code: 'muted' }, error);
    throw error;
  }
}
