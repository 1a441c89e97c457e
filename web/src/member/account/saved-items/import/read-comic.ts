import type { ComicPayload } from '@rawi/model/pages/pages';
import { readComicPage } from '../../../../core/pages/pages.ts';

/** A comic as its page has it; undefined if it is gone. Rejects when the site does not answer. */
export async function readComic(slug: string): Promise<ComicPayload | undefined> {
  const page = await readComicPage(slug);
  if (page.state === 'ready') return page.payload;
  if (page.state === 'unavailable' || page.state === 'outdated') {
    throw new Error(`The comic ${slug} cannot be read.`);
  }
  return undefined;
}
