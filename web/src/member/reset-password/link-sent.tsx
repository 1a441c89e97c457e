import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useResetProblemText } from '../../core/forms/problem-text.ts';
import type { useResend } from '../../core/forms/use-send.ts';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { formatCountdown } from '../../core/lib/use-countdown.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../core/ui/form-page.tsx';
import classes from './code-form.module.css';

export interface LinkSentProps {
  readonly email: string;
  readonly resending: Pick<ReturnType<typeof useResend>, 'problem' | 'waitSeconds' | 'isSending' | 'state'>;
  readonly onResend: () => void;
}

/**
 * Says that a link was mailed instead of a code: there is nothing to type, and the link works in any browser.
 */
export function LinkSent({ email, resending, onResend }: LinkSentProps) {
  const t = useWords('reset-password');
  const problemText = useResetProblemText();
  const locale = useLocale();
  const address = (
    <bdi dir="ltr" className={classes.email}>
      {email}
    </bdi>
  );
  return (
    <FormPage title={t('link.title')} lead={fillIn(t('link.lead'), { email: () => address })}>
      <FormStack>
        <p>{t('link.why')}</p>
        {resending.state === 'done' && <FormNote tone="success">{t('link.resent')}</FormNote>}
        {resending.problem && <FormNote tone="error">{problemText(resending.problem)}</FormNote>}
        <Button
          variant="default"
          size="lg"
          fullWidth
          disabled={resending.waitSeconds > 0}
          loading={resending.isSending}
          onClick={onResend}
        >
          {resending.waitSeconds > 0
            ? t('link.resendIn', { time: formatCountdown(resending.waitSeconds, locale) })
            : t('link.resend')}
        </Button>
      </FormStack>
      <FormAside>
        <Link to={paths.resetPassword(locale)}>{t('code.otherEmail')}</Link>
      </FormAside>
    </FormPage>
  );
}
