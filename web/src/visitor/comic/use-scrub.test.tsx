import { pageIds } from '@rawi/model/page-ids';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openSite, serve } from '../../testing/open-site.tsx';
import { all, COMIC, drawnChapter, forgetReading, one } from '../../testing/reader.ts';
import { panelAt } from './use-scrub.ts';

/** Three panels of 100 pixels, from the left; the strip begins at 50 and is 150 high. */
const LEFTS = [50, 150, 250];

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const panel = this.getAttribute('data-panel');
    if (panel !== null) return new DOMRect(LEFTS[Number(panel)], 20, 100, 150);
    return this.hasAttribute('data-strip') ? new DOMRect(50, 20, 300, 150) : new DOMRect();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetReading();
});

async function open(pages?: readonly number[]): Promise<HTMLAnchorElement> {
  const manifest = drawnChapter('one').manifest;
  if (!manifest) throw new Error('The chapter has no pages.');
  const panels = (pages ?? []).map((page) => ({ page, x: 0, y: 0, width: 500, height: 333 }));
  const strip = [300, 300, 300];
  const chapter = drawnChapter('one', { manifest: { ...manifest, panels, strip } });
  const truth = { comicId: COMIC.slug, comic: COMIC, chapters: [chapter], translators: [], candidates: [] };
  serve(pageIds.comic(COMIC.slug), buildComicPage(truth));
  // What a finger opens, and what a click would.
  serve(pageIds.chapter('one'), undefined);
  await openSite('/en/comic/salt');
  return screen.findByRole<HTMLAnchorElement>('link', { name: /^Chapter 1/ });
}

const point = (type: string, x: number, pointerType = 'mouse', y = 80) =>
  fireEvent(
    one('[data-strip]'),
    new PointerEvent(type, { clientX: x, clientY: y, pointerType, bubbles: true, cancelable: true }),
  );
const grown = () => all('[data-grown]').map((each) => each.textContent);

describe('the panel under a place', () => {
  it('is the one that reaches further to both sides where two overlap, and none beside them', () => {
    const panels = [
      { left: 0, right: 110 },
      { left: 90, right: 200 },
      { left: 0, right: 0 },
    ];
    expect([95, 99, 101, 150, 201, -1].map((x) => panelAt(x, panels))).toEqual([
      0,
      0,
      1,
      1,
      undefined,
      undefined,
    ]);
  });
});

describe('the strip of a chapter', () => {
  it('shows the panel under a mouse large, and leads to its page until the mouse leaves', async () => {
    const link = await open([1, 2, 4]);
    point('pointermove', 300);
    expect(grown()).toEqual(['Page 4']);
    expect(link.getAttribute('href')).toBe('/en/chapter/one?page=4');
    point('pointermove', 200);
    expect(grown()).toEqual(['Page 2']);
    fireEvent.pointerLeave(one('[data-strip]').parentElement ?? document.body);
    expect(grown()).toEqual([]);
    expect(link.getAttribute('href')).toBe('/en/chapter/one');
  });

  it('opens the panel where a finger that ran along it lets go', async () => {
    await open([1, 2, 4]);
    point('pointerdown', 100, 'touch');
    expect(grown()).toEqual([]);
    point('pointermove', 180, 'touch');
    point('pointermove', 260, 'touch');
    expect(grown()).toEqual(['Page 4']);
    point('pointerup', 260, 'touch');
    await eventually(() => expect(location.pathname + location.search).toBe('/en/chapter/one?page=4'));
  });

  it('opens nothing where a finger let go beside it, and leaves a tap to the row', async () => {
    const link = await open([1, 2, 4]);
    point('pointerdown', 100, 'touch');
    point('pointermove', 180, 'touch');
    point('pointermove', 180, 'touch', 400);
    point('pointerup', 180, 'touch', 400);
    expect(grown()).toEqual([]);
    expect(fireEvent.click(link)).toBe(false);
    expect(location.pathname).toBe('/en/comic/salt');
    point('pointerdown', 100, 'touch');
    point('pointerup', 102, 'touch');
    expect(link.getAttribute('href')).toBe('/en/chapter/one');
    fireEvent.click(link);
    await eventually(() => expect(location.pathname).toBe('/en/chapter/one'));
  });

  it('is a picture where the pages of its panels are not known', async () => {
    await open();
    point('pointermove', 300);
    expect(grown()).toEqual([]);
  });
});
