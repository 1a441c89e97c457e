import { equalPaths, type FieldPath, formatFieldPath, isNamePath } from '../values/field-path.ts';
import { getDocumentField } from '../values/fields.ts';
import type { QueryFilter } from '../values/filter.ts';
import { compareValues } from '../values/order.ts';
import { compareNames } from '../values/resource-name.ts';
import { compareText } from '../values/text-order.ts';
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
    .toSorted((a, b) => compareText(formatFieldPath(a), formatFieldPath(b)));
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
  return (a, b) => {
    for (const { field, direction } of orders) {
      const order = isNamePath(field) ? compareNames(a.name, b.name) : compareFields(a, b, field);
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return 0;
  };
}

function compareFields(a: Document, b: Document, field: FieldPath): number {
  const left = getDocumentField(a, field);
  const right = getDocumentField(b, field);
  return left && right ? compareValues(left, right) : 0;
}
