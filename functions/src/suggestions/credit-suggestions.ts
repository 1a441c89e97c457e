import { LIMITS } from '@rawi/model/limits';
import { type ChapterChanges, type Suggestion, suggestionExpiry } from '@rawi/model/truth/suggestion';
import type { Transcript } from '@rawi/model/truth/transcript';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { ifReadable } from '../data/converter.ts';
import { suggestionsAbout } from '../data/suggestions.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { readTelling } from './tell-suggester.ts';

/** A chapter whose next version comes. */
interface NextVersion {
  readonly chapterId: string;
  /** Another file brings all that was accepted; a text, or that there is none any more, what stands in it. */
  readonly brings: 'file' | { readonly text: Transcript | undefined };
  readonly now: Date;
}

/**
 * Makes credits of the accepted suggestions about a chapter that its next version brings: what the chapter says of it, and what writes
 * that the suggestions are published and tells who made them. The name is the one that their profile has then, of those who want to be
 * named; of accounts that are gone or closed there is none. Reads first; `write` writes, in the same transaction. A second time it finds
 * none.
 */
export async function creditSuggestions(
  transaction: Transaction,
  db: Firestore,
  { chapterId, brings, now }: NextVersion,
): Promise<{ readonly changes: ChapterChanges | undefined; readonly write: () => void }> {
  const { docs } = await transaction.get(suggestionsAbout(db, chapterId, 'accepted'));
  const accepted = docs.flatMap((each) => {
    const suggestion = ifReadable(each);
    return suggestion ? [{ ref: each.ref, suggestionId: each.id, suggestion }] : [];
  });
  const isBrought = ({ suggestion }: (typeof accepted)[number]) =>
    brings === 'file' || standsIn(brings.text, suggestion);
  const brought = accepted.filter(isBrought);
  const left = accepted.filter((each) => each.suggestion.applied && !isBrought(each));
  if (brought.length + left.length === 0) return { changes: undefined, write: () => {} };
  const tell = await readTelling(
    transaction,
    db,
    brought.map((each) => ({ ...each, outcome: 'published' as const })),
    undefined,
  );
  const named = [
    ...new Set(brought.filter((each) => each.suggestion.named).map((each) => each.suggestion.uid)),
  ];
  const helpers: ChapterChanges['helpers'] = [];
  for (const uid of named.slice(0, LIMITS.suggestions.helpers)) {
    const [user, inbox] = await Promise.all([
      transaction.get(userRef(db, uid)),
      transaction.get(inboxRef(db, uid)),
    ]);
    const name = user.data()?.fullName;
    if (name !== undefined && inbox.data()?.closed === undefined) helpers.push({ uid, name });
  }
  return {
    changes: brought.length === 0 ? undefined : { at: now, fixed: brought.length, helpers },
    write() {
      // Its draft is gone: whoever handed it in had taken them out again.
      for (const { ref } of left) transaction.update(db.doc(ref.path), { applied: FieldValue.delete() });
      for (const { ref, suggestion } of brought) {
        // One that names somebody stays, so that an erasure finds where.
        const ends = suggestion.named ? {} : { expiresAt: suggestionExpiry(now) };
        transaction.update(db.doc(ref.path), { state: 'published', ...ends });
      }
      tell(now);
    },
  };
}

/**
 * Whether a text has a correction: that was written into its draft, and which whoever handed the draft in may have taken out again; or
 * that they wrote themselves, where the words before are gone.
 */
function standsIn(text: Transcript | undefined, { applied, item, page, before, after }: Suggestion): boolean {
  if (after === undefined || !(applied || item)) return false;
  const items = text?.pages[page - 1]?.items ?? [];
  if (!items.some(({ words }) => words.includes(after))) return false;
  return applied === true || before === undefined || !items.some(({ words }) => words.includes(before));
}
