import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { suggestionExpiry } from '@rawi/model/truth/suggestion';
import { CallError } from '../callers/call-error.ts';
import { chapterRef } from '../data/chapters.ts';
import { suggestionRef } from '../data/suggestions.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import type { SignedInContext } from '../services/services.ts';
import { readCorrection, readTextOf } from '../suggestions/apply-to-draft.ts';
import { readTelling } from '../suggestions/tell-suggester.ts';

/**
 * Accepts a suggestion for the chapter's next version, or declines it. An accepted one that names an item of the chapter's text is written
 * into the draft of that, if reviewers do not have it and it says what was to be corrected: the answer tells whether. Its translator may
 * do this, and reviewers, but not of their own. Decided twice alike is once.
 */
export async function decideSuggestion(
  { firestore: db, published, now, caller: { uid } }: SignedInContext,
  { suggestionId, accepted, word }: CommunityRequestOf<'decideSuggestion'>,
): Promise<CommunityResponse<'decideSuggestion'>> {
  const ref = suggestionRef(db, suggestionId);
  const seen = (await ref.get()).data();
  if (!seen) throw new CallError('target-missing');
  const { comicId, chapterId } = seen;
  const chapterAt = chapterRef(db, comicId, chapterId);
  const shown = accepted ? (await chapterAt.get()).data() : undefined;
  const text = shown && (await readTextOf(published, shown, seen));
  return await db.runTransaction(async (transaction) => {
    const [stored, there] = await Promise.all([transaction.get(ref), transaction.get(chapterAt)]);
    const [suggestion, chapter] = [stored.data(), there.data()];
    if (!suggestion || !chapter) throw new CallError('target-missing');
    if (chapter.translator?.id !== uid) await staffEntry(transaction, db, uid);
    if (suggestion.uid === uid) throw new CallError('not-impartial');
    const outcome = accepted ? 'accepted' : 'declined';
    if (suggestion.state === outcome) return { applied: suggestion.applied === true };
    if (suggestion.state !== 'open') throw new CallError('moved-on');
    const time = now();
    const correct =
      accepted && chapter.transcript?.path === shown?.transcript?.path
        ? await readCorrection(transaction, db, { chapterId, chapter, suggestion, text, uid, now: time })
        : undefined;
    const tell = await readTelling(transaction, db, [{ suggestionId, suggestion, outcome, word }], uid);
    correct?.();
    transaction.update(db.doc(ref.path), {
      state: outcome,
      decidedAt: time,
      ...(word !== undefined && { word }),
      ...(correct && { applied: true }),
      ...(!accepted && { expiresAt: suggestionExpiry(time) }),
    });
    tell(time);
    return { applied: correct !== undefined };
  });
}
