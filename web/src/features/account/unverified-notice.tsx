import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useWords } from '../../lib/i18n.ts';
import { isolated } from '../../lib/isolated.ts';
import { useAccountProblemText } from '../../lib/problem-text.ts';
import { useVerificationMail } from '../../person/use-verification-mail.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that an address is not verified, and sends its mail again. */
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
