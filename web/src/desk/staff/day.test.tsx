import type { DailyWord } from '@rawi/model/calls/daily-word';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { Day } from './day.tsx';

const w = wordsOf('staff');

beforeAll(() => speak('staff'));
afterEach(cleanup);

const WORD: DailyWord = {
  stuck: { publications: 2, takedowns: 0, mails: 1, erasures: 0, pages: 0 },
  oldest: null,
  stopped: { bounce: 4, complaint: 1 },
  made: {
    accounts: { day: 40, week: 70 },
    submissions: { day: 3, week: 21 },
    files: { day: 0, week: 0 },
    mails: { day: 12, week: 70 },
  },
  billed: null,
};

describe('the day on the overview', () => {
  it.each([
    ['en', '40', '10', '3'],
    ['ar', '٤٠', '١٠', '٣'],
  ] as const)('stands beside a day of the week before, in %s', (locale, day, before, stuck) => {
    show(<Day word={WORD} />, `/${locale}/review/overview`);
    const row = screen.getByRole('row', { name: new RegExp(w('overview.day.made.accounts', {}, locale)) });
    const cells = within(row).getAllByRole('cell');
    expect(cells[0]?.textContent).toBe(`${day}${w('overview.day.unusual', {}, locale)}`);
    expect(cells[1]?.textContent).toBe(before);
    expect(screen.getByText(`${w('overview.day.stuck', {}, locale)} ${stuck}`)).toBeTruthy();
    expect(
      screen.getByText(`${w('overview.day.stopped', {}, locale)} ${locale === 'ar' ? '٥' : '5'}`),
    ).toBeTruthy();
    expect(screen.getByText(w('overview.day.noneWaits', {}, locale))).toBeTruthy();
    expect(screen.getAllByText(w('overview.day.unusual', {}, locale))).toHaveLength(1);
  });

  it('says of each kind that is stuck how many there are and what to do, and of no other', () => {
    const stuck = { publications: 2, takedowns: 1, mails: 0, erasures: 0, pages: 3 };
    show(<Day word={{ ...WORD, stuck }} />, '/en/review/overview');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Publications and removals: 2',
      'Take-downs: 1',
      'Pages and counts: 3',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/review/taken-down');
    expect(screen.getByText(/npm run doctor -- --repair/)).toBeTruthy();
    cleanup();
    const nothing = { publications: 0, takedowns: 0, mails: 0, erasures: 0, pages: 0 };
    show(<Day word={{ ...WORD, stuck: nothing }} />, '/en/review/overview');
    expect(screen.queryAllByRole('term')).toEqual([]);
  });

  it('says what the day has cost beside the week, where that is known', () => {
    const name = new RegExp(w('overview.day.made.reads', {}, 'en'));
    show(<Day word={WORD} />, '/en/review/overview');
    expect(screen.queryByRole('row', { name })).toBeNull();
    cleanup();
    const billed = { reads: { day: 90_000, week: 70_000 }, writes: { day: 5, week: 35 } };
    show(<Day word={{ ...WORD, billed }} />, '/en/review/overview');
    const cells = within(screen.getByRole('row', { name })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      `90,000${w('overview.day.unusual', {}, 'en')}`,
      '10,000',
    ]);
  });

  it('says how long the oldest review has waited', () => {
    const oldest = new Date(Date.now() - 49 * 60 * 60 * 1000).toISOString();
    show(<Day word={{ ...WORD, oldest }} />, '/en/review/overview');
    expect(screen.getByText(/2 days ago/)).toBeTruthy();
  });
});
