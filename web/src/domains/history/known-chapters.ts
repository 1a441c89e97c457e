import { useSyncExternalStore } from 'react';
import type { KnownChapter } from './whats-next.ts';

/**
 * Chapters that this tab knows of comics, from whatever it has read anyway: pages kept on the device, the feed of
 * followed translators, lists of new chapters. Nothing is requested for this. Whoever reads chapters tells them here,
 * and every “Continue” learns of them.
 */

export interface ChaptersOfComic {
  readonly chapters: readonly KnownChapter[];
  /** When these were all of the comic's chapters, in milliseconds since the epoch. */
  readonly wholeAt?: number | undefined;
}

const NOTHING: ChaptersOfComic = { chapters: [] };
let known: ReadonlyMap<string, ChaptersOfComic> = new Map();
const listeners = new Set<() => void>();

/** Adds chapters of a comic; `wholeAt` if they are all that it had at that time. */
export function noteChapters(comicId: string, { chapters, wholeAt }: ChaptersOfComic): void {
  if (chapters.length === 0) return;
  const before = known.get(comicId) ?? NOTHING;
  const added = chapters.filter(({ id }) => !before.chapters.some((each) => each.id === id));
  const whole = Math.max(before.wholeAt ?? 0, wholeAt ?? 0);
  if (added.length === 0 && whole === (before.wholeAt ?? 0)) return;
  const after = { chapters: [...before.chapters, ...added], ...(whole > 0 && { wholeAt: whole }) };
  known = new Map([...known, [comicId, after]]);
  for (const listener of listeners) listener();
}

/** Forgets all of it, as a new tab does. */
export function forgetChapters(): void {
  known = new Map();
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => known;

/** What is known of each comic's chapters; changes when more is. */
export function useKnownChapters(): (comicId: string) => ChaptersOfComic {
  const all = useSyncExternalStore(listen, current, current);
  return (comicId) => all.get(comicId) ?? NOTHING;
}
