import { describe, expect, it } from 'vitest';
import { outcomeText } from '../testing/evaluate-text.ts';

describe('rules.List', () => {
  it.each([
    ['[1, 2].concat([3])', '[1, 2, 3]'],
    ["['a', 'b'].hasAll(['a'])", 'true'],
    ["['a', 'b'].hasAll(['a', 'c'])", 'false'],
    ["['a', 'b'].hasAll([])", 'true'],
    ["['a', 'b'].hasAll(['b'].toSet())", 'true'],
    ["['a', 'b'].hasAny(['c', 'b'])", 'true'],
    ["['a', 'b'].hasAny(['c'])", 'false'],
    ["['a', 'b'].hasAny([])", 'false'],
    ["['a', 'b'].hasOnly(['a', 'c'])", 'false'],
    ["['a', 'b'].hasOnly(['b', 'a'])", 'true'],
    ["['a'].hasOnly(['a', 'b'])", 'true'],
    ["[].hasOnly(['a'])", 'true'],
    ["['a', 'a'].hasOnly(['a'].toSet())", 'true'],
    ["['a', 'b'].join('-')", '"a-b"'],
    ["[1, true].join(',')", '"1,true"'],
    ["[].join(',')", '""'],
    ['[1, 2, 1, 3].removeAll([1])', '[2, 3]'],
    ['[1, 2].removeAll([2.0].toSet())', '[1]'],
    ['[1, 2].size()', '2'],
    ['[1, 1, 1.0, 2].toSet().size()', '2'],
    ['[1, 2][1]', '2'],
    ['[1, 2, 3][0:2]', '[1, 2]'],
    ['[1, 2, 3][1:1]', '[]'],
    ['1 in [1, 2]', 'true'],
    ["'1' in [1, 2]", 'false'],
    ['[1, 2] == [1.0, 2]', 'true'],
    ['[1, 2] == [2, 1]', 'false'],
    ['[1] == [1, 2]', 'false'],
    ['[1,]', '[1]'],
    ["[[1], {'a': [2]}]", '[[1], {a: [2]}]'],
    ['[[1]] == [[1]]', 'true'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it.each([
    ['[1][1]', 'Index 1 is out of bounds.'],
    ['[1][-1]', 'Index -1 is out of bounds.'],
    ["[1]['0']", 'Unsupported operation error. Received: list[string].'],
    ['[1][0:2]', 'Range out of bounds.'],
    ['[1, 1 / 0]', 'Division by zero.'],
    ['[1] + [2]', 'Unsupported operation error. Received: list + list.'],
    ['[1].concat(2)', 'Invalid argument to [concat]'],
    ['[1].hasAll(1)', 'Expected: list or set.'],
    ["'a' in 'abc'", 'Unsupported operation error. Received: string in string.'],
    ['1 in null', 'Null value error.'],
    ['[1].first', 'Property first is undefined'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text)).toContain(message);
  });
});
