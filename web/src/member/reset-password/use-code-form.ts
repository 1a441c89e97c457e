import { type RefObject, type SubmitEvent, useState } from 'react';
import { useCode } from '../../core/forms/use-code.ts';
import { useResend } from '../../core/forms/use-send.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { callAccount } from '../../core/session/account-calls.ts';
import { resetMarker } from '../../domains/people/reset-marker.ts';
import { createReset } from './request-form.tsx';
import { keepReset, type ResetState } from './reset-state.ts';

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
  const resending = useResend(opened.resendAt);
  const trade = async (code: string) => {
    const { email } = reset;
    const marker = resetMarker();
    const { ticket, expiresAt } = await callAccount({ action: 'verifyResetCode', email, code, marker });
    keepReset({ ...reset, ticket: { value: ticket, expiresAt: Date.parse(expiresAt) } });
    onAccepted();
  };
  const typed = useCode(boxes, trade, resending.clear);
  const problem = typed.problem ?? resending.problem;

  const resend = async () => {
    typed.clear();
    await resending.resend(async () => {
      const { email } = reset;
      const answer = await callAccount({ action: 'requestReset', email, locale, marker: resetMarker() });
      const asked = createReset(email, answer);
      keepReset(asked);
      setReset(asked);
      typed.empty();
      return answer;
    });
    typed.focusBoxes();
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A wrong code empties the boxes automatically, and its message must stay.
    if (typed.code === '' && problem !== undefined) typed.focusBoxes();
    else void typed.verify(typed.code);
  };

  return {
    reset,
    code: typed.code,
    wrong: typed.wrong,
    resending,
    isChecking: typed.isChecking,
    problem,
    resend: () => void resend(),
    handleChange: typed.handleChange,
    handleSubmit,
  };
}
