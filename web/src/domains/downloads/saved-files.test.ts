import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownerOfKey, partOf, savedKey } from './saved-files.ts';

const address = (owner: string, name: string) =>
  `https://files.test/v0/b/rawi/o/public%2F${owner}-0123abcd%2F${name}?alt=media`;

describe('savedKey', () => {
  it('is the same for every width of an image, and different for every image', () => {
    const width = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), width, width, (page, other, one, two) => {
        const key = savedKey(address('a-1-en', `${page}-${one}.webp`));
        expect(savedKey(address('a-1-en', `${page}-${two}.webp`))).toBe(key);
        expect(savedKey(address('a-1-en', `${other}-${one}.webp`)) === key).toBe(page === other);
        expect(savedKey(address('a-2-en', `${page}-${one}.webp`))).not.toBe(key);
        expect(ownerOfKey(key ?? '')).toBe('a-1-en');
      }),
    );
  });

  it('differs between the slices of a page', () => {
    expect(savedKey(address('a', '3-800.webp'))).not.toBe(savedKey(address('a', '3.2-800.webp')));
  });

  it('is undefined for what is not published', () => {
    expect(savedKey('https://rawi.test/assets/page-3.js')).toBeUndefined();
    expect(savedKey('https://files.test/v0/b/rawi/o/staging%2Fa%2F1-800.webp?alt=media')).toBeUndefined();
  });
});

describe('partOf', () => {
  const whole = () => new Response('0123456789', { headers: { 'content-type': 'application/pdf' } });

  it('returns each range within the file, with its position', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(9), fc.nat(20), async (from, length) => {
        const part = await partOf(whole(), `bytes=${from}-${from + length}`);
        const end = Math.min(9, from + length);
        expect(part.status).toBe(206);
        expect(part.headers.get('content-range')).toBe(`bytes ${from}-${end}/10`);
        expect(await part.text()).toBe('0123456789'.slice(from, end + 1));
      }),
    );
  });

  it('returns the rest or the whole file, and nothing beyond the end', async () => {
    expect(await (await partOf(whole(), 'bytes=7-')).text()).toBe('789');
    expect((await partOf(whole(), null)).status).toBe(200);
    expect((await partOf(whole(), 'bytes=10-12')).status).toBe(416);
  });
});
