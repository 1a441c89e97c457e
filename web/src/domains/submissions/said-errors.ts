import type { FieldErrors } from '@rawi/model/validation/fields';
import type { MessageCode } from '@rawi/model/validation/messages';
import { useState } from 'react';

/**
 * What is said of the fields: what was wrong when a field was left, changed by a choice, or sent, for as long as it is still
 * wrong; nothing new while one types (specification, section 5).
 */
export function useSaidErrors(errors: FieldErrors) {
  const [said, setSaid] = useState<Readonly<Partial<Record<string, MessageCode>>>>({});
  return {
    errorOf: (name: string): MessageCode | undefined =>
      said[name] === errors[name] ? errors[name] : undefined,
    look: (name: string, now: FieldErrors = errors) =>
      setSaid((before) => ({ ...before, [name]: now[name] })),
    lookAtAll: () => setSaid({ ...errors }),
  };
}
