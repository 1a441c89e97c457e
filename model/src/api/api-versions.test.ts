import { expect, it } from 'vitest';
import { API_VERSIONS, endingHeaders, KEPT_MONTHS } from './api-versions.ts';

it('each version but the newest has an end, a year or more after the next one took its place; the newest has none', () => {
  const newest = API_VERSIONS.at(-1);
  expect(newest && endingHeaders(newest)).toEqual({});
  for (const { name, replaced } of API_VERSIONS.slice(0, -1)) {
    const end = new Date(replaced?.at ?? Number.NaN);
    end.setUTCMonth(end.getUTCMonth() + KEPT_MONTHS);
    expect([name, Date.parse(replaced?.endsAt ?? '') >= end.getTime()]).toEqual([name, true]);
  }
});

it('versions count up, and none was left out', () => {
  expect(API_VERSIONS.map(({ name }) => name)).toEqual(API_VERSIONS.map((_, index) => `v${index + 1}`));
});
