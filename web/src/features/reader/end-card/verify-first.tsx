import { callAccount } from '../../../data/account-calls.ts';
import { useResend } from '../../../data/use-send.ts';
import { isolated } from '../../../lib/isolated.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { formatCountdown } from '../../../lib/use-countdown.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './end-say.module.css';

/** Says what a confirmed address is needed for, and sends its mail again. */
export default function VerifyFirst({ email }: { readonly email: string }) {
  const { t, locale } = useReaderWords();
  const wordsOf = useProblemText();
  const { state, isSending, problem, waitSeconds, resend } = useResend();
  const text = state === 'done' ? 'end.verify.sent' : 'end.verify.text';
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
          ? t('end.verify.again', { time: formatCountdown(waitSeconds, locale) })
          : t('end.verify.resend')}
      </button>
    </div>
  );
}
