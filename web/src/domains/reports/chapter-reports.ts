import { paths } from '@rawi/model/paths';
import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { writeSaves } from '../../core/data/saves.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** Says of a report about a chapter of one's own that it is dealt with, or that it is not after all. */
export function markDealtWith(uid: string, reportId: string, isDone: boolean): Promise<void> {
  const ref = doc(firebaseFirestore(), paths.chapterReport(uid, reportId));
  const doneAt = isDone ? serverTimestamp() : deleteField();
  return writeSaves(uid, ref, (saves) => updateDoc(ref, { doneAt, saves }));
}
