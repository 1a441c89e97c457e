import type { PageTarget } from '@rawi/model/pages/page-target';
import { isDown } from '@rawi/model/truth/takedown';
import { keptChapters } from '../data/chapters.ts';
import { ifReadable } from '../data/converter.ts';
import { removedRef, slugRef } from '../data/documents.ts';
import { sealedDocuments, takedowns } from '../data/takedowns.ts';
import type { Patient } from './check.ts';
import { documentsOf, SAMPLE } from './documents.ts';

/**
 * The pages that say that a chapter or an article was taken from readers, as far as something still names it. That of a comic has
 * the comic's address, which stays reserved. Some are named twice.
 */
export async function* removedPages(patient: Patient): AsyncGenerator<PageTarget> {
  const { firestore: db } = patient;
  for await (const takedown of documentsOf(patient, takedowns(db), SAMPLE.removed)) {
    const read = ifReadable(takedown);
    if (read && isDown(read)) yield* pageOfRemoved(read.target);
  }
  // The chapters of a comic that was taken down as a whole.
  for await (const sealed of documentsOf(patient, sealedDocuments(db), SAMPLE.removed)) {
    const read = ifReadable(sealed);
    if (read) yield* pageOfRemoved(read);
  }
  for await (const kept of documentsOf(patient, keptChapters(db), SAMPLE.removed)) {
    const read = ifReadable(kept);
    if (read) yield { kind: 'chapter', id: kept.id, comicId: read.comicId };
  }
  yield* listedChapters(patient);
}

/** What is named here alone: chapters of a comic whose seal is over, and what was taken back. */
async function* listedChapters({ firestore: db, all }: Patient): AsyncGenerator<PageTarget> {
  const ids = (await removedRef(db).get()).data()?.ids ?? [];
  for (const { id } of all ? ids : ids.slice(-SAMPLE.removed)) {
    const isComic = (await slugRef(db, id).get()).exists;
    if (!isComic) yield removedChapter(id);
  }
}

/**
 * A chapter of which nothing but its id is known. The comic is the one that the id names, with whose address it mostly begins; where that is
 * another one or none, the page has no way on to a comic, and is right all the same.
 */
export function removedChapter(id: string): PageTarget {
  return { kind: 'chapter', id, comicId: id.replace(/-\d+(?:_e?\d+)*-[a-z]{2}(?:_[^_]*)?$/u, '') };
}

interface Removed {
  readonly kind: string;
  readonly comicId?: string;
  readonly chapterId?: string | undefined;
  readonly slug?: string;
}

function* pageOfRemoved({ kind, comicId, chapterId, slug }: Removed): Generator<PageTarget> {
  if (kind === 'chapter' && comicId !== undefined && chapterId !== undefined)
    yield { kind: 'chapter', id: chapterId, comicId };
  // The list of articles is there though the last of them has gone.
  if (kind === 'article' && slug !== undefined) yield* [{ kind: 'blog', id: slug }, { kind: 'blogs' }];
}
