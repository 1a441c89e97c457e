import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { LIMITS } from '@rawi/model/limits';
import { type TranscriptDraft, transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { transcriptPagesOf, transcriptRef } from '../data/transcripts.ts';
import type { SignedInContext } from '../services/services.ts';
import { ownDraft } from '../submissions/own-submission.ts';
import { pagesOfSubmission } from '../submissions/submission-text.ts';
import { changeableChapter } from '../transcripts/own-transcript.ts';

/**
 * Begins the draft of a text, or brings the one that there is up to what it belongs to: how many pages that has, in which language, and
 * over which file changed pages lie. What was handed in is left as it is. A draft of somebody else's that has no pages yet goes over to
 * the caller.
 */
export async function openTranscript(
  { firestore: db, now, caller: { uid } }: SignedInContext,
  { of }: TranslatorRequestOf<'openTranscript'>,
): Promise<TranslatorResponse<'openTranscript'>> {
  const transcriptId = transcriptIdOf(of);
  const ref = transcriptRef(db, transcriptId);
  await db.runTransaction(async (transaction) => {
    const known = (await transaction.get(ref)).data();
    const about =
      of.kind === 'submission'
        ? await aboutSubmission(transaction, db, of.submissionId, uid)
        : await aboutChapter(transaction, db, of, uid);
    if (known && known.uid !== uid) {
      const { empty } = await transaction.get(transcriptPagesOf(db, transcriptId).limit(1));
      if (known.state !== 'draft' || !empty) throw new CallError('moved-on');
    }
    if (!known || known.uid !== uid) {
      const begun = { uid, of, state: 'draft' as const, revision: 0, createdAt: now() };
      transaction.set(ref, { ...begun, ...about });
    } else if (known.state === 'draft') {
      transaction.update(db.doc(ref.path), { ...about, base: about.base ?? FieldValue.delete() });
    }
  });
  return { transcriptId };
}

type About = Pick<TranscriptDraft, 'pageCount' | 'language' | 'base'>;

async function aboutChapter(
  transaction: Transaction,
  db: Firestore,
  at: Parameters<typeof changeableChapter>[2],
  uid: string,
): Promise<About> {
  const { pageCount, language, transcript } = await changeableChapter(transaction, db, at, uid);
  return { pageCount, language, ...(transcript && { base: transcript.path }) };
}

async function aboutSubmission(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  uid: string,
): Promise<About> {
  const submission = await ownDraft(transaction, db, submissionId, uid);
  if (submission.kind !== 'chapter') throw new CallError('target-missing');
  const pageCount = await pagesOfSubmission(transaction, db, submission);
  return { pageCount: pageCount ?? LIMITS.pdfPages.max, language: submission.content.language };
}
