import type { Problem } from '../../core/forms/problem-text.ts';
import { useResend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { formatCountdown } from '../../core/lib/use-countdown.ts';
import { callAccount } from '../../core/session/account-calls.ts';

/** Sends the mail that verifies an address again: its message and its button. */
export function useVerificationMail(email: string, wordsOf: (problem: Problem) => string) {
  const t = useWords('session');
  const locale = useLocale();
  const { state, isSending, problem, waitSeconds, resend } = useResend();
  const isWaiting = waitSeconds > 0;
  return {
    /** Undefined before it was requested. */
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
