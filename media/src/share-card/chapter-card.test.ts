import { coveredShare, layCrop } from '@rawi/model/crop/lay-crop';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD } from './card-parts.ts';
import { PICTURES, placesOf } from './card-places.ts';
import { type ChapterCardRequest, chapterCard, chapterNote } from './chapter-card.ts';
import { chapterCards } from './chapter-cards.ts';

/** A page that is red above and green below. */
let image: Buffer;
beforeAll(async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1200"><rect width="800" height="600" fill="#c02020"/><rect y="600" width="800" height="600" fill="#20a020"/></svg>';
  image = await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
});
const upper = () => ({ image, x: 0, y: 0, width: 1000, height: 480 });
const lower = () => ({ image, x: 0, y: 520, width: 1000, height: 480 });
const card = (request: Partial<ChapterCardRequest> = {}) =>
  chapterCard({
    locale: 'en',
    series: 'Salt & Sand',
    number: 3,
    language: 'ar',
    readingDirection: 'rtl',
    panels: [upper(), lower()],
    accent: '#2040a0',
    ...request,
  });
async function colorsOf(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const [red = 0, green = 0] = data.subarray((y * info.width + x) * 3);
    return red > 150 && green < 100 ? 'red' : green > 120 && red < 100 ? 'green' : 'other';
  };
}

describe('the card of a chapter', () => {
  it('is a JPEG of its size with the panels at the start, in the order of reading', async () => {
    const [en, ar] = [await card(), await card({ locale: 'ar', series: 'ملح ورمل' })];
    for (const jpeg of [en, ar]) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(jpeg.length).toBeLessThan(CARD.bytes);
    }
    const [left, right] = [await colorsOf(en), await colorsOf(ar)];
    expect([left(300, 150), left(300, 500), left(900, 90)]).toEqual(['red', 'green', 'other']);
    expect([right(900, 150), right(900, 500), right(300, 90)]).toEqual(['red', 'green', 'other']);
  });

  it('is the same for the same chapter, and another for what it says', async () => {
    const one = await card();
    expect(await card()).toEqual(one);
    const others = [
      { number: 4 },
      { language: 'en' },
      { readingDirection: 'ltr' },
      { series: 'Sand' },
    ] as const;
    for (const other of others) expect(await card(other)).not.toEqual(one);
  });

  it('says language and direction in its own language', () => {
    const chapter = { number: 1, language: 'ar', readingDirection: 'rtl' } as const;
    expect(chapterNote(chapter, 'en')).toBe('Arabic · Right to left');
    expect(chapterNote({ ...chapter, readingDirection: 'vertical' }, 'ar')).toBe(
      'العربية · من الأعلى إلى الأسفل',
    );
  });

  it('is there in the languages in which its comic has a name', async () => {
    const chapter = { series: 'Salt', number: 1, language: 'en', readingDirection: 'ltr' } as const;
    const localesOf = async (names: { ar?: string }) =>
      (await chapterCards({ ...chapter, names }, [upper()])).map(({ locale }) => locale);
    expect(await localesOf({})).toEqual(['en']);
    expect(await localesOf({ ar: 'ملح' })).toEqual(['en', 'ar']);
  });
});

const share = fc.double({ min: 0, max: 0.5, noNaN: true });
const part = fc.record({
  ratio: fc.double({ min: 0.3, max: 4, noNaN: true }),
  keep: fc.option(fc.record({ x: share, y: share, width: share, height: share }), { nil: undefined }),
});

describe('the places of panels on a card', () => {
  it('are one for each, within the box, and none over another, whatever the panels are', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), fc.boolean(), (parts, isRtl) => {
        const places = placesOf(parts, isRtl);
        expect(places).toHaveLength(parts.length);
        const room = places.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(room).toBeGreaterThan(0.95 * PICTURES.width * PICTURES.height);
        for (const [index, one] of places.entries()) {
          expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
          expect(one.x + one.width).toBeLessThanOrEqual(PICTURES.width);
          expect(one.y + one.height).toBeLessThanOrEqual(PICTURES.height);
          for (const other of places.slice(index + 1)) {
            const isBeside = one.x + one.width < other.x || other.x + other.width < one.x;
            expect(isBeside || one.y + one.height < other.y).toBe(true);
            // A panel that is read later never stands before another in its row.
            if (isBeside && one.y === other.y) expect(one.x < other.x).toBe(!isRtl);
          }
        }
      }),
    );
  });

  it('suit what must stay whole', () => {
    const keep = { x: 0, y: 0, width: 1, height: 1 };
    const [high] = placesOf(
      [
        { ratio: 0.5, keep },
        { ratio: 0.5, keep },
      ],
      false,
    );
    const [wide] = placesOf(
      [
        { ratio: 2.2, keep },
        { ratio: 2.2, keep },
      ],
      false,
    );
    expect(high?.height).toBe(PICTURES.height);
    expect(wide?.width).toBe(PICTURES.width);
    if (wide) expect(coveredShare({ ratio: 2.2, keep }, wide)).toBeGreaterThan(0.95);
    if (high) expect(layCrop({ ratio: 0.5, keep }, high).width).toBeLessThanOrEqual(high.width);
  });
});
