import type { BinaryOperator, TypeName } from '../syntax/ast.ts';
import { compare, equals, includes } from '../types/equality.ts';
import { elementAt, slice } from '../types/list.ts';
import { property } from '../types/map.ts';
import type { Result } from '../types/method.ts';
import { arithmetic, checkedInt, isNumber } from '../types/number.ts';
import { pathIndex } from '../types/path.ts';
import { substring } from '../types/string.ts';
import { bool, duration, failure, float, type RulesValue, string, timestamp } from '../types/value.ts';

/** Length of the longest text that an expression makes: what a whole request may carry. */
const MAX_TEXT = 10 * 1024 * 1024;

/** A binary operator on two values. */
export function binary(operator: BinaryOperator, left: RulesValue, right: RulesValue): Result {
  switch (operator) {
    case '==':
      return bool(equals(left, right));
    case '!=':
      return bool(!equals(left, right));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return relation(operator, left, right);
    case 'in':
      return membership(left, right);
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
    case '/':
    case '%':
      return isNumber(left) && isNumber(right)
        ? arithmetic(operator, left, right)
        : failUnsupported(operator, left, right);
  }
}

function failUnsupported(operator: BinaryOperator, left: RulesValue, right: RulesValue): Result {
  return failure(`Unsupported operation error. Received: ${left.kind} ${operator} ${right.kind}.`);
}

function relation(operator: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): Result {
  const order = compare(left, right);
  if (order === undefined) return failUnsupported(operator, left, right);
  if (order === 'unordered') return bool(false);
  switch (operator) {
    case '<':
      return bool(order < 0);
    case '<=':
      return bool(order <= 0);
    case '>':
      return bool(order > 0);
    case '>=':
      return bool(order >= 0);
  }
}

function membership(value: RulesValue, container: RulesValue): Result {
  switch (container.kind) {
    case 'list':
    case 'set':
      return bool(includes(container.values, value));
    case 'map':
      return value.kind === 'string'
        ? bool(container.fields.has(value.value))
        : failUnsupported('in', value, container);
    default:
      return container.kind === 'null'
        ? failure('Null value error.')
        : failUnsupported('in', value, container);
  }
}

function add(left: RulesValue, right: RulesValue): Result {
  if (isNumber(left) && isNumber(right)) return arithmetic('+', left, right);
  if (left.kind === 'string' && right.kind === 'string') return concatenate(left.value, right.value);
  if (left.kind === 'duration' && right.kind === 'duration') return duration(left.nanos + right.nanos);
  if (left.kind === 'timestamp' && right.kind === 'duration') return timestamp(left.nanos + right.nanos);
  if (left.kind === 'duration' && right.kind === 'timestamp') return timestamp(left.nanos + right.nanos);
  return failUnsupported('+', left, right);
}

function concatenate(left: string, right: string): Result {
  return left.length + right.length > MAX_TEXT ? failure('String is too long.') : string(left + right);
}

function subtract(left: RulesValue, right: RulesValue): Result {
  if (isNumber(left) && isNumber(right)) return arithmetic('-', left, right);
  if (left.kind === 'duration' && right.kind === 'duration') return duration(left.nanos - right.nanos);
  if (left.kind === 'timestamp' && right.kind === 'duration') return timestamp(left.nanos - right.nanos);
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return duration(left.nanos - right.nanos);
  return failUnsupported('-', left, right);
}

/** `-operand`. */
export function negative(operand: RulesValue): Result {
  if (operand.kind === 'int') return checkedInt(-operand.value);
  if (operand.kind === 'float') return float(-operand.value);
  if (operand.kind === 'duration') return duration(-operand.nanos);
  return failure(`Unsupported operation error. Received: -${operand.kind}.`);
}

/** `operand is type`; `number` is `int` or `float`. */
export function isOfType(operand: RulesValue, type: TypeName): boolean {
  return operand.kind === type || (type === 'number' && isNumber(operand));
}

/** `object.name`. */
export function member(object: RulesValue, name: string): Result {
  if (object.kind === 'map') return property(object.fields, name);
  if (object.kind === 'path') return pathIndex(object, string(name));
  if (object.kind === 'null') return failure('Null value error.');
  return failure(`Property ${name} is undefined on object.`);
}

/** `object[key]`. */
export function index(object: RulesValue, key: RulesValue): Result {
  if (object.kind === 'null') return failure('Null value error.');
  if (object.kind === 'path') return pathIndex(object, key);
  if (object.kind === 'map' && key.kind === 'string') return property(object.fields, key.value);
  if (object.kind === 'list' && key.kind === 'int') return elementAt(object.values, key.value);
  if (object.kind === 'string' && key.kind === 'int')
    return substring(object.value, key.value, key.value + 1n);
  return failure(`Unsupported operation error. Received: ${object.kind}[${key.kind}].`);
}

/** `object[from:to]`. */
export function range(object: RulesValue, from: RulesValue, to: RulesValue): Result {
  if (object.kind === 'null') return failure('Null value error.');
  if (from.kind === 'int' && to.kind === 'int') {
    if (object.kind === 'list') return slice(object.values, from.value, to.value);
    if (object.kind === 'string') return substring(object.value, from.value, to.value);
  }
  return failure(`Unsupported operation error. Received: ${object.kind}[${from.kind}:${to.kind}].`);
}
