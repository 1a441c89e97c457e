import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What a person can choose (specification, section 4). */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** product.md, "Look". `public/boot.js` reads the same key. */
export const COLOR_MODE_KEY = 'rawi-color-mode';

export function toColorMode(scheme: MantineColorScheme): ColorMode {
  return scheme === 'auto' ? 'system' : scheme;
}

export function toColorScheme(mode: ColorMode): MantineColorScheme {
  return mode === 'system' ? 'auto' : mode;
}

function parse(stored: string | null): MantineColorScheme | undefined {
  const mode = COLOR_MODES.find((known) => known === stored);
  return mode && toColorScheme(mode);
}

/** Keeps the mode in local storage under the specification's words, and follows changes made in other tabs. */
export function colorModeManager(): MantineColorSchemeManager {
  let unsubscribe: (() => void) | undefined;
  return {
    get(fallback) {
      try {
        return parse(localStorage.getItem(COLOR_MODE_KEY)) ?? fallback;
      } catch {
        return fallback;
      }
    },
    set(scheme) {
      try {
        localStorage.setItem(COLOR_MODE_KEY, toColorMode(scheme));
      } catch {
        // Storage is full or closed: the choice lasts as long as the page.
      }
    },
    subscribe(onUpdate) {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === COLOR_MODE_KEY) onUpdate(parse(event.newValue) ?? 'auto');
      };
      window.addEventListener('storage', handleStorage);
      unsubscribe = () => window.removeEventListener('storage', handleStorage);
    },
    unsubscribe: () => unsubscribe?.(),
    clear() {
      try {
        localStorage.removeItem(COLOR_MODE_KEY);
      } catch {
        // Nothing was kept, then.
      }
    },
  };
}

type ForcedMode = 'light' | 'dark';
let forced: readonly ForcedMode[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ForcedMode[]) {
  forced = next;
  for (const listener of listeners) listener();
}

/**
 * Forces a mode until the returned function is called; the page that forced last wins.
 * "system" cannot be forced: it is ignored with a console warning (specification, section 4).
 */
export function forceColorMode(mode: ColorMode): () => void {
  if (mode === 'system') {
    console.warn('A page cannot force the colour mode "system"; it is ignored.');
    return () => {};
  }
  change([...forced, mode]);
  return () => change(forced.toSpliced(forced.lastIndexOf(mode), 1));
}

/** Forces a mode for as long as the component is shown. */
export function useForcedColorMode(mode: ColorMode): void {
  useLayoutEffect(() => forceColorMode(mode), [mode]);
}

/** The mode in force now, if any page forces one. */
export function useModeInForce(): ForcedMode | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => forced.at(-1),
  );
}
