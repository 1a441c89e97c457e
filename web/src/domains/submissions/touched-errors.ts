import type { FieldErrors } from '@rawi/model/validation/fields';
import type { MessageCode } from '@rawi/model/validation/messages';
import { useState } from 'react';

/**
 * The errors to show of a form. A field's error appears when the field was left, changed by a choice, or
 * sent, and goes when it no longer applies; no new one appears while one types (specification, section 5).
 */
export function useTouchedErrors(errors: FieldErrors) {
  const [touched, setTouched] = useState<Readonly<Partial<Record<string, MessageCode>>>>({});
  return {
    errorOf: (name: string): MessageCode | undefined =>
      touched[name] === errors[name] ? errors[name] : undefined,
    touch: (name: string, now: FieldErrors = errors) =>
      setTouched((before) => ({ ...before, [name]: now[name] })),
    touchAll: () => setTouched({ ...errors }),
  };
}
