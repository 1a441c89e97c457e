import { pagesOf } from '@rawi/model/truth/page-images';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DESKTOP,
  drawnChapter,
  forgetReading,
  one,
  openReader,
  PHONE,
  press,
  serveChapters,
  standing,
} from '../../testing/reader.ts';
import { imagePages } from '../pages/image-pages.tsx';
import { openReader as openState } from '../reader-state.ts';
import { NO_SETTINGS, withSetting } from '../settings/reading-settings.ts';
import { changeSettings } from '../settings/use-reading-settings.ts';
import { arrangeSpreads } from '../spreads.ts';
import { useCropped } from './use-cropped.ts';

const PANELS = 'public/panels-0123456789abcdef/panels.json';
const FILE = {
  version: 1,
  pages: Array.from({ length: 4 }, () => ({ panels: [], margin: [1000, 500, 1000, 500] })),
};

let asked: string[] = [];
let answer = async () => new Response(JSON.stringify(FILE));

beforeEach(() => {
  asked = [];
  answer = async () => new Response(JSON.stringify(FILE));
  vi.stubGlobal('fetch', (input: unknown) => {
    asked.push(String(input));
    return answer();
  });
  serveChapters([drawnChapter('one', { pages: 4, panelsFile: PANELS }), drawnChapter('two', { number: 2 })]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetReading();
});

const askedPanels = () => asked.filter((address) => address.includes('panels.json'));
const wish = (isOn = true) =>
  act(() =>
    changeSettings((kept) => withSetting(kept, 'salt', 'all', 'margins', isOn ? 'cropped' : 'shown')),
  );
/** How much the first picture of the current spread is enlarged for it. */
const enlarged = () =>
  document.querySelector<HTMLElement>('[data-slot][data-current] [data-crop] > div')?.style.width;
/** Whether a spread, the current one unless another is named, has this shape. */
const isShownAs = (width: number, height: number, slot = '[data-slot][data-current]') =>
  Math.abs(Number(one(slot).style.getPropertyValue('--ratio')) - width / height) < 1e-6;

describe('pages without their margins', () => {
  it('are not asked for, and fetch nothing, until they are wished', async () => {
    await openReader('/en/chapter/one');
    press('ArrowRight');
    expect(isShownAs(800, 1200)).toBe(true);
    expect(document.querySelector('[data-crop]')).toBe(null);
    expect(askedPanels()).toEqual([]);
  });

  it('fill the screen with what is drawn, at once where they are chosen while reading, and are whole again without', async () => {
    await openReader('/en/chapter/one');
    press(',');
    const sheet = await screen.findByRole('dialog', { name: 'Reading settings' });
    fireEvent.click(within(sheet).getByRole('switch', { name: /^Crop empty margins/ }));
    await expect.poll(() => isShownAs(640, 1080)).toBe(true);
    expect(askedPanels()).toHaveLength(1);
    expect(enlarged()).toBe('125%');
    // The file of the whole page is chosen by the width in which all of it is drawn.
    expect(one('[data-slot][data-current] img').getAttribute('sizes')).toContain('1.25');
    wish(false);
    expect(isShownAs(800, 1200)).toBe(true);
  });

  it('wait for the next page where their margins come behind a page that is read', async () => {
    let come: () => void = () => undefined;
    const arrives = new Promise<void>((resolve) => {
      come = resolve;
    });
    answer = async () => {
      await arrives;
      return new Response(JSON.stringify(FILE));
    };
    changeSettings(() => withSetting(NO_SETTINGS, 'salt', 'all', 'margins', 'cropped'));
    await openReader('/en/chapter/one');
    expect(isShownAs(800, 1200)).toBe(true);
    come();
    await expect.poll(() => isShownAs(640, 1080, '[data-slot]:not([data-current])')).toBe(true);
    expect(isShownAs(800, 1200)).toBe(true);
    press('ArrowRight');
    expect(standing()).toEqual([2]);
    expect(isShownAs(640, 1080)).toBe(true);
    // Beside the screen it would still be seen to jump.
    press('ArrowLeft');
    expect(isShownAs(800, 1200)).toBe(true);
    for (const _ of [1, 2, 3]) press('ArrowRight');
    press('Home');
    expect(isShownAs(640, 1080)).toBe(true);
  });

  it('stand in pairs of the same scale, and are whole in guided view', async () => {
    changeSettings(() => withSetting(NO_SETTINGS, 'salt', 'all', 'margins', 'cropped'));
    await openReader('/en/chapter/one', DESKTOP);
    press('ArrowRight');
    await expect.poll(() => isShownAs(1280, 1080)).toBe(true);
    press('v');
    await expect.poll(() => isShownAs(1600, 1200)).toBe(true);
    expect(enlarged()).toBe('100%');
  });

  it('lose their sides in a strip, and keep what is above and below', async () => {
    await openReader('/en/chapter/one', PHONE);
    act(() => changeSettings((kept) => withSetting(kept, 'salt', 'all', 'layout', 'vertical')));
    wish();
    const box = () => one('[data-page="2"]');
    await expect.poll(() => Number(box().style.getPropertyValue('--ratio'))).toBeCloseTo(640 / 1200, 6);
  });

  it('stay so on the page that is read where the setting is turned off and on again, and ask for nothing twice', async () => {
    changeSettings(() => withSetting(NO_SETTINGS, 'salt', 'all', 'margins', 'cropped'));
    await openReader('/en/chapter/one');
    await expect.poll(() => isShownAs(640, 1080, '[data-slot]:not([data-current])')).toBe(true);
    expect(isShownAs(800, 1200)).toBe(true);
    wish(false);
    wish();
    expect(isShownAs(640, 1080)).toBe(true);
    press('ArrowRight');
    wish(false);
    expect(isShownAs(800, 1200)).toBe(true);
    wish();
    expect(isShownAs(640, 1080)).toBe(true);
    expect(askedPanels()).toHaveLength(1);
  });

  it('keep what is read in its place when their margins come in a strip', async () => {
    let come: () => void = () => undefined;
    const arrives = new Promise<void>((resolve) => {
      come = resolve;
    });
    answer = async () => {
      await arrives;
      return new Response(JSON.stringify(FILE));
    };
    await openReader('/en/chapter/one', PHONE);
    act(() => changeSettings((kept) => withSetting(kept, 'salt', 'all', 'layout', 'vertical')));
    const scrolls = vi.spyOn(window, 'scrollBy').mockReturnValue();
    let top = 100;
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    rect.mockImplementation(() => new DOMRect(0, top, 390, 600));
    fireEvent.scroll(window);
    wish();
    top = 160;
    scrolls.mockClear();
    await act(async () => come());
    await expect.poll(() => scrolls.mock.calls.at(-1)).toEqual([0, 60]);
    rect.mockRestore();
    scrolls.mockRestore();
  });

  it('are whole where the file is another one, until that has come', async () => {
    const spreads = arrangeSpreads(4, () => false, { pagesAtOnce: 1, shifted: false, splitWide: false });
    const arrangement = { layout: 'single' as const, spreads };
    const reading = { margins: 'cropped', view: 'pages', direction: 'ltr', arrangement } as const;
    const { manifest } = drawnChapter('one');
    const source = manifest && imagePages(pagesOf(manifest));
    const state = openState({ pageCount: 4, page: 1, arrangement });
    const hook = renderHook(({ panelsFile }) => useCropped({ panelsFile }, reading, source, state), {
      initialProps: { panelsFile: PANELS },
    });
    const shown = () => Math.round((hook.result.current?.cropOf?.(4).width ?? 0) * 100);
    await expect.poll(shown).toBe(80);
    const pages = FILE.pages.map((page) => ({ ...page, margin: [500, 500, 500, 500] }));
    answer = async () => new Response(JSON.stringify({ ...FILE, pages }));
    hook.rerender({ panelsFile: 'public/panels-1111111111111111/panels.json' });
    expect(shown()).toBe(100);
    await expect.poll(shown).toBe(90);
    hook.unmount();
  });

  it('are whole where the file does not come', async () => {
    answer = async () => new Response('', { status: 404 });
    const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openReader('/en/chapter/one');
    wish();
    await expect.poll(() => askedPanels().length).toBe(1);
    expect(isShownAs(800, 1200)).toBe(true);
    heard.mockRestore();
  });
});
