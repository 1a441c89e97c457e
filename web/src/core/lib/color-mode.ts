import {
  type MantineColorScheme,
  type MantineColorSchemeManager,
  useMantineColorScheme,
} from '@mantine/core';
import { COLOR_MODES, type ColorMode } from '@rawi/model/constants';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { keptText } from '../device/device-store.ts';

function toColorMode(scheme: MantineColorScheme): ColorMode {
  return scheme === 'auto' ? 'system' : scheme;
}

function toColorScheme(mode: ColorMode): MantineColorScheme {
  return mode === 'system' ? 'auto' : mode;
}

/** `shell/boot.js` reads the same key. */
const kept = keptText('localStorage', 'colorMode', (stored) => COLOR_MODES.find((known) => known === stored));

/** Keeps the mode on the device under the specification's words, and follows changes in other tabs. */
export function colorModeManager(): MantineColorSchemeManager {
  let unsubscribe: (() => void) | undefined;
  return {
    get(fallback) {
      const mode = kept.read();
      return mode ? toColorScheme(mode) : fallback;
    },
    set: (scheme) => void kept.keep(toColorMode(scheme)),
    subscribe(onUpdate) {
      unsubscribe = kept.onOtherTab((mode) => onUpdate(toColorScheme(mode ?? 'system')));
    },
    unsubscribe: () => unsubscribe?.(),
    clear: () => void kept.keep(undefined),
  };
}

/** The mode that a person has chosen for this device, with a function to change it. */
export function useColorMode() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return {
    mode: toColorMode(colorScheme),
    setMode: (mode: ColorMode) => setColorScheme(toColorScheme(mode)),
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
 * Forces a mode until the returned function is called; the page that forced one last wins. "system" cannot be
 * forced: it is ignored with a console warning (specification, section 4).
 */
export function forceColorMode(mode: ColorMode): () => void {
  if (mode === 'system') {
    console.warn('A page cannot force the colour mode "system"; it is ignored.');
    return () => {};
  }
  change([...forced, mode]);
  return () => change(forced.toSpliced(forced.lastIndexOf(mode), 1));
}

/** Forces a mode while the component is shown. */
export function useForcedColorMode(mode: ColorMode): void {
  useLayoutEffect(() => forceColorMode(mode), [mode]);
}

/** The mode that a page forces now, if any does. */
export function useModeInForce(): ForcedMode | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => forced.at(-1),
    () => undefined,
  );
}
