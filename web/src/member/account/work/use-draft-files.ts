import type { ChapterFile } from '@rawi/model/truth/file';
import { idOf } from '../../../core/lib/document-id.ts';
import { useList } from '../../../core/live/use-list.ts';
import { filesFor } from '../../../domains/submissions/own-work.ts';
import type { SubmissionItem } from './submission.ts';

/** A question for nothing is none: this id is no document's. */
const NO_DRAFT = 'none';
/** The most that one question may name; fewer drafts may be open. */
const ASKED = 30;

/** The files of the drafts among these submissions by their ids; nothing until they are known. */
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
