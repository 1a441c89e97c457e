import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSite } from '../testing/open-site.tsx';
import {
  all,
  arrive,
  drawnChapter,
  forgetReading,
  openReader,
  press,
  serveChapters,
} from '../testing/reader.ts';

const hints = () => all('[data-direction-hint]');
const direction = () => hints()[0]?.dataset['directionHint'];
const zones = () => all('[data-direction-hint] span[aria-hidden]').map(({ textContent }) => textContent);

beforeEach(() =>
  serveChapters([
    drawnChapter('en-1', { readingDirection: 'ltr' }),
    drawnChapter('en-2', { readingDirection: 'ltr', number: 2 }),
    drawnChapter('ar-1', { readingDirection: 'rtl', language: 'ar' }),
  ]),
);
afterEach(() => {
  vi.useRealTimers();
  forgetReading();
});

/** Opens a chapter with fake timers: time passes only when the test advances it. */
async function open(id: string, locale = 'en'): Promise<void> {
  vi.useRealTimers();
  await openReader(`/${locale}/chapter/${id}`);
  expect(hints(), 'it waits for the page that it is about').toEqual([]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => arrive(1));
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the hint which way a chapter runs', () => {
  it('shows for two seconds in the first chapter ever opened, and in one that runs the other way', async () => {
    for (const [id, way, words] of [
      ['en-1', 'ltr', 'This chapter reads from left to right'],
      ['ar-1', 'rtl', 'This chapter reads from right to left'],
      ['en-1', 'ltr', 'This chapter reads from left to right'],
    ] as const) {
      await open(id);
      expect(direction()).toBe(way);
      expect(hints()[0]?.textContent).toContain(words);
      pass(1999);
      expect(direction()).toBe(way);
      pass(1);
      expect(hints()).toEqual([]);
      closeSite();
    }
  });

  it('names the zones to tap from left to right, whatever the language of the site', async () => {
    await open('ar-1', 'ar');
    expect(zones()).toEqual(['الصفحة التالية', 'الصفحة السابقة']);
    closeSite();
    await open('en-1', 'ar');
    expect(zones()).toEqual(['الصفحة السابقة', 'الصفحة التالية']);
  });

  it('does not show again, neither for the same chapter nor for another that runs the same way', async () => {
    await open('en-1');
    expect(direction()).toBe('ltr');
    closeSite();
    for (const id of ['en-1', 'en-2']) {
      await open(id);
      expect(hints()).toEqual([]);
      closeSite();
    }
  });

  it('does not come to a page that was served and is read already', async () => {
    const painted = { startTime: performance.now() - 5000 } as PerformanceEntry;
    const paint = vi.spyOn(performance, 'getEntriesByName').mockReturnValue([painted]);
    await open('en-1');
    expect(hints()).toEqual([]);
    paint.mockRestore();
  });

  it('disappears on any move', async () => {
    await open('en-1');
    expect(direction()).toBe('ltr');
    press('ArrowRight');
    expect(hints()).toEqual([]);
  });
});
