import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ar from '../domains/library/choices.ar.json';
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
  readAnnouncement,
  serveChapters,
  standing,
} from '../testing/reader.ts';
import arSettings from './settings/reading-settings.ar.json';

afterEach(() => {
  vi.restoreAllMocks();
  forgetReading();
});

const serveArabic = () =>
  serveChapters([drawnChapter('one', { pages: 5, language: 'ar', readingDirection: 'rtl' })]);

describe('a reader who does not see the pages', () => {
  it('hears each page that is turned to, and the end, always from the same live region', async () => {
    serveArabic();
    await openReader('/ar/chapter/one');
    // Screen readers ignore a live region that is inserted together with its text, so it has to exist before.
    const region = one('[data-reader] > p[aria-live="polite"]');
    expect(readAnnouncement()).toBe('الصفحة ١ من ٥');
    press('ArrowLeft');
    expect(readAnnouncement()).toBe('الصفحة ٢ من ٥');
    press('2');
    expect(readAnnouncement()).toBe('الصفحتان ٢ و٣ من ٥');
    press('End');
    press('1');
    expect(readAnnouncement()).toBe('الصفحة ٤ من ٥');
    press('ArrowLeft');
    expect(readAnnouncement()).toBe('الصفحة ٥ من ٥');
    press('ArrowLeft');
    expect(readAnnouncement()).toBe('أنهيت الفصل ١');
    expect(all('[data-reader] > p[aria-live="polite"]')).toEqual([region]);
  });
});

describe('a link to the current page', () => {
  it('has no page parameter for the first page, and opens its page on another device', async () => {
    serveArabic();
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await openReader('/ar/chapter/one');
    const copy = async () =>
      fireEvent.click(await screen.findByRole('button', { name: arSettings.copyPageLink }));
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

describe('the address of the reader', () => {
  it('follows the page, and names the first page of a spread', async () => {
    serveArabic();
    await openReader('/ar/chapter/one', DESKTOP);
    expect(standing()).toEqual([1]);
    press('ArrowLeft');
    // The chapter runs from left to right.
    expect(standing()).toEqual([3, 2]);
    await expect.poll(() => location.search).toBe('?page=2');
    expect(one('footer output').textContent).toBe('٢–٣ من ٥');
    arrive(2);
    press('Home');
    await expect.poll(() => location.search).toBe('');
  });
});
