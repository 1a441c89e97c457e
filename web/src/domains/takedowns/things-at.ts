import type { Locale } from '@rawi/model/lists/locales';
import { readBlogPage, readChapterPage, readComicPage, readTranslatorPage } from '../../core/pages/pages.ts';
import type { OwnAddress } from './own-addresses.ts';
import type { Thing } from './thing.ts';
import { type About, thingsOf } from './things-of.ts';

/** `missing`: the address leads nowhere. `unavailable`: it could not be looked up. */
export type ThingsAt = readonly Thing[] | 'missing' | 'unavailable';

/** What can be taken down of the page at an address, by the page's current content. Never rejects. */
export async function thingsAt(page: OwnAddress, locale: Locale): Promise<ThingsAt> {
  const about = await aboutAt(page);
  return typeof about === 'string' ? about : thingsOf(about, locale);
}

async function aboutAt(page: OwnAddress): Promise<About | 'missing' | 'unavailable'> {
  switch (page.kind) {
    case 'comic':
      return comicAt(page.comic);
    case 'chapter': {
      const read = await readChapterPage(page.chapterId);
      return read.state === 'ready' ? { chapter: read.payload } : without(read);
    }
    case 'article': {
      const read = await readBlogPage(page.slug);
      return read.state === 'ready' ? { article: read.payload } : without(read);
    }
    case 'translator': {
      const read = await readTranslatorPage(page.uid);
      return read.state === 'ready' ? { translator: read.payload } : without(read);
    }
  }
}

/** Follows a former slug or an id to the comic's current address. */
async function comicAt(address: string): Promise<About | 'missing' | 'unavailable'> {
  const read = await readComicPage(address);
  if (read.state === 'ready') return { comic: read.payload };
  if (read.state !== 'moved' || read.slug === address) return without(read);
  const moved = await readComicPage(read.slug);
  return moved.state === 'ready' ? { comic: moved.payload } : without(moved);
}

const without = ({ state }: { readonly state: string }) =>
  state === 'missing' || state === 'moved' ? 'missing' : 'unavailable';
