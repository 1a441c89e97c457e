import type { ChapterFile } from '@rawi/model/truth/file';
import { idOf } from '../../../core/lib/document-id.ts';
import { useList } from '../../../core/live/use-list.ts';
import { filesFor } from '../../../domains/submissions/own-work.ts';
import type { SubmissionItem } from './submission.ts';

/** A query cannot name zero ids, so it names this one, which no document has. */
const NO_SUBMISSION = 'none';
/** The most ids that one query may name; the limit of open drafts is lower. */
const ASKED = 30;
/** The states in which files are staged, drafts first: where there are more than `ASKED`, theirs are needed most. */
const STATES_WITH_FILES = ['draft', 'submitted', 'under_review'] as const;

/** The files of the drafts and of what waits for reviewers among these submissions, by id; undefined until loaded. */
export function useStagedFiles(
  uid: string,
  submissions: readonly SubmissionItem[],
): ReadonlyMap<string, ChapterFile> | undefined {
  const withFiles = submissions.filter(({ data }) => Object.keys(data.files).length > 0);
  const ids = STATES_WITH_FILES.flatMap((state) =>
    withFiles.filter(({ data }) => data.state === state).map(idOf),
  );
  const asked = ids.length === 0 ? [NO_SUBMISSION] : ids.slice(0, ASKED).toSorted();
  const { items } = useList(filesFor(uid, asked));
  return items && new Map(items.map((item) => [idOf(item), item.data]));
}
