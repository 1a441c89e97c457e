import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

/** A document of `docs/`, then the heading that is meant: `product.md, "Accounts"`, `look.md 5`, `look.md, section 5`. */
const CITATION = /\b([a-z-]+\.md)(?:(?:,| \()? ?["“]([^"”]+)["”]|,? (?:section )?(\d+))?/g;
const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.rules'];
/** Documents that lie elsewhere than in `docs/`. */
const ELSEWHERE = new Set(['CONFORMANCE.md', 'README.md', 'skipped.md']);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)) && !file.endsWith('citations.test.mjs'));

const citations = files.flatMap((file) => commentsOf(file).flatMap((comment) => citationsIn(file, comment)));

describe('what a comment cites', () => {
  it('is found by this test', () => {
    expect(citations.length).toBeGreaterThan(10);
  });

  it.each(citations)('$file: $document $heading', ({ document, heading }) => {
    const path = ['docs', 'docs/guides']
      .map((folder) => join(root, folder, document))
      .find((each) => existsSync(each));
    expect(path, `${document} is in neither docs/ nor docs/guides/`).toBeDefined();
    if (heading === '') return;
    expect(headingsOf(path)).toContainEqual(expect.stringMatching(headingPattern(heading)));
  });
});

/** Comments with their lines joined, so that a citation may run over a line's end. */
function commentsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const blocks = text.match(/\/\*[\s\S]*?\*\/|(?:^\s*\/\/.*\n?)+|\/\/ .*$/gm) ?? [];
  return blocks.map((block) => block.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '));
}

function citationsIn(file, comment) {
  return [...comment.matchAll(CITATION)]
    .filter(([, document]) => !ELSEWHERE.has(document) && document === document.toLowerCase())
    .map(([, document, name, number]) => ({ file, document, heading: name ?? number ?? '' }));
}

function headingsOf(path) {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
}

/** A number stands before the heading's words; a name is the heading, or what precedes its colon. */
function headingPattern(heading) {
  const escaped = heading.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return /^\d+$/.test(heading) ? new RegExp(`^${escaped}\\. `) : new RegExp(`^${escaped}(?::|$)`);
}
