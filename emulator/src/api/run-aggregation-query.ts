import { FirestoreError } from '../errors.ts';
import { aggregate } from '../query/aggregate.ts';
import type { Aggregation, StructuredQuery } from '../query/structured-query.ts';
import type { Caller } from '../values/auth.ts';
import { type FieldPath, isNamePath } from '../values/field-path.ts';
import { isReserved } from '../values/resource-name.ts';
import type { AggregationResponse, Consistency } from './api.ts';
import type { ApiContext } from './context.ts';
import { readQuery } from './run-query.ts';

/** The most aggregations of one request (firebase.google.com/docs/firestore/query-data/aggregation-queries). */
const MAX_AGGREGATIONS = 5;

/** `RunAggregationQuery`: count, sum and average over what the query would return. */
export function runAggregationQuery(
  context: ApiContext,
  caller: Caller,
  parent: string,
  query: StructuredQuery,
  aggregations: readonly Aggregation[],
  consistency: Consistency,
): AggregationResponse {
  const named = nameAggregations(aggregations);
  checkAggregations(named);
  const fields = named.flatMap((one): readonly FieldPath[] => (one.kind === 'count' ? [] : [one.field]));
  const read = readQuery(context, caller, parent, query, consistency, fields);
  const upTo = named.every((one) => one.kind === 'count') ? Math.max(...named.map(countLimit)) : Infinity;
  context.store.meterOf(read.database).addAggregation(Math.min(read.documents.length, upTo));
  return {
    transaction: read.point.begun,
    readTime: read.point.readTime,
    fields: aggregate(read.documents, named),
  };
}

/** An aggregation without an alias is called `field_1`, `field_2`, … */
function nameAggregations(aggregations: readonly Aggregation[]): Aggregation[] {
  let unnamed = 0;
  return aggregations.map((one) => (one.alias === '' ? { ...one, alias: `field_${++unnamed}` } : one));
}

function checkAggregations(aggregations: readonly Aggregation[]): void {
  if (aggregations.length === 0) throw invalid('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  const aliases = new Set<string>();
  for (const one of aggregations) {
    if (isReserved(one.alias)) throw invalid(`The property.name "${one.alias}" is reserved.`);
    if (aliases.has(one.alias)) throw invalid(`Aggregation aliases contain duplicate alias: ${one.alias}.`);
    aliases.add(one.alias);
    if (one.kind === 'count' && (one.upTo ?? 0) < 0) {
      throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
    }
    if (one.kind !== 'count' && isNamePath(one.field)) {
      throw invalid('Aggregations are not supported for the property: __key__');
    }
  }
}

function countLimit(one: Aggregation): number {
  return (one.kind === 'count' ? one.upTo : undefined) ?? Infinity;
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
