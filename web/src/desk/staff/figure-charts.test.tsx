import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { AgesChart, WeeksChart } from './figure-charts.tsx';

const w = wordsOf('staff');
const WAITING = { day: 4, three: 8, week: 2, longer: 0 };
const WEEKS = [
  { from: '2026-11-23T00:00:00.000Z', accepted: 6, rejected: 3 },
  { from: '2026-11-16T00:00:00.000Z', accepted: 12, rejected: 0 },
];

beforeAll(() => speak('staff'));
afterEach(cleanup);

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const shares = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll<HTMLElement>('td') ?? [])].map((cell) => cell.style.getPropertyValue('--share'));
const cells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);

describe.each([
  ['en', ['4', '8', '2', '0']],
  ['ar', ['٤', '٨', '٢', '٠']],
] as const)('the charts of the overview, in %s', (locale, numbers) => {
  it('show how long things wait as bars of a table', () => {
    show(<AgesChart waiting={WAITING} />, `/${locale}/review/overview`);
    expect(screen.getByRole('table', { name: w('overview.waiting', {}, locale) })).toBeTruthy();
    expect(rows().flatMap(cells)).toEqual(numbers);
    expect(rows().flatMap(shares)).toEqual(['0.5', '1', '0.25', '0']);
    expect(screen.getByRole('rowheader', { name: w('overview.ages.longer', {}, locale) })).toBeTruthy();
  });
});

describe('the weeks', () => {
  it('run from the oldest to the newest, on one scale', () => {
    show(<WeeksChart weeks={WEEKS} />, '/en/review/overview');
    expect(rows().map(cells)).toEqual([
      ['12', '0'],
      ['6', '3'],
    ]);
    expect(rows().map(shares)).toEqual([
      ['1', '0'],
      ['0.5', '0.25'],
    ]);
  });

  it('are a table of zeros without division by zero where nothing was decided', () => {
    const none = WEEKS.map(({ from }) => ({ from, accepted: 0, rejected: 0 }));
    show(<WeeksChart weeks={none} />, '/en/review/overview');
    expect(rows().flatMap(shares)).toEqual(['0', '0', '0', '0']);
  });
});
