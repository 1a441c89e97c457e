import { publisherCovers } from '@rawi/model/pages/publisher-summary';
import { paths } from '@rawi/model/paths';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { problemLine } from './problem.ts';
import { importing, NOW } from './testing/importing.ts';
import { drawCover, REAL_COMICS, smallCatalog } from './testing/sample-folder.ts';

const { at, run, runAnswered, documents } = importing('import');

describe('a folder goes in', () => {
  it('its comics, chapters, names and files, and every page that shows them is rebuilt', async () => {
    const { imported, problems, stale, rebuilt } = await runAnswered();
    expect({ imported, problems, stale }).toEqual({ imported: ['salt-and-sand'], problems: [], stale: [] });
    expect(rebuilt).toEqual([
      'catalog_1',
      'chapter_salt-and-sand-1-ar',
      'chapter_salt-and-sand-1-en',
      'chapter_salt-and-sand-2-ar',
      'chapter_salt-and-sand-2-en',
      'comic_salt-and-sand',
      'comics',
      'comics_1',
      'home',
      'mostRead',
      'opds_comics',
      'opds_comics_1',
      'opds_genre_fantasy',
      'opds_language_ar',
      'opds_language_en',
      'opds_latest',
      'opds_most-read',
      'opds_publisher_north',
      'publisher_north',
      'publisher_north_1',
      'publishers',
      'sitemap_1',
      'translator_amal',
      'translator_mha',
      'translators',
      'transparency',
      'updates',
    ]);
    const all = await documents();
    expect(Object.keys(all).toSorted()).toEqual([
      'comics/salt-and-sand',
      'comics/salt-and-sand/chapters/salt-and-sand-1-ar',
      'comics/salt-and-sand/chapters/salt-and-sand-1-en',
      'comics/salt-and-sand/chapters/salt-and-sand-2-ar',
      'comics/salt-and-sand/chapters/salt-and-sand-2-en',
      'counters/catalogue',
      'genres/fantasy',
      'people/nour-said',
      'people/omar-adel',
      'publishers/north',
      'slugs/salt-and-sand',
      'translators/amal',
      'translators/mha',
    ]);
    expect(all['translators/mha']).toEqual({
      name: 'مها',
      languages: ['ar'],
      level: 2,
      professional: false,
      followers: 0,
      ratings: { count: 0, qualitySum: 0, claritySum: 0 },
      publishedChapters: 2,
    });
    expect(all['publishers/north']).toEqual({
      name: { en: 'North', ar: 'الشمال' },
      searchKeys: expect.arrayContaining(['north', 'شما']),
      country: 'EG',
      description: { en: 'Stories from the north.' },
      website: 'https://north.example',
      arrivals: 1,
      comicCount: 1,
      covers: publisherCovers([comicSchema.parse(all['comics/salt-and-sand'])]),
    });
    expect(all['counters/catalogue']).toEqual({ comics: 1, publishers: 1, arrivals: 1 });
    expect(all['genres/fantasy']).toMatchObject({ name: { en: 'Fantasy', ar: 'فانتازيا' } });
    expect(all['people/omar-adel']).toMatchObject({ searchKeys: expect.arrayContaining(['omar', 'عاد']) });
    expect(comicSchema.parse(all['comics/salt-and-sand'])).toMatchObject({
      series: 'Salt & Sand',
      languages: ['en', 'ar'],
      chapterCount: 2,
      createdAt: NOW,
      shelf: 1,
      updatedAt: NOW,
      firstChapter: { en: { id: 'salt-and-sand-1-en' }, ar: { id: 'salt-and-sand-1-ar' } },
      newestChapter: { en: { id: 'salt-and-sand-2-en' }, ar: { id: 'salt-and-sand-2-ar' } },
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
    const pdf = at.site.bucket.files.get(chapter.pdf.path);
    expect(pdf).toMatchObject({
      contentType: 'application/pdf',
      cacheControl: 'public,max-age=86400',
    });
    expect(pdf?.content.length).toBe(chapter.pdf.bytes);
    expect(chapter.pdf.path).toMatch(/^public\/salt-and-sand-2-ar-[0-9a-f]{16}\/chapter\.pdf$/);
    const { cover } = comicSchema.parse(all['comics/salt-and-sand']);
    const blurred = [chapter.cover.blurred, chapter.manifest?.blurredStrip, cover.en?.blurred].filter(
      (path) => path !== undefined,
    );
    expect(blurred.length).toBeGreaterThan(1);
    for (const path of [...chapter.cover.sources.map((source) => source.path), ...blurred]) {
      expect(at.site.bucket.files.get(path)).toMatchObject({ contentType: 'image/webp' });
    }
  });

  it('a comic stands on the shelf that is being filled, and stays there', async () => {
    await at.site.firestore.doc(paths.catalogueCounts()).set({ comics: 20, publishers: 3, arrivals: 24 });
    const { rebuilt } = await runAnswered();
    expect(rebuilt).toEqual(expect.arrayContaining(['comics', 'comics_1', 'comics_2']));
    await at.site.firestore.doc(paths.catalogueCounts()).update({ arrivals: 90 });
    await at.folder.write('cover.png', await drawCover('#00ff00'));
    await runAnswered();
    expect(comicSchema.parse((await documents())['comics/salt-and-sand']).shelf).toBe(2);
  });

  it('a second time changes nothing', async () => {
    await runAnswered();
    const before = await documents();
    const { writes } = at.site.bucket;
    const again = await runAnswered({ now: new Date('2027-01-01T00:00:00Z') });
    expect(again).toMatchObject({ written: 0, uploaded: 0, rebuilt: [], imported: ['salt-and-sand'] });
    expect(await documents()).toEqual(before);
    expect(at.site.bucket.writes).toBe(writes);
  });

  it('what was added since goes in; views, dates and chapters of the site stay', async () => {
    await runAnswered();
    const chapterPath = paths.chapter('salt-and-sand', 'salt-and-sand-1-en');
    await at.site.firestore.doc(chapterPath).update({ views: 7 });
    await at.site.firestore.doc(paths.comic('salt-and-sand')).update({ views: 12 });
    const catalog = smallCatalog();
    const comic = catalog.comics[0] as { chapters: object[]; genres: string[] };
    comic.chapters = [
      comic.chapters[0] ?? {},
      { number: 1.5, language: 'French', pdf: '1.pdf', cover: 'cover.png' },
      { number: 1, language: 'English', pdf: '2.pdf', cover: 'cover.png', translator: 'Badr' },
    ];
    await at.folder.write('catalog.json', catalog);
    const later = new Date('2026-06-01T00:00:00Z');
    expect(await runAnswered({ now: later })).toMatchObject({ problems: [], stale: [] });
    const all = await documents();
    expect(all[chapterPath]).toMatchObject({ views: 7 });
    expect(chapterSchema.parse(all[chapterPath]).publishedAt).toEqual(NOW);
    expect(comicSchema.parse(all['comics/salt-and-sand'])).toMatchObject({
      views: 12,
      chapterCount: 3,
      languages: ['en', 'ar', 'fr'],
      createdAt: NOW,
      updatedAt: later,
    });
    expect(all).toHaveProperty(['comics/salt-and-sand/chapters/salt-and-sand-1_5-fr']);
    expect(all).toHaveProperty(['comics/salt-and-sand/chapters/salt-and-sand-1-en_badr']);
  });

  it('a run that no function answered is finished by the next', async () => {
    const { stale } = await run({ timeoutMs: 50 });
    expect(stale).toHaveLength(27);
    const again = await runAnswered();
    expect(again).toMatchObject({ written: 0, stale: [] });
    expect(again.rebuilt).toHaveLength(27);
  });

  it('a page that is missing is built again', async () => {
    await runAnswered();
    await at.site.firestore.doc(paths.page('chapter_salt-and-sand-1-en')).delete();
    const again = await runAnswered();
    expect(again).toMatchObject({ written: 0, stale: [] });
    expect(again.rebuilt).toEqual(['chapter_salt-and-sand-1-en']);
  });

  it('fields that the catalogue does not state stay, also those that this importer does not know', async () => {
    await runAnswered();
    const own = {
      [paths.comic('salt-and-sand')]: { views: 12, followers: 3, createdAt: new Date('2020-01-01') },
      [paths.chapter('salt-and-sand', 'salt-and-sand-1-en')]: { views: 7, likes: { up: 2 } },
      [paths.publisher('north')]: { followers: 5 },
      [paths.person('nour-said')]: { bio: 'Lives by the sea.' },
      [paths.catalogueCounts()]: { readers: 300_000 },
    };
    for (const [path, fields] of Object.entries(own)) await at.site.firestore.doc(path).update(fields);
    const catalog = smallCatalog();
    const [comic] = catalog.comics as { chapters: object[] }[];
    const changed = {
      ...comic,
      series: 'Salt and Sand',
      slug: 'salt-and-sand',
      writer: { en: 'Nour Said', ar: 'نور سعيد' },
      chapters: [{ ...comic?.chapters[0], title: 'The Well' }, ...(comic?.chapters.slice(1) ?? [])],
    };
    await at.folder.write('catalog.json', {
      publishers: [{ id: 'north', name: 'Northern' }],
      comics: [changed],
    });
    expect(await runAnswered({ now: new Date('2027-01-01') })).toMatchObject({ problems: [], stale: [] });
    const all = await documents();
    for (const [path, fields] of Object.entries(own)) {
      for (const [name, value] of Object.entries(fields)) {
        const stored = (all[path] as Record<string, unknown>)[name];
        expect(stored instanceof Timestamp ? stored.toDate() : stored, `${path} ${name}`).toEqual(value);
      }
    }
    expect(all['comics/salt-and-sand']).toMatchObject({
      series: 'Salt and Sand',
      firstChapter: { en: { title: 'The Well' } },
    });
    expect(all['publishers/north']).toMatchObject({
      name: { en: 'Northern', ar: 'الشمال' },
      country: 'EG',
      comicCount: 1,
    });
    expect(all['people/nour-said']).toMatchObject({ name: { ar: 'نور سعيد' } });
  });

  it('what the catalogue states no longer is taken away', async () => {
    const catalog = smallCatalog();
    await at.folder.write('catalog.json', {
      ...catalog,
      comics: [{ ...catalog.comics[0], otherName: 'Sand' }],
    });
    await runAnswered();
    expect((await documents())['comics/salt-and-sand']).toMatchObject({ otherName: 'Sand' });
    await at.folder.write('catalog.json', catalog);
    await runAnswered();
    expect((await documents())['comics/salt-and-sand']).not.toHaveProperty('otherName');
  });

  it('a comic that moves to another publisher is counted there, and shown among its covers', async () => {
    await runAnswered();
    const catalog = smallCatalog();
    const publishers = [...catalog.publishers, { id: 'south', name: { en: 'South', ar: 'الجنوب' } }];
    await at.folder.write('catalog.json', {
      publishers,
      comics: [{ ...catalog.comics[0], publisher: 'south' }],
    });
    const { rebuilt } = await runAnswered();
    expect(rebuilt).toEqual([
      'catalog_1',
      'comic_salt-and-sand',
      'home',
      'opds_comics',
      'opds_comics_1',
      'opds_genre_fantasy',
      'opds_language_ar',
      'opds_language_en',
      'opds_latest',
      'opds_most-read',
      'opds_publisher_north',
      'opds_publisher_south',
      'publisher_north',
      'publisher_north_1',
      'publisher_south',
      'publisher_south_1',
      'publishers',
    ]);
    const all = await documents();
    const covers = publisherCovers([comicSchema.parse(all['comics/salt-and-sand'])]);
    expect(all['publishers/north']).toMatchObject({ comicCount: 0, covers: [] });
    expect(all['publishers/south']).toMatchObject({ comicCount: 1, covers });
    expect(all['counters/catalogue']).toEqual({ comics: 1, publishers: 2, arrivals: 1 });
  });

  it('only the pages that show a change are invalidated', async () => {
    await runAnswered();
    const catalog = smallCatalog();
    const [comic] = catalog.comics as { chapters: object[] }[];
    const chapters = [{ ...comic?.chapters[0], title: 'The Well' }, ...(comic?.chapters.slice(1) ?? [])];
    await at.folder.write('catalog.json', { ...catalog, comics: [{ ...comic, chapters }] });
    const { rebuilt } = await runAnswered();
    expect(rebuilt).toEqual([
      'chapter_salt-and-sand-1-ar',
      'chapter_salt-and-sand-1-en',
      // The last one in another language leads on to this one's where there is a later one.
      'chapter_salt-and-sand-2-ar',
      'chapter_salt-and-sand-2-en',
      'comic_salt-and-sand',
      'home',
      'publisher_north',
      'publisher_north_1',
      // It names the newest chapters.
      'translator_amal',
      'updates',
    ]);
  });

  it('a page that is waiting already is not invalidated twice; one that no task claimed in time is', async () => {
    await run({ timeoutMs: 0 });
    const invalidations = async () => (await documents())['dirty/home'] as { generation: string };
    const { generation } = await invalidations();
    await run({ timeoutMs: 0 });
    expect((await invalidations()).generation).toBe(generation);
    await run({ timeoutMs: 0, now: new Date(NOW.getTime() + 61_000) });
    expect((await invalidations()).generation).not.toBe(generation);
  });

  it('a page that cannot be built is told with its reason', async () => {
    await run({ timeoutMs: 0 });
    await at.site.firestore.doc(paths.invalidation('home')).update({ error: 'no home page', dueAt: null });
    const stop = at.site.firestore.collection('dirty').onSnapshot((invalidations) => {
      for (const invalidation of invalidations.docs) {
        if (invalidation.id !== 'home') void invalidation.ref.delete();
        else if (invalidation.get('error') === null)
          void invalidation.ref.update({ error: 'no home page', dueAt: null });
      }
    });
    const { stale } = await run();
    stop();
    expect(stale).toEqual(['home']);
    expect(at.lines).toContain('✗ the page home cannot be built: no home page');
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
        { number: 3, language: 'English', cover: 'cover.png' },
      ],
    };
    await at.folder.write('catalog.json', { ...catalog, comics: [bad, ...catalog.comics] });
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
      'comic 1 “Bad”, chapter 3, pdf: is missing',
    ];
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(at.lines.filter((line) => line.startsWith('✗'))).toHaveLength(expected.length);
    expect(Object.keys(await documents()).filter((path) => path.includes('bad'))).toEqual([]);
  });

  it('of files: nothing of the comic is uploaded or written', async () => {
    await at.folder.write('2.pdf', 'no PDF at all');
    const { imported, problems } = await runAnswered();
    expect(imported).toEqual([]);
    expect(problems.map(problemLine)).toEqual([
      'comic 1 “Salt & Sand”, chapter 2 (English), pdf: “2.pdf” is not a PDF.',
      'comic 1 “Salt & Sand”, chapter 2 (Arabic), pdf: “2.pdf” is not a PDF.',
    ]);
    expect(await documents()).toEqual({});
    expect(at.site.bucket.writes).toBe(0);
  });

  it('of an unknown publisher, and of an address that another comic has', async () => {
    await runAnswered();
    const catalog = smallCatalog();
    const stranger = { ...catalog.comics[0], series: 'Other', slug: 'salt-and-sand', publisher: 'south' };
    await at.folder.write('catalog.json', { ...catalog, comics: [stranger] });
    expect((await runAnswered()).problems.map(problemLine)).toEqual([
      'comic 1 “Other”, publisher: there is no publisher “south” in the catalogue or in the site',
      'comic 1 “Other”, slug: the address “salt-and-sand” belongs to “Salt & Sand”: give this comic a "slug" of its own',
    ]);
  });

  it('a check writes nothing', async () => {
    expect(await run({ checkOnly: true })).toMatchObject({ imported: [], problems: [], written: 0 });
    expect(await documents()).toEqual({});
    expect(at.site.bucket.writes).toBe(0);
  });
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
      chapterCount: 2,
    });
    const { cover } = comicSchema.parse(all['comics/pepper-and-carrot']);
    expect(cover.en).toMatchObject({ width: 1200, height: 834 });
    expect(cover.ar).toMatchObject({ width: 1200, height: 834 });
    expect(cover.ar?.sources).not.toEqual(cover.en?.sources);
    const chapter = chapterSchema.parse(all['comics/pepper-and-carrot/chapters/pepper-and-carrot-6-ar']);
    expect(chapter).toMatchObject({ pageCount: 11, title: 'مسابقة الجرعات' });
  });
});
