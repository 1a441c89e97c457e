import type { Audit } from '@rawi/model/truth/audit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { auditRef } from '../data/documents.ts';

/**
 * Whether this was decided before (`decisionIdOf`). Throws `invalid-fields` if the request's id belongs to
 * something else.
 */
export async function wasDecided(
  transaction: Transaction,
  db: Firestore,
  decisionId: string,
  { action, by, about }: Pick<Audit, 'action' | 'by' | 'about'>,
): Promise<boolean> {
  const kept = (await transaction.get(auditRef(db, decisionId))).data();
  if (!kept) return false;
  if (kept.action === action && kept.by === by && kept.about === about) return true;
  throw new CallError('invalid-fields', { fields: { requestId: 'invalid' } });
}
