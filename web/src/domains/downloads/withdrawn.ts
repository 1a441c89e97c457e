import { pageIds } from '@rawi/model/page-ids';
import { payloadOf } from '../../core/pages/page-document.ts';
import type { PageRead } from '../../core/pages/pages.ts';
import { readablePage } from '../../core/pages/readable-page.ts';
import { readSavedPage } from '../../core/pages/saved-pages.ts';
import { readRemoved } from '../takedowns/removed.ts';
import { noteWithdrawn } from './apply-removed.ts';

/**
 * The saved copy of a chapter that the site no longer has; undefined when there is none, or when it was taken
 * down: then it is deleted from the device now.
 */
export async function readWithdrawnChapter(id: string): Promise<PageRead<'chapter'> | undefined> {
  const pageId = pageIds.chapter(id);
  if (!(await readSavedPage(pageId))) return undefined;
  await readRemoved('now');
  const saved = await readablePage(await readSavedPage(pageId));
  const payload = payloadOf('chapter', saved?.document);
  if (!saved || !payload) return undefined;
  await noteWithdrawn(id);
  return { state: 'ready', payload, keptAt: saved.keptAt, isWithdrawn: true };
}
