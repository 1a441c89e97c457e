import { describe, expect, it } from 'vitest';
import { outcomeText } from '../testing/evaluate-text.ts';
import { string } from './value.ts';

const variables = { database: string('(default)'), uid: string('ann') };

describe('rules.Path', () => {
  it.each([
    ['/a/b', '/a/b'],
    ['/databases/$(database)/documents/users/$(uid)', '/databases/(default)/documents/users/ann'],
    ['/databases/(default)/documents/a', '/databases/(default)/documents/a'],
    ["/a/$(uid + '-1')/b-c_d", '/a/ann-1/b-c_d'],
    ['/a/$(/b/c)', '/a/b/c'],
    ["path('/a/b')", '/a/b'],
    ["path('a/b') == /a/b", 'true'],
    ['path(/a/b)', '/a/b'],
    ['/a/b == /a/b', 'true'],
    ['/a/b == /a/c', 'false'],
    ['/a == /a/b', 'false'],
    ["(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'})", '/path/something/another'],
    ["/path/$(foo).bind({'foo': 'x'}).foo", '"x"'],
    ["(/path/$(foo)).bind({'foo': 'x'})['foo']", '"x"'],
    ["(/path/$(foo)/$(bar)).bind({'foo': 'x'}).bind({'bar': 'y'})", '/path/x/y'],
    ['/a/b[1]', '"b"'],
    ['/a/b is path', 'true'],
    ['4 / 2', '2'],
    ['(8)/2/2', '2'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text, variables)).toBe(expected);
  });

  it.each([
    ["/a/$('b/c')", "A path segment cannot be 'b/c'."],
    ["/a/$('')", "A path segment cannot be ''."],
    ['/a/$(1)', 'A path segment cannot be int.'],
    ['/a/$(null)', 'A path segment cannot be null.'],
    ['/a/b[2]', 'out of bounds'],
    ['/a/$(foo)[1]', 'Path variable foo is not bound.'],
    ['/a/b.c[0].foo', 'Property foo is undefined'],
    ["path('a//b')", "Invalid path 'a//b'."],
    ['/a/b < /a/c', 'Unsupported operation error. Received: path < path.'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text, variables)).toContain(message);
  });
});
