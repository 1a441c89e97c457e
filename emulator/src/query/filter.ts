import { fieldReader } from '../values/fields.ts';
import type { QueryFilter } from '../values/filter.ts';
import { compareValues, equalValues, typeRank } from '../values/order.ts';
import type { Document, Value } from '../values/value.ts';

export type Predicate = (document: Document) => boolean;

/**
 * The test a `where` puts to each document. A document without a field never matches a filter on it; null and NaN
 * equal nothing (SDKs ask for them with unary filters), and ranges stay within one type.
 */
export function filterPredicate(filter: QueryFilter | undefined): Predicate {
  if (filter === undefined) return () => true;
  if (filter.kind === 'and' || filter.kind === 'or') {
    const inner = filter.filters.map(filterPredicate);
    return filter.kind === 'and'
      ? (document) => inner.every((test) => test(document))
      : (document) => inner.some((test) => test(document));
  }
  const read = fieldReader(filter.field);
  const test = valueTest(filter);
  return (document) => {
    const value = read(document);
    return value !== undefined && test(value);
  };
}

function valueTest(filter: Exclude<QueryFilter, { kind: 'and' | 'or' }>): (value: Value) => boolean {
  if (filter.kind === 'unary') {
    switch (filter.op) {
      case 'is-null':
        return isNull;
      case 'is-not-null':
        return (value) => !isNull(value);
      case 'is-nan':
        return isNaNValue;
      case 'is-not-nan':
        return (value) => !isNull(value) && !isNaNValue(value);
    }
  }
  const operand = filter.value;
  switch (filter.op) {
    case '==':
      return (value) => matchesEqual(value, operand);
    case '!=':
      return isNull(operand) ? () => false : (value) => !isNull(value) && !matchesEqual(value, operand);
    case '<':
      return range(operand, (order) => order < 0);
    case '<=':
      return range(operand, (order) => order <= 0);
    case '>':
      return range(operand, (order) => order > 0);
    case '>=':
      return range(operand, (order) => order >= 0);
    case 'array-contains':
      return (value) => value.kind === 'array' && contains(value.values, operand);
    case 'in': {
      const options = readList(operand);
      return (value) => contains(options, value);
    }
    case 'not-in': {
      const options = readList(operand);
      return options.some(isNull) ? () => false : (value) => !isNull(value) && !contains(options, value);
    }
    case 'array-contains-any': {
      const options = readList(operand);
      return (value) => value.kind === 'array' && value.values.some((item) => contains(options, item));
    }
  }
}

function range(operand: Value, accepts: (order: number) => boolean): (value: Value) => boolean {
  if (isNull(operand) || isNaNValue(operand)) return () => false;
  const rank = typeRank(operand);
  return (value) => typeRank(value) === rank && !isNaNValue(value) && accepts(compareValues(value, operand));
}

function matchesEqual(a: Value, b: Value): boolean {
  return !isNull(a) && !isNaNValue(a) && equalValues(a, b);
}

function contains(list: readonly Value[], wanted: Value): boolean {
  return list.some((item) => matchesEqual(item, wanted));
}

function readList(operand: Value): readonly Value[] {
  return operand.kind === 'array' ? operand.values : [];
}

function isNull(value: Value): boolean {
  return value.kind === 'null';
}

function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}
