import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE, FIRST_COMICS } from '../stories/catalogue.ts';
import { contentVersion } from './content-version.ts';
import { drawComics, drawingOrder, writeList } from './drawn-catalogue.ts';
import type { DrawnComic } from './tasks.ts';

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'rawi-drawn-'));
});
afterEach(() => rm(outDir, { recursive: true }));

/** As an earlier run of this version would have left it. */
async function leave(slug: string, version = contentVersion()): Promise<DrawnComic> {
  const image = {
    width: 640,
    height: 896,
    color: '#102030',
    sources: [{ path: 'public/x-1/a.webp', width: 640 }],
  };
  const drawn: DrawnComic = { comic: { slug, cover: { en: image }, files: [] }, chapters: [] };
  await mkdir(join(outDir, 'drawn'), { recursive: true });
  await writeFile(join(outDir, 'drawn', `${slug}.json`), JSON.stringify(drawn));
  await writeFile(join(outDir, 'version'), version);
  return drawn;
}

describe('drawingOrder', () => {
  it('has every comic once, the first six at the front', () => {
    const order = drawingOrder();
    expect(order.slice(0, 6)).toEqual(FIRST_COMICS);
    expect(order.toSorted()).toEqual(CATALOGUE.map(({ slug }) => slug).toSorted());
  });
});

describe('drawComics', () => {
  it('gives out what an earlier run drew, in the order asked for, and draws nothing', async () => {
    const moth = await leave('moth-queen');
    const tigers = await leave('paper-tigers');
    const slugs: DrawnComic[] = [];
    for await (const drawn of drawComics({ outDir, only: ['paper-tigers', 'moth-queen'] })) slugs.push(drawn);
    expect(slugs).toEqual([tigers, moth]);
    expect(await readdir(outDir)).not.toContain('files');
  });

  it('can be left early', async () => {
    await leave('moth-queen');
    for await (const { comic } of drawComics({ outDir, only: ['moth-queen', 'orbit-9'] })) {
      expect(comic.slug).toBe('moth-queen');
      break;
    }
    expect(await readdir(join(outDir, 'drawn'))).toEqual(['moth-queen.json']);
  });

  it('removes what another version drew', async () => {
    await leave('moth-queen', 'earlier');
    expect(await drawComics({ outDir, only: [] }).next()).toEqual({ done: true, value: undefined });
    expect(await readdir(join(outDir, 'drawn'))).toEqual([]);
    expect(await readFile(join(outDir, 'version'), 'utf8')).toBe(contentVersion());
  });

  it('removes what a run left behind that was ended, and nothing of one that goes on', async () => {
    await leave('moth-queen');
    const files = join(outDir, 'files');
    for (const name of ['work-old', 'work-new', 'public'])
      await mkdir(join(files, name), { recursive: true });
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of ['work-old', 'public']) await utimes(join(files, name), longAgo, longAgo);
    await drawComics({ outDir, only: [] }).next();
    expect((await readdir(files)).toSorted()).toEqual(['public', 'work-new']);
  });

  it('knows its comics', async () => {
    await expect(drawComics({ outDir, only: ['nobody'] }).next()).rejects.toThrow(RangeError);
  });
});

describe('writeList', () => {
  it('lists what was drawn', async () => {
    const moth = await leave('moth-queen');
    const drawn = await writeList(outDir, [moth]);
    expect(drawn).toEqual({ version: contentVersion(), comics: [moth.comic], chapters: [] });
    expect(JSON.parse(await readFile(join(outDir, 'drawn.json'), 'utf8'))).toEqual(drawn);
  });
});
