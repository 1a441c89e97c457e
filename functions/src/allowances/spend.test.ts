import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { scene } from '../testing/scene.ts';
import { limitKey } from './limit-key.ts';
import { type Limit, spend } from './spend.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('spend');
});
beforeEach(() => backend.clear());
afterAll(() => backend.stop());

const keyOf = (use: string) => limitKey({ hashKey: 'a key for tests' }, use);
const limit: Limit = { key: keyOf('one'), max: 2, windowSeconds: 100, cooldownSeconds: 10 };

describe('spend', () => {
  it('counts within a window, refuses after it is spent, and begins again with the next window', async () => {
    const { pass, now } = scene(backend.firestore);
    const once = () => spend(backend.firestore, [limit], now());
    expect(await once()).toEqual([1]);
    pass(9);
    await expect(once()).rejects.toMatchObject({ details: { code: 'too-soon', retryAfterSeconds: 1 } });
    pass(1);
    expect(await once()).toEqual([2]);
    pass(50);
    await expect(once()).rejects.toMatchObject({
      details: { code: 'too-many-today', retryAfterSeconds: 40 },
    });
    pass(40);
    expect(await once()).toEqual([1]);
  });

  it('counts nothing anywhere when one limit refuses', async () => {
    const { now } = scene(backend.firestore);
    const wide: Limit = { key: keyOf('wide'), max: 100, windowSeconds: 100 };
    await spend(backend.firestore, [wide, limit], now());
    await expect(spend(backend.firestore, [wide, limit], now())).rejects.toThrow('too-soon');
    expect(await spend(backend.firestore, [wide], now())).toEqual([2]);
  });

  it('counts amounts: what does not fit is refused, and smaller ones still fit', async () => {
    const { now } = scene(backend.firestore);
    const of = (amount: number): Limit => ({ key: keyOf('bytes'), max: 10, windowSeconds: 100, amount });
    expect(await spend(backend.firestore, [of(7)], now())).toEqual([7]);
    await expect(spend(backend.firestore, [of(4)], now())).rejects.toThrow('too-many-today');
    expect(await spend(backend.firestore, [of(3)], now())).toEqual([10]);
  });

  it('takes one that began before the last that was counted, and keeps the later time', async () => {
    const { now } = scene(backend.firestore);
    const began = now();
    const later = new Date(began.getTime() + 5_000);
    const many: Limit = { key: keyOf('many'), max: 3, windowSeconds: 100 };
    expect(await spend(backend.firestore, [many], later)).toEqual([1]);
    expect(await spend(backend.firestore, [many], began)).toEqual([2]);
    // 4 seconds after the later of them, and 9 after the other.
    const cooled: Limit = { ...many, cooldownSeconds: 10 };
    await expect(spend(backend.firestore, [cooled], new Date(began.getTime() + 9_000))).rejects.toMatchObject(
      { details: { code: 'too-soon', retryAfterSeconds: 6 } },
    );
  });

  it('lets no more pass than there are, however many come at once', async () => {
    const { now } = scene(backend.firestore);
    const many: Limit = { key: keyOf('many'), max: 3, windowSeconds: 100 };
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => spend(backend.firestore, [many], now())),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});
