import type { CallErrorCode, CallErrorDetails } from '@rawi/model/calls/call-errors';
import type { ClosingReason } from '@rawi/model/lists/closing-reasons';
import { contactAddress } from '../firebase/env.ts';
import { formatMoment, formatNumber } from '../i18n/format.ts';
import { useWords } from '../i18n/i18n.ts';
import { isolated } from '../i18n/isolated.ts';
import { useLocale } from '../i18n/locale.ts';
import { formatCountdown } from '../lib/use-countdown.ts';
import { appCheckWords } from './app-check-words.ts';

/** Why sending failed. It is kept as a code and put into words when it is shown, only here. */
export type ProblemCode =
  | CallErrorCode
  | 'offline'
  | 'wrong-credentials'
  | 'too-many-tries'
  | 'disabled'
  | 'closed'
  | 'failed';

export interface Problem extends Omit<CallErrorDetails, 'code'> {
  readonly code: ProblemCode;
  /** Why the account was closed; only with `closed`. */
  readonly closing?: ClosingReason;
}

/** The wait when a function does not say how long, the minute between two mails. */
const DEFAULT_WAIT_SECONDS = 60;

/** For the forms of visitors; a code without words is shown as an error of ours. */
export function useProblemText(): (problem: Problem) => string {
  const t = useWords('session');
  const locale = useLocale();
  return ({ code, retryAfterSeconds = DEFAULT_WAIT_SECONDS }) => {
    switch (code) {
      case 'offline':
        return t('problems.offline');
      case 'too-soon':
        return t('problems.tooSoon', { time: formatCountdown(retryAfterSeconds, locale) });
      case 'too-many-today':
        return t('problems.tooManyToday', {
          time: formatMoment(Date.now() + retryAfterSeconds * 1000, locale),
        });
      case 'not-impartial':
        return t('problems.notImpartial');
      case 'name-reserved':
        return t('problems.nameReserved');
      case 'app-check':
        return t('problems.appCheck', appCheckWords());
      case 'wrong-credentials':
        return t('problems.wrongCredentials');
      case 'too-many-tries':
        return t('problems.tooManyTries');
      case 'disabled':
      case 'closed':
      case 'account-closed':
        return t('problems.disabled', { address: isolated(contactAddress()) });
      case 'muted':
        return t('problems.muted');
      default:
        return t('problems.internal');
    }
  };
}

/** For the account area, where the password that is asked for is the person's own. */
export function useAccountProblemText(): (problem: Problem) => string {
  const t = useWords('account');
  const locale = useLocale();
  return ({ code, retryAfterSeconds = DEFAULT_WAIT_SECONDS }) => {
    switch (code) {
      case 'offline':
        return t('errors.offline');
      case 'too-soon':
        return t('errors.tooSoon', { time: formatCountdown(retryAfterSeconds, locale) });
      case 'too-many-today':
        return t('errors.tooManyToday', {
          time: formatMoment(Date.now() + retryAfterSeconds * 1000, locale),
        });
      case 'name-reserved':
        return t('errors.nameReserved');
      case 'app-check':
        return t('errors.appCheck', appCheckWords());
      case 'wrong-credentials':
        return t('errors.wrongPassword');
      case 'too-many-tries':
        return t('errors.tooManyTries');
      case 'disabled':
      case 'closed':
      case 'account-closed':
      case 'session-ended':
      case 'signed-out':
        return t('errors.sessionEnded');
      case 'sign-in-again':
        return t('errors.signInAgain');
      case 'muted':
        return t('errors.muted');
      case 'last-admin':
        return t('errors.lastAdmin');
      default:
        return t('errors.unknown');
    }
  };
}

const RESET_WORDS = {
  'code-tries-spent': 'problems.codeTriesSpent',
  'code-expired': 'problems.codeExpired',
  'ticket-expired': 'problems.ticketExpired',
  'ticket-used': 'problems.ticketUsed',
  'ticket-invalid': 'problems.ticketInvalid',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isAboutReset = (code: string): code is keyof typeof RESET_WORDS => Object.hasOwn(RESET_WORDS, code);

/** For the reset of a password: what is wrong with a code or a ticket, and the next step. */
export function useResetProblemText(): (problem: Problem) => string {
  const t = useWords('reset-password');
  const general = useProblemText();
  const locale = useLocale();
  return (problem) => {
    const { code, triesLeft = 0, retryAfterSeconds = DEFAULT_WAIT_SECONDS } = problem;
    if (code === 'too-many-today') {
      return t('problems.tooManyToday', {
        time: formatMoment(Date.now() + retryAfterSeconds * 1000, locale),
        address: isolated(contactAddress()),
      });
    }
    if (code === 'code-wrong') {
      // The count chooses the plural form; the number is formatted in the language.
      return t('problems.codeWrong', { count: triesLeft, tries: formatNumber(triesLeft, locale) });
    }
    return isAboutReset(code) ? t(RESET_WORDS[code]) : general(problem);
  };
}
