import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageBox, type PagePanels, pagePanelsSchema } from '../truth/chapter-panels.ts';
import { areSetHere, foundOn, keepSet, panelsAsRead, setPage, takeOver } from './set-pages.ts';

const TOP_LEFT: PageBox = [0, 0, 5000, 5000];
const TOP_RIGHT: PageBox = [5000, 0, 5000, 5000];
const BELOW: PageBox = [0, 5000, 10_000, 5000];
const FOUND: PagePanels = {
  panels: [
    [0, 0, 10_000, 5000, 60],
    [0, 5000, 10_000, 5000, 60],
  ],
  balloons: [[10, 10, 20, 20]],
  margin: [100, 200, 300, 0],
};

const box = fc
  .tuple(fc.nat(9998), fc.nat(9998), fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }))
  .map(([x, y, width, height]): PageBox => [x, y, Math.min(width, 10_000 - x), Math.min(height, 10_000 - y)]);
const boxes = fc.array(box, { maxLength: 40 });

describe('a page that people set', () => {
  it('has the panels as they say, in the direction of their chapter, and what was found beside them', () => {
    fc.assert(
      fc.property(boxes, fc.boolean(), (panels, rightToLeft) => {
        const page = pagePanelsSchema.parse(setPage(FOUND, panels, rightToLeft));
        expect(panelsAsRead(page, rightToLeft)).toEqual(panels);
        expect(page).toMatchObject({
          set: 'here',
          balloons: FOUND.balloons,
          margin: FOUND.margin,
          found: { panels: FOUND.panels },
        });
        expect(page.whole).toBe(panels.length === 0 ? true : undefined);
        expect(page.panels.every(([, , , , sureness]) => sureness === 100)).toBe(true);
      }),
    );
  });

  it('is read in the usual order in the other direction', () => {
    const rtl = setPage(FOUND, [BELOW, TOP_RIGHT, TOP_LEFT], true);
    expect(panelsAsRead(rtl, false)).toEqual([TOP_LEFT, TOP_RIGHT, BELOW]);
    expect(panelsAsRead(setPage(FOUND, [BELOW, TOP_LEFT, TOP_RIGHT], false), true)).toEqual([
      TOP_RIGHT,
      TOP_LEFT,
      BELOW,
    ]);
  });

  it('is what was found once somebody says that this is right, however often it was set', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(boxes, fc.boolean()), { maxLength: 4 }), (times) => {
        const set = times.reduce((page, [panels, rtl]) => setPage(page, panels, rtl), FOUND);
        expect(setPage(set, null, false)).toEqual({ ...FOUND, set: 'found' });
        expect(foundOn(set)).toEqual({ panels: FOUND.panels });
      }),
    );
  });
});

describe('pages that show the same in another translation', () => {
  const theirs = setPage({ ...FOUND, balloons: [[1, 1, 1, 1]] }, [TOP_LEFT, TOP_RIGHT, BELOW], false);
  const from = (...pages: PagePanels[]) => ({
    pages,
    pageOf: (page: number) => (page === 1 ? 1 : undefined),
  });

  it('take over what was set there, and keep balloons, heads and what was found of their own', () => {
    const own = { ...FOUND, heads: [[3, 3, 3, 3]] satisfies PageBox[] };
    const [taken, other] = takeOver([own, FOUND], [from(theirs)]);
    expect(taken).toEqual({
      panels: theirs.panels,
      rtl: theirs.rtl,
      balloons: FOUND.balloons,
      heads: [[3, 3, 3, 3]],
      margin: FOUND.margin,
      set: 'there',
      found: { panels: FOUND.panels },
    });
    expect(other).toBe(FOUND);
    expect(areSetHere({ pages: [taken ?? FOUND] })).toBe(false);
  });

  it('keep what people have set here, and what they say is right', () => {
    const own = [setPage(FOUND, [BELOW], false)];
    expect(takeOver(own, [from(theirs)])).toEqual(own);
    const right = [setPage(FOUND, null, false)];
    expect(takeOver(right, [from(theirs)])).toEqual(right);
  });

  it('take nothing from what was taken over itself, and nothing twice', () => {
    const taken = takeOver([FOUND], [from(theirs)]);
    expect(takeOver([FOUND], [from(...taken)])).toEqual([FOUND]);
    expect(takeOver(taken, [from(theirs)])).toEqual(taken);
  });

  it('give it up where it was taken back there, and keep it where that is gone', () => {
    const taken = takeOver([FOUND], [from(theirs)]);
    expect(takeOver(taken, [from(setPage(theirs, null, false))])).toEqual([FOUND]);
    expect(takeOver(taken, [])).toEqual(taken);
    const second = setPage(FOUND, [BELOW], false);
    expect(takeOver(taken, [from(second), from(theirs)])[0]?.panels).toEqual(second.panels);
  });
});

describe('pages of a new file', () => {
  it('keep what was set for the same images, wherever they are now', () => {
    const before = [setPage(FOUND, [BELOW], false), setPage(FOUND, null, false), FOUND];
    const now: PagePanels = { panels: [], whole: true };
    const pageOf = (page: number) => (page === 4 ? undefined : 4 - page);
    const kept = keepSet([now, now, now, now], { pages: before, pageOf });
    expect(kept).toEqual([
      now,
      { ...now, set: 'found' },
      { panels: [[...BELOW, 100]], set: 'here', found: now },
      now,
    ]);
  });
});
