import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogComicSchema } from './catalog-file.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const table = /\| comic \|.*?\n\n/s.exec(readme)?.[0] ?? '';

it.each(Object.keys(catalogComicSchema.shape))('the README says what %s of a comic is', (field) => {
  expect(table).toContain(`\`${field}\``);
});
