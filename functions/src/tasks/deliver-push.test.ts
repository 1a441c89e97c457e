import { createECDH } from 'node:crypto';
import { paths } from '@rawi/model/paths';
import { CHILDRENS_WISH } from '@rawi/model/rating/decide-showing';
import { sampleNotification } from '@rawi/model/testing/samples';
import { notificationIds } from '@rawi/model/truth/notification';
import { PUSH_GAP_SECONDS, type QuietHours } from '@rawi/model/truth/push';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { eraseAccount } from '../erasure/erase-account.ts';
import { notify } from '../notifications/notify.ts';
import { askPush } from '../push/ask-push.ts';
import { pushKeys } from '../push/vapid.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { deliverPush } from './deliver-push.ts';

let emulated: EmulatedFirestore;
let stage: Scene;
/** The endpoints that were posted to, and what they answer where it is not 201. */
let posted: string[];
let answers: Record<string, number>;
/** Who was added to the queue, and for when. */
let queue: [string, number][];
beforeAll(async () => {
  for (const kind of ['info', 'warn', 'error'] as const) vi.spyOn(logger, kind).mockImplementation(() => {});
  emulated = await emulatedFirestore('deliver-push');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  stage = scene(emulated.firestore);
  [posted, answers, queue] = [[], {}, []];
  await set(paths.user('layla'), {
    fullName: 'Layla',
    locale: 'en',
    settings: DEFAULT_SETTINGS,
    consentedAt: stage.now(),
    createdAt: stage.now(),
  });
  await devices(['one']);
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const get = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const push = () => get(paths.push('layla'));

const keys = pushKeys('a key for tests that is long enough');
const browser = createECDH('prime256v1');
browser.generateKeys();
const device = (name: string, more: object = {}) => ({
  endpoint: `https://web.push.apple.com/${name}`,
  p256dh: browser.getPublicKey().toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
  key: keys.publicKey,
  browser: 'safari',
  system: 'ios',
  addedAt: stage.now(),
  signedInAt: 1000,
  ...more,
});
const devices = (names: readonly string[], quiet: QuietHours | null = null, more: object = {}) =>
  set(paths.pushDevices('layla'), {
    devices: Object.fromEntries(names.map((name, index) => [String(index), device(name, more)])),
    quiet,
    saves: { at: stage.now(), count: 1 },
  });

const asking = () => ({
  ...stage,
  enqueue: async (uid: string, delaySeconds = 0) => void queue.push([uid, delaySeconds]),
});
/** Notifies, as functions do, and lets the event arrive. */
async function hear(id: string, at = stage.now()): Promise<void> {
  const batch = emulated.firestore.batch();
  const content = { kind: 'list', listId: id, name: `List ${id}`, entries: 1 } as const;
  notify(batch, emulated.firestore, 'layla', { id: `list:${id}`, at, content });
  await batch.commit();
  await askPush(asking(), 'layla', `list:${id}`);
}
let leases = 0;
const deliver = () =>
  deliverPush(
    {
      ...asking(),
      newLease: () => `lease-${(leases += 1)}`,
      keys,
      contact: 'help@rawi.test',
      post: async ({ endpoint }) => {
        const name = endpoint.split('/').at(-1) ?? '';
        posted.push(name);
        return answers[name] ?? 201;
      },
    },
    { uid: 'layla' },
  );
const slots = async () => Object.keys(Object((await get(paths.pushDevices('layla')))?.['devices']));

describe('a new notification', () => {
  it('goes to each device once, whatever comes twice', async () => {
    await devices(['one', 'two']);
    await hear('a');
    await askPush(asking(), 'layla', 'list:a');
    expect(queue).toEqual([['layla', 0]]);
    await Promise.all([deliver(), deliver()]);
    await askPush(asking(), 'layla', 'list:a');
    await deliver();
    expect(posted.toSorted()).toEqual(['one', 'two']);
    expect(await push()).toMatchObject({ waiting: [], told: ['list:a'], dueAt: null, lease: null });
  });

  it('is not sent of what is not listed for them any more', async () => {
    const settings = { ...DEFAULT_SETTINGS, wish: CHILDRENS_WISH };
    const user = await get(paths.user('layla'));
    const told = async (id: string, ageRating: '12' | '18') => {
      const notification = { ...sampleNotification({ commentId: id, at: stage.now() }), ageRating };
      const notificationId = notificationIds.reply('a-comic', id);
      await set(paths.notification('layla', notificationId), notification);
      await askPush(asking(), 'layla', notificationId);
    };
    await told('a', '18');
    await set(paths.user('layla'), { ...user, settings });
    await deliver();
    expect(posted).toEqual([]);
    expect(await push()).toMatchObject({ waiting: [], dueAt: null });
    await told('b', '12');
    await deliver();
    expect(posted).toEqual(['one']);
  });

  it('leaves nothing for somebody who is notified nowhere', async () => {
    await devices([]);
    await hear('a');
    expect([queue, await push()]).toEqual([[], undefined]);
  });

  it('waits for the end of the quiet hours, and comes with what came meanwhile', async () => {
    // It is noon in UTC.
    await devices(['one'], { from: 11, until: 14, zone: 'UTC' });
    await hear('a');
    await hear('b');
    await deliver();
    expect(posted).toEqual([]);
    expect(new Set(queue.map(String))).toEqual(new Set([`layla,${2 * 3600}`]));
    expect((await push())?.['dueAt'].toDate()).toEqual(new Date('2026-01-01T14:00:00Z'));
    stage.pass(2 * 3600);
    await deliver();
    expect(posted).toEqual(['one']);
    expect(await push()).toMatchObject({ told: ['list:a', 'list:b'] });
  });

  it('soon after another one comes in a digest', async () => {
    await hear('a');
    await deliver();
    await hear('b');
    await hear('c');
    await deliver();
    expect(posted).toEqual(['one']);
    expect(queue.at(-1)).toEqual(['layla', PUSH_GAP_SECONDS]);
    stage.pass(PUSH_GAP_SECONDS);
    await deliver();
    expect(posted).toEqual(['one', 'one']);
    expect(await push()).toMatchObject({ waiting: [], dueAt: null });
  });

  it('is no news after two days, as one that a restore brings back', async () => {
    await hear('a', new Date(stage.now().getTime() - 49 * 3_600_000));
    await deliver();
    expect([posted, (await push())?.['waiting']]).toEqual([[], []]);
  });

  it('is not sent once it was read, or to an account that is closed', async () => {
    await hear('a');
    await emulated.firestore.doc(paths.notification('layla', 'list:a')).update({ read: true });
    await deliver();
    await hear('b');
    await emulated.firestore
      .doc(paths.inbox('layla'))
      .update({ closed: { reason: 'spam', at: stage.now() } });
    await deliver();
    expect(posted).toEqual([]);
  });
});

describe('a device', () => {
  it.each([404, 410])('that is gone (%i) is taken out, and the others stay', async (status) => {
    await devices(['one', 'two']);
    answers = { one: status };
    await hear('a');
    await deliver();
    expect(await slots()).toEqual(['1']);
    expect(await push()).toMatchObject({ waiting: [], dueAt: null });
  });

  it.each<[string, object]>([
    ['of a session that was ended', { signedInAt: 999 }],
    ['that was told another key', { key: pushKeys('another key for tests, as long').publicKey }],
    ['whose key is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ])('%s is taken out, and nothing is posted', async (_, wrong) => {
    await devices(['one'], null, wrong);
    await set(paths.inbox('layla'), { unread: 0, sessionsValidAfter: new Date(1_000_500) });
    await hear('a');
    await deliver();
    expect([posted, await slots()]).toEqual([[], []]);
  });

  it.each([400, 403])('whose service refuses (%i) stays, and is not tried again', async (status) => {
    answers = { one: status };
    await hear('a');
    await deliver();
    await deliver();
    expect([posted, await slots()]).toEqual([['one'], ['0']]);
  });

  it('that does not answer is tried four times, and it alone', async () => {
    await devices(['one', 'two']);
    answers = { two: 503 };
    await hear('a');
    for (let tried = 1; tried < 4; tried += 1) await expect(deliver()).rejects.toThrow('did not answer');
    await deliver();
    await deliver();
    expect(posted.toSorted()).toEqual(['one', 'two', 'two', 'two', 'two']);
    expect(await slots()).toEqual(['0', '1']);
    expect(await push()).toMatchObject({ waiting: [], reached: [], dueAt: null });
  });

  it('that has a push hears of what came while another one was tried again, and at the usual distance', async () => {
    await devices(['one', 'two']);
    answers = { two: 503 };
    await hear('a');
    await expect(deliver()).rejects.toThrow('did not answer');
    await hear('b');
    answers = {};
    await deliver();
    expect(posted).toEqual(['one', 'two', 'two']);
    expect(await push()).toMatchObject({ waiting: ['list:b'], told: ['list:a'] });
    stage.pass(PUSH_GAP_SECONDS);
    await deliver();
    expect(posted.slice(3).toSorted()).toEqual(['one', 'two']);
  });

  it('that is tried again waits for the end of quiet hours that have begun', async () => {
    await devices(['one', 'two']);
    answers = { two: 503 };
    await hear('a');
    await expect(deliver()).rejects.toThrow('did not answer');
    await devices(['one', 'two'], { from: 11, until: 14, zone: 'UTC' });
    answers = {};
    await deliver();
    expect(posted.filter((name) => name === 'two')).toHaveLength(1);
    stage.pass(2 * 3600);
    await deliver();
    expect(posted.toSorted()).toEqual(['one', 'two', 'two']);
  });

  it('that cannot be read is none, and ends what waits for it', async () => {
    await hear('a');
    await emulated.firestore.doc(paths.pushDevices('layla')).update({ devices: { '0': null } });
    await deliver();
    expect([posted, await push()]).toEqual([[], undefined]);
  });

  it('of an erased account is notified of nothing', async () => {
    await hear('a');
    const files = { uploads: new FilesDouble('uploads'), published: new FilesDouble('published') };
    await eraseAccount({ ...stage, ...files }, { uid: 'layla', email: undefined, deletedAt: stage.now() });
    await deliver();
    await askPush(asking(), 'layla', 'list:b');
    expect([posted, await push(), await get(paths.pushDevices('layla'))]).toEqual([[], undefined, undefined]);
  });
});
