import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const data = read('docs/data.md');

/** Every collection that a path of the model begins with; the ids of pages stand before them. */
const [, paths = ''] = read('model/src/paths.ts').split('export const paths = ');
const COLLECTIONS = [...paths.matchAll(/=> ['`]([a-zA-Z]+)(?:\/|'|`)/g)].map(([, name]) => name);
const KEYS = [...read('web/src/core/device/device-store.ts').matchAll(/'(rawi-[a-z-]+)'/g)].map(
  ([, key]) => key,
);

it.each([...new Set(COLLECTIONS)])('docs/data.md names %s/', (name) => {
  expect(data).toContain(`${name}/`);
});

it.each(KEYS)('docs/data.md names the key %s', (key) => {
  expect(data).toContain(`\`${key}\``);
});

it('the names are found', () => {
  expect(COLLECTIONS.length).toBeGreaterThan(10);
  expect(KEYS.length).toBeGreaterThan(5);
});
