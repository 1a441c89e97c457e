import type { Submission } from '@rawi/model/truth/submission';
import { type DocumentState, followDocument } from '../documents.ts';
import { useLive } from '../live/use-live.ts';
import { isRefused } from '../refused-write.ts';
import { submissionOf } from './submissions.ts';

/** `missing`: it is gone, or somebody else’s. */
export function useSubmission(submissionId: string | undefined): {
  readonly state: DocumentState<Submission>;
  readonly retry: () => void;
} {
  const submission = submissionId === undefined ? undefined : submissionOf(submissionId);
  const { value, retry } = useLive<DocumentState<Submission>>(
    submission?.path ?? 'no submission',
    (next, fail) =>
      submission
        ? followDocument(submission, next, (error) =>
            // The rules do not tell what is not there from what is somebody else’s.
            isRefused(error) ? next({ state: 'missing' }) : fail(error),
          )
        : () => {},
  );
  return { state: value ?? { state: 'loading' }, retry };
}
