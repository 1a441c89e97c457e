import { expect, it } from 'vitest';
import { CHECKS } from './checks.ts';
import { tableOf } from './table.ts';

it('a table says in plain words what is wrong and what to do, and of many how many they are', () => {
  const many = Array.from({ length: 23 }, (_, n) => ({
    check: 'page-differs',
    id: `pages/${n}`,
    problem: 'It shows something else.',
    remedy: '--repair has it built again.',
  }));
  const table = tableOf(many);
  expect(table).toContain('page-differs (23)');
  expect(table).toContain('… and 3 more');
  expect(table.split('--repair has it built again.')).toHaveLength(2);
});

it('the checks have names of their own, and upset only those that are mended after them', () => {
  const names = CHECKS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, upsets = [] } of CHECKS) {
    for (const other of upsets) expect(names.indexOf(other)).toBeGreaterThan(names.indexOf(name));
  }
});
