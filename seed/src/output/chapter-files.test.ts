import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { writeChapter } from './chapter-files.ts';
import { translationsOf } from './tasks.ts';

describe('writeChapter', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rawi-seed-'));
  afterAll(() => rm(root, { recursive: true }));
  const comic = CATALOGUE.find(({ slug }) => slug === 'saffron-street');

  it('writes the same bytes under the same names twice, and others in the other language', async () => {
    const [english, arabic] = comic ? translationsOf(comic) : [];
    if (!english || !arabic) throw new Error('Saffron Street has chapters in both languages.');
    const first = await writeChapter(join(root, 'one'), english);
    const second = await writeChapter(join(root, 'two'), english);
    expect(second).toEqual(first);
    for (const { path, bytes } of first.files) {
      const content = await readFile(join(root, 'one', path));
      expect(content.byteLength).toBe(bytes);
      expect(content.equals(await readFile(join(root, 'two', path)))).toBe(true);
    }
    const other = await writeChapter(join(root, 'one'), arabic);
    expect(other.files.map(({ path }) => path)).not.toEqual(first.files.map(({ path }) => path));
    expect(first.files.map(({ contentType }) => contentType)).toContain('application/pdf');
    expect(first.pages).toHaveLength(2);
  });
}, 60_000);
