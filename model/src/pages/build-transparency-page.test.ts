import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EPOCH } from '../testing/samples.ts';
import { type DecidedMonth, monthBefore } from '../truth/decided-month.ts';
import { figuresOfLog, type Logged } from '../truth/figures-of-log.ts';
import { buildTransparencyPage } from './build-transparency-page.ts';
import { PAGE_LIMITS } from './page-limits.ts';

const entry = (action: Logged['action']): Logged => ({
  action,
  about: 'users/a',
  reason: null,
  settled: null,
  turned: true,
});
const month = (name: string, ...entries: readonly Logged[]): DecidedMonth => ({
  month: name,
  figures: figuresOfLog(entries, 0),
  countedAt: EPOCH,
  final: false,
});
const closures = (count: number) => Array.from({ length: count }, () => entry('closeAccount'));
const payload = (...kept: readonly DecidedMonth[]) => {
  const page = buildTransparencyPage(kept);
  return page.kind === 'transparency' ? page.payload : expect.fail(page.kind);
};

describe('the page of what was decided', () => {
  it('of a new site says that nothing was counted', () => {
    expect(payload()).toEqual({ months: [], years: [] });
  });

  it('has the months of this year and the last one, and the years before as years', () => {
    const kept = ['2024-03', '2025-01', '2023-12', '2026-02', '2023-11'].map((name) =>
      month(name, entry('hideComment')),
    );
    const { months, years } = payload(...kept);
    expect(months.map((each) => each.month)).toEqual(['2026-02', '2025-01']);
    expect(years.map(({ year, figures }) => [year, figures.comments.hidden])).toEqual([
      [2024, 1],
      [2023, 2],
    ]);
  });

  it('tells no small number of accounts, and no number by which one could be found', () => {
    fc.assert(
      fc.property(fc.nat(60), (count) => {
        const shown = payload(month('2026-02', ...closures(count))).months[0]?.figures.accounts.closed;
        if (count === 0) expect(shown).toBe(0);
        else if (count < 5) expect(shown).toBe('1-4');
        else {
          expect(Number(shown) % 5).toBe(0);
          expect(Math.abs(Number(shown) - count)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it('tells no time of a few people’s own work, and that of notices always', () => {
    const waited = (count: number) => {
      const { figures, ...kept } = month('2026-02');
      const waits = count === 0 ? {} : { '120': count };
      return payload({
        ...kept,
        figures: { ...figures, waits: { ...figures.waits, work: waits, notice: waits } },
      }).months[0]?.figures.times;
    };
    for (const count of [1, 4]) expect(waited(count)).toMatchObject({ work: null, notice: { half: 120 } });
    expect(waited(5)).toMatchObject({ work: { half: 120, ninetieth: 120 } });
    expect(waited(0)).toMatchObject({ work: {} });
  });

  it('of a history of forty years fits', () => {
    const kept: DecidedMonth[] = [];
    for (let name = '2066-12'; kept.length < 480; name = monthBefore(name))
      kept.push(month(name, ...closures(9)));
    const page = payload(...kept);
    expect(page.months).toHaveLength(24);
    expect(page.years).toHaveLength(38);
    expect(JSON.stringify(page).length).toBeLessThan(PAGE_LIMITS.pageBytes);
  });
});
