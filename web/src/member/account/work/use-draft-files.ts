import type { ChapterFile } from '@rawi/model/truth/file';
import { idOf } from '../../../core/lib/document-id.ts';
import { useList } from '../../../core/live/use-list.ts';
import { filesFor } from '../../../domains/submissions/own-work.ts';
import type { SubmissionItem } from './submission.ts';

/** A query cannot name zero ids, so it names this one, which no document has. */
const NO_DRAFT = 'none';
/** The most ids that one query may name; the limit of open drafts is lower. */
const ASKED = 30;

/** The files of the drafts among these submissions, by id; undefined until loaded. */
export function useDraftFiles(
  uid: string,
  submissions: readonly SubmissionItem[],
): ReadonlyMap<string, ChapterFile> | undefined {
  const ids = submissions.flatMap((item) =>
    item.data.state === 'draft' && Object.keys(item.data.files).length > 0 ? [idOf(item)] : [],
  );
  const { items } = useList(filesFor(uid, ids.length === 0 ? [NO_DRAFT] : ids.toSorted().slice(0, ASKED)));
  return items && new Map(items.map((item) => [idOf(item), item.data]));
}
