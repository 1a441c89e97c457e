import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { callAccount } from '../../data/account-calls.ts';
import { useResend } from '../../data/use-send.ts';
import { useWords } from '../../lib/i18n.ts';
import { isolated } from '../../lib/isolated.ts';
import { useLocale } from '../../lib/locale.ts';
import { useAccountProblemText } from '../../lib/problem-text.ts';
import { formatCountdown } from '../../lib/use-countdown.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says what an unverified address keeps from, and sends its mail again. */
export function UnverifiedNotice({ email }: { readonly email: string }) {
  const t = useWords('account');
  const locale = useLocale();
  const wordsOf = useAccountProblemText();
  const { state, isSending, problem, waitSeconds, resend } = useResend();
  return (
    <Notice
      icon={<IconMailExclamation size={22} stroke={1.75} aria-hidden="true" />}
      action={
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          size="sm"
          loading={isSending}
          disabled={waitSeconds > 0}
          onClick={() => void resend(() => callAccount({ action: 'resendVerification', email, locale }))}
        >
          {waitSeconds > 0
            ? t('unverified.again', { time: formatCountdown(waitSeconds, locale) })
            : t('unverified.resend')}
        </Button>
      }
    >
      {problem
        ? wordsOf(problem)
        : t(state === 'done' ? 'unverified.sent' : 'unverified.text', { email: isolated(email) })}
    </Notice>
  );
}
