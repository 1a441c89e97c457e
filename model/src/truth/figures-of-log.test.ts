import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETTLED } from './audit.ts';
import { decidedFiguresSchema } from './decided-month.ts';
import { COUNTED_ACTIONS, figuresOfLog, figuresTogether, type Logged } from './figures-of-log.ts';

const entry = (action: Logged['action'], more: Partial<Logged> = {}): Logged => ({
  action,
  about: 'some/thing',
  reason: null,
  settled: null,
  turned: false,
  ...more,
});
const closed = (granted: boolean, minutes: number) =>
  entry('closeMessage', { reason: 'takedown', settled: { what: 'notice', minutes, granted } });

const anyEntry: fc.Arbitrary<Logged> = fc.record({
  action: fc.constantFrom(...COUNTED_ACTIONS),
  about: fc.constantFrom('a/1', 'a/2', 'a/3'),
  reason: fc.constantFrom(null, 'takedown', 'contact', 'rights', 'rights, for good', 'accuracy', 'new one'),
  settled: fc.option(
    fc.record({ what: fc.constantFrom(...SETTLED), minutes: fc.nat(100_000), granted: fc.boolean() }),
  ),
  turned: fc.boolean(),
});

describe('the figures of a log', () => {
  it('are the same in any order, and those of two parts are those of the whole', () => {
    fc.assert(
      fc.property(
        fc.array(anyEntry, { maxLength: 40 }),
        fc.array(anyEntry, { maxLength: 40 }),
        (one, other) => {
          const whole = figuresOfLog([...one, ...other], 5);
          expect(figuresOfLog([...other, ...one].toReversed(), 5)).toEqual(whole);
          expect(figuresTogether([figuresOfLog(one, 2), figuresOfLog(other, 3)])).toEqual(whole);
          expect(decidedFiguresSchema.parse(whole)).toEqual(whole);
        },
      ),
    );
  });

  it('tell notices by their outcome, and no other message', () => {
    const log = [closed(true, 60), closed(false, 120), entry('closeMessage', { reason: 'contact' })];
    const { notices, waits } = figuresOfLog(log, 7);
    expect(notices).toEqual({ received: 7, decided: 2, removed: 1 });
    expect(waits.notice).toEqual({ 60: 1, 120: 1 });
  });

  it('tell removals by reason: of work that was taken back too', () => {
    const log = [
      entry('takeDown', { reason: 'rights' }),
      entry('unpublishSubmission', { reason: 'rights, for good' }),
      entry('unpublishSubmission', { reason: 'accuracy' }),
      entry('takeDown', { reason: 'of a newer build' }),
    ];
    expect(figuresOfLog(log, 0).removals).toMatchObject({ rights: 2, quality: 1, other: 1, spam: 0 });
  });

  it('count what was hidden and shown again, and not what was hidden once more or found right', () => {
    const log = [
      entry('hideComment', { turned: true }),
      entry('hideComment'),
      entry('showComment', { turned: true }),
      entry('showComment'),
      entry('hideList', { turned: true }),
    ];
    expect(figuresOfLog(log, 0)).toMatchObject({
      comments: { hidden: 1, restored: 1 },
      lists: { hidden: 1, restored: 0 },
    });
  });

  it('tell appeals of every kind by their outcome', () => {
    const appeal = (granted: boolean) => ({ settled: { what: 'appeal', minutes: 30, granted } }) as const;
    const log = [
      entry('appealSubmission'),
      entry('objectToHiding'),
      entry('publishSubmission', appeal(true)),
      entry('hideComment', appeal(false)),
      entry('rejectSubmission', { settled: { what: 'work', minutes: 10, granted: false } }),
    ];
    const { appeals, waits } = figuresOfLog(log, 0);
    expect(appeals).toEqual({ made: 2, decided: 2, granted: 1 });
    expect(waits).toMatchObject({ appeal: { 30: 2 }, work: { 10: 1 } });
  });

  it('do not know, and never say 0, what entries of an earlier build do not say', () => {
    const before: Partial<Logged> = { settled: undefined, turned: undefined };
    const log = [
      entry('closeMessage', { ...before, reason: 'takedown' }),
      entry('hideComment', before),
      entry('hideComment', before),
      entry('showComment', before),
      entry('rejectSubmission', before),
    ];
    expect(figuresOfLog(log, null)).toMatchObject({
      notices: { received: null, decided: 1, removed: null },
      comments: { hidden: 1, restored: null },
      lists: { hidden: 0, restored: 0 },
      appeals: { made: 0, decided: null, granted: null },
      waits: { notice: null, report: null, appeal: null, work: null },
    });
    const year = figuresTogether([figuresOfLog(log, null), figuresOfLog([closed(true, 5)], 1)]);
    expect(year.notices).toEqual({ received: null, decided: 2, removed: null });
    expect(year.waits.notice).toBeNull();
  });
});
