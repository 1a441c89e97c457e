import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { fold } from '@rawi/model/text/fold';

/** What a state is called in files that other programs read too: MyAnimeList's words, which others have taken over. */
export const STATE_NAMES: Readonly<Record<ReadingShelf, string>> = {
  reading: 'Reading',
  planned: 'Plan to Read',
  finished: 'Completed',
  paused: 'On-Hold',
  dropped: 'Dropped',
};

/** Words of other programs for a state, and the numbers of MyAnimeList (6), AniList and Kitsu (5) as they are stored. */
const WORDS: Readonly<Record<ReadingShelf, readonly string[]>> = {
  reading: [
    'reading',
    'currently reading',
    'current',
    'in progress',
    'started',
    'rereading',
    're-reading',
    'repeating',
    '1',
    'قيد القراءة',
    'أقرأها',
    'أقرأ الآن',
  ],
  planned: [
    'plan to read',
    'planned',
    'planning',
    'planned to read',
    'want to read',
    'to read',
    'wishlist',
    'on deck',
    '5',
    '6',
    'للقراءة لاحقًا',
    'للقراءة',
    'أنوي قراءتها',
  ],
  finished: ['completed', 'complete', 'finished', 'read', 'done', '2', 'تمّت قراءتها', 'مكتملة', 'مقروءة'],
  paused: ['on hold', 'paused', 'hiatus', 'stalled', '3', 'متوقفة مؤقتًا', 'متوقفة', 'مؤجلة'],
  dropped: ['dropped', 'abandoned', 'stopped', '4', 'متروكة', 'تركتها'],
};

const BY_WORD: ReadonlyMap<string, ReadingShelf> = new Map(
  (['reading', 'planned', 'finished', 'paused', 'dropped'] as const).flatMap((shelf) =>
    WORDS[shelf].map((word) => [fold(word), shelf] as const),
  ),
);

/** The shelf that a state of another program means; undefined for what is none. */
export function shelfOfState(state: string): ReadingShelf | undefined {
  // A state is a few words: whatever is longer is none, and is not worth folding.
  return state.length > 40 ? undefined : BY_WORD.get(fold(state));
}
