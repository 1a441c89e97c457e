import { isOutdated, pageOfOtherVersion } from '@rawi/model/pages/other-version';
import { type PageTarget, targetOfPage } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { z } from '@rawi/model/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { InvalidDocument } from '../data/converter.ts';
import { pageRef } from '../data/documents.ts';
import { createInvalidation } from './invalidate.ts';

/** Where a page of a chapter, or one that says that a chapter was taken, names the comic. */
const comicSchema = z.union([
  z.object({ payload: z.object({ comic: z.object({ id: z.string() }) }) }),
  z.object({ payload: z.object({ comicId: z.string() }) }),
]);

/**
 * Has a page of an earlier version built again from its truth; a document that is made of no truth, such as the list of the
 * catalogue's parts, is converted instead. False where it waits already, or where its last rebuild was given up: that
 * page stays as it is until its truth changes. Throws `InvalidDocument` for a list that cannot be read.
 */
export async function renewPage(
  db: Firestore,
  { id, document }: { readonly id: string; readonly document: unknown },
  now: Date,
): Promise<boolean> {
  const target = targetOfStored(id, document);
  return target ? createInvalidation(db, target, now) : convertPage(db, id);
}

/** What a stored page is made of; undefined for lists that are written with what they list, and for any other name. */
export function targetOfStored(id: string, document: unknown): PageTarget | undefined {
  return targetOfPage(id, comicOf(document));
}

function comicOf(document: unknown): string | undefined {
  const { data } = comicSchema.safeParse(document);
  if (!data) return undefined;
  return 'comic' in data.payload ? data.payload.comic.id : data.payload.comicId;
}

async function convertPage(db: Firestore, id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(db.doc(paths.page(id)))).data();
    if (!isOutdated(stored)) return false;
    const page = pageOfOtherVersion(stored);
    if (!page) throw new InvalidDocument(`${paths.page(id)} of an earlier version cannot be read.`);
    transaction.set(pageRef(db, id), page);
    return true;
  });
}
