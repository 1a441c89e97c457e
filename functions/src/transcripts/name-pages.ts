import { type FilePlaces, namesInFile } from '@rawi/model/transcripts/placed-pages';
import { transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { transcriptPagesOf, transcriptRef } from '../data/transcripts.ts';

/**
 * Reads, in a transaction, the text of a submission from before pages of text were named by those of the file; the function that it
 * returns names them so, as the chapter is arranged at this moment. It does nothing to any other text.
 */
export async function readNaming(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  places: FilePlaces,
): Promise<() => void> {
  const transcriptId = transcriptIdOf({ kind: 'submission', submissionId });
  const ref = transcriptRef(db, transcriptId);
  const head = (await transaction.get(ref)).data();
  if (!head || head.file) return () => {};
  const { docs } = await transaction.get(transcriptPagesOf(db, transcriptId));
  const pages = new Map(docs.map((page) => [Number(page.id), page]));
  const names = [...namesInFile(places, [...pages.keys()])].filter(([was, name]) => was !== name);
  return () => {
    transaction.update(db.doc(ref.path), { ...places });
    const written = new Set(names.map(([, name]) => name));
    for (const [was, name] of names) {
      const page = pages.get(was);
      if (!page) continue;
      transaction.set(page.ref.parent.doc(String(name)), page.data());
      if (!written.has(was)) transaction.delete(page.ref);
    }
  };
}
