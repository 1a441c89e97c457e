import { afterEach, describe, expect, it, vi } from 'vitest';
import { contact, hashKey, hops, mailEventsKey, site } from './settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the settings', () => {
  it('take a key of 32 characters or more', () => {
    vi.stubEnv('AUTH_KEY', 'k'.repeat(32));
    expect(hashKey()).toBe('k'.repeat(32));
    for (const short of ['', 'k', 'k'.repeat(31)]) {
      vi.stubEnv('AUTH_KEY', short);
      expect(() => hashKey(), String(short.length)).toThrow('AUTH_KEY');
    }
  });

  it('take the secret of a mail provider as it is typed into an address: long, and without the end of its line', () => {
    vi.stubEnv('MAIL_EVENTS_KEY', `${'k'.repeat(32)}\n`);
    expect(mailEventsKey()).toBe('k'.repeat(32));
    for (const short of ['', 'k', `${'k'.repeat(31)}\n`]) {
      vi.stubEnv('MAIL_EVENTS_KEY', short);
      expect(() => mailEventsKey(), String(short.length)).toThrow('MAIL_EVENTS_KEY');
    }
  });

  it('take a number of hops, and nothing else', () => {
    vi.stubEnv('TRUSTED_HOPS', '2');
    expect(hops()).toBe(2);
    for (const wrong of ['-1', '9', 'two']) {
      vi.stubEnv('TRUSTED_HOPS', wrong);
      expect(() => hops(), wrong).toThrow('TRUSTED_HOPS');
    }
  });

  it('know where links lead, and where to write to', () => {
    vi.stubEnv('SITE_URL', 'https://rawi.test/');
    expect(site()).toBe('https://rawi.test');
    vi.stubEnv('CONTACT_ADDRESS', '');
    expect(() => contact()).toThrow('CONTACT_ADDRESS');
    vi.stubEnv('CONTACT_ADDRESS', 'help@rawi.test');
    expect(contact()).toBe('help@rawi.test');
  });
});
