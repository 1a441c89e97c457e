import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS } from './parts.ts';

/**
 * A link to a part of a page is dead where no element has its id, and nothing says so: the page opens at its top. So links and
 * elements name parts by `PARTS` alone.
 */

const ROOT = join(import.meta.dirname, '../../../..');
const SOURCES = execFileSync('git', ['ls-files', 'web/src', 'functions/src', 'model/src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('/testing/'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** The end of an address in a text of the code: `…#part`, but no color. */
const WRITTEN_OUT = /["'`][^"'`\s]*#(?!(?:[\da-f]{3,8}|rrggbb)["'`])[a-z][a-z-]*["'`]|\bhash: ["'`]/g;
/** Selectors of elements that are not parts: where the app stands, and what it is painted from. */
const SELECTORS = ['#root'];

const writtenOut = (text: string) =>
  [...text.matchAll(WRITTEN_OUT)]
    .map(([found]) => found)
    .filter((found) => !SELECTORS.some((selector) => found.includes(selector)));

describe('a link to a part of a page', () => {
  it('is found where it is written out', () => {
    expect(writtenOut("`${paths.home(locale)}#latest` '#main' { hash: 'reports' }")).toHaveLength(3);
    expect(writtenOut("'#fff' '#0a7347' `#${PARTS.main}` '#root'")).toEqual([]);
  });

  it('names one of the parts, and is never written out', () => {
    const found = SOURCES.flatMap(({ path, text }) => writtenOut(text).map((link) => `${path}: ${link}`));
    expect(found).toEqual([]);
  });

  it.each(Object.keys(PARTS))('%s has an element with its id, and is led to', (part) => {
    const uses = (pattern: string) =>
      SOURCES.filter(({ text }) => new RegExp(pattern).test(text)).map(({ path }) => path);
    expect(uses(`\\bid=\\{PARTS\\.${part}\\}`)).not.toEqual([]);
    expect(uses(`#\\$\\{PARTS\\.${part}\\}|hash: PARTS\\.${part}\\b`)).not.toEqual([]);
  });
});
