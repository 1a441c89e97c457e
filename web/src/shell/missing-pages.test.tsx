import { LIMITS } from '@rawi/model/limits';
import { pageIds } from '@rawi/model/page-ids';
import { buildGonePage } from '@rawi/model/pages/build-gone-page';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openSite, serve, setScreen } from '../testing/open-site.tsx';
import { drawnChapter, forgetReading, PHONE, serveChapters, standing } from '../testing/reader.ts';

afterEach(forgetReading);

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

describe('an address that no page has', () => {
  it.each([
    ['comic/no-such-comic', pageIds.comic('no-such-comic')],
    ['chapter/no-such-chapter', pageIds.chapter('no-such-chapter')],
    // Text that cannot be an id is not looked up.
    ['chapter/..%2Fhome', undefined],
    ['publisher/nobody', pageIds.publisher('nobody')],
    ['publisher/atlas/999', pageIds.publisherShelf('atlas', '999')],
    ['publisher/atlas/0', undefined],
    ['publisher/atlas/1.5', undefined],
    ['publisher/atlas/x', undefined],
    ['translator/nobody', pageIds.translator('nobody')],
    ['translator/..%2Fhome', undefined],
    ['blog/none', pageIds.blog('none')],
    ['blog/no_article', undefined],
  ])('%s is named by its path, with a way to the home page', async (path, id) => {
    if (id !== undefined) serve(id, undefined);
    await openSite(`/en/${path}`);
    expect(await heading()).toBe(`Page Not Found: /en/${path}`);
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/en');
  });

  it.each([
    [
      'en',
      'comic',
      'This comic is no longer on Rawi',
      ['All comics', 'Search', 'Answer a copyright notice', 'Back to home'],
    ],
    [
      'ar',
      'comic',
      'لم تعد هذه القصة في راوي',
      ['كل القصص', 'البحث', 'الرد على بلاغ حقوق نشر', 'العودة إلى الرئيسية'],
    ],
    [
      'en',
      'chapter',
      'This chapter is no longer on Rawi',
      ['See the comic', 'All comics', 'Search', 'Answer a copyright notice', 'Back to home'],
    ],
    [
      'en',
      'article',
      'This article is no longer on Rawi',
      ['Blog', 'Answer a copyright notice', 'Back to home'],
    ],
    [
      'ar',
      'article',
      'لم يعد هذا المقال في راوي',
      ['المدونة', 'الرد على بلاغ حقوق نشر', 'العودة إلى الرئيسية'],
    ],
    [
      'ar',
      'chapter',
      'لم يعد هذا الفصل في راوي',
      ['صفحة القصة', 'كل القصص', 'البحث', 'الرد على بلاغ حقوق نشر', 'العودة إلى الرئيسية'],
    ],
  ] as const)(
    '/%s/%s/… of what was taken from readers says so, and leads on',
    async (locale, what, words, ways) => {
      const payload = what === 'chapter' ? { what, comicId: 'orbit' } : { what };
      const kind = what === 'article' ? 'blog' : what;
      serve(pageIds[kind]('taken'), buildGonePage(payload));
      await openSite(`/${locale}/${kind}/taken`);
      expect(await heading()).toBe(words);
      expect(screen.getByText(locale === 'en' ? '410' : '٤١٠')).toBeTruthy();
      const links = screen.getAllByRole('link').slice(1);
      expect(links.map(({ textContent }) => textContent)).toEqual(ways);
      const answer = `/${locale}/contact-us?form=counter&at=%2F${locale}%2F${kind}%2Ftaken`;
      expect(links.at(-2)?.getAttribute('href')).toBe(answer);
      if (what === 'article') expect(links[0]?.getAttribute('href')).toBe(`/${locale}/blogs`);
      if (what === 'chapter') expect(links[0]?.getAttribute('href')).toBe(`/${locale}/comic/orbit`);
      await expect
        .poll(() => document.head.querySelector('meta[name="robots"]')?.getAttribute('content'))
        .toBe('noindex');
      expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
    },
  );

  it.each([
    ['/en/no/such/page', 'Page not found'],
    ['/ar/no/such/page', 'الصفحة غير موجودة'],
    ['/fr', 'Page not found'],
  ])('%s is shown as missing', async (address, words) => {
    await openSite(address);
    expect(await heading()).toBe(words);
  });

  it('takes the addresses of the page before out of the head', async () => {
    serveChapters([drawnChapter('one')]);
    await openSite('/en/chapter/one');
    await expect.poll(() => document.head.querySelector('link[rel="canonical"]')).not.toBeNull();
    await openSite('/en/no/such/page');
    await heading();
    expect(document.head.querySelector('link[rel="canonical"], link[rel="alternate"][hreflang]')).toBeNull();
  });

  it.each(['abc', '0', String(LIMITS.pdfPages.max + 1)])('of a chapter has ?page=%s', async (page) => {
    serveChapters([drawnChapter('one')]);
    await openSite(`/en/chapter/one?page=${page}`);
    expect(await heading()).toBe(`Page Not Found: /en/chapter/one?page=${page}`);
  });

  it('a page number behind the last page is missing, and leads to the last page, since pages may have been replaced by fewer', async () => {
    serveChapters([drawnChapter('one', { pages: 4 })]);
    setScreen(...PHONE);
    await openSite('/en/chapter/one?page=5');
    fireEvent.click(await screen.findByRole('link', { name: 'Go to the last page' }));
    await expect.poll(standing).toEqual([4]);
    expect(location.pathname + location.search).toBe('/en/chapter/one?page=4');
  });
});
