import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPush, DEVICE_SLOTS, PUSH_WAITING, pushDeviceSchema, withWaiting } from './push.ts';
import { afterQuiet, isQuiet } from './quiet-hours.ts';

const KEY = `B${'a'.repeat(86)}`;
const device = (endpoint: string) => ({
  endpoint,
  p256dh: KEY,
  auth: 'a'.repeat(22),
  key: KEY,
  browser: 'firefox',
  system: 'linux',
  addedAt: new Date(0),
  signedInAt: 0,
});
const takes = (endpoint: string) => pushDeviceSchema.safeParse(device(endpoint)).success;

describe('the address that a browser gives', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/cAb1:APA91b-x_y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
    'https://web.push.apple.com/QOa-1',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2f',
  ])('is taken: %s', (endpoint) => expect(takes(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://somebody@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/?https://fcm.googleapis.com/x',
    'https://notify.windows.com.evil.example/x',
    'https://a.b.notify.windows.com/x',
    'https://.notify.windows.com/x',
    'https://web.push.apple.com\\@evil.example/x',
    'https://web.push.apple.com/#x',
    'https://web.push.apple.com/x\nhttps://evil.example/x',
    'https://127.0.0.1/x',
    'https://metadata.google.internal/x',
    'https://fcm.googleapis.com',
    `https://fcm.googleapis.com/${'x'.repeat(901)}`,
  ])('is refused: %s', (endpoint) => expect(takes(endpoint)).toBe(false));
});

const zones = fc.constantFrom(
  'UTC',
  'Asia/Riyadh',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'No/Where',
);
const hours = fc.record({
  from: fc.integer({ min: 0, max: 23 }),
  until: fc.integer({ min: 0, max: 23 }),
  zone: zones,
});
const times = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('quiet hours', () => {
  it('end within a day, an hour more where a clock is put back, and never lie before the time asked for', () => {
    fc.assert(
      fc.property(hours, times, (quiet, at) => {
        const free = afterQuiet(quiet, at);
        expect(isQuiet(quiet, free)).toBe(false);
        expect(free.getTime()).toBeGreaterThanOrEqual(at.getTime());
        expect(free.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        if (!isQuiet(quiet, at)) expect(free).toEqual(at);
      }),
    );
  });

  it('are those of the clock on the wall', () => {
    const quiet = { from: 22, until: 8, zone: 'Asia/Riyadh' };
    expect(afterQuiet(quiet, new Date('2026-05-01T19:30:00Z'))).toEqual(new Date('2026-05-02T05:00:00Z'));
    expect(afterQuiet(quiet, new Date('2026-05-01T18:59:00Z'))).toEqual(new Date('2026-05-01T18:59:00Z'));
    expect(afterQuiet(null, new Date('2026-05-01T19:30:00Z'))).toEqual(new Date('2026-05-01T19:30:00Z'));
  });
});

describe('what waits to be pushed', () => {
  it('is each notification once, whatever comes twice, and nothing that came meanwhile is lost', () => {
    const id = fc.integer({ min: 0, max: 30 }).map(String);
    fc.assert(
      fc.property(fc.array(id), fc.array(id), (before, meanwhile) => {
        let state: { waiting: string[]; told: string[] } = { waiting: [], told: [] };
        for (const each of before) state = { ...state, waiting: withWaiting(state, each) };
        const done = [...state.waiting];
        for (const each of meanwhile) state = { ...state, waiting: withWaiting(state, each) };
        const after = afterPush(state, done);
        for (const each of done) state = { ...after, waiting: withWaiting(after, each) };
        expect(new Set(after.waiting).size).toBe(after.waiting.length);
        expect(after.waiting.length).toBeLessThanOrEqual(PUSH_WAITING);
        expect(after.waiting.filter((each) => done.includes(each))).toEqual([]);
        if (done.length > 0) expect(state.waiting).toEqual(after.waiting);
        if (done.length + new Set(meanwhile).size <= PUSH_WAITING)
          for (const each of meanwhile)
            expect(done.includes(each) || after.waiting.includes(each)).toBe(true);
      }),
    );
  });

  it('has ten places for devices', () => expect(new Set(DEVICE_SLOTS).size).toBe(10));
});
