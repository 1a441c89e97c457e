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

  it('says how long the oldest review has waited', () => {
    const oldest = new Date(Date.now() - 49 * 60 * 60 * 1000).toISOString();
    show(<Day word={{ ...WORD, oldest }} />, '/en/review/overview');
    expect(screen.getByText(/2 days ago/)).toBeTruthy();
  });
});
