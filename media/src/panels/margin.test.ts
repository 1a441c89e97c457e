import { MAX_MARGIN } from '@rawi/model/truth/chapter-panels';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lookAt } from './look.ts';
import { marginOf } from './margin.ts';

const [WIDTH, HEIGHT] = [800, 1200];
/** What is drawn: left, top, right and bottom, in pixels. */
type Ink = readonly [left: number, top: number, right: number, bottom: number];

/** The margin of a page on which something is drawn, in shares of its sides. */
async function marginAround(marks: string, { ground = '#fff', noise = 0 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${ground}"/>${marks}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  if (noise > 0) {
    for (let at = 0; at < data.length; at += 1) {
      const grain = (random() + random() + random() - 1.5) * 2 * noise;
      data[at] = Math.min(255, Math.max(0, Math.round((data[at] ?? 0) + grain)));
    }
  }
  const margin = marginOf(await lookAt({ data, width: WIDTH, height: HEIGHT }));
  return (margin ?? [0, 0, 0, 0]).map((units) => units / 10_000);
}

const rect = ([left, top, right, bottom]: Ink, fill: string) =>
  `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${fill}"/>`;
const sharesOf = ([left, top, right, bottom]: Ink) => [
  left / WIDTH,
  top / HEIGHT,
  1 - right / WIDTH,
  1 - bottom / HEIGHT,
];

describe('the margin of a page', () => {
  it.each([
    ['white', '#fff', '#456', 0],
    ['black', '#080808', '#a98', 0],
    ['tinted', '#e8dcc0', '#b55', 0],
    ['scanned with grain', '#f4efe4', '#345', 9],
  ])('is the even ground around what is drawn, %s', async (_, ground, fill, noise) => {
    const ink: Ink = [80, 60, 740, 1100];
    const margin = await marginAround(rect(ink, fill), { ground, noise });
    for (const [side, share] of sharesOf(ink).entries()) {
      expect(margin[side]).toBeLessThan(share);
      // Some air is left and no more: a hundredth of the shorter side and a pixel or two of the small copy.
      expect(margin[side]).toBeGreaterThan(share - 0.025);
    }
  });

  it('is never more than a fifth, also of an empty page', async () => {
    expect(await marginAround(rect([390, 590, 410, 610], '#000'))).toEqual([0.2, 0.2, 0.2, 0.2]);
    expect(await marginAround('')).toEqual(Array.from({ length: 4 }, () => MAX_MARGIN / 10_000));
  });

  it('has no number of the page in it, and no words beside the panels', async () => {
    const drawn = rect([120, 140, 700, 1000], '#346');
    const numbered = (fill: string) =>
      `${drawn}<text x="400" y="1160" font-size="14" font-family="sans-serif" fill="${fill}">7</text>`;
    const below = 1 - 1160 / HEIGHT;
    expect((await marginAround(numbered('#000')))[3]).toBeLessThan(below);
    expect((await marginAround(numbered('#999')))[3]).toBeLessThan(below);
    const word = `${drawn}<text x="40" y="600" font-size="18" font-family="sans-serif">oh</text>`;
    expect((await marginAround(word))[0]).toBeLessThan(40 / WIDTH);
  });

  it('is not ended by dust', async () => {
    const dust = '<rect x="30" y="300" width="1" height="1" fill="#444"/>';
    expect((await marginAround(`${rect([120, 140, 700, 1000], '#346')}${dust}`))[0]).toBeGreaterThan(0.12);
  });

  it('is none where a picture reaches the edge, and that side alone', async () => {
    const [left, above, right, below] = await marginAround(rect([0, 120, 700, HEIGHT], '#346'));
    expect([left, below]).toEqual([0, 0]);
    expect(above).toBeGreaterThan(0.07);
    expect(right).toBeGreaterThan(0.09);
  });

  it('is none where an even sky ends a picture that reaches the other sides', async () => {
    const [left, above, right, below] = await marginAround(rect([0, 200, WIDTH, HEIGHT], '#346'));
    expect([left, above, right, below]).toEqual([0, 0, 0, 0]);
    // Bands of one ground above and below are a margin.
    expect((await marginAround(rect([0, 100, WIDTH, 1100], '#346')))[1]).toBeGreaterThan(0.06);
  });

  it('leaves all that is drawn inside, wherever and however small', async () => {
    const inkArbitrary = fc.record({
      x: fc.integer({ min: 0, max: WIDTH - 12 }),
      y: fc.integer({ min: 0, max: HEIGHT - 12 }),
      width: fc.integer({ min: 4, max: 300 }),
      height: fc.integer({ min: 4, max: 300 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(inkArbitrary, { minLength: 1, maxLength: 4 }), async (marks) => {
        const boxes = marks.map(
          ({ x, y, width, height }): Ink => [x, y, Math.min(WIDTH, x + width), Math.min(HEIGHT, y + height)],
        );
        const margin = await marginAround(boxes.map((box) => rect(box, '#234')).join(''));
        const ends = [0, 1, 2, 3].map((side) => Math.min(...boxes.map((box) => sharesOf(box)[side] ?? 0)));
        for (const [side, share] of ends.entries()) expect(margin[side]).toBeLessThanOrEqual(share);
      }),
      { numRuns: 25 },
    );
  });
});
