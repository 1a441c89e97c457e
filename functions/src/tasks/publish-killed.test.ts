import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { startFanOut } from '../notifications/start-fan-out.ts';
import { blurPictures } from '../schedules/blur-pictures.ts';
import { blurDouble } from '../testing/blur-double.ts';
import { killRun } from '../testing/killed-run.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

const ID = 'simurgh-6-ar_layla';
/** A step is asked for and done, so that an odd stride meets both sides of it; each of them with `RAWI_LAW_RUNS`. */
const STRIDE = process.env['RAWI_LAW_RUNS'] === undefined ? 3 : 1;

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('publish-killed');
});
afterAll(() => backend.stop());

const at = async (path: string) => (await backend.firestore.doc(path).get()).data();
const ids = async (collection: string) =>
  (await backend.firestore.collection(collection).get()).docs.map(({ id }) => id).toSorted();

/** Everything that a run leaves, but for times and leases. */
async function outcome() {
  const [chapter, salt] = [await at(paths.chapter('simurgh', ID)), await at(paths.comic('the-salt-caravan'))];
  const one = await desk.read('one');
  return {
    chapter: { ...chapter, publishedAt: undefined },
    chapterCount: (await at(paths.comic('simurgh')))?.['chapterCount'] as unknown,
    salt: { ...salt, createdAt: undefined, updatedAt: undefined },
    counts: await at(paths.catalogueCounts()),
    translator: await at(paths.translator('layla')),
    publishers: await ids('publishers'),
    files: desk.bucket.paths(),
    mails: await ids('outbox'),
    notifications: await ids(paths.notifications('layla')),
    unread: (await at(paths.inbox('layla')))?.['unread'] as unknown,
    fanOuts: await ids('fanOuts'),
    submissions: [one, await desk.read('comic')].map(({ state, publication }) => [state, publication]),
    steps: [(await desk.work('one'))?.step, (await desk.work('comic'))?.step],
  };
}

/** As the trigger of a new chapter does. */
async function fanOut(): Promise<void> {
  const fanning = { firestore: backend.firestore, now: desk.stage.now, enqueue: async () => {} };
  const chapter = await at(paths.chapter('simurgh', ID));
  if (chapter) await startFanOut(fanning, { comicId: 'simurgh', chapterId: ID }, chapter);
}

describe('a kill of a publication', () => {
  async function prepare(): Promise<void> {
    backend.clear();
    desk = publishingDesk(backend.firestore);
    await desk.addPerson('layla');
    await desk.addNames();
    await writeComic(backend.firestore, sampleComic('simurgh'), [
      sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
    ]);
    await desk.addChapter('one', 'layla', { cover: 'file' });
    await desk.addComic('comic');
    await desk.decide('one');
    await desk.decide('comic');
  }
  /** Runs everything until nothing is left, as the queue and the sweep would. */
  async function toTheEnd(killed: ReturnType<typeof killedAt>): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      for (const id of ['one', 'comic', ...desk.queue.splice(0)]) {
        await desk.run(id, round === 0 ? killed.change : {}).catch(() => {});
      }
      killed.end();
      // A task that was killed with its lease is taken for dead.
      desk.stage.pass(3600);
    }
    await fanOut();
    // What a killed run has left without a blurred picture.
    const { firestore } = backend;
    await blurPictures({ firestore, bucket: desk.bucket, blur: blurDouble, now: desk.stage.now });
  }

  const killedAt = (step: number) => killRun({ firestore: backend.firestore, bucket: desk.bucket }, step);

  it('at any step leaves what an undisturbed run leaves', async () => {
    await prepare();
    const undisturbed = killedAt(-1);
    await toTheEnd(undisturbed);
    const steps = undisturbed.end();
    const whole = await outcome();
    expect(whole.steps).toEqual(['done', 'done']);
    expect(whole.mails).toHaveLength(2);
    expect(whole.fanOuts).toEqual([ID]);
    expect(steps).toBeGreaterThan(60);
    for (let killed = 0; killed < steps; killed += STRIDE) {
      await prepare();
      const run = killedAt(killed);
      await toTheEnd(run);
      expect([killed, await outcome()]).toEqual([killed, whole]);
    }
  }, 300_000);
});
