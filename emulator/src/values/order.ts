import { compareNames } from './resource-name.ts';
import { compareText } from './text-order.ts';
import { compareTimestamps } from './timestamp.ts';
import type { Fields, Value } from './value.ts';

/** The rank of a value's type: values of a lower rank sort first. Integers and doubles share one rank. */
export function typeRank(value: Value): number {
  switch (value.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
      return 2;
    case 'timestamp':
      return 3;
    case 'string':
      return 4;
    case 'bytes':
      return 5;
    case 'reference':
      return 6;
    case 'geopoint':
      return 7;
    case 'array':
      return 8;
    case 'map':
      return isVector(value) ? 9 : 10;
    default:
      return unknownKind(value);
  }
}

/** True for the map that stands for an embedding vector: `{__type__: '__vector__', value: [numbers]}`. */
export function isVector(value: Value): boolean {
  return vectorElements(value) !== undefined;
}

/** Firestore's total order over all values; 0 for values that queries hold equal (1 and 1.0, 0 and -0, NaN and NaN). */
export function compareValues(a: Value, b: Value): number {
  if (a.kind === 'string' && b.kind === 'string') return compareText(a.value, b.value);
  const byType = typeRank(a) - typeRank(b);
  if (byType !== 0) return byType;
  switch (a.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return b.kind === 'boolean' ? Number(a.value) - Number(b.value) : 0;
    case 'integer':
    case 'double':
      return b.kind === 'integer' || b.kind === 'double' ? compareNumbers(a.value, b.value) : 0;
    case 'timestamp':
      return b.kind === 'timestamp' ? compareTimestamps(a, b) : 0;
    case 'string':
      return 0;
    case 'bytes':
      return b.kind === 'bytes' ? Buffer.compare(a.value, b.value) : 0;
    case 'reference':
      return b.kind === 'reference' ? compareNames(a.name, b.name) : 0;
    case 'geopoint':
      return b.kind === 'geopoint'
        ? compareDoubles(a.latitude, b.latitude) || compareDoubles(a.longitude, b.longitude)
        : 0;
    case 'array':
      return b.kind === 'array' ? compareLists(a.values, b.values) : 0;
    case 'map':
      return b.kind === 'map' ? compareMaps(a, b) : 0;
    default:
      return unknownKind(a);
  }
}

/** True for values that a query's `==` holds equal. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** True only for the very same stored value: 1 is not 1.0 and 0 is not -0. Says whether a write changes anything. */
export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.value, b.value);
  if (a.kind === 'geopoint' && b.kind === 'geopoint') {
    return Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude);
  }
  if (a.kind === 'array' && b.kind === 'array') {
    return (
      a.values.length === b.values.length && a.values.every((item, i) => sameOrBothAbsent(item, b.values[i]))
    );
  }
  if (a.kind === 'map' && b.kind === 'map') return sameFields(a.fields, b.fields);
  return compareValues(a, b) === 0;
}

/** True if both hold the same fields with the same values, in whatever order they were given. */
export function sameFields(a: Fields, b: Fields): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [key, value] of a) if (!sameOrBothAbsent(value, b.get(key))) return false;
  return true;
}

function sameOrBothAbsent(a: Value, b: Value | undefined): boolean {
  return b !== undefined && sameValue(a, b);
}

/** Compares numbers exactly, even where a 64-bit integer has no double of its own; NaN sorts before all others. */
export function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (typeof a === 'number' && typeof b === 'number') return compareDoubles(a, b);
  if (typeof a === 'bigint' && typeof b === 'bigint') return a < b ? -1 : a > b ? 1 : 0;
  if (Number.isNaN(a)) return -1;
  if (Number.isNaN(b)) return 1;
  // JavaScript compares a bigint and a number by their exact mathematical values.
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (right === undefined) return 1;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Value & { kind: 'map' }, b: Value & { kind: 'map' }): number {
  const left = vectorElements(a);
  const right = vectorElements(b);
  if (left && right) return left.length - right.length || compareLists(left, right);
  const leftKeys = [...a.fields.keys()].toSorted(compareText);
  const rightKeys = [...b.fields.keys()].toSorted(compareText);
  for (const [i, key] of leftKeys.entries()) {
    const other = rightKeys[i];
    if (other === undefined) return 1;
    const byKey = compareText(key, other);
    if (byKey !== 0) return byKey;
    const mine = a.fields.get(key);
    const theirs = b.fields.get(other);
    const byValue = mine && theirs ? compareValues(mine, theirs) : 0;
    if (byValue !== 0) return byValue;
  }
  return leftKeys.length - rightKeys.length;
}

function vectorElements(value: Value): readonly Value[] | undefined {
  if (value.kind !== 'map' || value.fields.size !== 2) return undefined;
  const type = value.fields.get('__type__');
  const elements = value.fields.get('value');
  return type?.kind === 'string' && type.value === '__vector__' && elements?.kind === 'array'
    ? elements.values
    : undefined;
}

function unknownKind(value: never): never {
  throw new TypeError(`not a Firestore value: ${JSON.stringify(value)}`);
}
