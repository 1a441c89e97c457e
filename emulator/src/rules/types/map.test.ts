import { describe, expect, it } from 'vitest';
import { outcomeText } from '../testing/evaluate-text.ts';

describe('rules.Map', () => {
  it.each([
    ["{'a': 1}.a", '1'],
    ["{'a': 1}['a']", '1'],
    ["{'a': {'b': 2}}.a.b", '2'],
    ["{'in': 1}.in", '1'],
    ["{'a': 1, 'b': 2}.keys()", '["a", "b"]'],
    ["{'a': 1, 'b': 2}.values()", '[1, 2]'],
    ["{'a': 1, 'b': 2}.size()", '2'],
    ['{}.size()', '0'],
    ["'a' in {'a': null}", 'true'],
    ["'b' in {'a': null}", 'false'],
    ["{'a': 3, 'b': 2}.get('c', 7)", '7'],
    ["{'a': 3, 'b': 2}.get('a', 7)", '3'],
    ["{'a': null}.get('a', 7)", 'null'],
    ["{'a': {'b': 1}, 'c': 2}.get(['a', 'b'], 7)", '1'],
    ["{'a': {'b': 1}, 'c': 2}.get(['a', 'x'], 7)", '7'],
    ["{'a': {'b': 1}, 'c': 2}.get(['c', 'x'], 7)", '7'],
    ["{'a': 1, 'b': 2} == {'b': 2.0, 'a': 1}", 'true'],
    ["{'a': 1} == {'a': 1, 'b': 2}", 'false'],
    ["{'a': 1} == {'b': 1}", 'false'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it.each([
    ["{'a': 1}.b", 'Property b is undefined on object.'],
    ["{'a': 1}['b']", 'Property b is undefined on object.'],
    ["{'a': 1}.toString", 'Property toString is undefined on object.'],
    ["{'a': 1}.constructor()", 'Function not found error'],
    ["{'a': 1}[0]", 'Unsupported operation error. Received: map[int].'],
    ["{'a': null}.a.b", 'Null value error.'],
    ["{'a': null}.a['b']", 'Null value error.'],
    ["{'a': null}.a.size()", 'Null value error.'],
    ["1 in {'a': 1}", 'Unsupported operation error. Received: int in map.'],
    ["{1: 'a'}", 'Map keys must be strings.'],
    ["{'a': 1}.get(1, 2)", 'Expected: string or list.'],
    ["{'a': 1}.get([1], 2)", 'Map keys must be strings.'],
    ["{'a': 1}.get('a')", 'Invalid number of arguments to [get]'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text)).toContain(message);
  });
});

describe('rules.MapDiff', () => {
  const diff = "{'a': 0, 'c': 0, 'u': 0}.diff({'r': 0, 'c': 1, 'u': 0.0})";
  it.each([
    ["{'a': 1}.diff({}).addedKeys() == ['a'].toSet()", 'true'],
    ["{}.diff({'a': 1}).removedKeys() == ['a'].toSet()", 'true'],
    ["{'a': 0}.diff({'a': 1, 'b': 4}).changedKeys() == ['a'].toSet()", 'true'],
    ["{'a': 0}.diff({'a': 0}).unchangedKeys() == ['a'].toSet()", 'true'],
    [`${diff}.affectedKeys() == ['a', 'r', 'c'].toSet()`, 'true'],
    [`${diff}.unchangedKeys() == ['u'].toSet()`, 'true'],
    [`${diff}.affectedKeys().hasOnly(['a', 'r', 'c', 'z'])`, 'true'],
    [`${diff}.affectedKeys().hasOnly(['a', 'r'])`, 'false'],
    [`${diff} is map_diff`, 'true'],
    ['{}.diff({}).affectedKeys().size()', '0'],
    ["{'a': [1]}.diff({'a': [1]}).affectedKeys().size()", '0'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });
});
