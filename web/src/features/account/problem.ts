import type { Locale } from '@rawi/model/locales';
import type { FieldErrors } from '@rawi/model/validation/fields';
import { AccountCallError, type AccountCallProblem } from '../../data/account-calls.ts';
import { SignInError, type SignInProblem } from '../../data/session.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { formatCountdown } from '../../lib/use-countdown.ts';

/** Why a change did not happen: a refused call, or a password that was not accepted. Kept as it is; worded when shown. */
export type Problem =
  | { readonly from: 'call'; readonly problem: AccountCallProblem }
  | { readonly from: 'password'; readonly problem: SignInProblem };

export function problemOf(error: unknown): Problem {
  if (error instanceof SignInError) return { from: 'password', problem: error.problem };
  if (error instanceof AccountCallError) return { from: 'call', problem: error.problem };
  return { from: 'call', problem: { code: navigator.onLine ? 'internal' : 'offline' } };
}

/** What the function found wrong, by field. */
export function fieldProblems(problem: Problem): FieldErrors | undefined {
  return problem.from === 'call' && problem.problem.code === 'invalid-fields'
    ? problem.problem.fields
    : undefined;
}

export const isWrongPassword = (problem: Problem | undefined): boolean =>
  problem?.from === 'password' && problem.problem === 'wrong-credentials';

/** Words a problem in the language of the moment. */
export function useProblemWords(): (problem: Problem) => string {
  const t = useWords('account');
  const locale = useLocale();
  return (problem) => {
    if (problem.from === 'password') return t(PASSWORD_WORDS[problem.problem]);
    const { code, retryAfterSeconds } = problem.problem;
    if (code === 'too-soon') return t('errors.tooSoon', { time: waiting(retryAfterSeconds, locale) });
    return t(callWords(code));
  };
}

const PASSWORD_WORDS = {
  'wrong-credentials': 'errors.wrongPassword',
  'too-many-tries': 'errors.tooManyTries',
  disabled: 'errors.sessionEnded',
  offline: 'errors.offline',
  failed: 'errors.unknown',
} as const satisfies Record<SignInProblem, string>;

function callWords(code: AccountCallProblem['code']) {
  switch (code) {
    case 'offline':
      return 'errors.offline';
    case 'too-many-today':
      return 'errors.tooManyToday';
    case 'session-ended':
    case 'signed-out':
      return 'errors.sessionEnded';
    case 'sign-in-again':
      return 'errors.signInAgain';
    case 'too-large':
      return 'errors.tooLarge';
    default:
      return 'errors.unknown';
  }
}

/** A function that does not say how long is asked again after the minute that mails keep apart. */
const DEFAULT_WAIT = 60;
const waiting = (seconds: number | undefined, locale: Locale) =>
  formatCountdown(seconds ?? DEFAULT_WAIT, locale);
