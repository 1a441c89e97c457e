import { isSame } from '@rawi/model/pages/is-same';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';

/**
 * The update from a document's earlier state to its new one: fields that have not changed, or are unknown to
 * this build, are kept. Null is a value, which queries find.
 */
export function bring(
  transaction: Transaction,
  ref: DocumentReference,
  before: object | undefined,
  after: object | undefined,
): void {
  if (!after) {
    if (before) transaction.delete(ref);
    return;
  }
  if (!before) {
    transaction.create(ref, { ...after });
    return;
  }
  const [was, is] = [
    new Map<string, unknown>(Object.entries(before)),
    new Map<string, unknown>(Object.entries(after)),
  ];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => !isSame(was.get(name), is.get(name)),
  );
  if (names.length === 0) return;
  transaction.update(
    ref,
    Object.fromEntries(
      names.map((name) => [name, is.get(name) === undefined ? FieldValue.delete() : is.get(name)]),
    ),
  );
}
