import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FUNCTION_MUTANTS } from './function-mutants.ts';

it('the text that each mutant of the functions changes stands in its file once', () => {
  const lost = FUNCTION_MUTANTS.map(({ name, file, find }) => ({
    name,
    times: readFileSync(file, 'utf8').split(find).length - 1,
  })).filter(({ times }) => times !== 1);
  expect(lost).toEqual([]);
});

it('mutants of the functions have names of their own', () => {
  const names = FUNCTION_MUTANTS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
