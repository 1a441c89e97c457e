import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardFile } from '@rawi/media/share-card/card-file';
import { chapterCards } from '@rawi/media/share-card/chapter-cards';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';
import { logger } from 'firebase-functions/v2';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { ChapterCards } from '../publishing/chapter-cards.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { drawCards } from './draw-cards.ts';

let backend: EmulatedFirestore;
let page: Buffer;
const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
beforeAll(async () => {
  backend = await emulatedFirestore('draw-cards');
  page = await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#c02020' } })
    .webp()
    .toBuffer();
});
let bucket: FilesDouble;
beforeEach(async () => {
  backend.clear();
  await backend.firestore
    .doc(paths.comic('comic'))
    .set(sampleComic('comic', { series: 'Salt', names: { ar: 'ملح' } }));
  bucket = new FilesDouble('published');
  log.mockClear();
});
afterAll(() => backend.stop());

const PANEL = { page: 1, x: 0, y: 0, width: 1000, height: 500 };
const OTHER = { page: 2, x: 0, y: 500, width: 1000, height: 500 };
const folderOf = (id: string) => `public/${id}-0123456789abcdef`;
const at = (id: string) => backend.firestore.doc(paths.chapter('comic', id));
async function addChapter(id: string, changes: Partial<Chapter> = {}): Promise<void> {
  const manifest = {
    folder: folderOf(id),
    widths: [800],
    images: ['800x1200#c02020', '800x1200#c02020'],
    panels: [PANEL],
  };
  const { id: _, ...chapter } = sampleChapter(id, {
    comicId: 'comic',
    manifest,
    shareCards: null,
    ...changes,
  });
  await at(id).set(chapter);
  for (const number of [1, 2]) bucket.put(`${folderOf(id)}/${number}-800.webp`, page);
}

type Draw = ChapterCards['draw'];
/** What the process does, in this one. */
const draw: Draw = async ({ panels, folder, ...chapter }) => {
  const read = panels.map(async ({ file, ...panel }) => ({ ...panel, image: await readFile(file) }));
  const cards = await chapterCards(chapter, await Promise.all(read));
  for (const { locale, content } of cards) await writeFile(join(folder, cardFile(locale)), content);
  return cards.map(({ locale }) => locale);
};
const NOW = new Date('2026-05-01T00:00:00Z');
const services = (changes: Partial<ChapterCards> = {}): ChapterCards => ({
  firestore: backend.firestore,
  bucket,
  now: () => NOW,
  draw,
  ...changes,
});
const cardsOf = async (id: string): Promise<unknown> => (await at(id).get()).get('shareCards');
const stored = () => bucket.paths().filter((path) => path.endsWith('.jpg'));

describe('chapters that wait for their pictures for sharing', () => {
  it('get one in each language of their comic, in a folder of their own, with their page', async () => {
    await addChapter('one');
    expect(await drawCards(services())).toBe(1);
    const cards = await cardsOf('one');
    expect(cards).toEqual({
      en: expect.stringMatching(/^public\/one-[0-9a-f]{16}\/share-en\.jpg$/),
      ar: expect.stringMatching(/^public\/one-[0-9a-f]{16}\/share-ar\.jpg$/),
    });
    expect(new Set(Object.values(cards ?? {}))).toEqual(new Set(stored()));
    expect(stored().some((path) => path.startsWith(folderOf('one')))).toBe(false);
    expect(await sharp(bucket.files.get(stored()[0] ?? '')?.bytes).metadata()).toMatchObject({ width: 1200 });
    expect((await backend.firestore.doc('dirty/chapter_one').get()).exists).toBe(true);
    expect(await drawCards(services())).toBe(0);
  });

  it('show what their translator chose, and the first page where there are no panels', async () => {
    const seen: unknown[] = [];
    const watching: Draw = (options) => {
      seen.push(options.panels.map(({ x, y, height }) => [x, y, height]));
      return draw(options);
    };
    await addChapter('chosen', { reading: { panels: [OTHER, PANEL] } });
    await addChapter('none');
    await at('none').update({ 'manifest.panels': [] });
    expect(await drawCards(services({ draw: watching }))).toBe(2);
    expect(seen).toEqual([
      [
        [0, 0, 500],
        [0, 500, 500],
      ],
      [[0, 0, 1000]],
    ]);
  });

  it('lose what was drawn before in a language that their comic has no name in any more', async () => {
    await addChapter('one');
    await drawCards(services());
    await at('one').update({ shareCards: null });
    await backend.firestore.doc(paths.comic('comic')).update({ names: {} });
    expect(await drawCards(services())).toBe(1);
    expect(stored()).toEqual([expect.stringContaining('share-en.jpg')]);
    expect(Object.values((await cardsOf('one')) ?? {})).toEqual(stored());
  });

  it('are done some at a time, and by the next run where one is killed', async () => {
    for (const id of ['one', 'two', 'three']) await addChapter(id);
    let time = NOW.getTime();
    const slow = services({ now: () => new Date((time += 90_000)) });
    const first = await drawCards(slow);
    expect(first).toBeLessThan(3);
    expect(await drawCards(services())).toBe(3 - first);
  });

  it('whose images are missing, or cannot be drawn, keep their comic’s, and none waiting', async () => {
    await addChapter('bad');
    await addChapter('broken');
    await addChapter('good');
    await bucket.remove(`${folderOf('bad')}/1-800.webp`);
    bucket.put(`${folderOf('broken')}/1-800.webp`, Buffer.from('no picture'));
    expect(await drawCards(services())).toBe(1);
    expect(await cardsOf('bad')).toBeUndefined();
    expect(await cardsOf('broken')).toBeUndefined();
    expect(await cardsOf('good')).toEqual(expect.anything());
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('wait for another run where the bucket fails', async () => {
    await addChapter('one');
    const read = vi.spyOn(bucket, 'download').mockRejectedValueOnce(new Error('No line.'));
    expect(await drawCards(services())).toBe(0);
    expect(await cardsOf('one')).toBeNull();
    read.mockRestore();
    expect(await drawCards(services())).toBe(1);
  });

  it('wait for another run where the program that draws them does not work', async () => {
    await addChapter('one');
    const fails: Draw = () => Promise.reject(new Error('There is no font.'));
    expect(await drawCards(services({ draw: fails }))).toBe(0);
    expect(await cardsOf('one')).toBeNull();
    expect(await drawCards(services())).toBe(1);
  });

  it('that are corrected meanwhile are drawn again', async () => {
    await addChapter('one');
    const corrected: Draw = async (options) => {
      await at('one').update({ reading: { panels: [OTHER] } });
      return draw(options);
    };
    expect(await drawCards(services({ draw: corrected }))).toBe(0);
    expect(await cardsOf('one')).toBeNull();
    expect(await drawCards(services())).toBe(1);
  });

  it.each(['replaced', 'removed'])('that are %s meanwhile leave nothing behind', async (how) => {
    await addChapter('one');
    const gone: Draw = async (options) => {
      if (how === 'removed') await at('one').delete();
      else await at('one').update({ 'manifest.folder': 'public/one-fedcba9876543210' });
      return draw(options);
    };
    expect(await drawCards(services({ draw: gone }))).toBe(0);
    expect(stored()).toEqual([]);
  });
});
