import { Button, PinInput, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { resetCodeForm } from '@rawi/model/account-forms';
import { latinDigits } from '@rawi/model/latin-digits';
import { LIMITS } from '@rawi/model/limits';
import { validate } from '@rawi/model/validation/fields';
import type { MessageCode } from '@rawi/model/validation/messages';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type AccountCallProblem, callAccount, callProblem } from '../../data/account-calls.ts';
import { fillIn } from '../../lib/fill-in.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { formatCountdown, useCountdown } from '../../lib/use-countdown.ts';
import { FieldError } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { FormAside, FormPage, FormStack } from '../../ui/form-page.tsx';
import classes from './code-form.module.css';
import { askedReset } from './request-form.tsx';
import { keepReset, type ResetState } from './reset-state.ts';
import { useResetProblem } from './use-reset-problem.ts';

export interface CodeFormProps {
  readonly reset: ResetState;
  readonly onAccepted: () => void;
}

const DIGITS = LIMITS.resetCodeDigits;
/** An Arabic keyboard has digits of its own. */
const ANY_DIGITS = /^[0-9٠-٩۰-۹]*$/;

/** Six boxes for the mailed code, how long it is valid, and when another may be sent. */
export function CodeForm({ reset: opened, onAccepted }: CodeFormProps) {
  const t = useWords('reset-password');
  const message = useMessages();
  const problemText = useResetProblem();
  const locale = useLocale();
  const id = useId();
  const [reset, setReset] = useState(opened);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<MessageCode>();
  const [problem, setProblem] = useState<AccountCallProblem>();
  const [busy, setBusy] = useState<'checking' | 'sending'>();
  const [isResent, setIsResent] = useState(false);
  const boxes = useRef<HTMLDivElement>(null);
  const resendIn = useCountdown(reset.resendAt);
  const validFor = useCountdown(reset.codeExpiresAt);
  const focusBoxes = () => boxes.current?.querySelector('input')?.focus();

  const verify = async (typed: string) => {
    if (busy === 'checking') return;
    const found = validate(resetCodeForm, { code: typed })['code'];
    setWrong(found);
    setProblem(undefined);
    setIsResent(false);
    if (found !== undefined) return focusBoxes();
    setBusy('checking');
    try {
      const { ticket, expiresAt } = await callAccount({
        action: 'verifyResetCode',
        email: reset.email,
        code: typed,
      });
      keepReset({ ...reset, ticket: { value: ticket, expiresAt: Date.parse(expiresAt) } });
      onAccepted();
    } catch (error) {
      const refused = callProblem(error);
      setProblem(refused);
      setBusy(undefined);
      if (refused.code !== 'offline') setCode('');
      focusBoxes();
    }
  };

  const resend = async () => {
    setProblem(undefined);
    setBusy('sending');
    try {
      const { email } = reset;
      const { resendSeconds } = await callAccount({ action: 'requestReset', email, locale });
      const asked = askedReset(email, resendSeconds);
      keepReset(asked);
      setReset(asked);
      setCode('');
      setIsResent(true);
    } catch (error) {
      setProblem(callProblem(error));
    }
    setBusy(undefined);
    focusBoxes();
  };

  const handleChange = (typed: string) => {
    const digits = latinDigits(typed);
    setCode(digits);
    if (digits.length === DIGITS) void verify(digits);
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void verify(code);
  };

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
                // `onComplete` does not tell of a code that is pasted after another was cleared.
                onChange={handleChange}
                error={wrong !== undefined}
                readOnly={busy === 'checking'}
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
                disabled={resendIn > 0}
                loading={busy === 'sending'}
                onClick={() => void resend()}
              >
                {resendIn > 0
                  ? t('code.resendIn', { time: formatCountdown(resendIn, locale) })
                  : t('code.resend')}
              </Button>
            </div>
          </div>
          {isResent && <FormNote tone="success">{t('code.resent')}</FormNote>}
          {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
          <Button type="submit" size="lg" fullWidth loading={busy === 'checking'}>
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
