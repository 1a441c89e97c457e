import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** docs/words.md, “Words of the code”, ends with a list of what no source and no document says any more. */

const root = join(import.meta.dirname, '../..');
const SOURCES = /\.(?:[cm]?tsx?|mjs|js|css|rules|md)$/;
/** The list itself, and the specification, whose words are its own. */
const NOT_OURS = /^docs\/(?:words\.md$|spec\/)/;
const THIS = 'tests/support/code-words.test.ts';

const [, list = ''] = readFileSync(join(root, 'docs/words.md'), 'utf8').split('titles alike:\n\n');
const givenUp = list.trim().split(' · ');

it('no source and no document says what docs/words.md has given up', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const sources = tracked.filter((path) => SOURCES.test(path) && !NOT_OURS.test(path) && path !== THIS);
  expect(sources.length).toBeGreaterThan(2000);
  expect(givenUp.length).toBeGreaterThan(5);
  // A comment may break between two of the words.
  const pattern = new RegExp(
    givenUp.map((words) => `\\b${words.replaceAll(' ', '\\s+(?:\\*\\s+|//\\s+)?')}\\b`).join('|'),
    'gi',
  );
  const found = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(({ 0: words }) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
