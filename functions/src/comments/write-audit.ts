import type { Audit } from '@rawi/model/truth/audit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { auditRef } from '../data/documents.ts';
import type { Random } from '../secrets/random.ts';

/** Keeps a decision in the transaction that takes it. */
export function writeAudit(transaction: Transaction, db: Firestore, random: Random, decision: Audit): void {
  transaction.create(auditRef(db, random.id()), decision);
}
