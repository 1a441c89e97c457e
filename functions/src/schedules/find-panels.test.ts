import { panelsOfImages } from '@rawi/media/panels/panels-of-images';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { logger } from 'firebase-functions/v2';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { type FindingPanels, findPanels } from './find-panels.ts';

let backend: EmulatedFirestore;
let page: Buffer;
const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
beforeAll(async () => {
  backend = await emulatedFirestore('find-panels');
  page = await twoPanels();
});
let bucket: FilesDouble;
beforeEach(async () => {
  backend.clear();
  await backend.firestore.doc(paths.comic('comic')).set(sampleComic('comic'));
  bucket = new FilesDouble('published');
  log.mockClear();
});
afterAll(() => backend.stop());

/** A page of two panels, one above the other. */
function twoPanels(): Promise<Buffer> {
  const panel = (top: number, color: string) =>
    `<rect x="40" y="${top}" width="720" height="520" fill="${color}"/><circle cx="300" cy="${top + 200}" r="120" fill="#fd6"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1160"><rect width="100%" height="100%" fill="#fff"/>${panel(40, '#357')}${panel(600, '#733')}</svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}

const folderOf = (id: string) => `public/${id}-0123456789abcdef`;
const at = (id: string) => backend.firestore.doc(paths.chapter('comic', id));
async function addChapter(id: string, images = 2): Promise<void> {
  const manifest = {
    folder: folderOf(id),
    widths: [800],
    images: Array.from({ length: images }, () => '800x1160#ffffff'),
    panels: [],
  };
  const { id: _, ...chapter } = sampleChapter(id, { comicId: 'comic', manifest, panelsFile: null });
  await at(id).set(chapter);
  for (let number = 1; number <= images; number += 1) bucket.put(`${folderOf(id)}/${number}-800.webp`, page);
}
const NOW = new Date('2026-05-01T00:00:00Z');
const services = (changes: Partial<FindingPanels> = {}): FindingPanels => ({
  firestore: backend.firestore,
  bucket,
  now: () => NOW,
  look: panelsOfImages,
  ...changes,
});
const panelsFileOf = async (id: string): Promise<unknown> => (await at(id).get()).get('panelsFile');

describe('chapters that were published before their panels were found', () => {
  it('get them from their images, with their page, once', async () => {
    await addChapter('one');
    expect(await findPanels(services())).toBe(1);
    const path = String(await panelsFileOf('one'));
    expect(path).toMatch(/^public\/one-[0-9a-f]{16}\/panels\.json$/);
    expect(path.startsWith(folderOf('one'))).toBe(false);
    const { pages } = chapterPanelsSchema.parse(JSON.parse(String(await bucket.read(path, 10_000))));
    expect(pages.map(({ panels }) => panels.length)).toEqual([2, 2]);
    expect((await backend.firestore.doc('dirty/chapter_one').get()).exists).toBe(true);
    expect(await findPanels(services())).toBe(0);
  });

  it('know what no crop may cut of the panels that open them, chosen by us or by their translator', async () => {
    await addChapter('one', 1);
    const whole = { page: 1, x: 0, y: 0, width: 1000, height: 500 };
    await at('one').update({ 'manifest.panels': [whole], reading: { panels: [whole] } });
    const balloons = [[1000, 1000, 2000, 1000]];
    const look = () =>
      Promise.resolve(
        chapterPanelsSchema.parse({ version: 1, pages: [{ panels: [[0, 0, 10_000, 5000, 90]], balloons }] }),
      );
    expect(await findPanels(services({ look }))).toBe(1);
    const found = await at('one').get();
    const kept = [{ ...whole, keep: [100, 100, 200, 100] }];
    expect(found.get('manifest.panels')).toEqual(kept);
    expect(found.get('reading')).toEqual({ panels: kept });
    expect(found.get('manifest.folder')).toBe(folderOf('one'));
    // Its card is drawn once more, which may cut through what is known now.
    expect(found.get('shareCards')).toBeNull();
    // Home and the pages beside it show them too.
    const comic = await backend.firestore.doc(paths.comic('comic')).get();
    expect(JSON.stringify(comic.data())).toContain('"keep":[100,100,200,100]');
  });

  it('are done some at a time, and by the next run where one is killed', async () => {
    for (const id of ['one', 'two', 'three']) await addChapter(id, 1);
    let time = NOW.getTime();
    const slow = services({ now: () => new Date((time += 90_000)) });
    expect(await findPanels(slow)).toBe(1);
    expect(await findPanels(services())).toBe(2);
  });

  it('whose images are missing are left without, and keep none waiting', async () => {
    await addChapter('bad');
    await addChapter('good');
    await bucket.remove(`${folderOf('bad')}/2-800.webp`);
    expect(await findPanels(services())).toBe(1);
    expect(await panelsFileOf('bad')).toBeUndefined();
    expect(await panelsFileOf('good')).toEqual(expect.any(String));
    expect(log).toHaveBeenCalledOnce();
  });

  it('that cannot be looked through keep none waiting, however many they are', async () => {
    for (let number = 10; number < 35; number += 1) await addChapter(`bad-${number}`, 1);
    await addChapter('good', 1);
    const look: FindingPanels['look'] = async (manifest, read) => {
      if (manifest.folder.includes('bad')) throw new RangeError('Nothing that anybody has thought of.');
      return panelsOfImages(manifest, read);
    };
    expect(await findPanels(services({ look }))).toBe(1);
    expect(await panelsFileOf('bad-10')).toBeUndefined();
    expect(await panelsFileOf('good')).toEqual(expect.any(String));
  });

  it('wait for another run where the bucket fails', async () => {
    await addChapter('one');
    const read = vi.spyOn(bucket, 'read').mockRejectedValueOnce(new Error('No line.'));
    const broken = services();
    expect(await findPanels(broken)).toBe(0);
    expect(await panelsFileOf('one')).toBeNull();
    read.mockRestore();
    expect(await findPanels(broken)).toBe(1);
  });

  it('keep what took the place of their images meanwhile, and nothing is left behind', async () => {
    await addChapter('one');
    const replaced = services({
      look: async (manifest, read) => {
        await at('one').update({ panelsFile: 'public/one-fedcba9876543210/panels.json' });
        return panelsOfImages(manifest, read);
      },
    });
    expect(await findPanels(replaced)).toBe(0);
    expect(await panelsFileOf('one')).toBe('public/one-fedcba9876543210/panels.json');
    expect(bucket.paths().filter((path) => path.endsWith('.json'))).toEqual([]);
  });
});
