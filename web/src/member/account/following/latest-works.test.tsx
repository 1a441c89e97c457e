import type { TranslatorPayload, TranslatorWork } from '@rawi/model/pages/pages';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRead } from '../../../core/pages/pages.ts';
import { eventually } from '../../../testing/eventually.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { LatestWorks } from './latest-works.tsx';

const { readTranslatorPage, screenOf } = vi.hoisted(() => ({
  readTranslatorPage: vi.fn<(uid: string) => Promise<PageRead<'translator'>>>(),
  screenOf: { isOn: true },
}));
vi.mock('../../../core/pages/pages.ts', () => ({ readTranslatorPage }));
vi.mock('../../../core/lib/use-is-on-screen.ts', () => ({ useIsOnScreen: () => screenOf.isOn }));

beforeAll(() => speak('account', 'translator'));
beforeEach(() => {
  readTranslatorPage.mockReset();
  screenOf.isOn = true;
});
afterEach(cleanup);

const t = wordsOf('account');
const COVER = { width: 2, height: 3, color: '#000000', sources: [{ path: 'public/a/1.webp', width: 2 }] };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const work = (slug: string, days: number): TranslatorWork => ({
  slug,
  series: slug,
  names: {},
  cover: { en: COVER },
  chapters: [{ language: 'en', count: 3, first: 1, last: 3 }],
  updatedAt: daysAgo(days),
});
const page = (...works: readonly TranslatorWork[]): Extract<PageRead<'translator'>, { state: 'ready' }> => {
  const payload: TranslatorPayload = {
    id: 'salma',
    name: 'Salma',
    languages: [],
    level: 1,
    professional: false,
    followers: 1,
    ratings: { count: 0 },
    chapterCount: works.length,
    comicCount: works.length,
    works: [...works],
    parts: 1,
  };
  return { state: 'ready', payload };
};
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('what a followed translator has published lately', () => {
  it('is shown at once, the newest comics alone', async () => {
    readTranslatorPage.mockResolvedValue(
      page(...[1, 2, 3, 4].map((days) => work(`comic-${days}`, days)), work('old', 90)),
    );
    show(<LatestWorks translatorId="salma" />);
    await screen.findAllByRole('link');
    expect(links()).toEqual(['/en/comic/comic-1', '/en/comic/comic-2', '/en/comic/comic-3']);
    expect(screen.queryByText(t('news.none'))).toBeNull();
    expect(readTranslatorPage).toHaveBeenCalledExactlyOnceWith('salma');
  });

  it.each(['en', 'ar'] as const)('%s: is named as nothing new, beside the latest of all', async (locale) => {
    readTranslatorPage.mockResolvedValue(page(work('old', 90), work('older', 100)));
    show(<LatestWorks translatorId="salma" />, `/${locale}`);
    expect(await screen.findByText(t('news.none', {}, locale))).toBeTruthy();
    expect(links()).toEqual([`/${locale}/comic/old`]);
  });

  it('is named as nothing at all, or as not known', async () => {
    readTranslatorPage.mockResolvedValue(page());
    show(<LatestWorks translatorId="salma" />);
    expect(await screen.findByText(t('news.empty'))).toBeTruthy();
    cleanup();
    readTranslatorPage.mockResolvedValue({ state: 'unavailable' });
    show(<LatestWorks translatorId="salma" />);
    expect(await screen.findByText(t('news.failed'))).toBeTruthy();
  });

  it('is not asked for before its row is on the screen', async () => {
    screenOf.isOn = false;
    show(<LatestWorks translatorId="salma" />);
    await new Promise((resolve) => setTimeout(resolve));
    expect(readTranslatorPage).not.toHaveBeenCalled();
  });

  it('is that of the network where the copy of this device is older', async () => {
    const kept = page(work('old', 90));
    readTranslatorPage.mockResolvedValueOnce({ ...kept, refresh: Promise.resolve('changed' as const) });
    readTranslatorPage.mockResolvedValueOnce(page(work('new', 1)));
    show(<LatestWorks translatorId="salma" />);
    await eventually(() => expect(links()).toEqual(['/en/comic/new']));
  });
});
