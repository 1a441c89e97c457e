import { LOCALES } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { buildListPage } from '@rawi/model/pages/build-list-page';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import type { PublicList } from '@rawi/model/truth/public-list';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSite, serve } from '../../testing/open-site.tsx';
import { wordsOf } from '../../testing/show.tsx';

function serveList(changes: Partial<PublicList> = {}, slugs = ['salt', 'moon']): void {
  const list = samplePublicList(
    [
      { kind: 'comic', comicId: 'moon' },
      { kind: 'chapter', comicId: 'salt', chapterId: 'salt-2-en' },
    ],
    { note: 'Read in this order.', followers: 3, ...changes },
  );
  const page = buildListPage({
    id: 'p',
    list,
    author: { fullName: 'Layla' },
    comics: new Map(slugs.map((slug) => [slug, sampleComic(slug, { series: slug, names: {} })])),
    chapters: new Map([['salt-2-en', { ...sampleChapter('salt-2-en'), comicId: 'salt', number: 2 }]]),
  });
  if (!page) throw new Error('There is a page.');
  serve(pageIds.list('p'), page);
}

describe('the page of a list', () => {
  it.each(LOCALES)(
    'shows what it says, whose it is and its entries in their order, in %s',
    async (locale) => {
      const t = wordsOf('lists', locale);
      serveList();
      await openSite(`/${locale}/list/p`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Sea stories' })).toBeVisible();
      expect(screen.getByText('Read in this order.')).toBeVisible();
      expect(screen.getByText('Layla')).toBeVisible();
      const rows = within(screen.getByRole('article')).getAllByRole('listitem');
      const paths = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
      expect(paths).toEqual([`/${locale}/comic/moon`, `/${locale}/chapter/salt-2-en`]);
      expect(screen.getByRole('link', { name: t('followName', { name: 'Sea stories' }) })).toHaveAttribute(
        'href',
        expect.stringContaining('/login?next='),
      );
    },
  );

  it('says where nothing of it can be read', async () => {
    serveList({}, []);
    await openSite('/en/list/p');
    expect(await screen.findByText(wordsOf('lists')('empty.title'))).toBeVisible();
  });

  it('of the site has its words in the language of the page, and nobody’s name', async () => {
    serveList({ owner: { kind: 'site' }, name: { en: 'Where to begin', ar: 'من أين نبدأ' } });
    await openSite('/ar/list/p');
    expect(await screen.findByRole('heading', { level: 1, name: 'من أين نبدأ' })).toBeVisible();
    expect(screen.getByText(wordsOf('lists', 'ar')('ofSite'))).toBeVisible();
    expect(screen.queryByText('Layla')).toBeNull();
  });
});
