import type { Submission } from '@rawi/model/truth/submission';
import type { DocumentState } from '../../core/data/documents.ts';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { useShownDocument } from '../../core/live/use-shown-document.ts';
import { submissionOf } from './submissions.ts';

/** `missing`: it is gone, somebody else’s, or the text is no valid id. */
export function useSubmission(submissionId: string | undefined): {
  readonly state: DocumentState<Submission>;
  readonly retry: () => void;
} {
  const isNamed = submissionId !== undefined && isDocumentId(submissionId);
  const { state, retry } = useShownDocument(isNamed ? submissionOf(submissionId) : undefined);
  if (submissionId !== undefined && !isNamed) return { state: { state: 'missing' }, retry };
  return { state, retry };
}
