import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetReading, one, openReader, press, serveTwo } from '../../testing/reader.ts';

let frames: FrameRequestCallback[] = [];
let now = 0;
const scrolled: number[] = [];

beforeEach(() => {
  frames = [];
  scrolled.length = 0;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames[id - 1] = () => undefined;
  });
  vi.spyOn(window, 'scrollBy').mockImplementation((...[, down]: unknown[]) => {
    if (typeof down === 'number') scrolled.push(down);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetReading();
});

/** Lets so much time pass as frames of 50 ms, and returns how far the strip has moved in it. */
function pass(milliseconds: number): number {
  const before = scrolled.length;
  act(() => {
    for (const end = now + milliseconds; now < end; ) {
      now += 50;
      for (const frame of frames.splice(0)) frame(now);
    }
  });
  return scrolled.slice(before).reduce((sum, step) => sum + step, 0);
}

async function openStrip(): Promise<void> {
  serveTwo('vertical');
  await openReader('/en/chapter/one');
  // Without a layout the card after the last page would be at the top of the screen.
  vi.spyOn(one('[data-end-card]'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 800, 600));
}

const control = () => screen.findByRole('group', { name: 'Scrolling by itself' });
const button = (name: string) => screen.getByRole('button', { name });

it('a strip scrolls by itself once A is pressed, faster and slower, until it is ended', async () => {
  await openStrip();
  expect(screen.queryByRole('group', { name: 'Scrolling by itself' })).toBeNull();
  press('a');
  await control();
  pass(50);
  const usual = pass(2000);
  expect(usual).toBeGreaterThan(0);
  fireEvent.click(button('Faster'));
  pass(50);
  expect(pass(2000)).toBeGreaterThan(usual);
  fireEvent.click(button('Stop scrolling'));
  expect(screen.queryByRole('group', { name: 'Scrolling by itself' })).toBeNull();
  expect(pass(1000)).toBe(0);
});

it('a finger on the pages pauses it, and the next tap continues', async () => {
  await openStrip();
  press('a');
  await control();
  const tap = () => {
    fireEvent.pointerDown(one('[data-pages]'));
    fireEvent.click(one('[data-pages]'));
  };
  tap();
  expect(button('Continue')).toBeDefined();
  expect(pass(1000)).toBe(0);
  tap();
  pass(50);
  expect(button('Pause')).toBeDefined();
  expect(pass(1000)).toBeGreaterThan(0);
  fireEvent.wheel(one('[data-pages]'));
  expect(button('Continue')).toBeDefined();
});

it('rests behind a dialog', async () => {
  await openStrip();
  press('a');
  await control();
  pass(50);
  press('?');
  await screen.findByRole('dialog');
  expect(pass(1000)).toBe(0);
  fireEvent.click(button('Close'));
  pass(50);
  expect(pass(1000)).toBeGreaterThan(0);
});

it('pages that are turned do not scroll by themselves', async () => {
  serveTwo();
  await openReader('/en/chapter/one');
  press('a');
  expect(screen.queryByRole('group', { name: 'Scrolling by itself' })).toBeNull();
});
