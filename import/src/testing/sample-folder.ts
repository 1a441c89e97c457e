import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';

const samples =
  process.env['RAWI_SAMPLES'] ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/** Real comics and files made to break things, where the machine has them. */
export const REAL_COMICS = existsSync(join(samples, 'comics/catalog.json'))
  ? join(samples, 'comics')
  : undefined;
export const HOSTILE_FILES = existsSync(join(samples, 'hostile')) ? join(samples, 'hostile') : undefined;

/** An image-only PDF of as many small pages as asked for. */
export async function drawPdf(
  pages: number,
  pictureOf: (page: number) => Promise<Buffer> = () => drawCover('#336699'),
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) {
    const picture = await document.embedPng(await pictureOf(page));
    document.addPage([300, 420]).drawImage(picture, { x: 0, y: 0, width: 300, height: 420 });
  }
  return document.save();
}

export function drawCover(background: string): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 560, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A folder for one test that may be changed: files by name, removed at the end by `remove`. */
export async function temporaryFolder(files: Readonly<Record<string, Uint8Array | string | object>>) {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-import-'));
  const write = async (name: string, content: Uint8Array | string | object) => {
    const plain = typeof content === 'string' || content instanceof Uint8Array;
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), plain ? content : JSON.stringify(content));
  };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  return {
    folder,
    write,
    take: (from: string, name: string) => copyFile(from, join(folder, name)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
export type TemporaryFolder = Awaited<ReturnType<typeof temporaryFolder>>;

function smallChapter(number: number, language: string, changes: object = {}) {
  return {
    number,
    language,
    pdf: `${number}.pdf`,
    cover: 'cover.png',
    translator: language === 'Arabic' ? 'مها' : 'Amal',
    ...changes,
  };
}

/** A publisher, a comic and four chapters, as small as they can be. */
export function smallCatalog() {
  return {
    publishers: [
      {
        id: 'north',
        name: { en: 'North', ar: 'الشمال' },
        country: 'Egypt',
        description: 'Stories from the north.',
        website: 'https://north.example',
      },
    ],
    comics: [
      {
        series: 'Salt & Sand',
        translatedName: { ar: 'ملح ورمل' } as object,
        publisher: 'north',
        writer: 'Nour Said' as string | object,
        artists: [{ en: 'Omar Adel', ar: 'عمر عادل' }] as unknown[],
        genres: ['Fantasy'],
        description: {
          en: 'A caravan loses its way. It finds another.',
          ar: 'قافلة تضل طريقها. ثم تجد غيره.',
        },
        cover: 'cover.png' as string | object,
        chapters: [
          smallChapter(1, 'English'),
          smallChapter(1, 'Arabic'),
          smallChapter(2, 'English'),
          smallChapter(2, 'Arabic', { downloadable: false, readingDirection: 'rtl' }),
        ] as object[],
      },
    ] as object[],
  };
}

/** The files that `smallCatalog` names. */
export async function smallFiles() {
  return { '1.pdf': await drawPdf(1), '2.pdf': await drawPdf(2), 'cover.png': await drawCover('#aa5500') };
}
