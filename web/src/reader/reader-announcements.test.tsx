import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ar from '../core/i18n/ar/choices.json';
import arReader from '../core/i18n/ar/reader.json';
import { closeSite } from '../testing/open-site.tsx';
import {
  all,
  arrive,
  DESKTOP,
  drawnChapter,
  forgetReading,
  one,
  openReader,
  press,
  serveChapters,
  standing,
  told,
} from '../testing/reader.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetReading();
});

const serveArabic = () =>
  serveChapters([drawnChapter('one', { pages: 5, language: 'ar', readingDirection: 'rtl' })]);

describe('who does not see the pages', () => {
  it('is told each that is turned to, and the end, always in the same region', async () => {
    serveArabic();
    await openReader('/ar/chapter/one');
    // A region that comes with its text is not read out: it has to be the one that was there.
    const region = one('[data-reader] > p[aria-live="polite"]');
    expect(told()).toBe('الصفحة ١ من ٥');
    press('ArrowLeft');
    expect(told()).toBe('الصفحة ٢ من ٥');
    press('2');
    expect(told()).toBe('الصفحتان ٢ و٣ من ٥');
    press('End');
    press('1');
    expect(told()).toBe('الصفحة ٤ من ٥');
    press('ArrowLeft');
    expect(told()).toBe('الصفحة ٥ من ٥');
    press('ArrowLeft');
    expect(told()).toBe('أنهيت الفصل ١');
    expect(all('[data-reader] > p[aria-live="polite"]')).toEqual([region]);
  });
});

describe('a link to the page that is read', () => {
  it('has no page where it is the first, and leads another device to the page that it names', async () => {
    serveArabic();
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await openReader('/ar/chapter/one');
    const copy = async () =>
      fireEvent.click(await screen.findByRole('button', { name: arReader.copyPageLink }));
    press(',');
    await copy();
    await screen.findByText(ar.copied);
    press('Escape');
    press('ArrowLeft');
    press('ArrowLeft');
    press(',');
    await copy();
    await expect
      .poll(() => copied)
      .toEqual([`${location.origin}/ar/chapter/one`, `${location.origin}/ar/chapter/one?page=3`]);

    closeSite();
    localStorage.clear();
    await openReader(copied[1]?.slice(location.origin.length) ?? '');
    expect(standing()).toEqual([3]);
  });
});

describe('the address', () => {
  it('follows the page, and names the first of two', async () => {
    serveArabic();
    await openReader('/ar/chapter/one', DESKTOP);
    expect(standing()).toEqual([1]);
    press('ArrowLeft');
    // From left to right, as the chapter runs.
    expect(standing()).toEqual([3, 2]);
    await expect.poll(() => location.search).toBe('?page=2');
    expect(one('footer output').textContent).toBe('٢–٣ من ٥');
    arrive(2);
    press('Home');
    await expect.poll(() => location.search).toBe('');
  });
});
