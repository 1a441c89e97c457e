import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH } from '@rawi/model/testing/samples';
import { type CountedKind, dayOf, nextDayOf } from '@rawi/model/truth/daily-count';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleUser } from '../testing/choices.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { onChoiceWritten } from '../triggers/on-choice-written.ts';
import { onUserWritten } from '../triggers/on-user-written.ts';
import { clearPositions } from './clear-positions.ts';
import { emptyLibrary } from './library-parts.ts';

const published = new FilesDouble('published');
let emulated: EmulatedFirestore;
let time = daysLater(10);
beforeAll(async () => {
  emulated = await emulatedFirestore('daily-changes');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  time = daysLater(10);
  await set(paths.user('layla'), sampleUser(EPOCH));
  await set(paths.inbox('layla'), { unread: 3 });
});

const { choices, places } = LIMITS.daily;
const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const choosing = () => ({ firestore: emulated.firestore, now: () => time });
const countedBefore = (of: CountedKind, count: number, day = time) =>
  set(paths.library('layla'), { ...emptyLibrary(EPOCH), changes: { [of]: { day: dayOf(day), count } } });
const counted = async (of: CountedKind) => (await stored(paths.library('layla')))?.['changes']?.[of]?.count;
const pausedUntil = async () => {
  const { choices: some, places: others } = (await stored(paths.inbox('layla')))?.['pausedUntil'] ?? {};
  return { choices: some?.toDate(), places: others?.toDate() };
};

const FOLLOW = { uid: 'layla', translatorId: 'amal' };
const follow = () => set(paths.follow('layla', 'amal'), { translatorId: 'amal', name: 'Amal', at: EPOCH });
const leave = () => emulated.firestore.doc(paths.follow('layla', 'amal')).delete();
const hear = () => onChoiceWritten(choosing(), 'following', FOLLOW);
const PLACE = { uid: 'layla', chapterId: 'one-1-en' };
const stand = (page: number) =>
  set(paths.historyEntry('layla', 'one-1-en'), { page, pageCount: 9, finished: false, readAt: EPOCH });
const hearPosition = () => onChoiceWritten(choosing(), 'places', PLACE);

it('changes of a day are counted, also those that were undone before their event came', async () => {
  await follow();
  await hear();
  await leave();
  await follow();
  await hear();
  await hear();
  expect(await counted('choices')).toBe(3);
  await stand(1);
  await hearPosition();
  expect([await counted('choices'), await counted('places')]).toEqual([3, 1]);
});

it('the last change that a day has pauses choices until the next day in UTC, and nothing else', async () => {
  await countedBefore('choices', choices - 2);
  await follow();
  await hear();
  expect(await pausedUntil()).toEqual({ choices: undefined, places: undefined });
  await leave();
  await hear();
  expect(await pausedUntil()).toEqual({ choices: nextDayOf(time), places: undefined });
  expect(await stored(paths.inbox('layla'))).toMatchObject({ unread: 3 });
  expect(nextDayOf(time).toISOString()).toBe('2026-01-12T00:00:00.000Z');
  await countedBefore('places', places);
  await stand(2);
  await hearPosition();
  expect(await pausedUntil()).toEqual({ choices: nextDayOf(time), places: nextDayOf(time) });
});

it('a paused account is not written once more by each event that still comes', async () => {
  await countedBefore('choices', choices);
  await follow();
  await hear();
  emulated.resetBilling();
  await hear();
  expect(emulated.billing()).toMatchObject({ reads: 4, writes: 1 });
});

it('the count of changes begins from nothing on another day', async () => {
  await countedBefore('choices', choices, daysLater(9));
  await follow();
  await hear();
  expect(await counted('choices')).toBe(1);
  expect(await pausedUntil()).toEqual({ choices: undefined, places: undefined });
});

it('a change of settings counts with the choices, and what functions write or an event that tells of nothing does not', async () => {
  await countedBefore('choices', choices - 1);
  const before = sampleUser(EPOCH);
  const told = (after: object) =>
    onUserWritten({ firestore: emulated.firestore, published, now: () => time }, 'layla', { before, after });
  await told({ ...before, fullName: 'Layla' });
  await told({ ...before });
  await told({ ...before, consentedAt: daysLater(1) });
  expect(await counted('choices')).toBe(choices - 1);
  await told({ ...before, settings: { ...before.settings, dataSaver: true } });
  expect(await counted('choices')).toBe(choices);
  expect(await pausedUntil()).toMatchObject({ choices: nextDayOf(time) });
});

it('what a call clears in a person’s place uses up nothing of their day', async () => {
  await stand(3);
  await hearPosition();
  expect(await counted('places')).toBe(1);
  await clearPositions(choosing(), 'layla');
  await hearPosition();
  expect(await counted('places')).toBe(1);
});
