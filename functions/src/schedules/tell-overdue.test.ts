import { paths } from '@rawi/model/paths';
import type { Staff } from '@rawi/model/truth/staff';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { unseal } from '../secrets/seal.ts';
import { publishingDesk } from '../testing/publishing-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { tellOverdue } from './tell-overdue.ts';

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
const mails = async () =>
  (await backend.firestore.collection(paths.outbox()).get()).docs.map((each) => each.data());

it('the mail of overdue reviews is not written while nothing has waited for three days', async () => {
  await set(paths.review('one'), { waiting: true, since: hoursAgo(71) });
  await set(paths.review('two'), { waiting: false, since: hoursAgo(100) });
  await set(paths.report('one'), { state: 'done', at: hoursAgo(100) });
  expect(await tellOverdue(stage)).toBe(0);
  expect(await mails()).toEqual([]);
});

it('the mail of overdue reviews is one a day to each admin with a confirmed address, which says how much', async () => {
  await set(paths.review('one'), { waiting: true, since: hoursAgo(73) });
  await set(paths.review('two'), { waiting: true, since: hoursAgo(100) });
  await set(paths.report('one'), { state: 'open', at: hoursAgo(73) });
  await set(paths.commentFlag('one', 'a'), { waiting: true, since: hoursAgo(72) });
  await set(paths.message('one'), { state: 'open', at: hoursAgo(80) });
  await set(paths.message('two'), { state: 'done', at: hoursAgo(80) });
  expect(await tellOverdue(stage)).toBe(1);
  expect(await tellOverdue(stage)).toBe(0);
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'overdue', to: 'huda@example.com', state: 'queued' });
  const told: unknown = JSON.parse(unseal(stage.hashKey, 'mail', `${mail?.['sealed']}`));
  expect(told).toEqual({ decisions: 2, comments: 1, reports: 1, messages: 1 });
  stage.pass(24 * HOUR);
  expect(await tellOverdue(stage)).toBe(1);
});
