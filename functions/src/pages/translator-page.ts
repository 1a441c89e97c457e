import { buildTranslatorPages } from '@rawi/model/pages/build-translator-page';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { chapterCountOf, newestChaptersBy } from '../data/chapters.ts';
import { comicsNamed } from '../data/comics.ts';
import { translatorRef } from '../data/translators.ts';

/**
 * A translator's page and its further parts from the current data; an empty list when there is no such
 * translator.
 */
export async function translatorPages(db: Firestore, translatorId: string): Promise<readonly PageDocument[]> {
  const most = PAGE_LIMITS.translatorPage.chapters;
  const [translator, chapters] = await Promise.all([
    translatorRef(db, translatorId).get(),
    newestChaptersBy(db, translatorId, most),
  ]);
  const profile = translator.data();
  if (!profile) return [];
  const [comics, chapterCount] = await Promise.all([
    comicsNamed(db, [...new Set(chapters.map(({ comicId }) => comicId))]),
    chapters.length < most ? chapters.length : chapterCountOf(db, translatorId),
  ]);
  return buildTranslatorPages({
    translator: { ...profile, id: translatorId },
    chapters,
    chapterCount,
    comics,
  });
}
