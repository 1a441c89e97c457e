import type { Locale } from '@rawi/model/lists/locales';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { readBlogPage, readChapterPage, readComicPage, readTranslatorPage } from '../../core/pages/pages.ts';
import type { OwnAddress } from './own-addresses.ts';
import type { Thing } from './thing.ts';
import { type About, thingsOf } from './things-of.ts';

/** The page at an address. */
interface Found {
  /** What of it can be taken down, the whole first. */
  readonly things: readonly Thing[];
  /** Its current address, where that has changed or names a part of the page. */
  readonly path?: string;
}

/** `missing`: the address leads nowhere. `unavailable`: it could not be looked up. */
export type ThingsAt = Found | 'missing' | 'unavailable';

/** What can be taken down of the page at an address, by the page's current content. Never rejects. */
export async function thingsAt(page: OwnAddress, locale: Locale): Promise<ThingsAt> {
  if (page.kind === 'comment') return commentAt(page, locale);
  const about = await aboutAt(page);
  if (typeof about === 'string') return about;
  const things = thingsOf(about, locale);
  return page.kind === 'comic' && 'comic' in about
    ? { things, path: paths.comic(locale, about.comic.slug) }
    : { things };
}

async function commentAt(
  { comic, commentId }: Extract<OwnAddress, { kind: 'comment' }>,
  locale: Locale,
): Promise<ThingsAt> {
  const about = await comicAt(comic);
  if (typeof about === 'string') return about;
  const { id: comicId, slug } = about.comic;
  try {
    const { readThread } = await import('../comments/read-comments.ts');
    const found = (await readThread(comicId, commentId))?.comment;
    if (!found) return 'missing';
    const { author, text } = found;
    const thing: Thing = {
      target: { kind: 'comment', comicId, commentId },
      name: author && { text: author.name, lang: languageOfScript(author.name) },
      facts: { words: text },
    };
    return { things: [thing], path: paths.comment(locale, slug, commentId) };
  } catch (error) {
    report('A comment that a notice names cannot be read.', error);
    return 'unavailable';
  }
}

async function aboutAt(
  page: Exclude<OwnAddress, { kind: 'comment' }>,
): Promise<About | 'missing' | 'unavailable'> {
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
async function comicAt(
  address: string,
): Promise<Extract<About, { readonly comic: ComicPayload }> | 'missing' | 'unavailable'> {
  const read = await readComicPage(address);
  if (read.state === 'ready') return { comic: read.payload };
  if (read.state !== 'moved' || read.slug === address) return without(read);
  const moved = await readComicPage(read.slug);
  return moved.state === 'ready' ? { comic: moved.payload } : without(moved);
}

const without = ({ state }: { readonly state: string }) =>
  state === 'missing' || state === 'moved' ? 'missing' : 'unavailable';
