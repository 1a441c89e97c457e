import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { type TranscriptDraft, transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { transcriptPagesOf, transcriptRef } from '../data/transcripts.ts';
import type { SignedInContext } from '../services/services.ts';
import { ownDraft } from '../submissions/own-submission.ts';
import { placesOfSubmission } from '../submissions/submission-text.ts';
import { readNaming } from '../transcripts/name-pages.ts';
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
    const { about, namePages } =
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
      namePages?.();
      transaction.update(db.doc(ref.path), { ...about, base: about.base ?? FieldValue.delete() });
    }
  });
  return { transcriptId };
}

interface Opened {
  readonly about: Pick<TranscriptDraft, 'pageCount' | 'file' | 'language' | 'base'>;
  /** Names the pages of a text of before by those of the file. */
  readonly namePages?: () => void;
}

async function aboutChapter(
  transaction: Transaction,
  db: Firestore,
  at: Parameters<typeof changeableChapter>[2],
  uid: string,
): Promise<Opened> {
  const { pageCount, language, transcript } = await changeableChapter(transaction, db, at, uid);
  return { about: { pageCount, language, ...(transcript && { base: transcript.path }) } };
}

async function aboutSubmission(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  uid: string,
): Promise<Opened> {
  const submission = await ownDraft(transaction, db, submissionId, uid);
  if (submission.kind !== 'chapter') throw new CallError('target-missing');
  const places = await placesOfSubmission(transaction, db, submission);
  const namePages = await readNaming(transaction, db, submissionId, places);
  return { about: { ...places, language: submission.content.language }, namePages };
}
