import { useMemo, useSyncExternalStore } from 'react';

export interface Fullscreen {
  readonly on: boolean;
  /** Phones of one maker do not let a page have the whole screen. */
  readonly available: boolean;
  readonly toggle: () => void;
}

/** The whole screen for the site. */
export function useFullscreen(): Fullscreen {
  const on = useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener);
      return () => document.removeEventListener('fullscreenchange', listener);
    },
    () => document.fullscreenElement !== null,
    () => false,
  );
  return useMemo(
    () => ({
      on,
      available: typeof document !== 'undefined' && document.fullscreenEnabled,
      toggle: () => void toggleFullscreen(),
    }),
    [on],
  );
}

async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
    else await document.exitFullscreen();
  } catch {
    // Refused by the browser or its owner: the page stays as it is.
  }
}
