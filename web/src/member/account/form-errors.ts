import { type FieldErrors, validate } from '@rawi/model/validation/fields';
import type { MessageCode } from '@rawi/model/validation/messages';
import type { z } from 'zod';

/** What a form of the account area says under a field: a message of the specification, or a sentence of its own. */
export type FormError = MessageCode | 'wrong-password' | 'same-email';

export type FormErrors = Readonly<Partial<Record<string, FormError>>>;

/** A form's check by its schema, made once so that it stays the same function. */
export const checkBy =
  (schema: z.ZodType) =>
  (values: object): FieldErrors =>
    validate(schema, values);
