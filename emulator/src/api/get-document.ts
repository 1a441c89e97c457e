import { FirestoreError } from '../errors.ts';
import { relativePath } from '../store/store.ts';
import type { Caller } from '../values/auth.ts';
import type { FieldPath } from '../values/field-path.ts';
import { projectDocument } from '../values/fields.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import type { Document } from '../values/value.ts';
import type { Consistency } from './api.ts';
import type { ApiContext } from './context.ts';
import { requireGet } from './permission.ts';
import { type ReadPoint, readPoint } from './read-point.ts';

/** `GetDocument`: `NOT_FOUND` if there is none. */
export function getDocument(
  context: ApiContext,
  caller: Caller,
  name: string,
  mask: readonly FieldPath[] | undefined,
  consistency: Consistency,
): Document {
  const { database } = parseDocumentName(name);
  const document = readOne(context, caller, database, name, readPoint(context, database, consistency));
  if (!document) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
  return projectDocument(document, mask);
}

/** Reads one document under rules, bills it, and lets the transaction remember it. */
export function readOne(
  context: ApiContext,
  caller: Caller,
  database: string,
  name: string,
  point: ReadPoint,
): Document | undefined {
  const path = relativePath(name);
  const document = context.store.database(database).get(path, point.at);
  requireGet(context, caller, database, name, document, { time: point.readTime, at: point.at });
  context.store.meterOf(database).addReads(1);
  point.transaction?.paths.add(path);
  return document;
}
