import { isSame } from '@rawi/model/pages/is-same';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';

/** Fields that the catalogue states; one that is undefined is stated to be absent. */
export type Stated<T> = { readonly [F in keyof T]?: unknown };

/** One document to be written: created whole, or some fields of it, so that all others stay. */
export type DocumentWrite =
  | { readonly path: string; readonly create: object }
  /** `readAs`: fails where it was changed since it was read. */
  | { readonly path: string; readonly update: Readonly<Record<string, unknown>>; readonly readAs?: Timestamp }
  /** Fields of a document that may not be there yet. */
  | { readonly path: string; readonly merge: Readonly<Record<string, unknown>> }
  | { readonly path: string; readonly remove: true };

/** The document with the stated fields, and without those stated to be absent, at any depth. */
export function withStated(before: object, stated: object): Record<string, unknown> {
  return dropUndefined({ ...before, ...stated });
}

/** Creates what is not there; else updates the stated fields that differ, where any does. */
export function writeOf(
  path: string,
  before: object | undefined,
  after: object,
  stated: object,
  readAs?: Timestamp,
): DocumentWrite[] {
  if (!before) return [{ path, create: dropUndefined(after) }];
  const kept = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(stated).filter(([name, value]) => !isSame(kept.get(name), value));
  if (changed.length === 0) return [];
  const update = changed.map(([name, value]) => [
    name,
    value === undefined ? FieldValue.delete() : dropUndefinedDeep(value),
  ]);
  const fields = Object.fromEntries(update) as Record<string, unknown>;
  return [{ path, update: fields, ...(readAs && { readAs }) }];
}

/** Puts the write into a transaction. */
export function applyWrite(transaction: Transaction, firestore: Firestore, write: DocumentWrite): void {
  const reference = firestore.doc(write.path) as DocumentReference<Record<string, unknown>>;
  if ('create' in write) transaction.create(reference, { ...write.create });
  else if ('remove' in write) transaction.delete(reference);
  else if ('update' in write) {
    const { update, readAs } = write;
    transaction.update(reference, { ...update }, readAs ? { lastUpdateTime: readAs } : {});
  } else transaction.set(reference, write.merge, { merge: true });
}

/** Firestore knows no undefined. */
function dropUndefined(fields: object): Record<string, unknown> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, dropUndefinedDeep(value)]));
}

function dropUndefinedDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropUndefinedDeep);
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof FieldValue)
    return value;
  return dropUndefined(value);
}
