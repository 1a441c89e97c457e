import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  arrive,
  forgetReading,
  one,
  openReader,
  PHONE,
  press,
  serveTwo,
  standing,
} from '../../testing/reader.ts';

/**
 * Touch gestures on the pages. Nothing is painted in this test, so the page's movement is read from the style
 * of its track.
 */

let motion: 'reduce' | 'no-preference' = 'reduce';
const animate = vi.fn();

beforeEach(() => {
  motion = 'reduce';
  animate.mockReset();
  const answer = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('prefers-reduced-motion') ? { matches: motion === 'reduce' } : answer(query),
  );
  Object.assign(Element.prototype, { setPointerCapture: () => undefined, animate });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(PHONE[0]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReading();
});

let time = 0;
const finger = (type: string, x: number) => {
  const event = new PointerEvent(type, {
    pointerId: 1,
    pointerType: 'touch',
    clientX: x,
    clientY: 420,
    bubbles: true,
    cancelable: true,
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  fireEvent(document.querySelector('[data-current] [data-page], [data-end-card]') ?? document.body, event);
};
/** Puts a finger on the middle and moves it by `dx` pixels, 20 milliseconds per step. */
function pull(by: number): void {
  finger('pointerdown', 195);
  for (const share of [1 / 3, 2 / 3, 1]) {
    time += 20;
    finger('pointermove', 195 + by * share);
  }
}
/** Lets go after the finger has rested, or while it moves. */
function lift(by: number, rested = 0): void {
  time += rested;
  finger('pointerup', 195 + by);
}
const moved = () => one('[data-current]').parentElement?.style.transform;

async function open(direction: 'ltr' | 'rtl'): Promise<void> {
  serveTwo(direction);
  await openReader('/en/chapter/one');
  arrive(1);
}

describe.each([
  ['ltr', -1],
  ['rtl', 1],
] as const)('a finger on a chapter that runs %s', (direction, away) => {
  it('moves the page, which springs back if the finger rested before it was lifted', async () => {
    await open(direction);
    pull(away * 60);
    expect(moved()).toBe(`translateX(${away * 60}px)`);
    // The next page is at its edge.
    expect(one('[data-near] [data-page="2"]').closest('[data-side]')?.getAttribute('data-side')).toBe(
      direction === 'ltr' ? 'right' : 'left',
    );
    lift(away * 60, 150);
    expect(standing()).toEqual([1]);
    expect(moved()).toBe('');
  });

  it('turns the page that it has pulled far enough, and turns it back', async () => {
    await open(direction);
    pull(away * 180);
    lift(away * 180);
    expect(standing()).toEqual([2]);
    pull(-away * 180);
    lift(-away * 180);
    expect(standing()).toEqual([1]);
  });

  it('moves the first page only a little, since no page comes before it', async () => {
    await open(direction);
    pull(-away * 180);
    expect(moved()).toBe(`translateX(${-away * 45}px)`);
    lift(-away * 180);
    expect(standing()).toEqual([1]);
  });

  it('pulls the end card away, back to the last page or on to the next chapter', async () => {
    await open(direction);
    press('End');
    press(direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
    pull(-away * 200);
    lift(-away * 200);
    expect(standing()).toEqual([4]);
    pull(away * 200);
    lift(away * 200);
    expect(standing()).toEqual([]);
    expect(document.activeElement).toBe(one('[data-primary-end]'));
    const track = one('[data-end-screen]').parentElement?.parentElement;
    pull(-away * 60);
    expect(track?.style.getPropertyValue('--pull')).toBe('');
    lift(-away * 60, 150);
    pull(away * 195);
    expect(track?.style.getPropertyValue('--pull')).toBe('0.5');
    lift(away * 195);
    await expect.poll(() => location.pathname).toBe('/en/chapter/two');
  });
});

describe('a page that is released', () => {
  it('is in place at once for people who prefer reduced motion', async () => {
    await open('ltr');
    pull(-200);
    lift(-200);
    expect(standing()).toEqual([2]);
    expect(animate).not.toHaveBeenCalled();
  });

  it('slides to its place for anybody else, and is turned when it arrives', async () => {
    motion = 'no-preference';
    const running = { onfinish: () => undefined, cancel: vi.fn(), finish: vi.fn() };
    animate.mockReturnValue(running);
    await open('ltr');
    pull(-200);
    lift(-200);
    expect(animate.mock.calls[0]?.[0]).toEqual([
      { transform: 'translateX(-200px)' },
      { transform: 'translateX(-390px)' },
    ]);
    expect(standing()).toEqual([1]);
    act(() => running.onfinish());
    expect(standing()).toEqual([2]);
  });
});

describe('taps', () => {
  it.each([
    ['ltr', 360, 30],
    ['rtl', 30, 360],
  ] as const)(
    'turn a chapter that runs %s in zones of the screen, and show the bars',
    async (way, on, back) => {
      await open(way);
      const tap = (x: number) =>
        fireEvent.click(one('[data-current] [data-page]'), { clientX: x, clientY: 420 });
      const bars = () => one('[data-reader]').dataset['chrome'];
      tap(on);
      expect(standing()).toEqual([2]);
      expect(bars()).toBeUndefined();
      tap(195);
      await expect.poll(bars).toBe('true');
      tap(back);
      expect(standing()).toEqual([1]);
    },
  );
});
