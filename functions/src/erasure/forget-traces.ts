import { paths } from '@rawi/model/paths';
import { mentionedSchema } from '@rawi/model/truth/comment';
import { countTargets } from '@rawi/model/truth/counts';
import { openArray, reading } from '@rawi/model/truth/tolerant';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { removeAll } from '../comments/remove-below.ts';
import { blocksOf } from '../data/blocks.ts';
import { ratingsOf } from '../data/choice-counts.ts';
import { commentsMentioning } from '../data/comments.ts';
import { personKey } from '../secrets/keyed-hash.ts';

const mentionedReader = reading(openArray(mentionedSchema));

/** Documents changed in one write. */
const BATCH = 400;

interface Forgetting {
  readonly firestore: Firestore;
  readonly hashKey: string;
}

/**
 * Removes a person's id from the documents of others: who ignores and who blocks them, whose comments mention them, how they were rated, their counts as
 * a translator, and the audit log, where a pseudonym that cannot be resolved replaces it.
 * `model/src/truth/personal-data.ts` lists what still has the id, and why.
 */
export async function forgetTraces({ firestore: db, hashKey }: Forgetting, uid: string): Promise<void> {
  await removeAll(db, db.collectionGroup('ignored').where('uid', '==', uid));
  await removeAll(db, blocksOf(db, uid));
  await forgetMentions(db, uid);
  await removeAll(db, ratingsOf(db, uid));
  await removeAll(db, db.collection(paths.countShards(countTargets.translator(uid))));
  // Uses one pseudonym in every decision by or about them, so that one person's decisions still read as one
  // person's.
  const nobody = `erased-${personKey(hashKey, uid)}`;
  await renameInAudit(db, 'by', { from: uid, to: nobody });
  for (const about of [paths.user, paths.staff, paths.application, paths.translator]) {
    await renameInAudit(db, 'about', { from: about(uid), to: about(nobody) });
  }
}

/** Out of what others have said; the names that they have typed stay theirs. */
async function forgetMentions(db: Firestore, uid: string): Promise<void> {
  const naming = commentsMentioning(db, uid).select('mentioned').limit(BATCH);
  for (;;) {
    const { docs } = await naming.get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const comment of docs) {
      const left = mentionedReader.parse(comment.get('mentioned') ?? []).filter((each) => each.uid !== uid);
      batch.update(comment.ref, {
        mentions: FieldValue.arrayRemove(uid),
        mentioned: left.length > 0 ? left : FieldValue.delete(),
      });
    }
    await batch.commit();
  }
}

async function renameInAudit(
  db: Firestore,
  field: 'by' | 'about',
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const named = db.collection(paths.audits()).where(field, '==', from).limit(BATCH);
  for (;;) {
    const { docs } = await named.get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { [field]: to });
    await batch.commit();
  }
}
