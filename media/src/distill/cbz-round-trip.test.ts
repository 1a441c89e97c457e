import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ComicInfoFacts } from '@rawi/model/cbz/comic-info';
import { packCbz } from '@rawi/model/cbz/pack-cbz';
import { pagesOf } from '@rawi/model/truth/page-images';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { openArchive } from '../archives/open-archive.ts';
import { zipOf } from '../testing/archive-file.ts';
import { bundledDistiller } from '../testing/bundled-distiller.ts';
import { similarity } from '../testing/similarity.ts';
import { manifestOf } from './chapter-files.ts';
import { distill } from './distill.ts';
import type { DistilledPage } from './distilled-page.ts';

// Processes are started, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 300_000 });

const FACTS = {
  title: 'الجمل <الحادي> & الثمانون',
  series: 'قافلة الملح',
  number: 12.5,
  count: 24,
  writers: ['Zoë Říha', 'Bo & Sons'],
  artists: ['عمر عادل', 'Ana'],
  translators: ['نور الصباح'],
  publisher: 'Blue "Door"',
  genres: ['فانتازيا', 'Mystery'],
  address: 'https://rawi.example/ar/chapter/the-salt-caravan-12.5-ar',
  language: 'ar',
  readingDirection: 'rtl',
  ageRating: '16',
} as const satisfies Omit<ComicInfoFacts, 'pages'>;

let distiller: Awaited<ReturnType<typeof bundledDistiller>>;
let folder: string;
beforeAll(async () => {
  distiller = await bundledDistiller();
  folder = await mkdtemp(join(tmpdir(), 'round-trip-'));
}, 60_000);
afterAll(async () => {
  await distiller.remove();
  await rm(folder, { recursive: true });
});

/** A page with what comics have: frames, balloons, words, a screen of dots and a face of colours. */
function drawn(width: number, height: number, seed: number): Promise<Buffer> {
  const rows = Math.max(1, Math.round(height / 600));
  const panels = Array.from({ length: rows }, (_, row) => {
    const [y, tall] = [(row * height) / rows + 20, height / rows - 40];
    const hue = (seed * 67 + row * 41) % 360;
    return `<rect x="20" y="${y}" width="${width - 40}" height="${tall}" fill="hsl(${hue} 60% 70%)" stroke="#000" stroke-width="6"/>
      <rect x="20" y="${y}" width="${width - 40}" height="${tall}" fill="url(#dots)"/>
      <circle cx="${width * (0.3 + ((seed + row) % 3) * 0.2)}" cy="${y + tall / 2}" r="${Math.min(width, tall) / 5}" fill="hsl(${(hue + 180) % 360} 70% 45%)"/>
      <ellipse cx="${width / 2}" cy="${y + tall / 4}" rx="${width / 4}" ry="${tall / 8}" fill="#fff" stroke="#000" stroke-width="3"/>
      <text x="${width / 2}" y="${y + tall / 4}" font-size="28" text-anchor="middle">PAGE ${seed}, PANEL ${row}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="dots" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="3" fill="#0006"/></pattern></defs>
    <rect width="100%" height="100%" fill="#fff"/>${panels.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function takenApart(file: Buffer, name: string) {
  const path = join(folder, `${name}.cbz`);
  await writeFile(path, file);
  const out = await mkdtemp(join(folder, 'out-'));
  const { pages, readingDirection } = await distill({
    program: distiller.program,
    file: path,
    folder: out,
    pageSeconds: 120,
  });
  return { out, pages, readingDirection, path };
}

/** What a device writes of the pages that were taken apart, in the width that it has been given. */
async function packed(
  { out, pages }: { readonly out: string; readonly pages: readonly DistilledPage[] },
  facts: Omit<ComicInfoFacts, 'pages'>,
): Promise<Buffer> {
  const manifest = manifestOf('public/one-0123456789abcdef', pages, { panels: [], strip: undefined });
  const parts: Uint8Array[] = [];
  await packCbz({
    pages: pagesOf(manifest),
    facts: Promise.resolve(facts),
    write: async (part) => void parts.push(part),
    fetchImage: async ({ sources }) => ({
      content: new Uint8Array(await readFile(join(out, basename(sources.at(-1)?.path ?? '')))),
      type: 'image/webp',
    }),
    join: async (slices) => {
      const images = await Promise.all(
        slices.map(async ({ content }) => ({ content, ...(await sharp(content).metadata()) })),
      );
      const width = images[0]?.width ?? 0;
      const height = images.reduce((sum, image) => sum + image.height, 0);
      let top = 0;
      const layers = images.map(({ content, height: own }) => {
        top += own;
        return { input: Buffer.from(content), left: 0, top: top - own };
      });
      const content = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .composite(layers)
        .webp({ quality: 92 })
        .toBuffer();
      return { content: new Uint8Array(content), type: 'image/webp', width, height };
    },
    signal: new AbortController().signal,
    onPage: () => {},
  });
  return Buffer.concat(parts);
}

/** How many bits of two hashes differ. */
const bitsApart = (one: string, other: string) =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;
const shapes = (pages: readonly DistilledPage[]) =>
  pages.map(({ images, wide }) => ({
    wide,
    width: images[0]?.width,
    height: images.reduce((sum, { height }) => sum + height, 0),
  }));

/** The whole page in its widest files, one below the other. */
async function pageAt(out: string, { images }: DistilledPage): Promise<Buffer> {
  const files = images.map(({ files: widths }) => join(out, widths.at(-1)?.name ?? ''));
  const raws = await Promise.all(files.map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  const [width = 0, height] = [images[0]?.width, images.reduce((sum, image) => sum + image.height, 0)];
  return sharp(Buffer.concat(raws), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

describe('a chapter that was packed and comes in again', () => {
  it('has the same pages in the same order, its spreads, its direction and its names', async () => {
    // A spread whose shape does not say it, and a strip that is cut into slices.
    const info =
      '<ComicInfo><Manga>YesAndRightToLeft</Manga><Pages><Page Image="1" DoublePage="true"/></Pages></ComicInfo>';
    const source = await zipOf([
      ['1.png', await drawn(1600, 2400, 1)],
      ['2.png', await drawn(1200, 1300, 2)],
      ['3.png', await drawn(800, 5000, 3)],
      ['4.png', await drawn(900, 1350, 4)],
      ['ComicInfo.xml', Buffer.from(info)],
    ]);
    const first = await takenApart(source, 'first');
    expect(first.pages[2]?.images.length).toBeGreaterThan(1);
    const file = await packed(first, FACTS);
    const second = await takenApart(file, 'second');

    expect(second.readingDirection).toBe('rtl');
    expect(shapes(second.pages)).toEqual(shapes(first.pages));
    expect(second.pages.map(({ wide }) => wide)).toEqual([false, true, false, false]);
    for (const [index, page] of first.pages.entries()) {
      const again = second.pages[index];
      if (!again) throw new Error('A page is missing.');
      expect(bitsApart(page.hash, again.hash)).toBeLessThanOrEqual(2);
      const like = await similarity(await pageAt(first.out, page), await pageAt(second.out, again));
      expect(like).toBeGreaterThanOrEqual(0.97);
    }

    const archive = await openArchive(second.path);
    archive.close();
    expect(archive.about).toEqual({
      title: FACTS.title,
      series: FACTS.series,
      number: '12.5',
      count: '24',
      writers: FACTS.writers,
      artists: FACTS.artists,
      translators: FACTS.translators,
      publisher: FACTS.publisher,
      genres: FACTS.genres,
      address: FACTS.address,
      language: 'ar',
      ageRating: 'Mature 17+',
    });
  });

  it.each(['ltr', 'vertical'] as const)('runs %s as before', async (readingDirection) => {
    const first = await takenApart(await zipOf([['1.png', await drawn(300, 500, 1)]]), readingDirection);
    const second = await takenApart(
      await packed(first, { ...FACTS, readingDirection }),
      `${readingDirection} again`,
    );
    expect(second.readingDirection ?? 'ltr').toBe(readingDirection);
  });
});

describe('what it says of itself', () => {
  const schema = new URL('../testing/comicinfo/ComicInfo-2.1.xsd', import.meta.url);
  const bare = { series: 'Salt', number: 0, language: 'en', readingDirection: 'ltr' } as const;

  it.each<[string, Omit<ComicInfoFacts, 'pages'>]>([
    ['with all that can be known', FACTS],
    ['with as little as there is', bare],
    ['of a strip for everyone', { ...bare, readingDirection: 'vertical', ageRating: 'everyone' }],
    ['for adults', { ...bare, ageRating: '18' }],
    ['from 12 on', { ...bare, ageRating: '12', title: '\u0000 ]]> <!DOCTYPE x>' }],
  ])('is as the schema wants it: %s', async (_, facts) => {
    const page = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#123' } })
      .webp()
      .toBuffer();
    const parts: Uint8Array[] = [];
    await packCbz({
      pages: pagesOf({ folder: 'public/a-0123', widths: [400], images: ['20x30#112233', '20x30#112233w'] }),
      facts: Promise.resolve(facts),
      write: async (part) => void parts.push(part),
      fetchImage: async () => ({ content: new Uint8Array(page), type: 'image/webp' }),
      join: async () => undefined,
      signal: new AbortController().signal,
      onPage: () => {},
    });
    const xml = Buffer.concat(parts).toString();
    const { errors } = await validateXML({
      xml: {
        fileName: 'ComicInfo.xml',
        contents: xml.slice(xml.indexOf('<?xml'), xml.indexOf('</ComicInfo>') + 12),
      },
      schema: [{ fileName: 'ComicInfo.xsd', contents: await readFile(schema, 'utf8') }],
    });
    expect(errors).toEqual([]);
  });
});
