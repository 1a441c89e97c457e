import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { callAccount, callProblem } from '../../data/account-calls.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { formatCountdown, useCountdown } from '../../lib/use-countdown.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Problem, problemOf, useProblemWords } from './problem.ts';

/** Says what an unverified address keeps from, and sends its mail again. */
export function UnverifiedNotice({ email }: { readonly email: string }) {
  const t = useWords('account');
  const locale = useLocale();
  const wordsOf = useProblemWords();
  const [next, setNext] = useState(0);
  const left = useCountdown(next);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<Problem>();
  const isolated = `\u2068${email}\u2069`;
  const resend = async () => {
    setState('busy');
    setProblem(undefined);
    try {
      const { resendSeconds } = await callAccount({ action: 'resendVerification', email, locale });
      setNext(Date.now() + resendSeconds * 1000);
      setState('sent');
    } catch (error) {
      setNext(Date.now() + (callProblem(error).retryAfterSeconds ?? 0) * 1000);
      setProblem(problemOf(error));
      setState('idle');
    }
  };
  return (
    <Notice
      icon={<IconMailExclamation size={22} stroke={1.75} aria-hidden="true" />}
      action={
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          size="sm"
          loading={state === 'busy'}
          disabled={left > 0}
          onClick={() => void resend()}
        >
          {left > 0 ? t('unverified.again', { time: formatCountdown(left, locale) }) : t('unverified.resend')}
        </Button>
      }
    >
      {problem
        ? wordsOf(problem)
        : t(state === 'sent' ? 'unverified.sent' : 'unverified.text', { email: isolated })}
    </Notice>
  );
}
