import { FirestoreError } from '../errors.ts';
import type { Caller } from '../values/auth.ts';
import type { FieldPath } from '../values/field-path.ts';
import { projectDocument } from '../values/fields.ts';
import { checkDatabaseName, parseDocumentName } from '../values/resource-name.ts';
import type { BatchGetResponse, Consistency } from './api.ts';
import type { ApiContext } from './context.ts';
import { readOne } from './get-document.ts';
import { readPoint } from './read-point.ts';

/** `BatchGetDocuments`: each document once, found or missing, all as of one time. */
export function batchGet(
  context: ApiContext,
  caller: Caller,
  database: string,
  names: readonly string[],
  mask: readonly FieldPath[] | undefined,
  consistency: Consistency,
): BatchGetResponse {
  checkDatabaseName(database);
  for (const name of names) requireInDatabase(name, database);
  const point = readPoint(context, database, consistency);
  const results = [...new Set(names)].map((name) => {
    const document = readOne(context, caller, database, name, point);
    return document ? { found: projectDocument(document, mask) } : { missing: name };
  });
  return { transaction: point.begun, readTime: point.readTime, results };
}

/** Throws `INVALID_ARGUMENT` unless `name` is a document of that database. */
export function requireInDatabase(name: string, database: string): void {
  if (parseDocumentName(name).database !== database) {
    throw new FirestoreError('INVALID_ARGUMENT', `Document "${name}" is not in database "${database}".`);
  }
}
