import { FirestoreError } from '../errors.ts';
import { equalPaths, type FieldPath, formatFieldPath, isNamePath } from '../values/field-path.ts';
import type { QueryFilter } from '../values/filter.ts';
import { checkCollectionId, parseParentName } from '../values/resource-name.ts';
import type { Value } from '../values/value.ts';
import { conjunctions, countDisjunctions, type FieldFilter, leaves } from './disjunctions.ts';
import { fullOrder, inequalityFields } from './order-by.ts';
import type { Cursor, OrderBy, StructuredQuery } from './structured-query.ts';

/** Limits of firebase.google.com/docs/firestore/query-data/queries; messages are those of Google's emulator. */
const MAX_DISJUNCTIONS = 30;
const MAX_VALUES = { in: 30, 'array-contains-any': 30, 'not-in': 10 } as const;
const LIST_OPERATORS = { in: 'IN', 'array-contains-any': 'ARRAY_CONTAINS_ANY', 'not-in': 'NOT_IN' } as const;
const NEGATIONS: ReadonlySet<string> = new Set(['!=', 'not-in', 'is-not-null', 'is-not-nan']);

/** Throws `INVALID_ARGUMENT` (or `FAILED_PRECONDITION`) for a query that Firestore refuses whatever the indexes. */
export function validateQuery(query: StructuredQuery): void {
  checkCollectionId(query.from.collectionId);
  if (query.limit !== undefined && query.limit < 0) throw invalid('limit is negative');
  if (query.offset < 0) throw invalid('offset is negative');
  const filters = leaves(query.where);
  for (const filter of filters) checkFilter(filter);
  if (query.where) checkCombination(query.where, filters);
  checkOrder(query, filters);
  checkCursor(query.startAt, query.orderBy);
  checkCursor(query.endAt, query.orderBy);
}

function checkFilter(filter: FieldFilter): void {
  if (filter.kind === 'unary') {
    if (isNamePath(filter.field)) throw invalid('__key__ filter value must be a Key');
    return;
  }
  const { op, value } = filter;
  const listed = op === 'in' || op === 'not-in' || op === 'array-contains-any';
  if (listed) {
    const name = LIST_OPERATORS[op];
    if (value.kind !== 'array') throw invalid(`'${name}' requires an ArrayValue.`);
    if (value.values.length === 0) throw invalid(`'${name}' requires an non-empty ArrayValue.`);
    if (value.values.length > MAX_VALUES[op]) {
      throw invalid(`'${name}' supports up to ${MAX_VALUES[op]} comparison values.`);
    }
  }
  if (!isNamePath(filter.field)) return;
  if (op === 'array-contains' || op === 'array-contains-any') throw invalid('the name __key__ is reserved');
  for (const one of listed && value.kind === 'array' ? value.values : [value]) checkNameValue(one);
}

function checkNameValue(value: Value): void {
  if (value.kind !== 'reference') throw invalid('__key__ filter value must be a Key');
  parseParentName(value.name);
}

function checkCombination(where: QueryFilter, filters: readonly FieldFilter[]): void {
  if (filters.filter(({ op }) => NEGATIONS.has(op)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const ops = new Set<string>(filters.map(({ op }) => op));
  if (ops.has('not-in') && (ops.has('in') || ops.has('array-contains-any') || hasOr(where))) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  const count = countDisjunctions(where);
  if (count === 0) throw invalid('An OR needs at least one filter.');
  if (count > MAX_DISJUNCTIONS) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  for (const conjunction of conjunctions(where)) {
    const byName = conjunction.some(({ field, op }) => isNamePath(field) && op === '==');
    const inequalities = inequalityFields({ kind: 'and', filters: conjunction });
    if (byName && inequalities.length > 0 && !inequalities.some(isNamePath)) {
      throw invalid(
        'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
      );
    }
    if (conjunction.filter(({ op }) => op === 'array-contains' || op === 'array-contains-any').length > 1) {
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        'Only a single array-contains clause is allowed in a query',
      );
    }
  }
}

function hasOr(filter: QueryFilter): boolean {
  if (filter.kind !== 'and' && filter.kind !== 'or') return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr);
}

function checkOrder(query: StructuredQuery, filters: readonly FieldFilter[]): void {
  const everyCollection = query.from.collectionId === '';
  const filtered = filters.find(({ field }) => !isNamePath(field));
  if (everyCollection && filtered)
    throw invalid(`kind is required for filter: ${printField(filtered.field)}`);
  for (const [i, { field }] of query.orderBy.entries()) {
    if (query.orderBy.slice(0, i).some((earlier) => equalPaths(earlier.field, field))) {
      throw invalid(`order by clause cannot contain duplicate fields ${printField(field)}`);
    }
    if (everyCollection && !isNamePath(field)) {
      throw invalid('kind is required for all orders except __key__ ascending');
    }
  }
  const orders = fullOrder(query);
  if (orders.findIndex(({ field }) => isNamePath(field)) < orders.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key');
  }
  if (orders.length === 1 && orders[0]?.direction === 'desc' && !filtered) {
    throw new FirestoreError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
}

/** A cursor holds at most one value for each explicit order; `__name__` takes a reference. */
function checkCursor(cursor: Cursor | undefined, orders: readonly OrderBy[]): void {
  if (!cursor) return;
  if (cursor.values.length > orders.length) throw invalid('Cursor has too many values.');
  for (const [i, value] of cursor.values.entries()) {
    const order = orders[i];
    if (!order || !isNamePath(order.field)) continue;
    if (value.kind !== 'reference') throw invalid('Cursor __key__ value is not a document reference.');
    parseParentName(value.name);
  }
}

function printField(field: FieldPath): string {
  return isNamePath(field) ? '__key__' : formatFieldPath(field);
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
