import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { suggestionExpiry } from '@rawi/model/truth/suggestion';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { chapterRef } from '../data/chapters.ts';
import { suggestionRef } from '../data/suggestions.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';
import { readTextOf, readUndoing } from '../suggestions/apply-to-draft.ts';
import { readTelling } from '../suggestions/tell-suggester.ts';

/**
 * Takes a suggestion away from all but who made it, who is told; or finds it right, and it is reported no more. One that was published
 * meanwhile is read by nobody else any more, and stays, so that an erasure finds where it names somebody.
 */
export async function judgeSuggestion(
  context: SignedInContext,
  { suggestionId, remove }: CommunityRequestOf<'judgeSuggestion'>,
): Promise<CommunityResponse<'judgeSuggestion'>> {
  const { firestore: db, published, now, random, caller } = context;
  const ref = suggestionRef(db, suggestionId);
  const seen = (await ref.get()).data();
  if (!seen) throw new CallError('target-missing');
  const chapterAt = chapterRef(db, seen.comicId, seen.chapterId);
  const shown = (await chapterAt.get()).data();
  const text = shown && (await readTextOf(published, shown, seen));
  await db.runTransaction(async (transaction) => {
    await staffEntry(transaction, db, caller.uid);
    const suggestion = (await transaction.get(ref)).data();
    if (!suggestion) throw new CallError('target-missing');
    await requireImpartial(context, transaction, 'judgeSuggestion', { uid: suggestion.uid });
    if (suggestion.state === 'removed' || (!remove && !suggestion.waitsSince)) return;
    const isRemoved = remove && suggestion.state !== 'published';
    const removed = { suggestionId, suggestion, outcome: 'removed' as const };
    const chapter = isRemoved ? (await transaction.get(chapterAt)).data() : undefined;
    // Its words leave the draft of the text as well.
    const undo =
      chapter?.transcript?.path === shown?.transcript?.path && chapter
        ? await readUndoing(transaction, db, {
            chapterId: seen.chapterId,
            chapter,
            suggestion,
            text,
            now: now(),
            edit: random.id(),
            refusesSubmitted: false,
          })
        : undefined;
    const tell = await readTelling(transaction, db, isRemoved ? [removed] : [], caller.uid);
    undo?.();
    transaction.update(db.doc(ref.path), {
      waitsSince: FieldValue.delete(),
      judgedAt: now(),
      ...(isRemoved && {
        state: 'removed',
        applied: FieldValue.delete(),
        expiresAt: suggestionExpiry(now()),
      }),
    });
    tell(now());
    writeAudit(transaction, db, random, {
      action: 'judgeSuggestion',
      by: caller.uid,
      at: now(),
      about: paths.suggestion(suggestionId),
      reason: suggestion.reason ?? null,
      turned: isRemoved,
    });
  });
  return {};
}
