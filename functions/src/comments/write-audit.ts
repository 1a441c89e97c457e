import type { Audit } from '@rawi/model/truth/audit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { auditRef } from '../data/documents.ts';
import type { Random } from '../secrets/random.ts';

/**
 * Writes a decision to the audit log in its own transaction, under its name, or under a new id if it has
 * none.
 */
export function writeAudit(
  transaction: Transaction,
  db: Firestore,
  named: Random | { readonly decisionId: string },
  decision: Audit,
): void {
  const id = 'decisionId' in named ? named.decisionId : named.id();
  transaction.create(auditRef(db, id), decision);
}
