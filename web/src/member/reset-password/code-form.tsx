import { Button, PinInput, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { useResetProblemText } from '../../core/forms/problem-text.ts';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { formatCountdown, useCountdown } from '../../core/lib/use-countdown.ts';
import { FieldError } from '../../core/ui/field.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../core/ui/form-page.tsx';
import classes from './code-form.module.css';
import { LinkSent } from './link-sent.tsx';
import type { ResetState } from './reset-state.ts';
import { DIGITS, useCodeForm } from './use-code-form.ts';

export interface CodeFormProps {
  readonly reset: ResetState;
  readonly onAccepted: () => void;
}

/** Arabic keyboards type other digits. */
const ANY_DIGITS = /^[0-9٠-٩۰-۹]*$/;

/** The form of the mailed code: six boxes, how long the code is valid, and when another may be sent. */
export function CodeForm({ reset: opened, onAccepted }: CodeFormProps) {
  const t = useWords('reset-password');
  const message = useMessages();
  const problemText = useResetProblemText();
  const locale = useLocale();
  const id = useId();
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
          <div ref={boxes}>
            <fieldset className={classes.boxes} dir="ltr" aria-describedby={`${id}-error`}>
              <VisuallyHidden component="legend">{t('code.label')}</VisuallyHidden>
              <PinInput
                id={id}
                length={DIGITS}
                type={ANY_DIGITS}
                inputMode="numeric"
                oneTimeCode
                placeholder=""
                value={code}
                // `onComplete` is not called for a code that is pasted after another was cleared.
                onChange={form.handleChange}
                error={wrong !== undefined}
                readOnly={isChecking}
                classNames={{ root: classes.pins ?? '', input: classes.pin ?? '' }}
                getInputProps={(index) => ({
                  'aria-label': t('code.digit', { digit: formatNumber(index + 1, locale) }),
                })}
              />
            </fieldset>
            <FieldError id={id} error={message(wrong)} />
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
          </div>
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
