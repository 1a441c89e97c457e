import { comparePaths, equalPaths, type FieldPath, isNamePath } from '../values/field-path.ts';
import { fieldReader } from '../values/fields.ts';
import type { QueryFilter } from '../values/filter.ts';
import { compareValues } from '../values/order.ts';
import { compareNames } from '../values/resource-name.ts';
import type { Document } from '../values/value.ts';
import type { OrderBy, StructuredQuery } from './structured-query.ts';

const INEQUALITIES: ReadonlySet<string> = new Set([
  '<',
  '<=',
  '>',
  '>=',
  '!=',
  'not-in',
  'is-not-null',
  'is-not-nan',
]);
const NAME: FieldPath = ['__name__'];

/**
 * The order a query really has: its own, then its inequality fields by name, then `__name__`, the added ones in the
 * last given direction (firebase.google.com/docs/firestore/query-data/multiple-range-fields).
 */
export function fullOrder(query: Pick<StructuredQuery, 'orderBy' | 'where'>): readonly OrderBy[] {
  const orders = [...query.orderBy];
  const direction = orders.at(-1)?.direction ?? 'asc';
  const added = inequalityFields(query.where)
    .filter((field) => !isNamePath(field))
    .toSorted(comparePaths);
  for (const field of [...added, NAME]) {
    if (!orders.some((order) => equalPaths(order.field, field))) orders.push({ field, direction });
  }
  return orders;
}

/** The fields that a filter compares with other than equality, each once. */
export function inequalityFields(filter: QueryFilter | undefined): FieldPath[] {
  const found: FieldPath[] = [];
  const visit = (part: QueryFilter): void => {
    if (part.kind === 'and' || part.kind === 'or') part.filters.forEach(visit);
    else if (INEQUALITIES.has(part.op) && !found.some((field) => equalPaths(field, part.field)))
      found.push(part.field);
  };
  if (filter) visit(filter);
  return found;
}

/** Compares documents by an order; a document that lacks a field must not get here. */
export function documentComparator(orders: readonly OrderBy[]): (a: Document, b: Document) => number {
  const parts = orders.map(({ field, direction }) => ({
    compare: isNamePath(field) ? byName : byField(field),
    sign: direction === 'asc' ? 1 : -1,
  }));
  return (a, b) => {
    for (const { compare, sign } of parts) {
      const order = compare(a, b);
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}

function byName(a: Document, b: Document): number {
  return compareNames(a.name, b.name);
}

function byField(field: FieldPath): (a: Document, b: Document) => number {
  const read = fieldReader(field);
  return (a, b) => {
    const left = read(a);
    const right = read(b);
    return left && right ? compareValues(left, right) : 0;
  };
}
