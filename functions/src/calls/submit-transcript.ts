import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { paths } from '@rawi/model/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { transcriptPagesOf, transcriptRef } from '../data/transcripts.ts';
import type { SignedInContext } from '../services/services.ts';
import { profileOf } from '../submissions/own-submission.ts';
import { baseOf, nextTranscript, requireSameBase } from '../transcripts/next-transcript.ts';
import { changeableChapter, ofChapter, ownTranscript } from '../transcripts/own-transcript.ts';
import { writtenPages } from '../transcripts/written-pages.ts';

/**
 * Hands the changed pages of a published chapter in, as they are stored: from then on nobody writes them. What is no text is refused by
 * its page and place, and so is what changes nothing.
 */
export async function submitTranscript(
  { firestore: db, published, now, random, caller: { uid } }: SignedInContext,
  { transcriptId, revision }: TranslatorRequestOf<'submitTranscript'>,
): Promise<TranslatorResponse<'submitTranscript'>> {
  const seen = await db.runTransaction((transaction) => ownTranscript(transaction, db, transcriptId, uid));
  const before = await baseOf(published, seen);
  await db.runTransaction(async (transaction) => {
    const head = await ownTranscript(transaction, db, transcriptId, uid);
    const of = ofChapter(head);
    // It was handed in before, and the answer was lost.
    if (head.state === 'submitted' && head.revision === revision + 1) return;
    if (head.state !== 'draft' || head.revision !== revision) throw new CallError('moved-on');
    const chapter = await changeableChapter(transaction, db, of, uid);
    requireSameBase(head, chapter);
    if (head.base !== seen.base) throw new CallError('moved-on');
    const { fullName } = await profileOf(transaction, db, uid);
    const { docs } = await transaction.get(transcriptPagesOf(db, transcriptId));
    const { language } = chapter;
    nextTranscript(of.chapterId, { ...head, language }, before, writtenPages(docs, head));
    transaction.update(db.doc(transcriptRef(db, transcriptId).path), {
      state: 'submitted',
      revision: revision + 1,
      submitted: { at: now(), name: fullName },
      declined: FieldValue.delete(),
    });
    writeAudit(transaction, db, random, {
      action: 'submitTranscript',
      by: uid,
      at: now(),
      about: paths.chapter(of.comicId, of.chapterId),
      reason: null,
    });
  });
  return {};
}

/** Takes the changed pages back, until reviewers have decided. */
export async function withdrawTranscript(
  { firestore: db, caller: { uid } }: SignedInContext,
  { transcriptId, revision }: TranslatorRequestOf<'withdrawTranscript'>,
): Promise<TranslatorResponse<'withdrawTranscript'>> {
  await db.runTransaction(async (transaction) => {
    const head = await ownTranscript(transaction, db, transcriptId, uid);
    ofChapter(head);
    if (head.revision !== revision) throw new CallError('moved-on');
    if (head.state === 'draft') return;
    transaction.update(db.doc(transcriptRef(db, transcriptId).path), { state: 'draft' });
  });
  return {};
}
