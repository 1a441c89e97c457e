import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '@rawi/media/testing/archive-file';
import { type Bundled, bundledDistiller } from '@rawi/media/testing/bundled-distiller';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { importCatalog } from './import-catalog.ts';
import { problemLine } from './problem.ts';
import { type EmulatedSite, emulatedSite } from './testing/emulated-site.ts';
import { drawCover, drawPdf, type TemporaryFolder, temporaryFolder } from './testing/sample-folder.ts';
import { describeTree } from './trees/describe-tree.ts';

// Processes are started, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let site: EmulatedSite;
let distiller: Bundled;
let keptIn: string;
let tree: TemporaryFolder;
beforeAll(async () => {
  site = await emulatedSite('import-tree');
  distiller = await bundledDistiller();
  keptIn = await mkdtemp(join(tmpdir(), 'distilled-'));
});
afterEach(async () => {
  await tree.remove();
  site.clear();
});
afterAll(async () => {
  await site.stop();
  await distiller.remove();
  await rm(keptIn, { recursive: true });
});

async function imported() {
  const lines: string[] = [];
  const stop = site.rebuildPages();
  const report = await importCatalog({
    folder: tree.folder,
    firestore: site.firestore,
    bucket: site.bucket,
    log: (line) => lines.push(line),
    rendering: { program: distiller.program, keptIn },
    distilling: { program: distiller.program, keptIn },
  });
  stop();
  return { ...report, lines };
}
const look = () =>
  describeTree({ folder: tree.folder, keptIn, checkOnly: false, log: () => {}, progress: () => {} });
/** Changes the catalogue as its owner would. */
async function correct(
  change: (catalog: { publishers: object[]; comics: Record<string, unknown>[] }) => void,
) {
  const path = join(tree.folder, 'catalog.json');
  const catalog = JSON.parse(await readFile(path, 'utf8'));
  change(catalog);
  await writeFile(path, JSON.stringify(catalog));
}

async function salt() {
  const pages = [await drawCover('#204060'), await drawCover('#602040')] as const;
  const info = '<ComicInfo><LanguageISO>ar</LanguageISO><Manga>YesAndRightToLeft</Manga></ComicInfo>';
  return temporaryFolder({
    'قافلة الملح/الفصل ١.cbz': await zipOf([
      ['1.png', pages[0]],
      ['2.png', pages[1]],
      ['ComicInfo.xml', Buffer.from(info)],
    ]),
    'قافلة الملح/فريق الفجر_الفصل ٢/10.png': pages[1],
    'قافلة الملح/فريق الفجر_الفصل ٢/9.png': pages[0],
    'قافلة الملح/فريق الفجر_الفصل ٢/notes.txt': 'by us',
    'قافلة الملح/الفصل ٣.pdf': await drawPdf(1),
  });
}

describe('a tree of chapters', () => {
  it('goes in once its owner has filled in what nothing tells, and a second time changes nothing', async () => {
    tree = await salt();
    expect(await look()).toEqual({ series: 1, chapters: 3, left: 0 });
    const empty = await imported();
    expect(empty.imported).toEqual([]);
    const refused = empty.problems.map(problemLine).join('\n');
    for (const field of ['publisher', 'writer', 'artists', 'description']) expect(refused).toContain(field);

    await correct(({ publishers, comics: [comic = {}] }) => {
      publishers.push({ id: 'north', name: 'North' });
      const given = { publisher: 'north', writer: 'نور', artists: ['عمر'], genres: ['Fantasy'] };
      Object.assign(comic, given, { description: 'قافلة تضل طريقها.', slug: 'salt' });
    });
    const first = await imported();
    expect(first.problems).toEqual([]);
    expect(first.lines).toContain(
      '! comic 1 “قافلة الملح”, chapter 2 (Arabic): language: guessed, and not confirmed: look at it and take "uncertain" out',
    );
    const chapters = (await site.firestore.collection('comics/salt/chapters').get()).docs
      .map((found) => chapterSchema.parse(found.data()))
      .toSorted((one, other) => one.number - other.number);
    expect(
      chapters.map(({ number, language, readingDirection, pageCount, translator }) => [
        number,
        language,
        readingDirection,
        pageCount,
        translator?.name,
      ]),
    ).toEqual([
      [1, 'ar', 'rtl', 2, undefined],
      [2, 'ar', 'ltr', 2, 'فريق الفجر'],
      [3, 'ar', 'ltr', 1, undefined],
    ]);
    // 9 stands before 10.
    expect(chapters[1]?.manifest?.images.map((text) => text.slice(0, 7))).toEqual(
      chapters[0]?.manifest?.images.map((text) => text.slice(0, 7)),
    );
    const comic = comicSchema.parse((await site.firestore.doc('comics/salt').get()).data());
    expect(comic.cover.ar?.width).toBe(chapters[0]?.cover.width);

    const second = await imported();
    expect(second).toMatchObject({ problems: [], written: 0, uploaded: 0 });
  });

  it('gives each chapter a copy for download that says what it is, and not who translated it', async () => {
    tree = await salt();
    await look();
    await correct(({ publishers, comics: [comic = {}] }) => {
      publishers.push({ id: 'north', name: 'North' });
      const given = { publisher: 'north', writer: 'نور', artists: ['عمر'], genres: ['Fantasy'] };
      Object.assign(comic, given, { description: 'قافلة تضل طريقها.', slug: 'salt' });
    });
    await imported();
    const read = async (number: number) => {
      const found = await site.firestore.doc(`comics/salt/chapters/salt-${number}-ar`).get();
      const file = site.bucket.files.get(chapterSchema.parse(found.data()).pdf.path);
      return {
        file,
        read: await PDFDocument.load(file?.content ?? Buffer.alloc(0), { updateMetadata: false }),
      };
    };
    const { read: first } = await read(1);
    expect(first.getTitle()).toBe('قافلة الملح · الفصل ١ (العربية)');
    expect(first.getAuthor()).toBe('نور, عمر');
    expect(first.getPageCount()).toBe(2);
    const preferences = first.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
    expect(String(preferences.get(PDFName.of('Direction')))).toBe('/R2L');
    expect(String(first.catalog.get(PDFName.of('PageLayout')))).toBe('/TwoPageRight');
    const { file, read: second } = await read(2);
    expect(second.getSubject()).toBeUndefined();
    expect(file?.content.includes(Buffer.from('فريق الفجر'))).toBe(false);
  });
});

describe('a folder of pictures', () => {
  it.each([
    ['without any', {}, 'comic 1 “Salt”, chapter 1 (English), pdf: “pages” holds no pictures.'],
    [
      'that leads out of the folder',
      undefined,
      'comic 1 “Salt”, chapter 1 (English), pdf: “pages” leads out of the folder.',
    ],
  ] as const)('%s is refused', async (_, files, expected) => {
    tree = await temporaryFolder({
      'cover.png': await drawCover('#204060'),
      'catalog.json': {
        publishers: [{ id: 'north', name: 'North' }],
        comics: [
          {
            series: 'Salt',
            publisher: 'north',
            writer: 'Nour',
            artists: ['Omar'],
            genres: ['Fantasy'],
            description: 'Sand.',
            cover: 'cover.png',
            chapters: [{ number: 1, language: 'English', pdf: 'pages' }],
          },
        ],
      },
      ...(files && { 'pages/notes.txt': 'none' }),
    });
    if (!files) await symlink(tmpdir(), join(tree.folder, 'pages'));
    const { problems } = await imported();
    expect(problems.map(problemLine)).toContain(expected);
  });
});
