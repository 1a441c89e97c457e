import { type FieldPath, isNamePath } from '../values/field-path.ts';
import { fieldReader } from '../values/fields.ts';
import type { Document } from '../values/value.ts';
import { cursorPredicate } from './cursor.ts';
import { filterPredicate, type Predicate } from './filter.ts';
import { documentComparator, fullOrder } from './order-by.ts';
import type { OrderBy, StructuredQuery } from './structured-query.ts';

/** A query made ready to run or to listen to: pure functions over single documents. */
export interface QueryPlan {
  readonly query: StructuredQuery;
  readonly orders: readonly OrderBy[];
  /** True for a document of the right collection that the query would return but for offset and limit. */
  readonly matches: Predicate;
  readonly compare: (a: Document, b: Document) => number;
  /** Documents that come before the first returned one. */
  readonly offset: number;
  /** `Infinity` without a limit. */
  readonly limit: number;
  /** Set if documents in order of their names already stand in the query's order. */
  readonly byName: 'asc' | 'desc' | undefined;
}

/** Prepares a query that `validateQuery` has accepted; documents without one of the `required` fields are left out. */
export function planQuery(query: StructuredQuery, required: readonly FieldPath[] = []): QueryPlan {
  const orders = fullOrder(query);
  const present = [...orders.map((order) => order.field), ...required]
    .filter((field) => !isNamePath(field))
    .map(fieldReader);
  const filtered = filterPredicate(query.where);
  const bounded = cursorPredicate(orders, query.startAt, query.endAt);
  const first = orders[0];
  return {
    query,
    orders,
    matches: (document) =>
      filtered(document) && present.every((read) => read(document) !== undefined) && bounded(document),
    compare: documentComparator(orders),
    offset: query.offset,
    limit: query.limit ?? Number.POSITIVE_INFINITY,
    byName: first && isNamePath(first.field) ? first.direction : undefined,
  };
}

/** How many matches a limited query collects before it drops those beyond its limit. */
const ROUND = 256;

/** Runs a plan over the candidates of its collection, given in ascending order of their names. */
export function runPlan(
  plan: QueryPlan,
  candidates: Iterable<Document>,
): { documents: Document[]; skipped: number } {
  const wanted = plan.offset + plan.limit;
  const found = plan.byName === 'asc' ? take(plan, candidates, wanted) : sortFirst(plan, candidates, wanted);
  const skipped = Math.min(plan.offset, found.length);
  return { documents: found.slice(plan.offset), skipped };
}

function take(plan: QueryPlan, candidates: Iterable<Document>, wanted: number): Document[] {
  const found: Document[] = [];
  if (wanted === 0) return found;
  for (const document of candidates) {
    if (!plan.matches(document)) continue;
    found.push(document);
    if (found.length >= wanted) break;
  }
  return found;
}

/** The first `wanted` matches in order; sorts in rounds, so that a small limit never sorts a large collection. */
function sortFirst(plan: QueryPlan, candidates: Iterable<Document>, wanted: number): Document[] {
  const room = Math.max(ROUND, wanted * 2);
  let found: Document[] = [];
  let last: Document | undefined;
  for (const document of candidates) {
    if (!plan.matches(document) || (last && plan.compare(document, last) > 0)) continue;
    found.push(document);
    if (found.length < room) continue;
    found = found.toSorted(plan.compare).slice(0, wanted);
    last = found[wanted - 1];
  }
  return found.toSorted(plan.compare).slice(0, wanted);
}
