import { sampleComic } from '@rawi/model/testing/samples';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeSite } from '../../testing/open-site.tsx';
import {
  arrive,
  DESKTOP,
  drawnChapter,
  forgetReading,
  one,
  openReader,
  PHONE,
  press,
  serveChapters,
  serveTwo,
  standing,
} from '../../testing/reader.ts';

afterEach(forgetReading);

const layout = () => one('[data-reader]').dataset['reader'];
const sheet = () => screen.findByRole('dialog', { name: 'Reading settings' });
const radio = async (name: string) => within(await sheet()).getByRole<HTMLInputElement>('radio', { name });
const choose = async (name: string) => fireEvent.click(await radio(name));
const reset = async (scope: string) =>
  within(await sheet()).getByRole<HTMLButtonElement>('button', { name: `Reset the settings for ${scope}` });
const brightness = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Brightness' });

describe('reading settings', () => {
  it('are reset for one comic alone, and for all', async () => {
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    press(',');
    expect(layout()).toBe('double');
    // There is nothing to reset.
    expect((await reset('all comics')).disabled).toBe(true);
    await choose('Single');
    await choose('Match the page edge');
    fireEvent.change(brightness(), { target: { value: '30' } });
    expect((await reset('all comics')).disabled).toBe(false);

    await choose('This comic');
    expect((await reset('this comic')).disabled).toBe(true);
    await choose('Vertical');
    expect(layout()).toBe('vertical');
    fireEvent.click(await reset('this comic'));
    // The choice for all comics applies again.
    expect(layout()).toBe('single');
    expect((await reset('this comic')).disabled).toBe(true);
    expect(brightness().value).toBe('30');

    await choose('All comics');
    fireEvent.click(await reset('all comics'));
    expect(layout()).toBe('double');
    expect(brightness().value).toBe('100');
    expect((await radio('A trace of the page')).checked).toBe(true);
    expect((await reset('all comics')).disabled).toBe(true);
    expect(JSON.parse(localStorage.getItem('rawi-reading') ?? '{}')).toMatchObject({ all: {}, comics: [] });
  });

  it('change how pages look here, and nothing of what is outside of them', async () => {
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    const filter = () => one('[data-reader]').style.getPropertyValue('--page-filter');
    press(',');
    expect(filter()).toBe('');
    expect((await screen.findByText('Colors and contrast')).closest('details')?.open).toBe(false);
    await choose('Greys');
    fireEvent.change(screen.getByRole('slider', { name: 'Contrast' }), { target: { value: '120' } });
    expect(filter()).toBe('grayscale(1) contrast(1.2)');
    press('Escape');
    press(',');
    // What is changed is not hidden.
    expect((await screen.findByText('Colors and contrast')).closest('details')?.open).toBe(true);
    fireEvent.click(await reset('all comics'));
    expect(filter()).toBe('');
  });

  it('say where a tap turns, and a tap does as they say', async () => {
    serveTwo();
    await openReader('/en/chapter/one');
    const tap = (x: number, y: number) =>
      fireEvent.click(one('[data-pages] > div'), { clientX: x * PHONE[0], clientY: y * PHONE[1] });
    press(',');
    await choose('Right hand');
    press('Escape');
    tap(0.5, 0.9);
    expect(standing()).toEqual([2]);
    tap(0.1, 0.9);
    expect(standing()).toEqual([1]);
    press(',');
    await choose('Never');
    press('Escape');
    tap(0.9, 0.9);
    expect(standing()).toEqual([1]);
  });

  it('apply to all comics except those with their own settings', async () => {
    serveTwo();
    const other = { ...drawnChapter('other'), comicId: 'pepper' };
    serveChapters([other], sampleComic('pepper'));
    await openReader('/en/chapter/one', DESKTOP);
    press(',');
    await choose('Vertical');
    expect(layout()).toBe('vertical');
    await choose('This comic');
    await choose('Single');
    expect(layout()).toBe('single');
    closeSite();
    await openReader('/en/chapter/other', DESKTOP);
    expect(layout()).toBe('vertical');
    closeSite();
    await openReader('/en/chapter/one', DESKTOP);
    expect(layout()).toBe('single');
  });

  it.each([
    ['ltr', 'Right to left', 'ArrowLeft', [3, 2], [2, 3]],
    ['rtl', 'Left to right', 'ArrowRight', [2, 3], [3, 2]],
  ] as const)(
    'run a chapter the other way than %s for its comic, with its keys, and take it back',
    async (direction, chosen, key, turned, before) => {
      serveTwo(direction);
      await openReader('/en/chapter/one', DESKTOP);
      press(',');
      await choose(chosen);
      press('Escape');
      press(key);
      expect(standing()).toEqual(turned);
      press(',');
      expect((await radio('This comic')).checked).toBe(true);
      fireEvent.click(await reset('this comic'));
      expect(standing()).toEqual(before);
    },
  );

  it('switch to one page, two or a strip by the keys 1, 2 and 3', async () => {
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    for (const [key, shown] of [
      ['1', 'single'],
      ['3', 'vertical'],
      ['2', 'double'],
    ] as const) {
      press(key);
      expect(layout()).toBe(shown);
    }
  });

  it('shift the pairs by one page with the key O, remembered for the chapter', async () => {
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    press('ArrowRight');
    expect(standing()).toEqual([2, 3]);
    press('o');
    expect(standing()).toEqual([2]);
    await expect.poll(() => location.search).toBe('?page=2');
    closeSite();
    await openReader('/en/chapter/one?page=2', DESKTOP);
    expect(standing()).toEqual([2]);
    press('ArrowRight');
    expect(standing()).toEqual([3, 4]);
  });

  it('keep the zoom when a page is turned, or reset it for the next one', async () => {
    serveTwo();
    await openReader('/en/chapter/one', PHONE);
    const zoom = () => one('[data-slot][data-current]').style.getPropertyValue('--zoom');
    press('+');
    expect(zoom()).toBe('1.25');
    press('ArrowRight');
    expect(zoom()).toBe('1');
    // The first page is fitted again, too, on return.
    press('ArrowLeft');
    expect(zoom()).toBe('1');
    press(',');
    await choose('Keep');
    press('Escape');
    press('+');
    press('ArrowRight');
    expect(standing()).toEqual([2]);
    expect(zoom()).toBe('1.25');
    press('0');
    expect(zoom()).toBe('1');
  });

  it("make the background a trace of the color of each page's edge, that color, or black", async () => {
    serveChapters([drawnChapter('one', { pages: ['800x1200#aa0000', '800x1200#00bb00'] })]);
    await openReader('/en/chapter/one', PHONE);
    const ground = () => one('[data-reader]').dataset['ground'];
    const edge = () => one('[data-reader]').style.getPropertyValue('--page-edge');
    expect([ground(), edge()]).toEqual(['ambient', '#aa0000']);
    press('ArrowRight');
    expect(edge()).toBe('#00bb00');
    press(',');
    await choose('Match the page edge');
    expect(ground()).toBe('page');
    await choose('Black');
    expect(ground()).toBe('black');
  });
});

describe('the sheet of a chapter', () => {
  it('says of a strip why its pages are not laid out', async () => {
    serveTwo('vertical');
    await openReader('/en/chapter/one', DESKTOP);
    press(',');
    expect(within(await sheet()).getByText(/one long strip/)).toBeTruthy();
    expect(within(await sheet()).queryByRole('radio', { name: 'Double' })).toBeNull();
    closeSite();
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    press(',');
    expect(within(await sheet()).queryByText(/one long strip/)).toBeNull();
  });

  it('leads to the same page in each other language, and to none in its own', async () => {
    const chapters = [
      drawnChapter('en-1', { language: 'en' }),
      drawnChapter('en-2', { language: 'en', translator: { id: 'second', name: 'Second' } }),
      drawnChapter('ar-1', { language: 'ar' }),
      drawnChapter('ar-2', { language: 'ar', translator: { id: 'second', name: 'Second' } }),
      drawnChapter('fr-1', { language: 'fr', pages: 9 }),
    ];
    serveChapters(chapters);
    await openReader('/en/chapter/en-1?page=2', DESKTOP);
    press(',');
    const links = within(await sheet()).getAllByRole('link', { name: /^Read in / });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Read in Arabic', '/en/chapter/ar-1?page=2'],
      // Nobody has matched pages of another number.
      ['Read in French', '/en/chapter/fr-1'],
    ]);
  });
});

describe('the panels of the reader', () => {
  it('list all keys and all pages, and open a page by keyboard alone', async () => {
    serveTwo();
    await openReader('/en/chapter/one', PHONE);
    arrive(1);
    press('?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(keys.querySelectorAll('kbd').length).toBeGreaterThan(20);
    fireEvent.click(within(keys).getByRole('button', { name: 'Close' }));
    press('g');
    const pages = await screen.findByRole('dialog', { name: 'All pages' });
    await act(async () => {});
    expect(document.activeElement).toBe(within(pages).getByRole('button', { name: 'Page 1 of 4' }));
    fireEvent.click(within(pages).getByRole('button', { name: 'Page 2 of 4' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(standing()).toEqual([2]);
  });
});
