import { pageIds } from '@rawi/model/page-ids';
import { invalidationSchema } from '@rawi/model/pages/invalidation-target';
import { asThisVersion } from '@rawi/model/pages/other-version';
import { pageDocumentSchema } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { applicationSchema } from '@rawi/model/truth/application';
import { auditSchema } from '@rawi/model/truth/audit';
import { catalogueCountsSchema } from '@rawi/model/truth/catalogue-counts';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { digestSchema } from '@rawi/model/truth/digest';
import { erasureSchema } from '@rawi/model/truth/erasure';
import { genreSchema } from '@rawi/model/truth/genre';
import { linkTicketsSchema } from '@rawi/model/truth/link-tickets';
import { migrationRecordSchema } from '@rawi/model/truth/migration-record';
import { personSchema } from '@rawi/model/truth/person';
import { removedSchema } from '@rawi/model/truth/removed';
import { reservationSchema } from '@rawi/model/truth/reservation';
import { resetCodeSchema } from '@rawi/model/truth/reset-code';
import { slugDocumentSchema } from '@rawi/model/truth/slug';
import { blurSweepSchema, sweepSchema } from '@rawi/model/truth/sweep';
import { z } from '@rawi/model/zod';
import { type DocumentReference, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

/** Documents that are found by their path and parsed with the model's schema, and need no other code. */

export const invalidationRef = refOf(invalidationSchema, paths.invalidation);
/** A page's document; one of another version is read as far as this one understands it. */
export const pageRef = refOf(z.preprocess(asThisVersion, pageDocumentSchema), paths.page);
export const resetCodeRef = refOf(resetCodeSchema, paths.resetCode);
export const applicationRef = refOf(applicationSchema, paths.application);
export const auditRef = refOf(auditSchema, paths.audit);
export const migrationRef = refOf(migrationRecordSchema, paths.migration);
export const tokenSweepRef = refOf(sweepSchema, paths.tokenSweep);
export const blurSweepRef = refOf(blurSweepSchema, paths.blurSweep);
export const erasureRef = refOf(erasureSchema, paths.erasure);
export const linkTicketsRef = refOf(linkTicketsSchema, paths.linkTickets);
export const digestRef = refOf(digestSchema, paths.digest);
export const slugRef = refOf(slugDocumentSchema, paths.slug);
export const personRef = refOf(personSchema, paths.person);
export const genreRef = refOf(genreSchema, paths.genre);
export const reservationRef = refOf(reservationSchema, paths.reservation);
export const removedRef = refOf(removedSchema, paths.removed);
export const keptChapterRef = refOf(chapterSchema, paths.keptChapter);
export const keptComicRef = refOf(comicSchema, paths.keptComic);
export const catalogueCountsRef = refOf(catalogueCountsSchema, paths.catalogueCounts);

/**
 * All codes and tickets of an address, as they are stored. Their names are its key, or begin with the key and
 * a colon.
 */
export function resetCodesOf(db: Firestore, addressKey: string): Query {
  const id = FieldPath.documentId();
  // In the order of characters a semicolon follows the colon.
  return db.collection(paths.resetCodes()).where(id, '>=', addressKey).where(id, '<', `${addressKey};`);
}

/** The stored further parts of a page. */
export function partsOf(db: Firestore, pageId: string): Query {
  const id = FieldPath.documentId();
  // Names that begin with a digit lie between these two: a colon follows the nine.
  const [first, beyond] = [pageIds.part(pageId, '0'), pageIds.part(pageId, ':')];
  return db.collection(paths.pages()).where(id, '>=', first).where(id, '<', beyond).select();
}

function refOf<T extends object, Ids extends string[]>(
  schema: z.ZodType<T>,
  pathOf: (...ids: Ids) => string,
) {
  const converter = converterOf(schema);
  return (db: Firestore, ...ids: Ids): DocumentReference<T> =>
    db.doc(pathOf(...ids)).withConverter(converter);
}
