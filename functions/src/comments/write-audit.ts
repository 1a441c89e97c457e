import type { Audit } from '@rawi/model/truth/audit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { auditRef } from '../data/documents.ts';
import type { Random } from '../secrets/random.ts';

/** Keeps a decision in the transaction that takes it, under an id of its own unless its request has one. */
export function writeAudit(
  transaction: Transaction,
  db: Firestore,
  named: Random | { readonly requestId: string },
  decision: Audit,
): void {
  const id = 'requestId' in named ? named.requestId : named.id();
  transaction.create(auditRef(db, id), decision);
}
