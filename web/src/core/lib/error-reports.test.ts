import { errorReportSchema } from '@rawi/model/calls/error-report';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Reports from './error-reports.ts';
import { PageError } from './page-error.ts';

let reports: typeof Reports;
const bodies: unknown[] = [];

beforeEach(async () => {
  vi.resetModules();
  reports = await import('./error-reports.ts');
  bodies.length = 0;
  history.replaceState(null, '', '/en/newpassword?oobCode=secret');
  document.head.innerHTML = '<meta name="rawi-build" content="abc123">';
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    expect(address).toBe('/api/report');
    if (typeof body !== 'string') throw new Error('A report is text.');
    bodies.push(errorReportSchema.parse(JSON.parse(body)));
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

it('an error is sent with its place, its page and its build, and without the queries of addresses', () => {
  const error = new Error('No answer from https://rawi.test/x?token=secret today');
  reports.reportToService(error);
  expect(bodies).toEqual([
    {
      message: 'Error: No answer from https://rawi.test/x today',
      stack: expect.stringContaining('error-reports.test'),
      path: '/en/newpassword',
      build: 'abc123',
    },
  ]);
  expect(JSON.stringify(bodies)).not.toContain('secret');
});

it('one error is sent once, and a page sends no more than ten', () => {
  for (const message of ['a', 'a', ...'bcdefghijklmnop']) reports.reportToService(new Error(message));
  expect(bodies).toHaveLength(10);
});

it.each([301, 404, 429, 499])('a client error with the status %d is not sent', (status) => {
  reports.reportToService(Object.assign(new Error('client'), { status }));
  reports.reportToService(PageError.notFound());
  expect(bodies).toEqual([]);
});

it.each([200, 299, 500, 503])('an error with the status %d is sent', (status) => {
  reports.reportToService(Object.assign(new Error('server'), { status }));
  expect(bodies).toHaveLength(1);
});

it.each([
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [7, '7'],
])('what is no error (%o) is sent as its text', (thrown, message) => {
  reports.reportToService(thrown);
  expect(bodies).toMatchObject([{ message }]);
});

it('nothing is sent without a network, and nothing breaks in a browser without the function', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  reports.reportToService(new Error('offline'));
  expect(bodies).toEqual([]);
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(() => {
    throw new TypeError('blocked');
  });
  expect(() => reports.reportToService(new Error('blocked'))).not.toThrow();
});

it('an error that reaches the window is sent, unless it comes from a script of another origin', () => {
  reports.startErrorReports();
  const thrown = (filename: string, error: unknown = new Error(filename)) =>
    window.dispatchEvent(new ErrorEvent('error', { error, message: 'thrown', filename }));
  thrown('chrome-extension://abc/x.js');
  thrown('', null);
  expect(bodies).toEqual([]);
  thrown(`${location.origin}/assets/app.js`);
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), {
      reason: new Error('nobody waits'),
      promise: Promise.resolve(),
    }),
  );
  expect(bodies).toHaveLength(2);
});
