import { paths } from '@rawi/model/paths';
import type { TakedownTarget } from '@rawi/model/truth/takedown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { killRun } from '../testing/killed-run.ts';
import type { TakedownDesk } from '../testing/takedown-desk.ts';
import { takedownScene } from '../testing/takedown-scene.ts';

const COMIC = { kind: 'comic', comicId: 'simurgh' } as const satisfies TakedownTarget;

let backend: EmulatedFirestore;
let desk: TakedownDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('take-down-killed');
});
afterAll(() => backend.stop());

const ids = async (collection: string) =>
  (await backend.firestore.collection(collection).get()).docs.map(({ id }) => id).toSorted();

async function prepare(): Promise<void> {
  desk = await takedownScene(backend);
  await desk.publishChapter();
}

/** Everything that a run leaves, but for times and leases. */
async function outcome() {
  const takedown = await desk.read(COMIC);
  const submission = await desk.publishing.read('one');
  return {
    state: [takedown?.state, takedown?.step, takedown?.done, takedown?.total, takedown?.error],
    chapters: await ids(paths.chapters('simurgh')),
    comics: await ids(paths.comics()),
    sealed: await ids(paths.sealedDocuments()),
    files: [...desk.bucket.paths(), ...desk.uploads.paths()],
    submission: [submission.state, submission.publication, submission.takedown],
    counts: (await backend.firestore.doc(paths.catalogueCounts()).get()).data(),
    works: (await backend.firestore.doc(paths.translator('layla')).get()).get('publishedChapters') as unknown,
    removed: ((await backend.firestore.doc(paths.removed()).get()).get('ids') as { id: string }[]).map(
      ({ id }) => id,
    ),
    mails: (await ids('outbox')).length,
    invalidations: await ids('dirty'),
  };
}

const killedAt = (step: number) => killRun({ firestore: backend.firestore, bucket: desk.bucket }, step);

/** A run that may be killed, and what the sweep has done about it until its end. */
async function toTheEnd({ change, end }: ReturnType<typeof killedAt>): Promise<number> {
  for (let id = desk.queue.shift(); id !== undefined; id = desk.queue.shift())
    await desk.run(id, change).catch(() => {});
  const steps = end();
  for (let round = 0; round < 3; round += 1) await desk.later(400);
  return steps;
}

/** Kills a way at some of its steps, spread over all of them, and at the first and the last. */
async function expectTheSame(begin: () => Promise<void>, most: number): Promise<void> {
  await begin();
  const steps = await toTheEnd(killedAt(-1));
  const whole = await outcome();
  expect(steps).toBeGreaterThan(20);
  const stride = Math.max(1, Math.floor(steps / most));
  for (let killed = 0; killed < steps; killed += stride) {
    await begin();
    await toTheEnd(killedAt(killed));
    expect([killed, await outcome()]).toEqual([killed, whole]);
  }
}

describe('a task that dies', () => {
  it('while it takes a comic down leaves in the end what an undisturbed one leaves', async () => {
    await expectTheSame(async () => {
      await prepare();
      await desk.decide(COMIC);
    }, 12);
  }, 300_000);

  it('while it gives a comic back does so, too', async () => {
    await expectTheSame(async () => {
      await prepare();
      await desk.takeDown(COMIC);
      await desk.later(200);
      await desk.beginReturn(COMIC);
    }, 12);
  }, 300_000);
});
