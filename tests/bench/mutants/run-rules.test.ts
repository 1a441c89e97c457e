import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TESTS } from './run-rules.ts';

it('every test of the rules is asked about their mutants', () => {
  const tests = readdirSync('tests/rules').filter((name) => name.endsWith('.test.ts'));
  expect([...new Set(Object.values(TESTS).flat())].toSorted()).toEqual(tests.toSorted());
});
