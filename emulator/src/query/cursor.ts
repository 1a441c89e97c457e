import { fieldReader } from '../values/fields.ts';
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
  const compareToStart = startAt && cursorComparator(orders, startAt);
  const compareToEnd = endAt && cursorComparator(orders, endAt);
  return (document) => {
    if (compareToStart) {
      const order = compareToStart(document);
      if (startAt.before ? order < 0 : order <= 0) return false;
    }
    if (compareToEnd) {
      const order = compareToEnd(document);
      if (endAt.before ? order >= 0 : order > 0) return false;
    }
    return true;
  };
}

function cursorComparator(orders: readonly OrderBy[], cursor: Cursor): (document: Document) => number {
  const parts = cursor.values.flatMap((value, i) => {
    const by = orders[i];
    return by ? [{ value, read: fieldReader(by.field), sign: by.direction === 'asc' ? 1 : -1 }] : [];
  });
  return (document) => {
    for (const { value, read, sign } of parts) {
      const mine = read(document);
      const order = mine ? compareValues(mine, value) * sign : 0;
      if (order !== 0) return order;
    }
    return 0;
  };
}
