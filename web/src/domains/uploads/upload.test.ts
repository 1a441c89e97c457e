import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSpeed, totalsOf, type Upload, type UploadStep } from './upload.ts';

const upload = (step: UploadStep, sent: number, more: Partial<Upload> = {}): Upload => ({
  key: `${step} ${sent}`,
  uid: 'amal',
  submissionId: 'one',
  part: 'chapter',
  fileId: 'file',
  name: 'one.pdf',
  bytes: 100,
  sent,
  step,
  secondsLeft: undefined,
  problem: undefined,
  ...more,
});

describe('the totals of all uploads', () => {
  it('cover those that still move, with the time from the speed of the one being sent', () => {
    const all = [
      upload('sent', 100),
      upload('paused', 30),
      upload('failed', 10),
      upload('sending', 50, { secondsLeft: 10 }),
      upload('waiting', 0),
      upload('needs-file', 0),
    ];
    expect(totalsOf(all)).toEqual({ files: 2, bytes: 200, sent: 50, secondsLeft: 30 });
  });

  it('are undefined when none moves', () => {
    expect(totalsOf([upload('sent', 100), upload('refused', 0)])).toBeUndefined();
  });

  it('have no time before the speed is known', () => {
    expect(totalsOf([upload('sending', 0), upload('offline', 10)])?.secondsLeft).toBeUndefined();
  });
});

describe('the speed of an upload', () => {
  it('depends on the last seconds only', () => {
    let at = 0;
    const speed = lineSpeed(() => at, 10_000);
    const arrive = (time: number, sent: number) => {
      at = time;
      speed.note(sent);
    };
    arrive(0, 0);
    expect(speed.secondsFor(100)).toBeUndefined();
    arrive(1000, 10);
    expect(speed.secondsFor(100)).toBe(10);
    // The connection has become ten times as fast.
    for (let second = 20; second <= 40; second += 1) arrive(second * 1000, 10 + (second - 20) * 100);
    expect(speed.secondsFor(100)).toBe(1);
  });

  it('is unknown after a restart, and never below zero', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }), (sizes) => {
        let at = 0;
        const speed = lineSpeed(() => at);
        for (const sent of sizes) {
          at += 500;
          speed.note(sent);
        }
        expect(speed.secondsFor(1000) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
