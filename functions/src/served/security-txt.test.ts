import { expect, it } from 'vitest';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { pageServer } from './serve-page.ts';

const fieldsOf = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][a-z-]+(?:-[A-Z][a-z]+)*): (\S.*)$/.exec(line)?.slice(1) ?? [line]);

it.each([
  ['2026-12-31T23:59:59Z', '2027-06-01T00:00:00Z'],
  ['2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z'],
])('says at %s whom to write to, until %s', (now, expires) => {
  const { status, headers, body } = securityTxt('https://rawi.test', 'help@rawi.test', new Date(now));
  expect([status, headers['Content-Type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(fieldsOf(body)).toEqual([
    ['Contact', 'mailto:help@rawi.test'],
    ['Contact', 'https://rawi.test/en/contact-us'],
    ['Expires', expires],
    ['Preferred-Languages', 'en, ar'],
    ['Canonical', `https://rawi.test${SECURITY_TXT}`],
  ]);
  const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
  expect(days).toBeGreaterThan(120);
  expect(days).toBeLessThan(365);
});

it('names the page alone where the owner has set no address, and costs no read', async () => {
  const serve = pageServer({
    origin: 'https://rawi.test',
    fileUrl: (path) => path,
    contact: () => '',
    open: () => Promise.reject(new Error('no page is drawn')),
    read: () => Promise.reject(new Error('nothing is read')),
    onOutdated: () => {},
    search: async () => undefined,
    report: () => {},
  });
  const { status, body } = await serve(SECURITY_TXT);
  expect([status, fieldsOf(body).filter(([name]) => name === 'Contact')]).toEqual([
    200,
    [['Contact', 'https://rawi.test/en/contact-us']],
  ]);
});
