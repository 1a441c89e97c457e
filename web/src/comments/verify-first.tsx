import { callAccount } from '../data/account-calls.ts';
import { useResend } from '../data/use-send.ts';
import { useWords } from '../lib/i18n.ts';
import { isolated } from '../lib/isolated.ts';
import { useLocale } from '../lib/locale.ts';
import { useProblemText } from '../lib/problem-text.ts';
import { formatCountdown } from '../lib/use-countdown.ts';
import classes from './write-comment.module.css';

/** Says what a confirmed address is needed for, and sends its mail again. */
export default function VerifyFirst({ email }: { readonly email: string }) {
  const t = useWords('comments');
  const locale = useLocale();
  const wordsOf = useProblemText();
  const { state, isSending, problem, waitSeconds, resend } = useResend();
  const text = state === 'done' ? 'verify.sent' : 'verify.text';
  return (
    <div className={classes.verify}>
      <output>{problem ? wordsOf(problem) : t(text, { email: isolated(email) })}</output>
      <button
        type="button"
        className={classes.resend}
        disabled={isSending || waitSeconds > 0}
        onClick={() => void resend(() => callAccount({ action: 'resendVerification', email, locale }))}
      >
        {waitSeconds > 0
          ? t('verify.again', { time: formatCountdown(waitSeconds, locale) })
          : t('verify.resend')}
      </button>
    </div>
  );
}
