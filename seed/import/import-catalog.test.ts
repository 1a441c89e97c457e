import { chapterSchema } from '@rawi/model/chapter';
import { comicSchema } from '@rawi/model/comic';
import { paths } from '@rawi/model/paths';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importCatalog } from './import-catalog.ts';
import { problemLine } from './problem.ts';
import { type EmulatedSite, emulatedSite } from './testing/emulated-site.ts';
import {
  drawCover,
  REAL_COMICS,
  smallCatalog,
  smallFiles,
  type TemporaryFolder,
  temporaryFolder,
} from './testing/sample-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const NOW = new Date('2026-05-01T12:00:00Z');

let site: EmulatedSite;
let folder: TemporaryFolder;
let lines: string[];
beforeAll(async () => {
  site = await emulatedSite('import');
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clear();
  site.bucket.files.clear();
  site.bucket.writes = 0;
  lines = [];
  folder = await temporaryFolder({ 'catalog.json': smallCatalog(), ...(await smallFiles()) });
});
afterEach(() => folder.remove());

function run(options: { now?: Date; patienceMs?: number; checkOnly?: boolean; from?: string } = {}) {
  const { from = folder.folder, now = NOW, ...others } = options;
  const { firestore, bucket } = site;
  return importCatalog({ folder: from, firestore, bucket, log: (line) => lines.push(line), now, ...others });
}
async function runAnswered(options: Parameters<typeof run>[0] = {}) {
  const rebuilt: string[] = [];
  const stop = site.rebuildPages(rebuilt);
  const report = await run(options);
  stop();
  return { ...report, rebuilt: [...new Set(rebuilt)].toSorted() };
}
async function documents(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const collection of ['publishers', 'people', 'genres', 'slugs', 'comics', 'translators', 'dirty']) {
    for (const { ref } of (await site.firestore.collection(collection).get()).docs) {
      found[ref.path] = (await ref.get()).data();
      for (const chapter of (await ref.collection('chapters').get()).docs)
        found[chapter.ref.path] = chapter.data();
    }
  }
  return found;
}

describe('a folder goes in', () => {
  it('its comics, chapters, names and files, and every page that shows them is rebuilt', async () => {
    const { imported, problems, stale, rebuilt } = await runAnswered();
    expect({ imported, problems, stale }).toEqual({ imported: ['salt-and-sand'], problems: [], stale: [] });
    expect(rebuilt).toEqual([
      'chapter_salt-and-sand-1-ar',
      'chapter_salt-and-sand-1-en',
      'chapter_salt-and-sand-2-ar',
      'chapter_salt-and-sand-2-en',
      'comic_salt-and-sand',
      'home',
    ]);
    const all = await documents();
    expect(Object.keys(all).toSorted()).toEqual([
      'comics/salt-and-sand',
      'comics/salt-and-sand/chapters/salt-and-sand-1-ar',
      'comics/salt-and-sand/chapters/salt-and-sand-1-en',
      'comics/salt-and-sand/chapters/salt-and-sand-2-ar',
      'comics/salt-and-sand/chapters/salt-and-sand-2-en',
      'genres/fantasy',
      'people/nour-said',
      'people/omar-adel',
      'publishers/north',
      'slugs/salt-and-sand',
    ]);
    expect(all['publishers/north']).toEqual({
      name: { en: 'North', ar: 'الشمال' },
      country: 'EG',
      comicCount: 1,
    });
    expect(all['genres/fantasy']).toEqual({ name: { en: 'Fantasy', ar: 'فانتازيا' } });
    expect(comicSchema.parse(all['comics/salt-and-sand'])).toMatchObject({
      series: 'Salt & Sand',
      languages: ['en', 'ar'],
      chapterCount: 4,
      createdAt: NOW,
      updatedAt: NOW,
      artists: [{ id: 'omar-adel', name: { en: 'Omar Adel', ar: 'عمر عادل' } }],
    });
    const chapter = chapterSchema.parse(all['comics/salt-and-sand/chapters/salt-and-sand-2-ar']);
    expect(chapter).toMatchObject({
      number: 2,
      language: 'ar',
      pageCount: 2,
      downloadable: false,
      readingDirection: 'rtl',
      translator: { id: 'mha', name: 'مها' },
    });
    const pdf = site.bucket.files.get(chapter.pdf.path);
    expect(pdf).toMatchObject({
      contentType: 'application/pdf',
      cacheControl: 'public,max-age=31536000,immutable',
    });
    expect(pdf?.content.length).toBe(chapter.pdf.bytes);
    expect(chapter.pdf.path).toMatch(/^public\/salt-and-sand-2-ar-[0-9a-f]{16}\/chapter\.pdf$/);
    for (const { path } of chapter.cover.sources) {
      expect(site.bucket.files.get(path)).toMatchObject({ contentType: 'image/webp' });
    }
  });

  it('a second time changes nothing', async () => {
    await runAnswered();
    const before = await documents();
    const { writes } = site.bucket;
    const again = await runAnswered({ now: new Date('2027-01-01T00:00:00Z') });
    expect(again).toMatchObject({ written: 0, uploaded: 0, rebuilt: [], imported: ['salt-and-sand'] });
    expect(await documents()).toEqual(before);
    expect(site.bucket.writes).toBe(writes);
  });

  it('what was added since goes in; views, dates and chapters of the site stay', async () => {
    await runAnswered();
    const chapterPath = paths.chapter('salt-and-sand', 'salt-and-sand-1-en');
    await site.firestore.doc(chapterPath).update({ views: 7 });
    await site.firestore.doc(paths.comic('salt-and-sand')).update({ views: 12 });
    const catalog = smallCatalog();
    const comic = catalog.comics[0] as { chapters: object[]; genres: string[] };
    comic.chapters = [
      comic.chapters[0] ?? {},
      { number: 1.5, language: 'French', pdf: '1.pdf', cover: 'cover.png' },
      { number: 1, language: 'English', pdf: '2.pdf', cover: 'cover.png', translator: 'Badr' },
    ];
    await folder.write('catalog.json', catalog);
    const later = new Date('2026-06-01T00:00:00Z');
    expect(await runAnswered({ now: later })).toMatchObject({ problems: [], stale: [] });
    const all = await documents();
    expect(all[chapterPath]).toMatchObject({ views: 7 });
    expect(chapterSchema.parse(all[chapterPath]).publishedAt).toEqual(NOW);
    expect(comicSchema.parse(all['comics/salt-and-sand'])).toMatchObject({
      views: 12,
      chapterCount: 6,
      languages: ['en', 'ar', 'fr'],
      createdAt: NOW,
      updatedAt: later,
    });
    expect(all).toHaveProperty(['comics/salt-and-sand/chapters/salt-and-sand-1_5-fr']);
    expect(all).toHaveProperty(['comics/salt-and-sand/chapters/salt-and-sand-1-en_badr']);
  });

  it('a run that no function answered is finished by the next', async () => {
    const { stale } = await run({ patienceMs: 50 });
    expect(stale).toHaveLength(6);
    const again = await runAnswered();
    expect(again).toMatchObject({ written: 0, stale: [] });
    expect(again.rebuilt).toHaveLength(6);
  });

  it('a page that is missing is made anew', async () => {
    await runAnswered();
    await site.firestore.doc(paths.page('chapter_salt-and-sand-1-en')).delete();
    const again = await runAnswered();
    expect(again).toMatchObject({ written: 0, stale: [] });
    expect(again.rebuilt).toEqual(['chapter_salt-and-sand-1-en', 'home']);
  });

  it('the page of a comic that is like a new one is rebuilt too', async () => {
    await runAnswered();
    const catalog = smallCatalog();
    const comic = { ...catalog.comics[0], series: 'Another', translatedName: {} };
    await folder.write('catalog.json', { ...catalog, comics: [comic] });
    const { rebuilt } = await runAnswered();
    expect(rebuilt).toContain('comic_salt-and-sand');
    expect(rebuilt).not.toContain('chapter_salt-and-sand-1-en');
    expect((await documents())['publishers/north']).toMatchObject({ comicCount: 2 });
  });
});

describe('a bad entry is named, and only its comic is left out', () => {
  it('of fields', async () => {
    const catalog = smallCatalog();
    const [good] = catalog.comics as { chapters: object[] }[];
    const bad = {
      ...good,
      series: 'Bad',
      isbn: '1',
      publisher: 'nobody',
      writer: 7,
      chapters: [
        good?.chapters[0],
        { ...good?.chapters[0] },
        { number: 'two', language: 'Klingon', pdf: '../out.pdf', cover: 'cover.png', colour: 'red' },
        { number: 3, language: 'English', pdf: '1.pdf' },
      ],
    };
    await folder.write('catalog.json', { ...catalog, comics: [bad, ...catalog.comics] });
    const { imported, problems } = await runAnswered();
    expect(imported).toEqual(['salt-and-sand']);
    const found = problems.map(problemLine);
    const expected = [
      'comic 1 “Bad”, isbn: is not a field of the catalogue',
      'comic 1 “Bad”, writer: expected a text, or one text for each language: { "en": …, "ar": … }',
      'comic 1 “Bad”, chapter 1 (English): is listed twice: one number, language and translator is one chapter',
      'comic 1 “Bad”, chapter at position 3, number: Invalid input: expected number, received string',
      'comic 1 “Bad”, chapter at position 3, language: “Klingon” is not one of English, Arabic, Chinese, Hindi, Italian, Spanish, Russian, Turkish, French, German',
      'comic 1 “Bad”, chapter at position 3, pdf: expected the name of a file in the folder',
      'comic 1 “Bad”, chapter at position 3, colour: is not a field of the catalogue',
      'comic 1 “Bad”, chapter 3, cover: is missing',
    ];
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(expected.length);
    expect(Object.keys(await documents()).filter((path) => path.includes('bad'))).toEqual([]);
  });

  it('of files: nothing of the comic is uploaded or written', async () => {
    await folder.write('2.pdf', 'no PDF at all');
    const { imported, problems } = await runAnswered();
    expect(imported).toEqual([]);
    expect(problems.map(problemLine)).toEqual([
      'comic 1 “Salt & Sand”, chapter 2 (English), pdf: “2.pdf” is not a PDF.',
      'comic 1 “Salt & Sand”, chapter 2 (Arabic), pdf: “2.pdf” is not a PDF.',
    ]);
    expect(await documents()).toEqual({});
    expect(site.bucket.writes).toBe(0);
  });

  it('of an unknown publisher, and of an address that another comic has', async () => {
    await runAnswered();
    const catalog = smallCatalog();
    const stranger = { ...catalog.comics[0], series: 'Other', slug: 'salt-and-sand', publisher: 'south' };
    await folder.write('catalog.json', { ...catalog, comics: [stranger] });
    expect((await runAnswered()).problems.map(problemLine)).toEqual([
      'comic 1 “Other”, publisher: there is no publisher “south” in the catalogue or in the site',
      'comic 1 “Other”, slug: the address “salt-and-sand” belongs to “Salt & Sand”: give this comic a "slug" of its own',
    ]);
  });

  it('a check writes nothing', async () => {
    expect(await run({ checkOnly: true })).toMatchObject({ imported: [], problems: [], written: 0 });
    expect(await documents()).toEqual({});
    expect(site.bucket.writes).toBe(0);
  });
});

describe('covers in two languages', () => {
  it.each([{ cover: { en: 'cover.png', ar: 'arabic.png' } }, { cover: 'cover.png', coverAr: 'arabic.png' }])(
    '%o',
    async (covers) => {
      const catalog = smallCatalog();
      await folder.write('arabic.png', await drawCover('#00ff00'));
      await folder.write('catalog.json', { ...catalog, comics: [{ ...catalog.comics[0], ...covers }] });
      await runAnswered();
      const { cover } = comicSchema.parse((await documents())['comics/salt-and-sand']);
      expect(cover.ar?.color).toBe('#00ff00');
      expect(cover.en?.color).toBe('#aa5500');
    },
  );
});

if (REAL_COMICS === undefined) {
  console.warn('No real comics on this machine (RAWI_SAMPLES): the importer is tried on drawn ones only.');
}
describe.skipIf(REAL_COMICS === undefined)('real comics', () => {
  it('go in as they are', async () => {
    const { imported, problems, stale } = await runAnswered({ from: REAL_COMICS ?? '' });
    expect({ imported, problems, stale }).toEqual({
      imported: ['pepper-and-carrot'],
      problems: [],
      stale: [],
    });
    const all = await documents();
    expect(comicSchema.parse(all['comics/pepper-and-carrot'])).toMatchObject({
      names: { ar: 'بيبر وكاروت' },
      writer: { id: 'david-revoy', name: { en: 'David Revoy', ar: 'دافيد ريفوا' } },
      languages: ['en', 'ar'],
      chapterCount: 4,
    });
    const chapter = chapterSchema.parse(all['comics/pepper-and-carrot/chapters/pepper-and-carrot-6-ar']);
    expect(chapter).toMatchObject({ pageCount: 11, title: 'مسابقة الجرعات' });
  });
});
