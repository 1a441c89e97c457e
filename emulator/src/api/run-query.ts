import { requireIndex } from '../query/index-check.ts';
import type { CompositeIndex } from '../query/index-config.ts';
import { planQuery, runPlan } from '../query/plan.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { validateQuery } from '../query/validate.ts';
import { projectOf } from '../store/store.ts';
import type { Caller } from '../values/auth.ts';
import type { FieldPath } from '../values/field-path.ts';
import { projectDocument } from '../values/fields.ts';
import { parseParentName } from '../values/resource-name.ts';
import type { Document } from '../values/value.ts';
import type { Consistency, RunQueryResponse } from './api.ts';
import type { ApiContext } from './context.ts';
import { requireList } from './permission.ts';
import { type ReadPoint, readPoint } from './read-point.ts';

/** `RunQuery`: the documents in order, and how many the offset skipped. */
export function runQuery(
  context: ApiContext,
  caller: Caller,
  parent: string,
  query: StructuredQuery,
  consistency: Consistency,
): RunQueryResponse {
  const { point, database, documents, skipped } = readQuery(context, caller, parent, query, consistency);
  context.store.meterOf(database).addQuery(documents.length + skipped);
  return {
    transaction: point.begun,
    readTime: point.readTime,
    documents: documents.map((document) => selectFields(document, query)),
    skipped,
  };
}

/** The document with only the fields that the query selects. */
export function selectFields(document: Document, query: StructuredQuery): Document {
  return projectDocument(document, query.select?.length ? query.select : undefined);
}

/**
 * Checks a query, its index and its permission, and runs it unprojected and unbilled. Documents that lack one of the
 * `aggregated` fields take no part, as in production.
 */
export function readQuery(
  context: ApiContext,
  caller: Caller,
  parent: string,
  query: StructuredQuery,
  consistency: Consistency,
  aggregated: readonly FieldPath[] = [],
): { point: ReadPoint; database: string; documents: readonly Document[]; skipped: number } {
  const { database, segments, indexes } = checkQuery(context, parent, query, aggregated);
  const point = readPoint(context, database, consistency);
  requireList(context, caller, database, parent, query, { time: point.readTime, at: point.at });
  countIndexes(context, database, indexes);
  const parentPath = segments.join('/');
  point.transaction?.queries.push({ parent: parentPath, query });
  const candidates = context.store.database(database).candidates(parentPath, query, point.at);
  return { point, database, ...runPlan(planQuery(query, aggregated), candidates) };
}

/** Throws for a query that Firestore refuses; returns where it looks, and which composite indexes answer it. */
export function checkQuery(
  context: ApiContext,
  parent: string,
  query: StructuredQuery,
  aggregated: readonly FieldPath[] = [],
): { database: string; segments: readonly string[]; indexes: readonly CompositeIndex[] } {
  const place = parseParentName(parent);
  validateQuery(query);
  const indexes = context.indexes ? requireIndex(context.indexes.config, query, aggregated) : [];
  return { ...place, indexes };
}

/** Counts a query that was allowed, for the indexes that answered it. */
export function countIndexes(
  context: ApiContext,
  database: string,
  indexes: readonly CompositeIndex[],
): void {
  context.indexes?.addQuery(projectOf(database), indexes);
}
