import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSite } from '../testing/open-site.tsx';
import { DESKTOP, forgetReading, openReader, press, serveTwo, standing } from '../testing/reader.ts';

/** Records the calls to the browser, which in this test has neither fullscreen nor a wake lock. */

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetReading();
});

/** Defines a property of the document or the navigator that the test environment lacks. */
function put(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

describe('fullscreen', () => {
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

  it('is entered and left by a key and by a button, and left by the browser itself', async () => {
    await open(true);
    await pressed('f');
    expect(full).toBe(document.documentElement);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Leave full screen' })));
    expect(full).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Full screen' })));
    expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeTruthy();
    // The browser does this itself when Escape is pressed.
    act(() => become(null));
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
    await pressed('f');
    await pressed('f');
    expect(full).toBeNull();
  });

  it('is not offered in a browser without it, and nothing breaks when the browser refuses it', async () => {
    await open(false, true);
    expect(screen.getByRole('button', { name: 'Reading settings' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
    await pressed('f');
    await pressed('ArrowRight');
    expect(standing()).toEqual([2, 3]);
    expect(full).toBeNull();
  });
});

describe('the screen during reading', () => {
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

  /** The browser releases the wake lock itself when its tab is hidden. */
  async function hide(isHidden: boolean): Promise<void> {
    if (isHidden) await Promise.all(given.map((sentinel) => sentinel.release()));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  }

  it('is kept on, and is released when the reader is left', async () => {
    stubLocks();
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    expect(locks()).toEqual({ asked: 1, held: 1 });
    press('ArrowRight');
    // Turning a page does not request the lock again.
    expect(locks()).toEqual({ asked: 1, held: 1 });
    await hide(true);
    // A key in a hidden tab does not request the lock again.
    press('ArrowRight');
    expect(locks()).toEqual({ asked: 1, held: 0 });
    await hide(false);
    expect(locks()).toEqual({ asked: 2, held: 1 });
    closeSite();
    await act(async () => {});
    expect(locks()).toEqual({ asked: 2, held: 0 });
  });

  it('may switch off after five minutes without input, until the next input', async () => {
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

  it('does not break reading where the wake lock is refused', async () => {
    const request = vi.fn().mockRejectedValue(new DOMException('The battery is low.', 'NotAllowedError'));
    vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request } }));
    serveTwo();
    await openReader('/en/chapter/one', DESKTOP);
    expect(request).toHaveBeenCalled();
    press('ArrowRight');
    expect(standing()).toEqual([2, 3]);
  });
});
