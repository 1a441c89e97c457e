import { type Builtin, builtin } from '../types/method.ts';
import { checkedInt, type NumberValue } from '../types/number.ts';
import { bool, type EvaluationError, failure, float, type ValueOf } from '../types/value.ts';

const NUMBER = ['int', 'float'] as const;

/** The `math` namespace. */
export const math: Readonly<Record<string, Builtin>> = {
  abs: builtin([NUMBER], (value) =>
    value.kind === 'int'
      ? checkedInt(value.value < 0n ? -value.value : value.value)
      : float(Math.abs(value.value)),
  ),
  ceil: builtin([NUMBER], (value) => toInt(value, Math.ceil)),
  floor: builtin([NUMBER], (value) => toInt(value, Math.floor)),
  round: builtin([NUMBER], (value) => toInt(value, roundHalfAway)),
  isInfinite: builtin([NUMBER], (value) => bool(Math.abs(Number(value.value)) === Number.POSITIVE_INFINITY)),
  isNaN: builtin([NUMBER], (value) => bool(Number.isNaN(value.value))),
  pow: builtin([NUMBER, NUMBER], (base, exponent) => float(Number(base.value) ** Number(exponent.value))),
  sqrt: builtin([NUMBER], (value) => float(Math.sqrt(Number(value.value)))),
};

function toInt(value: NumberValue, round: (value: number) => number): ValueOf<'int'> | EvaluationError {
  if (value.kind === 'int') return value;
  const rounded = round(value.value);
  return Number.isFinite(rounded) ? checkedInt(BigInt(rounded)) : failure('Not a finite number.');
}

/** Rounds halves away from zero, unlike JavaScript, which rounds them up. */
function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}
