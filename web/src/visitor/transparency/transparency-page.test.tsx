import type { ShownFigures, TransparencyPayload } from '@rawi/model/pages/transparency-payload';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { TransparencyPage } from './transparency-page.tsx';

const FIGURES: ShownFigures = {
  notices: { received: 7, decided: 6, removed: 4 },
  removals: { rights: '1-4', harmful: 0, illegal: 0, spam: 15, wrong: 0, quality: 0, other: 0 },
  returned: 0,
  comments: { hidden: 31, restored: null },
  lists: { hidden: 0, restored: 0 },
  appeals: { made: '1-4', decided: null, granted: null },
  accounts: { closed: '1-4', reopened: 0 },
  times: {
    notice: { half: 40, ninetieth: 3000 },
    report: { half: 90, ninetieth: 1440 },
    appeal: null,
    work: {},
  },
};
const PAGE: TransparencyPayload = {
  countedAt: '2026-03-09T04:00:00.000Z',
  months: [
    { month: '2026-03', figures: FIGURES },
    { month: '2026-02', figures: FIGURES },
  ],
  years: [{ year: 2024, figures: FIGURES }],
};
beforeAll(() => speak('transparency'));
afterEach(cleanup);
const t = wordsOf('transparency');
const open = (page: TransparencyPayload, locale: 'en' | 'ar') =>
  show(<TransparencyPage page={page} />, `/${locale}/transparency`);

describe.each(['en', 'ar'] as const)('the page of what was decided, in %s', (locale) => {
  const rowOf = (name: string) => {
    const [header] = screen.getAllByRole('rowheader', { name });
    return within(header?.closest('tr') ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  };

  it('has a period each, the newest open, and says of the running month that it is not over', () => {
    open(PAGE, locale);
    const periods = [...document.querySelectorAll('details')];
    expect(periods.map((each) => each.open)).toEqual([true, false, false]);
    const month = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-SA-u-ca-gregory' : 'en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date('2026-03-01T00:00:00Z'));
    expect(periods[0]?.querySelector('h2')?.textContent).toBe(t('soFar', { day: month }, locale));
    expect(screen.getByRole('heading', { name: t('years', {}, locale) })).toBeTruthy();
  });

  it('tells numbers, what is only known to be small, and what is not known, each in its row', () => {
    open(PAGE, locale);
    expect(rowOf(t('removals.rights', {}, locale))).toEqual([t('few', {}, locale)]);
    expect(rowOf(t('said.commentsRestored', {}, locale))).toEqual([t('unknown', {}, locale)]);
    expect(rowOf(t('notices.kept', {}, locale))).toEqual([locale === 'ar' ? '٢' : '2']);
  });

  it('tells times in words', () => {
    open(PAGE, locale);
    const [hour, none, unknown] = [
      t('times.hour', {}, locale),
      t('times.none', {}, locale),
      t('unknown', {}, locale),
    ];
    const ofNotices = screen.getAllByRole('rowheader', { name: t('times.notice', {}, locale) }).at(-1);
    expect(ofNotices?.closest('tr')?.textContent).toContain(hour);
    expect(ofNotices?.closest('tr')?.textContent).toContain(locale === 'ar' ? '٣ أيام' : '3 days');
    expect(rowOf(t('times.report', {}, locale))).toEqual(
      locale === 'ar' ? ['ساعتان', '٢٤ ساعة'] : ['2 hours', '24 hours'],
    );
    expect(rowOf(t('times.work', {}, locale))).toEqual([none, none]);
    const ofAppeals = screen.getAllByRole('rowheader', { name: t('times.appeal', {}, locale) }).at(-1);
    expect(ofAppeals?.closest('tr')?.textContent).toContain(unknown);
  });

  it('leads to the same numbers as data', () => {
    open(PAGE, locale);
    expect(document.querySelector(`a[href="/${locale}/transparency/_payload.json"]`)).not.toBeNull();
  });

  it('of a site without a count says so', () => {
    open({ months: [], years: [] }, locale);
    expect(screen.getByText(t('none.title', {}, locale))).toBeTruthy();
    expect(document.querySelector('details')).toBeNull();
  });
});
