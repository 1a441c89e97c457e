import type { PageTarget } from '@rawi/model/page-target';
import type { PageDocument } from '@rawi/model/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { chapterPage } from './chapter-page.ts';
import { comicPage } from './comic-page.ts';
import { homePage } from './home-page.ts';

/** The page document that shows `target` as the truth has it now; `undefined` when there is nothing to show. */
export function pageOf(db: Firestore, target: PageTarget): Promise<PageDocument | undefined> {
  if (target.kind === 'home') return homePage(db);
  if (target.kind === 'comic') return comicPage(db, target.id);
  return chapterPage(db, target.comicId, target.id);
}
