import type { PageTarget } from '@rawi/model/pages/page-target';
import type { PageDocument } from '@rawi/model/pages/pages';
import { textRowOf } from '@rawi/model/text-search/text-row';
import type { ChapterText } from '@rawi/model/truth/chapter-text';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { ifReadable } from '../data/converter.ts';
import { chapterTextRef } from '../data/text-index.ts';
import { hashOf } from '../pages/catalog-pages.ts';

/**
 * The record of a chapter whose page shows this now; undefined where it stays as it is. One that is due is due from now on: a run
 * that has looked at the page before leaves it to the next.
 */
export function dueRecord(
  before: ChapterText | undefined,
  page: PageDocument | undefined,
  now: Date,
): ChapterText | undefined {
  const row = page?.kind === 'chapter' ? textRowOf(page.payload) : undefined;
  if (!before) return row && { dueAt: now, indexed: null };
  if (before.dueAt === null && before.indexed?.hash === (row && hashOf(row))) return undefined;
  return { ...before, dueAt: now };
}

/**
 * Notes in the transaction that writes a chapter's page that the index of texts has something else; null for other pages. One
 * read.
 */
export async function noteText(
  transaction: Transaction,
  db: Firestore,
  target: PageTarget,
  made: PageDocument | undefined,
): Promise<((now: Date) => void) | null> {
  if (target.kind !== 'chapter') return null;
  const ref = chapterTextRef(db, target.id);
  const before = ifReadable(await transaction.get(ref));
  return (now) => {
    const next = dueRecord(before, made, now);
    if (next) transaction.set(ref, next);
  };
}
