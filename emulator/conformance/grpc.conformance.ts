import http2 from 'node:http2';
import { connect } from 'node:net';
import {
  type Client,
  type ClientDuplexStream,
  credentials,
  loadPackageDefinition,
  Metadata,
  type ServiceError,
} from '@grpc/grpc-js';
import { fromJSON, type ServiceDefinition } from '@grpc/proto-loader';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDescriptor } from '../src/wire/schema.ts';
import { adminClient } from './support/clients.ts';
import { useEmulator } from './support/emulator.ts';
import { waitFor } from './support/wait.ts';

const PROJECT = 'demo-grpc';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const ROOT = `${DATABASE}/documents`;
const emulator = useEmulator({ projectId: PROJECT, maxBufferedBytes: 1_000_000 });
const definition = fromJSON(loadDescriptor(), {
  longs: String,
  enums: String,
});
const packages = loadPackageDefinition(definition) as unknown as {
  google: { firestore: { v1: { Firestore: new (address: string, channel: unknown) => Client } } };
};

type Stream = ClientDuplexStream<object, Record<string, unknown>>;
interface RawClient extends Client {
  Listen(metadata: Metadata): Stream;
  Write(metadata: Metadata): Stream;
  Commit(
    request: object,
    metadata: Metadata,
    done: (error: ServiceError | null, reply: object) => void,
  ): void;
}

let client: RawClient;
beforeEach(() => {
  emulator.clear();
  client = new packages.google.firestore.v1.Firestore(
    `${emulator.host}:${emulator.port}`,
    credentials.createInsecure(),
  ) as RawClient;
});
afterEach(() => client.close());

const owner = new Metadata();
owner.set('authorization', 'Bearer owner');

interface Watched {
  readonly stream: Stream;
  readonly messages: Record<string, unknown>[];
  error: ServiceError | undefined;
  ended: boolean;
}

function watch(stream: Stream): Watched {
  const watched: Watched = { stream, messages: [], error: undefined, ended: false };
  stream.on('data', (message: Record<string, unknown>) => watched.messages.push(message));
  stream.on('error', (error: ServiceError) => {
    watched.error = error;
  });
  stream.on('end', () => {
    watched.ended = true;
  });
  return watched;
}

const set = (id: string, fields: object = {}) => ({ update: { name: `${ROOT}/c/${id}`, fields } });

describe('the Write stream', () => {
  it('answers requests in order and ends when the client has ended', async () => {
    const { stream, messages, ...rest } = watch(client.Write(owner));
    stream.write({ database: DATABASE });
    for (const id of ['a', 'b', 'c']) stream.write({ writes: [set(id)] });
    await waitFor('four answers', () => messages.length === 4);
    expect(messages[0]).toEqual({
      streamId: expect.any(String),
      streamToken: expect.any(Buffer),
    });
    expect(messages.slice(1).every((message) => message.commitTime !== undefined)).toBe(true);
    stream.end();
    await waitFor('the end', () => stream.readableEnded);
    expect(rest.error).toBeUndefined();
  });

  it('an empty request ends it', async () => {
    const watched = watch(client.Write(owner));
    watched.stream.write({ database: DATABASE });
    watched.stream.write({ writes: [] });
    await waitFor('the end', () => watched.ended);
    expect(watched.messages).toHaveLength(2);
    expect(watched.error).toBeUndefined();
  });

  it.each<[string, object[], string]>([
    ['no database', [{}], "3 INVALID_ARGUMENT: 'database' must be set"],
    [
      'writes in the handshake',
      [{ database: DATABASE, writes: [set('x')] }],
      "3 INVALID_ARGUMENT: 'writes' must not be set",
    ],
    [
      'a stream id',
      [{ database: DATABASE, streamId: '1' }],
      '3 INVALID_ARGUMENT: Resuming streams is not supported',
    ],
    [
      'a stream token',
      [{ database: DATABASE, streamToken: Buffer.from('5') }],
      '3 INVALID_ARGUMENT: Resuming streams is not supported',
    ],
    [
      'another database',
      [{ database: DATABASE }, { database: 'projects/other/databases/(default)', writes: [set('x')] }],
      '3 INVALID_ARGUMENT: Request specified a database',
    ],
    [
      'a failing precondition',
      [{ database: DATABASE }, { writes: [{ ...set('x'), currentDocument: { exists: true } }] }],
      '5 NOT_FOUND: ',
    ],
    [
      'a reserved field',
      [{ database: DATABASE }, { writes: [set('x', { __x__: { nullValue: 'NULL_VALUE' } })] }],
      '3 INVALID_ARGUMENT: ',
    ],
    ['a write without an operation', [{ database: DATABASE }, { writes: [{}] }], '3 INVALID_ARGUMENT: '],
  ])('ends with its error after %s, and writes nothing', async (_name, requests, message) => {
    const watched = watch(client.Write(owner));
    for (const request of requests) watched.stream.write(request);
    const error = await waitFor('the error', () => watched.error);
    expect(error.message).toContain(message);
    expect((await adminClient(emulator, PROJECT).collection('c').get()).size).toBe(0);
  });

  it('an error discards what was sent after it', async () => {
    const watched = watch(client.Write(owner));
    watched.stream.write({ database: DATABASE });
    watched.stream.write({ writes: [{ ...set('none'), currentDocument: { exists: true } }] });
    watched.stream.write({ writes: [set('after')] });
    await waitFor('the error', () => watched.error);
    expect((await adminClient(emulator, PROJECT).doc('c/after').get()).exists).toBe(false);
  });
});

describe('the Listen stream', () => {
  const target = {
    database: DATABASE,
    addTarget: { targetId: 2, query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }] } } },
  };

  it('needs a database first', async () => {
    const watched = watch(client.Listen(owner));
    watched.stream.write({ removeTarget: 2 });
    expect((await waitFor('the error', () => watched.error)).message).toContain("'database' must be set");
  });

  it('a token that is none ends it', async () => {
    const metadata = new Metadata();
    metadata.set('authorization', 'Bearer garbage');
    const watched = watch(client.Listen(metadata));
    watched.stream.write(target);
    expect((await waitFor('the error', () => watched.error)).message).toContain(
      '3 INVALID_ARGUMENT: invalid jwt',
    );
  });

  it('a removed target is acknowledged and sends no more', async () => {
    const watched = watch(client.Listen(owner));
    const change = () => watched.messages.findLast((message) => 'targetChange' in message)?.targetChange;
    watched.stream.write(target);
    await waitFor('the snapshot', () => watched.messages.length >= 3);
    watched.stream.write({ database: DATABASE, removeTarget: 2 });
    await waitFor('the acknowledgement', () => JSON.stringify(change()).includes('REMOVE'));
    const before = watched.messages.length;
    await adminClient(emulator, PROJECT).doc('c/a').set({});
    watched.stream.write(target);
    await waitFor('the target again', () =>
      JSON.stringify(watched.messages.slice(before)).includes('CURRENT'),
    );
    expect(watched.messages.slice(before).filter((message) => 'documentChange' in message)).toHaveLength(1);
    watched.stream.end();
    await waitFor('the end', () => watched.ended);
  });

  it('a reader that takes nothing loses its stream, and may begin again', async () => {
    const session = http2.connect(emulator.url);
    session.on('error', () => {});
    const slow = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Listen',
      'content-type': 'application/grpc',
      te: 'trailers',
      authorization: 'Bearer owner',
    });
    let status: unknown;
    slow.on('trailers', (trailers) => {
      status = trailers['grpc-status'];
    });
    slow.write(grpcFrame(target));
    await new Promise((resolve) => slow.once('response', resolve));
    const db = adminClient(emulator, PROJECT);
    // Each document is 200 kB and the cap of this emulator 1 MB; HTTP/2 lets 64 kB pass before the reader takes any.
    for (let n = 0; n < 20; n++) await db.doc(`c/${n}`).set({ text: 'x'.repeat(200_000) });
    let bytes = 0;
    slow.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    expect(await waitFor('the status', () => status)).toBe('14');
    expect(bytes).toBeLessThan(19 * 200_000);
    session.destroy();
    const again = watch(client.Listen(owner));
    again.stream.write(target);
    await waitFor(
      'everything',
      () => again.messages.filter((message) => 'documentChange' in message).length === 20,
    );
    again.stream.cancel();
  });
});

/** A request as it travels: a flag, four bytes of length, the message. */
function grpcFrame(request: object): Buffer {
  const service = definition['google.firestore.v1.Firestore'] as ServiceDefinition;
  const message = service.Listen?.requestSerialize(request) ?? Buffer.alloc(0);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]);
}

describe('what is no request', () => {
  it('bytes that are no message are an error, and the next call is served', async () => {
    const failed = await new Promise<ServiceError | null>((resolve) => {
      client.makeUnaryRequest(
        '/google.firestore.v1.Firestore/Commit',
        () => Buffer.from([0xff, 0xff, 0xff]),
        (bytes: Buffer) => bytes,
        {},
        owner,
        (error) => resolve(error),
      );
    });
    expect(failed).toBeTruthy();
    const unknown = await new Promise<ServiceError | null>((resolve) => {
      const bytes = (value: Buffer) => value;
      client.makeUnaryRequest(
        '/google.firestore.v1.Firestore/Nothing',
        bytes,
        bytes,
        Buffer.alloc(0),
        owner,
        (error) => resolve(error),
      );
    });
    expect(unknown?.code).toBe(12);
    await new Promise<void>((resolve, reject) => {
      client.Commit({ database: DATABASE, writes: [set('alive')] }, owner, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  });

  it('a connection that breaks off in the middle harms no other', async () => {
    for (let n = 0; n < 5; n++) {
      await new Promise<void>((resolve) => {
        const socket = connect(emulator.port, emulator.host, () => {
          socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0garbage');
          socket.once('data', () => socket.destroy());
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
    }
    await adminClient(emulator, PROJECT).doc('c/alive').set({});
  });

  it('a client that goes away leaves neither its connection nor its listeners', async () => {
    const socket = connect({ port: emulator.port, host: emulator.host, allowHalfOpen: true });
    const session = http2.connect(emulator.url, { createConnection: () => socket });
    session.on('error', () => {});
    const request = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Listen',
      'content-type': 'application/grpc',
      te: 'trailers',
      authorization: 'Bearer owner',
    });
    request.on('error', () => {});
    const query = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }] } };
    request.write(grpcFrame({ database: DATABASE, addTarget: { targetId: 2, query } }));
    await waitFor('the listener', () => emulator.listeners() === 1);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    // What the operating system sends for a process that was killed; no goodbye of HTTP/2 goes before it.
    socket.end();
    await ended;
    await waitFor('no listener', () => emulator.listeners() === 0);
  });
});
