import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the first paint needs; the client imports these at run time. */
const FILES = [
  'constants',
  'key',
  'lists/contact-subjects',
  'lists/countries',
  'lists/filters',
  'lists/genders',
  'lists/genre-names',
  'lists/issue-reports',
  'lists/languages',
  'limits',
  'lists/locales',
  'text/localized',
  'lists/nationalities',
  'pages/page-version',
  'page-ids',
  'paths',
  'text-search/text-folder',
];

function importsOf(file: string): string[] {
  const source = readFileSync(new URL(`./${file}.ts`, import.meta.url), 'utf8');
  const values = source.replace(/^(?:import|export) type [^;]*;/gm, '');
  return Array.from(values.matchAll(/from '([^']+)'/g), ([, from = '']) => from);
}

describe('what the first paint needs imports no zod', () => {
  it.each(FILES)('%s', (file) => {
    for (const from of importsOf(file)) {
      expect(FILES).toContain(posix.join(posix.dirname(file), from).replace(/\.ts$/, ''));
    }
  });
});
