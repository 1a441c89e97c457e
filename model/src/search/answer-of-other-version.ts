import { COMIC_STATUSES } from '../lists/comic-statuses.ts';
import { LANGUAGE_CODES } from '../lists/languages.ts';
import { searchEntrySchema, searchTranslatorSchema } from '../pages/search-payloads.ts';
import { localizedSchema } from '../truth/schemas.ts';
import { openArray, reading } from '../truth/tolerant.ts';
import { z } from '../zod.ts';
import type { SearchAnswer } from './answer.ts';
import { ASKED_RATINGS, filtersOf } from './search-request.ts';

const name = localizedSchema(z.string());
const words = z.array(z.string());
const values = openArray(z.strictObject({ id: z.string(), name, count: z.int() }));
const counts = <K extends string>(keys: readonly K[]) => z.partialRecord(z.enum(keys), z.int());

const answerSchema = reading(
  z.strictObject({
    total: z.int(),
    leftOut: z.int().default(0),
    isClose: z.boolean(),
    comics: openArray(z.strictObject({ entry: searchEntrySchema, publisher: name.optional(), words })),
    translators: openArray(z.strictObject({ translator: searchTranslatorSchema, words })),
    // A site from before there were tags, or notes, has no values of these.
    values: z.strictObject({
      ...filtersOf(() => values),
      tag: values.default([]),
      note: values.default([]),
    }),
    languages: counts(LANGUAGE_CODES),
    statuses: counts(COMIC_STATUSES),
    ratings: counts(ASKED_RATINGS).default({}),
  }),
);

/**
 * What the site's own search has found, where the site is of another version than this build: an open tab asks a site that
 * was updated meanwhile. Entries that this build cannot read are left out. Undefined where it cannot be told from it.
 */
export function answerOfOtherVersion(found: unknown): SearchAnswer | undefined {
  return z.object({ answer: answerSchema }).safeParse(found).data?.answer;
}
