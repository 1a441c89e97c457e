import { KEY_SEPARATOR } from '@rawi/model/key';
import { READING_SHELVES, type ReadingShelf } from '@rawi/model/lists/reading-shelves';
import type { Own } from '../../../domains/library/own.ts';

/** How the names of saved comics begin (`saved-key.ts` of the model). */
const OF_COMICS = `comic${KEY_SEPARATOR}`;

/** How many saved comics there are, and how many on each shelf. */
export function countShelves(saved: Own['saved']): Readonly<Record<ReadingShelf | 'all', number>> {
  const comics = Object.entries(saved).filter(([key]) => key.startsWith(OF_COMICS));
  const on = (shelf: ReadingShelf) => comics.filter(([, value]) => value === shelf).length;
  const [reading, planned, finished, paused, dropped] = READING_SHELVES;
  return {
    all: comics.length,
    [reading]: on(reading),
    [planned]: on(planned),
    [finished]: on(finished),
    [paused]: on(paused),
    [dropped]: on(dropped),
  };
}
