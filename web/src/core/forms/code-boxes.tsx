import { PinInput, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { LIMITS } from '@rawi/model/limits';
import type { MessageCode } from '@rawi/model/validation/messages';
import type { ReactNode, RefObject } from 'react';
import { useId } from 'react';
import { formatNumber } from '../i18n/format.ts';
import { useLocale } from '../i18n/locale.ts';
import { FieldError } from '../ui/field.tsx';
import classes from './code-boxes.module.css';
import { useMessages } from './messages.ts';

/** Arabic keyboards type other digits. */
const ANY_DIGITS = /^[0-9٠-٩۰-۹]*$/;

export interface CodeBoxesProps {
  readonly boxes: RefObject<HTMLDivElement | null>;
  readonly label: string;
  /** Names the box of a digit, by its number in the language. */
  readonly labelOfDigit: (digit: string) => string;
  readonly code: string;
  readonly wrong: MessageCode | undefined;
  readonly isChecking: boolean;
  readonly onChange: (typed: string) => void;
  /** What stands below the boxes and their error. */
  readonly children?: ReactNode;
}

/** The six boxes of a mailed code. */
export function CodeBoxes({
  boxes,
  label,
  labelOfDigit,
  code,
  wrong,
  isChecking,
  onChange,
  children,
}: CodeBoxesProps) {
  const message = useMessages();
  const locale = useLocale();
  const id = useId();
  return (
    <div ref={boxes}>
      <fieldset className={classes.boxes} dir="ltr" aria-describedby={`${id}-error`}>
        <VisuallyHidden component="legend">{label}</VisuallyHidden>
        <PinInput
          id={id}
          length={LIMITS.resetCodeDigits}
          type={ANY_DIGITS}
          inputMode="numeric"
          oneTimeCode
          placeholder=""
          value={code}
          // `onComplete` is not called for a code that is pasted after another was cleared.
          onChange={onChange}
          error={wrong !== undefined}
          readOnly={isChecking}
          classNames={{ root: classes.pins ?? '', input: classes.pin ?? '' }}
          getInputProps={(index) => ({ 'aria-label': labelOfDigit(formatNumber(index + 1, locale)) })}
        />
      </fieldset>
      <FieldError id={id} error={message(wrong)} />
      {children}
    </div>
  );
}
