import type { Ask } from '@rawi/model/truth/ask';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { chaptersInLanguage } from '../data/chapters.ts';

/**
 * The chapter that answers an ask about a comic: the one with its number, or the comic's first if the ask has
 * no number.
 */
export function chapterFor(
  db: Firestore,
  comicId: string,
  { number, language }: Pick<Ask, 'number' | 'language'>,
): Query<Chapter> {
  const chapters = chaptersInLanguage(db, comicId, language, 'first');
  return (number === null ? chapters : chapters.where('number', '==', number)).limit(1);
}
