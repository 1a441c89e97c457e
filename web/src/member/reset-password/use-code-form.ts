import { resetCodeForm } from '@rawi/model/calls/account-forms';
import { LIMITS } from '@rawi/model/limits';
import { latinDigits } from '@rawi/model/text/latin-digits';
import { validate } from '@rawi/model/validation/fields';
import type { MessageCode } from '@rawi/model/validation/messages';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { useResend, useSend } from '../../core/forms/use-send.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { callAccount } from '../../core/session/account-calls.ts';
import { resetMarker } from '../../domains/people/reset-marker.ts';
import { createReset } from './request-form.tsx';
import { keepReset, type ResetState } from './reset-state.ts';

/** The number of digits of a code. */
export const DIGITS = LIMITS.resetCodeDigits;

/**
 * The state of the form of a mailed code: what is typed, checking it, and sending another. `boxes` is around the boxes of
 * the digits, which take the focus back after an answer.
 */
export function useCodeForm(
  boxes: RefObject<HTMLDivElement | null>,
  opened: ResetState,
  onAccepted: () => void,
) {
  const locale = useLocale();
  const [reset, setReset] = useState(opened);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<MessageCode>();
  const checking = useSend();
  const resending = useResend(opened.resendAt);
  const problem = checking.problem ?? resending.problem;
  const isChecking = checking.state !== 'idle';
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

  return {
    reset,
    code,
    wrong,
    resending,
    isChecking,
    problem,
    resend: () => void resend(),
    handleChange,
    handleSubmit,
  };
}
