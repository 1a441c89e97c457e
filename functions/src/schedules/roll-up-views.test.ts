import { paths } from '@rawi/model/paths';
import { DAY, EPOCH } from '@rawi/model/testing/samples';
import { comicSchema } from '@rawi/model/truth/comic';
import { dayOf, daysAfter } from '@rawi/model/truth/recent-views';
import * as fc from 'fast-check';
import { FieldValue, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { comicsToRead, viewInstance, waitingViews } from '../testing/views.ts';
import { countView } from '../views/count-view.ts';
import { rollUpViews } from './roll-up-views.ts';

vi.setConfig({ testTimeout: 120_000 });

let emulated: EmulatedFirestore;
let time = EPOCH;
beforeAll(async () => {
  emulated = await emulatedFirestore('roll-up-views');
});
afterAll(() => emulated.stop());
const begin = async () => {
  emulated.clear();
  time = EPOCH;
  await comicsToRead(emulated.firestore, ['one', 'two', 'three']);
};
beforeEach(begin);

const now = () => time;
const rollUp = () => rollUpViews({ firestore: emulated.firestore, now });
const later = (days: number) => {
  time = new Date(EPOCH.getTime() + days * DAY);
};
/** Counts views of a chapter by so many strangers, today or on an earlier day. */
async function read(chapterId: string, views = 1, day = dayOf(time)): Promise<void> {
  const comicId = chapterId.replace(/-.*/, '');
  const ref = emulated.firestore.collection(paths.viewCounts()).doc();
  await ref.set({ comicId, chapterId, day, views });
}
const comic = async (slug: string) =>
  comicSchema.parse((await emulated.firestore.doc(paths.comic(slug)).get()).data());
const chapterViews = async (slug: string, id: string) =>
  (await emulated.firestore.doc(paths.chapter(slug, id)).get()).get('views') as unknown;
const invalidations = async () => {
  const { docs } = await emulated.firestore.collection(paths.invalidations()).get();
  return docs.map(({ id }) => id);
};

describe('the roll-up', () => {
  it('adds to comic and chapters, invalidates the comic’s page and the home page, and leaves nothing', async () => {
    await read('one-1-en', 3);
    await read('one-1-en', 2);
    await read('one-2-en', 4);
    await read('two-1-en', 1, daysAfter(dayOf(time), -1));
    expect(await rollUp()).toBe(2);
    expect(await comic('one')).toMatchObject({
      views: 9,
      recentViews: { days: { '2026-01-01': 9 }, week: 9, month: 9 },
    });
    expect(await chapterViews('one', 'one-1-en')).toBe(5);
    expect(await chapterViews('one', 'one-2-en')).toBe(4);
    expect(await comic('two')).toMatchObject({ views: 1, recentViews: { days: { '2025-12-31': 1 } } });
    expect((await comic('three')).views).toBe(0);
    expect(await waitingViews(emulated.firestore)).toEqual({});
    expect(await invalidations()).toEqual(['comic_one', 'comic_two', 'home']);
  });

  it('adds nothing the second time, nor when two run together', async () => {
    await read('one-1-en', 3);
    await Promise.all([rollUp(), rollUp()]);
    await rollUp();
    expect((await comic('one')).views).toBe(3);
    expect(await chapterViews('one', 'one-1-en')).toBe(3);
  });

  it('misses no view that is counted while it runs', async () => {
    const counting = viewInstance(emulated.firestore, now);
    const view = { comicId: 'one', chapterId: 'one-1-en' };
    const visit = (index: number) =>
      countView(counting, view, { origin: `198.51.100.${index}`, userAgent: 'Mozilla/5.0' });
    await Promise.all([...Array.from({ length: 12 }, (_, index) => visit(index)), rollUp(), rollUp()]);
    await rollUp();
    expect((await comic('one')).views).toBe(12);
    expect(await chapterViews('one', 'one-1-en')).toBe(12);
  });

  it('misses no view that comes between reading a count and deleting it', async () => {
    const count = emulated.firestore.doc(paths.viewCount('one-1-en_0_2026-01-01'));
    await count.set({ comicId: 'one', chapterId: 'one-1-en', day: '2026-01-01', views: 1 });
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the transaction below.
    const original = Transaction.prototype.getAll;
    const more = { comicId: 'one', chapterId: 'one-1-en', day: '2026-01-01', views: FieldValue.increment(1) };
    let arrived: Promise<unknown> | undefined;
    const getAll = vi.spyOn(Transaction.prototype, 'getAll').mockImplementation(function (
      this: Transaction,
      ...asked
    ) {
      arrived ??= count.set(more, { merge: true });
      return original.apply(this, asked);
    });
    await rollUp();
    await arrived;
    getAll.mockRestore();
    await rollUp();
    expect((await comic('one')).views).toBe(2);
  });

  it('takes more counts than one commit may hold', async () => {
    const writer = emulated.firestore.bulkWriter();
    for (let index = 0; index < 410; index += 1) {
      void writer.set(emulated.firestore.doc(paths.viewCount(`count-${index}`)), {
        comicId: 'one',
        chapterId: index % 2 ? 'one-1-en' : `gone-${index}`,
        day: '2026-01-01',
        views: 1,
      });
    }
    await writer.close();
    await rollUp();
    expect((await comic('one')).views).toBe(410);
    expect(await chapterViews('one', 'one-1-en')).toBe(205);
    expect(await waitingViews(emulated.firestore)).toEqual({});
  });

  it('drops what was counted of a comic that is gone', async () => {
    await read('gone-1-en');
    await rollUp();
    expect(await waitingViews(emulated.firestore)).toEqual({});
    expect((await emulated.firestore.doc(paths.comic('gone')).get()).exists).toBe(false);
    expect((await emulated.firestore.doc(paths.chapter('gone', 'gone-1-en')).get()).exists).toBe(false);
  });

  it('goes on where a comic fails, and keeps its counts', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    await read('one-1-en', 3);
    await read('two-1-en', 1);
    await emulated.firestore.doc(paths.comic('one')).update({ views: -1 });
    await rollUp();
    expect((await comic('two')).views).toBe(1);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
    await emulated.firestore.doc(paths.comic('one')).update({ views: 0 });
    await rollUp();
    expect((await comic('one')).views).toBe(3);
  });

  it('takes days out of the windows when nothing is read any more, and touches no other comic', async () => {
    await read('one-1-en', 3);
    await rollUp();
    later(6);
    expect(await rollUp()).toBe(0);
    later(7);
    expect(await rollUp()).toBe(1);
    expect((await comic('one')).recentViews).toMatchObject({ week: 0, month: 3 });
    expect(await rollUp()).toBe(0);
    later(45);
    expect(await rollUp()).toBe(1);
    expect(await comic('one')).toMatchObject({ views: 3, recentViews: { days: {}, week: 0, month: 0 } });
    expect(await rollUp()).toBe(0);
  });

  it('invalidates no page of a comic for its windows alone', async () => {
    await read('one-1-en', 3);
    await rollUp();
    await emulated.firestore.doc(paths.invalidation('comic_one')).delete();
    later(7);
    await rollUp();
    expect(await invalidations()).toEqual(['home']);
  });
});

it('the numbers of a roll-up are those of all views, whenever the roll-up ran', async () => {
  const slugs = ['one', 'two', 'three'] as const;
  const step = fc.record({
    passed: fc.constantFrom(0, 0, 1, 3, 8),
    slug: fc.constantFrom(...slugs),
    number: fc.constantFrom(1, 2),
    late: fc.constantFrom(0, 0, 1, 9),
    views: fc.integer({ min: 1, max: 5 }),
    runs: fc.integer({ min: 0, max: 2 }),
  });
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        let days = 0;
        const all: { slug: string; day: string; views: number }[] = [];
        for (const { passed, slug, number, late, views, runs } of steps) {
          later((days += passed));
          const day = daysAfter(dayOf(time), -late);
          await read(`${slug}-${number}-en`, views, day);
          all.push({ slug, day, views });
          for (let run = 0; run < runs; run += 1) await rollUp();
        }
        await rollUp();
        for (const slug of slugs) {
          const own = all.filter((each) => each.slug === slug);
          const since = (back: number) =>
            own
              .filter(({ day }) => day > daysAfter(dayOf(time), -back))
              .reduce((sum, { views }) => sum + views, 0);
          const { views, recentViews } = await comic(slug);
          expect([views, recentViews.week, recentViews.month]).toEqual([since(9999), since(7), since(30)]);
        }
      })
      .beforeEach(begin),
    { numRuns: 30 },
  );
});
