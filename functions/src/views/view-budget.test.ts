import { paths } from '@rawi/model/paths';
import { DAY, EPOCH } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { rollUpViews } from '../schedules/roll-up-views.ts';
import { comicsToRead, viewInstance } from '../testing/views.ts';
import { countView, type ViewCounting } from './count-view.ts';

/** The numbers of docs/data.md, "Views". */

let emulated: EmulatedFirestore;
let counting: ViewCounting;
let time = EPOCH;
beforeAll(async () => {
  emulated = await emulatedFirestore('view-budget');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  time = EPOCH;
  counting = viewInstance(emulated.firestore, () => time);
  await comicsToRead(emulated.firestore, ['one', 'two', 'three']);
});

async function cost(work: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
  emulated.resetBilling();
  await work();
  const { reads, writes, deletes } = emulated.billing();
  return { reads, writes: writes + deletes };
}

const view = (chapterId = 'one-1-en', origin = '203.0.113.7') =>
  countView(counting, { comicId: 'one', chapterId }, { origin, userAgent: 'Mozilla/5.0' });
const rollUp = () => rollUpViews({ firestore: emulated.firestore, now: () => time });

describe('a view', () => {
  it('is a read and two writes', async () => {
    await view();
    expect(await cost(() => view('one-1-en', '203.0.113.8'))).toEqual({ reads: 1, writes: 2 });
  });

  it('costs an instance a read more for each chapter, and a read and a write for the day’s key', async () => {
    expect(await cost(view)).toEqual({ reads: 3, writes: 3 });
    expect(await cost(() => view('one-2-en'))).toEqual({ reads: 2, writes: 2 });
  });

  it('is a read when it was counted before, and when its chapter is not there', async () => {
    await view();
    expect(await cost(view)).toEqual({ reads: 1, writes: 0 });
    expect(await cost(() => view('one-9-en'))).toEqual({ reads: 1, writes: 0 });
  });
});

/** Finding no keys, no sets, no counts and no windows, and the invalidation of the home page. */
const IDLE = { reads: 5, writes: 1 };

describe('a roll-up', () => {
  it('reads nothing of comics that nobody has read', async () => {
    expect(await cost(rollUp)).toEqual(IDLE);
  });

  it('costs a comic three reads and two writes, and for each count and each chapter a read and a write', async () => {
    await view();
    await view('one-2-en');
    await view('one-2-en', '203.0.113.8');
    const counts = (await emulated.firestore.collection(paths.viewCounts()).get()).size;
    expect(await cost(rollUp)).toEqual({
      reads: IDLE.reads + 3 + counts + 2,
      writes: IDLE.writes + 2 + counts + 2,
    });
  });

  it('costs a comic that nobody read three reads and a write on the day on which a window changes', async () => {
    await view();
    await rollUp();
    for (const invalidation of ['home', 'comic_one'])
      await emulated.firestore.doc(paths.invalidation(invalidation)).delete();
    for (const set of [paths.viewSets(), paths.viewKeys()]) {
      await emulated.firestore.recursiveDelete(emulated.firestore.collection(set));
    }
    time = new Date(EPOCH.getTime() + 6 * DAY);
    expect(await cost(rollUp)).toEqual(IDLE);
    await emulated.firestore.doc(paths.invalidation('home')).delete();
    time = new Date(EPOCH.getTime() + 7 * DAY);
    expect(await cost(rollUp)).toEqual({ reads: IDLE.reads + 3, writes: IDLE.writes + 1 });
  });

  it('forgets a day for a read and a write for each origin, and one for its key', async () => {
    await view();
    await view('one-1-en', '203.0.113.8');
    await rollUp();
    await emulated.firestore.doc(paths.invalidation('home')).delete();
    time = new Date(EPOCH.getTime() + DAY);
    // Nothing is billed twice: what was found is no empty answer.
    expect(await cost(rollUp)).toEqual({ reads: IDLE.reads + 1, writes: IDLE.writes + 3 });
  });
});
