import { type EvaluationError, failure, float, type RulesValue, type ValueOf } from './value.ts';

export type NumberValue = ValueOf<'int'> | ValueOf<'float'>;
type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

export function isNumber(value: RulesValue): value is NumberValue {
  return value.kind === 'int' || value.kind === 'float';
}

/** An `int`, or the overflow error when `value` needs more than 64 bits. */
export function checkedInt(value: bigint): ValueOf<'int'> | EvaluationError {
  return BigInt.asIntN(64, value) === value ? { kind: 'int', value } : failure('Integer overflow.');
}

/** Exact order of two numbers, whatever their kinds; `undefined` when either is NaN. */
export function compareNumbers(left: NumberValue, right: NumberValue): number | undefined {
  const a = left.value;
  const b = right.value;
  if (Number.isNaN(a) || Number.isNaN(b)) return undefined;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Arithmetic on two numbers: whole numbers stay whole (and divide towards zero), a float makes a float. */
export function arithmetic(
  operator: ArithmeticOperator,
  left: NumberValue,
  right: NumberValue,
): NumberValue | EvaluationError {
  return left.kind === 'int' && right.kind === 'int'
    ? integerArithmetic(operator, left.value, right.value)
    : float(floatArithmetic(operator, Number(left.value), Number(right.value)));
}

function integerArithmetic(
  operator: ArithmeticOperator,
  a: bigint,
  b: bigint,
): NumberValue | EvaluationError {
  switch (operator) {
    case '+':
      return checkedInt(a + b);
    case '-':
      return checkedInt(a - b);
    case '*':
      return checkedInt(a * b);
    case '/':
      return b === 0n ? failure('Division by zero.') : checkedInt(a / b);
    case '%':
      return b === 0n ? failure('Division by zero.') : checkedInt(a % b);
  }
}

function floatArithmetic(operator: ArithmeticOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
  }
}
