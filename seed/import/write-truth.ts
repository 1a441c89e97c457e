import { isDeepStrictEqual } from 'node:util';
import type { PageTarget } from '@rawi/model/page-target';
import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { ComicTruth } from './comic-truth.ts';
import { markOf } from './marks.ts';
import type { ExistingComic } from './site-truth.ts';

/** Well under the 500 writes of a commit, each of which may be billed twice for its mark. */
const BATCH = 400;

export interface DocumentWrite {
  readonly path: string;
  readonly data: object;
}

/** Writes documents in commits of at most 400, in their order. */
export async function writeAll(firestore: Firestore, writes: readonly DocumentWrite[]): Promise<void> {
  for (let start = 0; start < writes.length; start += BATCH) {
    const batch = firestore.batch();
    for (const { path, data } of writes.slice(start, start + BATCH)) {
      batch.set(firestore.doc(path) as DocumentReference<object>, data);
    }
    await batch.commit();
  }
}

/** The documents of a comic that differ from what the site holds. */
export function changedDocuments(truth: ComicTruth, existing: ExistingComic): DocumentWrite[] {
  const { comicId, comic, chapters } = truth;
  const changed: DocumentWrite[] = [];
  if (!existing.comic) changed.push({ path: paths.slug(comic.slug), data: { comicId, slug: comic.slug } });
  if (!isDeepStrictEqual(comic, existing.comic)) changed.push({ path: paths.comic(comicId), data: comic });
  for (const [id, chapter] of chapters) {
    if (!isDeepStrictEqual(chapter, existing.chapters.get(id))) {
      changed.push({ path: paths.chapter(comicId, id), data: chapter });
    }
  }
  return changed;
}

/** The pages that show a comic and its chapters. */
export function ownPages({ comicId, comic, chapters }: ComicTruth): PageTarget[] {
  return [
    { kind: 'comic', id: comic.slug },
    ...[...chapters.keys()].map((id): PageTarget => ({ kind: 'chapter', id, comicId })),
  ];
}

/** The changed documents, then a mark for every page of the comic. */
export function writesOf(changed: readonly DocumentWrite[], pages: readonly PageTarget[], now: Date) {
  return [...changed, ...pages.map((page) => markOf(page, now))];
}
