import type { EvaluationError, Kind, RulesValue } from '../types/value.ts';

/** One end of a range; `inclusive` when the bound itself is possible. */
export interface RangeEnd {
  readonly value: RulesValue;
  readonly inclusive: boolean;
}

/** What is known of a value that differs from document to document. Each fact holds for every one of them. */
export interface Facts {
  /** The kinds it can have; absent when it can have any. */
  readonly kinds?: ReadonlySet<Kind> | undefined;
  /** It equals this in the sense of `==` (so it may be `1` or `1.0`). */
  readonly equal?: RulesValue | undefined;
  /** It equals none of these. */
  readonly unequal?: readonly RulesValue[] | undefined;
  readonly lower?: RangeEnd | undefined;
  readonly upper?: RangeEnd | undefined;
  /** It is a list, and these are among its elements. */
  readonly contains?: readonly RulesValue[] | undefined;
  /** Looks up a member of a map; the answer may itself be unknown, or an error when it cannot exist. */
  readonly member?: ((name: string) => Outcome) | undefined;
}

/**
 * The value of an expression that no single value stands for: a field of "every document this query could return".
 * Nothing may be concluded from it but what `facts` say.
 */
export interface Unknown {
  readonly kind: 'unknown';
  /** The expression it comes from, for the explanation of a denial. */
  readonly about: string;
  /** Whether evaluating it could also be an error (a field that may be missing). */
  readonly mayFail: boolean;
  readonly facts: Facts;
}

/** What evaluating an expression comes to. Only the list prover meets `Unknown`. */
export type Outcome = RulesValue | EvaluationError | Unknown;

/** An unknown of which nothing is known, not even that it exists. */
export function unknown(about: string): Unknown {
  return { kind: 'unknown', about, mayFail: true, facts: {} };
}

/** An unknown that certainly has a value, with the given facts. */
export function certain(about: string, facts: Facts): Unknown {
  return { kind: 'unknown', about, mayFail: false, facts };
}

/** Whether it is a plain value: neither an error nor an unknown. */
export function isValue(outcome: Outcome): outcome is RulesValue {
  return outcome.kind !== 'error' && outcome.kind !== 'unknown';
}
