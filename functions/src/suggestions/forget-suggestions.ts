import { takedownIdOf } from '@rawi/model/truth/takedown';
import type { Firestore } from 'firebase-admin/firestore';
import { chapterRef } from '../data/chapters.ts';
import { ifReadable } from '../data/converter.ts';
import { keptChapterRef } from '../data/documents.ts';
import { suggestionRef, suggestionsBy, suggestionsNaming, suggestionVotesBy } from '../data/suggestions.ts';
import { sealedRef } from '../data/takedowns.ts';
import { readInvalidations } from '../pages/invalidate.ts';

interface Forgetting {
  readonly firestore: Firestore;
  readonly now: () => Date;
}

/** Documents changed in one round. */
const BATCH = 100;

/**
 * Takes a person out of what is suggested: their votes no longer count, what they suggested goes, their name leaves the chapters that
 * they helped to correct, and of what others suggested to them stays that it was to nobody. Each step may run twice.
 */
export async function forgetSuggestions({ firestore: db, now }: Forgetting, uid: string): Promise<void> {
  await forgetVotes(db, uid);
  for (;;) {
    const { docs } = await suggestionsBy(db, uid, BATCH).get();
    if (docs.length === 0) break;
    for (const each of docs) {
      // It may be published meanwhile, which stays so, and names the person on the chapter.
      const published = await db.runTransaction(async (transaction) => {
        const suggestion = ifReadable(await transaction.get(each.ref));
        if (suggestion?.state === 'published') return suggestion;
        transaction.delete(each.ref);
        return undefined;
      });
      if (!published) continue;
      const { comicId, chapterId } = published;
      await forgetCredit({ firestore: db, now }, { comicId, chapterId, uid });
      await each.ref.delete();
    }
  }
  for (;;) {
    const { docs } = await suggestionsNaming(db, uid, BATCH).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.update(db.doc(ref.path), { translatorId: null });
    await batch.commit();
  }
}

async function forgetVotes(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await suggestionVotesBy(db, uid, BATCH).get();
    if (docs.length === 0) return;
    for (const votes of docs) {
      await db.runTransaction(async (transaction) => {
        const agreed = (await transaction.get(votes.ref)).data()?.agreed ?? [];
        const found = await Promise.all(agreed.map((id) => transaction.get(suggestionRef(db, id))));
        for (const each of found) {
          const before = each.data()?.agreed;
          if (before !== undefined)
            transaction.update(db.doc(each.ref.path), { agreed: Math.max(0, before - 1) });
        }
        transaction.delete(votes.ref);
      });
    }
  }
}

/** Takes a name out of what a chapter says of its newest version, wherever that is; how much was corrected stays true. */
async function forgetCredit(
  { firestore: db, now }: Forgetting,
  { comicId, chapterId, uid }: { readonly comicId: string; readonly chapterId: string; readonly uid: string },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [shown, kept, down] = await Promise.all([
      transaction.get(chapterRef(db, comicId, chapterId)),
      transaction.get(keptChapterRef(db, chapterId)),
      transaction.get(sealedRef(db, takedownIdOf({ kind: 'chapter', comicId, chapterId }))),
    ]);
    const sealed = down.data();
    const named = [
      { at: shown.ref, field: 'changes', chapter: shown.data() },
      { at: kept.ref, field: 'changes', chapter: kept.data() },
      {
        at: down.ref,
        field: 'chapter.changes',
        chapter: sealed?.kind === 'chapter' ? sealed.chapter : undefined,
      },
    ].flatMap(({ at, field, chapter }) => {
      const helpers = chapter?.changes?.helpers ?? [];
      const left = helpers.filter((helper) => helper.uid !== uid);
      return left.length === helpers.length ? [] : [{ at, field, left }];
    });
    if (named.length === 0) return;
    const invalidate = await readInvalidations(transaction, db, [
      { kind: 'chapter', id: chapterId, comicId },
    ]);
    for (const { at, field, left } of named)
      transaction.update(db.doc(at.path), { [`${field}.helpers`]: left });
    if (shown.exists) invalidate(now());
  });
}
