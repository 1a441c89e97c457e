import { describe, expect, it } from 'vitest';
import { Lexer, type Token } from './lexer.ts';

function tokens(text: string): string[] {
  const lexer = new Lexer(text);
  const found: string[] = [];
  for (let token = lexer.take(); token.kind !== 'end'; token = lexer.take()) found.push(show(token));
  return found;
}

function show(token: Exclude<Token, { kind: 'end' }>): string {
  if ('text' in token) return token.text;
  return `${token.kind} ${token.kind === 'bytes' ? [...token.value].join(',') : String(token.value)}`;
}

describe('Lexer', () => {
  it.each([
    ['a_1 B', ['a_1', 'B']],
    ['a//b\nc', ['a', 'c']],
    ['a/* b\n// */c', ['a', 'c']],
    ['a && b||c', ['a', '&&', 'b', '||', 'c']],
    ['<=>=<> ==!=!', ['<=', '>=', '<', '>', '==', '!=', '!']],
    ['12 1.5 .5 2e3 1.5e-2', ['int 12', 'float 1.5', 'float 0.5', 'float 2000', 'float 0.015']],
    ['1.size', ['int 1', '.', 'size']],
    ['"a" \'b\' ""', ['string a', 'string b', 'string ']],
    ['\'it\\\'s\' "\\""', ["string it's", 'string "']],
    ["'\\n\\t\\\\'", ['string \n\t\\']],
    ["'\\x41\\u0642\\U0001F600\\101'", ['string AقA'.replace('قA', 'ق😀A')]],
    ["b'a\\xff\\0011'", ['bytes 97,255,1,49']],
    ['b "x"', ['b', 'string x']],
    ['b"é"', ['bytes 195,169']],
    ['$(a)', ['$(', 'a', ')']],
    ["'مرحبا 😀'", ['string مرحبا 😀']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  it.each([
    ["'abc", "Missing ' at end of string.", 0],
    ["x 'abc\n'", "Missing ' at end of string.", 2],
    ["'a\\qb'", "Invalid escape '\\q' in string.", 2],
    ["'\\U00110000'", "Invalid escape '\\U00110000' in string.", 1],
    ['a /* b', "Missing '*/' at end of comment.", 2],
    ['a # b', "Unexpected '#'.", 2],
    ['99999999999999999999', "Integer '99999999999999999999' is out of range.", 0],
  ])('%j is refused at its place', (text, message, offset) => {
    expect(() => tokens(text)).toThrow(expect.objectContaining({ message, offset }));
  });
});
