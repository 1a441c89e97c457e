import { pageIds } from '@rawi/model/page-ids';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import type { KeptPage } from './kept-pages.ts';
import { pageOf } from './page-document.ts';

const CHAPTER = pageIds.chapter('');
const COMIC = pageIds.comic('');

/**
 * A copy of a page as this build reads it. A chapter or a comic that another build saved is converted to this
 * build's version, so that it opens without a network; undefined when that is not possible. Never rejects.
 */
export async function readablePage(id: string, copy: KeptPage | undefined): Promise<KeptPage | undefined> {
  const kind = id.startsWith(CHAPTER) ? 'chapter' : id.startsWith(COMIC) ? 'comic' : undefined;
  if (!copy || !kind || pageOf(kind, copy.document).state !== 'outdated') return copy;
  try {
    const { chapterOfOtherVersion, comicOfOtherVersion } = await import('@rawi/model/pages/other-version');
    const lifted = kind === 'chapter' ? chapterOfOtherVersion : comicOfOtherVersion;
    const payload = lifted(copy.document);
    return payload && { ...copy, document: { version: PAGE_VERSION, kind, payload } };
  } catch {
    // The code for the conversion is not on the device.
    return undefined;
  }
}
