import { useSyncExternalStore } from 'react';
import { type LastTranslation, lastTranslation } from '../../domains/comics/last-translation.ts';

const never = () => () => undefined;

/** How the comic was last read on this device; a served page stands for somebody who has read nothing. */
export function useLastTranslation(comicId: string): Pick<LastTranslation, 'language'> | undefined {
  // The language alone: what a store returns has to stay the same while nothing changes.
  const language = useSyncExternalStore(
    never,
    () => lastTranslation(comicId)?.language,
    () => undefined,
  );
  return language && { language };
}
