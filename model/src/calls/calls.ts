import { localeSchema } from '../truth/schemas.ts';
import { personalFields } from '../truth/user.ts';
import { latestTodayAnywhere } from '../validation/dates.ts';
import { acceptance, exactText } from '../validation/fields.ts';
import { z } from '../zod.ts';
import { emailField, newPasswordField, resetCodeField } from './account-forms.ts';
import type { CallTable, InputOf } from './call-table.ts';
import { translatorForm } from './translator-form.ts';

/**
 * One callable an area; its request says which action is meant. The web sends and reads by these, the function parses
 * and answers by them. What else holds for a call stands in `functions/src/areas`; docs/calls.md shows all of it.
 */

const personal = personalFields(latestTodayAnywhere);
/** The ticket of a mailed link: the account's id and the secret. */
const linkTicketField = z
  .string()
  .max(200, { abort: true })
  .regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{20,64}$/);
/** What a browser keeps of its sign-up or its reset; nobody else can guess it. */
const markerField = z
  .string()
  .max(64, { abort: true })
  .regex(/^[A-Za-z0-9_-]{20,}$/);
/** The language the person reads: that of the mail and of the links in it. */
const locale = localeSchema;

const done = z.strictObject({});
/** When the same thing may be asked for again. */
const asked = z.strictObject({ resendSeconds: z.int().nonnegative() });
const time = z.iso.datetime();
/** The right to set a password once, without a code. */
const passwordTicket = z.strictObject({ email: z.string(), ticket: z.string().min(1), expiresAt: time });
/** A page of everything we hold about a person; all pages together are saved as a JSON file. */
const personalData = z.strictObject({
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
  /** Where the next page begins; null on the last one. */
  next: z.string().nullable(),
});

export const ACCOUNT_CALLS = {
  /** The same answer for a free and a taken address. Does not sign in. */
  signUp: {
    who: 'visitor',
    request: z.strictObject({
      ...personal,
      email: emailField,
      password: newPasswordField,
      consent: acceptance(),
      locale,
      /** Kept by this browser: it may then confirm the address without a new password. */
      marker: markerField.optional(),
    }),
    answer: asked,
    words: { fullName: 'everyone', email: 'nobody', password: 'nobody' },
  },
  /**
   * Confirms the address, where this is the browser of the sign-up or one that is signed in. Any other gets the ticket
   * for `setNewPassword`, which confirms it. A link of `checkMailbox` works in every browser.
   */
  verifyEmail: {
    who: 'visitor-or-user',
    request: z.strictObject({ ticket: linkTicketField, marker: markerField.optional() }),
    answer: z.strictObject({ passwordTicket: passwordTicket.optional() }),
  },
  /** Confirms the address by the code of the mail, in the browser of the sign-up. */
  confirmSignUp: {
    who: 'visitor',
    request: z.strictObject({ email: emailField, code: resetCodeField, marker: markerField }),
    answer: done,
  },
  /** The same answer for every address; works signed out too. */
  resendVerification: {
    who: 'visitor',
    request: z.strictObject({
      email: emailField,
      locale,
      /** Kept by the browser of the sign-up: the mail has a code for it, too. */
      marker: markerField.optional(),
    }),
    answer: asked,
  },
  /**
   * The same answer for every address: a code is on its way if there is an account, or a link once as many codes as may be were
   * mailed to the address.
   */
  requestReset: {
    who: 'visitor',
    request: z.strictObject({
      email: emailField,
      locale,
      /** Kept by this browser: nobody else can try the code that it asked for. An older build has none. */
      marker: markerField.optional(),
    }),
    answer: asked.extend({ mailed: z.enum(['code', 'link']) }),
  },
  /** Answers with the ticket for `setNewPassword`. */
  verifyResetCode: {
    who: 'visitor',
    request: z.strictObject({ email: emailField, code: resetCodeField, marker: markerField.optional() }),
    answer: z.strictObject({ ticket: z.string().min(1), expiresAt: time }),
  },
  /** Answers with the ticket for `setNewPassword`, which alone uses the link up. */
  openResetLink: {
    who: 'visitor',
    request: z.strictObject({ ticket: linkTicketField }),
    answer: passwordTicket,
  },
  /** Spends the ticket and ends every session. */
  setNewPassword: {
    who: 'visitor',
    request: z.strictObject({
      email: emailField,
      ticket: exactText(),
      password: newPasswordField,
      locale,
    }),
    answer: done,
    words: { email: 'nobody', ticket: 'nobody', password: 'nobody' },
  },
  /** Replaces what a person says of themselves; what is left out is removed. */
  updateProfile: {
    who: 'signed-in',
    request: z.strictObject(personal),
    answer: done,
    words: { fullName: 'everyone' },
  },
  /** Replaces what a translator says of themselves on their page; only who has one can. */
  updateTranslator: {
    who: 'signed-in',
    request: translatorForm,
    answer: done,
    words: { bio: 'everyone' },
  },
  removePhoto: { who: 'signed-in', request: z.strictObject({}), answer: done },
  /** Forgets everything that was read, also what another device still sends of it. */
  clearHistory: { who: 'signed-in', request: z.strictObject({}), answer: done },
  /** Mails a link to the account's own address, to which mail has stopped: opened, mail goes there again. */
  checkMailbox: { who: 'signed-in', request: z.strictObject({ locale }), answer: asked },
  /** The address changes once the mailed link is opened; the same answer for a taken one. */
  changeEmail: {
    who: 'signed-in',
    freshSignIn: true,
    request: z.strictObject({ email: emailField, locale }),
    answer: asked,
  },
  /** Spends the ticket of the link that was mailed to the new address. Ends every session. */
  confirmEmailChange: {
    who: 'visitor',
    request: z.strictObject({ ticket: linkTicketField }),
    answer: done,
  },
  /**
   * Spends the ticket of the link that was mailed to the old address: that address is in force again, no password and no
   * session is left. Answers with the ticket for `setNewPassword`.
   */
  takeBackEmail: {
    who: 'visitor',
    request: z.strictObject({ ticket: linkTicketField, locale }),
    answer: passwordTicket,
  },
  /** Ends every session, this one too: sign in again with the new password. */
  changePassword: {
    who: 'signed-in',
    freshSignIn: true,
    request: z.strictObject({ password: newPasswordField, locale }),
    answer: z.strictObject({ sessionsValidAfter: time }),
  },
  deleteAccount: { who: 'signed-in', freshSignIn: true, request: z.strictObject({}), answer: done },
  /** One page, of at most some megabytes: an account of any size comes as a whole. */
  downloadData: {
    who: 'signed-in',
    request: z.strictObject({
      cursor: z
        .string()
        .max(2000, { abort: true })
        .regex(/^[A-Za-z0-9_-]+$/)
        .optional(),
    }),
    answer: personalData,
  },
} as const satisfies CallTable;

type AccountCalls = typeof ACCOUNT_CALLS;
export type AccountAction = keyof AccountCalls;
/** What a handler is given: the parsed request. */
export type AccountRequestOf<A extends AccountAction> = z.output<AccountCalls[A]['request']>;
export type AccountResponse<A extends AccountAction> = z.output<AccountCalls[A]['answer']>;
/** What a client sends. */
export type AccountInput = { [A in AccountAction]: InputOf<AccountCalls, A> }[AccountAction];
