import { createPublicKey, verify } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserKeys, readPush } from '../../../tests/support/read-push.ts';
import { encryptMessage, InvalidRecipient, MESSAGE_BYTES } from './encrypt-message.ts';
import { isPublicAddress } from './public-address.ts';
import { pushKeys, vapidHeader } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A. */
const STANDARD = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message for a browser', () => {
  it('is that of the standard', () => {
    const drawn = { salt: bytes(STANDARD.salt), privateKey: bytes(STANDARD.privateKey) };
    const message = encryptMessage(Buffer.from(STANDARD.text), STANDARD, drawn);
    expect(message.toString('base64url')).toBe(STANDARD.message);
  });

  it('is read by the browser that it is for, up to the longest one, and fits into what services take', () => {
    const browser = browserKeys();
    const to = { p256dh: browser.p256dh, auth: browser.auth.toString('base64url') };
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: MESSAGE_BYTES }), (text) => {
        const message = encryptMessage(Buffer.from(text), to);
        expect(message.length).toBeLessThanOrEqual(4096);
        expect(readPush(message, browser)).toEqual(Buffer.from(text));
      }),
      { numRuns: 20 },
    );
    expect(() => encryptMessage(Buffer.alloc(MESSAGE_BYTES + 1), to)).toThrow('too long');
  });

  it('is none for a key that is not on the curve', () => {
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    expect(() => encryptMessage(Buffer.from('x'), { p256dh, auth: STANDARD.auth })).toThrow(InvalidRecipient);
  });
});

describe('the keys of a site', () => {
  it('are the same for the same secret, a point of the curve, and others for another', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 32 }), (secret) => {
        const { publicKey } = pushKeys(secret);
        expect(publicKey).toMatch(/^B[A-Za-z0-9_-]{86}$/);
        expect(pushKeys(secret).publicKey).toBe(publicKey);
        expect(pushKeys(`${secret}.`).publicKey).not.toBe(publicKey);
      }),
      { numRuns: 20 },
    );
  });

  it('sign who sends, for one service and half a day', () => {
    const keys = pushKeys('a key for tests that is long enough');
    const now = new Date('2026-01-01T00:00:00Z');
    const about = { origin: 'https://push.example', contact: 'help@rawi.test', now };
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(vapidHeader(keys, about)) ?? [];
    const [head = '', said = '', signature = ''] = token.split('.');
    expect(key).toBe(keys.publicKey);
    expect(JSON.parse(bytes(said).toString())).toEqual({
      aud: 'https://push.example',
      exp: now.getTime() / 1000 + 43_200,
      sub: 'mailto:help@rawi.test',
    });
    const checked = { key: createPublicKey(keys.privateKey), dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${said}`), checked, bytes(signature))).toBe(true);
  });
});

describe('an address that is connected to', () => {
  it.each(['142.250.74.10', '17.57.146.20', '2a00:1450:4001:82a::200a'])('is public: %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0:a00:1::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    'no address',
  ])('is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
