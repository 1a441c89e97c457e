import { describe, expect, it } from 'vitest';
import { supportDay } from './support-hours.ts';

describe('the hours of support', () => {
  it.each([
    // Standard time: five hours behind UTC.
    ['2026-11-24T13:59:59Z', false, '2026-11-24T14:00:00.000Z', '2026-11-24T23:00:00.000Z'],
    ['2026-11-24T14:00:00Z', true, '2026-11-24T14:00:00.000Z', '2026-11-24T23:00:00.000Z'],
    ['2026-11-24T22:59:59Z', true, '2026-11-24T14:00:00.000Z', '2026-11-24T23:00:00.000Z'],
    ['2026-11-24T23:00:00Z', false, '2026-11-24T14:00:00.000Z', '2026-11-24T23:00:00.000Z'],
    // It is still Tuesday there until five in the morning UTC.
    ['2026-11-25T04:59:00Z', false, '2026-11-24T14:00:00.000Z', '2026-11-24T23:00:00.000Z'],
    // Summer time: four hours behind UTC.
    ['2026-07-01T13:30:00Z', true, '2026-07-01T13:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    // Saturday and Sunday.
    ['2026-11-28T15:00:00Z', true, '2026-11-28T15:00:00.000Z', '2026-11-28T21:00:00.000Z'],
    ['2026-11-29T21:00:00Z', false, '2026-11-29T15:00:00.000Z', '2026-11-29T21:00:00.000Z'],
  ])('at %s', (now, isOpen, opensAt, closesAt) => {
    const day = supportDay(new Date(now));
    expect([day.isOpen, day.opensAt.toISOString(), day.closesAt.toISOString()]).toEqual([
      isOpen,
      opensAt,
      closesAt,
    ]);
  });
});
