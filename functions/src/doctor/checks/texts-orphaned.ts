import { paths } from '@rawi/model/paths';
import { type TranscriptOf, transcriptOfId } from '@rawi/model/truth/transcript-draft';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { submissionRef } from '../../data/submissions.ts';
import { readTranscriptGoing } from '../../transcripts/own-transcript.ts';
import type { Check, Patient } from '../check.ts';
import { examine } from '../examine.ts';
import { isThereOrReturns } from './chapter-returns.ts';

/** Texts that a sample looks at. */
const SAMPLED = 50;

/** The draft of a text whose submission or chapter is not there and does not come back, or of which pages alone are left. */
export const TEXTS_ORPHANED: Check = {
  name: 'text-orphaned',
  reads: ({ chapters }) => 2 * chapters,
  find: (patient) => {
    const { firestore: db } = patient;
    return examine(
      textsOf(patient),
      (text) => text,
      async ({ path, id }) => {
        const of = transcriptOfId(id);
        const isWhole = (await db.doc(path).get()).exists;
        if (isWhole && (await mayBeShown(db, of))) return [];
        return [
          {
            id: path,
            problem: isWhole
              ? 'It is the text of something that is not there.'
              : 'These are pages of a text without what says whose it is.',
            remedy: '--repair removes it: nobody can open it any more.',
            repair: () => remove(db, path, id),
          },
        ];
      },
    );
  },
};

/** All that have a head or pages; of a sample those with a head. */
async function* textsOf({ firestore, all }: Patient) {
  const texts = firestore.collection(paths.transcripts());
  if (all) return yield* await texts.listDocuments();
  const { docs } = await texts.orderBy(FieldPath.documentId()).limit(SAMPLED).select().get();
  yield* docs.map(({ ref }) => ref);
}

/** Whether what a text belongs to is there, or can come back: it is kept for its translator, or taken down. */
async function mayBeShown(db: Firestore, of: TranscriptOf | undefined): Promise<boolean> {
  if (of === undefined) return false;
  if (of.kind === 'submission') return (await submissionRef(db, of.submissionId).get()).exists;
  return await isThereOrReturns(db, of.comicId, of.chapterId);
}

/** Looks once more in the transaction: its chapter, or its head, may have come meanwhile. */
async function remove(db: Firestore, path: string, id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const isWhole = (await transaction.get(db.doc(path))).exists;
    if (isWhole && (await mayBeShown(db, transcriptOfId(id)))) return;
    const removeText = await readTranscriptGoing(transaction, db, id);
    removeText();
  });
}
