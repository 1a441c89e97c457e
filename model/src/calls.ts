import { emailField, newPasswordField, resetCodeField } from './account-forms.ts';
import { localeSchema } from './schemas.ts';
import { personalFields } from './user.ts';
import { latestTodayAnywhere } from './validation/dates.ts';
import { acceptance, exactText } from './validation/fields.ts';
import { z } from './zod.ts';

/** One callable an area; its request says which action is meant. The web sends and the function parses by these. */

const personal = personalFields(latestTodayAnywhere);
/** The language the person reads: that of the mail and of the links in it. */
const locale = localeSchema;

export const accountRequestSchema = z.discriminatedUnion('action', [
  /** The same answer for a free and a taken address. Does not sign in. */
  z.strictObject({
    action: z.literal('signUp'),
    ...personal,
    email: emailField,
    password: newPasswordField,
    consent: acceptance(),
    locale,
  }),
  /** The same answer for every address; works signed out too. */
  z.strictObject({ action: z.literal('resendVerification'), email: emailField, locale }),
  /** The same answer for every address: a code is on its way if there is an account. */
  z.strictObject({ action: z.literal('requestReset'), email: emailField, locale }),
  /** Answers with the ticket for `setNewPassword`. */
  z.strictObject({ action: z.literal('verifyResetCode'), email: emailField, code: resetCodeField }),
  /** Spends the ticket and ends every session. */
  z.strictObject({
    action: z.literal('setNewPassword'),
    email: emailField,
    ticket: exactText(),
    password: newPasswordField,
    locale,
  }),
  /** Replaces what a person says of themselves; what is left out is removed. */
  z.strictObject({ action: z.literal('updateProfile'), ...personal }),
  z.strictObject({ action: z.literal('removePhoto') }),
  /** Needs a fresh sign-in. The address changes once the mailed link is opened; the same answer for a taken one. */
  z.strictObject({ action: z.literal('changeEmail'), email: emailField, locale }),
  /** Needs a fresh sign-in. Ends every session, this one too: sign in again with the new password. */
  z.strictObject({ action: z.literal('changePassword'), password: newPasswordField, locale }),
  /** Needs a fresh sign-in. */
  z.strictObject({ action: z.literal('deleteAccount') }),
  z.strictObject({ action: z.literal('downloadData') }),
]);
export type AccountRequest = z.infer<typeof accountRequestSchema>;
export type AccountAction = AccountRequest['action'];
export type AccountRequestOf<A extends AccountAction> = Extract<AccountRequest, { action: A }>;

const done = z.strictObject({});
/** When the same thing may be asked for again. */
const asked = z.strictObject({ resendSeconds: z.int().nonnegative() });
const time = z.iso.datetime();

export const accountResponseSchemas = {
  signUp: asked,
  resendVerification: asked,
  requestReset: asked,
  verifyResetCode: z.strictObject({ ticket: z.string().min(1), expiresAt: time }),
  setNewPassword: done,
  updateProfile: done,
  removePhoto: done,
  changeEmail: asked,
  changePassword: z.strictObject({ sessionsValidAfter: time }),
  deleteAccount: done,
  /** Everything we hold about a person, to be saved as a JSON file. */
  downloadData: z.strictObject({
    exportedAt: time,
    account: z.strictObject({
      uid: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      createdAt: z.string(),
      lastSignInAt: z.string().optional(),
      roles: z.array(z.string()),
    }),
    /** The documents by path, times as ISO strings. */
    documents: z.record(z.string(), z.record(z.string(), z.json())),
  }),
} as const satisfies Record<AccountAction, z.ZodType>;
export type AccountResponse<A extends AccountAction> = z.infer<(typeof accountResponseSchemas)[A]>;

/** What a caller may leave to the schema (an absent optional field). */
export type AccountInput = z.input<typeof accountRequestSchema>;
