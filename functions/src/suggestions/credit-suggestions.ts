import { LIMITS } from '@rawi/model/limits';
import { type ChapterChanges, type Suggestion, suggestionExpiry } from '@rawi/model/truth/suggestion';
import type { Transcript } from '@rawi/model/truth/transcript';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
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
  const brought = docs
    .map((each) => ({ ref: each.ref, suggestionId: each.id, suggestion: each.data() }))
    .filter(({ suggestion }) => brings === 'file' || standsIn(brings.text, suggestion));
  if (brought.length === 0) return { changes: undefined, write: () => {} };
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
    changes: { at: now, fixed: brought.length, helpers },
    write() {
      for (const { ref, suggestion } of brought) {
        // One that names somebody stays, so that an erasure finds where.
        const ends = suggestion.named ? {} : { expiresAt: suggestionExpiry(now) };
        transaction.update(db.doc(ref.path), { state: 'published', ...ends });
      }
      tell(now);
    },
  };
}

/** Whether a text has a correction that was written into its draft: whoever handed the draft in may have taken it out again. */
function standsIn(text: Transcript | undefined, { applied, page, after }: Suggestion): boolean {
  if (!applied || after === undefined) return false;
  return text?.pages[page - 1]?.items.some(({ words }) => words.includes(after)) ?? false;
}
