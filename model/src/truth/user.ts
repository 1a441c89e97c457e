import { COLOR_MODES } from '../constants.ts';
import { LIMITS } from '../limits.ts';
import { GENDERS } from '../lists/genders.ts';
import { DEFAULT_LOCALE, LOCALES } from '../lists/locales.ts';
import { NATIONALITY_CODES } from '../lists/nationalities.ts';
import { BLURRED_RATINGS, VISITORS_WISH, WISHED_RATINGS, type Wish } from '../rating/decide-showing.ts';
import { localToday, validDate } from '../validation/dates.ts';
import { optionalChoice, optionalText, text } from '../validation/fields.ts';
import { alphaSpaces, max, min } from '../validation/rules.ts';
import { z } from '../zod.ts';
import { closedSchema } from './closure.ts';
import { pausedUntilSchema } from './daily-count.ts';
import { mailStoppedSchema } from './mail-stopped.ts';
import { idSchema, imageSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

const { fullNameLength } = LIMITS;

/** What a person says of themselves; `today` bounds the date of birth. */
export function personalFields(today: () => string) {
  return {
    fullName: text(alphaSpaces, min(fullNameLength.min), max(fullNameLength.max)),
    gender: optionalChoice(GENDERS),
    dateOfBirth: optionalText(validDate(today)),
    nationality: optionalChoice(NATIONALITY_CODES),
  };
}

/** The personal info form, and the first step of the sign-up. */
export const personalInfoForm = z.strictObject(personalFields(localToday));

/** What a person wants to be shown (`decide-showing.ts`). A rating that an older build does not know counts as a visitor's. */
const wishSchema = z.strictObject({
  upTo: open(z.enum(WISHED_RATINGS), VISITORS_WISH.upTo),
  blursFrom: open(z.enum(BLURRED_RATINGS).nullable(), VISITORS_WISH.blursFrom),
});

/** The wish in a profile's settings, as it is stored; a visitor's default where there is none, or none that can be read. */
export function wishOfSettings(stored: unknown): Wish {
  return wishSchema.safeParse(stored).data ?? VISITORS_WISH;
}

/** Choices that follow a person from device to device; a device without them uses its own. */
export const settingsSchema = z.strictObject({
  colorMode: open(z.enum(COLOR_MODES), 'system'),
  dataSaver: z.boolean(),
  /** Whether what is read to its end is counted for one's own numbers; on where a profile is older than it. */
  countReading: z.boolean().default(true),
  /** Whether the person has a page that everybody may see; off where a profile is older than it. */
  publicPage: z.boolean().default(false),
  /** Up to which rating works are shown, and which pictures are blurred; a visitor's where a profile is older than it. */
  wish: wishSchema.default(VISITORS_WISH),
  notifications: z.strictObject({
    /** New chapters by the translators one follows. */
    chapters: z.boolean(),
    /** Answers to one's comments. */
    comments: z.boolean(),
    /** New entries of the lists that one follows; on where a profile is older than it. */
    lists: z.boolean().default(true),
    /** The same by mail; what concerns the account itself is always mailed. */
    mail: z.boolean(),
  }),
});
export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_SETTINGS: Settings = {
  colorMode: 'system',
  dataSaver: false,
  countReading: true,
  publicPage: false,
  wish: VISITORS_WISH,
  notifications: { chapters: true, comments: true, lists: true, mail: false },
};

/** `failed`: we could not do it within the time for retries, through no fault of the picture. */
export const PHOTO_REFUSALS = ['not-an-image', 'too-large', 'too-many-today', 'failed'] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];

/**
 * `users/{uid}`: a person's private profile. The address and the password are the Auth record's alone. The owner may
 * change `locale` and `settings`; everything else is written by functions.
 */
export const userSchema = z.strictObject({
  fullName: z.string().min(1).max(LIMITS.nameLength),
  gender: open(z.enum(GENDERS).optional(), undefined),
  dateOfBirth: z.iso.date().optional(),
  nationality: open(z.enum(NATIONALITY_CODES).optional(), undefined),
  photo: imageSchema.optional(),
  /** The result of the last photo upload. */
  photoUpload: z
    .strictObject({
      id: idSchema,
      uploadedAt: timeSchema,
      /** An older build takes a result that it does not know for a refusal: the photo that counts is `photo`. */
      result: open(z.enum(['done', 'refused']), 'refused'),
      reason: open(z.enum(PHOTO_REFUSALS).optional(), 'failed'),
    })
    .optional(),
  locale: open(z.enum(LOCALES), DEFAULT_LOCALE),
  settings: settingsSchema,
  /** When the terms were accepted. */
  consentedAt: timeSchema,
  createdAt: timeSchema,
});
export type User = z.infer<typeof userSchema>;

/** `users/{uid}/state/inbox`: what an open tab must learn at once. */
export const inboxSchema = z.strictObject({
  unread: z.int().nonnegative(),
  /** A token from before this lacks the newest claims: refresh it. */
  claimsChangedAt: timeSchema.optional(),
  /** A session that signed in before this has ended. */
  sessionsValidAfter: timeSchema.optional(),
  /** When the history was cleared: what was read before that is written into it no more. */
  historyClearedAt: timeSchema.optional(),
  /** Until then the person publishes no words: what that is stands in docs/calls.md. */
  mutedUntil: timeSchema.optional(),
  /** Until then the person has used up what they may choose, or how often they may say where they stand, in a day. */
  pausedUntil: pausedUntilSchema.optional(),
  /** Admins have closed the account: no session of it counts, whenever it began. */
  closed: closedSchema.optional(),
  /** The account's address takes no mail, or nothing but what is asked for. */
  mailStopped: mailStoppedSchema.optional(),
});
export type Inbox = z.infer<typeof inboxSchema>;
