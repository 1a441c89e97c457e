import { useState } from 'react';
import { useCountdown } from '../lib/use-countdown.ts';
import { problemOf } from './problem-of.ts';
import type { Problem } from './problem-text.ts';

/**
 * `done` stays until the next send: a form that navigates keeps its button busy until the next page is there.
 */
export type SendState = 'idle' | 'sending' | 'done';

/**
 * What a form or a button needs for sending: it sends, shows that it does, and shows the problem if it fails.
 */
export function useSend() {
  const [state, setState] = useState<SendState>('idle');
  const [problem, setProblem] = useState<Problem>();

  /**
   * Runs `task` and reports its outcome. `isShown` is called with a problem first; when it returns true, the
   * problem is shown elsewhere (beside a field) and not here.
   */
  const send = async (task: () => Promise<unknown>, isShown: (problem: Problem) => boolean = () => false) => {
    setState('sending');
    setProblem(undefined);
    try {
      await task();
      setState('done');
    } catch (error) {
      const found = problemOf(error);
      setState('idle');
      if (!isShown(found)) setProblem(found);
    }
  };

  /** Removes the outcome of the last send. */
  const clear = () => {
    setState('idle');
    setProblem(undefined);
  };
  return { state, isSending: state === 'sending', problem, send, clear };
}

/** For sending a mail again: the same, with the seconds left until it may be requested once more. */
export function useResend(firstAt = 0) {
  const [nextAt, setNextAt] = useState(firstAt);
  const waitSeconds = useCountdown(nextAt);
  const { send, ...sending } = useSend();
  const waitFor = (seconds: number) => setNextAt(Date.now() + seconds * 1000);

  /** `ask` sends the mail; its answer, or its refusal, says when it may be requested again. */
  const resend = (ask: () => Promise<{ readonly resendSeconds: number }>) =>
    send(
      async () => waitFor((await ask()).resendSeconds),
      ({ retryAfterSeconds }) => {
        if (retryAfterSeconds !== undefined) waitFor(retryAfterSeconds);
        return false;
      },
    );
  return { ...sending, waitSeconds, resend };
}
