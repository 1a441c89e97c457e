import type { Audit } from '@rawi/model/truth/audit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { auditRef } from '../data/documents.ts';

/**
 * Whether a decision was carried out before, by the record that is kept under its name (`decisionIdOf`). Throws `invalid-fields` where the id
 * names another decision.
 */
export async function isKeptRequest(
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
