import type { Chapter } from '@rawi/model/truth/chapter';
import type { TranscriptDraft, TranscriptOf } from '@rawi/model/truth/transcript-draft';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { chapterRef } from '../data/chapters.ts';
import { transcriptPagesOf, transcriptRef } from '../data/transcripts.ts';
import { staffEntry } from '../review/as-reviewer.ts';

/** A text of a published chapter. */
export type OfChapter = Extract<TranscriptOf, { readonly kind: 'chapter' }>;

/** The caller's own draft of a text; somebody else's is treated as missing. */
export async function ownTranscript(
  transaction: Transaction,
  db: Firestore,
  transcriptId: string,
  uid: string,
): Promise<TranscriptDraft> {
  const head = (await transaction.get(transcriptRef(db, transcriptId))).data();
  if (head?.uid !== uid) throw new CallError('target-missing');
  return head;
}

/** What a text of a published chapter belongs to; that of a submission goes its way with it, by other calls. */
export function ofChapter({ of }: TranscriptDraft): OfChapter {
  if (of.kind !== 'chapter') throw new CallError('target-missing');
  return of;
}

/** A published chapter whose text the caller may change: as its translator, or by the record of the staff. */
export async function changeableChapter(
  transaction: Transaction,
  db: Firestore,
  { comicId, chapterId }: Pick<OfChapter, 'comicId' | 'chapterId'>,
  uid: string,
): Promise<Chapter> {
  const chapter = (await transaction.get(chapterRef(db, comicId, chapterId))).data();
  if (!chapter) throw new CallError('target-missing');
  if (chapter.translator?.id !== uid) await staffEntry(transaction, db, uid);
  return chapter;
}

/** Reads, in a transaction, the draft of a text and its pages; the function that it returns deletes them. */
export async function readTranscriptGoing(
  transaction: Transaction,
  db: Firestore,
  transcriptId: string,
): Promise<() => void> {
  const { docs } = await transaction.get(transcriptPagesOf(db, transcriptId).select());
  return () => {
    transaction.delete(transcriptRef(db, transcriptId));
    for (const { ref } of docs) transaction.delete(ref);
  };
}
