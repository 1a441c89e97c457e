import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_PASSPHRASE, makeSeal, openSeal, sealSchema } from './passphrase.ts';
import { PIECE, type SealKey, sealer, unsealed } from './seal.ts';

const KEY: SealKey = { key: randomBytes(32), exportId: 'one' };

function seal(content: readonly Buffer[], { key = KEY, name = 'users' } = {}): Buffer {
  const { push, end } = sealer(key, name);
  return Buffer.concat([...content.flatMap(push), ...end()]);
}

/** Opens what comes in pieces of a size. */
async function open(sealed: Buffer, { key = KEY, name = 'users', step = 50_000 } = {}): Promise<Buffer> {
  async function* arriving() {
    for (let start = 0; start < sealed.length; start += step) yield sealed.subarray(start, start + step);
  }
  const pieces: Buffer[] = [];
  for await (const piece of unsealed(key, name, arriving())) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Of up to three pieces and a bit, in portions as they come. */
const contents = fc
  .array(fc.integer({ min: 0, max: PIECE + 10 }), { maxLength: 3 })
  .map((sizes) => sizes.map((size) => randomBytes(size)));

describe('what is sealed', () => {
  it('comes back byte by byte, in whatever portions it came and comes', async () => {
    const steps = fc.integer({ min: 1000, max: 200_000 });
    await fc.assert(
      fc.asyncProperty(contents, steps, async (content, step) => {
        const found = await open(seal(content), { step });
        expect(found.equals(Buffer.concat(content))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE])('also where it has %i bytes', async (size) => {
    const content = randomBytes(size);
    expect((await open(seal([content]))).equals(content)).toBe(true);
  });

  it('says nothing of what it holds, and is another one each time', () => {
    const content = Buffer.from('Words of my own.'.repeat(100));
    expect(seal([content]).includes('Words')).toBe(false);
    expect(seal([content]).equals(seal([content]))).toBe(false);
  });
});

describe('what is not as it was sealed is refused', () => {
  const refused = (sealed: Buffer, options = {}) =>
    expect(open(sealed, options)).rejects.toThrow('people/users is not as it was sealed');
  const sealed = seal([randomBytes(2 * PIECE + 500)]);
  /** Where each piece begins, behind the salt. */
  const FRAME = PIECE + 4 + 16;
  const frame = (index: number) => sealed.subarray(32 + index * FRAME, 32 + (index + 1) * FRAME);
  const put = (...frames: Buffer[]) => Buffer.concat([sealed.subarray(0, 32), ...frames]);

  it('where any bit was changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(7), async (at, bit) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        await refused(changed);
      }),
      { numRuns: 60 },
    );
  });

  it('where it was cut anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), async (end) => {
        await refused(sealed.subarray(0, end));
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, () => Buffer]>([
    ['a piece is missing at the end', () => put(frame(0), frame(1))],
    ['a piece is missing in between', () => put(frame(0), frame(2))],
    ['two pieces have changed places', () => put(frame(1), frame(0), frame(2))],
    ['a piece comes twice', () => put(frame(0), frame(0), frame(1), frame(2))],
    ['something follows the last piece', () => Buffer.concat([sealed, Buffer.of(0)])],
    ['the last piece comes twice', () => put(frame(0), frame(1), frame(2), frame(2))],
    ['it is empty', () => Buffer.alloc(0)],
  ])('where %s', (_, made) => refused(made()));

  it('where it is another file, of another export, or of another passphrase', async () => {
    await refused(seal([Buffer.from('a')], { name: 'staff' }));
    await refused(seal([Buffer.from('a')], { key: { ...KEY, exportId: 'two' } }));
    await refused(seal([Buffer.from('a')], { key: { ...KEY, key: randomBytes(32) } }));
  });
});

describe('a passphrase', () => {
  const WORDS = 'a caravan of salt';

  it('gives the same key each time, to whoever types it on any keyboard, and no other one does', async () => {
    const { seal: made, key } = await makeSeal(`${WORDS} é`, 'one');
    expect(sealSchema.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
    expect(made.scrypt.N).toBeGreaterThanOrEqual(2 ** 17);
    expect(await openSeal(made, `${WORDS} e\u0301`, 'one')).toEqual(key);
    await expect(openSeal(made, `${WORDS} e`, 'one')).rejects.toThrow('That is not the passphrase');
    await expect(openSeal(made, `${WORDS} é`, 'two')).rejects.toThrow('That is not the passphrase');
  });

  it('that could be guessed is refused', async () => {
    await expect(makeSeal('x'.repeat(LEAST_PASSPHRASE - 1), 'one')).rejects.toThrow('characters or more');
  });

  it('is asked no less work for, and no more memory, than we have decided on', async () => {
    const { seal: made } = await makeSeal(WORDS, 'one');
    for (const N of [2 ** 10, 2 ** 30, 2 ** 17 + 1])
      expect(sealSchema.safeParse({ ...made, scrypt: { ...made.scrypt, N } }).success).toBe(false);
  });
});
