import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ManifestImage, packImage, pagesOf, unpackImage, widthsOf } from './page-images.ts';
import { manifestImageSchema, pageManifestSchema } from './page-manifest.ts';
import { reading } from './tolerant.ts';

const WIDTHS = [800, 1200, 1600];
const FOLDER = 'public/xeria_2_en_k7-0123456789abcdef';
const images: fc.Arbitrary<ManifestImage> = fc.record({
  width: fc.integer({ min: 1, max: 1600 }),
  height: fc.integer({ min: 1, max: 16_383 }),
  wide: fc.boolean(),
  continues: fc.boolean(),
  color: fc.stringMatching(/^#[0-9a-f]{6}$/),
});
const dense = images.map((image): ManifestImage => ({ ...image, dense: true }));

describe('an image of a manifest', () => {
  it('is what it was once it is unpacked', () => {
    fc.assert(
      fc.property(fc.oneof(images, dense), (image) => {
        expect(unpackImage(manifestImageSchema.parse(packImage(image)))).toEqual(image);
      }),
    );
  });

  it('is read though a newer build has said more of it', () => {
    expect(unpackImage('800x1200#aabbccxwz')).toMatchObject({ width: 800, wide: true, continues: false });
  });

  it.each(['', '0x10#aabbcc', '10x10', '10x10#aabbc', '10x10#aabbccW', '10 x10#aabbcc', '100000x1#aabbcc'])(
    '%j is none',
    (text) => {
      expect(manifestImageSchema.safeParse(text).success).toBe(false);
      expect(() => unpackImage(text)).toThrow(RangeError);
    },
  );
});

describe('the widths of an image', () => {
  it('are never more than it has, and end with its own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (width) => {
        const widths = widthsOf(width, WIDTHS);
        expect(widths.at(-1)).toBe(width);
        expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other));
      }),
    );
  });

  it.each([
    [1600, [800, 1200, 1600]],
    [1250, [800, 1250]],
    [850, [850]],
    [300, [300]],
  ])('%i: %j', (width, widths) => {
    expect(widthsOf(width, WIDTHS)).toEqual(widths);
  });
});

describe('a manifest', () => {
  it('says of a page that it has a file for dense screens beside its others, which older builds do not see', () => {
    const text = packImage({
      width: 1600,
      height: 2400,
      wide: false,
      continues: false,
      color: '#000000',
      dense: true,
    });
    const [[page] = []] = pagesOf({ folder: FOLDER, widths: WIDTHS, images: [text] });
    expect(page?.dense).toEqual({ path: `${FOLDER}/1-2400.webp`, width: 2400 });
    expect(page?.sources.map(({ width }) => width)).toEqual(WIDTHS);
    // An older build leaves out the letters that it does not know.
    expect(unpackImage(text)).toMatchObject({ width: 1600, wide: false });
  });

  const manifest = (images: string[]) => ({ folder: FOLDER, widths: WIDTHS, images, panels: [] });

  it('takes at most 40 bytes a page, as JSON', () => {
    const image = packImage({ width: 1600, height: 16_383, wide: true, continues: true, color: '#ffffff' });
    const bytes = JSON.stringify(pageManifestSchema.parse(manifest(Array<string>(500).fill(image)))).length;
    expect(bytes / 500).toBeLessThanOrEqual(40);
  });

  it('gives the files of every page, slices with the page that they are of', () => {
    const pages = pagesOf(
      manifest(['1600x2263#aabbcc', '1600x2048#000000', '1600x900#000000c', '700x900#ffffffw']),
    );
    expect(pages.map((slices) => slices.length)).toEqual([1, 2, 1]);
    expect(pages.flat().map(({ sources }) => sources.at(-1)?.path)).toEqual([
      `${FOLDER}/1-1600.webp`,
      `${FOLDER}/2-1600.webp`,
      `${FOLDER}/2.2-1600.webp`,
      `${FOLDER}/3-700.webp`,
    ]);
    expect(pages[0]?.[0]).toMatchObject({ width: 1600, height: 2263, wide: false, color: '#aabbcc' });
    expect(pages[0]?.[0]?.sources.map(({ width }) => width)).toEqual(WIDTHS);
  });

  it('is strict where it is written, and read when a newer build has added to it', () => {
    const newer = { ...manifest(['800x900#ffffff']), sound: 'none' };
    expect(pageManifestSchema.safeParse(newer).success).toBe(false);
    expect(reading(pageManifestSchema).parse(newer)).toEqual(manifest(['800x900#ffffff']));
  });
});
