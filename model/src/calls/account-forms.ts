import { LIMITS } from '../limits.ts';
import { emailAddress } from '../text/email-address.ts';
import { personalFields } from '../truth/user.ts';
import { localToday } from '../validation/dates.ts';
import { acceptance, exactText, text, textAs } from '../validation/fields.ts';
import type { MessageCode } from '../validation/messages.ts';
import { confirmed, email, password, regex } from '../validation/rules.ts';
import { z } from '../zod.ts';

/**
 * The forms around an account; each yields message codes (`validation/fields.ts`). A field of one form can be checked
 * alone through `form.shape.<field>`.
 */

/** An address in its one form: two spellings of one mailbox are one account. */
export const emailField = textAs(emailAddress, email);
export const newPasswordField = exactText(password);
/** A password that exists already is only compared, so nothing is asked of its shape. */
export const currentPasswordField = exactText();
export const resetCodeField = text(regex(new RegExp(`^\\d{${LIMITS.resetCodeDigits}}$`)));

const passwordPair = { password: newPasswordField, passwordConfirmation: exactText() };

/** Holds the second password against the first even while other fields are wrong. */
function haveSamePasswords(values: Readonly<Record<'password' | 'passwordConfirmation', unknown>>): boolean {
  return confirmed(String(values.password))(String(values.passwordConfirmation)) === undefined;
}
const mismatch = {
  path: ['passwordConfirmation'],
  error: 'confirmed' satisfies MessageCode,
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};

export const logInForm = z.strictObject({ email: emailField, password: currentPasswordField });

/** The second step of the sign-up; the first is `personalInfoForm`. */
export const signUpAccountForm = z
  .strictObject({ email: emailField, ...passwordPair, consent: acceptance() })
  .refine(haveSamePasswords, mismatch);

/** Both steps of the sign-up. */
export const signUpForm = z
  .strictObject({
    ...personalFields(localToday),
    email: emailField,
    ...passwordPair,
    consent: acceptance(),
  })
  .refine(haveSamePasswords, mismatch);

export const resetRequestForm = z.strictObject({ email: emailField });
export const resetCodeForm = z.strictObject({ code: resetCodeField });
export const newPasswordForm = z.strictObject(passwordPair).refine(haveSamePasswords, mismatch);

/** These three sign in again with the current password before their call. */
export const changeEmailForm = z.strictObject({ email: emailField, currentPassword: currentPasswordField });
export const changePasswordForm = z
  .strictObject({ currentPassword: currentPasswordField, ...passwordPair })
  .refine(haveSamePasswords, mismatch);
export const deleteAccountForm = z.strictObject({
  currentPassword: currentPasswordField,
  confirmed: z.literal(true, { error: 'required' satisfies MessageCode }),
});
