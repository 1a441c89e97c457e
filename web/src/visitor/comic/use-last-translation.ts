import { useSyncExternalStore } from 'react';
import { type LastTranslation, lastTranslation } from '../../domains/comics/last-translation.ts';

const never = () => () => undefined;

/** How the comic was last read on this device; server-rendered pages assume that nothing was read. */
export function useLastTranslation(comicId: string): Pick<LastTranslation, 'language'> | undefined {
  // Returns only the language: a store's snapshot has to be stable while nothing changes.
  const language = useSyncExternalStore(
    never,
    () => lastTranslation(comicId)?.language,
    () => undefined,
  );
  return language && { language };
}
