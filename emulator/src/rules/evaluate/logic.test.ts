import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certain, type Outcome, unknown } from '../prove/unknown.ts';
import { FALSE, failure, int, TRUE } from '../types/value.ts';
import { and, conditional, not, or } from './logic.ts';

const ERROR = failure('broken');
const OPEN = unknown('x');
const SAMPLES: Readonly<Record<string, Outcome>> = {
  true: TRUE,
  false: FALSE,
  error: ERROR,
  open: OPEN,
  one: int(1),
};

function sample(name: string): Outcome {
  const outcome = SAMPLES[name];
  if (outcome === undefined) throw new Error(name);
  return outcome;
}

function nameOf(outcome: Outcome): string {
  if (outcome.kind === 'bool') return String(outcome.value);
  return outcome.kind === 'unknown' ? 'open' : outcome.kind;
}

describe('&&', () => {
  it.each([
    ['true', 'true', 'true'],
    ['true', 'false', 'false'],
    ['true', 'error', 'error'],
    ['true', 'one', 'error'],
    ['true', 'open', 'open'],
    ['false', 'true', 'false'],
    ['false', 'error', 'false'],
    ['false', 'one', 'false'],
    ['false', 'open', 'false'],
    ['error', 'true', 'error'],
    ['error', 'false', 'false'],
    ['error', 'error', 'error'],
    ['error', 'open', 'open'],
    ['one', 'true', 'error'],
    ['one', 'false', 'false'],
    ['open', 'true', 'open'],
    ['open', 'false', 'false'],
    ['open', 'error', 'open'],
    ['open', 'open', 'open'],
  ])('%s && %s is %s', (left, right, expected) => {
    expect(nameOf(and(sample(left), () => sample(right)))).toBe(expected);
  });
});

describe('||', () => {
  it.each([
    ['true', 'true', 'true'],
    ['true', 'false', 'true'],
    ['true', 'error', 'true'],
    ['true', 'one', 'true'],
    ['true', 'open', 'true'],
    ['false', 'true', 'true'],
    ['false', 'false', 'false'],
    ['false', 'error', 'error'],
    ['false', 'one', 'error'],
    ['false', 'open', 'open'],
    ['error', 'true', 'true'],
    ['error', 'false', 'error'],
    ['error', 'error', 'error'],
    ['error', 'open', 'open'],
    ['one', 'true', 'true'],
    ['open', 'true', 'true'],
    ['open', 'false', 'open'],
    ['open', 'error', 'open'],
  ])('%s || %s is %s', (left, right, expected) => {
    expect(nameOf(or(sample(left), () => sample(right)))).toBe(expected);
  });
});

function never(): Outcome {
  throw new Error('evaluated');
}

describe('short circuit', () => {
  it('does not evaluate what cannot matter', () => {
    expect(and(FALSE, never)).toBe(FALSE);
    expect(or(TRUE, never)).toBe(TRUE);
    expect(conditional(TRUE, () => FALSE, never)).toBe(FALSE);
    expect(conditional(FALSE, never, () => TRUE)).toBe(TRUE);
    expect(conditional(ERROR, never, never)).toBe(ERROR);
  });
});

describe('! and ?:', () => {
  it.each([
    ['true', 'false'],
    ['false', 'true'],
    ['error', 'error'],
    ['one', 'error'],
    ['open', 'open'],
  ])('!%s is %s', (operand, expected) => {
    expect(nameOf(not(sample(operand)))).toBe(expected);
  });

  it('is an error when the condition is no truth value', () => {
    expect(
      nameOf(
        conditional(
          int(1),
          () => TRUE,
          () => TRUE,
        ),
      ),
    ).toBe('error');
  });

  it('settles an unknown condition only when it must be a truth value and both branches agree', () => {
    const truth = certain('x', { kinds: new Set(['bool']) });
    const both = [() => TRUE, () => TRUE] as const;
    expect(conditional(truth, ...both)).toBe(TRUE);
    expect(
      nameOf(
        conditional(
          truth,
          () => TRUE,
          () => FALSE,
        ),
      ),
    ).toBe('open');
    expect(nameOf(conditional(certain('x', {}), ...both))).toBe('open');
    expect(nameOf(conditional(OPEN, ...both))).toBe('open');
  });
});

describe('laws', () => {
  const outcome = fc.constantFrom(...Object.values(SAMPLES));

  it('holds De Morgan over values, errors and unknowns', () => {
    fc.assert(
      fc.property(outcome, outcome, (left, right) => {
        const first = nameOf(not(and(left, () => right)));
        const second = nameOf(or(not(left), () => not(right)));
        expect(first).toBe(second);
      }),
    );
  });

  it('commutes', () => {
    fc.assert(
      fc.property(outcome, outcome, (left, right) => {
        expect(nameOf(and(left, () => right))).toBe(nameOf(and(right, () => left)));
        expect(nameOf(or(left, () => right))).toBe(nameOf(or(right, () => left)));
      }),
    );
  });

  it('never settles an unknown that could have gone the other way', () => {
    const settled = fc.constantFrom<Outcome>(TRUE, FALSE, ERROR, int(1));
    fc.assert(
      fc.property(outcome, settled, fc.constantFrom(and, or), (other, possible, combine) => {
        const verdict = combine(OPEN, () => other);
        if (verdict.kind === 'bool') expect(combine(possible, () => other)).toBe(verdict);
      }),
    );
  });
});
