import { setPage } from '@rawi/model/panels/set-pages';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { chapterPanelsSchema, type PagePanels } from '@rawi/model/truth/chapter-panels';
import { dueWanting, dueWithout } from '@rawi/model/truth/panels-due';
import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { tendPanels } from './tend-panels.ts';

let backend: EmulatedFirestore;
/** Pages with other pictures, each with the lettering of two languages. */
let pictures: Buffer[][];
const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
beforeAll(async () => {
  backend = await emulatedFirestore('tend-panels');
  pictures = await Promise.all(
    [1, 2, 3].map((seed) => Promise.all(['en', 'ar'].map((words) => drawn(seed, words)))),
  );
});
let bucket: FilesDouble;
let now: Date;
beforeEach(async () => {
  backend.clear();
  await backend.firestore.doc(paths.comic('comic')).set(sampleComic('comic'));
  bucket = new FilesDouble('published');
  now = new Date('2026-05-01T00:00:00Z');
  log.mockClear();
});
afterAll(() => backend.stop());

function drawn(seed: number, words: string): Promise<Buffer> {
  const shapes = Array.from({ length: 24 }, (_, at) => {
    const of = (salt: number) => Math.abs(Math.sin(seed * 91 + at * 17 + salt) * 9973) % 1;
    return `<rect x="${of(1) * 300}" y="${of(2) * 450}" width="${40 + of(3) * 120}" height="${40 + of(4) * 120}" fill="rgb(${of(5) * 255},${of(6) * 255},${of(7) * 255})"/>`;
  }).join('');
  const line = words === 'en' ? 'M120 90h60m-50 12h40' : 'M110 92h75m-60 9h48';
  const balloon = `<ellipse cx="150" cy="95" rx="60" ry="26" fill="#fff"/><path d="${line}" stroke="#000" stroke-width="5"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="100%" height="100%" fill="#888"/>${shapes}${balloon}</svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}

const FOUND: PagePanels = { panels: [[0, 0, 10_000, 10_000, 60]], balloons: [[10, 10, 20, 20]] };
const SET = setPage(
  FOUND,
  [
    [0, 0, 10_000, 5000],
    [0, 5000, 10_000, 5000],
  ],
  false,
);
const folderOf = (id: string, hash = '0'.repeat(16)) => `public/${id}-${hash}`;
const panelsOf = (id: string) => `${folderOf(id, 'f'.repeat(16))}/panels.json`;
const at = (id: string) => backend.firestore.doc(paths.chapter('comic', id));
const stored = async (id: string) => reading(chapterSchema).parse((await at(id).get()).data());
const pagesOf = async (id: string) => {
  const bytes = await bucket.read((await stored(id)).panelsFile ?? '', 100_000);
  return chapterPanelsSchema.parse(JSON.parse(String(bytes))).pages;
};

interface Added {
  /** Which pictures it has, from 1. */
  readonly shows?: readonly number[];
  readonly words?: 'en' | 'ar';
  readonly pages?: readonly PagePanels[];
}
async function addChapter(
  id: string,
  { shows = [1, 2], words = 'en', pages = shows.map(() => FOUND) }: Added,
  changes: Partial<Chapter> = {},
): Promise<void> {
  const folder = changes.manifest?.folder ?? folderOf(id);
  const manifest = { folder, widths: [400], images: shows.map(() => '400x600#888888'), panels: [] };
  for (const [index, picture] of shows.entries()) {
    const image = pictures[picture - 1]?.[words === 'en' ? 0 : 1];
    if (image) bucket.put(`${folder}/${index + 1}-400.webp`, image);
  }
  bucket.put(panelsOf(id), Buffer.from(JSON.stringify({ version: 1, pages })));
  const { id: _, ...chapter } = sampleChapter(id, {
    comicId: 'comic',
    pageCount: shows.length,
    manifest,
    panelsFile: panelsOf(id),
    ...changes,
  });
  await at(id).set(chapter);
}
const tend = () => tendPanels({ firestore: backend.firestore, bucket, now: () => now });
const wanting = () => ({ panelsDue: dueWanting(undefined, now) });

describe('the panels of another translation', () => {
  it('are those that people have set for the same pages, with balloons of its own', async () => {
    await addChapter('en', { pages: [SET, FOUND] }, { panelsSet: true });
    const own = { ...FOUND, balloons: [[50, 50, 60, 60]] } as PagePanels;
    await addChapter('ar', { words: 'ar', pages: [own, own] }, { language: 'ar', ...wanting() });
    expect(await tend()).toBe(1);
    const [one, two] = await pagesOf('ar');
    expect(one).toMatchObject({ panels: SET.panels, set: 'there', balloons: own.balloons });
    expect(two).toEqual(own);
    const chapter = await stored('ar');
    expect(chapter.panelsFile).not.toBe(panelsOf('ar'));
    expect(chapter.panelsSet).toBeUndefined();
    expect(chapter.panelsDue).toEqual(dueWithout(undefined, folderOf('ar', 'f'.repeat(16)), now));
    const { docs } = await backend.firestore.collection('dirty').get();
    expect(docs.map(({ id }) => id)).toContain('chapter_ar');
    expect(await tend()).toBe(0);
  });

  it('are its own where the picture is another, or people have set them there', async () => {
    await addChapter('en', { pages: [SET, SET] }, { panelsSet: true });
    const set = setPage(FOUND, [[5, 5, 500, 500]], false);
    await addChapter('ar', { shows: [3, 2], pages: [FOUND, set] }, { panelsSet: true, ...wanting() });
    await tend();
    expect(await pagesOf('ar')).toEqual([FOUND, set]);
    expect(await stored('ar')).toMatchObject({ panelsFile: panelsOf('ar'), panelsSet: true });
    expect((await stored('ar')).panelsDue).toBeUndefined();
  });

  it('are found by its pictures where it has a page more', async () => {
    await addChapter('en', { pages: [SET, SET] }, { panelsSet: true });
    await addChapter('ar', { shows: [3, 1, 2], words: 'ar' }, wanting());
    await tend();
    expect((await pagesOf('ar')).map(({ set }) => set)).toEqual([undefined, 'there', 'there']);
  });

  it('are looked for where a reader would flip to, as people have matched pages', async () => {
    await addChapter('en', { pages: [SET, SET] }, { panelsSet: true });
    const matches = [{ chapterId: 'en', pages: [0, 1] }];
    await addChapter('ar', { shows: [1, 1], words: 'ar' }, { reading: { matches }, ...wanting() });
    await tend();
    expect((await pagesOf('ar')).map(({ set }) => set)).toEqual([undefined, 'there']);
  });

  it('come of no other number, and of nothing that was only taken over', async () => {
    await addChapter('en', { pages: [SET, SET] }, { panelsSet: true, number: 2 });
    await addChapter('fr', { pages: [{ ...SET, set: 'there' }, FOUND] });
    await addChapter('ar', { words: 'ar' }, wanting());
    await tend();
    expect(await pagesOf('ar')).toEqual([FOUND, FOUND]);
  });

  it('wait until its own are found', async () => {
    await addChapter('en', { pages: [SET, SET] }, { panelsSet: true });
    await addChapter('ar', { words: 'ar' }, { panelsFile: null, ...wanting() });
    expect(await tend()).toBe(0);
    await at('ar').update({ panelsFile: panelsOf('ar') });
    now = new Date(now.getTime() + 3_600_000);
    expect(await tend()).toBe(1);
    expect((await pagesOf('ar')).map(({ set }) => set)).toEqual(['there', 'there']);
  });

  it('are looked for again where they were set once more meanwhile', async () => {
    await addChapter('en', { pages: [SET, FOUND] }, { panelsSet: true });
    await addChapter('ar', { words: 'ar' }, wanting());
    const again = { panelsDue: dueWanting(undefined, new Date(now.getTime() + 1)) };
    const read = bucket.read.bind(bucket);
    vi.spyOn(bucket, 'read').mockImplementationOnce(async (...file) => {
      await at('ar').update(again);
      return read(...file);
    });
    await tend();
    expect((await stored('ar')).panelsDue?.wanted).toEqual(again.panelsDue.wanted);
  });

  it('are those of whoever saved there meanwhile, and nothing is left behind', async () => {
    await addChapter('en', { pages: [SET, FOUND] }, { panelsSet: true });
    await addChapter('ar', { words: 'ar' }, wanting());
    const others = `${folderOf('ar', 'a'.repeat(16))}/panels.json`;
    const read = bucket.read.bind(bucket);
    vi.spyOn(bucket, 'read').mockImplementationOnce(async (...file) => {
      await at('ar').update({ panelsFile: others });
      return read(...file);
    });
    const before = bucket.paths();
    await tend();
    expect((await stored('ar')).panelsFile).toBe(others);
    expect(bucket.paths()).toEqual(before);
  });

  it.each([
    ['as it was', false],
    ['with what was saved after it', true],
  ])('are in the file that another run has named meanwhile, %s', async (_, isFollowed) => {
    await addChapter('en', { pages: [SET, FOUND] }, { panelsSet: true });
    await addChapter('ar', { words: 'ar' }, wanting());
    const save = bucket.save.bind(bucket);
    vi.spyOn(bucket, 'save').mockImplementationOnce(async (...file) => {
      await save(...file);
      await tend();
      if (!isFollowed) return;
      const [named] = file;
      const panelsDue = dueWithout(undefined, named.slice(0, named.lastIndexOf('/')), now);
      await at('ar').update({ panelsFile: `${folderOf('ar', 'a'.repeat(16))}/panels.json`, panelsDue });
    });
    const before = bucket.paths();
    await tend();
    const left = bucket.paths().filter((path) => !before.includes(path));
    expect(left).toHaveLength(1);
    if (!isFollowed) expect(left).toEqual([(await stored('ar')).panelsFile]);
  });

  it('wait for another run where the bucket fails, and keep none waiting where images are missing', async () => {
    await addChapter('en', { pages: [SET, SET] }, { panelsSet: true });
    await addChapter('ar', { words: 'ar' }, wanting());
    vi.spyOn(bucket, 'read').mockRejectedValueOnce(new Error('No line.'));
    expect(await tend()).toBe(0);
    expect(log).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    vi.spyOn(logger, 'error').mockImplementation(() => {});
    await bucket.remove(`${folderOf('ar')}/1-400.webp`);
    now = new Date(now.getTime() + 3_600_000);
    expect(await tend()).toBe(1);
    expect((await stored('ar')).panelsDue).toBeUndefined();
  });
});

describe('the panels of a chapter whose file was replaced', () => {
  it('stay what people had set where images are the very same', async () => {
    const old = folderOf('en', '1'.repeat(16));
    const panels = `${folderOf('en', '2'.repeat(16))}/panels.json`;
    await addChapter(
      'en',
      { shows: [1, 2, 3] },
      { manifest: { folder: old, widths: [], images: [], panels: [] } },
    );
    // Files for dense screens come behind a publication: the new one has none yet.
    bucket.put(`${old}/1-2400.webp`, Buffer.from('dense'));
    const set = [SET, setPage(FOUND, null, false), SET];
    bucket.put(panels, Buffer.from(JSON.stringify({ version: 1, pages: set })));
    const due = { ...dueWanting(undefined, now), earlier: { images: old, panels } };
    await addChapter('en', { shows: [2, 1] }, { panelsDue: due });
    await addChapter('en', { shows: [2, 1] }, { panelsDue: due });
    await tend();
    expect(await pagesOf('en')).toEqual([{ ...FOUND, set: 'found' }, SET]);
    expect((await stored('en')).panelsSet).toBe(true);
  });
});

it('a chapter that cannot be read keeps none waiting, and comes again later', async () => {
  await addChapter('en', { pages: [SET, SET] }, { panelsSet: true });
  await addChapter('ar', { words: 'ar' }, wanting());
  const bad = backend.firestore.doc(paths.chapter('other', 'bad'));
  await bad.set({ panelsDue: dueWanting(undefined, new Date(+now - 1000)) });
  expect(await tend()).toBe(1);
  expect((await pagesOf('ar')).map(({ set }) => set)).toEqual(['there', 'there']);
  expect((await bad.get()).get('panelsDue.at').toDate() > now).toBe(true);
});

describe('earlier files of panels', () => {
  it('go after a day, unless one is in use', async () => {
    const [gone, used] = [folderOf('en', '3'.repeat(16)), folderOf('en', 'f'.repeat(16))];
    await addChapter('en', {});
    bucket.put(`${gone}/panels.json`, Buffer.from('{}'));
    const panelsDue = dueWithout(dueWithout(undefined, gone, now), used, new Date(now.getTime() + 1000));
    await at('en').update({ panelsDue });
    expect(await tend()).toBe(0);
    now = new Date(now.getTime() + 24 * 3_600_000);
    await tend();
    expect(bucket.paths()).not.toContain(`${gone}/panels.json`);
    expect((await stored('en')).panelsDue?.before).toHaveLength(1);
    now = new Date(now.getTime() + 3_600_000);
    await tend();
    expect(bucket.paths()).toContain(panelsOf('en'));
    expect((await stored('en')).panelsDue).toBeUndefined();
    expect(await tend()).toBe(0);
  });
});
