import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startInbox } from './start-inbox.mjs';

let inbox;
let site;
beforeEach(async () => {
  inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  site = `http://127.0.0.1:${inbox.httpPort}`;
});
afterEach(() => inbox.stop());

async function mail(fields) {
  const transport = createTransport({ host: '127.0.0.1', port: inbox.smtpPort, ignoreTLS: true });
  await transport.sendMail({ from: 'no-reply@rawi.test', to: 'layla@example.com', ...fields });
  transport.close();
}
const messages = async (query = '') => (await fetch(`${site}/api/messages${query}`)).json();

describe('the inbox', () => {
  it('begins empty and shows what arrives, newest first', async () => {
    expect(await messages()).toEqual([]);
    await mail({ subject: 'first', text: 'one' });
    await mail({ subject: 'ثانيًا', html: '<p>مرحبًا</p>', text: 'مرحبًا' });
    expect(await messages()).toMatchObject([
      {
        subject: 'ثانيًا',
        html: '<p>مرحبًا</p>',
        text: expect.stringContaining('مرحبًا'),
        to: ['layla@example.com'],
      },
      { subject: 'first', text: expect.stringContaining('one') },
    ]);
    const page = await (await fetch(site)).text();
    expect(page).toContain('ثانيًا');
    expect(page.indexOf('ثانيًا')).toBeLessThan(page.indexOf('first'));
  });

  it('narrows by recipient in any case', async () => {
    await mail({ subject: 'a', to: 'Sara@example.com' });
    await mail({ subject: 'b' });
    expect(await messages('?to=sara@EXAMPLE.com')).toMatchObject([{ subject: 'a' }]);
  });

  it('escapes what a mail says and keeps its HTML from running', async () => {
    await mail({ subject: '<script>alert(1)</script>', html: '<script>alert(2)</script>', text: '<b>x</b>' });
    const [{ id }] = await messages();
    const response = await fetch(`${site}/messages/${id}`);
    const page = await response.text();
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<b>x</b>');
    expect(page).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const html = await fetch(`${site}/messages/${id}/html`);
    expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('links the addresses of the text and nothing around them', async () => {
    await mail({ text: 'Open\nhttp://127.0.0.1:5000/en/auth/callback?mode=verifyEmail&oobCode=a_b-c\nnow' });
    const [{ id }] = await messages();
    const page = await (await fetch(`${site}/messages/${id}`)).text();
    expect(page).toContain(
      'href="http://127.0.0.1:5000/en/auth/callback?mode=verifyEmail&amp;oobCode=a_b-c"',
    );
  });

  it('can be emptied, and knows no other mail', async () => {
    await mail({ subject: 'x' });
    await fetch(`${site}/api/messages`, { method: 'DELETE' });
    expect(await messages()).toEqual([]);
    expect((await fetch(`${site}/messages/none`)).status).toBe(404);
    expect((await fetch(site, { method: 'POST' })).status).toBe(405);
  });

  it('refuses a port that is taken and leaves none open', async () => {
    await expect(startInbox({ smtpPort: 0, httpPort: inbox.httpPort })).rejects.toThrow('EADDRINUSE');
  });
});
