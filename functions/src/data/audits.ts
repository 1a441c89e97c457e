import { paths } from '@rawi/model/paths';
import { type Audit, auditSchema } from '@rawi/model/truth/audit';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(auditSchema);

/** Decisions of some kinds within a time, the latest first. */
export function auditsOf(
  db: Firestore,
  actions: readonly Audit['action'][],
  { from, until }: { readonly from: Date; readonly until: Date },
): Query<Audit> {
  return db
    .collection(paths.audits())
    .withConverter(converter)
    .where('action', 'in', actions)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at', 'desc');
}

/** When the first decision that the log has was taken; undefined of an empty log. */
export async function firstDecisionAt(db: Firestore): Promise<Date | undefined> {
  const { docs } = await db.collection(paths.audits()).orderBy('at').limit(1).get();
  const at: unknown = docs[0]?.get('at');
  return at instanceof Timestamp ? at.toDate() : undefined;
}
