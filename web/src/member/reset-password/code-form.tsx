import { Button, PinInput, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { resetCodeForm } from '@rawi/model/calls/account-forms';
import { LIMITS } from '@rawi/model/limits';
import { latinDigits } from '@rawi/model/text/latin-digits';
import { validate } from '@rawi/model/validation/fields';
import type { MessageCode } from '@rawi/model/validation/messages';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { useResetProblemText } from '../../core/forms/problem-text.ts';
import { useResend, useSend } from '../../core/forms/use-send.ts';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { formatCountdown, useCountdown } from '../../core/lib/use-countdown.ts';
import { callAccount } from '../../core/session/account-calls.ts';
import { FieldError } from '../../core/ui/field.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../core/ui/form-page.tsx';
import { resetMarker } from '../../domains/people/reset-marker.ts';
import classes from './code-form.module.css';
import { LinkSent } from './link-sent.tsx';
import { createReset } from './request-form.tsx';
import { keepReset, type ResetState } from './reset-state.ts';

export interface CodeFormProps {
  readonly reset: ResetState;
  readonly onAccepted: () => void;
}

const DIGITS = LIMITS.resetCodeDigits;
/** Arabic keyboards type other digits. */
const ANY_DIGITS = /^[0-9٠-٩۰-۹]*$/;

/** The form of the mailed code: six boxes, how long the code is valid, and when another may be sent. */
export function CodeForm({ reset: opened, onAccepted }: CodeFormProps) {
  const t = useWords('reset-password');
  const message = useMessages();
  const problemText = useResetProblemText();
  const locale = useLocale();
  const id = useId();
  const [reset, setReset] = useState(opened);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<MessageCode>();
  const checking = useSend();
  const resending = useResend(opened.resendAt);
  const problem = checking.problem ?? resending.problem;
  const isChecking = checking.state !== 'idle';
  const boxes = useRef<HTMLDivElement>(null);
  const validFor = useCountdown(reset.codeExpiresAt);
  const focusBoxes = () => boxes.current?.querySelector('input')?.focus();

  const verify = async (typed: string) => {
    if (isChecking) return;
    const found = validate(resetCodeForm, { code: typed })['code'];
    setWrong(found);
    checking.clear();
    resending.clear();
    if (found !== undefined) return focusBoxes();
    await checking.send(
      async () => {
        const { email } = reset;
        const marker = resetMarker();
        const { ticket, expiresAt } = await callAccount({
          action: 'verifyResetCode',
          email,
          code: typed,
          marker,
        });
        keepReset({ ...reset, ticket: { value: ticket, expiresAt: Date.parse(expiresAt) } });
        onAccepted();
      },
      ({ code: refusal }) => {
        if (refusal !== 'offline') setCode('');
        focusBoxes();
        return false;
      },
    );
  };

  const resend = async () => {
    checking.clear();
    await resending.resend(async () => {
      const { email } = reset;
      const answer = await callAccount({ action: 'requestReset', email, locale, marker: resetMarker() });
      const asked = createReset(email, answer);
      keepReset(asked);
      setReset(asked);
      setCode('');
      return answer;
    });
    focusBoxes();
  };

  const handleChange = (typed: string) => {
    const digits = latinDigits(typed);
    setCode(digits);
    if (digits.length === DIGITS) void verify(digits);
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A wrong code empties the boxes automatically, and its message must stay.
    if (code === '' && problem !== undefined) focusBoxes();
    else void verify(code);
  };

  if (reset.isByLink) {
    return <LinkSent email={reset.email} resending={resending} onResend={() => void resend()} />;
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
      <form noValidate onSubmit={handleSubmit}>
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
                onChange={handleChange}
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
                onClick={() => void resend()}
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
