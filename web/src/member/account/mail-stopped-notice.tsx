import { Button } from '@mantine/core';
import type { MailStopReason } from '@rawi/model/truth/mail-stopped';
import { IconMailX } from '@tabler/icons-react';
import { type Problem, useAccountProblemText } from '../../core/forms/problem-text.ts';
import { useResend } from '../../core/forms/use-send.ts';
import { formatMoment } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { formatCountdown } from '../../core/lib/use-countdown.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { callAccount } from '../../core/session/account-calls.ts';
import { Notice } from '../../core/ui/notice.tsx';

interface MailStoppedNoticeProps {
  readonly email: string;
  readonly reason: MailStopReason;
}

/** Says that mail to the address has stopped and why, and offers to try it again. */
export function MailStoppedNotice({ email, reason }: MailStoppedNoticeProps) {
  const t = useWords('account');
  const session = useWords('session');
  const locale = useLocale();
  const problemText = useAccountProblemText();
  const { state, isSending, problem, waitSeconds, resend } = useResend();
  const now = useNow();
  const wordsOf = (found: Problem) =>
    found.code === 'too-many-today' && found.retryAfterSeconds !== undefined
      ? t('mailStopped.triedToday', {
          time: formatMoment(now.getTime() + found.retryAfterSeconds * 1000, locale),
        })
      : problemText(found);
  return (
    <Notice
      icon={<IconMailX size={22} stroke={1.75} aria-hidden="true" />}
      action={
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          size="sm"
          loading={isSending}
          disabled={waitSeconds > 0}
          onClick={() => void resend(() => callAccount({ action: 'checkMailbox', locale }))}
        >
          {waitSeconds > 0 && !problem
            ? session('verification.again', { time: formatCountdown(waitSeconds, locale) })
            : t(`mailStopped.${reason}Action`)}
        </Button>
      }
    >
      {problem
        ? wordsOf(problem)
        : t(state === 'done' ? 'mailStopped.sent' : `mailStopped.${reason}`, { email: isolated(email) })}
    </Notice>
  );
}
