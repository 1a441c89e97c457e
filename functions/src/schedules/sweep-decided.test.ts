import { paths } from '@rawi/model/paths';
import { LEFTOVER_DAYS } from '@rawi/model/truth/publication';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { sweepDecided } from './sweep-decided.ts';

const DAY = 24 * 60 * 60;

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('sweep-decided');
});
beforeEach(async () => {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  await desk.addPerson('layla');
});
afterAll(() => backend.stop());

const ended = async (id: string, state: string) => {
  const { now } = desk.stage;
  await desk.addChapter(id, 'layla', { cover: 'file' }, { since: { submitted: now(), [state]: now() } });
  await backend.firestore.doc(paths.submission(id)).update({ state });
};
const files = async () =>
  (await backend.firestore.collection(paths.files()).get()).docs.map(({ id }) => id).toSorted();
const sweep = () => sweepDecided(backend.firestore, desk.stage.now());

describe('the files of what was decided', () => {
  it.each(['rejected', 'withdrawn'])(
    'go 30 days after it was %s, and what was written stays',
    async (state) => {
      await ended('one', state);
      desk.stage.pass(LEFTOVER_DAYS * DAY - 60);
      expect(await sweep()).toBe(0);
      desk.stage.pass(60);
      expect(await sweep()).toBe(2);
      expect(await sweep()).toBe(0);
      expect(await files()).toEqual([]);
      expect(await desk.read('one')).toMatchObject({ state, content: { number: 6 } });
    },
  );

  it('stay with what was handed in again, and what was rejected once more', async () => {
    await ended('again', 'rejected');
    await ended('rejected-later', 'rejected');
    await backend.firestore.doc(paths.submission('again')).update({ state: 'submitted' });
    desk.stage.pass(10 * DAY);
    await backend.firestore
      .doc(paths.submission('rejected-later'))
      .update({ 'since.rejected': desk.stage.now() });
    desk.stage.pass(LEFTOVER_DAYS * DAY - 60);
    expect(await sweep()).toBe(0);
    expect(await files()).toHaveLength(4);
  });

  it('are found though some days were missed', async () => {
    await ended('one', 'rejected');
    desk.stage.pass((LEFTOVER_DAYS + 6) * DAY);
    expect(await sweep()).toBe(2);
  });
});
