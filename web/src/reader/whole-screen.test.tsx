import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSite } from '../testing/open-site.tsx';
import { DESKTOP, forgetReading, openReader, press, serveTwo, standing } from '../testing/reader.ts';

/** What is asked of the browser, which here has neither a whole screen to give nor one that it would switch off. */

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetReading();
});

/** A property of a page's document, or of the browser, that is not there in a test. */
function put(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

describe('the whole screen', () => {
  let full: Element | null = null;
  const become = (element: Element | null) => {
    full = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };

  async function open(isEnabled: boolean, refuses = false): Promise<void> {
    full = null;
    Object.defineProperty(document, 'fullscreenElement', { get: () => full, configurable: true });
    put(document, 'fullscreenEnabled', isEnabled);
    put(document.documentElement, 'requestFullscreen', async () => {
      if (refuses) throw new TypeError('Not here.');
      become(document.documentElement);
    });
    put(document, 'exitFullscreen', async () => become(null));
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
  }
  const pressed = (key: string) => act(async () => press(key));

  it('is given and taken back by a key and by a button, also by the browser itself', async () => {
    await open(true);
    await pressed('f');
    expect(full).toBe(document.documentElement);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Leave full screen' })));
    expect(full).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Full screen' })));
    expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeTruthy();
    // As the browser does by itself when Escape is pressed.
    act(() => become(null));
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
    await pressed('f');
    await pressed('f');
    expect(full).toBeNull();
  });

  it('is not offered where a browser lets no page have it, and nothing breaks where it refuses', async () => {
    await open(false, true);
    expect(screen.getByRole('button', { name: 'Reading settings' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
    await pressed('f');
    await pressed('ArrowRight');
    expect(standing()).toEqual([2, 3]);
    expect(full).toBeNull();
  });
});

describe('the screen while somebody reads', () => {
  const given: { released: boolean; readonly release: () => Promise<void> }[] = [];
  const locks = () => ({ asked: given.length, held: given.filter(({ released }) => !released).length });

  function stubLocks(): void {
    given.length = 0;
    const request = async () => {
      const sentinel = {
        released: false,
        release: async () => {
          sentinel.released = true;
        },
      };
      given.push(sentinel);
      return sentinel;
    };
    vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request } }));
  }

  /** The browser itself lets go of the screen when its tab is hidden. */
  async function hide(isHidden: boolean): Promise<void> {
    if (isHidden) await Promise.all(given.map((sentinel) => sentinel.release()));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  }

  it('is kept on, and only then', async () => {
    stubLocks();
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    expect(locks()).toEqual({ asked: 1, held: 1 });
    press('ArrowRight');
    // Another page is no reason to ask again.
    expect(locks()).toEqual({ asked: 1, held: 1 });
    await hide(true);
    // A key in a hidden tab does not take the screen back.
    press('ArrowRight');
    expect(locks()).toEqual({ asked: 1, held: 0 });
    await hide(false);
    expect(locks()).toEqual({ asked: 2, held: 1 });
    closeSite();
    await act(async () => {});
    expect(locks()).toEqual({ asked: 2, held: 0 });
  });

  it('may go off when nobody has touched anything for five minutes, until somebody does', async () => {
    stubLocks();
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('ArrowRight');
    await act(async () => void vi.advanceTimersByTime(5 * 60_000));
    expect(locks()).toEqual({ asked: 1, held: 0 });
    press('ArrowRight');
    await act(async () => {});
    expect(locks()).toEqual({ asked: 2, held: 1 });
  });

  it('is read on where it may not be kept on', async () => {
    const request = vi.fn().mockRejectedValue(new DOMException('The battery is low.', 'NotAllowedError'));
    vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request } }));
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    expect(request).toHaveBeenCalled();
    press('ArrowRight');
    expect(standing()).toEqual([2, 3]);
  });
});
