import { paths } from '@rawi/model/paths';
import type { Staff } from '@rawi/model/truth/staff';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { overdueMailSchema } from '../mail/overdue-text.ts';
import { unseal } from '../secrets/seal.ts';
import { publishingDesk } from '../testing/publishing-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { notifyOverdue } from './notify-overdue.ts';

const HOUR = 60 * 60;
let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('tell-overdue');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  const desk = publishingDesk(backend.firestore, stage);
  for (const uid of ['rana', 'huda']) await desk.addPerson(uid);
  await staff('rana', 'reviewer');
  await staff('huda', 'reviewer', 'admin');
});
afterAll(() => backend.stop());

const set = (path: string, data: object) => backend.firestore.doc(path).set(data);
const staff = (uid: string, ...roles: Staff['roles']) =>
  set(paths.staff(uid), { roles, name: uid, since: stage.now() });
const hoursAgo = (hours: number) => new Date(stage.now().getTime() - hours * HOUR * 1000);
/** A review that has waited for so many hours. */
const review = (id: string, hours: number) =>
  set(paths.review(id), { waiting: true, since: hoursAgo(hours) });
const told = async () => {
  const [mail] = (await mails()).filter(({ kind }) => kind === 'overdue');
  return overdueMailSchema.parse(JSON.parse(unseal(stage.hashKey, 'mail', `${mail?.['sealed']}`)));
};
const mails = async () =>
  (await backend.firestore.collection(paths.outbox()).get()).docs.map((each) => each.data());

it('the mail of overdue reviews is not written while nothing has waited for three days', async () => {
  await review('one', 71);
  await set(paths.review('two'), { waiting: false, since: hoursAgo(100) });
  await set(paths.report('one'), { state: 'done', at: hoursAgo(100) });
  expect(await notifyOverdue(stage)).toBe(0);
  expect(await mails()).toEqual([]);
});

it('the mail of overdue reviews is one a day to each admin with a confirmed address, which says how much', async () => {
  await review('one', 73);
  await review('two', 100);
  await set(paths.report('one'), { state: 'open', at: hoursAgo(73) });
  await set(paths.commentFlag('one', 'a'), { waiting: true, since: hoursAgo(72) });
  await set(paths.message('one'), { state: 'open', at: hoursAgo(80) });
  await set(paths.message('two'), { state: 'done', at: hoursAgo(80) });
  expect(await notifyOverdue(stage)).toBe(1);
  expect(await notifyOverdue(stage)).toBe(0);
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'overdue', to: 'huda@example.com', state: 'queued' });
  expect(await told()).toMatchObject({ decisions: 2, comments: 1, reports: 1, messages: 1, oldestDays: 4 });
  stage.pass(24 * HOUR);
  expect(await notifyOverdue(stage)).toBe(1);
});

it('the daily mail is written for what is stuck alone, and says how the day was beside the week', async () => {
  await set(paths.submission('one'), { publication: 'parked', createdAt: hoursAgo(2) });
  await set(paths.takedown('comic:one'), { state: 'parked' });
  await set(paths.erasure('gone'), { stuck: true });
  await set(paths.invalidation('home'), { dueAt: null });
  for (const [key, reason] of Object.entries({ a: 'bounce', b: 'bounce', c: 'complaint', d: null }))
    await set(paths.mailStop(key), { reason });
  await set(paths.outboxMail('parked'), { state: 'parked', createdAt: hoursAgo(30) });
  for (const [id, hours] of [
    ['a', 25],
    ['b', 100],
    ['c', 191],
    ['d', 200],
  ] as const)
    await set(paths.file(id), { createdAt: hoursAgo(hours) });
  expect(await notifyOverdue(stage)).toBe(1);
  const { word } = await told();
  expect(word).toMatchObject({
    stuck: { publications: 1, takedowns: 1, mails: 1, erasures: 1, pages: 1 },
    oldest: null,
    stopped: { bounce: 2, complaint: 1 },
    made: {
      submissions: { day: 1, week: 0 },
      files: { day: 0, week: 3 },
      mails: { day: 0, week: 1 },
    },
  });
});

it('the daily mail is written where a day has brought far more than those before it', async () => {
  for (let n = 0; n < 30; n += 1) await set(paths.file(`many-${n}`), { createdAt: hoursAgo(3) });
  for (let n = 0; n < 70; n += 1) await set(paths.file(`before-${n}`), { createdAt: hoursAgo(50) });
  // Three times what a day of the week before has brought is no surprise yet.
  expect(await notifyOverdue(stage)).toBe(0);
  await set(paths.file('one-more'), { createdAt: hoursAgo(3) });
  expect(await notifyOverdue(stage)).toBe(1);
});

it('the daily mail is written where a day has cost far more than those before it, and says so', async () => {
  const interval = { endTime: stage.now().toISOString() };
  const monitoring = (reads: number) => async () => ({
    timeSeries: [{ points: [{ interval, value: { int64Value: `${reads}` } }] }],
  });
  expect(await notifyOverdue({ ...stage, monitoring: monitoring(19_000) })).toBe(0);
  expect(await notifyOverdue({ ...stage, monitoring: monitoring(90_000) })).toBe(1);
  expect((await told()).word?.billed?.reads).toEqual({ day: 90_000, week: 0 });
});
