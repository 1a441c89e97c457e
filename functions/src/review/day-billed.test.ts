import { logger } from 'firebase-functions/v2';
import { expect, it, vi } from 'vitest';
import { dayBilled } from './day-billed.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const point = (day: number, int64Value: string) => ({
  interval: {
    startTime: `2026-11-${day - 1}T08:00:00Z`,
    endTime: `2026-11-${day}T08:00:00Z`,
  },
  value: { int64Value },
});

it('what a day has read and written stands beside the seven days before it', async () => {
  const ask = vi.fn(async (query: URLSearchParams) =>
    query.get('filter')?.includes('read_ops_count')
      ? { timeSeries: [{ points: [point(20, '120000'), point(19, '400'), point(13, '7')] }] }
      : {},
  );
  expect(await dayBilled(ask, NOW)).toEqual({
    reads: { day: 120_000, week: 407 },
    writes: { day: 0, week: 0 },
  });
  const [query] = ask.mock.calls[0] ?? [];
  expect(query?.get('interval.startTime')).toBe('2026-11-12T08:00:00.000Z');
  expect(query?.get('aggregation.alignmentPeriod')).toBe('86400s');
});

it('is not known in a local run, nor where Monitoring does not answer: a role is missing, or its answer is another', async () => {
  const warned = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  expect(await dayBilled(undefined, NOW)).toBeNull();
  expect(warned).not.toHaveBeenCalled();
  expect(await dayBilled(() => Promise.reject(new Error('403')), NOW)).toBeNull();
  expect(await dayBilled(async () => ({ timeSeries: [{ points: [{}] }] }), NOW)).toBeNull();
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});
