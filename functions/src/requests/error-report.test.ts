import type { LogEntry } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it } from 'vitest';
import { meter } from '../allowances/rate.ts';
import { answerErrorReport, type ErrorReportRequest } from './error-report.ts';

const written: LogEntry[] = [];
beforeEach(() => {
  written.length = 0;
});

const REPORT = {
  message: 'Error: No comic',
  stack: 'Error: No comic\n    at f (app.js:1:2)',
  path: '/en/comic/orbit',
  build: 'abc123',
};
const request = (body: unknown, changes: Partial<ErrorReportRequest> = {}): ErrorReportRequest => ({
  method: 'POST',
  headers: { 'user-agent': 'Firefox', 'sec-fetch-site': 'same-origin' },
  rawBody: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  ...changes,
});
const answer = (asked: ErrorReportRequest, passes = meter({ perName: 100, inAll: 100 })) =>
  answerErrorReport((entry) => written.push(entry), passes, asked, {
    origin: '203.0.113.7',
    gateway: undefined,
    now: new Date(0),
  });

describe('an error that is sent', () => {
  it('is written down as Error Reporting reads it', () => {
    expect(answer(request(REPORT))).toBe(204);
    expect(written).toEqual([
      {
        severity: 'ERROR',
        '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
        message: REPORT.stack,
        serviceContext: { service: 'web', version: 'abc123' },
        context: { httpRequest: { url: '/en/comic/orbit', userAgent: 'Firefox' } },
      },
    ]);
  });

  it('has its message where the stack does not begin with it, and alone where there is no stack', () => {
    answer(request({ ...REPORT, stack: 'f@app.js:1:2' }));
    answer(request({ message: 'Error: No comic', path: '/en' }));
    expect(written.map(({ message }) => message)).toEqual([
      'Error: No comic\nf@app.js:1:2',
      'Error: No comic',
    ]);
  });

  it('too often is answered alike, and not written down', () => {
    const passes = meter({ perName: 2, inAll: 2 });
    expect([1, 2, 3].map(() => answer(request(REPORT), passes))).toEqual([204, 204, 204]);
    expect(written).toHaveLength(2);
  });

  it('by another site is answered alike, and not written down', () => {
    expect(answer(request(REPORT, { headers: { 'sec-fetch-site': 'cross-site' } }))).toBe(204);
    expect(written).toEqual([]);
  });
});

describe('what is no report', () => {
  it.each([
    ['nothing', ''],
    ['half a report', '{"message":'],
    ['a list', []],
    ['no message', { path: '/en' }],
    ['an address of elsewhere', { ...REPORT, path: 'https://elsewhere.test' }],
    ['more than is asked for', { ...REPORT, uid: 'reader' }],
    ['a message too long', { ...REPORT, message: 'x'.repeat(501) }],
    ['a build that is none', { ...REPORT, build: '<b>' }],
  ])('%s', (_, body) => {
    expect(answer(request(body))).toBe(400);
    expect(written).toEqual([]);
  });

  it('too much of it, or asked for otherwise', () => {
    expect(answer(request(' '.repeat(8193)))).toBe(413);
    expect(answer(request(REPORT, { method: 'GET' }))).toBe(405);
    expect(answer(request(REPORT, { rawBody: undefined }))).toBe(400);
  });
});
