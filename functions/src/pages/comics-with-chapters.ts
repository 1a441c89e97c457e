import type { Comic } from '@rawi/model/comic';
import type { ComicWithChapters } from '@rawi/model/comic-card';
import { LOCALES } from '@rawi/model/locales';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { chapterDocuments, chaptersInLanguage } from '../data/chapters.ts';

/** Each comic with the first and the newest chapter of either interface language: what its card needs. */
export async function comicsWithChapters(
  db: Firestore,
  snapshots: readonly QueryDocumentSnapshot<Comic>[],
): Promise<ComicWithChapters[]> {
  return Promise.all(
    snapshots.map(async (snapshot) => {
      const comic = snapshot.data();
      const edges = LOCALES.filter((locale) => comic.languages.includes(locale)).flatMap((locale) => [
        chaptersInLanguage(db, snapshot.id, locale, 'first').limit(1),
        chaptersInLanguage(db, snapshot.id, locale, 'newest').limit(1),
      ]);
      const results = await Promise.all(edges.map((query) => query.get()));
      return { comic, chapters: results.flatMap(chapterDocuments) };
    }),
  );
}

/** The documents of several results, each once. */
export function distinct(snapshots: readonly QueryDocumentSnapshot<Comic>[]): QueryDocumentSnapshot<Comic>[] {
  return [...new Map(snapshots.map((snapshot) => [snapshot.id, snapshot])).values()];
}
