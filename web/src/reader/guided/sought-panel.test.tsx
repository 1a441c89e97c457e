import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldOf } from '../../core/device/device-store.ts';
import {
  all,
  DESKTOP,
  drawnChapter,
  forgetReading,
  one,
  openReader,
  PHONE,
  press,
  readAnnouncement,
  serveChapters,
  standing,
} from '../../testing/reader.ts';
import { changeSettings } from '../settings/use-reading-settings.ts';

const PANELS = 'public/panels-0123456789abcdef/panels.json';
const panel = (x: number, y: number, width: number, height: number) => [x, y, width, height, 90];
const HALVES = { panels: [panel(0, 0, 5000, 10_000), panel(5000, 0, 5000, 10_000)], rtl: [1, 0] };
const FILE = {
  version: 1,
  pages: [
    { panels: [panel(0, 0, 10_000, 4900), panel(0, 5000, 10_000, 5000)] },
    { whole: true, panels: [] },
    HALVES,
    HALVES,
  ],
};

let asked: string[] = [];
let copied: string[] = [];

const serveOne = (readingDirection: 'ltr' | 'rtl' | 'vertical' = 'ltr', pages?: readonly string[]) =>
  serveChapters([drawnChapter('one', { readingDirection, panelsFile: PANELS, ...(pages && { pages }) })]);

beforeEach(() => {
  [asked, copied] = [[], []];
  vi.stubGlobal('fetch', async (input: unknown) => {
    asked.push(String(input));
    return new Response(JSON.stringify(FILE));
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetReading();
});

const frames = () => all('[data-sought-panel]');
const askedPanels = () => asked.filter((address) => address.includes('panels.json'));
const wishPanels = () => changeSettings((kept) => ({ ...kept, all: { ...kept.all, view: 'panels' } }));

describe('an address that names a panel', () => {
  it('opens its page, and frames the panel there for a moment', async () => {
    serveOne();
    await openReader('/en/chapter/one?page=3&panel=2');
    expect(standing()).toEqual([3]);
    await expect.poll(frames).toHaveLength(1);
    const [frame] = frames();
    expect(frame?.closest('[data-page]')?.getAttribute('data-page')).toBe('3');
    expect(frame?.style.left).toBe('50%');
    fireEvent.animationEnd(one('[data-sought-panel]'));
    expect(frames()).toEqual([]);
    expect(location.search, 'until another page is turned to').toBe('?page=3&panel=2');
    press('ArrowRight');
    await expect.poll(() => location.search).toBe('?page=4');
  });

  it('names the same panel in the other direction', async () => {
    serveOne('rtl');
    await openReader('/ar/chapter/one?page=3&panel=2');
    await expect.poll(frames).toHaveLength(1);
    expect(frames()[0]?.style.left).toBe('50%');
  });

  it('frames it in a strip', async () => {
    serveOne('vertical');
    await openReader('/en/chapter/one?page=3&panel=1');
    await expect.poll(frames).toHaveLength(1);
    expect(frames()[0]?.closest('[data-page]')?.getAttribute('data-page')).toBe('3');
  });

  it('frames it where it is on a page without its margins', async () => {
    const margin = [1000, 500, 1000, 500];
    const cropped = { ...FILE, pages: FILE.pages.map((page) => ({ ...page, margin })) };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(cropped)));
    serveOne();
    await openReader('/en/chapter/one?page=3&panel=1');
    await expect.poll(frames).toHaveLength(1);
    expect(frames()[0]?.style.width).toBe('50%');
    act(() => changeSettings((kept) => ({ ...kept, all: { ...kept.all, margins: 'cropped' } })));
    await expect.poll(() => frames()[0]?.style.width).toBe('62.5%');
    expect(frames()[0]?.style.left).toBe('-12.5%');
  });

  it('scrolls a strip no further up than to where its page is the one that is read', async () => {
    const scrolls = vi.spyOn(window, 'scrollBy').mockReturnValue();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
      return new DOMRect(0, 0, 390, this.matches('[data-sought-panel]') ? 100 : 600);
    });
    serveOne('vertical');
    await openReader('/en/chapter/one?page=3&panel=1');
    await expect.poll(frames).toHaveLength(1);
    const top = Number(fieldOf(scrolls.mock.calls.at(-1)?.[0], 'top'));
    expect(0 - top, 'the top of the page').toBeLessThan(0.3 * window.innerHeight);
    vi.restoreAllMocks();
  });

  it('frames it on the half of a page that shows it', async () => {
    serveOne('rtl', ['800x1200#102030', '800x1200#102030', '1600x1200#102030w', '800x1200#102030']);
    changeSettings((kept) => ({ ...kept, all: { ...kept.all, layout: 'single', wide: 'split' } }));
    await openReader('/en/chapter/one?page=3&panel=1');
    await expect.poll(frames).toHaveLength(1);
    expect(one('[data-current] [data-half]').dataset['half'], 'what is left is read last').toBe('left');
  });

  it.each(['panel=3', 'panel=0', 'panel=x', 'panel='])('opens the page alone for %s', async (unknown) => {
    serveOne();
    await openReader(`/en/chapter/one?page=3&${unknown}`);
    expect(standing()).toEqual([3]);
    const isNumber = unknown === 'panel=3';
    await expect.poll(askedPanels).toHaveLength(isNumber ? 1 : 0);
    await act(async () => {});
    expect(frames()).toEqual([]);
  });

  it('leads guided view to the step of the panel', async () => {
    serveOne();
    wishPanels();
    await openReader('/en/chapter/one?page=3&panel=2');
    await expect.poll(readAnnouncement).toBe('Page 3 of 4 Panel 2 of 2');
    expect(frames()).toEqual([]);
    press('ArrowLeft');
    expect(readAnnouncement()).toBe('Page 3 of 4 Panel 1 of 2');
  });

  it('leaves guided view at the page where it has no such panel', async () => {
    serveOne();
    wishPanels();
    await openReader('/en/chapter/one?page=3&panel=7');
    await expect.poll(() => one('[data-current]').dataset['guided']).toBeDefined();
    expect(readAnnouncement()).toBe('Page 3 of 4');
  });
});

describe('the link to what is read', () => {
  it('is copied by the key L: of the page, in guided view of the panel', async () => {
    serveOne('rtl');
    await openReader('/en/chapter/one?page=3', PHONE);
    press('l');
    await expect.poll(() => copied).toEqual([`${location.origin}/en/chapter/one?page=3`]);
    press('v');
    await expect.poll(() => one('[data-current]').dataset['guided']).toBeDefined();
    press('l');
    await expect.poll(() => copied).toHaveLength(2);
    press('ArrowLeft');
    expect(readAnnouncement()).toBe('Page 3 of 4 Panel 1 of 2');
    press('l');
    await expect.poll(() => copied).toHaveLength(3);
    expect(copied.slice(1)).toEqual([
      `${location.origin}/en/chapter/one?page=3`,
      // The first that is read from right to left is the second of the file.
      `${location.origin}/en/chapter/one?page=3&panel=2`,
    ]);
  });

  it('is offered in the settings for the page, and for the panel where one is shown', async () => {
    serveOne();
    wishPanels();
    await openReader('/en/chapter/one');
    await expect.poll(() => one('[data-current]').dataset['guided']).toBeDefined();
    press(',');
    const sheet = await screen.findByRole('dialog', { name: 'Reading settings' });
    expect(within(sheet).getByRole('button', { name: 'Copy link to this page' })).toBeDefined();
    expect(within(sheet).queryByRole('button', { name: 'Copy link to this panel' })).toBeNull();
    press('Escape');
    press('ArrowRight');
    press(',');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link to this panel' }));
    await expect.poll(() => copied).toEqual([`${location.origin}/en/chapter/one?panel=1`]);
  });
});

// Last: a screen that was wide is that of whoever opens the next chapter, for a moment.
describe('on a wide screen an address that names a panel', () => {
  it('leads guided view to it on the second page of a spread, and from right to left', async () => {
    serveOne('rtl');
    wishPanels();
    await openReader('/en/chapter/one?page=3&panel=1', DESKTOP);
    await expect.poll(readAnnouncement).toBe('Pages 2 and 3 of 4 Panel 3 of 3');
  });
});
