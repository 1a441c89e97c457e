import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../pictures/raster.ts';
import { choosePanels } from './choose-panels.ts';
import { type FoundPanel, seePanels } from './find-panels.ts';

const findPanels = async (page: Raster) => (await seePanels(page)).worth;

const [WIDTH, HEIGHT] = [800, 1200];
type Box = readonly [left: number, top: number, width: number, height: number];

/** A page of panels with hatching on a ground, and white balloons with a line of words. */
async function page(
  panels: readonly Box[],
  balloons: readonly Box[] = [],
  ground = '#ffffff',
): Promise<Raster> {
  const hatched = panels.map(
    ([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#h)"/>`,
  );
  const spoken = balloons.map(
    ([x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" fill="#fff" stroke="#000" stroke-width="4"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><pattern id="h" width="16" height="16" patternUnits="userSpaceOnUse">
      <rect width="16" height="16" fill="#6aa"/><circle cx="8" cy="8" r="5" fill="#322"/></pattern></defs>
    <rect width="100%" height="100%" fill="${ground}"/>${hatched.join('')}${spoken.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const inThousandths = ([x, y, width, height]: Box) =>
  [x / WIDTH, y / HEIGHT, width / WIDTH, height / HEIGHT].map((share) => share * 1000);
const boxOf = ({ x, y, width, height }: FoundPanel) => [x, y, width, height];
/** Each expected box is found, to a pixel or two of the small copy, and nothing else. */
function expectBoxes(found: readonly FoundPanel[], expected: readonly Box[]) {
  const byPlace = (one: readonly number[], other: readonly number[]) =>
    (one[1] ?? 0) - (other[1] ?? 0) || (one[0] ?? 0) - (other[0] ?? 0);
  const boxes = found.map(boxOf).toSorted(byPlace);
  expect(boxes).toHaveLength(expected.length);
  for (const [index, box] of expected.map(inThousandths).entries()) {
    for (const [side, value] of box.entries()) {
      expect(Math.abs((boxes[index]?.[side] ?? 0) - value), `box ${index}`).toBeLessThan(12);
    }
  }
}

const GRID: Box[] = [
  [40, 40, 340, 340],
  [420, 40, 340, 340],
  [40, 420, 720, 340],
  [40, 800, 200, 360],
  [280, 800, 480, 360],
];

describe('the panels of a page', () => {
  it.each(['#ffffff', '#101010', '#e8dcc0'])('are found by their gutters, on %s', async (ground) => {
    expectBoxes(await findPanels(await page(GRID, [], ground)), GRID);
  });

  it('keep their balloons whole: what one reaches across is no gutter', async () => {
    const found = await findPanels(await page(GRID, [[340, 150, 130, 60]]));
    expectBoxes(found, [[40, 40, 720, 340], ...GRID.slice(2)]);
  });

  it('are those that its maker names, the most worth showing first', async () => {
    const parts = [
      { x: 0, y: 600, width: 1000, height: 400 },
      { x: 0, y: 0, width: 500, height: 300 },
    ];
    const drawn = await page([[0, 0, WIDTH, HEIGHT / 2]]);
    const ranked = (await seePanels(drawn, { parts, all: { panels: [] } })).worth;
    expect(ranked.map(({ y }) => y)).toEqual([0, 600]);
    expect(ranked[1]?.worth).toBe(0);
  });

  it('are the upper third where there is no gutter', async () => {
    const found = await findPanels(await page([[0, 0, WIDTH, HEIGHT]]));
    expectBoxes(found, [[0, 0, WIDTH, HEIGHT / 3]]);
  });

  it('are none that is a crumb, and none that is the page itself', async () => {
    const found = await findPanels(
      await page([
        [40, 40, 720, 1000],
        [40, 1080, 60, 60],
      ]),
    );
    // The upper third of what is on the page: its margins are not worth showing.
    expectBoxes(found, [[40, 40, 720, 1100 / 3]]);
  });

  it('are none where words are printed', async () => {
    const line = (y: number) =>
      `<path d="M60 ${y}h680" stroke="#000" stroke-width="8" stroke-dasharray="40 8 24 8 60 8" stroke-dashoffset="${y * 7}"/>`;
    const lines = Array.from({ length: 55 }, (_, index) => line(440 + index * 12)).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <linearGradient id="g" x2="1" y2="1"><stop stop-color="#fed"/><stop offset="1" stop-color="#421"/></linearGradient>
      <rect width="100%" height="100%" fill="#fff"/><rect x="40" y="40" width="720" height="340" fill="url(#g)"/>
      <circle cx="250" cy="200" r="120" fill="#421"/><circle cx="600" cy="160" r="60" fill="#fd6"/>${lines}</svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = await findPanels({ data, width: info.width, height: info.height });
    expectBoxes(found, [[40, 40, 720, 340]]);
  });

  it('of an empty page are worth nothing', async () => {
    expect((await findPanels(await page([])))[0]?.worth).toBe(0);
  });
});

describe('all panels of a page', () => {
  const allOf = async (marks: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="100%" height="100%" fill="#fff"/>${marks}</svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { all } = await seePanels({ data, width: info.width, height: info.height });
    return all.panels.map(([x, y, width, height]) => [x / 10, y / 10, width / 10, height / 10]);
  };
  const picture = ([x, y, width, height]: Box, sky: string, land: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height * 0.6}" fill="${sky}"/>
     <rect x="${x}" y="${y + height * 0.6}" width="${width}" height="${height * 0.4}" fill="${land}"/>`;
  const person = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="45" fill="#c96"/><path d="M${x - 70} ${y + 230}q70 -330 140 0z" fill="#357"/>`;
  const isNear = (found: readonly number[] | undefined, box: Box) =>
    inThousandths(box).every((value, side) => Math.abs((found?.[side] ?? 0) - value) < 16);

  it('are those that lie on another in a thin frame too, on a dark drawing', async () => {
    const inset: Box = [460, 420, 240, 180];
    const marks = `${picture([40, 40, 720, 700], '#b86', '#3a2a20')}${picture(inset, '#8bc', '#595')}<circle cx="580" cy="490" r="60" fill="#c96"/>
      <rect x="460" y="420" width="240" height="180" fill="none" stroke="#111" stroke-width="4"/>
      ${picture([40, 780, 340, 380], '#79a', '#474')}${picture([420, 780, 340, 380], '#a79', '#744')}`;
    const found = await allOf(marks);
    expect(found).toHaveLength(4);
    expect(found.filter((box) => isNear(box, inset))).toHaveLength(1);
  });

  it('are one where two people stand apart on the paper, beside pictures', async () => {
    const marks = `${person(170, 160)}${person(380, 150)}${picture([540, 40, 220, 360], '#79a', '#474')}
      ${picture([40, 460, 720, 300], '#b86', '#353')}${picture([40, 800, 340, 360], '#a79', '#744')}${picture([420, 800, 340, 360], '#9a7', '#446')}`;
    const found = await allOf(marks);
    expect(found).toHaveLength(5);
    expect(isNear(found[0], [100, 105, 350, 290])).toBe(true);
  });
});

describe('the panels of a chapter', () => {
  const panel = (worth: number): FoundPanel => ({ x: 0, y: 0, width: 500, height: 500, worth });

  it('are three as they are read, then the best of other pages, the cover last, five at most', () => {
    const pages = [
      { page: 1, panels: [panel(0.9)] },
      { page: 2, panels: [panel(0.2), panel(0.5)] },
      { page: 3, panels: [panel(0.6)] },
      { page: 4, panels: [panel(0.1)] },
      { page: 5, panels: [] },
    ];
    expect(choosePanels(pages).map(({ page }) => page)).toEqual([2, 3, 4, 2, 1]);
    expect(choosePanels([...pages, { page: 6, panels: [panel(1)] }])).toHaveLength(5);
    expect(choosePanels([{ page: 1, panels: [panel(1)] }])).toEqual([
      { page: 1, x: 0, y: 0, width: 500, height: 500 },
    ]);
  });
});
