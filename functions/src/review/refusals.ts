import type { CallErrorCode } from '@rawi/model/calls/call-errors';
import type { ApplicationNeed } from '@rawi/model/review/application-machine';
import type { SubmissionNeed } from '@rawi/model/review/submission-machine';
import type { FieldErrors } from '@rawi/model/validation/fields';
import { CallError } from '../callers/call-error.ts';

/** What a move of either kind may need. */
export type Need = ApplicationNeed | SubmissionNeed;

const CODES: Readonly<Record<Need, CallErrorCode>> = {
  verified: 'email-unverified',
  translator: 'role-missing',
  'not-a-translator': 'already-translator',
  'not-muted': 'muted',
  complete: 'invalid-fields',
  files: 'files-unchecked',
  comic: 'target-missing',
  place: 'chapter-taken',
  room: 'too-many-drafts',
  'first-appeal': 'already-appealed',
  owner: 'owner-gone',
  impartial: 'not-impartial',
  unclaimed: 'claimed-by-other',
  claimed: 'claim-lost',
  'comic-published': 'comic-unpublished',
  names: 'target-missing',
  seen: 'names-changed',
  rated: 'rating-missing',
  online: 'being-published',
  'without-chapters': 'has-chapters',
  kept: 'taken-down',
  'not-taken-down': 'taken-down',
};

/** How a move is refused for a need that does not hold; `fields` are the wrong ones. */
export function refusalOf(need: Need, fields: FieldErrors = {}): CallError {
  return need === 'complete' ? new CallError('invalid-fields', { fields }) : new CallError(CODES[need]);
}
