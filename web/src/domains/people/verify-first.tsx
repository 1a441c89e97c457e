import { useProblemText } from '../../core/forms/problem-text.ts';
import { useVerificationMail } from './use-verification-mail.ts';
import classes from './verify-first.module.css';

interface VerifyFirstProps {
  readonly email: string;
  /** What a verified address is needed for here. */
  readonly text: string;
}

/**
 * Shown in place of a form that needs a verified address, with a button that sends the mail again. Visitors
 * need none of it, and it brings the schemas of calls, so import it dynamically.
 */
export default function VerifyFirst({ email, text }: VerifyFirstProps) {
  const { said, label, isSending, isWaiting, send } = useVerificationMail(email, useProblemText());
  return (
    <div className={classes.verify}>
      <output>{said ?? text}</output>
      <button type="button" className={classes.resend} disabled={isSending || isWaiting} onClick={send}>
        {label}
      </button>
    </div>
  );
}
