import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { CodeBoxes } from '../../core/forms/code-boxes.tsx';
import { useResetProblemText } from '../../core/forms/problem-text.ts';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { formatCountdown, useCountdown } from '../../core/lib/use-countdown.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../core/ui/form-page.tsx';
import classes from './code-form.module.css';
import { LinkSent } from './link-sent.tsx';
import type { ResetState } from './reset-state.ts';
import { useCodeForm } from './use-code-form.ts';

export interface CodeFormProps {
  readonly reset: ResetState;
  readonly onAccepted: () => void;
}

/** The form of the mailed code: six boxes, how long the code is valid, and when another may be sent. */
export function CodeForm({ reset: opened, onAccepted }: CodeFormProps) {
  const t = useWords('reset-password');
  const problemText = useResetProblemText();
  const locale = useLocale();
  const boxes = useRef<HTMLDivElement>(null);
  const form = useCodeForm(boxes, opened, onAccepted);
  const { reset, code, wrong, resending, isChecking, problem, resend } = form;
  const validFor = useCountdown(reset.codeExpiresAt);

  if (reset.isByLink) {
    return <LinkSent email={reset.email} resending={resending} onResend={resend} />;
  }
  const isExpired = validFor === 0;
  const address = (
    <bdi dir="ltr" className={classes.email}>
      {reset.email}
    </bdi>
  );
  return (
    <FormPage
      title={t('code.title')}
      lead={fillIn(t('code.lead'), {
        email: () => address,
      })}
    >
      <form noValidate onSubmit={form.handleSubmit}>
        <FormStack>
          <CodeBoxes
            boxes={boxes}
            label={t('code.label')}
            labelOfDigit={(digit) => t('code.digit', { digit })}
            code={code}
            wrong={wrong}
            isChecking={isChecking}
            onChange={form.handleChange}
          >
            <div className={classes.times}>
              <span>
                {isExpired
                  ? t('code.expired')
                  : t('code.validFor', { time: formatCountdown(validFor, locale) })}
              </span>
              <Button
                variant="subtle"
                size="sm"
                className={classes.resend ?? ''}
                disabled={resending.waitSeconds > 0}
                loading={resending.isSending}
                onClick={resend}
              >
                {resending.waitSeconds > 0
                  ? t('code.resendIn', { time: formatCountdown(resending.waitSeconds, locale) })
                  : t('code.resend')}
              </Button>
            </div>
          </CodeBoxes>
          {resending.state === 'done' && <FormNote tone="success">{t('code.resent')}</FormNote>}
          {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
          <Button type="submit" size="lg" fullWidth loading={isChecking}>
            {t('code.submit')}
          </Button>
        </FormStack>
      </form>
      <FormAside>
        <Link to={paths.resetPassword(locale)}>{t('code.otherEmail')}</Link>
      </FormAside>
    </FormPage>
  );
}
