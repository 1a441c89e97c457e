import { describe, expect, it } from 'vitest';
import { outcomeText } from '../testing/evaluate-text.ts';

describe('rules.String', () => {
  it.each([
    ["'ABC'.lower()", '"abc"'],
    ["'abc'.upper()", '"ABC"'],
    ["'  a b\\t'.trim()", '"a b"'],
    ["'abc'.size()", '3'],
    ["''.size()", '0'],
    ["'مرحبا'.size()", '5'],
    ["'😀x'.size()", '2'],
    ["'é'.toUtf8()", "b'\\xc3\\xa9'"],
    ["'user@domain.com'.matches('.*@domain[.]com')", 'true'],
    ["'banana'.matches('.*@domain[.]com')", 'false'],
    ["'banana'.matches('anan')", 'false'],
    ["'banana'.matches('.*anan.*')", 'true'],
    ["'a\\nb'.matches('a.b')", 'false'],
    ["'رَاوِي'.matches('\\\\p{Arabic}+|[\\\\p{Arabic}\\\\p{M}]+')", 'true'],
    ["'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'.matches('(a+)+')", 'false'],
    ["'banana'.replace('a', 'o')", '"bonono"'],
    ["'banana'.replace('ana', 'x')", '"bxna"'],
    ["'bar foo'.replace('([a-z]+) ([a-z]+)', '\\\\2 \\\\1')", '"foo bar"'],
    ["'a$1'.replace('a', '$0')", '"$0$1"'],
    ["'a/b/c'.split('/')", '["a", "b", "c"]'],
    ["'a1b22c'.split('[0-9]+')", '["a", "b", "c"]'],
    ["'abc'.split('')", '["a", "b", "c"]'],
    ["'abc'.split('x')", '["abc"]'],
    ["''.split(',')", '[""]'],
    ["',a,'.split(',')", '["", "a", ""]'],
    ["'abc'[0]", '"a"'],
    ["'a😀c'[1]", '"😀"'],
    ["'abcdef'[0:3]", '"abc"'],
    ["'abcdef'[2:2]", '""'],
    ["'username' + '@domain.com'", '"username@domain.com"'],
    ["'a' < 'b' && 'a' <= 'a' && 'b' > 'a' && 'b' >= 'b'", 'true'],
    ["'a' == 'a' && 'a' != 'b'", 'true'],
    // A surrogate pair sorts above the end of the basic plane, as its UTF-8 bytes do.
    ["'\\uFFFD' < '😀'", 'true'],
    ["'a' < 'ab'", 'true'],
    ["string(true) + string(1) + string(2.0) + string(null) + string('x')", '"true12.0nullx"'],
  ])('%s is %s', (text, expected) => {
    expect(outcomeText(text)).toBe(expected);
  });

  it.each([
    ["'a'.matches('(')", 'Invalid regular expression'],
    ["'a'.matches('(?=b)')", 'Invalid regular expression'],
    ["'a'.matches(1)", 'Invalid argument to [matches]. Received: int. Expected: string.'],
    ["'a'.matches()", 'Invalid number of arguments to [matches]'],
    ["'a'.size(1)", 'Invalid number of arguments to [size]'],
    ["'a'.length()", 'Function not found error: Name: [length]'],
    ["'a'.hasOwnProperty('size')", 'Function not found error'],
    ["'a'[1]", 'out of bounds'],
    ["'a'[-1]", 'out of bounds'],
    ["'abc'[2:1]", 'out of bounds'],
    ["'abc'[0:4]", 'out of bounds'],
    ["'abc'['a']", 'Unsupported operation error. Received: string[string].'],
    ["'a' + 1", 'Unsupported operation error. Received: string + int.'],
    ["'a' < 1", 'Unsupported operation error. Received: string < int.'],
    ["'a'.foo", 'Property foo is undefined on object.'],
    ['string([1])', 'Invalid argument to [string]'],
  ])('%s is an error', (text, message) => {
    expect(outcomeText(text)).toContain('error: ');
    expect(outcomeText(text)).toContain(message);
  });
});
