import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCENT, GREENS } from '@rawi/model/brand';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Drawings that no program makes; a colour in them cannot be a variable. */
const DRAWINGS = ['web/public/favicon.svg', 'web/public/icons/icon.svg'];

describe('the accent of Rawi', () => {
  it('is written in model/src/brand.ts and nowhere else in the code', () => {
    const sources = execFileSync(
      'git',
      ['ls-files', 'web', 'functions', 'media', 'model', 'scripts', 'import'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
      .split('\n')
      .filter((path) => /\.(?:tsx?|mjs|js|css|html|svg)$/.test(path) && !/\.test\.\w+$/.test(path));
    const pattern = new RegExp(GREENS.join('|'), 'i');
    const found = sources.filter((path) => pattern.test(read(path)));
    expect(found.toSorted()).toEqual(['model/src/brand.ts', ...DRAWINGS].toSorted());
  });

  it('is what the icons are drawn in', () => {
    for (const drawing of DRAWINGS) expect(read(drawing)).toContain(`fill="${ACCENT}"`);
  });

  it('is what docs/look.md says, shade by shade', () => {
    const [, listed = ''] = /\n(0 `#[^\n]*9 `#[0-9A-F]{6}`)/i.exec(read('docs/look.md')) ?? [];
    expect(listed.toLowerCase().match(/#[0-9a-f]{6}/g)).toEqual([...GREENS]);
  });
});
