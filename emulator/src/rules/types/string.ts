import { type MethodTable, method } from './method.ts';
import { compileRegex } from './regex.ts';
import { bool, bytes, type EvaluationError, failure, int, list, string, type ValueOf } from './value.ts';

/** Methods of `rules.String`. A character is a Unicode code point. */
export const stringMethods: MethodTable<ValueOf<'string'>> = {
  lower: method([], (self) => string(self.value.toLowerCase())),
  upper: method([], (self) => string(self.value.toUpperCase())),
  trim: method([], (self) => string(self.value.trim())),
  size: method([], (self) => int(characterCount(self.value))),
  toUtf8: method([], (self) => bytes(new TextEncoder().encode(self.value))),
  matches: method(['string'], (self, pattern) => {
    const regex = compileRegex(pattern.value);
    return 'kind' in regex ? regex : bool(regex.matches(self.value));
  }),
  replace: method(['string', 'string'], (self, pattern, substitute) => {
    const regex = compileRegex(pattern.value);
    return 'kind' in regex ? regex : string(regex.replace(self.value, substitute.value));
  }),
  split: method(['string'], (self, pattern) => {
    const regex = compileRegex(pattern.value);
    return 'kind' in regex ? regex : list(regex.split(self.value).map(string));
  }),
};

function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** `text[from:to]`: the upper bound is exclusive and both must lie within the text. */
export function substring(text: string, from: bigint, to: bigint): ValueOf<'string'> | EvaluationError {
  const characters = [...text];
  if (from < 0n || to < from || to > BigInt(characters.length)) return failure('Range out of bounds.');
  return string(characters.slice(Number(from), Number(to)).join(''));
}
