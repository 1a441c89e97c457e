import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { admitAppCheck } from './app-check-policy.mjs';
import { root } from './root.mjs';

const plain = readFileSync(join(root, 'firebase.json'), 'utf8');
const policy = JSON.parse(plain)
  .hosting.headers.find(({ regex }) => regex === '.*')
  .headers.find(({ key }) => key === 'Content-Security-Policy').value;
const directives = (text) =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const [name, ...values] = part.trim().split(' ');
      return [name, values];
    }),
  );

describe('the security policy', () => {
  it('names no host of App Check in a local run', () => {
    expect(plain).not.toMatch(/recaptcha|appcheck/i);
  });

  it('of a site with App Check admits its scripts, frames and requests, and else what it admitted before', () => {
    const before = directives(policy);
    const after = directives(admitAppCheck(policy));
    expect(after['script-src']).toEqual([
      ...before['script-src'],
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(after['frame-src']).toEqual([
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
    expect(after['connect-src']).toEqual([
      ...before['connect-src'],
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/',
    ]);
    const rest = ({ 'script-src': _s, 'frame-src': _f, 'connect-src': _c, ...others }) => others;
    expect(rest(after)).toEqual(rest(before));
  });

  it('is found by whole names of directives', () => {
    expect(directives(admitAppCheck("script-src-elem 'self'; connect-src 'self'"))).toMatchObject({
      'script-src-elem': ["'self'"],
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    });
  });
});
