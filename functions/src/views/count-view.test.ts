import { VIEWS_PER_ORIGIN } from '@rawi/model/constants';
import { paths } from '@rawi/model/paths';
import { DAY, EPOCH } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { comicsToRead, viewInstance, waitingViews } from '../testing/views.ts';
import { countView, type ViewCounting } from './count-view.ts';
import { forgetVisitors } from './forget-visitors.ts';

let emulated: EmulatedFirestore;
let counting: ViewCounting;
let time = EPOCH;
beforeAll(async () => {
  emulated = await emulatedFirestore('count-view');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  time = EPOCH;
  counting = viewInstance(emulated.firestore, () => time);
  await comicsToRead(emulated.firestore, ['one']);
});

const VIEW = { comicId: 'one', chapterId: 'one-1-en' };
const SECOND = { comicId: 'one', chapterId: 'one-2-en' };
const LAYLA = { origin: '203.0.113.7', userAgent: 'Mozilla/5.0 (Layla)' };
const DAY_ONE = '2026-01-01';
const sizeOf = async (path: string) => (await emulated.firestore.collection(path).get()).size;
const keyOf = async (day: string) => (await emulated.firestore.doc(paths.viewKey(day)).get()).get('key');

describe('a view is counted', () => {
  it('once for each visitor, chapter and day', async () => {
    expect(await countView(counting, VIEW, LAYLA)).toBe('counted');
    expect(await countView(counting, VIEW, LAYLA)).toBe('again');
    expect(await countView(counting, SECOND, LAYLA)).toBe('counted');
    expect(await countView(counting, VIEW, { ...LAYLA, userAgent: 'Mozilla/5.0 (Omar)' })).toBe('counted');
    expect(await countView(counting, VIEW, { ...LAYLA, origin: '203.0.113.8' })).toBe('counted');
    time = new Date(EPOCH.getTime() + DAY - 1);
    expect(await countView(counting, VIEW, LAYLA)).toBe('again');
    time = new Date(EPOCH.getTime() + DAY);
    expect(await countView(counting, VIEW, LAYLA)).toBe('counted');
    expect(await waitingViews(emulated.firestore)).toEqual({
      'one-1-en 2026-01-01': 3,
      'one-2-en 2026-01-01': 1,
      'one-1-en 2026-01-02': 1,
    });
  });

  it('once when it comes many times together, to several instances', async () => {
    const other = viewInstance(emulated.firestore, () => time);
    const results = await Promise.all(
      [counting, other, counting, other].map((instance) => countView(instance, VIEW, LAYLA)),
    );
    expect(results.toSorted()).toEqual(['again', 'again', 'again', 'counted']);
    expect(await sizeOf(paths.viewKeys())).toBe(1);
    expect(await waitingViews(emulated.firestore)).toEqual({ 'one-1-en 2026-01-01': 1 });
  });

  it('of many visitors together, each', async () => {
    const visitors = Array.from({ length: 12 }, (_, index) => ({ ...LAYLA, origin: `198.51.100.${index}` }));
    await Promise.all(visitors.map((visitor) => countView(counting, VIEW, visitor)));
    expect(await waitingViews(emulated.firestore)).toEqual({ 'one-1-en 2026-01-01': 12 });
    expect(await sizeOf(paths.viewCounts())).toBeGreaterThan(1);
  });
});

describe('nothing is stored', () => {
  it.each([
    ['a chapter that is not there', { comicId: 'one', chapterId: 'one-9-en' }],
    ['a chapter of another comic', { comicId: 'two', chapterId: 'one-1-en' }],
  ])('for %s', async (_, view) => {
    expect(await countView(counting, view, LAYLA)).toBe('unknown');
    for (const path of [paths.viewCounts(), paths.viewSets(), paths.viewKeys()]) {
      expect(await sizeOf(path)).toBe(0);
    }
  });

  it('for an origin that has had its views today', async () => {
    await countView(counting, VIEW, LAYLA);
    const { docs } = await emulated.firestore.collection(paths.viewSets()).get();
    await docs[0]?.ref.update({ seen: Array.from({ length: VIEWS_PER_ORIGIN }, (_, index) => `x${index}`) });
    expect(await countView(counting, SECOND, LAYLA)).toBe('full');
    expect(await countView(counting, SECOND, { ...LAYLA, origin: '203.0.113.9' })).toBe('counted');
    time = new Date(EPOCH.getTime() + DAY);
    expect(await countView(counting, SECOND, LAYLA)).toBe('counted');
  });
});

describe('the reader of a view', () => {
  it('is stored nowhere, neither as a hash that anybody could make again', async () => {
    await countView(counting, VIEW, LAYLA);
    const sets = await emulated.firestore.collection(paths.viewSets()).get();
    const counts = await emulated.firestore.collection(paths.viewCounts()).get();
    const stored = JSON.stringify([...sets.docs, ...counts.docs].map((each) => [each.id, each.data()]));
    for (const word of [LAYLA.origin, 'Layla', 'Mozilla']) expect(stored).not.toContain(word);
    expect(JSON.stringify(sets.docs.map((set) => set.data()))).not.toContain('one-1-en');
    const [first] = sets.docs;
    emulated.clear();
    await comicsToRead(emulated.firestore, ['one']);
    await countView(
      viewInstance(emulated.firestore, () => time),
      VIEW,
      LAYLA,
    );
    const again = await emulated.firestore.collection(paths.viewSets()).get();
    expect(again.docs[0]?.id).not.toBe(first?.id);
    expect(again.docs[0]?.get('seen')).not.toEqual(first?.get('seen'));
  });

  it('cannot be found out when the day is over: its key goes, then what was hashed with it', async () => {
    await countView(counting, VIEW, LAYLA);
    await forgetVisitors(emulated.firestore, new Date(EPOCH.getTime() + DAY - 1));
    const key: unknown = await keyOf(DAY_ONE);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await sizeOf(paths.viewSets())).toBe(1);
    time = new Date(EPOCH.getTime() + DAY);
    await countView(counting, VIEW, LAYLA);
    await forgetVisitors(emulated.firestore, time);
    await forgetVisitors(emulated.firestore, time);
    expect(await keyOf(DAY_ONE)).toBeUndefined();
    expect(await keyOf('2026-01-02')).not.toBe(key);
    expect(await sizeOf(paths.viewKeys())).toBe(1);
    const sets = await emulated.firestore.collection(paths.viewSets()).get();
    expect(sets.docs.map((set): unknown => set.get('day'))).toEqual(['2026-01-02']);
    expect(await waitingViews(emulated.firestore)).toMatchObject({ 'one-1-en 2026-01-01': 1 });
  });

  it('is forgotten where a view of the day before arrives after midnight, by the next run', async () => {
    const late = viewInstance(emulated.firestore, () => EPOCH);
    await late.dayKey(DAY_ONE);
    const next = new Date(EPOCH.getTime() + DAY);
    await forgetVisitors(emulated.firestore, next);
    expect(await countView(late, VIEW, LAYLA)).toBe('counted');
    await forgetVisitors(emulated.firestore, next);
    expect(await sizeOf(paths.viewSets())).toBe(0);
    expect(await waitingViews(emulated.firestore)).toEqual({ 'one-1-en 2026-01-01': 1 });
  });
});

it('sets of a view go, more than one commit may delete too', async () => {
  const writer = emulated.firestore.bulkWriter();
  for (let index = 0; index < 850; index += 1) {
    void writer.set(emulated.firestore.doc(paths.viewSet(`set-${index}`)), {
      day: DAY_ONE,
      seen: [],
      expiresAt: EPOCH,
    });
  }
  await writer.close();
  await forgetVisitors(emulated.firestore, new Date(EPOCH.getTime() + DAY));
  expect(await sizeOf(paths.viewSets())).toBe(0);
});

it('the key of views that could not be read is asked for again', async () => {
  const failing = viewInstance(emulated.firestore, () => time);
  await emulated.firestore.doc(paths.viewKey(DAY_ONE)).set({ key: 'short' });
  await expect(countView(failing, VIEW, LAYLA)).rejects.toThrow('viewKeys/2026-01-01');
  await emulated.firestore.doc(paths.viewKey(DAY_ONE)).delete();
  expect(await countView(failing, VIEW, LAYLA)).toBe('counted');
});
