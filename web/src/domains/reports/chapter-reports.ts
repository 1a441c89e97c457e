import { paths } from '@rawi/model/paths';
import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { writeSaves } from '../../core/data/saves.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** Marks a report about a person's own chapter as handled, or as open again. */
export function markDealtWith(uid: string, reportId: string, isDone: boolean): Promise<void> {
  const ref = doc(firebaseFirestore(), paths.chapterReport(uid, reportId));
  const doneAt = isDone ? serverTimestamp() : deleteField();
  return writeSaves(uid, ref, (saves) => updateDoc(ref, { doneAt, saves }));
}
