import { compareNumbers, isNumber } from './number.ts';
import type { PathSegment, RulesFields, RulesValue } from './value.ts';

/**
 * `==` of the language. Values of different kinds are unequal, except that `1 == 1.0`; NaN equals nothing;
 * lists compare in order, sets and maps do not.
 */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right) === 0;
  switch (left.kind) {
    case 'null':
      return right.kind === 'null';
    case 'bool':
      return right.kind === 'bool' && left.value === right.value;
    case 'int':
    case 'float':
      return false;
    case 'string':
      return right.kind === 'string' && left.value === right.value;
    case 'bytes':
      return right.kind === 'bytes' && compareBytes(left.value, right.value) === 0;
    case 'timestamp':
      return right.kind === 'timestamp' && left.nanos === right.nanos;
    case 'duration':
      return right.kind === 'duration' && left.nanos === right.nanos;
    case 'latlng':
      return (
        right.kind === 'latlng' && left.latitude === right.latitude && left.longitude === right.longitude
      );
    case 'list':
      return right.kind === 'list' && everyPair(left.values, right.values, equals);
    case 'set':
      return (
        right.kind === 'set' &&
        left.values.length === right.values.length &&
        left.values.every((value) => includes(right.values, value))
      );
    case 'map':
      return right.kind === 'map' && equalFields(left.fields, right.fields);
    case 'path':
      return right.kind === 'path' && everyPair(left.segments, right.segments, equalSegments);
    case 'map_diff':
      return (
        right.kind === 'map_diff' &&
        equalFields(left.before, right.before) &&
        equalFields(left.after, right.after)
      );
  }
}

/** Whether some element equals `value`. */
export function includes(values: readonly RulesValue[], value: RulesValue): boolean {
  return values.some((element) => equals(element, value));
}

/** The values without repetitions, in the order of their first appearance. */
export function distinct(values: readonly RulesValue[]): RulesValue[] {
  const kept: RulesValue[] = [];
  for (const value of values) if (!includes(kept, value)) kept.push(value);
  return kept;
}

function equalFields(left: RulesFields, right: RulesFields): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !equals(value, other)) return false;
  }
  return true;
}

/** Order of two values for `<` and its relatives; `'unordered'` for NaN, `undefined` when the kinds have no order. */
export function compare(left: RulesValue, right: RulesValue): number | 'unordered' | undefined {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right) ?? 'unordered';
  if (left.kind === 'string' && right.kind === 'string') return compareStrings(left.value, right.value);
  if (left.kind === 'bytes' && right.kind === 'bytes') return compareBytes(left.value, right.value);
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return sign(left.nanos - right.nanos);
  if (left.kind === 'duration' && right.kind === 'duration') return sign(left.nanos - right.nanos);
  return undefined;
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Order by code points, which is also the order of the UTF-8 bytes. */
function compareStrings(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return aboveSurrogates(a) - aboveSurrogates(b) < 0 ? -1 : 1;
  }
  return Math.sign(left.length - right.length);
}

/** Moves surrogates above the rest of the basic plane, so that UTF-16 units sort as their code points do. */
function aboveSurrogates(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return Math.sign(left.length - right.length);
}

function equalSegments(left: PathSegment, right: PathSegment): boolean {
  if (typeof left === 'string' || typeof right === 'string') return left === right;
  return left.variable === right.variable;
}

function everyPair<T>(left: readonly T[], right: readonly T[], equal: (a: T, b: T) => boolean): boolean {
  return left.length === right.length && left.every((value, index) => equal(value, right[index] as T));
}
