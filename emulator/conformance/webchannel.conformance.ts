import { beforeEach, describe, expect, it } from 'vitest';
import { adminClient, unsignedToken } from './support/clients.ts';
import { useEmulator } from './support/emulator.ts';
import { waitFor } from './support/wait.ts';
import { messageWith, RawChannel } from './support/webchannel-client.ts';

const PROJECT = 'demo-webchannel';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const ROOT = `${DATABASE}/documents`;
const emulator = useEmulator({ projectId: PROJECT, maxBufferedBytes: 300_000 });

beforeEach(() => emulator.clear());

const addDocument = (name: string, targetId = 2) => ({
  database: DATABASE,
  addTarget: { documents: { documents: [`${ROOT}/${name}`] }, targetId },
});
const addCollection = (collectionId: string, targetId = 2, resume: object = {}) => ({
  database: DATABASE,
  addTarget: { query: { parent: ROOT, structuredQuery: { from: [{ collectionId }] } }, targetId, ...resume },
});
const increment = (name: string) => ({
  streamToken: 'MA==',
  writes: [
    {
      update: { name: `${ROOT}/${name}`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
    },
  ],
});
const channel = (rpc: 'Listen' | 'Write') => new RawChannel(emulator, DATABASE, rpc);
const admin = () => adminClient(emulator, PROJECT);

describe('a Listen session', () => {
  it('answers a target with ADD, documents, CURRENT and a global snapshot', async () => {
    await admin().doc('c/a').set({ s: 'راوي 😀' });
    const listen = channel('Listen');
    await listen.open([addCollection('c')]);
    expect(listen.sessionHeader).toBeTruthy();
    const reader = listen.listen(0);
    await waitFor('four messages', () => reader.messages.length >= 4);
    const kinds = reader.messages.slice(0, 4).map(([id, [message]]) => [id, message]);
    expect(kinds).toMatchObject([
      [1, { targetChange: { targetChangeType: 'ADD', targetIds: [2] } }],
      [2, { documentChange: { document: { fields: { s: { stringValue: 'راوي 😀' } } }, targetIds: [2] } }],
      [3, { targetChange: { targetChangeType: 'CURRENT', targetIds: [2], resumeToken: expect.any(String) } }],
      [4, { targetChange: { resumeToken: expect.any(String), readTime: expect.any(String) } }],
    ]);
    reader.abort();
  });

  it.each(['stream', 'long-poll'] as const)('delivers commits by %s', async (mode) => {
    const listen = channel('Listen');
    await listen.open([addDocument('c/a')]);
    let reader = listen.listen(0, mode);
    await messageWith(reader, 'CURRENT');
    for (let n = 1; n <= 3; n++) {
      if (mode === 'long-poll') {
        await waitFor('the end of the poll', () => reader.ended);
        reader = listen.listen(reader.messages.at(-1)?.[0] ?? 0, mode);
      }
      await admin().doc('c/a').set({ n });
      await messageWith(reader, `{"integerValue":"${n}"}`);
      expect(reader.ended).toBe(mode === 'long-poll');
    }
    reader.abort();
  });

  it('sends everything after AID again when a GET is lost', async () => {
    const listen = channel('Listen');
    await listen.open([addDocument('c/a')]);
    const lost = listen.listen(0);
    await messageWith(lost, 'CURRENT');
    lost.abort();
    await admin().doc('c/a').set({ n: 7 });
    const again = listen.listen(1, 'long-poll');
    await waitFor('the end of the poll', () => again.ended);
    const ids = again.messages.map(([id]) => id);
    expect(ids).toEqual(ids.map((_, index) => index + 2));
    expect(JSON.stringify(again.messages)).toContain('"integerValue":"7"');
  });

  it('ends the older of two GETs', async () => {
    const listen = channel('Listen');
    await listen.open([addDocument('c/a')]);
    const first = listen.listen(0);
    await messageWith(first, 'CURRENT');
    const second = listen.listen(4);
    await waitFor('the end of the first', () => first.ended);
    expect(second.ended).toBe(false);
    second.abort();
  });

  it('shows an open stream a frame at once', async () => {
    const listen = channel('Listen');
    await listen.open([]);
    const reader = listen.listen(0);
    expect(await messageWith(reader, 'noop')).toEqual([1, ['noop']]);
    reader.abort();
  });

  it('removes a target that cannot be read, with its cause, and goes on', async () => {
    const listen = channel('Listen');
    await listen.open([
      {
        database: DATABASE,
        addTarget: { query: { parent: ROOT, structuredQuery: { from: [{}, {}] } }, targetId: 2 },
      },
      addDocument('c/a', 4),
    ]);
    const reader = listen.listen(0);
    const [, [removed]] = await messageWith(reader, 'REMOVE');
    expect(removed).toMatchObject({ targetChange: { targetIds: [2], cause: { code: 3 } } });
    await messageWith(reader, '"CURRENT","targetIds":[4]');
    reader.abort();
  });

  it('resumes from a token with only what changed', async () => {
    await admin().doc('c/old').set({ n: 1 });
    const first = channel('Listen');
    await first.open([addCollection('c')]);
    const reader = first.listen(0);
    const [, [current]] = await messageWith(reader, 'CURRENT');
    const { resumeToken } = (current as { targetChange: { resumeToken: string } }).targetChange;
    await first.terminate();
    await admin().doc('c/new').set({ n: 2 });
    const second = channel('Listen');
    await second.open([addCollection('c', 2, { resumeToken, expectedCount: 1 })]);
    const resumed = second.listen(0);
    await messageWith(resumed, 'CURRENT');
    const text = JSON.stringify(resumed.messages);
    expect(text).toContain('/c/new');
    expect(text).not.toContain('/c/old');
    resumed.abort();
  });
});

describe('a Write session', () => {
  it('shakes hands, answers each request, and counts a repeated POST once', async () => {
    const write = channel('Write');
    await write.open([{ database: DATABASE }]);
    const reader = write.listen(0);
    const [, [handshake]] = await messageWith(reader, 'streamId');
    expect(handshake).toEqual({ streamId: expect.any(String), streamToken: expect.any(String) });
    const reply = await write.send(1, [increment('c/once')], 1);
    await write.send(1, [increment('c/once')], 1);
    expect(reply.body).toMatch(/^\d+\n\[1,\d+,\d+\]$/);
    const [, [acknowledged]] = await messageWith(reader, 'commitTime');
    expect(acknowledged).toMatchObject({ writeResults: [{ transformResults: [{ integerValue: '1' }] }] });
    expect((await admin().doc('c/once').get()).get('n')).toBe(1);
    reader.abort();
  });

  it('puts messages that overtake each other in order', async () => {
    const write = channel('Write');
    await write.open([{ database: DATABASE }]);
    const reader = write.listen(0);
    await write.send(2, [
      {
        streamToken: 'MA==',
        writes: [{ update: { name: `${ROOT}/c/order`, fields: { last: { booleanValue: true } } } }],
      },
    ]);
    await write.send(1, [
      {
        streamToken: 'MA==',
        writes: [{ update: { name: `${ROOT}/c/order`, fields: { first: { booleanValue: true } } } }],
      },
    ]);
    await waitFor(
      'both answers',
      () =>
        reader.messages.filter(([, payload]) => JSON.stringify(payload).includes('commitTime')).length === 2,
    );
    expect((await admin().doc('c/order').get()).data()).toEqual({ last: true });
    reader.abort();
  });

  it('is deaf after an error, since the client sends the rest again elsewhere', async () => {
    const write = channel('Write');
    await write.open([{ database: DATABASE }]);
    const reader = write.listen(0);
    const failing = {
      streamToken: 'MA==',
      writes: [{ delete: `${ROOT}/c/none`, currentDocument: { exists: true } }],
    };
    await write.send(1, [failing, increment('c/deaf')]);
    await write.send(3, [increment('c/deaf')]);
    const [, [error]] = await messageWith(reader, 'error');
    expect(error).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } });
    expect((await admin().doc('c/deaf').get()).exists).toBe(false);
    reader.abort();
  });

  it.each([
    ['no database', {}, "'database' must be set"],
    [
      'writes in the handshake',
      { database: DATABASE, writes: [{ delete: `${ROOT}/c/a` }] },
      "'writes' must not be set",
    ],
    ['an unknown field', { database: DATABASE, nonsense: 1 }, "Payload isn't valid"],
    ['no JSON', '{', "Payload isn't valid"],
  ])('refuses a handshake with %s', async (_name, message, text) => {
    const write = channel('Write');
    await write.open([message]);
    const reader = write.listen(0);
    const [, [error]] = await messageWith(reader, 'error');
    expect(error).toMatchObject({
      error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringContaining(text) },
    });
    reader.abort();
  });
});

describe('sessions', () => {
  it('an unknown one is a 400 that says so, with the origin allowed', async () => {
    const response = await fetch(
      `${emulator.url}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=rpc&SID=nobody&AID=0&CI=0&TYPE=xmlhttp`,
      {
        headers: { origin: 'http://localhost:3000' },
      },
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Unknown SID');
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('ends with terminate', async () => {
    const listen = channel('Listen');
    await listen.open([addDocument('c/a')]);
    expect(await listen.terminate()).toBe(200);
    expect((await listen.send(1, [])).status).toBe(400);
  });

  it('the handshake form carries the caller', async () => {
    emulator.loadRules(`service cloud.firestore { match /databases/{d}/documents {
      match /{document=**} { allow read, write: if request.auth.uid == 'alice'; } } }`);
    try {
      const denied = channel('Listen');
      await denied.open([addDocument('c/a')]);
      const refused = denied.listen(0);
      const [, [cause]] = await messageWith(refused, 'REMOVE');
      expect(cause).toMatchObject({
        targetChange: {
          cause: { code: 7, message: expect.stringContaining('Missing or insufficient permissions.') },
        },
      });
      const allowed = channel('Listen');
      await allowed.open([addDocument('c/a')], `Authorization:Bearer ${unsignedToken({ sub: 'alice' })}\r\n`);
      const reader = allowed.listen(0);
      await messageWith(reader, 'CURRENT');
      refused.abort();
      reader.abort();
    } finally {
      emulator.loadRules(
        'service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write; } } }',
      );
    }
  });

  it.each(['', 'count=x', 'count=2&ofs=0&req0___data__={}', 'count=1&ofs=-1&req0___data__={}'])(
    'a form such as "%s" is a 400 or an empty message list, and the next request is served',
    async (body) => {
      const listen = channel('Listen');
      await listen.open([addDocument('c/a')]);
      const response = await fetch(
        `${emulator.url}/google.firestore.v1.Firestore/Listen/channel?SID=${listen.sid}&RID=1`,
        { method: 'POST', body },
      );
      expect([200, 400]).toContain(response.status);
      const reader = listen.listen(0);
      await messageWith(reader, 'CURRENT');
      reader.abort();
    },
  );

  it('a GET whose reader stops taking loses its session', async () => {
    const listen = channel('Listen');
    await listen.open([addCollection('c')]);
    const reader = listen.listen(0);
    await messageWith(reader, 'CURRENT');
    reader.pause();
    let written = 0;
    while ((await listen.send(1, [])).status === 200) {
      await admin()
        .doc(`c/${written % 10}`)
        .set({ text: 'x'.repeat(500_000), written });
      // The sockets' buffers take a few megabytes; behind them, this emulator keeps 300 kB.
      expect(++written).toBeLessThan(100);
    }
    reader.abort();
  });

  it('a reader that takes nothing loses its session, and no memory is kept for it', async () => {
    const listen = channel('Listen');
    await listen.open([addCollection('c')]);
    // No GET is open: everything waits. Each document is 100 kB; the cap of this emulator is 300 kB.
    for (let n = 0; n < 6; n++)
      await admin()
        .doc(`c/${n}`)
        .set({ text: 'x'.repeat(100_000) });
    expect(await listen.send(1, [])).toEqual({ status: 400, body: 'Unknown SID' });
  });
});
