import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { lastTranslation } from '../comics/last-translation.ts';
import { currentLibrary, listenToLibrary } from '../library/library-state.ts';
import type { Position } from '../library/own.ts';
import { latestOfEachComic } from './entries.ts';
import type { ReadEntry } from './entry.ts';
import { useKnownChapters } from './known-chapters.ts';
import { learnFromDevice } from './learn-chapters.ts';
import { chaptersInHistory, positionOfEntry, type WhatsNext, whatsNext } from './whats-next.ts';

/** What a person continues with after the latest entry of each comic. */
export interface OnwardEntry {
  readonly entry: ReadEntry;
  readonly next: WhatsNext;
}

/**
 * What each entry of a history is continued with, as a function of the entries: by the entries themselves, by the
 * library if it has been read, and by what this tab knows of chapters. `removed`: ids of what readers have no more.
 */
export function useOnward(
  removed?: ReadonlySet<string>,
): (entries: readonly ReadEntry[]) => readonly OnwardEntry[] {
  const knownOf = useKnownChapters();
  const library = useSyncExternalStore(listenToLibrary, currentLibrary, currentLibrary);
  return (entries) =>
    latestOfEachComic(entries).map((entry) => {
      const own = entries.filter(({ comicId }) => comicId === entry.comicId);
      const { chapters, wholeAt } = knownOf(entry.comicId);
      const next = whatsNext({
        chapters: [...chaptersInHistory(own), ...chapters],
        wholeAt,
        positionOf: (id) => {
          const read = own.find(({ chapterId }) => chapterId === id);
          return later(read && positionOfEntry(read), library.own.places[id]);
        },
        wanted: lastTranslation(entry.comicId),
        ...(removed && { removed }),
      });
      return { entry, next: next ?? { kind: 'unknown', chapter: { ...entry, id: entry.chapterId } } };
    });
}

function later(one: Position | undefined, other: Position | undefined): Position | undefined {
  return one && other ? (one.readAt < other.readAt ? other : one) : (one ?? other);
}

/**
 * Asks the device what follows the last chapters of a list, whenever they are others. Returns whether it has answered:
 * until then what comes next may still change.
 */
export function useLearned(onward: readonly OnwardEntry[]): boolean {
  const [learned, setLearned] = useState<string>();
  const chapters = onward.map(({ entry }) => entry.chapterId).join(' ');
  const learn = useEffectEvent(() => learnFromDevice(onward.map(({ entry }) => entry)));
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      await learn();
      if (isShown) setLearned(chapters);
    };
    void ask();
    return () => {
      isShown = false;
    };
  }, [chapters]);
  return learned === chapters;
}
