import { LOCALES } from '@rawi/model/lists/locales';
import { MAIL_KINDS } from '@rawi/model/truth/mail';
import { describe, expect, it } from 'vitest';
import { sampleMails } from './sample-mails.ts';
import type { OutgoingMail } from './send-mail.ts';
import { sendSamples } from './send-samples.ts';

const ADDRESSES = { site: 'https://rawi.test', contact: 'help@rawi.test', email: 'layla@example.com' };

describe('the samples', () => {
  it.each(LOCALES)('are one of each kind of mail, whole (%s)', (locale) => {
    const mails = sampleMails(ADDRESSES, locale);
    expect(mails.map(({ kind }) => kind)).toEqual([...MAIL_KINDS]);
    for (const { kind, content } of mails) {
      expect([kind, content.html.length > 500, content.text.includes('help@rawi.test')]).toEqual([
        kind,
        true,
        true,
      ]);
      expect([kind, /\{\w+\}|undefined/.test(content.text)]).toEqual([kind, false]);
    }
  });
});

describe('sending them', () => {
  const mails = sampleMails(ADDRESSES, 'en');
  const samples = { to: 'layla@example.com', run: '1', mails };

  it('sends each once, under names of this run alone', async () => {
    const sent: OutgoingMail[] = [];
    const said: string[] = [];
    const failed = await sendSamples(
      async (mail) => void sent.push(mail),
      samples,
      (line) => said.push(line),
    );
    expect(failed).toBe(0);
    expect(sent.map(({ to }) => to)).toEqual(mails.map(() => 'layla@example.com'));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(mails.length);
    expect(sent.every(({ id }) => id.endsWith('.1'))).toBe(true);
    expect(said.filter((line) => line.startsWith('✓'))).toHaveLength(mails.length);
  });

  it('goes on where one is refused for what it says', async () => {
    const refused = Object.assign(new Error('550 spam'), { command: 'DATA', responseCode: 550 });
    const said: string[] = [];
    const failed = await sendSamples(
      ({ id }) => (id.includes('digest') ? Promise.reject(refused) : Promise.resolve()),
      samples,
      (line) => said.push(line),
    );
    expect(failed).toBe(1);
    expect(said).toContain('✗ digest: 550 spam');
    expect(said).toHaveLength(mails.length);
  });

  it('ends at once where the server refuses to talk', async () => {
    const said: string[] = [];
    const failed = await sendSamples(
      () => Promise.reject(Object.assign(new Error('535 wrong password'), { command: 'AUTH PLAIN' })),
      samples,
      (line) => said.push(line),
    );
    expect(failed).toBe(mails.length);
    expect(said).toEqual([`✗ ${MAIL_KINDS[0]}: 535 wrong password`]);
  });
});
