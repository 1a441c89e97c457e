import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useAccountProblemText } from '../../core/forms/problem-text.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { Notice } from '../../core/ui/notice.tsx';
import { useVerificationMail } from '../../domains/people/use-verification-mail.ts';

/** Says that an address is not verified, and offers to send the e-mail again. */
export function UnverifiedNotice({ email }: { readonly email: string }) {
  const t = useWords('account');
  const { said, label, isSending, isWaiting, send } = useVerificationMail(email, useAccountProblemText());
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
          disabled={isWaiting}
          onClick={send}
        >
          {label}
        </Button>
      }
    >
      {said ?? t('unverified', { email: isolated(email) })}
    </Notice>
  );
}
