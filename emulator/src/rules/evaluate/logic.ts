import { type Outcome, type Unknown, unknown } from '../prove/unknown.ts';
import { bool, type EvaluationError, FALSE, failure, TRUE } from '../types/value.ts';

/**
 * `left && right` over values, errors and unknowns, in the Common Expression Language's sense: `false` on either
 * side decides, whatever the other; otherwise an error makes an error.
 */
export function and(left: Outcome, evaluateRight: () => Outcome): Outcome {
  return decide('&&', false, left, evaluateRight);
}

/** `left || right`: `true` on either side decides, whatever the other; otherwise an error makes an error. */
export function or(left: Outcome, evaluateRight: () => Outcome): Outcome {
  return decide('||', true, left, evaluateRight);
}

function decide(operator: string, decisive: boolean, left: Outcome, evaluateRight: () => Outcome): Outcome {
  if (isBool(left, decisive)) return left;
  const right = evaluateRight();
  if (isBool(right, decisive)) return right;
  // Neither side decides, but an unknown one still could.
  if (left.kind === 'unknown') return unknown(left.about);
  if (right.kind === 'unknown') return unknown(right.about);
  const fault = notBool(operator, left) ?? notBool(operator, right);
  return fault ?? bool(!decisive);
}

/** `!operand`. */
export function not(operand: Outcome): Outcome {
  if (operand.kind === 'bool') return bool(!operand.value);
  if (operand.kind === 'unknown') return unknown(operand.about);
  return notBool('!', operand) ?? FALSE;
}

/** `condition ? whenTrue : whenFalse`; the branch that is not taken is not evaluated. */
export function conditional(condition: Outcome, whenTrue: () => Outcome, whenFalse: () => Outcome): Outcome {
  if (condition.kind === 'bool') return condition.value ? whenTrue() : whenFalse();
  if (condition.kind !== 'unknown') return notBool('?:', condition) ?? FALSE;
  if (condition.mayFail || !isTruthValue(condition)) return unknown(condition.about);
  const [first, second] = [whenTrue(), whenFalse()];
  const agree = first.kind === 'bool' && second.kind === 'bool' && first.value === second.value;
  return agree ? first : unknown(condition.about);
}

/** Whether an unknown can be nothing but `true` or `false`. */
function isTruthValue({ facts: { kinds } }: Unknown): boolean {
  return kinds?.size === 1 && kinds.has('bool');
}

function isBool(outcome: Outcome, value: boolean): boolean {
  return outcome === (value ? TRUE : FALSE) || (outcome.kind === 'bool' && outcome.value === value);
}

/** The error of an operand that is not a truth value; an operand that is an error stays that error. */
function notBool(
  operator: string,
  operand: Exclude<Outcome, { kind: 'unknown' }>,
): EvaluationError | undefined {
  if (operand.kind === 'bool') return undefined;
  if (operand.kind === 'error') return operand;
  return failure(`Unsupported operation error. Received: ${operand.kind} for [${operator}]. Expected: bool.`);
}
