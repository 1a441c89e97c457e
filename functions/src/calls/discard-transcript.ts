import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { ifReadable } from '../data/converter.ts';
import { suggestionsAbout } from '../data/suggestions.ts';
import { transcriptRef } from '../data/transcripts.ts';
import type { SignedInContext } from '../services/services.ts';
import { readTranscriptGoing } from '../transcripts/own-transcript.ts';

/** Deletes the caller's draft of a text with its pages; what readers have stays. */
export async function discardTranscript(
  { firestore: db, caller: { uid } }: SignedInContext,
  { transcriptId, revision }: TranslatorRequestOf<'discardTranscript'>,
): Promise<TranslatorResponse<'discardTranscript'>> {
  await db.runTransaction(async (transaction) => {
    const head = (await transaction.get(transcriptRef(db, transcriptId))).data();
    // It was discarded before, and the answer was lost.
    if (!head) return;
    if (head.uid !== uid) throw new CallError('target-missing');
    if (head.state !== 'draft' || head.revision !== revision) throw new CallError('moved-on');
    const { of } = head;
    const accepted =
      of.kind === 'chapter'
        ? (await transaction.get(suggestionsAbout(db, of.chapterId, 'accepted'))).docs
        : [];
    const remove = await readTranscriptGoing(transaction, db, transcriptId);
    remove();
    // Corrections that were written into it are in no draft any more, and may be accepted into the next.
    for (const each of accepted) {
      if (ifReadable(each)?.applied)
        transaction.update(db.doc(each.ref.path), { applied: FieldValue.delete() });
    }
  });
  return {};
}
