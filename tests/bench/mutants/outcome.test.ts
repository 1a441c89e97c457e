import { describe, expect, it } from 'vitest';
import { judge } from './outcome.ts';

describe('the judgement of mutants', () => {
  const outcomes = [
    { name: 'a {x}: 1 → 2', killedBy: 'a test' },
    { name: 'a {x}: 1 → 0', killedBy: undefined },
    { name: 'b: get → get, list', killedBy: undefined },
  ];

  it('names survivors without a reason', () => {
    const judged = judge(outcomes, [{ name: 'b: *, list', why: 'no list' }]);
    expect(judged).toEqual({
      killed: 1,
      same: [{ name: 'b: get → get, list', why: 'no list' }],
      real: ['a {x}: 1 → 0'],
      stale: [],
    });
  });

  it('names reasons that no survivor needs', () => {
    expect(judge(outcomes, [{ name: 'a {x}: 1 → 2', why: 'it was killed' }]).stale).toEqual(['a {x}: 1 → 2']);
  });

  it('takes every sign but * as it is', () => {
    expect(judge(outcomes, [{ name: 'a .x.: *', why: '' }]).same).toEqual([]);
  });
});
