import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAIL_KINDS, type MailKind } from './mail.ts';
import { afterReport, MAIL_TRIAL_HOURS, type MailStop, mailTo, nextTrialAt, stoppedBy } from './mail-stop.ts';
import { MAIL_STOP_REASONS, MAIL_STOPPED_DAYS } from './mail-stopped.ts';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse('2026-01-01T12:00:00Z');
const after = (days: number) => new Date(START + days * DAY_MS);
const stopOf = (reason: MailStop['reason'], more: Partial<MailStop> = {}): MailStop => ({
  ...afterReport(undefined, { reason, at: after(0) }),
  ...more,
});

const report = fc.record({
  reason: fc.constantFrom(...MAIL_STOP_REASONS, null),
  // Few moments, so that two things often happen in the same one.
  at: fc.integer({ min: 0, max: 5 }).map(after),
});
const fold = (reports: readonly { readonly reason: MailStop['reason']; readonly at: Date }[]) =>
  reports.reduce<MailStop | undefined>(afterReport, undefined);

describe('what is stored of reports', () => {
  it('is the same in any order, and however often each of them comes', () => {
    const shuffled = fc.array(report, { minLength: 1, maxLength: 8 }).chain((reports) =>
      fc.tuple(
        fc.constant(reports),
        fc.shuffledSubarray([...reports, ...reports], {
          minLength: reports.length * 2,
          maxLength: reports.length * 2,
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([reports, again]) => {
        expect(fold(again)).toEqual(fold(reports));
      }),
    );
  });

  it('is the last of them, and of one moment the one that stops more', () => {
    const at = after(1);
    expect(
      fold([
        { reason: null, at: after(2) },
        { reason: 'complaint', at },
      ])?.reason,
    ).toBeNull();
    expect(
      fold([
        { reason: null, at },
        { reason: 'bounce', at },
        { reason: 'complaint', at },
      ])?.reason,
    ).toBe('complaint');
  });

  it('lasts a year from the last report, and keeps what was tried until the mailbox is confirmed', () => {
    const trial = { mailId: 'one', at: after(1) };
    const again = afterReport(stopOf('bounce', { trial }), { reason: 'bounce', at: after(2) });
    expect(again).toMatchObject({ trial, expiresAt: after(2 + MAIL_STOPPED_DAYS) });
    expect(stoppedBy(again, after(2 + MAIL_STOPPED_DAYS - 1))).toBe('bounce');
    expect(stoppedBy(again, after(2 + MAIL_STOPPED_DAYS))).toBeUndefined();
    expect(afterReport(again, { reason: null, at: after(3) }).trial).toBeNull();
    expect(stoppedBy(undefined, after(0))).toBeUndefined();
  });
});

const kindsThat = (stop: MailStop | undefined, what: string): MailKind[] =>
  MAIL_KINDS.filter((kind) => mailTo(stop, { id: 'new', kind }, after(1)) === what);
const ASKED_FOR: MailKind[] = ['verification', 'mailboxCheck', 'resetCode', 'resetLink', 'emailChange'];

describe('mail to an address', () => {
  it('of which nothing is known, which was confirmed, or whose report is a year old, is sent', () => {
    const old = stopOf('complaint', { expiresAt: after(1) });
    for (const stop of [undefined, stopOf(null), old]) expect(kindsThat(stop, 'send')).toEqual(MAIL_KINDS);
  });

  it('whose reader complained is what they ask for, and the warning of a change of the account', () => {
    const stop = stopOf('complaint', { trial: { mailId: 'old', at: after(1) } });
    expect(kindsThat(stop, 'send').toSorted()).toEqual([...ASKED_FOR, 'emailChangeNotice'].toSorted());
    expect(kindsThat(stop, 'try')).toEqual([]);
  });

  it('from which mail came back is tried with what is asked for, once a day', () => {
    expect(kindsThat(stopOf('bounce'), 'try').toSorted()).toEqual(ASKED_FOR.toSorted());
    expect(kindsThat(stopOf('bounce'), 'send')).toEqual([]);
    const hoursAgo = (hours: number) => new Date(after(1).getTime() - hours * 60 * 60_000);
    const tried = (hours: number) => stopOf('bounce', { trial: { mailId: 'old', at: hoursAgo(hours) } });
    expect(kindsThat(tried(MAIL_TRIAL_HOURS - 1), 'try')).toEqual([]);
    expect(kindsThat(tried(MAIL_TRIAL_HOURS), 'try').toSorted()).toEqual(ASKED_FOR.toSorted());
    expect(nextTrialAt(tried(MAIL_TRIAL_HOURS - 1), after(1))).toEqual(hoursAgo(-1));
    expect(nextTrialAt(tried(MAIL_TRIAL_HOURS), after(1))).toBeUndefined();
  });

  it('is tried again where the server did not take the very mail of the day', () => {
    const stop = stopOf('bounce', { trial: { mailId: 'new', at: after(1) } });
    expect(mailTo(stop, { id: 'new', kind: 'resetCode' }, after(1))).toBe('try');
    expect(mailTo(stop, { id: 'new', kind: 'digest' }, after(1))).toBe('drop');
  });
});
