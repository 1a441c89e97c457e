import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { LIMITS } from '@rawi/model/limits';
import { type Suggestion, suggestionExpiry } from '@rawi/model/truth/suggestion';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { chapterRef } from '../data/chapters.ts';
import { suggestionRef, suggestionsAbout } from '../data/suggestions.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import type { SignedInContext } from '../services/services.ts';
import { readCorrection, readTextOf, readUndoing } from '../suggestions/apply-to-draft.ts';
import { readTelling } from '../suggestions/tell-suggester.ts';

/** What may still be decided. */
const CHANGEABLE: readonly Suggestion['state'][] = ['open', 'accepted', 'declined'];

/**
 * Accepts a suggestion for the chapter's next version, or declines it; until that version is there it may be decided the other way. An
 * accepted one that names an item of the chapter's text is written into the draft of that, if reviewers do not have it and it says what was
 * to be corrected: the answer tells whether. Declining takes it out again. Its translator may do this, and reviewers, but not of their
 * own. Decided twice alike is once. So many accepted ones wait for a version at most, since it brings them all at once.
 */
export async function decideSuggestion(
  { firestore: db, published, now, random, caller: { uid } }: SignedInContext,
  { suggestionId, accepted, word }: CommunityRequestOf<'decideSuggestion'>,
): Promise<CommunityResponse<'decideSuggestion'>> {
  const ref = suggestionRef(db, suggestionId);
  const seen = (await ref.get()).data();
  if (!seen) throw new CallError('target-missing');
  const { comicId, chapterId } = seen;
  const chapterAt = chapterRef(db, comicId, chapterId);
  const shown = (await chapterAt.get()).data();
  const text = shown && (await readTextOf(published, shown, seen));
  return await db.runTransaction(async (transaction) => {
    const [stored, there] = await Promise.all([transaction.get(ref), transaction.get(chapterAt)]);
    const [suggestion, chapter] = [stored.data(), there.data()];
    if (!suggestion || !chapter) throw new CallError('target-missing');
    if (chapter.translator?.id !== uid) await staffEntry(transaction, db, uid);
    if (suggestion.uid === uid) throw new CallError('not-impartial');
    const outcome = accepted ? 'accepted' : 'declined';
    const isDecided = suggestion.state === outcome;
    // One that is accepted and not in the draft, since that was discarded, may be written into it once more.
    if (isDecided && (!accepted || suggestion.applied)) return { applied: suggestion.applied === true };
    if (!CHANGEABLE.includes(suggestion.state)) throw new CallError('moved-on');
    if (accepted && !isDecided) {
      const waiting = await transaction.get(suggestionsAbout(db, chapterId, 'accepted').count());
      if (waiting.data().count >= LIMITS.suggestions.accepted) throw new CallError('too-many-suggestions');
    }
    const time = now();
    const isSame = chapter.transcript?.path === shown?.transcript?.path;
    const meant = { chapterId, chapter, suggestion, text: isSame ? text : undefined };
    const correcting = { ...meant, uid, now: time, edit: random.id() };
    const correct = accepted
      ? await readCorrection(transaction, db, correcting)
      : await readUndoing(transaction, db, { ...correcting, refusesSubmitted: true });
    const told = isDecided ? [] : [{ suggestionId, suggestion, outcome, word } as const];
    const tell = await readTelling(transaction, db, told, uid);
    correct?.();
    const isApplied = accepted && correct !== undefined;
    transaction.update(db.doc(ref.path), {
      state: outcome,
      decidedAt: time,
      word: word ?? FieldValue.delete(),
      applied: isApplied || FieldValue.delete(),
      expiresAt: accepted ? FieldValue.delete() : suggestionExpiry(time),
    });
    tell(time);
    return { applied: isApplied };
  });
}
