import { EMAIL_CHANGE, RESET_CODE, SIGN_UP_CODE } from '@rawi/model/constants';
import { LIMITS } from '@rawi/model/limits';
import { ASKS_PER_DAY } from '@rawi/model/truth/ask';
import type { CallLimit } from './call-limit.ts';
import { limitKey } from './limit-key.ts';
import { type Counted, originLimits } from './origin-limits.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How many accounts and mails one address of origin may ask for; a school or office shares one. */
const SIGN_UPS_PER_ORIGIN = 30;
const MAILS_PER_ORIGIN = 60;
/** Far more than the codes of one origin, or of one browser, allow tries. */
const TRIES_PER_ORIGIN = 600;
const TRIES_PER_BROWSER = 60;

/** Daily limits of one person: far more than anybody does by hand. */
const PER_PERSON = {
  updateProfile: 100,
  updateTranslator: 100,
  removePhoto: 50,
  clearHistory: 20,
  downloadData: 20,
  checkMailbox: 5,
  /** The pages after the first, for an account with a gigabyte of data. */
  downloadPage: 1000,
  hideComment: 500,
  showComment: 500,
  publishList: 20,
  unpublishList: 50,
  reportList: 50,
  reportReader: 50,
  reportRating: 50,
  hideList: 500,
  showList: 500,
  muteAccount: 200,
  objectToHiding: 20,
  markRead: 2000,
  pushKey: 100,
  ask: ASKS_PER_DAY,
  joinAsk: 100,
  leaveAsk: 200,
  hideAsk: 500,
  answerAsk: 500,
  suggestCorrection: 60,
  withdrawSuggestion: 100,
  listSuggestions: 300,
  listCorrectedChapters: 300,
  agreeWithSuggestion: 300,
  reportSuggestion: 50,
  decideSuggestion: 1000,
  judgeSuggestion: 500,
  submitApplication: 20,
  withdrawApplication: 20,
  reviseApplication: 20,
  appealApplication: 20,
  createSubmission: 100,
  grantUpload: 500,
  removeUpload: 500,
  // Each copies a chapter within the bucket.
  arrangePages: 100,
  submitSubmission: 500,
  submitWhenChecked: 500,
  stopWaiting: 500,
  withdrawSubmission: 200,
  reviseSubmission: 200,
  appealSubmission: 200,
  replaceChapter: 100,
  correctReading: 500,
  setPanels: 500,
  discardSubmission: 200,
  openTranscript: 500,
  submitTranscript: 200,
  withdrawTranscript: 200,
  discardTranscript: 200,
  decideTranscript: 1000,
  setTerm: 1000,
  removeTerm: 500,
  openFiles: 2000,
  claimReview: 1000,
  releaseReview: 1000,
  renewClaim: 2000,
  acceptReview: 1000,
  rejectReview: 1000,
  unpublish: 200,
  republish: 200,
  retryPublication: 200,
  setRating: 1000,
  closeRatingReport: 1000,
  takeDown: 200,
  giveBack: 200,
  retryTakedown: 200,
  dismissApplication: 200,
  reinstateApplication: 200,
  setProfessional: 200,
  closeReport: 1000,
  closeMessage: 1000,
  forwardCounter: 1000,
  giveRole: 50,
  takeRole: 50,
  findAccounts: 500,
  closeAccount: 200,
  reopenAccount: 200,
  retryMail: 200,
  reviewFigures: 200,
} as const;
export type PersonAction = keyof typeof PER_PERSON;

export function signUpLimits(context: Counted, email: string): CallLimit[] {
  return [
    ...originLimits(context, 'signup-origin', SIGN_UPS_PER_ORIGIN, HOUR),
    ...addressLimits(context, 'signup', email),
  ];
}

export function verificationLimits(context: Counted, email: string): CallLimit[] {
  return [...mailLimits(context), ...addressLimits(context, 'verify', email)];
}

export function personLimits(context: Counted, action: PersonAction, uid: string): CallLimit[] {
  const key = limitKey(context, action, uid);
  return [{ per: 'person', key, max: PER_PERSON[action], windowSeconds: DAY }];
}

/** How many files a person may upload a day, and their total bytes. */
export function uploadLimits(context: Counted, uid: string, bytes: number): CallLimit[] {
  return [
    ...personLimits(context, 'grantUpload', uid),
    {
      per: 'person',
      key: limitKey(context, 'upload-bytes', uid),
      max: LIMITS.submission.bytesPerDay,
      amount: bytes,
      windowSeconds: DAY,
    },
  ];
}

/** A person may request only a few other addresses a day, even if each is a different one. */
export function emailChangeLimits(context: Counted, uid: string, email: string): CallLimit[] {
  return [
    ...mailLimits(context),
    // It has its own count, so that requests of strangers without an account cannot keep anybody from a new
    // address.
    ...addressLimits(context, 'change', email),
    {
      per: 'person',
      key: limitKey(context, 'email-change', uid),
      max: EMAIL_CHANGE.perPersonPerDay,
      windowSeconds: DAY,
    },
  ];
}

export function resetLimits(context: Counted, email: string): CallLimit[] {
  return [...mailLimits(context), ...addressLimits(context, 'reset', email)];
}

/**
 * How many codes are mailed, to one address and in all: three guesses a code are hopeless only while there
 * are few codes. When these limits are spent a request is not refused but answered with a link, which nobody
 * can guess (docs/decisions/042).
 */
export function codeLimits(context: Counted, email: string): CallLimit[] {
  const { codesPerAddressPerDay: max, validMinutes } = RESET_CODE;
  const [address, everybody] = guessableLimits(context, 'reset-codes', email, { max, validMinutes });
  return [address, { ...everybody, alert: { at: RESET_CODE.alertPerDay, name: 'reset-codes' } }];
}

/** The same for the codes of sign-ups: beyond it a mail has its link alone. */
export function signUpCodeLimits(context: Counted, email: string): CallLimit[] {
  const { codesPerAddressPerDay: max, validMinutes } = SIGN_UP_CODE;
  return [...guessableLimits(context, 'sign-up-codes', email, { max, validMinutes })];
}

/** To one address and in all; the window of an address moves on. */
function guessableLimits(
  context: Counted,
  use: string,
  email: string,
  { max, validMinutes }: { readonly max: number; readonly validMinutes: number },
): [CallLimit, CallLimit] {
  const day = context.now().toISOString().slice(0, 10);
  return [
    {
      per: 'address',
      key: limitKey(context, use, email),
      max,
      // A code can be tried as long as it is valid, so no 24 hours allow the tries of more codes.
      windowSeconds: DAY + validMinutes * 60,
      isRolling: true,
    },
    {
      per: 'everybody',
      key: limitKey(context, `${use}-all`, day),
      max: RESET_CODE.perDay,
      windowSeconds: DAY,
    },
  ];
}

/**
 * The tries of one browser's codes for an address: nobody else can spend them, because nobody else knows the
 * marker. The origin's tries are bounded as well, because every try may name another marker.
 */
export function tryLimits(context: Counted, email: string, marker: string | undefined): CallLimit[] {
  return [
    ...originLimits(context, 'try-origin', TRIES_PER_ORIGIN, HOUR),
    {
      per: 'address and browser',
      key: limitKey(context, 'try', email, marker ?? ''),
      max: TRIES_PER_BROWSER,
      windowSeconds: DAY,
    },
  ];
}

function mailLimits(context: Counted): CallLimit[] {
  return originLimits(context, 'mail-origin', MAILS_PER_ORIGIN, DAY);
}

/**
 * Mails to an address, whatever requested them: one a minute and a few a day from one origin, so that a
 * stranger's requests use up the stranger's own share and not the owner's, and a bound for all origins
 * together. When that is spent, links that were already mailed stay valid (docs/decisions/042), so the owner
 * can finish with one of them.
 */
function addressLimits(context: Counted, use: string, email: string): CallLimit[] {
  return [
    {
      per: 'address and origin',
      key: limitKey(context, use, email, context.origin),
      max: RESET_CODE.perAddressPerDay,
      windowSeconds: DAY,
      cooldownSeconds: RESET_CODE.resendSeconds,
    },
    {
      per: 'address',
      key: limitKey(context, `${use}-address`, email),
      max: RESET_CODE.perAddressPerDayFromAll,
      windowSeconds: DAY,
    },
  ];
}
