import { storagePaths } from '@rawi/model/paths';
import { sealedSchema } from '@rawi/model/truth/sealed';
import { type DocumentReference, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import type { Files } from '../data/files.ts';
import { sealedNaming, takedownsNaming } from '../data/takedowns.ts';

/** Documents changed in one round. */
const BATCH = 100;

interface Sealing {
  readonly firestore: Firestore;
  readonly published: Pick<Files, 'remove' | 'removeAll'>;
}

/**
 * Removes a person from every take-down, as decider and as owner, and from sealed documents as their author.
 * A sealed photo is deleted. Each step may run twice.
 */
export async function forgetInTakedowns({ firestore: db, published }: Sealing, uid: string): Promise<void> {
  for (const field of ['by', 'returned.by', 'whose'] as const) {
    await forEach(takedownsNaming(db, field, uid), (ref) => ref.update({ [field]: null }));
  }
  await forEach(sealedNaming(db, 'chapter.translator.id', uid), async (ref) => {
    const sealed = sealedSchema.safeParse((await ref.get()).data()).data;
    const credits = sealed?.kind === 'chapter' ? sealed.chapter.credits?.named : undefined;
    if (sealed && credits) {
      await published.remove(credits.path);
      await published.remove(`${storagePaths.sealed(sealed.takedownId)}${credits.path}`);
    }
    await ref.update({
      'chapter.translator': FieldValue.delete(),
      'chapter.credits.named': FieldValue.delete(),
    });
  });
  await forEach(sealedNaming(db, 'comment.uid', uid), (ref) =>
    ref.update({ 'comment.uid': null, 'comment.author': null }),
  );
  await forEach(sealedNaming(db, 'withheld.uid', uid), (ref) =>
    ref.update({ 'withheld.uid': null, 'withheld.objection': FieldValue.delete() }),
  );
  await forEach(sealedNaming(db, 'uid', uid), async (ref) => {
    await published.removeAll(storagePaths.sealed(ref.id));
    await ref.delete();
  });
}

/**
 * Changes everything that a query finds until it finds nothing: each change takes its document out of the
 * result.
 */
async function forEach(query: Query, change: (ref: DocumentReference) => Promise<unknown>): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(BATCH).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) await change(ref);
  }
}
