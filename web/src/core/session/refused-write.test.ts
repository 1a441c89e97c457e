import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { ownWrite } from './refused-write.ts';

async function lookedAgainAfter(code: string): Promise<number> {
  let looked = 0;
  const error = new FirebaseError(code, 'refused');
  const write = ownWrite(
    () => Promise.reject(error),
    async () => {
      looked += 1;
    },
  );
  await expect(write).rejects.toBe(error);
  return looked;
}

describe('a person’s own write', () => {
  it.each(['permission-denied', 'storage/unauthorized'])(
    'that is refused (%s) checks whether the session has ended',
    async (code) => {
      expect(await lookedAgainAfter(code)).toBe(1);
    },
  );

  it.each(['unavailable', 'storage/retry-limit-exceeded'])(
    'that fails otherwise (%s) does not touch the session',
    async (code) => {
      expect(await lookedAgainAfter(code)).toBe(0);
    },
  );

  it('that succeeds returns its result', async () => {
    expect(await ownWrite(async () => 7)).toBe(7);
  });
});
