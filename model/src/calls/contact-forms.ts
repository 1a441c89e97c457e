import { LIMITS } from '../limits.ts';
import { CONTACT_SUBJECTS } from '../lists/contact-subjects.ts';
import { plainText } from '../text/plain-text.ts';
import { acceptance, textAs } from '../validation/fields.ts';
import type { MessageCode } from '../validation/messages.ts';
import { max, min } from '../validation/rules.ts';
import { z } from '../zod.ts';
import { emailField } from './account-forms.ts';

/** What people write to the site itself; each form yields message codes (`validation/fields.ts`). */

const oneLine = (typed: string) => plainText(typed).replaceAll(/\s+/g, ' ');
const name = textAs(oneLine, max(LIMITS.nameLength));
const words = ({ min: least, max: most }: { readonly min: number; readonly max: number }) =>
  textAs(plainText, min(least), max(most));

const { message, work, addresses, postal, phone } = LIMITS.contact;

/** The form of `/contact-us`. */
export const contactForm = z.strictObject({
  subject: z.enum(CONTACT_SUBJECTS, { error: 'required' satisfies MessageCode }),
  name,
  email: emailField,
  message: words(message),
});

/** A notice that something on Rawi is there without permission (17 U.S.C. 512(c)(3)): what is needed for it to be one. */
export const noticeForm = z.strictObject({
  name,
  email: emailField,
  /** Which work it is, and who holds the rights in it. */
  work: words(work),
  /** Where it is on Rawi. */
  addresses: words(addresses),
  goodFaith: acceptance(),
  accurate: acceptance(),
  /** The full name, typed: an electronic signature. */
  signature: name,
});

/** An answer to such a notice (17 U.S.C. 512(g)(3)): what is needed for it to be one. */
export const counterForm = z.strictObject({
  name,
  email: emailField,
  /** Where somebody can be reached by whoever goes to court. */
  address: words(postal),
  phone: textAs(oneLine, min(phone.min), max(phone.max)),
  /** What was taken down, and where it was before. */
  work: words(work),
  mistake: acceptance(),
  jurisdiction: acceptance(),
  /** The full name, typed: an electronic signature. */
  signature: name,
});
