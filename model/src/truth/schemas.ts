import { LANGUAGE_CODES } from '../lists/languages.ts';
import { byLocale, LOCALES } from '../lists/locales.ts';
import { isLocalized, type Localized } from '../text/localized.ts';
import { z } from '../zod.ts';

/** The building blocks that several documents share. */

export const localeSchema = z.enum(LOCALES);
export const languageSchema = z.enum(LANGUAGE_CODES);

/** A variant for each interface language, each of which may be missing. */
export function variantsSchema<T extends z.ZodType>(value: T) {
  return z.strictObject(byLocale(() => value.optional()));
}

/** One variant at least; the others may be missing. */
export function localizedSchema<T extends z.ZodType>(value: T) {
  return variantsSchema(value)
    .refine((variants) => isLocalized(variants), 'one language at least')
    .transform((variants) => variants as Localized<z.output<T>>);
}

/** A text whose length is known to be bounded before a pattern runs over it. */
const bounded = (length: number) => z.string().max(length, { abort: true });

/** A text of at most so many characters, counted in code points as the rules count them. */
export const charactersSchema = (longest: number) =>
  bounded(2 * longest).refine((text) => [...text].length <= longest, {
    error: `${longest} characters at most`,
  });

export const slugSchema = bounded(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export const idSchema = bounded(120).regex(/^[A-Za-z0-9_-]+$/);
/** The name of a document that is made of other ids (`keyOf`), or an id itself. */
export const keySchema = bounded(400).regex(/^[A-Za-z0-9_-]+(?::[A-Za-z0-9_-]+)*$/);
/** The keys by which something is found (`searchKeys`): those of some names of 200 characters each. */
export const searchKeysSchema = z.array(z.string().min(1).max(24)).max(1000);
export const colorSchema = bounded(7).regex(/^#[0-9a-f]{6}$/);
/** A path in the bucket, without a leading slash. */
export const storagePathSchema = bounded(400).regex(/^(?:public|staging|incoming)\/[^\s]+$/);
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

/**
 * An image in several widths; `width` and `height` are those of the largest, `color` its average for placeholders,
 * `accent` the saturated colour that covers most of it, where a page is coloured after it. `blurred` is a picture of its colours alone, in a
 * folder from whose name that of the image does not follow; covers and art have one, which pages carry where somebody may be shown it.
 */
export const imageSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  color: colorSchema,
  accent: colorSchema.optional(),
  sources: z
    .array(z.strictObject({ path: storagePathSchema, width: z.int().positive() }))
    .min(1)
    .max(4),
  blurred: storagePathSchema.optional(),
});
export type Image = z.infer<typeof imageSchema>;

/** One source of an image, for a list: the least that a row needs. */
export const pictureSchema = z.strictObject({
  path: storagePathSchema,
  width: z.int().positive(),
  height: z.int().positive(),
  color: colorSchema,
});
export type Picture = z.infer<typeof pictureSchema>;

/** One source of a comic's cover as pages show it. */
export const coverPictureSchema = pictureSchema.extend({ blurred: storagePathSchema.optional() });
export type CoverPicture = z.infer<typeof coverPictureSchema>;

/** A person, publisher or genre as other documents carry it. */
export const namedSchema = z.strictObject({
  id: slugSchema,
  name: localizedSchema(z.string().min(1).max(120)),
});
export type Named = z.infer<typeof namedSchema>;
