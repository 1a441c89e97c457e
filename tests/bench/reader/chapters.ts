import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DistilledChapter, distilledChapter } from '@rawi/import/distilled-chapter';
import { LIMITS } from '@rawi/model/limits';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { type ChapterPayload, pageDocumentSchema } from '@rawi/model/pages/pages';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { PANEL_UNITS, PANELS_FILE } from '@rawi/model/truth/page-images';
import { manifestOf } from '../../../media/src/distill/chapter-files.ts';
import { madeFile } from '../media/made-files.ts';

/**
 * One comic as three chapters: its pages as images, its PDF, and its pages again and again until there are more than 200 (each
 * at an address of its own, and right-to-left, as a strip, or as a strip of pages that are cut into slices). Nothing of them is in a database: their page documents are made here.
 */

const SAMPLE = 'pepper-and-carrot-ep06-en.pdf';
const WORK = '.rawi/bench-reader';
const LONG = 220;
/** How many of the comic's pages are one page of the strip that is cut. */
const SLICES = 5;

export interface Chapters {
  /** What they are made of, for the report. */
  readonly source: string;
  readonly documents: ReadonlyMap<string, unknown>;
  /** The file at a path of the bucket; undefined where there is none. */
  readonly fileAt: (path: string) => string | undefined;
  readonly pdf: string;
}

export const CHAPTERS = {
  images: 'bench-images',
  pdf: 'bench-pdf',
  long: 'bench-long',
  strip: 'bench-strip',
  slices: 'bench-slices',
  longest: 'bench-longest',
  /** Rated 16, so it begins with a notice. */
  noticed: 'bench-noticed',
  /** With two panels on each page. */
  guided: 'bench-guided',
};
const PDF_PATH = 'public/bench-pdf-0/chapter.pdf';
const PANELS_PATH = `public/${CHAPTERS.guided}-0/${PANELS_FILE}`;

/** Takes the real comic of `RAWI_SAMPLES` apart, or where that folder is absent a made one; once, the pages are kept. */
export async function readerChapters(): Promise<Chapters> {
  await mkdir(WORK, { recursive: true });
  const pdf = await sampleFile();
  const program = process.env['RAWI_DISTILLER'];
  if (program === undefined) throw new Error('RAWI_DISTILLER is not set: this runs as npm run bench.');
  const chapter = await distilledChapter(
    { program: pathToFileURL(program), keptIn: resolve(WORK, 'pages') },
    { path: pdf, sha256: createHash('sha256').update(readFileSync(pdf)).digest('hex'), title: 'bench' },
    (done, count) => console.log(`Page ${done} of ${count} is taken apart.`),
  );
  return {
    source: `${pdf.split('/').at(-1)}, ${chapter.pages.length} pages`,
    documents: documentsOf(chapter, statSync(pdf).size),
    fileAt: fileIn(chapter, pdf),
    pdf: PDF_PATH,
  };
}

async function sampleFile(): Promise<string> {
  const real = resolve(process.env['RAWI_SAMPLES'] ?? '../shared/data', 'comics', SAMPLE);
  if (existsSync(real)) return real;
  console.log('No real comics here (RAWI_SAMPLES): a made one is measured.');
  const made = { name: 'made-11-pages.pdf', pages: 11, width: 1600, height: 2264, grain: 8, quality: 90 };
  const kept = resolve(WORK, made.name);
  return existsSync(kept) ? kept : madeFile(resolve(WORK), made);
}

/** A path names its page; one beyond the last begins again at the first. */
function fileIn(chapter: DistilledChapter, pdf: string): Chapters['fileAt'] {
  const count = chapter.pages.length;
  const even = evenPages(chapter);
  return (path) => {
    if (path === PDF_PATH) return pdf;
    if (path === PANELS_PATH) return panelsFile();
    const [, joined, slice = '1', width] =
      /^public\/bench-slices-0\/(\d+)(?:\.(\d+))?(-\d+\.webp)$/.exec(path) ?? [];
    if (joined !== undefined) {
      const index = (Number(joined) - 1) * SLICES + Number(slice) - 1;
      return join(chapter.folder, `${even[index % even.length]}${width}`);
    }
    const [, page, rest] = /^public\/bench-[a-z]+-0\/(\d+)((?:\.\d+)?-\d+\.webp)$/.exec(path) ?? [];
    const file = join(chapter.folder, `${((Number(page) - 1) % count) + 1}${rest}`);
    return page !== undefined && existsSync(file) ? file : undefined;
  };
}

/** Two panels on each page, one above the other. */
function panelsFile(): string {
  const half = (y: number) => [0, y, PANEL_UNITS, PANEL_UNITS / 2, 100];
  const pages = Array.from({ length: LONG }, () => ({ panels: [half(0), half(PANEL_UNITS / 2)] }));
  const file = resolve(WORK, PANELS_FILE);
  writeFileSync(file, JSON.stringify(chapterPanelsSchema.parse({ version: 1, pages })));
  return file;
}

/** The numbers of the pages that are as wide as the first: slices of one page are. */
function evenPages({ pages }: DistilledChapter): readonly number[] {
  const width = pages[0]?.images[0]?.width;
  return pages.flatMap(({ images }, index) => (images[0]?.width === width ? [index + 1] : []));
}

function documentsOf(chapter: DistilledChapter, bytes: number): ReadonlyMap<string, unknown> {
  const payload = (id: string, more: Partial<ChapterPayload>): readonly [string, unknown] => {
    const document = { version: PAGE_VERSION, kind: 'chapter', payload: { ...base(bytes), id, ...more } };
    return [id, pageDocumentSchema.parse(document)];
  };
  const withImages = (id: string, pageCount: number): Partial<ChapterPayload> => {
    const pages = Array.from(
      { length: pageCount },
      (_, index) => chapter.pages[index % chapter.pages.length],
    );
    const known = pages.flatMap((page) => (page ? [page] : []));
    return { pageCount, manifest: manifestOf(`public/${id}-0`, known, { panels: [], strip: undefined }) };
  };
  /** Every page but each fifth goes on where the one before it ends. */
  const cut = (id: string): Partial<ChapterPayload> => {
    const even = evenPages(chapter).flatMap((number) => chapter.pages[number - 1] ?? []);
    const known = Array.from({ length: LONG }, (_, index) => even[index % even.length] ?? []).flat();
    const manifest = manifestOf(`public/${id}-0`, known, { panels: [], strip: undefined });
    const images = manifest.images.map((text, index) => (index % SLICES === 0 ? text : `${text}c`));
    return { pageCount: LONG / SLICES, manifest: { ...manifest, images } };
  };
  const { images, pdf, long, strip, slices, longest, noticed, guided } = CHAPTERS;
  return new Map([
    payload(images, withImages(images, chapter.pages.length)),
    payload(noticed, { ...withImages(noticed, chapter.pages.length), ageRating: '16' }),
    payload(guided, { ...withImages(guided, LONG), panelsFile: PANELS_PATH }),
    payload(pdf, { pageCount: chapter.pages.length }),
    payload(long, withImages(long, LONG)),
    payload(longest, withImages(longest, LIMITS.pdfPages.max)),
    payload(slices, { ...cut(slices), readingDirection: 'vertical' }),
    payload(strip, { ...withImages(strip, LONG), readingDirection: 'vertical' }),
  ]);
}

function base(bytes: number): Omit<ChapterPayload, 'id'> {
  const source = { path: `public/${CHAPTERS.images}-0/1-800.webp`, width: 800 };
  const image = { width: 800, height: 1120, color: '#204060', sources: [source] };
  return {
    number: 1,
    language: 'en',
    reactions: { likes: 0, dislikes: 0 },
    publishedAt: '2026-01-01T00:00:00.000Z',
    readingDirection: 'ltr',
    pageCount: 1,
    pdf: { path: PDF_PATH, bytes },
    downloadable: true,
    cover: image,
    comic: {
      id: 'bench',
      slug: 'bench',
      series: 'Bench',
      names: { en: 'Bench' },
      cover: { en: image },
    },
    translations: [],
    comments: { newest: [], count: 0 },
  };
}
