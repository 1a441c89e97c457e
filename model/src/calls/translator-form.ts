import { LIMITS } from '../limits.ts';
import { TRANSLATOR_LANGUAGES } from '../lists/languages.ts';
import { plainText } from '../text/plain-text.ts';
import type { MessageCode } from '../validation/messages.ts';
import { z } from '../zod.ts';

const code = (value: MessageCode): MessageCode => value;

/** What a translator says of themselves to everyone; an empty text is none. One language at least. */
export const translatorForm = z.strictObject({
  bio: z
    .string({ error: code('invalid') })
    .max(LIMITS.textLength, { error: code('max'), abort: true })
    .transform(plainText)
    .refine((bio) => bio.length <= LIMITS.bioLength, { error: code('max') }),
  languages: z
    .array(z.enum(TRANSLATOR_LANGUAGES), { error: code('invalid') })
    .max(TRANSLATOR_LANGUAGES.length, { error: code('invalid'), abort: true })
    .refine((languages) => languages.length > 0, { error: code('required') })
    // Always in one order, so that the same choice is the same.
    .transform((chosen) => TRANSLATOR_LANGUAGES.filter((language) => chosen.includes(language))),
});
