import { isMessageCode, type MessageCode } from '../validation/messages.ts';

/** Every refusal of a call, with the status that carries it; the UI translates the code. */
export const CALL_ERRORS = {
  'invalid-fields': 'invalid-argument',
  'unknown-action': 'invalid-argument',
  'app-check': 'failed-precondition',
  'signed-out': 'unauthenticated',
  'session-ended': 'unauthenticated',
  'email-unverified': 'permission-denied',
  'role-missing': 'permission-denied',
  /** The sign-in is older than five minutes: ask for the password and try again. */
  'sign-in-again': 'failed-precondition',
  'profile-missing': 'failed-precondition',
  /** The name claims to speak for the site, which is the staff's. */
  'name-reserved': 'failed-precondition',
  /** What it is about is not there, or no longer. */
  'target-missing': 'failed-precondition',
  /** `retryAfterSeconds` says when it is possible again. */
  'too-soon': 'resource-exhausted',
  'too-many-today': 'resource-exhausted',
  /** `triesLeft` says how many tries this code still has. */
  'code-wrong': 'failed-precondition',
  /** Three wrong tries: only a new code helps. */
  'code-tries-spent': 'failed-precondition',
  'code-expired': 'failed-precondition',
  'ticket-expired': 'failed-precondition',
  'ticket-used': 'failed-precondition',
  'ticket-invalid': 'failed-precondition',
  'too-large': 'resource-exhausted',
  /** It was deleted, is no longer hidden, or does not belong to the caller. */
  'comment-gone': 'failed-precondition',
  /** The list is not there, is not public, or shows nothing. */
  'list-gone': 'failed-precondition',
  /** Reviewers have hidden the list. */
  'list-hidden': 'failed-precondition',
  /** There is nothing on the list that could be shown. */
  'list-empty': 'failed-precondition',
  'account-gone': 'failed-precondition',
  /** Admins have closed the account that it is about, or the caller's own. */
  'account-closed': 'permission-denied',
  /** At least one admin must remain. */
  'last-admin': 'failed-precondition',
  /** The caller may send this only once, and has sent it before with other words. */
  'already-sent': 'failed-precondition',
  /** Reviewers have taken the ask away. */
  'ask-hidden': 'failed-precondition',
  /** Reviewers and admins are not muted. */
  'not-of-reviewers': 'failed-precondition',
  /** Reviewers have muted the account for some days. */
  muted: 'failed-precondition',
  /** Its state has changed since the caller read it. */
  'moved-on': 'failed-precondition',
  /** A document that the request names by its id does not exist; `fields` lists the fields that name it. */
  'choice-gone': 'failed-precondition',
  /** The names stored under the given ids differ from those that the caller has seen. */
  'names-changed': 'failed-precondition',
  /** The reviewer has not said for whom it is, or the rating suits no work of its kind. */
  'rating-missing': 'failed-precondition',
  'already-translator': 'failed-precondition',
  /** The caller already has the maximum number of open drafts. */
  'too-many-drafts': 'failed-precondition',
  /** Of suggestions about the chapter as many are open, of the caller or of all, or accepted for its next version, as are allowed. */
  'too-many-suggestions': 'failed-precondition',
  /** A file is missing, or its checks have not passed. */
  'files-unchecked': 'failed-precondition',
  /** The caller has another translation of this chapter into this language. */
  'chapter-taken': 'failed-precondition',
  /** Nobody decides about their own work, about a rival's, or once more about what they rejected. */
  'not-impartial': 'permission-denied',
  /** Another reviewer has claimed it. */
  'claimed-by-other': 'failed-precondition',
  /** The caller's claim is over, or was never theirs. */
  'claim-lost': 'failed-precondition',
  'already-appealed': 'failed-precondition',
  /** The comic of the chapter is not published yet. */
  'comic-unpublished': 'failed-precondition',
  /** The owner has no account any more. */
  'owner-gone': 'failed-precondition',
  /** Its files are still on their way to readers, or back. */
  'being-published': 'failed-precondition',
  /** A comic is taken down after its chapters. */
  'has-chapters': 'failed-precondition',
  /** It was taken down, for good or until it is given back. */
  'taken-down': 'failed-precondition',
  /** It is taken down already, with something that it belongs to or by itself. */
  'already-down': 'failed-precondition',
  /** What was sealed of it is deleted: its time is over. */
  'sealed-gone': 'failed-precondition',
  /** An admin keeps their own role, so that there is one. */
  'own-role': 'failed-precondition',
  /** The chapter already has matched pages with as many other translations as are allowed. */
  'too-many-matches': 'failed-precondition',
  internal: 'internal',
} as const;

export type CallErrorCode = keyof typeof CALL_ERRORS;

/** What a refused call tells besides its status; it arrives as the `details` of the client's error. */
export interface CallErrorDetails {
  readonly code: CallErrorCode;
  readonly fields?: Readonly<Partial<Record<string, MessageCode>>>;
  readonly retryAfterSeconds?: number;
  readonly triesLeft?: number;
}

/** The details of a caught error, or `undefined` where it is none of ours (no network, an outage). */
export function callErrorDetails(error: unknown): CallErrorDetails | undefined {
  const details = property(error, 'details');
  const code = property(details, 'code');
  if (!isCallErrorCode(code)) return undefined;
  const fields = property(details, 'fields');
  const retryAfterSeconds = property(details, 'retryAfterSeconds');
  const triesLeft = property(details, 'triesLeft');
  return {
    code,
    ...(typeof fields === 'object' && fields !== null ? { fields: messageCodes(fields) } : {}),
    ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
    ...(typeof triesLeft === 'number' ? { triesLeft } : {}),
  };
}

function isCallErrorCode(value: unknown): value is CallErrorCode {
  return typeof value === 'string' && Object.hasOwn(CALL_ERRORS, value);
}

function messageCodes(fields: object): Record<string, MessageCode> {
  const known = Object.entries(fields).filter((entry): entry is [string, MessageCode] =>
    isMessageCode(entry[1]),
  );
  return Object.fromEntries(known);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
