import { LOCALES } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { buildReaderPage, type ReaderTruth } from '@rawi/model/pages/build-reader-page';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleComic, sampleComicReview } from '@rawi/model/testing/samples';
import type { Comment } from '@rawi/model/truth/comment';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isolated } from '../../core/i18n/isolated.ts';
import { setLibrary } from '../../domains/library/library-state.ts';
import { NOTHING_OWN } from '../../domains/library/own.ts';
import { openSite, serve } from '../../testing/open-site.tsx';
import { wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';

const t = wordsOf('reader-page');
const comments = wordsOf('comments');

const review = (comicId: string, changes: Partial<Comment> = {}) => ({
  id: 'review-layla',
  ...sampleComicReview(comicId, 'layla', changes),
});
const list = (id: string, changes: Parameters<typeof samplePublicList>[1] = {}) => ({
  id,
  ...samplePublicList([{ kind: 'comic', comicId: 'moon' }], changes),
});

function servePage(truth: Partial<ReaderTruth> = {}): void {
  const comics = new Map(
    ['salt', 'moon'].map((slug) => [slug, sampleComic(slug, { series: `The ${slug}`, names: {} })]),
  );
  const page = buildReaderPage({
    uid: 'layla',
    profile: { fullName: 'Layla' },
    isTranslator: false,
    lists: [],
    reviews: [],
    comics,
    ...truth,
  });
  serve(pageIds.reader('layla'), page);
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a reader’s page', () => {
  it.each(LOCALES)(
    'has their name, their lists and their reviews, and leads to each, in %s',
    async (locale) => {
      servePage({ lists: [list('p')], reviews: [review('salt')], isTranslator: true });
      await openSite(`/${locale}/reader/layla`);
      const heading = await screen.findByRole('heading', { level: 1, name: 'Layla' });
      expect(heading.firstElementChild?.tagName).toBe('BDI');
      expect(hrefOf(t('translator', {}, locale))).toBe(`/${locale}/translator/layla`);
      const [shown] = within(
        screen.getByRole('heading', { name: t('lists', {}, locale) }).closest('section') ?? heading,
      ).getAllByRole('link');
      expect(shown?.getAttribute('href')).toBe(`/${locale}/list/p`);
      expect(shown?.textContent).toContain('Sea stories');
      expect(hrefOf('The salt')).toBe(`/${locale}/comic/salt`);
      expect(screen.getByText('The keeper knew.').tagName).toBe('P');
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toContain(`/${locale}/comic/salt#comment.review-layla`);
      // Who speaks to the device says what stands there.
      const others = screen.getByText(t('withOthers', {}, locale));
      expect(others.getAttribute('aria-label')).toContain(t('withOthers', {}, locale));
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    },
  );

  it.each(LOCALES)('says where nothing is published, in %s', async (locale) => {
    servePage();
    await openSite(`/${locale}/reader/layla`);
    await screen.findByRole('heading', { name: t('empty.title', {}, locale) });
    expect(screen.queryByRole('heading', { name: t('lists', {}, locale) })).toBeNull();
  });

  it('folds what is reported and what gives a story away', async () => {
    servePage({
      lists: [list('p', { folded: true })],
      reviews: [review('salt', { spoiler: true }), review('moon', { folded: true, text: 'Reported.' })],
    });
    await openSite('/en/reader/layla');
    expect(await screen.findByText(wordsOf('lists')('isFolded'))).toBeTruthy();
    for (const text of ['Sea stories', 'The keeper knew.', 'Reported.'])
      expect(screen.queryByText(text)).toBeNull();
    const spoiler = screen.getByText(comments('reviews.isSpoiler')).parentElement;
    await userEvent.click(within(spoiler ?? document.body).getByRole('button', { name: comments('show') }));
    expect(screen.getByText('The keeper knew.')).toBeTruthy();
    expect(screen.queryByText('Reported.')).toBeNull();
  });

  it.each([['ignored', 'isIgnored', comments] as const, ['blocked', 'isBlocked', t] as const])(
    'folds all that somebody has published who is %s',
    async (choice, sentence, words) => {
      servePage({ lists: [list('p')], reviews: [review('salt')] });
      setLibrary({
        state: 'ready',
        uid: 'yara',
        stored: { ...NOTHING_OWN, [choice]: { layla: true } },
        choices: [],
      });
      await openSite('/en/reader/layla');
      expect(await screen.findByText(words(sentence, { name: isolated('Layla') }))).toBeTruthy();
      for (const text of ['Sea stories', 'The keeper knew.']) expect(screen.queryByText(text)).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: comments('show') }));
      for (const text of ['Sea stories', 'The keeper knew.']) expect(screen.getByText(text)).toBeTruthy();
    },
  );

  it.each(LOCALES)('is not found where they have none, in %s', async (locale) => {
    serve(pageIds.reader('layla'), undefined);
    await openSite(`/${locale}/reader/layla`);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('Layla');
    expect(screen.queryByText('Layla')).toBeNull();
  });

  it('is reported by others, for which visitors log in, and changed by whose it is', async () => {
    servePage();
    await openSite('/en/reader/layla');
    const logIn = await screen.findByRole('link', { name: t('reportLogin') });
    expect(logIn.getAttribute('href')).toContain(encodeURIComponent('/en/reader/layla'));
    act(() => signIn());
    await screen.findByRole('button', { name: t('report.action') });
    act(() => signIn({ uid: 'layla' }));
    expect(hrefOf(t('settings'))).toBe('/en/settings');
    expect(screen.queryByRole('button', { name: t('report.action') })).toBeNull();
  });
});
