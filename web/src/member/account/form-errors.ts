import { type FieldErrors, validate } from '@rawi/model/validation/fields';
import type { MessageCode } from '@rawi/model/validation/messages';
import type { z } from 'zod';

/** A message under a field of an account form: one of the specification's, or our own. */
export type FormError = MessageCode | 'wrong-password' | 'same-email';

export type FormErrors = Readonly<Partial<Record<string, FormError>>>;

/** Validates a form by its schema; created once so that the function stays the same. */
export const checkBy =
  (schema: z.ZodType) =>
  (values: object): FieldErrors =>
    validate(schema, values);
