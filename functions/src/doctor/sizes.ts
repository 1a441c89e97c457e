import { chapterGroup, commentGroup, paths } from '@rawi/model/paths';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { keptChapters } from '../data/chapters.ts';
import { sealedDocuments, takedowns } from '../data/takedowns.ts';
import type { Check, Sizes } from './check.ts';
import { SAMPLE } from './documents.ts';
import { SAMPLED_PAGES } from './pages.ts';

/** Where what was taken from readers is recorded. */
const REMOVED = [takedowns, sealedDocuments, keptChapters] as const;

/** How many documents a run will look at: all that there are, or those of a sample. Counting bills a read a thousand. */
export async function sizesOf(db: Firestore, all: boolean): Promise<Sizes> {
  const there: Sizes = {
    pages: await count(db.collection(paths.pages())),
    comics: await count(db.collection(paths.comics())),
    chapters: await count(db.collectionGroup(chapterGroup)),
    publishers: await count(db.collection(paths.publishers())),
    translators: await count(db.collection(paths.translators())),
    comments: await count(db.collectionGroup(commentGroup)),
    people: await count(db.collection(paths.users())),
    articles: await count(db.collection(paths.blogs())),
    removed: await sum(REMOVED.map((recorded) => count(recorded(db)))),
  };
  if (all) return there;
  const comics = Math.min(there.comics, SAMPLE.comics);
  return {
    pages: Math.min(there.pages, SAMPLED_PAGES),
    comics,
    chapters: Math.min(there.chapters, comics * SAMPLE.chapters),
    publishers: Math.min(there.publishers, SAMPLE.publishers),
    translators: Math.min(there.translators, SAMPLE.translators),
    comments: Math.min(there.comments, comics * SAMPLE.comments),
    people: Math.min(there.people, SAMPLE.people),
    articles: Math.min(there.articles, SAMPLE.articles),
    removed: Math.min(there.removed, REMOVED.length * SAMPLE.removed),
  };
}

/** About how many documents these checks read. */
export function readsOf(checks: readonly Check[], sizes: Sizes): number {
  return checks.reduce((sum, { reads }) => sum + reads(sizes), 0);
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

async function sum(counts: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(counts)).reduce((total, each) => total + each, 0);
}
