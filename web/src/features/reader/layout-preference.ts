import type { ReaderLayout } from './reader-state.ts';

const KEY = 'rawi-reader-layout';

/** How this person likes to read chapters that are not drawn as a strip, if they ever said so on this device. */
export function preferredLayout(): ReaderLayout | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'single' || stored === 'vertical' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function keepLayout(layout: ReaderLayout): void {
  try {
    localStorage.setItem(KEY, layout);
  } catch {
    // Storage is full or closed: the choice lasts as long as the chapter.
  }
}
