import { COLOR_MODES } from './constants.ts';
import { GENDERS } from './genders.ts';
import { LIMITS } from './limits.ts';
import { LOCALES } from './locales.ts';
import { NATIONALITY_CODES } from './nationalities.ts';
import { idSchema, imageSchema, timeSchema } from './schemas.ts';
import { localToday, validDate } from './validation/dates.ts';
import { optionalChoice, optionalText, text } from './validation/fields.ts';
import { alphaSpaces, max, min } from './validation/rules.ts';
import { z } from './zod.ts';

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
export type PersonalInfo = z.infer<typeof personalInfoForm>;

/** Choices that follow a person from device to device; a device without them uses its own. */
export const settingsSchema = z.strictObject({
  colorMode: z.enum(COLOR_MODES),
  dataSaver: z.boolean(),
  notifications: z.strictObject({
    /** New chapters by the translators one follows. */
    chapters: z.boolean(),
    /** Answers to one's comments. */
    comments: z.boolean(),
    /** The same by mail; what concerns the account itself is always mailed. */
    mail: z.boolean(),
  }),
});
export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_SETTINGS: Settings = {
  colorMode: 'system',
  dataSaver: false,
  notifications: { chapters: true, comments: true, mail: false },
};

export const PHOTO_REFUSALS = ['not-an-image', 'too-large'] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];

/**
 * `users/{uid}`: a person's private profile. The address and the password are the Auth record's alone. The owner may
 * change `locale` and `settings`; everything else is written by functions.
 */
export const userSchema = z.strictObject({
  fullName: z.string().min(1).max(LIMITS.nameLength),
  gender: z.enum(GENDERS).optional(),
  dateOfBirth: z.iso.date().optional(),
  nationality: z.enum(NATIONALITY_CODES).optional(),
  photo: imageSchema.optional(),
  /** What became of the last photo that was uploaded. */
  photoUpload: z
    .strictObject({
      id: idSchema,
      uploadedAt: timeSchema,
      result: z.enum(['done', 'refused']),
      reason: z.enum(PHOTO_REFUSALS).optional(),
    })
    .optional(),
  locale: z.enum(LOCALES),
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
});
export type Inbox = z.infer<typeof inboxSchema>;
