import type { Submission } from '@rawi/model/truth/submission';
import { isDocumentId } from '../../lib/document-id.ts';
import { type DocumentState, followDocument } from '../documents.ts';
import { useLive } from '../live/use-live.ts';
import { isRefused } from '../refused-write.ts';
import { submissionOf } from './submissions.ts';

/** `missing`: it is gone, somebody else’s, or nothing can be called so. */
export function useSubmission(submissionId: string | undefined): {
  readonly state: DocumentState<Submission>;
  readonly retry: () => void;
} {
  const isNamed = submissionId !== undefined && isDocumentId(submissionId);
  const submission = isNamed ? submissionOf(submissionId) : undefined;
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
  if (submissionId !== undefined && !isNamed) return { state: { state: 'missing' }, retry };
  return { state: value ?? { state: 'loading' }, retry };
}
