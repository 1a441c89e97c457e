import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildUpdatesPage, type PublishedChapter } from '@rawi/model/pages/build-updates-page';
import { pageDocument } from '@rawi/model/pages/page-document';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import type { PageDocument } from '@rawi/model/pages/pages';
import { daysLater, sampleComic } from '@rawi/model/testing/samples';
import type { Comic } from '@rawi/model/truth/comic';
import { describe, expect, it } from 'vitest';
import { isSamePage } from './same-page.ts';

const page = (candidates: readonly Comic[], comic: Partial<Comic> = {}): PageDocument =>
  buildComicPage({
    comicId: 'one',
    comic: sampleComic('one', comic),
    chapters: [],
    translators: [],
    candidates,
  });
/** As Firestore returns it. */
const stored = (document: PageDocument): unknown => JSON.parse(JSON.stringify(document));

describe('a page of a comic', () => {
  const like = [sampleComic('two', { views: 5 }), sampleComic('three')];

  it('is as it was stored', () => {
    expect(isSamePage(stored(page(like)), page(like))).toBe(true);
  });

  it('may have chosen other comics like it, in another order and with other views', () => {
    const now = [sampleComic('three', { views: 90 }), sampleComic('four')];
    expect(isSamePage(stored(page(like)), page(now))).toBe(true);
  });

  it('shows what these are called now', () => {
    const now = [sampleComic('two', { series: 'Another name' }), sampleComic('three')];
    expect(isSamePage(stored(page(like)), page(now))).toBe(false);
  });

  it('shows its own views', () => {
    expect(isSamePage(stored(page(like)), page(like, { views: 3 }))).toBe(false);
  });

  it.each([undefined, {}, { version: PAGE_VERSION, kind: 'comic' }, 'a text'])('is not %o', (nothing) => {
    expect(isSamePage(nothing, page(like))).toBe(false);
  });
});

describe('the list of the most read', () => {
  const list = (...slugs: string[]) =>
    pageDocument({ version: PAGE_VERSION, kind: 'mostRead', payload: { slugs } });

  it('may lack a comic that came since, and be in another order, but names none that has gone', () => {
    expect(isSamePage(stored(list('b', 'a')), list('a', 'b', 'c'))).toBe(true);
    expect(isSamePage(stored(list('a', 'gone')), list('a', 'b', 'c'))).toBe(false);
  });
});

describe('the list of new chapters', () => {
  const chapter = (id: string, day: number): PublishedChapter => ({
    id,
    comicId: 'one',
    number: 1,
    language: 'en',
    publishedAt: daysLater(day),
  });
  const list = (now: number, chapters: readonly PublishedChapter[], comic: Partial<Comic> = {}) =>
    buildUpdatesPage({ chapters, comics: new Map([['one', sampleComic('one', comic)]]) }, daysLater(now));
  const [oldest, newest] = [chapter('oldest', 10), chapter('newest', 39)];

  it('may still have a day that a new one would not', () => {
    expect(isSamePage(stored(list(40, [oldest, newest])), list(41, [oldest, newest]))).toBe(true);
  });

  it('has every chapter of the days that both have, as it is, and its comic', () => {
    const was = stored(list(40, [oldest, newest]));
    expect(isSamePage(was, list(41, [newest, chapter('another', 39)]))).toBe(false);
    expect(isSamePage(was, list(41, [{ ...newest, number: 2 }]))).toBe(false);
    expect(isSamePage(was, list(41, [newest], { series: 'Another name' }))).toBe(false);
    expect(isSamePage({ kind: 'updates' }, list(41, []))).toBe(false);
  });
});
