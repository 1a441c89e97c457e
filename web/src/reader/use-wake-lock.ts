import { useEffect } from 'react';
import { keepAwake } from '../core/device/keep-awake.ts';

/**
 * A page takes longer to read than most screens stay on. After this many milliseconds without a touch, key or
 * scroll we assume nobody is reading.
 */
const IDLE_MS = 5 * 60_000;

/** Keeps the screen on while somebody reads. */
export function useWakeLock(): void {
  useEffect(() => {
    let release: (() => void) | undefined;
    let timer: number | undefined;
    const rest = () => {
      release?.();
      release = undefined;
    };
    const wake = () => {
      release ??= keepAwake();
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, IDLE_MS);
    };
    wake();
    const events = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const;
    for (const event of events) window.addEventListener(event, wake, { passive: true });
    return () => {
      window.clearTimeout(timer);
      rest();
      for (const event of events) window.removeEventListener(event, wake);
    };
  }, []);
}
