import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH } from '@rawi/model/testing/samples';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleUser } from '../testing/choices.ts';
import { onChoiceWritten } from './on-choice-written.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('on-choice-written');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  await set(paths.user('layla'), sampleUser(EPOCH));
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const exists = async (path: string) => (await emulated.firestore.doc(path).get()).exists;
const IDS = { uid: 'layla', translatorId: 'amal' };
const hear = (now = () => daysLater(10)) =>
  onChoiceWritten({ firestore: emulated.firestore, now }, 'ratings', IDS);
const RATING = paths.rating('amal', 'layla');
const rate = (quality: unknown) => set(RATING, { uid: 'layla', quality, clarity: 4, at: EPOCH });
function watchLog() {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  return logged;
}

describe('a choice whose documents are not what the model says', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the choice itself', () => rate('good')],
    [
      'the library',
      async () => {
        await rate(5);
        await set(paths.library('layla'), { parts: 'many' });
      },
    ],
  ])('is logged and left: %s', async (_, write) => {
    const logged = watchLog();
    await write();
    await hear();
    expect(logged).toHaveBeenCalledWith(
      'A choice (ratings) cannot be counted.',
      expect.objectContaining({ ids: IDS }),
    );
    expect(await exists(RATING)).toBe(true);
  });
});

it('a choice that fails for any other reason is delivered another time', async () => {
  const logged = watchLog();
  await rate(5);
  const broken = () => {
    throw new RangeError('The clock is out of order.');
  };
  await expect(hear(broken)).rejects.toThrow('out of order');
  expect(logged).not.toHaveBeenCalled();
});
