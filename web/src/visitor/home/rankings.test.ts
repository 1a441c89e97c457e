import type { HomePayload } from '@rawi/model/pages/pages';
import { describe, expect, it } from 'vitest';
import { comicCard } from '../../testing/fixtures.ts';
import { rankingsOf, shownWindow } from './rankings.ts';

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
  it('take each card from where the page has it, with the views of their time', () => {
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

  it('leave out a time in which nothing was read, and are of all time alone where the page knows no other', () => {
    const windows = (value: HomePayload['mostReadLately']) => [...rankingsOf(home(value)).keys()];
    expect(windows({ ...lately, week: [] })).toEqual(['month', 'all']);
    expect(windows({ week: [], month: [], cards: [] })).toEqual(['all']);
    expect(windows(undefined)).toEqual(['all']);
  });
});

describe('the time that is shown', () => {
  it('is the one asked for, where there is something to show', () => {
    const rankings = rankingsOf(home(lately));
    expect(shownWindow(rankings, 'week')).toBe('week');
    expect(shownWindow(rankings, 'all')).toBe('all');
    expect(shownWindow(rankingsOf(home({ ...lately, week: [] })), 'week')).toBe('month');
  });

  it('is the month for who never asked, or all time where few comics were read in it', () => {
    expect(shownWindow(rankingsOf(home(lately)), undefined)).toBe('month');
    const short = { ...lately, month: lately.month.slice(0, 1) };
    expect(shownWindow(rankingsOf(home(short)), undefined)).toBe('all');
    const all = Array.from({ length: 7 }, (_, index) => comicCard(index));
    const many = (count: number) => {
      const month = all.slice(0, count).map(({ slug }) => ({ slug, views: 1 }));
      return rankingsOf({ ...home({ ...lately, month }), mostRead: all });
    };
    expect(shownWindow(many(3), undefined)).toBe('all');
    expect(shownWindow(many(4), undefined)).toBe('month');
    expect(shownWindow(rankingsOf(home(undefined)), 'week')).toBe('all');
  });
});
