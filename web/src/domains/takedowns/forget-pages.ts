import { pageIds } from '@rawi/model/page-ids';
import type { TakedownTarget } from '@rawi/model/truth/takedown';
import { dropFilesOf } from '../../core/pages/kept-files.ts';
import { dropPage } from '../../core/pages/kept-pages.ts';
import { dropServed } from '../../core/pages/pages.ts';

/**
 * Deletes this device's copies of the pages that showed something: the person who took it down sees what is
 * left. `slug` is that of its comic. Never rejects.
 */
export async function forgetPages(target: TakedownTarget, slug: string | undefined): Promise<void> {
  const ids = slug === undefined ? [] : [pageIds.comic(slug)];
  if (target.kind === 'article') ids.push(pageIds.blog(target.slug), pageIds.blogs());
  if (target.kind === 'photo') ids.push(pageIds.translator(target.uid), pageIds.reader(target.uid));
  if ('chapterId' in target && target.chapterId !== undefined) ids.push(pageIds.chapter(target.chapterId));
  for (const id of ids) {
    dropServed(id);
    await dropPage(id);
  }
  if (target.kind === 'chapter') await dropFilesOf([target.chapterId]);
}
