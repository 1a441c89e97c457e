import { useMemo, useSyncExternalStore } from 'react';

export interface Fullscreen {
  readonly on: boolean;
  /** iPhones do not allow a page to go fullscreen. */
  readonly available: boolean;
  readonly toggle: () => void;
}

/** Fullscreen for the site. */
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
    // The browser or the user refused: the page stays as it is.
  }
}
