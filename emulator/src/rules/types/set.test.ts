import { describe, expect, it } from 'vitest';
import { outcomeText } from '../testing/evaluate-text.ts';

describe('rules.Set', () => {
  it.each([
    ["['a','b'].toSet().difference(['a','c'].toSet()) == ['b'].toSet()", 'true'],
    ["['a','b'].toSet().difference(['b','a'].toSet()).size()", '0'],
    ["['a','b'].toSet().hasAll(['a','c'])", 'false'],
    ["['d','e','f'].toSet().hasAll(['d','e'])", 'true'],
    ["['a','b'].toSet().hasAny(['c','d'].toSet())", 'false'],
    ["['a','b'].toSet().hasAny(['a','c'].toSet())", 'true'],
    ["['a','b'].toSet().hasOnly(['a','c'])", 'false'],
    ["['a','b'].toSet().hasOnly(['a','b'])", 'true'],
    ["['a'].toSet().hasOnly(['a','b'])", 'true'],
    ["['a','b'].toSet().intersection(['a','c'].toSet()) == ['a'].toSet()", 'true'],
    ["['a','b'].toSet().union(['a','c'].toSet()).size()", '3'],
    ["['a','b'].toSet() == ['b','a'].toSet()", 'true'],
    ["['a'].toSet() == ['a']", 'false'],
    ["'a' in ['a'].toSet()", 'true'],
    ["'b' in ['a'].toSet()", 'false'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it.each([
    ["['a'].toSet().union(['b'])", 'Expected: set.'],
    ["['a'].toSet()[0]", 'Unsupported operation error. Received: set[int].'],
    ["['a'].toSet().concat(['b'])", 'Function not found error'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text)).toContain(message);
  });
});
