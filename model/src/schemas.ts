import { LANGUAGE_CODES } from './languages.ts';
import { LOCALES } from './locales.ts';
import type { Localized } from './localized.ts';
import { z } from './zod.ts';

/** The building blocks that several documents share. */

export const localeSchema = z.enum(LOCALES);
export const languageSchema = z.enum(LANGUAGE_CODES);
export const bilingualSchema = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) }).readonly();

/** One variant at least; the other may be missing. */
export function localizedSchema<T extends z.ZodType>(value: T) {
  return z
    .strictObject({ en: value.optional(), ar: value.optional() })
    .refine((variants) => variants.en !== undefined || variants.ar !== undefined, 'one language at least')
    .transform((variants) => variants as Localized<z.output<T>>);
}

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);
export const idSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(120);
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/);
/** A path in the bucket, without a leading slash. */
export const storagePathSchema = z
  .string()
  .regex(/^(?:public|staging|incoming)\/[^\s]+$/)
  .max(400);
/** A point in time in a page document: ISO 8601 in UTC. */
export const isoTimeSchema = z.iso.datetime();

/** A point in time in a truth document: a `Date`, or either SDK's `Timestamp`. */
export const timeSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
      ? value.toDate()
      : value,
  z.date(),
);

/** An image in several widths; `width` and `height` are those of the largest, `color` its average for placeholders. */
export const imageSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  color: colorSchema,
  sources: z
    .array(z.strictObject({ path: storagePathSchema, width: z.int().positive() }))
    .min(1)
    .max(4),
});
export type Image = z.infer<typeof imageSchema>;

/** A person, publisher or genre as other documents carry it. */
export const namedSchema = z.strictObject({
  id: slugSchema,
  name: localizedSchema(z.string().min(1).max(120)),
});
export type Named = z.infer<typeof namedSchema>;
