import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addChoice, applyChoices, type Choice, removeChoice } from './optimistic-choices.ts';

interface Flags {
  readonly a: boolean;
  readonly b: boolean;
}
type Change = Partial<Flags>;
const apply = (flags: Flags, change: Change): Flags => ({ ...flags, ...change });
const stored: Flags = { a: false, b: false };
const choice = (turn: number, key: keyof Flags, value: boolean): Choice<Change> => ({
  key,
  turn,
  change: { [key]: value },
});

describe('a person’s own latest choices', () => {
  it('show at once over what is stored', () => {
    expect(applyChoices(stored, addChoice([], choice(1, 'a', true)), apply)).toEqual({ a: true, b: false });
  });

  it('go when their write has ended, and the stored value shows', () => {
    const choices = removeChoice(addChoice([], choice(1, 'a', true)), 1);
    expect(applyChoices(stored, choices, apply)).toEqual(stored);
  });

  it('stay when an earlier write about the same ends late', () => {
    const choices = addChoice(addChoice([], choice(1, 'a', true)), choice(2, 'a', false));
    expect(applyChoices({ a: true, b: false }, removeChoice(choices, 1), apply).a).toBe(false);
  });

  it('leave other fields as they are stored', () => {
    const choices = addChoice(addChoice([], choice(1, 'a', true)), choice(2, 'b', true));
    expect(applyChoices(stored, removeChoice(choices, 2), apply)).toEqual({ a: true, b: false });
  });

  it('end as what is stored, in whatever order their writes end', () => {
    const made = fc.array(
      fc.record({ key: fc.constantFrom('a' as const, 'b' as const), value: fc.boolean() }),
    );
    fc.assert(
      fc.property(made, fc.func(fc.nat()), (all, order) => {
        const each = all.map(({ key, value }, turn) => choice(turn, key, value));
        const choices = each.reduce<readonly Choice<Change>[]>(addChoice, []);
        const last = Object.fromEntries(all.map(({ key, value }) => [key, value]));
        expect(applyChoices(stored, choices, apply)).toEqual({ ...stored, ...last });
        const ended = each.toSorted((x, y) => order(x.turn) - order(y.turn));
        expect(ended.reduce((left, { turn }) => removeChoice(left, turn), choices)).toEqual([]);
      }),
    );
  });
});
