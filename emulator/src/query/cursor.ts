import { getDocumentField } from '../values/fields.ts';
import { compareValues } from '../values/order.ts';
import type { Document } from '../values/value.ts';
import type { Predicate } from './filter.ts';
import type { Cursor, OrderBy } from './structured-query.ts';

/** Keeps the documents between the two cursors; a cursor may name fewer values than the order has fields. */
export function cursorPredicate(
  orders: readonly OrderBy[],
  startAt: Cursor | undefined,
  endAt: Cursor | undefined,
): Predicate {
  if (!startAt && !endAt) return () => true;
  return (document) => {
    if (startAt) {
      const order = compareToCursor(document, startAt, orders);
      if (startAt.before ? order < 0 : order <= 0) return false;
    }
    if (endAt) {
      const order = compareToCursor(document, endAt, orders);
      if (endAt.before ? order >= 0 : order > 0) return false;
    }
    return true;
  };
}

function compareToCursor(document: Document, cursor: Cursor, orders: readonly OrderBy[]): number {
  for (const [i, value] of cursor.values.entries()) {
    const by = orders[i];
    const mine = by && getDocumentField(document, by.field);
    if (!by || !mine) return 0;
    const order = compareValues(mine, value);
    if (order !== 0) return by.direction === 'asc' ? order : -order;
  }
  return 0;
}
