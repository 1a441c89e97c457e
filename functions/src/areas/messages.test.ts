import { paths } from '@rawi/model/paths';
import { mailSchema } from '@rawi/model/truth/mail';
import { messageSchema } from '@rawi/model/truth/message';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { closeMessage } from '../calls/close-message.ts';
import { forwardCounter } from '../calls/forward-counter.ts';
import { sampleTakedown } from '../testing/sample-takedown.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { countedTo } from '../testing/spent.ts';
import { VISITOR_REQUESTS } from '../testing/visitor-requests.ts';
import { runCall } from './run-call.ts';
import { VISITOR } from './visitor.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('messages');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
});
afterAll(() => backend.stop());

const message = { action: 'sendMessage', ...VISITOR_REQUESTS.sendMessage };
const counter = { action: 'sendCounter', ...VISITOR_REQUESTS.sendCounter };
const notice = { action: 'sendNotice', ...VISITOR_REQUESTS.sendNotice };
const call = (data: object, appCheck = { valid: false, demanded: false }) =>
  runCall(VISITOR, stage, { data, caller: undefined, appCheck });
const all = async (path: string) => (await backend.firestore.collection(path).get()).docs;
const stored = async () =>
  (await all(paths.messages())).map((each) => ({ id: each.id, ...messageSchema.parse(each.data()) }));
const mails = async () =>
  (await all(paths.outbox())).map((each) => ({ id: each.id, ...mailSchema.parse(each.data()) }));
const refused = (code: string) => ({ details: { code } });
const pick = ({ messageId }: { readonly messageId: string }) => ({ messageId });

describe('what people write to the site', () => {
  it('is kept, and its sender is mailed once that it has arrived', async () => {
    expect(await call(message)).toEqual({});
    const { messageId: _, ...fields } = VISITOR_REQUESTS.sendMessage as { readonly messageId: string };
    expect(await stored()).toEqual([
      { id: 'message-one', kind: 'contact', ...fields, state: 'open', at: stage.now(), expiresAt: null },
    ]);
    expect(await mails()).toMatchObject([
      { id: 'received:message-one', kind: 'messageReceived', to: 'lina@example.com', locale: 'en' },
    ]);
    expect(await call({ ...message, message: 'Something else is wrong here.' })).toEqual({});
    expect(await stored()).toMatchObject([fields]);
    expect(await mails()).toHaveLength(1);
  });

  it('under the id of another’s message, or of another kind, is refused: neither is lost', async () => {
    await call(message);
    const id = VISITOR_REQUESTS.sendMessage as { readonly messageId: string };
    for (const other of [
      { ...message, email: 'sara@example.com' },
      { ...notice, ...pick(id) },
    ]) {
      await expect(call(other)).rejects.toMatchObject({
        details: { code: 'invalid-fields', fields: { messageId: 'invalid' } },
      });
    }
    expect(await stored()).toMatchObject([{ kind: 'contact', email: 'lina@example.com' }]);
    expect(await mails()).toHaveLength(1);
  });

  it('may be a notice, which is confirmed as one', async () => {
    expect(await call(notice)).toEqual({});
    expect(await stored()).toMatchObject([{ kind: 'takedown', goodFaith: true, accurate: true }]);
    expect(await mails()).toMatchObject([{ kind: 'noticeReceived', locale: 'ar' }]);
  });

  it('may be an answer to a notice, which is confirmed as one, about a take-down or none', async () => {
    expect(await call(counter)).toEqual({});
    const { takedownId: _, ...withoutIt } = VISITOR_REQUESTS.sendCounter as { readonly takedownId: string };
    expect(await call({ action: 'sendCounter', ...withoutIt, messageId: 'other' })).toEqual({});
    expect(await stored()).toMatchObject([
      { kind: 'counter', takedownId: 'chapter:simurgh:simurgh-1-ar', forwardedAt: null, state: 'open' },
      { kind: 'counter', takedownId: null },
    ]);
    expect(await mails()).toMatchObject([{ kind: 'counterReceived' }, { kind: 'counterReceived' }]);
  });

  it('about a take-down is answered alike whether there is one or not', async () => {
    expect(await call({ ...counter, takedownId: 'photo:nobody' })).toEqual({});
    expect(await stored()).toMatchObject([{ takedownId: 'photo:nobody' }]);
  });

  it.each([
    [message, 'subject', 'weather'],
    [message, 'name', ''],
    [message, 'name', 'n'.repeat(121)],
    [message, 'email', 'nobody'],
    [message, 'message', 'too short'],
    [message, 'message', 'm'.repeat(2001)],
    [message, 'locale', 'fr'],
    [message, 'messageId', 'a/b'],
    [message, 'state', 'done'],
    [notice, 'work', ''],
    [notice, 'addresses', ''],
    [notice, 'goodFaith', false],
    [notice, 'accurate', 'yes'],
    [notice, 'signature', ' '],
    [counter, 'takedownId', 'users:layla'],
    [counter, 'takedownId', 'comic:a/b'],
    [counter, 'address', ''],
    [counter, 'phone', '12'],
    [counter, 'work', ''],
    [counter, 'mistake', false],
    [counter, 'jurisdiction', 'yes'],
    [counter, 'forwardedAt', 1],
    [counter, 'state', 'done'],
  ])('is refused where a field is wrong: %#', async (data, field, value) => {
    await expect(call({ ...data, [field]: value })).rejects.toMatchObject(refused('invalid-fields'));
    await expect(call({ ...data, [field]: value })).rejects.toHaveProperty(['details', 'fields', field]);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('loses characters that turn the words around it', async () => {
    await call({ ...message, name: 'Lina\u202E  Barakat\n', message: 'One\r\ntwo\u2066 three four.' });
    expect(await stored()).toMatchObject([{ name: 'Lina Barakat', message: 'One\ntwo three four.' }]);
  });

  it('needs App Check where it is demanded', async () => {
    const without = call(message, { valid: false, demanded: true });
    await expect(without).rejects.toMatchObject(refused('app-check'));
  });

  it('is ten in an hour from one origin', async () => {
    await call(message);
    await countedTo(backend.firestore, 'message-origin', 9);
    await call({ ...message, messageId: 'last' });
    const more = { ...message, messageId: 'more' };
    await expect(call(more)).rejects.toMatchObject(refused('too-many-today'));
    stage.origin = '203.0.113.2';
    await call(more);
    expect(await stored()).toHaveLength(3);
  });

  it('is kept, without a mail, where strangers had ten mails sent to its address today', async () => {
    await call(message);
    await countedTo(backend.firestore, 'message-address', 10);
    stage.origin = '203.0.113.2';
    await call({ ...message, messageId: 'of-the-owner' });
    await call({ ...message, messageId: 'another', email: 'another@example.com' });
    expect(await stored()).toHaveLength(3);
    expect((await mails()).map(({ to }) => String(to)).toSorted()).toEqual(
      ['another@example.com', 'lina@example.com'].toSorted(),
    );
  });
});

describe('a message that has been dealt with', () => {
  const close = (messageId: string) =>
    closeMessage(
      {
        ...stage,
        caller: { uid: 'rana', email: 'r@x.test', emailVerified: true, roles: ['reviewer'], signedInAt: 0 },
      },
      { messageId },
    );

  it.each([
    [message, 'message-one', 180],
    [notice, 'notice-one', 1095],
    [counter, 'counter-one', 1095],
  ])('waits no more, is logged once, and goes after its time: %#', async (data, id, days) => {
    await backend.firestore
      .doc(paths.staff('rana'))
      .set({ roles: ['reviewer'], name: 'Rana', since: stage.now() });
    await call(data);
    await close(id);
    stage.pass(60);
    await close(id);
    const [closed] = await stored();
    expect(closed?.state).toBe('done');
    expect(((closed?.expiresAt?.getTime() ?? 0) - (closed?.at.getTime() ?? 0)) / 86_400_000).toBe(days);
    expect((await all(paths.audits())).map((each) => each.data())).toMatchObject([
      { action: 'closeMessage', by: 'rana', about: `messages/${id}` },
    ]);
    await expect(close('none')).rejects.toMatchObject(refused('target-missing'));
  });

  it.each([
    ['something was taken down for it', 'notice-one', { minutes: 30, granted: true }],
    ['nothing was', 'another-notice', { minutes: 120, granted: false }],
  ])('says in the log what became of a notice, and after how long: %s', async (_, messageId, outcome) => {
    const { firestore } = backend;
    await firestore.doc(paths.staff('rana')).set({ roles: ['reviewer'], name: 'Rana', since: stage.now() });
    await call(notice);
    stage.pass(30 * 60);
    const takedown = sampleTakedown({ at: stage.now(), messageId });
    await firestore.doc(paths.takedown('comic:one')).set(takedown);
    stage.pass(90 * 60);
    await close('notice-one');
    expect((await all(paths.audits())).map((each) => each.data())).toMatchObject([
      { reason: 'takedown', settled: { what: 'notice', ...outcome } },
    ]);
  });

  it('is closed by the staff alone', async () => {
    await call(message);
    await expect(close('message-one')).rejects.toThrow();
    expect(await stored()).toMatchObject([{ state: 'open' }]);
  });
});

describe('an answer to a notice', () => {
  const forward = (messageId: string, uid = 'rana') =>
    forwardCounter(
      {
        ...stage,
        caller: { uid, email: `${uid}@x.test`, emailVerified: true, roles: ['reviewer'], signedInAt: 0 },
      },
      { messageId },
    );

  it('is passed on once: the first time counts, and is logged', async () => {
    await backend.firestore
      .doc(paths.staff('rana'))
      .set({ roles: ['reviewer'], name: 'Rana', since: stage.now() });
    await call(counter);
    stage.pass(60);
    const at = stage.now();
    await forward('counter-one');
    stage.pass(60);
    await forward('counter-one');
    expect(await stored()).toMatchObject([{ forwardedAt: at, state: 'open' }]);
    expect((await all(paths.audits())).map((each) => each.data())).toMatchObject([
      { action: 'forwardCounter', by: 'rana', about: 'messages/counter-one' },
    ]);
  });

  it('alone is passed on, and by the staff alone', async () => {
    await call(counter);
    await expect(forward('counter-one')).rejects.toMatchObject(refused('role-missing'));
    await backend.firestore
      .doc(paths.staff('rana'))
      .set({ roles: ['reviewer'], name: 'Rana', since: stage.now() });
    await call(notice);
    for (const other of ['notice-one', 'none']) {
      await expect(forward(other)).rejects.toMatchObject(refused('target-missing'));
    }
  });
});
