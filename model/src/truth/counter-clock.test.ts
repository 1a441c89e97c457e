import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterClock } from './counter-clock.ts';
import { afterBusinessDays, sealedUntil, takedownIdSchema } from './takedown.ts';

const day = (iso: string) => new Date(`${iso}T09:00:00Z`);
const times = fc.date({ min: day('2026-01-01'), max: day('2030-01-01'), noInvalidDate: true });

describe('the clock of an answer to a notice', () => {
  it('runs from when it came, in business days', () => {
    // A Thursday; the take-down was on the Monday of that week.
    const takedown = { at: day('2026-03-02'), sealedUntil: sealedUntil('rights', day('2026-03-02')) };
    expect(counterClock({ at: day('2026-03-05') }, takedown)).toEqual({
      returnFrom: day('2026-03-19'),
      returnBy: day('2026-03-25'),
      sealEnds: day('2026-04-09'),
      isTooLate: false,
      wasLate: false,
    });
  });

  it('of one that came in time ends before the sealed copy is gone', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 14 }), (at, after) => {
        const counter = { at: afterBusinessDays(at, after) };
        const takedown = { at, sealedUntil: sealedUntil('rights', at) };
        const clock = counterClock(counter, takedown);
        expect(clock.wasLate).toBe(false);
        expect(clock.isTooLate).toBe(false);
        // What falls on a weekend counts from the Monday after it.
        expect(clock.returnBy.getTime()).toBeLessThanOrEqual(takedown.sealedUntil.getTime());
        expect(clock.returnFrom < clock.returnBy).toBe(true);
      }),
    );
  });

  it('says that one came late, and that what it wants back will be gone', () => {
    const at = day('2026-03-02');
    const takedown = { at, sealedUntil: sealedUntil('rights', at) };
    const late = counterClock({ at: afterBusinessDays(at, 20) }, takedown);
    expect(late).toMatchObject({ wasLate: true, isTooLate: true });
    expect(counterClock({ at: afterBusinessDays(at, 16) }, takedown)).toMatchObject({
      wasLate: true,
      isTooLate: false,
    });
  });

  it('knows its own days where nobody knows the take-down', () => {
    expect(counterClock({ at: day('2026-03-05') }, undefined)).toMatchObject({
      sealEnds: null,
      wasLate: false,
    });
  });
});

it('the id of a take-down that a stranger brings names a target, and nothing else', () => {
  expect(takedownIdSchema.safeParse('chapter:simurgh:simurgh-1-ar').success).toBe(true);
  for (const id of [
    '',
    'users:x',
    'comic:',
    'comic:a/b',
    'comic:a:b',
    'chapter:a',
    `comic:${'a'.repeat(500)}`,
    'photo:a:b',
  ])
    expect(takedownIdSchema.safeParse(id).success, id).toBe(false);
});
