import { paths } from '@rawi/model/paths';
import { type HistoryEntry, historyEntrySchema } from '@rawi/model/truth/history';
import { orderBy } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

const converter = converterOf(historyEntrySchema);

/** A person's history, newest first. */
export const historyOf = (uid: string): ListSource<HistoryEntry> => ({
  path: paths.history(uid),
  name: 'newest',
  converter,
  constraints: [orderBy('readAt', 'desc')],
});
