import { callAccount } from '../data/account-calls.ts';
import { useResend } from '../data/use-send.ts';
import { useWords } from '../lib/i18n.ts';
import { isolated } from '../lib/isolated.ts';
import { useLocale } from '../lib/locale.ts';
import type { Problem } from '../lib/problem-text.ts';
import { formatCountdown } from '../lib/use-countdown.ts';

/** The mail that verifies an address, sent once more: what is said of it, and its button. */
export function useVerificationMail(email: string, wordsOf: (problem: Problem) => string) {
  const t = useWords('session');
  const locale = useLocale();
  const { state, isSending, problem, waitSeconds, resend } = useResend();
  const isWaiting = waitSeconds > 0;
  return {
    /** Nothing before it was asked for. */
    said: problem
      ? wordsOf(problem)
      : state === 'done'
        ? t('verification.sent', { email: isolated(email) })
        : undefined,
    label: isWaiting
      ? t('verification.again', { time: formatCountdown(waitSeconds, locale) })
      : t('verification.resend'),
    isSending,
    isWaiting,
    send: () => void resend(() => callAccount({ action: 'resendVerification', email, locale })),
  };
}
