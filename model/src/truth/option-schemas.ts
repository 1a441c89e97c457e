import { COMIC_FIELDS, type FieldOfKind } from '../lists/comic-fields.ts';
import { z } from '../zod.ts';

/** The fields of a comic that are one of a list; every document has them alike. */
export const optionSchemas = {
  status: z.enum(COMIC_FIELDS.status.options),
} as const satisfies Readonly<Record<FieldOfKind<'option'>, z.ZodType>>;
