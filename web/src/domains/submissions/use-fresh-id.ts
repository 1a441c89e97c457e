import { useState } from 'react';
import { type Draft, newSubmissionId } from './submissions.ts';
import { readUnbegunDraft } from './typed-drafts.ts';

interface FreshOptions {
  readonly uid: string;
  readonly kind: Draft['kind'];
  /** The id in the address of the page, if there is one. */
  readonly given: string | null;
  /** Whether what was typed here before, and the server does not know, is resumed. */
  readonly resumes: boolean;
}

/**
 * The id of the submission that is begun on this page. It changes once that submission has an address and was
 * left, or when `renew` is called.
 */
export function useFreshId({ uid, kind, given, resumes }: FreshOptions) {
  const [fresh, setFresh] = useState(
    () => (resumes ? readUnbegunDraft(uid, kind)?.submissionId : undefined) ?? newSubmissionId(),
  );
  const [isBegun, setIsBegun] = useState(false);
  if (!isBegun && given === fresh) setIsBegun(true);
  if (isBegun && given === null) {
    setIsBegun(false);
    setFresh(newSubmissionId());
  }
  return { fresh, renew: () => setFresh(newSubmissionId()) };
}
