import { pageIds } from '@rawi/model/page-ids';
import { type Invalidation, isSum } from '@rawi/model/pages/invalidation-target';
import { InvalidPage } from '@rawi/model/pages/page-document';
import { claim, fail, finish, REBUILD_DELAY_SECONDS } from '@rawi/model/pages/page-invalidation';
import type { PageInvalidation } from '@rawi/model/pages/page-target';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { sumShards, type Writes } from '../counts/write-sum.ts';
import { InvalidDocument } from '../data/converter.ts';
import { invalidationRef, pageRef, partsOf } from '../data/documents.ts';
import type { RebuildTask } from '../data/queues.ts';
import { relistPage } from '../pages/catalog-pages.ts';
import { relistOpds } from '../pages/opds-pages.ts';
import { type MakePage, pageOf } from '../pages/page-of.ts';
import { relistSitemap } from '../pages/sitemap-pages.ts';
import { noteText } from '../texts/text-due.ts';

export interface Rebuilding {
  readonly firestore: Firestore;
  readonly now: () => Date;
  readonly enqueue: (task: RebuildTask) => Promise<void>;
  /** How a page is made; tests provide their own. */
  readonly make?: MakePage;
}

const taskSchema = z.object({ pageId: z.string().min(1) });

/** The result of a task: in its last transaction it reads first and returns its writes. */
type Result = (transaction: Transaction) => Promise<Writes>;

/**
 * Rebuilds what is invalidated: a page, or a sum (`invalidation-target.ts`; `pageId` names either). It claims the invalidation
 * first and reads the data after that, so that a change of the data is either seen or leaves a newer invalidation;
 * for such an invalidation it enqueues another task. A page that another task holds is left to that task. Throws if
 * the queue should try again.
 */
export async function rebuildPage(rebuilding: Rebuilding, data: unknown): Promise<void> {
  const { pageId } = taskSchema.parse(data);
  const invalidation = await claimInvalidation(rebuilding, pageId).catch((error: unknown) => {
    if (!(error instanceof InvalidDocument)) throw error;
    logger.error(`The invalidation of ${pageId} cannot be read.`, { reason: error.message });
  });
  if (!invalidation) return;
  try {
    await finishRebuild(
      rebuilding,
      pageId,
      invalidation.generation,
      await buildResult(rebuilding, pageId, invalidation),
    );
  } catch (error) {
    const permanent = error instanceof InvalidDocument || error instanceof InvalidPage;
    const again = await releaseInvalidation(rebuilding, pageId, invalidation.generation, {
      message: messageOf(error),
      permanent,
    });
    if (again) throw error;
  }
}

/** Claims the page; undefined if there is nothing to rebuild, or another task holds it. */
function claimInvalidation(
  { firestore, now }: Rebuilding,
  pageId: string,
): Promise<Invalidation | undefined> {
  const ref = invalidationRef(firestore, pageId);
  return firestore.runTransaction(async (transaction) => {
    const invalidation = (await transaction.get(ref)).data();
    const next = invalidation && claim(invalidation, now());
    if (!next) return undefined;
    transaction.update(ref, { ...next });
    if (next.error === null) return { ...invalidation, ...next };
    logger.error(`The page ${pageId} is parked.`, { reason: next.error });
    return undefined;
  });
}

async function buildResult(
  { firestore, make = pageOf }: Rebuilding,
  pageId: string,
  invalidation: Invalidation,
): Promise<Result> {
  if (isSum(invalidation)) return sumShards(firestore, invalidation);
  return preparePages(firestore, pageId, invalidation, await make(firestore, invalidation));
}

/** The kinds of pages that may have several documents. */
const HAS_PARTS: ReadonlySet<PageInvalidation['kind']> = new Set(['translator', 'blogs', 'sitemap', 'opds']);

/**
 * Writes a page and its parts, deletes the parts that it no longer has, and updates the list that contains
 * it.
 */
function preparePages(
  firestore: Firestore,
  pageId: string,
  invalidation: PageInvalidation,
  made: readonly PageDocument[],
): Result {
  const documents = new Map(made.map((page, index) => [partId(pageId, index + 1), page]));
  return async (transaction) => {
    const before = HAS_PARTS.has(invalidation.kind)
      ? await transaction.get(partsOf(firestore, pageId))
      : undefined;
    const relist =
      (await relistPage(transaction, firestore, invalidation, made[0])) ??
      (await relistSitemap(transaction, firestore, invalidation, made)) ??
      (await relistOpds(transaction, firestore, invalidation, made[0]));
    const note = await noteText(transaction, firestore, invalidation, made[0]);
    const over = [pageId, ...(before?.docs ?? []).map(({ id }) => id)].filter((id) => !documents.has(id));
    return (now) => {
      for (const [id, page] of documents) transaction.set(pageRef(firestore, id), page);
      for (const id of over) transaction.delete(pageRef(firestore, id));
      relist?.();
      note?.(now);
    };
  };
}

function partId(pageId: string, part: number): string {
  return part === 1 ? pageId : pageIds.part(pageId, part);
}

/** Writes the result and deletes the invalidation, or keeps it for the next task if the page was invalidated meanwhile. */
async function finishRebuild(
  { firestore, now, enqueue }: Rebuilding,
  pageId: string,
  generation: string,
  made: Result,
): Promise<void> {
  const ref = invalidationRef(firestore, pageId);
  const next = await firestore.runTransaction(async (transaction) => {
    const outcome = finish((await transaction.get(ref)).data(), generation, now());
    if (outcome === 'lost') return undefined;
    const write = await made(transaction);
    write(now());
    if (outcome === 'done') transaction.delete(ref);
    else transaction.update(ref, { ...outcome });
    return outcome === 'done' ? undefined : outcome.generation;
  });
  if (next !== undefined) await enqueue({ pageId, generation: next, delaySeconds: REBUILD_DELAY_SECONDS });
}

/** Releases the page after a failure. Returns whether the queue should try again. */
async function releaseInvalidation(
  { firestore, now, enqueue }: Rebuilding,
  pageId: string,
  generation: string,
  failure: { readonly message: string; readonly permanent: boolean },
): Promise<boolean> {
  const ref = invalidationRef(firestore, pageId);
  const next = await firestore.runTransaction(async (transaction) => {
    const invalidation = fail((await transaction.get(ref)).data(), generation, failure, now());
    if (invalidation) transaction.update(ref, { ...invalidation });
    return invalidation;
  });
  if (next?.error !== null) {
    // Another attempt would find the same: the page keeps its last good state until it is invalidated again.
    if (next) logger.error(`The page ${pageId} is parked.`, { reason: next.error });
    return false;
  }
  if (next.generation === generation) return true;
  await enqueue({ pageId, generation: next.generation, delaySeconds: REBUILD_DELAY_SECONDS });
  return false;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
