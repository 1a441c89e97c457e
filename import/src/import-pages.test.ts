import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '@rawi/media/testing/archive-file';
import { type Bundled, bundledDistiller } from '@rawi/media/testing/bundled-distiller';
import { paths } from '@rawi/model/paths';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { pagesOf } from '@rawi/model/truth/page-images';
import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importCatalog } from './import-catalog.ts';
import { problemLine } from './problem.ts';
import { type EmulatedSite, emulatedSite } from './testing/emulated-site.ts';
import { drawCover, drawPdf, smallCatalog, smallFiles, temporaryFolder } from './testing/sample-folder.ts';

// Processes are started, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let site: EmulatedSite;
let distiller: Bundled;
let keptIn: string;
beforeAll(async () => {
  site = await emulatedSite('import-pages');
  distiller = await bundledDistiller();
  keptIn = await mkdtemp(join(tmpdir(), 'distilled-'));
});
afterAll(async () => {
  await site.stop();
  await distiller.remove();
  await rm(keptIn, { recursive: true });
});

async function imported(files: Readonly<Record<string, Uint8Array | object>>, asPdf = false) {
  const lines: string[] = [];
  const { folder, remove } = await temporaryFolder(files);
  const stop = site.rebuildPages();
  const report = await importCatalog({
    folder,
    firestore: site.firestore,
    bucket: site.bucket,
    log: (line) => lines.push(line),
    rendering: { program: distiller.program, keptIn },
    distilling: asPdf ? undefined : { program: distiller.program, keptIn },
  });
  stop();
  await remove();
  return { ...report, lines };
}
async function chapter(id: string): Promise<Chapter> {
  const found = await site.firestore.doc(`comics/salt-and-sand/chapters/${id}`).get();
  return chapterSchema.parse(found.data());
}

/** The lines that tell of a page that is being drawn. */
const drawnPages = (lines: readonly string[]) => lines.filter((line) => /: page \d+ of \d+$/.test(line));

describe('imported chapters', () => {
  it('become page images, with progress, and are taken apart once', async () => {
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()) };
    const first = await imported(files);
    expect(first).toMatchObject({ imported: ['salt-and-sand'], problems: [] });
    expect(drawnPages(first.lines)).toEqual([
      '  comic 1 “Salt & Sand”, chapter 1 (English): page 1 of 1',
      '  comic 1 “Salt & Sand”, chapter 2 (English): page 1 of 2',
      '  comic 1 “Salt & Sand”, chapter 2 (English): page 2 of 2',
    ]);
    // Its pages are of one colour.
    expect(first.lines).toContain('! comic 1 “Salt & Sand”, chapter 1 (English): page 1 of “1.pdf” is empty');

    const second = await chapter('salt-and-sand-2-en');
    expect(second.pageCount).toBe(2);
    const pages = second.manifest ? pagesOf(second.manifest) : [];
    const panels = site.bucket.files.get(second.panelsFile ?? '')?.content;
    expect(chapterPanelsSchema.parse(JSON.parse(String(panels))).pages).toHaveLength(2);
    expect(second.panelsFile?.startsWith(`${second.manifest?.folder}/`)).toBe(false);
    expect(pages.map((slices) => slices.map(({ width, height }) => [width, height]))).toEqual([
      [[400, 560]],
      [[400, 560]],
    ]);
    for (const { path, width } of pages.flat().flatMap(({ sources }) => sources)) {
      expect(await sharp(site.bucket.files.get(path)?.content).metadata()).toMatchObject({
        format: 'webp',
        width,
      });
    }
    const pdf = site.bucket.files.get(second.pdf.path);
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf?.content.length).toBe(second.pdf.bytes);

    const again = await imported(files);
    expect(again).toMatchObject({ written: 0, uploaded: 0 });
    expect(drawnPages(again.lines)).toEqual([]);
  });

  it('may be archives of pictures, which say their direction themselves', async () => {
    const page = await drawCover('#804020');
    const info = '<ComicInfo><Manga>YesAndRightToLeft</Manga></ComicInfo>';
    const archive = await zipOf([
      ['1.png', page],
      ['2.png', page],
      ['ComicInfo.xml', Buffer.from(info)],
    ]);
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()), '2.pdf': archive };
    expect(await imported(files)).toMatchObject({ imported: ['salt-and-sand'], problems: [] });
    expect(await chapter('salt-and-sand-2-en')).toMatchObject({ pageCount: 2, readingDirection: 'rtl' });
  });

  it('keep the panels that somebody has corrected while their images are the same', async () => {
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()) };
    await imported(files);
    const path = 'public/salt-and-sand-2-en-0123456789abcdef/panels.json';
    const of = site.firestore.doc(paths.chapter('salt-and-sand', 'salt-and-sand-2-en'));
    await of.update({ panelsFile: path });
    await imported(files);
    expect((await chapter('salt-and-sand-2-en')).panelsFile).toBe(path);
  });

  it('are the same images where they had none for dense screens, in another folder', async () => {
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()) };
    await imported(files);
    const { manifest } = await chapter('salt-and-sand-2-en');
    const flip = (text: string) => (text.endsWith('d') ? text.slice(0, -1) : `${text}d`);
    const other = { ...manifest, folder: 'public/salt-and-sand-2-en-0123456789abcdef' };
    const path = `${other.folder}/panels.json`;
    const of = site.firestore.doc(paths.chapter('salt-and-sand', 'salt-and-sand-2-en'));
    await of.update({
      manifest: { ...other, images: manifest?.images.map((text) => text.replace(/#.*/, flip)) },
      panelsFile: path,
      panelsSet: true,
    });
    await imported(files);
    const now = await chapter('salt-and-sand-2-en');
    expect([now.panelsFile, now.panelsSet, now.manifest]).toEqual([path, true, manifest]);
  });

  it('look for panels that people have set of the same pages elsewhere, and of their own images before', async () => {
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()) };
    await imported(files);
    const first = await chapter('salt-and-sand-1-en');
    expect(first.panelsDue?.wanted).toEqual(expect.any(Date));
    const of = site.firestore.doc(paths.chapter('salt-and-sand', 'salt-and-sand-1-en'));
    await of.update({ panelsSet: true, panelsDue: FieldValue.delete() });
    await imported({ ...files, '1.pdf': await drawPdf(2) });
    const now = await chapter('salt-and-sand-1-en');
    expect(now.panelsSet).toBeUndefined();
    expect(now.panelsDue?.earlier).toEqual({ images: first.manifest?.folder, panels: first.panelsFile });
  });

  it('wait for pictures for sharing, which stay while their images are the same', async () => {
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()) };
    await imported(files);
    const cardsNow = async () => (await chapter('salt-and-sand-1-en')).shareCards;
    expect(await cardsNow()).toBeNull();
    const cards = { en: 'public/salt-and-sand-1-en-0123456789abcdef/share-en.jpg' };
    await site.firestore
      .doc(paths.chapter('salt-and-sand', 'salt-and-sand-1-en'))
      .update({ shareCards: cards });
    await imported(files);
    expect(await cardsNow()).toEqual(cards);
    const [comic] = smallCatalog().comics as { chapters: object[] }[];
    const [first, ...others] = comic?.chapters ?? [];
    const turned = { ...comic, chapters: [{ ...first, readingDirection: 'rtl' }, ...others] };
    await imported({ ...files, 'catalog.json': { ...smallCatalog(), comics: [turned] } });
    expect(await cardsNow()).toBeNull();
    await imported({ ...files, '1.pdf': await drawPdf(2) });
    expect(await cardsNow()).toBeNull();
    await imported({ ...files, '1.pdf': await drawPdf(1) }, true);
    expect(await cardsNow()).toBeUndefined();
  });

  it('have no page images of a file that was put in the place of theirs', async () => {
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()) };
    await imported(files);
    expect((await chapter('salt-and-sand-1-en')).manifest).toBeDefined();
    await imported({ ...files, '1.pdf': await drawPdf(1) }, true);
    const now = await chapter('salt-and-sand-1-en');
    expect([now.manifest, now.panelsFile]).toEqual([undefined, undefined]);
  });

  it('with a page twice go in, and say so once', async () => {
    const page = await sharp({
      create: {
        width: 400,
        height: 560,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const archive = await zipOf([
      ['1.png', page],
      ['2.png', await drawCover('#804020')],
      ['3.png', page],
    ]);
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()), '2.pdf': archive };
    const { lines, problems } = await imported(files);
    expect(problems).toEqual([]);
    expect(lines.filter((line) => line.includes('looks like'))).toEqual(
      ['English', 'Arabic'].map(
        (language) => `! comic 1 “Salt & Sand”, chapter 2 (${language}): page 3 of “2.pdf” looks like page 1`,
      ),
    );
  });

  it('have page one as their cover where none is named; as a PDF they need one', async () => {
    const chapters = [{ number: 2, language: 'English', pdf: '2.pdf', translator: 'Amal' }];
    const catalog = { ...smallCatalog(), comics: [{ ...smallCatalog().comics[0], chapters }] };
    const files = { 'catalog.json': catalog, ...(await smallFiles()) };
    expect(await imported(files)).toMatchObject({ problems: [] });
    const { cover, manifest } = await chapter('salt-and-sand-2-en');
    // A page of these files is 300 by 420 points.
    expect(cover.width / cover.height).toBeCloseTo(300 / 420, 2);
    expect(cover.sources.slice(0, 2)).toEqual(
      [160, 320].map((width) => ({ path: `${manifest?.folder}/cover-${width}.webp`, width })),
    );
    const { problems } = await imported(files, true);
    expect(problems.map(problemLine)).toEqual([
      'comic 1 “Salt & Sand”, chapter 2 (English), cover: a chapter that goes in as its PDF needs a cover.',
    ]);
  });

  it('have the panels that the catalogue names instead of those that are found', async () => {
    const panels = [{ page: 2, x: 100, y: 0, width: 900, height: 300 }];
    const files = await smallFiles();
    const catalogOf = (only: object) => ({
      ...smallCatalog(),
      comics: [{ ...smallCatalog().comics[0], chapters: [only] }],
    });
    const named = {
      number: 2,
      language: 'English',
      pdf: '2.pdf',
      cover: 'cover.png',
      translator: 'Amal',
      panels,
    };
    expect(await imported({ 'catalog.json': catalogOf(named), ...files })).toMatchObject({ problems: [] });
    expect((await chapter('salt-and-sand-2-en')).manifest?.panels).toEqual(panels);

    const wrong = { ...named, panels: [...panels, { ...panels[0], page: 3 }] };
    const { problems } = await imported({ 'catalog.json': catalogOf(wrong), ...files });
    expect(problems.map(problemLine)).toEqual([
      'comic 1 “Salt & Sand”, chapter 2 (English), panels[1].page: “2.pdf” has 2 pages.',
    ]);
  });

  it('of one file are told, each once, also of a file that is in the site already, and go in', async () => {
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()) };
    const told = ({ lines }: { readonly lines: readonly string[] }) =>
      lines.filter((line) => line.includes('is also the file of'));
    const twins = [1, 2].map(
      (number) =>
        `! comic 1 “Salt & Sand”, chapter ${number} (Arabic): “${number}.pdf” is also the file of comic 1 “Salt & Sand”, chapter ${number} (English)`,
    );
    const first = await imported(files);
    expect(first).toMatchObject({ imported: ['salt-and-sand'], problems: [] });
    expect(told(first)).toEqual(twins);
    expect(told(await imported(files))).toEqual(twins);
    const { sha256 } = await chapter('salt-and-sand-1-en');
    expect(sha256).toBe(createHash('sha256').update(files['1.pdf']).digest('hex'));

    const [comic] = smallCatalog().comics;
    const other = {
      ...comic,
      series: 'Another Salt',
      translatedName: {},
      chapters: [{ number: 9, language: 'English', pdf: 'copy.pdf', cover: 'cover.png' }],
    };
    const copied = await imported({
      'catalog.json': { ...smallCatalog(), comics: [other] },
      'cover.png': files['cover.png'],
      'copy.pdf': files['1.pdf'],
    });
    expect(copied).toMatchObject({ imported: ['another-salt'], problems: [] });
    expect(told(copied)).toEqual([
      expect.stringMatching(
        /chapter 9 \(English\): “copy\.pdf” is also the file of the chapter salt-and-sand-1-(?:ar|en), which is in the site already$/,
      ),
    ]);
  });

  it('are refused with the page that is to blame, and nothing of them is kept', async () => {
    const archive = await zipOf([
      ['1.png', await drawCover('#804020')],
      ['2.png', Buffer.from('no picture')],
    ]);
    const files = { 'catalog.json': smallCatalog(), ...(await smallFiles()), '2.pdf': archive };
    const { problems } = await imported(files);
    expect(problems.map(problemLine)).toEqual(
      ['English', 'Arabic'].map(
        (language) =>
          `comic 1 “Salt & Sand”, chapter 2 (${language}), pdf: “2.pdf”: Page 2 is not a JPEG, PNG, WebP, GIF, AVIF or BMP picture.`,
      ),
    );
    expect((await readdir(keptIn)).filter((name) => name.startsWith('work-'))).toEqual([]);
  });
});
