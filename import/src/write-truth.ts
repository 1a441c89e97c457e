import { distinctPages, type PageTarget } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { CatalogPublisher } from './catalog-file.ts';
import type { ComicTruth } from './comic-truth.ts';
import { applyWrite, type DocumentWrite, writeOf } from './document-write.ts';
import { PATIENT, readInvalidations } from './invalidate.ts';
import { changesOf, pagesToInvalidate, translatorPages } from './pages-to-invalidate.ts';
import { publisherChanges } from './publisher-truth.ts';
import type { ExistingComic } from './site-truth.ts';
import { translatorChanges } from './translator-truth.ts';

/** Documents and invalidations of one commit; one write may be billed twice for its invalidation. */
const COMMIT = 400;

/** Documents that are written together, and the pages that show them. */
export interface Step {
  readonly writes: readonly DocumentWrite[];
  readonly pages: readonly PageTarget[];
}

/**
 * The steps that bring a comic into the site: its changed chapters, then the comic with its address, publishers,
 * translators and counts, so that what it keeps of its chapters is always there. Nothing where the site holds all of it.
 */
export async function stepsOf(
  firestore: Firestore,
  truth: ComicTruth,
  existing: ExistingComic,
  listed: ReadonlyMap<string, CatalogPublisher>,
): Promise<Step[]> {
  const { comicId, comic, stated } = truth;
  const changes = changesOf(truth, existing);
  const steps: Step[] = [];
  for (const [index, { id, chapter, stated: ofChapter }] of truth.chapters.entries()) {
    const path = paths.chapter(comicId, id);
    const writes = writeOf(path, existing.chapters.get(id), chapter, ofChapter, existing.readAs.get(path));
    const change = changes.chapters[index];
    if (writes.length === 0 || !change) continue;
    steps.push({ writes, pages: await pagesToInvalidate(firestore, change, existing) });
  }
  const publishers = await publisherChanges(firestore, truth, existing, listed);
  const translators = await translatorChanges(firestore, truth, existing);
  const path = paths.comic(comicId);
  const writes = [
    ...writeOf(path, existing.comic, comic, stated, existing.readAs.get(path)),
    ...publishers.writes,
    ...translators.writes,
  ];
  if (!existing.comic) {
    writes.push({ path: paths.slug(comic.slug), merge: { comicId, slug: comic.slug } });
  }
  const shown = await Promise.all(
    [changes.comic, ...publishers.changes, ...translators.changes].map((change) =>
      pagesToInvalidate(firestore, change, existing),
    ),
  );
  // Chapters that came before their comic are shown by no page yet.
  const waiting = existing.comic ? [] : translatorPages(truth.chapters.map(({ chapter }) => chapter));
  if (writes.length > 0) steps.push({ writes, pages: [...shown.flat(), ...waiting] });
  return steps;
}

/** Writes steps in their order, as many in a commit as fit, each with the invalidations of the pages that show it. */
export async function commitSteps(firestore: Firestore, steps: readonly Step[], now: Date): Promise<void> {
  for (const { writes, pages } of inCommits(steps)) {
    await firestore.runTransaction(async (transaction) => {
      const invalidate = await readInvalidations(transaction, firestore, pages);
      for (const write of writes) applyWrite(transaction, firestore, write);
      invalidate(now);
    }, PATIENT);
  }
}

function inCommits(steps: readonly Step[]): Step[] {
  const commits: Step[] = [];
  let current: Step = { writes: [], pages: [] };
  for (const { writes, pages } of steps) {
    const joined = {
      writes: [...current.writes, ...writes],
      pages: distinctPages([...current.pages, ...pages]),
    };
    if (current.writes.length > 0 && joined.writes.length + joined.pages.length > COMMIT) {
      commits.push(current);
      current = { writes, pages: distinctPages(pages) };
    } else current = joined;
  }
  return current.writes.length > 0 ? [...commits, current] : commits;
}
