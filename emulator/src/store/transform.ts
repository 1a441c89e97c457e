import { compareValues, equalValues } from '../values/order.ts';
import type { Timestamp, Value } from '../values/value.ts';
import type { TransformOperation } from './write.ts';

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);
const NULL: Value = { kind: 'null' };

/** The field's new value, and the result that the client is told (null for array transforms). */
export function applyTransform(
  current: Value | undefined,
  operation: TransformOperation,
  requestTime: Timestamp,
): { readonly value: Value; readonly result: Value } {
  switch (operation.kind) {
    case 'request-time':
      return withResult({ kind: 'timestamp', ...requestTime });
    case 'increment':
      return withResult(increment(current, operation.value));
    case 'maximum':
    case 'minimum':
      return withResult(extreme(current, operation.value, operation.kind));
    case 'array-union':
      return { value: { kind: 'array', values: union(elements(current), operation.values) }, result: NULL };
    case 'array-remove': {
      const values = elements(current).filter(
        (item) => !operation.values.some((gone) => equalValues(item, gone)),
      );
      return { value: { kind: 'array', values }, result: NULL };
    }
  }
}

function withResult(value: Value): { value: Value; result: Value } {
  return { value, result: value };
}

/** Adds; integers stop at the ends of 64 bits, and a field that is no number becomes the operand. */
function increment(current: Value | undefined, by: Value): Value {
  if (!isNumber(current) || !isNumber(by)) return by;
  if (current.kind === 'integer' && by.kind === 'integer') {
    const sum = current.value + by.value;
    return {
      kind: 'integer',
      value: sum > MAX_INTEGER ? MAX_INTEGER : sum < MIN_INTEGER ? MIN_INTEGER : sum,
    };
  }
  return { kind: 'double', value: Number(current.value) + Number(by.value) };
}

/**
 * The larger or smaller of both; equal numbers of two types keep the stored one, and NaN wins both ways
 * (DocumentTransform.FieldTransform in the API reference).
 */
function extreme(current: Value | undefined, operand: Value, which: 'maximum' | 'minimum'): Value {
  if (!isNumber(current)) return operand;
  if (isNaNValue(current)) return current;
  if (isNaNValue(operand)) return operand;
  const order = compareValues(operand, current);
  if (order === 0) return operand.kind === current.kind ? operand : current;
  return (which === 'maximum' ? order > 0 : order < 0) ? operand : current;
}

function union(current: readonly Value[], added: readonly Value[]): readonly Value[] {
  const result = [...current];
  for (const value of added) if (!result.some((item) => equalValues(item, value))) result.push(value);
  return result;
}

function elements(value: Value | undefined): readonly Value[] {
  return value?.kind === 'array' ? value.values : [];
}

function isNumber(value: Value | undefined): value is Value & { kind: 'integer' | 'double' } {
  return value?.kind === 'integer' || value?.kind === 'double';
}

function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}
