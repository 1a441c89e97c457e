import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  all,
  arrive,
  drawnChapter,
  forgetReading,
  letGo,
  one,
  openReader,
  press,
  readAnnouncement,
  serveChapters,
  standing,
} from '../../testing/reader.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetReading();
});

/** An English chapter of four pages and its Arabic translation; `matches` lists which pages match. */
function servePair(
  arabicPages = 4,
  matches?: readonly number[],
  arabic: Parameters<typeof drawnChapter>[1] = {},
): void {
  serveChapters([
    drawnChapter('en-1', {
      language: 'en',
      ...(matches && { reading: { matches: [{ chapterId: 'ar-1', pages: [...matches] }] } }),
    }),
    drawnChapter('ar-1', {
      language: 'ar',
      readingDirection: 'rtl',
      pages: arabicPages,
      ...arabic,
    }),
  ]);
}

/** The overlay with the matching page in the other language; undefined before it is requested. */
const flip = () => all('[data-slot][data-current] [data-flip]')[0]?.dataset['flip'];
const flipped = () => all('[data-current] [data-flipped]').map(({ dataset }) => dataset['flipped']);
const arriveFlipped = () =>
  act(async () => {
    for (const image of all('[data-flipped] img')) fireEvent.load(image);
  });
const button = () => screen.getByRole('button', { name: 'Show the page in Arabic' });

async function open(address = '/en/chapter/en-1'): Promise<void> {
  await openReader(address);
  arrive(standing()[0] ?? 1);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  now = 0;
}
let now = 0;

/** Holds the key until the other page is shown. */
async function hold(): Promise<void> {
  press('t');
  await expect.poll(flipped).not.toEqual([]);
  await arriveFlipped();
}

describe('the page in the other language', () => {
  it.each([
    ['en-1', 'ar'],
    ['ar-1', 'en'],
  ] as const)('of %s is fetched when it is asked for, and shows while the key is held', async (id, other) => {
    servePair();
    await open(`/en/chapter/${id}`);
    expect(flip()).toBeUndefined();
    press('t');
    await expect.poll(flip).toBe('none');
    await arriveFlipped();
    expect(flip()).toBe(other);
    letGo('t');
    expect(flip()).toBe('none');
  });

  it('stays after two presses until the next press, also on the following pages and from their first frame on', async () => {
    servePair();
    await open();
    await hold();
    letGo('t');
    now = 100;
    press('t');
    letGo('t');
    expect(flip()).toBe('ar');
    expect(button().hasAttribute('data-kept')).toBe(true);
    // The next page is loaded in that language before it is turned to.
    await expect.poll(() => all('[data-near] [data-flipped="2"] img').length).toBe(1);
    press('ArrowRight');
    expect(standing()).toEqual([2]);
    expect(flipped()).toEqual(['2']);
    // The first language is not even shown while the image is still loading.
    expect(flip()).toBe('ar');
    now = 5000;
    press('t');
    letGo('t');
    expect(flip()).toBe('none');
    expect(button().hasAttribute('data-kept')).toBe(false);
  });

  it('stays after a short press of the switch, and goes back where it was held or drawn', async () => {
    servePair();
    await open();
    const pointer = { button: 0, pointerId: 1, clientX: 0 };
    if (!('setPointerCapture' in HTMLElement.prototype))
      Object.assign(HTMLElement.prototype, { setPointerCapture: () => {} });
    const pressFor = async (milliseconds: number, movedTo = 0) => {
      fireEvent.pointerDown(button(), pointer);
      await expect.poll(flipped).toEqual(['1']);
      await arriveFlipped();
      if (movedTo !== 0) fireEvent.pointerMove(button(), { ...pointer, clientX: movedTo });
      now += milliseconds;
      fireEvent.pointerUp(button(), { ...pointer, clientX: movedTo });
      now += 1000;
    };
    await pressFor(500);
    expect(flip()).toBe('none');
    await pressFor(100, 60);
    expect(flip()).toBe('none');
    await pressFor(100);
    expect(flip()).toBe('ar');
    expect(button().getAttribute('aria-pressed')).toBe('true');
    fireEvent.pointerDown(button(), pointer);
    fireEvent.pointerUp(button(), pointer);
    expect(flip()).toBe('none');
  });

  it('is not fetched where that chapter begins with a notice of its own', async () => {
    servePair(4, undefined, { ageRating: '16' });
    await open();
    press('t');
    await screen.findAllByText('The other language could not be loaded');
    expect(flipped()).toEqual([]);
  });

  it('is toggled by the button, for people who cannot hold it', async () => {
    servePair();
    await open();
    fireEvent.click(button(), { detail: 0 });
    await expect.poll(flipped).toEqual(['1']);
    await arriveFlipped();
    expect(flip()).toBe('ar');
    expect(button().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button(), { detail: 0 });
    expect(flip()).toBe('none');
  });

  it('is the page that its translator matched; without a match the page stays as it is', async () => {
    servePair(5, [1, 3, 0, 5]);
    await open('/en/chapter/en-1?page=2');
    await hold();
    expect(flipped()).toEqual(['3']);
    expect(readAnnouncement()).toBe('Page 2 of 4 in Arabic');
    press('ArrowRight');
    expect(standing()).toEqual([3]);
    // The page is not marked with a language that it is not in.
    expect(flip()).toBeUndefined();
    expect(readAnnouncement()).toBe('Page 3 of 4');
    expect(one('[data-flip-control]').textContent).toContain('This page is in one language only');
    press('ArrowRight');
    await arriveFlipped();
    expect(flipped()).toEqual(['5']);
    expect(flip()).toBe('ar');
  });

  it('shows while a finger rests on the page, and the page is not turned', async () => {
    servePair();
    await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = one('[data-current] [data-page="1"]');
    const finger = { pointerId: 1, pointerType: 'touch', clientX: 195, clientY: 420, bubbles: true };
    fireEvent.pointerDown(page, finger);
    act(() => void vi.advanceTimersByTime(449));
    expect(all('[data-flipped]')).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await expect.poll(flipped).toEqual(['1']);
    await arriveFlipped();
    expect(flip()).toBe('ar');
    fireEvent.pointerUp(page, finger);
    expect(flip()).toBe('none');
    expect(standing()).toEqual([1]);
  });
});
