import type { HomePayload } from '@rawi/model/pages/pages';
import { describe, expect, it } from 'vitest';
import { comicCard } from '../../testing/fixtures.ts';
import { chooseWindow, rankingsOf } from './rankings.ts';

const [first, second, other] = [comicCard(0), comicCard(1), comicCard(2)];
const home = (lately: HomePayload['mostReadLately']): HomePayload => ({
  featured: [],
  publishers: [],
  counts: { comics: 3, publishers: 1, readers: 265_600 },
  latest: [first],
  mostRead: [first, second],
  mostReadLately: lately,
});
const lately = {
  week: [{ slug: second.slug, views: 3 }],
  month: [
    { slug: other.slug, views: 8 },
    { slug: first.slug, views: 5 },
    { slug: 'nobody-knows', views: 4 },
  ],
  cards: [other],
};

describe('the rankings', () => {
  it("take each card from the page's data, with the views of their period", () => {
    const rankings = rankingsOf(home(lately));
    const shown = [...rankings].map(([window, comics]) => [
      window,
      comics.map(({ slug, views }) => [slug, views]),
    ]);
    expect(shown).toEqual([
      ['week', [[second.slug, 3]]],
      [
        'month',
        [
          [other.slug, 8],
          [first.slug, 5],
        ],
      ],
      [
        'all',
        [
          [first.slug, first.views],
          [second.slug, second.views],
        ],
      ],
    ]);
  });

  it('leave out a period without views, and contain only all time if the page has no other', () => {
    const windows = (value: HomePayload['mostReadLately']) => [...rankingsOf(home(value)).keys()];
    expect(windows({ ...lately, week: [] })).toEqual(['month', 'all']);
    expect(windows({ week: [], month: [], cards: [] })).toEqual(['all']);
    expect(windows(undefined)).toEqual(['all']);
  });
});

describe('the period that is shown', () => {
  it('is the chosen one if it has comics', () => {
    const rankings = rankingsOf(home(lately));
    expect(chooseWindow(rankings, 'week')).toBe('week');
    expect(chooseWindow(rankings, 'all')).toBe('all');
    expect(chooseWindow(rankingsOf(home({ ...lately, week: [] })), 'week')).toBe('month');
  });

  it('is the month by default, or all time if few comics were read in it', () => {
    expect(chooseWindow(rankingsOf(home(lately)), undefined)).toBe('month');
    const short = { ...lately, month: lately.month.slice(0, 1) };
    expect(chooseWindow(rankingsOf(home(short)), undefined)).toBe('all');
    const all = Array.from({ length: 7 }, (_, index) => comicCard(index));
    const many = (count: number) => {
      const month = all.slice(0, count).map(({ slug }) => ({ slug, views: 1 }));
      return rankingsOf({ ...home({ ...lately, month }), mostRead: all });
    };
    expect(chooseWindow(many(3), undefined)).toBe('all');
    expect(chooseWindow(many(4), undefined)).toBe('month');
    expect(chooseWindow(rankingsOf(home(undefined)), 'week')).toBe('all');
  });
});
