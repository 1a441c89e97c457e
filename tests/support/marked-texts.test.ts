import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * What people wrote is drawn with its direction and its language, so that a screen reader speaks it as it is written. An element
 * that isolates a text is where this is forgotten: each says a language, or that its text runs left to right like code.
 */

const ROOT = join(import.meta.dirname, '../..');
/** An opening tag with its attributes, whose braces hold two more levels at most. */
const TAG = /<([a-z]+)\s((?:[^<>{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g;
const BARE = /<bdi>/g;

/** Elements that only turn the page's own words back to its direction, inside of the island of the pages. */
const OWN_WORDS = [
  'web/src/desk/review/compare.tsx',
  'web/src/desk/review/page-pins.tsx',
  'web/src/desk/review/pages.tsx',
  // Figures, in the digits of the page.
  'web/src/domains/page-editing/frame.tsx',
  'web/src/domains/page-editing/framed-page.tsx',
  'web/src/reader/corrections/thumbnail.tsx',
];

function unmarked(source: string): string[] {
  const tags = [...source.matchAll(TAG)].filter(
    ([, tag, attributes = '']) =>
      (tag === 'bdi' && !/\blang=|\bdir="ltr"/.test(attributes)) ||
      (attributes.includes('dir="auto"') && !attributes.includes('lang=')),
  );
  return [...tags, ...source.matchAll(BARE)].map(([text]) => text);
}

const files = execFileSync('git', ['ls-files', 'web/src'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));

describe('a text that is isolated', () => {
  it('is seen by this test', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(unmarked('<p><bdi>{name}</bdi></p>')).toHaveLength(1);
    expect(unmarked('<bdi className={classes.name}>{name}</bdi>')).toHaveLength(1);
    expect(unmarked('<p className={classes.note} dir="auto">{note}</p>')).toHaveLength(1);
    expect(unmarked('<bdi lang={lang}>{name}</bdi><bdi dir="ltr">{email}</bdi>')).toEqual([]);
  });

  it('has a language in every file', () => {
    const found = files.filter((path) => unmarked(readFileSync(join(ROOT, path), 'utf8')).length > 0);
    expect(found.toSorted()).toEqual(OWN_WORDS.toSorted());
  });
});
