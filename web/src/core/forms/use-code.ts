import { resetCodeForm } from '@rawi/model/calls/account-forms';
import { LIMITS } from '@rawi/model/limits';
import { latinDigits } from '@rawi/model/text/latin-digits';
import { validate } from '@rawi/model/validation/fields';
import type { MessageCode } from '@rawi/model/validation/messages';
import { type RefObject, useState } from 'react';
import { useSend } from './use-send.ts';

/**
 * A mailed code of six digits: what is typed, and checking it with `check`, also by itself once it is complete. `boxes` is around the
 * boxes of the digits, which take the focus back after an answer. `onTry` comes before each try.
 */
export function useCode(
  boxes: RefObject<HTMLDivElement | null>,
  check: (code: string) => Promise<void>,
  onTry: () => void,
) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<MessageCode>();
  const checking = useSend();
  const isChecking = checking.state !== 'idle';
  const focusBoxes = () => boxes.current?.querySelector('input')?.focus();

  const verify = async (typed: string) => {
    if (isChecking) return;
    const found = validate(resetCodeForm, { code: typed })['code'];
    setWrong(found);
    checking.clear();
    onTry();
    if (found !== undefined) return focusBoxes();
    await checking.send(
      () => check(typed),
      ({ code: refusal }) => {
        if (refusal !== 'offline') setCode('');
        focusBoxes();
        return false;
      },
    );
  };

  return {
    code,
    wrong,
    isChecking,
    problem: checking.problem,
    focusBoxes,
    verify,
    clear: checking.clear,
    empty: () => setCode(''),
    handleChange: (typed: string) => {
      const digits = latinDigits(typed);
      setCode(digits);
      if (digits.length === LIMITS.resetCodeDigits) void verify(digits);
    },
  };
}
