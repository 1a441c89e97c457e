import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';
import { eraseAccount } from './erase-account.ts';

/** Steps are tried one in so many; each of them with `RAWI_LAW_RUNS`. */
const STRIDE = process.env['RAWI_LAW_RUNS'] === undefined ? 3 : 1;

const ID = 'simurgh-6-ar_layla';

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('erased-on-its-way');
});
beforeEach(() => prepare());
afterAll(() => backend.stop());

async function prepare(): Promise<void> {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  await desk.addPerson('layla');
  await writeComic(backend.firestore, sampleComic('simurgh', { chapterCount: 1 }), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
  await desk.addChapter('one');
  await desk.decide('one');
}
const at = async (path: string) => (await backend.firestore.doc(path).get()).data();
const erase = () =>
  eraseAccount(
    { ...desk.stage, uploads: desk.uploads, published: desk.bucket },
    { uid: 'layla', email: 'layla@example.com', deletedAt: desk.stage.now() },
  );

/** What is done about the publication until nothing is left to do: tasks that died are handed over again. */
async function toTheEnd(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await desk.hear('one');
    for (let id = desk.queue.shift(); id !== undefined; id = desk.queue.shift())
      await desk.run(id).catch(() => {});
    desk.stage.pass(400);
    await desk.sweep();
  }
  for (let id = desk.queue.shift(); id !== undefined; id = desk.queue.shift())
    await desk.run(id).catch(() => {});
}

/** Has something happen at a step of the task: before, or after, what it asks of others. */
function happeningAt(step: number, happens: () => Promise<void>) {
  let steps = 0;
  let isBusy = false;
  const gate = async () => {
    if (isBusy) return;
    steps += 1;
    if (steps - 1 !== step) return;
    isBusy = true;
    await happens();
    isBusy = false;
  };
  const { firestore } = backend;
  const whole = firestore.runTransaction.bind(firestore);
  const spy = vi.spyOn(firestore, 'runTransaction').mockImplementation(async (update, options) => {
    await gate();
    const result = await whole(update, options);
    await gate();
    return result;
  });
  const look = desk.stage.auth.getUser.bind(desk.stage.auth);
  const looks = vi.spyOn(desk.stage.auth, 'getUser').mockImplementation(async (uid) => {
    const account = await look(uid);
    // The account may go in the very moment after it was seen.
    await gate();
    return account;
  });
  return {
    change: { bucket: desk.bucket.paced(gate) },
    end() {
      spy.mockRestore();
      looks.mockRestore();
      return steps;
    },
  };
}

async function expectNothing(when: string): Promise<void> {
  expect([when, await at(paths.chapter('simurgh', ID))]).toEqual([when, undefined]);
  const left = desk.bucket.paths().filter((path) => path.startsWith(`public/${ID}-`));
  expect([when, left]).toEqual([when, []]);
  expect([when, (await at(paths.comic('simurgh')))?.['chapterCount']]).toEqual([when, 1]);
}

describe('a publication whose owner’s account is deleted', () => {
  it('never comes out, at whatever step of its task the account goes', async () => {
    const undisturbed = happeningAt(-1, async () => {});
    await desk.run('one', undisturbed.change);
    const steps = undisturbed.end();
    expect(await at(paths.chapter('simurgh', ID))).toBeDefined();
    expect(steps).toBeGreaterThan(20);
    // The last steps are those after the task has looked for the last time: then it has come out before.
    let out = 0;
    for (let step = 0; step < steps; step += STRIDE) {
      await prepare();
      let wasDone = false;
      const run = happeningAt(step, async () => {
        wasDone = (await desk.work('one'))?.step === 'done';
        await desk.stage.auth.deleteUser('layla');
      });
      await desk.run('one', run.change).catch(() => {});
      const isCleaning = (await desk.work('one'))?.step === 'done';
      run.end();
      await erase();
      await toTheEnd();
      if (wasDone || isCleaning) out += 1;
      else await expectNothing(`the account went at ${step}`);
    }
    expect(out).toBeLessThan(steps / STRIDE / 3);
  }, 300_000);

  it('never comes out, wherever the erasure meets a task that has not shown it', async () => {
    await desk.stage.auth.deleteUser('layla');
    await erase();
    await toTheEnd();
    await expectNothing('it was erased first');
    expect(await desk.work('one')).toBeUndefined();
  });

  it('never comes out where it was parked', async () => {
    await backend.firestore.doc(paths.publication('one')).update({ dueAt: null, error: 'A reason' });
    await desk.stage.auth.deleteUser('layla');
    await erase();
    await toTheEnd();
    await expectNothing('it was parked');
    expect(await desk.work('one')).toBeUndefined();
  });

  it('stays, without a name, where readers had it before', async () => {
    await desk.drain();
    await desk.stage.auth.deleteUser('layla');
    await erase();
    await toTheEnd();
    expect(await at(paths.chapter('simurgh', ID))).toBeDefined();
    expect(await at(paths.chapter('simurgh', ID))).not.toHaveProperty('translator');
  });
});
