import { aggregate } from '../query/aggregate.ts';
import type { Aggregation, StructuredQuery } from '../query/structured-query.ts';
import type { Caller } from '../values/auth.ts';
import type { AggregationResponse, Consistency } from './api.ts';
import type { ApiContext } from './context.ts';
import { readQuery } from './run-query.ts';

/** `RunAggregationQuery`: count, sum and average over what the query would return. */
export function runAggregationQuery(
  context: ApiContext,
  caller: Caller,
  parent: string,
  query: StructuredQuery,
  aggregations: readonly Aggregation[],
  consistency: Consistency,
): AggregationResponse {
  const { point, database, documents } = readQuery(context, caller, parent, query, consistency);
  context.store.meterOf(database).addAggregation(documents.length);
  return { transaction: point.begun, readTime: point.readTime, fields: aggregate(documents, aggregations) };
}
