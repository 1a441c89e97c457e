import { LOCALES } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { buildListPage } from '@rawi/model/pages/build-list-page';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import type { PublicList } from '@rawi/model/truth/public-list';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { setLibrary } from '../../domains/library/library-state.ts';
import { NOTHING_OWN } from '../../domains/library/own.ts';
import { openSite, serve } from '../../testing/open-site.tsx';
import { wordsOf } from '../../testing/show.tsx';

function serveList(changes: Partial<PublicList> = {}, slugs = ['salt', 'moon'], hasPage = false): void {
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
    hasPage,
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
      const t = wordsOf('lists');
      serveList();
      await openSite(`/${locale}/list/p`);
      await screen.findByRole('heading', { level: 1, name: 'Sea stories' });
      expect(screen.getByText('Read in this order.').tagName).toBe('P');
      expect(screen.getByText('Layla').tagName).toBe('BDI');
      const rows = within(screen.getByRole('article')).getAllByRole('listitem');
      const paths = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
      expect(paths).toEqual([`/${locale}/comic/moon`, `/${locale}/chapter/salt-2-en?list=p`]);
      const read = screen.getByRole('link', { name: wordsOf('shelves')('lists.read', {}, locale) });
      expect(read.getAttribute('href')).toBe(`/${locale}/chapter/salt-2-en?list=p`);
      const follow = screen.getByText(t('follow', {}, locale)).closest('a');
      expect(follow?.getAttribute('href')).toContain('/login?next=');
    },
  );

  it('leads from its owner’s name to their page, if they have one', async () => {
    serveList({}, ['salt'], true);
    await openSite('/en/list/p');
    const name = await screen.findByRole('link', { name: 'Layla' });
    expect(name.getAttribute('href')).toBe('/en/reader/layla');
  });

  it('says where nothing of it can be read', async () => {
    serveList({}, []);
    await openSite('/en/list/p');
    await screen.findByRole('heading', { name: wordsOf('lists')('empty.title') });
    expect(screen.queryAllByText('salt')).toEqual([]);
  });

  it.each(LOCALES)(
    'that several readers have reported is folded until somebody opens it, in %s',
    async (locale) => {
      serveList({ folded: true });
      await openSite(`/${locale}/list/p`);
      expect(await screen.findByText(wordsOf('lists')('isFolded', {}, locale))).toBeTruthy();
      expect(screen.queryByText('Sea stories')).toBeNull();
      expect(document.title).not.toContain('Sea stories');
      await userEvent.click(screen.getByRole('button', { name: wordsOf('comments')('show', {}, locale) }));
      expect(screen.getByRole('heading', { level: 2, name: 'Sea stories' })).toBeTruthy();
    },
  );

  it.each(LOCALES)(
    'of somebody who is blocked is folded, and has the way to unblock in the place of the way to follow, in %s',
    async (locale) => {
      serveList();
      setLibrary({
        state: 'ready',
        uid: 'yara',
        stored: { ...NOTHING_OWN, blocked: { layla: true } },
        choices: [],
      });
      await openSite(`/${locale}/list/p`);
      const name = isolated('Layla');
      expect(await screen.findByText(wordsOf('lists')('isBlocked', { name }, locale))).toBeTruthy();
      expect(screen.queryByText('Sea stories')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: wordsOf('comments')('show', {}, locale) }));
      expect(screen.getByRole('heading', { level: 2, name: 'Sea stories' })).toBeTruthy();
      const t = wordsOf('blocks');
      await loadWords(locale, 'blocks');
      expect(await screen.findByRole('button', { name: t('unblockName', { name }, locale) })).toBeTruthy();
      expect(screen.queryByText(wordsOf('lists')('follow', {}, locale))).toBeNull();
    },
  );

  it('of the site has its words in the language of the page, and nobody’s name', async () => {
    serveList({ owner: { kind: 'site' }, name: { en: 'Where to begin', ar: 'من أين نبدأ' } });
    await openSite('/ar/list/p');
    await screen.findByRole('heading', { level: 1, name: 'من أين نبدأ' });
    expect(screen.getAllByText(wordsOf('lists')('ofSite', {}, 'ar'))).toHaveLength(1);
    expect(screen.queryByText('Layla')).toBeNull();
  });
});
