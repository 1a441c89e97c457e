import type { PageTarget } from '@rawi/model/pages/page-target';
import type { PageDocument } from '@rawi/model/pages/pages';
import { strictnessOf } from '@rawi/model/rating/age-order';
import { type TextRow, textRowOf } from '@rawi/model/text-search/text-row';
import type { ChapterText } from '@rawi/model/truth/chapter-text';
import { withRating } from '@rawi/model/truth/raised-texts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { ifReadable } from '../data/converter.ts';
import { chapterTextRef, raisedTextsRef } from '../data/text-index.ts';
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
  const row = rowOf(page);
  const rated = row && { ageRating: row.ageRating ?? null };
  if (!before) return rated && { dueAt: now, indexed: null, ...rated };
  if (before.dueAt === null && before.indexed?.hash === (row && hashOf(row))) return undefined;
  return { ...before, ...rated, dueAt: now };
}

const rowOf = (page: PageDocument | undefined): TextRow | undefined =>
  page?.kind === 'chapter' ? textRowOf(page.payload) : undefined;

/** Notes in the transaction that writes a page what the index of texts has to know of it; null for pages of no chapter. */
export async function noteText(
  transaction: Transaction,
  db: Firestore,
  target: PageTarget,
  made: PageDocument | undefined,
): Promise<((now: Date) => void) | null> {
  return target.kind === 'chapter' ? await noteTextOf(transaction, db, target.id, made) : null;
}

/**
 * Notes that the index has something else of a chapter than its page; and where the rating was raised, what holds now, which who
 * searches is told at once. One read, and another where something is noted.
 */
export async function noteTextOf(
  transaction: Transaction,
  db: Firestore,
  id: string,
  made: PageDocument | undefined,
): Promise<(now: Date) => void> {
  const ref = chapterTextRef(db, id);
  const before = ifReadable(await transaction.get(ref));
  const raise =
    before && dueRecord(before, made, NEVER) && (await readRaise(transaction, db, { id, before, made }));
  return (now) => {
    const next = dueRecord(before, made, now);
    if (next) transaction.set(ref, next);
    raise?.();
  };
}

/** Whether something is due is the same at any time. */
const NEVER = new Date(0);

interface Change {
  readonly id: string;
  readonly before: ChapterText;
  readonly made: PageDocument | undefined;
}

/** A chapter is compared with what its page had, not with the index: a run may have looked at the page in between. */
async function readRaise(
  transaction: Transaction,
  db: Firestore,
  { id, before, made }: Change,
): Promise<(() => void) | undefined> {
  const row = rowOf(made);
  if (!row) return undefined;
  const ageRating = row.ageRating ?? null;
  const known = before.ageRating === undefined ? 'everyone' : before.ageRating;
  const isRaised = strictnessOf(ageRating) > strictnessOf(known);
  const ref = raisedTextsRef(db);
  const next = withRating(ifReadable(await transaction.get(ref)), { id, ageRating, isRaised });
  return next && (() => void transaction.set(ref, next));
}
