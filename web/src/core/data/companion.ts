import { paths } from '@rawi/model/paths';
import { COMPANIONS, type CompanionKind, limitCompanionSchema } from '@rawi/model/truth/limit-companion';
import { reading } from '@rawi/model/truth/tolerant';
import {
  type DocumentData,
  type DocumentReference,
  doc,
  getDocFromServer,
  serverTimestamp,
} from 'firebase/firestore';
import { firebaseFirestore } from '../firebase/firestore.ts';
import { writeCounted } from './counted-write.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/** The companion of a document, to be written in the same batch or transaction. */
interface Companion {
  readonly reference: DocumentReference;
  readonly data: DocumentData;
}

/**
 * Writes a document together with the companion that allows it (`limit-companion.ts` of the model); `id` is
 * the document's path. Rejects as `writeCounted` does.
 */
export async function writeWithCompanion(
  uid: string,
  kind: CompanionKind,
  id: string,
  write: (companion: Companion) => Promise<unknown>,
): Promise<void> {
  const reference = doc(firebaseFirestore(), paths.sent(uid, kind));
  const read = async () => {
    const stored = await getDocFromServer(reference);
    if (!stored.exists()) return undefined;
    const { at, count = 0 } = reading(limitCompanionSchema).parse(stored.data());
    return { at: at.toISOString(), count };
  };
  await writeCounted({ uid, name: kind, ...COMPANIONS[kind], read }, (count) =>
    write({ reference, data: { at: serverTimestamp(), id, count } }),
  );
}
