import * as lite from 'firebase/firestore/lite';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Emulator, startEmulator } from '../src/index.ts';
import { adminClient, closeClients, liteClient } from './support/clients.ts';
import { FunctionsStandIn } from './support/functions-stand-in.ts';
import { waitFor } from './support/wait.ts';

const PROJECT = 'demo-triggers';
let functions: FunctionsStandIn;
let emulator: Emulator;
let address: string;

beforeEach(async () => {
  functions = new FunctionsStandIn();
  address = await functions.start();
  emulator = await startEmulator({
    projectId: PROJECT,
    functionsEmulator: address,
    deliveryLimits: { atOnce: 2, retryDelays: Array.from({ length: 100 }, () => 20) },
  });
});
afterEach(async () => {
  await closeClients();
  await emulator.stop();
  await functions.stop();
});

async function register(
  event: string,
  pattern: string,
  id = `us-central1-${event.replace('.', '-')}-0`,
): Promise<void> {
  const response = await fetch(
    `${emulator.url}/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=${id}`,
    {
      method: 'POST',
      body: JSON.stringify({
        eventType: `google.cloud.firestore.document.v1.${event}`,
        database: '(default)',
        namespace: '(default)',
        document: { value: pattern, matchType: 'PATH_PATTERN' },
      }),
    },
  );
  expect([response.status, await response.json()]).toEqual([200, {}]);
}

const db = () => adminClient(emulator, PROJECT);
const received = (count: number) =>
  waitFor(`${count} events`, () => functions.received.length >= count && functions.received);
const kinds = () => functions.received.map(({ body }) => String(body.type).split('.').at(-1) ?? '');

describe('events', () => {
  it('tell of creation, update and deletion, each to its own trigger and to "written"', async () => {
    for (const event of ['created', 'updated', 'deleted', 'written']) await register(event, 'items/{id}');
    const item = db().doc('items/fixed');
    await item.set({ title: 'one', kept: 1 });
    await received(2);
    await item.update({ title: 'two' });
    await received(4);
    await item.delete();
    await received(6);
    expect(kinds().toSorted()).toEqual(['created', 'deleted', 'updated', 'written', 'written', 'written']);

    const updated = functions.received.find(({ body }) => String(body.type).endsWith('updated'));
    const name = `projects/${PROJECT}/databases/(default)/documents/items/fixed`;
    expect(updated?.trigger).toBe(`/functions/projects/${PROJECT}/triggers/us-central1-updated-0`);
    expect(updated?.contentType).toContain('application/cloudevents+json');
    const version = (title: string) => ({
      name,
      fields: { title: { stringValue: title }, kept: { integerValue: '1' } },
      createTime: expect.any(String),
      updateTime: expect.any(String),
    });
    expect(updated?.body).toEqual({
      specversion: '1.0',
      id: expect.any(String),
      source: `//firestore.googleapis.com/projects/${PROJECT}/databases/(default)`,
      type: 'google.cloud.firestore.document.v1.updated',
      subject: 'documents/items/fixed',
      time: expect.stringMatching(/Z$/),
      datacontenttype: 'application/json',
      project: PROJECT,
      location: 'us-central1',
      database: '(default)',
      namespace: '(default)',
      document: 'items/fixed',
      data: { value: version('two'), oldValue: version('one'), updateMask: { fieldPaths: ['title'] } },
    });
    const data = (event: string) =>
      functions.received.find(({ body }) => String(body.type).endsWith(event))?.body.data;
    expect(Object.keys(data('created') as object)).toEqual(['value']);
    expect(Object.keys(data('deleted') as object)).toEqual(['oldValue']);
  });

  it('are not sent for a write that changes nothing', async () => {
    await register('written', 'items/{id}');
    await db()
      .doc('items/a')
      .set({ n: 1, list: [1, { a: 1 }] });
    await db()
      .doc('items/a')
      .set({ list: [1, { a: 1 }], n: 1 });
    await db()
      .doc('items/a')
      .update({ n: FieldValue.increment(0) });
    await db().doc('items/none').delete();
    await db().doc('items/last').set({});
    await received(2);
    expect(functions.received.map(({ body }) => body.document)).toEqual(['items/a', 'items/last']);
  });

  it('carry who wrote, if asked for', async () => {
    await register('written.withAuthContext', 'items/{id}');
    await db().doc('items/owner').set({});
    await received(1);
    await lite.setDoc(lite.doc(liteClient(emulator, PROJECT, { sub: 'uid123' }), 'items/user'), {});
    await received(2);
    await lite.setDoc(lite.doc(liteClient(emulator, PROJECT), 'items/visitor'), {});
    await received(3);
    const who = functions.received.map(({ body: { authtype, authid } }) => [authtype, authid]);
    expect(who).toEqual([
      ['service_account', expect.any(String)],
      ['app_user', 'uid123'],
      ['unauthenticated', undefined],
    ]);
  });

  it('reach first-generation functions in their own shape', async () => {
    const response = await fetch(
      `${emulator.url}/emulator/v1/projects/${PROJECT}/triggers/us-central1-old-0`,
      {
        method: 'PUT',
        body: JSON.stringify({
          eventTrigger: {
            eventType: 'providers/cloud.firestore/eventTypes/document.write',
            resource: `projects/${PROJECT}/databases/(default)/documents/items/{id}`,
            service: 'firestore.googleapis.com',
          },
        }),
      },
    );
    expect(response.status).toBe(200);
    await db().doc('items/a').set({ n: 1 });
    const [event] = await received(1);
    expect(event?.contentType).toContain('application/json');
    expect(event?.body).toMatchObject({
      data: { value: { fields: { n: { integerValue: '1' } }, readTime: expect.any(String) }, oldValue: {} },
      context: {
        eventType: 'providers/cloud.firestore/eventTypes/document.write',
        resource: {
          service: 'firestore.googleapis.com',
          name: `projects/${PROJECT}/databases/(default)/documents/items/a`,
        },
      },
    });
  });

  it('go only where the path matches', async () => {
    await register('written', 'users/{user}/{rest=**}', 'us-central1-deep-0');
    await register('written', 'users/{user}', 'us-central1-flat-0');
    await register('written', 'users/*-admin', 'us-central1-part-0');
    for (const path of ['users/a', 'users/b-admin', 'users/a/posts/p/comments/c', 'others/a'])
      await db().doc(path).set({});
    await received(5);
    const pairs = functions.received.map(
      ({ trigger, body }) => `${trigger.split('-').at(-2)} ${String(body.document)}`,
    );
    expect(pairs.toSorted()).toEqual([
      'deep users/a',
      'deep users/a/posts/p/comments/c',
      'deep users/b-admin',
      'flat users/a',
      'flat users/b-admin',
      'part users/b-admin',
    ]);
  });
});

describe('delivery', () => {
  it('keeps the order of one document, two requests at a time', async () => {
    await register('written', 'items/{id}');
    const client = db();
    const release = functions.holdAnswers();
    for (let n = 0; n < 10; n++) {
      await Promise.all(['a', 'b', 'c', 'd'].map((id) => client.doc(`items/${id}`).set({ n })));
    }
    await received(2);
    release();
    await received(40);
    for (const id of ['a', 'b', 'c', 'd']) {
      const order = functions.received
        .filter(({ body }) => body.document === `items/${id}`)
        .map(
          ({ body }) =>
            (body.data as { value: { fields: { n: { integerValue: string } } } }).value.fields.n.integerValue,
        );
      expect(order).toEqual(Array.from({ length: 10 }, (_, n) => String(n)));
    }
    expect(functions.mostAtOnce).toBe(2);
  });

  it('waits for a worker that starts late', async () => {
    await register('created', 'items/{id}');
    await functions.stop();
    await db().doc('items/early').set({});
    await db().doc('items/second').set({});
    functions = new FunctionsStandIn();
    functions.statuses.push(503);
    await functions.start(Number(address.split(':')[1]));
    await received(2);
    expect(functions.received.map(({ body }) => String(body.document)).toSorted()).toEqual([
      'items/early',
      'items/second',
    ]);
  });

  it('does not repeat an event whose function failed', async () => {
    await register('created', 'items/{id}');
    functions.statuses.push(500);
    await db().doc('items/failing').set({});
    await waitFor('the failure', () => functions.statuses.length === 0);
    await db().doc('items/next').set({});
    await received(1);
    expect(functions.received.map(({ body }) => body.document)).toEqual(['items/next']);
  });

  it('does not hold a commit up', async () => {
    await register('created', 'items/{id}');
    const release = functions.holdAnswers();
    for (let n = 0; n < 5; n++) await db().doc(`items/${n}`).set({});
    expect((await db().collection('items').get()).size).toBe(5);
    release();
    await received(5);
  });

  it('a trigger that is registered again replaces the one of that id', async () => {
    await register('created', 'items/{id}', 'us-central1-same-0');
    await register('created', 'other/{id}', 'us-central1-same-0');
    await db().doc('items/a').set({});
    await db().doc('other/a').set({});
    await received(1);
    expect(functions.received.map(({ body }) => body.document)).toEqual(['other/a']);
  });
});
