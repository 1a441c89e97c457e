import type { FieldErrors } from '@rawi/model/validation/fields';
import type { useForm } from '../../core/forms/use-form.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

/** The values of both steps; the passwords are never part of the draft. */
export interface SignUpValues extends SignUpDraft {
  readonly password: string;
  readonly passwordConfirmation: string;
}

export type SignUpFormState = ReturnType<typeof useForm<SignUpValues, FieldErrors[string]>>;
